"""Shipments step by step, and every token's own way to move (DOF 8)."""

import pytest

from dawn.table import Table

QUIET = {"tanzerouft": "1"}


def port(land, **more):
    return Table({**QUIET, **land}, phase="shipment", **{"rolled": "full_moon", **more})


NORTH = {"hollow_erg": "0", "hollow_basin": "0", "plaster_basin": "0", "wind_pass": "0",
         "funeral_plain": "0", "bight_of_the_cliff": "0"}  # fmt: skip
"""A chain of own land, each touching the next."""
CHAIN = tuple(NORTH)


def chain(first, **more):
    return port({**NORTH, CHAIN[0]: f"0 {first}"}, **more)


def walk(table, token):
    """How far a token gets along the chain."""
    table.do(f"ship {token} {CHAIN[0]}")
    steps = 0
    while steps + 1 < len(CHAIN) and CHAIN[steps + 1] in table.offered("go"):
        steps += 1
        table.do(f"go {CHAIN[steps]}")
    return steps


@pytest.mark.parametrize(
    ("token", "borders"),
    [("water", 1), ("spice", 1), ("food", 1), ("worm_tooth", 1), ("crysknife", 1),
     ("maula_pistol", 1), ("jubba_cloak", 1), ("stillsuit", 2), ("maker", 2),
     ("great_maker", 3), ("kulon", 3), ("ornithopter", 4)],
)  # fmt: skip
def test_a_starting_token_crosses_as_many_borders_as_its_move(token, borders):
    """DOF 8.1.1, DOF 8.5.2, DOF 2.2.1"""
    table = chain(token)
    assert walk(table, token) == borders
    assert table.table["shipment"] is None
    goods, tokens = table.goods(CHAIN[borders]), table.tokens(CHAIN[borders])
    assert token in (tokens or goods)
    assert table.tokens(CHAIN[0]) == []


def test_a_sietch_never_moves():
    """DOF 8.1.2"""
    table = chain("sietch water")
    assert table.offered("ship") == ["water hollow_erg"]
    assert table.why("ship sietch hollow_erg") == "DOF 8.1.2"
    table.do("ship water hollow_erg")
    assert table.why("load sietch") == "DOF 8.1.2"


def test_tokens_are_picked_up_and_dropped_off_on_the_way():
    """DOF 8.2.1, DOF 8.2.2"""
    table = port({**NORTH, "hollow_erg": "0 maker water*2", "hollow_basin": "0 crysknife"})
    table.do("ship maker hollow_erg", "load water", "load water", "go hollow_basin")
    table.do("load crysknife", "drop water")
    assert table.goods("hollow_basin") == {"water": 1}
    assert table.why("load water") == "DOF 8.2.2"
    table.do("go plaster_basin", "stop")
    assert table.goods("plaster_basin") == {"water": 1}
    assert table.tokens("plaster_basin") == ["crysknife", "maker"]
    assert table.tokens("hollow_basin") == table.tokens("hollow_erg") == []


def test_the_starting_token_is_not_dropped_and_carriers_lend_no_move():
    """DOF 8.2.2"""
    table = chain("crysknife great_maker")
    table.do("ship crysknife hollow_erg", "load great_maker", "go hollow_basin")
    assert table.offered("go") == []
    assert table.offered("drop") == ["great_maker"]


def test_a_territory_may_be_entered_twice():
    """DOF 8.2.1"""
    table = chain("maker").do("ship maker hollow_erg", "go hollow_basin")
    assert "hollow_erg" in table.offered("go")


def test_a_shipment_ends_in_an_own_territory_and_may_end_at_once():
    """DOF 8.2.3, DOF 18.1.13"""
    table = chain("maker water")
    table.do("ship maker hollow_erg", "load water", "stop")
    assert table.tokens("hollow_erg") == ["maker"]
    assert table.asked[0] == 1 or table.table["phase"] == "action"


# --- whose land


def test_rival_land_is_crossed_for_a_water_debt():
    """DOF 8.3.2, DOF 16.1.1"""
    land = {"hollow_basin": "0 maker", "tsimpo": "1", "broken_land": "0"}
    assert port(land).table["phase"] == "action"
    table = port(land, debts={0: {"iduali": 1}})
    table.do("ship maker hollow_basin", "go tsimpo")
    assert table.offered("go") == ["hollow_basin", "broken_land"]
    assert "stop" not in table.options
    assert (table.debts(0, "iduali"), table.debts(1, "iduali")) == (0, 8)
    assert table.do("go broken_land").tokens("broken_land") == ["maker"]


def test_crossing_takes_a_debt_for_each_territory():
    """DOF 8.3.2"""
    land = {"hollow_basin": "0 great_maker", "plaster_basin": "0", "tsimpo": "1",
            "broken_land": "1", "arsunt": "0"}  # fmt: skip
    poor, rich = port(land, debts={0: {"iduali": 1}}), port(land, debts={0: {"iduali": 2}})
    for table in (poor, rich):
        table.do("ship great_maker hollow_basin", "go tsimpo")
    assert "broken_land" not in poor.offered("go")
    assert poor.why("go broken_land") == "DOF 8.3.2"
    assert "broken_land" in rich.offered("go")


ALLY = {"hollow_basin": "0 maker", "tsimpo": "2 water", "splintered_rock": "2", "broken_land": "0"}


def allied_port(land=ALLY, alliances=((0, 2),), **more):
    return port(land, seats=3, alliances=[list(pair) for pair in alliances], **more)


def test_an_allys_land_is_crossed_with_leave_and_left_as_it_is():
    """DOF 8.3.1, DOF 18.1.4"""
    table = allied_port().do("ship maker hollow_basin", "go tsimpo")
    assert table.asked == (2, "leave")
    assert table.options == ["yes", "no"]
    table.do("yes")
    assert table.options == ["go hollow_basin", "go broken_land"]
    assert table.why("load water") == "DOF 8.3.1"
    assert table.do("go broken_land").tokens("broken_land") == ["maker"]


def test_an_ally_is_asked_for_leave_once_in_a_shipment():
    """DOF 18.1.4"""
    table = allied_port({**ALLY, "hollow_basin": "0 great_maker"})
    table.do("ship great_maker hollow_basin", "go tsimpo", "yes", "go splintered_rock")
    assert table.tokens("broken_land") == ["great_maker"]


def test_an_ally_may_refuse_leave():
    """DOF 8.3.1, DOF 18.1.4"""
    table = allied_port({**ALLY, "hollow_basin": "0 maker water"})
    table.do("ship maker hollow_basin", "go tsimpo", "no")
    assert table.asked == (0, "trip")
    assert table.options == ["load water", "stop"]
    assert table.why("go tsimpo") == "DOF 8.3.1"


def test_a_shipment_without_leave_to_go_on_turns_back():
    """DOF 18.1.21"""
    land = {"hollow_basin": "0 great_maker", "tsimpo": "2", "broken_land": "3", "arsunt": "0"}
    table = port(land, seats=4, alliances=[[0, 2, 3]])
    table.do("ship great_maker hollow_basin", "go tsimpo", "yes", "go broken_land", "no")
    assert table.offered("go") == ["hollow_basin"] or table.table["shipment"] is None
    assert table.tokens("hollow_basin") == ["great_maker"]


def test_a_kulon_needs_no_leave():
    """DOF 8.3.1, DOF 8.5.3"""
    table = allied_port({**ALLY, "hollow_basin": "0 kulon"})
    table.do("ship kulon hollow_basin", "go tsimpo")
    assert table.asked == (0, "trip")


def test_abandoned_land_is_closed():
    """DOF 8.3.3"""
    land = {"hollow_basin": "0 maker", "plaster_basin": "0", "broken_land": "0"}
    table = port(land).do("ship maker hollow_basin")
    assert table.offered("go") == ["plaster_basin"]
    assert table.why("go tsimpo") == "DOF 8.3.3"


# --- barriers and drum sand


WALL = {"hollow_erg": "0 maker water stillsuit kulon ornithopter", "hollow_basin": "0"}


@pytest.mark.parametrize(("start", "load", "crosses"), [
    ("water", "", False), ("water", "stillsuit", True), ("water", "kulon", True),
    ("water", "ornithopter", True), ("stillsuit", "", True), ("kulon", "", True),
    ("ornithopter", "", True), ("maker", "", False), ("maker", "stillsuit", False),
    ("stillsuit", "maker", False), ("kulon", "maker", False),
])  # fmt: skip
def test_barriers_stop_all_but_three_and_worms_always(start, load, crosses):
    """DOF 8.4.1"""
    table = port({**WALL, "jacurutu": "0"}, walls="hollow_erg/hollow_basin")
    if start == "maker":
        assert table.why("ship maker hollow_erg") == "DOF 8.2.3"
        return
    table.do(f"ship {start} hollow_erg", *([f"load {load}"] if load else []))
    assert ("hollow_basin" in table.offered("go")) == crosses
    if not crosses:
        assert table.why("go hollow_basin") == "DOF 8.4.1"


def test_drum_sand_is_for_an_ornithopter_without_worms():
    """DOF 8.4.2, DOF 1.2.1"""
    land = {"hollow_erg": "0 ornithopter maker water kulon", "hollow_basin": "0",
            "splintered_rock": "0"}  # fmt: skip
    table = port(land).do("ship ornithopter hollow_erg", "load water", "go hollow_drum")
    assert "stop" not in table.options
    assert table.do("go splintered_rock", "stop").goods("splintered_rock") == {"water": 1}
    worm = port(land).do("ship ornithopter hollow_erg", "load maker")
    assert worm.why("go hollow_drum") == "DOF 8.4.2"
    kulon = port(land).do("ship kulon hollow_erg")
    assert kulon.why("go hollow_drum") == "DOF 8.4.2"


# --- ways to move


def test_a_jubba_cloak_takes_a_stillsuit_one_border_farther():
    """DOF 8.5.1"""
    assert walk(chain("stillsuit"), "stillsuit") == 2
    table = port({**NORTH, "hollow_erg": "0 stillsuit", "hollow_basin": "0 jubba_cloak"})
    table.do("ship stillsuit hollow_erg", "go hollow_basin", "load jubba_cloak")
    table.do("go plaster_basin", "go wind_pass", "stop")
    assert table.tokens("wind_pass") == ["stillsuit", "jubba_cloak"]


def test_a_kulon_crosses_rival_land_freely_but_not_abandoned_land():
    """DOF 8.5.3"""
    land = {"hollow_basin": "0 kulon", "tsimpo": "1", "broken_land": "0"}
    table = port(land).do("ship kulon hollow_basin")
    assert table.offered("go") == ["tsimpo"]
    table.do("go tsimpo", "go broken_land")
    assert table.tokens("broken_land") == ["kulon"]


def test_an_ornithopter_flies_over_everything():
    """DOF 8.5.4"""
    land = {"hollow_basin": "0 ornithopter", "tsimpo": "1", "arsunt": "0"}
    table = port(land, walls="tsimpo/broken_land")
    table.do("ship ornithopter hollow_basin", "go tsimpo", "go broken_land", "go arsunt")
    assert table.tokens("arsunt") == ["ornithopter"]


# --- duplicates


def test_duplicates_are_discarded_where_a_movement_ends():
    """DOF 8.6.1, DOF 2.2.2"""
    land = {"hollow_erg": "0 maker crysknife", "hollow_basin": "0 crysknife"}
    table = port(land)
    before = table.table["supply"]["crysknife"]
    table.do("ship maker hollow_erg", "load crysknife", "go hollow_basin", "stop")
    assert table.tokens("hollow_basin") == ["crysknife", "maker"]
    assert table.table["supply"]["crysknife"] == before + 1


@pytest.mark.parametrize(("keep", "other"), [("maker", "great_maker"), ("great_maker", "maker")])
def test_of_two_worms_the_owner_chooses(keep, other):
    """DOF 8.6.1"""
    table = port({"hollow_erg": "0 maker", "hollow_basin": "0 great_maker"})
    table.do("ship maker hollow_erg", "go hollow_basin", "stop")
    assert table.asked == (0, "keep_worm")
    assert table.do(f"keep {keep}").tokens("hollow_basin") == [keep]


def test_duplicates_pass_through_but_are_not_dropped_on_the_way():
    """DOF 18.1.14, DOF 8.6.1"""
    land = {**NORTH, "hollow_erg": "0 maker crysknife", "hollow_basin": "0 crysknife"}
    table = port(land).do("ship maker hollow_erg", "load crysknife", "go hollow_basin")
    assert "drop crysknife" not in table.options
    table.do("go plaster_basin", "stop")
    assert table.tokens("plaster_basin") == ["crysknife", "maker"]
    assert table.tokens("hollow_basin") == ["crysknife"]


def test_the_place_of_the_starting_token_is_free_while_it_travels():
    """DOF 8.2.1, DOF 18.1.14"""
    table = port({**NORTH, "hollow_erg": "0 stillsuit jubba_cloak", "hollow_basin": "0 stillsuit"})
    table.do("ship stillsuit hollow_erg", "load jubba_cloak", "go hollow_basin")
    table.do("load stillsuit", "go hollow_erg", "drop stillsuit", "go hollow_basin", "stop")
    assert table.tokens("hollow_erg") == ["stillsuit"]
    assert table.tokens("hollow_basin") == ["stillsuit", "jubba_cloak"]


def test_a_worm_of_the_other_side_takes_the_place_of_the_starting_one():
    """DOF 8.2.1, DOF 8.6.1"""
    land = {**NORTH, "hollow_erg": "0 great_maker", "hollow_basin": "0 maker"}
    table = port(land)
    table.do("ship great_maker hollow_erg", "go hollow_basin", "load maker", "go hollow_erg")
    table.do("drop maker", "go hollow_basin")
    assert table.tokens("hollow_erg") == ["maker"]
    assert table.tokens("hollow_basin") == ["great_maker"]
    table = port(land)
    table.do("ship great_maker hollow_erg", "go hollow_basin", "load maker", "go hollow_erg")
    table.do("drop maker", "stop")
    assert table.asked == (0, "keep_worm")
    table.do("keep maker")
    assert table.tokens("hollow_erg") == ["maker"]


def test_the_view_tells_how_much_move_is_left():
    """DOF 8.1.1, DOF 8.5.1"""
    table = port({**NORTH, "hollow_erg": "0 stillsuit", "hollow_basin": "0 jubba_cloak"})
    table.do("ship stillsuit hollow_erg")
    assert table.table["shipment"]["left"] == 2
    table.do("go hollow_basin")
    assert table.table["shipment"]["left"] == 1
    table.do("load jubba_cloak")
    assert table.table["shipment"]["left"] == 2


def test_a_step_with_one_answer_is_not_asked():
    """DOF 18.1.22"""
    table = port({"hollow_basin": "0 water", "tsimpo": "0"}).do("ship water hollow_basin")
    assert table.options == ["go tsimpo", "stop"]
    table.do("go tsimpo")
    assert table.table["phase"] == "action"
    assert table.goods("tsimpo") == {"water": 1}
