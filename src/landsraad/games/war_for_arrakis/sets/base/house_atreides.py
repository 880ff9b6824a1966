"""The House Atreides planning deck."""

from landsraad.games.war_for_arrakis.components import Card
from landsraad.games.war_for_arrakis.vocabulary import (
    EMPTY_DESERT,
    HARDENED,
    IT,
    LED,
    LEGION,
    SIETCH,
    attach,
    desert_power,
    detonate,
    detonated,
    draw,
    enter,
    foreseen,
    harden,
    in_play,
    legion,
    move,
    move_or_attack,
    one_of,
    opponent_discards,
    place,
    play_card,
    remove_vehicles,
    seize,
    seq,
    special,
    when,
    with_leader,
    wormsigns,
)

GURNEY = "gurney_halleck"
GURNEY_ENTERS = enter(GURNEY, place("elite", "elite", GURNEY, where=EMPTY_DESERT))

CARDS = (
    Card("war_plan", "War Plan", move_or_attack(extra=1)),
    Card(
        "alia_the_abomination",
        "Alia, the Abomination",
        when(
            in_play("alia"),
            seq(seize(), draw(2)),
            seq(when(in_play("reverend_mother_jessica"), enter("alia")), play_card()),
        ),
    ),
    Card(
        "smugglers_a",
        "Smugglers",
        when(in_play(GURNEY), seq(wormsigns(2), move(1, with_leader(GURNEY))), GURNEY_ENTERS),
    ),
    Card(
        "smugglers_b",
        "Smugglers",
        when(
            in_play(GURNEY),
            place("elite", "elite", where=legion(with_leader(GURNEY))),
            GURNEY_ENTERS,
        ),
    ),
    Card(
        "smugglers_c",
        "Smugglers",
        when(in_play(GURNEY), remove_vehicles(2, GURNEY), GURNEY_ENTERS),
    ),
    Card("the_voice", "The Voice", seq(opponent_discards(1), play_card())),
    Card("death_commandos", "Death Commandos", seq(harden(2), move(2, HARDENED))),
    Card(
        "tested_with_the_gom_jabbar",
        "Tested with the Gom Jabbar",
        seq(special("second_objective"), draw(2)),
    ),
    Card(
        "chatt_the_leaper",
        "Chatt the Leaper",
        place("fedaykin", "fedaykin", "naib", where=SIETCH),
    ),
    Card(
        "truthtrance",
        "Truthtrance",
        seq(special("force_die"), one_of(draw=draw(2), play=play_card())),
    ),
    Card(
        "adab_the_demanding_memory",
        "Adab, the Demanding Memory",
        seq(special("renew_prescience"), play_card()),
    ),
    Card(
        "alam_al_mithal",
        "Alam al-Mithal, the World of Similitudes",
        seq(special("shift_prescience"), draw(2)),
    ),
    Card("usul", "Usul, the Base of the Pillar", seq(desert_power(), play_card())),
    Card(
        "voice_from_the_outer_world",
        "Voice from the Outer World",
        seq(place("fedaykin", "paul", where=LEGION), move_or_attack(IT, surprise=True)),
    ),
    Card(
        "our_family_atomics",
        "Our Family Atomics",
        when(
            detonated(),
            seq(desert_power(), desert_power()),
            seq(when(foreseen(4), detonate()), play_card()),
        ),
    ),
    Card(
        "battle_language",
        "Battle Language",
        move_or_attack(LED, surprise=True, enemy_dice=4),
    ),
    Card(
        "bill_of_particulars",
        "Bill of Particulars",
        seq(special("lower_imperium"), play_card()),
    ),
    Card("fear_is_the_mind_killer", "Fear Is the Mind-Killer", attach("fear")),
)
