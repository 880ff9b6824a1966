"""Cards of Bloodlines that draw, trash and exchange cards (IMP 33.1)."""

import pytest

from imperium.bl_turns import alone, finished, sent, shown
from imperium.card_turns import wealth

# --- Bombast


SIX = "convincing_argument convincing_argument diplomacy"
"""Five persuasion, six with a card that gives one."""


def test_bombast_pays_and_is_trashed_with_command():
    """IMP 33.1.1: there is no choice in it."""
    table = shown(f"bombast {SIX}")
    assert (table.solari, table.generated) == (3, 6)
    assert "bombast" not in [*table.play, *table.discard]
    assert "bombast" in table.table["trashed"]
    assert not table.offered("resolve bombast")


def test_bombast_stays_without_command():
    """IMP 33.1.1"""
    table = shown("bombast convincing_argument convincing_argument")
    assert wealth(table) == {"persuasion": 5}
    assert "bombast" in table.play


def test_bombast_has_no_agent_box():
    """IMP 33.1.1"""
    table = sent("bombast", "hall_of_oratory")
    assert not table.offered("resolve")
    assert (table.solari, "bombast" in table.table["trashed"]) == (0, False)


# --- Engineered Miracle


def test_engineered_miracle_turns_a_card_into_water():
    """IMP 33.1.5"""
    table = sent(
        "engineered_miracle", "secure_contract", hand="engineered_miracle dagger diplomacy"
    )
    table.do("resolve engineered_miracle pay_discard", "discard dagger")
    assert (table.water, table.hand) == (1, ["diplomacy"])
    empty = sent("engineered_miracle", "secure_contract", hand="engineered_miracle")
    assert not empty.offered("resolve engineered_miracle")


def test_engineered_miracle_acquires_any_card_of_the_row():
    """IMP 33.1.5: whatever it costs, but none of the reserve."""
    row = {"row": ["imperial_throneship", "scout", "sandwalk", "bombast", "i_believe"]}
    table = shown(f"engineered_miracle {SIX}", table=row)
    table.do("resolve engineered_miracle pay_trash_self")
    assert set(table.options) == {f"acquire {card}" for card in row["row"]}
    table.do("acquire imperial_throneship")
    assert table.persuasion == 6
    assert table.influence["emperor"] == 1, "its acquire box"
    assert "engineered_miracle" in table.table["trashed"]
    assert "imperial_throneship" in table.discard


def test_engineered_miracle_needs_command_and_may_be_kept():
    """IMP 33.1.5"""
    table = shown("engineered_miracle convincing_argument convincing_argument")
    assert (table.generated, table.offered("resolve")) == (5, [])
    kept = shown(f"engineered_miracle {SIX}").do("done")
    assert "engineered_miracle" in kept.discard


# --- Fremen War Name


@pytest.mark.parametrize(
    "space, bonus, drawn", [("imperial_basin", 0, False), ("imperial_basin", 1, True),
                            ("hagga_basin", 0, True), ("secure_contract", 3, False)],
)  # fmt: skip
def test_fremen_war_name_needs_two_spice_gained_on_the_turn(space, bonus, drawn):
    """IMP 33.1.6"""
    place = {"bonus_spice": {"imperial_basin": bonus}}
    table = finished(sent("fremen_war_name", space, water=1, garrison=0, table=place))
    assert (table.garrison, table.hand_size) == (drawn, 1 + drawn)


def test_spice_owned_before_the_turn_does_not_count():
    """IMP 33.1.6"""
    table = sent("fremen_war_name", "secure_contract", spice=5, garrison=0)
    assert (table.garrison, table.spice_gained) == (0, 0)
    assert not table.offered("resolve fremen_war_name")


def test_fremen_war_name_reveals_swords_with_a_bond():
    """IMP 33.1.6"""
    assert wealth(shown("fremen_war_name")) == {"persuasion": 2}
    assert wealth(shown("fremen_war_name disruption_tactics")) == {"persuasion": 3, "swords": 2}
    in_play = shown("fremen_war_name", play="sandwalk")
    assert wealth(in_play) == {"persuasion": 2, "swords": 2}


# --- I Believe


def test_i_believe_changes_a_card_for_another():
    """IMP 33.1.12"""
    table = sent("i_believe", "carthag", deck="seek_allies")
    table.do("resolve i_believe pay_discard")
    assert (table.hand, table.discard) == (["seek_allies"], ["dagger"])
    kept = finished(sent("i_believe", "carthag", deck="seek_allies"))
    assert kept.hand == ["dagger"]
    empty = sent("i_believe", "carthag", hand="i_believe")
    assert not empty.offered("resolve i_believe")


# --- Sandwalk


@pytest.mark.parametrize("bonus, drawn", [(0, 0), (1, 1)])
def test_sandwalk_draws_with_two_spice(bonus, drawn):
    """IMP 33.1.6"""
    place = {"bonus_spice": {"imperial_basin": bonus}}
    table = finished(sent("sandwalk", "imperial_basin", table=place))
    assert table.hand_size == 1 + drawn


def test_sandwalk_counts_spice_gained_by_plot_cards():
    """IMP 33.1.6: in whatever order."""
    table = alone(
        hand="sandwalk dagger", spice=0, intrigue="seize_production", conflict=0,
        commanders={"conflict": 1},
    )  # fmt: skip
    table.do("send sandwalk imperial_basin")
    assert not table.offered("resolve sandwalk")
    table.do("play seize_production", "take spice")
    assert table.spice_gained == 3
    finished(table)
    assert table.hand_size == 1 + 1


def test_sandwalk_reveals_persuasion_with_a_bond():
    """IMP 33.1.6: two copies serve each other."""
    assert wealth(shown("sandwalk")) == {"persuasion": 1, "swords": 1}
    assert wealth(shown("sandwalk sandwalk")) == {"persuasion": 4, "swords": 2}
