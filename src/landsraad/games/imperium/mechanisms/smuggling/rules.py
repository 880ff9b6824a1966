"""The space of a leader who smuggles, and the signet ring that does it (IMP 32.1.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.board import makers_in_play
from landsraad.games.imperium.engine.catalogue import BASE_SPICE, LEADERS, SPACES
from landsraad.games.imperium.engine.loop import ask_or_take
from landsraad.games.imperium.engine.options import SPACE_WORDS, OfSpace, of_space
from landsraad.games.imperium.engine.resolve_cards import special, special_answer
from landsraad.games.imperium.engine.state import NOBODY, Resolve, State
from landsraad.games.imperium.language.abilities import found
from landsraad.games.imperium.language.terms import SPICE
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.mechanisms.smuggling import asks
from landsraad.games.imperium.mechanisms.smuggling.words import Hosts

SPACE_WORDS["smuggle"] = "Take 1 bonus spice from {}"


HOSTS: Final = {
    leader: hosted
    for leader, part in enumerate(LEADERS)
    if (hosted := found(Hosts, part.abilities)) is not None
}
"""By leader, who has a space of its own."""
_HOSTED: Final = frozenset(hosted.key for hosted in HOSTS.values())


def pay_host(state: State, seat: int, space: int) -> None:
    """An agent has been sent to the space of a leader, who gains by it (IMP 32.1.5)."""
    if SPACES[space].key not in _HOSTED:
        return
    for host, player in enumerate(state.players[: state.setup.seats]):
        hosted = HOSTS.get(player.leader)
        if hosted is not None and SPACES[space].key == hosted.key:
            effect = hosted.own if host in deeds.side(state, seat) else hosted.other
            deeds.push_effect(state, effect, host, LEADERS[player.leader].key)


def _own_space(state: State, seat: int) -> int:
    """The space of a house's leader, or nobody's where it is not in play."""
    hosted = found(Hosts, LEADERS[state.players[seat].leader].abilities)
    space = state.setup.selection.space[hosted.key] if hosted is not None else NOBODY
    return space if space >= 0 and state.setup.board >> space & 1 else NOBODY


@special("smuggle_in", lambda state, seat: _own_space(state, seat) != NOBODY)
def _smuggle_in(state: State, frame: Resolve) -> None:
    space = _own_space(state, frame.seat)
    state.bonus[space] += 1
    deeds.emit(state, "smuggle_in", frame.seat, space)


def _stores(state: State) -> list[int]:
    return [space for space in makers_in_play(state) if state.bonus[space]]


@special("smuggle_out", lambda state, seat: bool(_stores(state)))
def _smuggle_out(state: State, frame: Resolve) -> None:
    spaces = _stores(state)
    if frame.seat >= state.setup.seats:
        # IMP 35.2.2: where most bonus spice lies, on a tie most spice in all.
        spaces = [max(spaces, key=lambda space: (state.bonus[space], BASE_SPICE[space]))]
    options = tuple(of_space("smuggle", space) for space in spaces)
    ask_or_take(state, frame, frame.seat, asks.SMUGGLE, options, NAMES[frame.source])


@special_answer("smuggle_out")
def _smuggle_out_answer(state: State, frame: Resolve, option: Option) -> None:
    assert isinstance(option, OfSpace)
    state.bonus[option.space] -= 1
    deeds.emit(state, "smuggle_out", frame.seat, option.space)
    deeds.gain(state, frame.seat, SPICE, 1)


def open_space(state: State, seat: int) -> None:
    """The space of a leader who smuggles joins the board."""
    hosted = found(Hosts, LEADERS[state.players[seat].leader].abilities)
    if hosted is not None:
        _open_space(state, hosted.key)


def _open_space(state: State, key: str) -> None:
    """IMP 32.1.4: the space of a leader joins the board, and its cards the House Hagal deck."""
    selection, seats = state.setup.selection, state.setup.seats
    board = state.setup.board | 1 << selection.space[key]
    before = selection.hagal_cards(seats, state.setup.board)
    state.setup = replace(state.setup, board=board)
    if state.hagal_deck:
        for card in selection.hagal_cards(seats, board):
            if card not in before:
                state.hagal_deck.append(card)
        state.rng.shuffle(state.hagal_deck)
