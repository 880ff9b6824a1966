"""The words of a leader with memories and two sides."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.games.imperium.language.values import Condition, Effect
from landsraad.games.imperium.language.words import icon, say, say_condition, words


@dataclass(frozen=True, slots=True)
class Remember(Effect):
    """A troop of the supply becomes a memory."""


def memory() -> Remember:
    """A troop of the supply put aside as a memory."""
    return Remember()


say(
    Remember,
    text=lambda e: "put a troop of your supply aside as a memory",
    icons=lambda e: [icon("troop"), words("memory")],
    worth=0.6,
)


@dataclass(frozen=True, slots=True)
class Awaken(Effect):
    """All memories go back to the supply, each for a card, and the leader is flipped; optional."""


def awaken() -> Awaken:
    """The leader becomes the one on the other side."""
    return Awaken()


say(
    Awaken,
    text=lambda e: (
        "you may return all memories to your supply, draw a card for each and become "
        "Reverend Mother"
    ),
    icons=lambda e: [words("memories"), icon("draw"), words("each, flip")],
    worth=2.0,
    refusable=True,
)


@dataclass(frozen=True, slots=True)
class Repeat(Effect):
    """The effects printed on the space of this turn's agent once more, not its influence."""


def repeat_space() -> Repeat:
    """The effects of the space a second time."""
    return Repeat()


say(
    Repeat,
    text=lambda e: "repeat the effects of the space",
    icons=lambda e: [words("repeat the space")],
    worth=2.0,
)


@dataclass(frozen=True, slots=True)
class Awake(Condition):
    """The leader shows the other side."""


def awake() -> Awake:
    """The other side of the leader."""
    return Awake()


say_condition(
    Awake,
    text=lambda c: "with Reverend Mother face up",
    icons=lambda c: [words("Reverend Mother")],
)
