"""Commanders and skills in numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.selection import selection
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.facets.features import HOUSES, keys_of, places_of
from landsraad.games.imperium.mechanisms.commanders.state import (
    SKILLS,
    commander_spaces,
    commanders_of,
    commanders_on,
)

_PLACES: Final = ("garrison", "conflict", "supply")
_SKILLS: Final = keys_of(SKILLS)
_SKILL_AT: Final = tuple(_SKILLS.index(skill.key) for skill in SKILLS)
_SPACES: Final = keys_of(
    SPACES[number]
    for number in sorted({
        space
        for sets in (("base", "bloodlines"), ("base", "ix", "bloodlines"))
        for space in commander_spaces(selection(sets), HOUSES)
    })
)  # fmt: skip


def _skills(skills: tuple[int, ...]) -> list[float]:
    """How often each skill is among some."""
    counts: list[float] = [0] * len(_SKILLS)
    for skill in skills:
        counts[_SKILL_AT[skill]] += 1
    return counts


def _house(state: State, house: int) -> list[float]:
    own = commanders_of(state.players[house])
    return [own.garrison, own.conflict, own.supply, *_skills(own.skills)]


def _own(state: State, seat: int) -> list[float]:
    table = commanders_on(state)
    spaces = places_of(state.setup.selection, _SPACES)
    return [*[space in table.spaces for space in spaces], *_skills(table.skills)]


FEATURES: Final[Features] = Features(
    house_names=(
        (3, tuple(f"commanders.{place}" for place in _PLACES)),
        (1, tuple(f"skill.{key}" for key in _SKILLS)),
    ),
    house=_house,
    own_names=(
        (1, tuple(f"commander.{key}" for key in _SPACES)),
        (2, tuple(f"skill_open.{key}" for key in _SKILLS)),
    ),
    own=_own,
)
