"""What votes and proposals promise: phases that may take place, and motions in the council."""

from __future__ import annotations

from math import exp

from landsraad.games.dawn_of_the_fremen.deeds import clockwise, lands, members, sietch_lands
from landsraad.games.dawn_of_the_fremen.frames import Motion
from landsraad.games.dawn_of_the_fremen.motions import Pacts, is_void, joined, pairs, regroup
from landsraad.games.dawn_of_the_fremen.options import (
    ALLIANCE,
    DISSOLVE,
    NUMBER,
    NUMBERS,
    TIE,
    VICTORY,
)
from landsraad.games.dawn_of_the_fremen.phases.council import DRAFT, UNDECIDED
from landsraad.games.dawn_of_the_fremen.phases.winning import is_alliance, sides, tied_sides
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.stock import LOOSE
from landsraad.games.dawn_of_the_fremen.terms import (
    NOBODY,
    PRODUCTION,
    RESOURCES,
    SHIPMENT,
    SITE_RESOURCE,
)

WORM_CALLED = 0.9
SHIPPED, TRADED = 0.25, 0.2
"""What a resource that may be shipped or traded adds, up to a few of them."""
FEW = 4
UNIT = 20.0
"""How far ahead in standing makes odds of e to one between two sides."""
TOGETHER = 0.25
"""Allies do not add up: their sum counts by this power of their number less."""
AT_STAKE = 60.0
"""What the whole game is worth when chances of winning are compared with standings."""
TALK = 6.0
"""What a proposal costs whoever makes it, so that only such are made as all should want."""
UNLIKELY = 0.02
"""The part that counts of what somebody will vote against."""


# --- phases that are voted on


def phase_worth(state: State, seat: int, phase: int) -> float:
    """What a phase promises a seat if it takes place."""
    if phase == PRODUCTION:
        return _production(state, seat)
    goods = sum(
        state.goods[4 * place + kind] for place in lands(state, seat) for kind in range(RESOURCES)
    )
    return (SHIPPED if phase == SHIPMENT else TRADED) * min(FEW, goods)


def _production(state: State, seat: int) -> float:
    built, worth = sietch_lands(state)[seat], 0.0
    for place in lands(state, seat):
        site = state.sites[place]
        if site != NOBODY:
            most = 2 if (state.ground.open_bits[place] | 1 << place) & built else 1
            there = state.goods[4 * place + SITE_RESOURCE[site]]
            worth += LOOSE * max(0, most - there)
    return worth + WORM_CALLED


def held(votes: int) -> float:
    """How likely a phase is to take place with this many more votes for it than against."""
    return 1 / (1 + exp(-votes))


# --- motions


def chances(state: State, values: list[float]) -> dict[int, float]:
    """The chance of each side to win, as the standings of its members tell."""
    scores = {}
    for side in sides(state):
        seats = members(state, side)
        scores[side] = sum([values[seat] for seat in seats]) / len(seats) ** TOGETHER
    best = max(scores.values())
    raised = {side: exp((score - best) / UNIT) for side, score in scores.items()}
    total = sum(raised.values())
    return {side: much / total for side, much in raised.items()}


def outcome(state: State, motion: Motion, values: list[float]) -> list[float] | None:
    """The chances of each seat after a victory or tie; None for other motions."""
    if motion.kind == VICTORY:
        won = [state.sides[motion.what]]
    elif motion.kind == TIE:
        won = tied_sides(state)
    else:
        return None
    return [float(side in won) / (len(won) or 1) for side in state.sides]


def agreed(state: State, motion: Motion) -> State | None:
    """The position after a motion on sides or numbers; None while it says nothing yet."""
    if is_void(state, motion) or (motion.kind in (NUMBER, NUMBERS) and motion.asked == DRAFT):
        return None
    after = state.copy()
    after.stack, after.pending, after.standings = [], None, None
    if motion.kind == ALLIANCE and motion.single in (UNDECIDED, 0):
        motion = motion.changed(single=state.single, allied=state.allied)
    elif motion.kind == ALLIANCE and not motion.allied:
        motion = motion.changed(allied=state.allied)
    regroup(after, motion)
    return after


def gains(state: State, motion: Motion, values: list[float], now: list[float]) -> list[float]:
    """What a motion promises each seat that would have these chances after it."""
    old = chances(state, values)
    change = [
        0.0 if state.gone >> seat & 1 else now[seat] - old[state.sides[seat]]
        for seat in range(state.setup.seats)
    ]
    voters = clockwise(state, motion.seat)[1:]
    waiting = voters if motion.asked == DRAFT else voters[motion.asked :]
    against = min([change[voter] for voter in waiting], default=1.0) <= 0
    stake = AT_STAKE * UNLIKELY if against else AT_STAKE
    return [stake * much for much in change]


def completions(state: State, motion: Motion) -> list[Motion]:
    """What a motion may still become: one alliance may be joined by a second (DOF 12.1.2)."""
    if motion.asked != DRAFT or motion.kind != ALLIANCE or motion.single != UNDECIDED:
        return [motion]
    more = pairs(state, joined(state, motion.pacts))
    return [motion, *(motion.changed(pacts=(*motion.pacts, pair)) for pair in more)]


def ideas(state: State, seat: int) -> list[Motion]:
    """What a seat might propose: alliances and the end of one."""
    pacts: list[Pacts] = [(pair,) for pair in pairs(state, state.sides)]
    drafts = [Motion(seat, ALLIANCE, NOBODY, UNDECIDED, 0, DRAFT, pact) for pact in pacts]
    found = [motion for draft in drafts for motion in completions(state, draft)]
    found += [
        Motion(seat, DISSOLVE, members(state, side)[0], 0, 0, DRAFT)
        for side in sides(state)
        if is_alliance(state, side)
    ]
    return found
