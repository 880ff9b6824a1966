"""Solo rivals and the tech module (IMP 35.3)."""

import pytest

from imperium.bl_turns import TECH, pieces
from imperium.rival_turns import MASTER, MEMNON, RABBAN, hagal, rival, solo
from imperium.table import Table

TOPS = ["delivery_bay", "glowglobes", "navigation_chamber"]
"""Tiles that cost 3, 2 and 5; the last does not bear the mark of House Hagal."""


def tech(*cards, rival=None, tops=TOPS, table=None, **me):
    place = {"tech_top": tops, **(table or {})}
    return solo(*cards, rival={**MASTER, **(rival or {})}, table=place, modules=("tech",), **me)


def tiles(table):
    return [tile["key"] for tile in rival(table)["tech"]]


def test_acquire_tech_buys_the_dearest_marked_tile_and_the_turn_goes_on():
    """IMP 35.3.3: at 1 spice off; the next card sends the agent."""
    table = tech("acquire_tech", "secrets", rival={"spice": 4})
    assert (tiles(table), rival(table)["spice"]) == (["delivery_bay"], 2)
    assert table.table["agents"]["secrets"] == [2]
    cheap = tech("acquire_tech", "secrets", rival={"spice": 1})
    assert (tiles(cheap), rival(cheap)["spice"]) == (["glowglobes"], 0)


def test_two_acquire_tech_cards_in_a_row():
    """IMP 35.3.3: two tiles before the agent goes."""
    tops = ["delivery_bay", "glowglobes", "training_depot"]
    table = tech("acquire_tech", "acquire_tech", "secrets", rival={"spice": 6}, tops=tops)
    assert tiles(table)[0] == "delivery_bay"
    assert (len(tiles(table)), table.table["agents"]) == (2, {"secrets": [2]})


def test_tiles_without_the_mark_and_too_dear_ones_stay():
    """IMP 35.3.3"""
    table = tech("acquire_tech", "secrets", rival={"spice": 0})
    assert tiles(table) == []
    assert table.table["agents"]["secrets"] == [2]


def test_a_tie_is_settled_by_the_topmost_stack():
    """IMP 35.3.3: three marked tiles of 2 spice."""
    tops = ["servo_receivers", "gene_locked_vault", "glowglobes"]
    table = tech("acquire_tech", "secrets", rival={"spice": 1}, tops=tops)
    assert tiles(table) == ["servo_receivers"]


def test_rivals_wait_for_their_swordmaster():
    """IMP 35.3.1: until then spice is for points too."""
    table = tech("acquire_tech", "secrets", rival={"spice": 4, "swordmaster": False})
    assert (tiles(table), rival(table)["spice"]) == ([], 4)
    early = solo("arrakeen_1p", rival={"spice": 6}, modules=("tech",))
    assert (rival(early)["spice"], rival(early)["vp"]) == (0, 1)
    hoard = tech("arrakeen_1p", rival={"spice": 6})
    assert (rival(hoard)["spice"], rival(hoard)["vp"]) == (7, 0)


def test_at_level_three_spice_buys_points_again():
    """IMP 35.3.1"""
    place = {"conflict": "grand_vision", "round": 7}
    table = tech("arrakeen_1p", rival={"spice": 6}, table=place)
    assert (rival(table)["spice"], rival(table)["vp"]) == (0, 1)


def test_without_the_module_spice_buys_points():
    """IMP 35.3.1"""
    table = solo("arrakeen_1p", rival={**MASTER, "spice": 6})
    assert (rival(table)["spice"], rival(table)["vp"]) == (0, 1)


def test_open_tiles_without_any_mark_are_trashed():
    """IMP 35.3.3, IMP 28.4.3: from the largest stack, at any time in a solo game."""
    bare = ["navigation_chamber", "planetary_array", "plasteel_blades"]
    table = tech("secrets", tops=bare)
    assert table.table["tech_trashed"][0] == "navigation_chamber"
    sheet = table.game.info.rules.sheet()["tech"]
    assert any(sheet[stack["top"]]["hagal"] for stack in table.table["tech"])


def test_with_two_players_tiles_are_left_alone():
    """IMP 35.3.2"""
    bare = ["navigation_chamber", "planetary_array", "plasteel_blades"]
    table = hagal("secrets", modules=("tech",), table={"tech_top": bare}, rival={})
    assert table.table["tech_trashed"] == []
    assert rival(table)["tech"] == []


def last_turn(tile, *cards, rival=None, **more):
    """Rival 2 has one agent left of three."""
    place = {"agents": {"arrakeen": [2], "selective_breeding": [2], **more.pop("agents", {})}}
    return tech(*cards, rival={"tech": tile, **(rival or {})}, table=place, **more)


def test_delivery_bay_and_training_depot_after_the_last_agent_turn():
    """IMP 35.3.4: Command is always met."""
    table = last_turn("delivery_bay", "secrets", rival={"solari": 0}, tops=["glowglobes"])
    assert rival(table)["solari"] == 2
    depot = last_turn("training_depot", "secrets", rival={"conflict": 1}, tops=["glowglobes"])
    assert rival(depot)["strength"] == 2 + 2


def test_not_before_the_last_agent_turn():
    """IMP 35.3.4"""
    table = tech("secrets", rival={"tech": "delivery_bay training_depot", "solari": 0,
                                   "conflict": 1}, tops=["glowglobes"])  # fmt: skip
    assert (rival(table)["solari"], rival(table)["strength"]) == (0, 2)


def test_rivals_draw_no_card_from_delivery_bay():
    """IMP 35.3.4: the acquire effect is ignored."""
    table = tech("acquire_tech", "secrets", rival={"spice": 2, "solari": 0}, tops=["delivery_bay"])
    assert tiles(table) == ["delivery_bay"]
    assert rival(table)["solari"] == 0


def test_rapid_dropships_carry_a_rival_from_a_space_without_combat():
    """IMP 35.3.5: up to two troops, once a round."""
    table = tech("secrets", rival={"tech": "rapid_dropships", "garrison": 3})
    assert (rival(table)["conflict"], rival(table)["garrison"]) == (2, 1)
    assert rival(table)["tech"][0]["flipped"]
    used = tech("secrets", rival={"tech": "rapid_dropships", "flipped": "rapid_dropships",
                                  "garrison": 3})  # fmt: skip
    assert rival(used)["conflict"] == 0


def test_rapid_dropships_wait_at_a_combat_space():
    """IMP 35.3.5"""
    table = tech("carthag", rival={"tech": "rapid_dropships", "garrison": 3})
    assert not rival(table)["tech"][0]["flipped"]
    assert rival(table)["conflict"] == 3


def test_rapid_dropships_take_recruits_and_commanders_too():
    """IMP 35.3.5, IMP 35.1.2: the commander just bought is a recruit."""
    table = tech("rally_troops", rival={"tech": "rapid_dropships", "garrison": 0, "solari": 2})
    assert pieces(table, 2) == (0, 1, 0)
    assert rival(table)["conflict"] == 4


@pytest.mark.parametrize("built, troops", [(0, 2), (1, 1)])
def test_rapid_dropships_take_a_new_dreadnought_besides_two_units(built, troops):
    """IMP 21.2.3, IMP 28.1.6, IMP 35.3.5: one that stood in the garrison is one of the two."""
    house = {"tech": "rapid_dropships", "garrison": 3, "dreadnoughts": {"garrison": built}}
    table = tech("dreadnought_1p", rival={**house, "spice": 0}, ix=True)
    assert rival(table)["dreadnoughts"]["conflict"] == built + 1
    assert (rival(table)["conflict"], rival(table)["garrison"]) == (troops, 3 - troops)


@pytest.mark.parametrize(
    "tile, spice, gained",
    [
        ("gene_locked_vault", 1, {"intrigue_size": 1}),
        ("self_destroying_messages", 3, {"intrigue_size": 2}),
        ("sardaukar_high_command", 6, {"vp": 1}),
        ("servo_receivers", 1, {"spice": 1}),
    ],
)
def test_rivals_have_the_acquire_effects(tile, spice, gained):
    """IMP 35.3.6: from the vault an intrigue card; Memnon's ring gives a spice."""
    table = tech("acquire_tech", "hardy_warriors", rival={"spice": spice, "garrison": 0},
                 tops=[tile, "navigation_chamber", "planetary_array"])  # fmt: skip
    assert tiles(table) == [tile]
    house = {"spice": 0, "intrigue_size": 0, "vp": 0, "garrison": 0} | gained
    assert {key: rival(table)[key] for key in house} == house


def test_a_rival_recruits_with_rapid_dropships():
    """IMP 35.3.6: the two of the tile go along with those of the card."""
    table = tech("acquire_tech", "hardy_warriors", rival={"spice": 3, "garrison": 0},
                 tops=["rapid_dropships", "navigation_chamber", "planetary_array"])  # fmt: skip
    assert tiles(table) == ["rapid_dropships"]
    assert (rival(table)["conflict"], rival(table)["garrison"]) == (4, 0)


def test_a_rival_with_glowglobes_raises_its_lowest_track():
    """IMP 35.3.6, IMP 18.5.1"""
    high = {"emperor": 1, "guild": 1, "fremen": 1, "bene_gesserit": 0}
    table = tech("acquire_tech", "carthag", rival={"spice": 1, "influence": high},
                 tops=["glowglobes", "navigation_chamber", "planetary_array"])  # fmt: skip
    assert rival(table)["influence"]["bene_gesserit"] == 1


def test_high_command_makes_commanders_cheaper_for_rivals():
    """IMP 35.3.6, IMP 34.3.7: tiles work as for a player unless told otherwise."""
    table = tech("wealth", rival={"tech": "sardaukar_high_command", "solari": 1})
    assert (rival(table)["solari"], pieces(table, 2)) == (0, (1, 0, 0))


def test_acquire_tech_gives_one_sword_in_combat():
    """IMP 35.3.3, IMP 16.3.1: the rest of the card is ignored."""
    table = Table(
        **TECH, seats=1, conflict=4, hand="", intrigue="windfall", leader="paul_atreides",
        others=[{"conflict": 1, **MASTER, "spice": 5, "leader": MEMNON}, {"leader": RABBAN}],
        table={"phase": "combat", "conflict": "skirmish_b", "hagal_top": ["acquire_tech"],
               "tech_top": TOPS},
    )  # fmt: skip
    assert table.player(1)["strength"] == 2 + 1
    assert table.player(1)["tech"] == []


def test_with_rise_of_ix_its_cards_buy_tiles_once_there_is_a_swordmaster():
    """IMP 35.3.1, IMP 28.4.4"""
    for master, owned in ((True, ["delivery_bay"]), (False, [])):
        table = solo(
            "tech_negotiation", ix=True, modules=("tech",),
            rival={"swordmaster": master, "spice": 2},
            table={"tech_top": ["delivery_bay", "artillery", "planetary_array"]},
        )  # fmt: skip
        assert tiles(table) == owned


def test_a_rival_without_swordmaster_still_places_negotiators():
    """IMP 36.1.17, IMP 28.4.4: they serve it once it has one."""
    for spice in (0, 6):
        table = solo("tech_negotiation", ix=True, modules=("tech",),
                     rival={"swordmaster": False, "spice": spice},
                     table={"tech_top": ["delivery_bay", "artillery"]})  # fmt: skip
        assert (tiles(table), rival(table)["negotiators"]) == ([], 1)
