"""What lies in a territory, priced: strength near the front, resources near a building."""

from __future__ import annotations

from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import (
    BIT,
    CRYSKNIFE,
    HAS_KULON,
    HAS_ORNITHOPTER,
    HAS_SIETCH,
    NOBODY,
    RESOURCES,
    SIETCH,
    STILLSUIT,
)

STRENGTH, FRONT = 0.55, 0.35
"""A point of STRENGTH, and what it adds beside a rival."""
CARRIER = 1.2
LOOSE = 0.7
"""A resource that helps no building yet."""
SURPLUS = 0.25
"""A resource beyond the first two of its type in a territory."""
PLANS = ((SIETCH, 9.0), (CRYSKNIFE, 2.6), (STILLSUIT, 2.2))
"""What a development is worth while its resources are being gathered."""


def stock_worth(state: State, mask: int, goods: tuple[int, int, int, int], front: bool) -> float:
    """The worth of tokens and resources that lie together."""
    power = state.box.power[mask & ~HAS_SIETCH]
    worth = power * (STRENGTH + FRONT if front else STRENGTH)
    if mask & (HAS_KULON | HAS_ORNITHOPTER):
        worth += CARRIER
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


def goods_of(state: State, place: int) -> tuple[int, int, int, int]:
    """The resources of a territory."""
    spice, water, food, tooth = state.goods[4 * place : 4 * place + 4]
    return spice, water, food, tooth


def at_front(state: State, place: int, seat: int) -> bool:
    """Whether a territory touches land of a rival."""
    owner, sides, side = state.owner, state.sides, state.sides[seat]
    for other in state.ground.open[place]:
        holder = owner[other]
        if holder != NOBODY and sides[holder] != side:
            return True
    return False


def land_worth(state: State, place: int, seat: int) -> float:
    """The worth for a seat of what lies in a territory."""
    mask, first = state.tokens[place], 4 * place
    if not mask and not any(state.goods[first : first + 4]):
        return 0.0
    return stock_worth(state, mask, goods_of(state, place), at_front(state, place, seat))


def added(state: State, place: int, seat: int, resource: int, amount: int) -> float:
    """What a resource more (or less) in a territory changes."""
    goods = list(goods_of(state, place))
    goods[resource] += amount
    front = at_front(state, place, seat)
    mask = state.tokens[place]
    new = stock_worth(state, mask, (goods[0], goods[1], goods[2], goods[3]), front)
    return new - stock_worth(state, mask, goods_of(state, place), front)


def best_place(state: State, seat: int, resource: int) -> float:
    """What a resource is worth where it serves a seat best."""
    places = [place for place, owner in enumerate(state.owner) if owner == seat]
    return max((added(state, place, seat, resource, 1) for place in places), default=0.0)


def cheapest_place(state: State, seat: int, resource: int) -> float:
    """What a seat loses by giving a resource away from where it serves least."""
    places = [
        place
        for place, owner in enumerate(state.owner)
        if owner == seat and state.goods[4 * place + resource]
    ]
    return min((-added(state, place, seat, resource, -1) for place in places), default=0.0)
