"""What the automaton adds to a position."""

from __future__ import annotations

from dataclasses import dataclass, field

from landsraad.core.canon import canonical
from landsraad.games.war_for_arrakis.catalogue import AREA
from landsraad.games.war_for_arrakis.modules.mahdi.box import KEY, TACTICAL
from landsraad.games.war_for_arrakis.state import Part, State
from landsraad.games.war_for_arrakis.terms import NOBODY, NOWHERE


@dataclass(slots=True)
class Mahdi(Part):
    """Tactical cards, dice, and what the automaton has on its mind."""

    tactical: list[int] = field(default_factory=list)
    """The tactical deck, its top last."""
    harvesting: int = NOBODY
    """The tactical card of the harvesting sector."""
    target: int = NOBODY
    """The tactical card of the target sietch."""
    homes: list[int] = field(default_factory=lambda: [AREA[key] for key, _ in TACTICAL])
    """For each tactical card the area of its sietch."""
    unused: int = 0
    """Dice that have not been rolled this round."""
    board: int = 0
    """Dice that lie on The Spice Must Flow board."""
    spent: list[int] = field(default_factory=lambda: [0] * 5)
    """Spent dice by the result they show."""
    last_deck: int = NOBODY
    """The deck that a card was last drawn from in this turn."""
    waiting: int = 0
    """Cards of Hawat's Scheming that lie beside the board."""
    focus: int = NOWHERE
    """The area that the card being played is about."""
    stand_in: int = NOWHERE
    """A sietch that is the target of movement for this turn."""
    flown: bool = False
    """Whether an ornithopter has carried a legion this turn."""
    next_up: list[list[tuple[int, ...]]] = field(default_factory=lambda: [[], []])
    """What the next black and silver tokens hide, where a described position says so."""

    def copy(self) -> Mahdi:
        """An independent copy."""
        new = Mahdi(self.tactical[:], self.harvesting, self.target, self.homes[:])
        new.unused, new.board, new.spent = self.unused, self.board, self.spent[:]
        new.waiting, new.focus = self.waiting, self.focus
        new.stand_in, new.flown, new.last_deck = self.stand_in, self.flown, self.last_deck
        new.next_up = [pile[:] for pile in self.next_up]
        return new

    def __repr__(self) -> str:
        return canonical(self)


def mahdi(state: State) -> Mahdi:
    """The automaton of a position."""
    part = state.parts[KEY]
    assert isinstance(part, Mahdi)
    return part


def target_area(state: State) -> int:
    """The area of the target sietch, or nowhere."""
    part = mahdi(state)
    return part.homes[part.target] if part.target >= 0 else NOWHERE
