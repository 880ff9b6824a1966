"""The six leaders."""

from landsraad.games.imperium.language.abilities import (
    GAIN,
    REVEALS,
    START_WATER,
    STRENGTH,
    less,
    more,
    on,
)
from landsraad.games.imperium.language.cards import acquire_up_to, discard, foldspace, trash
from landsraad.games.imperium.language.components import leader
from landsraad.games.imperium.language.gains import (
    gain_influence,
    lose_influence,
    solari,
    spice,
    troops,
)
from landsraad.games.imperium.language.structure import one_of, pay, seq, when
from landsraad.games.imperium.language.terms import (
    CITY,
    FACTIONS,
    LANDSRAAD,
    SPICE_TRADE,
    Faction,
    Resource,
    Zone,
)
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.mechanisms.ahead.words import plans_ahead
from landsraad.games.imperium.mechanisms.dreadnoughts.words import DREADNOUGHT
from landsraad.games.imperium.mechanisms.intelligence.words import keep_intrigue
from landsraad.games.imperium.mechanisms.ledger.asked import agents_on
from landsraad.games.imperium.mechanisms.shipping.words import freighter
from landsraad.games.imperium.mechanisms.snoopers.words import SNOOPED, snoops, track_bonus
from landsraad.games.imperium.mechanisms.tech.words import negotiator, tech


def _observations(faction: Faction) -> tuple[Effect, ...]:
    """What a snooper token of a track gives Tessia, by how many she has taken before."""
    return (
        pay(discard(1), then=spice(1)),
        track_bonus(faction),
        gain_influence(faction),
        seq(track_bonus(faction), gain_influence(faction)),
    )


LEADERS = (
    leader(
        "Archduke Armand Ecaz",
        house="Ecaz",
        complexity=2,
        ability="Coordination",
        abilities=(
            on(REVEALS, when(agents_on(LANDSRAAD, CITY, SPICE_TRADE) >= 2, trash(Zone.PLAY))),
        ),
        signet_name="Conscript",
        signet=acquire_up_to(3),
        rival=False,
    ),
    leader(
        "Ilesa Ecaz",
        house="Ecaz",
        complexity=3,
        ability="One Step Ahead",
        abilities=(plans_ahead(one=spice(1), otherwise=solari(1)),),
        signet_name="Guild Contacts",
        signet=pay(solari(1), then=foldspace()),
        rival=False,
    ),
    leader(
        "Prince Rhombur Vernius",
        house="Vernius",
        complexity=1,
        ability="Heavy Lasgun Cannons",
        abilities=(more(STRENGTH, 1, of=DREADNOUGHT),),
        signet_name="Ixian Technology",
        signet=one_of(tech=tech(), negotiator=negotiator()),
    ),
    leader(
        '"Princess" Yuna Moritani',
        house="Moritani",
        complexity=2,
        ability="Smuggling Operation",
        abilities=(less(START_WATER, 1), more(GAIN, 1, of=Resource.SOLARI)),
        signet_name="Final Delivery",
        signet=pay(solari(7), then=seq(gain_influence(), troops(1), spice(1))),
        rival=False,
    ),
    leader(
        "Tessia Vernius",
        house="Vernius",
        complexity=4,
        ability="Careful Observation",
        abilities=(snoops(*map(_observations, FACTIONS)),),
        signet_name="Duplicity",
        signet=pay(lose_influence(), then=gain_influence(among=SNOOPED)),
        rival=False,
    ),
    leader(
        "Viscount Hundro Moritani",
        house="Moritani",
        complexity=1,
        ability="Intelligence",
        setup=keep_intrigue(),
        signet_name="Couriers",
        signet=pay(spice(1), then=freighter()),
    ),
)
