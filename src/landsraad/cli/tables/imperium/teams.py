"""Games in teams in sentences: whose points count together, arrows, allies, the Throne row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landsraad.cli.tables import View
from landsraad.cli.words import listed
from landsraad.games.imperium.editions import tracks_with
from landsraad.games.imperium.language.terms import FACTION_KEYS

ROUNDS = 10
ROUNDS_OF_TEAMS = 9
NO_TEAMS: tuple[dict[str, Any], ...] = ()


def teams(view: View) -> Sequence[dict[str, Any]]:
    """The teams of a game; none where everybody plays alone."""
    found: Sequence[dict[str, Any]] = view["table"].get("teams", NO_TEAMS)
    return found


def rounds(view: View) -> int:
    """How many rounds there are at most: with six no conflict of level I is fought."""
    return ROUNDS_OF_TEAMS if teams(view) else ROUNDS


def points(view: View, names: Sequence[str]) -> str:
    """The victory points of each team, and of whom they are."""
    told = []
    for team in teams(view):
        members = (team["commander"], *team["allies"])
        parts = [f"{names[seat]} {view['players'][seat]['vp']}" for seat in members]
        told.append(f"team of {names[team['commander']]} {team['score']} ({', '.join(parts)})")
    return f"Victory points: {'; '.join(told)}."


def allies(view: View, player: dict[str, Any]) -> Sequence[int]:
    """The allies of a Commander, left and right; nobody of anybody else."""
    if not player.get("commander"):
        return ()
    found: Sequence[int] = teams(view)[player["team"]]["allies"]
    return found


def agents(view: View, names: Sequence[str], player: dict[str, Any]) -> str:
    """To which allies the arrows of a Commander's agents point."""
    left, right = allies(view, player)
    arrows = {"left": f"to {names[left]}", "right": f"to {names[right]}"}
    told = [arrows.get(token, "the swordmaster to either") for token in player["tokens"]]
    return f"Agents left: {listed(told)}." if told else "No agents left."


def influence(view: View, player: dict[str, Any]) -> str:
    """The influence of a Commander: the personal board, and the better ally's on each track."""
    houses = [view["players"][seat]["influence"] for seat in allies(view, player)]
    tracks = [
        f"{name} {max(heights[key] for heights in houses)}"
        for key, name in zip(FACTION_KEYS, tracks_with(view["seats"]), strict=True)
    ]
    return f"Personal board: {player['own_track']}. Through your allies: {', '.join(tracks)}."


def topic(view: View, names: Sequence[str]) -> list[str]:
    """Who plays together, and who is activated."""
    if not teams(view):
        return ["There are no teams in this game."]
    lines = [
        f"{names[team['commander']]} commands {names[team['allies'][0]]} on the left and "
        f"{names[team['allies'][1]]} on the right."
        for team in teams(view)
    ]
    activated = view["table"]["activated"]
    if activated is not None:
        lines.append(f"{names[activated]} is activated.")
    return [*lines, points(view, names)]
