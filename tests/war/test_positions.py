"""Described positions: battles under way, symbols, prescience cards, events by name."""

from pathlib import Path

import pytest

import landsraad
from landsraad.core.decisions import InvalidSetup
from landsraad.games.war_for_arrakis import signs
from landsraad.games.war_for_arrakis.catalogue import (
    AREA,
    AREAS,
    CARD,
    KIND_OF,
    LEADER,
    STATIONS,
    VEHICLE_KEY,
)
from landsraad.games.war_for_arrakis.terms import DECK, IMPERIUM_KEYS, MARKER, RESULT, WORMSIGN_KEYS
from war.table import Table

BOARD = {"s1_4": "A 3r 1n", "s1_5": "H 2r"}
BATTLE = {"attacker": "atreides", "from": "s1_4", "at": "s1_5"}


def described(**parts):
    return landsraad.position("war_for_arrakis", table=parts)


# --- a battle


def test_a_battle_begins_with_its_cards():
    """WFA 6.2.1: the first round, if nothing else is said."""
    table = Table(BOARD, hand="usul", battle=BATTLE)
    assert table.asked == (0, "reinforce")
    shown = table.table["battle"]
    assert (shown["from"], shown["at"], shown["round"]) == ("s1_4", "s1_5", 1)
    table.rig("HHH XX").do("done")
    assert table.asked == (0, "advance")
    table.do("advance")
    assert table.at("s1_5") == "3r 1n"
    assert table.asked[0] == 1, "the turn is over"


def test_a_battle_between_two_rounds():
    """WFA 6.5.1, WFA 6.5.3."""
    table = Table(BOARD, battle={**BATTLE, "stage": "after", "round": 3})
    assert table.asked == (0, "continue")
    table.do("continue")
    assert table.asked == (1, "retreat")
    assert Table(BOARD, battle={**BATTLE, "stage": "continued"}).asked == (1, "retreat")


def test_hits_that_are_still_to_be_taken():
    """WFA 6.4.1, WFA 6.4.2: the attacker's first."""
    table = Table(BOARD, battle={**BATTLE, "stage": "after", "hits": [1, 2]})
    assert table.asked == (0, "casualty")
    table.do("lose naib")
    assert (table.at("s1_4"), table.at("s1_5")) == ("3r", "")
    assert table.asked == (0, "advance")


def test_special_results_that_wait_for_leaders():
    """WFA 6.3.4."""
    board = {"s1_4": "A 2r lady_jessica stilgar", "s1_5": "H 4r"}
    table = Table(board, battle={**BATTLE, "stage": "ability_attacker",
                                 "rolls": [[0, 0, 1], [0, 0, 0]]})  # fmt: skip
    assert table.asked == (0, "ability")
    table.do("apply stilgar")
    assert table.at("s1_5") == "2r"


def test_what_a_card_made_of_an_attack_is_kept():
    """WFA 14.4.15: no hit is taken to go on; the view shows it."""
    board = {"s1_12": "H 3r", "gara_kulon": "A 2r"}
    battle = {"attacker": "harkonnen", "from": "s1_12", "at": "gara_kulon", "stage": "after",
              "relentless": True, "extra": 1}  # fmt: skip
    table = Table(board, turn="harkonnen", battle=battle)
    assert table.asked == (1, "continue")
    assert table.table["battle"]["relentless"]
    assert table.area("gara_kulon")["sietch_revealed"]
    table.do("continue")
    assert table.at("s1_12") == "3r"


def test_a_view_of_a_battle_describes_it():
    """WFA 6.1.1: what the view says of it can be given back."""
    table = Table(BOARD, hand="usul", battle={**BATTLE, "round": 2, "surprise": True})
    again = Table(BOARD, hand="usul", battle=table.table["battle"])
    assert again.table["battle"] == table.table["battle"]
    assert again.options == table.options


@pytest.mark.parametrize(
    "given",
    [
        {"attacker": "nobody"},
        {"from": "s1_8"},
        {"at": "s1_8"},
        {"at": "s1_4"},
        {"stage": "lunch"},
        {"stage": "roll"},
        {"stage": "advance"},
        {"round": 0},
        {"hits": [1, 1]},
        {"hits": [1], "stage": "after"},
        {"cards": [7, 0]},
        {"rolls": [[1, 1, 1]]},
        {"rolls": [[1, 1], [1, 1]]},
        {"surprise": "yes"},
        {"weather": "fine"},
        {"began": 1},
    ],
)
def test_impossible_battles_are_refused(given):
    with pytest.raises(landsraad.InvalidSetup):
        Table(BOARD, battle={**BATTLE, **given})


def test_a_battle_has_its_phase_its_turn_and_its_tokens_up():
    """WFA 6.1.2, WFA 4.3.1."""
    with pytest.raises(landsraad.InvalidSetup):
        Table(BOARD, battle=BATTLE, phase="harvest")
    with pytest.raises(landsraad.InvalidSetup):
        Table(BOARD, battle=BATTLE, turn="harkonnen")
    with pytest.raises(landsraad.InvalidSetup):
        Table({"s1_4": "A token_2r", "s1_5": "H 2r"}, battle=BATTLE)


# --- wormsigns and stations


@pytest.mark.parametrize("kind", ["sand", "sandworm", "burrowing_sandworm"])
def test_a_wormsign_is_what_the_position_says(kind):
    """WFA 8.2.2, WFA 15.1.5."""
    found = Table({"s1_4": f"A 1r wormsign={kind}"}, seed=3).game.state
    assert signs.symbol(found, AREA["s1_4"]) == WORMSIGN_KEYS.index(kind)


@pytest.mark.parametrize("sign", ["water", 1, None, ["sand"]])
def test_no_other_wormsign_is_accepted(sign):
    with pytest.raises(landsraad.InvalidSetup):
        described(areas={"s1_4": {"wormsign": sign}})


def test_there_are_not_more_wormsigns_of_a_kind_than_there_are():
    areas = {f"s1_{number}": {"wormsign": "sandworm"} for number in range(1, 7)}
    with pytest.raises(landsraad.InvalidSetup, match="not that many"):
        described(areas=areas)
    areas = {f"s{sector}_{n}": {"wormsign": True} for sector in (1, 4) for n in range(1, 11)}
    with pytest.raises(landsraad.InvalidSetup, match="16 wormsigns"):
        described(areas=areas)


@pytest.mark.parametrize("marker", ["kwisatz_haderach", "sand_dwellers", "jihad"])
def test_a_station_has_the_symbol_that_the_position_says(marker):
    """WFA 12.3.2."""
    table = Table({"s1_3": "A 1r"}, stations={"s1_4": marker})
    table.do("die strategy", "take move", "move s1_3", "to s1_4")
    assert table.table["prescience"][marker] == 1
    assert sum(table.markers) == 1


def test_stations_may_be_named_in_part():
    """WFA 1.3.2: the others get what is left."""
    keys = [AREAS[area].key for area in STATIONS]
    given = {key: "jihad" if number < 2 else None for number, key in enumerate(keys)}
    state = described(stations=given).state
    assert state.stations[:2] == [2, 2]
    assert sorted(state.stations[2:]) == [0, 0, 1, 1]
    for wrong in ({"arrakeen": "jihad"}, {keys[0]: "spice"}, dict.fromkeys(keys[:3], "jihad")):
        with pytest.raises(landsraad.InvalidSetup):
            described(stations=wrong)


# --- prescience cards and rounds


def test_claimed_and_removed_prescience_cards():
    """WFA 12.2.1, WFA 11.1.6: they count as claims, and come back no more."""
    game = described(claimed=["dew_collectors"], prescience_gone=["stunted_worms"], row=[])
    table = game.view(0)["table"]
    assert (table["claimed"], table["prescience_gone"]) == (["dew_collectors"], ["stunted_worms"])
    assert (table["claims"], table["prescience_deck"]) == (1, 14)
    assert len(described(claimed=["dew_collectors"]).view(0)["table"]["row"]) == 2


@pytest.mark.parametrize(
    "given",
    [
        {"claimed": ["dew_collectors"], "row": ["dew_collectors"]},
        {"claimed": ["dew_collectors"], "prescience_gone": ["dew_collectors"]},
        {"claimed": ["dew_collectors", "stunted_worms", "desert_war"]},
        {"claimed": ["dew_collectors"], "claims": 0},
        {"prescience_gone": ["spice"]},
    ],
)
def test_a_prescience_card_is_in_one_place(given):
    with pytest.raises(landsraad.InvalidSetup):
        described(**given)


def test_a_round_may_be_any_before_the_last():
    """WFA 12.6.3."""
    assert described(round=40).view(0)["table"]["round"] == 40
    with pytest.raises(landsraad.InvalidSetup):
        landsraad.position("war_for_arrakis", table={"round": 13}, last_round=12)


# --- what cannot be

WORDS = {
    "both guises of Paul": (
        {"me": {"leaders": {"paul_atreides": "aside", "paul_muad_dib": "aside"}}}, "13.1.1"),
    "both Jessicas": (
        {"board": {"s1_8": "A 2r lady_jessica", "s1_9": "A 2r reverend_mother_jessica"},
             "me": {"leaders": {"lady_jessica": "s1_8"}}}, "13.1.1"),
    "Rabban beside Feyd": (
        {"enemy": {"leaders": {"feyd_rautha": "aside", "beast_rabban": "aside"}}}, "13.1.4"),
    "Hawat beside Mohiam": (
        {"enemy": {"leaders": {"gaius_helen_mohiam": "aside", "thufir_hawat": "aside"}}},
        "13.1.3"),
    "a track that brought nobody": (
        {"supremacy": 7, "enemy": {"leaders": {"feyd_rautha": "out"}}}, "12.5.1"),
    "prescience that brought nobody": (
        {"prescience": {"jihad": 4}, "me": {"leaders": {"chani": "out"}}}, "12.3.3"),
    "a leader in two places": (
        {"board": {"s1_8": "A 2r stilgar"}, "me": {"leaders": {"stilgar": "tank 2"}}},
        "in two places"),
    "a sandworm below a legion": ({"board": {"s1_5": "H 2r sandworm"}}, "8.2.4"),
    "a wormsign at a sietch": ({"board": {"gara_kulon": "wormsign"}}, "2.1.7"),
    "a sandworm at a sietch": ({"board": {"gara_kulon": "sandworm"}}, "2.1.7"),
    "a sietch in the rock": ({"sietches": {"rimwall_west": 1}}, "14.2.15"),
    "five dice of the Atreides": ({"dice": "strategy strategy mentat mentat house"}, "4.1.1"),
    "more dice than there are": (
        {"enemy_dice": " ".join(["strategy mentat house"] * 3)}, "3.1.2"),
    "a full hand of prescience": (
        {"row": "desert_war dew_collectors stunted_worms lisan_al_gaib"}, "3.1.1"),
    "eyes on nothing": ({"eyes": "desert_war"}, "14.2.5"),
    "fear of nothing": ({"fear": "desert_war"}, "14.1.18"),
    "three objectives": ({"me": {"objectives": [0, 1, 2]}}, "14.1.8"),
}  # fmt: skip


@pytest.mark.parametrize("case", WORDS)
def test_what_a_game_never_comes_to_is_refused(case):
    """WFA 13.1.1, WFA 13.1.3, WFA 13.1.4, WFA 12.5.1: with the reason."""
    parts, words = WORDS[case]
    with pytest.raises(InvalidSetup, match=words):
        Table(
            **{**parts, "board": {"s1_4": "A 2r 1n", "carthag": "H 2r", **parts.get("board", {})}}
        )


def test_leaders_come_and_go_with_the_tracks_unless_the_position_says_otherwise():
    """WFA 12.3.3, WFA 12.3.4, WFA 12.5.1, WFA 13.1.1, WFA 13.1.4"""
    table = Table(BOARD, supremacy=6, prescience={"kwisatz_haderach": 3, "jihad": 6})
    assert (table.leader("feyd_rautha"), table.leader("beast_rabban")) == ("aside", "removed")
    assert (table.leader("paul_muad_dib"), table.leader("paul_atreides")) == ("aside", "removed")
    assert (table.leader("chani"), table.leader("alia")) == ("aside", "aside")
    assert table.leader("reverend_mother_jessica") == "out"


def test_a_position_may_say_what_a_view_says_of_leaders_and_zones():
    table = Table(
        {"s1_4": "A 3r stilgar"}, zones={"az1": "carryall", "az2": None},
        me={"leaders": {"stilgar": "s1_4", "alia": "removed"}},
    )  # fmt: skip
    assert table.leader("stilgar") == "s1_4"
    assert table.table["zones"]["az2"] is None


# --- events


def test_events_name_areas_by_key():
    """What programs read needs no table of numbers."""
    table = Table({"s1_4": "A 2r", "s1_5": "H 1r"})
    table.do("die strategy", "take attack", "attack s1_4").rig("HH X").do("at s1_5", "advance")
    told = {event.kind: event.public for _, event in table.game.events(None)}
    assert told["attack"] == told["advance"] == ("s1_4", "s1_5")
    assert told["eliminated"] == ("s1_5",)


def test_every_event_of_a_game_that_names_an_area_names_a_key():
    kinds = {"move", "attack", "advance", "retreat", "sign", "wormsign", "harvester", "flip",
             "eliminated", "battle_over", "desert_roll", "emerge", "loss", "removed"}  # fmt: skip
    recorded = Path(__file__).parents[1] / "golden" / "war_for_arrakis_harkonnen.json"
    game = landsraad.Replay.from_json(recorded.read_text(encoding="utf-8")).play()
    told = [event for _, event in game.events(None) if event.kind in kinds]
    assert {event.kind for event in told} == kinds
    assert all(event.public[0] in AREA for event in told)


NAMED = {
    "play": CARD, "discard": CARD, "reinforce": CARD, "enter": LEADER, "tank": LEADER,
    "special": LEADER, "regenerated": LEADER, "leader": LEADER, "draw": DECK, "spend": RESULT,
    "prescience": MARKER, "imperium": IMPERIUM_KEYS, "airborne": VEHICLE_KEY.values(),
    "place": KIND_OF[0] | KIND_OF[1], "station": AREA,
}  # fmt: skip


def test_events_name_cards_leaders_pieces_and_dice_by_their_keys():
    """What programs and clients read of a deed is what positions and answers call it."""
    kinds = set()
    for recorded in ("harkonnen", "atreides", "random"):
        path = Path(__file__).parents[1] / "golden" / f"war_for_arrakis_{recorded}.json"
        game = landsraad.Replay.from_json(path.read_text(encoding="utf-8")).play()
        told = [event for _, event in game.events(0) if event.kind in NAMED]
        assert [e for e in told if e.public[0] not in NAMED[e.kind]] == []
        drawn = [card for e in told if e.kind == "draw" and e.secret for card in e.secret[0]]
        assert drawn
        assert set(drawn) <= set(CARD)
        kinds |= {event.kind for event in told}
    assert kinds == set(NAMED)


# --- what binds the next turns


def test_a_position_may_say_which_die_is_forced_and_whether_paul_is_held():
    """WFA 14.1.10, WFA 14.4.18"""
    board = {"s1_4": "A 3r paul_atreides", "s1_8": "A 1r", "arrakeen": "H 2r"}
    table = Table(board, turn="harkonnen", dice="strategy mentat", forced="mentat")
    assert table.offered("die") == {"mentat"}
    table = Table(board, paul_held=True).do("die strategy", "take move")
    assert "s1_4" not in table.offered("move")
    with pytest.raises(landsraad.InvalidSetup, match="no unused die that shows house"):
        Table(board, turn="harkonnen", dice="strategy mentat", forced="house")
    with pytest.raises(landsraad.InvalidSetup, match="no unused die"):
        Table(board, phase="hazards", forced="strategy")
