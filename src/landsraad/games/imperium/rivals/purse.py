"""What the rivals of Uprising do with what they gather (IMP 50.5)."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.holdings import discard_intrigue
from landsraad.games.imperium.engine.state import PlayerState, State
from landsraad.games.imperium.language.terms import SOLARI, SPICE, WATER
from landsraad.games.imperium.rivals.cards import card_of, scores
from landsraad.games.imperium.rivals.points import buy_points, can_spend

BEFORE_CARDS: Final = (SOLARI, SPICE)


def pieces(rival: PlayerState) -> int:
    """What counts for the swordmaster: resources and intrigue cards."""
    held = rival.resources
    return held[SOLARI] + held[SPICE] + held[WATER] + len(rival.intrigue)


def spends(state: State, seat: int) -> None:
    """First the swordmaster, from then on points (IMP 50.5.2, IMP 50.5.3)."""
    rival = state.players[seat]
    if not rival.swordmaster:
        if pieces(rival) < card_of(rival).swordmaster:
            return
        _hire(state, seat)
    if scores(state, rival):
        buy_points(state, seat)


def rich(state: State, rival: PlayerState) -> str:
    """What a rival would have bought at once with what it has; nothing if it is poor."""
    if not rival.swordmaster:
        enough = pieces(rival) >= card_of(rival).swordmaster
        return "its swordmaster (IMP 50.5.2)" if enough else ""
    return "a point (IMP 50.5.3)" if scores(state, rival) and can_spend(state, rival) else ""


def _hire(state: State, seat: int) -> None:
    """Pay for the swordmaster: solari, spice, intrigue cards, water, in this order."""
    rival = state.players[seat]
    due = card_of(rival).swordmaster
    for resource in BEFORE_CARDS:
        due -= _pay(state, seat, resource, due)
    if cards := rival.intrigue[:due]:
        del rival.intrigue[: len(cards)], rival.intrigue_eyes[: len(cards)]
        discard_intrigue(state, cards)
        deeds.emit(state, "intrigue_spent", seat, tuple(cards))
        due -= len(cards)
    _pay(state, seat, WATER, due)
    rival.swordmaster = True
    rival.agents += 1
    deeds.emit(state, "swordmaster", seat)


def _pay(state: State, seat: int, resource: int, due: int) -> int:
    paid = min(due, state.players[seat].resources[resource])
    if paid:
        deeds.spend(state, seat, resource, paid)
    return paid
