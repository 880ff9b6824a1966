"""The four conflict cards of Rise of Ix: rewards for each place (IMP 26.4)."""

import pytest

from imperium.table import Table

OPEN = ("vp", "solari", "spice", "water", "intrigue_size", "garrison", "freighter")

# conflict: answers, then what the first, second and third place gain
REWARDS = {
    "skirmish_freighter_spice": (
        ["resolve skirmish_freighter_spice freighter"],
        {"freighter": 1, "spice": 1},
        {"solari": 3},
        {"solari": 2},
    ),
    "skirmish_freighter_troop": (
        ["resolve skirmish_freighter_troop freighter"],
        {"freighter": 1, "garrison": 1},
        {"spice": 2},
        {"spice": 1},
    ),
    "trade_monopoly": (
        ["resolve trade_monopoly freighter", "resolve trade_monopoly freighter", "take advance",
         "take water"],
        {"freighter": 2, "garrison": 1},
        {"intrigue_size": 1, "water": 1},
        {"water": 1},
    ),
    "economic_supremacy": ([], {"vp": 1}, {"vp": 1}, {"spice": 2, "solari": 2}),
}  # fmt: skip


def house(troops, **more):
    return {"conflict": troops, "garrison": 0, "solari": 0, "spice": 0, "water": 0, "vp": 0,
            "hand": [], "discard": ["dagger"], **more}  # fmt: skip


def after_combat(conflict, *troops, **more):
    """Seats with so many troops fight over a conflict; more is about seat 0."""
    me, *others = map(house, troops)
    shared = {"phase": "combat", "conflict": conflict, **more.pop("table", {})}
    return Table(ix=True, seats=len(troops), others=others, table=shared, **{**me, **more})


def gains(table, seat):
    """What a house that began with nothing has now."""
    shown = table.player(seat)
    found = {key: shown[key] for key in OPEN} | shown["influence"]
    return {key: amount for key, amount in found.items() if amount}


@pytest.mark.parametrize("conflict", REWARDS)
def test_each_place_takes_its_reward(conflict):
    """IMP 6.2.1, IMP 6.2.2"""
    answers, *rewards = REWARDS[conflict]
    table = after_combat(conflict, 4, 3, 2, 1).do(*answers)
    assert [gains(table, seat) for seat in range(4)] == [*rewards, {}]
    assert set(table.table["control"].values()) <= {None}, "none of them is about a space"


@pytest.mark.parametrize("conflict", REWARDS)
def test_a_tie_for_first_place_gives_both_the_second_reward(conflict):
    """IMP 6.3.1: no freighter, no offer to buy points."""
    table = after_combat(conflict, 2, 2, 0, spice=0, solari=0)
    second = REWARDS[conflict][2]
    assert [gains(table, seat) for seat in range(3)] == [second, second, {}]


@pytest.mark.parametrize(
    "conflict, left",
    [("skirmish_freighter_spice", {"spice": 1}), ("skirmish_freighter_troop", {"garrison": 1}),
     ("trade_monopoly", {"garrison": 1})],
)  # fmt: skip
def test_freighter_icons_of_a_reward_may_be_left(conflict, left):
    """IMP 26.4.1, IMP 22.1.1"""
    table = after_combat(conflict, 3, 0, 0)
    assert table.options == [f"resolve {conflict} freighter", "done"]
    assert gains(table.do("done"), 0) == left


def test_trade_monopoly_lets_an_advance_be_followed_by_a_recall():
    """IMP 26.4.1, IMP 22.1.3"""
    table = after_combat("trade_monopoly", 3, 0, 0).do("resolve trade_monopoly freighter")
    assert table.freighter == 1
    table.do("resolve trade_monopoly freighter", "take recall", "take dividends")
    assert gains(table, 0) == {"solari": 5, "garrison": 1}
    assert [table.player(seat)["solari"] for seat in (1, 2)] == [1, 1]


def test_trade_monopoly_may_use_one_icon_only():
    """IMP 26.4.1"""
    table = after_combat("trade_monopoly", 3, 0, 0).do("resolve trade_monopoly freighter", "done")
    assert table.freighter == 1


@pytest.mark.parametrize("choice", ["intrigue", "water"])
def test_trade_monopoly_lets_the_third_choose(choice):
    """IMP 6.2.2"""
    table = after_combat("trade_monopoly", 4, 3, 2, 1).do("done")
    assert (table.asked[0], table.options) == (2, ["take intrigue", "take water"])
    name = {"intrigue": "intrigue_size"}.get(choice, choice)
    assert gains(table.do(f"take {choice}"), 2) == {name: 1}


def test_cards_drawn_for_a_tile_won_here_are_kept():
    """IMP 26.3.9: the recall buys Spaceport; its two cards stay and five more come."""
    table = after_combat(
        "trade_monopoly", 3, 0, 0, freighter=3, spice=1, discard=[],
        deck="scout chani dagger dagger diplomacy signet_ring stilgar opulence",
        table={"tech_top": ["spaceport", "flagship", "holtzman_engine"]},
    )  # fmt: skip
    table.do("resolve trade_monopoly freighter")
    table.do("resolve shipping_track dividends_or_spice", "take spice")
    table.do("resolve shipping_track tech_2")
    assert (table.hand, table.spice) == (["chani", "scout"], 0)
    table.do("resolve shipping_track influence_any_1", "faction guild", "done")
    assert len(table.hand) == 2 + 5


@pytest.mark.parametrize(
    "purse, offered",
    [
        ({"solari": 5, "spice": 3}, set()),
        ({"solari": 6, "spice": 3}, {"pay_solari_6"}),
        ({"solari": 5, "spice": 4}, {"pay_spice_4"}),
        ({"solari": 12, "spice": 8}, {"pay_solari_6", "pay_spice_4"}),
    ],
)
def test_economic_supremacy_sells_what_can_be_paid(purse, offered):
    """IMP 26.4.2, IMP 3.2.3"""
    table = after_combat("economic_supremacy", 3, 2, 0, **purse)
    trades = {option.split()[2] for option in table.offered("resolve economic_supremacy")}
    assert trades - {"gain_vp"} == offered


def test_economic_supremacy_sells_each_point_once():
    """IMP 26.4.2"""
    table = after_combat("economic_supremacy", 3, 2, 0, solari=12, spice=8)
    table.do("resolve economic_supremacy pay_spice_4")
    assert "resolve economic_supremacy pay_spice_4" not in table.options
    table.do("resolve economic_supremacy pay_solari_6")
    assert (table.vp, table.solari, table.spice) == (3, 6, 4)
    assert table.player(1)["vp"] == 1


def test_economic_supremacy_may_be_bought_from_or_not():
    """IMP 3.2.1"""
    table = after_combat("economic_supremacy", 3, 2, 0, solari=6, spice=4)
    table.do(*table.offered("resolve economic_supremacy gain_vp"), "done")
    assert (table.vp, table.solari, table.spice) == (1, 6, 4)


def test_economic_supremacy_sells_nothing_to_the_second():
    """IMP 26.4.2: the offers belong to the first reward."""
    rich = house(4, solari=12, spice=8)
    me = house(2, solari=12, spice=8)
    shared = {"phase": "combat", "conflict": "economic_supremacy"}
    table = Table(ix=True, others=[rich, house(0)], table=shared, **me)
    assert table.asked[0] == 1
    table.do(*table.offered("resolve economic_supremacy gain_vp"), "done")
    assert (table.vp, table.solari, table.spice) == (1, 12, 8)


def test_a_solo_rival_collects_the_recruit():
    """IMP 28.3.2"""
    table = Table(
        ix=True, seats=1, conflict=1, others=[{"conflict": 9, "garrison": 0}, {"conflict": 2}],
        table={"phase": "combat", "conflict": "skirmish_freighter_troop", "first": 2},
    )  # fmt: skip
    assert (table.player(1)["garrison"], table.player(1)["freighter"]) == (1, 1)
