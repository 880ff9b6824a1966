"""Unfinished business in numbers: battles, moves, pieces and dice on their way."""

from __future__ import annotations

from typing import Final

from landsraad.core.features import Scaled
from landsraad.games.war_for_arrakis.frames import (
    Attacking,
    Battle,
    Losses,
    Moving,
    Placing,
    Resolve,
    Step,
)
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import FACE_KEYS, RESULT_KEYS

_STAGES: Final = (
    "cards_attacker", "cards_defender", "ability_attacker", "ability_defender", "after",
    "continued", "advance",
)  # fmt: skip
"""The stages of a battle at which somebody is asked."""
_FIGHTERS: Final = ("attacker", "defender")
_GROUP: Final = ("regular", "elite", "special", "leader", "named", "tokens")


def _all_names() -> Scaled:
    scaled = Scaled()
    scaled.add(1, "battle.me", "battle.enemy", "battle.surprise", "battle.relentless")
    scaled.add(4, "battle.round", "battle.extra")
    scaled.add(6, *(f"battle.{who}.{what}" for who in _FIGHTERS
                    for what in ("cards", *FACE_KEYS)))  # fmt: skip
    scaled.add(1, *(f"battle.{stage}" for stage in _STAGES))
    scaled.add(6, "hits.me", "hits.enemy")
    scaled.add(1, "moving", "attacking")
    scaled.add(3, "moves_left")
    scaled.add(6, *(f"group.{key}" for key in _GROUP))
    scaled.add(4, "placing", "effects", "left")
    scaled.add(1, *(f"spending.{key}" for key in RESULT_KEYS))
    scaled.add(8, "spice")
    scaled.add(1, "bought.spacing_guild", "bought.landsraad", "bought.choam", "bought.stockpile")
    return scaled


NAMES: Final = _all_names()
_PLACE: Final = {name: number for number, name in enumerate(NAMES.names)}
_CARDS, _HITS, _MOVING = _PLACE["battle.attacker.cards"], _PLACE["hits.me"], _PLACE["moving"]
_STAGE, _PIECES, _PLACING = (
    _PLACE[f"battle.{_STAGES[0]}"], _PLACE["group.regular"], _PLACE["placing"],
)  # fmt: skip
_SPENDING, _SPICE = _PLACE[f"spending.{RESULT_KEYS[0]}"], _PLACE["spice"]
_OF_STAGE: Final = {stage: _STAGE + number for number, stage in enumerate(_STAGES)}
_BOUGHT: Final = 4


class Marks:
    """Areas that unfinished business is about, as bits."""

    __slots__ = ("origin", "target")

    def __init__(self) -> None:
        self.origin = self.target = 0


def business(state: State, seat: int, marks: Marks) -> list[float]:
    """The numbers of `NAMES` for a seat; areas go into the marks."""
    numbers = [0.0] * len(NAMES.names)
    for frame in state.stack:
        if isinstance(frame, Step):
            _step(frame, numbers, marks)
        elif isinstance(frame, Battle):
            _battle(seat, frame, numbers, marks)
        elif isinstance(frame, Losses):
            numbers[_HITS + (frame.side != seat)] += frame.hits
            marks.target |= 1 << frame.area
        elif isinstance(frame, Resolve):
            numbers[_PLACING + 1] += 1
            numbers[_PLACING + 2] = frame.left
        elif isinstance(frame, Placing):
            numbers[_PLACING] = len(frame.left)
            _mark(marks, frame.origin, frame.area)
        elif isinstance(frame, Attacking):
            numbers[_MOVING + 1] = 1
            _mark(marks, frame.origin, -1)
        elif isinstance(frame, Moving):
            numbers[_MOVING] = 1
            numbers[_MOVING + 2] = frame.left
            _mark(marks, frame.origin, -1)
            _group(frame.group, numbers)
        else:
            _mark(marks, frame.origin, frame.target)
            _group(frame.group, numbers)
    return numbers


def _mark(marks: Marks, origin: int, target: int) -> None:
    if origin >= 0:
        marks.origin |= 1 << origin
    if target >= 0:
        marks.target |= 1 << target


def _step(frame: Step, numbers: list[float], marks: Marks) -> None:
    name = frame.name
    if name == "action":
        numbers[_SPENDING + frame.value] = 1
    elif name == "spend_spice":
        numbers[_SPICE] = frame.value
        for bought in range(_BOUGHT):
            numbers[_SPICE + 1 + bought] = frame.more >> bought & 1
    elif name in ("worm_to", "worm_attack", "retreat", "pushed", "swap_with"):
        _mark(marks, frame.value, -1)
    elif name in ("excess", "emerge", "harvester", "train", "worm_arrives", "displaced"):
        _mark(marks, -1, frame.value)


def _battle(seat: int, battle: Battle, numbers: list[float], marks: Marks) -> None:
    _mark(marks, battle.origin, battle.target)
    numbers[battle.attacker != seat] = 1
    numbers[2:6] = [
        battle.attack.surprise, battle.attack.relentless, battle.round, battle.attack.extra,
    ]  # fmt: skip
    place = _CARDS
    for cards, rolled in zip(battle.dice, battle.rolls, strict=True):
        numbers[place : place + 4] = [cards, *rolled]
        place += 4
    if battle.stage in _OF_STAGE:
        numbers[_OF_STAGE[battle.stage]] = 1


def _group(group: Legion, numbers: list[float]) -> None:
    numbers[_PIECES : _PIECES + 6] = [
        group.regular, group.elite, group.special, group.generic, group.named.bit_count(),
        len(group.tokens),
    ]  # fmt: skip
