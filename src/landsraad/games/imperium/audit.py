"""Conservation: pieces neither appear nor vanish."""

from __future__ import annotations

from collections import Counter

from landsraad.games.imperium.catalogue import (
    BANKED,
    CARD,
    CONTROLLED,
    LEADERS,
    RESERVE,
    RESERVE_COPIES,
    SET,
    SIGNET_RING,
    SKILL,
    TWISTED,
    commander_spaces,
    hagal_cards,
    intrigue_cards,
    starting_deck,
    tech_tiles,
)
from landsraad.games.imperium.shipping import TOP
from landsraad.games.imperium.state import DREADNOUGHTS, NO_IX, NOBODY, TROOPS, State
from landsraad.games.imperium.state_bloodlines import NO_BLOODLINES, NO_TABLE


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
    deck = hagal_cards(setup.sets, setup.seats, setup.board)
    assert hagal == Counter(deck), "hagal cards lost"
    _tiles(state)
    _flags(state)
    _commanders(state)
    _leaders(state)


def _tiles(state: State) -> None:
    found = [tile for pile in state.tech for tile in pile]
    found += state.tech_trashed
    for player in state.players:
        found += player.ix.tech
        found += [player.bl.project] if player.bl.project != NOBODY else []
        assert not player.ix.flipped & ~sum(1 << tile for tile in player.ix.tech), (
            "a foreign tile flipped"
        )
    assert sorted(found) == sorted(tech_tiles(state.setup.sets)), "tech tiles lost or doubled"


def _commanders(state: State) -> None:
    setup, table = state.setup, state.bl
    if not setup.bloodlines:
        assert table is NO_TABLE, "pieces of a set that is not in play"
        return
    own = [(p.bl.commanders, p.bl.fighting, p.bl.supply) for p in state.players]
    assert min(map(min, own)) >= 0, "negative commanders"
    for player, (home, fighting, _) in zip(state.players, own, strict=True):
        assert home <= player.garrison, "commanders outside the garrison"
        assert fighting <= player.conflict, "commanders outside the conflict"
        assert len(set(player.bl.skills)) == len(player.bl.skills), "two copies of a skill"
    found = len(table.commanders) + table.bank + table.gone + sum(map(sum, own))
    expected = len(commander_spaces(setup.sets, setup.seats)) + BANKED
    assert found == expected, "commanders lost or doubled"
    skills = Counter(table.skills + table.stack + table.skills_gone)
    for player in state.players:
        skills.update(player.bl.skills)
    copies = {SKILL[skill.key]: skill.copies for key in setup.sets for skill in SET[key].skills}
    assert skills == Counter(copies), "skills lost or doubled"


def _leaders(state: State) -> None:
    """The parts of leaders: navigation cards, agents that fight, tracks."""
    for player in state.players:
        bl = player.bl
        if bl is NO_BLOODLINES:
            continue
        cards = (*bl.dealt, *bl.course, *bl.navigated)
        assert len(set(cards)) == len(cards), "navigation cards doubled"
        track = LEADERS[player.leader].tactics if player.leader >= 0 else None
        assert track is None or 0 <= bl.tactics < track[1][-1][0], "token off its track"
        assert 0 <= bl.kept_home <= player.garrison, "recruits kept at home elsewhere"


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
        assert state.tech or player.ix is NO_IX, "pieces of a set that is not in play"


def _cards(state: State) -> None:
    found = Counter(state.row + state.deck + state.trashed)
    for card, left in zip(RESERVE, state.reserve, strict=True):
        found[card] += left
    for player in state.players:
        found.update(player.hand + player.deck + player.discard + player.play + player.aside)
        found.update([player.ix.ahead] if player.ix.ahead != NOBODY else [])
    expected = Counter(starting_deck(state.setup.epic) * state.setup.seats)
    expected[SIGNET_RING] -= sum(
        bool(player.bl.dealt or player.bl.course or player.bl.navigated) for player in state.players
    )
    expected.update(RESERVE_COPIES)
    for key in state.setup.sets:
        for card_ in SET[key].imperium:
            expected[CARD[card_.key]] += card_.copies
    assert found == expected, "cards lost or doubled"


def _intrigue(state: State) -> None:
    found = Counter(state.intrigue_deck + state.intrigue_discard)
    table = state.bl
    found.update(table.twisted + table.twisted_discard + table.intrigue_trashed)
    for player in state.players:
        assert len(player.intrigue) == len(player.intrigue_eyes)
        found.update(player.intrigue + player.waiting)
    expected = Counter(intrigue_cards(state.setup.sets))
    if table.twisted or any(card in TWISTED for card in found):
        expected.update(TWISTED)
    assert found == expected, "intrigue cards lost or doubled"


def _houses(state: State) -> None:
    for seat, player in enumerate(state.players):
        troops = (player.garrison, player.conflict, player.supply, player.ix.negotiators)
        assert min(troops) >= 0, "negative troops"
        commanders = player.bl.commanders + player.bl.fighting
        assert sum(troops) == TROOPS + commanders, "troops lost or doubled"
        assert min(player.resources) >= 0, "negative resource"
        assert all(0 <= influence <= 6 for influence in player.influence), "influence off track"
        assert player.vp >= 0, "negative score"
        on_board = sum(there >> 2 * seat & 3 for there in state.agents)
        expected = 2 + player.swordmaster + (state.mentat == seat)
        # IMP 19.1.28: an agent of a rival that finds no space is out for the round.
        unsent = expected - player.agents - on_board - player.bl.agents
        assert not unsent or (player.rival and unsent > 0), "agents lost or doubled"
        assert Counter(player.hand_shown) <= Counter(player.hand), "unknown card shown"
        assert max(player.deck_shown, player.bl.deck_seen) <= len(player.deck)
