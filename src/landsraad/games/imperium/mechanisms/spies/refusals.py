"""Why something about spies is not offered."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.imperium.engine.board import lent_spaces, reach_of
from landsraad.games.imperium.engine.catalogue import CARDS, REACH, SPACES
from landsraad.games.imperium.engine.plug import Refusals
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.facets.refusals import off_the_board, unknown, why_not_there
from landsraad.games.imperium.mechanisms.spies.state import (
    ICONS,
    POSTS,
    board_posts,
    spies_of,
    taken_posts,
)


def _send(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Why the spy icon does not lead to a space, or the board has no such space."""
    cards, spaces = state.setup.selection.card, state.setup.selection.space
    if decision.ask.key != "turn" or words[0] not in cards or words[1] not in spaces:
        return None
    player, card, space = state.players[decision.seat], cards[words[0]], spaces[words[1]]
    if card not in player.hand or not player.agents:
        return None
    if not state.setup.board >> space & 1:
        return off_the_board(state, space)
    own = spies_of(player)
    if not (own.every_card or card in ICONS):
        return None
    if (REACH[card] | lent_spaces(player) | reach_of(player, card)) >> space & 1:
        return why_not_there(state, decision.seat, space, card)
    names = CARDS[card].name, SPACES[space].name
    return Reason(
        "{} has no icon of {}, and no spy of yours watches it".format(*names), "IMP 39.4.1"
    )


def _post(state: State, words: list[str]) -> int | Reason:
    known = {POSTS[post].key: post for post in board_posts(state)}
    if len(words) != 1 or words[0] not in known:
        return unknown("post", " ".join(words))
    return known[words[0]]


def _place(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Why a spy cannot be put on a post."""
    post = _post(state, words)
    if isinstance(post, Reason):
        return post
    if decision.ask.key not in ("place_spy", "move_spy"):
        return None
    if taken_posts(state) >> post & 1:
        return Reason(f"a spy stands on the {POSTS[post].name} already", "IMP 39.2.4")
    return Reason(f"the {POSTS[post].name} watches no space that is meant", "IMP 39.2.2")


def _recall(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Why a spy cannot be recalled from a post."""
    post = _post(state, words)
    if isinstance(post, Reason):
        return post
    if decision.ask.key not in ("free_spy", "recall_spy", "infiltrate", "gather"):
        return None
    if not spies_of(state.players[decision.seat]).posts >> post & 1:
        return Reason(f"you have no spy on the {POSTS[post].name}", "IMP 39.3.1")
    return Reason(f"the {POSTS[post].name} does not watch the space of your agent", "IMP 39.6.1")


REFUSALS: Final[Refusals] = Refusals(
    {"send * *": _send, "spy *": _place, "recall_spy *": _recall},
    untimely={
        "spy": ("no spy is placed now", "IMP 39.2.1"),
        "recall_spy": ("no spy is recalled now", "IMP 39.3.1"),
    },
)
