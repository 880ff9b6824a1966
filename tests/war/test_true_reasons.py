"""Of several things that may be wrong the refusal names the one that is, with its rule."""

import pytest

import landsraad
from landsraad.core.chance import Rng
from landsraad.core.contract import random_play
from landsraad.core.registry import new_match
from war.table import Table

ACTIONS = tuple(landsraad.games()["war_for_arrakis"].rules.actions())

MOVE = ("die strategy", "take move")
ATTACK = ("die strategy", "take attack")
LEADERSHIP = ("die leadership", "take move")
POWER = {"dice": "", "enemy_dice": "mentat mentat"}
FAR = {"s3_2": "H 3r"}


def legions(**board):
    return {"s1_4": "A 2r 1n", **FAR, **board}


def going(board=None, **kwargs):
    """The legion of s1_4 has been chosen to move."""
    return Table(board or legions(), **kwargs).do(*MOVE, "move s1_4")


def power(what, board, **kwargs):
    return Table({"carthag": "H 1r", **board}, **POWER, **kwargs).do("desert_power", f"take {what}")


def deploying(board, **kwargs):
    table = Table(board, turn="harkonnen", dice="deployment deployment", **kwargs)
    return table.do("die deployment", "take deployment")


def flying(**zones):
    board = {"s1_4": "H 3r", "s1_12": "A 1r", "carthag": "H 1r"}
    return Table(board, turn="harkonnen", zones=zones).do(*MOVE, "move s1_4")


def fight(board, stage="after", **battle):
    known = {"attacker": "atreides", "from": "s1_4", "at": "s1_5", "stage": stage, **battle}
    return Table({"s1_4": "A 2r 1n", "s1_5": "H 3r 1b", **board}, battle=known)


CASES = {
    "a move to where one is": (going, "to s1_4", "in NE-out 4 already", "5.1.1"),
    "a move too far without signs": (going, "to s3_1", "no wormsigns", "5.3.1"),
    "a move too far on foot": (flying, "to s3_1", "is not next to", "5.1.1"),
    "a flight too far": (
        lambda: flying(az1="ornithopter").do("transport az1"), "to s3_1", "more than 2", "5.4.2"),
    "no ornithopter but a carryall": (
        lambda: flying(az1="carryall"), "transport az1", "no ornithopter", "5.4.1"),
    "an ornithopter of elsewhere": (
        lambda: flying(az8="ornithopter"), "transport az8", "does not serve", "5.4.1"),
    "a second ornithopter": (
        lambda: flying(az1="ornithopter").do("transport az1"), "transport az1", "one troop",
        "5.4.3"),
    "a legion of the enemy": (
        lambda: Table(legions()).do(*MOVE), "move s3_2", "no legion", "5.1.1"),
    "a legion without a leader": (
        lambda: Table(legions(s1_9="A 2r"), dice="leadership").do(*LEADERSHIP), "move s1_9",
        "no leader with", "4.4.3"),
    "a legion without an enemy in reach": (
        lambda: Table(legions(s1_5="H 1r", s2_2="A 2r")).do(*ATTACK), "attack s2_2",
        "no enemy is in reach", "6.1.1"),
    "a leader left alone": (
        going, "leave naib", "does not stay without a unit", "5.1.4"),
    "leaders that would go alone": (
        lambda: going(legions(s1_4="A 1r 1n")), "leave regular", "do not go without", "5.1.4"),
    "nobody that goes": (
        lambda: going(legions(s1_4="A 2r")).do("leave regular"), "leave regular",
        "at least one unit", "5.1.2"),
    "who is not in the legion": (going, "leave stilgar", "Stilgar is not in the legion", "5.1.2"),
    "a piece that is not there": (going, "leave elite", "no elite unit in the legion", "5.1.2"),
    "a unit without ability": (
        lambda: fight({"s1_4": "A 2r 1n stilgar"}, "ability_attacker",
                      rolls=[[0, 0, 1], [0, 0, 0]]),
        "apply regular", "only leaders", "6.3.2"),
    "a leader who does not fight": (
        lambda: fight({"s1_4": "A 2r 1n stilgar"}, "ability_attacker",
                      rolls=[[0, 0, 1], [0, 0, 0]]),
        "apply lady_jessica", "Lady Jessica is not in the legion", "6.3.2"),
    "a retreat that is not next to it": (
        lambda: Table({"rimwall_west": "H 2r"}, prescience={"jihad": 8}).do(
            "detonate", "blast rimwall"),
        "retreat s3_1", "is not next to", "12.4.3"),
    "a worm that stays": (
        lambda: power("move", {"s1_5": "sandworm"}).do("worm s1_5"), "to s1_5",
        "in NE-out 5 already", "8.3.1"),
    "a worm among figures": (
        lambda: power("move", {"s1_5": "sandworm", "s1_4": "A 1r"}).do("worm s1_5"), "to s1_4",
        "is not empty", "8.3.1"),
    "a worm too far": (
        lambda: power("move", {"s1_5": "sandworm"}).do("worm s1_5"), "to s3_1",
        "not within two", "8.3.1"),
    "a mountain under attack": (
        lambda: power("attack", {"s1_5": "sandworm", "s1_6": "H 1r", "rimwall_west": "H 1r"}).do(
            "worm s1_5"),
        "strike rimwall_west", "is a mountain", "8.3.2"),
    "a plateau under attack": (
        lambda: power("attack", {"s1_5": "sandworm", "s1_6": "H 1r"}).do("worm s1_5"),
        "strike carthag", "sheltered", "8.3.2"),
    "a Desert Power action without worms": (
        lambda: Table(legions(), **POWER).do("desert_power"), "take attack",
        "no sandworm on the board", "8.1.1"),
    "the Wild Maker before his time": (
        lambda: Table(legions(), **POWER).do("desert_power"), "take wild_maker",
        "not in play", "8.4.1"),
    "an action of another die": (
        lambda: Table(legions()).do("die strategy"), "take mentat", "of a mentat die", "4.3.2"),
    "an attack on nobody": (
        lambda: Table(legions()).do("die strategy"), "take attack", "no such legion", "6.1.1"),
    "a die as another": (
        lambda: Table(legions()).do("die strategy"), "as mentat", "only a house die", "4.4.8"),
    "a house die as house": (
        lambda: Table(legions(), dice="house").do("die house"), "as house", "another result",
        "4.4.8"),
    "a forced die that there is not": (
        lambda: Table(legions(), hand="truthtrance", enemy_dice="mentat strategy").do(
            "die strategy", "play truthtrance"),
        "force house", "no unused house die", "14.1.10"),
    "a place of another kind": (
        lambda: deploying({"carthag": "H 2r", "arrakeen": "H 2r"}), "place s1_4",
        "the pieces go in a settlement", "2.2.4"),
    "a full place": (
        lambda: deploying({"carthag": "H 6r", "arrakeen": "H 2r"}), "place carthag", "is full",
        "16.1.12"),
    "a piece of the other side": (
        lambda: deploying({"carthag": "H 2r", "arrakeen": "H 2r"}), "with fedaykin",
        "is of the other side", "2.2.4"),
    "a leader before the units": (
        lambda: deploying({"carthag": "H 2r", "arrakeen": "H 2r"}), "with baron_harkonnen",
        "now a regular unit is placed", "2.2.4"),
    "a leader on the board, to be deployed": (
        lambda: deploying({"carthag": "H 2r captain_aramsham", "arrakeen": "H 2r"}).do(
            *["place arrakeen"] * 3),
        "with captain_aramsham", "is on the board", "2.2.3"),
    "the harvester of a plateau": (
        lambda: Table({**FAR, "s1_4": "A 1r", "s1_13": "harvester"}, hand="dust_chasms").do(
            "die strategy", "play dust_chasms"),
        "remove s1_4", "no harvester", "14.2.3"),
    "a vehicle that is out": (
        lambda: Table({**FAR, "s1_4": "A 1r"}, turn="harkonnen", dice="house house",
                      zones=dict.fromkeys(("az1", "az2", "az3"), "carryall")).do(
            "die house", "take vehicles"),
        "vehicle carryall", "no carryall is left", "16.1.9"),
    "a marker on top": (
        lambda: Table({**FAR, "s1_13": "harvester", "s1_14": "harvester", "s1_4": "A 1r"},
                      phase="harvest"),
        "lift choam", "goes no higher", "10.2.4"),
    "a free action out of turn": (
        lambda: Table(legions(gara_kulon="A token_2r"), turn="harkonnen",
                      hand="", dice="mentat mentat", prescience={"jihad": 8}),
        "detonate", "the Atreides'", "12.4.1"),
    "a settlement without a sietch": (
        lambda: Table(legions(gara_kulon="A 1r"), hand="kitab_al_ibar").do(
            "die strategy", "play kitab_al_ibar"),
        "sietch s1_4", "no sietch", "14.2.15"),
    "a legion that tides do not reach": (
        lambda: Table(legions(arrakeen="H 1r"), hand="sandtides").do(
            "die strategy", "play sandtides"),
        "push arrakeen", "not a desert", "14.2.16"),
    "a leader of one's own": (
        lambda: Table({"s1_4": "A 1r stilgar", "s1_6": "H 1r captain_aramsham"}, turn="harkonnen",
                      hand="hunter_seeker").do("die strategy", "play hunter_seeker"),
        "seize captain_aramsham", "your own side", "7.1.1"),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_the_reason_is_the_true_one(case):
    """WFA 4.3.3: what cannot be done is not offered, and the reason is said."""
    make, notation, words, rule = CASES[case]
    table = make()
    assert notation not in table.options
    reason = table.game.why_not(notation)
    assert words in reason.text, reason
    assert reason.rule == f"WFA {rule}", reason


ASKED = {
    "dust_chasms": ({"s1_4": "A 1r", "rock_outcroppings": "A 1r", "s1_1": "harvester",
                     "s3_1": "harvester"}, "14.2.3"),
    "cielagos_piping_message": ({"s1_4": "H 1r", "gara_kulon": "A 1r"}, "14.2.8"),
}  # fmt: skip


@pytest.mark.parametrize("card", ASKED)
def test_a_question_cites_the_rule_of_its_card(card):
    """WFA 14.2.3, WFA 14.2.8"""
    board, rule = ASKED[card]
    table = Table({"carthag": "H 1r", **board}, hand=card).do("die strategy", f"play {card}")
    assert table.game.decision.rule == f"WFA {rule}"


MIXED = [
    (1, {"modules": ["mahdi", "smugglers"], "futures": ["the_redemption_of_dr_yueh"]}),
    (2, {"modules": ["mahdi", "old_man_of_the_desert"]}),
    (3, {"modules": ["smugglers", "spacing_guild"]}),
    (4, {"modules": ["spacing_guild", "old_man_of_the_desert"]}),
]


@pytest.mark.parametrize(("seats", "box"), MIXED)
def test_with_modules_too_every_refusal_has_a_reason_of_its_own(seats, box):
    """WFA 4.3.3, WFA 22.1.3"""
    rng, tried = Rng(seats), 0
    for game in random_play(new_match("war_for_arrakis", seats, seats, **box), seats):
        refused = (game.why_not(ACTIONS[rng.below(len(ACTIONS))]) for _ in range(12))
        for reason in filter(None, refused):
            tried += 1
            assert not reason.text.startswith("now the question is"), reason
            assert reason.rule.startswith("WFA "), reason
    assert tried > 1000
