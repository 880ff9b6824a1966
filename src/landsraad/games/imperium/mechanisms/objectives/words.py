"""Battle icons on conflict cards and objectives, and the words for them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from landsraad.games.imperium.language.abilities import Ability, say_ability
from landsraad.games.imperium.language.components import Conflict, Kind
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import Token, icon, say, words

CRYSKNIFE: Final = "crysknife"
MOUSE: Final = "desert_mouse"
ORNITHOPTER: Final = "ornithopter"
WILD: Final = "wild"
FIRST: Final = "first"
MARKS: Final = {
    CRYSKNIFE: "crysknife",
    MOUSE: "desert mouse",
    ORNITHOPTER: "ornithopter",
    WILD: "wild",
}
"""The battle icons, with their names."""


def mark_icon(mark: str) -> str:
    """The icon of a battle icon."""
    return f"battle-{mark}"


@dataclass(frozen=True, slots=True)
class Contested(Conflict):
    """A conflict card with a battle icon, which its sole winner keeps."""

    mark: str


def marked(mark: str, card: Conflict) -> Contested:
    """A conflict card with a battle icon."""
    printed = {field.name: getattr(card, field.name) for field in fields(card)}
    return Contested(**printed, mark=mark)


@dataclass(frozen=True, slots=True)
class Objective:
    """An objective card; ``seats``: the numbers of houses that use it; ``turn``: who starts."""

    name: str
    key: str
    mark: str
    seats: tuple[int, ...]
    turn: str

    @property
    def first(self) -> bool:
        """Whether its owner is the first player."""
        return self.turn == FIRST


def objective(key: str, mark: str, *, seats: tuple[int, ...], first: bool = False) -> Objective:
    """Declare an objective."""
    return Objective("Objective", f"objective_{key}", mark, seats, FIRST if first else "later")


def objective_cards(*cards: Objective) -> Kind:
    """The objectives of a set."""
    return Kind("objectives", cards, "objectives")


@dataclass(frozen=True, slots=True)
class TurnDown(Effect):
    """Turn face-up conflict cards or objectives face down; only ever a cost. No mark: any."""

    mark: str
    amount: int


def turn_down(mark: str = "", amount: int = 1) -> TurnDown:
    """Conflict cards and objectives turned face down, with a battle icon or a wild one."""
    return TurnDown(mark, amount)


def _turn_words(effect: TurnDown) -> str:
    some = "a" if effect.amount == 1 else f"{effect.amount}"
    cards = "card" if effect.amount == 1 else "cards"
    icons = f" with the {MARKS[effect.mark]} or the wild icon" if effect.mark else ""
    return f"turn {some} face-up {cards} of yours{icons} face down"


def _turn_icons(effect: TurnDown) -> list[Token]:
    marks = (effect.mark, WILD) if effect.mark else tuple(MARKS)
    amount = [words(f"{effect.amount}×")] if effect.amount > 1 else []
    return [words("turn down"), *amount, *(icon(mark_icon(mark)) for mark in marks)]


say(
    TurnDown,
    text=_turn_words,
    icons=_turn_icons,
    label=lambda e: f"turn_{e.mark}" if e.mark else f"turn_{e.amount}",
    worth=1.0,
)


@dataclass(frozen=True, slots=True)
class OneMark(Ability):
    """All battle icons of the owner are the same one."""

    mark: str


def one_mark(mark: str) -> OneMark:
    """All battle icons turned into one."""
    return OneMark(mark)


say_ability(
    OneMark,
    lambda ability: f"all your battle icons, wild ones too, are {MARKS[ability.mark]} icons",
)
