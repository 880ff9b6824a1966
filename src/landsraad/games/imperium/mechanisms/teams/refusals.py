"""Why something about teams is not offered."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.imperium.engine.catalogue import CARDS, LEADERS, SPACES
from landsraad.games.imperium.engine.deeds import house_name
from landsraad.games.imperium.engine.market import price
from landsraad.games.imperium.engine.plug import Refusals
from landsraad.games.imperium.engine.state import NOBODY, State
from landsraad.games.imperium.facets.refusals import no_reason, unknown
from landsraad.games.imperium.language.terms import PERSUASION
from landsraad.games.imperium.mechanisms.teams.asks import ACTIVATE
from landsraad.games.imperium.mechanisms.teams.rules import on_sale
from landsraad.games.imperium.mechanisms.teams.state import (
    allies_of,
    commands,
    on_own_board,
    own_boards,
    stand_in,
    teams_on,
    token_for,
)


def _ally(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Why an ally cannot be activated."""
    houses = {LEADERS[player.leader].key: seat for seat, player in enumerate(state.players)}
    if len(words) != 1 or words[0] not in houses:
        return unknown("leader", " ".join(words))
    if not commands(state, decision.seat):
        return Reason("only a Commander activates allies", "IMP 60.2.1")
    if houses[words[0]] not in allies_of(state, decision.seat):
        return Reason("that leader is not one of your allies", "IMP 60.2.1")
    ally = stand_in(state, decision.seat)
    if ally != decision.seat:
        name = house_name(state, ally)
        return Reason(f"you have activated {name} for this turn already", "IMP 60.2.1")
    return Reason("nobody is activated now", "IMP 60.2.1")


def _early(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Nothing comes before an ally is activated."""
    if decision.ask.key != ACTIVATE.key:
        return None
    return Reason("say first which ally you activate for this turn", "IMP 60.2.1")


def _trade(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Why nobody trades now."""
    return Reason("team-mates trade where an effect says so", "IMP 60.4.5")


def _call(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Why no ally is asked to deploy."""
    if not commands(state, decision.seat):
        return Reason("only a Commander lets an ally deploy", "IMP 60.2.5")
    return Reason("there is nothing that your ally could deploy on this turn now", "IMP 60.2.5")


def _throne(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Why a card does not go to the Throne row."""
    known = {CARDS[card].key for card in state.row}
    if len(words) != 1 or words[0] not in known:
        return Reason("only cards of the Imperium row go to the Throne row", "IMP 60.6.3")
    return Reason("cards of the Fremen stay where they are", "IMP 60.6.3")


def _send(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Why an agent does not go to a personal board, or a Commander's anywhere."""
    spaces = state.setup.selection.space
    if decision.ask.key != "turn" or len(words) != 2 or words[1] not in spaces:
        return _early(state, decision, words)
    seat, space = decision.seat, spaces[words[1]]
    if on_own_board(state, space) and not own_boards(state, seat) >> space & 1:
        return Reason(
            f"{SPACES[space].name} is on a personal board: only its Commander goes there",
            "IMP 60.4.2",
        )
    ally = stand_in(state, seat)
    if not commands(state, seat) or ally == seat or token_for(state, seat, ally) != NOBODY:
        return None
    name = house_name(state, ally)
    return Reason(f"you have no agent left whose arrow points to {name}", "IMP 60.2.2")


def _acquire(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Why a card of the Throne row is out of reach."""
    card = state.setup.selection.card.get(words[0]) if words else None
    if decision.ask.key != "reveal_turn" or card is None or card in state.row:
        return None
    if card not in teams_on(state).throne:
        return None
    if card not in on_sale(state, decision.seat):
        return Reason("the Throne row is for Shaddam and his allies alone", "IMP 60.6.2")
    cost = price(state, decision.seat, card)
    wealth = state.players[decision.seat].resources[PERSUASION]
    if cost <= wealth:
        return None
    return Reason(f"{CARDS[card].name} costs {cost} persuasion; you have {wealth}", "IMP 60.6.2")


REFUSALS: Final[Refusals] = Refusals({
    "activate *": _ally, "enthrone *": _throne, "send * *": _send, "acquire *": _acquire,
    "reveal *": _early, "play *": _early, "trade *": _trade, "call_ally *": _call,
    **dict.fromkeys(("reinforce *", "give *", "contribute *", "hand_over *"), no_reason),
})  # fmt: skip
