"""Uprising in sentences: spies, sandworms, battle icons and contracts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landsraad.cli.tables import View
from landsraad.cli.tables.imperium.in_play import in_play
from landsraad.cli.words import listed, plural
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.mechanisms.contracts.state import CONTRACTS
from landsraad.games.imperium.mechanisms.contracts.words import contract_words
from landsraad.games.imperium.mechanisms.objectives.words import MARKS


def table_lines(view: View) -> list[str]:
    """What holds for the conflict of the round; nothing without the set."""
    table = view["table"]
    if "shield_wall" not in table or not table["conflict"]:
        return []
    lines = []
    if table["conflict_icon"]:
        lines.append(f"Its card shows the {MARKS[table['conflict_icon']]} icon.")
    if table["protected"]:
        lines.append("It is behind the shield wall: no sandworm comes to it.")
    return lines


def house_lines(view: View, player: dict[str, Any]) -> list[str]:
    """What a house has of Uprising, in a few lines; nothing without the set."""
    if "spies" not in player:
        return []
    there = listed([NAMES[key] for key in player["spies"]]) or "none"
    lines = [f"Spies on the board: {there}; {player['spies_supply']} in the supply."]
    if player["hooks"]:
        lines.append("Maker hooks.")
    if player["sandworms"]:
        lines.append(f"{plural(player['sandworms'], 'sandworm')} in the conflict.")
    icons = listed([MARKS[icon] for icon in player["battle_icons"]])
    if icons:
        lines.append(f"Battle icons face up: {icons}.")
    if player.get("contracts"):
        lines += ["Contracts:", *(f"  {told}" for told in _contracts(view, player["contracts"]))]
    if player.get("contracts_done"):
        lines.append(f"{plural(len(player['contracts_done']), 'contract')} completed.")
    return lines


def _contracts(view: View, keys: Sequence[str]) -> list[str]:
    known = in_play(view).keys("contracts")
    tiles = [CONTRACTS[known[key]] for key in keys]
    return [f"{tile.name}. {contract_words(tile)}." for tile in tiles]


def posts_topic(view: View, names: Sequence[str]) -> list[str]:
    """The observation posts, what they watch, and who has a spy there."""
    posts = view["table"].get("posts")
    if posts is None:
        return ["There are no spies in this game."]
    lines = []
    for post in posts:
        spies = listed([names[seat] for seat in post["spies"]])
        watched = listed([NAMES[key] for key in post["spaces"]])
        lines.append(f"{NAMES[post['key']]}: {watched}.{f' Spies: {spies}.' if spies else ''}")
    return lines


def contracts_topic(view: View, names: Sequence[str]) -> list[str]:
    """The open contracts, and those of all houses."""
    if "contracts" not in view["table"]:
        return ["There are no contracts in this game."]
    lines = ["On the table:", *(f"  {one}" for one in _contracts(view, view["table"]["contracts"]))]
    for name, player in zip(names, view["players"], strict=True):
        if player["contracts"]:
            lines += [f"{name}:", *(f"  {one}" for one in _contracts(view, player["contracts"]))]
    return lines
