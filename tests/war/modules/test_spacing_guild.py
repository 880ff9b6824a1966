"""The Spacing Guild: imperium actions, the route, landings, houses major troops."""

import pytest

import landsraad
from landsraad import InvalidSetup
from landsraad.games.war_for_arrakis.catalogue import CARD, DECK_OF
from landsraad.games.war_for_arrakis.engine import run
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.kit import kit_of
from landsraad.games.war_for_arrakis.modules.spacing_guild.box import BOX
from war.modules.guild_table import MODULES, Table, harkonnen, harvest

RAID = {"s1_5": "A 2r", "s1_8": "harvester"}
TO_RAID = ("die strategy", "take move", "move s1_5", "to s1_8")

# --- set-up


def test_two_troops_are_aboard_each_heighliner():
    """WFA 19.1.1"""
    game = landsraad.new("war_for_arrakis", 2, 3, modules=MODULES)
    shown = game.view(0)["table"]["spacing_guild"]
    for side in ("atreides", "harkonnen"):
        assert (shown[side]["step"], shown[side]["troops"], shown[side]["frigates"]) == (0, 2, 0)
    assert shown["route"] == 4
    assert shown["navigator"] is None


def test_twelve_troops_and_eight_bases_and_three_frigates_a_side():
    """WFA 19.1.2"""
    shown = Table({}).guild
    assert shown["troops_left"] == 8
    for side in ("atreides", "harkonnen"):
        assert (shown[side]["bases_left"], shown[side]["frigates_left"]) == (6, 3)


def test_three_cards_more_come_into_each_deck():
    """WFA 19.1.3"""
    decks = landsraad.new("war_for_arrakis", 2, 3, modules=MODULES).state.kit.decks
    assert [len(deck) for deck in decks] == [21] * 4
    for card in BOX.cards:
        assert decks[DECK_OF[CARD[card.key]]].count(CARD[card.key]) == card.copies
    assert "this game is played without Spacing Guild" in (
        landsraad.new("war_for_arrakis", 2, 3).why_not("land s1_4")
    )


def test_the_automaton_does_not_play_it():
    """WFA 19.1.4"""
    with pytest.raises(InvalidSetup, match="not played together"):
        landsraad.new("war_for_arrakis", 1, 3, modules=MODULES)


@pytest.mark.parametrize(
    "wrong",
    [
        {"ours": {"troops": 8}, "theirs": {"troops": 5}},
        {"ours": {"step": 4}},
        {"ours": {"frigates": 4}},
        {"ours": {"in_play": ["drilled_mercenaries"]}},
        {"ours": {"in_play": ["sympathetic_houses", "sympathetic_houses"]}},
        {"ours": {"crew": 1}},
        {"ours": {"frigates": 3}, "zones": {"az1": "atreides_frigate"}},
    ],
    ids=str,
)
def test_impossible_positions_are_refused(wrong):
    """WFA 19.1.2: there are not more figures, and cards stay before their own side."""
    with pytest.raises(InvalidSetup):
        Table({}, **wrong)


def test_a_ninth_base_is_refused():
    """WFA 19.1.2"""
    with pytest.raises(InvalidSetup, match="bases"):
        Table({"s1_12": "A 3t", "s2_3": "A 4t"}, ours={"troops": 2}, theirs={"troops": 0})


# --- imperium actions


def test_a_raid_brings_an_imperium_action_of_ones_choice():
    """WFA 19.2.5, WFA 19.2.1: the heighliner goes a step."""
    table = Table(RAID).do(*TO_RAID)
    assert table.asked == (0, "imperium")
    assert table.offered("imperium") == {"spacing_guild", "landsraad", "choam"}
    table.do("imperium spacing_guild")
    assert table.ship() == (1, 2, 0)
    assert table.asked == (0, "move"), "the action goes on"


def test_choam_brings_a_frigate():
    """WFA 19.2.2"""
    table = Table(RAID).do(*TO_RAID, "imperium choam")
    assert table.ship() == (0, 2, 1)
    assert table.guild["atreides"]["frigates_left"] == 2


def test_the_landsraad_brings_two_troops():
    """WFA 19.2.3"""
    table = Table(RAID).do(*TO_RAID, "imperium landsraad")
    assert table.ship() == (0, 4, 0)
    assert table.guild["troops_left"] == 6


@pytest.mark.parametrize(
    ("ours", "theirs", "aboard"),
    [(7, 2, 8), (6, 5, 7), (5, 2, 7)],
    ids=["one base", "one figure", "enough"],
)
def test_one_troop_comes_if_only_one_is_left(ours, theirs, aboard):
    """WFA 19.2.3"""
    table = Table(RAID, ours={"troops": ours}, theirs={"troops": theirs})
    assert table.do(*TO_RAID, "imperium landsraad").ship()[1] == aboard


def test_where_nothing_is_left_the_action_is_not_offered():
    """WFA 19.2.4"""
    table = Table(RAID, ours={"troops": 8, "frigates": 3}).do(*TO_RAID)
    assert table.ship() == (1, 8, 3), "the only action that is left is taken"
    table = Table(RAID, ours={"frigates": 3}).do(*TO_RAID)
    assert table.offered("imperium") == {"spacing_guild", "landsraad"}
    assert table.why("imperium choam") == "WFA 19.2.4"
    assert table.why("imperium bene_gesserit") == "WFA 19.2.1"


def test_a_retreat_and_an_advance_raid_too():
    """WFA 19.2.5: in the turn of the enemy as well."""
    board = {"s1_13": "A 2r", "s1_14": "H 3r", "s1_10": "harvester"}
    battle = {"attacker": "harkonnen", "from": "s1_14", "at": "s1_13", "stage": "continued"}
    table = harkonnen(board, battle=battle).do("retreat", "retreat s1_10")
    assert table.asked == (0, "imperium")
    board = {"s1_13": "A 2r", "s1_14": "harvester"}
    battle = {"attacker": "atreides", "from": "s1_13", "at": "s1_14", "stage": "advance"}
    assert Table(board, battle=battle).do("advance").asked == (0, "imperium")


@pytest.mark.parametrize(
    ("board", "moves"),
    [
        ({"s1_13": "sandworm", "s1_12": "harvester"},
         ("desert_power", "take attack", "worm s1_13", "strike s1_12")),
        ({"s1_13": "harvester"}, ("die mentat", "play dust_chasms", "remove s1_13")),
        ({"s1_12": "harvester"}, ("bombard az1", "bomb s1_12")),
    ],
    ids=["worm", "card", "frigate"],
)  # fmt: skip
def test_other_ways_bring_no_imperium_action(board, moves):
    """WFA 19.2.6"""
    table = Table(board, dice="mentat", hand="dust_chasms", zones={"az1": "atreides_frigate"})
    (area,) = [key for key, found in board.items() if found == "harvester"]
    table.do(*moves)
    assert "harvester" not in table.area(area)
    assert table.asked[1] != "imperium"
    assert table.ship() == (0, 2, 0)


def test_smuggler_harvesters_bring_no_imperium_action():
    """WFA 19.2.6"""
    board = {"s1_5": "A 2r", "s1_8": "smuggler_harvester"}
    table = Table(board, modules=("smugglers", "spacing_guild")).do(*TO_RAID)
    assert table.asked == (0, "move")


def test_the_old_man_brings_no_imperium_action():
    """WFA 19.2.6"""
    table = Table(
        {"s1_13": "harvester"}, modules=("old_man_of_the_desert", "spacing_guild"),
        old_man={"sector": "s1", "kept": 1},
    ).do("desert_power", "devour s1_13")  # fmt: skip
    assert "harvester" not in table.area("s1_13")
    assert table.asked[1] != "imperium"


@pytest.mark.parametrize(
    ("paid", "ship"),
    [
        ("keep spacing_guild", (1, 2, 0)),
        ("lift spacing_guild", (2, 2, 0)),
        ("keep landsraad", (0, 4, 0)),
        ("lift landsraad", (0, 6, 0)),
        ("keep choam", (0, 2, 1)),
        ("lift choam", (0, 2, 2)),
        ("stockpile", (0, 2, 0)),
    ],
)
def test_spice_for_a_marker_brings_actions_of_its_power(paid, ship):
    """WFA 19.2.7: one to keep it, two to raise it, none for the stockpile."""
    rows = {"spacing_guild": 3, "landsraad": 3, "choam": 3}
    table = harvest({"s1_13": "harvester", "s2_4": "harvester"}, imperium=rows, spice_reserve=1)
    assert table.do(paid).ship("harkonnen") == ship
    assert table.ship("atreides") == (0, 2, 0)


def test_the_harkonnens_take_none_at_other_times():
    """WFA 19.2.7"""
    table = harkonnen({"s1_8": "H 2r"})
    assert table.why("imperium choam") == "WFA 19.2.5"


def test_a_marker_on_the_bottom_row_may_be_paid_for():
    """WFA 19.2.8: it stays, its ban is in force, and the action is taken."""
    rows = {"spacing_guild": 2, "landsraad": 5, "choam": 1}
    table = harvest({"s1_13": "harvester"}, imperium=rows, spice_reserve=1)
    assert table.offered("keep") == {"spacing_guild", "landsraad", "choam"}
    assert table.offered("lift") == {"spacing_guild", "landsraad"}, "choam is on the top row"
    table.do("keep landsraad")
    assert table.table["imperium"]["landsraad"] == 5
    assert "landsraad" in table.table["bans"]
    assert table.ship("harkonnen")[1] == 4


# --- the route


def test_both_heighliners_go_a_step_after_the_harvest():
    """WFA 19.3.1"""
    table = harvest({})
    assert table.table["round"] == 2
    assert table.ship() == (1, 2, 0)
    assert table.ship("harkonnen") == (1, 2, 0)


def test_troops_land_before_the_end_of_the_round():
    """WFA 19.3.1: with the bans in force, before prescience cards are claimed."""
    table = harvest({}, ours={"step": 3, "troops": 1})
    assert table.asked == (0, "land")
    assert table.table["phase"] == "harvest"
    assert table.table["bans"] == ["spacing_guild", "landsraad", "choam"]


def test_the_harkonnens_land_first_if_both_arrive():
    """WFA 19.3.2"""
    table = harvest({}, ours={"step": 3}, theirs={"step": 3})
    assert table.asked == (1, "land")
    table.do("land s2_4")
    assert table.asked == (0, "land")
    assert not {"s2_2", "s2_3", "s2_7"} & table.offered("land")


def test_a_landing_interrupts_an_action():
    """WFA 19.3.2, WFA 19.3.3: then the heighliner goes home and the action goes on."""
    table = Table(RAID, ours={"step": 3}).do(*TO_RAID, "imperium spacing_guild")
    assert table.asked == (0, "land")
    table.do("land s2_4")
    assert table.at("s2_4") == "2t"
    assert table.ship() == (0, 0, 0)
    assert table.asked == (0, "move")


def test_a_landing_comes_between_two_actions():
    """WFA 19.3.2, WFA 19.3.3: the second step begins at the start."""
    rows = {"spacing_guild": 3}
    table = harvest(
        {"s1_13": "harvester"}, imperium=rows, spice_reserve=1, theirs={"step": 3}
    ).do("lift spacing_guild")  # fmt: skip
    assert table.asked == (1, "land")
    table.do("land s2_4")
    assert table.ship("harkonnen")[0] == 2, "a step of the action and one after the harvest"


# --- landing


def test_troops_land_in_an_empty_area_away_from_enemies():
    """WFA 19.4.1"""
    board = {"s2_4": "wormsign", "s1_13": "harvester", "s3_9": "sandworm", **RAID}
    table = Table(board, ours={"step": 3}).do(*TO_RAID, "imperium spacing_guild")
    offered = table.offered("land")
    assert not {"s2_4", "s1_13", "s3_9", "s1_4", "carthag", "arrakeen"} & offered
    assert not {"broken_land", "rimwall_west", "s5_1"} & offered, "next to Arrakeen"
    assert {"s1_1", "s2_2", "s3_1"} <= offered
    assert table.why("land s2_4") == "WFA 19.4.1"
    assert table.why("land rimwall_west") == "WFA 19.4.1"


def test_harkonnen_troops_keep_away_from_sietches_and_tokens():
    """WFA 19.4.1: facedown ones too."""
    board = {"s2_3": "A token_2r", "s4_8": "A 1r"}
    table = harvest(board, theirs={"step": 3}, sietches={"s1_12": 2})
    offered = table.offered("land")
    assert not {"s1_12", "s1_13", "s1_14", "s1_8"} & offered
    assert not {"s2_2", "s2_7", "tasmin_sink"} & offered
    assert table.why("land s1_13") == "WFA 19.4.1"


def test_an_impassable_border_keeps_areas_apart():
    """WFA 19.4.1"""
    board = {"s1_5": "H 1r", "s1_4": "H 1r", "s2_2": "A 1r"}
    table = harvest(board, ours={"step": 3}, settlements="", sietches={"s2_3": 1})
    assert {"s5_5"} <= table.offered("land")
    assert "s1_8" not in table.offered("land")


def test_the_smugglers_base_is_an_enemy_settlement():
    """WFA 19.4.1"""
    table = Table(
        {"s2_3": "A 1m"}, phase="harvest", turn="harkonnen", theirs={"step": 3},
        smugglers={"status": "allied", "base": "s2_3"}, modules=("smugglers", "spacing_guild"),
        sietches={"s1_1": 1},
    )  # fmt: skip
    assert not {"s2_2", "s2_4", "s2_7"} & table.offered("land")


def test_more_than_six_are_divided_between_two_adjacent_areas():
    """WFA 19.4.2"""
    table = Table(RAID, ours={"step": 3, "troops": 8}, theirs={"troops": 0})
    table.do(*TO_RAID, "imperium spacing_guild", "land s2_4")
    assert table.asked == (0, "land_beside")
    assert table.offered("land") == {"s2_2", "s2_3", "s2_7"}
    assert table.why("land s3_9") == "WFA 19.4.2"
    table.do("land s2_7")
    assert table.offered("divide") == {"2", "3", "4", "5", "6"}
    assert table.why("divide 7") == "WFA 19.4.2"
    table.do("divide 2")
    assert (table.at("s2_4"), table.at("s2_7")) == ("2t", "6t")


def test_an_area_without_a_neighbour_takes_no_part_of_them():
    """WFA 19.4.2"""
    alone = {"s2_2": "wormsign", "s2_3": "wormsign", "s2_7": "wormsign"}
    table = Table({**RAID, **alone}, ours={"step": 3, "troops": 7}, theirs={"troops": 0})
    table.do(*TO_RAID, "imperium spacing_guild")
    assert "s2_4" not in table.offered("land")
    assert table.why("land s2_4") == "WFA 19.4.2"


def beset(spared=()):
    """Harkonnen legions next to every area but some and those beside them."""
    sheet = landsraad.games()["war_for_arrakis"].rules.sheet()["areas"]
    around = {key: {key, *area["adjacent"]} for key, area in sheet.items()}
    villages = [key for key in sheet if sheet[key]["settlement"]]
    left = set(sheet).difference(*(around[key] for key in villages)) - {"s1_4", *spared}
    barred = {"s1_4", *villages}.union(*(around[key] for key in spared))
    spots = [key for key in sheet if key not in barred and not sheet[key]["sietch"]]
    board = {}
    while left & set().union(*(around[key] for key in spots)):
        best = max(spots, key=lambda key: len(around[key] & left))
        board[best] = "H 1r"
        left -= around[best]
    return board


def test_without_an_area_they_stay_aboard():
    """WFA 19.4.3"""
    table = harvest(beset(), ours={"step": 3})
    assert table.table["round"] == 2
    assert table.ship() == (0, 2, 0)


def test_where_there_is_one_area_only_six_land():
    """WFA 19.4.3"""
    table = harvest(beset(["s3_1"]), ours={"step": 3, "troops": 8}, theirs={"troops": 0})
    landed = [key for key, area in table.table["areas"].items()
              if area.get("legion", {}).get("houses_major_troop")]  # fmt: skip
    assert landed == ["s3_1"]
    assert table.at("s3_1") == "6t"
    assert table.ship() == (0, 2, 0)


def test_five_harkonnen_troops_fit_under_the_ban_of_choam():
    """WFA 19.4.3, WFA 19.4.2: six are too many for one area then."""
    table = harvest({}, theirs={"step": 3, "troops": 6}, ours={"troops": 0})
    table.do("land s2_4")
    assert table.asked == (1, "divide"), "only one area is next to it"
    assert table.offered("divide") == {"1", "2", "3", "4", "5"}


def test_frigates_go_to_free_air_zones():
    """WFA 19.4.4"""
    zones = {"az1": "ornithopter", "az2": "carryall"}
    table = Table(RAID, ours={"step": 3, "troops": 0, "frigates": 2}, zones=zones)
    table.do(*TO_RAID, "imperium spacing_guild")
    assert table.asked == (0, "descend")
    assert table.offered("descend") == {f"az{n}" for n in range(3, 9)}
    assert table.why("descend az1") == "WFA 19.4.4"
    table.do("descend az3")
    assert "az3" not in table.offered("descend")
    table.do("descend az4")
    assert table.table["zones"]["az4"] == "atreides_frigate"
    assert table.ship() == (0, 0, 0)


def test_frigates_without_a_zone_stay_aboard():
    """WFA 19.4.4"""
    zones = {f"az{n}": "ornithopter" for n in range(1, 7)} | {"az7": "carryall"}
    table = Table(RAID, ours={"step": 3, "troops": 0, "frigates": 2}, zones=zones)
    table.do(*TO_RAID, "imperium spacing_guild")
    assert table.table["zones"]["az8"] == "atreides_frigate", "the only zone needs no question"
    assert table.ship() == (0, 0, 1)


@pytest.mark.parametrize(("side", "seat"), [(0, 0), (1, 2)])
def test_the_player_of_the_house_lands(side, seat):
    """WFA 19.4.5: where two share a side."""
    state = Table({}).game.state
    roles = ("house_atreides", "fremen_ally", "house_harkonnen", "corrino_ally")
    state.kit, state.pending = kit_of(MODULES, roles), None
    state.stack.append(Step("landing", side))
    run(state)
    assert (state.pending.seat, state.pending.ask.key) == (seat, "land")


# --- houses major troops


def test_a_troop_is_a_regular_unit_and_a_leader():
    """WFA 19.5.1"""
    table = Table({"s1_5": "A 2t"}, dice="leadership")
    table.do("die leadership", "take move", "move s1_5", "leave houses_major_troop", "to s1_8")
    assert (table.at("s1_5"), table.at("s1_8")) == ("1t", "1t")


ATTACK = ("die strategy", "take attack", "attack s1_13", "at s1_14")


def test_a_troop_turns_a_special_result_into_a_hit():
    """WFA 19.5.1, WFA 19.5.2: one hit removes it whole, and figure and base go back."""
    table = Table({"s1_13": "A 2t", "s1_14": "H 4r"}, ours={"troops": 0}).rig("XX HSXX")
    table.do(*ATTACK)
    assert table.at("s1_14") == "3r", "a shield cancels one of the two hits"
    assert table.at("s1_13") == "1t"
    assert table.guild["atreides"]["bases_left"] == 7
    assert table.guild["troops_left"] == 12 - 1 - 2


def test_whose_ability_counts_may_be_a_troop():
    """WFA 19.5.1, WFA 6.3.4"""
    table = Table({"s1_13": "A 1t stilgar lady_jessica", "s1_14": "H 4r"}).rig("X SXXX")
    table.do(*ATTACK)
    assert table.offered("apply") == {"houses_major_troop", "lady_jessica", "stilgar"}
    table.do("apply houses_major_troop")
    assert table.at("s1_14") == "4r"


def test_a_better_unit_may_replace_a_troop():
    """WFA 19.5.3: after the regular units."""
    table = harkonnen({"s1_8": "H 1r 1t"}, dice="house mentat", theirs={"troops": 0})
    table.do("die house", "take elite", "upgrade s1_8")
    assert table.at("s1_8") == "1e 1t"
    table.do("upgrade s1_8")
    assert table.at("s1_8") == "2e"
    assert table.guild["harkonnen"]["bases_left"] == 8


def test_no_effect_places_a_troop():
    """WFA 19.5.4"""
    table = harkonnen({"s1_8": "H 1t"}, dice="deployment mentat")
    table.do("die deployment", "take deployment")
    assert "houses_major_troop" not in table.offered("with") | table.offered("from")
    assert table.why("with houses_major_troop") == "WFA 19.5.4"


RIDE = {"s1_12": "wormsign", "s1_13": "wormsign"}


def test_troops_are_left_behind_by_sandriders():
    """WFA 19.5.5"""
    table = Table({"s1_8": "A 2r 1t 1n", **RIDE})
    table.do("die strategy", "take move", "move s1_8", "to s1_10")
    assert (table.at("s1_10"), table.at("s1_8")) == ("2r 1n", "1t")
    table.do("move s1_8", "to s1_5")
    assert table.at("s1_5") == "1t", "those who stayed have not moved"


def test_a_legion_of_troops_alone_does_not_ride():
    """WFA 19.5.5: leaders need a unit that rides."""
    table = Table({"s1_8": "A 2t 1n", **RIDE})
    table.do("die strategy", "take move", "move s1_8")
    assert "s1_10" not in table.offered("to")
    assert {"s1_12", "s1_9"} <= table.offered("to"), "adjacent areas are in reach on foot"


def test_with_leadership_the_riders_need_a_leader_of_their_own():
    """WFA 19.5.5"""
    table = Table({"s1_8": "A 2r 1t", **RIDE}, dice="leadership")
    table.do("die leadership", "take move", "move s1_8")
    assert "s1_10" not in table.offered("to")


def test_troops_walk_to_an_adjacent_area():
    """WFA 19.5.5: and then Paul does not ride."""
    board = {"s1_8": "A 1r 1t paul_atreides", **RIDE}
    table = Table(board, row=["rider_of_the_maker"])
    table.do("die strategy", "take move", "move s1_8", "to s1_9")
    assert table.at("s1_9") == "1r 1t paul_atreides"
    assert table.asked == (0, "move")
    table = Table(board, row=["rider_of_the_maker"])
    table.do("die strategy", "take move", "move s1_8", "leave houses_major_troop", "to s1_9")
    assert table.asked == (0, "claim")


def test_an_attack_by_riding_leaves_troops_behind():
    """WFA 19.5.6: they add no die, take no hit and do not advance."""
    table = Table({"s1_8": "A 2r 2t", "s1_10": "H 1r", **RIDE}).rig("HS X")
    table.do("die strategy", "take attack", "attack s1_8", "at s1_10")
    assert table.table["battle"]["behind"] == ["houses_major_troop"] * 2
    assert table.asked == (0, "advance"), "two dice against one"
    table.do("advance")
    assert (table.at("s1_8"), table.at("s1_10")) == ("2t", "2r")


def test_the_leaders_of_fallen_riders_fall():
    """WFA 19.5.6: though troops stand behind them."""
    board = {"s1_8": "A 1r 2t 1n stilgar", "s1_10": "H 6r", **RIDE}
    table = Table(board).rig("S HHHHHS")
    table.do("die strategy", "take attack", "attack s1_8", "at s1_10")
    assert table.at("s1_8") == "2t"
    assert table.leader("stilgar").startswith("tank")


def test_an_adjacent_enemy_is_attacked_by_all():
    """WFA 19.5.6"""
    table = Table({"s1_8": "A 2r 2t", "s1_9": "H 1r", **RIDE})
    table.do("die strategy", "take attack", "attack s1_8", "at s1_9")
    assert "behind" not in (table.table["battle"] or {})


def test_harkonnen_troops_suffer_storms_and_worms():
    """WFA 19.5.7"""
    table = Table({"s1_12": "H 1t", "s1_13": "sandworm"})
    table.rig("HHHH").do("desert_power", "take attack", "worm s1_13", "strike s1_12")
    assert table.at("s1_12") == ""
    assert table.guild["harkonnen"]["bases_left"] == 6
