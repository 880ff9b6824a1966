"""Intrigue cards of Bloodlines (IMP 33.2)."""

import pytest

from imperium.bl_turns import SKILLS, TECH, alone, endgame, fight, finished, pieces, shown
from imperium.table import Table

TRACKS = ("emperor", "guild", "bene_gesserit", "fremen")

# --- plot


def test_adaptive_tactics_recruits_and_lets_deploy():
    """IMP 33.2.1: on a turn without a combat space."""
    table = alone(hand="dagger", spice=1, garrison=2, intrigue="adaptive_tactics windfall")
    table.do("play adaptive_tactics")
    assert (table.spice, table.garrison) == (0, 3)
    table.do("send dagger hall_of_oratory")
    assert table.offered("deploy")[-1] == "deploy 4", "two recruits and two of the garrison"


def test_adaptive_tactics_must_be_paid():
    """IMP 33.2.1"""
    table = alone(hand="dagger", spice=0, intrigue="adaptive_tactics windfall")
    assert "play adaptive_tactics" not in table.options
    assert "play windfall" in table.options


def test_emperors_invitation_lends_the_emperor_icon():
    """IMP 33.2.2: to the card of this turn only."""
    table = alone(hand="dagger reconnaissance", intrigue="emperors_invitation", spice=4)
    assert "send dagger wealth" not in table.options
    table.do("play emperors_invitation", "take icon")
    assert {"send dagger wealth", "send dagger conspire", "send reconnaissance wealth"} <= set(
        table.options
    )
    assert "send dagger foldspace" not in table.options
    finished(table.do("send dagger wealth"))
    assert "send reconnaissance conspire" not in table.options


def test_emperors_invitation_draws_a_card():
    """IMP 33.2.2"""
    table = alone(hand="dagger", intrigue="emperors_invitation", deck="diplomacy seek_allies")
    table.do("play emperors_invitation", "take card")
    assert table.hand_size == 2
    assert "send dagger wealth" not in table.options


def test_honor_guard_makes_commanders_cheaper_on_the_turn():
    """IMP 33.2.3, IMP 30.1.3: the one of the space and the one of the supply."""
    table = alone(
        hand="diplomacy", solari=0, garrison=0, intrigue="honor_guard", commanders={"supply": 1}
    )
    table.do("play honor_guard")
    assert table.garrison == 1
    table.do("send diplomacy wealth", "resolve wealth buy_commander", "skill hardy")
    table.do("recruit commander")
    assert (table.solari, pieces(table)) == (0, (2, 0, 0))


def test_without_honor_guard_two_solari_buy_one():
    """IMP 30.1.3"""
    table = alone(hand="diplomacy", solari=0, commanders={"supply": 1})
    table.do("send diplomacy wealth", "resolve wealth buy_commander", "skill hardy")
    assert (table.solari, table.offered("recruit")) == (0, [])


def test_honor_guard_and_high_command_make_them_free():
    """IMP 30.1.3: the price does not fall below 0."""
    table = alone(
        **TECH, hand="diplomacy", solari=0, intrigue="honor_guard", tech="sardaukar_high_command",
        commanders={"supply": 1},
    )  # fmt: skip
    table.do("play honor_guard", "send diplomacy foldspace", "resolve foldspace buy_commander")
    table.do("skill canny", "recruit commander")
    assert (table.solari, pieces(table)) == (0, (2, 0, 0))


def test_honor_guard_is_over_with_the_turn():
    """IMP 33.2.3"""
    table = alone(
        hand="diplomacy dagger", solari=1, intrigue="honor_guard windfall",
        commanders={"supply": 1},
    )  # fmt: skip
    finished(table.do("play honor_guard", "send diplomacy secrets"))
    table.do("send dagger hall_of_oratory")
    assert "recruit commander" not in table.options


def test_sacred_pools_turn_a_card_into_water():
    """IMP 33.2.5"""
    table = alone(hand="dagger diplomacy", water=0, intrigue="sacred_pools")
    table.do("play sacred_pools", "discard dagger")
    assert (table.water, table.hand, table.discard) == (1, ["diplomacy"], ["dagger"])


@pytest.mark.parametrize("water", [3, 7])
def test_sacred_pools_score_with_three_water(water):
    """IMP 33.2.5: the water is kept."""
    table = endgame(water=water, intrigue="sacred_pools").do("play sacred_pools")
    assert (table.vp, table.water) == (5 + 1, water)
    assert "play sacred_pools" not in endgame(water=2, intrigue="sacred_pools").options


def test_seize_production_takes_solari_or_with_a_commander_spice():
    """IMP 33.2.6"""
    plain = alone(hand="dagger", solari=0, spice=0, intrigue="seize_production", conflict=2,
                  commanders={"garrison": 1})  # fmt: skip
    plain.do("play seize_production")
    assert (plain.solari, plain.spice) == (2, 0)
    fighting = alone(hand="dagger", solari=0, spice=0, intrigue="seize_production",
                     commanders={"conflict": 1})  # fmt: skip
    fighting.do("play seize_production")
    assert fighting.options == ["take solari", "take spice"]
    fighting.do("take spice")
    assert (fighting.solari, fighting.spice) == (0, 2)


def test_tenuous_bond_moves_influence():
    """IMP 33.2.7: only with influence to lose, and not for swords on a turn."""
    table = alone(hand="dagger", intrigue="tenuous_bond", influence={"guild": 1, "fremen": 1},
                  discard="quash_rebellion")  # fmt: skip
    table.do("play tenuous_bond")
    assert table.options == ["faction guild", "faction fremen"]
    table.do("faction guild")
    assert len(table.options) == 4
    table.do("faction emperor")
    assert [table.influence[track] for track in TRACKS] == [1, 0, 0, 1]
    poor = alone(hand="dagger", intrigue="tenuous_bond", discard="quash_rebellion")
    assert "play tenuous_bond" not in poor.options


# --- combat


def test_desert_support_buys_swords_with_water():
    """IMP 33.2.1"""
    table = fight("desert_support", water=1).do("play desert_support")
    assert (table.water, table.strength) == (0, 4 + 5)
    assert "play desert_support" not in fight("desert_support", water=0).options


@pytest.mark.parametrize(
    "influence, swords",
    [({}, 1), ({"emperor": 1, "guild": 1}, 1), ({"emperor": 2}, 2),
     ({"emperor": 2, "guild": 5, "bene_gesserit": 3, "fremen": 2}, 5)],
)  # fmt: skip
def test_return_the_favor_counts_friendships(influence, swords):
    """IMP 33.2.4"""
    table = fight("return_the_favor", influence=influence).do("play return_the_favor")
    assert table.strength == 4 + swords


def test_tenuous_bond_trashes_a_card_that_costs_something():
    """IMP 33.2.7: of the discard pile alone; starting cards have no cost."""
    table = fight(
        "tenuous_bond", discard="dagger quash_rebellion sandwalk", hand="imperial_throneship",
        influence={"guild": 1},
    )  # fmt: skip
    table.do("play tenuous_bond")
    assert sorted(table.options) == ["trash quash_rebellion discard", "trash sandwalk discard"]
    table.do("trash sandwalk discard")
    assert table.strength == 4 + 4
    assert table.influence["guild"] == 1
    poor = fight("tenuous_bond", discard="dagger convincing_argument", hand="sandwalk")
    assert "play tenuous_bond" not in poor.options


def test_the_strong_survive_with_swords():
    """IMP 33.2.8"""
    table = fight("the_strong_survive", discard="dagger").do("play the_strong_survive")
    assert table.options == ["take swords", "take trash"]
    assert table.do("take swords").strength == 4 + 3


def test_the_strong_survive_with_a_retreat():
    """IMP 33.2.8: the card that is trashed may be left."""
    table = fight("the_strong_survive", discard="dagger", hand="", play="", garrison=0)
    table.do("play the_strong_survive", "take trash")
    assert (table.conflict, table.garrison, table.strength) == (1, 1, 2)
    assert table.options == ["resolve the_strong_survive trash", "done"]
    table.do("resolve the_strong_survive trash", "trash dagger discard")
    assert "dagger" in table.table["trashed"]


def test_the_strong_survive_asks_which_troop():
    """IMP 33.2.8, IMP 30.2.2"""
    table = fight("the_strong_survive", conflict=1, commanders={"conflict": 1}, hand="dagger")
    table.do("play the_strong_survive", "take trash")
    assert table.options == ["commanders 0", "commanders 1"]
    assert pieces(table.do("commanders 1")) == (1, 0, 0)


def test_withdrawal_agreement_takes_three_troops():
    """IMP 33.2.8: commanders among them; no other units."""
    table = fight("withdrawal_agreement", conflict=2, garrison=0, commanders={"conflict": 1})
    table.do("play withdrawal_agreement")
    table.do("faction fremen")
    assert (table.influence["fremen"], table.strength, table.garrison) == (1, 0, 2)
    assert pieces(table) == (1, 0, 0)
    assert "play withdrawal_agreement" not in fight("withdrawal_agreement", conflict=2).options
    ships = Table(
        bloodlines=True, ix=True, conflict=2, dreadnoughts={"conflict": 1},
        intrigue="withdrawal_agreement windfall", others=[{"conflict": 1}],
        table={"phase": "combat", "conflict": "skirmish_b"},
    )  # fmt: skip
    assert "play withdrawal_agreement" not in ships.options


@pytest.mark.parametrize(
    "card", ["desert_support", "return_the_favor", "the_strong_survive", "withdrawal_agreement"]
)
def test_combat_cards_fit_no_turn(card):
    """IMP 10.2.1"""
    table = alone(hand="dagger", intrigue=card, water=3, conflict=4)
    assert f"play {card}" not in table.options


@pytest.mark.parametrize(
    "card", ["adaptive_tactics", "emperors_invitation", "honor_guard", "seize_production",
             "sacred_pools", "rapid_engineering"],
)  # fmt: skip
def test_plot_cards_do_not_fit_into_combat(card):
    """IMP 10.2.1"""
    table = fight(card, **TECH, spice=5, water=5, hand="dagger", conflict=3)
    assert f"play {card}" not in table.options


# --- the tech module

TOPS = {"tech_top": ["glowglobes", "delivery_bay", "navigation_chamber"]}


def test_battlefield_research_retreats_one_or_two():
    """IMP 34.3.12"""
    table = fight("battlefield_research", **TECH, conflict=3, garrison=0, spice=2, table=TOPS)
    table.do("play battlefield_research")
    assert table.options == ["retreat 1", "retreat 2"]
    table.do("retreat 2")
    assert (table.conflict, table.garrison) == (1, 2)
    table.do("resolve battlefield_research tech_1")
    assert table.options == ["tech glowglobes", "tech delivery_bay"], "the third is too dear"
    table.do("tech delivery_bay")
    assert (table.spice, [tile["key"] for tile in table.tech]) == (0, ["delivery_bay"])


def test_battlefield_research_is_a_combat_card():
    """IMP 34.3.12: without a troop in the conflict, or on a turn, it is not played."""
    table = alone(hand="dagger", **TECH, intrigue="battlefield_research windfall", conflict=2,
                  spice=4, tech="glowglobes delivery_bay training_depot")  # fmt: skip
    assert "play battlefield_research" not in table.options


def test_battlefield_research_scores_with_three_tiles():
    """IMP 34.3.12"""
    two, card = "glowglobes delivery_bay", "battlefield_research"
    table = endgame(**TECH, tech=f"{two} training_depot", intrigue=card)
    assert table.do("play battlefield_research").vp == 5 + 1
    assert not endgame(**TECH, tech=two, intrigue=card).offered("play")


def test_rapid_engineering_turns_a_card_into_a_tile():
    """IMP 34.3.13"""
    table = alone(**TECH, hand="dagger diplomacy", spice=1, intrigue="rapid_engineering",
                  table=TOPS)  # fmt: skip
    table.do("play rapid_engineering", "discard dagger")
    table.do("resolve rapid_engineering tech_1", "faction emperor")
    assert (table.spice, table.discard, table.influence["emperor"]) == (0, ["dagger"], 1)


def test_rapid_engineering_raises_two_different_factions():
    """IMP 34.3.13"""
    table = alone(**TECH, hand="dagger", spice=0, intrigue="rapid_engineering",
                  tech="training_depot suspensor_suits servo_receivers", table=TOPS)  # fmt: skip
    table.do("play rapid_engineering")
    table.do("take emperor")
    assert "take emperor" not in table.options
    table.do("take fremen")
    assert [table.influence[track] for track in TRACKS] == [1, 0, 0, 1]


def test_rapid_engineering_needs_three_tiles_or_a_tile_to_buy():
    """IMP 34.3.13"""
    for hand, spice in (("", 9), ("dagger", 0)):
        table = alone(
            **TECH, hand=hand, spice=spice, tech="training_depot servo_receivers", table=TOPS,
            intrigue="rapid_engineering windfall",
        )  # fmt: skip
        assert "play rapid_engineering" not in table.options


def test_plot_cards_may_be_played_on_the_reveal_turn():
    """IMP 33.2.3, IMP 33.2.6"""
    table = shown("dagger", intrigue="honor_guard seize_production ambush", garrison=0,
                  commanders={"supply": 1}, table={"skills": SKILLS})  # fmt: skip
    table.do("play honor_guard", "play seize_production", "recruit commander")
    assert (table.solari, table.garrison, pieces(table)) == (1, 1, (1, 0, 0))
