"""Discard, unload and infiltration (IMP 24), and cards by name that need more than their words."""

import pytest

from imperium.table import Table


def test_a_discarded_card_unloads():
    """IMP 24.1.2, IMP 24.1.3"""
    table = Table(ix=True, hand="choam_delegate dagger", deck="diplomacy", tech="holoprojectors")
    assert table.offered("discard") == table.offered("trash") == []
    table.do("use holoprojectors", "discard choam_delegate")
    assert table.solari == 3


def test_a_revealed_card_gives_its_box_once():
    """IMP 24.1.2, IMP 29.1.15"""
    table = Table(ix=True, hand="choam_delegate dagger", intrigue="windfall").do("reveal", "done")
    assert table.solari == 3
    assert "choam_delegate" in table.discard


def test_discarded_and_trashed_a_card_unloads_twice():
    """IMP 24.1.4, IMP 26.1.7"""
    table = Table(ix=True, hand="guild_chief_administrator esmar_tuek")
    table.do("send guild_chief_administrator arrakeen")
    table.do("resolve guild_chief_administrator pay_discard")
    assert table.spice == 2, "the only card of the hand goes without asking"
    table.do("resolve guild_chief_administrator trash", "trash esmar_tuek discard")
    assert (table.spice, table.solari) == (4, 4)


def test_unloading_on_anothers_turn_is_offered_at_once():
    """IMP 29.1.14"""
    table = Table(
        ix=True, hand="reverend_mother_mohiam", play="truthsayer",
        others=[{"hand": "freighter_fleet dagger diplomacy", "freighter": 1}],
    )  # fmt: skip
    table.do("send reverend_mother_mohiam wealth")
    if table.offered("resolve"):
        table.do("resolve reverend_mother_mohiam opponents_discard")
    assert table.asked == (1, "discard")
    table.do("discard freighter_fleet")
    assert table.asked == (1, "effect")
    table.do("resolve freighter_fleet freighter", "take advance", "discard dagger")
    assert table.player(1)["freighter"] == 2
    assert table.player(1)["hand"] == ["diplomacy"]


def test_treachery_unloads_when_its_agent_box_trashes_it():
    """IMP 26.1.11"""
    table = Table(ix=True, hand="treachery", garrison=3).do("send treachery wealth")
    assert table.influence["emperor"] == 2
    assert (table.conflict, table.garrison, table.supply) == (2, 3, 7)


def test_infiltration_passes_enemy_agents():
    """IMP 24.2.1, IMP 26.1.2"""
    table = Table(ix=True, hand="bounty_hunter", table={"agents": {"arrakeen": [1, 2]}})
    table.do("send bounty_hunter arrakeen")
    assert table.solari == 2
    free = Table(ix=True, hand="bounty_hunter").do("send bounty_hunter arrakeen")
    assert free.solari == 0


def test_infiltration_stops_at_own_agents_and_the_voice():
    """IMP 24.2.2"""
    table = Table(
        ix=True, hand="bounty_hunter diplomacy",
        table={"agents": {"arrakeen": [0]}, "closed": [{"space": "carthag", "by": 1}]},
    )  # fmt: skip
    assert table.offered("send bounty_hunter") == []
    assert table.why("send bounty_hunter arrakeen") == "IMP 4.2.2"
    assert table.why("send bounty_hunter carthag") == "IMP 13.2.16"


def test_lent_icons_do_not_infiltrate():
    """IMP 24.2.3"""
    table = Table(
        ix=True, hand="bounty_hunter", intrigue="dispatch_an_envoy",
        table={"agents": {"wealth": [1], "carthag": [1]}},
    ).do("play dispatch_an_envoy")  # fmt: skip
    assert "send bounty_hunter wealth" not in table.options
    assert "send bounty_hunter foldspace" in table.options
    assert "send bounty_hunter carthag" in table.options


@pytest.mark.parametrize("spice, open_to", [(3, False), (4, True)])
def test_guild_accord_makes_heighliner_cheaper(spice, open_to):
    """IMP 26.1.6"""
    table = Table(ix=True, hand="guild_accord diplomacy", spice=spice)
    assert ("send guild_accord heighliner" in table.options) == open_to
    assert "send diplomacy heighliner" not in table.options
    if open_to:
        assert table.do("send guild_accord heighliner").spice == 0


def test_court_intrigue_swaps_a_card_that_nobody_sees():
    """IMP 26.1.3, IMP 24.1.5"""
    table = Table(
        ix=True, hand="court_intrigue", intrigue="ambush", table={"intrigue_top": ["bribery"]}
    )
    table.do("send court_intrigue wealth", "resolve court_intrigue swap_intrigue", "bury ambush")
    assert table.intrigue == ["bribery"]
    assert table.table["intrigue_discard"] == []


def test_shai_hulud_trashes_as_a_cost_and_by_choice():
    """IMP 26.1.10"""
    table = Table(ix=True, hand="shai_hulud dagger", garrison=3)
    table.do("send shai_hulud imperial_basin", "resolve shai_hulud pay_trash", "trash dagger hand")
    assert table.garrison == 5
    bought = Table(
        ix=True, hand="diplomacy convincing_argument", persuasion=9, discard="dagger",
        intrigue="windfall", table={"row": ["shai_hulud"]},
    )  # fmt: skip
    bought.do("reveal", "acquire shai_hulud")
    assert bought.options == ["resolve shai_hulud trash", "done"]


def test_full_scale_assault_counts_dreadnoughts_in_the_conflict():
    """IMP 26.1.5"""
    table = Table(
        ix=True, hand="full_scale_assault dagger", dreadnoughts={"conflict": 2},
    ).do("reveal")  # fmt: skip
    assert table.strength == 6 + 1 + 6


def test_ixian_engineer_becomes_a_point_with_three_tiles():
    """IMP 26.1.13"""
    table = Table(ix=True, hand="ixian_engineer", tech="artillery windtraps minimic_film")
    table.do("reveal", "resolve ixian_engineer pay_trash_self")
    assert table.vp == 1


def test_weirding_way_gives_another_turn_of_either_kind():
    """IMP 26.1.12"""
    table = Table(ix=True, hand="weirding_way dagger diplomacy", garrison=0)
    table.do("send weirding_way imperial_basin")
    assert table.asked == (0, "extra_turn")
    table.do("take turn")
    assert table.asked == (0, "turn")
    table.do("send diplomacy wealth")
    assert table.asked[0] == 1
    passed = Table(ix=True, hand="weirding_way dagger diplomacy", garrison=0)
    assert passed.do("send weirding_way imperial_basin", "decline").asked[0] == 1


def test_with_two_players_house_hagal_acts_after_the_extra_turn():
    """IMP 29.1.6"""
    table = Table(
        ix=True, seats=2, hand="weirding_way diplomacy", garrison=0,
        table={"hagal_top": ["wealth", "secrets"]},
    )  # fmt: skip
    table.do("send weirding_way imperial_basin", "take turn")
    assert 2 not in [owner for owners in table.table["agents"].values() for owner in owners]
    table.do("send diplomacy foldspace")
    assert {"wealth", "secrets"} <= set(table.table["agents"])


def test_diversion_needs_four_units_deployed():
    """IMP 26.2.3"""
    table = Table(
        ix=True, hand="reconnaissance", garrison=3, intrigue="diversion rapid_mobilization",
        dreadnoughts={"garrison": 1},
    )  # fmt: skip
    table.do("send reconnaissance arrakeen", "deploy 2", "deploy dreadnought")
    assert "play diversion" not in table.options
    table.do("play rapid_mobilization", "deploy 1", "play diversion")
    table.do("resolve diversion freighter")
    assert table.freighter == 1


def test_an_optional_effect_stays_optional_on_a_plot_card():
    """IMP 29.1.7"""
    table = Table(ix=True, hand="dagger", solari=1, intrigue="cull").do("play cull")
    assert table.options == ["resolve cull trash", "done"]
    table.do("done")
    assert table.asked == (0, "turn")


def test_advanced_weaponry_has_two_sides():
    """IMP 26.2.1"""
    fighting = {"phase": "combat", "conflict": "desert_power"}
    card = {"ix": True, "conflict": 1, "intrigue": "advanced_weaponry ambush", "table": fighting}
    assert "play advanced_weaponry" not in Table(**card).options
    table = Table(**card, tech="artillery windtraps minimic_film").do("play advanced_weaponry")
    assert table.strength == 2 + 4


def test_strategic_push_pays_the_winner_only():
    """IMP 26.2.7"""
    for strength, solari in ((3, 2), (1, 0)):
        table = Table(
            ix=True, conflict=strength, intrigue="strategic_push", others=[{"conflict": 3}],
            table={"phase": "combat", "conflict": "desert_power"},
        )  # fmt: skip
        table.do("play strategic_push")
        assert table.solari == solari
        assert "strategic_push" in table.table["intrigue_discard"]
        assert table.waiting == []


def test_quid_pro_quo_and_strongarm_look_at_own_agents():
    """IMP 26.2.5, IMP 26.2.8, IMP 29.1.16"""
    table = Table(
        ix=True, hand="diplomacy", spice=2, intrigue="quid_pro_quo strongarm", conflict=1,
        table={"agents": {"secrets": [0]}},
    )  # fmt: skip
    assert "play strongarm" not in table.options
    table.do("send diplomacy wealth", "play quid_pro_quo")
    assert (table.influence["emperor"], table.influence["bene_gesserit"]) == (2, 1)
    table.do("play strongarm")
    assert table.options == ["take garrison", "take conflict"]
    table.do("take conflict")
    assert (table.conflict, table.influence["emperor"]) == (0, 3)


@pytest.mark.parametrize("copies, council, points", [(1, True, 2), (1, False, 1), (0, False, 0)])
def test_grand_conspiracy(copies, council, points):
    """IMP 26.2.4"""
    table = Table(
        ix=True, intrigue="grand_conspiracy", dreadnoughts={"garrison": 2}, council=council, vp=10,
        influence={"guild": 4, "fremen": 4}, discard=" ".join(["the_spice_must_flow"] * copies),
        table={"phase": "endgame", "round": 10},
    )  # fmt: skip
    before = table.vp
    if points:
        table.do("play grand_conspiracy")
        if table.options == ["take four", "take three"]:
            table.do("take four")
    else:
        assert "play grand_conspiracy" not in table.options
    assert table.vp == before + points


def test_war_chest_counts_solari_without_paying():
    """IMP 26.2.9"""
    table = Table(ix=True, intrigue="war_chest", solari=10, table={"phase": "endgame", "round": 10})
    table.do("play war_chest")
    assert (table.vp, table.solari) == (1, 10)


def test_machine_culture_needs_a_tile_one_can_pay_for():
    """IMP 26.2.10"""
    tops = {"tech_top": ["windtraps", "flagship", "spaceport"]}
    poor = Table(ix=True, hand="dagger", intrigue="machine_culture", spice=1, table=tops)
    assert "play machine_culture" not in poor.options
    table = Table(ix=True, hand="dagger", intrigue="machine_culture", spice=2, table=tops)
    table.do("play machine_culture", "resolve machine_culture tech")
    assert [tile["key"] for tile in table.tech] == ["windtraps"]


def test_economic_supremacy_sells_two_points():
    """IMP 26.4.2"""
    table = Table(
        ix=True, conflict=3, solari=6, spice=4,
        table={"phase": "combat", "conflict": "economic_supremacy", "round": 7},
    )  # fmt: skip
    table.do("resolve economic_supremacy pay_solari_6", "resolve economic_supremacy pay_spice_4")
    assert (table.vp, table.solari, table.spice) == (3, 0, 0)


def test_local_fence_may_be_left():
    """IMP 29.1.1"""
    table = Table(ix=True, hand="local_fence", spice=2, solari=5, garrison=0)
    table.do("send local_fence carthag", "resolve carthag intrigue_1")
    assert "done" in table.options
    table.do("resolve local_fence sell_or_buy", "take buy")
    assert (table.spice, table.solari) == (6, 0)
