"""Kota Odax of Ix (IMP 34.4)."""

import pytest

import landsraad
from imperium.bl_turns import TECH, alone
from imperium.table import Table
from landsraad.cli.tables import table as terminal

KOTA = {**TECH, "leader": "kota_odax_of_ix"}
KOTAS = ["kota_odax_of_ix", "leader_chani", "paul_atreides"]
TOPS = ["training_depot", "delivery_bay", "navigation_chamber"]
"""Open tiles that cost 1, 3 and 5 spice."""


def new(**options):
    return landsraad.new(
        "imperium", 3, 2, expansions=["bloodlines"], modules=["tech"], leaders=KOTAS,
        **options,
    )  # fmt: skip


def turn(space="hall_of_oratory", **me):
    start = {"hand": "dagger diplomacy", "project": "glowglobes", "spice": 0}
    place = {"tech_top": TOPS, **me.pop("table", {})}
    return alone(**KOTA, **{**start, **me}, table=place).do(f"send dagger {space}")


def tiles(table):
    return [tile["key"] for tile in table.tech]


def test_kota_looks_at_three_tiles_and_sets_one_aside():
    """IMP 34.4.1, IMP 36.1.12"""
    game = new()
    assert (game.decision.seat, game.decision.ask.key) == (0, "project")
    seen = [str(option).split()[1] for option in game.decision.options]
    assert len(seen) == 3
    open_tiles = [stack["top"] for stack in game.view(None)["table"]["tech"]]
    assert not set(seen) & set(open_tiles), "the bottom ones, not those on top"
    game.apply(f"project {seen[1]}")
    me, other = game.view(0)["players"][0], game.view(1)["players"][0]
    assert (me["project"], me["has_project"], other["has_project"]) == (seen[1], True, True)
    assert "project" not in other
    assert "glimpsed" not in other
    assert sorted(me["glimpsed"].values()) == sorted([seen[0], seen[2]])
    left = sorted(stack["left"] for stack in game.view(None)["table"]["tech"])
    assert sum(left) == 12 - 1


def test_what_is_described_elsewhere_is_not_dealt_as_a_project():
    """IMP 34.4.1: whatever the seed."""
    for seed in range(12):
        table = Table(seed=seed, **KOTA, others=[{"tech": "glowglobes"}], table={"tech_top": TOPS})
        assert table.player(0)["project"] not in {*TOPS, "glowglobes"}


def test_no_other_leader_has_a_project():
    """IMP 34.4.1"""
    assert not Table(**TECH).has_project


@pytest.mark.parametrize("spice, council", [(1, False), (0, True)])
def test_kota_may_take_her_project_for_less(spice, council):
    """IMP 34.4.2: glowglobes cost 2; the discount of a seat adds to hers."""
    table = turn(spice=spice, council=council).do("resolve ixian_embassy tech")
    table.do("tech glowglobes", "faction guild")
    assert (tiles(table), table.spice, table.has_project) == (["glowglobes"], 0, False)
    assert table.influence["guild"] == 1


def test_kotas_project_is_not_free():
    """IMP 34.4.2"""
    assert not turn(spice=0).offered("resolve ixian_embassy")


@pytest.mark.parametrize("project", ["glowglobes", "sardaukar_high_command"])
def test_the_question_does_not_tell_what_kotas_project_costs(project):
    """IMP 19.1.39: glowglobes she can pay for, the other she cannot; the questions are the same."""
    table = turn(spice=1, project=project, table={"tech_top": TOPS[1:]})
    assert table.asked == (0, "agent_turn")
    table.do("resolve ixian_embassy tech")
    assert table.asked == (0, "tech")
    assert ("tech glowglobes" in table.options) == (project == "glowglobes")
    assert table.options[-1] == "decline"
    table.do("decline")
    assert (tiles(table), table.spice, table.has_project) == ([], 1, True)


def test_kotas_project_stands_beside_the_open_tiles():
    """IMP 34.4.2: the others cost what they cost; a tile taken is no project any more."""
    table = turn(spice=3).do("resolve ixian_embassy tech")
    tiles = {"tech glowglobes", "tech training_depot", "tech delivery_bay"}
    assert set(table.options) == {*tiles, "decline"}, "IMP 19.1.39"
    table.do("tech delivery_bay")
    assert (table.spice, table.project) == (0, "glowglobes")


def test_kotas_project_at_the_ix_board():
    """IMP 34.4.2, IMP 34.1.4: whenever she could acquire a tile."""
    table = alone(
        **KOTA, ix=True, hand="dagger diplomacy", project="flagship", spice=7, solari=3,
        table={"tech_top": ["artillery", "navigation_chamber", "windtraps"]},
    ).do("send dagger dreadnought", "resolve dreadnought tech")  # fmt: skip
    assert "tech flagship" in table.options
    table.do("tech flagship")
    assert (table.spice, tiles(table)) == (0, ["flagship"])


def test_others_cannot_take_it():
    """IMP 34.4.2"""
    table = alone(
        **TECH, hand="dagger diplomacy", spice=9, table={"tech_top": TOPS},
        others=[{"leader": "kota_odax_of_ix", "project": "glowglobes", "revealed": True,
                 "hand": []}, {"revealed": True, "hand": []}],
    )  # fmt: skip
    table.do("send dagger hall_of_oratory", "resolve ixian_embassy tech")
    assert "tech glowglobes" not in table.options


def ring(**me):
    start = {"hand": "signet_ring dagger", "project": None, "spice": 0, "intrigue": "",
             "deck": "seek_allies diplomacy"}  # fmt: skip
    return alone(**KOTA, **{**start, **me}).do("send signet_ring secure_contract")


def test_kotas_ring_gives_spice_without_tiles():
    """IMP 34.4.3"""
    table = ring()
    assert (table.spice, table.hand_size) == (1, 1)


def test_kotas_ring_takes_a_tile_apart():
    """IMP 34.4.3: an intrigue card and a card; the tile leaves the game."""
    table = ring(tech="training_depot delivery_bay")
    assert set(table.options) == {"take spice", "take tile"}
    table.do("take tile")
    assert set(table.options) == {"dismantle training_depot", "dismantle delivery_bay"}
    table.do("dismantle delivery_bay", "resolve kota_odax_of_ix draw_1")
    assert (tiles(table), table.hand_size, len(table.intrigue)) == (["training_depot"], 2, 1)
    assert table.spice == 0
    assert table.table["tech_trashed"] == ["delivery_bay"]


def test_kotas_ring_does_not_reach_her_project():
    """IMP 34.4.3: it is not hers yet."""
    table = ring(project="glowglobes")
    assert (table.spice, table.has_project) == (1, True)


def test_the_price_of_the_project_is_shown_to_kota():
    """IMP 34.4.2: with that of a council seat."""
    me = {"leader": "kota_odax_of_ix", "project": "rapid_dropships", "hand": "dagger"}
    assert alone(**TECH, **me).player(0)["project_price"] == 3
    table = alone(**TECH, **me, council=True)
    assert table.player(0)["project_price"] == 2
    assert "project_price" not in table.game.view(1)["players"][0]
    view, words = table.game.view(0), terminal("imperium")
    lines = "\n".join(words.look(view, "me", words.names(view)))
    assert "Your secret project: Rapid Dropships, cost 2 instead of 4." in lines
