"""The effects of a turn in any order, and what is not asked (IMP 4.4, IMP 19.1.5)."""

from imperium.table import Table

ALONE = [{"revealed": True}, {"revealed": True}]
INFLUENCE = "resolve foldspace influence_guild_1"
CARD = "resolve foldspace take_foldspace"


def alone(**me):
    return Table(others=ALONE, **me)


def test_space_influence_and_card_are_offered_side_by_side():
    """IMP 4.4.1"""
    near = {"guild": 3}
    table = alone(hand="space_travel dagger", deck="", influence=near)
    table.do("send space_travel foldspace")
    assert table.options == [INFLUENCE, "resolve space_travel draw_1", CARD]


def test_influence_below_four_is_taken_at_once():
    """IMP 19.1.5"""
    table = alone(hand="space_travel dagger", deck="", influence={"guild": 2})
    table.do("send space_travel foldspace")
    assert table.options == ["resolve space_travel draw_1", CARD]
    assert table.influence["guild"] == 3


def test_a_card_gained_first_can_be_drawn_on_the_same_turn():
    """IMP 4.4.1"""
    table = alone(hand="space_travel dagger", deck="").do("send space_travel foldspace")
    table.do(CARD)
    assert (sorted(table.hand), table.discard) == (["dagger", "foldspace"], [])
    assert table.influence["guild"] == 1


def test_a_draw_before_the_gain_finds_nothing():
    """IMP 4.4.1"""
    table = alone(hand="space_travel dagger", deck="").do("send space_travel foldspace")
    table.do("resolve space_travel draw_1")
    assert (table.hand, table.discard) == (["dagger"], ["foldspace"])


def test_a_condition_met_by_the_influence_of_the_space_lets_the_card_work_after_it():
    """IMP 4.4.1: the draw of Smuggler's Thopter needs 2 guild influence."""
    me = {"hand": "smugglers_thopter dagger", "deck": "", "intrigue": "dispatch_an_envoy windfall"}
    table = alone(**me, influence={"guild": 1}).do("play dispatch_an_envoy")
    table.do("send smugglers_thopter foldspace")
    assert table.influence["guild"] == 2
    assert table.offered("resolve") == ["resolve smugglers_thopter draw_2", CARD]
    assert table.do(CARD, "resolve smugglers_thopter draw_2").hand == ["dagger", "foldspace"]


def test_a_condition_that_is_not_met_lapses_with_the_turn():
    """IMP 4.4.1"""
    me = {"hand": "smugglers_thopter dagger", "deck": "scout stilgar"}
    table = alone(**me, influence={"guild": 1}, garrison=0)
    table.do("send smugglers_thopter imperial_basin")
    assert (table.asked, table.hand) == ((0, "turn"), ["dagger"])


def leto_at_wealth():
    """Duke Leto on his way to a faction space with his signet, one step behind there."""
    me = {"hand": "signet_ring dagger", "intrigue": "dispatch_an_envoy windfall", "spice": 1}
    others = [{"revealed": True, "influence": {"emperor": 1}}, {"revealed": True}]
    table = Table(leader="duke_leto_atreides", **me, others=others)
    return table.do("play dispatch_an_envoy", "send signet_ring wealth")


def test_the_signet_of_leto_may_be_used_while_he_is_still_behind():
    """IMP 4.4.1, IMP 12.1.2"""
    table = leto_at_wealth().do("resolve duke_leto_atreides pay_spice_1")
    assert (table.influence["emperor"], table.spice, table.vp) == (2, 0, 1)
    assert not table.offered("resolve")


def test_the_signet_of_leto_is_closed_once_the_space_has_brought_him_level():
    """IMP 4.4.1, IMP 12.1.2"""
    table = leto_at_wealth().do("resolve wealth influence_emperor_1")
    assert not table.offered("resolve")
    assert table.why("resolve duke_leto_atreides pay_spice_1") == "IMP 3.2.3"
    assert (table.influence["emperor"], table.spice) == (1, 1)


def test_an_alliance_taken_on_this_turn_counts_for_the_signet_of_rabban():
    """IMP 4.4.1, IMP 12.2.2"""
    me = {"hand": "signet_ring dagger", "intrigue": "dispatch_an_envoy", "garrison": 0}
    rabban = {"leader": "glossu_the_beast_rabban", "influence": {"guild": 3}}
    others = [{**ALONE[0], "leader": "paul_atreides"}, ALONE[1]]
    table = Table(**me, **rabban, others=others).do("play dispatch_an_envoy")
    assert table.do("send signet_ring foldspace").garrison == 2


def test_gains_that_cannot_matter_for_anything_are_taken_without_asking():
    """IMP 19.1.5"""
    table = alone(hand="diplomacy dagger", intrigue="infiltrate").do("send diplomacy wealth")
    assert (table.solari, table.influence["emperor"]) == (2, 1)
    assert table.asked == (0, "end_turn")


def test_a_draw_is_left_to_a_player_who_may_play_something_before_it():
    """IMP 19.1.5: a card in hand could decide when the draw should happen."""
    me = {"hand": "dr_yueh dagger", "deck": "scout stilgar", "garrison": 0}
    table = alone(**me, intrigue="poison_snooper").do("send dr_yueh arrakeen")
    assert {"resolve dr_yueh draw_1", "resolve arrakeen draw_1"} < set(table.options)
    assert (table.garrison, table.hand) == (1, ["dagger"])
    simple = alone(**me).do("send dr_yueh arrakeen")
    assert simple.asked == (0, "deploy")
    assert simple.hand_size == 3
