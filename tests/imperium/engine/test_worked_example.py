"""The round that the rulebook plays through as its example, with three seats."""

from imperium.table import Table

ROW = ["space_travel", "carryall", "liet_kynes", "gurney_halleck", "worm_riders"]
SENDS = [
    "send dune_the_desert_planet imperial_basin", "deploy 2", "done",
    "send duncan_idaho carthag", "resolve duncan_idaho pay_water_1", "resolve carthag intrigue_1",
    "deploy 3", "done",
    "send bene_gesserit_initiate rally_troops",
]  # fmt: skip
REVEALS = ["reveal", "acquire space_travel", "done", "reveal", "done"]
COMBAT = ["pass", "play ambush", "done", "pass", "pass"]


def the_round(*steps):
    """The table before the example, played on; each seat has one agent out already."""
    second = {"hand": "duncan_idaho seek_allies", "deck": "convincing_argument dagger dagger",
              "garrison": 1, "water": 1, "solari": 0, "spice": 0, "intrigue": "ambush",
              "leader": "glossu_the_beast_rabban"}  # fmt: skip
    third = {"hand": "bene_gesserit_initiate", "deck": "seek_allies diplomacy dagger", "solari": 4,
             "garrison": 2, "leader": "helena_richese"}  # fmt: skip
    place = {
        "conflict": "siege_of_arrakeen", "row": ROW, "imperium_top": ["chani"],
        "intrigue_top": ["windfall"], "control": {"carthag": 0},
        "bonus_spice": {"the_great_flat": 1},
        "agents": {"secrets": [0], "wealth": [1], "foldspace": [2]},
    }  # fmt: skip
    hand = "dune_the_desert_planet imperial_spy smugglers_thopter stilgar"
    table = Table(hand=hand, spice=0, solari=0, intrigue="bribery", vp=2,
                  others=[second, third], table=place)  # fmt: skip
    return table.do(*steps)


def test_the_first_seat_harvests_and_deploys_two_of_its_garrison():
    """IMP 4.5.2, IMP 4.6.1: nothing was recruited, so two is the limit."""
    table = the_round(SENDS[0])
    assert table.spice == 1
    assert table.offered("deploy") == ["deploy 1", "deploy 2"]
    table.do("deploy 2")
    assert (table.conflict, table.garrison, table.strength) == (2, 1, 4)


def test_the_second_seat_pays_the_controller_and_deploys_its_recruits():
    """IMP 4.5.1, IMP 4.7.1, IMP 3.2.1"""
    table = the_round(*SENDS[:7])
    second = table.player(1)
    assert (table.solari, second["water"], second["hand_size"]) == (1, 0, 2)
    assert (second["conflict"], second["garrison"], second["strength"]) == (3, 0, 6)
    assert second["intrigue"] == ["ambush", "windfall"]
    assert table.offered("deploy") == []


def test_the_third_seat_recruits_to_its_garrison():
    """IMP 4.5.3, IMP 11.5.3"""
    table = the_round(*SENDS)
    third = table.player(2)
    assert (third["solari"], third["garrison"], third["conflict"]) == (0, 6, 0)
    assert third["hand"] == ["seek_allies"]
    assert table.asked == (0, "turn")


def test_the_first_seat_reveals_buys_and_sets_its_strength():
    """IMP 5.2.1, IMP 5.3.1, IMP 5.3.3, IMP 5.4.1, IMP 5.5.1"""
    table = the_round(*SENDS, "reveal")
    assert (table.persuasion, table.spice, table.strength) == (4, 2, 8)
    table.do("acquire space_travel")
    assert (table.persuasion, table.offered("acquire")) == (1, [])
    assert sorted(table.table["row"]) == sorted(["chani", *ROW[1:]])
    table.do("done")
    assert table.discard == [
        "space_travel", "dune_the_desert_planet", "imperial_spy", "smugglers_thopter", "stilgar"
    ]  # fmt: skip
    assert table.play == []


def test_combat_cards_go_round_until_all_have_passed():
    """IMP 6.1.1, IMP 6.1.2, IMP 6.1.3: the third seat has no troop there and is not asked."""
    table = the_round(*SENDS, *REVEALS)
    assert [table.player(seat)["strength"] for seat in range(3)] == [8, 6, 0]
    assert (table.asked, table.options) == ((0, "combat"), ["pass"])
    table.do("pass")
    assert (table.asked, table.options) == ((1, "combat"), ["play ambush", "pass"])
    table.do("play ambush", "done")
    assert (table.player(1)["strength"], table.asked) == (10, (0, "combat"))
    assert table.do("pass").asked == (1, "combat")


def test_the_second_seat_wins_and_the_first_is_second():
    """IMP 6.2.1, IMP 6.2.2, IMP 6.2.3, IMP 6.5.1, IMP 6.5.2"""
    table = the_round(*SENDS, *REVEALS)
    before = [table.player(seat)["vp"] for seat in range(3)]
    table.do(*COMBAT, "done")
    assert [table.player(seat)["vp"] - vp for seat, vp in enumerate(before)] == [0, 1, 0]
    assert [table.player(seat)["solari"] for seat in range(3)] == [1 + 4, 0, 0]
    assert table.table["control"] == {"arrakeen": 1, "carthag": 0, "imperial_basin": None}
    assert [table.player(seat)["supply"] for seat in range(3)] == [11, 12, 6]


def test_bonus_spice_gathers_and_the_marker_passes_to_the_second_seat():
    """IMP 7.1.1, IMP 7.2.1"""
    table = the_round(*SENDS, *REVEALS, *COMBAT, "done")
    shared = table.table
    assert shared["bonus_spice"] == {"imperial_basin": 0, "hagga_basin": 1, "the_great_flat": 2}
    assert (shared["agents"], shared["first"], shared["round"]) == ({}, 1, 3)
    assert [table.player(seat)["agents"] for seat in range(3)] == [2, 2, 2]
