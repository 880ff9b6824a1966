"""Bloodlines in sentences: commanders, skills, and what came with the leaders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landsraad.cli.tables import View
from landsraad.cli.tables.imperium import ix
from landsraad.cli.tables.imperium.in_play import in_play
from landsraad.cli.words import listed, plural
from landsraad.games.imperium.language.words import NAMES, describe
from landsraad.games.imperium.mechanisms.commanders.state import SKILLS
from landsraad.games.imperium.mechanisms.navigation.state import NAVIGATIONS
from landsraad.games.imperium.mechanisms.tech.tiles import TECHS


def house_lines(view: View, player: dict[str, Any]) -> list[str]:
    """What a house has of Bloodlines, in a few lines; nothing without the set."""
    if "commanders" not in player:
        return []
    lines = [*_commanders(player), *_leader(view, player)]
    if player["skills"]:
        lines.append(f"Skills: {listed([NAMES[key] for key in player['skills']])}.")
    if player["agents_fighting"]:
        lines.append(f"{plural(player['agents_fighting'], 'agent')} fighting in the conflict.")
    return lines


def _commanders(player: dict[str, Any]) -> list[str]:
    places = [
        f"{amount} in the {place}" for place, amount in player["commanders"].items() if amount
    ]
    return [f"Sardaukar Commanders: {listed(places)}."] if places else []


def _leader(view: View, player: dict[str, Any]) -> list[str]:
    lines = []
    if player["tactics"] is not None:
        lines.append(f"Tactics token on space {player['tactics']}.")
    if player.get("course"):
        cards = [NAVIGATIONS[in_play(view).keys("navigation")[key]] for key in player["course"]]
        words = "; ".join(f"{card.name} ({describe(card.effect)})" for card in cards)
        lines.append(f"Your course, the next card first: {words}.")
    elif player["course_left"]:
        lines.append(f"{plural(player['course_left'], 'navigation card')} face down.")
    if player.get("project"):
        tile = TECHS[in_play(view).keys("tech")[player["project"]]]
        cost = ix.tile_cost(tile, player["project_price"])
        lines.append(f"Your secret project: {tile.name}, cost {cost}.")
    elif player["has_project"]:
        lines.append("A tech tile set aside face down.")
    if player.get("glimpsed"):
        seen = [f"{NAMES[key]} (stack {int(n) + 1})" for n, key in player["glimpsed"].items()]
        lines.append(f"Tiles you know at the bottom: {listed(seen)}.")
    return lines


def commanders_topic(view: View, names: Sequence[str]) -> list[str]:
    """Where commanders stand, the open skills, and who has which."""
    table = view["table"]
    if "commanders" not in table:
        return ["There are no Sardaukar Commanders in this game."]
    spaces = listed([NAMES[key] for key in table["commanders"]])
    lines = [f"Commanders stand on {spaces}." if spaces else "No commander is left on the board."]
    lines.append(f"{plural(table['commander_bank'], 'commander')} in the bank.")
    for key in dict.fromkeys(table["skills"]):
        skill = SKILLS[in_play(view).keys("skills")[key]]
        effect = skill.reveal or skill.strength
        assert effect is not None
        lines.append(f"Open skill {NAMES[key]}: {describe(effect)}.")
    for name, player in zip(names, view["players"], strict=True):
        lines += [f"{name}: {line}" for line in house_lines(view, player)]
    return lines
