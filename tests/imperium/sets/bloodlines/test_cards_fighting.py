"""Cards of Bloodlines about troops, commanders and combat (IMP 33.1)."""

import pytest

from imperium.bl_turns import IDLE, SKILLS, alone, bought, pieces, sent, shown
from imperium.card_turns import wealth
from imperium.table import Table

# --- Command Center


@pytest.mark.parametrize("influence, troops", [(1, 0), (2, 1), (4, 1)])
def test_command_center_recruits_with_two_emperor_influence(influence, troops):
    """IMP 33.1.2"""
    table = sent("command_center", "carthag", garrison=0, influence={"emperor": influence})
    assert table.garrison == 1 + troops


def test_command_center_reaches_the_influence_on_the_space_itself():
    """IMP 4.4.1: the influence of Wealth may come first."""
    table = sent("command_center", "wealth", garrison=0, influence={"emperor": 1})
    assert (table.influence["emperor"], table.garrison) == (2, 1)


def test_command_center_retreats_two_troops_for_persuasion():
    """IMP 33.1.2"""
    table = shown("command_center", conflict=3, garrison=0)
    assert table.persuasion == 1
    table.do("resolve command_center pay_retreat_2")
    assert (table.persuasion, table.conflict, table.garrison) == (3, 1, 2)
    assert not table.offered("resolve command_center")


def test_command_center_needs_two_troops_and_takes_commanders_too():
    """IMP 33.1.2, IMP 30.2.1"""
    assert not shown("command_center", conflict=1).offered("resolve")
    table = shown("command_center", conflict=1, garrison=0, commanders={"conflict": 1})
    table.do("resolve command_center pay_retreat_2")
    assert (table.persuasion, table.garrison, pieces(table)) == (3, 1, (1, 0, 0))
    chosen = shown("command_center", conflict=2, commanders={"conflict": 1})
    chosen.do("resolve command_center pay_retreat_2")
    assert chosen.options == ["commanders 0", "commanders 1"]


# --- Disruption Tactics


def rivals(**other):
    """The table with an opponent who has units in the conflict."""
    return {"others": [{**IDLE, **other}, IDLE]}


def test_disruption_tactics_drives_an_enemy_troop_of_choice_home():
    """IMP 33.1.3"""
    others = rivals(conflict=1, garrison=0, commanders={"conflict": 1})["others"]
    others[1] = {**IDLE, "conflict": 1}
    table = alone(hand="disruption_tactics", conflict=1, others=others)
    table.do("send disruption_tactics imperial_basin")
    table.do(table.offered("resolve disruption_tactics")[0])
    assert set(table.offered("rout")) == {
        "rout glossu_the_beast_rabban troop", "rout glossu_the_beast_rabban commander",
        "rout count_ilban_richese troop",
    }  # fmt: skip
    table.do("rout glossu_the_beast_rabban commander")
    assert pieces(table, 1) == (1, 0, 0)
    assert (table.player(1)["conflict"], table.conflict) == (1, 1)


def test_disruption_tactics_finds_nobody():
    """IMP 33.1.3: own troops are not driven back."""
    table = alone(hand="disruption_tactics", conflict=2)
    table.do("send disruption_tactics imperial_basin")
    assert not table.offered("rout") + table.offered("resolve disruption")


def test_disruption_tactics_takes_the_only_enemy():
    """IMP 33.1.3: no choice, no question; the effect is not optional."""
    table = alone(hand="disruption_tactics", **rivals(conflict=1, garrison=0))
    table.do("send disruption_tactics secure_contract")
    assert (table.player(1)["conflict"], table.player(1)["garrison"]) == (0, 1)


def test_disruption_tactics_may_be_kept_on_the_reveal_turn():
    """IMP 33.1.3"""
    table = shown("disruption_tactics").do("done")
    assert "disruption_tactics" in table.discard
    trashed = shown("disruption_tactics").do("resolve disruption_tactics pay_trash_self")
    assert "disruption_tactics" in trashed.table["trashed"]


# --- Elite Forces


def test_elite_forces_trashes_an_emperor_card_for_the_whole_gain():
    """IMP 33.1.4: an intrigue card, a recruit and the combat icon."""
    table = alone(hand="elite_forces quash_rebellion dagger", intrigue="", garrison=2)
    table.do("send elite_forces foldspace")
    assert not table.offered("deploy")
    table.do("resolve elite_forces pay_trash")
    assert sorted(table.options) == ["trash dagger hand", "trash quash_rebellion hand"]
    table.do("trash quash_rebellion hand")
    assert (len(table.intrigue), table.garrison) == (1, 3)
    assert table.offered("deploy") == ["deploy 1", "deploy 2", "deploy 3"]


def test_elite_forces_trashes_another_card_for_nothing():
    """IMP 33.1.4"""
    table = alone(hand="elite_forces dagger", intrigue="", garrison=2)
    table.do("send elite_forces wealth", "resolve elite_forces pay_trash")
    table.do("trash dagger hand")
    assert "dagger" in table.table["trashed"]
    assert (len(table.intrigue), table.garrison, table.offered("deploy")) == (0, 2, [])


def test_elite_forces_is_no_card_of_the_hand_itself():
    """IMP 33.1.4: in play and in the discard pile nothing can be trashed."""
    table = alone(hand="elite_forces", discard="quash_rebellion", intrigue="windfall")
    table.do("send elite_forces wealth")
    assert not table.offered("resolve elite_forces")


# --- Imperial Throneship


def test_imperial_throneship_brings_emperor_influence_and_intrigue():
    """IMP 33.1.7"""
    table = bought("imperial_throneship", 7)
    assert table.influence["emperor"] == 1
    sent_out = sent("imperial_throneship", "secure_contract", intrigue="")
    assert len(sent_out.intrigue) == 1


@pytest.mark.parametrize(
    "garrison, commanders, gained",
    [
        (4, 0, {"persuasion": 3, "solari": 3}),
        (3, 0, {"persuasion": 2}),
        (3, 1, {"persuasion": 3, "solari": 3}),
        (2, 1, {"persuasion": 2}),
    ],
)
def test_imperial_throneship_counts_the_units_of_the_garrison(garrison, commanders, gained):
    """IMP 33.1.7"""
    table = shown(
        "imperial_throneship", garrison=garrison, conflict=3, commanders={"garrison": commanders}
    )
    assert wealth(table) == gained


def test_imperial_throneship_counts_dreadnoughts_at_home():
    """IMP 33.1.7"""
    table = Table(
        bloodlines=True, ix=True, hand="imperial_throneship", garrison=2, solari=0,
        dreadnoughts={"garrison": 2}, intrigue="ambush",
    ).do("reveal")  # fmt: skip
    assert (table.persuasion, table.solari) == (3, 3)


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
