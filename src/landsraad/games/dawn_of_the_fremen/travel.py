"""How tokens move over the map, and where shipments may go (DOF 8)."""

from __future__ import annotations

from typing import Final

from landsraad.games.dawn_of_the_fremen.deeds import bearings, kept, lands
from landsraad.games.dawn_of_the_fremen.effects import Farther, Walk
from landsraad.games.dawn_of_the_fremen.frames import Trip
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import (
    BIT,
    CROSSERS,
    FOOD,
    HAS_JUBBA_CLOAK,
    HAS_SIETCH,
    KULON,
    MASKS,
    NOBODY,
    ORNITHOPTER,
    RESOURCES,
    SIETCH,
    SPICE,
    STILLSUIT,
    WATER,
    WORM_TOOTH,
    WORMS,
)

NUMBERED: Final = tuple(range(RESOURCES, SIETCH))
"""The movable tokens other than resources."""
KINDS: Final = tuple(
    tuple(token for token in NUMBERED if mask & BIT[token]) for mask in range(MASKS)
)
"""For each set of tokens those that move."""
Debts = tuple[int, int, int, int]


def group_mask(carried: tuple[tuple[int, int], ...]) -> int:
    """The tokens of a group but resources, as bits."""
    mask = 0
    for token, _ in carried:
        mask |= BIT[token]
    return mask


def reach(state: State, seat: int, start: int, mask: int, extra: int, shipping: bool) -> int:
    """How many borders a group may cross (DOF 8.1.1, DOF 8.5)."""
    move = state.box.move[start]
    if shipping and move == 1 and state.cards[seat]:
        card = kept(state, seat, Walk)
        if card != NOBODY:
            effect = state.box.cards[card].effect
            assert isinstance(effect, Walk)
            move = effect.move
    if start == STILLSUIT and mask & HAS_JUBBA_CLOAK:
        move += 1
    return move + extra


def bonus(state: State, seat: int) -> int:
    """How much farther a kept card could send a starting token (DOF 17.2.2)."""
    card = kept(state, seat, Farther) if state.cards[seat] else NOBODY
    if card == NOBODY:
        return 0
    effect = state.box.cards[card].effect
    assert isinstance(effect, Farther)
    return effect.borders


def exits(state: State, start: int, mask: int, at: int) -> tuple[int, ...]:
    """The places next to a group that barriers and drum sand do not keep from it (DOF 8.4)."""
    if mask & CROSSERS and not mask & WORMS:
        return state.box.around[at] if start == ORNITHOPTER else state.box.near[at]
    return state.ground.open[at]


def held_debts(state: State, seat: int, paid: tuple[int, ...] = ()) -> Debts:
    """The debts of each tribe that a seat may still pay passage with."""
    held = state.debts[4 * seat : 4 * seat + 4]
    for owner in paid:
        held[owner] -= 1
    return held[0], held[1], held[2], held[3]


def toll(state: State, seat: int, start: int, place: int) -> int:
    """Whose water debt it takes to cross a territory; nobody's if it is free (DOF 8.3)."""
    if place >= state.box.territories or start in (KULON, ORNITHOPTER):
        return NOBODY
    owner = state.owner[place]
    if owner == NOBODY or state.sides[owner] == state.sides[seat]:
        return NOBODY
    return owner


def crossed(
    state: State, seat: int, start: int, mask: int, place: int, debts: Debts, attack: bool
) -> Debts | None:
    """The debts left after crossing a place; None if it cannot be crossed.

    A rival's territory takes a debt (DOF 8.3.2); an abandoned one is closed, but to an attack that
    could take it (DOF 8.3.3, DOF 11.5.5).
    """
    if place >= state.box.territories or start == ORNITHOPTER:
        return debts
    owner = state.owner[place]
    if owner == NOBODY:
        strong = attack and (state.box.power[mask] or bearings(state, place)[seat])
        return debts if strong else None
    if start == KULON or state.sides[owner] == state.sides[seat]:
        return debts
    if not debts[owner]:
        return None
    left = list(debts)
    left[owner] -= 1
    return left[0], left[1], left[2], left[3]


# --- shipments


def leave_of(state: State, trip: Trip, place: int) -> int:
    """The ally who must be asked for leave to cross a place; nobody if none (DOF 8.3.1)."""
    if place >= state.box.territories or trip.carried[0][0] in (KULON, ORNITHOPTER):
        return NOBODY
    owner = state.owner[place]
    if owner in (NOBODY, trip.seat) or state.sides[owner] != state.sides[trip.seat]:
        return NOBODY
    return NOBODY if trip.granted >> owner & 1 else owner


def closed_land(state: State, trip: Trip) -> int:
    """The land of allies who gave no leave, as bits."""
    if not trip.refused or trip.carried[0][0] in (KULON, ORNITHOPTER):
        return 0
    found = 0
    for seat in range(state.setup.seats):
        if trip.refused >> seat & 1:
            found |= state.land[seat]
    return found


def ship_ways(state: State, trip: Trip, extra: int = 0) -> list[int]:
    """Where a shipment may go next, so that it can still end in a territory of its tribe."""
    seat, start, mask = trip.seat, trip.carried[0][0], group_mask(trip.carried)
    left = reach(state, seat, start, mask, trip.extra + extra, True) - trip.moved
    if left <= 0:
        return []
    ways = exits(state, start, mask, trip.at)
    if left == 1 and start != ORNITHOPTER:
        return [place for place in ways if state.owner[place] == seat]
    debts, closed = held_debts(state, seat), closed_land(state, trip)
    return [
        place for place in ways if _may_ship(state, seat, start, mask, place, left, debts, closed)
    ]


def _may_ship(
    state: State, seat: int, start: int, mask: int, place: int, left: int, debts: Debts, closed: int
) -> bool:
    if place < state.box.territories and state.owner[place] == seat:
        return True
    if left < 2 or closed >> place & 1:
        return False
    paid = crossed(state, seat, start, mask, place, debts, False)
    if paid is None:
        return False
    for beyond in exits(state, start, mask, place):
        if _may_ship(state, seat, start, mask, beyond, left - 1, paid, closed):
            return True
    return False


def ship_starts(state: State, seat: int) -> list[tuple[int, int]]:
    """The tokens that can start a shipment, and where they are (DOF 8.1)."""
    own, near, extra = state.land[seat], state.ground.open_bits, bonus(state, seat)
    tokens, goods = state.tokens, state.goods
    found: list[tuple[int, int]] = []
    for place in lands(state, seat):
        if not tokens[place] and not any(goods[4 * place : 4 * place + 4]):
            continue
        there = movables(state, place)
        if near[place] & own:
            # Next to open own land every token has somewhere to go.
            found += [(token, place) for token in there]
        else:
            found += [
                (token, place) for token in there if _may_start(state, seat, token, place, extra)
            ]
    return found


def _may_start(state: State, seat: int, token: int, place: int, extra: int) -> bool:
    if ship_ways(state, Trip(seat, place, ((token, place),)), extra):
        return True
    mask = state.tokens[place] & ~HAS_SIETCH
    if not mask & CROSSERS or BIT[token] & WORMS:
        return False
    # With a companion that crosses barriers it may go where it could not alone.
    crosser = KINDS[mask & CROSSERS][0]
    return bool(ship_ways(state, Trip(seat, place, ((token, place), (crosser, place))), extra))


def movables(state: State, place: int) -> list[int]:
    """The kinds of movable token that lie in a territory (DOF 8.1.2)."""
    spice, water, food, tooth = state.goods[4 * place : 4 * place + 4]
    found = []
    if spice:
        found.append(SPICE)
    if water:
        found.append(WATER)
    if food:
        found.append(FOOD)
    if tooth:
        found.append(WORM_TOOTH)
    found += KINDS[state.tokens[place]]
    return found
