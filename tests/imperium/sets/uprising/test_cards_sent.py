"""What the cards of Uprising do when they send an agent (IMP 46.1)."""

import pytest

from imperium.uprising_turns import sent, table

BENE, GUILD, FREMEN, EMPEROR = (
    {name: 4} for name in ("bene_gesserit", "guild", "fremen", "emperor")
)
SPY = {"spies": "post_emperor"}
SISTER = {"play": "truthtrance"}
AT_SERVICE = "resolve dutiful_service contract"

GIVES = [
    ("bene_gesserit_operative", "secrets", {}, "spy; spy post_guild",
     {"bene_gesserit": 1, "spies": 1}),
    ("branching_path", "spice_refinery", {"influence": BENE}, "pay_trash_intrigue; scrap impress",
     {"solari": 2, "spice": 2}),
    ("calculus_of_power", "spice_refinery", {}, "trash; trash dagger hand",
     {"solari": 2, "hand_size": -1}),
    ("captured_mentat", "imperial_basin", {}, "pay_discard; draw_1",
     {"spice": 1, "intrigue_size": 1, "discard": 1}),
    ("cargo_runner", "imperial_basin", {"contracts_done": "contract_harvest_3 contract_espionage"},
     "draw_1", {"spice": 1, "hand_size": 1}),
    ("chani_clever_tactician", "spice_refinery", {"conflict": 3}, "intrigue_1",
     {"solari": 2, "intrigue_size": 1}),
    ("corrinth_city", "dutiful_service",
     {"solari": 5, "hand": "corrinth_city dagger dagger diplomacy"},
     "pay_discard_and_solari_5; discard dagger; discard dagger",
     {"emperor": 1, "hand_size": -2, "discard": 2, "vp": 1, "solari": -5}),
    ("dangerous_rhetoric", "gather_support", {}, "influence_any_1; faction guild",
     {"garrison": 2, "guild": 1, "play": -1}),
    ("delivery_agreement", "spice_refinery", {"table": {"contracts": ["contract_espionage"]}},
     "pay_discard; contract contract_espionage",
     {"solari": 2, "discard": 1, "hand_size": -1, "contracts": 1}),
    ("desert_power", "imperial_basin", {}, "", {"spice": 3}),
    ("desert_survival", "imperial_basin", {}, "trash; trash dagger hand",
     {"spice": 1, "hand_size": -1}),
    ("double_agent", "imperial_basin", {}, "spy_here_deep", {"spice": 1, "spies": 1}),
    ("ecological_testing_station", "spice_refinery", {"water": 2}, "pay_water_2",
     {"solari": 2, "water": -2, "hand_size": 2}),
    ("fedaykin_stilltent", "imperial_basin", {}, "", {"spice": 1, "garrison": 1}),
    ("guild_envoy", "deliver_supplies", {"hand": "guild_envoy smugglers_harvester"}, "discard",
     {"guild": 1, "water": 1, "discard": 1, "hand_size": 1}),
    ("guild_spy", "deliver_supplies",
     {"hand": "guild_spy smugglers_harvester", "spies": "post_guild"}, "decline!; pay_discard",
     {"guild": 1, "water": 1, "discard": 1, "intrigue_size": 1}),
    ("hidden_missive", "gather_support", {"influence": BENE}, "troops_1_and_draw_1",
     {"garrison": 3, "hand_size": 1}),
    ("imperial_spymaster", "dutiful_service", SPY, "recall_spy post_emperor!; intrigue_1",
     {"emperor": 1, "spies": -1, "hand_size": 1, "intrigue_size": 1}),
    ("in_high_places", "dutiful_service", SISTER, "draw_1_and_spy; spy post_guild",
     {"emperor": 1, "hand_size": 1, "spies": 1}),
    ("interstellar_trade", "imperial_basin", {}, "influence_any_1; faction fremen",
     {"spice": 1, "fremen": 1}),
    ("junction_headquarters", "imperial_basin", {"influence": GUILD, "spice": 1},
     "pay_trash_intrigue_and_spice_2; scrap impress",
     {"spice": -1, "intrigue_size": -1, "vp": 1}),
    ("leadership", "imperial_basin", {"sandworms": 2}, "each_draw_1",
     {"spice": 1, "hand_size": 2}),
    ("maker_keeper", "spice_refinery", {"influence": {"bene_gesserit": 2, "fremen": 2}}, "",
     {"solari": 2, "water": 1, "spice": 1}),
    ("maula_pistol", "imperial_basin", {}, "draw_1", {"spice": 1, "hand_size": 1}),
    ("northern_watermaster", "spice_refinery", {}, "", {"solari": 2, "water": 1}),
    ("overthrow", "deliver_supplies", {}, "", {"guild": 2, "water": 1, "vp": 1}),
    ("paracompass", "spice_refinery", {}, "", {"solari": 4}),
    ("price_is_no_object", "dutiful_service",
     {"solari": 2, "table": {"row": ["maker_keeper", "steersman"]}},
     "acquire_to_hand; acquire maker_keeper", {"emperor": 1, "solari": -2, "hand_size": 1}),
    ("priority_contracts", "imperial_basin", {"table": {"contracts": ["contract_espionage"]}},
     "contract; contract contract_espionage", {"spice": 1, "contracts": 1}),
    ("public_spectacle", "dutiful_service", SPY,
     "recall_spy post_emperor!; influence_any_1; faction guild",
     {"emperor": 1, "guild": 1, "spies": -1, "hand_size": 1}),
    ("rebel_supplier", "spice_refinery", {"spies": "post_refinery"}, "recall_spy post_refinery!",
     {"solari": 2, "spies": -1, "hand_size": 1, "garrison": 2}),
    ("reliable_informant", "deliver_supplies", {},
     "spy_emperor_bene_gesserit_fremen; spy post_fremen", {"guild": 1, "water": 1, "spies": 1}),
    ("sardaukar_coordination", "gather_support", {}, "deploy 2!", {"conflict": 2}),
    ("shishakli", "imperial_basin", {}, "pay_trash; trash dagger hand", {"spice": 1}),
    ("smugglers_harvester", "imperial_basin", {}, "", {"spice": 2}),
    ("smugglers_haven", "imperial_basin", {"spice": 4}, "pay_spice_4", {"spice": -3, "vp": 1}),
    ("southern_elders", "fremkit", SISTER, "", {"fremen": 1, "garrison": 2}),
    ("space_time_folding", "deliver_supplies", {"hand": "space_time_folding smugglers_harvester"},
     "pay_discard", {"guild": 1, "water": 1, "discard": 1, "hand_size": 1}),
    ("spacing_guilds_favor", "imperial_basin", {}, "draw_1", {"spice": 1, "hand_size": 1}),
    ("steersman", "imperial_basin", {"table": {"agents": {"arrakeen": [0]}}},
     "draw_1; recall_agent", {"spice": 1, "hand_size": 1, "agents": 1}),
    ("stilgar_the_devoted", "imperial_basin", {}, "", {"spice": 1, "garrison": 2}),
    ("strike_fleet", "dutiful_service", SPY, "recall_spy post_emperor!",
     {"emperor": 1, "spies": -1, "hand_size": 1, "garrison": 3}),
    ("subversive_advisor", "dutiful_service", SPY, "decline!; trash_self",
     {"emperor": 2, "play": -1, "vp": 1}),
    ("treacherous_maneuver", "deliver_supplies", {"hand": "treacherous_maneuver public_spectacle"},
     "pay_trash_self_and_trash; trash public_spectacle hand",
     {"guild": 2, "water": 1, "hand_size": -1, "play": -1, "vp": 1}),
    ("tread_in_darkness", "imperial_basin", SISTER, "trash; trash dagger hand; draw_1",
     {"spice": 1}),
    ("weirding_woman", "imperial_basin", SISTER, "take_back",
     {"spice": 1, "hand_size": 1, "play": -1}),
    ("wheels_within_wheels", "dutiful_service",
     {**SPY, "influence": {"emperor": 2, "guild": 2}}, "decline!",
     {"emperor": 1, "solari": 2, "spice": 1}),
    ("prepare_the_way", "spice_refinery", {"influence": BENE}, "draw_1",
     {"solari": 2, "hand_size": 1}),
]  # fmt: skip


def moves(card, text):
    """``spy`` is what the card offers; what ends in a mark is a move as it stands."""
    told = [move for move in text.split("; ") if move]
    plain = ("spy ", "trash ", "scrap ", "discard ", "faction ", "acquire ", "contract ", "recall ")
    return [
        move.removesuffix("!") if move.endswith("!") or move.startswith(plain)
        else f"resolve {card} {move}"
        for move in told
    ]  # fmt: skip


@pytest.mark.parametrize("card, space, me, does, found", GIVES, ids=[row[0] for row in GIVES])
def test_a_card_that_sends_an_agent_gives_what_its_box_says(card, space, me, does, found):
    """IMP 46.1.1, IMP 46.1.2, IMP 46.1.11, IMP 46.1.13"""
    told = {name: amount for name, amount in found.items() if amount}
    assert sent(card, space, *moves(card, does), **me) == told


LACKS = [
    ("branching_path", "spice_refinery", {"influence": {"bene_gesserit": 3}}),
    ("cargo_runner", "imperial_basin", {"contracts_done": "contract_harvest_3"}),
    ("chani_clever_tactician", "spice_refinery", {"conflict": 2}),
    ("corrinth_city", "dutiful_service", {"solari": 4, "hand": "corrinth_city dagger dagger"}),
    ("ecological_testing_station", "spice_refinery", {"water": 1}),
    ("hidden_missive", "gather_support", {"influence": {"bene_gesserit": 1}}),
    ("in_high_places", "dutiful_service", {}),
    ("junction_headquarters", "spice_refinery", {"influence": {"guild": 3}, "spice": 2}),
    ("leadership", "imperial_basin", {}),
    ("prepare_the_way", "spice_refinery", {"influence": {"bene_gesserit": 1}}),
    ("price_is_no_object", "dutiful_service", {"table": {"row": ["steersman"]}}),
    ("smugglers_haven", "imperial_basin", {"spice": 2}),
    ("southern_elders", "fremkit", {}),
    ("treacherous_maneuver", "deliver_supplies", {"hand": "treacherous_maneuver dagger"}),
    ("tread_in_darkness", "imperial_basin", {}),
    ("weirding_woman", "imperial_basin", {}),
]


@pytest.mark.parametrize("card, space, me", LACKS, ids=[row[0] for row in LACKS])
def test_without_what_its_box_asks_for_a_card_offers_nothing(card, space, me):
    """IMP 46.1.1"""
    at = table(**{"hand": f"{card} dagger", **me}).do(f"send {card} {space}")
    assert at.offered(f"resolve {card}") == []
    assert at.garrison == (2 if space == "gather_support" else 0)


UNMOVED = [
    ("desert_power", "accept_contract", {}, {}),
    ("fedaykin_stilltent", "accept_contract", {}, {}),
    ("maker_keeper", "spice_refinery", {}, {"solari": 2}),
    ("smugglers_harvester", "accept_contract", {}, {}),
    ("imperial_spymaster", "dutiful_service", SPY, {"emperor": 1}),
    ("public_spectacle", "dutiful_service", SPY, {"emperor": 1}),
    ("strike_fleet", "dutiful_service", SPY, {"emperor": 1}),
    ("rebel_supplier", "spice_refinery", {"spies": "post_refinery"}, {"solari": 2}),
    ("wheels_within_wheels", "dutiful_service", SPY, {"emperor": 1}),
]


@pytest.mark.parametrize("card, space, me, found", UNMOVED, ids=[row[0] for row in UNMOVED])
def test_away_from_makers_or_without_a_recalled_spy_there_is_no_more(card, space, me, found):
    """IMP 46.1.3, IMP 46.1.4"""
    assert sent(card, space, *(["decline"] if me else []), **me) == found


@pytest.mark.parametrize("card, drawn", [("guild_envoy", -1), ("space_time_folding", 0)])
def test_a_discard_of_no_guild_card_brings_nothing_more(card, drawn):
    """IMP 46.1.6: the envoy's discard is compulsory, the other is a bargain."""
    does = "resolve guild_envoy discard" if card == "guild_envoy" else f"resolve {card} pay_discard"
    found = sent(card, "deliver_supplies", does)
    assert found.get("hand_size", 0) == drawn
    at = table(hand=f"{card} dagger diplomacy").do(f"send {card} deliver_supplies")
    assert ("done" in at.options) == (card != "guild_envoy")


def test_covert_operation_makes_opponents_discard():
    """IMP 46.1.1"""
    others = [{"revealed": True, "hand": "dagger"}, {"revealed": True, "hand": "diplomacy"}]
    at = table(hand="covert_operation dagger", others=others, **SPY)
    at.do("send covert_operation dutiful_service", "decline")
    at.do("resolve covert_operation opponents_discard")
    assert [at.player(seat)["hand_size"] for seat in (1, 2)] == [0, 0]


def test_double_agent_joins_an_opponents_spy_and_only_there():
    """IMP 46.1.5"""
    others = [{"revealed": True, "spies": "post_imperial_basin"}, {"revealed": True}]
    assert sent("double_agent", "imperial_basin", "resolve double_agent spy_here_deep",
                others=others) == {"spice": 1, "spies": 1}  # fmt: skip
    own = table(hand="double_agent dagger", spies="post_imperial_basin")
    own.do("send double_agent imperial_basin", "decline")
    assert own.offered("resolve double_agent") == []


def test_long_live_the_fighters_sorts_the_top_three_cards():
    """IMP 46.1.12"""
    deck = {"deck": "dagger diplomacy reconnaissance seek_allies"}
    at = table(hand="long_live_the_fighters", **deck).do(
        "send long_live_the_fighters spice_refinery"
    )
    at.do("resolve long_live_the_fighters long_live_the_fighters")
    assert at.asked == (0, "fighters_draw")
    seen = [option.split()[1] for option in at.offered("recover")]
    assert len(seen) == 3
    at.do(f"recover {seen[0]}", f"discard {seen[1]}")
    assert (at.hand, at.discard, at.deck_size) == ([seen[0]], [seen[1]], 1)
    short = table(hand="long_live_the_fighters", deck="dagger diplomacy")
    short.do("send long_live_the_fighters spice_refinery")
    assert short.offered("resolve long_live") == []


def test_undercover_asset_needs_no_influence():
    """IMP 46.1.15"""
    at = table(hand="undercover_asset maula_pistol", spice=3)
    assert at.offered("send undercover_asset shipping")
    assert at.offered("send undercover_asset sietch_tabr")
    assert not at.offered("send maula_pistol sietch_tabr")
    poor = table(hand="undercover_asset", spice=2)
    assert not poor.offered("send undercover_asset shipping")


def test_sardaukar_coordination_lets_only_recruits_follow():
    """IMP 46.1.16"""
    at = table(hand="sardaukar_coordination", garrison=3).do(
        "send sardaukar_coordination gather_support"
    )
    assert at.offered("deploy") == ["deploy 1", "deploy 2"]
    plain = table(hand="dagger", garrison=3).do("send dagger gather_support")
    assert plain.offered("deploy") == []


def test_truthtrance_and_spy_network_have_empty_agent_boxes():
    """IMP 46.1.1"""
    assert sent("truthtrance", "deliver_supplies") == {"guild": 1, "water": 1}
    assert not table(hand="spy_network unswerving_loyalty", **SPY).offered("send")


def test_sardaukar_soldier_draws_an_intrigue_card_when_trashed():
    """IMP 46.1.1"""
    hand = "desert_survival sardaukar_soldier"
    found = sent("desert_survival", "imperial_basin", "resolve desert_survival trash",
                 "trash sardaukar_soldier hand", hand=hand)  # fmt: skip
    assert found == {"spice": 1, "hand_size": -1, "intrigue_size": 1}


def test_spacing_guilds_favor_pays_when_discarded_from_the_hand():
    """IMP 46.1.17: not in the clean-up, nor from the top of the deck."""
    hand = "space_time_folding spacing_guilds_favor dagger"
    at = table(hand=hand).do("send space_time_folding deliver_supplies")
    at.do("resolve space_time_folding pay_discard", "discard spacing_guilds_favor")
    assert at.spice == 2
    clean = table(hand="spacing_guilds_favor", conflict=1).do("reveal", "done")
    assert clean.spice == 0
    deck = table(hand="long_live_the_fighters", deck="spacing_guilds_favor dagger dagger")
    deck.do("send long_live_the_fighters fremkit",
            "resolve long_live_the_fighters long_live_the_fighters",
            "recover dagger", "discard spacing_guilds_favor")  # fmt: skip
    assert (deck.discard, deck.spice) == (["spacing_guilds_favor"], 0)
