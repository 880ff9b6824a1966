"""Tech tiles (IMP 23, IMP 26.3)."""

import pytest

from imperium.table import Table
from landsraad.games.imperium.engine.catalogue import SET

ALL = [tile.key for tile in SET["ix"].of("tech")]
TOPS = ["windtraps", "flagship", "training_drones"]
DUNE = "dune_the_desert_planet"


def keys(table, seat=0):
    return [tile["key"] for tile in table.player(seat)["tech"]]


def shopping(**me):
    """Seat 0 has an agent at Dreadnought and picks a tile."""
    table = Table(ix=True, **{"hand": "dagger", "solari": 3, "table": {"tech_top": TOPS}, **me})
    return table.do("send dagger dreadnought", "resolve dreadnought tech")


def test_a_tile_is_paid_and_the_next_one_turned_up():
    """IMP 23.1.1, IMP 23.2.1, IMP 26.3.12"""
    table = shopping(spice=3)
    assert table.options == ["tech windtraps", "tech training_drones"]
    assert table.why("tech flagship") == "IMP 23.2.3"
    assert table.why("tech artillery") == "IMP 23.2.1"
    table.do("tech windtraps")
    assert keys(table) == ["windtraps"]
    assert (table.spice, table.water) == (1, 2)
    stack = table.table["tech"][0]
    assert stack["left"] == 5
    assert stack["top"] not in (None, "windtraps")


def test_only_the_icon_brings_tiles():
    """IMP 23.2.2"""
    table = Table(ix=True, spice=9, table={"tech_top": TOPS})
    assert table.offered("tech") == []
    assert table.why("tech windtraps") == "IMP 23.2.2"


def test_an_empty_stack_stays_empty():
    """IMP 23.1.1"""
    gone = [key for key in ALL if key not in ("windtraps", "artillery", "minimic_film")]
    table = shopping(spice=9, table={
        "tech_top": ["windtraps", "artillery", "minimic_film"], "tech_trashed": gone,
    }).do("tech windtraps")  # fmt: skip
    assert table.table["tech"][0] == {"top": None, "left": 0}


def test_tech_negotiation_offers_a_tile_or_a_negotiator():
    """IMP 20.2.3, IMP 23.2.3, IMP 23.2.5, IMP 29.1.1"""
    start = {"ix": True, "hand": "dagger", "spice": 1, "table": {"tech_top": TOPS}}
    table = Table(**start).do("send dagger tech_negotiation")
    assert table.options == ["resolve tech_negotiation tech_or_negotiator", "done"]
    table.do("resolve tech_negotiation tech_or_negotiator", "take tech")
    assert (keys(table), table.spice) == (["windtraps"], 0)
    table = Table(**start).do(
        "send dagger tech_negotiation",
        "resolve tech_negotiation tech_or_negotiator",
        "take negotiator",
    )
    assert (table.negotiators, table.supply, table.garrison) == (1, 8, 3)


def test_an_agent_at_tech_negotiation_brings_persuasion():
    """IMP 20.2.3"""
    for agents, persuasion in (({}, 1), ({"tech_negotiation": [0]}, 2)):
        table = Table(ix=True, hand="diplomacy", intrigue="windfall", table={"agents": agents})
        assert table.do("reveal").persuasion == persuasion


def test_without_a_troop_in_supply_there_is_no_negotiator():
    """IMP 23.2.5"""
    tops = {"tech_top": ["flagship", "spaceport", "shuttle_fleet"]}
    table = Table(ix=True, hand="dagger", garrison=11, negotiators=1, table=tops)
    table.do("send dagger tech_negotiation")
    assert table.asked == (1, "turn"), "neither a tile nor a negotiator is possible"


def test_negotiators_lower_the_price_and_any_number_may_come_home():
    """IMP 23.2.4, IMP 29.1.2"""
    table = shopping(spice=1, negotiators=4)
    table.do("tech windtraps")
    assert table.options == ["return 1", "return 2", "return 3", "return 4"]
    table.do("return 4")
    assert (table.negotiators, table.spice, table.supply) == (0, 1, 9)


def test_a_discount_and_negotiators_add_up_and_nothing_costs_less_than_zero():
    """IMP 23.2.3, IMP 23.2.4"""
    table = Table(ix=True, hand=DUNE, freighter=3, negotiators=6, table={"tech_top": TOPS})
    table.do(f"send {DUNE} smuggling", "resolve smuggling freighter")
    table.do("resolve shipping_track tech_2", "tech flagship")
    assert table.negotiators == 0, "all six are needed"
    assert keys(table) == ["flagship"]
    assert table.vp == 1
    cheap = Table(ix=True, hand=DUNE, freighter=3, spice=1, table={"tech_top": TOPS})
    cheap.do(f"send {DUNE} smuggling", "resolve smuggling freighter")
    cheap.do("resolve shipping_track tech_2", "tech windtraps")
    assert cheap.spice == 1


def test_appropriate_pays_in_spice_or_in_solari():
    """IMP 26.1.1"""
    table = Table(
        ix=True, hand="appropriate", influence={"emperor": 2}, solari=3, spice=3, negotiators=1,
        table={"tech_top": TOPS},
    )  # fmt: skip
    table.do("send appropriate smuggling", "resolve appropriate tech", "tech training_drones")
    assert table.options == ["take spice", "take solari"]
    table.do("take solari", "return 1")
    assert (table.solari, table.spice) == (4 - 2, 3)


# --- using tiles


def test_a_flip_tile_works_once_a_round_on_either_kind_of_turn():
    """IMP 23.3.1, IMP 23.3.2, IMP 26.3.13"""
    table = Table(ix=True, hand="dagger", solari=4, tech="training_drones flagship")
    table.do("use training_drones")
    assert table.garrison == 4
    assert table.why("use training_drones") == "IMP 23.3.2"
    table.do("reveal", "use flagship")
    assert (table.garrison, table.solari) == (7, 0)
    assert table.why("use holoprojectors") == "IMP 23.3.1"


def test_flipped_tiles_turn_up_when_the_round_begins():
    """IMP 23.3.2"""
    table = Table(ix=True, tech="training_drones", flipped="training_drones")
    assert table.offered("use") == []
    fresh = Table(
        ix=True, tech="training_drones", flipped="training_drones", table={"phase": "makers"}
    )
    assert fresh.tech == [{"key": "training_drones", "flipped": False}]


def test_a_seat_with_a_usable_tile_is_asked_before_its_turn_ends():
    """IMP 23.3.3"""
    table = Table(ix=True, hand="dagger", solari=9, tech="training_drones")
    table.do("send dagger high_council")
    assert table.asked[0] == 0
    assert "use training_drones" in table.options


def test_holoprojectors_draw_for_a_discard():
    """IMP 26.3.13, IMP 24.1.1"""
    table = Table(ix=True, hand="dagger diplomacy", deck="reconnaissance", tech="holoprojectors")
    table.do("use holoprojectors", "discard dagger")
    assert table.hand == ["diplomacy", "reconnaissance"]
    assert Table(ix=True, hand="", intrigue="windfall", tech="holoprojectors").offered("use") == []


def test_invasion_ships_let_the_next_agent_past_enemies():
    """IMP 26.3.6"""
    table = Table(
        ix=True, hand="reconnaissance dagger", tech="invasion_ships",
        table={"agents": {"arrakeen": [1]}},
    )  # fmt: skip
    assert "send reconnaissance arrakeen" not in table.options
    table.do("use invasion_ships", "discard dagger", "send reconnaissance arrakeen")
    assert "use invasion_ships" not in table.options


def test_sonic_snoopers_swap_intrigue_cards_unseen():
    """IMP 26.3.8, IMP 24.1.5"""
    table = Table(
        ix=True, intrigue="ambush windfall", tech="sonic_snoopers",
        table={"intrigue_top": ["bribery", "infiltrate"]},
    )  # fmt: skip
    table.do("use sonic_snoopers", "bury ambush", "bury windfall")
    assert sorted(table.intrigue) == ["bribery", "infiltrate"]
    assert keys(table) == []
    assert table.table["tech_trashed"] == ["sonic_snoopers"]
    told = [event for _, event in table.game.events(1) if event.kind == "bury"]
    assert [event.secret for event in told] == [None, None]


def test_spy_satellites_buy_a_point_or_count_low_tracks():
    """IMP 26.3.10"""
    table = Table(ix=True, spice=3, tech="spy_satellites").do("use spy_satellites")
    assert (table.vp, table.spice, keys(table)) == (1, 0, [])
    ended = Table(
        ix=True, tech="spy_satellites", vp=10, influence={"fremen": 2, "guild": 1},
        table={"phase": "makers"},
    )  # fmt: skip
    assert ended.vp == 13


def test_spaceport_puts_acquired_cards_on_the_deck():
    """IMP 26.3.9, IMP 29.1.17"""
    table = Table(ix=True, hand="diplomacy", persuasion=0, tech="spaceport")
    table.do("send diplomacy foldspace")
    assert table.options == ["acquire foldspace", "acquire foldspace on_deck"]
    table.do("acquire foldspace on_deck")
    assert table.deck_shown == ["foldspace"]
    bought = Table(ix=True, hand="diplomacy convincing_argument", tech="spaceport").do("reveal")
    assert "acquire arrakis_liaison on_deck" in bought.options


@pytest.mark.parametrize("seat, held", [("", 0), ("council", 4)])
def test_restricted_ordnance_and_minimic_film_on_the_reveal_turn(seat, held):
    """IMP 23.3.1"""
    more = {"council": True} if seat else {}
    table = Table(
        ix=True, hand="diplomacy", conflict=1, tech="restricted_ordnance minimic_film", **more
    ).do("reveal")
    assert table.persuasion == 2 + 2 * bool(seat)
    assert table.swords == held


def test_artillery_and_the_bashar_count_cards_that_gave_swords():
    """IMP 26.3.1, IMP 26.1.8"""
    table = Table(
        ix=True, hand="imperial_bashar dagger bene_gesserit_sister diplomacy", conflict=1,
        tech="artillery",
    ).do("reveal")  # fmt: skip
    table.do("resolve bene_gesserit_sister persuasion_or_swords", "take swords")
    while table.offered("resolve"):
        table.do(table.offered("resolve")[0])
    # Bashar 2, Dagger 1, Sister 2; Bashar: Dagger and Sister; Artillery: all three.
    assert table.swords == 2 + 1 + 2 + 2 + 3


def test_disposal_facility_trashes_a_card_in_play():
    """IMP 26.3.4, IMP 29.1.3"""
    hand = "convincing_argument convincing_argument reconnaissance diplomacy"
    table = Table(ix=True, hand=hand, discard="dagger", tech="disposal_facility").do("reveal")
    assert table.persuasion == 6
    table.do("resolve disposal_facility trash")
    assert "trash dagger discard" not in table.options
    table.do("trash diplomacy play")
    assert "diplomacy" not in table.play


def test_round_start_tiles():
    """IMP 26.3.5, IMP 26.3.7"""
    table = Table(ix=True, tech="holtzman_engine shuttle_fleet", table={"phase": "makers"})
    assert len(table.hand) == 6
    assert table.solari == 2


@pytest.mark.parametrize("copies, points", [(1, 0), (2, 1)])
def test_holtzman_engine_scores_with_two_copies_of_flow(copies, points):
    """IMP 26.3.5, IMP 29.1.23"""
    table = Table(
        ix=True, tech="holtzman_engine", vp=10, discard=" ".join(["the_spice_must_flow"] * copies),
        table={"phase": "makers"},
    )  # fmt: skip
    assert table.vp == 10 + points


def test_memocorders_score_with_three_influence_everywhere():
    """IMP 26.3.14"""
    high = dict.fromkeys(("emperor", "guild", "bene_gesserit", "fremen"), 3)
    table = Table(ix=True, tech="memocorders", vp=10, influence=high, table={"phase": "makers"})
    assert table.vp == 11


@pytest.mark.parametrize("tech, winner", [("", 1), ("chaumurky", 0)])
def test_chaumurky_wins_a_tie_of_scores(tech, winner):
    """IMP 26.3.2"""
    table = Table(
        ix=True, tech=tech, vp=11, others=[{"vp": 11, "spice": 9}], table={"phase": "makers"}
    )
    assert table.game.winners == (winner,)


def test_windtraps_water_the_winner():
    """IMP 26.3.12"""
    table = Table(
        ix=True, tech="windtraps", conflict=2,
        table={"phase": "combat", "conflict": "guild_bank_raid"},
    )  # fmt: skip
    assert (table.water, table.solari) == (2, 6)
