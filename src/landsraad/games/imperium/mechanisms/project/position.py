"""Secret projects as a position describes them; they are taken out of the tech tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import find, mapped
from landsraad.games.imperium.engine.catalogue import LEADERS
from landsraad.games.imperium.engine.plug import Described, has
from landsraad.games.imperium.engine.state import NOBODY, State
from landsraad.games.imperium.mechanisms.project.state import project_of
from landsraad.games.imperium.mechanisms.project.words import SecretProject
from landsraad.games.imperium.mechanisms.tech.state import tech_on
from landsraad.games.imperium.mechanisms.tech.tiles import TECHS

NEEDS: Final = "the tech module of Bloodlines (expansions: bloodlines; modules: tech)"


def put_aside(
    state: State, seat: int, given: Mapping[str, Any], pool: list[int], told: Set[int]
) -> None:
    """A secret project, unless it is described as acquired already (None).

    ``told``: the tiles that are described to lie elsewhere.
    """
    player = state.players[seat]
    leader = LEADERS[player.leader] if player.leader != NOBODY and not player.rival else None
    if leader is None or not has(SecretProject)(leader):
        if "project" in given:
            raise InvalidSetup("only Kota Odax of Ix has a secret project")
        return
    key = given.get("project")
    if key is not None:
        project_of(player).tile = take_tile(state, key, pool)
    elif "project" not in given:
        project_of(player).tile = next(tile for tile in pool if tile not in told)
        pool.remove(project_of(player).tile)


def take_tile(state: State, key: Any, pool: list[int]) -> int:
    """A tile, taken out of those that are left."""
    tile = find("tech tile", key, state.setup.selection.keys("tech"))
    if tile not in pool:
        raise InvalidSetup(f"there is one {TECHS[tile].name} only")
    pool.remove(tile)
    return tile


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    if not tech_on(state).stacks and any("project" in given for given in players):
        raise InvalidSetup(f"'project' needs {NEEDS}")
    known, stacks = state.setup.selection.keys("tech"), tech_on(state).stacks
    for player, given in zip(state.players, players, strict=True):
        seen = mapped("glimpsed", given.get("glimpsed", {})).items()
        # What does not lie at the bottom of its stack counts for nothing.
        project_of(player).glimpsed = tuple(
            (
                find("stack", stack, {str(n): n for n in range(len(stacks))}),
                find("tech tile", key, known),
            )
            for stack, key in seen
        )


def _tell(state: State, houses: list[dict[str, Any]], table: dict[str, Any]) -> None:
    for player, house in zip(state.players, houses, strict=True):
        leader = LEADERS[player.leader] if player.leader != NOBODY and not player.rival else None
        if leader is not None and has(SecretProject)(leader):
            tile = project_of(player).tile
            house["project"] = TECHS[tile].key if tile != NOBODY else None


_HOUSE: Final = ("project", "glimpsed")
DESCRIBED: Final[Described] = Described(
    NEEDS, house=_HOUSE, not_of_rivals=_HOUSE, tell=_tell, place=_place
)
