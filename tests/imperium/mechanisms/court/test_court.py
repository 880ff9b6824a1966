"""Spaces of Uprising with rules of their own, and all the others (IMP 38)."""

import pytest

from imperium.table import Table

DUNE, DIPLOMACY, RECON, DAGGER = (
    "dune_the_desert_planet", "diplomacy", "reconnaissance", "dagger"
)  # fmt: skip


def up(**me):
    return Table(uprising=True, **{"garrison": 0, **me})


def test_the_high_council_gives_a_seat_and_later_something_else():
    """IMP 38.1.1"""
    table = up(hand=DAGGER, solari=5).do(f"send {DAGGER} high_council")
    assert (table.council, table.solari, table.spice) == (True, 0, 0)
    again = up(hand=DAGGER, solari=5, council=True).do(f"send {DAGGER} high_council")
    assert (again.solari, again.spice, again.garrison, again.intrigue_size) == (0, 2, 3, 1)
    assert up(hand=DAGGER, solari=4, council=True).why(f"send {DAGGER} high_council")


def test_a_seat_is_worth_persuasion():
    """IMP 38.1.1"""
    assert up(hand=DAGGER, council=True).do("reveal").persuasion == 2


def test_the_first_swordmaster_costs_more():
    """IMP 38.1.3, IMP 38.1.2: once for each player."""
    assert up(hand=DAGGER, solari=7).why(f"send {DAGGER} swordmaster") == "IMP 4.3.1"
    first = up(hand=DAGGER, solari=8).do(f"send {DAGGER} swordmaster")
    assert (first.solari, first.swordmaster, first.agents) == (0, True, 2)
    others = [{"swordmaster": True}]
    second = up(hand=DAGGER, solari=6, others=others)
    assert second.table["swordmaster_cost"] == 6
    assert second.do(f"send {DAGGER} swordmaster").solari == 0
    assert up(hand=DAGGER, solari=5, others=others).why(f"send {DAGGER} swordmaster")
    own = up(hand=DAGGER, solari=9, swordmaster=True)
    assert own.why(f"send {DAGGER} swordmaster") == "IMP 4.3.3"


def test_imperial_privilege():
    """IMP 38.1.4, IMP 37.4.2: never the agent just sent."""
    assert up(hand=DAGGER, solari=3).why(f"send {DAGGER} imperial_privilege") == "IMP 4.3.2"
    table = up(hand=DAGGER, solari=3, influence={"emperor": 2}, intrigue=["mercenaries"],
               deck="diplomacy", table={"agents": {"fremkit": [0]}})  # fmt: skip
    table.do(f"send {DAGGER} imperial_privilege")
    assert "resolve imperial_privilege recall_agent" in table.options
    table.do("resolve imperial_privilege recall_agent")
    assert (table.agents, table.table["agents"]) == (1, {"imperial_privilege": [0]})
    assert "resolve imperial_privilege pay_trash_intrigue" in table.options
    alone = up(hand=DAGGER, solari=3, influence={"emperor": 2})
    alone.do(f"send {DAGGER} imperial_privilege")
    assert "imperial_privilege" in alone.table["agents"]


def test_assembly_hall_gives_persuasion_at_the_reveal():
    """IMP 38.1.5"""
    table = up(hand=DAGGER).do(f"send {DAGGER} assembly_hall")
    assert table.intrigue_size == 1
    hand = "convincing_argument convincing_argument"
    there = up(hand=hand, table={"agents": {"assembly_hall": [0]}})
    assert (there.revealed, there.persuasion) == (True, 5)


@pytest.mark.parametrize("answer, water, solari", [("take pay", 1, 0), ("decline", 0, 2)])
def test_gather_support_has_a_price_of_choice(answer, water, solari):
    """IMP 38.2.1"""
    table = up(hand=DAGGER, solari=2, water=0).do(f"send {DAGGER} gather_support")
    assert table.options == ["take pay", "decline"]
    table.do(answer)
    assert (table.water, table.solari, table.garrison) == (water, solari, 2)


def test_a_price_of_choice_is_asked_only_of_who_can_pay():
    """IMP 38.2.1"""
    table = up(hand=DAGGER, solari=1, water=0).do(f"send {DAGGER} gather_support")
    assert (table.water, table.garrison, table.asked[0]) == (0, 2, 1)


@pytest.mark.parametrize("answer, solari", [("take pay", 4), ("decline", 2)])
def test_spice_refinery_pays_more_for_spice(answer, solari):
    """IMP 38.2.1"""
    table = up(hand=RECON, spice=1).do(f"send {RECON} spice_refinery", answer)
    assert table.solari == solari


@pytest.mark.parametrize(
    "space, me, gained",
    [
        ("sardaukar", {"spice": 4}, {"spice": 0, "garrison": 4, "intrigue_size": 1}),
        ("dutiful_service", {}, {"solari": 2}),
        ("deliver_supplies", {"water": 0}, {"water": 1}),
    ],
)
def test_emperor_and_guild_spaces(space, me, gained):
    """IMP 38.3.1"""
    table = up(hand=DIPLOMACY, **me).do(f"send {DIPLOMACY} {space}")
    assert {name: getattr(table, name) for name in gained} == gained


def test_heighliner_brings_five_troops_that_may_fight():
    """IMP 38.3.1"""
    table = up(hand=DIPLOMACY, spice=5).do(f"send {DIPLOMACY} heighliner")
    assert (table.garrison, table.spice) == (5, 0)
    assert "deploy 5" in table.options


def test_bene_gesserit_spaces():
    """IMP 38.3.2"""
    table = up(hand=DIPLOMACY, spice=1, deck="dagger").do(f"send {DIPLOMACY} espionage")
    table.do("resolve espionage draw_1")
    assert table.hand == ["dagger"]
    rich = ["mercenaries", "detonation", "detonation", "cunning"]
    thief = up(hand=DIPLOMACY, others=[{"intrigue": rich}]).do(f"send {DIPLOMACY} secrets")
    while thief.asked[0] == 0 and "done" not in thief.options:
        thief.do(thief.offered("resolve")[0])
    assert thief.player(1)["intrigue_size"] == 3


def test_fremen_spaces():
    """IMP 38.3.3"""
    table = up(hand=DIPLOMACY, water=1).do(f"send {DIPLOMACY} desert_tactics")
    assert (table.garrison, table.water) == (1, 0)
    assert "resolve desert_tactics trash" in table.options
    kit = up(hand=DIPLOMACY, deck="dagger").do(f"send {DIPLOMACY} fremkit")
    assert kit.hand == ["dagger"]


def test_trade_spaces():
    """IMP 38.3.4"""
    assert up(hand=DUNE, spice=3).why(f"send {DUNE} shipping") == "IMP 4.3.2"
    table = up(hand=DUNE, spice=3, influence={"guild": 2}).do(f"send {DUNE} shipping")
    assert (table.solari, table.spice) == (5, 0)
    table.do("faction fremen")
    assert table.influence["fremen"] == 1
    accept = up(hand=DUNE, deck="dagger").do(f"send {DUNE} accept_contract")
    assert (accept.solari, accept.hand) == (2, ["dagger"])


def test_cities():
    """IMP 38.4.1"""
    table = up(hand=RECON, deck="dagger").do(f"send {RECON} arrakeen")
    assert (table.garrison, table.hand) == (1, ["dagger"])
    table = up(hand=RECON, water=2, deck="dagger diplomacy").do(f"send {RECON} research_station")
    assert (table.garrison, len(table.hand), table.water) == (2, 2, 0)


@pytest.mark.parametrize(
    "space, water, base", [("imperial_basin", 0, 1), ("hagga_basin", 1, 2), ("deep_desert", 3, 4)]
)
def test_maker_spaces(space, water, base):
    """IMP 38.4.3"""
    bonus = {"bonus_spice": {space: 1}}
    table = up(hand=DUNE, water=water, table=bonus).do(f"send {DUNE} {space}")
    assert (table.spice, table.water) == (base + 1, 0)
    assert set(table.table["bonus_spice"]) == {"imperial_basin", "hagga_basin", "deep_desert"}


@pytest.mark.parametrize(
    "space, resource",
    [("arrakeen", "solari"), ("spice_refinery", "solari"), ("imperial_basin", "spice")],
)
def test_control_pays_for_every_agent(space, resource):
    """IMP 37.4.3"""
    card = DUNE if space == "imperial_basin" else RECON
    table = up(hand=card, table={"control": {space: 1}}).do(f"send {card} {space}")
    assert table.player(1)[resource] == 1


@pytest.mark.parametrize(
    ("space", "card", "solari", "answers", "left"),
    [
        ("gather_support", DAGGER, 1, ["take pay"], (0, 2)),
        ("spice_refinery", RECON, 0, [], (4, 1)),
    ],
)
def test_navigation_chamber_lowers_the_prices_of_choice(space, card, solari, answers, left):
    """IMP 34.3.4: Gather Support for 1 solari, the better half of Spice Refinery for nothing."""
    me = {"hand": card, "solari": solari, "spice": 0, "water": 1}
    tech = {"bloodlines": True, "modules": ("tech",)}
    table = up(**tech, **me, tech="navigation_chamber").do(f"send {card} {space}", *answers)
    assert (table.solari, table.water) == left
    plain = up(**tech, **me).do(f"send {card} {space}")
    assert "take pay" not in plain.options
