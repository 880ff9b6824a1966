"""Shipments, step by step (DOF 8)."""

from __future__ import annotations

from landsraad.games.dawn_of_the_fremen import asks, options
from landsraad.games.dawn_of_the_fremen.deeds import (
    choices,
    discard_token,
    emit,
    give_debt,
    kept,
    spend_card,
    worm_of,
)
from landsraad.games.dawn_of_the_fremen.effects import Farther
from landsraad.games.dawn_of_the_fremen.engine import answers, ask, ask_or_take, left_behind, steps
from landsraad.games.dawn_of_the_fremen.frames import Step, Trip
from landsraad.games.dawn_of_the_fremen.options import Choice
from landsraad.games.dawn_of_the_fremen.phases.development import stored_choices, use_stored
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import (
    BIT,
    GREAT_MAKER,
    MAKER,
    NOBODY,
    RESOURCES,
    WORMS,
)
from landsraad.games.dawn_of_the_fremen.travel import (
    leave_of,
    movables,
    ship_starts,
    ship_ways,
    toll,
)


def start_choices(state: State, seat: int) -> list[Choice]:
    """The answers that start a shipment."""
    grid = state.box.words.grid(options.SHIP)
    return [grid[token][place] for token, place in ship_starts(state, seat)]


def begin_trip(state: State, seat: int, option: Choice) -> None:
    """Set out with a starting token."""
    emit(state, "ship", seat, option.what, state.box.keys[option.where])
    state.stack.append(Trip(seat, option.where, ((option.what, option.where),)))


@steps("ship")
def _ship(state: State, frame: Step) -> None:
    seat = frame.seat
    offered = start_choices(state, seat)
    if state.cards[seat]:
        offered += stored_choices(state, seat)
    if offered:
        offered.append(state.box.words.alone[options.PASS])
        ask(state, frame, seat, asks.SHIP, offered)


@answers("ship")
def _shipped(state: State, frame: Step, option: Choice) -> None:
    if option.verb == options.USE:
        state.stack.append(frame)
        use_stored(state, frame.seat, option.what)
    elif option.verb == options.SHIP:
        begin_trip(state, frame.seat, option)


# --- on the way


def loadable(state: State, trip: Trip) -> list[int]:
    """The kinds that may be picked up where the shipment is (DOF 8.2.1)."""
    found, at = [], trip.at
    for token in movables(state, at):
        there = state.goods[4 * at + token] if token < RESOURCES else 1
        if there > trip.carried.count((token, at)) + trip.dropped.count((token, at)):
            found.append(token)
    return found


def droppable(state: State, trip: Trip) -> list[int]:
    """The kinds, but for the starting token, that may be dropped off here."""
    found: list[int] = []
    lying = state.tokens[trip.at]
    for token, origin in trip.carried:
        if origin == trip.at:
            lying &= ~BIT[token]
    for token, _ in trip.carried[1:]:
        same = WORMS if BIT[token] & WORMS else BIT[token]
        # DOF 18.1.14: no second one of its kind on the way.
        if token not in found and not lying & same:
            found.append(token)
    return found


@steps(Trip)
def _trip(state: State, trip: Trip) -> None:
    at = trip.at
    offered = choices(state, options.GO, ship_ways(state, trip))
    if at < state.box.territories and state.owner[at] == trip.seat:
        offered += choices(state, options.LOAD, loadable(state, trip))
        if len(trip.carried) > 1:
            offered += choices(state, options.DROP, droppable(state, trip))
        if not trip.moved and not trip.extra and state.cards[trip.seat]:
            card = kept(state, trip.seat, Farther)
            if card != NOBODY:
                offered.append(state.box.choice(options.USE, card))
        offered.append(state.box.words.alone[options.STOP])
    ask_or_take(state, trip, trip.seat, asks.TRIP, offered, state.box.names[at])


@answers(Trip)
def _trip_goes_on(state: State, trip: Trip, option: Choice) -> None:
    verb = option.verb
    if verb == options.GO:
        ally = leave_of(state, trip, option.what)
        if ally == NOBODY:
            _go(state, trip, option.what)
        else:
            state.stack += [trip, Step("leave", ally, option.what)]
    elif verb == options.LOAD:
        state.stack.append(trip.changed(carried=(*trip.carried, (option.what, trip.at))))
    elif verb == options.DROP:
        state.stack.append(_drop(state, trip, option.what))
    elif verb == options.USE:
        effect = state.box.cards[option.what].effect
        assert isinstance(effect, Farther)
        spend_card(state, trip.seat, option.what)
        state.stack.append(trip.changed(extra=effect.borders))
    else:
        _end(state, trip)


def _go(state: State, trip: Trip, place: int) -> None:
    """Cross a border."""
    owner = toll(state, trip.seat, trip.carried[0][0], place)
    if owner != NOBODY:
        give_debt(state, trip.seat, owner, owner)
        emit(state, "passage", trip.seat, owner, state.box.keys[place])
    path = (*trip.path, trip.at)
    state.stack.append(trip.changed(at=place, moved=trip.moved + 1, path=path))


@steps("leave")
def _leave(state: State, frame: Step) -> None:
    """An ally is asked once in a shipment (DOF 8.3.1); `value` is the territory."""
    trip, alone = state.stack[-1], state.box.words.alone
    tribe, place = state.box.tribe_names[trip.seat], state.box.names[frame.value]
    asked = f"The {tribe} would like to ship through {place}"
    ask(state, frame, frame.seat, asks.LEAVE, [alone[options.YES], alone[options.NO]], asked)


@answers("leave")
def _leave_given(state: State, frame: Step, option: Choice) -> None:
    trip, ally = state.stack.pop(), 1 << frame.seat
    assert isinstance(trip, Trip)
    given = option.verb == options.YES
    emit(state, "leave", frame.seat, trip.seat, given)
    if given:
        _go(state, trip.changed(granted=trip.granted | ally), frame.value)
        return
    trip = trip.changed(refused=trip.refused | ally)
    if state.owner[trip.at] == trip.seat or ship_ways(state, trip):
        state.stack.append(trip)
        return
    # DOF 18.1.21: back to the last own territory on the way.
    own = [place for place in trip.path if state.land[trip.seat] >> place & 1]
    _end(state, trip.changed(at=own[-1]))


def _drop(state: State, trip: Trip, token: int) -> Trip:
    at = trip.at
    start, *rest = trip.carried
    # What was picked up here stays here; otherwise the one carried longest is dropped.
    if (token, at) in rest:
        rest.remove((token, at))
    else:
        origin = next(origin for kind, origin in rest if kind == token)
        rest.remove((token, origin))
        if token >= RESOURCES and start == (token, at):
            # Its like takes the place of the starting token, which is counted there from now on.
            start = (token, origin)
        else:
            lift(state, origin, token)
            lay(state, at, token)
    emit(state, "drop", trip.seat, token, state.box.keys[at])
    return trip.changed(carried=(start, *rest), dropped=(*trip.dropped, (token, at)))


def lift(state: State, place: int, token: int) -> None:
    """Take a token out of a territory, into a hand."""
    if token < RESOURCES:
        state.goods[4 * place + token] -= 1
    else:
        state.tokens[place] &= ~BIT[token]


def lay(state: State, place: int, token: int) -> None:
    """Lay a token from the hand into a territory that has none of its kind."""
    if token < RESOURCES:
        state.goods[4 * place + token] += 1
    else:
        state.tokens[place] |= BIT[token]


def _end(state: State, trip: Trip) -> None:
    at = trip.at
    for token, origin in trip.carried:
        lift(state, origin, token)
    new = tuple(token for token, origin in trip.carried if origin != at)
    emit(state, "shipped", trip.seat, state.box.keys[at], new)
    arrive(state, trip.seat, at, [token for token, _ in trip.carried])


def arrive(state: State, seat: int, place: int, arriving: list[int]) -> None:
    """Tokens come to rest; duplicates go to the supply, of two worms one stays (DOF 8.6.1)."""
    worms = [token for token in arriving if BIT[token] & WORMS]
    for token in arriving:
        if BIT[token] & WORMS:
            continue
        if token >= RESOURCES and state.tokens[place] & BIT[token]:
            state.supply[token] += 1
            emit(state, "duplicate", seat, token, state.box.keys[place])
        else:
            lay(state, place, token)
    if not worms:
        return
    here = worm_of(state.tokens[place])
    kinds = {*worms, here} - {NOBODY}
    extra = len(worms) + (here != NOBODY) - len(kinds)
    state.supply[MAKER] += extra
    for kind in kinds:
        state.tokens[place] |= BIT[kind]
    if len(kinds) > 1:
        state.stack.append(Step("keep_worm", seat, place))
    elif extra:
        emit(state, "duplicate", seat, worms[0], state.box.keys[place])


@steps("keep_worm")
def _keep_worm(state: State, frame: Step) -> None:
    both = choices(state, options.KEEP, (GREAT_MAKER, MAKER))
    ask(state, frame, frame.seat, asks.KEEP_WORM, both)


@left_behind("keep_worm")
def _great_one_stays(state: State, frame: Step) -> None:
    """The owner has vanished instead of choosing (DOF 18.1.20)."""
    discard_token(state, frame.value, MAKER)
    emit(state, "duplicate", frame.seat, MAKER, state.box.keys[frame.value])


@answers("keep_worm")
def _kept_worm(state: State, frame: Step, option: Choice) -> None:
    other = MAKER if option.what == GREAT_MAKER else GREAT_MAKER
    discard_token(state, frame.value, other)
    emit(state, "duplicate", frame.seat, other, state.box.keys[frame.value])
