"""The small changes of a position that phases are made of, and questions about it."""

from __future__ import annotations

from landsraad.core.events import Event
from landsraad.games.dawn_of_the_fremen.catalogue import WARRIOR, Ground
from landsraad.games.dawn_of_the_fremen.options import Choice
from landsraad.games.dawn_of_the_fremen.state import State, Step
from landsraad.games.dawn_of_the_fremen.terms import (
    BIT,
    GREAT_MAKER,
    HAS_GREAT_MAKER,
    HAS_MAKER,
    HAS_SIETCH,
    MAKER,
    NOBODY,
    OVER,
    TRIBES,
    WARRIORS,
    WORMS,
)

SHAPES = {
    "barrier": "b", "barrier_moved": "bb", "site": "p", "settle": "p", "call": "p",
    "promote": "p", "lose_worm": "p", "build": "-p", "put": "-p", "hand_over": "-p", "item": "-p",
    "ship": "-p", "drop": "-p", "duplicate": "-p", "move": "-p", "shipped": "p-", "march": "p-",
    "passage": "-p", "attack": "p-", "bar": "-p", "result": "p---", "take_over": "p",
    "offer": "-ii", "trade": "-ii", "scavenge": "c", "use": "c", "no_item": "c",
}  # fmt: skip
"""What of an event is told by the key: places, borders, traded items and cards."""
_KINDS = {"b": "border", "p": "place", "i": "item", "c": "card"}


def emit(state: State, kind: str, seat: int, *public: object) -> None:
    """Record something that everybody may know."""
    shape = SHAPES.get(kind)
    if shape is not None:
        words = state.box.words
        told: list[object] = []
        for letter, part in zip(shape, public, strict=True):
            if letter == "-":
                told.append(part)
            else:
                assert isinstance(part, int)
                told.append(words.name(_KINDS[letter], part, words.keys))
        public = tuple(told)
    state.events.append(Event(kind, seat, public))


# --- seats


def seated(state: State, seat: int) -> bool:
    """Whether a player still takes part."""
    return not state.gone >> seat & 1


def clockwise(state: State, start: int) -> list[int]:
    """The seats still taking part, from one seat on."""
    count, gone = state.setup.seats, state.gone
    order = [(start + step) % count for step in range(count)]
    return [seat for seat in order if not gone >> seat & 1] if gone else order


def counterclockwise(state: State, start: int) -> list[int]:
    """All seats the other way round, as in the Harj (DOF 3.1.2)."""
    count = state.setup.seats
    return [(start - step) % count for step in range(count)]


def each_seat(state: State, name: str) -> None:
    """Let every seat do a step, clockwise from the lead player (DOF 4.1.1)."""
    state.stack.extend(Step(name, seat) for seat in reversed(clockwise(state, state.lead)))


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


# --- land


def lands(state: State, seat: int) -> list[int]:
    """The territories a seat controls."""
    return [place for place, owner in enumerate(state.owner) if owner == seat]


def warriors_left(state: State, seat: int) -> int:
    """Warriors a seat has not on the board."""
    return WARRIORS - state.owner.count(seat)


def sietches(state: State, seat: int) -> int:
    """Sietches a seat controls."""
    owner = state.owner
    return sum(
        1
        for place, mask in enumerate(state.tokens)
        if mask & HAS_SIETCH and owner[place] == seat
    )  # fmt: skip


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


def bearers(state: State, target: int) -> dict[int, int]:
    """The adjacent territories that bear on a territory, each with its STRENGTH (DOF 11.3)."""
    owner, tokens, box = state.owner, state.tokens, state.box
    found = {place: WARRIOR + box.power[tokens[place]] for place in state.ground.open[target]}
    found |= {place: box.over[tokens[place]] for place in state.ground.walled[target]}
    return {place: much for place, much in found.items() if much and owner[place] >= 0}


def set_barriers(state: State, barriers: tuple[int, ...]) -> None:
    """Lay the rock barriers on these borders."""
    state.barriers = tuple(sorted(barriers))
    state.ground = Ground(state.box, state.barriers)


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
    emit(state, "use", seat, card)
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
    state.phase = OVER
    state.stack.clear()
    emit(state, "over", NOBODY, winners, why)


def choices(state: State, verb: int, places: list[int]) -> list[Choice]:
    """The answers of a verb with each of some territories."""
    row = state.box.words.row(verb)
    return [row[place] for place in places]
