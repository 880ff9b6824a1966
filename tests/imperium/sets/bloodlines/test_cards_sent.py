"""Cards of Bloodlines: where they go, and which pass a turn or open spaces (IMP 33.1)."""

import pytest

from imperium.bl_turns import IDLE, alone, finished, shown
from imperium.card_turns import RICH, destinations, wealth
from imperium.table import Table

BENE_GESSERIT = {"selective_breeding", "secrets"}


CITY = {"arrakeen", "carthag", "research_station", "sietch_tabr"}


EMPEROR = {"conspire", "wealth"}


FREMEN = {"hardy_warriors", "stillsuits"}


GUILD = {"heighliner", "foldspace"}


LANDSRAAD = {"high_council", "mentat", "rally_troops", "hall_of_oratory", "swordmaster"}


SPICE_TRADE = {
    "imperial_basin", "hagga_basin", "the_great_flat", "secure_contract", "sell_melange"
}  # fmt: skip


@pytest.mark.parametrize(
    "card, spaces",
    [
        ("bombast", LANDSRAAD),
        ("command_center", EMPEROR | CITY),
        ("disruption_tactics", FREMEN | SPICE_TRADE),
        ("elite_forces", EMPEROR | GUILD),
        ("engineered_miracle", FREMEN | SPICE_TRADE),
        ("fremen_war_name", FREMEN | SPICE_TRADE),
        ("i_believe", FREMEN | CITY),
        ("imperial_throneship",
         EMPEROR | GUILD | BENE_GESSERIT | LANDSRAAD | CITY | SPICE_TRADE),
        ("litany_against_fear", set()),
        ("possible_futures", LANDSRAAD | CITY | SPICE_TRADE),
        ("quash_rebellion", EMPEROR | GUILD | LANDSRAAD),
        ("sandwalk", SPICE_TRADE),
        ("sardaukar_standard", EMPEROR | CITY),
        ("southern_faith", FREMEN | CITY),
        ("urgent_shigawire", BENE_GESSERIT | CITY),
    ],
)  # fmt: skip
def test_where_cards_can_go(card, spaces):
    """IMP 4.2.1: one space for each icon."""
    rich = {**RICH, "solari": 20}
    assert destinations(card, bloodlines=True, **rich) == spaces


# --- Litany Against Fear


def test_litany_against_fear_passes_a_turn():
    """IMP 33.1.8: the card is in play, another in hand, and the player still in the round."""
    table = Table(bloodlines=True, hand="litany_against_fear dagger", deck="seek_allies")
    assert "pass litany_against_fear" in table.options
    table.do("pass litany_against_fear")
    assert table.asked == (1, "turn")
    assert table.play == ["litany_against_fear"]
    assert sorted(table.hand) == ["dagger", "seek_allies"]
    assert (table.revealed, table.agents) == (False, 2)


def test_litany_against_fear_comes_at_the_start_of_a_turn_only():
    """IMP 33.1.8, IMP 36.1.7: not once an agent is sent or the hand revealed."""
    table = alone(hand="litany_against_fear diplomacy", intrigue="ambush")
    table.do("send diplomacy wealth")
    assert not table.offered("pass")
    revealed = shown("litany_against_fear")
    assert not revealed.offered("pass")
    assert wealth(revealed) == {"persuasion": 2}
    assert not table.offered("send litany_against_fear")


def test_litany_in_play_is_no_card_of_the_reveal():
    """IMP 33.1.8: it gives nothing on the reveal turn, like any card played before."""
    table = shown("convincing_argument", play="litany_against_fear")
    assert wealth(table) == {"persuasion": 2}


def test_litany_alone_passes_round_after_round():
    """IMP 33.1.8: with all others out of the round the next turn is mine again."""
    table = alone(hand="litany_against_fear dagger", deck="seek_allies")
    table.do("pass litany_against_fear")
    assert table.asked == (0, "turn")
    assert "pass litany_against_fear" not in table.options


def test_another_bene_gesserit_card_sees_litany_in_play():
    """IMP 33.1.8, IMP 33.1.10"""
    table = alone(hand="litany_against_fear possible_futures", deck="dagger", garrison=0)
    table.do("pass litany_against_fear", "send possible_futures secure_contract", "faction guild")
    assert (table.influence["guild"], table.garrison) == (1, 2)


# --- Urgent Shigawire


def test_urgent_shigawire_opens_all_spaces_to_the_next_sister():
    """IMP 33.1.9: all icons and a card, once."""
    table = alone(
        hand="urgent_shigawire engineered_miracle gurney_halleck", water=2, solari=9,
        swordmaster=True, spice=9, deck="dagger seek_allies diplomacy",
    )  # fmt: skip
    assert "send engineered_miracle secrets" not in table.options
    finished(table.do("send urgent_shigawire carthag"))
    assert table.next_sister == 1
    for space in ("secrets", "wealth", "foldspace", "stillsuits", "arrakeen", "mentat",
                  "imperial_basin"):  # fmt: skip
        assert f"send engineered_miracle {space}" in table.options
    assert "send gurney_halleck secrets" not in table.options
    hand = table.hand_size
    finished(table.do("send engineered_miracle wealth"))
    assert (table.next_sister, table.hand_size) == (0, hand - 1 + 1)


def test_urgent_shigawire_waits_for_a_bene_gesserit_card():
    """IMP 33.1.9: another card does not use it up."""
    table = alone(hand="urgent_shigawire dagger engineered_miracle", swordmaster=True)
    finished(table.do("send urgent_shigawire carthag"))
    finished(table.do("send dagger hall_of_oratory"))
    assert table.next_sister == 1
    assert "send engineered_miracle wealth" in table.options


def test_litany_does_not_use_up_urgent_shigawire():
    """IMP 36.1.7"""
    table = alone(
        hand="litany_against_fear engineered_miracle", next_sister=1, deck="dagger seek_allies"
    )
    assert "send litany_against_fear wealth" in table.options, "it has all icons too"
    table.do("pass litany_against_fear")
    assert table.next_sister == 1
    assert "send engineered_miracle wealth" in table.options


def test_urgent_shigawire_is_forgotten_with_the_round():
    """IMP 33.1.9"""
    table = Table(
        bloodlines=True, hand="", revealed=True, next_sister=1, others=[IDLE, IDLE],
        table={"phase": "makers"},
    )  # fmt: skip
    assert table.next_sister == 0
    revealed = shown("engineered_miracle", next_sister=1, deck="dagger")
    assert revealed.hand_size == 0, "a reveal draws no card"
