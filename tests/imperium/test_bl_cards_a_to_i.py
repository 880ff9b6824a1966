"""Imperium cards of Bloodlines, Bombast to Imperial Throneship (IMP 33.1)."""

import pytest

from imperium.bl_turns import IDLE, alone, bought, finished, pieces, sent, shown
from imperium.card_turns import RICH, destinations, wealth
from imperium.table import Table

LANDSRAAD = {"high_council", "mentat", "rally_troops", "hall_of_oratory", "swordmaster"}
CITY = {"arrakeen", "carthag", "research_station", "sietch_tabr"}
SPICE_TRADE = {
    "imperial_basin", "hagga_basin", "the_great_flat", "secure_contract", "sell_melange"
}  # fmt: skip
EMPEROR = {"conspire", "wealth"}
GUILD = {"heighliner", "foldspace"}
BENE_GESSERIT = {"selective_breeding", "secrets"}
FREMEN = {"hardy_warriors", "stillsuits"}
SIX = "convincing_argument convincing_argument diplomacy"
"""Five persuasion, six with a card that gives one."""


def rivals(**other):
    """The table with an opponent who has units in the conflict."""
    return {"others": [{**IDLE, **other}, IDLE]}


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


# --- Bombast


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
