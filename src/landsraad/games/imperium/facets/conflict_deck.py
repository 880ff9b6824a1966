"""The conflicts of a described position: past ones, that of the round, and the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from landsraad.core.chance import Rng
from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import find, listed, number
from landsraad.games.imperium.engine.catalogue import CONFLICTS
from landsraad.games.imperium.engine.plug import described_by
from landsraad.games.imperium.engine.state import State

Given = Mapping[str, Any]


def place_conflicts(state: State, rng: Rng, players: Sequence[Given], table: Given) -> None:
    """The conflict of the round, the past ones and the deck below, level by level."""
    current = _named(state, [table["conflict"]])[0] if table.get("conflict") is not None else None
    levels = [level for level, count in state.setup.edition.levels[::-1] for _ in range(count)]
    level = CONFLICTS[current].level if current is not None else None
    if level is not None and level not in levels:
        raise InvalidSetup(f"this game has no conflict of level {level}")
    past = _named(state, listed("conflicts_past", table.get("conflicts_past", [])))
    coming = _named(state, listed("conflicts_next", table.get("conflicts_next", [])))
    won = [card for card in _won(state, players) if card not in past]
    usual = _first_round(levels, level, [*past, *won])
    state.round = number("round", table.get("round", usual), 1, len(levels))
    if level is not None and levels[state.round - 1] != level:
        raise InvalidSetup(f"round {state.round} has no conflict of level {level}")
    if len(past) > state.round - 1:
        raise InvalidSetup(f"round {state.round} has {state.round - 1} past conflicts")
    if len(coming) > len(levels) - state.round:
        raise InvalidSetup(
            f"after round {state.round} there are {len(levels) - state.round} conflicts"
        )
    places: dict[int, int] = dict(enumerate(past))
    places |= {state.round + index: card for index, card in enumerate(coming)}
    if current is not None:
        places[state.round - 1] = current
    order = _order(state, rng, levels, places, won)
    state.conflicts_past = order[: state.round - 1]
    state.conflict = order[state.round - 1]
    state.conflict_deck = order[state.round :][::-1]


def _named(state: State, keys: Sequence[Any]) -> list[int]:
    known = state.setup.selection.keys("conflicts")
    return [find("conflict", key, known) for key in keys]


def _won(state: State, players: Sequence[Given]) -> list[int]:
    """The conflict cards that lie with houses: they are of past rounds."""
    names = [name for part in described_by(state.setup.sets) for name in part.won]
    given = [listed(name, player.get(name, [])) for player in players for name in names]
    return [card for keys in given for card in _named(state, keys)]


def _first_round(levels: list[int], level: int | None, past: list[int]) -> int:
    """The first round with a conflict of a level that leaves room for these past ones."""
    needed = Counter(CONFLICTS[card].level for card in past)
    fits = [index for index, one in enumerate(levels) if level in (None, one)]
    return 1 + next((index for index in fits if needed <= Counter(levels[:index])), fits[0])


def _order(
    state: State, rng: Rng, levels: list[int], places: dict[int, int], won: list[int]
) -> list[int]:
    """All conflicts of the game by round: those described, the rest dealt by level."""
    fixed = list(places.values())
    if len(set(fixed)) < len(fixed):
        raise InvalidSetup("a conflict card is named twice")
    if not set(fixed) <= set(state.setup.conflicts):
        raise InvalidSetup(
            "a conflict card belongs to a set not in play, or is left out (IMP 48.1.4)"
        )
    pile = sorted(card for card in state.setup.conflicts if card not in fixed)
    rng.shuffle(pile)
    order: list[int] = []
    for index, wanted in enumerate(levels):
        chosen = places.get(index)
        if chosen is None:
            first = [card for card in won if card in pile] if index < state.round - 1 else []
            chosen = next(card for card in (*first, *pile) if CONFLICTS[card].level == wanted)
            pile.remove(chosen)
        elif CONFLICTS[chosen].level != wanted:
            raise InvalidSetup(f"{CONFLICTS[chosen].name} cannot be of round {index + 1}")
        order.append(chosen)
    return order
