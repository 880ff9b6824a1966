"""The game as the core knows it: a module with the functions of `landsraad.core.rules.Rules`."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.core.chance import Rng
from landsraad.core.decisions import Reason
from landsraad.core.events import Event
from landsraad.games._template.engine import apply, new, position
from landsraad.games._template.shapes import PlayerView, Sheet, View
from landsraad.games._template.state import CARDS, PLAY, State

__all__ = [
    "actions", "apply", "audit", "describe", "determinize", "evaluate", "feature_names", "features",
    "new", "position", "scores", "sheet", "view", "why_not", "winners",
]  # fmt: skip

SEATS = 4


def view(state: State, seat: int | None) -> View:
    """What a seat may know, from an allow-list."""
    return {
        "game": "_template",
        "seat": seat,
        "seats": len(state.hands),
        "table": {
            "phase": "play" if state.pending is not None else "over",
            "deck": len(state.deck),
            "played": list(state.played),
        },
        "players": [_player(state, number, seat) for number in range(len(state.hands))],
    }


def _player(state: State, number: int, seat: int | None) -> PlayerView:
    shown: PlayerView = {"score": state.scores[number], "hand_size": len(state.hands[number])}
    if number == seat:
        shown["hand"] = sorted(state.hands[number])
    return shown


def determinize(state: State, seat: int | None, rng: Rng) -> State:
    """A position that the seat cannot tell from the real one: the unseen is dealt again."""
    guess = state.copy()
    others = [number for number in range(len(state.hands)) if number != seat]
    unseen = sorted(guess.deck + [card for number in others for card in guess.hands[number]])
    rng.shuffle(unseen)
    for number in others:
        guess.hands[number] = [unseen.pop() for _ in guess.hands[number]]
    guess.deck, guess.rng = unseen, Rng(rng.bits())
    if seat is not None:
        guess.hands[seat].sort()
    asked = state.pending.seat if state.pending is not None else None
    if asked is not None and asked != seat and state.pending is not None:
        options = tuple(PLAY[card] for card in sorted(guess.hands[asked]))
        guess.pending = type(state.pending)(asked, state.pending.ask, options)
    return guess


def why_not(state: State, notation: str) -> Reason:
    """Why a notation is not offered."""
    if notation in actions():
        return Reason("that card is not in the hand of the seat whose turn it is", "TPL 1.2")
    return Reason("a turn is to play a card: play 7", "TPL 1.2")


def scores(state: State) -> tuple[int, ...]:
    """The score of each seat."""
    return tuple(state.scores)


def winners(state: State) -> tuple[int, ...]:
    """The seats with the highest score (TPL 1.3)."""
    best = max(state.scores)
    return tuple(seat for seat, score in enumerate(state.scores) if score == best)


def audit(state: State) -> None:
    """Raise AssertionError if a card appeared or vanished."""
    held = [card for hand in state.hands for card in hand]
    assert sorted(state.deck + held + state.played) == list(CARDS)


def evaluate(state: State, seat: int) -> float:
    """A plain guess of how well a seat stands."""
    return state.scores[seat] + sum(state.hands[seat]) / 2


def feature_names() -> tuple[str, ...]:
    """The name of each number of `features`."""
    others = tuple(f"score.{place}" for place in range(SEATS))
    return (*(f"hand.{card}" for card in CARDS), *(f"played.{card}" for card in CARDS), *others)


def features(state: State, seat: int) -> list[float]:
    """What a seat may know, in numbers; its own score first, then the others' in turn order."""
    seats = len(state.hands)
    turn = [state.scores[(seat + step) % seats] / sum(CARDS) for step in range(seats)]
    cards = [float(card in pile) for pile in (state.hands[seat], state.played) for card in CARDS]
    return [*cards, *turn, *[0.0] * (SEATS - seats)]


def describe(event: Event, names: Sequence[str]) -> str:
    """An event in words, or nothing if it is not worth a line."""
    name = names[event.seat] if event.seat < len(names) else f"Seat {event.seat}"
    return f"{name} plays the {event.public[0]}." if event.kind == "play" else ""


def actions() -> tuple[str, ...]:
    """Every notation that any decision may offer."""
    return tuple(option.notation for option in PLAY.values())


def sheet() -> Sheet:
    """All components for drawing."""
    return {"cards": list(CARDS)}
