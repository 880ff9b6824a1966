"""Cards of Rise of Ix that recruit, retreat and fight (IMP 26.1)."""

import pytest

from imperium.card_turns import reveal, wealth
from imperium.ix_turns import bought, sent

# --- Desert Ambush


FLEET = [{"conflict": 1, "dreadnoughts": {"conflict": 1}}, {"conflict": 3, "garrison": 1}]


def ambush(**me):
    return sent("desert_ambush", "imperial_basin", others=FLEET, **me)


def test_desert_ambush_drives_back_a_unit_for_each_troop_deployed():
    """IMP 26.1.4: troops and dreadnoughts of any opponent."""
    table = ambush(garrison=3)
    assert table.offered("resolve") == [], "nobody is deployed yet"
    table.do("deploy 2")
    (offered,) = table.offered("resolve desert_ambush")
    table.do(offered)
    assert set(table.offered("rout")) == {
        "rout glossu_the_beast_rabban troop", "rout glossu_the_beast_rabban dreadnought",
        "rout count_ilban_richese troop",
    }  # fmt: skip
    table.do("rout glossu_the_beast_rabban dreadnought", "rout count_ilban_richese troop")
    fleet = table.player(1)["dreadnoughts"]
    assert (fleet["conflict"], fleet["garrison"]) == (0, 1)
    assert (table.player(1)["strength"], table.player(2)["strength"]) == (2, 4)
    assert table.player(2)["garrison"] == 2
    assert table.offered("rout") == []


def test_desert_ambush_may_drive_back_fewer():
    """IMP 26.1.4"""
    table = ambush(garrison=2).do("deploy 2")
    table.do(*table.offered("resolve desert_ambush"), "rout count_ilban_richese troop")
    assert "done" in table.options
    table.do("done")
    assert [table.player(seat)["conflict"] for seat in (1, 2)] == [1, 2]


def test_desert_ambush_strikes_once():
    """IMP 26.1.4: troops deployed after it do not open it again."""
    table = ambush(garrison=2).do("deploy 1")
    table.do(*table.offered("resolve desert_ambush"), "rout count_ilban_richese troop")
    assert (table.offered("deploy"), table.offered("resolve")) == (["deploy 1"], [])
    assert table.do("deploy 1").asked == (1, "turn")


def test_desert_ambush_does_not_count_own_dreadnoughts_or_earlier_troops():
    """IMP 26.1.4: troops deployed on this turn."""
    table = ambush(garrison=0, conflict=3, dreadnoughts={"garrison": 1}).do("deploy dreadnought")
    assert table.dreadnoughts["conflict"] == 1
    assert table.offered("resolve") == []


def test_desert_ambush_needs_an_enemy_in_the_conflict():
    """IMP 26.1.4"""
    table = sent("desert_ambush", "imperial_basin", garrison=1).do("deploy 1")
    assert (table.conflict, table.asked) == (1, (1, "turn"))


# --- Full-Scale Assault


def test_full_scale_assault_commissions_a_dreadnought_when_acquired():
    """IMP 5.3.5, IMP 21.2.1"""
    table = bought("full_scale_assault", 8)
    assert table.options == ["resolve full_scale_assault commission", "done"]
    table.do("resolve full_scale_assault commission")
    assert table.dreadnoughts["garrison"] == 1
    assert bought("full_scale_assault", 8).do("done").dreadnoughts["garrison"] == 0


def test_full_scale_assault_finds_no_third_dreadnought():
    """IMP 21.2.2"""
    table = bought("full_scale_assault", 8, dreadnoughts={"garrison": 2})
    assert table.offered("resolve") == []
    assert "full_scale_assault" in table.discard


def test_full_scale_assault_recruits_two():
    assert sent("full_scale_assault", "wealth", garrison=1).garrison == 1 + 2
    table = sent("full_scale_assault", "arrakeen", garrison=0)
    assert table.offered("deploy") == ["deploy 1", "deploy 2", "deploy 3"]


@pytest.mark.parametrize(
    "fleet, flags, swords",
    [({"conflict": 1}, {}, 3), ({"conflict": 2}, {}, 6), ({"garrison": 2}, {}, 0),
     ({"conflict": 1, "garrison": 1}, {}, 3), ({"conflict": 1}, {"arrakeen": 0}, 3)],
)  # fmt: skip
def test_full_scale_assault_counts_own_dreadnoughts_in_the_conflict(fleet, flags, swords):
    """IMP 26.1.5"""
    enemies = [{"conflict": 1, "dreadnoughts": {"conflict": 1}}]
    more = {"dreadnoughts": fleet, "others": enemies, "table": {"flags": flags}}
    table = reveal("full_scale_assault", ix=True, **more)
    table.do("resolve full_scale_assault each_sword_3")
    assert wealth(table) == {"persuasion": 2} | ({"swords": swords} if swords else {})


# --- Imperial Bashar


def test_imperial_bashar_recruits_or_trashes():
    table = sent("imperial_bashar", "sietch_tabr", influence={"fremen": 2}, garrison=0)
    table.do("resolve imperial_bashar troop_or_trash", "take troop")
    assert (table.garrison, table.table["trashed"]) == (1 + 1, [])
    other = sent("imperial_bashar", "sietch_tabr", influence={"fremen": 2}, garrison=0)
    other.do("resolve imperial_bashar troop_or_trash", "take trash", "trash dagger hand")
    assert (other.garrison, other.table["trashed"]) == (1, ["dagger"])


@pytest.mark.parametrize(
    "others, swords",
    [("", 0), ("dagger", 1 + 1), ("dagger dagger", 2 + 2), ("duncan_idaho", 2 + 1),
     ("diplomacy", 0), ("shai_hulud", 0), ("shai_hulud stilgar", 5 + 3 + 2)],
)  # fmt: skip
def test_imperial_bashar_counts_other_cards_that_give_swords(others, swords):
    """IMP 26.1.8: cards, not swords, and not itself."""
    table = reveal(f"imperial_bashar {others}", ix=True)
    table.do("resolve imperial_bashar each_sword_1")
    assert table.swords == 2 + swords


@pytest.mark.parametrize("choice, swords", [("persuasion", 2), ("swords", 2 + 2 + 1)])
def test_imperial_bashar_ignores_a_sister_used_for_persuasion(choice, swords):
    """IMP 26.1.8"""
    table = reveal("imperial_bashar bene_gesserit_sister", ix=True)
    table.do("resolve bene_gesserit_sister persuasion_or_swords", f"take {choice}")
    assert table.do("resolve imperial_bashar each_sword_1").swords == swords


def test_imperial_bashar_ignores_cards_played_for_agents():
    """IMP 5.1.2, IMP 26.1.8"""
    table = reveal("imperial_bashar", ix=True, play="dagger jamis")
    assert table.do("resolve imperial_bashar each_sword_1").swords == 2


# --- Imperial Shock Trooper


@pytest.mark.parametrize(
    "agents, swords",
    [({"wealth": [0]}, 5), ({"conspire": [0, 1]}, 5), ({"wealth": [1]}, 2), ({"secrets": [0]}, 2)],
)
def test_imperial_shock_trooper_looks_for_an_own_agent_with_the_emperor(agents, swords):
    table = reveal("imperial_shock_trooper", ix=True, table={"agents": agents})
    assert wealth(table) == {"persuasion": 1, "swords": swords}


# --- Negotiated Withdrawal


def test_negotiated_withdrawal_recruits_when_acquired():
    """IMP 5.3.5, IMP 5.2.2: and gives nothing on an agent turn."""
    assert bought("negotiated_withdrawal", 4, garrison=3).garrison == 4
    table = sent("negotiated_withdrawal", "smuggling", conflict=3, garrison=0)
    assert table.offered("resolve negotiated_withdrawal") == []
    assert table.garrison == 0


@pytest.mark.parametrize(
    "troops, ships, works", [(2, 0, False), (3, 0, True), (2, 1, True), (0, 2, False)]
)
def test_negotiated_withdrawal_needs_three_units(troops, ships, works):
    """IMP 26.1.9"""
    more = {"conflict": troops, "dreadnoughts": {"conflict": ships}}
    table = reveal("negotiated_withdrawal", ix=True, **more)
    offer = "resolve negotiated_withdrawal pay_retreat_units"
    assert (offer in table.options) == works


def test_negotiated_withdrawal_takes_units_of_choice_back_for_influence():
    """IMP 26.1.9, IMP 21.1.3: after the dreadnought only troops are left to go."""
    more = {"conflict": 3, "garrison": 0, "dreadnoughts": {"conflict": 1}}
    table = reveal("negotiated_withdrawal", ix=True, **more)
    table.do("resolve negotiated_withdrawal pay_retreat_units")
    assert set(table.options) == {"retreat troop", "retreat dreadnought"}
    table.do("retreat dreadnought")
    assert (table.conflict, table.garrison, table.dreadnoughts["garrison"]) == (1, 2, 1)
    assert table.offered("faction") == table.options
    table.do("faction guild")
    assert (table.influence["guild"], table.strength) == (1, 2)
    kept = reveal("negotiated_withdrawal", ix=True, **more).do("done")
    assert (kept.conflict, sum(kept.influence.values())) == (3, 0)


# --- Satellite Ban


def test_satellite_ban_discards_for_spice_and_water():
    table = sent("satellite_ban", "foldspace").do("resolve satellite_ban pay_discard")
    assert wealth(table) == {"spice": 1, "water": 1}
    assert "dagger" in table.discard


def test_satellite_ban_takes_up_to_two_troops_back():
    """IMP 21.1.2, IMP 3.1.1: troops, no dreadnoughts."""
    more = {"conflict": 3, "garrison": 0, "dreadnoughts": {"conflict": 1}}
    table = reveal("satellite_ban", ix=True, **more)
    assert wealth(table) == {"persuasion": 1}
    table.do("resolve satellite_ban retreat")
    assert table.options == ["retreat 0", "retreat 1", "retreat 2"]
    table.do("retreat 2")
    assert (table.conflict, table.garrison, table.dreadnoughts["conflict"]) == (1, 2, 1)
    ships = reveal("satellite_ban", ix=True, conflict=0, dreadnoughts={"conflict": 2})
    assert ships.offered("resolve satellite_ban") == []


# --- Shai-Hulud


def test_shai_hulud_may_trash_when_acquired():
    """IMP 26.1.10"""
    table = bought("shai_hulud", 7, discard="scout").do("resolve shai_hulud trash")
    assert {"trash scout discard", "trash dagger play"} <= set(table.options)
    assert table.do("trash scout discard").table["trashed"] == ["scout"]
    declined = bought("shai_hulud", 7, discard="scout").do("done")
    assert (declined.table["trashed"], declined.garrison) == ([], 3)


def test_shai_hulud_recruits_for_a_trashed_card():
    """IMP 26.1.10: as a cost it cannot be left half way, and it may be the card itself."""
    table = sent("shai_hulud", "smuggling", garrison=0).do("resolve shai_hulud pay_trash")
    assert table.options == ["trash dagger hand", "trash shai_hulud play"]
    table.do("trash shai_hulud play")
    assert (table.garrison, table.table["trashed"]) == (2, ["shai_hulud"])
    kept = sent("shai_hulud", "smuggling", garrison=0).do("done")
    assert (kept.garrison, kept.table["trashed"]) == (0, [])


# --- Treachery


@pytest.mark.parametrize(
    "space, faction", [("wealth", "emperor"), ("foldspace", "guild"), ("secrets", "bene_gesserit")]
)
def test_treachery_doubles_influence_and_is_trashed(space, faction):
    """IMP 26.1.11, IMP 3.4.2: two steps, and nobody is asked about the trash."""
    table = sent("treachery", space, garrison=1)
    assert table.influence == {"emperor": 0, "guild": 0, "bene_gesserit": 0, "fremen": 0} | {
        faction: 2
    }
    assert (table.vp, table.table["trashed"], table.play) == (1, ["treachery"], [])
    assert (table.conflict, table.garrison, table.supply) == (2, 1, 12 - 1 - 2)
    assert table.offered("trash") == table.offered("resolve treachery") == []


def test_treachery_on_a_combat_space_leaves_the_usual_deployment():
    """IMP 29.1.22: its two troops come on top of the recruits and two others."""
    table = sent("treachery", "hardy_warriors", water=1, garrison=3)
    assert table.influence["fremen"] == 2
    assert (table.conflict, table.garrison) == (2, 5)
    assert table.offered("deploy")[-1] == "deploy 4"


def test_treachery_revealed_sends_two_troops_of_the_supply_to_the_conflict():
    """IMP 5.2.2"""
    table = reveal("treachery", ix=True, conflict=0, garrison=3)
    table.do(*table.offered("resolve treachery"))
    assert (table.conflict, table.garrison, table.strength) == (2, 3, 4)
    assert set(table.influence.values()) == {0}
    assert table.do("done").table["trashed"] == []


@pytest.mark.parametrize("garrison, sent_in", [(12, 0), (11, 1)])
def test_treachery_takes_no_more_than_the_supply_has(garrison, sent_in):
    """IMP 3.5.1: the garrison does not stand in."""
    table = sent("treachery", "wealth", garrison=garrison)
    assert (table.conflict, table.garrison) == (sent_in, garrison)
