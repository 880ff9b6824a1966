"""Why something is not offered about commanders."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.imperium.engine.board import may_deploy
from landsraad.games.imperium.engine.plug import Refusals
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.facets.refusals import no_reason, unknown
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.mechanisms.commanders.rules import commander_price
from landsraad.games.imperium.mechanisms.commanders.state import commanders_of, commanders_on


def _recruit(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Why no commander is recruited from the supply now."""
    player = state.players[decision.seat]
    if words != ["commander"] or "commanders" not in player.parts:
        return Reason("only commanders are recruited from the supply by choice", "IMP 30.1.4")
    if not commanders_of(player).supply:
        return Reason("there is no commander in your supply", "IMP 30.1.4")
    if commanders_of(player).hired:
        return Reason("you have recruited a commander on this turn already", "IMP 30.1.4")
    if decision.ask.key not in ("agent_turn", "deploy", "end_turn", "reveal_turn"):
        return None
    price = commander_price(state, decision.seat)
    return Reason(f"a commander costs {price} solari", "IMP 30.1.4")


def _buy(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Why a commander cannot be acquired on the space of this turn's agent."""
    if words[0] not in state.setup.selection.space:
        return unknown("space", words[0])
    name, space = NAMES[words[0]], state.setup.selection.space[words[0]]
    if space not in commanders_on(state).spaces:
        return Reason(f"no commander stands on {name}", "IMP 30.1.1")
    if space != state.players[decision.seat].space:
        return Reason(f"you have not sent an agent to {name} on this turn", "IMP 30.1.1")
    price = commander_price(state, decision.seat)
    return Reason(f"a commander costs {price} solari", "IMP 30.1.1")


def _deploy(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Why troops are not deployed on a reveal turn."""
    revealing = decision.ask.key == "reveal_turn" and "commanders" in state.parts
    if not revealing or not words or not words[0].isdigit() or may_deploy(state, decision.seat):
        return None
    return Reason("on a reveal turn it takes a combat icon to deploy", "IMP 31.2.1")


REFUSALS: Final[Refusals] = Refusals(
    {
        "recruit *": _recruit,
        "resolve * buy_commander": _buy,
        "deploy *": _deploy,
        "commanders *": no_reason,
        "skill *": no_reason,
    },
    untimely={
        "commanders": ("no commanders are to be told from other troops now", "IMP 30.2.2"),
        "skill": ("no skill is chosen now", "IMP 30.1.2"),
    },
)
