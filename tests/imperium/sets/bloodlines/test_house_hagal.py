"""House Hagal and the solo rivals with Bloodlines (IMP 35)."""

import pytest

import landsraad
from imperium.bl_turns import START, passed, pieces
from imperium.rival_turns import MASTER, MEMNON, RABBAN, hagal, rival, solo
from imperium.table import Table
from landsraad.core.decisions import InvalidSetup

ESMAR, PITER = "leader_esmar_tuek", "leader_piter_de_vries"


# --- commanders with two players


@pytest.mark.parametrize("card", ["wealth", "conspire", "foldspace", "rally_troops"])
def test_house_hagal_removes_commanders(card):
    """IMP 35.1.1: from the first turn on; nobody pays."""
    table = hagal(card)
    assert table.table["agents"][card] == [2]
    assert sorted(table.table["commanders"]) == sorted(set(START) - {card})
    assert table.table["commanders_gone"] == 1
    assert pieces(table, 2) == (0, 0, 0)


def test_house_hagal_leaves_the_others_alone():
    """IMP 35.1.1"""
    table = hagal("secrets")
    assert table.table["commanders"] == START
    assert table.table["commanders_gone"] == 0
    taken = hagal("wealth", table={"commanders": ["conspire"]})
    assert taken.table["commanders"] == ["conspire"]


# --- commanders of solo rivals


def test_a_rival_without_swordmaster_takes_no_commander():
    """IMP 35.1.1"""
    table = solo("wealth", rival={"solari": 5})
    assert table.table["agents"]["wealth"] == [2]
    assert table.table["commanders"] == START
    assert (rival(table)["solari"], pieces(table, 2)) == (5, (0, 0, 0))


def test_a_rival_with_swordmaster_pays_for_a_commander():
    """IMP 35.1.1: without a skill."""
    table = solo("wealth", rival={**MASTER, "solari": 5})
    assert (rival(table)["solari"], pieces(table, 2)) == (3, (1, 0, 0))
    assert rival(table)["skills"] == []
    assert "wealth" not in table.table["commanders"]
    assert len(table.table["skills"]) == 4


def test_a_poor_rival_leaves_the_commander_where_it_is():
    """IMP 35.1.1: in the solo game nothing is removed."""
    table = solo("foldspace", rival={**MASTER, "solari": 1})
    assert table.table["commanders"] == START
    assert table.table["commanders_gone"] == 0


def test_a_rival_deploys_commanders_first():
    """IMP 35.1.2: among the two units of the garrison."""
    table = solo("stillsuits", rival={"garrison": 3, "commanders": {"garrison": 1}})
    assert pieces(table, 2) == (0, 1, 0)
    assert (rival(table)["conflict"], rival(table)["garrison"]) == (1, 2)


def test_two_commanders_leave_no_room_for_troops():
    """IMP 35.1.2: besides the recruit of the card."""
    table = solo("carthag", rival={"garrison": 3, "commanders": {"garrison": 2}})
    assert pieces(table, 2) == (0, 2, 0)
    assert (rival(table)["conflict"], rival(table)["garrison"]) == (1, 3)


def test_a_commander_of_a_rival_has_strength_four():
    """IMP 35.1.3"""
    table = solo("wealth", rival={"commanders": {"conflict": 1}, "conflict": 1})
    assert rival(table)["strength"] == 4 + 2
    mine = solo("wealth", commanders={"conflict": 1}, conflict=1)
    assert mine.strength == 4


def test_commanders_of_rivals_leave_the_game_after_combat():
    """IMP 35.1.3: those that stayed at home do not, and mine go to the supply."""
    table = Table(
        bloodlines=True, seats=1, commanders={"conflict": 1}, conflict=0, hand="",
        others=[{"commanders": {"conflict": 1, "garrison": 1}, "garrison": 0}, {}],
        table={"phase": "combat", "conflict": "skirmish_b", "hagal_top": ["carthag"]},
    )  # fmt: skip
    passed(table)
    assert pieces(table, 1) == (1, 0, 0)
    assert pieces(table) == (0, 0, 1)
    assert table.table["commanders_gone"] == 1


def test_a_rival_buys_no_commander_from_a_supply():
    """IMP 35.1.1: it has none, and pays for those of the board alone."""
    table = solo("secrets", rival={**MASTER, "solari": 6, "commanders": {"garrison": 1}})
    assert (rival(table)["solari"], pieces(table, 2)) == (6, (1, 0, 0))


@pytest.mark.parametrize(
    "house, left",
    [
        ({"garrison": 1, "commanders": {"garrison": 1}}, (0, 1, (1, 0, 0))),
        ({"garrison": 0, "commanders": {"garrison": 1}}, (0, 0, (0, 0, 0))),
    ],
)
def test_a_rival_loses_other_troops_before_commanders(house, left):
    """IMP 35.1.2: Gun Thopter takes one of the garrison."""
    table = Table(
        bloodlines=True, seats=1, hand="gun_thopter", leader="paul_atreides",
        others=[house, {"garrison": 0}], table={"turn": 0},
    )  # fmt: skip
    table.do("send gun_thopter carthag")
    assert table.player(1)["garrison"] == left[0]
    assert pieces(table, 1)[0] == left[2][0]


def test_disruption_tactics_reaches_a_commander_of_house_hagals_kind():
    """IMP 33.1.3, IMP 36.1.5: whoever plays the card chooses, of rivals too."""
    table = Table(
        bloodlines=True, seats=1, hand="disruption_tactics", leader="paul_atreides",
        intrigue="windfall",
        others=[{"leader": MEMNON, "conflict": 1, "commanders": {"conflict": 1}}, {}],
    )  # fmt: skip
    table.do("send disruption_tactics secure_contract")
    table.do(*table.offered("resolve disruption_tactics"))
    table.do(f"rout {MEMNON} commander")
    assert pieces(table, 1) == (1, 0, 0)
    two = Table(
        bloodlines=True, seats=2, hand="disruption_tactics", others=[{"conflict": 1},
                                                                     {"conflict": 1}],
    ).do("send disruption_tactics secure_contract")  # fmt: skip
    assert "rout house_hagal troop" in two.options


def test_a_rival_loses_plain_troops_of_the_conflict_first():
    """IMP 35.1.2: Double Cross takes one of the conflict."""
    table = Table(
        bloodlines=True, seats=1, hand="dagger diplomacy", leader="paul_atreides", solari=1,
        intrigue="double_cross windfall",
        others=[{"leader": MEMNON, "conflict": 1, "commanders": {"conflict": 1}}, {}],
    ).do("play double_cross")  # fmt: skip
    assert (table.player(1)["conflict"], pieces(table, 1)) == (0, (0, 1, 0))


@pytest.mark.parametrize("where, deployed", [("garrison", 1), ("conflict", 0)])
def test_expert_deployment_counts_the_strength_of_commanders(where, deployed):
    """IMP 35.1.3, IMP 18.2.3: a lead of 4 is one commander."""
    table = solo("stillsuits", rival={"garrison": 2, "commanders": {where: 1}}, difficulty="mentat")
    assert (rival(table)["conflict"], pieces(table, 2)) == (deployed, (0, 1, 0))


def test_a_rival_wins_with_a_commander_alone():
    """IMP 35.1.3, IMP 16.3.1: its Hagal card gives no swords here."""
    table = Table(
        bloodlines=True, seats=1, leader="paul_atreides", hand="", conflict=1, vp=0,
        others=[{"leader": MEMNON, "commanders": {"conflict": 1}, "garrison": 0, "vp": 0}, {}],
        table={"phase": "combat", "conflict": "skirmish_b", "hagal_top": ["carthag"]},
    )  # fmt: skip
    assert (table.player(1)["vp"], table.vp) == (1, 0)


def test_commanders_on_the_dreadnought_space():
    """IMP 35.1.1, IMP 30.1.6: removed by House Hagal, bought by a solo rival."""
    two = hagal("dreadnought_2p", ix=True)
    assert "dreadnought" not in two.table["commanders"]
    assert pieces(two, 2) == (0, 0, 0)
    one = solo("dreadnought_1p", ix=True, rival={**MASTER, "solari": 2})
    assert (rival(one)["solari"], pieces(one, 2)) == (0, (1, 0, 0))


# --- leaders


@pytest.mark.parametrize("leader", [ESMAR, PITER])
def test_two_new_leaders_can_lead_a_rival(leader):
    """IMP 35.2.1"""
    table = solo("wealth", rival={"leader": leader})
    assert rival(table)["leader"] == leader


@pytest.mark.parametrize(
    "leader", ["leader_chani", "leader_duncan_idaho", "steersman_yrkoon", "kota_odax_of_ix"]
)
def test_the_others_cannot(leader):
    """IMP 35.2.1"""
    options = {"expansions": ["bloodlines"], "modules": ["tech"]}
    with pytest.raises(InvalidSetup):
        landsraad.new("imperium", 1, 1, leaders=["paul_atreides", leader, RABBAN], **options)
    for seed in range(8):
        game = landsraad.new("imperium", 1, seed, leaders=["paul_atreides"], **options)
        houses = [player["leader"] for player in game.view(None)["players"][1:]]
        assert leader not in houses


def test_esmar_as_a_rival_has_no_sietch():
    """IMP 35.2.2, IMP 35.2.3"""
    table = solo("wealth", rival={"leader": ESMAR})
    assert "tueks_sietch" not in table.table["spaces"]


@pytest.mark.parametrize(
    "bonus, space",
    [
        ({"imperial_basin": 1, "hagga_basin": 2}, "hagga_basin"),
        ({"imperial_basin": 2, "hagga_basin": 2}, "hagga_basin"),
        ({"imperial_basin": 1, "the_great_flat": 1}, "the_great_flat"),
    ],
)
def test_esmar_as_a_rival_takes_one_bonus_spice(bonus, space):
    """IMP 35.2.2: where most lies, on a tie where most spice is in all."""
    table = solo("arrakeen_1p", rival={"leader": ESMAR, "spice": 0}, table={"bonus_spice": bonus})
    assert rival(table)["spice"] == 1
    assert table.table["bonus_spice"][space] == bonus[space] - 1
    for other in bonus.keys() - {space}:
        assert table.table["bonus_spice"][other] == bonus[other]


def test_esmar_as_a_rival_without_bonus_spice():
    """IMP 35.2.2"""
    table = solo("arrakeen_1p", rival={"leader": ESMAR, "spice": 0})
    assert rival(table)["spice"] == 0
    assert sum(table.table["bonus_spice"].values()) == 0


def test_piter_as_a_rival_uses_his_ring_as_printed():
    """IMP 35.2.2, IMP 32.1.9: the troop of the ring stays at home, that of the card goes."""
    table = solo("arrakeen_1p", rival={"leader": PITER, "garrison": 0})
    assert (rival(table)["conflict"], rival(table)["garrison"]) == (1, 1)


def test_piter_as_a_rival_brings_two_of_the_garrison():
    """IMP 35.2.2, IMP 36.1.9"""
    table = solo("arrakeen_1p", rival={"leader": PITER, "garrison": 2})
    assert (rival(table)["conflict"], rival(table)["garrison"]) == (3, 1)


# --- Tuek's Sietch


def sietch(cards, bonus, seats=2, **me):
    place = {"hagal_top": cards, "bonus_spice": {"tueks_sietch": bonus}}
    others = [{}, {}]
    table = Table(
        bloodlines=True, seats=seats, leader=ESMAR, hand="diplomacy dagger", intrigue="",
        others=others, table=place, garrison=0, **me,
    )  # fmt: skip
    return table.do("send diplomacy stillsuits")


def test_house_hagal_visits_tueks_sietch():
    """IMP 35.2.3, IMP 32.1.5: the spice goes to the bank, and Esmar draws a card."""
    table = sietch(["tueks_sietch"], 2)
    assert table.table["agents"]["tueks_sietch"] == [2]
    assert table.table["bonus_spice"]["tueks_sietch"] == 0
    assert (rival(table)["spice"], len(table.intrigue)) == (0, 1)


def test_a_solo_rival_harvests_at_tueks_sietch():
    """IMP 35.2.3: 1 spice and all the bonus spice."""
    table = sietch(["tueks_sietch", "wealth"], 2, seats=1)
    assert table.table["agents"]["tueks_sietch"] == [1]
    assert table.player(1)["spice"] == 1 + 2


def test_without_bonus_spice_the_next_card_is_revealed():
    """IMP 35.2.3"""
    table = sietch(["tueks_sietch", "secrets"], 0)
    assert "tueks_sietch" not in table.table["agents"]
    assert table.table["agents"]["secrets"] == [2]
    assert table.intrigue == []


def test_an_occupied_sietch_is_skipped():
    """IMP 35.2.3, IMP 16.1.2"""
    place = {
        "hagal_top": ["tueks_sietch", "secrets"], "bonus_spice": {"tueks_sietch": 2},
        "agents": {"tueks_sietch": [1]},
    }  # fmt: skip
    table = Table(bloodlines=True, seats=2, leader=ESMAR, hand="diplomacy dagger", garrison=0,
                  table=place).do("send diplomacy stillsuits")  # fmt: skip
    assert table.table["agents"]["secrets"] == [2]


def test_harvest_spice_leaves_the_sietch_out():
    """IMP 35.2.3"""
    table = sietch(["harvest_spice", "secrets"], 5)
    assert table.table["agents"].get("tueks_sietch") is None
    assert table.table["agents"]["secrets"] == [2]


def test_a_rival_at_the_sietch_brings_troops_along():
    """IMP 35.2.3, IMP 16.2.2: it is a combat space."""
    place = {"hagal_top": ["tueks_sietch"], "bonus_spice": {"tueks_sietch": 1}}
    table = Table(bloodlines=True, seats=2, leader=ESMAR, hand="diplomacy dagger", garrison=0,
                  others=[{}, {"garrison": 3}], table=place)  # fmt: skip
    table.do("send diplomacy stillsuits")
    assert (rival(table)["conflict"], rival(table)["garrison"]) == (2, 1)


def test_tueks_sietch_gives_two_swords_in_combat():
    """IMP 35.2.3, IMP 16.3.1"""
    table = Table(
        bloodlines=True, seats=1, conflict=4, hand="", intrigue="windfall", leader=ESMAR,
        others=[{"conflict": 1, "leader": MEMNON}, {"leader": RABBAN}],
        table={"phase": "combat", "conflict": "skirmish_b", "hagal_top": ["tueks_sietch"],
               "bonus_spice": {"tueks_sietch": 2}},
    )  # fmt: skip
    assert table.player(1)["strength"] == 2 + 2
    assert table.table["bonus_spice"]["tueks_sietch"] == 2
