"""The five leaders, and the one of the tech module.

Some share their names with cards of other sets, so their keys say that they are leaders.
"""

from landsraad.games.imperium.language.abilities import COST, START_WATER, less, on
from landsraad.games.imperium.language.cards import ANY_NUMBER
from landsraad.games.imperium.language.components import leader
from landsraad.games.imperium.language.counts import influence
from landsraad.games.imperium.language.gains import draw, intrigue, solari, spice, water
from landsraad.games.imperium.language.moments import whenever
from landsraad.games.imperium.language.structure import one_of, pay, seq, when
from landsraad.games.imperium.language.terms import CONFLICT, FREMEN
from landsraad.games.imperium.language.troops import lose_troops, retreat_up_to
from landsraad.games.imperium.mechanisms.dreadnoughts.words import retreat
from landsraad.games.imperium.mechanisms.fray.words import into_the_fray
from landsraad.games.imperium.mechanisms.ledger.words import troops_at_home
from landsraad.games.imperium.mechanisms.navigation.words import navigates
from landsraad.games.imperium.mechanisms.project.words import secret_project
from landsraad.games.imperium.mechanisms.smuggling.words import hosts, smuggle_in, smuggle_out
from landsraad.games.imperium.mechanisms.tactics.words import circle
from landsraad.games.imperium.mechanisms.tech.words import trash_own_tile
from landsraad.games.imperium.mechanisms.twisted.words import draws_twisted

LEADERS = (
    leader(
        "Chani",
        key="leader_chani",
        house="",
        complexity=2,
        ability="Tactician",
        abilities=(
            circle(3, (6, spice(1)), (11, water(1)), by=(retreat(1), lose_troops(CONFLICT))),
        ),
        signet_name="Fedaykin Maneuver",
        signet=one_of(
            retreat=retreat_up_to(ANY_NUMBER),
            cards=when(influence(FREMEN) >= 2, pay(water(1), then=draw(2))),
        ),
        rival=False,
    ),
    leader(
        "Duncan Idaho",
        key="leader_duncan_idaho",
        house="Atreides",
        complexity=1,
        ability="Ginaz Swordmaster",
        abilities=(less(COST, 2, of="swordmaster"),),
        signet_name="Into the Fray",
        signet=into_the_fray(),
        rival=False,
    ),
    leader(
        "Esmar Tuek",
        key="leader_esmar_tuek",
        house="",
        complexity=1,
        ability="Tuek's Sietch",
        abilities=(hosts("tueks_sietch", own=solari(1), other=intrigue(1)),),
        signet_name="Smuggle Spice",
        signet=one_of(place=smuggle_in(), take=smuggle_out()),
    ),
    leader(
        "Piter De Vries",
        key="leader_piter_de_vries",
        house="Harkonnen",
        complexity=2,
        ability="Twisted Genius",
        abilities=(draws_twisted(),),
        signet_name="Harkonnen Advisor",
        signet=troops_at_home(1),
    ),
    leader(
        "Steersman Y'rkoon",
        house="",
        complexity=3,
        ability="Strange Form, Hungry for Spice",
        abilities=(less(START_WATER, 1), on(whenever(spice(3)), draw(1)), navigates()),
        signet_name="Plot Course",
        signet=None,
        rival=False,
    ),
)

TECH_LEADERS = (
    leader(
        "Kota Odax of Ix",
        house="",
        complexity=3,
        ability="Secret Project",
        abilities=(secret_project(1),),
        signet_name="Reverse Engineering",
        signet=one_of(spice=spice(1), tile=pay(trash_own_tile(), then=seq(intrigue(1), draw(1)))),
        rival=False,
    ),
)
