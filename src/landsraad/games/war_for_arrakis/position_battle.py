"""A described position in the middle of a battle, in the names that `view` uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.described import check_keys, find, listed, number, truth
from landsraad.core.registry import unknown
from landsraad.games.war_for_arrakis.battle import QUESTIONS, left_behind
from landsraad.games.war_for_arrakis.catalogue import AREA, AREAS
from landsraad.games.war_for_arrakis.effects import Attack
from landsraad.games.war_for_arrakis.frames import Battle, Losses, Step
from landsraad.games.war_for_arrakis.phases.turns import regeneration_due
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import COMBAT_DICE, NOWHERE, SIDE_KEYS

KEYS: Final = frozenset(
    ("attacker", "from", "at", "round", "stage", "surprise", "relentless", "extra", "enemy_dice",
     "cards", "rolls", "hits", "began")
)  # fmt: skip
MOST_ROLLED: Final = 30
"""Results of one side in a round, with all that leaders make of them."""


def begin_battle(state: State, side: int, given: Mapping[str, Any]) -> None:
    """Put a battle on the stack of a side's turn; raises InvalidSetup for one that cannot be."""
    check_keys("battle", given, KEYS)
    if find("side", given.get("attacker"), {key: n for n, key in enumerate(SIDE_KEYS)}) != side:
        raise InvalidSetup("a side attacks on its own turn")
    stage = given.get("stage", "cards_attacker")
    if not isinstance(stage, str) or stage not in QUESTIONS:
        raise unknown("stage of a battle", stage, QUESTIONS)
    origin, target = (find("area", given.get(key), AREA) for key in ("from", "at"))
    _check_legions(state, side, origin, target, stage)
    state.revealed |= state.sietches & 1 << target
    state.turn = side
    regeneration_due(state, side)
    state.stack.append(Step("turn_end", side))
    state.stack.append(_battle(state, side, origin, target, stage, given))
    hits = _pair("hits", given.get("hits", [0, 0]), MOST_ROLLED)
    if any(hits) and stage != "after":
        raise InvalidSetup("hits are taken in the stage after the roll: after")
    behind = left_behind(state, side, origin, target, NOWHERE)
    for loser, area, taken, spared in (
        (1 - side, target, hits[1], ()), (side, origin, hits[0], behind),
    ):  # fmt: skip
        if taken:
            state.stack.append(Losses(loser, area, taken, "battle", spared))


def _check_legions(state: State, side: int, origin: int, target: int, stage: str) -> None:
    legions = state.legions[origin], state.legions[target]
    if legions[0].side != side:
        raise InvalidSetup(f"no legion of the attacker stands in {AREAS[origin].name}")
    if stage == "advance":
        if legions[1].side >= 0:
            raise InvalidSetup(f"a legion still stands in {AREAS[target].name}")
    elif legions[1].side != 1 - side:
        raise InvalidSetup(f"no legion of the defender stands in {AREAS[target].name}")
    if legions[0].tokens or legions[1].tokens:
        raise InvalidSetup("the deployment tokens of both legions turn up when a battle begins")


def _battle(
    state: State, side: int, origin: int, target: int, stage: str, given: Mapping[str, Any]
) -> Battle:
    attack = Attack(
        surprise=truth("surprise", given.get("surprise", False)),
        extra=number("extra", given.get("extra", 0), 0, COMBAT_DICE),
        enemy_dice=number("enemy_dice", given.get("enemy_dice", COMBAT_DICE), 0, COMBAT_DICE),
        relentless=truth("relentless", given.get("relentless", not state.kit.players[side])),
    )
    rolls = listed("rolls", given.get("rolls", [[0, 0, 0], [0, 0, 0]]))
    if len(rolls) != 2:
        raise InvalidSetup(f"rolls are two, the attacker's first, not {shown(rolls)}")
    standing = max(state.legions[target].units, 1)
    most = sum(state.kit.supply[1 - side])
    return Battle(
        side, origin, target, attack, stage,
        round=number("round of the battle", given.get("round", 1), 1, 99),
        dice=_pair("cards", given.get("cards", [0, 0]), COMBAT_DICE),
        rolls=(_roll(rolls[0]), _roll(rolls[1])),
        began=number("began", given.get("began", standing), standing, most),
        behind=left_behind(state, side, origin, target, NOWHERE),
    )  # fmt: skip


def _pair(what: str, given: Any, most: int) -> tuple[int, int]:
    values = [number(what, value, 0, most) for value in listed(what, given)]
    if len(values) != 2:
        raise InvalidSetup(f"{what} are two numbers, the attacker's first, not {shown(given)}")
    return values[0], values[1]


def _roll(given: Any) -> tuple[int, int, int]:
    values = [number("a roll", value, 0, MOST_ROLLED) for value in listed("a roll", given)]
    if len(values) != 3:
        raise InvalidSetup(f"a roll is hits, shields and specials, not {shown(given)}")
    return values[0], values[1], values[2]
