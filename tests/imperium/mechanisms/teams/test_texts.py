"""What six players read: the names of their tracks, and why something is closed."""

import pytest

import landsraad
from imperium.six_table import AMBER, GURNEY, IRULAN, MARGOT, MUADDIB, SHADDAM, Six
from landsraad.games.imperium import rules

SEEK = "muaddib_seek_allies"
NAMES = ("Mira", "Noor", "Otis", "Pia", "Quin", "Rosa")


def reason(table, notation):
    return rules.why_not(table.game.state, notation)


def test_the_log_calls_the_tracks_by_their_names():
    """IMP 60.3.2"""
    table = Six({MUADDIB: {"hand": SEEK, "intrigue": "impress"}}).activate(AMBER)
    table.do(f"send {SEEK} economic_support")
    said = " ".join(table.game.log(None, NAMES))
    assert "Quin gains 1 influence with the Great Houses (now 1)." in said
    assert "the Great Houses" in " ".join(table.game.log(None))
    assert "with the Emperor" not in said


@pytest.mark.parametrize(
    ("space", "head", "track"),
    [
        ("economic_support", "Emperor space of the Great Houses", "the Great Houses"),
        ("military_support", "Emperor space of the Great Houses", "the Great Houses"),
        ("expedition", "Fremen space of the Fringe Worlds", "the Fringe Worlds"),
        ("controversial_technology", "Fremen space of the Fringe Worlds", "the Fringe Worlds"),
        ("vast_wealth", "Emperor space", "the Emperor"),
        ("desert_mastery", "Fremen space", "the Fremen"),
    ],
)
def test_a_space_says_whose_influence_it_gives(space, head, track):
    """IMP 60.3.2"""
    (entry,) = landsraad.cards("imperium", space.replace("_", " "), kind="space")
    assert entry.lines[0].split(" · ")[0] == head
    assert entry.lines[1].startswith(f"Effect: +1 influence with {track}")


def test_what_is_open_on_a_turn_names_the_track():
    """IMP 60.3.2"""
    me = {"hand": "diplomacy", "influence": {"fremen": 3}}
    table = Six({GURNEY: me}, first=GURNEY).do("send diplomacy expedition")
    said = {option.notation: option.text for option in table.decision.options}
    text = said["resolve expedition influence_fremen_1"]
    assert text == "Expedition: +1 influence with the Fringe Worlds"


def test_options_and_refusals_call_the_tracks_by_their_names():
    """IMP 60.3.2"""
    table = Six({MUADDIB: {"hand": "muaddib_usul"}}).activate(AMBER)
    words = reason(table, "send muaddib_usul sietch_tabr").text
    assert "2 influence with the Fringe Worlds; you have 0" in words


def test_a_personal_board_is_its_commanders_alone():
    """IMP 60.4.2"""
    table = Six({GURNEY: {"hand": "diplomacy"}}, first=GURNEY)
    assert table.why("send diplomacy hardy_warriors") == "IMP 60.4.2"


def test_a_commander_without_a_fitting_agent_is_told_so():
    """IMP 60.2.2"""
    me = {"hand": "muaddib_usul", "tokens": {"left": "carthag"}, "spice": 3}
    me["intrigue"] = "market_opportunity"
    table = Six({MUADDIB: me}, agents={"carthag": [MUADDIB]})
    left = table.game.state.setup.edition.sides[0][1]
    table.activate(left)
    found = reason(table, "send muaddib_usul arrakeen")
    assert found.rule == "IMP 60.2.2"
    assert "no agent left whose arrow points to" in found.text


def test_the_throne_row_says_whose_it_is():
    """IMP 60.6.2"""
    card = {"throne_row": ["paracompass"]}
    table = Six({MUADDIB: {"hand": "muaddib_usul"}}, **card).activate(GURNEY).do("reveal")
    assert table.why("acquire paracompass") == "IMP 60.6.2"
    shaddam = Six({SHADDAM: {"hand": "emperor_convincing_argument"}}, first=SHADDAM, **card)
    shaddam.activate(IRULAN)
    assert "costs 4 persuasion; you have" in reason(shaddam, "acquire paracompass").text


def test_gurney_says_what_six_players_need():
    """IMP 60.6.8"""
    sheet = rules.sheet()["leaders"]
    assert (
        "with six players 10 strength is needed" in sheet["leader_gurney_halleck"]["ability_text"]
    )
    assert "six players" not in sheet["lady_amber_metulli"]["ability_text"]


def test_reinforcements_name_the_allies():
    """IMP 60.4.4"""
    table = Six({GURNEY: {"hand": "diplomacy", "spice": 2}}, turn=GURNEY)
    table.do("send diplomacy military_support")
    texts = [option.text for option in table.decision.options]
    assert texts[0] == "None for Gurney Halleck, 3 for Lady Amber Metulli"
    assert texts[3] == "3 for Gurney Halleck, none for Lady Amber Metulli"


def test_a_trade_is_told_as_a_gift_alone():
    """IMP 60.4.5: nothing is paid to the bank."""
    table = Six({MUADDIB: {"hand": SEEK, "solari": 3, "intrigue": "impress"}}).activate(AMBER)
    table.do(f"send {SEEK} economic_support").pick("economic_support trade", "trade leader_gurney")
    table.do("take give_solari", "give 2")
    said = table.game.log(None, NAMES)
    assert "Mira gives 2 solari to Otis." in said
    assert not [line for line in said if "pays" in line]


def test_who_wins_together_has_the_points_of_the_team():
    """IMP 60.8.2"""
    table = Six({GURNEY: {"vp": 9}, MARGOT: {"vp": 6}, IRULAN: {"vp": 5}}, phase="endgame")
    won = [line for line in table.game.log(None, NAMES) if "wins" in line]
    assert won[0] == "Noor wins the game with 15 victory points, counted together."
    assert len(won) == 3


@pytest.mark.parametrize("notation", ["reveal", "send muaddib_seek_allies secrets", "play impress"])
def test_an_ally_is_activated_before_all_else(notation):
    """IMP 60.2.1"""
    table = Six({MUADDIB: {"hand": SEEK, "intrigue": "impress"}})
    assert reason(table, notation).rule == "IMP 60.2.1"
    assert "which ally" in reason(table, notation).text


def test_words_of_a_game_in_teams_are_known():
    """IMP 60.2.5, IMP 60.4.1, IMP 60.4.5"""
    table = Six({GURNEY: {"hand": "diplomacy"}}, turn=GURNEY)
    assert table.why("trade lady_amber_metulli") == "IMP 60.4.5"
    assert table.why("call_ally") == "IMP 60.2.5"
    assert table.why("send diplomacy fremkit") == "IMP 60.4.1"
    led = Six({MUADDIB: {"hand": SEEK}}).activate(AMBER)
    assert "nothing" in reason(led, "call_ally").text
