"""The small changes of a position that phases are made of, and questions about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landsraad.core.events import Event
from landsraad.games.dawn_of_the_fremen.catalogue import WARRIOR, Ground
from landsraad.games.dawn_of_the_fremen.frames import Step
from landsraad.games.dawn_of_the_fremen.options import Choice
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import (
    BIT,
    GREAT_MAKER,
    HAS_GREAT_MAKER,
    HAS_MAKER,
    HAS_SIETCH,
    MAKER,
    NOBODY,
    OVER,
    SIETCH,
    TRIBES,
    WARRIORS,
    WORMS,
)


def emit(state: State, kind: str, seat: int, *public: object) -> None:
    """Record something that everybody may know; places, borders and cards by their keys."""
    state.events.append(Event(kind, seat, public))


# --- seats


def seated(state: State, seat: int) -> bool:
    """Whether a player still takes part."""
    return not state.gone >> seat & 1


_ORDERS: Final = tuple(
    tuple(tuple((start + step) % count for step in range(count)) for start in range(count))
    for count in range(TRIBES + 1)
)
"""For each number of seats the seats in order, from each one on."""


def clockwise(state: State, start: int) -> tuple[int, ...]:
    """The seats still taking part, from one seat on."""
    order, gone = _ORDERS[state.setup.seats][start], state.gone
    return tuple([seat for seat in order if not gone >> seat & 1]) if gone else order


def counterclockwise(state: State, start: int) -> list[int]:
    """All seats the other way round, as in the Harj (DOF 3.1.2)."""
    count = state.setup.seats
    return [(start - step) % count for step in range(count)]


def each_seat(state: State, name: str) -> None:
    """Let every seat do a step, clockwise from the lead player (DOF 4.1.1)."""
    state.stack += [Step(name, seat) for seat in clockwise(state, state.lead)[::-1]]


def allied(state: State, seat: int, other: int) -> bool:
    """Whether two seats are formal allies (or the same)."""
    return state.sides[seat] == state.sides[other]


def members(state: State, side: int) -> list[int]:
    """The seats of a side that still take part."""
    return [
        seat
        for seat in range(state.setup.seats)
        if state.sides[seat] == side and not state.gone >> seat & 1
    ]


def victors(state: State, sides: Sequence[int]) -> tuple[int, ...]:
    """Who wins with these sides: whoever has lost all land, but not who resigned (DOF 13.3.3)."""
    resigned = state.gone & ~state.fallen
    return tuple(
        seat
        for seat in range(state.setup.seats)
        if state.sides[seat] in sides and not resigned >> seat & 1
    )


# --- land


def lands(state: State, seat: int) -> tuple[int, ...]:
    """The territories a seat controls."""
    return state.box.places(state.land[seat])


def occupy(state: State, seat: int, place: int) -> None:
    """Set a warrior of a seat into a territory, in place of whoever stood there; nobody: none."""
    bit = 1 << place
    state.land[state.owner[place]] ^= bit
    state.land[seat] |= bit
    state.owner[place] = seat


def warriors_left(state: State, seat: int) -> int:
    """Warriors a seat has not on the board."""
    return WARRIORS - state.land[seat].bit_count()


def sietch_lands(state: State) -> list[int]:
    """The territories with a sietch of each seat, as bits; at last those of nobody."""
    found = [0] * (TRIBES + 1)
    if state.supply[SIETCH] == state.box.copies[SIETCH]:
        return found
    owner = state.owner
    for place, mask in enumerate(state.tokens):
        if mask >= HAS_SIETCH:
            found[owner[place]] |= 1 << place
    return found


def sietches(state: State, seat: int) -> int:
    """Sietches a seat controls."""
    return sietch_lands(state)[seat].bit_count()


def bearings(state: State, target: int) -> list[int]:
    """For each seat what its adjacent territories bear on a territory (DOF 11.3)."""
    found = [0] * TRIBES
    owner, tokens, power = state.owner, state.tokens, state.box.power
    for place in state.ground.open[target]:
        seat = owner[place]
        if seat >= 0:
            found[seat] += WARRIOR + power[tokens[place]]
    for place in state.ground.walled[target]:
        seat = owner[place]
        if seat >= 0:
            found[seat] += state.box.over[tokens[place]]
    return found


def all_bearings(state: State) -> list[list[int]]:
    """The bearings on every territory: each territory is looked at once, not by each neighbour."""
    found = [[0] * TRIBES for _ in state.owner]
    tokens, power, over = state.tokens, state.box.power, state.box.over
    near, walled = state.ground.open, state.ground.walled
    for place, seat in enumerate(state.owner):
        if seat < 0:
            continue
        mask = tokens[place]
        much = WARRIOR + power[mask]
        for target in near[place]:
            found[target][seat] += much
        if walled[place]:
            much = over[mask]
            for target in walled[place]:
                found[target][seat] += much
    return found


def bearers(state: State, target: int) -> dict[int, int]:
    """The adjacent territories that bear on a territory, each with its STRENGTH (DOF 11.3)."""
    owner, tokens, box = state.owner, state.tokens, state.box
    found = {place: WARRIOR + box.power[tokens[place]] for place in state.ground.open[target]}
    found |= {place: box.over[tokens[place]] for place in state.ground.walled[target]}
    return {place: much for place, much in found.items() if much and owner[place] >= 0}


def set_barriers(state: State, barriers: tuple[int, ...]) -> None:
    """Lay the rock barriers on these borders."""
    state.barriers = tuple(sorted(barriers))
    state.ground = Ground(state.box, state.barriers) if barriers else state.box.bare


# --- tokens


def add_goods(state: State, place: int, resource: int, amount: int) -> None:
    """Add resources to a territory, or take them away."""
    state.goods[4 * place + resource] += amount


def add_token(state: State, place: int, token: int) -> None:
    """Set a token from the supply into a territory that has none of its kind."""
    state.supply[MAKER if token == GREAT_MAKER else token] -= 1
    state.tokens[place] |= BIT[token]


def discard_token(state: State, place: int, token: int) -> None:
    """Return a token of a territory to the supply."""
    state.supply[MAKER if token == GREAT_MAKER else token] += 1
    state.tokens[place] &= ~BIT[token]


def promote(state: State, place: int) -> None:
    """Turn a maker over (DOF 6.4.2)."""
    state.tokens[place] = state.tokens[place] & ~HAS_MAKER | HAS_GREAT_MAKER


def worm_of(mask: int) -> int:
    """The worm among the tokens of a territory, or nobody."""
    if not mask & WORMS:
        return NOBODY
    return GREAT_MAKER if mask & HAS_GREAT_MAKER else MAKER


def kept(state: State, seat: int, kind: type) -> int:
    """A kept card of a seat with an effect of this kind, or nobody."""
    cards = state.box.cards
    for card in state.cards[seat]:
        if isinstance(cards[card].effect, kind):
            return card
    return NOBODY


def recycle(state: State, card: int) -> None:
    """Shuffle a card into the deck (DOF 10.1.2)."""
    state.deck.append(card)
    # In a canonical order first, so that what is shuffled depends on nothing hidden.
    state.deck.sort()
    state.rng.shuffle(state.deck)


def spend_card(state: State, seat: int, card: int) -> None:
    """Use a kept card up."""
    state.cards[seat].remove(card)
    emit(state, "use", seat, state.box.cards[card].key)
    if state.box.cards[card].after == "remove":
        state.removed.append(card)
    else:
        recycle(state, card)
    state.news = True


# --- water debts


def give_debt(state: State, giver: int, owner: int, taker: int) -> None:
    """Hand a water debt over; with its own tribe it is stock again (DOF 7.3.2)."""
    state.debts[4 * giver + owner] -= 1
    state.debts[4 * taker + owner] += 1


def rival_debts(state: State, seat: int) -> int:
    """How many water debts of other tribes a seat holds."""
    held = state.debts[4 * seat : 4 * seat + 4]
    return sum(held) - held[seat]


# --- the end


def end_game(state: State, winners: tuple[int, ...], why: str) -> None:
    """End the game at once."""
    state.won = winners
    state.why = why
    state.phase = OVER
    for frame in state.stack:
        if isinstance(frame, Step) and frame.name == "look":
            recycle(state, frame.value)  # The card looked with lay aside in the frame.
    state.stack.clear()
    emit(state, "over", NOBODY, winners, why)


def choices(state: State, verb: int, objects: Sequence[int]) -> list[Choice]:
    """The answers of a verb with each of some objects."""
    row = state.box.words.row(verb)
    return [row[number] for number in objects]
