"""A plain evaluation of a seat's standing, for bots that look one step ahead."""

from __future__ import annotations

from landsraad.games.dawn_of_the_fremen.ballots import (
    TALK,
    agreed,
    chances,
    completions,
    gains,
    ideas,
    outcome,
)
from landsraad.games.dawn_of_the_fremen.deeds import all_bearings
from landsraad.games.dawn_of_the_fremen.frames import Motion, Step
from landsraad.games.dawn_of_the_fremen.phases.attack import defence_of
from landsraad.games.dawn_of_the_fremen.phases.winning import surplus, winning_number
from landsraad.games.dawn_of_the_fremen.prospects import add_prospects
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.stock import foes, laid_worth
from landsraad.games.dawn_of_the_fremen.terms import (
    COUNCIL,
    HARJ,
    HAS_SIETCH,
    NOBODY,
    OVER,
    SITE_RESOURCE,
    TRIBES,
)

WON = 1000.0
LAND = 1.6
SITE, NEW_SITE = 1.6, 2.2
"""A production site, and the first one of its resource."""
SIETCHES = 90.0
"""What the winning number of sietches is worth."""
BUILT = 10.5
"""The least that a sietch is worth, however many are needed: more than what it was built of."""
EXPOSED = 0.4
"""The part of what stands in a territory that counts as lost while a rival could take it."""
DEBT_HELD, DEBT_STOCK = 0.7, 0.25
CARD, ABILITY = 0.9, 1.5
NEIGHBOUR = 0.12
ALLY = 0.6
"""The part of an ally's standing that counts as one's own."""


def evaluate(state: State, seat: int) -> float:
    """How well a seat stands against the others: 0 is even."""
    if state.phase == OVER:
        return _final(state, seat)
    if state.gone >> seat & 1:
        return -WON
    values = standings(state)
    if state.phase == COUNCIL and state.stack:
        return _compared(state, seat, values) + _promised(state, seat, values)
    return _compared(state, seat, values)


def _promised(state: State, seat: int, values: list[float]) -> float:
    """What the motion under way promises a seat, or the best one that might be made."""
    frame = state.stack[-1]
    if isinstance(frame, Motion):
        open_to = completions(state, frame)
    elif isinstance(frame, Step) and frame.name == "proposal":
        open_to = ideas(state, frame.seat)
    else:
        return 0.0
    every = [_gains(state, motion, values) for motion in open_to]
    found = max(every, key=lambda much: much[frame.seat], default=[0.0] * TRIBES)
    return found[seat] - TALK if seat == frame.seat else found[seat]


def _gains(state: State, motion: Motion, values: list[float]) -> list[float]:
    now = outcome(state, motion, values)
    if now is None:
        after = agreed(state, motion)
        if after is None:
            return [0.0] * TRIBES
        new = chances(after, standings(after))
        now = [new.get(side, 0.0) for side in after.sides]
    return gains(state, motion, values, now)


def _compared(state: State, seat: int, values: list[float]) -> float:
    own = values[seat]
    rivals = []
    for other in range(state.setup.seats):
        if other == seat or state.gone >> other & 1:
            continue
        if state.sides[other] == state.sides[seat]:
            own += ALLY * values[other]
        else:
            rivals.append(values[other])
    return own - 0.6 * max(rivals) - 0.4 * sum(rivals) / len(rivals)


def _final(state: State, seat: int) -> float:
    """A win; nothing if all sides share it, and the more the fewer share it."""
    if seat not in state.won:
        return -WON
    if len({state.sides[other] for other in state.won}) > 1:
        return 0.0
    return WON


def standings(state: State, bearing: list[list[int]] | None = None) -> list[float]:
    """What each seat has and what its unfinished business promises.

    Whoever knows the ``bearing`` on every territory need not have it worked out again.
    """
    values = state.standings
    if values is None:
        values = state.standings = _possessions(state, bearing)
        add_prospects(state, values)
    return values


def _possessions(state: State, bearing: list[list[int]] | None) -> list[float]:
    seats = state.setup.seats
    values = [0.0] * 4
    sietches = [0] * 4
    kinds = [0] * 4
    harj = state.phase == HARJ
    borne = bearing or ([] if harj else all_bearings(state))
    hidden = bool(state.bag)
    rivals = [foes(state, seat) for seat in range(seats)]
    tokens, sites, goods = state.tokens, state.sites, state.goods
    for place, owner in enumerate(state.owner):
        if owner == NOBODY:
            continue
        worth = LAND
        mask, site = tokens[place], sites[place]
        if site != NOBODY and not hidden:
            resource = SITE_RESOURCE[site]
            worth += SITE if kinds[owner] >> resource & 1 else SITE + NEW_SITE
            kinds[owner] |= 1 << resource
        if harj:
            near = (state.ground.open_bits[place] & state.land[owner]).bit_count()
            worth += NEIGHBOUR * near
        elif mask or any(goods[4 * place : 4 * place + 4]):
            if mask & HAS_SIETCH:
                sietches[owner] += 1
            stock = laid_worth(state, place, rivals[owner])
            if stock > 1.0 and _exposed(state, place, owner, borne[place]):
                stock *= 1.0 - EXPOSED
                if mask & HAS_SIETCH:
                    worth -= 6.0
            worth += stock
        values[owner] += worth
    for seat in range(seats):
        values[seat] += _belongings(state, seat)
    for side in set(state.sides[:seats]):
        _add_sietches(state, side, sietches, values)
    return values


def _exposed(state: State, place: int, owner: int, bearing: list[int]) -> bool:
    """Whether the strongest rival next door could take a territory as things stand."""
    sides = state.sides
    own = bearing[owner] + defence_of(state, place)
    for seat in range(state.setup.seats):
        if bearing[seat] > own and sides[seat] != sides[owner]:
            return True
    return False


def _belongings(state: State, seat: int) -> float:
    held = state.debts[4 * seat : 4 * seat + 4]
    stock = held[seat]
    value = DEBT_HELD * (sum(held) - stock) + DEBT_STOCK * stock
    cards = state.box.cards
    for card in state.cards[seat]:
        value += ABILITY if cards[card].ability else CARD
    return value


def _add_sietches(state: State, side: int, sietches: list[int], values: list[float]) -> None:
    """Sietches are worth more the nearer they bring a side to its number."""
    members = [seat for seat in range(state.setup.seats) if state.sides[seat] == side]
    needed = winning_number(state, side)
    if state.tied:
        # DOF 13.2.2: now a side must exceed its number by more than any other does.
        needed += 1 + max([0, *(surplus(state, o) for o in set(state.sides) - {side})])
    share = min(1.0, sum(sietches[seat] for seat in members) / needed)
    gain = SIETCHES * (0.45 * share + 0.55 * share * share)
    for seat in members:
        values[seat] += max(gain / len(members), BUILT * sietches[seat]) + 0.1 * sietches[seat]
