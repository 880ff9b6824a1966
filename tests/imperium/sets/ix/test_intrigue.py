"""The intrigue cards of Rise of Ix: windows and prices, then the plot cards (IMP 26.2)."""

import pytest

from imperium.ix_turns import TILES, TOPS, combat, endgame, my_turn

FLOW = "the_spice_must_flow"
PRICES = [
    ("advanced_weaponry", {"solari": 3}),
    ("cull", {"solari": 1}),
    ("expedite", {"spice": 1}),
    ("glimpse_the_path", {"spice": 1}),
    ("quid_pro_quo", {"spice": 2}),
]


@pytest.mark.parametrize("card, price", PRICES)
def test_the_price_of_a_plot_card_is_paid_when_it_is_played(card, price):
    """IMP 3.2.4"""
    agents = {"agents": {"wealth": [0]}}
    table = my_turn(intrigue=card, table=agents, **price).do(f"play {card}")
    assert {name: getattr(table, name) for name in price} == dict.fromkeys(price, 0)
    table.do(*table.offered("done"))
    assert (table.intrigue, table.table["intrigue_discard"]) == ([], [card])


@pytest.mark.parametrize("card, price", PRICES)
def test_a_plot_card_is_not_offered_with_one_too_little(card, price):
    """IMP 3.2.4, IMP 10.2.2: and no other currency helps."""
    ((name, amount),) = price.items()
    purse = {"solari": 9, "spice": 9, "water": 9, name: amount - 1}
    agents = {"agents": {"wealth": [0]}}
    assert my_turn(intrigue=card, table=agents, **purse).why(f"play {card}") == "IMP 10.2.2"


@pytest.mark.parametrize(
    "card", ["blackmail", "cannon_turrets", "second_wave", "strategic_push", "grand_conspiracy",
             "war_chest"],
)  # fmt: skip
def test_combat_and_endgame_cards_are_not_played_on_turns(card):
    """IMP 10.2.1"""
    rich = {"solari": 12, "influence": {"guild": 4, "fremen": 4}, "council": True, "discard": FLOW}
    table = my_turn(intrigue=card, conflict=2, dreadnoughts={"garrison": 2}, **rich)
    assert table.why(f"play {card}") == "IMP 10.2.1"


@pytest.mark.parametrize(
    "card", ["cull", "diversion", "expedite", "glimpse_the_path", "ixian_probe", "machine_culture",
             "quid_pro_quo", "secret_forces", "strongarm", "grand_conspiracy"],
)  # fmt: skip
def test_plot_and_endgame_cards_are_not_played_in_combat(card):
    """IMP 10.2.1"""
    rich = {"solari": 12, "spice": 9, "council": True, "hand": "dagger diplomacy"}
    assert combat(intrigue=card, **rich).why(f"play {card}") == "IMP 10.2.1"


# --- Advanced Weaponry


def test_advanced_weaponry_commissions_a_dreadnought_for_three_solari():
    """IMP 26.2.1, IMP 29.1.7"""
    table = my_turn(intrigue="advanced_weaponry", solari=3).do("play advanced_weaponry")
    table.do("resolve advanced_weaponry commission")
    assert table.dreadnoughts["garrison"] == 1


def test_advanced_weaponry_needs_a_dreadnought_in_the_supply():
    """IMP 26.2.1"""
    fleet = {"garrison": 1, "conflict": 1}
    table = my_turn(intrigue="advanced_weaponry", solari=3, dreadnoughts=fleet)
    assert table.why("play advanced_weaponry") == "IMP 10.2.2"


@pytest.mark.parametrize("tech, works", [("artillery windtraps", False), (TILES, True)])
def test_advanced_weaponry_fights_with_three_tiles(tech, works):
    """IMP 26.2.1: its combat side costs nothing, and solari do not help."""
    table = combat(intrigue="advanced_weaponry", tech=tech, solari=3)
    assert table.why("play advanced_weaponry") == ("" if works else "IMP 10.2.2")


def test_advanced_weaponry_adds_four_swords_and_no_ship():
    """IMP 26.2.1"""
    table = combat(intrigue="advanced_weaponry", tech=TILES, solari=3).do("play advanced_weaponry")
    assert (table.strength, table.solari) == (2 * 2 + 4, 3)
    assert table.dreadnoughts["garrison"] == 0


# --- Cull


def test_cull_trashes_a_card():
    """IMP 3.4.1, IMP 29.1.7: the trash itself may still be declined."""
    table = my_turn(intrigue="cull", solari=1, discard="scout", play="diplomacy").do("play cull")
    table.do("resolve cull trash")
    assert set(table.options) == {"trash dagger hand", "trash scout discard",
                                  "trash diplomacy play"}  # fmt: skip
    assert table.do("trash scout discard").table["trashed"] == ["scout"]
    kept = my_turn(intrigue="cull", solari=1).do("play cull", "done")
    assert (kept.solari, kept.table["trashed"], kept.hand) == (0, [], ["dagger"])


# --- Diversion


def landing(troops, ships=0, **me):
    """Troops of Hardy Warriors and of the garrison, and dreadnoughts, are deployed."""
    fleet = {"garrison": 3, "dreadnoughts": {"garrison": 2}, "hand": "diplomacy dagger"}
    table = my_turn(intrigue="diversion", water=1, **fleet, **me)
    table.do("send diplomacy hardy_warriors", f"deploy {troops}")
    return table.do(*["deploy dreadnought"] * ships)


@pytest.mark.parametrize(
    "troops, ships, works", [(3, 0, False), (4, 0, True), (2, 1, False), (2, 2, True)]
)
def test_diversion_needs_four_units_deployed_on_a_turn(troops, ships, works):
    """IMP 26.2.3: dreadnoughts count among them."""
    assert ("play diversion" in landing(troops, ships).options) == works


def test_diversion_moves_the_freighter():
    table = landing(4).do("play diversion")
    table.do(*table.offered("resolve diversion"))
    assert table.freighter == 1


def test_the_freighter_icon_of_diversion_may_be_left():
    """IMP 22.1.1, IMP 29.1.7"""
    table = landing(4).do("play diversion", "done")
    assert table.freighter == 0


def test_diversion_forgets_units_of_earlier_turns():
    """IMP 26.2.3"""
    table = landing(4).do("done")
    assert table.asked == (0, "turn"), "the others are done with this round"
    assert table.conflict == 4
    assert table.why("play diversion") == "IMP 10.2.2"


# --- Expedite and Glimpse the Path


def test_expedite_moves_the_freighter():
    """IMP 22.1.1"""
    table = my_turn(intrigue="expedite", spice=1, freighter=1).do("play expedite")
    table.do("resolve expedite freighter")
    assert table.options == ["take advance", "take recall"]
    table.do("take recall", "take spice")
    assert (table.freighter, table.spice) == (0, 2)


def test_glimpse_the_path_gives_water_and_a_card():
    table = my_turn(intrigue="glimpse_the_path", spice=1, deck="diplomacy scout")
    table.do("play glimpse_the_path")
    assert (table.water, table.hand) == (1, ["dagger", "diplomacy"])


# --- Finesse


def test_finesse_moves_influence():
    """IMP 3.2.3"""
    table = my_turn(intrigue="finesse", influence={"guild": 1}).do("play finesse")
    assert table.asked == (0, "faction_up"), "there is one faction to lose it with"
    assert len(table.offered("faction")) == 4
    table.do("faction emperor")
    assert (table.influence["guild"], table.influence["emperor"]) == (0, 1)
    assert my_turn(intrigue="finesse").why("play finesse") == "IMP 10.2.2"


def test_finesse_may_bring_a_track_bonus_again():
    """IMP 9.1.3: down from 4 and up again with the same faction."""
    table = my_turn(intrigue="finesse", influence={"fremen": 4}, water=0)
    table.do("play finesse", "faction fremen")
    assert (table.influence["fremen"], table.water) == (4, 1)


def test_finesse_in_combat_needs_no_influence():
    """IMP 10.2.1"""
    assert combat(intrigue="finesse").do("play finesse").strength == 2 * 2 + 2


# --- Ixian Probe


def test_ixian_probe_discards_two_to_draw_two():
    table = my_turn(intrigue="ixian_probe", hand="dagger diplomacy scout", deck="stilgar chani")
    table.do("play ixian_probe", "discard dagger", "discard scout")
    assert sorted(table.hand) == ["chani", "diplomacy", "stilgar"]
    assert sorted(table.discard) == ["dagger", "scout"]


def test_ixian_probe_needs_two_cards_in_hand():
    """IMP 10.2.2, IMP 24.1.1: intrigue cards are no such cards."""
    table = my_turn(intrigue="ixian_probe windfall bribery", hand="dagger")
    assert table.why("play ixian_probe") == "IMP 10.2.2"
    late = my_turn(intrigue="ixian_probe", hand="dagger diplomacy scout").do("reveal")
    assert "play ixian_probe" not in late.options, "the hand lies on the table"


# --- Machine Culture


@pytest.mark.parametrize(
    "purse, works",
    [({"spice": 1}, False), ({"spice": 2}, True), ({"spice": 1, "negotiators": 1}, True),
     ({"solari": 9}, False)],
)  # fmt: skip
def test_machine_culture_needs_the_price_of_a_tile(purse, works):
    """IMP 26.2.10, IMP 23.2.4"""
    table = my_turn(intrigue="machine_culture", table={"tech_top": TOPS}, **purse)
    assert table.why("play machine_culture") == ("" if works else "IMP 10.2.2")


@pytest.mark.parametrize("purse", [{"spice": 2}, {"spice": 1, "negotiators": 1}])
def test_machine_culture_takes_the_tile(purse):
    """IMP 23.2.4"""
    table = my_turn(intrigue="machine_culture", table={"tech_top": TOPS}, **purse)
    table.do("play machine_culture")
    table.do(*table.offered("resolve machine_culture"))
    assert [tile["key"] for tile in table.tech] == ["windtraps"]
    assert (table.spice, table.negotiators) == (0, 0)


def test_machine_culture_may_leave_the_tile():
    """IMP 23.2.1, IMP 29.1.7"""
    table = my_turn(intrigue="machine_culture", table={"tech_top": TOPS}, spice=3)
    table.do("play machine_culture", "done")
    assert (table.tech, table.spice) == ([], 3)


def test_machine_culture_scores_with_three_tiles():
    table = endgame(intrigue="machine_culture", tech=TILES)
    assert table.do("play machine_culture").vp == 6
    two = endgame(intrigue="machine_culture", tech="artillery windtraps")
    assert "play machine_culture" not in two.options


# --- Quid Pro Quo


@pytest.mark.parametrize(
    "agents, raised",
    [
        ({"wealth": [0], "secrets": [0]}, {"emperor": 1, "bene_gesserit": 1}),
        ({"wealth": [0], "conspire": [0]}, {"emperor": 1}),
        ({"foldspace": [0], "secrets": [1]}, {"guild": 1}),
        ({"wealth": [0], "foldspace": [1], "arrakeen": [0]}, {"emperor": 1}),
        ({"sietch_tabr": [0], "stillsuits": [0]}, {"fremen": 1}),
    ],
)
def test_quid_pro_quo_raises_each_faction_with_an_own_agent(agents, raised):
    """IMP 26.2.5: once for each faction, whatever its number of agents, and for own agents."""
    table = my_turn(intrigue="quid_pro_quo", spice=2, table={"agents": agents})
    table.do("play quid_pro_quo")
    assert {name: steps for name, steps in table.influence.items() if steps} == raised


@pytest.mark.parametrize("agents", [{}, {"wealth": [1]}, {"arrakeen": [0]}])
def test_quid_pro_quo_needs_an_own_agent_with_a_faction(agents):
    """IMP 26.2.5"""
    table = my_turn(intrigue="quid_pro_quo", spice=2, table={"agents": agents})
    assert table.why("play quid_pro_quo") == "IMP 10.2.2"


# --- Secret Forces


def test_secret_forces_recruits_with_a_council_seat():
    """IMP 10.2.2, IMP 4.5.1"""
    assert my_turn(intrigue="secret_forces").why("play secret_forces") == "IMP 10.2.2"
    table = my_turn(intrigue="secret_forces", council=True, garrison=0, hand="reconnaissance")
    table.do("play secret_forces")
    assert table.garrison == 2
    table.do("send reconnaissance arrakeen")
    assert table.offered("deploy")[-1] == "deploy 3"


# --- Strongarm


def visit(card="diplomacy", space="wealth", **me):
    start = {"hand": f"{card} dagger", "intrigue": "strongarm", "garrison": 1, **me}
    return my_turn(**start).do(f"send {card} {space}")


def test_strongarm_loses_a_troop_for_influence_with_the_faction_visited():
    """IMP 26.2.8: into the supply."""
    table = visit().do("play strongarm")
    table.do(*table.offered("take garrison"))
    assert table.influence == {"emperor": 2, "guild": 0, "bene_gesserit": 0, "fremen": 0}
    assert (table.garrison, table.supply) == (0, 12)


def test_strongarm_takes_no_dreadnought():
    """IMP 21.1.2: the cost is a troop."""
    table = visit(garrison=0, dreadnoughts={"garrison": 1, "conflict": 1})
    assert table.why("play strongarm") == "IMP 10.2.2"
    assert table.offered("play") == []


def test_strongarm_looks_at_this_turn_only():
    """IMP 26.2.8: an agent sent earlier, or to another space, does not count."""
    agents = {"table": {"agents": {"wealth": [0]}}}
    assert my_turn(intrigue="strongarm", **agents).why("play strongarm") == "IMP 10.2.2"
    city = visit(card="reconnaissance", space="arrakeen", **agents)
    assert "play strongarm" not in city.options
