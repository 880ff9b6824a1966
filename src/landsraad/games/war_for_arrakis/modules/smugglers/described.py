"""The smugglers of a described position, and what they cannot have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import check_keys, find, mapped, number, truth
from landsraad.games.war_for_arrakis.catalogue import AREA, AREAS, LEADERS
from landsraad.games.war_for_arrakis.modules.smugglers.box import (
    CARRYALL,
    DRONE,
    DRONES,
    FIGURES,
    HARVESTERS,
    LOWEST,
    RANK,
    START,
)
from landsraad.games.war_for_arrakis.modules.smugglers.rules import GURNEY, LOWLANDS, STABAN
from landsraad.games.war_for_arrakis.modules.smugglers.state import (
    ALLIED,
    DEFEATED,
    NEUTRAL,
    STATUS_KEYS,
    Smugglers,
    smugglers,
)
from landsraad.games.war_for_arrakis.state import (
    ASIDE,
    OUT,
    REMOVED,
    State,
)
from landsraad.games.war_for_arrakis.terms import RESULT

KEYS: Final = frozenset(("status", "step", "board", "harvesters", "ornithopters", "base", "die"))
_ONLY: Final = {
    "step": (NEUTRAL,), "board": (NEUTRAL,), "harvesters": (NEUTRAL,),
    "ornithopters": (NEUTRAL, ALLIED), "base": (ALLIED,), "die": (ALLIED,),
}  # fmt: skip
"""In which state of the smugglers there is any of them."""


def build(state: State, table: Mapping[str, Any]) -> None:
    """The smugglers as a description has them."""
    given = mapped("smugglers", table.get("smugglers", {}))
    check_keys("smugglers", given, KEYS)
    part = smugglers(state)
    statuses = {key: n for n, key in enumerate(STATUS_KEYS)}
    part.status = find("status", given.get("status", STATUS_KEYS[NEUTRAL]), statuses)
    neutral = part.status == NEUTRAL
    if given.get("step") is not None:
        part.step = number("step", given["step"], LOWEST, START)
    part.board = number("board", given.get("board", int(neutral)), 0, FIGURES)
    harvesters = given.get("harvesters", HARVESTERS if neutral else 0)
    part.harvesters = number("harvesters", harvesters, 0, HARVESTERS)
    part.drones = number("ornithopters", given.get("ornithopters", 0), 0, DRONES)
    for key, when in _ONLY.items():
        if given.get(key) and part.status not in when:
            words = " or ".join(STATUS_KEYS[status] for status in when)
            raise InvalidSetup(f"{key} belongs to smugglers that are {words}")
    _harvesters(state, part, mapped("areas", table.get("areas", {})))
    _in_the_air(state, part)
    if part.status == ALLIED:
        _allied(state, part, given)
    _leaders(state, part.status)


def _harvesters(state: State, part: Smugglers, described: Mapping[str, Any]) -> None:
    for key, found in described.items():
        if truth("smuggler_harvester", found.get("smuggler_harvester", False)):
            if state.harvesters >> AREA[key] & 1:
                name = AREAS[AREA[key]].name
                raise InvalidSetup(f"there are two harvesters in {name} (WFA 17.2.3)")
            state.harvesters |= 1 << AREA[key]
            state.foreign |= 1 << AREA[key]
    if state.foreign and part.status != NEUTRAL:
        raise InvalidSetup("smuggler harvesters belong to smugglers that are neutral (WFA 17.3.2)")
    if state.foreign.bit_count() > part.harvesters:
        raise InvalidSetup(f"there are {part.harvesters} smuggler harvesters")


def _in_the_air(state: State, part: Smugglers) -> None:
    if CARRYALL in state.zones and part.status != NEUTRAL:
        raise InvalidSetup("the smuggler carryall belongs to smugglers that are neutral "
                           "(WFA 17.3.2)")  # fmt: skip
    flying = state.zones.count(DRONE)
    if flying and part.status != ALLIED:
        raise InvalidSetup("smuggler ornithopters fly for smugglers that are allied (WFA 17.5.1)")
    if flying > part.drones:
        raise InvalidSetup(f"there are {part.drones} smuggler ornithopters (WFA 17.5.1)")


def _allied(state: State, part: Smugglers, given: Mapping[str, Any]) -> None:
    part.base = find("area of the base", given.get("base"), AREA)
    barred = state.sietches | state.wormsigns | state.all_worms | state.harvesters
    if not (state.deserts & LOWLANDS & ~barred) >> part.base & 1:
        raise InvalidSetup(
            "the base stands in a desert area of the four lowest sectors, without sietch, "
            "wormsign, sandworm or harvester (WFA 17.3.2, WFA 17.3.6)"
        )
    state.camps |= 1 << part.base
    state.ranks[part.base] = RANK


def _leaders(state: State, status: int) -> None:
    """Staban Tuek and Gurney Halleck come with the alliance; he goes with the smugglers."""
    at = state.leader_at
    if status == DEFEATED:
        if at[STABAN] not in (OUT, REMOVED):
            raise InvalidSetup("Staban Tuek has left the game with the smugglers (WFA 17.7.1)")
        at[STABAN] = REMOVED
    for leader in (GURNEY, STABAN):
        if status != NEUTRAL and at[leader] == OUT:
            at[leader] = ASIDE
        elif status == NEUTRAL and at[leader] != OUT:
            name = LEADERS[leader].name
            raise InvalidSetup(f"{name} enters play when the smugglers ally (WFA 17.3.4)")


def begin(state: State, table: Mapping[str, Any]) -> None:
    """The die of the described moment."""
    given = mapped("smugglers", table.get("smugglers", {}))
    if given.get("die") is not None:
        smugglers(state).die = find("result", given["die"], RESULT)
