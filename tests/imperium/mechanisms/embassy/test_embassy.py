"""The tech module: the Ixian Embassy and the tiles (IMP 34)."""

import pytest

from imperium.bl_turns import TECH, alone, shown
from imperium.embassy_turns import TOPS, embassy, tiles
from landsraad.cli.tables import table as terminal


def test_brennen_takes_a_seat_and_glowglobes():
    """IMP 34.2.1, IMP 34.2.2, IMP 34.3.3: the rulebook's example."""
    table = embassy("high_council", leader="leader_chani", solari=5, spice=1, deck="seek_allies")
    table.do("resolve high_council take_seat", "resolve ixian_embassy tech")
    assert table.options == ["tech glowglobes", "tech training_depot"]
    table.do("tech glowglobes", "faction bene_gesserit")
    assert (table.spice, tiles(table), table.council) == (0, ["glowglobes"], True)
    assert table.influence["bene_gesserit"] == 1
    assert table.player(0)["deck_top"] == "seek_allies"


@pytest.mark.parametrize(
    "space, solari", [("hall_of_oratory", 0), ("mentat", 2), ("rally_troops", 4),
                      ("swordmaster", 8), ("high_council", 5)],
)  # fmt: skip
def test_every_landsraad_space_opens_the_embassy(space, solari):
    """IMP 34.2.1"""
    assert "resolve ixian_embassy tech" in embassy(space, solari=solari, spice=3).options


@pytest.mark.parametrize("space", ["wealth", "secrets", "foldspace"])
def test_other_spaces_do_not(space):
    """IMP 34.2.1"""
    table = alone(**TECH, hand="diplomacy dagger", spice=9, table={"tech_top": TOPS})
    table.do(f"send diplomacy {space}")
    assert not table.offered("resolve ixian_embassy")
    assert "resolve ixian_embassy tech" not in shown("dagger", **TECH, spice=9).options


def test_there_is_no_embassy_without_the_module():
    """IMP 34.1.1"""
    table = alone(hand="dagger diplomacy", spice=9).do("send dagger hall_of_oratory")
    assert not table.offered("resolve ixian_embassy")


def test_one_tile_a_turn():
    """IMP 34.2.1: the next tile of the stack turns up, but is not for this turn."""
    table = embassy(spice=9)
    left = [stack["left"] for stack in table.table["tech"]]
    table.do("resolve ixian_embassy tech", "tech training_depot")
    assert tiles(table) == ["training_depot"]
    assert not table.offered("resolve ixian_embassy")
    assert [stack["left"] for stack in table.table["tech"]] == [*left[:2], left[2] - 1]
    assert table.table["tech"][2]["top"] not in (None, "training_depot")


def test_tiles_that_are_too_dear_are_not_offered():
    """IMP 34.2.1"""
    table = embassy(spice=2).do("resolve ixian_embassy tech")
    assert table.options == ["tech glowglobes", "tech training_depot"]
    assert not embassy(spice=0).offered("resolve ixian_embassy")


def test_a_council_seat_makes_tiles_cheaper():
    """IMP 34.2.2: a tile of 1 spice is free."""
    table = embassy(spice=1, council=True).do("resolve ixian_embassy tech")
    assert table.options == ["tech glowglobes", "tech training_depot"]
    free = embassy(spice=0, council=True).do("resolve ixian_embassy tech")
    assert (tiles(free), free.spice) == (["training_depot"], 0)


def test_the_discount_of_an_icon_adds_to_that_of_the_seat():
    """IMP 34.2.2: and the price does not fall below 0."""
    table = alone(
        **TECH, hand="dagger diplomacy", spice=1, council=True, intrigue="rapid_engineering",
        table={"tech_top": TOPS},
    )  # fmt: skip
    table.do("play rapid_engineering", "discard dagger", "resolve rapid_engineering tech_1")
    assert len(table.options) == 3
    table.do("tech training_depot")
    assert table.spice == 1


def prices(table, seat=0):
    return [stack["price"] for stack in table.game.view(seat)["table"]["tech"]]


def test_the_price_shown_is_that_of_the_viewer():
    """IMP 34.2.2: glowglobes 2, delivery bay 3, training depot 1; without a seat as printed."""
    table = embassy(spice=5, council=True)
    assert prices(table) == [1, 2, 0]
    assert prices(table, 1) == prices(table, None) == [2, 3, 1]
    with_ix = alone(ix=True, **TECH, council=True, hand="dagger", table={"tech_top": TOPS})
    assert prices(with_ix) == [2, 3, 1], "IMP 34.1.4"


def test_the_price_shown_counts_the_icon_that_is_asked_about():
    """IMP 34.2.2"""
    table = alone(
        **TECH, hand="dagger diplomacy", spice=1, council=True, intrigue="rapid_engineering",
        table={"tech_top": TOPS},
    )  # fmt: skip
    table.do("play rapid_engineering", "discard dagger", "resolve rapid_engineering tech_1")
    assert prices(table) == [0, 1, 0]
    assert table.game.decision.options[0].text == "Acquire Glowglobes (cost 0 instead of 2)"


def test_the_terminal_tells_the_price_of_the_viewer():
    """IMP 34.2.2"""
    table, words = embassy(spice=5, council=True), terminal("imperium")
    for seat, cost in ((0, "cost 1 instead of 2"), (1, "cost 2")):
        view = table.game.view(seat)
        assert f"Glowglobes, {cost}," in words.look(view, "tech", words.names(view))[0]


def test_with_the_ix_board_there_is_neither_embassy_nor_discount():
    """IMP 34.1.4: tiles are bought at the spaces of Rise of Ix."""
    place = {"tech_top": ["glowglobes", "windtraps", "delivery_bay"]}
    me = {"ix": True, **TECH, "hand": "dagger diplomacy", "council": True, "solari": 3, "spice": 2}
    mentat = alone(**me, table=place).do("send dagger mentat")
    assert not [option for option in mentat.options if "tech" in option or "embassy" in option]
    table = alone(**me, table=place).do("send dagger dreadnought", "resolve dreadnought tech")
    assert table.options == ["tech glowglobes", "tech windtraps"], "2 spice each"
    table.do("tech windtraps")
    assert table.spice == 0


def test_tiles_of_ix_work_at_the_embassy():
    """IMP 34.1.3: with the discount of the seat."""
    table = alone(
        modules=("tech", "ix_tiles"), hand="dagger diplomacy", spice=1, council=True, water=0,
        table={"tech_top": ["windtraps", "flagship", "navigation_chamber"]},
    )  # fmt: skip
    table.do("send dagger hall_of_oratory", "resolve ixian_embassy tech")
    assert (tiles(table), table.spice, table.water) == (["windtraps"], 0, 1)


def test_an_empty_stack_offers_nothing():
    """IMP 34.2.1, IMP 23.1.1"""
    every = ["glowglobes", "delivery_bay", "training_depot", "gene_locked_vault",
             "navigation_chamber", "planetary_array", "plasteel_blades", "rapid_dropships",
             "sardaukar_high_command", "self_destroying_messages", "servo_receivers"]  # fmt: skip
    table = alone(**TECH, hand="dagger diplomacy", spice=9, tech=" ".join(every),
                  table={"tech_top": ["suspensor_suits"]})  # fmt: skip
    table.do("send dagger hall_of_oratory", "resolve ixian_embassy tech")
    assert "suspensor_suits" in tiles(table)
