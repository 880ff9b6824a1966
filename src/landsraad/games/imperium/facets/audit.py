"""Conservation: pieces neither appear nor vanish."""

from __future__ import annotations

from collections import Counter

from landsraad.games.imperium.engine.holdings import cards_of
from landsraad.games.imperium.engine.plug import audited_by, in_play
from landsraad.games.imperium.engine.state import NOBODY, TROOPS, PlayerState, State, Step


def audit(state: State) -> None:
    """Raise AssertionError if the position has a piece too many or too few."""
    _parts(state)
    _cards(state)
    _intrigue(state)
    _houses(state)
    _alliances(state)
    assert min(state.bonus) >= 0
    assert min(state.reserve) >= 0
    hagal = Counter(state.hagal_deck + state.hagal_discard)
    setup = state.setup
    deck = setup.selection.hagal_cards(setup.seats, setup.board)
    assert hagal == Counter(deck), "hagal cards lost"
    for part in audited_by(setup.sets):
        if part.check is not None:
            part.check(state)


def _alliances(state: State) -> None:
    """Whoever holds a token is highest, unless the holder is about to hand it on (IMP 9.2.3)."""
    waiting = {f.value for f in state.stack if isinstance(f, Step) and f.name == "heir"}
    for faction, holder in enumerate(state.alliances):
        heights = [player.influence[faction] for player in state.players]
        assert holder != NOBODY or max(heights) < 4, "alliance not taken"
        if faction in waiting:
            assert heights.count(max(heights)) > 1, "an alliance has one heir only"
        else:
            assert holder == NOBODY or heights[holder] == max(heights) >= 4, "alliance misplaced"


def _parts(state: State) -> None:
    known = {mechanism.key for mechanism in in_play(state.setup.sets)}
    for parts in (state.parts, *(player.parts for player in state.players)):
        assert known.issuperset(parts), "pieces of a set that is not in play"


def _cards(state: State) -> None:
    found = Counter(state.row + state.deck + state.trashed)
    selection = state.setup.selection
    for card, left in zip(selection.reserve, state.reserve, strict=True):
        found[card] += left
    for player in state.players:
        found.update(cards_of(player) + player.aside)
    expected = Counter(state.setup.starting_deck * state.setup.seats)
    expected.update(dict(zip(selection.reserve, selection.reserve_copies, strict=True)))
    expected.update(selection.imperium)
    for part in audited_by(state.setup.sets):
        if part.missing is not None:
            expected.subtract(part.missing(state))
        if part.more_cards is not None:
            expected.update(part.more_cards(state))
        if part.cards is not None:
            found.update(part.cards(state))
    assert found == expected, "cards lost or doubled"


def _intrigue(state: State) -> None:
    found = Counter(state.intrigue_deck + state.intrigue_discard)
    for player in state.players:
        assert len(player.intrigue) == len(player.intrigue_eyes)
        found.update(player.intrigue + player.waiting)
    expected = Counter(state.setup.selection.intrigue_cards())
    for part in audited_by(state.setup.sets):
        if part.intrigue is not None:
            found.update(part.intrigue(state))
        if part.more_intrigue is not None:
            expected.update(part.more_intrigue(state))
    assert found == expected, "intrigue cards lost or doubled"


def _houses(state: State) -> None:
    for seat, player in enumerate(state.players):
        _troops(state, player)
        assert min(player.resources) >= 0, "negative resource"
        assert all(0 <= influence <= 6 for influence in player.influence), "influence off track"
        assert player.vp >= 0, "negative score"
        on_board = sum(there >> 2 * seat & 3 for there in state.agents)
        elsewhere = sum(
            part.agents(player) for part in audited_by(state.setup.sets) if part.agents is not None
        )
        expected = 2 + player.swordmaster + (state.mentat == seat)
        # IMP 19.1.28: an agent of a rival that finds no space is out for the round.
        unsent = expected - player.agents - on_board - elsewhere
        assert not unsent or (player.rival and unsent > 0), "agents lost or doubled"
        assert Counter(player.hand_shown) <= Counter(player.hand), "unknown card shown"
        assert max(player.deck_shown, player.deck_seen) <= len(player.deck)


def _troops(state: State, player: PlayerState) -> None:
    places = (player.garrison, player.conflict, player.supply)
    assert min(places) >= 0, "negative troops"
    elsewhere = sum(
        part.troops(player) for part in audited_by(state.setup.sets) if part.troops is not None
    )
    others = player.among_troops(False) + player.among_troops(True)
    assert sum(places) + elsewhere == TROOPS + others, "troops lost or doubled"
