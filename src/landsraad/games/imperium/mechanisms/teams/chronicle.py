"""The story of teams."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landsraad.core.chronicle import Telling, says, seat_name
from landsraad.core.events import Event
from landsraad.games.imperium.engine.catalogue import CARDS
from landsraad.games.imperium.facets.chronicle import About, naming
from landsraad.games.imperium.language.terms import FACTION_NAMES, RESOURCE_NAMES
from landsraad.games.imperium.language.words import resource_amount


def _activates(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} activates {seat_name(event.public[0], names)}."


def _track(name: str, event: Event, names: Sequence[str]) -> str:
    faction, change, height = event.public
    moved = "rises" if change > 0 else "falls"
    return f"{name} {moved} to {height} on the {FACTION_NAMES[faction]} board."


def _alliance(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} earns the alliance of the {FACTION_NAMES[event.public[0]]} board."


def _traded(name: str, event: Event, names: Sequence[str]) -> str:
    other, resource, amount = event.public
    return f"{name} gives {resource_amount(resource, amount)} to {seat_name(other, names)}."


def _swap(name: str, event: Event, names: Sequence[str]) -> str:
    other = seat_name(event.public[0], names)
    return f"{name} and {other} exchange their objectives, so that each team has one of each."


EVENTS: Final[Mapping[str, Telling]] = {
    "activate": _activates,
    "own_track": _track,
    "own_alliance": _alliance,
    "enthrone": naming("{name} moves {0} to the Throne row.", CARDS),
    "traded": About(_traded, None, RESOURCE_NAMES),
    "objective_swap": _swap,
    "yield": says("{name} lets a team-mate go first."),
}
