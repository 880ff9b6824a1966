"""What the cards of Uprising give when they are revealed or acquired (IMP 46.1)."""

import pytest

from imperium.uprising_turns import changed, revealed, table
from landsraad.games.imperium.language.terms import FACTION_KEYS

TWO = {"spies": "post_emperor post_guild"}
FOUR = "contract_harvest_3 contract_espionage contract_harvest_4 contract_immediate"
OPEN = {"table": {"conflict": "trade_dispute"}}
"""A conflict that does not lie behind the shield wall."""

# The hand, what is there besides, what is done, and what that changes.
GIVES = [
    ("bene_gesserit_operative", {}, "", {"persuasion": 1}),
    ("bene_gesserit_operative", TWO, "", {"persuasion": 3}),
    ("branching_path", {}, "", {"persuasion": 2}),
    ("calculus_of_power public_spectacle", {}, "pay_trash; trash public_spectacle play",
     {"persuasion": 3, "swords": 3}),
    ("captured_mentat", {"influence": {"guild": 1}}, "pay_influence_1; faction fremen",
     {"persuasion": 1, "guild": -1, "fremen": 1}),
    ("cargo_runner", {}, "", {"persuasion": 1}),
    ("chani_clever_tactician", {"conflict": 3}, "pay_retreat_2",
     {"swords": 4, "garrison": 2, "conflict": -2}),
    ("chani_clever_tactician maula_pistol", {}, "", {"persuasion": 3, "swords": 1}),
    ("corrinth_city", {"solari": 5}, "solari_or_seat; take seat",
     {"solari": -5, "council": 1, "persuasion": 2}),
    ("corrinth_city", {"solari": 5}, "solari_or_seat; take solari", {"solari": 5}),
    ("corrinth_city", {"solari": 5, "council": True}, "solari_or_seat",
     {"solari": 5, "persuasion": 2}),
    ("covert_operation", {}, "spy; spy post_guild; spy; spy post_choam", {"spies": 2}),
    ("dangerous_rhetoric", {}, "", {"persuasion": 1, "swords": 1}),
    ("delivery_agreement", {}, "spice_or_point", {"spice": 1}),
    ("delivery_agreement", {"contracts_done": FOUR}, "spice_or_point; take point", {"vp": 1}),
    ("desert_power", {"hooks": True, "water": 1, **OPEN}, "persuasion_or_sandworm; take sandworm",
     {"water": -1, "sandworms": 1}),
    ("desert_power", {"hooks": True, "water": 1, **OPEN},
     "persuasion_or_sandworm; take persuasion", {"persuasion": 2}),
    ("desert_power", {"water": 1, **OPEN}, "persuasion_or_sandworm", {"persuasion": 2}),
    ("desert_power", {"water": 1, "hooks": True, "table": {"conflict": "siege_of_arrakeen"}},
     "persuasion_or_sandworm", {"persuasion": 2}),
    ("desert_survival", {}, "", {"persuasion": 1, "swords": 1}),
    ("double_agent", {}, "", {"persuasion": 1, "swords": 1}),
    ("ecological_testing_station maula_pistol", {}, "",
     {"persuasion": 2, "swords": 1, "water": 1}),
    ("fedaykin_stilltent", {}, "", {"water": 1}),
    ("guild_envoy", {}, "", {"persuasion": 1}),
    ("hidden_missive", {}, "", {"persuasion": 1, "swords": 1}),
    ("imperial_spymaster", {}, "", {"persuasion": 1, "swords": 1}),
    ("in_high_places", TWO, "pay_spy_2; recall_spy post_guild",
     {"persuasion": 5, "spies": -2}),
    ("interstellar_trade", {"contracts_done": FOUR}, "each_persuasion_1", {"persuasion": 4}),
    ("junction_headquarters", {}, "", {"persuasion": 1, "water": 1, "garrison": 1}),
    ("leadership dagger maula_pistol", {}, "each_sword_1", {"persuasion": 3, "swords": 5}),
    ("long_live_the_fighters", {}, "", {"persuasion": 2, "swords": 3}),
    ("maker_keeper", {}, "", {"persuasion": 2}),
    ("maula_pistol", {}, "", {"persuasion": 1, "swords": 1}),
    ("northern_watermaster maula_pistol", {}, "", {"persuasion": 2, "swords": 1, "spice": 2}),
    ("overthrow", {}, "", {"persuasion": 2, "swords": 2, "garrison": 1}),
    ("paracompass", {}, "", {}),
    ("paracompass", {"council": True}, "", {"persuasion": 4}),
    ("paracompass", {"council": True, "swordmaster": True}, "", {"persuasion": 5}),
    ("paracompass", {"swordmaster": True}, "", {}),
    ("prepare_the_way", {}, "", {"persuasion": 2}),
    ("price_is_no_object", {}, "", {"persuasion": 2, "solari": 2}),
    ("priority_contracts", {}, "spice_or_point", {"spice": 2}),
    ("priority_contracts", {"contracts_done": FOUR}, "spice_or_point; take point", {"vp": 1}),
    ("public_spectacle", {}, "spy; spy post_fremen", {"persuasion": 1, "spies": 1}),
    ("rebel_supplier", {}, "", {"spice": 1, "swords": 1}),
    ("reliable_informant", {}, "", {"persuasion": 1, "solari": 1}),
    ("sardaukar_coordination public_spectacle", {}, "each_sword_1",
     {"persuasion": 3, "swords": 2}),
    ("sardaukar_soldier", {}, "", {"persuasion": 1, "swords": 1}),
    ("shishakli", {}, "", {"swords": 2}),
    ("shishakli maula_pistol", {}, "", {"persuasion": 1, "swords": 3, "fremen": 1}),
    ("smugglers_harvester", {}, "", {"persuasion": 1}),
    ("smugglers_haven", TWO, "", {"persuasion": 1}),
    ("smugglers_haven", {"spies": "post_hagga_basin"}, "", {"persuasion": 1, "spice": 2}),
    ("southern_elders maula_pistol", {}, "", {"persuasion": 3, "swords": 1, "water": 1}),
    ("space_time_folding", {}, "", {"persuasion": 1}),
    ("spacing_guilds_favor", {"spice": 3}, "pay_spice_3; faction guild",
     {"persuasion": 2, "spice": -3, "guild": 1}),
    ("spy_network", TWO, "pay_spy_1; recall_spy post_guild",
     {"persuasion": 2, "swords": 1, "spies": -1, "intrigue_size": 1}),
    ("steersman", {}, "", {"persuasion": 2, "spice": 2}),
    ("stilgar_the_devoted maula_pistol", {}, "each_persuasion_2", {"persuasion": 5, "swords": 1}),
    ("strike_fleet", {}, "", {"persuasion": 1, "swords": 3}),
    ("subversive_advisor", {}, "", {"persuasion": 1}),
    ("the_spice_must_flow", {}, "", {"spice": 1}),
    ("treacherous_maneuver", {}, "intrigue_1", {"persuasion": 1, "intrigue_size": 1}),
    ("tread_in_darkness", {}, "", {"persuasion": 2, "swords": 1}),
    ("truthtrance", {}, "", {"persuasion": 1}),
    ("undercover_asset", {}, "spy_or_swords; take swords", {"swords": 2}),
    ("undercover_asset", {}, "spy_or_swords; take spy; spy post_guild", {"spies": 1}),
    ("unswerving_loyalty", {}, "", {"persuasion": 1, "garrison": 1}),
    ("unswerving_loyalty maula_pistol", {}, "deploy_or_retreat; take deploy; deploy 1",
     {"persuasion": 2, "swords": 1, "conflict": 1}),
    ("unswerving_loyalty maula_pistol", {}, "deploy_or_retreat; take retreat; retreat 1",
     {"persuasion": 2, "swords": 1, "garrison": 2, "conflict": -1}),
    ("weirding_woman", {}, "", {"persuasion": 1, "swords": 1}),
    ("wheels_within_wheels", {}, "spy; spy post_fremen", {"persuasion": 1, "spies": 1}),
]  # fmt: skip
PLAIN = ("spy ", "trash ", "faction ", "recall_spy ", "take ", "deploy ", "retreat ", "acquire ")


@pytest.mark.parametrize("hand, me, does, found", GIVES)
def test_a_revealed_card_gives_what_its_box_says(hand, me, does, found):
    """IMP 46.1.1, IMP 46.1.7, IMP 46.1.10: behind the shield wall no sandworm comes."""
    card = hand.split()[0]
    moves = [
        move if move.startswith(PLAIN) else f"resolve {card} {move}"
        for move in does.split("; ")
        if move
    ]
    assert revealed(hand, *moves, **me) == found


LACKS = [
    ("calculus_of_power", {}),
    ("captured_mentat", {}),
    ("chani_clever_tactician", {"conflict": 1}),
    ("in_high_places", {"spies": "post_emperor"}),
    ("spacing_guilds_favor", {"spice": 2}),
    ("spy_network", {"spies": "post_emperor"}),
    ("unswerving_loyalty", {}),
]


@pytest.mark.parametrize("card, me", LACKS)
def test_without_what_it_asks_for_a_revealed_card_offers_nothing(card, me):
    """IMP 46.1.1"""
    at = table(**{"hand": card, "conflict": 1, **me}).do("reveal")
    assert at.offered(f"resolve {card}") == []


def test_guild_spy_gains_influence_where_it_spies_with_the_spice_must_flow():
    """IMP 46.1.8"""
    at = table(hand="guild_spy", conflict=1, spies="post_emperor post_arrakeen", persuasion=7)
    at.do("reveal")
    assert at.offered("resolve guild_spy") == []
    label = "_and_".join(f"influence_{faction}_1" for faction in FACTION_KEYS)
    found = changed(at, "acquire the_spice_must_flow", f"resolve guild_spy {label}")
    assert found == {"persuasion": -9, "vp": 1, "discard": 1, "emperor": 1}


SPIES = ("guild_spy", "in_high_places", "spy_network", "strike_fleet", "subversive_advisor")
ACQUIRED = [
    *((card, "spy post_guild", {"spies": 1}) for card in SPIES),
    ("interstellar_trade", "contract contract_espionage", {"contracts": 1}),
    ("overthrow", "", {"intrigue_size": 1}),
    ("price_is_no_object", "", {"solari": 2}),
    ("steersman", "", {"guild": 1}),
    ("the_spice_must_flow", "", {"vp": 1}),
]


@pytest.mark.parametrize("card, answer, found", ACQUIRED)
def test_an_acquired_card_gives_what_its_corner_says(card, answer, found):
    """IMP 46.1.9"""
    row = {"contracts": ["contract_espionage", "contract_harvest_3"]}
    if card != "the_spice_must_flow":  # That one has a stack of its own.
        row["row"] = [card]
    at = table(hand="dagger", conflict=1, persuasion=9, table=row).do("reveal")
    moves = [f"acquire {card}", *([answer] if answer else [])]
    gained = changed(at, *moves)
    assert {name: gained.get(name, 0) for name in found} == found


def test_a_card_bought_with_solari_comes_into_the_hand():
    """IMP 46.1.14: what it gives when acquired comes too."""
    at = table(hand="price_is_no_object dagger", solari=5, table={"row": ["strike_fleet"]})
    at.do("send price_is_no_object dutiful_service")
    at.do("resolve price_is_no_object acquire_to_hand", "acquire strike_fleet", "spy post_choam")
    assert (at.solari, at.hand, len(at.spies)) == (0, ["dagger", "strike_fleet"], 1)
