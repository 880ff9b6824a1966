"""The eight leaders: both abilities of each (IMP 12)."""

import pytest

import landsraad
from imperium.table import Table


def led_by(leader, table=None, others=({}, {}), **me):
    """Me with a leader, the others having had their reveal turns."""
    pool = ("duke_leto_atreides", "paul_atreides", "earl_memnon_thorvald")
    names = [name for name in pool if name != leader]
    players = [
        {"revealed": True, "leader": name, **other}
        for name, other in zip(names, others, strict=False)
    ]
    me = {"hand": "signet_ring dagger diplomacy", **me}
    return Table(leader=leader, others=players, table=table, **me)


# --- Paul Atreides


def test_paul_sees_the_top_card_of_his_deck_and_nobody_else_does():
    """IMP 12.1.1"""
    table = led_by("paul_atreides", deck="scout stilgar")
    assert table.player(0)["deck_top"] == "scout"
    assert "deck_top" not in table.game.view(1)["players"][0]
    assert "deck_top" not in led_by("helena_richese", deck="scout stilgar").player(0)


def test_paul_sees_the_top_card_on_the_turns_of_others_too():
    """IMP 12.1.1"""
    others = [{"hand": ["dagger", "diplomacy"], "revealed": False}, {}]
    table = led_by("paul_atreides", deck="scout", others=others).do("send dagger hall_of_oratory")
    assert (table.asked, table.deck_top) == ((1, "turn"), "scout")


def test_paul_sees_nothing_and_shuffles_nothing_when_his_deck_is_empty():
    """IMP 12.1.1"""
    table = led_by("paul_atreides", deck="", discard="scout stilgar")
    assert "deck_top" not in table.player(0)
    assert (table.deck_size, table.discard) == (0, ["scout", "stilgar"])


def test_the_signet_of_paul_draws_a_card():
    """IMP 12.1.1"""
    table = led_by("paul_atreides", deck="scout stilgar").do("send signet_ring secure_contract")
    assert (sorted(table.hand), table.deck_top) == (["dagger", "diplomacy", "scout"], "stilgar")


# --- Duke Leto Atreides


@pytest.mark.parametrize(
    "space, cost", [("high_council", 4), ("mentat", 1), ("rally_troops", 3), ("swordmaster", 7)]
)
def test_landsraad_spaces_cost_leto_one_solari_less(space, cost):
    """IMP 12.1.2"""
    table = led_by("duke_leto_atreides", solari=cost)
    assert table.do(f"send dagger {space}").solari == 0
    poor = led_by("duke_leto_atreides", solari=cost - 1)
    assert poor.why(f"send dagger {space}") == "IMP 4.3.1"


def test_a_free_landsraad_space_does_not_pay_leto():
    """IMP 19.1.13"""
    assert led_by("duke_leto_atreides", solari=0).do("send dagger hall_of_oratory").solari == 0


def test_the_dear_mentat_of_the_solo_game_costs_leto_four():
    """IMP 19.1.13"""
    me = {"seats": 1, "hand": "dagger diplomacy", "difficulty": "sardaukar", "solari": 4}
    leto = Table(leader="duke_leto_atreides", **me)
    assert leto.do("send dagger mentat").solari == 0
    assert Table(leader="paul_atreides", **me).why("send dagger mentat") == "IMP 4.3.1"


def test_the_signet_of_leto_buys_influence_only_where_somebody_is_ahead():
    """IMP 12.1.2"""
    others = [{"influence": {"emperor": 2, "guild": 1}}, {"influence": {"fremen": 1}}]
    me = {"influence": {"guild": 1, "emperor": 1}, "spice": 1, "others": others}
    table = led_by("duke_leto_atreides", **me).do("send signet_ring secure_contract")
    table.do("resolve duke_leto_atreides pay_spice_1")
    assert table.options == ["faction emperor", "faction fremen"]
    table.do("faction fremen")
    assert (table.spice, table.influence["fremen"]) == (0, 1)


def test_the_signet_of_leto_may_be_declined():
    """IMP 12.1.2"""
    others = [{"influence": {"emperor": 2}}, {}]
    table = led_by("duke_leto_atreides", spice=1, others=others)
    table.do("send signet_ring secure_contract", "done")
    assert (table.spice, table.influence["emperor"]) == (1, 0)


@pytest.mark.parametrize("spice, ahead", [(1, 1), (0, 2)])
def test_the_signet_of_leto_is_closed_without_spice_or_without_anybody_ahead(spice, ahead):
    """IMP 12.1.2"""
    me = {"influence": {"emperor": 1}, "others": [{"influence": {"emperor": ahead}}, {}]}
    table = led_by("duke_leto_atreides", **me, spice=spice).do("send signet_ring secure_contract")
    assert table.asked == (0, "turn")


# --- Glossu "The Beast" Rabban


def test_rabban_starts_with_one_spice_and_one_solari_more():
    """IMP 12.2.2"""
    leaders = ["glossu_the_beast_rabban", "paul_atreides", "helena_richese"]
    players = landsraad.new("imperium", 3, 1, leaders=leaders).view(None)["players"]
    start = [(player["spice"], player["solari"], player["water"]) for player in players]
    assert start == [(1, 1, 1), (0, 0, 1), (0, 0, 1)]


@pytest.mark.parametrize("height, recruits", [(3, 1), (4, 2)])
def test_the_signet_of_rabban_recruits_two_with_an_alliance(height, recruits):
    """IMP 12.2.2"""
    me = {"influence": {"fremen": height}, "garrison": 0}
    table = led_by("glossu_the_beast_rabban", **me).do("send signet_ring secure_contract")
    assert table.garrison == recruits


def test_two_alliances_do_not_help_rabban_more_than_one():
    """IMP 12.2.2"""
    me = {"influence": {"fremen": 4, "guild": 4}, "garrison": 0}
    table = led_by("glossu_the_beast_rabban", **me).do("send signet_ring secure_contract")
    assert table.garrison == 2


# --- Earl Memnon Thorvald


def test_memnon_gains_influence_of_his_choice_with_his_council_seat():
    """IMP 12.3.1"""
    table = led_by("earl_memnon_thorvald", solari=5).do("send dagger high_council")
    assert len(table.offered("faction")) == 4
    assert table.do("faction guild").influence["guild"] == 1
    assert table.council


def test_the_council_seat_gives_other_leaders_no_influence():
    """IMP 12.3.1"""
    table = led_by("helena_richese", solari=5).do("send dagger high_council")
    assert (table.asked, table.council) == ((0, "turn"), True)
    assert set(table.influence.values()) == {0}


def test_the_signet_of_memnon_gives_a_spice():
    """IMP 12.3.1"""
    table = led_by("earl_memnon_thorvald").do("send signet_ring secure_contract")
    assert (table.spice, table.solari) == (1, 3)


# --- Countess Ariana Thorvald


@pytest.mark.parametrize(
    "space, bonus, spice",
    [("imperial_basin", 0, 0), ("imperial_basin", 2, 2), ("hagga_basin", 0, 1),
     ("the_great_flat", 1, 3)],
)  # fmt: skip
def test_ariana_harvests_one_spice_less_and_draws_a_card(space, bonus, spice):
    """IMP 12.3.2"""
    me = {"hand": "dune_the_desert_planet dagger diplomacy", "deck": "scout stilgar", "water": 2}
    table = led_by("countess_ariana_thorvald", {"bonus_spice": {space: bonus}}, **me, garrison=0)
    table.do(f"send dune_the_desert_planet {space}")
    assert (table.spice, table.asked) == (spice, (0, "turn"))
    assert sorted(table.hand) == ["dagger", "diplomacy", "scout"]


def test_ariana_pays_once_for_a_harvest_doubled_by_carryall():
    """IMP 12.3.2"""
    me = {"hand": "carryall dagger diplomacy", "deck": "scout stilgar", "water": 2, "garrison": 0}
    table = led_by("countess_ariana_thorvald", **me).do("send carryall the_great_flat")
    assert (table.spice, table.hand_size) == (5, 3)


def test_ariana_keeps_the_spice_of_cards_and_of_control():
    """IMP 12.3.2"""
    me = {"hand": "worm_riders dagger diplomacy", "deck": "scout stilgar", "garrison": 0}
    held = {"control": {"imperial_basin": 0}}
    table = led_by("countess_ariana_thorvald", held, **me).do("send worm_riders imperial_basin")
    assert (table.spice, table.hand_size) == (3, 3)
    away = led_by("countess_ariana_thorvald", **me).do("send worm_riders secure_contract")
    assert (away.spice, away.hand_size) == (2, 2)


def test_the_signet_of_ariana_gives_water():
    """IMP 12.3.2"""
    me = {"water": 1, "deck": "scout"}
    table = led_by("countess_ariana_thorvald", **me).do("send signet_ring secure_contract")
    assert (table.water, table.hand_size) == (2, 2)


# --- Count Ilban Richese


@pytest.mark.parametrize(
    "space, cost, cards",
    [("mentat", 2, 2), ("rally_troops", 4, 1), ("high_council", 5, 1), ("swordmaster", 8, 1)],
)
def test_ilban_draws_when_he_pays_solari_for_a_space(space, cost, cards):
    """IMP 12.4.1, IMP 19.1.13"""
    me = {"deck": "scout stilgar chani", "solari": cost}
    table = led_by("count_ilban_richese", **me).do(f"send dagger {space}")
    assert table.hand_size == 2 + cards


@pytest.mark.parametrize(
    "hand, moves",
    [
        ("dagger", ["send dagger hall_of_oratory"]),
        ("diplomacy", ["send diplomacy conspire"]),
        ("firm_grip", ["send firm_grip hall_of_oratory", "resolve firm_grip pay_solari_2",
                       "faction guild"]),
        ("dagger", ["play bribery", "faction guild", "send dagger hall_of_oratory", "done"]),
    ],
)  # fmt: skip
def test_ilban_draws_for_nothing_else_than_solari_paid_for_a_space(hand, moves):
    """IMP 12.4.1, IMP 19.1.13"""
    me = {"deck": "scout stilgar", "solari": 2, "spice": 4}
    intrigue = "bribery windfall" if "play bribery" in moves else ""
    table = led_by(
        "count_ilban_richese", **me, hand=f"{hand} dagger seek_allies", intrigue=intrigue
    )
    table.do(*moves)
    assert (table.hand_size, table.deck_size) == (2, 2)


def test_the_signet_of_ilban_gives_a_solari_and_no_card():
    """IMP 12.4.1"""
    table = led_by("count_ilban_richese", deck="scout").do("send signet_ring secure_contract")
    assert (table.solari, table.hand_size) == (4, 2)
