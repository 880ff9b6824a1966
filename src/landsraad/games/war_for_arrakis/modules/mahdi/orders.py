"""The automaton attacks and moves (WFA 22.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from landsraad.games.war_for_arrakis.battle import attack_area
from landsraad.games.war_for_arrakis.catalogue import TOUCHING, bits
from landsraad.games.war_for_arrakis.effects import Attack
from landsraad.games.war_for_arrakis.engine import answers, steps
from landsraad.games.war_for_arrakis.frames import Attacking, Step
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.modules.mahdi.sight import (
    difference,
    outweighs,
    power,
    sift,
)
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi, target_area
from landsraad.games.war_for_arrakis.modules.mahdi.talk import decide, pack, unpack
from landsraad.games.war_for_arrakis.options import areas, of_zone
from landsraad.games.war_for_arrakis.reach import by_air, led, transports
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, NOWHERE

ANY, LED, HARDENED, FOCUS = range(4)
"""Which legions an order is for: all, with a leader, with a Sardaukar, or that of the card."""
SURPRISE: Final = 8


class Case(NamedTuple):
    """An attack that could be made."""

    origin: int
    target: int
    zone: int


def order(which: int, moves: int = 0, *, surprise: bool = False) -> int:
    """An order as one number: for which legions, and how many move where none attacks."""
    return which + SURPRISE * surprise + (moves << 4)


def considered(state: State, code: int) -> list[int]:
    """The areas of the legions that an order is for."""
    which = code & 7
    legions = state.legions
    return [a for a in bits(state.armies[HARKONNEN]) if _fits(state, which, a, legions[a])]


def _fits(state: State, which: int, area: int, legion: Legion) -> bool:
    if not legion.units:
        return False
    if which == LED:
        return led(legion)
    if which == HARDENED:
        return legion.special > 0
    return which == ANY or area == mahdi(state).focus


# --- attacks


def attacks(
    state: State, code: int, origin: int = NOWHERE, target: int = NOWHERE
) -> tuple[list[Case], str, str]:
    """What comes first among the attacks that can be made, its rule and the criterion.

    Where an origin or a target has been chosen nothing else is weighed any more: the ranks by which
    it was chosen may be hidden from whoever looks on.
    """

    legions = considered(state, code)
    return best_attacks(state, [a for a in legions if origin in (NOWHERE, a)], target)


def best_attacks(
    state: State, legions: Sequence[int], target: int = NOWHERE
) -> tuple[list[Case], str, str]:
    """The same for the legions of some areas."""

    def chosen(case: Case) -> bool:
        return target in (NOWHERE, case.target)

    sieges = list(filter(chosen, _sieges(state, legions)))
    if sieges:
        goal = target_area(state)
        left, words = sift(
            sieges,
            ("highest rank", lambda case: state.ranks[case.target]),
            ("a sietch before a base", lambda case: bool(state.sietches >> case.target & 1)),
            ("greatest difference of power", lambda case: _edge(state, case)),
            ("no ornithopter needed", lambda case: case.zone < 0),
            ("the target sietch", lambda case: case.target == goal),
        )
        return left, "WFA 22.4.2", words
    left, words = sift(
        list(filter(chosen, _raids(state, legions))),
        ("highest combat power", lambda case: power(state.legions[case.target])),
        ("with a named leader", lambda case: state.legions[case.target].named > 0),
    )
    return left, "WFA 22.4.3", words


def _edge(state: State, case: Case) -> tuple[int, int]:
    return difference(state.legions[case.origin], state.legions[case.target])


def _sieges(state: State, legions: Sequence[int]) -> list[Case]:
    """Attacks on sietches next to a legion, or two areas away below an ornithopter."""
    found, prey = [], state.sietches | state.camps
    for area in legions:
        near = TOUCHING[area] & prey
        found += [Case(area, sietch, NOWHERE) for sietch in bits(near)]
        if not mahdi(state).flown:
            for zone in transports(state, HARKONNEN, area):
                far = by_air(state, area, zone) & prey & ~near
                found += [Case(area, sietch, zone) for sietch in bits(far)]
    return [case for case in found if _may(state, case)]


def _raids(state: State, legions: Sequence[int]) -> list[Case]:
    """Attacks on legions next to one's own."""
    prey = state.armies[ATREIDES] & ~(state.sietches | state.camps)
    found = [
        Case(area, enemy, NOWHERE) for area in legions for enemy in bits(TOUCHING[area] & prey)
    ]
    return [case for case in found if _may(state, case)]


def _may(state: State, case: Case) -> bool:
    return outweighs(state.legions[case.origin], state.legions[case.target])


@steps("mahdi_attack")
def _attack(state: State, frame: Step) -> None:
    """``value`` is the order; ``more`` what has been chosen: origin, target, zone."""
    origin, target, _ = unpack(frame.more, 3)
    cases, rule, words = attacks(state, frame.value, origin, target)
    if not cases:
        moves = frame.value >> 4
        if moves:
            state.stack.append(Step("mahdi_move", HARKONNEN, frame.value))
        return
    if origin < 0:
        options = areas("attack", sum(1 << a for a in {c.origin for c in cases}))
        decide(state, frame, options, "The legion of {} attacks", rule, words)
    elif target < 0:
        options = areas("at", sum(1 << a for a in {c.target for c in cases}))
        decide(state, frame, options, "It attacks {}", rule, words, quiet=True)
    else:
        zones = sorted({case.zone for case in cases})
        if len(zones) > 1:
            flights = [of_zone("transport", one) for one in zones]
            decide(state, frame, flights, "An ornithopter carries it", "WFA 22.4.1")
        else:
            _strike(state, frame.value, Case(origin, target, zones[0]))


@answers("mahdi_attack")
def _attack_answer(state: State, frame: Step, option: Any) -> None:
    origin, target, _ = unpack(frame.more, 3)
    if option.verb == "transport":
        _strike(state, frame.value, Case(origin, target, option.zone))
    elif origin < 0:
        state.stack.append(frame.changed(more=pack(option.area, NOWHERE, NOWHERE)))
    else:
        state.stack.append(frame.changed(more=pack(origin, option.area, NOWHERE)))


def _strike(state: State, code: int, case: Case) -> None:
    """The battle begins; no hit is ever taken to go on against a sietch (WFA 22.7.5)."""
    if case.zone >= 0:
        mahdi(state).flown = True
    attack = Attack(surprise=bool(code & SURPRISE), relentless=True)
    attack_area(
        state, Attacking(HARKONNEN, "automaton", attack, case.origin, case.zone), case.target
    )
