"""The tech tiles of Bloodlines for games of Uprising (IMP 47.6)."""

import pytest

from imperium.uprising_turns import changed, table

BLOOD = {"bloodlines": True, "modules": ("choam", "tech")}
SPY = {"spies": "post_emperor"}
FOUR = "contract_harvest_3 contract_espionage contract_harvest_4 contract_immediate"


def tiled(tiles, **me):
    return table(tech=tiles, **BLOOD, **{"hand": "dagger", "conflict": 1, **me})


def test_forbidden_weapons_ask_for_influence_or_all_spice_each_reveal_turn():
    """IMP 47.6.1: one of the two must be chosen."""
    given = {"influence": {"guild": 1}, "spice": 2}
    at = tiled("forbidden_weapons", **given).do("reveal")
    assert "done" not in at.options
    at.do("resolve forbidden_weapons swords_or_spice")
    assert changed(at, "take swords") == {"swords": 3, "guild": -1}
    at = tiled("forbidden_weapons", **given).do("reveal")
    found = changed(at, "resolve forbidden_weapons swords_or_spice", "take spice")
    assert found == {"spice": -2}
    assert at.player(0)["tech"] == []


def test_panopticon_watches_and_makes_friends_in_the_end():
    """IMP 47.6.2"""
    at = tiled("panopticon")
    assert changed(at, "reveal", "resolve panopticon spy", "spy post_guild") == {
        "hand_size": -1, "play": 1, "swords": 1, "garrison": 1, "spies": 1
    }  # fmt: skip
    last = tiled("panopticon", influence={"guild": 1, "fremen": 2}, conflict=0,
                 table={"phase": "makers", "round": 10})  # fmt: skip
    assert last.influence == {"emperor": 1, "guild": 2, "bene_gesserit": 1, "fremen": 2}


def test_spy_drones_pay_a_solari_and_trash_after_a_recall():
    """IMP 47.6.3"""
    at = tiled("spy_drones", conflict=0)
    assert changed(at, "use spy_drones") == {"solari": 1}
    assert not at.offered("use spy_drones")
    spied = tiled("spy_drones", conflict=0, hand="imperial_spymaster dagger", **SPY)
    spied.do("send imperial_spymaster dutiful_service", "recall_spy post_emperor", "use spy_drones")
    assert spied.offered("resolve spy_drones trash")


def bought(tile, *answers, more=(), **me):
    """A tile acquired at the embassy on a turn that sends an agent to the Landsraad."""
    place = {"tech_top": [tile], **dict(more)}
    at = table(hand="dagger dagger", spice=6, table=place, **BLOOD, **me)
    at.do("send dagger assembly_hall")
    return at, changed(at, *at.offered("resolve ixian_embassy"), f"tech {tile}", *answers)


def test_what_tiles_give_when_they_are_acquired():
    """IMP 47.6.4"""
    _, found = bought("spy_drones", "spy post_guild", "spy post_fremen")
    assert (found["spies"], found["spice"]) == (2, -5)
    _, found = bought("ornithopter_fleet")
    assert (found["garrison"], found["spice"]) == (2, -4)
    _, found = bought("forbidden_weapons")
    assert found["garrison"] == 1


def test_advanced_data_analysis_costs_a_spy_of_the_board():
    """IMP 47.6.5"""
    at, found = bought("advanced_data_analysis", **SPY)
    assert (found["spies"], found["spice"]) == (-1, -3)
    assert at.player(0)["spies_lost"] == 1
    poor = table(hand="dagger dagger", spice=6, table={"tech_top": ["advanced_data_analysis"]},
                 **BLOOD).do("send dagger assembly_hall")  # fmt: skip
    poor.do(*poor.offered("resolve ixian_embassy"))
    assert not poor.offered("tech advanced_data_analysis")
    own = tiled("advanced_data_analysis", conflict=0)
    assert changed(own, "use advanced_data_analysis") == {"intrigue_size": 1}


def test_a_spy_trashed_for_a_tile_is_not_recalled():
    """IMP 47.6.5: so it does not help whatever asks for a spy recalled on this turn."""
    at, _ = bought("advanced_data_analysis", spies="post_guild", tech="spy_drones")
    at.do("use spy_drones")
    assert not at.offered("resolve spy_drones trash")
    assert "trashes the spy" in " ".join(at.game.log(0))


def test_choam_transports_draw_for_contracts_and_score_with_four():
    """IMP 47.6.6"""
    at = tiled("choam_transports", conflict=0, hand="diplomacy dagger",
               contracts="contract_deliver_supplies")  # fmt: skip
    at.do("send diplomacy deliver_supplies")
    while at.offered("resolve c"):
        at.do(at.offered("resolve c")[0])
    assert (at.solari, at.hand_size) == (3, 2)
    for done, points in ((FOUR, 1), ("contract_harvest_3", 0)):
        last = tiled("choam_transports", contracts_done=done, conflict=0, vp=3,
                     table={"phase": "makers", "round": 10})  # fmt: skip
        assert last.vp == 3 + points


def test_ornithopter_fleet_turns_every_icon_into_ornithopters():
    """IMP 47.6.7: a crysknife no longer scores with the card of that name."""
    place = {"phase": "endgame", "round": 10}
    given = {"vp": 3, "conflict": 0, "objective": "objective_crysknife", "table": place}
    plain = table(intrigue="crysknife", hand="", **BLOOD, **given)
    assert plain.offered("play crysknife")
    fleet = tiled("ornithopter_fleet", intrigue="crysknife ornithopter", **given)
    assert not fleet.offered("play crysknife")
    assert fleet.offered("play ornithopter")


def test_ornithopter_fleet_pairs_icons_when_it_is_acquired():
    """IMP 47.6.7"""
    past = {"round": 2, "conflicts_past": ["skirmish_wild"]}
    _, found = bought("ornithopter_fleet", more=past, objective="objective_crysknife",
                      trophies=["skirmish_wild"])  # fmt: skip
    assert found["vp"] == 1


def weapons():
    """A reveal turn that brings 3 spice of boxes, 2 of a bond, and may lose all spice."""
    hand = "rebel_supplier steersman northern_watermaster"
    return tiled("forbidden_weapons", hand=hand, spice=2, intrigue="impress").do("reveal")


def test_the_spice_of_reveal_boxes_may_come_after_forbidden_weapons():
    """IMP 47.6.1, IMP 5.2.1: what is lost is the spice of before."""
    at = weapons()
    assert at.spice == 2
    at.do("resolve forbidden_weapons swords_or_spice", "take spice")
    assert (at.spice, at.player(0)["tech"]) == (5, [])


def test_the_spice_of_reveal_boxes_may_come_before_forbidden_weapons():
    """IMP 47.6.1: then it can be spent, and what is left of it is lost."""
    at = weapons().do("take spice", "resolve northern_watermaster spice_2")
    assert at.spice == 7
    at.do("resolve forbidden_weapons swords_or_spice", "take spice")
    assert at.spice == 0


def test_without_forbidden_weapons_spice_comes_at_once():
    """IMP 47.6.1"""
    plain = table(hand="rebel_supplier steersman", spice=2, conflict=1, **BLOOD).do("reveal")
    assert plain.spice == 5


SIGNET = {"tech": "rapid_dropships", "leader": "shaddam_corrino_iv", "intrigue": "impress"}
OTHERS = [{"leader": "muaddib"}, {"leader": "staban_tuek"}]


@pytest.mark.parametrize("card, offered", [("signet_ring", False), ("dagger", True)])
def test_rapid_dropships_are_of_no_use_once_the_signet_bans_deploying(card, offered):
    """IMP 34.3.6, IMP 46.4.8"""
    at = table(hand=f"{card} diplomacy", others=OTHERS, **SIGNET, **BLOOD)
    at.do(f"send {card} assembly_hall")
    assert ("use rapid_dropships" in at.options) is offered
    reason = at.game.why_not("use rapid_dropships")
    assert "nothing may be deployed" in reason.text if reason else offered
