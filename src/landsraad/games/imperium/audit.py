"""Conservation: pieces neither appear nor vanish."""

from __future__ import annotations

from collections import Counter

from landsraad.games.imperium.catalogue import (
    CARD,
    CONTROLLED,
    INTRIGUE,
    RESERVE,
    RESERVE_COPIES,
    SET,
    TECH,
    hagal_cards,
    in_sets,
    starting_deck,
)
from landsraad.games.imperium.shipping import TOP
from landsraad.games.imperium.state import DREADNOUGHTS, NO_IX, NOBODY, TROOPS, State


def audit(state: State) -> None:
    """Raise AssertionError if the position has a piece too many or too few."""
    _cards(state)
    _intrigue(state)
    _houses(state)
    for faction, holder in enumerate(state.alliances):
        heights = [player.influence[faction] for player in state.players]
        assert holder == NOBODY or heights[holder] == max(heights) >= 4, "alliance misplaced"
        assert holder != NOBODY or max(heights) < 4, "alliance not taken"
    assert min(state.bonus) >= 0
    assert min(state.reserve) >= 0
    hagal = Counter(state.hagal_deck + state.hagal_discard)
    setup = state.setup
    assert hagal == Counter(hagal_cards(setup.sets, setup.seats)), "hagal cards lost"
    _tiles(state)
    _flags(state)


def _tiles(state: State) -> None:
    found = [tile for pile in state.tech for tile in pile]
    found += state.tech_trashed
    for player in state.players:
        found += player.ix.tech
        assert not player.ix.flipped & ~sum(1 << tile for tile in player.ix.tech), (
            "a foreign tile flipped"
        )
    assert sorted(found) == in_sets(TECH, state.setup.sets, "tech"), "tech tiles lost or doubled"


def _flags(state: State) -> None:
    spaces = [flag.space for flag in state.flags]
    assert len(set(spaces)) == len(spaces), "two dreadnoughts control one space"
    assert set(spaces) <= set(CONTROLLED), "a dreadnought where nothing is controlled"
    each = DREADNOUGHTS if state.setup.ix else 0
    for seat, player in enumerate(state.players):
        places = (
            player.ix.dreadnoughts,
            player.ix.dreadnoughts_fighting,
            player.ix.dreadnoughts_unbuilt,
        )
        assert min(places) >= 0, "negative dreadnoughts"
        on_flags = sum(flag.seat == seat for flag in state.flags)
        assert sum(places) + on_flags == each, "dreadnoughts lost or doubled"
        assert 0 <= player.ix.freighter <= TOP, "freighter off track"
        assert state.setup.ix or player.ix is NO_IX, "pieces of a set that is not in play"


def _cards(state: State) -> None:
    found = Counter(state.row + state.deck + state.trashed)
    for card, left in zip(RESERVE, state.reserve, strict=True):
        found[card] += left
    for player in state.players:
        found.update(player.hand + player.deck + player.discard + player.play + player.aside)
        found.update([player.ix.ahead] if player.ix.ahead != NOBODY else [])
    expected = Counter(starting_deck(state.setup.epic) * state.setup.seats)
    expected.update(RESERVE_COPIES)
    for key in state.setup.sets:
        for card_ in SET[key].imperium:
            expected[CARD[card_.key]] += card_.copies
    assert found == expected, "cards lost or doubled"


def _intrigue(state: State) -> None:
    found = Counter(state.intrigue_deck + state.intrigue_discard)
    for player in state.players:
        assert len(player.intrigue) == len(player.intrigue_eyes)
        found.update(player.intrigue + player.waiting)
    expected = Counter(
        {INTRIGUE[card.key]: card.copies for key in state.setup.sets for card in SET[key].intrigue}
    )
    assert found == expected, "intrigue cards lost or doubled"


def _houses(state: State) -> None:
    for seat, player in enumerate(state.players):
        troops = (player.garrison, player.conflict, player.supply, player.ix.negotiators)
        assert min(troops) >= 0, "negative troops"
        assert sum(troops) == TROOPS, "troops lost or doubled"
        assert min(player.resources) >= 0, "negative resource"
        assert all(0 <= influence <= 6 for influence in player.influence), "influence off track"
        assert player.vp >= 0, "negative score"
        on_board = sum(there >> 2 * seat & 3 for there in state.agents)
        expected = 2 + player.swordmaster + (state.mentat == seat)
        # IMP 19.1.28: an agent of a rival that finds no space is out for the round.
        unsent = expected - player.agents - on_board
        assert not unsent or (player.rival and unsent > 0), "agents lost or doubled"
        assert Counter(player.hand_shown) <= Counter(player.hand), "unknown card shown"
        assert player.deck_shown <= len(player.deck)
