"""Every answer that is not offered is refused with a reason and its rule."""

from collections import Counter

import pytest

import landsraad
from landsraad.core.contract import random_play
from landsraad.core.registry import new_match
from landsraad.games.war_for_arrakis.terms import RESULT_KEYS
from landsraad.games.war_for_arrakis.timing import MOMENTS
from war.table import Table

RULES = landsraad.games()["war_for_arrakis"].rules
VERBS = sorted({notation.split()[0] for notation in RULES.actions()})
POWER = {"dice": "", "enemy_dice": "mentat mentat"}
MOVE = ("die strategy", "take move")
ATTACK = ("die strategy", "take attack")


def refused(table, notation):
    """The reason and its rule."""
    reason = table.game.why_not(notation)
    assert reason is not None, f"{notation} is offered"
    return reason


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("side", ["atreides", "harkonnen"])
def test_every_verb_is_refused_with_a_rule(verb, side):
    """WFA 4.3.1: at the start of a turn, when only a die or a free action is chosen."""
    table = Table({"s1_4": "A 1r", "s1_5": "H 1r"}, turn=side, dice="strategy strategy")
    of_verb = [n for n in RULES.actions() if n.split()[0] == verb and n not in table.options]
    for notation in of_verb:
        reason = refused(table, notation)
        assert reason.rule.startswith("WFA "), (notation, reason)
        assert not reason.text.startswith("now the question is"), (notation, reason)


def vehicles(**kwargs):
    board = {"s1_4": "harvester", "s1_5": "sandworm", "s1_6": "A 1r", "carthag": "H 1r"}
    return Table(board, phase="vehicles", turn="harkonnen", **kwargs)


def power(what, board, **kwargs):
    return Table(board, **POWER, **kwargs).do("desert_power", f"take {what}")


SIGNS = {"s1_4": "wormsign", "s1_5": "sandworm", "arrakeen": "H 1r"}
FIGHT = {"attacker": "atreides", "from": "s1_4", "at": "s1_5"}
BOTH = {"s1_4": "A 2r 1n", "s1_5": "H 3r"}
CASES = {
    "harvester on a plateau": (vehicles, "harvester arrakeen", "WFA 3.2.2"),
    "harvester on a harvester": (vehicles, "harvester s1_4", "WFA 3.2.2"),
    "harvester below a sandworm": (vehicles, "harvester s1_5", "WFA 3.2.2"),
    "harvester among enemies": (vehicles, "harvester s1_6", "WFA 3.2.2"),
    "carryall before its turn": (vehicles, "carryall az1", "WFA 3.2.3"),
    "wormsign in the rock": (
        lambda: power("wormsigns", SIGNS), "wormsign arrakeen", "WFA 8.1.2"),
    "wormsign on a wormsign": (lambda: power("wormsigns", SIGNS), "wormsign s1_4", "WFA 8.1.2"),
    "wormsign on a sietch": (
        lambda: power("wormsigns", SIGNS), "wormsign gara_kulon", "WFA 8.1.2"),
    "worm that is not there": (lambda: power("move", SIGNS), "worm s1_8", "WFA 8.1.1"),
    "worm into the rock": (
        lambda: power("move", SIGNS).do("worm s1_5"), "to arrakeen", "WFA 8.3.1"),
    "worm without prey": (
        lambda: power("attack", SIGNS | {"s1_6": "H 1r", "s3_2": "sandworm"}), "worm s3_2",
        "WFA 8.3.2"),
    "strike at nobody": (
        lambda: power("attack", SIGNS | {"s1_6": "H 1r", "s3_2": "sandworm"}).do("worm s1_5"),
        "strike s1_8", "WFA 8.3.2"),
    "leave leaders alone": (
        lambda: Table({"s1_4": "A 1r 1n"}).do(*MOVE, "move s1_4"), "leave naib", "WFA 5.1.4"),
    "leave what is not there": (
        lambda: Table(BOTH).do(*MOVE, "move s1_4"), "leave elite", "WFA 5.1.2"),
    "attack without a legion": (lambda: Table(BOTH).do(*ATTACK), "attack s1_8", "WFA 6.1.1"),
    "attack without a leader": (
        lambda: Table(BOTH | {"s1_2": "A 1r"}, dice="leadership").do(
            "die leadership", "take attack"),
        "attack s1_2", "WFA 4.4.3"),
    "take what the die does not give": (
        lambda: Table(BOTH).do("die strategy"), "take mentat", "WFA 4.3.2"),
    "take before a die": (lambda: Table(BOTH), "take move", "WFA 4.3.2"),
    "train what is open": (lambda: Table(BOTH), "train s1_4", "WFA 4.5.2"),
    "train for the Harkonnens": (
        lambda: Table(BOTH, turn="harkonnen"), "train s1_4", "WFA 4.5.2"),
    "train in the middle of casualties": (
        lambda: Table(BOTH | {"gara_kulon": "A token_2r"},
                      battle={**FIGHT, "stage": "after", "hits": [1, 0]}),
        "train gara_kulon", "WFA 16.1.26"),
    "scheme without Hawat": (lambda: Table(BOTH, turn="harkonnen"), "scheme 2", "WFA 13.1.3"),
    "scheme without the cards": (
        lambda: Table(BOTH, turn="harkonnen", supremacy=2), "scheme 2", "WFA 13.1.3"),
    "lose what is not there": (
        lambda: Table(BOTH, battle={**FIGHT, "stage": "after", "hits": [1, 0]}), "lose elite",
        "WFA 6.4.1"),
    "lose without a hit": (lambda: Table(BOTH), "lose regular", "WFA 6.4.1"),
    "advance without a victory": (lambda: Table(BOTH), "advance", "WFA 6.7.2"),
    "stay without a victory": (lambda: Table(BOTH), "stay", "WFA 6.7.2"),
    "retreat of the attacker": (
        lambda: Table(BOTH, battle={**FIGHT, "stage": "after"}), "retreat", "WFA 6.5.3"),
    "recall at the start of a turn": (lambda: Table(BOTH), "recall stilgar", "WFA 11.1.3"),
    "recall who is not there": (
        lambda: Table({"s1_4": "A 1r stilgar"}, phase="end"), "recall lady_jessica", "WFA 11.1.3"),
    "blast before the bomb": (lambda: Table(BOTH), "blast rimwall", "WFA 12.4.2"),
    "blast a plain": (
        lambda: Table(BOTH, prescience={"jihad": 8}).do("detonate"), "blast arrakeen",
        "WFA 12.4.2"),
    "displace far away": (
        lambda: Table({"rimwall_west": "H 2r"}, prescience={"jihad": 8}).do(
            "detonate", "blast rimwall"),
        "retreat s1_4", "WFA 12.4.3"),
    "reveal what is open": (
        lambda: Table({"gara_kulon": "A 1r", "carthag": "H 1r"}, turn="harkonnen",
                      zones={"az1": "ornithopter"}).do("scout az1"),
        "reveal s1_4", "WFA 4.5.3"),
    "upgrade where there is nobody": (
        lambda: Table({"carthag": "H 2r", "arrakeen": "H 2r"}, turn="harkonnen",
                      dice="house house").do("die house", "take elite"),
        "upgrade s1_4", "WFA 4.4.7"),
    "place outside a settlement": (
        lambda: Table({"carthag": "H 2r"}, turn="harkonnen", dice="deployment deployment").do(
            "die deployment", "take deployment"),
        "place s1_4", "WFA 2.2.4"),
    "place with who is out": (
        lambda: Table({"carthag": "H 2r"}, turn="harkonnen", dice="deployment deployment").do(
            "die deployment", "take deployment", *["place carthag"] * 3),
        "with emperor_shaddam_iv", "WFA 13.1.1"),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_reason_with_its_rule(case):
    """WFA 4.3.3: what cannot be done is not offered, and the reason is said."""
    make, notation, rule = CASES[case]
    reason = refused(make(), notation)
    assert reason.rule == rule, reason
    assert not reason.text.startswith("now the question is"), reason


def asked_for(seeds):
    """Answers of the kind that is asked for, some of each verb in positions of random play."""
    by_verb = {verb: [n for n in RULES.actions() if n.split()[0] == verb] for verb in MOMENTS}
    tried = Counter()
    for seed in seeds:
        for game in random_play(new_match("war_for_arrakis", 2, seed), seed):
            asked = game.decision.ask.key
            for verb in (v for v, moment in MOMENTS.items() if asked in moment.asks):
                tried[verb, asked] += 1
                if tried[verb, asked] <= 12:
                    yield from ((game, n) for n in by_verb[verb][:: len(by_verb[verb]) // 12 + 1])


def test_an_answer_to_the_very_question_is_refused_with_a_reason_of_its_own():
    """WFA 4.3.3: a card, marker, deck, piece or vehicle that cannot be chosen says why."""
    refused_verbs = set()
    for game, notation in asked_for(range(20)):
        reason = game.why_not(notation)
        if reason is not None:
            refused_verbs.add(notation.split()[0])
            assert reason.rule.startswith("WFA "), (notation, reason)
            assert not reason.text.startswith("now the question is"), (notation, reason)
            assert game.decision.prompt not in reason.text, (notation, reason)
    rare = {"attach", "drop", "withdraw", "draw", "lower", "steps", "save", "shoot", "sector",
            "transport", "fresh", "wild_maker", "skip", "retreat", "with", "to"}  # fmt: skip
    assert rare <= refused_verbs


@pytest.mark.parametrize("words", ["draw", "draw x", "draw house_atreides x", "transport x"])
def test_answers_that_make_no_sense_are_refused_too(words):
    table = Table(BOTH, dice="mentat").do("die mentat", "take mentat")
    assert refused(table, words).text


def test_dice_that_may_not_be_changed_or_joined():
    """WFA 4.1.3, WFA 4.2.1: through rounds of play, with the words of each."""
    rules = {"change": set(), "bene_gesserit": set()}
    for seed in range(12):
        for game in random_play(new_match("war_for_arrakis", 2, seed), seed):
            verb = {"change": "change", "token": "bene_gesserit"}.get(game.decision.ask.key)
            reasons = [game.why_not(f"{verb} {key}") for key in RESULT_KEYS] if verb else []
            rules.get(verb, set()).update(reason.rule for reason in reasons if reason)
    assert rules == {"change": {"WFA 4.1.3"}, "bene_gesserit": {"WFA 4.2.1"}}
