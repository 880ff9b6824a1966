"""What teams keep in the position: who is activated, the Throne row, personal boards (IMP 60)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.catalogue import LEADERS, SPACES
from landsraad.games.imperium.engine.state import NOBODY, Part, PlayerState, State, own_part
from landsraad.games.imperium.language.terms import EMPEROR, FREMEN
from landsraad.games.imperium.mechanisms.teams.words import Boards

KEY: Final = "teams"
HOME: Final = -1
LEFT, RIGHT, SWORDMASTER = range(3)
"""The agents of a Commander: an arrow to the left, one to the right, both."""
TRACKS: Final = (FREMEN, EMPEROR)
"""By team, the faction of its Commander's personal board."""
TOP: Final = 4
"""Of the track on an personal board."""


@dataclass(slots=True)
class Member(Part):
    """What one player has in a team."""

    leads: bool = False
    """Whether it is a Commander."""
    track: int = 0
    """Where the cube of a Commander stands on the personal board."""
    tokens: tuple[int, ...] = (HOME, HOME, HOME)
    """Of a Commander: where each agent was sent to."""
    sword_sent: bool = False
    """Whether the swordmaster has been sent in this round."""
    sword_gone: bool = False
    """Whether it is back in the box."""

    def copy(self) -> Member:
        """An independent copy."""
        new = Member.__new__(Member)
        new.leads = self.leads
        new.track = self.track
        new.tokens = self.tokens
        new.sword_sent = self.sword_sent
        new.sword_gone = self.sword_gone
        return new

    def __repr__(self) -> str:
        return canonical(self)


@dataclass(slots=True)
class Teams(Part):
    """What the teams have on the table."""

    activated: int = NOBODY
    """The ally who stands in for a Commander now."""
    kept: int = 0
    """Of the troops that the ally could deploy those it has chosen to keep."""
    throne: tuple[int, ...] = ()
    """The cards of the Throne row."""
    yields: tuple[int, ...] = ()
    """The allies who let a team-mate go first in this combat."""

    def copy(self) -> Teams:
        """An independent copy."""
        new = Teams.__new__(Teams)
        new.activated = self.activated
        new.kept = self.kept
        new.throne = self.throne
        new.yields = self.yields
        return new

    def __repr__(self) -> str:
        return canonical(self)


_NONE: Final = Member()
_NO_TEAMS: Final = Teams()


def member_of(player: PlayerState) -> Member:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Member = own_part(player, KEY, _NONE) if part is None else part
    return own


def teams_on(state: State) -> Teams:
    """The part of the table; where the mechanism is not in play, one without anything in it."""
    part: Any = state.own.get(KEY)
    own: Teams = own_part(state, KEY, _NO_TEAMS) if part is None else part
    return own


def commands(state: State, seat: int) -> bool:
    """Whether a seat is a Commander."""
    return seat in state.setup.edition.leads


def team_number(state: State, seat: int) -> int:
    """The number of the team of a seat."""
    return next(n for n, team in enumerate(state.setup.edition.sides) if seat in team)


def commander_of(state: State, seat: int) -> int:
    """The Commander of a seat's team."""
    return state.setup.edition.sides[team_number(state, seat)][0]


def allies_of(state: State, seat: int) -> tuple[int, int]:
    """The allies of a seat's team: the one to the left of the Commander, the one to the right."""
    _, left, right = state.setup.edition.sides[team_number(state, seat)]
    return left, right


def own_faction(state: State, seat: int) -> int:
    """The faction of a Commander's personal board; of nobody else any."""
    return int(TRACKS[team_number(state, seat)]) if commands(state, seat) else NOBODY


def stand_in(state: State, seat: int) -> int:
    """Who has the units and the influence of a seat now: of a Commander the activated ally."""
    activated = teams_on(state).activated
    if activated != NOBODY and commands(state, seat) and activated in allies_of(state, seat):
        return activated
    return seat


def own_boards(state: State, seat: int) -> int:
    """The spaces on the personal board of a seat, as bits."""
    leader = state.players[seat].leader
    key = LEADERS[leader].key if leader >= 0 else ""
    return sum(
        1 << state.setup.selection.space[space]
        for boards in state.setup.selection.more(Boards)
        for space, owner in boards.spaces
        if owner == key and commands(state, seat)
    )


def on_own_board(state: State, space: int) -> bool:
    """Whether a space is on the board of a Commander."""
    key = SPACES[space].key
    return any(key == one for more in state.setup.selection.more(Boards) for one, _ in more.spaces)


def at_home(state: State, seat: int) -> list[int]:
    """The agents of a Commander that have not been sent, or were recalled."""
    player = state.players[seat]
    own = member_of(player)

    def here(token: int, place: int) -> bool:
        if token == SWORDMASTER and (not player.swordmaster or own.sword_gone):
            return False
        return place == HOME or not state.agents[place] >> 2 * seat & 3

    return [token for token, place in enumerate(own.tokens) if here(token, place)]


def token_for(state: State, seat: int, ally: int) -> int:
    """The agent that a Commander sends to activate an ally; nobody's without one (IMP 60.2.2)."""
    home = at_home(state, seat)
    arrow = allies_of(state, seat).index(ally)
    if arrow in home:
        return arrow
    return SWORDMASTER if SWORDMASTER in home else NOBODY
