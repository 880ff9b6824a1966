"""The tech module of Bloodlines (IMP 34)."""

import pytest

import landsraad
from imperium.table import Table
from landsraad import InvalidSetup

IDLE = {"revealed": True, "hand": []}
KOTA = "kota_odax_of_ix"
TOPS = ["glowglobes", "delivery_bay", "navigation_chamber"]
"""Open tiles that cost 2, 3 and 5 spice."""
DUNE = "dune_the_desert_planet"
WON = "resolve planetary_array draw_1"


def mine(**me):
    """My turn with the module; nobody else takes turns."""
    start = {"hand": "dagger diplomacy", "others": [IDLE, IDLE], "table": {"tech_top": TOPS}}
    return Table(modules=("tech",), **{**start, **me})


def shopping(**me):
    """My agent stands on a Landsraad space and I use the embassy."""
    return mine(**me).do("send dagger hall_of_oratory", "resolve ixian_embassy tech")


def keys(table):
    return [tile["key"] for tile in table.tech]


def tiles(**options):
    """How many tiles lie in each stack, and which sets may be in them."""
    table = landsraad.new("imperium", 3, 1, **options).view(None)["table"]
    return [stack["left"] for stack in table["tech"]]


def test_the_stacks_are_as_equal_as_possible():
    """IMP 34.1.1, IMP 34.1.2, IMP 34.1.3, IMP 34.1.4"""
    assert tiles(expansions=["bloodlines"], modules=["tech"]) == [4, 4, 4]
    assert tiles(expansions=["bloodlines"], modules=["tech", "ix_tiles"]) == [10, 9, 9]
    assert tiles(expansions=["ix", "bloodlines"], modules=["tech"]) == [10, 10, 10]
    assert tiles(expansions=["ix", "bloodlines"]) == [6, 6, 6]


@pytest.mark.parametrize(
    "options, rule",
    [
        ({"modules": ["tech"]}, "34.1.1"),
        ({"expansions": ["ix"], "modules": ["tech"]}, "34.1.1"),
        ({"expansions": ["bloodlines"], "modules": ["ix_tiles"]}, "34.1.1"),
        ({"expansions": ["ix", "bloodlines"], "modules": ["tech", "ix_tiles"]}, "34.1.3"),
        ({"expansions": ["bloodlines"], "modules": "tech"}, "list of names"),
        ({"expansions": ["bloodlines"], "modules": ["choam"]}, "unknown module"),
        ({"expansions": ["tech"]}, "unknown expansion"),
        ({"expansions": ["bloodlines"], "epic": True}, "27.1.1"),
        ({"expansions": ["bloodlines"], "leaders": [KOTA]}, "not in play"),
    ],
)
def test_absurd_boxes_are_refused(options, rule):
    """IMP 34.1.1, IMP 34.1.3"""
    with pytest.raises(InvalidSetup, match=rule):
        landsraad.new("imperium", 3, 1, **options)


def test_the_embassy_sells_one_tile_at_a_landsraad_space():
    """IMP 34.2.1"""
    table = shopping(spice=3)
    assert table.options == ["tech glowglobes", "tech delivery_bay"]
    table.do("tech delivery_bay")
    assert (keys(table), table.spice) == (["delivery_bay"], 0)
    assert table.offered("resolve ixian_embassy") == []


def test_no_embassy_away_from_the_landsraad():
    """IMP 34.2.1"""
    table = mine(spice=9, hand=f"{DUNE} dagger").do(f"send {DUNE} imperial_basin")
    assert table.offered("resolve ixian_embassy") == []


def test_the_seat_taken_on_this_turn_takes_off_a_spice():
    """IMP 34.2.2: Brennen's Glowglobes of the rulebook."""
    table = mine(solari=5, spice=1).do("send dagger high_council")
    table.do("resolve ixian_embassy tech", "faction fremen")
    assert (table.council, keys(table), table.spice) == (True, ["glowglobes"], 0)
    assert table.influence["fremen"] == 1


def test_the_discount_of_an_icon_adds_to_the_seat():
    """IMP 34.2.2, IMP 34.3.13"""
    table = mine(council=True, spice=0, intrigue="rapid_engineering", hand="dagger diplomacy")
    table.do("play rapid_engineering", "discard diplomacy", "resolve rapid_engineering tech_1")
    table.do("faction fremen")
    assert keys(table) == ["glowglobes"]


def test_with_all_of_ix_there_is_no_embassy_and_no_discount():
    """IMP 34.1.4"""
    me = {"solari": 5, "spice": 2, "council": True, "table": {"tech_top": TOPS}}
    table = Table(modules=("tech",), ix=True, hand="dagger diplomacy", others=[IDLE, IDLE], **me)
    table.do("send dagger dreadnought")
    assert table.table["embassy"] is False
    assert table.offered("resolve ixian_embassy") == []
    table.do("resolve dreadnought tech", "faction guild")
    assert (keys(table), table.spice) == (["glowglobes"], 0)


# --- tiles


@pytest.mark.parametrize("persuasion, solari", [(5, 0), (6, 2)])
def test_delivery_bay_needs_command(persuasion, solari):
    """IMP 34.3.1, IMP 31.1.1"""
    table = mine(hand="dagger", tech="delivery_bay", persuasion=persuasion, solari=0,
                 intrigue="ambush", table={})  # fmt: skip
    assert table.do("reveal").solari == solari


def test_training_depot_and_messages_on_the_reveal_turn():
    """IMP 34.3.1"""
    table = mine(hand="dagger", tech="training_depot self_destroying_messages", persuasion=5,
                 conflict=1, intrigue="ambush", table={}).do("reveal")  # fmt: skip
    assert (table.persuasion, table.swords) == (6, 1 + 2)


@pytest.mark.parametrize("tech, stolen", [("", 1), ("gene_locked_vault", 0)])
def test_the_vault_keeps_four_cards(tech, stolen):
    """IMP 34.3.2"""
    victim = {"intrigue": "ambush windfall bribery infiltrate", "tech": tech}
    table = mine(hand="diplomacy dagger", others=[victim, IDLE], table={})
    table.do("send diplomacy secrets")
    while table.offered("resolve secrets"):
        table.do(table.offered("resolve secrets")[0])
    assert table.player(1)["intrigue_size"] == 4 - stolen


def test_glowglobes_show_the_top_card():
    """IMP 34.3.3"""
    assert "deck_top" in mine(tech="glowglobes", table={}).player(0)
    assert "deck_top" not in mine(table={}).player(0)


def test_the_chamber_makes_spaces_cheaper():
    """IMP 34.3.4"""
    table = mine(hand="diplomacy dagger", tech="navigation_chamber", spice=3, solari=4, table={})
    assert table.offered("send diplomacy conspire")
    assert table.offered("send dagger high_council")
    assert table.do("send diplomacy conspire").spice == 0
    table = mine(hand=f"{DUNE} dagger", tech="navigation_chamber", spice=1, solari=0, table={})
    table.do(f"send {DUNE} sell_melange")
    assert (table.spice, table.solari) == (0, 6)


def test_plasteel_blades_are_trashed_for_a_skill():
    """IMP 34.3.5"""
    open_skills = {"skills": ["canny", "driven", "hardy", "loyal"]}
    table = mine(hand="diplomacy dagger", tech="plasteel_blades", solari=0, table=open_skills)
    table.do("send diplomacy wealth", "resolve wealth buy_commander", "skill canny")
    table.do("resolve plasteel_blades pay_trash_tile", "skill driven")
    assert (table.skills, keys(table)) == (["canny", "driven"], [])


def test_rapid_dropships_deploy_from_anywhere_once_a_round():
    """IMP 34.3.6, IMP 31.2.1, IMP 36.1.10"""
    table = mine(hand="diplomacy dagger", tech="rapid_dropships", garrison=3, table={})
    assert table.offered("use") == []
    table.do("send diplomacy wealth", "use rapid_dropships")
    assert table.offered("deploy") == ["deploy 1", "deploy 2"]
    table.do("deploy 2")
    assert table.conflict == 2
    assert table.tech == [{"key": "rapid_dropships", "flipped": True}]


def test_the_high_command_makes_commanders_cheaper():
    """IMP 34.3.7"""
    table = mine(hand="dagger", solari=1, tech="sardaukar_high_command",
                 commanders={"supply": 1}, table={})  # fmt: skip
    table.do("reveal", "recruit commander")
    assert (table.solari, table.commanders["garrison"]) == (0, 1)


def test_servo_receivers_use_the_signet_and_lend_icons():
    """IMP 34.3.8"""
    tops = {"tech_top": ["servo_receivers", "delivery_bay", "suspensor_suits"]}
    others = [IDLE, {**IDLE, "leader": "helena_richese"}]
    table = shopping(spice=2, solari=0, leader="count_ilban_richese", others=others, table=tops)
    assert (keys(table), table.solari) == (["servo_receivers"], 1)
    table = mine(hand="signet_ring dagger", tech="servo_receivers", table={})
    assert table.offered("send signet_ring wealth")
    assert not mine(hand="signet_ring dagger", table={}).offered("send signet_ring wealth")


def test_suspensor_suits_deploy_for_each_card_on_the_own_turn():
    """IMP 34.3.9"""
    table = mine(hand="diplomacy dagger", tech="suspensor_suits", garrison=3, table={})
    table.do("send diplomacy secrets")
    assert (table.intrigue_size, table.conflict, table.garrison) == (1, 1, 3)


def test_planetary_array_trashes_once_and_draws_for_wins():
    """IMP 34.3.10"""
    table = shopping(
        spice=2, table={"tech_top": ["planetary_array", "plasteel_blades", "delivery_bay"]}
    )
    assert table.offered("resolve planetary_array trash")
    place = {"phase": "combat", "conflict": "skirmish_b"}
    table = mine(tech="planetary_array", conflict=2, others=[{"conflict": 1}, {}],
                 intrigue="windfall", hand=[], table=place).do("pass", WON)  # fmt: skip
    assert table.hand_size == 1


def test_the_ambassador_counts_tiles():
    """IMP 34.3.11"""
    table = mine(hand="ixian_ambassador", tech="glowglobes delivery_bay", table={}).do("reveal")
    table.do("faction guild")
    assert table.influence["guild"] == 1
    table = mine(hand="ixian_ambassador", tech="glowglobes", intrigue="ambush", table={})
    assert table.do("reveal").offered("resolve ixian_ambassador") == []


def test_battlefield_research_buys_in_combat():
    """IMP 34.3.12"""
    place = {"phase": "combat", "conflict": "skirmish_b", "tech_top": TOPS}
    table = Table(modules=("tech",), conflict=3, spice=2, others=[{"conflict": 1}, {}],
                  intrigue="battlefield_research windfall", table=place)  # fmt: skip
    table.do("play battlefield_research")
    assert table.options == ["retreat 1", "retreat 2"]
    table.do("retreat 2", "resolve battlefield_research tech_1", "tech delivery_bay")
    assert (table.conflict, table.garrison, table.spice) == (1, 5, 0)


def test_battlefield_research_scores_with_three_tiles():
    """IMP 34.3.12"""
    place = {"phase": "endgame", "round": 10}
    table = mine(tech="glowglobes delivery_bay training_depot", vp=5,
                 intrigue="battlefield_research", hand=[], others=[], table=place)  # fmt: skip
    assert table.do("play battlefield_research").vp == 6


def test_rapid_engineering_gives_influence_for_tiles():
    """IMP 34.3.13"""
    table = mine(tech="glowglobes delivery_bay training_depot", intrigue="rapid_engineering",
                 spice=0, table={})  # fmt: skip
    table.do("play rapid_engineering", "take emperor", "take fremen")
    assert (table.influence["emperor"], table.influence["fremen"]) == (1, 1)


# --- Kota Odax


def test_kota_sets_a_bottom_tile_aside():
    """IMP 34.4.1, IMP 36.1.12"""
    options = {"expansions": ["bloodlines"], "modules": ["tech"], "leaders": [KOTA]}
    game = landsraad.new("imperium", 3, 3, **options)
    seen = [str(option).split()[1] for option in game.decision.options]
    assert len(seen) == 3
    game.apply(f"project {seen[1]}")
    own, other = game.view(0)["players"][0], game.view(1)["players"][0]
    assert own["project"] == seen[1]
    assert own["glimpsed"] == {"0": seen[0], "2": seen[2]}
    assert other["has_project"] is True
    assert "project" not in other
    assert [stack["left"] for stack in game.view(1)["table"]["tech"]] == [4, 3, 4]


def test_the_project_may_be_acquired_for_less():
    """IMP 34.4.2"""
    table = shopping(leader=KOTA, project="suspensor_suits", spice=2)
    assert table.options == ["tech glowglobes", "tech suspensor_suits"]
    table.do("tech suspensor_suits")
    assert (keys(table), table.project, table.spice) == (["suspensor_suits"], None, 0)


def test_reverse_engineering():
    """IMP 34.4.3"""
    table = mine(leader=KOTA, hand="signet_ring dagger", tech="glowglobes", project=None, spice=0,
                 table={})  # fmt: skip
    table.do("send signet_ring carthag", "resolve kota_odax_of_ix spice_or_tile", "take tile")
    assert (table.tech, table.table["tech_trashed"]) == ([], ["glowglobes"])
    assert (table.intrigue_size, table.hand_size) == (1, 2)
