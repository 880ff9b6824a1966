"""The Harj: barriers, face-down sites, settlement and first worms (DOF 3)."""

from __future__ import annotations

from landsraad.core.chance import Rng
from landsraad.games.dawn_of_the_fremen import asks, options
from landsraad.games.dawn_of_the_fremen.catalogue import Box, places_in
from landsraad.games.dawn_of_the_fremen.deeds import (
    add_token,
    choices,
    counterclockwise,
    emit,
    lands,
    occupy,
    seated,
    set_barriers,
)
from landsraad.games.dawn_of_the_fremen.engine import answers, ask_or_take, left_behind, steps
from landsraad.games.dawn_of_the_fremen.frames import Step
from landsraad.games.dawn_of_the_fremen.options import Choice
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import MAKER, NOBODY, SET_ASIDE, SITES_IN_PLAY


def start(state: State) -> None:
    """Find the Harj leader and let the steps follow (DOF 3.1)."""
    state.bag = fill_bag(state.box, state.rng)
    contenders, rolls = list(range(state.setup.seats)), {}
    while len(contenders) > 1:
        for seat in contenders:
            rolls[seat] = _roll(state)
            emit(state, "order_roll", seat, rolls[seat])
        best = max(rolls[seat] for seat in contenders)
        contenders = [seat for seat in contenders if rolls[seat] == best]
    state.harj = contenders[0]
    emit(state, "harj_leader", state.harj)
    # DOF 3.2.1; there are never more barriers than borders.
    state.to_place = min(_roll(state), len(state.box.borders))
    emit(state, "barriers", state.harj, state.to_place)
    state.stack += [
        Step("cycle"),
        Step("first_worms"),
        Step("settle", state.harj),
        Step("reveal_sites"),
        Step("place_site", state.harj),
        Step("place_barrier", state.harj),
    ]


def _roll(state: State) -> int:
    faces = state.box.order_die
    return faces[state.rng.below(len(faces))]


def fill_bag(box: Box, rng: Rng) -> list[int]:
    """The twelve sites in play, mixed: of three set aside one comes back (DOF 3.3.1)."""
    counts = list(box.content.numbers.sites)
    for site in SET_ASIDE:
        counts[site] -= 1
    counts[SET_ASIDE[rng.below(len(SET_ASIDE))]] += 1
    bag = [site for site, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(bag)
    return bag


def _next(state: State, seat: int) -> int:
    """The seat on the right (DOF 3.1.2)."""
    return (seat - 1) % state.setup.seats


@left_behind("place_barrier", "place_site", "settle")
def _passed_on(state: State, frame: Step) -> None:
    """Whoever vanishes in the Harj leaves the next step to the right."""
    state.stack.append(Step(frame.name, _next(state, frame.seat)))


@steps("place_barrier")
def _place_barrier(state: State, frame: Step) -> None:
    if not state.to_place:
        set_barriers(state, state.barriers)
        return
    ask_or_take(state, frame, frame.seat, asks.BARRIER, border_choices(state))


def border_choices(state: State) -> list[Choice]:
    """The borders that a rock barrier may be laid on."""
    free = list(state.box.words.row(options.BARRIER))
    for border in reversed(state.barriers):
        del free[border]
    return free


@answers("place_barrier")
def _barrier_placed(state: State, frame: Step, option: Choice) -> None:
    state.barriers = tuple(sorted((*state.barriers, option.what)))
    state.to_place -= 1
    emit(state, "barrier", frame.seat, state.box.border_keys[option.what])
    state.stack.append(Step("place_barrier", _next(state, frame.seat)))


@steps("place_site")
def _place_site(state: State, frame: Step) -> None:
    if not state.bag:
        return
    empty = [place for place, site in enumerate(state.sites) if site == NOBODY]
    ask_or_take(state, frame, frame.seat, asks.SITE, choices(state, options.SITE, empty))


@answers("place_site")
def _site_placed(state: State, frame: Step, option: Choice) -> None:
    state.sites[option.what] = state.bag.pop()
    emit(state, "site", frame.seat, state.box.keys[option.what])
    state.stack.append(Step("place_site", _next(state, frame.seat)))


@steps("reveal_sites")
def _reveal_sites(state: State, frame: Step) -> None:
    """DOF 3.4.1: everybody sees what lies where."""
    state.news = True
    shown = tuple(
        (state.box.keys[place], site) for place, site in enumerate(state.sites) if site != NOBODY
    )
    assert len(shown) == SITES_IN_PLAY
    emit(state, "sites", NOBODY, shown)


@steps("settle")
def _settle(state: State, frame: Step) -> None:
    empty = places_in(state.land[NOBODY])
    if empty:
        ask_or_take(state, frame, frame.seat, asks.SETTLE, choices(state, options.SETTLE, empty))


@answers("settle")
def _settled(state: State, frame: Step, option: Choice) -> None:
    occupy(state, frame.seat, option.what)
    emit(state, "settle", frame.seat, state.box.keys[option.what])
    state.stack.append(Step("settle", _next(state, frame.seat)))


@steps("first_worms")
def _first_worms(state: State, frame: Step) -> None:
    order = [seat for seat in counterclockwise(state, state.harj) if seated(state, seat)]
    # DOF 4.1.2: who calls the last worm leads the first cycle.
    state.lead = order[-1]
    state.stack.extend(Step("first_worm", seat) for seat in reversed(order))


@steps("first_worm")
def _first_worm(state: State, frame: Step) -> None:
    own = choices(state, options.WORM, lands(state, frame.seat))
    ask_or_take(state, frame, frame.seat, asks.FIRST_WORM, own)


@answers("first_worm")
def _worm_called(state: State, frame: Step, option: Choice) -> None:
    add_token(state, option.what, MAKER)
    emit(state, "call", frame.seat, state.box.keys[option.what])
