"""Sending agents: what is needed, what it costs, and the order of effects (IMP 4)."""

import pytest

from imperium.table import Table

ALONE = [{"revealed": True}, {"revealed": True}]
"""The others have had their reveal turns, so that the next turn is mine again."""


def alone(**me):
    return Table(others=ALONE, **me)


def sent_to(table, card):
    """The spaces to which a card is offered to send an agent."""
    return {option.split()[2] for option in table.offered(f"send {card} ")}


# --- one card, one agent


def test_an_agent_turn_plays_one_card_and_sends_one_agent():
    """IMP 4.1.1"""
    table = Table(hand="dagger dagger diplomacy").do("send dagger hall_of_oratory")
    assert (table.hand, table.play) == (["dagger", "diplomacy"], ["dagger"])
    assert (table.agents, table.table["agents"]) == (1, {"hall_of_oratory": [0]})
    assert table.asked == (1, "turn")


def test_without_an_agent_on_the_leader_there_is_no_agent_turn():
    """IMP 4.1.1"""
    sent = {"agents": {"arrakeen": [0], "carthag": [0]}}
    table = Table(hand="dagger diplomacy", intrigue="windfall", table=sent)
    assert table.options == ["reveal", "play windfall"]


def test_the_mentat_counts_as_an_agent():
    """IMP 4.1.1"""
    sent = {"agents": {"arrakeen": [0], "carthag": [0]}, "mentat": 0}
    table = Table(hand="dagger dagger diplomacy", table=sent)
    assert table.do("send dagger hall_of_oratory").agents == 0
    assert table.table["agents"]["hall_of_oratory"] == [0]


def test_kwisatz_haderach_needs_no_agent_on_the_leader():
    """IMP 4.1.1"""
    sent = {"agents": {"arrakeen": [0], "carthag": [0]}}
    table = Table(hand="dagger kwisatz_haderach", table=sent)
    assert not table.offered("send dagger")
    assert table.offered("send kwisatz_haderach")


def test_a_card_without_icons_is_no_use_for_an_agent_unless_it_is_kwisatz_haderach():
    """IMP 4.1.2"""
    table = Table(hand="convincing_argument the_spice_must_flow kwisatz_haderach")
    assert {option.split()[1] for option in table.offered("send")} == {"kwisatz_haderach"}
    assert len(sent_to(table, "kwisatz_haderach")) > 5


def test_only_the_agent_box_works_on_an_agent_turn():
    """IMP 4.1.3"""
    table = alone(hand="stilgar dagger", water=1).do("send stilgar imperial_basin", "done")
    assert (table.water, table.persuasion, table.swords) == (2, 0, 0)


# --- icons and occupied spaces


@pytest.mark.parametrize(
    "card, spaces",
    [
        ("dagger", {"high_council", "mentat", "rally_troops", "hall_of_oratory", "swordmaster"}),
        ("reconnaissance", {"arrakeen", "carthag", "research_station", "sietch_tabr"}),
        ("liet_kynes", {"hardy_warriors", "stillsuits", "arrakeen", "carthag", "research_station",
                        "sietch_tabr"}),
        ("dune_the_desert_planet", {"secure_contract", "sell_melange", "imperial_basin",
                                    "hagga_basin", "the_great_flat"}),
    ],
)  # fmt: skip
def test_a_card_reaches_the_spaces_of_each_of_its_icons(card, spaces):
    """IMP 4.2.1"""
    rich = {"solari": 9, "spice": 9, "water": 9, "influence": {"fremen": 2}}
    assert sent_to(Table(hand=card, **rich), card) == spaces


@pytest.mark.parametrize("owner", [0, 1])
def test_a_space_with_an_agent_of_anybody_is_closed(owner):
    """IMP 4.2.2"""
    table = Table(hand="reconnaissance", table={"agents": {"arrakeen": [owner]}})
    assert sent_to(table, "reconnaissance") == {"carthag"}
    assert table.why("send reconnaissance arrakeen") == "IMP 4.2.2"


def test_infiltrate_opens_spaces_of_enemies_but_not_my_own():
    """IMP 4.2.2"""
    there = {"agents": {"arrakeen": [1], "carthag": [0]}}
    table = Table(hand="reconnaissance dagger", intrigue="infiltrate", table=there)
    assert not sent_to(table, "reconnaissance")
    table.do("play infiltrate")
    assert sent_to(table, "reconnaissance") == {"arrakeen"}
    assert table.do("send reconnaissance arrakeen").table["agents"]["arrakeen"] == [0, 1]


# --- costs and requirements


@pytest.mark.parametrize(
    "card, space, resource, cost",
    [
        ("diplomacy", "conspire", "spice", 4),
        ("diplomacy", "heighliner", "spice", 6),
        ("diplomacy", "selective_breeding", "spice", 2),
        ("diplomacy", "hardy_warriors", "water", 1),
        ("dagger", "high_council", "solari", 5),
        ("dagger", "mentat", "solari", 2),
        ("dagger", "rally_troops", "solari", 4),
        ("dagger", "swordmaster", "solari", 8),
        ("dune_the_desert_planet", "sell_melange", "spice", 2),
        ("reconnaissance", "research_station", "water", 2),
        ("dune_the_desert_planet", "hagga_basin", "water", 1),
        ("dune_the_desert_planet", "the_great_flat", "water", 2),
    ],
)
def test_a_space_is_open_to_those_who_can_pay_its_whole_cost(card, space, resource, cost):
    """IMP 4.3.1"""
    notation = f"send {card} {space}"
    # A second card keeps the turn from ending by itself.
    poor = Table(hand=f"{card} signet_ring", **{resource: cost - 1})
    assert poor.why(notation) == "IMP 4.3.1"
    assert notation in Table(hand=f"{card} signet_ring", **{resource: cost}).options


def test_what_the_card_gives_cannot_pay_for_the_space():
    """IMP 4.3.1: the water of Stilgar comes after the cost."""
    table = alone(hand="stilgar dagger", water=0)
    assert "send stilgar imperial_basin" in table.options
    assert "send stilgar hagga_basin" not in table.options


def test_what_a_plot_card_gives_before_the_agent_is_sent_pays_for_the_space():
    """IMP 4.3.1, IMP 2.4.1"""
    table = alone(hand="dagger diplomacy", intrigue="windfall", solari=0)
    assert "send dagger mentat" not in table.options
    table.do("play windfall", "send dagger mentat")
    assert (table.solari, table.table["mentat"]) == (0, 0)


def test_sietch_tabr_asks_for_two_fremen_influence_before_anything_is_gained():
    """IMP 4.3.2"""
    me = {"hand": "reconnaissance missionaria_protectiva", "play": "bene_gesserit_sister"}
    table = Table(**me, influence={"fremen": 1})
    assert sent_to(table, "reconnaissance") == {"arrakeen", "carthag"}
    assert table.why("send missionaria_protectiva sietch_tabr") == "IMP 4.3.2"


def test_the_requirement_of_sietch_tabr_is_not_spent():
    """IMP 4.3.2"""
    table = alone(hand="reconnaissance dagger", influence={"fremen": 2}, vp=1)
    table.do("send reconnaissance sietch_tabr")
    assert (table.influence["fremen"], table.vp) == (2, 1)


def test_high_council_and_swordmaster_are_open_once_in_a_game_to_each_player():
    """IMP 4.3.3"""
    rich = {"hand": ["dagger", "dagger"], "solari": 20}
    table = Table(**rich, others=[rich, {}]).do("send dagger high_council", "faction emperor")
    assert "send dagger swordmaster" in table.options
    assert table.asked == (1, "turn")
    mine = Table(hand="dagger dagger", solari=20, council=True, swordmaster=True)
    assert sent_to(mine, "dagger") == {"mentat", "rally_troops", "hall_of_oratory"}
    others = Table(hand="dagger", solari=20, others=[{"council": True, "swordmaster": True}])
    assert {"high_council", "swordmaster"} < sent_to(others, "dagger")


def test_swordmaster_is_closed_at_the_hardest_solo_level():
    """IMP 19.1.29, IMP 18.2.4"""
    me = {"seats": 1, "hand": "dagger diplomacy", "solari": 20}
    hardest = Table(**me, difficulty="kwisatz_haderach")
    assert "swordmaster" not in sent_to(hardest, "dagger")
    assert hardest.why("send dagger swordmaster") == "IMP 18.2.4"
    assert "swordmaster" in sent_to(Table(**me, difficulty="mentat"), "dagger")


# --- The Voice


def test_the_voice_closes_a_space_to_opponents_until_my_next_turn():
    """IMP 19.1.15, IMP 13.2.16"""
    me = {"hand": "the_voice diplomacy", "garrison": 0}
    other = {"hand": ["reconnaissance", "dagger"], "deck": [], "discard": []}
    table = Table(**me, others=[other, {"revealed": True}])
    table.do("send the_voice imperial_basin", "name arrakeen")
    assert table.asked == (1, "turn")
    assert sent_to(table, "reconnaissance") == {"carthag"}
    assert table.why("send reconnaissance arrakeen") == "IMP 13.2.16"
    table.do("send dagger hall_of_oratory")
    assert (table.asked, table.table["closed"]) == ((0, "turn"), [])
    assert "send reconnaissance arrakeen" in table.do("send diplomacy wealth").options


def test_the_ban_is_over_when_its_owner_begins_a_turn():
    """IMP 19.1.15"""
    closed = {"closed": [{"space": "arrakeen", "by": 1}]}
    other = {"hand": ["dagger", "diplomacy"]}
    table = Table(hand="reconnaissance dagger", others=[other, {"revealed": True}], table=closed)
    assert sent_to(table, "reconnaissance") == {"carthag"}
    table.do("send dagger hall_of_oratory")
    assert table.asked == (1, "turn")
    assert table.table["closed"] == []
    table.do("send diplomacy wealth")
    assert sent_to(table, "reconnaissance") == {"arrakeen", "carthag"}


def test_the_ban_of_one_who_has_revealed_lasts_to_the_end_of_the_round():
    """IMP 19.1.15"""
    closed = {"closed": [{"space": "arrakeen", "by": 2}]}
    table = Table(hand="reconnaissance dagger convincing_argument", others=ALONE, table=closed)
    table.do("send dagger hall_of_oratory")
    assert sent_to(table, "reconnaissance") == {"carthag"}
    table.do("reveal", "done")
    assert (table.table["round"], table.asked[0]) == (2, 1)
    assert table.table["closed"] == []


def test_my_own_ban_does_not_bind_me():
    """IMP 19.1.15"""
    table = alone(hand="the_voice reconnaissance", garrison=0)
    table.do("send the_voice imperial_basin", "name arrakeen")
    assert "send reconnaissance arrakeen" in table.options


# --- harvesting and control


def test_a_harvest_takes_all_bonus_spice_of_that_space_only():
    """IMP 4.6.1"""
    bonus = {"bonus_spice": {"imperial_basin": 3, "hagga_basin": 2}}
    table = Table(hand="dune_the_desert_planet dagger", others=ALONE, table=bonus)
    table.do("send dune_the_desert_planet imperial_basin")
    assert table.spice == 4
    assert table.table["bonus_spice"] == {
        "imperial_basin": 0,
        "hagga_basin": 2,
        "the_great_flat": 0,
    }


@pytest.mark.parametrize(
    "card, space, resource",
    [
        ("reconnaissance", "arrakeen", "solari"),
        ("reconnaissance", "carthag", "solari"),
        ("dune_the_desert_planet", "imperial_basin", "spice"),
    ],
)
def test_the_controller_is_paid_whoever_sends_the_agent(card, space, resource):
    """IMP 4.7.1, IMP 11.7.1, IMP 11.7.2, IMP 11.7.5"""
    base = 1 if space == "imperial_basin" else 0
    other = {"solari": 0, "spice": 0, "revealed": True}
    me = {"hand": f"{card} dagger", "others": [other, ALONE[1]]}
    mine = Table(**me, table={"control": {space: 0}}).do(f"send {card} {space}")
    assert (mine.player(0)[resource], mine.player(1)[resource]) == (base + 1, 0)
    theirs = Table(**me, table={"control": {space: 1}}).do(f"send {card} {space}")
    assert (theirs.player(0)[resource], theirs.player(1)[resource]) == (base, 1)


def test_control_of_another_space_pays_nothing():
    """IMP 4.7.1"""
    held = {"control": {"carthag": 0, "imperial_basin": 0}}
    table = Table(hand="reconnaissance dagger", others=ALONE, table=held)
    assert table.do("send reconnaissance arrakeen").solari == 0
