"""What the scenario tables of all games share: playing by notation, and looking at the question."""

from __future__ import annotations

from typing import Self

import landsraad


class Scenario:
    """A game to play by notation; the table of each game adds how it is described and seen."""

    game: landsraad.Game

    def do(self, *notations: str) -> Self:
        """Apply choices one after another, whoever's they are."""
        for notation in notations:
            self.game.apply(notation)
        return self

    @property
    def options(self) -> list[str]:
        """The notations offered now."""
        decision = self.game.decision
        return [str(option) for option in decision.options] if decision else []

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked, and what kind of question."""
        decision = self.game.decision
        return (decision.seat, decision.ask.key) if decision else None

    def why(self, notation: str) -> str:
        """The number of the rule that forbids a choice; empty if it is offered."""
        reason = self.game.why_not(notation)
        return reason.rule if reason else ""
