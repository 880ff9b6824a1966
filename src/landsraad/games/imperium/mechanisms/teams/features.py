"""Teams in numbers: who belongs to whom, and the two houses for which there is no other place."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.conditions import strength
from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.teams.state import (
    at_home,
    commands,
    member_of,
    team_number,
    teams_on,
)

SEATS: Final = 6
FAR: Final = (4, 5)
"""The houses that stand on no page of their own, by their distance."""
_EACH: Final = ("mate", "commander", "own_track", "tokens", "activated")
_FAR: Final = (
    "vp", "solari", "spice", "water", "garrison", "strength", "agents", "revealed", "hand",
    "intrigue", "emperor", "guild", "bene_gesserit", "fremen",
)  # fmt: skip


def _own(state: State, seat: int) -> list[float]:
    numbers: list[float] = [len(teams_on(state).throne)]
    mine = team_number(state, seat)
    for step in range(SEATS):
        house = (seat + step) % SEATS
        leads = commands(state, house)
        numbers += [
            team_number(state, house) == mine, leads, member_of(state.players[house]).track,
            len(at_home(state, house)) if leads else 0, teams_on(state).activated == house,
        ]  # fmt: skip
    for step in FAR:
        house = (seat + step) % SEATS
        player = state.players[house]
        numbers += [
            player.vp, *player.resources[:3], player.garrison, strength(state, house),
            player.agents, player.revealed, len(player.hand), len(player.intrigue),
            *player.influence,
        ]  # fmt: skip
    return numbers


FEATURES: Final[Features] = Features(
    own_names=(
        (3, ("throne_row",)),
        (
            2,
            tuple(f"team.{step}.{name}" for step in range(SEATS) for name in _EACH),
        ),
        (6, tuple(f"far.{step}.{name}" for step in FAR for name in _FAR)),
    ),
    own=_own,
)
