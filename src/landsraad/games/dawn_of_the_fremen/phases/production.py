"""Production: thumpers, resources and worms (DOF 6)."""

from __future__ import annotations

from landsraad.games.dawn_of_the_fremen import asks, options
from landsraad.games.dawn_of_the_fremen.deeds import (
    add_token,
    choices,
    discard_token,
    each_seat,
    emit,
    kept,
    lands,
    promote,
    sietch_lands,
    worm_of,
)
from landsraad.games.dawn_of_the_fremen.effects import Matching
from landsraad.games.dawn_of_the_fremen.engine import answers, ask, ask_or_take, steps
from landsraad.games.dawn_of_the_fremen.frames import Step
from landsraad.games.dawn_of_the_fremen.options import Choice
from landsraad.games.dawn_of_the_fremen.phases.cycle import INITIATION
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import (
    CRESTED_MOON,
    FULL_MOON,
    HAS_MAKER,
    MAKER,
    NOBODY,
    SITE_RESOURCE,
    WORMS,
    WORMS_DEPART,
)

SPICE_SITES = (0, 1)
"""The kinds of spice site stand in the order of the moons."""


@steps("thumper")
def _thumper(state: State, frame: Step) -> None:
    moons = state.box.words.row(options.THUMPER)
    ask(state, frame, frame.seat, asks.THUMPER, moons)


@answers("thumper")
def _thumper_set(state: State, frame: Step, option: Choice) -> None:
    state.thumpers[frame.seat] = option.what
    emit(state, "thumper", frame.seat, option.what)


@steps("produce")
def _produce(state: State, frame: Step) -> None:
    """All sites that the face lets produce; then the worms, seat by seat."""
    face, built = frame.value, sietch_lands(state)
    made = []
    for place, site in enumerate(state.sites):
        if site == NOBODY or state.owner[place] == NOBODY:
            continue
        if site in SPICE_SITES and face in (FULL_MOON, CRESTED_MOON) and site != face:
            continue
        resource = SITE_RESOURCE[site]
        number = 4 * place + resource
        # DOF 6.3.2: two where a sietch of the same tribe stands here or next door.
        reach = state.ground.open_bits[place] | 1 << place
        more = (2 if reach & built[state.owner[place]] else 1) - state.goods[number]
        if more > 0:
            state.goods[number] += more
            made.append((state.box.keys[place], resource, more))
    emit(state, "produce", NOBODY, tuple(made))
    if state.cycle != INITIATION:
        state.face = face
        each_seat(state, "lose_worm" if face == WORMS_DEPART else "worms")


def matches(state: State, seat: int) -> bool:
    """Whether a seat may call a worm and not only promote one (DOF 6.2.2)."""
    face = state.face
    if face not in (FULL_MOON, CRESTED_MOON) or state.thumpers[seat] == face:
        return True
    return kept(state, seat, Matching) != NOBODY


def worm_choices(state: State, seat: int, call: bool) -> list[Choice]:
    """Where a seat may call a maker, and which makers it may promote (DOF 6.4)."""
    own, tokens = lands(state, seat), state.tokens
    found: list[Choice] = []
    if call and state.supply[MAKER]:
        empty = [place for place in own if not tokens[place] & WORMS]
        found += choices(state, options.CALL, empty)
    makers = [place for place in own if tokens[place] & HAS_MAKER]
    return found + choices(state, options.PROMOTE, makers)


@steps("worms")
def _worms(state: State, frame: Step) -> None:
    """`value` 1: a card gives the worm, whatever the thumper shows."""
    seat = frame.seat
    call = bool(frame.value) or matches(state, seat)
    offered = worm_choices(state, seat, call)
    if offered:
        offered.append(state.box.words.alone[options.PASS])
        usual = asks.WORMS if call else asks.PROMOTE
        ask(state, frame, seat, asks.FOUND_WORM if frame.value else usual, offered)


@answers("worms")
def _worm(state: State, frame: Step, option: Choice) -> None:
    if option.verb == options.CALL:
        add_token(state, option.what, MAKER)
        emit(state, "call", frame.seat, state.box.keys[option.what])
    elif option.verb == options.PROMOTE:
        promote(state, option.what)
        emit(state, "promote", frame.seat, state.box.keys[option.what])


@steps("lose_worm")
def _lose_worm(state: State, frame: Step) -> None:
    own = [
        place
        for place, owner in enumerate(state.owner)
        if owner == frame.seat and state.tokens[place] & WORMS
    ]
    if own:
        ask_or_take(state, frame, frame.seat, asks.LOSE_WORM, choices(state, options.LOSE, own))


@answers("lose_worm")
def _worm_lost(state: State, frame: Step, option: Choice) -> None:
    discard_token(state, option.what, worm_of(state.tokens[option.what]))
    emit(state, "lose_worm", frame.seat, state.box.keys[option.what])
