"""The House Harkonnen planning deck."""

from landsraad.games.war_for_arrakis.components import Card
from landsraad.games.war_for_arrakis.vocabulary import (
    EMPTY_DESERT,
    IT,
    LEGION,
    SETTLEMENT,
    attack,
    clear_wormsigns,
    draw,
    enter,
    gone,
    in_play,
    legion,
    move,
    move_or_attack,
    place,
    play_card,
    scatter,
    seize,
    seq,
    settlement,
    strike,
    vehicles,
    when,
    with_leader,
)

FEYD, RABBAN, BARON = "feyd_rautha", "beast_rabban", "baron_harkonnen"

CARDS = (
    Card(
        "hard_times_and_oppression",
        "Hard Times and Oppression",
        seq(
            place("regular", where=settlement("arsunt")),
            place("regular", where=settlement("hagga_basin")),
            place("regular", where=settlement("imperial_basin")),
            place("regular", where=settlement("north_pole")),
            place("elite", where=settlement("carthag")),
            place("elite", where=settlement("arrakeen")),
        ),
    ),
    Card(
        "forced_recruitment",
        "Forced Recruitment",
        place("elite", "elite", "elite", "leader", where=settlement("arrakeen")),
    ),
    Card(
        "beloved_feyd_rautha",
        "Beloved Feyd-Rautha",
        when(
            in_play(FEYD),
            place("elite", "elite", where=legion(with_leader(FEYD))),
            seq(enter(FEYD), play_card()),
        ),
    ),
    Card(
        "harkonnen_patrols",
        "Harkonnen Patrols",
        scatter("regular", "regular", "regular", where=EMPTY_DESERT),
    ),
    Card(
        "arsunt_legion",
        "Arsunt Legion",
        seq(place("elite", "regular", "leader", where=settlement("arsunt")), move_or_attack(IT)),
    ),
    Card(
        "barons_personal_guard",
        "Baron's Personal Guard",
        seq(place("elite", "elite", BARON, where=settlement("carthag", "arrakeen")), move(1)),
    ),
    Card("hawats_scheming", "Hawat's Scheming", None, copies=3),
    Card(
        "evidence_of_rebellion",
        "Evidence of Rebellion",
        seq(place("elite", "elite", where=SETTLEMENT), draw(2)),
    ),
    Card(
        "polar_cap_factories",
        "Polar-Cap Factories",
        seq(
            place("regular", "regular", "elite", "bashar", where=settlement("north_pole")),
            clear_wormsigns(around="north_pole"),
        ),
    ),
    Card(
        "carthag_the_former_capital",
        "Carthag, the Former Capital",
        place("regular", "regular", "regular", "elite", "leader", where=settlement("carthag")),
    ),
    Card(
        "workhorse_of_arrakis",
        "Workhorse of Arrakis",
        seq(vehicles(harvesters=1, carryalls=1), draw(2)),
    ),
    Card("spotter_control", "Spotter Control", seq(clear_wormsigns(3), draw(2))),
    Card("explosive_artillery", "Explosive Artillery", seq(move(1), strike(4, "adjacent"))),
    Card("sandmasters", "Sandmasters", seq(vehicles(harvesters=3), draw(1))),
    Card(
        "mudir_nahya",
        "Mudir-Nahya, the Demon Ruler",
        when(
            gone(RABBAN),
            place("elite", "elite", "leader", where=LEGION),
            seq(place("elite", RABBAN, where=LEGION), attack(IT, surprise=True)),
        ),
    ),
    Card("hunter_seeker", "Hunter-Seeker", seize("sector")),
)
