"""The areas of the board in numbers, as one seat may know them."""

from __future__ import annotations

from typing import Final

from landsraad.games.war_for_arrakis.catalogue import AREAS, STATIONS, bits
from landsraad.games.war_for_arrakis.deeds import contents
from landsraad.games.war_for_arrakis.features_business import Marks
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import ATREIDES, SIDES, STACKING

_PIECES: Final = ("regular", "elite", "special", "leader", "named", "tokens")
_INSIDE: Final = ("inside.regular", "inside.elite", "inside.special")
"""What facedown tokens hide, for those who may look."""
_PLACES: Final = (
    "rank", "sietch", "facedown", "settlement", "harvester", "wormsign", "sandworm", "station",
    "from", "at",
)  # fmt: skip
_ALL: Final = (
    *(f"{owner}.{piece}" for owner in ("me", "enemy") for piece in _PIECES),
    *_INSIDE,
    *_PLACES,
)
NAMES: Final = tuple(f"area.{area.key}.{name}" for area in AREAS for name in _ALL)
_EACH: Final = len(_ALL)
_INSIDE_AT, _RANK = 2 * len(_PIECES), 2 * len(_PIECES) + len(_INSIDE)
_UNIT, _BY_RANK = 1 / STACKING, 1 / 4


def land(state: State, seat: int, marks: Marks) -> list[float]:
    """The numbers of all areas, most of them zero; they need no scaling."""
    numbers = [0.0] * len(NAMES)
    for side in SIDES:
        first = 0 if side == seat else len(_PIECES)
        for area in bits(state.armies[side]):
            legion, place = state.legions[area], _EACH * area
            numbers[place + first : place + first + 6] = [
                _UNIT * legion.regular, _UNIT * legion.elite, _UNIT * legion.special,
                _UNIT * legion.generic, _UNIT * legion.named.bit_count(),
                _UNIT * len(legion.tokens),
            ]  # fmt: skip
            if legion.tokens and seat == ATREIDES:
                for token in legion.tokens:
                    for kind, amount in enumerate(contents(state, token)[:3]):
                        numbers[place + _INSIDE_AT + kind] += _UNIT * amount
    facedown = state.sietches & ~state.revealed
    for area in bits(state.sietches | state.villages):
        if seat == ATREIDES or not facedown >> area & 1:
            numbers[_EACH * area + _RANK] = _BY_RANK * state.ranks[area]
    stations = sum(1 << area for area, m in zip(STATIONS, state.stations, strict=True) if m >= 0)
    own = state.harvesters & ~state.foreign
    for step, mask in enumerate((
        state.sietches, facedown, state.villages, own, state.wormsigns,
        state.all_worms, stations, marks.origin, marks.target,
    )):  # fmt: skip
        for area in bits(mask):
            numbers[_EACH * area + _RANK + 1 + step] = 1.0
    return numbers
