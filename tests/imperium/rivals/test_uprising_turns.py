"""The agent turns of Uprising's rivals: order, spaces, influence, spies, makers (IMP 50.4)."""

import pytest

import landsraad
from imperium.uprising_rivals import GURNEY, STABAN, alone, fought, gained, pair, sent
from landsraad.core.chance import Rng
from landsraad.core.contract import random_option
from landsraad.games.imperium.engine.catalogue import HAGALS

# --- turn order


def test_rivals_take_their_turns_in_their_places():
    """IMP 50.3.1, IMP 50.3.4 (R12, R15)"""
    cards = ("dutiful_service", "fremkit", "secrets", "gather_support_1")
    at = alone(*cards, table={"turn": 1}, garrison=0, solari=5)
    assert (sent(at, 1), sent(at, 2)) == (["dutiful_service"], ["fremkit"])
    at.do("send dagger high_council")
    assert (at.player(1)["agents"], at.player(2)["agents"]) == (0, 0)
    assert (at.asked, sent(at, 1)) == ((0, "turn"), ["dutiful_service", "secrets"])
    assert not any(at.player(house)["revealed"] for house in (1, 2))


@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_alone_the_marker_goes_round_all_three(first, following):
    """IMP 50.3.2 (R13)"""
    at = alone(table={"phase": "makers", "first": first, "turn": 0})
    assert at.table["first"] == following


@pytest.mark.parametrize("first", [0, 1])
def test_beside_two_players_the_rival_acts_between_them(first):
    """IMP 50.3.3 (R14)"""
    at = pair("dutiful_service", table={"first": first, "turn": first}, garrison=0)
    assert (at.asked, sent(at)) == ((first, "turn"), [])
    at.do("send dagger assembly_hall" if at.offered("send dagger") else "reveal")
    while at.asked[0] == first:
        at.do(at.options[-1])
    assert (at.asked, sent(at)) == ((1 - first, "turn"), ["dutiful_service"])


@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 0)])
def test_beside_two_players_the_marker_passes_between_them(first, following):
    """IMP 50.3.3 (R14)"""
    at = pair(table={"phase": "makers", "first": first, "turn": 0})
    assert at.table["first"] == following


def test_a_rival_goes_on_when_the_players_have_revealed():
    """IMP 50.3.4, IMP 50.3.5 (R15, R16): then its agents come back."""
    at = pair("dutiful_service", "secrets", "gather_support_1", revealed=True,
              other={"revealed": True}, table={"conflict": "skirmish_desert_mouse"})  # fmt: skip
    assert at.table["round"] == 2
    assert at.player(2)["influence"]["emperor"] == 1
    assert at.player(2)["influence"]["bene_gesserit"] == 1
    assert (at.player(2)["agents"], sent(at)) == (2, [])


# --- revealing


def test_an_empty_deck_is_renewed():
    """IMP 50.4.1 (R17)"""
    game = landsraad.new("imperium", 1, 3, edition="uprising")
    keys = [HAGALS[card].key for card in game.state.hagal_deck]
    at = alone(table={"hagal_discard": keys[:-1]})
    assert at.table["hagal_deck"] + len(at.table["hagal_discard"]) == 36
    assert len(sent(at)) == 1


@pytest.mark.parametrize("there", [0, 1, 2])
def test_a_space_with_any_agent_is_passed_over(there):
    """IMP 50.4.2 (R18)"""
    place = {"agents": {"fremkit": [there]}}
    at = alone("fremkit", "dutiful_service", table=place)
    assert "dutiful_service" in sent(at)
    assert at.player(2)["influence"]["fremen"] == 0


def test_rivals_neither_infiltrate_nor_gather():
    """IMP 50.4.3 (R19)"""
    at = alone("fremkit", "secrets", rival={"spies": ["post_fremen"]},
               table={"agents": {"fremkit": [0]}})  # fmt: skip
    assert (sent(at), at.player(2)["spies"]) == (["secrets"], ["post_fremen"])
    at = alone("fremkit", rival={"spies": ["post_fremen"]})
    assert at.player(2)["spies"] == ["post_fremen"]


def test_a_closed_space_is_closed_to_rivals():
    """IMP 50.4.3 (R19)"""
    at = alone("fremkit", "secrets", table={"closed": [{"space": "fremkit", "by": 0}]})
    assert sent(at) == ["secrets"]


def test_only_the_space_that_fits_is_looked_at():
    """IMP 50.4.4 (R20): the other one is not tried."""
    place = {"agents": {"accept_contract": [0]}}
    at = alone("accept_contract_or_shipping_1", "secrets", table=place)
    assert sent(at) == ["secrets"]
    place = {"bonus_spice": {"hagga_basin": 2, "imperial_basin": 1}, "agents": {"hagga_basin": [0]}}
    at = alone("hagga_basin_or_imperial_basin", "secrets", table=place)
    assert sent(at) == ["secrets"]


def test_of_two_equal_basins_the_richer_is_named():
    """IMP 50.4.4 (R20)"""
    place = {"bonus_spice": {"hagga_basin": 1, "imperial_basin": 1}}
    assert sent(alone("hagga_basin_or_imperial_basin", table=place)) == ["hagga_basin"]


@pytest.mark.parametrize("card", ["hagga_basin_or_imperial_basin", "deep_desert", "sietch_tabr"])
def test_what_a_card_asks_for_is_missing(card):
    """IMP 50.4.5 (R21)"""
    assert sent(alone(card, "secrets", rival={"influence": {"fremen": 1}})) == ["secrets"]


def test_a_space_is_free_and_gives_nothing_itself():
    """IMP 50.4.5, IMP 50.5.1 (R21, R33): no water of Deliver Supplies, no price of Research
    Station."""
    assert gained(alone("deliver_supplies_or_heighliner")) == {"guild": 1}
    assert gained(alone("research_station")) == {"conflict": 2}


def test_a_bonus_behind_influence_is_on_top():
    """IMP 50.4.7 (R23)"""
    assert sent(alone("gather_support_2")) == ["gather_support"]
    at = alone("gather_support_2", rival={"influence": {"emperor": 2}})
    assert at.player(2)["influence"]["guild"] == 1


# --- troops


@pytest.mark.parametrize(
    "card, garrison, found",
    [("fremkit", 3, (1, 2)), ("fremkit", 1, (0, 1)), ("heighliner", 3, (1, 5)),
     ("gather_support_1", 3, (4, 0))],
)  # fmt: skip
def test_recruits_and_two_others_go_to_a_combat_space(card, garrison, found):
    """IMP 50.4.8 (R24)"""
    rival = alone(card, rival={"garrison": garrison}).player(2)
    assert (rival["garrison"], rival["conflict"]) == found


def test_troops_of_a_scheme_and_of_a_signet_are_recruits():
    """IMP 50.4.9 (R25)"""
    spies = ["post_arrakeen", "post_sietch"]
    house = {"leader": STABAN, "spies": spies, "garrison": 2}
    other = {"leader": GURNEY}
    at = alone("place_spy_landsraad", "fremkit", rival=house, other=other)
    assert at.player(2)["conflict"] == 2 + 2
    at = alone("spice_refinery", rival={"garrison": 2})
    assert at.player(2)["conflict"] == 1 + 2


# --- influence


def free(heights, leader=GURNEY):
    """What Feyd-Rautha's scheme or another's free influence goes to."""
    house = {"leader": leader, "influence": heights, "spies": ["post_arrakeen", "post_sietch"]}
    at = alone("place_spy_landsraad", "gather_support_1", rival=house)
    after = at.player(2)["influence"]
    return {
        key: after[key] - heights.get(key, 0) for key in after if after[key] > heights.get(key, 0)
    }


@pytest.mark.parametrize(
    "heights, faction",
    [({}, "emperor"), ({"emperor": 1}, "bene_gesserit"),
     ({"emperor": 1, "guild": 1, "bene_gesserit": 1}, "fremen")],
)  # fmt: skip
def test_free_influence_goes_where_there_is_least(heights, faction):
    """IMP 50.4.10 (R26)"""
    assert free(heights, "feyd_rautha_harkonnen") == {faction: 1}


def test_two_different_factions_are_found_one_after_the_other():
    """IMP 50.4.10 (R26)"""
    at = fought("propaganda", table={"round": 7})
    assert at.player(2)["influence"] == {"emperor": 0, "guild": 1, "bene_gesserit": 0, "fremen": 1}


@pytest.mark.parametrize(
    "mine, heights, found",
    [
        ({}, {"guild": 3, "emperor": 3}, {"guild": 1}),
        ({}, {"guild": 2}, {"bene_gesserit": 1}),
        ({"fremen": 4}, {"fremen": 4, "emperor": 3}, {"emperor": 1}),
        ({"fremen": 4}, {"fremen": 4, "emperor": 2}, {"fremen": 1}),
    ],
)
def test_influence_reaches_for_an_alliance(mine, heights, found):
    """IMP 50.4.11 (R27): with the fourth row a token is taken from its holder."""
    house = {"leader": "lady_jessica", "influence": heights}
    at = alone(
        "spice_refinery", rival=house, influence=mine, table={"alliances": dict.fromkeys(mine, 0)}
    )
    after = at.player(2)["influence"]
    assert {key: after[key] - heights.get(key, 0) for key in after
            if after[key] > heights.get(key, 0)} == found  # fmt: skip


@pytest.mark.parametrize(
    "heights, found",
    [
        ({"bene_gesserit": 6, "guild": 1, "emperor": 2, "fremen": 2}, "guild"),
        ({"bene_gesserit": 5, "guild": 2, "emperor": 1, "fremen": 2}, "emperor"),
    ],
)
def test_no_alliance_is_reached_beyond_the_top(heights, found):
    """IMP 50.4.11 (R27): a track has six steps, and nobody rises above whoever holds the sixth."""
    at = alone("spice_refinery", rival={"leader": "lady_jessica", "influence": heights},
               influence={"bene_gesserit": 6}, leader="muaddib",
               table={"alliances": {"bene_gesserit": 0}})  # fmt: skip
    assert at.player(2)["influence"] == {**heights, found: heights[found] + 1}


def test_rivals_score_and_take_alliances_without_the_bonus():
    """IMP 50.4.12 (R28)"""
    at = alone("fremkit", rival={"influence": {"fremen": 1}})
    assert at.player(2)["vp"] == 1
    at = alone("fremkit", rival={"influence": {"fremen": 3}})
    assert (at.table["alliances"]["fremen"], at.player(2)["vp"]) == (2, 2)
    assert at.player(2)["water"] == 0
    at = alone("dutiful_service", rival={"influence": {"emperor": 4}}, influence={"emperor": 4},
               table={"alliances": {"emperor": 0}})  # fmt: skip
    assert at.table["alliances"]["emperor"] == 2


# --- spies and makers


def test_a_spy_goes_to_the_first_free_faction_of_the_list():
    """IMP 50.4.13 (R29)"""
    assert alone("espionage").player(2)["spies"] == ["post_fremen"]
    at = alone("espionage", spies="post_fremen", other={"spies": ["post_guild"]})
    assert at.player(2)["spies"] == ["post_emperor"]
    at = alone("espionage", spies="post_fremen post_guild",
               other={"spies": ["post_emperor", "post_bene_gesserit"]})  # fmt: skip
    assert (at.player(2)["spies"], sent(at)) == ([], ["espionage"])


def test_the_wall_falls_before_the_sandworm_is_judged():
    """IMP 50.4.16 (R32)"""
    place = {"bonus_spice": {"hagga_basin": 1}, "conflict": "siege_of_arrakeen", "round": 2}
    at = alone("hagga_basin_or_imperial_basin", rival={"hooks": True}, table=place)
    assert gained(at) == {"spice": 1, "sandworms": 1, "hooks": 1}
    assert at.table["shield_wall"] is False


def test_behind_the_wall_a_rival_takes_the_base_spice():
    """IMP 50.4.16 (R32)"""
    place = {"bonus_spice": {"deep_desert": 1}, "conflict": "siege_of_arrakeen", "round": 2}
    at = alone("deep_desert", rival={"hooks": True}, table=place)
    assert gained(at) == {"spice": 1 + 4, "hooks": 1}


def test_at_imperial_basin_no_sandworm_comes():
    """IMP 50.4.16 (R32)"""
    place = {"bonus_spice": {"imperial_basin": 1}}
    at = alone("hagga_basin_or_imperial_basin", rival={"hooks": True}, table=place)
    assert gained(at) == {"spice": 2, "hooks": 1}


def test_a_rival_without_a_place_to_go_waits_for_the_next_round():
    """IMP 50.4.17"""
    closed = [{"space": key, "by": 0} for key in alone().table["spaces"]]
    at = alone(table={"closed": closed})
    assert (sent(at), at.player(2)["agents"]) == ([], 0)


def test_a_rival_chooses_for_itself():
    """IMP 50.4.18: whatever happens, only the players are asked, and never for a rival."""
    for seed in range(3):
        game = landsraad.new("imperium", 2, seed, edition="uprising", expansions=("bloodlines",))
        rng = Rng(seed)
        names = [game.view(None)["players"][2]["house"]]
        while game.decision is not None:
            assert names[0] not in game.decision.source
            game.apply(random_option(game.decision, rng))


def test_a_rival_loses_a_troop_of_the_garrison_first():
    """IMP 50.4.18, IMP 51.2.3 (R53)"""
    at = alone("dutiful_service", "gather_support_1", "secrets", hand="holy_war dagger",
               bloodlines=True, water=3,
               influence={"fremen": 2}, rival={"garrison": 2, "conflict": 1})  # fmt: skip
    at.do(at.offered("send holy_war")[0])
    while at.asked[0] == 0 and at.player(2)["garrison"] == 2:
        at.do(at.options[0])
    assert (at.player(2)["garrison"], at.player(2)["conflict"]) == (1, 1)
