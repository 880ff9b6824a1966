"""What moves a position: deal, run to the next question, take the answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.chance import Rng
from landsraad.core.decisions import Ask, Decision, InvalidSetup, Option, shown
from landsraad.core.described import check_keys, check_players, listed, number
from landsraad.core.events import Event
from landsraad.games._template.state import CARDS, DEALT, PLAY, Play, State, Turn

TURN: Final = Ask("turn", "Which card do you play?", "TPL 1.2")
KEYS: Final = frozenset(("hand", "score"))


def new(seats: int, seed: int, options: Mapping[str, Any]) -> State:
    """The first position (TPL 1.1)."""
    rng, deck = Rng(seed), list(CARDS)
    rng.shuffle(deck)
    hands = [[deck.pop() for _ in range(DEALT)] for _ in range(seats)]
    state = State(rng, deck, hands, [0] * seats, stack=[Turn(0)])
    run(state)
    return state


def position(
    seats: int,
    seed: int,
    options: Mapping[str, Any],
    players: Sequence[Mapping[str, Any]],
    table: Mapping[str, Any],
) -> State:
    """A position from a partial description; what is not given is dealt."""
    check_keys("table", table, frozenset())
    check_players(players, seats, f"{seats} seats")
    state = new(seats, seed, options)
    state.deck += [card for hand in state.hands for card in hand]
    state.hands = [[] for _ in range(seats)]
    for seat, given in enumerate(players):
        check_keys("player", given, KEYS)
        state.scores[seat] = number("score", given.get("score", 0), 0, sum(CARDS))
        for card in listed("hand", given.get("hand", [])):
            if card not in state.deck:
                raise InvalidSetup(f"there is no card {shown(card)} left for a hand")
            state.deck.remove(card)
            state.hands[seat].append(card)
    for seat, hand in enumerate(state.hands):
        if seat >= len(players) or "hand" not in players[seat]:
            hand += [state.deck.pop() for _ in range(min(DEALT, len(state.deck)))]
    state.stack, state.pending = [Turn(0)], None
    run(state)
    return state


def description(state: State) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The whole of a position in the words that `position` takes."""
    hands = zip(state.scores, state.hands, strict=True)
    return [{"score": score, "hand": hand[:]} for score, hand in hands], {}


def run(state: State) -> None:
    """Take frames off the stack until somebody must choose, or the game is over (TPL 1.3)."""
    while state.stack and state.pending is None:
        seat, seats = state.stack[-1].seat, len(state.hands)
        if state.hands[seat]:
            options = tuple(PLAY[card] for card in sorted(state.hands[seat]))
            state.pending = Decision(seat, TURN, options)
        else:
            state.stack.pop()
            if any(state.hands):
                state.stack.append(Turn((seat + 1) % seats))


def apply(state: State, option: Option) -> None:
    """Play a card and draw another (TPL 1.2)."""
    assert isinstance(option, Play)
    seat = state.stack.pop().seat
    state.pending = None
    state.hands[seat].remove(option.card)
    state.played.append(option.card)
    state.scores[seat] += option.card
    state.events.append(Event("play", seat, (option.card,)))
    if state.deck:
        drawn = state.deck.pop()
        state.hands[seat].append(drawn)
        state.events.append(Event("draw", seat, (), (drawn,), 1 << seat))
        state.news = True
    state.stack.append(Turn((seat + 1) % len(state.hands)))
    run(state)
