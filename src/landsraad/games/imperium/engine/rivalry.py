"""Rivals that no player leads: the engine knows what they do, an edition who they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from landsraad.core.decisions import Ask, Option
from landsraad.games.imperium.engine.state import PlayerState, Setup, State


class Automaton(NamedTuple):
    """How the rivals of an edition play."""

    key: str
    turn: Callable[[State, int], None]
    """(state, seat): a rival sends an agent."""
    swords: Callable[[State, int], None]
    """(state, seat): a rival in the conflict finds out how many swords it has."""
    stays_home: Callable[[State, int], bool]
    """(state, seat): whether a rival deploys nothing where it could."""
    spends: Callable[[State, int], None]
    """(state, seat): a rival has gained something, and spends what it can."""
    rich: Callable[[State, PlayerState], str]
    """(state, rival): what it would have bought at once with what it has; nothing if it is poor."""
    cards: Callable[[Setup], list[int]]
    """(setup): the leaders that may lead a rival."""
    named: Callable[[Setup, int], bool]
    """(setup, leader): whether these sets have a card of that name, if not for this game."""
    unfit: Callable[[int], str]
    """(leader): the rule that keeps others from leading a rival."""
    hardest: str
    """The rule of the level at which a player has no swordmaster."""
    set_up: Callable[[State], None]
    """(state): the rivals and their deck are laid out."""
    picks: Callable[[State, int, Ask, tuple[Option, ...], str], Option | None]
    """(state, seat, question, options, source): its own choice; nothing if players choose."""
    collects: Callable[[State, PlayerState], bool]
    """(state, rival): whether it gains resources and intrigue cards."""
    scores: Callable[[State, PlayerState], bool]
    """(state, rival): whether it gains points."""


_AUTOMATA: Final[dict[str, Automaton]] = {}


def register_rivals(*automata: Automaton) -> None:
    """Make rivals known under their keys."""
    _AUTOMATA.update({automaton.key: automaton for automaton in automata})


def rivals_of(state: State) -> Automaton:
    """The rivals of the edition that is played."""
    return _AUTOMATA[state.setup.edition.rivals]


def rivals_in(setup: Setup) -> Automaton:
    """The rivals of the edition that was chosen."""
    return _AUTOMATA[setup.edition.rivals]
