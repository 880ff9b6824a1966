"""How the automaton decides: by criteria, with the player's word where several options are left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from landsraad.core.decisions import Ask, Option
from landsraad.games.war_for_arrakis.deeds import emit
from landsraad.games.war_for_arrakis.engine import ask_or_take
from landsraad.games.war_for_arrakis.modules.mahdi.sight import CHOSEN
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import HARKONNEN

AUTOMATON: Final = Ask(
    "automaton", "The Harkonnens have several options: choose one for them.", "WFA 22.1.3"
)


def tell(state: State, what: str, rule: str, words: str = "") -> None:
    """Say in the log what the automaton does, and by which criterion."""
    emit(state, "automaton", HARKONNEN, what, rule, words)


def decide(
    state: State, frame: Any, options: Sequence[Option], what: str, rule: str, words: str = CHOSEN
) -> None:
    """Take the one option that the criteria leave, or have the player choose."""
    if len(options) > 1:
        words = CHOSEN
    tell(state, what, rule, words)
    ask_or_take(state, frame, HARKONNEN, AUTOMATON, options, what)


def pack(*numbers: int) -> int:
    """Small numbers from -1 on as one."""
    return sum(number + 1 << 8 * place for place, number in enumerate(numbers))


def unpack(packed: int, amount: int) -> list[int]:
    """The numbers of a packed one."""
    return [(packed >> 8 * place & 255) - 1 for place in range(amount)]
