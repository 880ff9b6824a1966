"""What a proposal in the council means: who is concerned, its words, and what it changes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from landsraad.games.dawn_of_the_fremen import options
from landsraad.games.dawn_of_the_fremen.deeds import clockwise, emit, end_game, members, victors
from landsraad.games.dawn_of_the_fremen.frames import Motion
from landsraad.games.dawn_of_the_fremen.phases.winning import sides, tied_sides
from landsraad.games.dawn_of_the_fremen.state import State

Pacts = tuple[tuple[int, int], ...]


def leaders(state: State) -> list[int]:
    """The first tribe of each side: a motion names a side by it."""
    return [members(state, side)[0] for side in sides(state)]


def joined(state: State, pacts: Pacts) -> list[int]:
    """The side of each seat as it would be with these pacts; the lowest seat names a side."""
    found = state.sides[:]
    for first, second in pacts:
        old = {found[first], found[second]}
        found = [min(old) if side in old else side for side in found]
    return found


def pairs(state: State, side_of: Sequence[int]) -> list[tuple[int, int]]:
    """The sides, by their first tribes, that could join: never all who are left (DOF 18.1.11)."""
    first: dict[int, int] = {}
    for seat in clockwise(state, 0):
        first.setdefault(side_of[seat], seat)
    return list(combinations(sorted(first.values()), 2)) if len(first) > 2 else []


def is_void(state: State, motion: Motion) -> bool:
    """Whether those whom a motion concerns have vanished."""
    if motion.kind == options.ALLIANCE:
        named = {seat for pact in motion.pacts for seat in pact}
        side_of = joined(state, motion.pacts)
        left = {side_of[seat] for seat in clockwise(state, 0)}
        return any(state.gone >> seat & 1 for seat in named) or len(left) < 2
    if motion.kind in (options.VICTORY, options.NUMBER, options.DISSOLVE):
        return not members(state, state.sides[motion.what])
    return motion.kind == options.TIE and not tied_sides(state)


def adopt(state: State, motion: Motion) -> None:
    """All have agreed: the proposal is binding (DOF 12.1.1)."""
    emit(state, "adopted", motion.seat, motion.kind, motion.what, motion.single, motion.allied,
         motion.pacts)  # fmt: skip
    if motion.kind == options.VICTORY:
        end_game(state, victors(state, [state.sides[motion.what]]), "council")
    elif motion.kind == options.TIE:
        end_game(state, victors(state, tied_sides(state)), "tie")
    else:
        regroup(state, motion)


def regroup(state: State, motion: Motion) -> None:
    """Carry out what a motion says of sides and numbers."""
    kind = motion.kind
    if kind == options.NUMBER:
        side = state.sides[motion.what]
        state.own = [
            motion.single if other == side else number
            for other, number in zip(state.sides, state.own, strict=True)
        ]
    elif kind == options.DISSOLVE:
        side = state.sides[motion.what]
        alone = [seat if old == side else old for seat, old in enumerate(state.sides)]
        _set_sides(state, alone)
    else:
        state.single, state.allied = motion.single, motion.allied
        _set_sides(state, joined(state, motion.pacts))


def _set_sides(state: State, side_of: list[int]) -> None:
    """New sides; a number of its own lapses with the side that it was given to (DOF 12.1.3)."""
    before = state.sides
    changed = {
        side
        for sides_now in (before, side_of)
        for side in sides_now
        if [s == side for s in before] != [s == side for s in side_of]
    }
    state.sides = side_of
    state.own = [
        0 if before[seat] in changed or side_of[seat] in changed else number
        for seat, number in enumerate(state.own)
    ]


# --- in words


def words(state: State, motion: Motion) -> str:
    """A proposal in words."""
    names = state.box.tribe_names
    return f"The {names[motion.seat]} proposes {content(motion, names, 'the ')}"


def content(motion: Motion, names: Sequence[str], article: str = "") -> str:
    """What is proposed, with the tribes called by these names."""
    kind, single, allied = motion.kind, motion.single, motion.allied
    numbers = f"{single} sietches for a single tribe and {allied} for an alliance to win"
    what = f"{article}{names[motion.what]}" if motion.what >= 0 else ""
    if kind == options.VICTORY:
        return f"to declare victory for {what}"
    if kind == options.TIE:
        return "to end the game in a tie"
    if kind == options.NUMBERS:
        return numbers
    if kind == options.NUMBER:
        return f"that {what} needs {single} sietches to win"
    if kind == options.DISSOLVE:
        return f"to dissolve the alliance of {what}"
    bound = [_pact(motion.seat, pact, names, article) for pact in motion.pacts]
    return f"{' and '.join(bound)}, with {numbers}"


def _pact(seat: int, pact: tuple[int, int], names: Sequence[str], article: str) -> str:
    first, second = pact
    if seat in pact:
        return f"a formal alliance with {article}{names[second if seat == first else first]}"
    return f"a formal alliance between {article}{names[first]} and {article}{names[second]}"
