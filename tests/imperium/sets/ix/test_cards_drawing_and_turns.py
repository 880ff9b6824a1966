"""Cards of Rise of Ix that draw, discard, trash and add turns (IMP 26.1)."""

import pytest

from imperium.ix_turns import sent

# --- Court Intrigue


def test_court_intrigue_needs_an_intrigue_card():
    """IMP 3.2.3"""
    table = sent("court_intrigue", "wealth")
    assert (table.intrigue, table.asked) == ([], (1, "turn"))


def test_court_intrigue_may_be_left():
    """IMP 3.2.1"""
    table = sent("court_intrigue", "wealth", intrigue="ambush")
    assert table.options == ["resolve court_intrigue swap_intrigue", "done"]
    assert table.do("done").intrigue == ["ambush"]


def test_court_intrigue_hides_the_card_it_buries():
    """IMP 26.1.3, IMP 24.1.5: one of several cards goes, under the deck and unseen."""
    more = {"intrigue": "ambush windfall", "table": {"intrigue_top": ["bribery"]}}
    table = sent("court_intrigue", "wealth", **more)
    table.do("resolve court_intrigue swap_intrigue")
    assert table.options == ["bury ambush", "bury windfall"]
    table.do("bury windfall")
    assert sorted(table.intrigue) == ["ambush", "bribery"]
    assert (table.player(0)["intrigue_size"], table.table["intrigue_discard"]) == (2, [])
    told = [event for _, event in table.game.events(1) if event.kind == "bury"]
    assert [event.secret for event in told] == [None]


# --- Jamis


def test_jamis_may_trash_a_card():
    """IMP 3.4.2"""
    table = sent("jamis", "stillsuits", garrison=0).do("resolve jamis trash")
    assert {"trash dagger hand", "trash jamis play"} <= set(table.options)
    assert table.do("trash jamis play").table["trashed"] == ["jamis"]
    assert sent("jamis", "stillsuits", garrison=0).do("done").table["trashed"] == []


DISCARDERS = {
    "in_the_shadows": "tech_negotiation",
    "satellite_ban": "stillsuits",
    "spice_trader": "smuggling",
    "truthsayer": "wealth",
}


FRIENDS = {"fremen": 2, "bene_gesserit": 2}


@pytest.mark.parametrize("card, space", DISCARDERS.items())
def test_a_discard_is_refused_or_impossible_without_a_card(card, space):
    """IMP 3.2.1, IMP 3.2.3, IMP 24.1.1: an intrigue card does not serve."""
    offer = f"resolve {card} pay_discard"
    more = {"influence": FRIENDS, "garrison": 0}
    table = sent(card, space, **more)
    assert offer in table.options
    table.do("done")
    assert (table.hand, table.asked) == (["dagger"], (1, "turn"))
    alone = sent(card, space, hand=card, intrigue="ambush", **more)
    assert offer not in alone.options


# --- Truthsayer


def test_truthsayer_discards_for_a_card():
    table = sent("truthsayer", "wealth", deck="diplomacy scout")
    table.do("resolve truthsayer pay_discard")
    assert (table.hand, table.discard) == (["diplomacy"], ["dagger"])


# --- Weirding Way


def test_weirding_way_lets_a_reveal_turn_follow():
    """IMP 26.1.12"""
    table = sent("weirding_way", "smuggling", intrigue="ambush").do("done", "take turn", "reveal")
    assert (table.play, table.asked) == (["weirding_way", "dagger"], (0, "reveal_turn"))
    assert table.do("done").asked == (1, "turn")


def test_weirding_way_gives_one_turn_more():
    """IMP 26.1.12: the turn it gave is followed by the others' turns."""
    hand = {"hand": "weirding_way diplomacy dagger"}
    table = sent("weirding_way", "smuggling", **hand).do("done", "take turn")
    assert table.do("send diplomacy wealth").asked == (1, "turn")
    declined = sent("weirding_way", "smuggling", **hand).do("done")
    assert declined.options == ["take turn", "decline"]
    assert declined.do("decline").asked == (1, "turn")


def test_weirding_way_asks_even_with_an_empty_hand():
    """IMP 5.1.1: an empty hand can be revealed."""
    table = sent("weirding_way", "smuggling", hand="weirding_way").do("done")
    assert table.asked == (0, "extra_turn")
    assert table.do("take turn").player(0)["revealed"]
