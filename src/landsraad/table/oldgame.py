"""A game under older rules: what the table needs of a `Game`, asked of the older version."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from landsraad.core import registry
from landsraad.core.decisions import IllegalAction, InvalidReplay, Reason
from landsraad.core.events import Event
from landsraad.core.rules import GameInfo
from landsraad.table.elders import Elder, ElderFailed, Refusing
from landsraad.table.wire import LogLine

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class OldOption:
    """An option of which only the notation is known here."""

    notation: str


@dataclass(frozen=True, slots=True)
class OldDecision:
    """A decision as far as the table must know it."""

    seat: int
    options: tuple[OldOption, ...]

    @property
    def moves(self) -> tuple[OldOption, ...]:
        """What may be chosen."""
        return self.options

    def find(self, notation: str) -> OldOption | None:
        """The option with this notation, if it is offered."""
        return next((option for option in self.options if option.notation == notation), None)


class OldGame:
    """One game under older rules. It never changes but by `apply`, as a `Game`."""

    def __init__(
        self, elder: Elder, table: str, game: str, origin: str, actions: Sequence[str],
        frontier: int = 0,
    ) -> None:  # fmt: skip
        self.elder, self._table, self._game, self._origin = elder, table, game, origin
        self.actions = list(actions)
        self.origin = None
        self._stand(frontier)

    @classmethod
    def begin(cls, elder: Elder, table: str, game: str, origin: str) -> OldGame:
        """The first position of a table."""
        try:
            first = elder.rules.ask("start", origin=origin)
        except Refusing as error:
            raise InvalidReplay(f"the older version cannot play this: {error}") from None
        return cls(elder, table, game, origin, first)

    def _ask(self, act: str, **parts: Any) -> Any:
        return self.elder.rules.ask(
            act, table=self._table, origin=self._origin, actions=self.actions, **parts
        )

    def _stand(self, frontier: int) -> None:
        found = self._ask("stand")
        asked = found["decision"]
        self.decision: OldDecision | None = None
        if asked is not None:
            self.decision = OldDecision(asked["seat"], tuple(map(OldOption, asked["options"])))
        self.frontier = max(frontier, found["frontier"])
        self.scores, self.winners = tuple(found["scores"]), tuple(found["winners"])
        self._digest: str = found["digest"]

    @property
    def info(self) -> GameInfo:
        """The game as this version knows it: its name and title stay."""
        return registry.info(self._game)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    def digest(self) -> str:
        """A hash of the whole position, as the older version makes it."""
        return self._digest

    def copy(self) -> OldGame:
        """An independent game with the same history."""
        return self.at(len(self.actions))

    def at(self, number: int) -> OldGame:
        """The game as it was after a number of choices."""
        if not 0 <= number <= len(self.actions):
            raise ValueError(f"the game has {len(self.actions)} choices; there is no {number}")
        past = OldGame.__new__(OldGame)
        past.elder, past._table = self.elder, self._table
        past._game, past._origin, past.origin = self._game, self._origin, None
        past.actions = self.actions[:number]
        if number == len(self.actions):
            past.decision, past.frontier, past._digest = self.decision, self.frontier, self._digest
            past.scores, past.winners = self.scores, self.winners
        else:
            past._stand(min(self.frontier, number))
        return past

    def apply(self, notation: str) -> list[Event]:
        """Answer the decision; what happened is told by `lines`."""
        if self.decision is None or self.decision.find(notation) is None:
            reason = self.why_not(notation) or Reason("it is not offered now", "")
            raise IllegalAction(notation, reason)
        self.actions.append(notation)
        self._stand(self.frontier)
        return []

    def why_not(self, notation: str) -> Reason | None:
        """Why something is not offered; None if it is."""
        found = self._ask("why", notation=notation)
        return None if found is None else Reason(*found)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know."""
        found: dict[str, Any] = self._ask("view", seat=seat)
        return found

    def lines(self, seat: int | None, names: Sequence[str], first: int = 0) -> list[LogLine]:
        """The story from a choice on, as a seat may read it."""
        found = self._ask("lines", seat=seat, names=list(names), first=first)
        return [LogLine(**line) for line in found]

    def replay_text(self) -> str:
        """The game as a file, which the older version reads."""
        found: str = self._ask("replay")
        return found

    def course(self) -> dict[str, Any]:
        """How the open numbers went."""
        found: dict[str, Any] = self._ask("course")
        return found

    def choose(self, seat: int, bot: str, salt: str, seconds: float) -> str:
        """A bot's choice, from the process for that; blocks. If it fails, the first option."""
        assert self.decision is not None
        try:
            found: str = self.elder.minds.ask(
                "choose", seconds, table=self._table, origin=self._origin, actions=self.actions,
                seat=seat, bot=bot, salt=salt,
            )  # fmt: skip
        except (ElderFailed, Refusing) as error:
            log.error("bot failed", extra={"table": self._table, "reason": type(error).__name__})
            return self.decision.options[0].notation
        return found


def older(game: object) -> OldGame | None:
    """The game, if it is played under older rules."""
    return game if isinstance(game, OldGame) else None
