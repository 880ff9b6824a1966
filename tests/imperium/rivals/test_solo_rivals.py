"""Rivals of the solo game: turns, signets, spending, rewards, choices (IMP 18.3 to IMP 18.5)."""

import pytest

from imperium.table import Table

MEMNON, RABBAN, ILBAN = "earl_memnon_thorvald", "glossu_the_beast_rabban", "count_ilban_richese"
LETO, BARON = "duke_leto_atreides", "baron_vladimir_harkonnen"
ARIANA = "countess_ariana_thorvald"


def rival_turn(*cards, rival=None, other=None, table=None, level="mercenary", **me):
    """Rival 2 takes a turn by the first of these cards, then I am asked."""
    rivals = [{"leader": None, **(other or {})}, {"leader": MEMNON, **(rival or {})}]
    place = {"first": 1, "turn": 2, "hagal_top": list(cards), **(table or {})}
    mine = {"hand": "dagger diplomacy", "leader": "paul_atreides", **me}
    return Table(seats=1, difficulty=level, others=rivals, table=place, **mine)


def reward(conflict, *, rival=None, second=0, table=None):
    """Rival 2 with three troops fights alone, or against two of mine."""
    place = {"phase": "combat", "conflict": conflict, "first": 2,
             "hagal_top": ["carthag"], **(table or {})}  # fmt: skip
    house = {"leader": MEMNON, "conflict": 3, "garrison": 0, "water": 0, **(rival or {})}
    mine = {"leader": "paul_atreides", "hand": [], "conflict": second}
    return Table(seats=1, others=[{"leader": ILBAN}, house], table=place, **mine)


# --- turns


def test_rivals_take_their_turns_in_the_turn_order():
    """IMP 18.3.1: before me, after me, and on after my reveal turn."""
    cards = ("wealth", "secrets", "carthag", "foldspace")
    table = rival_turn(*cards, table={"turn": 1})
    assert table.table["agents"] == {"wealth": [1], "secrets": [2]}
    table.do("send dagger hall_of_oratory")
    assert (table.table["agents"]["carthag"], table.table["agents"]["foldspace"]) == ([1], [2])
    assert (table.asked, table.player(1)["agents"]) == ((0, "turn"), 0)


def test_rivals_without_agents_take_no_turn():
    """IMP 18.3.1"""
    place = {"agents": {"carthag": [2, 2], "heighliner": [1]}}
    table = rival_turn("secrets", table=place)
    assert (table.table["agents"], table.asked) == (place["agents"], (0, "turn"))


@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_marker_goes_round_all_three_seats(first, following):
    """IMP 18.3.1"""
    assert rival_turn(table={"phase": "makers", "first": first}).table["first"] == following


@pytest.mark.parametrize(
    ("space", "spice"), [("imperial_basin", 1 + 2), ("hagga_basin", 2 + 2), ("the_great_flat", 5)]
)
def test_a_rival_harvests_base_and_bonus_spice(space, spice):
    """IMP 18.3.2"""
    table = rival_turn("harvest_spice", table={"bonus_spice": {space: 2}})
    assert (table.player(2)["spice"], table.table["bonus_spice"][space]) == (spice, 0)
    assert table.table["agents"] == {space: [2]}


@pytest.mark.parametrize(
    ("leader", "gained"),
    [(MEMNON, {"spice": 1}), (ARIANA, {"water": 1}), (ILBAN, {"solari": 1})],
)
def test_a_signet_mark_uses_the_signet_of_the_rivals_leader(leader, gained):
    """IMP 18.3.3, IMP 16.2.2"""
    rival = rival_turn("arrakeen_1p", rival={"leader": leader, "water": 0}).player(2)
    found = {key: rival[key] for key in ("spice", "water", "solari") if rival[key]}
    assert (found, rival["conflict"]) == (gained, 1)


def test_a_card_without_a_signet_mark_uses_none():
    """IMP 18.3.3"""
    assert rival_turn("carthag", rival={"leader": MEMNON}).player(2)["spice"] == 0


@pytest.mark.parametrize(("emperor", "troops"), [(0, 2), (4, 3)])
def test_rabbans_signet_troops_are_deployed_at_a_combat_space(emperor, troops):
    """IMP 18.3.3: one with the card and one, or two with an alliance, with the signet."""
    rival = {"leader": RABBAN, "influence": {"emperor": emperor}}
    shown = rival_turn("arrakeen_1p", rival=rival).player(2)
    assert (shown["conflict"], shown["garrison"]) == (troops, 0)


def test_letos_signet_pays_spice_for_influence_where_somebody_is_ahead():
    """IMP 19.1.16, IMP 18.5.1: where the rival has least of those."""
    rival = {"leader": LETO, "spice": 1, "influence": {"emperor": 1, "guild": 0}}
    mine = {"emperor": 2, "guild": 1}
    shown = rival_turn("arrakeen_1p", rival=rival, influence=mine).player(2)
    assert (shown["spice"], shown["influence"]["guild"], shown["influence"]["emperor"]) == (0, 1, 1)


@pytest.mark.parametrize(("spice", "guild"), [(0, 1), (1, 0)])
def test_letos_signet_does_nothing_without_spice_or_somebody_ahead(spice, guild):
    """IMP 19.1.16"""
    rival = {"leader": LETO, "spice": spice}
    shown = rival_turn("arrakeen_1p", rival=rival, influence={"guild": guild}).player(2)
    assert (shown["spice"], sum(shown["influence"].values())) == (spice, 0)


@pytest.mark.parametrize(("solari", "cards"), [(1, 1), (0, 0)])
def test_the_barons_signet_pays_solari_for_an_intrigue_card(solari, cards):
    """IMP 19.1.16"""
    rival = {"leader": BARON, "solari": solari}
    shown = rival_turn("arrakeen_1p", rival=rival).player(2)
    assert (shown["solari"], shown["intrigue_size"]) == (0, cards)


# --- expert deployment


def expert(*, mine=0, swords=0, conflict="guild_bank_raid", rival=None, other=None):
    """What rival 2, with three troops in the conflict, deploys and keeps at Hardy Warriors."""
    house = {"conflict": 3, "garrison": 1, **(rival or {})}
    table = rival_turn("hardy_warriors", rival=house, other=other, level="mentat", conflict=mine,
                       swords=swords, table={"conflict": conflict})  # fmt: skip
    shown = table.player(2)
    return shown["conflict"] - 3, shown["garrison"]


def test_a_lead_of_four_keeps_the_troops_at_home():
    """IMP 18.3.5: recruits too."""
    assert expert(mine=1) == (0, 3)
    assert expert(mine=0, conflict="skirmish_a") == (0, 3)


def test_a_smaller_lead_deploys_all():
    """IMP 18.3.5"""
    assert expert(mine=1, swords=1) == (3, 0)
    assert expert(mine=2) == (3, 0)


def test_at_level_three_a_rival_deploys_all_it_can():
    """IMP 18.3.5"""
    assert expert(mine=0, conflict="grand_vision") == (3, 0)


def test_the_lead_is_measured_against_the_strongest_other_house():
    """IMP 19.1.30: the other rival may be that one."""
    assert expert(other={"conflict": 2}) == (3, 0)
    assert expert(other={"conflict": 1}, mine=1) == (0, 3)


def test_the_lead_is_measured_once_before_the_deployment():
    """IMP 19.1.30: all three go although two would be enough for the lead."""
    assert expert(mine=2, rival={"garrison": 1}) == (3, 0)


def test_swords_in_my_hand_do_not_count_against_a_lead():
    """IMP 19.1.30"""
    table = rival_turn("hardy_warriors", rival={"conflict": 3, "garrison": 1}, level="mentat",
                       conflict=1, hand="stilgar dagger")  # fmt: skip
    assert table.player(2)["conflict"] == 3


# --- spending


@pytest.mark.parametrize(
    ("leader", "before"), [(ILBAN, {"solari": 6}), (MEMNON, {"spice": 6}), (ARIANA, {"water": 2})]
)
def test_a_rival_turns_resources_into_a_point_at_once(leader, before):
    """IMP 18.4.3: 7 solari, 7 spice or 3 water."""
    (resource,) = before
    shown = rival_turn("arrakeen_1p", rival={"leader": leader, **before}).player(2)
    assert (shown[resource], shown["vp"]) == (0, 1)
    short = rival_turn("arrakeen_1p", rival={"leader": leader, resource: before[resource] - 1})
    assert (short.player(2)[resource], short.player(2)["vp"]) == (before[resource], 0)


def test_a_rival_turns_three_intrigue_cards_into_a_point():
    """IMP 18.4.3, IMP 19.1.9: they go face up to the discards."""
    rival = {"leader": BARON, "solari": 1, "intrigue": "windfall ambush"}
    table = rival_turn("arrakeen_1p", rival=rival, table={"intrigue_top": ["bribery"]})
    assert (table.player(2)["intrigue_size"], table.player(2)["vp"]) == (0, 1)
    assert table.table["intrigue_discard"] == ["windfall", "ambush", "bribery"]


def test_two_intrigue_cards_are_kept_unseen():
    """IMP 18.4.3, IMP 19.1.9"""
    rival = {"leader": BARON, "solari": 1, "intrigue": "windfall"}
    table = rival_turn("arrakeen_1p", rival=rival)
    assert (table.player(2)["intrigue_size"], table.table["intrigue_discard"]) == (2, [])
    assert table.game.view(0)["players"][2]["intrigue_known"] == []


def test_a_rival_spends_as_often_as_it_can():
    """IMP 19.1.10: 6, 3 and 5 spice are two points."""
    table = rival_turn("harvest_spice", rival={"spice": 6},
                       table={"bonus_spice": {"the_great_flat": 5}})  # fmt: skip
    assert (table.player(2)["spice"], table.player(2)["vp"]) == (0, 2)


def test_a_rival_spends_in_several_ways_at_once():
    """IMP 19.1.10: the second reward of Desert Power completes both."""
    house = {"water": 2, "spice": 6, "conflict": 1}
    shown = reward("desert_power", rival=house, second=2).player(2)
    assert (shown["water"], shown["spice"], shown["vp"]) == (0, 0, 2)


# --- rewards


def test_a_rival_gains_points_and_control():
    """IMP 18.4.1"""
    table = reward("battle_for_carthag")
    assert (table.player(2)["vp"], table.table["control"]["carthag"]) == (2, 2)


def test_a_rival_gains_resources_intrigue_cards_and_influence():
    """IMP 18.4.1"""
    shown = reward("sort_through_the_chaos").player(2)
    assert (shown["solari"], shown["intrigue_size"]) == (2, 1)
    table = reward("grand_vision").do("faction guild")
    assert (table.player(2)["influence"]["guild"], table.player(2)["intrigue_size"]) == (2, 1)


def test_a_trash_does_nothing_for_a_rival():
    """IMP 18.4.1"""
    table = reward("terrible_purpose")
    assert (table.player(2)["vp"], table.asked, table.table["trashed"]) == (1, (0, "turn"), [])


def test_a_rival_scores_at_two_influence():
    """IMP 18.4.2"""
    assert rival_turn("wealth").player(2)["vp"] == 0
    assert rival_turn("wealth", rival={"influence": {"emperor": 1}}).player(2)["vp"] == 1


def test_a_rival_scores_for_an_alliance_but_gets_no_bonus_at_four():
    """IMP 18.4.2"""
    table = rival_turn("stillsuits", rival={"influence": {"fremen": 3}, "vp": 1})
    shown = table.player(2)
    assert (shown["vp"], table.table["alliances"]["fremen"], shown["water"]) == (2, 2, 1)


def test_a_rival_loses_the_point_of_an_alliance_to_a_player_who_passes_it():
    """IMP 18.4.2"""
    rival = {"influence": {"emperor": 4}, "vp": 2}
    table = rival_turn("secrets", "carthag", "hall_of_oratory", rival=rival, vp=1,
                       influence={"emperor": 4}, table={"alliances": {"emperor": 2}})  # fmt: skip
    table.do("send diplomacy wealth")
    assert (table.vp, table.player(2)["vp"], table.table["alliances"]["emperor"]) == (2, 1, 0)


def test_a_rival_gains_the_control_bonus_for_anybodys_agent():
    """IMP 18.4.4: for mine and for its own."""
    place = {"control": {"arrakeen": 2, "carthag": 2}}
    table = rival_turn("carthag", "wealth", "secrets", hand="reconnaissance dagger", table=place)
    assert table.player(2)["solari"] == 1
    table.do("send reconnaissance arrakeen", "done")
    assert table.player(2)["solari"] == 2


def test_an_agent_of_a_rival_pays_me_for_my_control():
    """IMP 18.4.4"""
    assert rival_turn("carthag", solari=0, table={"control": {"carthag": 0}}).solari == 1


@pytest.mark.parametrize(("control", "troops"), [("arrakeen", 1), ("carthag", 0)])
def test_a_rival_defends_what_it_controls(control, troops):
    """IMP 18.4.4"""
    place = {"phase": "round_start", "conflict": "siege_of_arrakeen", "first": 0,
             "control": {control: 2}}  # fmt: skip
    shown = rival_turn(rival={"garrison": 0}, table=place).player(2)
    assert (shown["conflict"], shown["supply"]) == (troops, 12 - troops)


def test_a_mentat_won_by_a_rival_is_one_more_agent_of_the_next_round():
    """IMP 18.4.4"""
    table = reward("sort_through_the_chaos")
    assert (table.table["round"], table.table["mentat"], table.asked) == (3, 2, (0, "turn"))
    assert [table.player(seat)["agents"] for seat in range(3)] == [2, 2, 3]


# --- choices


def test_a_rival_takes_the_faction_where_it_has_least():
    """IMP 18.5.1: without a question."""
    house = {"influence": {"emperor": 1, "guild": 1, "bene_gesserit": 0, "fremen": 2}}
    table = reward("skirmish_c", rival=house)
    assert table.asked == (0, "turn")
    assert table.player(2)["influence"]["bene_gesserit"] == 1


def test_i_decide_a_tie_for_least_influence():
    """IMP 18.5.1"""
    house = {"influence": {"emperor": 0, "guild": 1, "bene_gesserit": 0, "fremen": 2}}
    table = reward("skirmish_c", rival=house)
    assert table.asked == (0, "faction_up")
    assert table.options == ["faction emperor", "faction bene_gesserit"]
    assert table.do("faction bene_gesserit").player(2)["influence"]["bene_gesserit"] == 1


def test_machinations_gives_a_rival_its_two_least_factions():
    """IMP 18.5.1: the second one is the least of the other three."""
    house = {"influence": {"emperor": 2, "guild": 1, "bene_gesserit": 0, "fremen": 1}}
    table = reward("machinations", rival=house)
    assert (table.asked[0], table.options) == (0, ["take guild", "take fremen"])
    shown = table.do("take fremen").player(2)["influence"]
    assert shown == {"emperor": 2, "guild": 1, "bene_gesserit": 1, "fremen": 2}


def test_i_choose_two_rewards_of_three_for_a_rival():
    """IMP 18.5.1"""
    table = reward("battle_for_arrakeen", rival={"conflict": 1}, second=2)
    assert (table.asked[0], table.options) == (0, ["take intrigue", "take spice", "take solari"])
    table.do("take spice")
    assert table.options == ["take intrigue", "take solari"]
    shown = table.do("take solari").player(2)
    assert (shown["spice"], shown["solari"], shown["intrigue_size"]) == (2, 3, 0)
