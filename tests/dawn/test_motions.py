"""What the council can express: alliances of others, two in one vote, numbers for one (DOF 12)."""

import pytest

import landsraad
from dawn.table import Table, sietches

THREE = {"tsimpo": "0 sietch", "windsack": "1 sietch", "jacurutu": "2 sietch"}
FOUR = {**THREE, "arsunt": "3 sietch"}


def council(land, seats, **more):
    return Table(land, seats=seats, phase="council", **more).do("propose")


def last_line(table):
    """The last thing told, with the tribes called A to D."""
    events = [event for _, event in table.game.events(None)]
    return [table.game.info.rules.describe(event, "ABCD") for event in events][-1]


# --- alliances


def test_an_alliance_between_others_is_proposed():
    """DOF 12.1.2"""
    table = council(THREE, 3)
    assert table.offered("pact") == ["iduali ben_sharuk"]
    table.do("pact iduali ben_sharuk", "same")
    assert table.table["motion"]["pacts"] == [[1, 2]]
    assert "alliance between the" in table.game.decision.prompt
    assert "a formal alliance between B and C" in last_line(table)
    table.do("yes", "yes")
    assert table.player(1)["allies"] == [2]
    assert table.player(0)["allies"] == []


def test_a_pact_of_others_takes_in_whole_alliances_but_never_all():
    """DOF 12.1.2, DOF 18.1.11"""
    table = council(FOUR, 4, alliances=[[1, 3]])
    assert table.offered("pact") == ["iduali ben_sharuk"]
    table.do("pact iduali ben_sharuk", "same", "yes", "yes", "yes")
    assert table.player(1)["allies"] == [2, 3]
    assert table.do("propose").why("pact iduali tabr") == "DOF 18.1.11"


def test_two_alliances_in_one_vote():
    """DOF 12.1.2"""
    table = council(FOUR, 4).do("alliance ben_sharuk")
    assert table.offered("also") == ["tabr iduali", "tabr habbanya", "iduali habbanya"]
    table.do("also iduali habbanya")
    assert table.offered("also") == []
    assert table.why("also tabr iduali") == "DOF 18.1.11"
    table.do("numbers", "single 4", "allied 6")
    assert table.table["motion"]["pacts"] == [[0, 2], [1, 3]]
    table.do("yes", "yes", "yes")
    assert [table.player(seat)["allies"] for seat in range(4)] == [[2], [3], [0], [1]]
    assert (table.table["single_wins"], table.table["alliance_wins"]) == (4, 6)


def test_one_vote_against_rejects_both():
    """DOF 12.1.1"""
    table = council(FOUR, 4).do("alliance ben_sharuk", "also iduali habbanya", "same", "yes", "no")
    assert [table.player(seat)["allies"] for seat in range(4)] == [[], [], [], []]


def test_an_alliance_is_dissolved_by_a_vote_of_all():
    """DOF 14.1.1, DOF 12.1.2"""
    table = council(THREE, 3, alliances=[[0, 2]])
    assert table.offered("dissolve") == ["tabr"]
    table.do("dissolve tabr")
    assert last_line(table) == "A proposes to dissolve the alliance of A."
    table.do("yes", "yes")
    assert table.player(0)["allies"] == table.player(2)["allies"] == []
    assert table.player(0)["needed"] == 3
    assert council(THREE, 3).why("dissolve tabr") == "DOF 12.1.2"


def test_the_pairs_of_the_alliance_mode_may_be_dissolved_too():
    """DOF 14.1.1, DOF 14.2.1"""
    table = council(FOUR, 4, options={"alliances": True}).do("dissolve tabr", "yes", "yes", "yes")
    assert [table.player(seat)["allies"] for seat in range(4)] == [[], [3], [], [1]]
    assert [table.player(seat)["needed"] for seat in range(4)] == [3, 4, 3, 4]


def test_dissolved_allies_attack_each_other():
    """DOF 14.1.1"""
    land = {"tsimpo": "0 crysknife", "splintered_rock": "2", "windsack": "1"}
    table = council(land, 3, alliances=[[0, 2]]).do("dissolve tabr", "yes", "yes")
    while table.table["phase"] != "action":
        table.do(table.options[-1])
    while table.asked[0] != 0:
        table.do("pass")
    assert "splintered_rock" in table.offered("attack")


# --- a number for one side


def test_a_winning_number_for_one_tribe():
    """DOF 12.1.3, DOF 18.1.16"""
    table = council(THREE, 3)
    assert table.offered("number") == ["tabr", "iduali", "ben_sharuk"]
    table.do("number iduali")
    assert table.options == [f"sietches {number}" for number in (2, 4, 5, 6, 7, 8)]
    assert table.why("sietches 3") == "DOF 18.1.16"
    table.do("sietches 4")
    assert last_line(table) == "A proposes that B needs 4 sietches to win."
    table.do("yes", "yes")
    assert [table.player(seat)["needed"] for seat in range(3)] == [3, 4, 3]
    assert table.table["single_wins"] == 3


@pytest.mark.parametrize(("counts", "won"), [((3, 2), ()), ((4, 0), (0,)), ((2, 3), (1,))])
def test_the_number_of_one_tribe_decides_its_win(counts, won):
    """DOF 12.1.3"""
    land = {"tsimpo": "0", "windsack": "1"}
    keys = iter(("hollow_erg", "hollow_basin", "jacurutu", "tanzerouft", "south_mesa"))
    land |= {next(keys): f"{seat} sietch" for seat in range(2) for _ in range(counts[seat])}
    described = {
        "phase": "action",
        "rest": None,
        "territories": {
            key: {"owner": int(text[0]), "tokens": text.split()[1:]} for key, text in land.items()
        },
    }
    game = landsraad.position("dawn_of_the_fremen", 2, 1, [{"needed": 4}], described)
    while not game.over and game.view(None)["table"]["phase"] == "action":
        game.apply("pass")
    assert game.winners == won


def test_the_number_of_an_alliance_holds_for_all_its_members_and_lapses_with_it():
    """DOF 12.1.3"""
    table = council(FOUR, 4, alliances=[[1, 3]]).do("number iduali", "sietches 8")
    table.do("yes", "yes", "yes")
    assert [table.player(seat)["needed"] for seat in range(4)] == [3, 8, 3, 8]
    table.do("propose", "number tabr", "sietches 2", "yes", "yes", "yes")
    table.do("propose", "dissolve iduali", "yes", "yes", "yes")
    assert [table.player(seat)["needed"] for seat in range(4)] == [2, 3, 3, 3]


def test_a_new_alliance_has_the_common_number():
    """DOF 12.1.3"""
    table = council(THREE, 3).do("number tabr", "sietches 2", "yes", "yes")
    table.do("propose", "alliance ben_sharuk", "same", "yes", "yes")
    assert [table.player(seat)["needed"] for seat in range(3)] == [5, 3, 5]


def test_numbers_of_their_own_make_ties_too():
    """DOF 12.1.3, DOF 13.2.1"""
    table = sietches(2, 3, single_wins=2)
    assert table.asked == (0, "tie_vote")
