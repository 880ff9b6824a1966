"""When something is given: at a named time, or whenever its owner does what an effect says.

``whenever`` and ``instead_of`` take the word of a deed, so that a card which asks for it needs no
word of its own. What they say of it stands with the kind of that effect (`say_deed`).
"""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import (
    deed_key,
    instead_clause,
    instead_words,
    whenever_words,
)


@dataclass(frozen=True, slots=True)
class Moment:
    """Base class of the times at which an ability gives something."""

    def key(self) -> str:
        """Its name in views."""
        raise NotImplementedError

    def title(self) -> str:
        """What begins a line."""
        raise NotImplementedError

    def clause(self) -> str:
        """What begins a clause of a sentence."""
        title = self.title()
        return f"{title[:1].lower()}{title[1:]},"


@dataclass(frozen=True, slots=True)
class Time(Moment):
    """A time with a name: ``begins`` a line, and ``within`` a sentence if that differs."""

    name: str
    begins: str
    within: str = ""

    def key(self) -> str:
        """The name."""
        return self.name

    def title(self) -> str:
        """What begins a line."""
        return self.begins

    def clause(self) -> str:
        """What begins a clause."""
        return self.within or Moment.clause(self)


@dataclass(frozen=True, slots=True)
class Whenever(Moment):
    """Each time that the owner does what an effect says."""

    deed: Effect

    def key(self) -> str:
        """That of the deed."""
        return deed_key(self.deed)

    def title(self) -> str:
        """``Whenever you trash a card``."""
        return whenever_words(self.deed)


def whenever(deed: Effect) -> Whenever:
    """Each time that one does what an effect says."""
    return Whenever(deed)


@dataclass(frozen=True, slots=True)
class InsteadOf(Moment):
    """In place of what an effect would do."""

    deed: Effect

    def key(self) -> str:
        """That of the deed."""
        return deed_key(self.deed)

    def title(self) -> str:
        """``In place of 1 spice …``."""
        return instead_words(self.deed)

    def clause(self) -> str:
        """The same in a sentence."""
        return instead_clause(self.deed)


def instead_of(deed: Effect) -> InsteadOf:
    """In place of what an effect would do."""
    return InsteadOf(deed)
