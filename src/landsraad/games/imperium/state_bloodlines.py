"""What a house and the table have in Bloodlines: commanders, skills, the parts of leaders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.core.canon import canonical

_NONE: Final = -1


@dataclass(slots=True)
class BloodlinesState:
    """A house's part of Bloodlines; without it all houses share `NO_BLOODLINES`.

    Commanders are troops (IMP 30.2.1): those in the garrison and in the conflict are counted in
    `PlayerState.garrison` and `PlayerState.conflict` too, those in the supply here alone.
    """

    commanders: int = 0
    """Of the troops in the garrison."""
    fighting: int = 0
    """Of the troops in the conflict."""
    supply: int = 0
    recruited: int = 0
    """Commanders recruited on this turn."""
    by_right: int = 0
    """Commanders deployed on this turn by right of a combat space."""
    hired: bool = False
    """Whether one was recruited from the supply on this turn."""
    skills: tuple[int, ...] = ()
    generated: int = 0
    """Persuasion generated on this reveal turn."""
    spice: int = 0
    """Spice gained on this turn of one's own."""
    kept_home: int = 0
    """Recruits of this turn that may not be deployed on it."""
    sisters: int = 0
    """What waits for the next Bene Gesserit card of this round."""
    agents: int = 0
    """Agents fighting in the conflict."""
    agents_deployed: int = 0
    """Those sent there on this turn."""
    tactics: int = 0
    """The space of the token on the leader's track."""
    dealt: tuple[int, ...] = ()
    """Navigation cards drawn in setup and not yet placed."""
    course: tuple[int, ...] = ()
    """Navigation cards face down, the next one first."""
    navigated: tuple[int, ...] = ()
    """Those played."""
    each_reveal: int = 0
    """Persuasion on every reveal turn."""
    project: int = _NONE
    """The tech tile set aside."""
    glimpsed: tuple[tuple[int, int], ...] = ()
    """Tiles seen at the bottom of stacks, each behind the number of its stack."""
    trashed: int = _NONE
    """The card trashed last on this turn."""
    plain: bool = False
    """Whether the intrigue card given up last was no twisted one."""
    deck_seen: int = 0
    """The place, from the bottom, of a card of the deck that its owner has looked at."""

    def copy(self) -> BloodlinesState:
        """An independent copy."""
        new = BloodlinesState.__new__(BloodlinesState)
        new.commanders = self.commanders
        new.fighting = self.fighting
        new.supply = self.supply
        new.recruited = self.recruited
        new.by_right = self.by_right
        new.hired = self.hired
        new.skills = self.skills
        new.generated = self.generated
        new.spice = self.spice
        new.kept_home = self.kept_home
        new.sisters = self.sisters
        new.agents = self.agents
        new.agents_deployed = self.agents_deployed
        new.tactics = self.tactics
        new.dealt = self.dealt
        new.course = self.course
        new.navigated = self.navigated
        new.each_reveal = self.each_reveal
        new.project = self.project
        new.glimpsed = self.glimpsed
        new.trashed = self.trashed
        new.plain = self.plain
        new.deck_seen = self.deck_seen
        return new

    def __repr__(self) -> str:
        return canonical(self)

    def reset_turn(self) -> None:
        """Forget what belonged to the last turn."""
        self.recruited = self.by_right = self.kept_home = self.agents_deployed = 0
        self.generated = self.spice = 0
        self.hired = self.plain = False
        self.trashed = _NONE


NO_BLOODLINES: Final = BloodlinesState()


def no_bloodlines() -> BloodlinesState:
    """The part of a house in a game without the set."""
    return NO_BLOODLINES


@dataclass(frozen=True, slots=True)
class BloodlinesTable:
    """What of Bloodlines lies on the table."""

    commanders: tuple[int, ...] = ()
    """The spaces on which Sardaukar Commanders stand."""
    bank: int = 0
    gone: int = 0
    """Commanders that rivals took out of the game."""
    skills: tuple[int, ...] = ()
    """The skills that lie open."""
    stack: tuple[int, ...] = ()
    """The others, the next one last."""
    skills_gone: tuple[int, ...] = ()
    twisted: tuple[int, ...] = ()
    """The twisted intrigue cards still to be drawn, the next one last."""
    twisted_discard: tuple[int, ...] = ()
    intrigue_trashed: tuple[int, ...] = ()

    def __repr__(self) -> str:
        return canonical(self)


NO_TABLE: Final = BloodlinesTable()
