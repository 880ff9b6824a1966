"""The Corrino Ally planning deck."""

from landsraad.games.war_for_arrakis.components import Card
from landsraad.games.war_for_arrakis.vocabulary import (
    FREE_MOUNTAIN,
    HARDENED,
    IT,
    LEGION,
    SETTLEMENT,
    attack,
    draw,
    enter,
    harden,
    in_play,
    legion,
    move,
    move_or_attack,
    opponent_discards,
    place,
    play_card,
    seize,
    seq,
    special,
    take_token,
    vehicles,
    when,
)

EMPEROR = "emperor_shaddam_iv"
EMPEROR_ENTERS = seq(enter(EMPEROR), play_card())

CARDS = (
    Card(
        "rage_overcame_shaddam_iv_a",
        "Rage Overcame Shaddam IV",
        when(
            in_play(EMPEROR),
            place("regular", "regular", "regular", "regular", EMPEROR, where=SETTLEMENT),
            EMPEROR_ENTERS,
        ),
    ),
    Card(
        "rage_overcame_shaddam_iv_b",
        "Rage Overcame Shaddam IV",
        when(
            in_play(EMPEROR),
            place("sardaukar", "sardaukar", EMPEROR, where=LEGION),
            EMPEROR_ENTERS,
        ),
    ),
    Card(
        "rage_overcame_shaddam_iv_c",
        "Rage Overcame Shaddam IV",
        when(
            in_play(EMPEROR),
            seq(place(EMPEROR, where=legion(HARDENED)), move(1, IT), attack(IT, surprise=True)),
            EMPEROR_ENTERS,
        ),
    ),
    Card("manipulation_of_others", "Manipulation of Others", seq(opponent_discards(2), draw(2))),
    Card("breeding_program", "Breeding Program", seq(take_token(), play_card())),
    Card("troop_carriers", "Troop Carriers", special("troop_carriers")),
    Card("shigawire", "Shigawire", seq(move(1, HARDENED), seize("adjacent"))),
    Card("hope_clouds_observation", "Hope Clouds Observation", special("withdraw_prescience")),
    Card("reports_of_traitors", "Reports of Traitors", special("discard_house_die")),
    Card("sardaukar_pogrom", "Sardaukar Pogrom", move(3, HARDENED)),
    Card("sardaukars_manner", "Sardaukar's Manner", move_or_attack(HARDENED, surprise=True)),
    Card(
        "spies_all_over_arrakis",
        "Spies All Over Arrakis",
        seq(special("reveal_area"), draw(2)),
    ),
    Card(
        "full_control_of_the_air",
        "Full Control of the Air",
        seq(vehicles(ornithopters=2), move(1)),
    ),
    Card(
        "moving_the_battle_group",
        "Moving the Battle Group",
        place("elite", "elite", "bashar", where=FREE_MOUNTAIN),
    ),
    Card("killers_without_mercy", "Killers Without Mercy", attack(HARDENED, relentless=True)),
    Card("sardaukar_disguised", "Sardaukar Disguised", seq(harden(2), move(2, HARDENED))),
    Card(
        "i_decide",
        "“I Decide What Best Serves His Majesty”",
        seq(
            place("captain_aramsham", where=legion(HARDENED)),
            move_or_attack(IT, surprise=True),
        ),
    ),
    Card(
        "seek_out_the_mahdi",
        "Seek Out the ‘Mahdi’",
        seq(move(1), special("hold_paul")),
    ),
)
