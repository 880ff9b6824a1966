"""Trade: offers, counter-offers, what for what, handing over (DOF 7)."""

import pytest

from dawn.table import Table

LAND = {"tsimpo": "0 water", "hagga_basin": "0", "tanzerouft": "1 food", "jacurutu": "1"}


def market(land=None, **more):
    return Table(land or LAND, phase="trade", **{"rolled": "full_moon", **more})


def test_one_talks_with_each_other_player_in_clockwise_order():
    """DOF 7.1.1"""
    table = market({"tsimpo": "0", "tanzerouft": "1 food", "windsack": "2 water"}, seats=3,
                   lead=1)  # fmt: skip
    asked = []
    while table.table["phase"] == "trade":
        asked.append((table.asked[0], table.game.decision.source))
        table.do("pass")
    names = ["Tribe of Tabr", "Tribe of the Iduali", "Tribe of Ben Sharuk"]
    assert asked == [(1, names[2]), (1, names[0]), (2, names[0]), (2, names[1]),
                     (0, names[1]), (0, names[2])]  # fmt: skip


def test_an_accepted_offer_changes_hands():
    """DOF 7.1.2, DOF 7.2.1, DOF 7.3.1"""
    table = market()
    table.do("give water", "want food")
    assert table.asked == (1, "offered")
    assert table.table["offer"] == {"by": 0, "to": 1, "give": "water", "want": "food"}
    table.do("accept")
    assert table.asked == (1, "put")
    table.do("put jacurutu", "put hagga_basin")
    assert table.goods("jacurutu") == {"water": 1}
    assert table.goods("hagga_basin") == {"food": 1}
    assert table.goods("tsimpo") == table.goods("tanzerouft") == {}


def test_the_giver_says_out_of_which_territory():
    """DOF 7.3.1, DOF 7.2.1: also the same type for the same type."""
    table = market({"tsimpo": "0 water", "hagga_basin": "0 water", "tanzerouft": "1 water"})
    table.do("give water", "want water", "accept")
    assert table.offered("from") == ["tsimpo", "hagga_basin"]
    table.do("from hagga_basin", "put tsimpo")
    assert table.goods("tsimpo") == {"water": 2}


def test_a_refused_offer_ends_the_talk():
    """DOF 7.1.2"""
    table = market().do("give water", "want food", "refuse")
    assert table.goods("tsimpo") == {"water": 1}
    assert table.asked == (1, "offer")


def test_offers_are_countered_twice_at_most():
    """DOF 7.1.2, DOF 18.1.3"""
    table = market().do("give water", "want food", "counter")
    assert table.asked == (1, "offer")
    table.do("give food", "want debt_tabr", "counter")
    assert table.asked == (0, "offer")
    table.do("give water", "want food")
    assert table.options == ["accept", "refuse"]


def test_a_counter_may_be_broken_off():
    """DOF 7.1.2"""
    table = market().do("give water", "want food", "counter", "pass")
    assert table.asked == (1, "offer")
    assert table.game.decision.source == "Tribe of Tabr"


def test_debts_and_cards_and_what_they_are_traded_for():
    """DOF 7.2.2"""
    table = market({"tsimpo": "0 water", "tanzerouft": "1 food"},
                   cards={0: "paracompass sandriders", 1: "literjon"},
                   debts={0: {"iduali": 1}})  # fmt: skip
    assert table.offered("give") == ["water", "debt_tabr", "debt_iduali", "paracompass"]
    wanted = {}
    for give in table.offered("give"):
        tried = table.game.copy()
        tried.apply(f"give {give}")
        wanted[give] = [str(option)[5:] for option in tried.decision.moves]
    assert wanted["water"] == ["food", "debt_iduali", "literjon"]
    assert wanted["debt_tabr"] == wanted["debt_iduali"] == ["food", "literjon"]
    assert wanted["paracompass"] == ["food", "debt_iduali", "literjon"]


def test_cards_and_debts_change_hands():
    """DOF 7.2.2"""
    table = market({"tsimpo": "0", "tanzerouft": "1"}, cards={1: "literjon"})
    table.do("give debt_tabr", "accept")
    assert table.cards(0) == ["literjon"]
    assert (table.debts(0, "tabr"), table.debts(1, "tabr")) == (7, 1)


def test_a_debt_that_comes_home_is_stock_again():
    """DOF 7.3.2"""
    table = market({"tsimpo": "0", "tanzerouft": "1 food"}, debts={0: {"iduali": 1}})
    table.do("give debt_iduali", "accept")
    assert (table.debts(0, "iduali"), table.debts(1, "iduali")) == (0, 8)
    assert table.goods("tsimpo") == {"food": 1}


def test_debts_alone_are_not_traded():
    """DOF 7.2.2"""
    table = market({"tsimpo": "0", "tanzerouft": "1"}, debts={0: {"iduali": 1}})
    assert table.table["phase"] != "trade"


@pytest.fixture
def allies():
    land = {"tsimpo": "0 water sietch", "hollow_basin": "0", "windsack": "1",
            "tanzerouft": "2 food stillsuit"}  # fmt: skip
    return market(land, seats=3, alliances=[[0, 2]], debts={0: {"ben_sharuk": 2}}).do("pass")


def test_allies_swap_territories_and_only_warriors_change_places(allies):
    """DOF 7.2.3"""
    assert allies.game.decision.source == "Tribe of Ben Sharuk"
    allies.do("give tsimpo")
    assert allies.asked == (2, "offered")
    allies.do("accept")
    assert (allies.owner("tsimpo"), allies.owner("tanzerouft")) == (2, 0)
    assert allies.tokens("tsimpo") == ["sietch"]
    assert allies.goods("tanzerouft") == {"food": 1}


def test_allies_never_trade_debts(allies):
    """DOF 7.2.4"""
    assert allies.offered("give") == ["water", "hollow_basin", "tsimpo"]
    assert allies.do("give water").asked == (2, "offered")
