"""Kwisatz Haderach, the card that moves an agent anywhere (IMP 13.2.6 and the rulings on it)."""

import pytest

from imperium.card_turns import destinations
from imperium.table import Table

OUT = [{"hand": [], "deck": [], "discard": [], "revealed": True}] * 2


def test_it_sends_an_agent_to_any_space_and_draws_a_card():
    """IMP 13.2.6"""
    assert len(destinations("kwisatz_haderach")) == 22
    table = Table(hand="kwisatz_haderach dagger", deck="diplomacy seek_allies")
    table.do("send kwisatz_haderach wealth")
    assert (table.hand, table.agents) == (["dagger", "diplomacy"], 1)
    assert table.influence["emperor"] == 1
    assert table.table["agents"] == {"wealth": [0]}


def test_it_moves_an_agent_of_the_board_when_none_is_left():
    """IMP 13.2.6, IMP 19.1.3"""
    agents = {"agents": {"carthag": [0], "hall_of_oratory": [0]}}
    table = Table(hand="kwisatz_haderach dagger", table=agents)
    assert table.why("send dagger rally_troops") == "IMP 4.1.1"
    table.do("send kwisatz_haderach stillsuits")
    assert table.options == ["from hall_of_oratory", "from carthag"]
    table.do("from carthag", "deploy 1")
    assert table.table["agents"] == {"hall_of_oratory": [0], "stillsuits": [0]}
    assert table.agents == 0


def test_it_may_send_an_agent_of_the_leader_and_move_none():
    """IMP 19.1.3"""
    table = Table(hand="kwisatz_haderach dagger", table={"agents": {"carthag": [0]}})
    table.do("send kwisatz_haderach wealth")
    assert table.options == ["from leader", "from carthag"]
    table.do("from leader")
    assert table.table["agents"] == {"wealth": [0], "carthag": [0]}
    assert table.agents == 0


def test_it_may_return_to_the_space_it_leaves_and_use_it_again():
    """IMP 13.2.6"""
    agents = {"agents": {"wealth": [0], "carthag": [0]}}
    table = Table(hand="kwisatz_haderach dagger", solari=0, table=agents)
    table.do("send kwisatz_haderach wealth", "from wealth")
    assert (table.solari, table.influence["emperor"]) == (2, 1)
    assert table.table["agents"] == {"wealth": [0], "carthag": [0]}


@pytest.mark.parametrize("owner, origin", [(0, ["from leader"]), (1, [])])
def test_it_enters_a_space_where_agents_stand(owner, origin):
    """IMP 19.1.3: enemy agents or own ones."""
    agents = {"agents": {"wealth": [owner]}}
    table = Table(hand="kwisatz_haderach diplomacy", table=agents)
    assert table.why("send diplomacy wealth") == "IMP 4.2.2"
    table.do("send kwisatz_haderach wealth", *origin)
    assert table.table["agents"]["wealth"] == [0, owner]


def test_cost_and_requirement_of_the_space_apply():
    """IMP 19.1.2"""
    table = Table(hand="kwisatz_haderach dagger", solari=3, influence={"fremen": 1})
    assert table.why("send kwisatz_haderach rally_troops") == "IMP 4.3.1"
    assert table.why("send kwisatz_haderach sietch_tabr") == "IMP 4.3.2"
    rich = Table(hand="kwisatz_haderach dagger", solari=4, influence={"fremen": 2})
    assert rich.why("send kwisatz_haderach sietch_tabr") == ""
    rich.do("send kwisatz_haderach rally_troops")
    assert (rich.solari, rich.garrison) == (0, 3 + 4)


def test_it_opens_no_space_used_up_or_closed_by_the_voice():
    """IMP 13.2.7"""
    closed = {"closed": [{"space": "wealth", "by": 1}]}
    table = Table(hand="kwisatz_haderach dagger", solari=9, council=True, table=closed)
    assert table.why("send kwisatz_haderach high_council") == "IMP 4.3.3"
    assert table.why("send kwisatz_haderach wealth") == "IMP 13.2.16"
    assert table.why("send kwisatz_haderach swordmaster") == ""


def test_a_maker_space_it_leaves_gathers_bonus_spice():
    """IMP 13.2.8"""
    agents = {"agents": {"hagga_basin": [0], "imperial_basin": [0]}}
    table = Table(hand="kwisatz_haderach", deck="dagger", others=OUT, table=agents)
    table.do("send kwisatz_haderach wealth", "from hagga_basin")
    assert table.table["round"] == 2
    assert table.table["bonus_spice"] == {
        "imperial_basin": 0,
        "hagga_basin": 1,
        "the_great_flat": 1,
    }


def test_it_may_move_the_mentat():
    """IMP 19.1.24: the holder's third agent stands on the board like the others."""
    agents = {"mentat": 0, "agents": {"carthag": [0], "arrakeen": [0], "stillsuits": [0]}}
    table = Table(hand="kwisatz_haderach dagger", table=agents)
    table.do("send kwisatz_haderach wealth")
    assert table.offered("from") == ["from stillsuits", "from arrakeen", "from carthag"]
    table.do("from stillsuits")
    assert table.table["agents"] == {"wealth": [0], "arrakeen": [0], "carthag": [0]}


def test_a_recalled_mentat_acts_again_and_leaves_in_the_recall_phase():
    """IMP 19.1.24, IMP 3.6.1"""
    agents = {"mentat": 0, "agents": {"carthag": [0], "arrakeen": [0], "stillsuits": [0]}}
    table = Table(hand="diplomacy", deck="", intrigue="urgent_mission", others=OUT, table=agents)
    assert table.why("send diplomacy wealth") == "IMP 4.1.1"
    table.do("play urgent_mission", "recall stillsuits", "send diplomacy wealth")
    assert (table.table["round"], table.table["mentat"]) == (2, None)
    assert table.agents == 2
    assert table.influence["emperor"] == 1
