"""Conservation: pieces neither appear nor vanish, and no area holds too many."""

from __future__ import annotations

from collections import Counter

from landsraad.games.war_for_arrakis.catalogue import (
    LEADERS,
    WILD_MAKER,
    bits,
)
from landsraad.games.war_for_arrakis.deeds import stacking
from landsraad.games.war_for_arrakis.frames import Moving, Step
from landsraad.games.war_for_arrakis.plug import in_play as modules_in_play
from landsraad.games.war_for_arrakis.sets.base.economy import SIETCH_RANKS
from landsraad.games.war_for_arrakis.signs import pool
from landsraad.games.war_for_arrakis.state import (
    OUT,
    REMOVED,
    TANK,
    State,
)
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    BENE_GESSERIT,
    CARRYALL,
    HARKONNEN,
    HARVESTER,
    LAST_STEP,
    ORNITHOPTER,
    SANDWORMS,
    SIDES,
    TANK_SLOTS,
    VEHICLES,
    WORMSIGNS,
)


def audit(state: State) -> None:
    """Raise AssertionError if the position has a piece too many or too few."""
    _figures(state)
    _legions(state)
    _leaders(state)
    _tokens(state)
    _cards(state)
    _desert(state)
    _tracks(state)
    for module in modules_in_play(state.setup.modules):
        if module.audit is not None:
            module.audit(state)


def _figures(state: State) -> None:
    for side in SIDES:
        counts = list(state.supply[side])
        assert min(counts) >= 0, "more figures than there are"
        for area in bits(state.armies[side]):
            for kind in range(len(counts)):
                counts[kind] += state.legions[area].amount(kind)
        assert tuple(counts) == state.kit.supply[side], "figures lost or doubled"


def _legions(state: State) -> None:
    excess = {
        frame.value for frame in state.stack if isinstance(frame, Step) and frame.name == "excess"
    }
    moving = {
        frame.side
        for frame in state.stack
        if isinstance(frame, Moving) or (isinstance(frame, Step) and frame.name == "moves_over")
    }
    assert not state.armies[0] & state.armies[1]
    for area, legion in enumerate(state.legions):
        bit = 1 << area
        for side in SIDES:
            assert bool(state.armies[side] & bit) == (legion.side == side), "armies disagree"
        assert bool(state.hidden & bit) == bool(legion.tokens), "hidden disagrees"
        if legion.side < 0:
            continue
        assert min(legion.regular, legion.elite, legion.special, legion.generic) >= 0
        assert legion.units, "leaders alone"
        assert legion.side == ATREIDES or not legion.tokens, "deployment tokens of the Atreides"
        assert tuple(sorted(legion.others)) == legion.others
        crowded = legion.units > stacking(state, legion.side)
        assert not crowded or area in excess or legion.side in moving, "too many units"
        assert not state.all_worms & bit or legion.side == HARKONNEN, "a legion with a sandworm"
        if legion.side == ATREIDES:
            assert not state.villages & bit, "a legion in an enemy settlement"
            assert not state.harvesters & bit, "a legion with a harvester"
        else:
            assert not (state.sietches | state.camps) & bit, "a legion in an enemy settlement"


def _leaders(state: State) -> None:
    slots: Counter[tuple[int, int]] = Counter()
    _lots(state)
    for leader, where in enumerate(state.leader_at):
        side = state.side_of(leader)
        standing = [a for a, legion in enumerate(state.legions) if legion.named >> leader & 1]
        assert standing == ([where] if where >= 0 else []), f"{LEADERS[leader].name} is misplaced"
        if where >= 0:
            assert state.legions[where].side == side, "a leader without a legion"
        elif where <= TANK:
            assert TANK - where < TANK_SLOTS
            slots[state.tank_of(leader), where] += 1
        if state.spent >> leader & 1:
            assert where not in (OUT, REMOVED), "a card that is not in play"
    assert not slots or max(slots.values()) == 1, "two leaders on one slot"


def _lots(state: State) -> None:
    """Dice of partners add up to those of their side."""
    for side in SIDES:
        if state.kit.shared[side]:
            lots = [state.lots[seat] for seat in state.kit.players[side]]
            assert min(min(lot) for lot in lots) >= 0
            assert [sum(dice) for dice in zip(*lots, strict=True)] == state.dice[side]
            assert (state.token_slot[side] >= 0) == (state.token_seats[side] >= 0)


def _tokens(state: State) -> None:
    found = Counter(state.tokens_left + state.tokens_gone)
    for legion in state.legions:
        assert tuple(sorted(legion.tokens)) == legion.tokens
        found.update(legion.tokens)
    assert found == Counter(range(16)), "deployment tokens lost or doubled"
    laid = sum(slot >= 0 for slot in state.token_slot)
    assert min(state.tokens) >= 0
    assert sum(state.tokens) + laid + state.token_reserve <= BENE_GESSERIT, "Bene Gesserit tokens"
    ranks = [state.ranks[area] for area in bits(state.sietches)]
    assert not Counter(ranks) - Counter(SIETCH_RANKS), "sietches doubled"
    assert not state.revealed & ~state.sietches


def _cards(state: State) -> None:
    expected = Counter(card for deck in state.kit.decks for card in deck)
    found = Counter(card for deck in state.decks for card in deck)
    for side in SIDES:
        found.update(state.hands[side] + state.discards[side])
    for module in modules_in_play(state.setup.modules):
        if module.cards is not None:
            found.update(module.cards(state))
    assert found == expected, "planning cards lost or doubled"
    seen = Counter(state.foresight_deck + state.row + state.claimed + state.foresight_gone)
    assert seen == Counter(range(len(state.setup.content.prescience))), "prescience cards lost"
    assert 1 <= len(set(state.objectives)) == len(state.objectives), "objectives"


def _desert(state: State) -> None:
    assert state.worms.bit_count() <= SANDWORMS, "too many sandworms"
    assert state.maker < 0 or state.leader_at[WILD_MAKER] not in (OUT, REMOVED), (
        "a Wild Maker not in play"
    )
    assert state.maker < 0 or not state.worms >> state.maker & 1, "two sandworms in an area"
    assert state.wormsigns.bit_count() <= WORMSIGNS, "too many wormsigns"
    assert not (state.worm_signs | state.burrow_signs) & ~state.wormsigns
    assert not state.worm_signs & state.burrow_signs
    assert min(pool(state)) >= 0, "wormsigns doubled"
    buried = state.wormsigns | state.all_worms | state.harvesters
    assert not buried & ~state.deserts, "wormsigns, sandworms and harvesters are in the desert"
    assert not state.foreign & ~state.harvesters
    own = state.harvesters & ~state.foreign
    assert own.bit_count() <= VEHICLES[HARVESTER], "too many harvesters"
    assert state.zones.count(ORNITHOPTER) <= VEHICLES[ORNITHOPTER], "too many ornithopters"
    assert state.zones.count(CARRYALL) <= VEHICLES[CARRYALL], "too many carryalls"


def _tracks(state: State) -> None:
    assert 0 <= state.supremacy <= LAST_STEP
    assert all(0 <= height <= LAST_STEP for height in state.prescience)
    assert all(1 <= row <= 5 for row in state.imperium)
    assert state.reserve in (0, 1)
    for dice in state.dice:
        assert min(dice) >= 0
