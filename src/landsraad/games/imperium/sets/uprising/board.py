"""The board of Uprising: 22 spaces, the observation posts between them, and the shield wall.

A faction space's own influence is implied by its icon.
"""

from landsraad.games.imperium.language.board import council_seat, recall_agent, swordmaster
from landsraad.games.imperium.language.cards import steal_intrigue, trash
from landsraad.games.imperium.language.components import space
from landsraad.games.imperium.language.counts import lacking, seated
from landsraad.games.imperium.language.gains import (
    at_price,
    draw,
    gain_influence,
    harvest,
    intrigue,
    persuasion,
    solari,
    spice,
    troops,
    water,
)
from landsraad.games.imperium.language.structure import one_of, pay, seq, when
from landsraad.games.imperium.language.terms import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    GUILD,
    LANDSRAAD,
    SOLARI,
    SPICE,
    SPICE_TRADE,
)
from landsraad.games.imperium.mechanisms.contracts.words import contract
from landsraad.games.imperium.mechanisms.court.words import spice_or_worms
from landsraad.games.imperium.mechanisms.sandworms.words import break_wall, maker_hooks
from landsraad.games.imperium.mechanisms.spies.words import post, spy
from landsraad.games.imperium.mechanisms.twisted.words import trash_intrigue

SPACES = (
    space(
        "Sardaukar",
        EMPEROR,
        area="emperor",
        cost=spice(4),
        effect=seq(troops(4), intrigue(1)),
    ),
    space("Dutiful Service", EMPEROR, area="emperor", effect=contract()),
    space("Heighliner", GUILD, area="guild", cost=spice(5), combat=True, effect=troops(5)),
    space("Deliver Supplies", GUILD, area="guild", effect=water(1)),
    space(
        "Espionage",
        BENE_GESSERIT,
        area="bene_gesserit",
        cost=spice(1),
        effect=seq(draw(1), spy()),
    ),
    space(
        "Secrets",
        BENE_GESSERIT,
        area="bene_gesserit",
        effect=seq(intrigue(1), steal_intrigue()),
    ),
    space(
        "Desert Tactics",
        FREMEN,
        area="fremen",
        cost=water(1),
        combat=True,
        effect=seq(troops(1), trash()),
    ),
    space("Fremkit", FREMEN, area="fremen", combat=True, effect=draw(1)),
    space(
        "High Council",
        LANDSRAAD,
        area="landsraad",
        cost=solari(5),
        effect=one_of(
            seat=when(lacking(seated()), council_seat()),
            again=when(seated(), seq(spice(2), intrigue(1), troops(3))),
        ),
    ),
    space(
        "Imperial Privilege",
        LANDSRAAD,
        area="landsraad",
        cost=solari(3),
        requirement=(EMPEROR, 2),
        effect=seq(pay(trash_intrigue(), then=intrigue(1)), recall_agent(), draw(1)),
    ),
    space(
        "Swordmaster",
        LANDSRAAD,
        area="landsraad",
        cost=solari(8),
        once=True,
        effect=swordmaster(),
    ),
    space(
        "Assembly Hall",
        LANDSRAAD,
        area="landsraad",
        effect=intrigue(1),
        reveal=persuasion(1),
    ),
    space(
        "Gather Support",
        LANDSRAAD,
        area="landsraad",
        effect=troops(2),
        prices=(at_price(solari(2), water(1)),),
    ),
    space(
        "Shipping",
        SPICE_TRADE,
        area="choam",
        cost=spice(3),
        requirement=(GUILD, 2),
        effect=seq(solari(5), gain_influence()),
    ),
    space("Accept Contract", SPICE_TRADE, area="choam", effect=seq(draw(1), contract())),
    space(
        "Arrakeen",
        CITY,
        area="dune",
        combat=True,
        control=SOLARI,
        effect=seq(troops(1), draw(1)),
    ),
    space(
        "Spice Refinery",
        CITY,
        area="dune",
        combat=True,
        control=SOLARI,
        effect=solari(2),
        prices=(at_price(spice(1), solari(2)),),
    ),
    space(
        "Research Station",
        CITY,
        area="dune",
        cost=water(2),
        combat=True,
        effect=seq(troops(2), draw(2)),
    ),
    space(
        "Sietch Tabr",
        CITY,
        area="dune",
        requirement=(FREMEN, 2),
        combat=True,
        effect=one_of(
            hooks=seq(maker_hooks(), troops(1), water(1)), wall=seq(water(1), break_wall())
        ),
    ),
    space(
        "Imperial Basin",
        SPICE_TRADE,
        area="dune",
        combat=True,
        maker=True,
        control=SPICE,
        effect=harvest(1),
    ),
    space(
        "Hagga Basin",
        SPICE_TRADE,
        area="dune",
        cost=water(1),
        combat=True,
        maker=True,
        effect=spice_or_worms(2, 1),
    ),
    space(
        "Deep Desert",
        SPICE_TRADE,
        area="dune",
        cost=water(3),
        combat=True,
        maker=True,
        effect=spice_or_worms(4, 2),
    ),
)
POSTS = (
    post("Emperor", "sardaukar", "dutiful_service"),
    post("Guild", "heighliner", "deliver_supplies"),
    post("Bene Gesserit", "espionage", "secrets"),
    post("Fremen", "desert_tactics", "fremkit"),
    post("Council", "high_council", "imperial_privilege", "swordmaster"),
    post("Assembly", "assembly_hall", "gather_support"),
    post("CHOAM", "shipping", "accept_contract"),
    post("Arrakeen", "arrakeen", "spice_refinery"),
    post("Refinery", "spice_refinery", "research_station"),
    post("Sietch", "research_station", "sietch_tabr"),
    post("Imperial Basin", "imperial_basin"),
    post("Hagga Basin", "hagga_basin"),
    post("Deep Desert", "deep_desert"),
)
IX_POSTS = (
    post("Shipping", "interstellar_shipping", "smuggling"),
    post("Ix", "tech_negotiation", "dreadnought"),
)
"""On the overlay of Rise of Ix, which covers the posts of Assembly and CHOAM with their spaces."""
WALLED = ("arrakeen", "spice_refinery", "imperial_basin")
