"""What must hold of teams: no piece of a Commander, an ally or the Throne row is lost."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Audit
from landsraad.games.imperium.engine.state import NOBODY, TROOPS, PlayerState, State
from landsraad.games.imperium.mechanisms.commanders.state import commanders_of
from landsraad.games.imperium.mechanisms.objectives.state import trophies_of
from landsraad.games.imperium.mechanisms.sandworms.state import sandworms_of
from landsraad.games.imperium.mechanisms.teams.rules import DECKS, own_deck
from landsraad.games.imperium.mechanisms.teams.state import (
    TOP,
    at_home,
    member_of,
    on_own_board,
    own_boards,
    team_number,
    teams_on,
)


def _check(state: State) -> None:
    edition = state.setup.edition
    assert len(edition.sides) == len(DECKS), "teams without Commanders"
    for seat in edition.leads:
        player = state.players[seat]
        own = member_of(player)
        assert 0 <= own.track <= TOP, "off the personal board"
        assert not player.units, "a Commander with units"
        assert not any(player.influence), "a Commander on the main board"
        assert not player.resources[4], "a Commander with swords"
        assert not sandworms_of(player).hooks, "maker hooks of a Commander (IMP 60.2.4)"
        assert not trophies_of(player).up, "a Commander with conflict cards"
        assert trophies_of(player).objective == NOBODY, "a Commander with an objective"
        assert len(at_home(state, seat)) == player.agents, "agents of a Commander lost"
        assert seat not in state.control, "a Commander in control of a space"
    for space, agents in enumerate(state.agents):
        for seat in range(len(state.players)):
            at_home_there = not on_own_board(state, space) or own_boards(state, seat) >> space & 1
            assert at_home_there or not agents >> 2 * seat & 3, "an agent on another's board"
    for seat in (*edition.leads, *edition.barred["commanders"]):
        figures = commanders_of(state.players[seat])
        owned = figures.garrison or figures.conflict or figures.supply or figures.skills
        assert not owned, "a Sardaukar Commander or a skill of who has none (IMP 60.10.2)"
    for seat in edition.barred["sandworms"]:
        own_worms = sandworms_of(state.players[seat])
        assert not own_worms.there, "sandworms of the wrong team"
        assert not own_worms.hooks, "hooks of the wrong team"
    hooks = {sandworms_of(state.players[ally]).hooks for ally in edition.sides[0][1:]}
    assert len(hooks) == 1, "hooks of one ally only"
    activated = teams_on(state).activated
    assert activated < 0 or team_number(state, activated) in (0, 1)


def _missing(state: State) -> list[int]:
    return list(state.setup.starting_deck) * len(state.setup.edition.leads)


def _decks(state: State) -> list[int]:
    return [card for deck in DECKS for card in own_deck(state, deck)]


def _throne(state: State) -> tuple[int, ...]:
    return teams_on(state).throne


def _troops(player: PlayerState) -> int:
    """A Commander has none."""
    return TROOPS if member_of(player).leads else 0


def _agents(player: PlayerState) -> int:
    """A swordmaster that is back in the box."""
    return int(member_of(player).sword_gone)


AUDIT: Final[Audit] = Audit(
    check=_check,
    missing=_missing,
    more_cards=_decks,
    cards=_throne,
    troops=_troops,
    agents=_agents,
)
