"""What lies in a territory, priced: strength near the front, resources near a building."""

from __future__ import annotations

from landsraad.games.dawn_of_the_fremen.deeds import lands
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import (
    BIT,
    CRYSKNIFE,
    HAS_KULON,
    HAS_ORNITHOPTER,
    HAS_SIETCH,
    HAS_STILLSUIT,
    RESOURCES,
    SIETCH,
    STILLSUIT,
)

STRENGTH, FRONT = 1.0, 0.7
"""A point of STRENGTH, and what it adds beside a rival."""
CARRIER, SUIT = 1.2, 1.0
"""What it adds that a kulon or an ornithopter, or a stillsuit, takes others along."""
LOOSE = 0.7
"""A resource that helps no building yet."""
SURPLUS = 0.25
"""A resource beyond the first two of its type in a territory."""
PLANS = ((SIETCH, 9.0), (CRYSKNIFE, 2.6), (STILLSUIT, 2.2))
"""What a development is worth while its resources are being gathered."""


Goods = tuple[int, int, int, int]
KEPT_PRICES = 1 << 16
"""How many prices are remembered at most."""


def stock_worth(state: State, mask: int, goods: Goods, front: bool) -> float:
    """The worth of tokens and resources that lie together."""
    supply, prices = state.supply, state.box.prices
    left = (supply[SIETCH] > 0, supply[CRYSKNIFE] > 0, supply[STILLSUIT] > 0)
    key = (mask, goods, front, left)
    known = prices.get(key)
    if known is None:
        if len(prices) >= KEPT_PRICES:
            prices.clear()
        known = prices[key] = _price(state, mask, goods, front)
    return known


def _price(state: State, mask: int, goods: Goods, front: bool) -> float:
    power = state.box.power[mask & ~HAS_SIETCH]
    worth = power * (STRENGTH + FRONT if front else STRENGTH)
    if mask & (HAS_KULON | HAS_ORNITHOPTER):
        worth += CARRIER
    if mask & HAS_STILLSUIT:
        worth += SUIT
    if not any(goods):
        return worth
    for amount in goods:
        worth += LOOSE * amount if amount < 3 else 2 * LOOSE + SURPLUS * (amount - 2)
    best = 0.0
    for kind, value in PLANS:
        if mask & BIT[kind] or not state.supply[kind]:
            continue
        cost = state.box.costs[kind]
        needed, there = 0, 0
        for resource in range(RESOURCES):
            amount = cost[resource]
            needed += amount
            there += min(amount, goods[resource])
        if there:
            share = there / needed
            best = max(best, value * share * share * (0.75 if share < 1 else 0.9))
    return worth + best


def goods_of(state: State, place: int) -> Goods:
    """The resources of a territory."""
    spice, water, food, tooth = state.goods[4 * place : 4 * place + 4]
    return spice, water, food, tooth


def foes(state: State, seat: int) -> int:
    """The land of all rivals of a seat, as bits."""
    found, side = 0, state.sides[seat]
    for other in range(state.setup.seats):
        if state.sides[other] != side:
            found |= state.land[other]
    return found


def at_front(state: State, place: int, seat: int) -> bool:
    """Whether a territory touches land of a rival."""
    return state.ground.open_bits[place] & foes(state, seat) != 0


def land_worth(state: State, place: int, seat: int) -> float:
    """The worth for a seat of what lies in a territory."""
    return laid_worth(state, place, foes(state, seat))


def laid_worth(state: State, place: int, rivals: int) -> float:
    """The worth of what lies in a territory, with the land of the rivals as bits."""
    front = state.ground.open_bits[place] & rivals != 0
    return stock_worth(state, state.tokens[place], goods_of(state, place), front)


def _added(state: State, place: int, rivals: int, resource: int, amount: int) -> float:
    """What a resource more (or less) in a territory changes, with the rivals' land as bits."""
    goods = goods_of(state, place)
    changed = list(goods)
    changed[resource] += amount
    new = (changed[0], changed[1], changed[2], changed[3])
    front, mask = state.ground.open_bits[place] & rivals != 0, state.tokens[place]
    return stock_worth(state, mask, new, front) - stock_worth(state, mask, goods, front)


def best_place(state: State, seat: int, resource: int) -> float:
    """What a resource is worth where it serves a seat best."""
    rivals = foes(state, seat)
    found = [_added(state, place, rivals, resource, 1) for place in lands(state, seat)]
    return max(found, default=0.0)


def cheapest_place(state: State, seat: int, resource: int) -> float:
    """What a seat loses by giving a resource away from where it serves least."""
    rivals = foes(state, seat)
    found = [
        -_added(state, place, rivals, resource, -1)
        for place in lands(state, seat)
        if state.goods[4 * place + resource]
    ]
    return min(found, default=0.0)
