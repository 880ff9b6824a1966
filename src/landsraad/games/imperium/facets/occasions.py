"""When an answer has its time: what is said of one that is not asked for at the moment."""

from __future__ import annotations

from functools import cache
from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.imperium.engine.plug import every
from landsraad.games.imperium.engine.state import Arrive, State
from landsraad.games.imperium.language.terms import Phase

_ONLY_WHEN: Final = {
    "trash": ("nothing lets you trash a card now", "IMP 3.4.1"),
    "discard": ("nothing asks you to discard a card now", "IMP 3.4.3"),
    "recover": ("no card comes back into your hand now", "IMP 3.4.3"),
    "faction": ("you have no faction to choose now", "IMP 9.1.4"),
    "take": ("no effect with that choice is being carried out now", "IMP 3.1.1"),
    "decline": ("nothing is offered now that could be declined", "IMP 3.1.1"),
    "recall": ("no agent is recalled now", "IMP 3.6.1"),
    "from": ("no agent is moved now", "IMP 4.1.1"),
    "retreat": ("no troops retreat now", "IMP 3.5.2"),
    "rout": ("you drive back no unit now", "IMP 3.5.2"),
    "give": ("there is nothing to hand over now", "IMP 9.2.3"),
    "name": ("no space is named now", "IMP 13.2.16"),
    "set_aside": ("no card of the row is set aside now", "IMP 12.4.3"),
    "target": ("no effect aims at an opponent now", "IMP 3.1.1"),
    "sell": ("spice is sold only where an agent has been sent to sell it", "IMP 11.6.2"),
    "pass": ("you can pass only where combat or endgame cards are played", "IMP 6.1.1"),
}
"""By verb, what is said where no question asks for it, with the rule of such questions."""


def untimely(state: State, decision: Decision, verb: str) -> Reason | None:
    """Why an answer does not fit the question, if more can be said than what the question is."""
    if asked_for(decision, verb):
        return Reason(f"that is not one of the answers to: {decision.prompt}", decision.rule)
    if verb == "send":
        return _no_agent_now(state, decision.seat)
    said = _only_when().get(verb)
    return Reason(*said) if said is not None else None


def asked_for(decision: Decision, verb: str) -> bool:
    """Whether some answer to a question has that verb."""
    return any(option.notation.split()[0] == verb for option in decision.options)


@cache
def _only_when() -> dict[str, tuple[str, str]]:
    """By verb, what is said where nothing asks for it, of mechanisms too."""
    found = dict(_ONLY_WHEN)
    for one in every():
        if one.refusals is not None:
            found |= one.refusals.untimely
    return found


def _no_agent_now(state: State, seat: int) -> Reason | None:
    if state.phase != Phase.TURNS:
        return Reason("agents are sent in the phase of player turns", "IMP 2.1.1")
    if seat != state.turn:
        return Reason("it is not your turn", "IMP 2.3.1")
    player = state.players[seat]
    if player.revealed:
        return Reason("agents are sent on agent turns; this is your reveal turn", "IMP 2.3.1")
    if player.space >= 0 or any(isinstance(frame, Arrive) for frame in state.stack):
        return Reason("one agent is sent on a turn, and yours has been", "IMP 4.1.1")
    return None
