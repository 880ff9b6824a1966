"""The six leaders."""

from landsraad.games.imperium.components import leader
from landsraad.games.imperium.effects import Effect
from landsraad.games.imperium.terms import (
    CITY,
    FACTIONS,
    LANDSRAAD,
    SPICE_TRADE,
    Among,
    Faction,
)
from landsraad.games.imperium.vocabulary import (
    acquire_up_to,
    agents_on,
    discard,
    foldspace,
    freighter,
    gain_influence,
    lose_influence,
    negotiator,
    one_of,
    pay,
    seq,
    solari,
    special,
    spice,
    tech,
    track_bonus,
    trash,
    troops,
    when,
)


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
        reveal=when(agents_on(LANDSRAAD, CITY, SPICE_TRADE) >= 2, trash(in_play=True)),
        signet_name="Conscript",
        signet=acquire_up_to(3),
        rival=False,
    ),
    leader(
        "Ilesa Ecaz",
        house="Ecaz",
        complexity=3,
        ability="One Step Ahead",
        ahead=(spice(1), solari(1)),
        signet_name="Guild Contacts",
        signet=pay(solari(1), then=foldspace()),
        rival=False,
    ),
    leader(
        "Prince Rhombur Vernius",
        house="Vernius",
        complexity=1,
        ability="Heavy Lasgun Cannons",
        dreadnought_strength=4,
        signet_name="Ixian Technology",
        signet=one_of(tech=tech(), negotiator=negotiator()),
    ),
    leader(
        '"Princess" Yuna Moritani',
        house="Moritani",
        complexity=2,
        ability="Smuggling Operation",
        water=0,
        extra_solari=1,
        signet_name="Final Delivery",
        signet=pay(solari(7), then=seq(gain_influence(), troops(1), spice(1))),
        rival=False,
    ),
    leader(
        "Tessia Vernius",
        house="Vernius",
        complexity=4,
        ability="Careful Observation",
        snoopers=tuple(_observations(faction) for faction in FACTIONS),
        signet_name="Duplicity",
        signet=pay(lose_influence(), then=gain_influence(among=Among.SNOOPED)),
        rival=False,
    ),
    leader(
        "Viscount Hundro Moritani",
        house="Moritani",
        complexity=1,
        ability="Intelligence",
        setup=special("intelligence"),
        signet_name="Couriers",
        signet=pay(spice(1), then=freighter()),
    ),
)
