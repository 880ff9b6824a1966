"""What cards share: costs, trashing, discarding, being in play (IMP 3.2, 3.4, 3.6)."""

import pytest

from imperium.card_turns import POOR, reveal, wealth
from imperium.table import Table

OUT = [{"hand": [], "deck": [], "discard": [], "revealed": True}] * 2


# --- costs


def test_an_arrow_may_be_refused():
    """IMP 3.2.1"""
    table = reveal("opulence gurney_halleck", solari=9).do("done")
    assert (table.solari, table.vp, table.garrison) == (9, 0, 3)


def test_two_copies_have_an_arrow_each():
    """IMP 3.2.2: once for each card revealed or played."""
    table = Table(hand="fremen_camp fremen_camp", spice=5, garrison=0, others=OUT)
    table.do("send fremen_camp secure_contract", "resolve fremen_camp pay_spice_2")
    assert (table.spice, table.garrison, table.asked) == (3, 3, (0, "turn"))
    table.do("send fremen_camp imperial_basin", "resolve fremen_camp pay_spice_2")
    assert (table.spice, table.garrison) == (3 + 1 - 2, 6)
    assert table.offered("resolve") == []


def test_a_cost_gained_on_the_same_turn_opens_the_arrow():
    """IMP 3.2.3: it is paid in full, and may be once it can be."""
    table = Table(hand="fremen_camp dagger", spice=1, garrison=0)
    table.do("send fremen_camp imperial_basin", "resolve fremen_camp pay_spice_2")
    assert (table.spice, table.garrison) == (0, 3)


def test_an_intrigue_card_is_played_with_its_cost_or_not_at_all():
    """IMP 3.2.4"""
    poor = Table(hand="dagger", intrigue="bribery", solari=1)
    assert poor.why("play bribery") == "IMP 10.2.2"
    table = Table(hand="dagger", intrigue="bribery", solari=2).do("play bribery")
    assert (table.solari, table.asked) == (0, (0, "faction_up"))
    assert "done" not in table.options


# --- trashing and discarding


def test_a_trashed_reserve_card_can_be_acquired_again():
    """IMP 3.4.1"""
    deck = " ".join(["arrakis_liaison"] * 7)
    table = Table(
        hand="guild_administrator arrakis_liaison convincing_argument",
        deck=deck,
        intrigue="ambush",
        others=OUT,
    )
    table.do("send guild_administrator secure_contract", "resolve guild_administrator trash")
    assert table.table["reserve"]["arrakis_liaison"] == 0
    table.do("trash arrakis_liaison hand", "done", "reveal", "acquire arrakis_liaison")
    assert table.discard == ["arrakis_liaison"]
    assert table.table["trashed"].count("arrakis_liaison") == 0


def test_a_trash_paid_as_a_cost_cannot_be_declined():
    """IMP 3.4.2: once the cost is chosen, some card goes."""
    table = Table(hand="diplomacy dagger", spice=2)
    table.do("send diplomacy selective_breeding", "resolve selective_breeding pay_trash")
    assert table.options == ["trash dagger hand", "trash diplomacy play"]


def test_a_discard_takes_the_whole_of_a_small_hand_and_no_intrigue():
    """IMP 3.4.3"""
    others = [{"hand": "dagger", "intrigue": "windfall bribery"}, {"hand": [], "revealed": True}]
    table = Table(hand="reverend_mother_mohiam", play="space_travel the_voice", others=others)
    table.do("send reverend_mother_mohiam wealth")
    assert (table.player(1)["hand"], table.player(1)["discard"]) == ([], ["dagger"])
    assert table.player(1)["intrigue_size"] == 2


# --- recall, in play, bond, conditions


def test_a_recalled_agent_is_sent_again():
    """IMP 3.6.1"""
    agents = {"agents": {"carthag": [0], "wealth": [0]}}
    table = Table(hand="reconnaissance dagger", intrigue="urgent_mission", table=agents)
    assert table.why("send reconnaissance carthag") == "IMP 4.1.1"
    table.do("play urgent_mission", "recall carthag", "send reconnaissance carthag")
    assert table.table["agents"] == {"carthag": [0], "wealth": [0]}
    assert table.agents == 0


def test_a_card_is_in_play_from_the_agent_turn_to_the_clean_up():
    """IMP 3.6.2"""
    table = Table(hand="stilgar spice_hunter", intrigue="ambush", others=OUT, **POOR)
    table.do("send stilgar secure_contract", "done")
    assert (table.play, table.discard) == (["stilgar"], [])
    table.do("reveal")
    assert (table.play, table.spice) == (["stilgar", "spice_hunter"], 1)
    table.do("done")
    assert table.play == []
    assert sorted(table.discard) == ["spice_hunter", "stilgar"]


def test_a_card_trashed_from_play_makes_no_bond():
    """IMP 3.6.2, IMP 19.1.23"""
    table = Table(
        hand="guild_administrator spice_hunter", play="stilgar", intrigue="ambush", others=OUT
    )
    table.do("send guild_administrator secure_contract", "resolve guild_administrator trash")
    table.do("trash stilgar play", "done", "reveal")
    assert (table.persuasion, table.spice) == (1, 0)


def test_two_bonded_cards_serve_each_other():
    """IMP 3.6.3"""
    table = reveal("spice_hunter fedaykin_death_commando")
    assert wealth(table) == {"persuasion": 2, "spice": 1, "swords": 1 + 3}


@pytest.mark.parametrize(
    "first, second", [("crysknife", "spice_hunter"), ("spice_hunter", "crysknife")]
)
def test_a_card_played_for_an_agent_makes_the_bond_of_a_revealed_one(first, second):
    """IMP 3.6.3: in whatever order."""
    table = Table(hand=f"{first} {second}", intrigue="ambush", others=OUT, **POOR)
    table.do(f"send {first} secure_contract", "done", "reveal")
    bonus = {"crysknife": table.influence["fremen"], "spice_hunter": table.spice}
    assert (bonus[first], bonus[second]) == (0, 1)


def test_a_second_copy_makes_the_bond_but_a_card_alone_does_not():
    """IMP 3.6.3"""
    assert reveal("spice_hunter spice_hunter").spice == 2
    assert reveal("spice_hunter").spice == 0


# --- waiting conditions and trashed sources


def test_an_effect_waits_until_its_condition_holds():
    """IMP 19.1.4: an acquire effect brings the alliance the revealed card asks for."""
    table = reveal(
        "firm_grip", persuasion=5, influence={"emperor": 3}, table={"row": ["liet_kynes"]}
    )
    assert table.persuasion == 5
    table.do("acquire liet_kynes")
    assert (table.table["alliances"]["emperor"], table.persuasion) == (0, 4)


def test_an_effect_of_an_agent_turn_waits_too():
    """IMP 19.1.4"""
    table = Table(
        hand="smugglers_thopter dagger",
        deck="diplomacy seek_allies signet_ring",
        influence={"guild": 1},
        intrigue="guild_authorization",
    )
    table.do("send smugglers_thopter secure_contract")
    assert table.hand == ["dagger"]
    table.do("play guild_authorization")
    assert table.hand == ["dagger", "diplomacy", "seek_allies"]


def test_an_effect_whose_condition_never_holds_lapses():
    """IMP 19.1.4"""
    table = Table(
        hand="smugglers_thopter diplomacy dagger",
        deck="seek_allies signet_ring",
        influence={"guild": 1},
        intrigue="ambush",
        others=OUT,
    )
    table.do("send smugglers_thopter secure_contract", "done", "send diplomacy foldspace")
    assert (table.influence["guild"], table.hand_size) == (2, 1)


def test_a_source_trashed_from_play_still_has_its_effects_to_come():
    """IMP 19.1.23"""
    table = Table(hand="foldspace dagger", deck="diplomacy seek_allies signet_ring", spice=2)
    table.do("send foldspace selective_breeding", "resolve selective_breeding pay_trash")
    table.do("trash foldspace play")
    assert table.table["reserve"]["foldspace"] == 6
    assert table.hand == ["dagger", "diplomacy", "seek_allies", "signet_ring"]


def test_gains_of_a_card_trashed_later_stay():
    """IMP 19.1.23: the card no longer counts as in play, its spice is kept."""
    table = Table(hand="gene_manipulation dagger", play="the_voice", spice=0)
    table.do("send gene_manipulation hall_of_oratory", "resolve gene_manipulation trash")
    table.do("trash the_voice play")
    assert (table.spice, table.play) == (2, ["gene_manipulation"])
