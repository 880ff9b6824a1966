"""The areas of the board in numbers, as one seat may know them."""

from __future__ import annotations

from struct import Struct
from typing import Final

from landsraad.core.features import DOUBLE, pack_all
from landsraad.games.war_for_arrakis.catalogue import AREAS, bits
from landsraad.games.war_for_arrakis.deeds import contents
from landsraad.games.war_for_arrakis.features_business import Marks
from landsraad.games.war_for_arrakis.reach import stations
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


_ALL_BYTES: Final = DOUBLE * len(NAMES)
_AREA: Final = DOUBLE * _EACH
_SIDE: Final = DOUBLE * len(_PIECES)
_INSIDE_BYTES: Final = DOUBLE * _INSIDE_AT
_ONE: Final = pack_all([1.0])
_PACK_LEGION: Final = Struct(f"{len(_PIECES)}d").pack_into
_PACK_RANK: Final = Struct("d").pack_into
_PACK_INSIDE: Final = Struct(f"{len(_INSIDE)}d").pack_into


def land(state: State, seat: int, marks: Marks) -> bytearray:
    """The numbers of all areas, packed, most of them zero; they need no scaling."""
    packed = bytearray(_ALL_BYTES)
    for side in SIDES:
        first = 0 if side == seat else _SIDE
        for area in bits(state.armies[side]):
            legion, place = state.legions[area], _AREA * area
            _PACK_LEGION(
                packed, place + first,
                _UNIT * legion.regular, _UNIT * legion.elite, _UNIT * legion.special,
                _UNIT * legion.generic, _UNIT * legion.named.bit_count(),
                _UNIT * len(legion.tokens),
            )  # fmt: skip
            if legion.tokens and seat == ATREIDES:
                inside = [0.0] * len(_INSIDE)
                for token in legion.tokens:
                    for kind, amount in enumerate(contents(state, token)[:3]):
                        inside[kind] += _UNIT * amount
                _PACK_INSIDE(packed, place + _INSIDE_BYTES, *inside)
    facedown = state.sietches & ~state.revealed
    for area in bits(state.sietches | state.villages):
        if seat == ATREIDES or not facedown >> area & 1:
            _PACK_RANK(packed, _AREA * area + DOUBLE * _RANK, _BY_RANK * state.ranks[area])
    own = state.harvesters & ~state.foreign
    first = DOUBLE * _RANK
    for mask in (
        state.sietches, facedown, state.villages, own, state.wormsigns,
        state.all_worms, stations(state), marks.origin, marks.target,
    ):  # fmt: skip
        first += DOUBLE
        for area in bits(mask):
            place = _AREA * area + first
            packed[place : place + DOUBLE] = _ONE
    return packed
