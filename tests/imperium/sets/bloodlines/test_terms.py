"""Command, the combat icon, trashing intrigue cards (IMP 31)."""

import pytest

from imperium.bl_turns import alone, fight, pieces, shown
from imperium.card_turns import wealth


@pytest.mark.parametrize(
    "hand, troops",
    [
        ("i_believe convincing_argument convincing_argument dagger", 0),
        ("i_believe convincing_argument convincing_argument diplomacy", 2),
        ("i_believe litany_against_fear convincing_argument diplomacy", 2),
    ],
)
def test_command_counts_the_persuasion_of_the_turn(hand, troops):
    """IMP 31.1.1: I Believe with 5 or 6 persuasion, its own included."""
    table = shown(hand, garrison=0)
    assert (table.generated, table.garrison) == (5 + (troops > 0), troops)
    assert not table.offered("deploy"), "without a combat icon they stay at home"


def test_command_holds_when_the_persuasion_is_spent():
    """IMP 31.1.1: what counts is what was generated."""
    table = shown(
        "command_center convincing_argument bombast", conflict=3, garrison=0,
        table={"row": ["scout", "sandwalk"]},
    )  # fmt: skip
    assert (table.generated, table.solari) == (4, 0)
    table.do("acquire sandwalk")
    assert (table.persuasion, table.generated) == (3, 4)
    table.do("resolve command_center pay_retreat_2")
    assert (table.persuasion, table.generated) == (5, 6)
    assert table.solari == 3, "Bombast"


def test_command_counts_persuasion_of_a_council_seat_and_of_hall_of_oratory():
    """IMP 31.1.1"""
    hand = "i_believe convincing_argument dagger"
    assert shown(hand, garrison=0, council=True).garrison == 0
    assert shown(f"{hand} diplomacy", garrison=0, council=True).garrison == 2
    oratory = shown(
        f"{hand} convincing_argument", garrison=0, table={"agents": {"hall_of_oratory": [0]}}
    )
    assert oratory.garrison == 2


def test_command_is_counted_anew_each_turn():
    """IMP 31.1.1: persuasion of Charismatic and of Charisma belongs to this turn too."""
    table = shown(
        "i_believe convincing_argument convincing_argument", conflict=0, garrison=0,
        commanders={"conflict": 1}, skills="charismatic",
    )  # fmt: skip
    assert (table.generated, table.garrison) == (6, 2)


def test_disruption_tactics_lets_two_units_and_all_recruits_go():
    """IMP 31.2.1: the rulebook's example, with the two recruits of I Believe."""
    table = shown(
        "disruption_tactics i_believe convincing_argument convincing_argument", garrison=3,
        conflict=0,
    )  # fmt: skip
    assert table.garrison == 3 + 2
    assert not table.offered("deploy")
    table.do("resolve disruption_tactics pay_trash_self")
    assert table.offered("deploy") == [f"deploy {n}" for n in range(1, 5)]
    table.do("deploy 4")
    assert (table.conflict, table.garrison) == (4, 1)
    assert table.offered("deploy") == []


def test_without_recruits_the_combat_icon_moves_two():
    """IMP 31.2.1"""
    table = shown("disruption_tactics", garrison=4, conflict=0)
    table.do("resolve disruption_tactics pay_trash_self")
    assert table.offered("deploy") == ["deploy 1", "deploy 2"]
    table.do("deploy 1")
    assert table.offered("deploy") == ["deploy 1"]


def test_two_combat_icons_do_not_double_the_two():
    """IMP 31.2.2"""
    table = alone(hand="disruption_tactics", spice=1, intrigue="adaptive_tactics", garrison=5)
    table.do("play adaptive_tactics", "reveal", "resolve disruption_tactics pay_trash_self")
    assert table.offered("deploy") == ["deploy 1", "deploy 2", "deploy 3"]
    table.do("deploy 3")
    assert table.offered("deploy") == []


def test_a_combat_icon_adds_nothing_to_a_combat_space():
    """IMP 31.2.2"""
    table = alone(hand="reconnaissance", spice=1, intrigue="adaptive_tactics", garrison=5)
    table.do("send reconnaissance carthag")
    assert table.offered("deploy")[-1] == "deploy 3"
    table.do("play adaptive_tactics")
    assert table.offered("deploy")[-1] == "deploy 4", "one recruit more"


def test_units_deployed_before_a_second_icon_count():
    """IMP 31.2.2"""
    table = alone(hand="reconnaissance", spice=1, intrigue="adaptive_tactics", garrison=5)
    table.do("send reconnaissance carthag", "deploy 3", "play adaptive_tactics")
    assert table.offered("deploy") == ["deploy 1"]


def test_a_commander_recruited_on_the_reveal_turn_may_go_with_the_icon():
    """IMP 31.2.1, IMP 30.2.3"""
    table = shown("disruption_tactics", solari=2, garrison=3, conflict=0,
                  commanders={"supply": 1})  # fmt: skip
    table.do("resolve disruption_tactics pay_trash_self", "recruit commander", "deploy 3")
    assert (pieces(table), table.conflict) == ((0, 1, 0), 2)


def test_swords_count_for_units_deployed_on_the_reveal_turn():
    """IMP 31.2.1: no strength before, and all of it afterwards."""
    table = shown("disruption_tactics dagger", garrison=1, conflict=0)
    assert (table.swords, table.strength) == (1, 0)
    table.do("resolve disruption_tactics pay_trash_self", "deploy 1")
    assert table.strength == 3


def test_an_intrigue_card_is_trashed_by_choice_from_the_hand():
    """IMP 31.3.1: with Unnatural; it leaves the game."""
    table = alone(leader="leader_piter_de_vries", hand="dagger",
                  intrigue="unnatural windfall ambush")  # fmt: skip
    table.do("play unnatural")
    assert sorted(table.options) == ["scrap ambush", "scrap windfall"]
    table.do("scrap ambush")
    assert table.table["intrigue_trashed"] == ["ambush"]
    assert "ambush" not in table.table["intrigue_discard"]


def test_discards_are_never_intrigue_cards():
    """IMP 31.3.1: Sacred Pools asks for a card of the hand."""
    table = alone(hand="dagger diplomacy", water=0, intrigue="sacred_pools windfall")
    table.do("play sacred_pools")
    assert sorted(table.options) == ["discard dagger", "discard diplomacy"]
    empty = alone(hand="", intrigue="sacred_pools windfall")
    assert "play sacred_pools" not in empty.options


def test_the_combat_icon_is_over_with_the_turn():
    """IMP 31.2.1"""
    table = alone(hand="dagger diplomacy", spice=1, intrigue="adaptive_tactics", garrison=5)
    table.do("play adaptive_tactics", "send dagger hall_of_oratory", "deploy 1", "done")
    table.do("send diplomacy secrets")
    assert table.offered("deploy") == []


def test_reveal_without_anything_generated():
    """IMP 31.1.1"""
    table = shown("bombast")
    assert wealth(table) == {"persuasion": 1}
    assert table.play == ["bombast"]
    assert fight().generated == 0


@pytest.mark.parametrize("deployed, more", [(0, 4), (1, 3), (2, 2)])
def test_recruits_deployed_by_a_card_are_not_deployed_again_by_the_icon(deployed, more):
    """IMP 29.1.22, IMP 31.2.1: two of the garrison beside the recruits, and no more."""
    table = shown("gurney_halleck disruption_tactics", solari=3, garrison=5)
    table.do("resolve gurney_halleck pay_solari_3", f"deploy {deployed}")
    table.do("resolve disruption_tactics pay_trash_self")
    assert table.offered("deploy")[-1] == f"deploy {more}"
