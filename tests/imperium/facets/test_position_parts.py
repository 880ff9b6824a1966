"""What a position can describe beside hands and resources, and what it refuses."""

import pytest

import landsraad
from imperium.table import Table
from landsraad import InvalidSetup
from landsraad.games.imperium.engine.catalogue import CONFLICTS

YRKOON = "steersman_yrkoon"
DEALT = ["navigation_water", "navigation_flow", "navigation_swap", "navigation_troops",
         "navigation_victory"]  # fmt: skip


def refused(words, *, seats=3, players=(), table=None, **options):
    with pytest.raises(InvalidSetup, match=words):
        landsraad.position("imperium", seats, 1, players, table or {}, **options)


@pytest.mark.parametrize(
    "leader, options, start",
    [
        ("glossu_the_beast_rabban", {}, (1, 1, 1)),
        ("princess_yuna_moritani", {"ix": True}, (0, 0, 0)),
        (YRKOON, {"bloodlines": True}, (0, 0, 0)),
        ("paul_atreides", {}, (0, 0, 1)),
    ],
)
def test_a_leader_starts_with_what_the_sheet_says(leader, options, start):
    """IMP 1.2.2, IMP 12.2.2, IMP 25.1.5, IMP 32.2.1: solari, spice and water."""
    others = [{"leader": "count_ilban_richese"}, {"leader": "helena_richese"}]
    table = Table(leader=leader, others=others, **options)
    assert (table.solari, table.spice, table.water) == start
    rich = Table(leader=leader, others=others, solari=4, spice=5, water=6, **options)
    assert (rich.solari, rich.spice, rich.water) == (4, 5, 6)


def test_hagal_cards_are_not_multiplied():
    """IMP 17.1.1: of the two-player deck."""
    count = 0
    with pytest.raises(InvalidSetup, match="the Hagal deck has no more 'secrets'"):
        for count in range(1, 9):
            Table(seats=2, table={"hagal_top": ["secrets"] * count})
    assert 1 < count < 8


def test_hagal_discards_are_described():
    """IMP 16.1.4: they come back when the deck is shuffled."""
    table = Table(seats=2, table={"hagal_top": ["wealth"], "hagal_discard": ["secrets", "carthag"]})
    shown = table.table
    assert shown["hagal_discard"] == ["secrets", "carthag"]
    refused("no more 'secrets'", seats=2, table={"hagal_discard": ["secrets"] * 9})


def test_nobody_is_in_the_conflict_before_the_turns_and_after_combat():
    """IMP 6.5.1"""
    for phase in ("round_start", "makers", "endgame"):
        refused("nobody is in the conflict", players=[{"conflict": 2}], table={"phase": phase})
    assert Table(conflict=2, table={"phase": "combat"}).game.over is False


def test_a_solo_position_tells_of_no_intrigue_card_that_nobody_drew():
    """IMP 18.2.2"""
    game = landsraad.position(
        "imperium", 1, 1, [{}, {"intrigue": []}, {"intrigue": []}], {"turn": 0},
        difficulty="sardaukar",
    )  # fmt: skip
    assert not [event for _, event in game.events(None) if event.kind == "intrigue"]


@pytest.mark.parametrize("order, winner", [([1, 2, 0], 0), ([0, 2, 1], 1), ([0, 1, 2], 2)])
def test_the_last_reveal_turn_wins_a_full_tie(order, winner):
    """IMP 8.3.2"""
    same = {"leader": None, "vp": 10, "spice": 1, "solari": 1, "water": 1, "garrison": 2}
    players = [{**same, "leader": key} for key in
               ("paul_atreides", "helena_richese", "count_ilban_richese")]  # fmt: skip
    place = {"phase": "endgame", "round": 10, "first": 0}
    game = landsraad.position("imperium", 3, 1, players, {**place, "reveals": order})
    assert game.winners == (winner,)
    assert landsraad.position("imperium", 3, 1, players, place).winners == (2,)
    refused("named twice", table={"reveals": [1, 1]})
    refused("seat 1 has not revealed", players=[{}, {"revealed": False}], table={"reveals": [1]})


def test_coming_conflicts_are_described():
    """IMP 1.1.1, IMP 2.2.1"""
    coming = ["desert_power", "terrible_purpose"]
    place = {"phase": "round_start", "conflict": "skirmish_a", "conflicts_next": coming}
    table = Table(table=place, hand="")
    deck = table.game.state.conflict_deck
    assert [CONFLICTS[card].key for card in deck[:-3:-1]] == coming
    refused("cannot be of round 2", table={**place, "conflicts_next": ["grand_vision"]})
    refused("named twice", table={**place, "conflicts_next": ["skirmish_a"]})
    refused("after round 10 there are 0", table={"round": 10, "conflicts_next": ["grand_vision"]})


def test_the_whole_intrigue_deck_is_described():
    """IMP 10.1.1: what is not in it lies among the discards."""
    table = Table(hand="dagger", intrigue="", table={"intrigue_deck": ["windfall", "ambush"]})
    assert len(table.table["intrigue_discard"]) == 38
    table = Table(hand="reconnaissance", garrison=0, table={"intrigue_deck": ["windfall"]})
    assert table.do("send reconnaissance carthag").intrigue == ["windfall"]
    refused("leave intrigue_top out", table={"intrigue_deck": [], "intrigue_top": ["ambush"]})


def test_what_was_recruited_and_deployed_before_the_agent_is_described():
    """IMP 4.5.1, IMP 4.5.2: recruits of the turn come on top of two units of the garrison."""
    table = Table(hand="dune_the_desert_planet", garrison=6, recruited=3)
    table.do("send dune_the_desert_planet imperial_basin")
    assert table.offered("deploy")[-1] == "deploy 5"
    refused("only the seat on turn", players=[{}, {"recruited": 1}], table={"first": 0})
    refused("are in the garrison", players=[{"garrison": 1, "recruited": 2}], table={"first": 0})
    refused("deployed", players=[{"conflict": 1, "deployed": 2}], table={"first": 0})


def test_units_deployed_before_the_agent_count_for_masterstroke():
    """IMP 19.1.8"""
    me = {"leader": "baron_vladimir_harkonnen", "secret": ["guild", "fremen"], "conflict": 3}
    table = Table(**me, deployed=3, garrison=1, hand="dune_the_desert_planet")
    table.do("send dune_the_desert_planet imperial_basin", "deploy 1")
    assert (table.influence["guild"], table.influence["fremen"]) == (1, 1)


def test_tiles_below_the_top_are_described():
    """IMP 20.1.2"""
    stacks = [["artillery", "windtraps"], ["flagship"], ["spaceport", "chaumurky", "memocorders"]]
    table = Table(ix=True, hand="dagger", spice=9, table={"tech_stacks": stacks})
    table.do("send dagger tech_negotiation")
    table.do(*table.offered("resolve tech_negotiation"), "take tech", "tech artillery")
    tops = [stack["top"] for stack in table.table["tech"]]
    assert sorted(tops) == ["flagship", "spaceport", "windtraps"]
    ix = {"expansions": ["ix"]}
    refused("leave tech_top out", table={"tech_stacks": [], "tech_top": ["artillery"]}, **ix)
    refused("there are 3 stacks", table={"tech_stacks": [[], [], [], []]}, **ix)
    refused("one Artillery only", table={"tech_stacks": [["artillery", "artillery"]]}, **ix)
    refused("needs Rise of Ix", table={"tech_stacks": []})


def test_the_skill_stack_is_described():
    """IMP 30.1.2: the skill taken is replaced from the stack."""
    place = {"skills": ["canny", "driven"], "skills_top": ["loyal", "hardy"]}
    table = Table(bloodlines=True, hand="diplomacy", solari=2, table=place)
    table.do("send diplomacy wealth", "resolve wealth buy_commander", "skill canny")
    assert "loyal" in table.table["skills"]
    refused("not enough copies", table={"skills_top": ["loyal"] * 9}, expansions=["bloodlines"])


def test_the_cards_dealt_to_the_steersman_are_described():
    """IMP 32.2.2"""
    place = {"phase": "round_start"}
    table = Table(bloodlines=True, leader=YRKOON, dealt=DEALT, table=place)
    assert table.asked == (0, "course")
    assert len(table.options) == 5
    for card in DEALT[:4]:
        table.do(f"navigate {card}" if f"navigate {card}" in table.options else table.options[0])
    assert table.asked[1] != "course"
    steersman = [{"leader": YRKOON, "dealt": DEALT}]
    bloodlines = {"expansions": ["bloodlines"]}
    refused("before round 1", players=steersman, **bloodlines)
    few = [{"leader": YRKOON, "dealt": DEALT[:3]}]
    refused("5 different", players=few, table=place, **bloodlines)
    refused("only Steersman", players=[{"dealt": DEALT}], table=place, **bloodlines)
