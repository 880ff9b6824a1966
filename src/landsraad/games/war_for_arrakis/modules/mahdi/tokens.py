"""Facedown deployment tokens of the Harkonnens: laid, turned up, and used again (WFA 22.6)."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.games.war_for_arrakis.catalogue import AREA_KEYS, bits
from landsraad.games.war_for_arrakis.deeds import (
    add_piece,
    disband,
    emit,
    put,
    stacking,
    with_piece,
)
from landsraad.games.war_for_arrakis.engine import answers, steps
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.modules.mahdi.box import BLACK, TOKENS
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi
from landsraad.games.war_for_arrakis.modules.mahdi.talk import decide
from landsraad.games.war_for_arrakis.options import OfArea, areas
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import ELITE, HARKONNEN, REGULAR, SPECIAL


def hidden_in(legion: Legion) -> int:
    """How many tokens a legion of the Harkonnens has."""
    return sum(kind in TOKENS for kind in legion.others) if legion.side == HARKONNEN else 0


def turn_up(state: State, area: int) -> None:
    """All tokens of an area are replaced by the units they hide (WFA 22.6.3)."""
    legion = state.legions[area]
    if hidden_in(legion):
        _turn_up(state, area, [(kind, legion.others.count(kind)) for kind in TOKENS])


def hidden_by(state: State, black: bool) -> list[tuple[int, ...]]:
    """What the tokens of a colour hide."""
    content = state.setup.content
    return list(content.black if black else content.silver)


def _turn_up(state: State, area: int, tokens: Sequence[tuple[int, int]]) -> None:
    """Tokens by kind and number; the units of all of them come before any must leave."""
    for kind, amount in tokens:
        left, known = hidden_by(state, kind == BLACK), mahdi(state).next_up[kind != BLACK]
        for _ in range(amount):
            hides = known.pop(0) if known else ()
            place = left.index(hides) if hides in left else state.rng.below(len(left))
            _replace(state, area, kind, left.pop(place))
    state.news = True
    _trim(state, area)
    disband(state, area)


def _replace(state: State, area: int, kind: int, hides: tuple[int, ...]) -> None:
    """A token goes back to its pool, and its units come as far as there are figures."""
    supply = state.supply[HARKONNEN]
    placed = [min(wanted, supply[piece]) for piece, wanted in enumerate(hides)]
    for piece, amount in enumerate(placed):
        for _ in range(amount):
            add_piece(state, HARKONNEN, area, piece)
    put(state, area, with_piece(state.legions[area], HARKONNEN, kind, -1))
    supply[kind] += 1
    emit(state, "turned_up", HARKONNEN, AREA_KEYS[area], tuple(placed))


def _trim(state: State, area: int) -> None:
    """What an area cannot hold leaves, the weakest first (WFA 22.6.3)."""
    for kind in (REGULAR, ELITE, SPECIAL):
        legion = state.legions[area]
        excess = legion.units - stacking(state, HARKONNEN)
        gone = min(max(excess, 0), legion.amount(kind))
        if gone:
            put(state, area, with_piece(legion, HARKONNEN, kind, -gone))
            state.supply[HARKONNEN][kind] += gone


# --- a legion has left a settlement


def legion_left(state: State, side: int, area: int) -> None:
    """Whoever moves or advances out of a settlement may leave it without a unit (WFA 22.6.1)."""
    if side == HARKONNEN and state.villages >> area & 1:
        state.stack.append(Step("mahdi_garrison", HARKONNEN, area))


@steps("mahdi_garrison")
def _garrison(state: State, frame: Step) -> None:
    """A black and a silver token where no unit has stayed (WFA 22.6.1)."""
    area = frame.value
    if not state.villages >> area & 1 or state.legions[area].side >= 0:
        return
    for kind in TOKENS:
        if not state.supply[HARKONNEN][kind]:
            _recycle(state, frame, kind)
            return
    for kind in TOKENS:
        add_piece(state, HARKONNEN, area, kind)
    emit(state, "garrison", HARKONNEN, AREA_KEYS[area])


def _recycle(state: State, frame: Step, kind: int) -> None:
    """The pool is empty: a token on the board is turned up and used (WFA 22.6.4)."""
    lying = [a for a in bits(state.armies[HARKONNEN]) if kind in state.legions[a].others]
    options = areas("reveal", sum(1 << area for area in lying))
    decide(state, frame, options, "A deployment token turns up in {}", "WFA 22.6.4")


@answers("mahdi_garrison")
def _recycle_answer(state: State, frame: Step, option: OfArea) -> None:
    state.stack.append(frame)
    kind = next(one for one in TOKENS if not state.supply[HARKONNEN][one])
    _turn_up(state, option.area, [(kind, 1)])
