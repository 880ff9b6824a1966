"""Commanders and skills as a position describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import find, listed, mapped, number
from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.engine.plug import Described
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.commanders.rules import BANKED, OPEN_SKILLS
from landsraad.games.imperium.mechanisms.commanders.state import (
    SKILLS,
    commander_spaces,
    commanders_of,
    commanders_on,
)

_PLACES: Final = {"garrison": 0, "conflict": 1, "supply": 2}


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    for player, given in zip(state.players, players, strict=True):
        places = mapped("commanders", given.get("commanders", {}))
        for place in places:
            find("place of commanders", place, _PLACES)
        own = commanders_of(player)
        own.garrison, own.conflict, own.supply = (
            number("commanders", places.get(place, 0), 0, 7) for place in _PLACES
        )
    _commanders(state, table)
    _skills(state, players, table)


def _commanders(state: State, table: Mapping[str, Any]) -> None:
    """Those of houses are taken from the bank last; what is then missing is out of the game."""
    spaces = list(commander_spaces(state.setup.selection, state.setup.seats))
    total = len(spaces) + BANKED
    owned = sum(
        commanders_of(p).garrison + commanders_of(p).conflict + commanders_of(p).supply
        for p in state.players
    )
    bank = number("commander_bank", table.get("commander_bank", BANKED), 0, BANKED)
    if "commanders" in table:
        known = state.setup.selection.space
        named = [find("space", key, known) for key in listed("commanders", table["commanders"])]
        for space in named:
            if space not in spaces:
                raise InvalidSetup(f"no commander stands on {SPACES[space].name} in this game")
        spaces = sorted(set(named))
    else:
        spaces = spaces[: max(0, total - bank - owned)]
    gone = total - owned - bank - len(spaces)
    if gone < 0:
        raise InvalidSetup(f"there are {total} commanders in this game")
    commanders_on(state).spaces = tuple(spaces)
    commanders_on(state).bank = bank
    commanders_on(state).gone = gone


def _skills(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    pool = [*commanders_on(state).skills, *commanders_on(state).stack]
    for seat, given in enumerate(players):
        keys = listed("skills", given.get("skills", []))
        commanders_of(state.players[seat]).skills = tuple(_take(state, key, pool) for key in keys)
    gone = tuple(
        _take(state, key, pool) for key in listed("skills_gone", table.get("skills_gone", []))
    )
    shown = [_take(state, key, pool) for key in listed("skills", table.get("skills", []))]
    if len(shown) > OPEN_SKILLS:
        raise InvalidSetup(f"{OPEN_SKILLS} skills lie open, not {len(shown)}")
    top = [_take(state, key, pool) for key in listed("skills_top", table.get("skills_top", []))]
    while len(shown) < OPEN_SKILLS and pool:
        shown.append(pool.pop())
    pool += top[::-1]
    commanders_on(state).skills = tuple(shown)
    commanders_on(state).stack = tuple(pool)
    commanders_on(state).skills_gone = gone


def _take(state: State, key: Any, pool: list[int]) -> int:
    skill = find("skill", key, state.setup.selection.keys("skills"))
    if skill not in pool:
        raise InvalidSetup(f"there are not enough copies of the skill {key!r}")
    pool.remove(skill)
    return skill


def _tell(state: State, houses: list[dict[str, Any]], table: dict[str, Any]) -> None:
    stack = commanders_on(state).stack
    table["skills_top"] = [SKILLS[skill].key for skill in stack[::-1]]


DESCRIBED: Final[Described] = Described(
    "Bloodlines (expansions: bloodlines)",
    table=("commanders", "commander_bank", "skills", "skills_gone", "skills_top"),
    house=("commanders", "skills"),
    not_of_rivals=("skills",),
    tell=_tell,
    place=_place,
)
