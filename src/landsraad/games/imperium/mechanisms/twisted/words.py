"""Twisted intrigue cards, and the word that tells them from others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.games.imperium.language.abilities import Ability, say_ability
from landsraad.games.imperium.language.components import Intrigue, Kind
from landsraad.games.imperium.language.values import Condition, Effect
from landsraad.games.imperium.language.words import icon, say, say_condition, words


@dataclass(frozen=True, slots=True)
class PlainIntrigue(Condition):
    """The intrigue card given up as the cost was an ordinary one."""


def plain_intrigue() -> PlainIntrigue:
    """The intrigue card given up was not a twisted one."""
    return PlainIntrigue()


say_condition(
    PlainIntrigue,
    text=lambda c: "if it was not a twisted one",
    icons=lambda c: [words("if not twisted")],
    of_cost=True,
)


def twisted_cards(*cards: Intrigue) -> Kind:
    """Intrigue cards with a deck of their own."""
    return Kind("twisted", cards, among="intrigue")


@dataclass(frozen=True, slots=True)
class DrawsTwisted(Ability):
    """A twisted intrigue card each round."""


def draws_twisted() -> DrawsTwisted:
    """A twisted intrigue card each round."""
    return DrawsTwisted()


say_ability(DrawsTwisted, lambda ability: "at the start of each round draw a twisted intrigue card")


TRASH: Final = "trash"
GIVE: Final = "give"


@dataclass(frozen=True, slots=True)
class GiveUpIntrigue(Effect):
    """Trash an intrigue card of the hand, or give it to an opponent; only ever a cost."""

    how: str


def trash_intrigue() -> GiveUpIntrigue:
    """An intrigue card of the hand, trashed."""
    return GiveUpIntrigue(TRASH)


def give_intrigue() -> GiveUpIntrigue:
    """An intrigue card of the hand, given away."""
    return GiveUpIntrigue(GIVE)


_TO: Final = {TRASH: ("", icon("trash")), GIVE: (" to an opponent", words("give"))}
say(
    GiveUpIntrigue,
    text=lambda e: f"{e.how} an intrigue card from your hand{_TO[e.how][0]}",
    icons=lambda e: [_TO[e.how][1].copy(), icon("intrigue")],
    label=lambda e: f"{e.how}_intrigue",
    worth=1.2,
)


@dataclass(frozen=True, slots=True)
class PassTurn(Effect):
    """End the turn before it has begun; the seat stays in the round."""


def pass_turn() -> PassTurn:
    """The turn passes on."""
    return PassTurn()


say(PassTurn, text=lambda e: "pass this turn", icons=lambda e: [words("pass this turn")])
