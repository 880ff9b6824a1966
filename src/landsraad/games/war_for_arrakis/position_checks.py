"""What no described position can be, each with the rule that it would break."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from landsraad.core.decisions import InvalidSetup
from landsraad.games.war_for_arrakis.catalogue import (
    ALIA,
    AREAS,
    DESERTS,
    FEYD,
    HAWAT,
    LEADERS,
    MOHIAM,
    RABBAN,
    REPLACES,
    bits,
)
from landsraad.games.war_for_arrakis.deeds import in_play
from landsraad.games.war_for_arrakis.sets.base.dice import ATREIDES_DICE
from landsraad.games.war_for_arrakis.sets.base.economy import ROWS
from landsraad.games.war_for_arrakis.state import ASIDE, OUT, REMOVED, State
from landsraad.games.war_for_arrakis.terms import (
    DESERT_LEADERS,
    FEYD_STEP,
    HARKONNEN,
    HAWAT_STEP,
    PRE_BORN,
    ROW,
    SIDES,
)
from landsraad.games.war_for_arrakis.tracks import DESERT_LEADER

Complaints = Iterator[tuple[bool, str]]
OBJECTIVES: Final = 2


def brought(state: State) -> Iterator[tuple[bool, int]]:
    """Leaders whom the tracks bring into play, and whether they have (WFA 12.3.3, WFA 12.5.1)."""
    yield state.supremacy >= HAWAT_STEP, HAWAT
    yield state.supremacy >= FEYD_STEP, FEYD
    for marker, leader in DESERT_LEADER.items():
        yield state.prescience[marker] >= DESERT_LEADERS, leader
    yield max(state.prescience) >= PRE_BORN, ALIA


def complete_leaders(state: State, described: set[int]) -> None:
    """Those not described enter by the tracks, and leave for those who take their place."""
    for due, leader in brought(state):
        if due and leader not in described and state.leader_at[leader] == OUT:
            state.leader_at[leader] = ASIDE
    for new, old, _ in _pairs():
        if in_play(state, new) and old not in described and state.leader_at[old] < 0:
            state.leader_at[old] = REMOVED


def _pairs() -> Iterator[tuple[int, int, str]]:
    """Who enters play, who leaves the game for it, and the rule."""
    yield from ((FEYD, RABBAN, "13.1.4"), (MOHIAM, HAWAT, "13.1.3"))
    for new, old in REPLACES.items():
        yield new, old, "13.1.1"


def refuse_impossible(state: State) -> None:
    """Raise InvalidSetup for what a game never comes to."""
    for check in _CHECKS:
        for wrong, why in check(state):
            if wrong:
                raise InvalidSetup(why)


def _leaders(state: State) -> Complaints:
    for due, leader in brought(state):
        name = LEADERS[leader].name
        yield (
            due and state.leader_at[leader] == OUT,
            (f"{name} is in play by now (WFA {'12.5.1' if leader in (HAWAT, FEYD) else '12.3.3'})"),
        )
    for new, old, rule in _pairs():
        both = in_play(state, new) and in_play(state, old)
        names = f"{LEADERS[new].name} and {LEADERS[old].name}"
        yield both, f"{names} are not in play together (WFA {rule})"


def _desert(state: State) -> Complaints:
    for area in bits(state.sietches):
        name = AREAS[area].name
        buried = state.wormsigns | state.all_worms | state.harvesters
        yield not DESERTS >> area & 1, f"a sietch lies in the desert, not in {name} (WFA 14.2.15)"
        yield bool(buried >> area & 1), f"beside the sietch in {name} nothing lies (WFA 2.1.7)"
    for area in bits(state.all_worms & state.armies[HARKONNEN]):
        yield True, f"a legion retreats from the sandworm in {AREAS[area].name} (WFA 8.2.4)"


def _dice(state: State) -> Complaints:
    # The row may have come down since they were rolled (WFA 14.1.17).
    most = (ATREIDES_DICE, ROWS[0].dice)
    for side in SIDES:
        if state.kit.players[side]:
            who, rule = (("Atreides", "4.1.1"), ("Harkonnens", "3.1.2"))[side]
            given = sum(state.dice[side])
            yield given > most[side], f"the {who} have {most[side]} dice, not {given} (WFA {rule})"


def _cards(state: State) -> Complaints:
    known = state.setup.content.prescience
    kept = state.eyes.bit_count()
    rows = len(state.row)
    yield rows > ROW + kept, f"{ROW} prescience cards are revealed, not {rows} (WFA 3.1.1)"
    for card in bits(state.eyes):
        yield (
            card not in state.row,
            (f"Eyes of Ibad lies at a revealed card, not at {known[card].name} (WFA 14.2.5)"),
        )
    if state.fear >= 0:
        name = known[state.fear].name
        revealed = state.fear in (*state.row, *state.claimed)
        yield (
            not revealed,
            (f"Fear Is the Mind-Killer lies at a revealed card, not at {name} (WFA 14.1.18)"),
        )
    count = len(state.objectives)
    yield count > OBJECTIVES, f"the Atreides have one objective or two, not {count} (WFA 14.1.8)"


_CHECKS: Final[tuple[Callable[[State], Complaints], ...]] = (_leaders, _desert, _dice, _cards)
