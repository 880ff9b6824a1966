"""The set-up and the words of the board (WFA 1, WFA 2)."""

from collections import Counter

import landsraad
from landsraad.games.war_for_arrakis.catalogue import AREA, ZONE, ZONE_AREAS
from war.table import Table


def start(seed=3):
    return landsraad.new("war_for_arrakis", seed=seed)


def areas(game, seat=0):
    return game.view(seat)["table"]["areas"]


def test_sietches_have_hidden_ranks():
    """WFA 1.1.1, WFA 15.1.1: two of rank 1, four of rank 2, two of rank 3, for one pair of eyes."""
    game = start()
    ranks = Counter(a["sietch"] for a in areas(game).values() if "sietch" in a)
    assert ranks == {1: 2, 2: 4, 3: 2}
    assert {a["sietch"] for a in areas(game, 1).values() if "sietch" in a} == {None}


def test_every_sietch_has_a_token_and_a_naib():
    """WFA 1.1.2, WFA 1.1.3, WFA 15.1.2: starting tokens lie there, standard ones wait."""
    game = start()
    own = [a["legion"] for a in areas(game).values() if "sietch" in a]
    assert all(legion["naib"] == legion["tokens"] == 1 for legion in own)
    assert all(key.startswith("token_") for legion in own for key in legion["hidden"])
    theirs = [a["legion"] for a in areas(game, 1).values() if "sietch" in a]
    assert all("hidden" not in legion and legion["tokens"] == 1 for legion in theirs)
    assert game.view(1)["table"]["tokens_left"] == 8


def test_the_atreides_start_with_an_objective_and_a_token():
    """WFA 1.1.4, WFA 15.1.3: the objective is for their eyes only."""
    game = start()
    mine, theirs = game.view(0)["players"][0], game.view(1)["players"][0]
    assert len(mine["objectives"]) == 1
    assert "objectives" not in theirs
    assert (mine["tokens"], game.view(1)["table"]["token_reserve"]) == (1, 4)


def test_harkonnen_settlements():
    """WFA 1.2.1, WFA 1.2.2: six settlements with the figures of two tokens each."""
    found = {k: a for k, a in areas(start()).items() if "settlement" in a}
    assert {key: a["settlement"] for key, a in found.items()} == {
        "arrakeen": 3, "carthag": 2, "arsunt": 1, "hagga_basin": 1, "imperial_basin": 1,
        "north_pole": 1,
    }  # fmt: skip
    units = Counter()
    for a in found.values():
        units.update({k: n for k, n in a["legion"].items() if k != "side"})
    assert units == {"regular": 19, "elite": 3, "sardaukar": 1, "bashar": 4}


def test_tracks_and_markers_start_low_and_high():
    """WFA 1.2.3, WFA 1.3.1, WFA 12.1.1: imperium markers on top, the others on 0."""
    table = start().view(None)["table"]
    assert set(table["imperium"].values()) == {1}
    assert (table["supremacy"], set(table["prescience"].values())) == (0, {0})
    assert list(table["prescience"]) == ["kwisatz_haderach", "sand_dwellers", "jihad"]


def test_stations_lie_facedown():
    """WFA 1.3.2: everybody sees where they are, nobody what they hide."""
    game = start()
    for seat in (0, 1, None):
        found = [a["station"] for a in areas(game, seat).values() if "station" in a]
        assert found == [True] * 6


def test_leaders_in_play_at_the_start():
    """WFA 1.3.3, WFA 4.7.1."""
    players = start().view(None)["players"]
    ready = {key for p in players for key, where in p["leaders"].items() if where == "aside"}
    assert ready == {
        "baron_harkonnen", "beast_rabban", "captain_aramsham", "paul_atreides", "lady_jessica",
        "stilgar",
    }  # fmt: skip


def test_planning_decks_and_hands():
    """WFA 1.3.4, WFA 3.1.1, WFA 15.1.4: a card of each deck, and the backs are seen."""
    game = start()
    for side, decks in enumerate((("house_atreides", "fremen_ally"),
                                  ("house_harkonnen", "corrino_ally"))):  # fmt: skip
        seen = game.view(1 - side)["players"][side]
        assert seen["decks"] == dict.fromkeys(decks, 17)
        assert seen["hand_decks"] == dict.fromkeys(decks, 1)
        assert "hand" not in seen
    assert len(game.view(None)["table"]["row"]) == 3


def test_air_zones_serve_two_sectors_and_the_pole():
    """WFA 2.1.2, WFA 2.1.3: az1 serves both its sectors, and every zone the North Pole."""
    served = ZONE_AREAS[ZONE["az1"]]
    assert served >> AREA["s1_14"] & 1
    assert served >> AREA["arrakeen"] & 1
    assert not served >> AREA["s2_1"] & 1
    assert all(mask >> AREA["north_pole"] & 1 for mask in ZONE_AREAS)


def test_free_areas_may_hold_harvesters_and_stations():
    """WFA 2.1.6, WFA 5.1.3: not enemies, not settlements, not sandworms."""
    board = {"s1_5": "A 2r", "s1_4": "harvester", "s1_7": "H 1r", "s1_8": "sandworm"}
    table = Table(board, stations="s1_4").do("die strategy", "take move", "move s1_5")
    assert {"s1_4", "s1_2", "s1_6"} <= table.offered("to")
    assert table.why("to s1_7") == "WFA 5.1.3"
    assert table.why("to s1_8") == "WFA 5.1.3"


def test_empty_areas_hold_nothing_at_all():
    """WFA 2.1.7, WFA 2.1.1: deep desert is desert; a station is enough to make it not empty."""
    board = {"s1_1": "harvester", "s1_2": "wormsign", "arrakeen": "H 1r", "s1_3": "sandworm"}
    table = Table(board, turn="harkonnen", hand="harkonnen_patrols", stations="s1_4")
    table.do("die strategy", "play harkonnen_patrols")
    offered = table.offered("place")
    assert "s1_10" in offered
    assert not offered & {"s1_1", "s1_2", "s1_3", "s1_4", "gara_kulon", "arrakeen", "pasty_mesa"}


def test_leaders_are_no_units():
    """WFA 2.2.1, WFA 2.2.2, WFA 5.2.1: six units and any number of leaders."""
    table = Table({"s1_4": "A 6r 3n stilgar", "s1_5": "A 1r"})
    table.do("die strategy", "take move", "move s1_4", "leave regular", "leave naib", "to s1_3")
    assert table.at("s1_4") == "1r 1n"
    assert table.at("s1_3") == "5r 2n stilgar"


def test_deployed_pieces_come_from_off_the_board():
    """WFA 2.2.3, WFA 4.4.5: three regulars and a leader to any settlements."""
    board = {"carthag": "H 1r", "s1_4": "H 2r baron_harkonnen"}
    table = Table(board, turn="harkonnen", dice="deployment")
    table.do("die deployment", "take deployment")
    assert not table.offered("from")
    table.do("place carthag", "place carthag", "place arsunt")
    assert "baron_harkonnen" not in table.offered("with")
    table.do(
        "with bashar",
        "place arsunt",
    )
    assert (table.at("carthag"), table.at("arsunt")) == ("3r", "1r 1b")


def test_placed_pieces_may_come_from_the_board():
    """WFA 2.2.4: not leaving leaders alone, and not from the tank."""
    board = {"carthag": "H 2e", "s1_4": "H 1e 1b", "s1_5": "H 3e"}
    table = Table(board, turn="harkonnen", hand="forced_recruitment",
                  me={"leaders": {"baron_harkonnen": "tank 2"}})  # fmt: skip
    table.do("die strategy", "play forced_recruitment")
    assert table.offered("from") == {"carthag", "s1_5"}
    table.do("from s1_5", "with elite", "done")
    assert (table.at("s1_5"), table.at("arrakeen")) == ("2e", "2e")
    table = Table({"arrakeen": "H 2e"}, turn="harkonnen", hand="barons_personal_guard",
                  me={"leaders": {"baron_harkonnen": "tank 2"}})  # fmt: skip
    table.do("die strategy", "play barons_personal_guard", "place arrakeen", "with elite",
             "with elite")  # fmt: skip
    assert table.asked == (1, "move")
