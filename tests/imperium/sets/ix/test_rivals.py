"""House Hagal and the solo rivals with Rise of Ix (IMP 28)."""

from collections import Counter

import pytest

import landsraad
from imperium.table import Table
from landsraad.games.imperium.engine.catalogue import HAGALS
from landsraad.games.imperium.engine.selection import selection

RIVALS = ("glossu_the_beast_rabban", "count_ilban_richese")


def deck(seats):
    chosen = selection(("base", "ix"))
    return Counter(HAGALS[card].key for card in chosen.hagal_cards(seats, chosen.board))


def turn(card, seats=2, rival=None, **more):
    """Seat 0 takes a short turn, then the rival acts by the card on top of the Hagal deck."""
    cards = card if isinstance(card, list) else [card]
    others = [{}, rival or {}] if seats == 2 else [rival or {}, {}]
    table = Table(
        ix=True, seats=seats, hand="diplomacy", others=others,
        **{"table": {"hagal_top": cards, **more.pop("table", {})}, **more},
    )  # fmt: skip
    return table.do("send diplomacy secrets", "done")


def house(table, seats=2):
    return table.player(2 if seats == 2 else 1)


def test_the_hagal_decks():
    """IMP 28.1.1"""
    solo, two = deck(1), deck(2)
    for gone in ("hall_of_oratory", "rally_troops"):
        assert gone not in solo + two
    assert solo["dreadnought_1p"] == solo["tech_negotiation"] == 2
    assert solo["dreadnought_2p"] == two["dreadnought_1p"] == two["tech_negotiation"] == 0
    assert two["dreadnought_2p"] == 2
    assert sum(solo.values()) == 27 - 4 + 7
    assert sum(two.values()) == 28 - 4 + 5


@pytest.mark.parametrize(
    "card, guild, space, freighter",
    [
        ("interstellar_shipping", 2, "interstellar_shipping", 2),
        ("interstellar_shipping", 1, "wealth", 0),
        ("foldspace_or_interstellar_shipping", 1, "foldspace", 0),
        ("smuggling_or_interstellar_shipping", 0, "smuggling", 1),
        ("smuggling_or_interstellar_shipping", 3, "interstellar_shipping", 2),
    ],
)
def test_shipping_cards_look_at_guild_influence(card, guild, space, freighter):
    """IMP 28.1.2, IMP 28.1.4, IMP 28.1.5"""
    table = turn([card, "wealth"], rival={"influence": {"guild": guild}})
    assert table.table["agents"][space] == [2]
    assert house(table)["freighter"] == freighter
    assert house(table)["solari"] == 0


def test_house_hagal_recalls_from_the_second_step():
    """IMP 28.1.5, IMP 28.2.2, IMP 29.1.20"""
    table = turn("smuggling_or_interstellar_shipping", rival={"freighter": 2})
    assert table.asked == (0, "faction_up")
    table.do("faction fremen")
    rival = house(table)
    assert (rival["freighter"], rival["garrison"], rival["influence"]["fremen"]) == (0, 2, 1)
    assert [table.player(seat)["solari"] for seat in range(3)] == [
        1,
        2,
        0,
    ]  # Rabban began with one.


def test_dreadnought_cards_are_skipped_without_a_dreadnought_left():
    """IMP 28.1.3"""
    table = turn("dreadnought_2p")
    assert house(table)["dreadnoughts"]["garrison"] == 1
    assert house(table)["garrison"] == 2
    full = turn(["dreadnought_2p", "wealth"], rival={"dreadnoughts": {"garrison": 2}})
    assert full.table["agents"]["wealth"] == [2]


def test_dreadnoughts_are_deployed_before_troops():
    """IMP 28.1.6"""
    table = turn("carthag", rival={"dreadnoughts": {"garrison": 1}, "garrison": 3})
    rival = house(table)
    assert rival["dreadnoughts"]["conflict"] == 1
    assert rival["conflict"] == 2, "the recruit of the card and one of the garrison"


@pytest.mark.parametrize(
    "control, flag",
    [({}, "imperial_basin"), ({"carthag": 0}, "carthag"), ({"arrakeen": 1}, "arrakeen")],
)
def test_a_winning_rival_prefers_to_cover_markers_of_others(control, flag):
    """IMP 28.1.7, IMP 29.1.11"""
    table = Table(
        ix=True, seats=2, others=[{}, {"dreadnoughts": {"conflict": 1}}],
        table={"phase": "combat", "conflict": "desert_power", "control": control},
    )  # fmt: skip
    assert table.table["flags"] == {flag: 2}
    visited = Table(
        ix=True, seats=2, hand="reconnaissance",
        table={"flags": {"arrakeen": 2}, "control": {"arrakeen": 1}, "first": 1, "turn": 0},
    ).do("send reconnaissance arrakeen")  # fmt: skip
    assert [visited.player(seat)["solari"] for seat in range(3)] == [0, 0, 0]


def test_a_rival_spares_its_own_marker():
    """IMP 28.1.7"""
    table = Table(
        ix=True, seats=1, others=[{"dreadnoughts": {"conflict": 1}}],
        table={"phase": "combat", "conflict": "desert_power", "control": {"imperial_basin": 1}},
    )  # fmt: skip
    assert table.table["flags"] == {"arrakeen": 1}


def test_house_hagal_leaves_tech_alone():
    """IMP 28.2.1"""
    game = landsraad.new("imperium", 2, 1, expansions=["ix"])
    assert game.view(None)["table"]["tech_trashed"] == []
    table = turn("dreadnought_2p", table={"tech_top": ["windtraps"]})
    assert house(table)["tech"] == []


# --- solo


def solo(card, rival=None, **more):
    return turn(card, 1, {"leader": RIVALS[0], **(rival or {})}, **more)


def tiles(table):
    return [tile["key"] for tile in house(table, 1)["tech"]]


def test_open_tiles_without_the_mark_are_replaced():
    """IMP 28.4.3"""
    tops = ["artillery", "minimic_film", "spaceport"]
    table = Table(ix=True, seats=1, table={"tech_top": tops})
    assert table.table["tech_trashed"][0] == "artillery"
    marked = {"windtraps", "chaumurky"}
    sheet = table.game.info.rules.sheet()["tech"]
    assert any(sheet[stack["top"]]["hagal"] for stack in table.table["tech"]), marked


def test_a_rival_buys_the_dearest_marked_tile_it_can_pay():
    """IMP 28.4.1, IMP 28.4.4"""
    tops = {"tech_top": ["training_drones", "restricted_ordnance", "memocorders"]}
    table = solo("tech_negotiation", {"spice": 3}, table=tops)
    assert tiles(table) == ["training_drones"]
    assert house(table, 1)["spice"] == 1


def test_a_rival_that_cannot_pay_places_a_negotiator_and_uses_it_later():
    """IMP 28.4.4, IMP 28.4.5"""
    tops = {"tech_top": ["flagship", "restricted_ordnance", "spaceport"]}
    table = solo("tech_negotiation", table=tops)
    assert house(table, 1)["negotiators"] == 1
    tops = {"tech_top": ["windtraps", "restricted_ordnance", "spaceport"]}
    table = solo("dreadnought_1p", {"negotiators": 1, "spice": 3}, table=tops)
    rival = house(table, 1)
    assert (rival["negotiators"], rival["spice"]) == (0, 2)
    assert rival["dreadnoughts"]["garrison"] == 1


def test_rivals_hoard_spice_until_the_last_level():
    """IMP 28.4.2"""
    hoard = [{"spice": 8}, {}]
    table = Table(ix=True, seats=1, others=hoard)
    assert table.player(1)["spice"] == 8
    late = Table(
        ix=True, seats=1, others=hoard,
        table={"phase": "round_start", "conflict": "grand_vision", "round": 7},
    )  # fmt: skip
    assert (late.player(1)["spice"], late.player(1)["vp"]) == (1, 1)


def test_rhombur_and_hundro_as_rivals():
    """IMP 28.3.1"""
    tops = {"tech_top": ["windtraps", "restricted_ordnance", "spaceport"]}
    rhombur = {"leader": "prince_rhombur_vernius"}
    rich = solo("arrakeen_1p", {**rhombur, "spice": 2}, table=tops)
    assert tiles(rich) == ["windtraps"]
    poor = solo("arrakeen_1p", rhombur, table=tops)
    assert house(poor, 1)["negotiators"] == 1
    hundro = {"leader": "viscount_hundro_moritani", "spice": 1}
    table = solo("arrakeen_1p", hundro)
    assert (house(table, 1)["freighter"], house(table, 1)["spice"]) == (1, 0)


def test_dividends_reach_all_other_houses():
    """IMP 28.3.2, IMP 28.1.5"""
    table = solo("smuggling_or_interstellar_shipping", {"freighter": 2})
    table.do("faction guild")
    assert [table.player(seat)["solari"] for seat in range(3)] == [1 + 1, 5, 1]


def test_rivals_take_troops_and_points_of_rewards():
    """IMP 28.3.2, IMP 29.1.12"""
    table = Table(
        ix=True, seats=1, others=[{"conflict": 2, "solari": 6, "garrison": 0}, {}],
        table={"phase": "combat", "conflict": "economic_supremacy", "round": 7},
    )  # fmt: skip
    assert (table.player(1)["vp"], table.player(1)["solari"]) == (2, 0)
    skirmish = Table(
        ix=True, seats=1, others=[{"conflict": 2, "garrison": 0}, {}],
        table={"phase": "combat", "conflict": "skirmish_freighter_troop"},
    )  # fmt: skip
    assert (skirmish.player(1)["garrison"], skirmish.player(1)["freighter"]) == (1, 1)


# --- tiles of rivals


def test_detonation_devices_of_a_rival():
    """IMP 28.5.2"""
    table = Table(
        ix=True, seats=1,
        others=[{"dreadnoughts": {"conflict": 1}, "tech": "detonation_devices"}],
        table={"phase": "combat", "conflict": "guild_bank_raid"},
    )  # fmt: skip
    assert table.player(1)["vp"] == 1
    assert table.player(1)["dreadnoughts"]["supply"] == 2


@pytest.mark.parametrize("difficulty, troops", [("mercenary", 5), ("mentat", 0)])
def test_flagship_of_a_rival_at_a_combat_space(difficulty, troops):
    """IMP 28.5.3, IMP 29.1.13: expert deployment keeps a rival with a clear lead at home."""
    table = solo(
        "carthag",
        {"tech": "flagship", "solari": 4, "dreadnoughts": {"conflict": 2}, "garrison": 1},
        difficulty=difficulty,
    )
    rival = house(table, 1)
    assert rival["conflict"] == troops
    assert rival["solari"] == (0 if troops else 4)


def test_holtzman_engine_of_a_rival_is_a_point():
    """IMP 28.5.4, IMP 28.5.1"""
    table = Table(
        ix=True, seats=1, vp=10, others=[{"tech": "holtzman_engine"}, {}],
        table={"phase": "makers"},
    )  # fmt: skip
    assert table.player(1)["vp"] == 1


def test_invasion_ships_carry_a_rival_past_others():
    """IMP 28.5.5"""
    table = solo("secrets", {"tech": "invasion_ships"})
    assert sorted(table.table["agents"]["secrets"]) == [0, 1]
    assert house(table, 1)["tech"] == [{"key": "invasion_ships", "flipped": True}]


def test_spy_satellites_of_a_rival_are_traded_and_sonic_snoopers_kept():
    """IMP 28.5.6"""
    table = solo("wealth", {"tech": "spy_satellites sonic_snoopers", "spice": 3, "intrigue": ""})
    assert tiles(table) == ["sonic_snoopers"]
    assert (house(table, 1)["vp"], house(table, 1)["spice"]) == (1, 0)


def test_training_drones_of_a_rival():
    """IMP 28.5.7"""
    table = solo("wealth", {"tech": "training_drones", "garrison": 0})
    assert house(table, 1)["garrison"] == 1
    tops = {"tech_top": ["training_drones", "restricted_ordnance", "spaceport"]}
    bought = solo("tech_negotiation", {"spice": 2, "garrison": 0}, table=tops)
    assert house(bought, 1)["garrison"] == 1


def test_troop_transports_of_a_rival():
    """IMP 28.5.8"""
    table = solo(
        "smuggling_or_interstellar_shipping",
        {"freighter": 2, "tech": "troop_transports", "garrison": 0},
    )
    table.do("faction guild")
    assert house(table, 1)["conflict"] == 3
