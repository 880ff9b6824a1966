"""Rise of Ix in sentences: the shipping track, tech tiles, dreadnoughts and the like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landsraad.cli.tables import View
from landsraad.cli.tables.imperium.in_play import in_play
from landsraad.cli.words import listed, plural
from landsraad.games.imperium.language.terms import FACTION_KEYS, FACTION_NAMES
from landsraad.games.imperium.language.words import NAMES, describe
from landsraad.games.imperium.mechanisms.shipping.rules import REWARDS
from landsraad.games.imperium.mechanisms.tech.sheet import tech_lines
from landsraad.games.imperium.mechanisms.tech.tiles import TECHS
from landsraad.games.imperium.mechanisms.tech.words import TechTile


def house_lines(player: dict[str, Any]) -> list[str]:
    """What a house has of Rise of Ix, in a line or two; nothing without the set."""
    if "tech" not in player:
        return []
    lines = []
    if "freighter" in player:
        lines.append(f"Freighter on step {player['freighter']} of 3.")
        if player["negotiators"]:
            lines[0] += f" {plural(player['negotiators'], 'negotiator')} on Ix."
    if player["tech"]:
        tiles = [
            f"{NAMES[tile['key']]}{' (used)' if tile['flipped'] else ''}" for tile in player["tech"]
        ]
        lines.append(f"Tech tiles: {listed(tiles)}.")
    if player.get("snooped"):
        names = [FACTION_NAMES[FACTION_KEYS.index(key)] for key in player["snooped"]]
        lines.append(f"Snooper tokens taken: {', '.join(names)}.")
    return lines


def fleet_lines(player: dict[str, Any]) -> list[str]:
    """Where the dreadnoughts of a house are."""
    if "dreadnoughts" not in player:
        return []
    fleet = player["dreadnoughts"]
    places = [
        f"{fleet['garrison']} in the garrison",
        f"{fleet['conflict']} in the conflict",
        f"{fleet['supply']} in the supply",
        *(f"1 on {NAMES[key]}" for key in fleet["control"]),
    ]
    return [f"Dreadnoughts: {', '.join(places)}."]


def tile_cost(tile: TechTile, price: int) -> str:
    """What a tile costs the viewer, with the printed cost where that is another."""
    return f"{price} instead of {tile.cost}" if price < tile.cost else str(tile.cost)


def tech_topic(view: View, names: Sequence[str]) -> list[str]:
    """The open tiles with what they do, and who has which."""
    if "tech" not in view["table"]:
        return ["There are no tech tiles in this game."]
    lines = []
    for stack in view["table"]["tech"]:
        if stack["top"] is None:
            lines.append("An empty stack.")
            continue
        tile = TECHS[in_play(view).keys("tech")[stack["top"]]]
        words = ". ".join(tech_lines(tile))
        cost = tile_cost(tile, stack["price"])
        lines.append(f"{tile.name}, cost {cost}, {stack['left'] - 1} below: {words}.")
    for name, player in zip(names, view["players"], strict=True):
        if player["tech"]:
            lines.append(f"{name} has {listed([NAMES[tile['key']] for tile in player['tech']])}.")
    return lines


def shipping_topic(view: View, names: Sequence[str]) -> list[str]:
    """The steps of the track from the top, with the freighters on them."""
    if "freighter" not in view["players"][0]:
        return ["There is no shipping track in this game."]
    lines = []
    for step in range(len(REWARDS) - 1, -1, -1):
        rewards = "; ".join(describe(effect) for effect in REWARDS[step]) or "the start"
        here = [
            name
            for name, player in zip(names, view["players"], strict=True)
            if player["freighter"] == step
        ]
        there = f" Freighters: {listed(here)}." if here else ""
        lines.append(f"Step {step}: {rewards}.{there}")
    return lines
