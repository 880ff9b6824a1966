"""The first position of a game, from its options (DOF 1, DOF 13.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landsraad.core.chance import Rng
from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.registry import is_whole
from landsraad.games.dawn_of_the_fremen.content import box_of
from landsraad.games.dawn_of_the_fremen.engine import run
from landsraad.games.dawn_of_the_fremen.phases import harj
from landsraad.games.dawn_of_the_fremen.state import Setup, State
from landsraad.games.dawn_of_the_fremen.terms import (
    DEBTS,
    GREAT_MAKER,
    NOBODY,
    RESOURCES,
    SIETCH,
    TRIBES,
)

DEFAULTS: Mapping[str, Any] = {"alliances": False, "sietches_to_win": None, "content": None}
SINGLE, ALLIED, PAIR = 3, 5, 4
MORE_FOR_ALLIES = ALLIED - SINGLE


def new(seats: int, seed: int, options: Mapping[str, Any]) -> State:
    """Set the table up and begin the Harj."""
    state = prepare(seats, seed, options)
    harj.start(state)
    run(state)
    return state


def prepare(seats: int, seed: int, options: Mapping[str, Any]) -> State:
    """An empty board with full supplies; raises InvalidSetup for impossible options."""
    alliances = options["alliances"]
    if not isinstance(alliances, bool):
        raise InvalidSetup(f"alliances is true or false, not {shown(alliances)}")
    if alliances and seats != TRIBES:
        raise InvalidSetup("alliances from the start are for 4 seats (DOF 14.2.1)")
    box, mark = box_of(options["content"])
    count = box.territories
    rng = Rng(seed)
    state = State(
        Setup(seats, alliances, mark), rng, box, box.bare,
        owner=[NOBODY] * count, land=[0, 0, 0, 0, (1 << count) - 1], tokens=[0] * count,
        goods=[0] * (4 * count), sites=[NOBODY] * count, supply=list(box.copies),
        debts=[DEBTS if number % 5 == 0 and number < 5 * seats else 0 for number in range(16)],
    )  # fmt: skip
    # Resources never run out, and great makers are the backs of makers (DOF 2.1.1, DOF 2.2.3).
    state.supply[:RESOURCES] = [0] * RESOURCES
    state.supply[GREAT_MAKER] = 0
    state.cards = [[] for _ in range(seats)]
    state.deck = list(box.deck)
    rng.shuffle(state.deck)
    state.single, state.allied = _numbers(options["sietches_to_win"], alliances, box.copies[SIETCH])
    if alliances:
        state.sides = [0, 1, 0, 1]
    return state


def _numbers(wanted: Any, alliances: bool, sietches: int) -> tuple[int, int]:
    """The winning numbers: as printed, or for a single tribe (a pair) as many as is wanted."""
    if wanted is None:
        return SINGLE, PAIR if alliances else ALLIED
    if not is_whole(wanted) or not 1 <= wanted <= sietches:
        raise InvalidSetup(f"sietches_to_win is a number from 1 to {sietches}, not {shown(wanted)}")
    # No side needs more sietches than there are.
    together = min(wanted + MORE_FOR_ALLIES, sietches)
    return (SINGLE, wanted) if alliances else (wanted, together)
