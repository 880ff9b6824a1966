"""The eight leaders."""

from landsraad.games.imperium.language.abilities import (
    COST,
    TOP_CARD,
    less,
    masterstroke,
    on,
    passes,
    sees,
)
from landsraad.games.imperium.language.board import council_seat, send_agent
from landsraad.games.imperium.language.cards import manipulate
from landsraad.games.imperium.language.components import leader
from landsraad.games.imperium.language.counts import alliance
from landsraad.games.imperium.language.gains import (
    draw,
    gain_influence,
    harvest,
    intrigue,
    solari,
    spice,
    troops,
    water,
)
from landsraad.games.imperium.language.moments import instead_of, whenever
from landsraad.games.imperium.language.structure import pay, seq, when
from landsraad.games.imperium.language.terms import CITY, LANDSRAAD, Among

LEADERS = (
    leader(
        "Paul Atreides",
        house="Atreides",
        complexity=1,
        ability="Prescience",
        abilities=(sees(TOP_CARD),),
        signet_name="Discipline",
        signet=draw(1),
        rival=False,
    ),
    leader(
        "Duke Leto Atreides",
        house="Atreides",
        complexity=2,
        ability="Landsraad Popularity",
        abilities=(less(COST, 1, of=LANDSRAAD),),
        signet_name="Prudent Diplomacy",
        signet=pay(spice(1), then=gain_influence(among=Among.BEHIND)),
    ),
    leader(
        "Baron Vladimir Harkonnen",
        house="Harkonnen",
        complexity=3,
        ability="Masterstroke",
        abilities=(masterstroke(4),),
        signet_name="Scheme",
        signet=pay(solari(1), then=intrigue(1)),
    ),
    leader(
        'Glossu "The Beast" Rabban',
        house="Harkonnen",
        complexity=1,
        ability="Arrakis Fiefdom",
        setup=seq(spice(1), solari(1)),
        signet_name="Brutality",
        signet=seq(troops(1), when(alliance(), troops(1))),
    ),
    leader(
        "Earl Memnon Thorvald",
        house="Thorvald",
        complexity=1,
        ability="Connections",
        abilities=(on(whenever(council_seat()), gain_influence()),),
        signet_name="Spice Hoard",
        signet=spice(1),
    ),
    leader(
        "Countess Ariana Thorvald",
        house="Thorvald",
        complexity=3,
        ability="Spice Addict",
        abilities=(on(instead_of(harvest(1)), draw(1)),),
        signet_name="Hidden Reservoir",
        signet=water(1),
    ),
    leader(
        "Count Ilban Richese",
        house="Richese",
        complexity=1,
        ability="Ruthless Negotiator",
        abilities=(on(whenever(pay(solari(1), then=send_agent())), draw(1)),),
        signet_name="Manufacturing",
        signet=solari(1),
    ),
    leader(
        "Helena Richese",
        house="Richese",
        complexity=2,
        ability="Eyes Everywhere",
        abilities=(passes(LANDSRAAD, CITY),),
        signet_name="Manipulate",
        signet=manipulate(),
        rival=False,
    ),
)
