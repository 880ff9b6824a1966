"""Rounds: phases, round start, turn order (IMP 2)."""

from imperium.table import Table

IDLE = {"hand": [], "deck": [], "discard": []}
HANDS = [{"hand": "dagger dagger"}, {"hand": "dagger dagger"}]


def phases(table):
    """The phases named by what happened, in order."""
    names = {"round": "round_start", "turn": "turns", "reveal": "turns", "place": "combat",
             "makers": "makers"}  # fmt: skip
    seen = [names[event.kind] for _, event in table.game.events(None) if event.kind in names]
    return list(dict.fromkeys(seen))


def test_a_round_runs_through_its_phases_in_order():
    """IMP 2.1.1"""
    table = Table(hand="dagger", conflict=1, others=[IDLE, IDLE], table={"conflict": "skirmish_b"})
    table.do("reveal")
    assert phases(table) == ["turns", "combat", "makers", "round_start"]
    assert (table.table["round"], table.table["phase"], table.vp) == (2, "turns", 1)
    assert set(table.table["bonus_spice"].values()) == {1}


def test_round_start_turns_up_a_conflict_and_deals_five_cards():
    """IMP 2.2.1"""
    table = Table(hand="", table={"phase": "round_start", "conflict": "skirmish_b"})
    assert table.table["conflict"] == "skirmish_b"
    assert [table.player(seat)["hand_size"] for seat in range(3)] == [5, 5, 5]
    assert (table.deck_size, table.table["conflicts_left"]) == (5, 9)


def test_five_cards_are_drawn_in_addition_to_those_in_hand():
    """IMP 2.2.1, IMP 19.1.17"""
    table = Table(hand="dagger stilgar", table={"phase": "round_start"})
    assert table.hand_size == 2 + 5
    assert "stilgar" in table.hand


def test_cards_drawn_on_an_agent_turn_stay_in_hand():
    """IMP 19.1.17"""
    table = Table(hand="reconnaissance dagger", deck="stilgar scout", others=[IDLE, IDLE])
    table.do("send reconnaissance arrakeen", "done")
    assert table.hand == ["dagger", "stilgar"]
    assert (table.play, table.persuasion) == (["reconnaissance"], 0)


def test_the_controller_may_defend_with_a_troop_of_the_supply():
    """IMP 2.2.2, IMP 19.1.33: decided before hands are drawn."""
    place = {"phase": "round_start", "conflict": "siege_of_arrakeen", "control": {"arrakeen": 0}}
    table = Table(hand="", table=place)
    assert (table.asked, table.hand_size) == ((0, "defend"), 0)
    assert table.options == ["deploy 1", "decline"]
    table.do("deploy 1")
    assert (table.conflict, table.garrison, table.supply) == (1, 3, 8)
    assert (table.strength, table.hand_size) == (2, 5)


def test_the_controller_may_decline_to_defend():
    """IMP 2.2.2"""
    place = {"phase": "round_start", "conflict": "battle_for_carthag", "control": {"carthag": 1}}
    table = Table(hand="", table=place)
    assert table.asked == (1, "defend")
    table.do("decline")
    assert (table.player(1)["conflict"], table.player(1)["supply"]) == (0, 9)


def test_no_defence_without_a_troop_in_supply():
    """IMP 2.2.2"""
    place = {"phase": "round_start", "conflict": "siege_of_arrakeen", "control": {"arrakeen": 0}}
    assert Table(garrison=12, table=place).asked == (0, "turn")


def test_no_defence_where_the_conflict_is_about_another_space():
    """IMP 2.2.2"""
    place = {"phase": "round_start", "conflict": "siege_of_carthag", "control": {"arrakeen": 0}}
    assert Table(table=place).asked == (0, "turn")
    place["conflict"] = "guild_bank_raid"
    assert Table(table=place).asked == (0, "turn")


def test_the_mentat_won_last_round_comes_before_the_defence():
    """IMP 19.1.33"""
    place = {"phase": "round_start", "conflict": "siege_of_arrakeen", "control": {"arrakeen": 1},
             "mentat_next": 0}  # fmt: skip
    table = Table(table=place)
    assert (table.asked, table.agents, table.table["mentat"]) == ((1, "defend"), 3, 0)


def test_turns_pass_clockwise_from_the_first_player():
    """IMP 2.3.1"""
    others = [{"hand": "diplomacy dagger"}, {"hand": "dagger signet_ring"}]
    table = Table(hand="dune_the_desert_planet dagger", others=others, table={"first": 2})
    assert table.asked == (2, "turn")
    assert table.do("send dagger hall_of_oratory").asked == (0, "turn")
    assert table.do("send dune_the_desert_planet secure_contract").asked == (1, "turn")
    assert table.do("send diplomacy wealth").asked == (2, "turn")


def test_one_turn_at_a_time():
    """IMP 2.3.1: after my agent turn the others have theirs before my next."""
    table = Table(hand="dagger diplomacy", others=HANDS)
    table.do("send diplomacy wealth")
    assert table.asked == (1, "turn")
    assert table.player(0)["agents"] == 1


def test_a_turn_that_has_begun_is_not_a_reveal_turn():
    """IMP 2.3.1"""
    table = Table(hand="reconnaissance dagger", others=HANDS)
    table.do("send reconnaissance arrakeen")
    assert "reveal" not in table.options
    assert table.why("reveal") == "IMP 2.3.1"


def test_revealing_with_agents_left_ends_the_turns_of_a_player():
    """IMP 2.3.2"""
    table = Table(hand="dagger dagger", others=[{"hand": "dagger seek_allies"}, IDLE])
    table.do("reveal")
    assert (table.agents, table.revealed, table.asked) == (2, True, (1, "turn"))
    table.do("send dagger hall_of_oratory")
    assert table.asked == (1, "turn")


def test_the_phase_is_over_when_all_have_revealed():
    """IMP 2.3.2"""
    table = Table(hand="dagger", others=[{"hand": "dagger seek_allies"}, IDLE])
    table.do("reveal", "send dagger hall_of_oratory")
    assert (table.table["round"], table.player(1)["revealed"]) == (1, False)
    table.do("reveal")
    assert table.table["round"] == 2


def test_played_cards_and_discard_piles_are_open():
    """IMP 19.1.26"""
    other = {"hand": "dagger", "discard": "stilgar", "intrigue": "windfall ambush"}
    shown = Table(hand="dagger", others=[other]).game.view(0)["players"][1]
    assert (shown["discard"], shown["intrigue_size"]) == (["stilgar"], 2)
    assert not {"hand", "intrigue", "deck_cards"} & set(shown)
    assert shown["intrigue_known"] == []
