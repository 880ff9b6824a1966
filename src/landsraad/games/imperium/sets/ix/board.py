"""The CHOAM overlay and the Ix board: four new spaces, and the four that the overlay covers."""

from landsraad.games.imperium.language.components import space
from landsraad.games.imperium.language.gains import persuasion, solari
from landsraad.games.imperium.language.structure import one_of, seq
from landsraad.games.imperium.language.terms import GUILD, LANDSRAAD, SPICE_TRADE
from landsraad.games.imperium.mechanisms.dreadnoughts.words import dreadnought
from landsraad.games.imperium.mechanisms.shipping.words import freighter
from landsraad.games.imperium.mechanisms.tech.words import negotiator, tech

COVERS = ("hall_of_oratory", "rally_troops", "secure_contract", "sell_melange")

SPACES = (
    space("Smuggling", SPICE_TRADE, area="choam", effect=seq(solari(1), freighter())),
    space(
        "Interstellar Shipping",
        SPICE_TRADE,
        area="choam",
        requirement=(GUILD, 2),
        effect=seq(freighter(), freighter()),
    ),
    space(
        "Tech Negotiation",
        LANDSRAAD,
        area="ix",
        effect=one_of(tech=tech(1), negotiator=negotiator()),
        reveal=persuasion(1),
    ),
    space(
        "Dreadnought",
        LANDSRAAD,
        area="ix",
        cost=solari(3),
        effect=seq(dreadnought(), tech()),
    ),
)
