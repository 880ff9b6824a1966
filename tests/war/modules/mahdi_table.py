"""A table against the automaton: set the die, let a card be played, read what the log says."""

from __future__ import annotations

from typing import Any

from landsraad.games.war_for_arrakis.catalogue import CARD, LEADER
from landsraad.games.war_for_arrakis.engine import run
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.modules.mahdi.drawing import play
from landsraad.games.war_for_arrakis.modules.mahdi.sight import ONLY
from landsraad.games.war_for_arrakis.terms import RESULT
from war.table import UNITS, Table

TOKENS = {"facedown_black": "k", "facedown_silver": "v"}


class Solo(Table):
    """The Atreides to act, and the Harkonnens to roll."""

    def __init__(self, board: dict[str, str] | None = None, **kwargs: Any) -> None:
        kwargs.setdefault("dice", "strategy strategy strategy")
        kwargs.setdefault("seats", 1)
        known = {"harvesting": "tasmin_sink", "target": "gara_kulon", **kwargs.pop("mahdi", {})}
        sietches = {"gara_kulon": 2} if board is not None else None
        if sietches is not None:
            kwargs.setdefault("sietches", sietches)
        modules = ("mahdi", *kwargs.pop("more", ()))
        super().__init__(board, modules=modules, mahdi=known, enemy_dice="", **kwargs)

    @property
    def state(self) -> Any:
        return self.game.state

    @property
    def automaton(self) -> dict[str, Any]:
        found: dict[str, Any] = self.table["mahdi"]
        return found

    def act(self, result: str, *answers: str) -> Solo:
        """The Harkonnens use a die."""
        return self.frames(Step("mahdi_act", 1, RESULT[result])).answer(*answers)

    def frames(self, *frames: Any) -> Solo:
        """Carry something out before the question that is asked."""
        state = self.state
        state.pending = None
        state.turn = 1
        state.stack.extend(reversed(frames))
        run(state)
        return self

    def plays(self, key: str, *answers: str) -> Solo:
        """The Harkonnens draw a card and play it."""
        state, card = self.state, CARD[key]
        for deck in state.decks:
            if card in deck:
                deck.remove(card)
                break
        state.pending, state.turn = None, 1
        play(state, card)
        run(state)
        return self.answer(*answers)

    def answer(self, *answers: str) -> Solo:
        """What the player chooses for the Harkonnens; then it is the Atreides' turn again."""
        self.do(*answers)
        self.state.turn = 0
        return self

    def kept(self, key: str) -> bool:
        """Whether a card went to the reinforcements."""
        return CARD[key] in self.state.hands[1]

    @property
    def told(self) -> list[Any]:
        """All that has happened."""
        return [*(event for _, event in self.game.events(0)), *self.state.events]

    @property
    def why(self) -> list[str]:  # type: ignore[override]
        """The rules and criteria of the log."""
        told = [event.public for event in self.told if event.kind == "automaton"]
        return [f"{rule} {words or ONLY}" for _, rule, words in told]

    def put(self, leader: str) -> int:
        """Where a leader is, as a number."""
        where: int = self.state.leader_at[LEADER[leader]]
        return where


UNITS["H"].update({letter: name for name, letter in TOKENS.items()})
