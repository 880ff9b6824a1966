"""Imperium cards that raise influence, or give by it (IMP 13.2)."""

import pytest

from imperium.card_turns import POOR, reveal, wealth
from imperium.table import Table

# --- CHOAM Directorship


def test_choam_directorship_raises_all_four_tracks_when_acquired():
    row = {"row": ["choam_directorship"]}
    table = reveal("dagger", persuasion=8, table=row).do("acquire choam_directorship")
    assert table.influence == {"emperor": 1, "guild": 1, "bene_gesserit": 1, "fremen": 1}
    assert table.solari == 0


def test_choam_directorship_revealed_raises_none():
    assert set(reveal("choam_directorship").influence.values()) == {0}


# --- Crysknife


def test_crysknife_pays_a_solari():
    table = Table(hand="crysknife dagger", solari=0).do("send crysknife imperial_basin", "done")
    assert (table.solari, table.influence["fremen"]) == (1, 0)


def test_crysknife_raises_fremen_influence_with_a_bond():
    table = reveal("crysknife arrakis_liaison")
    assert table.influence["fremen"] == 1
    assert reveal("crysknife dagger").influence["fremen"] == 0


# --- Firm Grip


def test_firm_grip_buys_influence_with_a_faction_other_than_the_emperor():
    table = Table(hand="firm_grip dagger", solari=2).do("send firm_grip hall_of_oratory")
    table.do("resolve firm_grip pay_solari_2")
    assert table.options == ["faction guild", "faction bene_gesserit", "faction fremen"]
    table.do("faction bene_gesserit")
    assert (table.solari, table.influence["bene_gesserit"]) == (0, 1)


def test_firm_grip_is_optional_and_needs_two_solari():
    """IMP 3.2.1, IMP 3.2.3"""
    table = Table(hand="firm_grip dagger", solari=2).do("send firm_grip hall_of_oratory", "done")
    assert (table.solari, table.asked) == (2, (1, "turn"))
    poor = Table(hand="firm_grip dagger", solari=1).do("send firm_grip hall_of_oratory")
    assert (poor.solari, poor.asked) == (1, (1, "turn"))


def test_firm_grip_persuades_with_the_emperors_alliance():
    """IMP 3.6.4: the token is needed, four influence beside a holder are not enough."""
    assert reveal("firm_grip", influence={"emperor": 4}).persuasion == 4
    holder = {"table": {"alliances": {"emperor": 1}}, "others": [{"influence": {"emperor": 4}}]}
    assert reveal("firm_grip", influence={"emperor": 4}, **holder).persuasion == 0


# --- Spacing Guild


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


# --- Missionaria Protectiva


def test_missionaria_protectiva_gives_influence_beside_another_bene_gesserit_card():
    """IMP 13.2.10: it is one itself, and its second copy will do."""
    table = Table(hand="missionaria_protectiva dagger", play="missionaria_protectiva")
    table.do("send missionaria_protectiva carthag")
    table.do("resolve missionaria_protectiva influence_any_1", "faction bene_gesserit")
    assert table.influence["bene_gesserit"] == 1


@pytest.mark.parametrize("earlier", ["", "stilgar firm_grip space_travel"])
def test_missionaria_protectiva_alone_gives_none(earlier):
    table = Table(hand="missionaria_protectiva dagger", play=earlier)
    table.do("send missionaria_protectiva carthag")
    assert table.offered("resolve") == []
    assert set(table.influence.values()) == {0}


def test_missionaria_protectiva_serves_other_bene_gesserit_cards():
    """IMP 13.2.10"""
    table = Table(hand="gene_manipulation dagger", play="missionaria_protectiva", spice=0)
    assert table.do("send gene_manipulation hall_of_oratory").spice == 2


# --- Power Play


@pytest.mark.parametrize(
    "space, faction", [("wealth", "emperor"), ("secrets", "bene_gesserit"), ("foldspace", "guild")]
)
def test_power_play_doubles_the_influence_of_the_space_and_is_trashed(space, faction):
    """IMP 13.2.11"""
    table = Table(hand="power_play dagger").do(f"send power_play {space}")
    assert (table.influence[faction], table.vp) == (2, 1)
    assert (table.play, table.table["trashed"]) == ([], ["power_play"])


def test_power_play_cannot_be_kept():
    """IMP 13.2.11, IMP 3.4.2"""
    table = Table(hand="power_play dagger", spice=2).do("send power_play selective_breeding")
    assert "resolve power_play trash_self" in table.options
    assert "done" not in table.options


def test_power_play_doubles_no_other_influence():
    """IMP 13.2.11"""
    table = Table(hand="power_play dagger", intrigue="know_their_ways")
    table.do("send power_play wealth", "play know_their_ways")
    assert table.influence == {"emperor": 2, "guild": 0, "bene_gesserit": 0, "fremen": 1}


# --- Shifting Allegiances


@pytest.mark.parametrize(
    "gained, influence",
    [
        ("guild", {"emperor": 0, "guild": 2, "bene_gesserit": 0, "fremen": 1}),
        ("emperor", {"emperor": 2, "guild": 0, "bene_gesserit": 0, "fremen": 1}),
    ],
)
def test_shifting_allegiances_trades_influence_and_spice_for_two_influence(gained, influence):
    """IMP 13.2.13: with one faction, which may be the one that lost it."""
    table = Table(
        hand="shifting_allegiances dagger", spice=3, influence={"emperor": 1, "fremen": 1}
    )
    table.do("send shifting_allegiances hall_of_oratory")
    table.do("resolve shifting_allegiances pay_influence_1_and_spice_2")
    assert table.options == ["faction emperor", "faction fremen"]
    table.do("faction emperor", f"faction {gained}")
    assert (table.spice, table.influence) == (1, influence)
    assert table.asked == (1, "turn")


@pytest.mark.parametrize("spice, influence", [(5, {}), (1, {"guild": 3})])
def test_shifting_allegiances_is_closed_without_the_whole_cost(spice, influence):
    """IMP 13.2.13, IMP 3.2.3: influence is lost only where there is some."""
    table = Table(hand="shifting_allegiances dagger", spice=spice, influence=influence)
    table.do("send shifting_allegiances hall_of_oratory")
    assert (table.spice, table.asked) == (spice, (1, "turn"))


def test_shifting_allegiances_is_optional():
    """IMP 3.2.1"""
    table = Table(hand="shifting_allegiances dagger", spice=2, influence={"emperor": 1})
    table.do("send shifting_allegiances hall_of_oratory", "done")
    assert (table.spice, table.influence["emperor"]) == (2, 1)
