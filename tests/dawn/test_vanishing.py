"""Vanishing, and what becomes of land and of unfinished business (DOF 15)."""

import pytest

import landsraad
from dawn.table import Table, pass_actions

THREE = {"tsimpo": "0 sietch", "windsack": "1 sietch", "jacurutu": "2 sietch"}
NEAR = {"tsimpo": "0 crysknife water", "splintered_rock": "1", "broken_land": "2",
        "tanzerouft": "1 food", "jacurutu": "2 food"}  # fmt: skip


def leave(table):
    """The tribe that is asked vanishes."""
    return table.do("vanish", "confirm")


def offers_vanishing(table):
    return table.game.decision.options[-1].notation == "vanish"


# --- at any time, once with each question


@pytest.mark.parametrize(
    ("table", "asked"),
    [
        (lambda: Table({**THREE, "tsimpo": "0 spice water food"}, seats=3), "develop"),
        (lambda: Table(THREE, seats=3, phase="production"), "thumper"),
        (lambda: Table(NEAR, seats=3, phase="production", rolled="vote"), "phase_vote"),
        (lambda: Table(NEAR, seats=3, phase="production", rolled="lead_player"), "lead_decides"),
        (lambda: Table(NEAR, seats=3, phase="production", rolled="full_moon"), "worms"),
        (lambda: Table(NEAR, seats=3, phase="trade", rolled="full_moon"), "offer"),
        (lambda: Table(NEAR, seats=3, phase="trade", rolled="full_moon").do(
            "give water", "want food"), "offered"),
        (lambda: Table(NEAR, seats=3, phase="action"), "first_action"),
        (lambda: Table(NEAR, seats=3, phase="action").do("attack splintered_rock"), "support"),
        (lambda: Table(NEAR, seats=3, phase="action", debts={1: {"tabr": 2}}).do(
            "attack splintered_rock", "neutral"), "bar"),
        (lambda: Table(THREE, seats=3, phase="council"), "council"),
        (lambda: Table(THREE, seats=3, phase="council").do("propose"), "proposal"),
        (lambda: Table(THREE, seats=3, phase="council").do("propose", "victory tabr"),
         "council_vote"),
        (lambda: Table(seats=3, phase="harj"), "settle"),
    ],
)  # fmt: skip
def test_a_tribe_may_vanish_whenever_it_is_asked(table, asked):
    """DOF 15.1.1, DOF 18.1.2"""
    table = table()
    seat = table.asked[0]
    assert table.asked[1] == asked
    assert offers_vanishing(table)
    leave(table)
    assert table.player(seat)["vanished"]
    assert table.asked[0] != seat
    table.game.info.rules.audit(table.game.state)


def test_vanishing_is_asked_twice_and_offered_once_with_a_question():
    """DOF 18.1.2"""
    table = Table(THREE, seats=3, phase="action")
    before = table.options
    table.do("vanish")
    assert table.asked == (0, "vanish")
    assert table.options == ["confirm", "stay"]
    table.do("stay")
    assert table.asked == (0, "first_action")
    assert table.options == before
    assert not offers_vanishing(table)
    assert table.why("vanish") == "DOF 18.1.2"
    table.do("pass")
    assert offers_vanishing(table)


def test_no_program_gives_a_game_up():
    """DOF 15.1.1"""
    decision = Table(THREE, seats=3, phase="action").game.decision
    assert [option.leaves for option in decision.options].count(True) == 1
    assert not any(option.leaves for option in decision.moves)


# --- the Harj


def test_land_left_in_the_harj_is_settled_by_the_others():
    """DOF 18.1.2, DOF 15.1.1"""
    table = Table(seats=3, phase="harj").do("settle tsimpo", "settle arsunt", "settle old_gap")
    leave(table)
    assert table.asked == (2, "settle")
    assert table.owner("tsimpo") is None
    assert "tsimpo" in table.offered("settle")
    while table.asked[1] == "settle":
        table.do(f"settle {table.offered('settle')[0]}")
    assert [table.player(seat)["territories"] for seat in range(3)] == [0, 18, 18]
    assert table.asked == (2, "first_worm")


def test_barriers_and_sites_go_on_without_whoever_vanished():
    """DOF 18.1.2"""
    table = Table(seats=3, phase="harj", barriers_to_place=2)
    leave(table)
    assert table.asked == (2, "barrier")
    table.do(table.options[0], table.options[1])
    assert table.asked[1] == "site"


def test_the_last_one_in_the_harj_wins():
    """DOF 13.3.2, DOF 15.1.1"""
    table = leave(Table(phase="harj", barriers_to_place=2))
    assert table.game.winners == (1,)
    table.game.info.rules.audit(table.game.state)


# --- unfinished business


def test_an_attack_ends_with_the_attacker():
    """DOF 18.1.20"""
    land = {**NEAR, "hollow_erg": "0 maker", "hollow_basin": "0 stillsuit"}
    table = Table(land, seats=3, phase="action").do("attack splintered_rock", "neutral")
    assert table.asked == (0, "move")
    leave(table)
    assert table.asked == (1, "first_action")
    assert table.owner("splintered_rock") == 1
    assert table.tokens("tsimpo") == ["crysknife"]


def test_whoever_vanishes_when_asked_for_support_takes_no_side():
    """DOF 18.1.20"""
    table = Table(NEAR, seats=3, phase="action").do("attack splintered_rock")
    leave(table)
    assert table.owner("splintered_rock") == 0


def test_an_ally_who_takes_the_target_over_defends_it():
    """DOF 18.1.20, DOF 15.1.2"""
    land = {"tsimpo": "0", "splintered_rock": "1", "broken_land": "2 sietch", "jacurutu": "3"}
    table = Table(land, seats=4, phase="action", alliances=[[1, 2]], debts={1: {"tabr": 2}})
    table.do("attack splintered_rock", "neutral")
    assert table.asked == (1, "bar")
    leave(table)
    assert table.owner("splintered_rock") == 2
    results = [event for _, event in table.game.events(None) if event.kind == "result"]
    assert not results[-1].public[-1]


def test_a_shipment_moves_nothing_if_its_tribe_vanishes():
    """DOF 18.1.20"""
    land = {**THREE, "hollow_basin": "0 maker water", "tsimpo": "0"}
    table = Table(land, seats=3, phase="shipment", rolled="full_moon")
    leave(table.do("ship maker hollow_basin", "load water", "go tsimpo"))
    assert table.tokens("hollow_basin") == ["maker"]
    assert table.goods("hollow_basin") == {"water": 1}


def test_a_trade_ends_with_the_partner():
    """DOF 18.1.20"""
    table = Table(NEAR, seats=3, phase="trade", rolled="full_moon").do("give water", "want food")
    leave(table)
    assert table.asked == (0, "offer")
    assert table.goods("tsimpo") == {"water": 1}


def test_a_vote_goes_on_without_whoever_vanished():
    """DOF 18.1.20, DOF 12.1.1"""
    table = Table(THREE, seats=3, phase="council").do("propose", "numbers", "single 4", "allied 6")
    leave(table)
    assert table.asked == (2, "council_vote")
    table.do("yes")
    assert table.table["single_wins"] == 4


def test_a_proposal_about_the_vanished_falls():
    """DOF 18.1.20"""
    table = Table(THREE, seats=3, phase="council").do("propose", "alliance iduali", "same")
    leave(table)
    assert table.asked == (0, "council")
    assert table.player(0)["allies"] == []


def test_a_card_looked_with_goes_back_into_the_deck():
    """DOF 18.1.20, DOF 17.4.4"""
    table = Table(THREE, seats=3, phase="action", deck="muaddib_tracks kulon literjon")
    table.do("scavenge")
    assert table.asked == (0, "look")
    leave(table)
    table.game.info.rules.audit(table.game.state)
    assert table.table["deck"] == 20


def test_of_two_worms_the_great_one_stays():
    """DOF 18.1.20"""
    land = {"hollow_erg": "0 great_maker", "hollow_basin": "0 crysknife", "tsimpo": "1 maker",
            "tanzerouft": "1", "jacurutu": "2"}  # fmt: skip
    table = Table(land, seats=3, phase="action")
    table.do("attack tsimpo", "move great_maker hollow_erg", "go tsimpo")
    assert table.asked == (0, "keep_worm")
    leave(table)
    assert table.tokens("tsimpo") == ["great_maker"]


def test_whoever_took_the_last_rivals_land_has_won():
    """DOF 18.1.20, DOF 13.3.2"""
    land = {"hollow_erg": "0 great_maker", "hollow_basin": "0 crysknife", "tsimpo": "1 maker"}
    table = Table(land, phase="action").do("attack tsimpo", "move great_maker hollow_erg")
    table.do("go tsimpo")
    assert table.asked == (0, "keep_worm")
    assert leave(table).game.winners == (0,)
    table.game.info.rules.audit(table.game.state)


# --- wiped out is not resigned


def wiped_out(**more):
    """Seat 0 takes the last land of seat 1, the ally of seat 2."""
    land = {"tsimpo": "0 crysknife", "splintered_rock": "1", "jacurutu": "2 sietch",
            "tanzerouft": "2 sietch", "south_mesa": "2 sietch"}  # fmt: skip
    table = Table(land, seats=3, phase="action", alliances=[[1, 2]], alliance_wins=3, **more)
    return table.do("attack splintered_rock")


def test_a_tribe_wiped_out_shares_the_victory_of_its_alliance():
    """DOF 13.3.3"""
    table = pass_actions(wiped_out())
    assert table.player(1)["vanished"]
    assert table.player(1)["wiped_out"]
    assert table.game.winners == (1, 2)


def test_a_tribe_that_resigned_does_not():
    """DOF 13.3.3"""
    land = {"tsimpo": "0", "splintered_rock": "1", "jacurutu": "2 sietch"}
    table = Table(land, seats=3, phase="action", alliances=[[1, 2]], alliance_wins=1, turn=1)
    leave(table)
    assert not table.player(1)["wiped_out"]
    assert pass_actions(table).game.winners == (2,)


def test_a_position_says_who_was_wiped_out():
    """DOF 13.3.3"""
    described = {"phase": "action", "alliances": [[1, 2]], "alliance_wins": 1, "rest": None,
                 "territories": {"tsimpo": {"owner": 0},
                                 "jacurutu": {"owner": 2, "tokens": ["sietch"]}}}  # fmt: skip
    for players, won in (([], (1, 2)), ([{}, {"vanished": True}], (2,))):
        game = landsraad.position("dawn_of_the_fremen", 3, 1, players, described)
        while not game.over:
            game.apply("pass")
        assert game.winners == won


# --- land, cards and debts


def test_warriors_leave_and_all_else_stays():
    """DOF 15.1.1, DOF 15.1.3"""
    land = {**THREE, "tsimpo": "0 sietch crysknife water"}
    table = Table(land, seats=3, phase="action").do("vanish", "confirm")
    assert table.owner("tsimpo") is None
    assert table.tokens("tsimpo") == ["crysknife", "sietch"]
    assert table.goods("tsimpo") == {"water": 1}
    assert table.at("tsimpo")["strength"] == 0


def test_an_ally_takes_over_at_once():
    """DOF 15.1.2"""
    land = {**THREE, "tsimpo": "0 sietch water", "arsunt": "0"}
    table = Table(land, seats=3, phase="action", alliances=[[0, 2]]).do("vanish", "confirm")
    assert table.owner("tsimpo") == table.owner("arsunt") == 2
    assert table.tokens("tsimpo") == ["sietch"]


def test_several_allies_choose_in_turn():
    """DOF 15.1.2"""
    land = {"tsimpo": "0", "arsunt": "0", "old_gap": "0", "windsack": "1", "jacurutu": "2",
            "tanzerouft": "3"}  # fmt: skip
    table = Table(land, seats=4, phase="action", alliances=[[0, 1, 2]]).do("vanish", "confirm")
    assert table.asked == (1, "claim")
    table.do("claim arsunt")
    assert table.asked == (2, "claim")
    table.do("claim tsimpo")
    assert [table.owner(key) for key in ("arsunt", "tsimpo", "old_gap")] == [1, 2, 1]


def test_cards_and_debts_of_the_vanished_go_back():
    """DOF 15.1.4, DOF 18.1.7"""
    table = Table(THREE, seats=3, phase="action", cards={0: "literjon sandriders"},
                  debts={0: {"iduali": 2}, 1: {"tabr": 1}}, lead=0)  # fmt: skip
    table.do("vanish", "confirm")
    assert table.cards(0) == []
    assert table.table["deck"] == 20
    assert table.debts(1, "iduali") == 8
    assert table.debts(1, "tabr") == 1
    assert table.table["lead"] == 1


def test_the_last_side_on_the_board_wins_at_once():
    """DOF 13.3.2"""
    table = Table({"tsimpo": "0", "windsack": "1"}, phase="action").do("vanish", "confirm")
    assert table.game.winners == (1,)


def test_an_ally_short_of_warriors_chooses_what_to_take_over():
    """DOF 18.1.6, DOF 15.1.2"""
    land = {"hollow_erg": "0", "hollow_basin": "0", "tsimpo": "0", "tanzerouft": "1",
            "south_mesa": "-", "windsack": "-", "jacurutu": "-"}  # fmt: skip
    table = Table(land, rest=2, seats=3, phase="action", alliances=[[0, 2]])
    assert table.player(2)["warriors"] == 1
    table.do("vanish", "confirm")
    assert table.asked == (2, "claim")
    table.do("claim tsimpo")
    assert [table.owner(key) for key in ("tsimpo", "hollow_erg", "hollow_basin")] == [2, None, None]
    assert table.asked[0] == 1


def test_the_number_of_an_alliance_is_shown_although_a_member_has_vanished():
    """DOF 18.1.11"""
    table = Table(THREE, seats=3, phase="action", alliances=[[0, 2]]).do("vanish", "confirm")
    assert [table.player(seat)["needed"] for seat in range(3)] == [5, 3, 5]
