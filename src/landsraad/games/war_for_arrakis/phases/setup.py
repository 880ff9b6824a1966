"""The first position (WFA 1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landsraad.core.chance import Rng
from landsraad.core.described import number
from landsraad.core.events import Event
from landsraad.core.registry import unknown
from landsraad.games.war_for_arrakis.catalogue import (
    AREAS,
    LEADERS,
    SETTLEMENTS,
    SIETCHES,
)
from landsraad.games.war_for_arrakis.content import read_content
from landsraad.games.war_for_arrakis.deeds import put
from landsraad.games.war_for_arrakis.engine import run
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.kit import ROLES, TWO, kit_of
from landsraad.games.war_for_arrakis.legion import NO_LEGION, Legion
from landsraad.games.war_for_arrakis.players import told_by
from landsraad.games.war_for_arrakis.plug import chosen, equip, moments_of, seated
from landsraad.games.war_for_arrakis.sets.base.economy import SIETCH_RANKS
from landsraad.games.war_for_arrakis.state import (
    ASIDE,
    OUT,
    Setup,
    State,
)
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    DECK_KEYS,
    GENERIC,
    HARKONNEN,
    MOST_ROUNDS,
    SIDE_KEYS,
)


def new(seats: int, seed: int, options: Mapping[str, Any]) -> State:
    """Set the table up and go to the first question."""
    state = prepare(seats, seed, options)
    # What modules ask for at the set-up comes first.
    state.stack.insert(0, Step("round"))
    run(state)
    return state


def prepare(seats: int, seed: int, options: Mapping[str, Any]) -> State:
    """The table before the first round."""
    content = read_content(options.get("content"))
    roles, modules = seated(seats, chosen(options), _usual(options.get("shared")))
    kit = kit_of(modules, roles)
    rng = Rng(seed)
    state = State(
        setup=Setup(seats, content, _last_round(options.get("last_round")), modules, roles),
        rng=rng,
        legions=[NO_LEGION] * len(AREAS),
        armies=[0, 0],
        hidden=0,
        supply=[list(figures) for figures in kit.supply],
        leader_at=[
            ASIDE if leader.at_start and number in kit.every_leader else OUT
            for number, leader in enumerate(LEADERS[: kit.leader_count])
        ],
        ranks=[0] * len(AREAS),
        stations=_shuffled(rng, list(content.stations)),
        decks=[_shuffled(rng, list(deck)) for deck in kit.decks],
        hands=[[], []],
        discards=[[], []],
        dice=[[0] * 5, [0] * 5],
        objectives=[rng.below(len(content.objectives))],
        foresight_deck=_shuffled(rng, list(range(len(content.prescience)))),
        tokens_left=_shuffled(rng, list(range(8, 16))),
        kit=kit,
        moments=moments_of(modules),
    )
    equip(state)
    _settle_sietches(state)
    _settle_harkonnens(state)
    for told in state.moments.set_up:
        told(state)
    return state


def _usual(shared: object) -> dict[int, tuple[str, ...]]:
    """The roles by the number of seats; of three, two share one of the sides (WFA 21.1.1)."""
    if shared is not None and shared not in SIDE_KEYS:
        raise unknown("side", shared, SIDE_KEYS)
    three: tuple[str, ...]
    if shared == SIDE_KEYS[ATREIDES]:
        three = (*DECK_KEYS[:2], SIDE_KEYS[HARKONNEN])
    else:
        three = (SIDE_KEYS[ATREIDES], *DECK_KEYS[2:])
    return {2: TWO, 3: three, 4: DECK_KEYS}


def teller(state: State, voice: int) -> int:
    """The seat whose line of the log an event is: the House for its side, past the last seat an
    automaton."""
    side, seat = told_by(voice, len(state.kit.sides))
    if seat >= 0:
        return seat
    return state.kit.seats[side] if state.kit.players[side] else len(state.kit.sides)


def callings(state: State) -> tuple[str, ...]:
    """What the seats are called that nobody has named: by what they play."""
    return tuple(role.name for role in state.kit.roles)


def confides(state: State, event: Event) -> tuple[int, ...]:
    """The partners that a cone of silence lets confer (WFA 21.6.1)."""
    return state.kit.players[event.seat % 2] if event.kind == "cone" else ()


def teams(seats: int) -> tuple[int, ...]:
    """For each seat of a game its side, as the rulebook seats them."""
    roles = _usual(None).get(seats, (SIDE_KEYS[ATREIDES],))
    return tuple(ROLES[key].side for key in roles)


def _last_round(value: object) -> int:
    """The last round as an option has it; 0 for none (WFA 12.6.3)."""
    return 0 if value is None else number("last_round", value, 1, MOST_ROUNDS)


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
