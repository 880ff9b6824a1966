"""House Hagal and the solo rivals with Bloodlines (IMP 35)."""

from collections import Counter

import pytest

import landsraad
from imperium.table import Table
from landsraad import InvalidSetup
from landsraad.games.imperium.catalogue import HAGALS, SPACE, board, hagal_cards

ESMAR, PITER = "leader_esmar_tuek", "leader_piter_de_vries"


def turn(card, seats=1, rival=None, **more):
    """Seat 0 takes a short turn, then the rival acts by the card on top of the Hagal deck."""
    cards = card if isinstance(card, list) else [card]
    others = [{}, rival or {}] if seats == 2 else [rival or {}, {}]
    start = {"hand": "diplomacy", "solari": 0, "water": 0}
    place = {"hagal_top": cards, **more.pop("table", {})}
    table = Table(seats=seats, **{"bloodlines": True, **start, **more}, others=others, table=place)
    table.do("send diplomacy secrets")
    while table.asked and table.asked[0] == 0 and table.options and "done" in table.options:
        table.do("done")
    return table


def deck(sets, seats, more=0):
    return Counter(HAGALS[card].key for card in hagal_cards(sets, seats, board(sets) | more))


def test_house_hagal_takes_commanders_out_of_the_game():
    """IMP 35.1.1"""
    table = turn("wealth", seats=2)
    assert "wealth" not in table.table["commanders"]
    assert table.table["commanders_gone"] == 1


@pytest.mark.parametrize("swordmaster, solari, bought", [(True, 2, 1), (True, 1, 0), (False, 2, 0)])
def test_a_solo_rival_pays_once_it_has_its_swordmaster(swordmaster, solari, bought):
    """IMP 35.1.1"""
    table = turn("wealth", rival={"solari": solari, "swordmaster": swordmaster})
    rival = table.player(1)
    assert sum(rival["commanders"].values()) == bought
    assert rival["skills"] == []
    assert ("wealth" in table.table["commanders"]) == (not bought)


def test_a_rival_deploys_commanders_first_with_strength_four():
    """IMP 35.1.2, IMP 35.1.3"""
    table = turn("stillsuits", rival={"garrison": 3, "commanders": {"garrison": 1}})
    rival = table.player(1)
    assert rival["commanders"]["conflict"] == 1
    assert rival["conflict"] == 1
    assert rival["strength"] == 4 + 2


def test_commanders_of_rivals_leave_the_game_after_combat():
    """IMP 35.1.3"""
    place = {"phase": "combat", "conflict": "skirmish_b"}
    table = Table(bloodlines=True, seats=1, others=[{"commanders": {"conflict": 1}}, {}],
                  table=place)  # fmt: skip
    assert table.player(1)["commanders"] == {"garrison": 0, "conflict": 0, "supply": 0}
    assert table.table["commanders_gone"] == 1


def test_rivals_lose_plain_troops_first():
    """IMP 35.1.2"""
    table = Table(bloodlines=True, seats=1, hand="dagger", intrigue="double_cross", solari=1,
                  others=[{"conflict": 1, "commanders": {"conflict": 1}}, {}])  # fmt: skip
    table.do("play double_cross")
    assert (table.player(1)["conflict"], table.player(1)["commanders"]["conflict"]) == (0, 1)


def test_two_of_the_leaders_can_lead_a_rival():
    """IMP 35.2.1"""
    for leader in (ESMAR, PITER):
        leaders = ["paul_atreides", leader]
        landsraad.new("imperium", 1, 1, expansions=["bloodlines"], leaders=leaders)
    for leader in ("leader_chani", "leader_duncan_idaho", "steersman_yrkoon"):
        with pytest.raises(InvalidSetup, match="cannot lead a rival"):
            landsraad.new(
                "imperium", 1, 1, expansions=["bloodlines"], leaders=["paul_atreides", leader]
            )


def test_esmar_as_a_rival_takes_bonus_spice():
    """IMP 35.2.2"""
    bonus = {"bonus_spice": {"hagga_basin": 2, "imperial_basin": 2, "the_great_flat": 1}}
    table = turn("arrakeen_1p", rival={"leader": ESMAR}, table=bonus)
    assert table.player(1)["spice"] == 1
    assert table.table["bonus_spice"]["hagga_basin"] == 1
    assert "tueks_sietch" not in table.table["spaces"]
    assert turn("arrakeen_1p", rival={"leader": ESMAR}).player(1)["spice"] == 0


def test_piter_as_a_rival_keeps_his_recruit_at_home():
    """IMP 35.2.2"""
    rival = turn("arrakeen_1p", rival={"leader": PITER, "garrison": 0}).player(1)
    assert (rival["garrison"], rival["conflict"]) == (1, 1)


def test_the_sietch_cards_need_esmar():
    """IMP 35.2.3"""
    sets = ("base", "bloodlines")
    assert "tueks_sietch" not in deck(sets, 1)
    assert deck(sets, 2, 1 << SPACE["tueks_sietch"])["tueks_sietch"] == 2


@pytest.mark.parametrize("bonus, went", [(2, True), (0, False)])
def test_a_rival_harvests_at_the_sietch(bonus, went):
    """IMP 35.2.3"""
    table = turn(["tueks_sietch", "secrets", "carthag"], leader=ESMAR,
                 table={"bonus_spice": {"tueks_sietch": bonus}})  # fmt: skip
    assert table.player(1)["spice"] == (3 if went else 0)
    assert ("tueks_sietch" in table.table["agents"]) == went
    assert table.intrigue_size == 1 + went  # IMP 32.1.5: the host draws a card for it.


def test_house_hagal_harvests_nothing_at_the_sietch():
    """IMP 35.2.3"""
    table = turn("tueks_sietch", seats=2, leader=ESMAR,
                 table={"bonus_spice": {"tueks_sietch": 2}})  # fmt: skip
    assert table.table["bonus_spice"]["tueks_sietch"] == 0
    assert table.player(2)["spice"] == 0


# --- tech


def buying(card, rival, **more):
    return turn(card, rival=rival, modules=("tech",), **more)


TOPS = {"tech_top": ["training_depot", "delivery_bay", "suspensor_suits"]}


@pytest.mark.parametrize("swordmaster", [False, True])
def test_rivals_leave_tiles_alone_without_a_swordmaster(swordmaster):
    """IMP 35.3.1, IMP 35.3.3: then the dearest marked tile at 1 off, and another card."""
    rival = {"spice": 2, "swordmaster": swordmaster}
    table = buying(["acquire_tech", "carthag"], rival, table=TOPS)
    tiles = [tile["key"] for tile in table.player(1)["tech"]]
    assert tiles == (["delivery_bay"] if swordmaster else [])
    assert table.table["agents"]["carthag"] == [1]


def test_acquire_tech_cards_are_for_solo_games_without_ix():
    """IMP 35.3.3, IMP 35.3.2"""
    assert deck(("base", "bloodlines", "tech"), 1)["acquire_tech"] == 4
    assert "acquire_tech" not in deck(("base", "bloodlines", "tech"), 2)
    assert "acquire_tech" not in deck(("base", "ix", "bloodlines", "tech"), 1)
    assert "acquire_tech" not in deck(("base", "bloodlines"), 1)


def test_the_last_agent_brings_the_command_bonus():
    """IMP 35.3.4"""
    rival = {"tech": ["delivery_bay", "training_depot"], "swordmaster": False, "solari": 0}
    table = buying("carthag", rival, table={"agents": {"mentat": [1]}})
    assert (table.player(1)["solari"], table.player(1)["swords"]) == (2, 2)
    table = buying("carthag", rival)
    assert (table.player(1)["solari"], table.player(1)["swords"]) == (0, 0)


def test_rapid_dropships_serve_the_first_agent_without_combat():
    """IMP 35.3.5"""
    rival = {"tech": ["rapid_dropships"], "garrison": 3}
    table = buying("wealth", rival)
    assert table.player(1)["conflict"] == 2
    assert table.player(1)["tech"] == [{"key": "rapid_dropships", "flipped": True}]


def test_a_rival_has_what_acquiring_gives():
    """IMP 35.3.6: the vault gives an intrigue card."""
    tops = {"tech_top": ["gene_locked_vault", "suspensor_suits", "plasteel_blades"]}
    rival = {"spice": 1, "swordmaster": True}
    table = buying(["acquire_tech", "carthag"], rival, table=tops)
    assert table.player(1)["intrigue_size"] == 1


def test_rivals_hoard_spice_only_with_their_swordmaster():
    """IMP 35.3.1"""
    rival = {"spice": 6, "swordmaster": True, "leader": "earl_memnon_thorvald"}
    table = buying("arrakeen_1p", rival, leader="paul_atreides")
    assert table.player(1)["spice"] == 7
    rival["swordmaster"] = False
    assert buying("arrakeen_1p", rival, leader="paul_atreides").player(1)["spice"] == 0
