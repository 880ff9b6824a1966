"""Cards of Rise of Ix that meet others on one turn: order, factions, unloading as a cost."""

import pytest

from imperium.card_turns import POOR, reveal, wealth
from imperium.table import Table

FACTIONS = {
    "fremen": {"desert_ambush", "jamis", "satellite_ban", "spice_trader", "sayyadina"},
    "bene_gesserit": {"in_the_shadows", "sayyadina", "truthsayer", "web_of_power", "weirding_way"},
}
CARDS = ("appropriate", "bounty_hunter", "court_intrigue", "desert_ambush", "esmar_tuek",
         "guild_accord", "imperial_bashar", "in_the_shadows", "ixian_engineer", "jamis",
         "satellite_ban", "sayyadina", "spice_trader", "treachery", "truthsayer", "web_of_power",
         "weirding_way")  # fmt: skip


@pytest.mark.parametrize("card", CARDS)
def test_the_factions_of_cards_make_bonds(card):
    """IMP 3.6.2, IMP 3.6.3: Shai-Hulud asks for Fremen, Embedded Agent for Bene Gesserit."""
    bond = reveal("shai_hulud", ix=True, play=card)
    assert (bond.swords == 5) == (card in FACTIONS["fremen"])
    table = Table(ix=True, hand="embedded_agent dagger", play=card)
    table.do("send embedded_agent tech_negotiation")
    sisters = bool(table.offered("resolve embedded_agent"))
    assert sisters == (card in FACTIONS["bene_gesserit"])


# --- conditions that come true in the middle of a turn


def test_a_bond_may_come_with_a_card_drawn_later():
    """IMP 5.1.3, IMP 5.2.1"""
    water = {"intrigue": "water_of_life", "water": 1, "spice": 1}
    table = reveal("sayyadina", ix=True, deck="jamis dagger dagger", **water)
    assert table.persuasion == 0
    assert table.do("play water_of_life").persuasion == 3 + 1


def test_web_of_power_works_with_influence_gained_on_the_turn():
    """IMP 4.4.1"""
    card = {"hand": "web_of_power dagger", "intrigue": "favored_subject", "solari": 0}
    table = Table(ix=True, influence={"emperor": 1}, **card).do("send web_of_power secrets")
    assert table.solari == 0
    table.do("play favored_subject", *table.offered("resolve web_of_power"))
    assert table.solari == 2


def test_guild_accord_pays_for_an_alliance_won_on_the_same_reveal():
    """IMP 5.2.1"""
    table = Table(ix=True, **POOR, hand="guild_accord web_of_power", influence={"guild": 3})
    table.do("reveal", "resolve web_of_power influence_any_1", "faction guild")
    assert (table.table["alliances"]["guild"], table.spice) == (0, 3)


def test_a_plot_card_may_ship_recruits_for_the_agent_to_come():
    """IMP 22.2.5, IMP 4.5.1"""
    card = {"hand": "reconnaissance dagger", "intrigue": "expedite", "garrison": 0}
    table = Table(ix=True, spice=1, freighter=2, **card)
    table.do("play expedite", "resolve expedite freighter", "take recall")
    table.do("resolve shipping_track influence_any_1", "faction guild", "take spice")
    table.do("send reconnaissance arrakeen")
    assert table.offered("deploy")[-1] == "deploy 3"


def test_the_troops_of_treachery_count_for_diversion():
    """IMP 26.2.3: two unloaded and two recruits."""
    card = {"hand": "treachery dagger", "intrigue": "diversion", "water": 1, "garrison": 0}
    table = Table(ix=True, **card).do("send treachery hardy_warriors")
    assert "play diversion" not in table.options
    assert "play diversion" in table.do("deploy 2").options


# --- swords of other cards


@pytest.mark.parametrize(
    "hand", ["imperial_bashar full_scale_assault", "full_scale_assault imperial_bashar"]
)
@pytest.mark.parametrize("held", ["", "ambush"], ids=["unasked", "asked"])
def test_imperial_bashar_counts_full_scale_assault_in_either_order(hand, held):
    """IMP 26.1.8, IMP 5.2.1: what is not asked must not cost a sword."""
    more = {"conflict": 1, "dreadnoughts": {"conflict": 1}, "intrigue": held}
    table = Table(ix=True, hand=hand, **more).do("reveal")
    for card in ("full_scale_assault", "imperial_bashar"):
        table.do(*table.offered(f"resolve {card}"))
    assert table.swords == 2 + 3 + 1


@pytest.mark.parametrize("held", ["", "ambush"], ids=["unasked", "asked"])
def test_artillery_counts_full_scale_assault(held):
    """IMP 26.3.1, IMP 5.2.1"""
    more = {"conflict": 1, "dreadnoughts": {"conflict": 1}, "intrigue": held, "tech": "artillery"}
    table = Table(ix=True, hand="full_scale_assault", **more).do("reveal")
    for source in ("full_scale_assault", "artillery"):
        table.do(*table.offered(f"resolve {source}"))
    assert table.swords == 3 + 1


# --- the last troops of the supply


def test_treachery_may_send_the_last_troops_before_the_space_recruits_them():
    """IMP 4.4.1: at Conspire, where recruits cannot be deployed, the order matters."""
    table = Table(ix=True, hand="treachery dagger", garrison=10, spice=4)
    table.do("send treachery conspire")
    assert "resolve conspire troops_2" in table.options
    table.do("resolve treachery trash_self", "resolve treachery troops_2")
    assert (table.conflict, table.garrison, table.supply) == (2, 10, 0)


# --- unloading as a cost, and on another's turn


def test_a_card_trashed_as_a_cost_unloads():
    """IMP 24.1.2: at Selective Breeding."""
    more = {"hand": "diplomacy choam_delegate dagger", "deck": "scout stilgar"}
    table = Table(ix=True, **{**POOR, "spice": 2}, **more)
    table.do("send diplomacy selective_breeding", "resolve selective_breeding pay_trash")
    table.do("trash choam_delegate hand")
    assert wealth(table) == {"solari": 3}
    assert table.hand == ["dagger", "scout", "stilgar"]


def test_a_card_trashed_by_an_acquire_effect_unloads():
    """IMP 24.1.2"""
    shop = {"persuasion": 7, "discard": "water_peddler", "table": {"row": ["shai_hulud"]}}
    table = reveal("dagger", ix=True, **shop).do("acquire shai_hulud")
    table.do("resolve shai_hulud trash", "trash water_peddler discard")
    assert table.water == 1


def test_cards_discarded_on_anothers_turn_unload_for_their_owner():
    """IMP 24.1.2, IMP 29.1.14"""
    hand = "treachery choam_delegate in_the_shadows"
    others = [{**POOR, "hand": hand, "garrison": 3}, {"hand": "dagger"}]
    table = Table(ix=True, hand="reverend_mother_mohiam", play="truthsayer", others=others)
    table.do("send reverend_mother_mohiam wealth")
    assert table.asked == (1, "discard")
    table.do("discard treachery", "discard in_the_shadows")
    owner = table.player(1)
    assert (owner["conflict"], owner["garrison"], owner["hand"]) == (2, 3, ["choam_delegate"])
    assert (owner["influence"]["bene_gesserit"], table.influence["bene_gesserit"]) == (1, 0)
    assert (owner["solari"], table.conflict) == (0, 0)


def test_a_discarded_card_may_be_drawn_again():
    """IMP 3.3.1: Truthsayer's discard comes first, and an empty deck is made of it."""
    table = Table(ix=True, hand="truthsayer dagger", deck=[], discard=[])
    table.do("send truthsayer wealth", "resolve truthsayer pay_discard")
    assert (table.hand, table.discard) == (["dagger"], [])


# --- House Hagal and rivals as enemies


def test_desert_ambush_and_cannon_turrets_strike_house_hagal():
    """IMP 26.1.4, IMP 26.2.2"""
    fleet = {"conflict": 2, "dreadnoughts": {"conflict": 1}}
    mine = {"hand": "desert_ambush dagger", "garrison": 2, "intrigue": "windfall"}
    table = Table(ix=True, seats=2, others=[{}, fleet], **mine)
    table.do("send desert_ambush imperial_basin", "deploy 2")
    table.do(*table.offered("resolve desert_ambush"))
    table.do("rout house_hagal dreadnought", "rout house_hagal troop")
    assert (table.player(2)["conflict"], table.player(2)["dreadnoughts"]["garrison"]) == (1, 1)
    fight = {"phase": "combat", "conflict": "skirmish_b"}
    cards = {"intrigue": "cannon_turrets windfall", "conflict": 2}
    shot = Table(ix=True, seats=2, others=[{"conflict": 1}, fleet], table=fight, **cards)
    assert shot.do("play cannon_turrets").player(2)["strength"] == 2 * 2


def test_a_solo_rival_buys_both_points_of_economic_supremacy():
    """IMP 29.1.12, IMP 26.4.2"""
    rival = {"conflict": 9, "solari": 6, "spice": 4, "vp": 0}
    place = {"phase": "combat", "conflict": "economic_supremacy", "first": 2, "round": 7}
    table = Table(ix=True, seats=1, conflict=1, others=[rival, {}], table=place)
    assert [table.player(1)[name] for name in ("vp", "solari", "spice")] == [3, 0, 0]
