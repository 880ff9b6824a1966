"""Tech tiles and negotiators as a position describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import find, listed, number
from landsraad.games.imperium.engine.plug import Described
from landsraad.games.imperium.engine.selection import words_in_play
from landsraad.games.imperium.engine.state import TROOPS, State
from landsraad.games.imperium.mechanisms.project.position import put_aside, take_tile
from landsraad.games.imperium.mechanisms.tech import rules as tech
from landsraad.games.imperium.mechanisms.tech.state import tech_of, tech_on
from landsraad.games.imperium.mechanisms.tech.tiles import FLIPS, TECHS
from landsraad.games.imperium.mechanisms.tech.words import Negotiate


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    """Tiles of houses and the open ones as described; the rest is dealt under them."""
    pool = [tile for pile in tech_on(state).stacks for tile in pile] + list(tech_on(state).trashed)
    told = _told(state, players, table)
    for seat, given in enumerate(players):
        put_aside(state, seat, given, pool, told)
    for seat, given in enumerate(players):
        _negotiators(state, seat, given)
        _tiles(state, seat, given, pool)
    trashed = listed("tech_trashed", table.get("tech_trashed", []))
    tech_on(state).trashed = tuple(take_tile(state, key, pool) for key in trashed)
    piles = _stacks(state, table, pool)
    for place, tile in enumerate(pool):
        piles[place % tech.STACKS].insert(0, tile)
    tech_on(state).stacks = tuple(map(tuple, piles))
    tech.refresh(state)


def _told(
    state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]
) -> frozenset[int]:
    """The tiles that are described anywhere."""
    piles = [listed("tech", given.get("tech", [])) for given in players]
    piles += [listed(name, table.get(name, [])) for name in ("tech_trashed", "tech_top")]
    stacks = listed("tech_stacks", table.get("tech_stacks", []))
    piles += [listed("tech_stacks", keys) for keys in stacks]
    known = state.setup.selection.keys("tech")
    return frozenset(known[str(key)] for pile in piles for key in pile if str(key) in known)


def _negotiators(state: State, seat: int, given: Mapping[str, Any]) -> None:
    if "negotiators" in given and Negotiate not in words_in_play(state.setup.sets):
        raise InvalidSetup("'negotiators' needs Rise of Ix (expansions: ix)")
    own = tech_of(state.players[seat])
    own.negotiators = number("negotiators", given.get("negotiators", 0), 0, TROOPS)


def _tiles(state: State, seat: int, given: Mapping[str, Any], pool: list[int]) -> None:
    own = tech_of(state.players[seat])
    own.tiles = tuple(take_tile(state, key, pool) for key in listed("tech", given.get("tech", [])))
    for key in listed("flipped", given.get("flipped", [])):
        tile = find("tech tile", key, state.setup.selection.keys("tech"))
        if tile not in own.tiles or not FLIPS[tile]:
            raise InvalidSetup(f"{TECHS[tile].name} cannot be flipped there")
        own.flipped |= 1 << tile


def _stacks(state: State, table: Mapping[str, Any], pool: list[int]) -> list[list[int]]:
    """The stacks as far as they are described: from the top down, or their open tiles alone."""
    if "tech_top" in table and "tech_stacks" in table:
        raise InvalidSetup("tech_stacks says what lies on top: leave tech_top out")
    told = [[key] for key in listed("tech_top", table.get("tech_top", []))]
    stacks = listed("tech_stacks", table.get("tech_stacks", []))
    told += [list(listed("tech_stacks", keys)) for keys in stacks]
    if len(told) > tech.STACKS:
        raise InvalidSetup(f"there are {tech.STACKS} stacks of tech tiles, not {len(told)}")
    piles = [[take_tile(state, key, pool) for key in keys][::-1] for keys in told]
    return piles + [[] for _ in range(tech.STACKS - len(piles))]


def _tell(state: State, houses: list[dict[str, Any]], table: dict[str, Any]) -> None:
    for player, house in zip(state.players, houses, strict=True):
        own = tech_of(player)
        house["tech"] = [TECHS[tile].key for tile in own.tiles]
        house["flipped"] = [TECHS[tile].key for tile in own.tiles if own.flipped >> tile & 1]
    piles = tech_on(state).stacks
    table["tech_stacks"] = [[TECHS[tile].key for tile in pile[::-1]] for pile in piles]


DESCRIBED: Final[Described] = Described(
    "Rise of Ix or the tech module (expansions: ix)",
    table=("tech_top", "tech_stacks", "tech_trashed"),
    house=("tech", "flipped", "negotiators"),
    tell=_tell,
    place=_place,
)
