"""How tokens move over the map, in shipments and attacks alike (DOF 8, DOF 11.5)."""

from __future__ import annotations

from landsraad.games.dawn_of_the_fremen.deeds import bearings, kept
from landsraad.games.dawn_of_the_fremen.effects import Farther, Walk
from landsraad.games.dawn_of_the_fremen.state import Attack, State, Trip
from landsraad.games.dawn_of_the_fremen.terms import (
    BIT,
    CROSSERS,
    HAS_JUBBA_CLOAK,
    HAS_SIETCH,
    KULON,
    NOBODY,
    ORNITHOPTER,
    RESOURCES,
    SIETCH,
    STILLSUIT,
    WORMS,
)

NUMBERED = tuple(range(RESOURCES, SIETCH))
"""The movable tokens that are no resources."""
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


def passable(state: State, start: int, mask: int, a: int, b: int) -> bool:
    """Whether a group gets over the border between two places (DOF 8.4)."""
    land = state.box.territories
    if a >= land or b >= land:
        return start == ORNITHOPTER and not mask & WORMS
    if b in state.ground.walled[a]:
        return bool(mask & CROSSERS) and not mask & WORMS
    return True


def held_debts(state: State, seat: int, paid: tuple[int, ...] = ()) -> Debts:
    """The debts of each tribe that a seat may still pay passage with."""
    first = 4 * seat
    d = state.debts
    held = [d[first], d[first + 1], d[first + 2], d[first + 3]]
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


def _paid(state: State, seat: int, start: int, place: int, debts: Debts) -> Debts | None:
    """The debts left after crossing a territory; None if one is lacking (DOF 8.3.2)."""
    owner = toll(state, seat, start, place)
    if owner == NOBODY:
        return debts
    if not debts[owner]:
        return None
    left = list(debts)
    left[owner] -= 1
    return left[0], left[1], left[2], left[3]


def _closed(state: State, seat: int, start: int, mask: int, place: int, attack: bool) -> bool:
    """Whether an abandoned territory is in the way (DOF 8.3.3, DOF 11.5.5)."""
    if place >= state.box.territories or state.owner[place] != NOBODY or start == ORNITHOPTER:
        return False
    if not attack:
        return True
    return not (state.box.power[mask] or bearings(state, place)[seat])


def _places(state: State, start: int, at: int) -> tuple[int, ...]:
    return state.box.around[at] if start == ORNITHOPTER else state.box.near[at]


# --- shipments


def ship_ways(state: State, trip: Trip, extra: int = 0) -> list[int]:
    """Where a shipment may go next, so that it can still end in an own territory."""
    seat, start, mask = trip.seat, trip.carried[0][0], group_mask(trip.carried)
    left = reach(state, seat, start, mask, trip.extra + extra, True) - trip.moved
    if left <= 0:
        return []
    debts = held_debts(state, seat)
    return [
        place
        for place in _places(state, start, trip.at)
        if _may_ship(state, seat, start, mask, trip.at, place, left, debts)
    ]


def _may_ship(
    state: State, seat: int, start: int, mask: int, at: int, place: int, left: int, debts: Debts
) -> bool:
    if not passable(state, start, mask, at, place):
        return False
    if place < state.box.territories and state.owner[place] == seat:
        return True
    if left < 2 or _closed(state, seat, start, mask, place, False):
        return False
    paid = _paid(state, seat, start, place, debts)
    if paid is None:
        return False
    return any(
        _may_ship(state, seat, start, mask, place, beyond, left - 1, paid)
        for beyond in _places(state, start, place)
    )


def ship_starts(state: State, seat: int) -> list[tuple[int, int]]:
    """The tokens that can start a shipment, and where they are (DOF 8.1)."""
    owner, found = state.owner, []
    extra = bonus(state, seat)
    for place, holder in enumerate(owner):
        if holder != seat:
            continue
        mask = state.tokens[place] & ~HAS_SIETCH
        first = 4 * place
        if not mask and not any(state.goods[first : first + 4]):
            continue
        # Next to open own land every token has somewhere to go.
        free = any(owner[other] == seat for other in state.ground.open[place])
        for token in movables(state, place):
            if free or ship_ways(state, Trip(seat, place, ((token, place),)), extra):
                found.append((token, place))
            elif mask & CROSSERS and not BIT[token] & WORMS:
                # With a companion that crosses barriers it may go where it could not alone.
                together = _with_crosser(mask, token, place)
                if ship_ways(state, Trip(seat, place, together), extra):
                    found.append((token, place))
    return found


def _with_crosser(mask: int, token: int, place: int) -> tuple[tuple[int, int], ...]:
    crosser = next(kind for kind in NUMBERED if mask & CROSSERS & BIT[kind])
    return (token, place), (crosser, place)


def movables(state: State, place: int) -> list[int]:
    """The kinds of movable token that lie in a territory (DOF 8.1.2)."""
    first, mask = 4 * place, state.tokens[place]
    found = [kind for kind in range(RESOURCES) if state.goods[first + kind]]
    if mask:
        found += [kind for kind in NUMBERED if mask & BIT[kind]]
    return found


# --- moved strength


def march_ways(state: State, attack: Attack) -> list[int]:
    """Where moved strength may go next, so that it can still reach the target."""
    seat, start, mask = attack.seat, attack.carried[0][0], group_mask(attack.carried)
    left = reach(state, seat, start, mask, attack.extra, False) - attack.moved
    if left <= 0:
        return []
    debts = held_debts(state, seat, attack.paid)
    return [
        place
        for place in _places(state, start, attack.at)
        if _may_march(state, seat, start, mask, attack.at, place, left, debts, attack.target)
    ]


def _may_march(
    state: State,
    seat: int,
    start: int,
    mask: int,
    at: int,
    place: int,
    left: int,
    debts: Debts,
    target: int,
) -> bool:
    if not passable(state, start, mask, at, place):
        return False
    if place == target:
        return True
    if left < 2 and start != STILLSUIT:
        return False
    if _closed(state, seat, start, mask, place, True):
        return False
    paid = _paid(state, seat, start, place, debts)
    if paid is None:
        return False
    return reaches(state, seat, start, mask, place, left - 1, paid, target)


def reaches(
    state: State, seat: int, start: int, mask: int, at: int, left: int, debts: Debts, target: int
) -> bool:
    """Whether a group can get into the target, with what it may pick up on the way."""
    if at < state.box.territories and state.owner[at] == seat:
        there = state.tokens[at]
        if start == STILLSUIT and there & HAS_JUBBA_CLOAK and not mask & HAS_JUBBA_CLOAK:
            left += 1
        # With worms no barrier is crossed, whoever comes along.
        mask |= there & ~HAS_SIETCH & ~WORMS
    paces = state.box.distance if start == ORNITHOPTER else state.box.paces
    # A jubba cloak may still be picked up on the way.
    most = left + (start == STILLSUIT and not mask & HAS_JUBBA_CLOAK)
    if left <= 0 or paces[at][target] > most:
        return False
    if target in _places(state, start, at) and passable(state, start, mask, at, target):
        return True
    for place in _places(state, start, at):
        if paces[place][target] < most and _may_march(
            state, seat, start, mask, at, place, left, debts, target
        ):
            return True
    return False


def fighters(state: State, seat: int) -> list[tuple[int, int]]:
    """The movable tokens of a seat but resources, and where they are."""
    found = []
    for place, mask in enumerate(state.tokens):
        mask &= ~HAS_SIETCH
        if mask and state.owner[place] == seat:
            found += [(token, place) for token in NUMBERED if mask & BIT[token]]
    return found


def march_starts(state: State, seat: int, target: int) -> list[tuple[int, int]]:
    """The tokens that can start moved strength into a target (DOF 11.5.1)."""
    starts = fighters(state, seat)
    if not starts:
        return []
    extra, debts = bonus(state, seat), held_debts(state, seat)
    return [start for start in starts if _marches(state, seat, start, target, extra, debts)]


def _marches(
    state: State, seat: int, start: tuple[int, int], target: int, extra: int, debts: Debts
) -> bool:
    token, place = start
    left = state.box.move[token] + extra
    paces = state.box.distance if token == ORNITHOPTER else state.box.paces
    if paces[target][place] > left + (token == STILLSUIT) or place in state.ground.open[target]:
        return False
    return reaches(state, seat, token, BIT[token], place, left, debts, target)


def targets(state: State, seat: int) -> list[int]:
    """The territories a seat may attack (DOF 11.1)."""
    owner, sides, own = state.owner, state.sides, state.sides[seat]
    near, far = [], []
    for place, holder in enumerate(owner):
        if holder != NOBODY and sides[holder] == own:
            continue
        if state.bars and (place, seat) in state.bars:
            continue
        for other in state.ground.open[place]:
            if owner[other] == seat:
                near.append(place)
                break
        else:
            far.append(place)
    if far:
        reached = _far_targets(state, seat, far)
        if reached:
            near = sorted(near + reached)
    return near


def _far_targets(state: State, seat: int, far: list[int]) -> list[int]:
    """Of the territories that border no open own land those that moved strength can enter."""
    starts = fighters(state, seat)
    kinds = {token for token, _ in starts}
    foreign = (
        sum(held_debts(state, seat)) > state.debts[5 * seat]
        or NOBODY in state.owner
        or state.sides.count(state.sides[seat]) > 1
        or KULON in kinds
        or ORNITHOPTER in kinds
    )
    if not foreign:
        # Only over a barrier, out of own land.
        if STILLSUIT not in kinds:
            return []
        owner, walled = state.owner, state.ground.walled
        far = [place for place in far if any(owner[other] == seat for other in walled[place])]
    extra, debts = bonus(state, seat), held_debts(state, seat)
    # How far each could get at most; a stillsuit may find a jubba cloak.
    reach_of = [state.box.move[token] + extra + (token == STILLSUIT) for token, _ in starts]
    found = []
    for target in far:
        paces, distance = state.box.paces[target], state.box.distance[target]
        for (token, place), most in zip(starts, reach_of, strict=True):
            away = distance[place] if token == ORNITHOPTER else paces[place]
            if away > most:
                continue
            left = state.box.move[token] + extra
            if reaches(state, seat, token, BIT[token], place, left, debts, target):
                found.append(target)
                break
    return found
