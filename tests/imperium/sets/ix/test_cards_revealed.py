"""What cards of Rise of Ix give when they are revealed (IMP 26.1)."""

import pytest

from imperium.card_turns import reveal, wealth
from imperium.ix_turns import sent
from imperium.table import Table


@pytest.mark.parametrize(
    "card, gained",
    [
        ("appropriate", {"persuasion": 2}),
        ("bounty_hunter", {"persuasion": 1, "swords": 1}),
        ("choam_delegate", {"solari": 3}),
        ("court_intrigue", {"persuasion": 1, "swords": 1}),
        ("desert_ambush", {"persuasion": 1, "swords": 1}),
        ("esmar_tuek", {"solari": 2, "spice": 2}),
        ("imperial_shock_trooper", {"persuasion": 1, "swords": 2}),
        ("jamis", {"persuasion": 1, "swords": 2}),
        ("landing_rights", {"persuasion": 2}),
        ("local_fence", {"persuasion": 2}),
        ("negotiated_withdrawal", {"persuasion": 2}),
        ("sayyadina", {}),
        ("shai_hulud", {}),
        ("spice_trader", {"persuasion": 2, "swords": 1}),
        ("truthsayer", {"persuasion": 1, "swords": 1}),
        ("water_peddler", {"water": 1}),
        ("weirding_way", {"persuasion": 1, "swords": 2}),
    ],
)
def test_reveal_boxes(card, gained):
    table = reveal(card, ix=True)
    assert wealth(table) == gained
    assert table.strength == 2 + gained.get("swords", 0)
    assert table.offered("resolve") == []


# --- Cards with an empty agent box


@pytest.mark.parametrize("card", ["choam_delegate", "freighter_fleet"])
def test_cards_that_only_send_an_agent(card):
    """IMP 4.1.3: the reveal box does not work on an agent turn, with unload or without."""
    table = sent(card, "smuggling")
    assert wealth(table) == {"solari": 1}
    assert table.options == ["resolve smuggling freighter", "done"]


# --- Cards without an icon


@pytest.mark.parametrize("card", ["imperial_shock_trooper", "water_peddler"])
def test_cards_without_an_icon_wait_for_the_reveal(card):
    """IMP 4.1.2"""
    table = Table(ix=True, hand=f"{card} dagger")
    assert table.offered(f"send {card}") == []


# --- Bonds


@pytest.mark.parametrize(
    "card, gained",
    [("sayyadina", {"persuasion": 3}), ("shai_hulud", {"swords": 5})],
)
def test_bonds(card, gained):
    """IMP 3.6.3: a Fremen card in play, of this reveal or of an agent turn; Truthsayer is none."""
    assert wealth(reveal(card, ix=True, play="spice_trader")) == gained
    assert wealth(reveal(card, ix=True, play="truthsayer")) == {}


def test_two_cards_bond_with_each_other():
    """IMP 3.6.3"""
    assert wealth(reveal("sayyadina shai_hulud", ix=True)) == {"persuasion": 3, "swords": 5}
