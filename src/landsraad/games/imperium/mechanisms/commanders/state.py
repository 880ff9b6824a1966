"""The Sardaukar Commanders of a house and their skills (IMP 30)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.catalogue import TABLES
from landsraad.games.imperium.engine.selection import Selection
from landsraad.games.imperium.engine.state import Part, PlayerState, State, own_part
from landsraad.games.imperium.mechanisms.commanders.words import Posts, Skill

KEY: Final = "commanders"
SKILLS: Final[tuple[Skill, ...]] = TABLES["skills"]
FOUR: Final = 4
MOVED: Final = ("dreadnought", "tech_negotiation")
"""Where commanders stand whose own spaces are covered (IMP 30.1.6)."""
RIVAL_COMMANDER: Final = 2
"""Strength of a rival's commander beyond that of any troop."""


@dataclass(slots=True)
class Commanders(Part):
    """The Sardaukar Commanders of a house and their skills.

    Commanders are troops (IMP 30.2.1): those in the garrison and in the conflict are counted in
    `PlayerState.garrison` and `PlayerState.conflict` too, those in the supply here alone.
    """

    garrison: int = 0
    """Of the troops in the garrison."""
    conflict: int = 0
    """Of the troops in the conflict."""
    supply: int = 0
    recruited: int = 0
    """On this turn."""
    by_right: int = 0
    """Deployed on this turn by right of a combat space."""
    hired: bool = False
    """Whether one was recruited from the supply on this turn."""
    skills: tuple[int, ...] = ()

    def copy(self) -> Commanders:
        """An independent copy."""
        new = Commanders.__new__(Commanders)
        new.garrison = self.garrison
        new.conflict = self.conflict
        new.supply = self.supply
        new.recruited = self.recruited
        new.by_right = self.by_right
        new.hired = self.hired
        new.skills = self.skills
        return new

    def __repr__(self) -> str:
        return canonical(self)

    def kinds(self) -> list[str]:
        """Commanders, if any fight."""
        return ["commander"] if self.conflict else []

    def among_troops(self, in_conflict: bool) -> int:
        """Commanders count as troops."""
        return self.conflict if in_conflict else self.garrison

    def strength(self, player: PlayerState) -> int:
        """Commanders of rivals are stronger than troops (IMP 35.1.3)."""
        return RIVAL_COMMANDER * self.conflict if player.rival else 0

    def reset_turn(self) -> None:
        """Forget what belonged to the last turn."""
        self.recruited = self.by_right = 0
        self.hired = False


_NONE: Final = Commanders()


def commanders_of(player: PlayerState) -> Commanders:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Commanders = own_part(player, KEY, _NONE) if part is None else part
    return own


@dataclass(slots=True)
class CommandersTable(Part):
    """Commanders and skills on the table."""

    spaces: tuple[int, ...] = ()
    """The spaces on which commanders stand."""
    bank: int = 0
    gone: int = 0
    """Commanders that rivals took out of the game."""
    skills: tuple[int, ...] = ()
    """The skills that lie open."""
    stack: tuple[int, ...] = ()
    """The others, the next one last."""
    skills_gone: tuple[int, ...] = ()

    def copy(self) -> CommandersTable:
        """An independent copy."""
        new = CommandersTable.__new__(CommandersTable)
        new.spaces = self.spaces
        new.bank = self.bank
        new.gone = self.gone
        new.skills = self.skills
        new.stack = self.stack
        new.skills_gone = self.skills_gone
        return new

    def __repr__(self) -> str:
        return canonical(self)


_NO_TABLE: Final = CommandersTable()


def commanders_on(state: State) -> CommandersTable:
    """The part of the table; where the mechanism is not in play, one without anything in it."""
    part: Any = state.own.get(KEY)
    own: CommandersTable = own_part(state, KEY, _NO_TABLE) if part is None else part
    return own


def commander_spaces(selection: Selection, seats: int) -> tuple[int, ...]:
    """Where commanders stand at the start, in order of the board (IMP 30.1.5, IMP 30.1.6)."""
    covered, every = selection.covered(), selection.more(Posts)
    alone = [posts for posts in every if posts.alone]
    known = (key for posts in alone or every for key in posts.spaces)
    in_play = selection.numbers("spaces")
    keys = [key for key in dict.fromkeys(known) if selection.space[key] in in_play]
    moved = iter(MOVED)
    spaces = [selection.space[next(moved) if key in covered else key] for key in keys]
    return tuple(sorted(spaces if seats >= FOUR else spaces[:-1]))


def skills_in_play(selection: Selection) -> list[int]:
    """The skills that are dealt, by their numbers."""
    left_out = {key for posts in selection.more(Posts) for key in posts.without}
    return [n for n in selection.numbers("skills") if SKILLS[n].key not in left_out]
