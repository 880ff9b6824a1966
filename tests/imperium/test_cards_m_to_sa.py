"""Imperium cards from Missionaria Protectiva to Sardaukar Legion (IMP 13.2)."""

import pytest

from imperium.card_turns import POOR, reveal, wealth
from imperium.table import Table


@pytest.mark.parametrize(
    "card, gained",
    [
        ("missionaria_protectiva", {"persuasion": 1}),
        ("opulence", {"persuasion": 1}),
        ("other_memory", {"persuasion": 2}),
        ("piter_de_vries", {"persuasion": 3, "swords": 1}),
        ("power_play", {}),
        ("reverend_mother_mohiam", {"persuasion": 2, "spice": 2}),
        ("sardaukar_infantry", {"persuasion": 1, "swords": 2}),
    ],
)
def test_reveal_boxes(card, gained):
    table = reveal(card)
    assert wealth(table) == gained
    assert table.strength == 2 + gained.get("swords", 0)
    assert table.offered("resolve") == []


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


# --- Opulence and Other Memory


def test_opulence_gives_three_solari():
    table = Table(hand="opulence dagger", **POOR).do("send opulence wealth")
    assert wealth(table) == {"solari": 2 + 3}


def test_opulence_revealed_buys_a_point():
    """IMP 3.2.2: one point, however many solari there are."""
    table = reveal("opulence", solari=13).do("resolve opulence pay_solari_6")
    assert (table.solari, table.vp) == (7, 1)
    assert table.offered("resolve") == []


def test_opulence_revealed_is_optional_and_needs_six_solari():
    """IMP 3.2.1, IMP 3.2.3"""
    table = reveal("opulence", solari=6).do("done")
    assert (table.solari, table.vp) == (6, 0)
    assert reveal("opulence", solari=5).offered("resolve") == []


def test_other_memory_draws_a_card():
    table = Table(hand="other_memory dagger", deck="seek_allies", discard="the_voice stilgar")
    table.do("send other_memory secure_contract")
    assert table.options == ["take draw", "take recover"]
    assert table.do("take draw").hand == ["dagger", "seek_allies"]


def test_other_memory_recovers_a_bene_gesserit_card():
    discard = "the_voice stilgar lady_jessica"
    table = Table(hand="other_memory dagger", deck="seek_allies", discard=discard)
    table.do("send other_memory secure_contract", "take recover")
    assert table.options == ["recover lady_jessica", "recover the_voice"]
    table.do("recover lady_jessica")
    assert table.hand == ["dagger", "lady_jessica"]
    assert table.discard == ["the_voice", "stilgar"]


def test_other_memory_only_draws_without_a_bene_gesserit_card_to_recover():
    table = Table(hand="other_memory dagger", deck="seek_allies", discard="stilgar")
    table.do("send other_memory secure_contract")
    assert table.hand == ["dagger", "seek_allies"]


# --- Piter De Vries and Power Play


def test_piter_de_vries_draws_an_intrigue_card():
    table = Table(hand="piter_de_vries dagger", table={"intrigue_top": ["windfall"]})
    assert table.do("send piter_de_vries hall_of_oratory").intrigue == ["windfall"]


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


# --- Reverend Mother Mohiam


def test_reverend_mother_mohiam_makes_opponents_discard_two_cards_each():
    """IMP 13.2.12, IMP 3.4.3: own choice, clockwise, and no intrigue cards."""
    others = [
        {"hand": "dagger diplomacy seek_allies", "intrigue": "windfall"},
        {"hand": "signet_ring"},
    ]
    table = Table(hand="reverend_mother_mohiam dagger", play="the_voice", others=others)
    table.do("send reverend_mother_mohiam wealth")
    assert table.asked == (1, "discard")
    assert table.options == ["discard dagger", "discard diplomacy", "discard seek_allies"]
    table.do("discard seek_allies", "discard dagger")
    assert (table.player(1)["hand"], table.player(1)["intrigue"]) == (["diplomacy"], ["windfall"])
    assert table.player(1)["discard"] == ["seek_allies", "dagger"]
    assert (table.player(2)["hand"], table.player(2)["discard"]) == ([], ["signet_ring"])
    assert table.hand == ["dagger"]


def test_reverend_mother_mohiam_asks_clockwise_from_the_left():
    """IMP 13.2.12"""
    others = [{"hand": "dagger diplomacy"}, {"hand": "dagger diplomacy seek_allies"}]
    table = Table(hand="reverend_mother_mohiam dagger", play="the_voice", others=others)
    table.do("send reverend_mother_mohiam wealth", "discard dagger")
    assert (table.player(1)["hand"], table.asked) == ([], (2, "discard"))
    table.do("discard dagger", "discard diplomacy")
    assert table.player(2)["hand"] == ["seek_allies"]


@pytest.mark.parametrize("earlier", ["", "stilgar imperial_spy"])
def test_reverend_mother_mohiam_needs_another_bene_gesserit_card(earlier):
    """IMP 13.2.12"""
    table = Table(hand="reverend_mother_mohiam dagger", play=earlier)
    table.do("send reverend_mother_mohiam wealth")
    assert [table.player(seat)["hand_size"] for seat in (1, 2)] == [5, 5]
    assert table.asked == (1, "turn")


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
