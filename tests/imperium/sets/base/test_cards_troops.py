"""Imperium cards that recruit, deploy and retreat troops, or fight (IMP 13.2)."""

import pytest

from imperium.card_turns import POOR, reveal, wealth
from imperium.table import Table


def test_arrakis_recruiter_recruits_one_troop():
    table = Table(hand="arrakis_recruiter dagger", garrison=0)
    assert table.do("send arrakis_recruiter carthag").garrison == 1 + 1


# --- Chani


def test_chani_gives_water_when_acquired():
    table = reveal("dagger", persuasion=5, table={"row": ["chani"]}).do("acquire chani")
    assert wealth(table) == {"water": 1, "swords": 1}


@pytest.mark.parametrize("back", [0, 2, 5])
def test_chani_takes_any_number_of_troops_back(back):
    table = reveal("chani", conflict=5, garrison=1)
    assert wealth(table) == {"persuasion": 2}
    table.do("resolve chani retreat")
    assert table.options == [f"retreat {number}" for number in range(6)]
    table.do(f"retreat {back}")
    assert (table.conflict, table.garrison) == (5 - back, 1 + back)
    assert table.strength == 2 * (5 - back)


def test_chani_may_leave_all_troops_in_the_conflict():
    table = reveal("chani", conflict=2).do("done")
    assert table.conflict == 2


def test_chani_only_sends_an_agent():
    table = Table(hand="chani dagger", **POOR).do("send chani stillsuits", "deploy 1")
    assert (wealth(table), table.conflict) == ({"water": 1}, 1)


# --- Duncan Idaho


def test_duncan_idaho_trades_one_water_for_a_recruit_and_a_card():
    """IMP 3.2.2: once, however much water there is."""
    table = Table(hand="duncan_idaho dagger", deck="diplomacy seek_allies", water=3, garrison=0)
    table.do("send duncan_idaho carthag", "resolve duncan_idaho pay_water_1")
    assert (table.water, table.garrison) == (2, 1 + 1)
    assert table.hand == ["dagger", "diplomacy"]
    assert table.offered("resolve") == []
    assert table.why("resolve duncan_idaho pay_water_1") == "IMP 3.2.3"


def test_duncan_idaho_may_keep_the_water():
    """IMP 3.2.1: without the cost there is no effect."""
    table = Table(hand="duncan_idaho dagger", deck="diplomacy", water=1, garrison=0)
    table.do("send duncan_idaho carthag", "resolve carthag intrigue_1", "done")
    assert (table.water, table.garrison, table.hand) == (1, 1, ["dagger"])


def test_duncan_idaho_offers_nothing_without_water():
    """IMP 3.2.3"""
    table = Table(hand="duncan_idaho dagger", water=0).do("send duncan_idaho carthag")
    assert table.offered("resolve") == []


# --- Fedaykin Death Commando


@pytest.mark.parametrize(
    "zone, card", [("hand", "dagger"), ("discard", "diplomacy"), ("play", "seek_allies")]
)
def test_fedaykin_death_commando_trashes_a_card(zone, card):
    """IMP 3.4.1: from hand, discard pile or play, and out of the game."""
    table = Table(hand="fedaykin_death_commando dagger", discard="diplomacy", play="seek_allies")
    table.do("send fedaykin_death_commando secure_contract")
    table.do("resolve fedaykin_death_commando trash")
    assert "trash fedaykin_death_commando play" in table.options
    table.do(f"trash {card} {zone}")
    assert card not in table.player(0)[zone]
    assert card in table.table["trashed"]


def test_fedaykin_death_commando_need_not_trash():
    """IMP 3.4.2"""
    table = Table(hand="fedaykin_death_commando dagger")
    table.do("send fedaykin_death_commando secure_contract", "done")
    assert (table.hand, table.play) == (["dagger"], ["fedaykin_death_commando"])
    assert table.table["trashed"] == []


@pytest.mark.parametrize("card, swords", [("crysknife", 1 + 3), ("firm_grip", 0)])
def test_fedaykin_death_commando_has_swords_with_a_bond(card, swords):
    assert reveal(f"fedaykin_death_commando {card}").swords == swords


# --- Fremen Camp


def test_fremen_camp_hires_three_troops_for_two_spice():
    table = Table(hand="fremen_camp dagger", spice=2, garrison=0)
    table.do("send fremen_camp secure_contract", "resolve fremen_camp pay_spice_2")
    assert (table.spice, table.garrison) == (0, 3)


@pytest.mark.parametrize("spice", [0, 1])
def test_fremen_camp_offers_nothing_without_the_spice(spice):
    """IMP 3.2.3: a cost is paid in full or not at all."""
    table = Table(hand="fremen_camp dagger", spice=spice).do("send fremen_camp secure_contract")
    assert (table.spice, table.garrison, table.asked) == (spice, 3, (1, "turn"))


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
    table.do("send gurney_halleck carthag", "resolve gurney_halleck draw_1")
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


# --- Sardaukar


def test_sardaukar_legion_recruits_two_troops():
    table = Table(hand="sardaukar_legion dagger", garrison=0)
    assert table.do("send sardaukar_legion wealth").garrison == 2


def test_sardaukar_legion_revealed_deploys_up_to_three_troops():
    table = reveal("sardaukar_legion", garrison=4)
    assert wealth(table) == {"persuasion": 1}
    table.do("resolve sardaukar_legion deploy")
    assert table.options == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]
    table.do("deploy 3")
    assert (table.garrison, table.conflict, table.strength) == (1, 4, 8)


def test_sardaukar_legion_revealed_need_not_deploy():
    table = reveal("sardaukar_legion", garrison=4).do("done")
    assert (table.garrison, table.conflict) == (4, 1)
    assert reveal("sardaukar_legion", garrison=0).offered("resolve") == []


# --- Scout


@pytest.mark.parametrize("deployed, most", [(1, 1), (3, 2)])
def test_scout_takes_up_to_two_troops_back(deployed, most):
    table = reveal("scout", conflict=deployed, garrison=0)
    assert wealth(table) == {"persuasion": 1, "swords": 1}
    table.do("resolve scout retreat")
    assert table.options == [f"retreat {number}" for number in range(most + 1)]
    table.do(f"retreat {most}")
    assert (table.conflict, table.garrison) == (deployed - most, most)


def test_scout_need_not_retreat_and_sends_an_agent_only():
    assert reveal("scout", conflict=2).do("done").conflict == 2
    table = Table(hand="scout dagger", **POOR).do("send scout secure_contract")
    assert (wealth(table), table.asked) == ({"solari": 3}, (1, "turn"))


# --- Fremen


def test_worm_riders_give_two_spice():
    table = Table(hand="worm_riders dagger", **POOR).do("send worm_riders secure_contract")
    assert wealth(table) == {"solari": 3, "spice": 2}


@pytest.mark.parametrize(
    "mine, theirs, swords", [(1, 0, 0), (2, 0, 4), (3, 0, 4), (4, 4, 4), (4, 3, 6), (6, 0, 6)]
)
def test_worm_riders_have_swords_by_influence_and_by_alliance(mine, theirs, swords):
    """IMP 13.2.17, IMP 3.6.4"""
    holder = {"alliances": {"fremen": 1}} if mine == theirs else {}
    others = [{"influence": {"fremen": theirs}}]
    table = reveal("worm_riders", influence={"fremen": mine}, others=others, table=holder)
    assert wealth(table) == ({"swords": swords} if swords else {})
    assert table.strength == 2 + swords
