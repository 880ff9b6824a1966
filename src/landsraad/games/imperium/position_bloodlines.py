"""The parts of a described position that Bloodlines adds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import find, listed, mapped, number
from landsraad.games.imperium.catalogue import (
    BANKED,
    LEADERS,
    NAVIGATION,
    SKILL,
    SPACE,
    SPACES,
    commander_spaces,
    in_sets,
)
from landsraad.games.imperium.navigation import SLOTS
from landsraad.games.imperium.phases.setup import OPEN_SKILLS
from landsraad.games.imperium.state import NOBODY, PlayerState, State

TABLE_KEYS = ("commanders", "commander_bank", "skills", "skills_gone", "twisted_top")
PLAYER_KEYS = (
    "commanders", "skills", "tactics", "course", "navigated", "each_reveal", "agents_fighting",
    "next_sister",
)  # fmt: skip
_PLACES = ("garrison", "conflict", "supply")


def place_bloodlines(
    state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]
) -> None:
    """Put commanders, skills and the parts of leaders where a description says."""
    if not state.setup.bloodlines:
        described = [*table, *(key for player in players for key in player)]
        for key in described:
            if key in TABLE_KEYS or key in PLAYER_KEYS:
                raise InvalidSetup(f"{key!r} needs Bloodlines (expansions: bloodlines)")
        return
    if table.get("twisted_top") and not state.bl.twisted:
        raise InvalidSetup("only Piter De Vries brings twisted intrigue cards")
    for seat, given in enumerate(players):
        _house(state, seat, given)
    _commanders(state, table)
    _skills(state, players, table)


def _house(state: State, seat: int, given: Mapping[str, Any]) -> None:
    player = state.players[seat]
    places = mapped("commanders", given.get("commanders", {}))
    for place in places:
        find("place of commanders", place, {name: n for n, name in enumerate(_PLACES)})
    home, fighting, supply = (number("commanders", places.get(p, 0), 0, 7) for p in _PLACES)
    player.bl.commanders, player.bl.fighting, player.bl.supply = home, fighting, supply
    player.bl.each_reveal = number("each_reveal", given.get("each_reveal", 0), 0, 4)
    player.bl.sisters = number("next_sister", given.get("next_sister", 0), 0, 2)
    player.bl.agents = number("agents_fighting", given.get("agents_fighting", 0), 0, 2)
    leader = LEADERS[player.leader] if player.leader != NOBODY and not player.rival else None
    if "tactics" in given:
        if leader is None or leader.tactics is None:
            raise InvalidSetup("only Chani has a tactics token")
        player.bl.tactics = number("tactics", given["tactics"], 1, leader.tactics[1][-1][0] - 1)
    if leader is not None and leader.navigates:
        _course(state, player, given)
    elif "course" in given or "navigated" in given:
        raise InvalidSetup("only Steersman Y'rkoon has navigation cards")


def _course(state: State, player: PlayerState, given: Mapping[str, Any]) -> None:
    cards = in_sets(NAVIGATION, state.setup.sets, "navigation")
    played = [
        find("navigation card", k, NAVIGATION)
        for k in listed("navigated", given.get("navigated", []))
    ]
    ahead = [
        find("navigation card", k, NAVIGATION) for k in listed("course", given.get("course", []))
    ]
    rest = [card for card in cards if card not in played and card not in ahead]
    state.rng.shuffle(rest)
    ahead += rest[: max(0, SLOTS - len(played) - len(ahead))] if "course" not in given else []
    if len({*played, *ahead}) < len(played) + len(ahead) or len(played) + len(ahead) > SLOTS:
        raise InvalidSetup(f"a course has {SLOTS} different navigation cards at most")
    player.bl.dealt, player.bl.course, player.bl.navigated = (), tuple(ahead), tuple(played)


def _commanders(state: State, table: Mapping[str, Any]) -> None:
    """Those of houses are taken from the bank last; what is then missing is out of the game."""
    spaces = list(commander_spaces(state.setup.sets, state.setup.seats))
    total = len(spaces) + BANKED
    owned = sum(p.bl.commanders + p.bl.fighting + p.bl.supply for p in state.players)
    bank = number("commander_bank", table.get("commander_bank", BANKED), 0, BANKED)
    if "commanders" in table:
        named = [find("space", key, SPACE) for key in listed("commanders", table["commanders"])]
        for space in named:
            if space not in spaces:
                raise InvalidSetup(f"no commander stands on {SPACES[space].name} in this game")
        spaces = sorted(set(named))
    else:
        spaces = spaces[: max(0, total - bank - owned)]
    gone = total - owned - bank - len(spaces)
    if gone < 0:
        raise InvalidSetup(f"there are {total} commanders in this game")
    state.bl = replace(state.bl, commanders=tuple(spaces), bank=bank, gone=gone)


def _skills(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    pool = [*state.bl.skills, *state.bl.stack]
    for seat, given in enumerate(players):
        keys = listed("skills", given.get("skills", []))
        state.players[seat].bl.skills = tuple(_take(key, pool) for key in keys)
    gone = tuple(_take(key, pool) for key in listed("skills_gone", table.get("skills_gone", [])))
    shown = [_take(key, pool) for key in listed("skills", table.get("skills", []))]
    if len(shown) > OPEN_SKILLS:
        raise InvalidSetup(f"{OPEN_SKILLS} skills lie open, not {len(shown)}")
    while len(shown) < OPEN_SKILLS and pool:
        shown.append(pool.pop())
    state.bl = replace(state.bl, skills=tuple(shown), stack=tuple(pool), skills_gone=gone)


def _take(key: Any, pool: list[int]) -> int:
    skill = find("skill", key, SKILL)
    if skill not in pool:
        raise InvalidSetup(f"there are not so many copies of the skill {key!r}")
    pool.remove(skill)
    return skill
