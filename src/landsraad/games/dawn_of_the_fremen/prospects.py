"""What unfinished business promises: trips, attacks, offers and things about to be set down."""

from __future__ import annotations

from landsraad.games.dawn_of_the_fremen.deeds import bearings
from landsraad.games.dawn_of_the_fremen.marches import march_starts
from landsraad.games.dawn_of_the_fremen.options import CARD_ITEM, DEBT_ITEM, LAND_ITEM
from landsraad.games.dawn_of_the_fremen.phases import attack as attacks
from landsraad.games.dawn_of_the_fremen.phases.trade import wanted_for
from landsraad.games.dawn_of_the_fremen.state import Attack, Deal, Motion, State, Step, Trip
from landsraad.games.dawn_of_the_fremen.stock import (
    at_front,
    best_place,
    cheapest_place,
    goods_of,
    land_worth,
    stock_worth,
)
from landsraad.games.dawn_of_the_fremen.terms import (
    BIT,
    HAS_SIETCH,
    NOBODY,
    RESOURCES,
    UNASKED,
)
from landsraad.games.dawn_of_the_fremen.travel import exits, group_mask, reach

LAND_TAKEN = 2.6
WATER_GAINED, DEBT_PAID = 0.7, 0.45
EFFORT = 0.02
"""A small price of everything that leads nowhere, so that passing is preferred to it."""
TALK = 20.0
"""What speaking up in the council costs: rivals agree to nothing that helps one against them."""
SURE, LIKELY, UNLIKELY = 0.95, 0.6, 0.05
SIETCH_TAKEN = 14.0
HELD_DEBT, STOCK_DEBT, TRADED_CARD = 0.7, 0.4, 0.9


def add_prospects(state: State, values: list[float]) -> None:
    """Add what the frames on the stack promise to the seats they concern."""
    for frame in state.stack:
        if isinstance(frame, Step):
            _step(state, frame, values)
        elif isinstance(frame, Trip):
            values[frame.seat] += _trip(state, frame)
        elif isinstance(frame, Attack):
            _attack(state, frame, values)
        elif isinstance(frame, Deal):
            values[frame.by] += _deal(state, frame)
        elif isinstance(frame, Motion):
            values[frame.seat] -= TALK


def _step(state: State, frame: Step, values: list[float]) -> None:
    name, seat = frame.name, frame.seat
    if name == "put":
        values[seat] += best_place(state, seat, frame.value)
    elif name == "take":
        values[seat] += frame.value * max(
            best_place(state, seat, kind) for kind in range(RESOURCES)
        )
    elif name == "give_back":
        values[seat] -= HELD_DEBT * frame.value
    elif name == "hand_over":
        values[seat] -= cheapest_place(state, seat, frame.value)
        values[frame.more] += best_place(state, frame.more, frame.value)
    elif name == "item":
        values[seat] += 1.0 + 0.5 * state.box.strength[frame.value]
    elif name in ("worms", "look", "lift"):
        values[seat] += 0.5
    elif name in ("vanish", "proposal"):
        values[seat] -= TALK


# --- shipments


def _trip(state: State, trip: Trip) -> float:
    """The best end of a shipment within reach, for all that it carries."""
    seat, start, mask = trip.seat, trip.carried[0][0], group_mask(trip.carried)
    left = reach(state, seat, start, mask, trip.extra, True) - trip.moved
    best = _ended_at(state, trip, trip.at) if _is_own(state, seat, trip.at) else -1.0
    seen, edge = {trip.at}, [trip.at]
    for step in range(1, left + 1):
        beyond = [
            place
            for at in edge
            for place in exits(state, start, mask, at)
            if place not in seen and _is_own(state, seat, place)
        ]
        for place in beyond:
            seen.add(place)
            best = max(best, _ended_at(state, trip, place) - EFFORT * step)
        edge = beyond
    return best - EFFORT


def _is_own(state: State, seat: int, place: int) -> bool:
    return place < state.box.territories and state.owner[place] == seat


def _ended_at(state: State, trip: Trip, place: int) -> float:
    """What changes if the shipment ended in a territory."""
    changed: dict[int, tuple[int, list[int]]] = {}
    for token, origin in trip.carried:
        if origin == place:
            continue
        for where, sign in ((origin, -1), (place, 1)):
            mask, goods = changed.get(where) or (state.tokens[where], list(goods_of(state, where)))
            if token < RESOURCES:
                goods[token] += sign
            else:
                mask = mask | BIT[token] if sign > 0 else mask & ~BIT[token]
            changed[where] = (mask, goods)
    total = 0.0
    for where, (mask, goods) in changed.items():
        front = at_front(state, where, trip.seat)
        four = (goods[0], goods[1], goods[2], goods[3])
        total += stock_worth(state, mask, four, front) - land_worth(state, where, trip.seat)
    return total


# --- attacks


def _attack(state: State, attack: Attack, values: list[float]) -> None:
    target, defender = attack.target, state.owner[attack.target]
    chance = _chance(state, attack)
    gain = LAND_TAKEN + land_worth(state, target, attack.seat)
    if state.tokens[target] & HAS_SIETCH:
        gain += SIETCH_TAKEN
    values[attack.seat] += chance * gain - EFFORT
    if defender != NOBODY:
        values[attack.seat] += chance * (WATER_GAINED - DEBT_PAID)
        values[defender] -= chance * (gain - DEBT_PAID)
        if attacks.barrable(state, attack):
            values[attack.seat] -= 0.3 * chance * gain


def _chance(state: State, attack: Attack) -> float:
    """How likely an attack is to succeed, by what may still join it or move into it."""
    attacking, defending = attacks.totals(state, attack)
    undecided = [
        much
        for side, much in zip(attack.sides, bearings(state, attack.target), strict=True)
        if side == UNASKED
    ]
    helped = attacking + sum(undecided)
    if attack.step <= attacks.MOVE and helped <= defending:
        starts = march_starts(state, attack.seat, attack.target)
        helped += max((state.box.strength[token] for token, _ in starts), default=0)
    if helped <= defending:
        return 0.0
    if undecided:
        return LIKELY if attacking > defending + sum(undecided) else UNLIKELY + 0.2
    return SURE if attacking > defending else LIKELY


# --- trade


def item_worth(state: State, seat: int, item: int, giving: bool) -> float:
    """What a traded thing is worth to a seat that gives it away or gets it."""
    if item < DEBT_ITEM:
        if giving:
            return cheapest_place(state, seat, item)
        return best_place(state, seat, item)
    if item < CARD_ITEM:
        return STOCK_DEBT if item - DEBT_ITEM == seat else HELD_DEBT
    if item < LAND_ITEM:
        return TRADED_CARD
    place = item - LAND_ITEM
    return LAND_TAKEN + land_worth(state, place, seat)


def _deal(state: State, deal: Deal) -> float:
    """What an offer promises the one who makes it."""
    if deal.give == NOBODY:
        return -EFFORT if deal.counters else 0.0
    other = deal.partner if deal.by == deal.seat else deal.seat
    cost = item_worth(state, deal.by, deal.give, True)
    theirs = item_worth(state, other, deal.give, False)
    if deal.want != NOBODY:
        wanted = [deal.want]
    else:
        wanted = wanted_for(state, deal.give, deal.by, other)
    best = -1.0
    for item in wanted:
        gain = item_worth(state, deal.by, item, False) - cost
        fair = theirs - item_worth(state, other, item, True)
        best = max(best, (LIKELY if fair > 0 else UNLIKELY) * gain)
    return best - EFFORT
