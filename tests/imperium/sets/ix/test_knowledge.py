"""What Rise of Ix hides, and what a seat remembers of it."""

import landsraad
from imperium.table import Table
from landsraad.core.chance import Rng
from landsraad.games.imperium.mechanisms.ahead.state import ahead_of
from landsraad.games.imperium.mechanisms.tech.state import tech_on

RULES = landsraad.games()["imperium"].rules


def guesses(table, seat):
    return [RULES.determinize(table.game.state, seat, Rng(number)) for number in range(20)]


def test_tiles_under_the_open_ones_are_dealt_anew():
    """IMP 20.1.2"""
    table = Table(ix=True, table={"tech_top": ["windtraps", "flagship", "artillery"]})
    real = tech_on(table.game.state).stacks
    dealt = [tech_on(guess).stacks for guess in guesses(table, 0)]
    assert {tuple(pile[-1] for pile in tech) for tech in dealt} == {tuple(p[-1] for p in real)}
    assert len(set(dealt)) > 10
    assert all(sorted(sum(tech, ())) == sorted(sum(real, ())) for tech in dealt)


def test_a_card_set_aside_is_known_to_its_owner_only():
    """IMP 25.1.2"""
    table = Table(ix=True, leader="ilesa_ecaz", hand="diplomacy dagger", ahead="signet_ring")
    ahead = ahead_of(table.game.state.players[0]).card
    assert {ahead_of(guess.players[0]).card for guess in guesses(table, 0)} == {ahead}
    assert len({ahead_of(guess.players[0]).card for guess in guesses(table, 1)}) > 2


def test_a_buried_card_stays_under_the_deck_for_who_buried_it():
    """IMP 24.1.5"""
    table = Table(ix=True, hand="court_intrigue", intrigue="ambush")
    table.do("send court_intrigue wealth", "resolve court_intrigue swap_intrigue", "bury ambush")
    buried = table.game.state.intrigue_deck[0]
    assert {guess.intrigue_deck[0] for guess in guesses(table, 0)} == {buried}
    assert len({guess.intrigue_deck[0] for guess in guesses(table, 1)}) > 2
