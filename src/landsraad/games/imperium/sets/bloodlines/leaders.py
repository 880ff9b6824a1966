"""The five leaders, and the one of the tech module.

Some share their names with cards of other sets, so their keys say that they are leaders.
"""

from landsraad.games.imperium.components import leader
from landsraad.games.imperium.terms import FREMEN
from landsraad.games.imperium.vocabulary import (
    ANY_NUMBER,
    draw,
    influence,
    intrigue,
    one_of,
    pay,
    retreat_up_to,
    seq,
    solari,
    special,
    spice,
    water,
    when,
)
from landsraad.games.imperium.vocabulary_bloodlines import trash_own_tile, troops_at_home

LEADERS = (
    leader(
        "Chani",
        key="leader_chani",
        house="",
        complexity=2,
        ability="Tactician",
        tactics=(3, ((6, spice(1)), (11, water(1)))),
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
        space_discount=("swordmaster", 2),
        signet_name="Into the Fray",
        signet=special("into_the_fray"),
        rival=False,
    ),
    leader(
        "Esmar Tuek",
        key="leader_esmar_tuek",
        house="",
        complexity=1,
        ability="Tuek's Sietch",
        host=("tueks_sietch", solari(1), intrigue(1)),
        signet_name="Smuggle Spice",
        signet=one_of(place=special("smuggle_in"), take=special("smuggle_out")),
    ),
    leader(
        "Piter De Vries",
        key="leader_piter_de_vries",
        house="Harkonnen",
        complexity=2,
        ability="Twisted Genius",
        twisted=True,
        signet_name="Harkonnen Advisor",
        signet=troops_at_home(1),
    ),
    leader(
        "Steersman Y'rkoon",
        house="",
        complexity=3,
        ability="Strange Form, Hungry for Spice",
        water=0,
        on_spice=(3, draw(1)),
        signet_name="Plot Course",
        signet=None,
        navigates=True,
        rival=False,
    ),
)

TECH_LEADERS = (
    leader(
        "Kota Odax of Ix",
        house="",
        complexity=3,
        ability="Secret Project",
        project=1,
        signet_name="Reverse Engineering",
        signet=one_of(spice=spice(1), tile=pay(trash_own_tile(), then=seq(intrigue(1), draw(1)))),
        rival=False,
    ),
)
