"""Building and exchanging water debts (DOF 5), water debts coming home (DOF 16)."""

import pytest

from dawn.table import Table

QUIET = {"tanzerouft": "1"}
COSTS = {
    "stillsuit": "water food",
    "crysknife": "worm_tooth spice",
    "sietch": "spice water food",
}


@pytest.mark.parametrize("token", COSTS)
def test_a_development_is_paid_where_it_is_built(token):
    """DOF 5.1.1, DOF 5.1.3"""
    table = Table({**QUIET, "tsimpo": f"0 {COSTS[token]}", "hagga_basin": "0"})
    assert f"{token} tsimpo" in table.offered("build")
    assert table.why(f"build {token} hagga_basin") == "DOF 5.1.1"
    table.do(f"build {token} tsimpo")
    assert table.tokens("tsimpo") == [token]
    assert table.goods("tsimpo") == {}


def test_resources_of_two_territories_do_not_add_up():
    """DOF 5.1.1"""
    table = Table({**QUIET, "tsimpo": "0 water", "hagga_basin": "0 food"}, phase="development")
    assert table.table["phase"] != "development"


def test_one_builds_as_often_as_one_can_pay_but_one_of_a_kind():
    """DOF 5.1.2, DOF 2.2.2"""
    table = Table({**QUIET, "tsimpo": "0 water*2 food*2 spice worm_tooth"})
    table.do("build stillsuit tsimpo")
    assert table.why("build stillsuit tsimpo") == "DOF 5.1.2"
    table.do("build crysknife tsimpo")
    assert table.tokens("tsimpo") == ["stillsuit", "crysknife"]
    assert table.table["phase"] != "development"


def test_nothing_is_built_on_foreign_land_or_drum_sand():
    """DOF 1.2.1, DOF 1.3.1"""
    table = Table({"tanzerouft": "1 water food", "tsimpo": "0 water food"})
    assert table.why("build stillsuit tanzerouft") == "DOF 1.3.1"
    assert table.why("build stillsuit great_drum") == "DOF 1.2.1"
    assert table.why("build maker tsimpo") == "DOF 5.1.1"


def test_an_empty_supply_builds_nothing():
    """DOF 2.2.3"""
    box = {"tokens": {"stillsuit": {"copies": 0}}}
    table = Table({**QUIET, "tsimpo": "0 water food spice"}, options={"content": box})
    assert table.offered("build") == ["sietch tsimpo"]
    assert table.why("build stillsuit tsimpo") == "DOF 2.2.3"


# --- water debts


@pytest.mark.parametrize(("held", "rates"), [(2, []), (3, ["3"]), (4, ["3"]), (5, ["3", "5"])])
def test_rival_debts_are_exchanged_at_two_rates(held, rates):
    """DOF 5.2.1"""
    table = Table({**QUIET, "tsimpo": "0 water food"}, debts={0: {"iduali": held}})
    assert table.offered("exchange") == rates


def test_exchanged_resources_are_set_down_anywhere_and_spent_at_once():
    """DOF 5.2.1, DOF 5.2.2, DOF 16.1.1, DOF 2.1.1"""
    table = Table({**QUIET, "tsimpo": "0", "hagga_basin": "0"}, debts={0: {"iduali": 5}})
    assert table.debts(1, "iduali") == 3
    table.do("exchange 5", "take spice", "put tsimpo", "take water", "put tsimpo", "take food")
    table.do("put tsimpo")
    assert (table.debts(0, "iduali"), table.debts(1, "iduali")) == (0, 8)
    assert table.goods("tsimpo") == {"spice": 1, "water": 1, "food": 1}
    assert table.do("build sietch tsimpo").tokens("tsimpo") == ["sietch"]


def test_debts_of_several_tribes_may_be_mixed():
    """DOF 5.2.1"""
    table = Table({**QUIET, "tsimpo": "0", "windsack": "2"}, seats=3,
                  debts={0: {"iduali": 2, "ben_sharuk": 2}})  # fmt: skip
    table.do("exchange 3", "return ben_sharuk", "return iduali", "return ben_sharuk")
    assert table.asked == (0, "resource")
    assert (table.debts(0, "iduali"), table.debts(0, "ben_sharuk")) == (1, 0)
    assert table.debts(2, "ben_sharuk") == 8


def test_exchanging_goes_on_as_long_as_one_can_pay():
    """DOF 5.2.1"""
    table = Table({**QUIET, "tsimpo": "0"}, debts={0: {"iduali": 6}})
    table.do("exchange 3", "take food", "take food")
    assert table.offered("exchange") == ["3"]
