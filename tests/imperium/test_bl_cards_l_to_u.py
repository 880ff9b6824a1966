"""Imperium cards of Bloodlines, Litany Against Fear to Urgent Shigawire (IMP 33.1)."""

import pytest

from imperium.bl_turns import IDLE, SKILLS, TECH, alone, bought, finished, pieces, sent, shown
from imperium.card_turns import wealth
from imperium.table import Table

SIX = "convincing_argument convincing_argument diplomacy"

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


# --- Possible Futures


def test_possible_futures_is_a_choice():
    """IMP 33.1.10"""
    table = sent("possible_futures", "secure_contract", garrison=0)
    assert table.options == ["take influence", "take troops"]
    table.do("take troops")
    assert table.garrison == 2
    assert not table.offered("resolve possible_futures")


def test_possible_futures_gives_influence():
    """IMP 33.1.10"""
    table = sent("possible_futures", "secure_contract", garrison=0)
    table.do("take influence", "faction fremen")
    assert (table.influence["fremen"], table.garrison) == (1, 0)


def test_possible_futures_gives_both_with_another_card():
    """IMP 33.1.10: both, not one of them; a card of the hand does not help."""
    table = sent("possible_futures", "secure_contract", garrison=0, play="urgent_shigawire")
    assert not table.offered("take")
    table.do("faction guild")
    assert (table.influence["guild"], table.garrison) == (1, 2)
    hidden = sent("possible_futures", "secure_contract", hand="possible_futures urgent_shigawire")
    assert hidden.options == ["take influence", "take troops"]


def test_possible_futures_brings_water():
    """IMP 33.1.10"""
    assert bought("possible_futures", 8).water == 1
    assert wealth(shown("possible_futures")) == {"persuasion": 2, "water": 1}


# --- Quash Rebellion


def test_quash_rebellion_earns_two_solari():
    """IMP 33.1.12"""
    assert sent("quash_rebellion", "hall_of_oratory").solari == 2


@pytest.mark.parametrize(
    "commanders, persuasion", [({}, 0), ({"garrison": 1}, 0), ({"conflict": 1}, 2),
                               ({"conflict": 2}, 2)],
)  # fmt: skip
def test_quash_rebellion_needs_a_fighting_commander(commanders, persuasion):
    """IMP 33.1.12"""
    table = shown("quash_rebellion", conflict=1, commanders=commanders)
    assert (table.persuasion, table.swords) == (persuasion, 2)


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


# --- Sardaukar Standard


def test_sardaukar_standard_trashed_brings_the_commander_of_the_bank():
    """IMP 33.1.11: without paying, and with a skill."""
    table = alone(hand="elite_forces sardaukar_standard", solari=0, intrigue="")
    table.do("send elite_forces foldspace", "resolve elite_forces pay_trash")
    table.do("trash sardaukar_standard hand")
    assert table.asked == (0, "skill")
    assert table.options == [f"skill {skill}" for skill in SKILLS]
    table.do("skill loyal")
    assert (pieces(table), table.skills, table.solari) == ((1, 0, 0), ["loyal"], 0)
    assert table.table["commander_bank"] == 0
    assert (table.garrison, len(table.intrigue)) == (3 + 1, 1), "an Emperor card was trashed"
    table.do("deploy 2", "commanders 1")
    assert pieces(table) == (0, 1, 0), "recruited on this turn"


def test_sardaukar_standard_finds_an_empty_bank():
    """IMP 33.1.11: there is one commander."""
    table = alone(
        hand="elite_forces sardaukar_standard", table={"commander_bank": 0, "commanders": []}
    )
    table.do("send elite_forces foldspace", "resolve elite_forces pay_trash")
    table.do("trash sardaukar_standard hand")
    assert (pieces(table), table.skills) == ((0, 0, 0), [])


def test_sardaukar_standard_discarded_brings_nobody():
    """IMP 33.1.11: trashing alone does it; revealed it recruits a plain troop."""
    table = alone(hand="i_believe sardaukar_standard", deck="dagger")
    table.do("send i_believe carthag", "resolve i_believe pay_discard")
    assert (pieces(table), table.table["commander_bank"]) == ((0, 0, 0), 1)
    revealed = shown("sardaukar_standard", garrison=0)
    assert (revealed.persuasion, revealed.garrison, pieces(revealed)) == (2, 1, (0, 0, 0))
    agent = sent("sardaukar_standard", "wealth")
    assert pieces(agent) == (0, 0, 0)


def test_sardaukar_standard_counts_wherever_it_is_trashed():
    """IMP 33.1.11: from the discard pile in combat too, to the garrison."""
    table = Table(
        bloodlines=True, conflict=1, discard="sardaukar_standard", others=[{"conflict": 1}, {}],
        intrigue="tenuous_bond windfall",
        table={"phase": "combat", "conflict": "skirmish_b", "skills": SKILLS},
    )  # fmt: skip
    table.do("play tenuous_bond")
    table.do("trash sardaukar_standard discard")
    table.do("skill hardy")
    assert pieces(table) == (1, 0, 0)
    assert table.strength == 2 + 4


# --- Southern Faith


def test_southern_faith_draws_or_gains_influence():
    """IMP 33.1.12: the influence needs another Bene Gesserit card in play."""
    alone_in_play = finished(sent("southern_faith", "sietch_tabr", influence={"fremen": 2}))
    assert alone_in_play.influence["bene_gesserit"] == 0
    assert alone_in_play.hand_size == 1 + 1
    table = sent("southern_faith", "sietch_tabr", influence={"fremen": 2}, play="urgent_shigawire")
    table.do(table.offered("resolve southern_faith")[0])
    assert table.options == ["take card", "take influence"]
    table.do("take influence")
    assert (table.influence["bene_gesserit"], table.hand_size) == (1, 1)


def test_southern_faith_reveals_spice_with_command():
    """IMP 33.1.12"""
    assert wealth(shown("southern_faith")) == {"persuasion": 1, "swords": 2}
    assert wealth(shown(f"southern_faith {SIX}")) == {"persuasion": 6, "swords": 2, "spice": 2}


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


# --- Ixian Ambassador


@pytest.mark.parametrize("tiles", ["", "glowglobes"])
def test_ixian_ambassador_needs_two_tiles(tiles):
    """IMP 34.3.11"""
    table = shown("ixian_ambassador", **TECH, tech=tiles)
    assert table.persuasion == 1
    assert not table.offered("resolve ixian_ambassador")


def test_ixian_ambassador_gains_influence_with_two_tiles():
    """IMP 34.3.11"""
    table = shown("ixian_ambassador", **TECH, tech="glowglobes delivery_bay")
    table.do("resolve ixian_ambassador influence_any_1", "faction guild")
    assert table.influence["guild"] == 1


def test_ixian_ambassador_finds_spice():
    """IMP 34.3.11: it may pay for a tile on the same turn."""
    place = {"tech_top": ["training_depot", "rapid_dropships", "navigation_chamber"]}
    table = sent("ixian_ambassador", "hall_of_oratory", **TECH, table=place)
    assert table.spice == 1
    table.do("resolve ixian_embassy tech")
    assert [tile["key"] for tile in table.tech] == ["training_depot"]
