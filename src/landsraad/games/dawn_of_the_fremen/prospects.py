"""What unfinished business promises: trips, attacks, offers and things about to be set down."""

from __future__ import annotations

from landsraad.games.dawn_of_the_fremen.ballots import held, phase_worth
from landsraad.games.dawn_of_the_fremen.deeds import bearings, clockwise
from landsraad.games.dawn_of_the_fremen.frames import Attack, Deal, Step, Trip
from landsraad.games.dawn_of_the_fremen.marches import march_starts
from landsraad.games.dawn_of_the_fremen.options import CARD_ITEM, DEBT_ITEM, LAND_ITEM
from landsraad.games.dawn_of_the_fremen.phases import attack as attacks
from landsraad.games.dawn_of_the_fremen.phases.trade import wanted_for
from landsraad.games.dawn_of_the_fremen.state import State
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
    LEAD_PLAYER,
    NOBODY,
    RESOURCES,
    SHIPMENT,
    TRADE,
    UNASKED,
    VOTE,
    WORMS,
)
from landsraad.games.dawn_of_the_fremen.travel import exits, group_mask, reach

PHASES = {"ship": SHIPMENT, "trade": TRADE}
"""The steps of those who have yet to act in a phase that takes place."""
DECIDED = (LEAD_PLAYER, VOTE)
"""The results that leave it to players whether a phase takes place: only then it is compared."""
LAND_TAKEN = 2.6
WATER_GAINED, DEBT_PAID = 0.7, 0.45
EFFORT = 0.02
"""A small price of everything that leads nowhere, so that passing is preferred to it."""
LEAVE_GIVEN = 2.0
"""What an ally's leave adds to a shipment on its land: enough for allies to give it."""
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
    elif name == "action":
        # What has just failed is no better than passing.
        values[seat] -= EFFORT * frame.value.bit_count()
    elif name in PHASES and state.face in DECIDED:
        values[seat] += phase_worth(state, seat, PHASES[name])
    elif name == "count_votes":
        chance = held(frame.value)
        for voter in clockwise(state, 0):
            values[voter] += chance * phase_worth(state, voter, state.phase)


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
    if trip.granted and not _is_own(state, seat, trip.at):
        best += LEAVE_GIVEN
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
    chance = attack_chance(state, attack, values)
    gain = LAND_TAKEN + land_worth(state, target, attack.seat)
    if state.tokens[target] & HAS_SIETCH:
        gain += SIETCH_TAKEN
    values[attack.seat] += chance * gain - EFFORT
    if defender != NOBODY:
        values[attack.seat] += chance * (WATER_GAINED - DEBT_PAID)
        values[defender] -= chance * (gain - DEBT_PAID)
        if attacks.barrable(state, attack):
            values[attack.seat] -= 0.5 * chance * gain


def attack_chance(state: State, attack: Attack, values: list[float]) -> float:
    """How likely an attack is to succeed, by who will probably join it and what may move in."""
    attacking, defending = attacks.totals(state, attack)
    bearing, open_ = bearings(state, attack.target), False
    worst = defending
    alone = not bearing[attack.seat] and not attack.carried
    for seat, side in enumerate(attack.sides):
        if side != UNASKED or not bearing[seat]:
            continue
        open_ = True
        if _leans(state, attack, seat, values):
            attacking += 0 if alone else bearing[seat]
        else:
            defending += bearing[seat]
        worst += bearing[seat]
    if attack.step <= attacks.MOVE and attacking <= defending:
        attacking += _movable(state, attack)
    if attacking <= defending:
        return 0.0
    sure = attacking > worst if open_ else attacks.totals(state, attack)[0] > defending
    if sure:
        return SURE
    # What did not come to help a little while ago will hardly do so now.
    return 0.0 if state.vain[attack.seat] >> attack.target & 1 else LIKELY


def _leans(state: State, attack: Attack, seat: int, values: list[float]) -> bool:
    """Whether a seat will rather join the attack: against the stronger of the two."""
    owner, side = state.owner[attack.target], state.sides[seat]
    if (owner != NOBODY and side == state.sides[owner]) or (attack.target, seat) in state.bars:
        return False
    if side == state.sides[attack.seat]:
        return True
    return owner != NOBODY and values[owner] > values[attack.seat]


def _movable(state: State, attack: Attack) -> int:
    """The most STRENGTH that one start could bring, with what lies beside it."""
    most = 0
    for token, place in march_starts(state, attack.seat, attack.target):
        along = state.tokens[place] & ~HAS_SIETCH
        if not BIT[token] & WORMS:
            along &= ~WORMS
        most = max(most, state.box.power[along | BIT[token]])
    return most


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
        if deal.counters or state.face not in DECIDED:
            return -EFFORT if deal.counters else 0.0
        return phase_worth(state, deal.by, TRADE) / (state.setup.seats - 1)
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
