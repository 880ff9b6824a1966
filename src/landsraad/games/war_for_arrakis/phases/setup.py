"""The first position (WFA 1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landsraad.core.chance import Rng
from landsraad.core.decisions import InvalidSetup, shown
from landsraad.games.war_for_arrakis.catalogue import (
    AREAS,
    DECKS,
    LEADERS,
    SETTLEMENTS,
    SIETCHES,
)
from landsraad.games.war_for_arrakis.content import read_content
from landsraad.games.war_for_arrakis.deeds import put
from landsraad.games.war_for_arrakis.engine import run
from landsraad.games.war_for_arrakis.sets.base.economy import SIETCH_RANKS
from landsraad.games.war_for_arrakis.state import (
    ASIDE,
    NO_LEGION,
    OUT,
    Legion,
    Setup,
    State,
    Step,
)
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    GENERIC,
    HARKONNEN,
    SUPPLY,
)

DEFAULTS: dict[str, Any] = {"content": None}


def new(seats: int, seed: int, options: Mapping[str, Any]) -> State:
    """Set the table up and go to the first question."""
    state = prepare(seats, seed, options)
    state.stack.append(Step("round"))
    run(state)
    return state


def prepare(seats: int, seed: int, options: Mapping[str, Any]) -> State:
    """The table before the first round."""
    if seats != 2:
        raise InvalidSetup(f"war_for_arrakis is played by 2 seats, not {shown(seats)}")
    content = read_content(options.get("content"))
    rng = Rng(seed)
    state = State(
        setup=Setup(seats, content),
        rng=rng,
        legions=[NO_LEGION] * len(AREAS),
        armies=[0, 0],
        hidden=0,
        supply=[list(SUPPLY[ATREIDES]), list(SUPPLY[HARKONNEN])],
        leader_at=[ASIDE if leader.at_start else OUT for leader in LEADERS],
        ranks=[0] * len(AREAS),
        stations=_shuffled(rng, list(content.stations)),
        decks=[_shuffled(rng, list(deck)) for deck in DECKS],
        hands=[[], []],
        discards=[[], []],
        dice=[[0] * 5, [0] * 5],
        objectives=[rng.below(len(content.objectives))],
        foresight_deck=_shuffled(rng, list(range(len(content.prescience)))),
        tokens_left=_shuffled(rng, list(range(8, 16))),
    )
    _settle_sietches(state)
    _settle_harkonnens(state)
    return state


def _shuffled(rng: Rng, items: list[int]) -> list[int]:
    rng.shuffle(items)
    return items


def _settle_sietches(state: State) -> None:
    """Every sietch gets a hidden rank, a starting token and a Naib."""
    ranks = _shuffled(state.rng, list(SIETCH_RANKS))
    tokens = _shuffled(state.rng, list(range(8)))
    for area, rank, token in zip(SIETCHES, ranks, tokens, strict=True):
        state.ranks[area] = rank
        state.sietches |= 1 << area
        state.supply[ATREIDES][GENERIC] -= 1
        put(state, area, Legion(ATREIDES, generic=1, tokens=(token,)))


def _settle_harkonnens(state: State) -> None:
    """Every settlement gets the figures of a black and of a silver token."""
    content = state.setup.content
    black = _shuffled(state.rng, list(range(len(content.black))))
    silver = _shuffled(state.rng, list(range(len(content.silver))))
    supply = state.supply[HARKONNEN]
    for (area, rank), one, two in zip(SETTLEMENTS.items(), black, silver, strict=True):
        state.ranks[area] = rank
        state.villages |= 1 << area
        pairs = zip(content.black[one], content.silver[two], strict=True)
        counts = [min(first + second, supply[kind]) for kind, (first, second) in enumerate(pairs)]
        for kind, count in enumerate(counts):
            supply[kind] -= count
        put(state, area, Legion(HARKONNEN, counts[0], counts[1], counts[2], counts[3]))
