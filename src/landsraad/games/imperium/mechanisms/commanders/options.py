"""The options about commanders and their skills."""

from __future__ import annotations

from functools import cache
from typing import Final

from landsraad.games.imperium.engine.options import NUMBER_WORDS, Named, OfUnit
from landsraad.games.imperium.language.words import describe, plural
from landsraad.games.imperium.mechanisms.commanders.state import SKILLS

COMMANDER: Final = "commander"


class OfSkill(Named):
    """A skill of Sardaukar Commanders to take."""

    __slots__ = ("skill",)

    def __init__(self, skill: int) -> None:
        self.skill = skill
        self.notation = f"skill {SKILLS[skill].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        skill = SKILLS[self.skill]
        effect = skill.reveal or skill.strength
        return f"{skill.name} ({describe(effect)})" if effect else skill.name


class Hire(OfUnit):
    """Pay to recruit a commander from the supply."""

    @property
    def text(self) -> str:
        """The option for people."""
        return "Pay to recruit a Sardaukar Commander from your supply"


of_skill: Final = cache(OfSkill)
HIRE: Final = Hire("recruit", COMMANDER)
NUMBER_WORDS["commanders"] = lambda amount: (
    f"{plural(amount, 'commander')} among them" if amount else "No commanders among them"
)
