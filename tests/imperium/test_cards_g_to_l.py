"""Imperium cards from Gene Manipulation to Liet Kynes (IMP 13.2)."""

import pytest

from imperium.card_turns import POOR, reveal, wealth
from imperium.table import Table


@pytest.mark.parametrize(
    "card, gained",
    [
        ("gene_manipulation", {"persuasion": 2}),
        ("guild_administrator", {"persuasion": 1}),
        ("guild_ambassador", {}),
        ("guild_bankers", {}),
        ("imperial_spy", {"persuasion": 1, "swords": 1}),
        ("kwisatz_haderach", {}),
        ("lady_jessica", {"persuasion": 3, "swords": 1}),
    ],
)
def test_reveal_boxes(card, gained):
    table = reveal(card)
    assert wealth(table) == gained
    assert table.strength == 2 + gained.get("swords", 0)
    assert table.offered("resolve") == []


# --- Gene Manipulation


def test_gene_manipulation_trashes_a_card():
    table = Table(hand="gene_manipulation dagger").do("send gene_manipulation hall_of_oratory")
    table.do("resolve gene_manipulation trash", "trash dagger hand")
    assert (table.hand, table.table["trashed"]) == ([], ["dagger"])


@pytest.mark.parametrize(
    "earlier, spice", [("the_voice", 2), ("gene_manipulation", 2), ("stilgar", 0)]
)
def test_gene_manipulation_gives_spice_beside_another_bene_gesserit_card(earlier, spice):
    table = Table(hand="gene_manipulation dagger", play=earlier, spice=0)
    table.do("send gene_manipulation hall_of_oratory", "done")
    assert table.spice == spice


# --- Spacing Guild


def test_guild_administrator_trashes_a_card_or_not():
    """IMP 3.4.2"""
    table = Table(hand="guild_administrator dagger").do("send guild_administrator secure_contract")
    assert table.options == ["resolve guild_administrator trash", "done"]
    table.do("resolve guild_administrator trash", "trash guild_administrator play")
    assert table.table["trashed"] == ["guild_administrator"]


@pytest.mark.parametrize("choice, influence, spice", [("influence", 1, 0), ("spice", 0, 2)])
def test_guild_ambassador_gives_influence_or_spice(choice, influence, spice):
    table = Table(hand="guild_ambassador dagger", **POOR)
    table.do("send guild_ambassador hall_of_oratory")
    assert table.options == ["take influence", "take spice"]
    table.do(f"take {choice}")
    assert (table.influence["guild"], table.spice) == (influence, spice)


def test_guild_ambassador_sells_a_point_to_the_guilds_ally():
    """IMP 3.6.4, IMP 3.2.2: once, however much spice there is."""
    table = reveal("guild_ambassador", influence={"guild": 4}, spice=7, vp=2)
    table.do("resolve guild_ambassador pay_spice_3")
    assert (table.spice, table.vp) == (4, 3)
    assert table.offered("resolve") == []


@pytest.mark.parametrize("guild, spice", [(3, 7), (4, 2)])
def test_guild_ambassador_sells_nothing_without_alliance_or_spice(guild, spice):
    """IMP 3.6.4, IMP 3.2.3"""
    table = reveal("guild_ambassador", influence={"guild": guild}, spice=spice)
    assert table.offered("resolve") == []


def test_guild_bankers_cut_the_price_of_each_spice_must_flow():
    """IMP 13.2.3"""
    table = reveal("guild_bankers", persuasion=12)
    table.do("acquire the_spice_must_flow", "acquire the_spice_must_flow")
    assert (table.persuasion, table.vp) == (0, 2)


def test_guild_bankers_cut_no_other_price():
    """IMP 13.2.3"""
    table = reveal("guild_bankers", persuasion=5, table={"row": ["lady_jessica", "opulence"]})
    assert table.why("acquire lady_jessica") == table.why("acquire opulence") == "IMP 5.3.1"
    assert table.why("acquire the_spice_must_flow") == "IMP 5.3.1"
    assert reveal("dagger", persuasion=6).why("acquire the_spice_must_flow") == "IMP 5.3.1"


def test_guild_bankers_played_for_an_agent_cut_nothing():
    """IMP 13.2.3"""
    table = reveal("dagger", play="guild_bankers", persuasion=8)
    assert table.why("acquire the_spice_must_flow") == "IMP 5.3.1"


# --- Gun Thopter


def test_gun_thopter_costs_each_opponent_a_garrison_troop():
    """IMP 13.2.4: an empty garrison loses nothing."""
    table = Table(
        hand="gun_thopter dagger", others=[{"garrison": 2, "conflict": 1}, {"garrison": 0}]
    )
    table.do("send gun_thopter secure_contract")
    assert [table.player(seat)["garrison"] for seat in range(3)] == [3, 1, 0]
    assert [table.player(seat)["conflict"] for seat in range(3)] == [0, 1, 0]
    assert [table.player(seat)["supply"] for seat in range(3)] == [9, 10, 12]


def test_gun_thopter_revealed_deploys_a_garrison_troop():
    table = reveal("gun_thopter", garrison=3)
    assert wealth(table) == {"swords": 3}
    table.do("resolve gun_thopter deploy")
    assert table.options == ["deploy 0", "deploy 1"]
    table.do("deploy 1")
    assert (table.garrison, table.conflict, table.strength) == (2, 2, 2 * 2 + 3)
    assert table.offered("resolve") == []


# --- Gurney Halleck


def test_gurney_halleck_recruits_and_draws():
    table = Table(hand="gurney_halleck dagger", deck="diplomacy seek_allies", garrison=0)
    table.do("send gurney_halleck carthag")
    assert (table.garrison, table.hand) == (1 + 2, ["dagger", "diplomacy"])


def test_gurney_halleck_revealed_hires_troops_for_the_conflict():
    table = reveal("gurney_halleck", solari=4, garrison=3)
    assert table.persuasion == 2
    table.do("resolve gurney_halleck pay_solari_3")
    assert (table.solari, table.garrison) == (1, 5)
    assert table.options == ["deploy 0", "deploy 1", "deploy 2"]
    table.do("deploy 2")
    assert (table.garrison, table.conflict) == (3, 3)
    assert table.offered("resolve") == []


def test_gurney_halleck_deploys_no_other_recruits():
    row = {"row": ["liet_kynes"]}
    table = reveal("gurney_halleck", persuasion=3, solari=3, influence={"emperor": 3}, table=row)
    table.do("acquire liet_kynes")
    assert table.garrison == 3 + 2  # two recruits of the Emperor's track
    table.do("resolve gurney_halleck pay_solari_3")
    assert table.options == ["deploy 0", "deploy 1", "deploy 2"]


def test_gurney_halleck_revealed_is_optional_and_needs_three_solari():
    """IMP 3.2.1, IMP 3.2.3"""
    table = reveal("gurney_halleck", solari=3).do("done")
    assert (table.solari, table.garrison) == (3, 3)
    assert reveal("gurney_halleck", solari=2).offered("resolve") == []


# --- Imperial Spy


def test_imperial_spy_trashes_itself_for_an_intrigue_card():
    """IMP 13.2.5"""
    table = Table(hand="imperial_spy dagger", table={"intrigue_top": ["windfall"]})
    table.do("send imperial_spy wealth", "resolve imperial_spy pay_trash_self")
    assert table.intrigue == ["windfall"]
    assert (table.play, table.table["trashed"]) == ([], ["imperial_spy"])


def test_imperial_spy_may_stay():
    """IMP 13.2.5, IMP 3.2.1"""
    table = Table(hand="imperial_spy dagger").do("send imperial_spy wealth")
    table.do("done")
    assert (table.intrigue, table.play) == ([], ["imperial_spy"])
    assert table.influence["emperor"] == 1


def test_imperial_spy_trashed_by_another_card_gives_none():
    """IMP 13.2.5"""
    table = Table(hand="guild_administrator imperial_spy")
    table.do("send guild_administrator secure_contract", "resolve guild_administrator trash")
    table.do("trash imperial_spy hand")
    assert (table.intrigue_size, table.table["trashed"]) == (0, ["imperial_spy"])


# --- Lady Jessica


def test_lady_jessica_draws_two_cards():
    table = Table(hand="lady_jessica dagger", deck="diplomacy reconnaissance seek_allies")
    table.do("send lady_jessica secure_contract")
    assert table.hand == ["dagger", "diplomacy", "reconnaissance"]


def test_lady_jessica_gives_influence_with_any_faction_when_acquired():
    table = reveal("dagger", persuasion=7, table={"row": ["lady_jessica"]})
    table.do("acquire lady_jessica")
    factions = ["emperor", "guild", "bene_gesserit", "fremen"]
    assert table.options == [f"faction {faction}" for faction in factions]
    table.do("faction guild")
    assert table.influence["guild"] == 1


# --- Liet Kynes


@pytest.mark.parametrize(
    "hand, earlier, persuasion",
    [
        ("liet_kynes", "", 2),
        ("liet_kynes fremen_camp", "", 2 * 2 + 2),
        ("liet_kynes", "stilgar chani", 3 * 2),
        ("liet_kynes arrakis_liaison", "worm_riders", 3 * 2 + 2),
        ("liet_kynes", "firm_grip", 2),
    ],
)
def test_liet_kynes_counts_the_fremen_cards_in_play(hand, earlier, persuasion):
    """IMP 13.2.9, IMP 3.6.2: itself and the cards of this round's agent turns included."""
    table = reveal(hand, play=earlier).do("resolve liet_kynes each_persuasion_2")
    assert table.persuasion == persuasion


def test_liet_kynes_raises_emperor_influence_when_acquired():
    table = reveal("dagger", persuasion=5, table={"row": ["liet_kynes"]}).do("acquire liet_kynes")
    assert table.influence == {"emperor": 1, "guild": 0, "bene_gesserit": 0, "fremen": 0}


def test_liet_kynes_only_sends_an_agent():
    table = Table(hand="liet_kynes dagger", **POOR).do("send liet_kynes stillsuits", "deploy 1")
    assert (wealth(table), table.influence["emperor"]) == ({"water": 1}, 0)
