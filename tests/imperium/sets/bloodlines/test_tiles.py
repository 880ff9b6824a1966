"""Tech tiles of the module by name (IMP 34.3)."""

import pytest

from imperium.bl_turns import IDLE, TECH, alone, fight, finished, passed, pieces, shown
from imperium.embassy_turns import acquire, embassy, tiles
from imperium.table import Table

SIX = "convincing_argument convincing_argument diplomacy dagger"


@pytest.mark.parametrize("hand, solari", [(SIX, 0), (f"{SIX} bombast", 2 + 3)])
def test_delivery_bay_pays_with_command(hand, solari):
    """IMP 34.3.1"""
    assert shown(hand, **TECH, tech="delivery_bay").solari == solari


def test_delivery_bay_draws_a_card():
    """IMP 34.3.1"""
    assert acquire("delivery_bay", 3, deck="seek_allies").hand_size == 2


@pytest.mark.parametrize("hand, swords", [(SIX, 1), (f"{SIX} sandwalk", 1 + 1 + 2)])
def test_training_depot_gives_swords_with_command(hand, swords):
    """IMP 34.3.1"""
    assert shown(hand, **TECH, tech="training_depot").swords == swords


def test_self_destroying_messages():
    """IMP 34.3.1: two intrigue cards, and persuasion on each reveal turn."""
    table = acquire("self_destroying_messages", 4, intrigue="")
    assert len(table.intrigue) == 2
    assert shown("convincing_argument", **TECH, tech="self_destroying_messages").persuasion == 3


def test_gene_locked_vault_is_a_choice():
    """IMP 34.3.2"""
    table = acquire("gene_locked_vault", 2, intrigue="", deck="seek_allies")
    assert table.options == ["take intrigue", "take card"]
    assert len(table.do("take intrigue").intrigue) == 1
    assert table.hand_size == 1


@pytest.mark.parametrize("cards, stolen", [(4, 0), (5, 1)])
def test_gene_locked_vault_guards_a_hand_of_four(cards, stolen):
    """IMP 34.3.2"""
    held = ["windfall", "ambush", "bribery", "charisma", "refocus"][:cards]
    owner = {**IDLE, "intrigue": held, "tech": "gene_locked_vault"}
    table = alone(**TECH, hand="diplomacy", intrigue="", others=[owner, IDLE])
    finished(table.do("send diplomacy secrets"))
    assert table.player(1)["intrigue_size"] == cards - stolen
    assert table.intrigue_size == 1 + stolen


def test_glowglobes_show_the_top_card_to_the_owner_alone():
    """IMP 34.3.3"""
    table = alone(**TECH, hand="dagger", deck="seek_allies", tech="glowglobes")
    assert table.player(0)["deck_top"] == "seek_allies"
    assert not table.game.view(1)["players"][0].get("deck_top")
    blind = alone(**TECH, hand="dagger", deck="seek_allies")
    assert not blind.player(0).get("deck_top")


@pytest.mark.parametrize(
    "space, have, paid",
    [("mentat", {"solari": 1}, 1), ("rally_troops", {"solari": 3}, 3),
     ("high_council", {"solari": 4}, 4), ("swordmaster", {"solari": 7}, 7)],
)  # fmt: skip
def test_navigation_chamber_makes_spaces_cheaper_in_solari(space, have, paid):
    """IMP 34.3.4"""
    table = alone(**TECH, hand="dagger", **have, spice=0, tech="navigation_chamber")
    finished(table.do(f"send dagger {space}"))
    assert table.solari == have["solari"] - paid
    bare = alone(**TECH, hand="dagger", **have, spice=0)
    assert f"send dagger {space}" not in bare.options


@pytest.mark.parametrize(
    "space, spice", [("conspire", 3), ("heighliner", 5), ("selective_breeding", 1)]
)
def test_navigation_chamber_makes_spaces_cheaper_in_spice(space, spice):
    """IMP 34.3.4"""
    me = {"hand": "diplomacy dagger", "spice": spice, "solari": 0}
    table = alone(**TECH, **me, tech="navigation_chamber").do(f"send diplomacy {space}")
    assert table.spice == 0
    assert f"send diplomacy {space}" not in alone(**TECH, **me).options


def test_navigation_chamber_saves_no_water():
    """IMP 34.3.4"""
    table = alone(**TECH, hand="dune_the_desert_planet diplomacy", water=0,
                  tech="navigation_chamber")  # fmt: skip
    assert "send dune_the_desert_planet hagga_basin" not in table.options
    assert "send diplomacy hardy_warriors" not in table.options


def test_navigation_chamber_gives_influence():
    """IMP 34.3.4"""
    table = embassy(tops=["navigation_chamber", "delivery_bay", "plasteel_blades"], spice=5)
    table.do("resolve ixian_embassy tech", "tech navigation_chamber", "faction guild")
    assert table.influence["guild"] == 1


def test_navigation_chamber_at_sell_melange():
    """IMP 34.3.4: the same solari for 1 spice less."""
    table = alone(**TECH, hand="dune_the_desert_planet", spice=1, solari=0,
                  tech="navigation_chamber")  # fmt: skip
    table.do("send dune_the_desert_planet sell_melange")
    finished(table)
    assert (table.spice, table.solari) == (0, 6)


def test_planetary_array():
    """IMP 34.3.10: a card may be trashed at first, and one is drawn for a conflict won."""
    table = acquire("planetary_array", 2, discard="seek_allies")
    assert table.offered("resolve planetary_array") or table.offered("trash")
    deck = "dagger diplomacy seek_allies reconnaissance signet_ring convincing_argument sandwalk"
    me = {**TECH, "tech": "planetary_array", "hand": "", "deck": deck}
    assert passed(fight(**me)).hand_size == 5 + 1
    assert passed(fight(**me, others=[{"conflict": 3}, {}])).hand_size == 5
    assert passed(fight(**me, others=[{"conflict": 2}, {}])).hand_size == 5, "a tie is no win"


def test_plasteel_blades_pay_for_themselves():
    """IMP 34.3.5"""
    assert acquire("plasteel_blades", 3, solari=0).solari == 4


def test_plasteel_blades_teach_a_second_skill():
    """IMP 34.3.5: with any commander recruited; the tile leaves the game."""
    table = alone(**TECH, hand="diplomacy dagger", solari=0, tech="plasteel_blades")
    table.do("send diplomacy wealth", "resolve wealth buy_commander", "skill driven")
    table.do("resolve plasteel_blades pay_trash_tile")
    assert "skill driven" not in table.options
    table.do("skill canny")
    assert (table.skills, tiles(table)) == (["driven", "canny"], [])
    assert table.table["tech_trashed"] == ["plasteel_blades"]


def test_plasteel_blades_with_a_commander_of_the_supply():
    """IMP 34.3.5: it may be kept, and without a commander it does nothing."""
    me = {**TECH, "hand": "diplomacy dagger", "solari": 2, "tech": "plasteel_blades"}
    table = alone(**me, commanders={"supply": 1}).do("send diplomacy secrets")
    assert not table.offered("resolve plasteel_blades")
    table.do("recruit commander")
    assert "resolve plasteel_blades pay_trash_tile" in table.options
    table.do("resolve plasteel_blades pay_trash_tile", "skill loyal")
    assert (table.skills, tiles(table)) == (["loyal"], [])
    kept = alone(**me, commanders={"supply": 1}).do("send diplomacy secrets", "recruit commander")
    assert tiles(finished(kept)) == ["plasteel_blades"]


def test_rapid_dropships_carry_troops_once_a_round():
    """IMP 34.3.6, IMP 36.1.10: after an agent was sent."""
    table = alone(**TECH, hand="diplomacy dagger", garrison=4, tech="rapid_dropships")
    assert not table.offered("use")
    table.do("send diplomacy wealth")
    assert not table.offered("deploy")
    table.do("use rapid_dropships")
    assert table.offered("deploy") == ["deploy 1", "deploy 2"]
    table.do("deploy 2")
    finished(table)
    assert table.player(0)["tech"] == [{"key": "rapid_dropships", "flipped": True}]
    table.do("send dagger hall_of_oratory")
    assert not table.offered("use")


def test_rapid_dropships_not_on_a_reveal_turn():
    """IMP 34.3.6: acquiring it recruits two troops."""
    assert not shown("dagger", **TECH, tech="rapid_dropships", garrison=3).offered("use")
    assert acquire("rapid_dropships", 4, garrison=0).garrison == 1 + 2


def test_flipped_tiles_turn_up_at_the_start_of_a_round():
    """IMP 34.3.6, IMP 23.3.2"""
    table = Table(**TECH, tech="rapid_dropships", flipped="rapid_dropships",
                  table={"phase": "round_start"})  # fmt: skip
    assert table.tech == [{"key": "rapid_dropships", "flipped": False}]


def test_sardaukar_high_command_makes_commanders_cheaper():
    """IMP 34.3.7, IMP 30.1.3: those of spaces and of the supply."""
    table = alone(**TECH, hand="diplomacy dagger", solari=2, tech="sardaukar_high_command",
                  commanders={"supply": 1})  # fmt: skip
    table.do("send diplomacy foldspace", "resolve foldspace buy_commander", "skill canny")
    table.do("recruit commander")
    assert (table.solari, pieces(table)) == (0, (2, 0, 0))


def test_sardaukar_high_command_is_a_point():
    """IMP 34.3.7"""
    table = embassy(tops=["sardaukar_high_command", "delivery_bay", "glowglobes"], spice=7, vp=2)
    table.do("resolve ixian_embassy tech", "tech sardaukar_high_command")
    assert table.vp == 3


def test_servo_receivers_use_the_ring():
    """IMP 34.3.8: Esmar's ring puts spice on his Sietch; the Signet Ring has all faction icons."""
    table = acquire("servo_receivers", 2, leader="leader_esmar_tuek")
    assert table.table["bonus_spice"]["tueks_sietch"] == 1
    ring = alone(**TECH, hand="signet_ring dagger", tech="servo_receivers", water=1)
    for space in ("wealth", "foldspace", "secrets", "stillsuits"):
        assert f"send signet_ring {space}" in ring.options
        assert f"send dagger {space}" not in ring.options
    bare = alone(**TECH, hand="signet_ring dagger", water=1)
    assert "send signet_ring wealth" not in bare.options


def test_servo_receivers_of_the_steersman_who_has_no_ring():
    """IMP 34.3.8, IMP 32.2.1"""
    table = acquire("servo_receivers", 2, leader="steersman_yrkoon")
    assert tiles(table) == ["servo_receivers"]


def test_suspensor_suits_send_a_troop_for_each_intrigue_card():
    """IMP 34.3.9: straight from the supply into the conflict, on the own turn."""
    table = alone(**TECH, hand="diplomacy dagger", garrison=2, conflict=0, tech="suspensor_suits")
    finished(table.do("send diplomacy secrets"))
    assert (table.conflict, table.garrison) == (1, 2)


def test_suspensor_suits_count_stolen_cards():
    """IMP 34.3.9"""
    owner = {**IDLE, "intrigue": "windfall ambush bribery charisma"}
    table = alone(**TECH, hand="diplomacy", conflict=0, tech="suspensor_suits",
                  others=[owner, owner | {"intrigue": "refocus private_army poison_snooper "
                                          "double_cross"}])  # fmt: skip
    finished(table.do("send diplomacy secrets"))
    assert table.conflict == 3


def test_suspensor_suits_sleep_on_turns_of_others():
    """IMP 34.3.9: Esmar's guest brings him a card, but no troop."""
    host = {**IDLE, "leader": "leader_esmar_tuek", "tech": "suspensor_suits", "intrigue": ""}
    table = alone(**TECH, hand="dune_the_desert_planet", others=[host, IDLE])
    table.do("send dune_the_desert_planet tueks_sietch")
    assert table.player(1)["intrigue_size"] == 1
    assert table.player(1)["conflict"] == 0


def test_a_tile_that_comes_on_a_reveal_turn_gives_nothing_on_it():
    """IMP 36.1.15"""
    table = alone(
        ix=True, **TECH, hand="dagger", spice=4, persuasion=0, intrigue="machine_culture ambush",
        table={"tech_top": ["self_destroying_messages", "glowglobes", "training_depot"]},
    ).do("reveal")  # fmt: skip
    before = table.generated
    table.do("play machine_culture", "resolve machine_culture tech")
    table.do("tech self_destroying_messages")
    assert ("self_destroying_messages" in tiles(table), table.generated) == (True, before)
