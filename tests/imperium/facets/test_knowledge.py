"""What becomes known, to whom: undo stops there, and guesses respect it."""

from imperium.table import Table


def test_a_hand_that_has_to_be_revealed_locks_the_choice_before_it():
    sent = {"agents": {"conspire": [1], "carthag": [1]}}
    table = Table(hand="diplomacy dagger", others=[{"hand": "convincing_argument"}, {}], table=sent)
    table.do("send diplomacy wealth")
    assert table.player(1)["revealed"]
    assert table.game.frontier == 1


def test_a_turn_taken_back_does_not_tell_that_the_next_player_must_reveal():
    """IMP 19.1.38: with agents left only the hand says so, and the player is asked."""
    for hand, more in (("convincing_argument", False), ("diplomacy", True)):
        table = Table(hand="diplomacy dagger", others=[{"hand": hand}, {}])
        table.do("send diplomacy wealth")
        assert (table.asked, table.game.frontier) == ((1, "turn"), 0)
        assert (table.options != ["reveal"]) == more
        assert not table.player(1)["revealed"]


def test_a_kwisatz_haderach_that_may_be_held_is_asked_about():
    """IMP 19.1.38, IMP 19.1.3: without agents it moves one from the board, if it is in the hand."""
    place = {"agents": {"conspire": [1], "carthag": [1]}}
    for deck, asked in (("kwisatz_haderach", True), ("dagger", False)):
        other = {"hand": "convincing_argument", "deck": deck}
        table = Table(hand="diplomacy dagger", others=[other, {}], table=place)
        table.do("send diplomacy wealth")
        assert (table.asked == (1, "turn")) == asked
        assert table.player(1)["revealed"] != asked


def test_ones_own_forced_reveal_can_be_taken_back():
    others = [{"revealed": True, "hand": ""}] * 2
    table = Table(hand="diplomacy convincing_argument", others=others)
    table.do("send diplomacy wealth")
    assert table.revealed
    assert table.game.frontier == 0


def test_a_last_card_discarded_without_asking_locks_the_choice_before_it():
    others = [{"hand": "dagger", "deck": ""}, {"hand": "", "deck": ""}]
    table = Table(hand="test_of_humanity dagger", others=others)
    table.do("send test_of_humanity hall_of_oratory")
    assert table.player(1)["discard"] == ["dagger"]
    assert table.game.frontier == 1


def test_trashing_the_top_card_locks_the_choice_only_for_who_sees_the_next_one():
    for leader, frontier in (("paul_atreides", 2), ("earl_memnon_thorvald", 1)):
        table = Table(
            leader=leader, hand="dagger", deck="diplomacy seek_allies", intrigue="poison_snooper"
        )
        table.do("play poison_snooper", "take trash")
        assert table.game.frontier == frontier


def test_a_hand_is_known_by_counting_when_its_deck_was_empty():
    """IMP 19.1.26: discard piles are open, so only the card drawn after the shuffle is hidden."""
    other = {"hand": "reconnaissance dagger", "deck": "", "discard": "diplomacy seek_allies"}
    table = Table(hand="dagger", others=[other, {}], table={"turn": 1})
    table.do("send reconnaissance arrakeen", "resolve arrakeen draw_1")
    assert table.game.view(0)["players"][1]["hand_shown"] == ["dagger"]
    seen = table.game.observe(0)
    hands = [seen.sample(seed).view(1)["players"][1]["hand"] for seed in range(12)]
    assert all("dagger" in hand for hand in hands)
    assert {card for hand in hands for card in hand} == {"dagger", "diplomacy", "seek_allies"}
