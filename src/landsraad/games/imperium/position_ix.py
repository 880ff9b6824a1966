"""The parts of a described position that Rise of Ix adds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import find, listed, mapped, number
from landsraad.games.imperium import tech
from landsraad.games.imperium.catalogue import CONTROLLED, LEADERS, SPACES, TECH, TECHS
from landsraad.games.imperium.shipping import TOP
from landsraad.games.imperium.state import DREADNOUGHTS, NOBODY, TROOPS, Flag, PlayerState, State
from landsraad.games.imperium.terms import FACTION_KEYS, Phase

IX_TABLE_KEYS = ("tech_top", "tech_trashed", "flags")
IX_PLAYER_KEYS = (
    "freighter", "dreadnoughts", "negotiators", "tech", "flipped", "snooped", "ahead"
)  # fmt: skip
_FACTIONS = {name: index for index, name in enumerate(FACTION_KEYS)}


def place_ix(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    """Put tiles, freighters, dreadnoughts and the like where a description says."""
    if not state.setup.ix:
        described = [*table, *(key for player in players for key in player)]
        for key in described:
            if key in IX_TABLE_KEYS or key in IX_PLAYER_KEYS:
                raise InvalidSetup(f"{key!r} needs Rise of Ix (expansions: ix)")
        return
    _flags(state, table)
    for seat, given in enumerate(players):
        _house(state, seat, given)
    _tiles(state, players, table)


def _flags(state: State, table: Mapping[str, Any]) -> None:
    spaces = {SPACES[space].key: space for space in CONTROLLED}
    found = []
    for key, owner in mapped("flags", table.get("flags", {})).items():
        seat = number("flags", owner, 0, len(state.players) - 1)
        # A flag of this round's own combat exists only after it.
        come = state.round if state.phase > Phase.COMBAT else state.round - 1
        found.append(Flag(find("controlled space", key, spaces), seat, come))
    state.flags = tuple(found)


def _house(state: State, seat: int, given: Mapping[str, Any]) -> None:
    player = state.players[seat]
    player.ix.freighter = number("freighter", given.get("freighter", 0), 0, TOP)
    player.ix.negotiators = number("negotiators", given.get("negotiators", 0), 0, TROOPS)
    ships = mapped("dreadnoughts", given.get("dreadnoughts", {}))
    for place in ships:
        find("place of dreadnoughts", place, {"garrison": 0, "conflict": 1})
    player.ix.dreadnoughts = number("dreadnoughts", ships.get("garrison", 0), 0, DREADNOUGHTS)
    player.ix.dreadnoughts_fighting = number(
        "dreadnoughts", ships.get("conflict", 0), 0, DREADNOUGHTS
    )
    used = player.ix.dreadnoughts + player.ix.dreadnoughts_fighting
    used += sum(flag.seat == seat for flag in state.flags)
    player.ix.dreadnoughts_unbuilt = DREADNOUGHTS - used
    if used > DREADNOUGHTS:
        raise InvalidSetup(f"a house has {DREADNOUGHTS} dreadnoughts, not {used}")
    _leader(player, given)


def _leader(player: PlayerState, given: Mapping[str, Any]) -> None:
    """What only some leaders have; tokens below an influence of 2 were never reached."""
    leader = LEADERS[player.leader] if player.leader >= 0 and not player.rival else None
    if player.ix.ahead != NOBODY and (leader is None or leader.ahead is None):
        raise InvalidSetup("only a leader who plans ahead has a card ahead")
    snoopers = leader is not None and bool(leader.snoopers)
    if "snooped" in given and not snoopers:
        raise InvalidSetup("only a leader with snooper tokens has them")
    if snoopers:
        heights = mapped("influence", given.get("influence", {}))
        reached = [key for key in FACTION_KEYS if _reaches(heights.get(key, 0))]
        taken = listed("snooped", given.get("snooped", reached))
        player.ix.snooped = tuple(find("faction", key, _FACTIONS) for key in taken)
        if len(set(player.ix.snooped)) < len(player.ix.snooped):
            raise InvalidSetup("a snooper token is named twice")


def _reaches(height: Any) -> bool:
    return isinstance(height, int) and height >= 2


def _tiles(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    """Tiles of houses and the open ones as described; the rest is dealt under them."""
    pool = [tile for pile in state.tech for tile in pile] + list(state.tech_trashed)
    for seat, given in enumerate(players):
        player = state.players[seat]
        player.ix.tech = tuple(_take(key, pool) for key in listed("tech", given.get("tech", [])))
        for key in listed("flipped", given.get("flipped", [])):
            tile = find("tech tile", key, TECH)
            if tile not in player.ix.tech or not TECHS[tile].flip:
                raise InvalidSetup(f"{TECHS[tile].name} cannot be flipped there")
            player.ix.flipped |= 1 << tile
    trashed = listed("tech_trashed", table.get("tech_trashed", []))
    state.tech_trashed = tuple(_take(key, pool) for key in trashed)
    tops = listed("tech_top", table.get("tech_top", []))
    if len(tops) > tech.STACKS:
        raise InvalidSetup(f"there are {tech.STACKS} stacks of tech tiles, not {len(tops)}")
    piles: list[list[int]] = [[] for _ in range(tech.STACKS)]
    for pile, key in zip(piles, tops, strict=False):
        pile.append(_take(key, pool))
    for place, tile in enumerate(pool):
        piles[place % tech.STACKS].insert(0, tile)
    state.tech = tuple(map(tuple, piles))
    tech.refresh(state)


def _take(key: Any, pool: list[int]) -> int:
    tile = find("tech tile", key, TECH)
    if tile not in pool:
        raise InvalidSetup(f"there is one {TECHS[tile].name} only")
    pool.remove(tile)
    return tile
