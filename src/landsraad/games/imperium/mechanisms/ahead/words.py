"""The ability to set a card aside for the second turn of a round."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.games.imperium.language.abilities import Ability, say_ability
from landsraad.games.imperium.language.order import Either, either
from landsraad.games.imperium.language.structure import when
from landsraad.games.imperium.language.values import Condition, Effect
from landsraad.games.imperium.language.words import describe, say_condition, words


@dataclass(frozen=True, slots=True)
class Icons(Condition):
    """The card that sends the agent has this number of agent icons."""

    number: int


say_condition(
    Icons,
    text=lambda c: "if it has one agent icon",
    icons=lambda c: [words("one icon")],
)


@dataclass(frozen=True, slots=True)
class PlansAhead(Ability):
    """A card set aside, and what sending an agent with it then gives, by its icons."""

    gives: Either

    def effects(self) -> tuple[Effect, ...]:
        """With one icon, and with any other number."""
        return (self.one, self.gives.otherwise)

    @property
    def one(self) -> Effect:
        """What a card with one icon gives."""
        return self.gives.instead[0][1].then


def plans_ahead(*, one: Effect, otherwise: Effect) -> PlansAhead:
    """A card set aside for the second turn."""
    return PlansAhead(either(one=when(Icons(1), one), otherwise=otherwise))


say_ability(
    PlansAhead,
    lambda ability: (
        "at the start of each round set a card of your hand aside, face down; at the start of "
        "your second turn it comes back, and if it sends an agent on that turn: "
        f"{describe(ability.one)} if it has one agent icon, "
        f"otherwise {describe(ability.gives.otherwise)}"
    ),
)
