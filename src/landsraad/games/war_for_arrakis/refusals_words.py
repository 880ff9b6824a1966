"""What reasons have in common: areas and pieces by the words of an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from landsraad.core.decisions import Decision, Reason, shown
from landsraad.games.war_for_arrakis.catalogue import (
    AREA,
    KIND_OF,
    LEADER,
    LEADERS,
    piece_name,
)
from landsraad.games.war_for_arrakis.deeds import in_play, in_tank
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.movement import pieces
from landsraad.games.war_for_arrakis.options import LEADER_PIECE, TOKEN_PIECE
from landsraad.games.war_for_arrakis.plug import Explain
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import ATREIDES, GENERIC, NOBODY

OfAnArea = Callable[[State, Decision, int], Reason | None]


def unknown(what: str, words: list[str]) -> Reason:
    """There is no such thing in the game."""
    return Reason(f"there is no {what} {shown(' '.join(words))}", "")


def numbered(words: list[str]) -> int:
    """The area that the words name; -1 if they name none."""
    return AREA.get(words[0], -1) if len(words) == 1 else -1


def of_area(explain: OfAnArea) -> Explain:
    """A reason about an area that there is."""

    def reason(state: State, decision: Decision, words: list[str]) -> Reason | None:
        area = numbered(words)
        return unknown("area", words) if area < 0 else explain(state, decision, area)

    return reason


def absent(state: State, leader: int) -> Reason | None:
    """That a leader is not in play, or in the tank; None if it could be on the board."""
    name = LEADERS[leader].name
    if leader not in state.kit.every_leader or not in_play(state, leader):
        return Reason(f"{name} is not in play", "WFA 13.1.1")
    if in_tank(state, leader):
        return Reason(f"{name} is in the regeneration tank", "WFA 7.1.2")
    return None


class Called(NamedTuple):
    """A piece that an answer names."""

    name: str
    side: int
    number: int
    """As options number pieces; `TOKEN_PIECE` for any deployment token."""

    @property
    def leads(self) -> bool:
        """Whether it is a leader, generic or named, and no unit."""
        return self.number == GENERIC or LEADER_PIECE <= self.number < TOKEN_PIECE

    @property
    def one(self) -> str:
        """``Stilgar``, ``a Naib``, ``an elite unit``."""
        if LEADER_PIECE <= self.number < TOKEN_PIECE:
            return self.name
        return f"{'an' if self.name[0] in 'aeiou' else 'a'} {self.name}"


def called(state: State, side: int, key: str) -> Called | None:
    """A piece by its key, of a side if that has such a one; None if there is no such piece."""
    if key in LEADER:
        leader = LEADER[key]
        return Called(LEADERS[leader].name, state.side_of(leader), LEADER_PIECE + leader)
    if key.startswith(("token_", "reserve_")):
        return Called("deployment token of this kind", ATREIDES, TOKEN_PIECE)
    for one in (side, 1 - side):
        kind = KIND_OF[one].get(key, NOBODY)
        if kind >= 0:
            return Called(piece_name(one, kind), one, kind)
    return None


def missing(
    state: State, legion: Legion, piece: Called, key: str, rule: str, place: str = "in the legion"
) -> Reason | None:
    """That a piece is not in a legion; None if it is."""
    if any(option.key == key for option in pieces(state, "leave", legion)):
        return None
    if LEADER_PIECE <= piece.number < TOKEN_PIECE:
        return Reason(f"{piece.name} is not {place}", rule)
    return Reason(f"there is no {piece.name} {place}", rule)
