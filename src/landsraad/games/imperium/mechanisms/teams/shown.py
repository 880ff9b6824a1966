"""What everybody sees of teams; hands and intrigue cards stay hidden from team-mates too."""

from __future__ import annotations

from typing import Final, Literal

from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.round import standing
from landsraad.games.imperium.engine.state import NOBODY, State
from landsraad.games.imperium.facets.views import card_keys
from landsraad.games.imperium.mechanisms.teams.shapes import TeamsHouseView, TeamsTableView
from landsraad.games.imperium.mechanisms.teams.state import (
    at_home,
    commands,
    member_of,
    team_number,
    teams_on,
)

TOKENS: Final[tuple[Literal["left", "right", "swordmaster"], ...]] = (
    "left", "right", "swordmaster",
)  # fmt: skip


def _table(state: State, seat: int | None) -> TeamsTableView:
    own = teams_on(state)
    return {
        "teams": [
            {"commander": team[0], "allies": list(team[1:]), "score": standing(state, team[0])[0]}
            for team in state.setup.edition.sides
        ],
        "activated": own.activated if own.activated != NOBODY else None,
        "throne_row": card_keys(own.throne),
    }


def _house(state: State, number: int) -> TeamsHouseView:
    player = state.players[number]
    own, leads = member_of(player), commands(state, number)
    return {
        "team": team_number(state, number),
        "commander": leads,
        "own_track": own.track if leads else None,
        "tokens": [TOKENS[token] for token in at_home(state, number)] if leads else None,
        "swordmaster_left": player.swordmaster and not (own.sword_sent or own.sword_gone),
    }


SHOWN: Final[Shown] = Shown(
    table=_table, house=_house, shapes={"table": TeamsTableView, "house": TeamsHouseView}
)
