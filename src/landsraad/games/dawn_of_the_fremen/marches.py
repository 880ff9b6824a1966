"""Moved strength: which targets it can reach, and on which ways (DOF 11.1, DOF 11.5)."""

from __future__ import annotations

from typing import Final

from landsraad.games.dawn_of_the_fremen.deeds import lands
from landsraad.games.dawn_of_the_fremen.frames import Attack
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import (
    BIT,
    CROSSERS,
    HAS_JUBBA_CLOAK,
    HAS_SIETCH,
    JUBBA_CLOAK,
    KULON,
    NOBODY,
    ORNITHOPTER,
    STILLSUIT,
    WORMS,
)
from landsraad.games.dawn_of_the_fremen.travel import (
    KINDS,
    Debts,
    bonus,
    crossed,
    exits,
    group_mask,
    held_debts,
    reach,
)

COMPANIONS: Final = ~HAS_SIETCH & ~WORMS
"""Who may come along without harm: with worms no barrier is crossed."""


# --- on the way


def march_ways(state: State, attack: Attack) -> list[int]:
    """Where moved strength may go next, so that it can still reach the target."""
    seat, start, mask = attack.seat, attack.carried[0][0], group_mask(attack.carried)
    left = reach(state, seat, start, mask, attack.extra, False) - attack.moved
    if left <= 0:
        return []
    debts, target = held_debts(state, seat, attack.paid), attack.target
    return [
        place
        for place in exits(state, start, mask, attack.at)
        if place == target or _passes(state, seat, start, mask, place, left, debts, target)
    ]


def _passes(
    state: State, seat: int, start: int, mask: int, place: int, left: int, debts: Debts, target: int
) -> bool:
    """Whether a group that may cross that many more borders reaches the target through a place."""
    most = left
    if start == STILLSUIT and not mask & HAS_JUBBA_CLOAK:
        # A jubba cloak may still be picked up on the way (DOF 8.5.1).
        most += 1
    far = state.box.distance if start == ORNITHOPTER else state.box.paces
    if far[place][target] >= most:
        return False
    paid = crossed(state, seat, start, mask, place, debts, True)
    return paid is not None and reaches(state, seat, start, mask, place, left - 1, paid, target)


def reaches(
    state: State, seat: int, start: int, mask: int, at: int, left: int, debts: Debts, target: int
) -> bool:
    """Whether a group can get into the target, with what it may pick up on the way."""
    if at < state.box.territories and state.owner[at] == seat:
        there = state.tokens[at]
        if start == STILLSUIT and there & HAS_JUBBA_CLOAK and not mask & HAS_JUBBA_CLOAK:
            left += 1
        mask |= there & COMPANIONS
    if left <= 0:
        return False
    for group in _groups(state, seat, mask, at):
        ways = exits(state, start, group, at)
        if target in ways:
            return True
        for place in ways:
            if _passes(state, seat, start, group, place, left, debts, target):
                return True
    return False


def _groups(state: State, seat: int, mask: int, at: int) -> tuple[int, ...]:
    """A group, and the same with a worm of the place if it needs STRENGTH for abandoned land."""
    if not state.land[NOBODY] or state.box.power[mask] or at >= state.box.territories:
        return (mask,)
    worm = state.tokens[at] & WORMS
    return (mask, mask | worm) if worm and state.owner[at] == seat else (mask,)


# --- from where, and into which targets


class Passage:
    """What a seat may cross with moved strength, worked out once for all its tokens."""

    __slots__ = ("_tolled", "cloak", "free", "seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.free = state.land[NOBODY]
        """Land that is crossed without water debts, as bits."""
        self._tolled: list[tuple[int, int, int]] = []
        sides, own, first = state.sides, state.sides[seat], 4 * seat
        for other in range(state.setup.seats):
            if sides[other] == own:
                self.free |= state.land[other]
            elif state.debts[first + other]:
                self._tolled.append((state.debts[first + other], other, state.land[other]))
        self.cloak = False
        """Whether a jubba cloak lies in land of the attacker's own."""
        if state.supply[JUBBA_CLOAK] < state.box.copies[JUBBA_CLOAK]:
            for place, mask in enumerate(state.tokens):
                if mask & HAS_JUBBA_CLOAK and state.owner[place] == seat:
                    self.cloak = True

    def plain(self, token: int) -> bool:
        """Whether it does not matter what a start could pick up on its way."""
        bit, state = BIT[token], self.state
        if not bit & (CROSSERS | WORMS) or (token == STILLSUIT and self.cloak):
            return False
        return not state.land[NOBODY] or state.box.power[bit] > 0

    def leads(self, token: int, place: int, left: int, target: int) -> bool:
        """Whether moved strength with this start can enter a target."""
        if token in (ORNITHOPTER, KULON) or not (
            self.plain(token) or (left == 1 and token != STILLSUIT)
        ):
            debts = held_debts(self.state, self.seat)
            return reaches(self.state, self.seat, token, BIT[token], place, left, debts, target)
        near = self._near(token, place)
        entered = near[place] if left == 1 else self.entered(near, {left: 1 << place})
        return bool(entered >> target & 1)

    def all_of(self, token: int, place: int, left: int) -> int:
        """The places that moved strength with this start can enter, as bits."""
        if token == ORNITHOPTER:
            return _flooded(self.state.box.around_bits, place, left)
        if left == 1 and token != STILLSUIT:
            return self._near(token, place)[place]
        if token == KULON and self.plain(token):
            return _flooded(self.state.box.near_bits, place, left)
        return _explored(self.state, self.seat, token, place, left)

    def _near(self, token: int, place: int) -> tuple[int, ...]:
        """What borders on places for a start and whoever is with it (DOF 8.4.1)."""
        crosses = self.state.tokens[place] & CROSSERS and not BIT[token] & WORMS
        return self.state.box.near_bits if crosses else self.state.ground.open_bits

    def entered(self, near: tuple[int, ...], starts: dict[int, int]) -> int:
        """What starts can enter; they are given as bits by the borders they may cross."""
        free, tolls, most = self.free, [], max(starts)
        for held, other, land in self._tolled:
            if held >= most - 1:
                free |= land
            else:
                tolls.append((held, other, land))
        if tolls:
            return _paying(near, starts, free, tolls)
        found = edge = seen = 0
        for left in range(most, 0, -1):
            edge |= starts.get(left, 0) & ~seen
            seen |= edge
            beyond = _bordering(near, edge)
            found |= beyond
            edge = beyond & free & ~seen
        return found


def _paying(
    near: tuple[int, ...], starts: dict[int, int], free: int, tolls: list[tuple[int, int, int]]
) -> int:
    """What starts can enter whose water debts may run out on the way.

    Places are kept apart by the debts left there, which are packed into one number.
    """
    full = 0
    for held, other, _ in tolls:
        full |= held << 4 * other
    found, edges = 0, {full: 0}
    for left in range(max(starts), 0, -1):
        edges[full] = edges.get(full, 0) | starts.get(left, 0)
        beyond: dict[int, int] = {}
        for debts, edge in edges.items():
            entered = _bordering(near, edge)
            found |= entered
            beyond[debts] = beyond.get(debts, 0) | entered & free
            for _, other, land in tolls:
                if debts >> 4 * other & 15 and entered & land:
                    paid = debts - (1 << 4 * other)
                    beyond[paid] = beyond.get(paid, 0) | entered & land
        edges = beyond
    return found


def _bordering(near: tuple[int, ...], edge: int) -> int:
    """What borders on any of some places, all as bits."""
    found = 0
    while edge:
        lowest = edge & -edge
        found |= near[lowest.bit_length() - 1]
        edge ^= lowest
    return found


def _flooded(near: tuple[int, ...], start: int, left: int) -> int:
    """All places within that many borders of one."""
    found = near[start]
    for _ in range(left - 1):
        found |= _bordering(near, found)
    return found


def _explored(state: State, seat: int, start: int, place: int, left: int) -> int:
    """The places that a group can enter, going every way it may, as bits."""
    found = 0
    todo = [(place, left, BIT[start], held_debts(state, seat))]
    seen: dict[tuple[int, int, Debts], int] = {}
    while todo:
        at, left, mask, debts = todo.pop()
        if at < state.box.territories and state.owner[at] == seat:
            there = state.tokens[at]
            if start == STILLSUIT and there & HAS_JUBBA_CLOAK and not mask & HAS_JUBBA_CLOAK:
                left += 1
            mask |= there & COMPANIONS
        if left <= seen.get((at, mask, debts), 0):
            continue
        seen[at, mask, debts] = left
        for group in _groups(state, seat, mask, at):
            for beyond in exits(state, start, group, at):
                found |= 1 << beyond
                if left > 1 or start == STILLSUIT:
                    paid = crossed(state, seat, start, group, beyond, debts, True)
                    if paid is not None:
                        todo.append((beyond, left - 1, group, paid))
    return found


def march_starts(state: State, seat: int, target: int) -> list[tuple[int, int]]:
    """The tokens that can start moved strength into a target (DOF 11.5.1)."""
    tokens, move, extra = state.tokens, state.box.move, bonus(state, seat)
    beside, paces, flight = (
        state.ground.open_bits[target], state.box.paces[target], state.box.distance[target],
    )  # fmt: skip
    passage, found = None, []
    for place in lands(state, seat):
        if not tokens[place] or beside >> place & 1:
            continue
        for token in KINDS[tokens[place]]:
            left = move[token] + extra
            away = flight[place] if token == ORNITHOPTER else paces[place]
            # A jubba cloak on the way may take a stillsuit one border farther.
            if away <= left + (token == STILLSUIT):
                passage = passage or Passage(state, seat)
                if passage.leads(token, place, left, target):
                    found.append((token, place))
    return found


def targets(state: State, seat: int) -> int:
    """The territories a seat may attack, as bits (DOF 11.1)."""
    own, safe = state.sides[seat], 0
    for other, side in enumerate(state.sides):
        if side == own:
            safe |= state.land[other]
    for place, barred in state.bars:
        if barred == seat:
            safe |= 1 << place
    open_bits, found = state.ground.open_bits, 0
    for place in lands(state, seat):
        found |= open_bits[place]
    every = (1 << state.box.territories) - 1
    if every & ~safe & ~found:
        found |= _all_entered(state, seat)
    return found & every & ~safe


def _all_entered(state: State, seat: int) -> int:
    """All places that any moved strength of a seat can enter, as bits."""
    tokens, move, extra = state.tokens, state.box.move, bonus(state, seat)
    passage, found = None, 0
    worms: dict[int, int] = {}
    suits: dict[int, int] = {}
    for place in lands(state, seat):
        if not tokens[place]:
            continue
        passage = passage or Passage(state, seat)
        for token in KINDS[tokens[place]]:
            left = move[token] + extra
            if (BIT[token] & WORMS or token == STILLSUIT) and passage.plain(token):
                starts = suits if token == STILLSUIT else worms
                starts[left] = starts.get(left, 0) | 1 << place
            else:
                found |= passage.all_of(token, place, left)
    if passage is not None and worms:
        found |= passage.entered(state.ground.open_bits, worms)
    if passage is not None and suits:
        found |= passage.entered(state.box.near_bits, suits)
    return found
