"""How the automaton decides: by criteria, with the player's word where several options are left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from landsraad.core.decisions import Ask, Option
from landsraad.games.war_for_arrakis.catalogue import AREAS
from landsraad.games.war_for_arrakis.deeds import emit
from landsraad.games.war_for_arrakis.engine import ask_or_take
from landsraad.games.war_for_arrakis.modules.mahdi.sight import ONLY
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import HARKONNEN

CHOSEN: Final = "the player chooses"
AUTOMATON: Final = Ask(
    "automaton", "The Harkonnens have several options: choose one for them.", "WFA 22.1.3"
)


def tell(state: State, what: str, rule: str, words: str = "") -> None:
    """Say in the log what the automaton does, and by which criterion."""
    emit(state, "automaton", HARKONNEN, what, rule, "" if words == ONLY else words)


def choice(words: str, left: Sequence[Any]) -> str:
    """By which criterion something was done, and whether the player chose of what it left."""
    if len(left) < 2:
        return words
    return CHOSEN if words == ONLY else f"{words}; {CHOSEN}"


def decide(
    state: State,
    frame: Any,
    options: Sequence[Option],
    what: str,
    rule: str,
    words: str = ONLY,
    *,
    quiet: bool = False,
) -> None:
    """Take the one option that the criteria leave, or have the player choose.

    ``{}`` in ``what`` stands for the area or areas. A ``quiet`` step is told only if a criterion or
    the player decided it: what it does is told anyway.
    """
    if "{}" in what:
        spots = [AREAS[option.area].name for option in options]  # type: ignore[attr-defined]
        what = what.format(spots[0] if len(spots) == 1 else "one of several areas")
    words = choice(words, options)
    if words != ONLY or not quiet:
        tell(state, what, rule, words)
    ask_or_take(state, frame, HARKONNEN, AUTOMATON, options, f"{what} ({rule})")


def pack(*numbers: int) -> int:
    """Small numbers from -1 on as one."""
    return sum(number + 1 << 8 * place for place, number in enumerate(numbers))


def unpack(packed: int, amount: int) -> list[int]:
    """The numbers of a packed one."""
    return [(packed >> 8 * place & 255) - 1 for place in range(amount)]
