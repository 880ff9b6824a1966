"""Spies on observation posts (IMP 39)."""

import pytest

from imperium.table import Table

DUNE, DIPLOMACY, RECON = "dune_the_desert_planet", "diplomacy", "reconnaissance"


def up(**me):
    return Table(uprising=True, **me)


def test_there_are_thirteen_posts_and_three_spies():
    """IMP 39.1.1: each is connected with one to three spaces."""
    posts = up().table["posts"]
    assert len(posts) == 13
    assert {len(post["spaces"]) for post in posts} == {1, 2, 3}
    assert {key for post in posts for key in post["spaces"]} == set(up().table["spaces"])
    assert up().spies_supply == 3


def test_a_spy_is_placed_on_any_free_post():
    """IMP 39.2.1, IMP 39.2.4"""
    table = up(hand=DIPLOMACY, spice=1, others=[{"spies": "post_guild"}])
    table.do(f"send {DIPLOMACY} espionage", "resolve espionage spy")
    assert len(table.offered("spy ")) == 12
    assert table.why("spy post_guild") == "IMP 39.2.4"
    table.do("spy post_deep_desert")
    assert (table.spies, table.spies_supply) == (["post_deep_desert"], 2)


def test_placing_is_compulsory_while_a_spy_is_in_supply():
    """IMP 39.2.1"""
    table = up(hand=DIPLOMACY, spice=1).do(f"send {DIPLOMACY} espionage")
    assert "done" not in table.options


MARGOT = {"leader": "lady_margot_fenring", "others": [{"leader": "muaddib"}]}


def test_an_effect_may_name_a_kind_of_space():
    """IMP 39.2.2: only posts of such spaces fit; without a free one nothing is placed."""
    table = up(hand="signet_ring", spies="post_guild post_fremen", **MARGOT)
    table.do("send signet_ring accept_contract")
    table.do(*table.offered("resolve lady_margot")[:1])
    assert table.offered("spy ") == ["spy post_arrakeen", "spy post_refinery", "spy post_sietch"]
    assert table.why("spy post_emperor") == "IMP 39.2.2"
    city = "post_arrakeen post_refinery post_sietch"
    full = up(hand="signet_ring", leader="lady_margot_fenring",
              others=[{"leader": "muaddib", "spies": city}])  # fmt: skip
    full.do("send signet_ring accept_contract")
    assert full.offered("spy ") == full.offered("resolve lady_margot") == []


def test_without_a_spy_in_supply_one_may_be_moved():
    """IMP 39.2.3, IMP 39.3.2: for no other effect; it counts as recalled."""
    spies = "post_guild post_fremen post_council"
    table = up(hand=DIPLOMACY, spice=1, spies=spies).do(f"send {DIPLOMACY} espionage")
    table.do("resolve espionage draw_1")
    assert "done" in table.options
    table.do("resolve espionage spy")
    assert table.options == [
        "recall_spy post_guild", "recall_spy post_fremen", "recall_spy post_council", "decline",
    ]  # fmt: skip
    table.do("recall_spy post_fremen")
    assert (table.spies_supply, table.spies_recalled) == (1, 1)
    table.do("spy post_emperor")
    assert set(table.spies) == {"post_guild", "post_emperor", "post_council"}


def test_the_emperors_track_gives_a_spy_at_four():
    """IMP 39.2.5, IMP 37.2.1"""
    table = up(hand=DIPLOMACY, influence={"emperor": 3}).do(f"send {DIPLOMACY} dutiful_service")
    assert table.asked == (0, "place_spy")
    assert table.do("spy post_choam").spies == ["post_choam"]


@pytest.mark.parametrize(
    "faction, space, gained",
    [("guild", "deliver_supplies", ("solari", 3)), ("fremen", "fremkit", ("water", 1))],
)
def test_other_tracks_give_resources_at_four(faction, space, gained):
    """IMP 37.2.1"""
    table = up(hand=DIPLOMACY, water=0, influence={faction: 3}).do(f"send {DIPLOMACY} {space}")
    name, amount = gained
    assert getattr(table, name) >= amount


def test_the_bene_gesserit_track_gives_an_intrigue_card_at_four():
    """IMP 37.2.1"""
    table = up(hand=DIPLOMACY, influence={"bene_gesserit": 3}, spice=1)
    table.do(f"send {DIPLOMACY} espionage")
    assert table.intrigue_size == 0
    table.do("resolve espionage influence_bene_gesserit_1")
    assert table.intrigue_size == 1


def test_recalling_as_a_cost_needs_a_spy_on_the_board():
    """IMP 39.3.1"""
    cards = {"play": [], "intrigue": ["special_mission"]}
    assert "play special_mission" in up(hand=DUNE, **cards).options
    table = up(hand=DUNE, **cards).do("play special_mission")
    assert table.asked[1] == "place_spy", "without a spy only the other side is open"
    table = up(hand=DUNE, spies="post_guild", **cards).do("play special_mission")
    assert table.asked[1] == "one_of"


def test_the_spy_icon_reaches_every_watched_space_and_the_spy_stays():
    """IMP 39.4.1"""
    table = up(hand="covert_operation")
    assert table.offered("send") == []
    table = up(hand="covert_operation", spies="post_choam post_council", solari=5)
    assert {one.split()[2] for one in table.offered("send")} == {"accept_contract", "high_council"}
    table.do("send covert_operation accept_contract", "decline")
    assert set(table.spies) == {"post_choam", "post_council"}


def test_a_spy_infiltrates_an_occupied_space():
    """IMP 39.5.1, IMP 39.6.2: and is spent by it, so it gathers nothing."""
    there = {"agents": {"arrakeen": [1]}}
    blocked = up(hand=RECON, table=there)
    assert blocked.why(f"send {RECON} arrakeen") == "IMP 4.2.2"
    table = up(hand=RECON, spies="post_arrakeen", deck="dagger", table=there)
    table.do(f"send {RECON} arrakeen")
    assert table.asked[1] != "gather"
    assert (table.spies, table.spies_recalled) == ([], 1)
    assert table.table["agents"]["arrakeen"] == [0, 1]


def test_an_agent_of_ones_own_still_blocks():
    """IMP 39.5.1"""
    there = {"agents": {"arrakeen": [0, 1]}}
    table = up(hand=RECON, spies="post_arrakeen", table=there)
    assert f"send {RECON} arrakeen" not in table.options


@pytest.mark.parametrize(
    ("card", "me"),
    [("undercover_asset", {}), (RECON, {"bloodlines": True, "leader": "liet_kynes"})],
)
def test_a_spy_infiltrates_where_no_influence_is_asked_for(card, me):
    """IMP 39.5.2, IMP 46.1.15, IMP 47.4.3"""
    there = {"agents": {"sietch_tabr": [1]}}
    table = up(hand=card, spies="post_sietch", table=there, **me).do(f"send {card} sietch_tabr")
    assert table.table["agents"]["sietch_tabr"] == [0, 1]
    assert table.spies == []
    assert up(hand=card, table=there, **me).why(f"send {card} sietch_tabr") == "IMP 4.2.2"


def test_insider_information_opens_an_occupied_space_to_a_spy():
    """IMP 39.5.2, IMP 47.2.2"""
    there = {"agents": {"imperial_privilege": [1]}}
    me = {"bloodlines": True, "intrigue": "insider_information", "solari": 3}
    table = up(hand="dagger", spies="post_council post_guild", table=there, **me)
    table.do("play insider_information", "recall_spy post_guild", "take welcome")
    assert "send dagger imperial_privilege" in table.options


def test_a_refusal_names_the_price_where_no_influence_is_asked_for():
    """IMP 46.1.15: the costs stay."""
    assert up(hand="undercover_asset", spice=2).why("send undercover_asset shipping") == "IMP 4.3.1"


def test_of_two_spies_one_infiltrates_and_the_other_gathers():
    """IMP 39.5.1, IMP 39.6.2"""
    there = {"agents": {"spice_refinery": [1]}}
    table = up(hand=RECON, spies="post_arrakeen post_refinery", table=there)
    table.do(f"send {RECON} spice_refinery")
    assert table.asked == (0, "infiltrate")
    table.do("recall_spy post_refinery")
    assert table.asked == (0, "gather")
    assert table.options == ["recall_spy post_arrakeen", "decline"]
    table.do("recall_spy post_arrakeen")
    assert table.spies == []


def test_gathering_draws_a_card_before_any_effect_and_once():
    """IMP 39.6.1"""
    table = up(hand=RECON, spies="post_arrakeen post_refinery", deck="dagger diplomacy")
    table.do(f"send {RECON} spice_refinery")
    assert table.asked == (0, "gather")
    assert table.solari == 0, "before the space gives anything"
    table.do("recall_spy post_refinery")
    assert table.hand == ["dagger"]
    assert table.asked[1] != "gather", "one spy is left, but once is enough"
    assert table.solari == 2


def test_intelligence_may_be_left():
    """IMP 39.6.1, IMP 39.6.3: it is for agents that a card sends."""
    table = up(hand=RECON, spies="post_arrakeen", deck="dagger", garrison=0)
    table.do(f"send {RECON} spice_refinery", "decline")
    assert (table.spies, table.hand) == (["post_arrakeen"], [])
    table.do(*["done"] * (table.asked[0] == 0))
    assert (table.asked[0], table.spies_recalled) == (1, 0)


def test_a_spy_of_ones_own_keeps_the_second_one_away():
    """IMP 39.2.4: two spies of one player never share a post."""
    table = up(hand=DIPLOMACY, spice=1, spies="post_guild").do(f"send {DIPLOMACY} espionage")
    table.do("resolve espionage spy")
    assert "spy post_guild" not in table.options


def test_what_cannot_be_placed_is_refused_in_a_position():
    """IMP 37.1.3: three spies a house."""
    import landsraad

    with pytest.raises(landsraad.InvalidSetup, match="3 spies"):
        up(spies="post_guild post_fremen post_council post_choam")
    with pytest.raises(landsraad.InvalidSetup, match="one spy at most"):
        up(spies="post_guild post_guild")
    with pytest.raises(landsraad.InvalidSetup):
        up(spies="post_nowhere")


def test_the_reason_why_the_spy_icon_does_not_lead_to_a_space():
    """IMP 39.4.1, IMP 4.3.2, IMP 37.1.1: what it lacks is a spy that watches, not an icon."""
    at = up(hand="covert_operation", spies="post_choam", spice=3)
    assert at.why("send covert_operation secrets") == "IMP 39.4.1"
    assert at.why("send covert_operation shipping") == "IMP 4.3.2"
    assert at.why("send covert_operation conspire") == "IMP 37.1.1"
