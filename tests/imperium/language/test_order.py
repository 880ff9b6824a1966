"""What comes in an order, what does not, and what excludes one another."""

import pytest

from imperium.table import Table
from landsraad.games.imperium.engine.boxes import items
from landsraad.games.imperium.language.cards import discard
from landsraad.games.imperium.language.counts import alliance
from landsraad.games.imperium.language.gains import draw, spice, water
from landsraad.games.imperium.language.order import either, then
from landsraad.games.imperium.language.structure import seq, when
from landsraad.games.imperium.language.terms import FREMEN
from landsraad.games.imperium.language.words import describe, label

ALONE = [{"revealed": True}, {"revealed": True}]


def test_steps_of_a_sequence_are_taken_one_by_one_and_those_of_an_order_are_not():
    """IMP 4.4.1: the player orders the effects of a box; what says "then" has its order."""
    assert [one.effect for one in items(seq(discard(1), draw(1)), "dagger")] == [
        discard(1), draw(1)
    ]  # fmt: skip
    (one,) = items(then(discard(1), draw(1)), "dagger")
    assert one.effect == then(discard(1), draw(1))


def test_an_order_says_then():
    assert describe(then(discard(1), draw(1))) == "discard a card, then draw a card"
    assert label(then(spice(1), draw(1))) == label(spice(1))


def test_the_second_effect_sees_what_the_first_has_done():
    """IMP 3.3.1: Refocus shuffles first, so that a card of the discard pile is drawn."""
    table = Table(hand="dagger", intrigue="refocus", deck="", discard="stilgar", others=ALONE)
    table.do("play refocus")
    assert sorted(table.hand) == ["dagger", "stilgar"]
    assert table.discard == []


@pytest.mark.parametrize("hand, offered", [("guild_envoy", False), ("guild_envoy dagger", True)])
def test_an_order_whose_first_effect_is_impossible_does_nothing(hand, offered):
    """IMP 46.1.6: without a card to discard Guild Envoy does not draw."""
    table = Table(uprising=True, hand=hand)
    table.do("send guild_envoy deliver_supplies")
    assert table.hand_size == 0
    assert (table.discard == ["dagger"]) is offered


@pytest.mark.parametrize("other, cards", [("smugglers_harvester", 2), ("dagger", 0)])
def test_what_the_second_effect_asks_is_settled_when_it_comes(other, cards):
    """IMP 46.1.6: Guild Envoy draws for the card that was discarded for it, not before."""
    table = Table(uprising=True, hand=f"guild_envoy {other} diplomacy", others=ALONE)
    table.do("send guild_envoy deliver_supplies")
    assert table.hand_size == 2
    table.do(f"discard {other}")
    assert table.hand_size == 1 + cards


def test_an_empty_hand_may_be_discarded_from_before_a_card_comes():
    """IMP 46.1.6: in any order, so that the card drawn at Espionage can be kept."""
    me = {"hand": "guild_envoy", "spice": 1, "deck": "dagger", "leader": "muaddib"}
    table = Table(uprising=True, **me).do("send guild_envoy espionage")
    assert "resolve guild_envoy discard" in table.options
    table.do("resolve guild_envoy discard", "resolve espionage draw_1")
    assert table.hand == ["dagger"]
    late = Table(uprising=True, **me).do("send guild_envoy espionage", "resolve espionage draw_1")
    late.do("resolve espionage spy", "spy post_guild")
    assert (late.hand, late.discard) == ([], ["dagger"])


def test_nothing_follows_a_discard_that_finds_no_card():
    """IMP 46.1.6: a Guild card discarded for something else before draws nothing."""
    hand = "guild_envoy guild_spy"
    table = Table(uprising=True, hand=hand, intrigue="sietch_ritual impress", deck="dagger")
    table.do("send guild_envoy deliver_supplies", "play sietch_ritual", "faction fremen")
    table.do("resolve guild_envoy discard")
    assert table.hand == []


def test_alternatives_exclude_one_another():
    """IMP 19.1.37"""
    effect = either(card=when(alliance(FREMEN), draw(1)), otherwise=water(1))
    assert describe(effect) == "with the Fremen alliance: draw a card; otherwise: +1 water"
    assert len(items(effect, "dagger")) == 1
