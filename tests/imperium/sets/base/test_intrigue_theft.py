"""Stealing intrigue cards at Secrets, and who knows what afterwards (IMP 10.1.1, IMP 11.3.2)."""

import pytest

from imperium.table import Table

FOUR = "ambush bribery charisma infiltrate"
THREE = "double_cross refocus tiebreaker"


def known(table, seat, house):
    """The intrigue cards of a house that a seat knows of."""
    return table.game.view(seat)["players"][house]["intrigue_known"]


def thief(*, others, **me):
    """I may go to Secrets, where the top intrigue card is Windfall."""
    me = {"hand": "diplomacy dagger", **me}
    return Table(**me, others=others, table={"intrigue_top": ["windfall"]})


STEAL = ("send diplomacy secrets", "resolve secrets steal_intrigue")


def test_secrets_steals_from_each_opponent_with_four_intrigue_cards():
    """IMP 11.3.2: one card from each, and none from an opponent with three."""
    table = thief(others=[{"intrigue": FOUR}, {"intrigue": THREE}]).do(*STEAL)
    (stolen,) = set(FOUR.split()) - set(table.player(1)["intrigue"])
    assert set(table.intrigue) == {stolen, "windfall"}
    assert table.player(2)["intrigue_size"] == 3


def test_a_stolen_card_is_known_to_its_former_holder_alone():
    """IMP 10.1.1: the thief holds it face down; a third seat does not learn it."""
    table = thief(others=[{"intrigue": FOUR}, {"intrigue": THREE}]).do(*STEAL)
    (stolen,) = set(FOUR.split()) - set(table.player(1)["intrigue"])
    assert known(table, 1, 0) == [stolen]
    assert known(table, 2, 0) == known(table, None, 0) == []


def test_a_stolen_card_may_be_played_and_is_known_to_be_gone():
    """IMP 10.1.1 and IMP 10.2.2."""
    four = "water_peddlers_union favored_subject guild_authorization know_their_ways"
    table = thief(others=[{"intrigue": four}, {}]).do(*STEAL)
    (stolen,) = known(table, 1, 0)
    table.do(f"play {stolen}")
    assert (known(table, 1, 0), table.table["intrigue_discard"]) == ([], [stolen])


def test_playing_one_of_two_copies_does_not_tell_that_there_was_another():
    """IMP 10.1.1: the former holder cannot tell which of them was played."""
    cards = "ambush private_army master_tactician"
    victim = {"revealed": True, "intrigue": f"{cards} master_tactician"}
    table = thief(intrigue=cards, conflict=1, spice=2, others=[victim, {"revealed": True}])
    table.do(*STEAL, "resolve secrets intrigue_1", "done", "reveal", "done")
    (stolen,) = known(table, 1, 0)
    table.do(f"play {stolen}")
    assert stolen in table.intrigue
    assert known(table, 1, 0) == []


@pytest.mark.parametrize("seed", range(8))
def test_a_second_theft_leaves_a_third_seat_unsure(seed):
    """IMP 10.1.1: seat 1 does not see which card seat 2 takes, its former one or another."""
    table = thief(
        seed=seed,
        intrigue="urgent_mission refocus tiebreaker",
        others=[{"intrigue": FOUR, "hand": ""}, {"hand": "diplomacy"}],
    )
    table.do(*STEAL, "resolve secrets intrigue_1", "play urgent_mission", "done")
    assert len(known(table, 1, 0)) == 1
    table.do("reveal", "done", *STEAL)
    assert known(table, 1, 0) == known(table, 1, 2) == []
    assert len(known(table, 0, 2)) == 1
