"""Two teams of three: seats, decks, objectives, the Throne row (IMP 60.1)."""

from collections import Counter

import pytest

import landsraad
from imperium.six_table import AMBER, GURNEY, IRULAN, LEADERS, MARGOT, MUADDIB, SHADDAM, Six
from landsraad.games.imperium.engine.catalogue import CONFLICTS

ALLIES = (IRULAN, GURNEY, AMBER, MARGOT)


def new(seed=1, **options):
    return landsraad.new("imperium", 6, seed, edition="uprising", **options)


def test_the_teams_sit_in_turn():
    """IMP 60.1.1, IMP 60.1.2"""
    view = new().view(None)
    assert [p["team"] for p in view["players"]] == [0, 1, 0, 1, 0, 1]
    assert [p["commander"] for p in view["players"]] == [True, False, False, True, False, False]
    leaders = [p["leader"] for p in view["players"]]
    assert (leaders[MUADDIB], leaders[SHADDAM]) == ("muaddib", "shaddam_corrino_iv")
    assert view["table"]["teams"] == [
        {"commander": 0, "allies": [2, 4], "score": 6},
        {"commander": 3, "allies": [5, 1], "score": 6},
    ]


def test_leaders_are_named_or_drafted_for_allies_only():
    """IMP 60.1.3"""
    named = new(leaders=LEADERS).view(None)
    assert tuple(p["leader"] for p in named["players"]) == LEADERS
    with pytest.raises(landsraad.InvalidSetup, match="Muad'Dib"):
        new(leaders=["princess_irulan"])
    with pytest.raises(landsraad.InvalidSetup, match="Shaddam"):
        new(leaders=[None, "shaddam_corrino_iv"])
    game = new(leaders="draft")
    picks = []
    while game.decision.ask.key == "leader":
        picks.append(game.decision.seat)
        offered = {str(option) for option in game.decision.options}
        assert not offered & {"lead muaddib", "lead shaddam_corrino_iv"}
        game.apply(game.decision.options[0])
    assert sorted(picks) == sorted(ALLIES)
    assert picks[-1] == game.view(None)["table"]["first"]


def test_the_board_the_conflicts_and_the_contracts():
    """IMP 60.1.4, IMP 60.4.1"""
    game = new()
    table = game.view(None)["table"]
    covered = {"sardaukar", "dutiful_service", "desert_tactics", "fremkit"}
    assert not covered & set(table["spaces"])
    assert {"military_support", "economic_support", "controversial_technology", "expedition",
            "carthag", "habbanya_erg"} <= set(table["spaces"])  # fmt: skip
    assert "carthag" not in table["control"]
    assert len(table["contracts"]) == 2
    state = game.copy()._state if hasattr(game.copy(), "_state") else game.state
    levels = Counter(CONFLICTS[card].level for card in state.conflict_deck)
    assert levels == {2: 5, 3: 4} or (levels.total() == 8 and state.conflict >= 0)


def test_six_may_sit_on_the_council():
    """IMP 60.1.4"""
    seated = {key: {"council": True} for key in (*ALLIES, SHADDAM)}
    table = Six({**seated, MUADDIB: {"hand": "muaddib_signet_ring", "solari": 5}})
    table.activate(GURNEY).do("send muaddib_signet_ring high_council")
    table.pick("high_council")
    assert table.at(MUADDIB, "council")


def test_what_commanders_and_allies_start_with():
    """IMP 60.1.5"""
    players = new().view(None)["players"]
    for seat in (MUADDIB, SHADDAM):
        own = players[seat]
        assert (own["vp"], own["water"], own["agents"], own["garrison"]) == (4, 1, 2, 0)
        assert (own["supply"], own["objective"]) == (0, None)
        assert own["hand_size"] + own["deck_size"] == 10
    for seat in ALLIES:
        assert (players[seat]["vp"], players[seat]["garrison"], players[seat]["supply"]) == (
            1,
            3,
            9,
        )


@pytest.mark.parametrize("seed", range(8))
def test_each_team_has_one_objective_of_each_kind(seed):
    """IMP 60.1.6"""
    view = new(seed).view(None)
    icons = {seat: view["players"][seat]["objective"]["icon"] for seat in ALLIES}
    for team in ((2, 4), (1, 5)):
        assert {icons[seat] for seat in team} == {"desert_mouse", "crysknife"}
    assert view["table"]["first"] in ALLIES
    first = view["players"][view["table"]["first"]]["objective"]["key"]
    assert first == "objective_desert_mouse_first"


def test_a_card_goes_to_the_throne_row_at_the_start():
    """IMP 60.1.7, IMP 60.6.3"""
    game = new(3)
    assert (game.decision.ask.key, game.decision.seat) == ("enthrone", SHADDAM)
    row = game.view(None)["table"]["row"]
    sheet = landsraad.games()["imperium"].rules.sheet()["cards"]
    offered = {str(option).split()[1] for option in game.decision.options}
    assert offered == {card for card in row if "fremen" not in sheet[card]["factions"]}
    card = sorted(offered)[0]
    game.apply(f"enthrone {card}")
    table = game.view(None)["table"]
    assert table["throne_row"] == [card]
    assert len(table["row"]) == 5


@pytest.mark.parametrize(
    "options, reason",
    [
        ({"edition": "original"}, "6"),
        ({"edition": "uprising", "expansions": ["ix"]}, "Rise of Ix"),
        ({"edition": "uprising", "epic": True}, "epic game"),
    ],
)
def test_what_six_do_not_play(options, reason):
    """IMP 60.11.1"""
    with pytest.raises(landsraad.InvalidSetup, match=reason):
        landsraad.new("imperium", 6, 1, **options)


def test_the_modules_of_bloodlines_are_played():
    """IMP 60.10.1"""
    game = new(expansions=["bloodlines"], modules=["tech", "ix_tiles"])
    table = game.view(None)["table"]
    assert set(table["commanders"]) == {
        "military_support", "deliver_supplies", "high_council", "assembly_hall", "gather_support",
        "sardaukar_emperor_board",
    }  # fmt: skip
    assert table["commander_bank"] == 1


@pytest.mark.parametrize(
    ("player", "place", "reason"),
    [
        ({"garrison": 1}, {}, "no units"),
        ({"objective": "objective_crysknife"}, {}, "objective"),
        ({}, {"control": {"arrakeen": MUADDIB}}, "control"),
        ({}, {"agents": {"vast_wealth": [MUADDIB]}}, "another's board"),
        ({}, {"agents": {"hardy_warriors": [GURNEY]}}, "another's board"),
    ],
)
def test_a_position_refuses_what_a_commander_never_has(player, place, reason):
    """IMP 60.1.5, IMP 60.4.2"""
    with pytest.raises(landsraad.InvalidSetup, match=reason):
        Six({MUADDIB: player}, **place)


@pytest.mark.parametrize(
    ("seat", "player", "reason"),
    [
        (MUADDIB, {"hooks": True}, "maker hooks of a Commander"),
        (GURNEY, {"commanders": {"garrison": 1}}, "of who has none"),
        (GURNEY, {"skills": "driven"}, "of who has none"),
        (SHADDAM, {"commanders": {"supply": 1}}, "of who has none"),
    ],
)
def test_a_position_refuses_figures_and_hooks_of_the_wrong_house(seat, player, reason):
    """IMP 60.6.1, IMP 60.10.2, IMP 60.10.3"""
    with pytest.raises(landsraad.InvalidSetup, match=reason):
        Six({seat: player}, bloodlines=True)


@pytest.mark.parametrize(
    ("seat", "player", "agents"),
    [
        (GURNEY, {}, {"arrakeen": [GURNEY], "secrets": [GURNEY], "espionage": [GURNEY]}),
        (MUADDIB, {"tokens": {"swordmaster": "arrakeen"}}, {"arrakeen": [MUADDIB]}),
    ],
)
def test_a_position_knows_the_swordmaster_that_was_sent(seat, player, agents):
    """IMP 60.5.1: it is gone in the next round."""
    table = Six({seat: {"swordmaster": True, **player}}, agents=agents, turn=IRULAN)
    while table.table["round"] == 1:
        table.do(table.options[-1])
    assert table.at(seat, "agents") == 2
