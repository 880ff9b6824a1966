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
from landsraad.games.dawn_of_the_fremen.phases.winning import TIES, VOTE
from landsraad.games.dawn_of_the_fremen.state import Setup, State
from landsraad.games.dawn_of_the_fremen.terms import (
    DEBTS,
    GREAT_MAKER,
    NOBODY,
    RESOURCES,
    SIETCH,
    TRIBES,
)

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
    ties = options.get("ties", VOTE)
    if ties not in TIES:
        raise InvalidSetup(f"ties is {' or '.join(TIES)}, not {shown(ties)}")
    box, mark = box_of(options["content"])
    count = box.territories
    rng = Rng(seed)
    state = State(
        Setup(seats, alliances, mark, ties), rng, box, box.bare,
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
    state.single, state.allied = _numbers(options, box.copies[SIETCH])
    if alliances:
        state.sides = [0, 1, 0, 1]
    return state


def _numbers(options: Mapping[str, Any], sietches: int) -> tuple[int, int]:
    """The winning numbers of a single tribe and of an alliance (DOF 13.1.2).

    Without a number of its own an alliance needs two more than a single tribe, but never more than
    there are; where pairs are allied from the start, the one number given is theirs.
    """
    wanted = _number(options, "sietches_to_win", sietches)
    together = _number(options, "alliance_sietches_to_win", sietches)
    if options["alliances"]:
        return SINGLE, together or wanted or PAIR
    return wanted or SINGLE, together or min((wanted or SINGLE) + MORE_FOR_ALLIES, sietches)


def _number(options: Mapping[str, Any], name: str, sietches: int) -> int:
    """A number of sietches; 0 if it is left open."""
    wanted = options.get(name)
    if wanted is None:
        return 0
    if not is_whole(wanted) or not 1 <= wanted <= sietches:
        raise InvalidSetup(f"{name} is a number from 1 to {sietches}, not {shown(wanted)}")
    return int(wanted)
