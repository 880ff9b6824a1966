"""A leader's own space, and the words of smuggling."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.games.imperium.language.abilities import Ability, say_ability
from landsraad.games.imperium.language.components import Kind, Space
from landsraad.games.imperium.language.structure import Special
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import (
    ARROW,
    NAMES,
    describe,
    icon,
    say_special,
    words,
)

say_special(
    "smuggle_in",
    "put 1 bonus spice on your own space",
    icon("spice"),
    ARROW,
    icon("sietch"),
)
say_special(
    "smuggle_out",
    "take 1 bonus spice from a maker space",
    words("take"),
    icon("maker"),
    icon("spice"),
)


def smuggle_in() -> Special:
    """Bonus spice for the leader's space."""
    return Special("smuggle_in")


def smuggle_out() -> Special:
    """Bonus spice from a maker space."""
    return Special("smuggle_out")


def leader_spaces(*spaces: Space) -> Kind:
    """Spaces that are in play only with the leaders who are their hosts."""
    return Kind("leader_spaces", spaces, among="spaces")


@dataclass(frozen=True, slots=True)
class Hosts(Ability):
    """A space of the leader's own, and what an agent sent there gives the leader."""

    key: str
    own: Effect
    other: Effect

    def effects(self) -> tuple[Effect, ...]:
        """For an agent of one's own, and for an opponent's."""
        return (self.own, self.other)

    def space(self) -> str:
        """The leader's own space."""
        return self.key


def hosts(space: str, *, own: Effect, other: Effect) -> Hosts:
    """A space of the leader's own."""
    return Hosts(space, own, other)


say_ability(
    Hosts,
    lambda ability: (
        f"{NAMES[ability.key]} is in play; whenever an agent is sent there: "
        f"{describe(ability.own)} if it is yours, {describe(ability.other)} if it is an opponent's"
    ),
)
