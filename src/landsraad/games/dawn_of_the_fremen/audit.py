"""Conservation: pieces neither appear nor vanish."""

from __future__ import annotations

from collections import Counter

from landsraad.games.dawn_of_the_fremen.catalogue import bits
from landsraad.games.dawn_of_the_fremen.frames import Step, Trip
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import (
    BIT,
    DEBTS,
    GREAT_MAKER,
    HAS_GREAT_MAKER,
    HAS_MAKER,
    MAKER,
    NOBODY,
    RESOURCES,
    SITES_IN_PLAY,
    TOKENS,
    TRIBES,
    WARRIORS,
)


def audit(state: State) -> None:
    """Raise AssertionError if the position has a piece too many or too few."""
    _tokens(state)
    _debts(state)
    _cards(state)
    placed = sum(site != NOBODY for site in state.sites)
    assert placed + len(state.bag) == SITES_IN_PLAY, "production sites lost or doubled"
    leaving = {f.seat for f in state.stack if isinstance(f, Step) and f.name == "landless"}
    assert state.land == _land(state), "land as bits is not the land"
    for seat in range(TRIBES):
        held = state.owner.count(seat)
        assert held <= WARRIORS, "more warriors than there are"
        # In the Harj nobody has land yet, not even who is left there as the only one.
        if state.cycle and seat < state.setup.seats and seat not in leaving:
            assert bool(held) != bool(state.gone >> seat & 1), "a tribe without land still plays"
    assert min(state.goods) >= 0, "negative resource"
    assert len(set(state.barriers)) == len(state.barriers), "two barriers on a border"
    assert len(state.barriers) + state.to_place <= len(state.box.borders)


def _land(state: State) -> list[int]:
    return [
        bits(place for place, owner in enumerate(state.owner) if owner == seat)
        for seat in (*range(TRIBES), NOBODY)
    ]


def _tokens(state: State) -> None:
    # One of two worms may be in hand, or about to be discarded.
    choosing = any(
        isinstance(f, Trip) or (isinstance(f, Step) and f.name == "keep_worm") for f in state.stack
    )
    both = HAS_MAKER | HAS_GREAT_MAKER
    assert choosing or not any(mask & both == both for mask in state.tokens), "two worms"
    for token in range(RESOURCES, TOKENS):
        if token == GREAT_MAKER:
            continue
        bits = (BIT[MAKER], BIT[GREAT_MAKER]) if token == MAKER else (BIT[token],)
        there = sum(bool(mask & bit) for mask in state.tokens for bit in bits)
        assert state.supply[token] >= 0, "the supply is below zero"
        assert there + state.supply[token] == state.box.copies[token], "tokens lost or doubled"


def _debts(state: State) -> None:
    assert min(state.debts) >= 0, "negative water debts"
    for owner in range(state.setup.seats):
        lying = 2 * sum(barred == owner for _, barred in state.bars)
        held = sum(state.debts[4 * holder + owner] for holder in range(TRIBES))
        assert held + lying == DEBTS, "water debts lost or doubled"


def _cards(state: State) -> None:
    found = Counter(state.deck + state.removed)
    for cards in state.cards:
        found.update(cards)
    # Muad'Dib Tracks lies aside while it is being followed.
    found.update(f.value for f in state.stack if isinstance(f, Step) and f.name == "look")
    assert found == Counter(state.box.deck), "cards lost or doubled"
