"""Objectives, and the conflict cards that houses have won for their battle icons (IMP 41)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.catalogue import CONFLICTS, TABLES
from landsraad.games.imperium.engine.state import NOBODY, Part, PlayerState, State, own_part
from landsraad.games.imperium.language.abilities import found
from landsraad.games.imperium.mechanisms.objectives.words import Contested, Objective, OneMark
from landsraad.games.imperium.mechanisms.tech.state import tech_of
from landsraad.games.imperium.mechanisms.tech.tiles import TECHS

KEY: Final = "objectives"
OBJECTIVES: Final[tuple[Objective, ...]] = TABLES["objectives"]
MARKS: Final = tuple(card.mark if isinstance(card, Contested) else "" for card in CONFLICTS)
"""By conflict card its battle icon; nothing for those without."""
ONE_MARK: Final = tuple(found(OneMark, tile.abilities) for tile in TECHS)
"""By tech tile, the battle icon that it turns all others into."""


@dataclass(slots=True)
class Trophies(Part):
    """The objective of a house and the conflict cards it has won, face up and face down."""

    objective: int = NOBODY
    objective_down: bool = False
    up: tuple[int, ...] = ()
    """Conflict cards face up, in the order in which they were won."""
    down: tuple[int, ...] = ()

    def copy(self) -> Trophies:
        """An independent copy."""
        new = Trophies.__new__(Trophies)
        new.objective = self.objective
        new.objective_down = self.objective_down
        new.up = self.up
        new.down = self.down
        return new

    def __repr__(self) -> str:
        return canonical(self)


_NONE: Final = Trophies()


def trophies_of(player: PlayerState) -> Trophies:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Trophies = own_part(player, KEY, _NONE) if part is None else part
    return own


@dataclass(slots=True)
class Victor(Part):
    """Who has won the conflict of the round and is still to take its card."""

    house: int = NOBODY

    def copy(self) -> Victor:
        """An independent copy."""
        new = Victor.__new__(Victor)
        new.house = self.house
        return new

    def __repr__(self) -> str:
        return canonical(self)


_NO_VICTOR: Final = Victor()


def victor_on(state: State) -> Victor:
    """The part of the table; where the mechanism is not in play, one without a winner."""
    part: Any = state.own.get(KEY)
    own: Victor = own_part(state, KEY, _NO_VICTOR) if part is None else part
    return own


OBJECTIVE: Final = -1
"""Among the face-up cards of a house: its objective."""


def all_face_up(player: PlayerState) -> list[int]:
    """The face-up cards of a house, its objective first."""
    own = trophies_of(player)
    first = [OBJECTIVE] if own.objective >= 0 and not own.objective_down else []
    return first + list(own.up)


def face_up(player: PlayerState) -> list[int]:
    """The face-up cards of a house with a battle icon, its objective first."""
    return [card for card in all_face_up(player) if card == OBJECTIVE or MARKS[card]]


def mark_of(player: PlayerState, card: int) -> str:
    """The battle icon of a card of a house; nothing for one without (IMP 48.1.5)."""
    if card != OBJECTIVE and not MARKS[card]:
        return ""
    for tile in tech_of(player).tiles:
        if (one := ONE_MARK[tile]) is not None:
            return one.mark
    own = trophies_of(player)
    return OBJECTIVES[own.objective].mark if card == OBJECTIVE else MARKS[card]


def turn_down(player: PlayerState, card: int) -> None:
    """Turn a face-up card of a house face down."""
    own = trophies_of(player)
    if card == OBJECTIVE:
        own.objective_down = True
        return
    place = own.up.index(card)
    own.up = own.up[:place] + own.up[place + 1 :]
    own.down = (*own.down, card)
