"""What Uprising's rivals gather and buy, their combat and the end (IMP 50.5 to IMP 50.7)."""

import pytest

from imperium.uprising_rivals import alone, fought, gained, numbers, pair
from landsraad.games.imperium.engine.catalogue import HAGALS
from landsraad.games.imperium.engine.conditions import count
from landsraad.games.imperium.engine.selection import selection
from landsraad.games.imperium.language.counts import owned

MASTER = {"swordmaster": True}


# --- the purse


def test_resources_come_from_cards_and_control():
    """IMP 50.5.1 (R33)"""
    at = alone("accept_contract_or_shipping_1")
    assert gained(at) == {"solari": 2}
    at = alone("spice_refinery", other={"leader": "staban_tuek"},
               table={"control": {"spice_refinery": 2}})  # fmt: skip
    assert at.player(2)["solari"] == 1


def test_the_swordmaster_is_bought_in_order_and_serves_at_once():
    """IMP 50.5.2 (R34): 8 of 9 pieces are paid, and 1 water is left."""
    purse = {"solari": 3, "spice": 1, "intrigue": ["impress"], "water": 2}
    at = alone("accept_contract_or_shipping_1", "secrets", rival=purse, hand="dagger", garrison=0)
    rival = at.player(2)
    assert rival["swordmaster"]
    assert (rival["solari"], rival["spice"], rival["intrigue_size"], rival["water"]) == (0, 0, 0, 1)
    assert rival["agents"] == 2
    assert "impress" in at.table["intrigue_discard"]


def test_one_piece_too_few_buys_no_swordmaster():
    """IMP 50.5.2 (R34)"""
    at = alone("accept_contract_or_shipping_1", rival={"solari": 5})
    assert (at.player(2)["swordmaster"], at.player(2)["solari"]) == (False, 7)


def test_a_reward_may_buy_the_swordmaster():
    """IMP 50.5.2 (R34): in any phase."""
    at = fought("skirmish_desert_mouse", rival={"spice": 6})
    assert (at.player(2)["swordmaster"], at.player(2)["agents"]) == (True, 3)


@pytest.mark.parametrize(
    "purse, card, left",
    [
        ({"solari": 6}, "accept_contract_or_shipping_1", {"solari": 1}),
        ({"water": 2, "influence": {"fremen": 2}}, "sietch_tabr", {"water": 0}),
        ({"intrigue": ["impress", "devour"]}, "assembly_hall", {"intrigue_size": 0}),
    ],
)
def test_with_the_swordmaster_stores_buy_points(purse, card, left):
    """IMP 50.5.3 (R35)"""
    at = alone(card, rival={**MASTER, **purse})
    found = numbers(at)
    assert {name: found[name] for name in left} == left
    assert found["vp"] == 1 + ("influence" in purse)


def test_spice_buys_a_point_too():
    """IMP 50.5.3 (R35)"""
    place = {"bonus_spice": {"deep_desert": 1}}
    at = alone("deep_desert", rival={**MASTER, "spice": 3}, table=place)
    assert (at.player(2)["spice"], at.player(2)["vp"]) == (1, 1)


def test_without_it_stores_buy_no_points():
    """IMP 50.5.3 (R35)"""
    at = alone("accept_contract_or_shipping_1", rival={"water": 3})
    assert (at.player(2)["vp"], at.player(2)["water"]) == (0, 3)


def test_a_stolen_card_pays_too():
    """IMP 50.5.3 (R35)"""
    full = "impress devour detonation distraction"
    at = alone("secrets", rival={**MASTER, "intrigue": ["contingency_plan", "opportunism"]},
               intrigue=full)  # fmt: skip
    assert (at.player(2)["intrigue_size"], at.player(2)["vp"]) == (0, 1)


def test_after_a_rival_the_swordmaster_is_cheaper():
    """IMP 50.5.4 (R36)"""
    assert alone("secrets", rival=MASTER, solari=6).offered("send dagger swordmaster")
    assert not alone("secrets", solari=6).offered("send dagger swordmaster")


def test_no_card_leads_to_the_councils_spaces():
    """IMP 50.5.5 (R36a)"""
    cards = (HAGALS[n] for n in selection(("uprising", "antagonists")).numbers("hagal"))
    assert not {card.space for card in cards} & {
        "high_council", "imperial_privilege", "swordmaster"
    }  # fmt: skip


# --- combat


def test_the_strength_of_a_rival():
    """IMP 50.6.1 (R37)"""
    at = fought("skirmish_desert_mouse", mine=1, rival={"sandworms": 1}, intrigue="impress",
                table={"hagal_top": ["heighliner"]})  # fmt: skip
    assert at.player(2)["strength"] == 3 * 2 + 3 + 5
    assert at.asked == (0, "combat")


def test_a_rival_that_stays_away_turns_no_card():
    """IMP 50.6.1 (R37)"""
    at = fought("skirmish_desert_mouse", mine=1, rival={"conflict": 0}, intrigue="impress")
    assert (at.table["hagal_discard"], at.player(2)["swords"]) == ([], 0)


def test_rewards_by_rank_and_doubled_by_sandworms():
    """IMP 50.6.2 (R38): behind a rival I am second."""
    at = fought("skirmish_desert_mouse", mine=1, hand=[], solari=0)
    assert (at.player(0)["solari"], at.player(2)["solari"]) == (3, 2)
    at = fought("skirmish_desert_mouse", rival={"sandworms": 1})
    assert at.player(2)["solari"] == 2 * 2


def test_a_pair_of_battle_icons_is_a_point():
    """IMP 50.6.3 (R39)"""
    house = {"objective": "objective_desert_mouse_first"}
    at = fought("skirmish_desert_mouse", rival=house)
    assert (at.player(2)["vp"], at.player(2)["battle_icons"]) == (1, [])
    at = fought("skirmish_desert_mouse", rival={"objective": "objective_crysknife"})
    assert at.player(2)["vp"] == 0
    assert at.player(2)["battle_icons"] == ["crysknife", "desert_mouse"]


def test_a_wild_icon_pairs_in_the_end():
    """IMP 50.6.3 (R39)"""
    place = {"phase": "endgame", "round": 10, "conflicts_past": PAST, "turn": 0, "first": 0}
    at = alone(rival={"trophies": ["propaganda"]}, table=place, hand=[])
    assert (at.game.over, at.player(2)["vp"]) == (True, 1)


PAST = [
    "skirmish_crysknife", "spice_freighters", "siege_of_arrakeen", "test_of_loyalty",
    "shadow_contest", "trade_dispute", "propaganda", "battle_for_arrakeen",
    "battle_for_imperial_basin",
]  # fmt: skip


def test_a_rival_takes_control_and_defends_it():
    """IMP 50.6.4 (R40)"""
    at = fought("siege_of_arrakeen", table={"round": 2})
    assert at.table["control"]["arrakeen"] == 2
    place = {"phase": "round_start", "conflict": "siege_of_arrakeen", "round": 2, "turn": 0,
             "first": 0, "control": {"arrakeen": 2}}  # fmt: skip
    at = alone(table=place, hand="dagger")
    assert (at.player(2)["conflict"], at.player(2)["garrison"]) == (1, 0)


@pytest.mark.parametrize("modules", [(), ("choam",)])
def test_a_contract_is_two_solari(modules):
    """IMP 50.6.5 (R41)"""
    at = fought("choam_security", table={"round": 2}, modules=modules)
    assert gained(at) == {"guild": 1, "solari": 2, "garrison": 1}


@pytest.mark.parametrize(("worms", "vp", "spice"), [(0, 1 + 1, 3), (1, 2 + 1, 3)])
def test_a_point_for_resources_is_bought(worms, vp, spice):
    """IMP 50.6.6 (R42)"""
    house = {"spice": 7, "sandworms": worms, "objective": "objective_crysknife"}
    place = {"round": 8, "shield_wall": False}
    at = fought("battle_for_imperial_basin", rival=house, table=place)
    assert (at.player(2)["vp"], at.player(2)["spice"]) == (vp, spice)


def test_with_sandworms_a_point_is_bought_twice():
    """IMP 50.6.6 (R42)"""
    house = {"leader": "lady_margot_fenring", "spice": 7, "sandworms": 1,
             "objective": "objective_desert_mouse_first"}  # fmt: skip
    at = fought("spice_freighters", rival=house, table={"round": 2})
    assert (at.player(2)["vp"], at.player(2)["spice"]) == (2, 1)


@pytest.mark.parametrize(("spies", "vp"), [(2, 2), (1, 1)])
def test_a_point_for_two_spies_is_bought(spies, vp):
    """IMP 50.6.6 (R42)"""
    posts = ["post_fremen", "post_guild"][:spies]
    house = {"spies": posts, "objective": "objective_ornithopter_1_3p"}
    at = fought("battle_for_arrakeen", rival=house, table={"round": 8})
    assert (at.player(2)["vp"], len(at.player(2)["spies"])) == (vp, spies if vp == 1 else 0)


def test_rewards_of_choice_follow_the_list():
    """IMP 50.6.7 (R43)"""
    at = fought("skirmish_crysknife")
    assert gained(at) == {"fremen": 1}
    at = fought("test_of_loyalty", table={"round": 2})
    assert at.player(2)["spies"] == ["post_fremen"]
    at = fought("trade_dispute", table={"round": 2})
    assert gained(at) == {"solari": 2, "water": 1}
    at = fought("secure_imperial_basin", table={"round": 2})
    assert (at.player(2)["garrison"], at.player(2)["conflict"]) == (1, 0)


# --- the end


def test_a_rival_may_end_the_game_and_win():
    """IMP 50.7.1 (R44)"""
    place = {"phase": "makers", "turn": 0}
    at = alone(rival={"vp": 10}, table=place, vp=9)
    assert (at.game.over, at.game.winners) == (True, ())
    at = pair(rival={"vp": 10}, table={**place, "first": 0}, vp=9)
    assert (at.game.over, at.game.winners) == (True, ())
    assert alone(rival={"vp": 9}, table=place, vp=8).game.over is False


@pytest.mark.parametrize(("spice", "winners"), [(1, ()), (0, (0,))])
def test_a_player_level_in_all_wins(spice, winners):
    """IMP 50.7.1 (R44)"""
    place = {"phase": "makers", "turn": 0}
    mine = {"solari": 0, "spice": 0, "water": 0, "garrison": 0, "vp": 10}
    at = alone(rival={"vp": 10, "spice": spice}, table=place, **mine)
    assert at.game.winners == winners


def test_a_rival_counts_two_copies_of_the_spice():
    """IMP 50.7.2 (R45): none of its cards is touched, for it has none."""
    rival = alone("secrets").player(2)
    assert (rival["hand_size"], rival["deck_size"], rival["discard"]) == (0, 0, [])
    state = alone("secrets").game.state
    assert [count(state, house, owned("the_spice_must_flow"), "") for house in range(3)] == [
        0,
        2,
        2,
    ]


def test_a_doubled_reward_gives_resources_first():
    """IMP 50.6.8: so the solari of both buy the swordmaster, and the cards come after."""
    rival = {"conflict": 1, "sandworms": 1, "solari": 5}
    at = fought("storms_in_the_south", rival=rival, mine=12, bloodlines=True)
    at.do("spy post_guild")
    house = at.player(2)
    assert (house["swordmaster"], house["solari"]) == (True, 1)
    assert (house["intrigue_size"], house["vp"]) == (1, 1)
