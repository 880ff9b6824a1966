"""Each criterion by which the automaton decides, in a position where it is the one that does."""

import pytest

import landsraad
from landsraad.core.chance import Rng
from landsraad.core.contract import random_option
from landsraad.games.war_for_arrakis.catalogue import (
    AREA,
    AREAS,
    DEEP,
    TOUCHING,
    ZONES,
    ZONES_AT,
    bits,
)
from landsraad.games.war_for_arrakis.modules.mahdi.criteria import (
    _best_deserts,
    _ornithopter_zones,
)
from landsraad.games.war_for_arrakis.modules.mahdi.marches import best_ends
from landsraad.games.war_for_arrakis.modules.mahdi.orders import ANY, attacks, order
from landsraad.games.war_for_arrakis.modules.mahdi.sight import (
    as_the_crow_flies,
    within,
    zones_of,
)
from landsraad.games.war_for_arrakis.terms import MINOR_ERG, MOUNTAIN, PLATEAU
from war.modules.mahdi_table import Solo

FAR_OFF = {"gara_kulon": "A 6r"}
EVERYWHERE = {
    ("WFA 22.4.2", "highest rank"), ("WFA 22.4.2", "greatest difference of power"),
    ("WFA 22.4.3", "highest combat power"), ("WFA 22.5.1", "closest to the target"),
    ("WFA 22.5.1", "highest combat power"), ("WFA 22.5.5", "joins another legion"),
    ("WFA 22.5.5", "closest to a sietch"), ("WFA 22.8.1", "highest combat power"),
    ("WFA 22.8.1", "closest to the target sietch"), ("WFA 22.8.3", "first of the order"),
    ("WFA 22.8.4", "closest to a sietch"), ("WFA 22.8.4", "highest relative combat power"),
    ("WFA 22.15.2", "empty and away from the enemy"), ("WFA 22.15.2", "deep desert"),
    ("WFA 22.15.3", "protects most harvesters"),
    ("WFA 22.15.4", "above a legion two areas from a sietch"),
    ("WFA 22.15.4", "above the sector of the target"),
    ("WFA 22.16.2", "the lowest marker first"), ("WFA 22.17.1", "protects most"),
    ("WFA 22.9.6", "as near the target sietch as can be"),
}  # fmt: skip
"""Criteria that decide something in a handful of games."""


def deserts_around(key):
    """Areas next to one that nobody lives in."""
    found = [AREAS[area].key for area in bits(TOUCHING[AREA[key]])]
    return [near for near in found if near.startswith("s")]


def raid(*armies):
    """A legion with enemies around it, and what it would attack."""
    first, second = deserts_around("s1_5")[:2]
    spots = dict(zip((first, second), armies, strict=True))
    table = Solo({**FAR_OFF, "s1_5": "H 6r 1b", **spots})
    cases, rule, words = attacks(table.state, order(ANY))
    targets = {AREAS[case.target].key for case in cases}
    return targets, (first, second), f"{rule} {words}"


def test_the_strongest_legion_is_attacked_first():
    """WFA 22.4.3"""
    targets, (_, second), why = raid("A 1r", "A 2r")
    assert (targets, why) == ({second}, "WFA 22.4.3 highest combat power")


def test_of_equals_one_with_a_named_leader():
    """WFA 22.4.3"""
    targets, (first, _), why = raid("A 1r stilgar", "A 2r")
    assert (targets, why) == ({first}, "WFA 22.4.3 with a named leader")


def test_a_siege_without_an_ornithopter_before_one_with_it():
    """WFA 22.4.2"""
    near = deserts_around("gara_kulon")[0]
    ways = as_the_crow_flies(AREA["gara_kulon"])
    far = next(
        area.key for number, area in enumerate(AREAS)
        if ways[number] == 2 and area.key.startswith("s1_")
    )  # fmt: skip
    board = {"gara_kulon": "A 1r", near: "H 3r", far: "H 3r"}
    table = Solo(board, zones={ZONES[ZONES_AT[AREA[far]][0]].key: "ornithopter"})
    cases, rule, words = attacks(table.state, order(ANY))
    assert {AREAS[case.origin].key for case in cases} == {near}
    assert f"{rule} {words}" == "WFA 22.4.2 no ornithopter needed"


def test_the_target_sietch_before_another_one():
    """WFA 22.4.2"""
    spot = deserts_around("gara_kulon")[0]
    other = next(
        key for key in ("sihaya_ridge", "tasmin_sink", "windgap") if not TOUCHING[AREA[key]]
        >> AREA[spot] & 1
    )  # fmt: skip
    beside = deserts_around(other)[0]
    board = {"gara_kulon": "A 1r", other: "A 1r", spot: "H 3r", beside: "H 3r"}
    table = Solo(board, sietches={"gara_kulon": 2, other: 2})
    cases, rule, words = attacks(table.state, order(ANY))
    assert {AREAS[case.target].key for case in cases} == {"gara_kulon"}
    assert f"{rule} {words}" == "WFA 22.4.2 the target sietch"


# --- the end of a move


def of_terrain(state, *kinds):
    """Areas of some terrains without anything in them, by their distance from the sietch."""
    near = as_the_crow_flies(AREA["gara_kulon"])
    found = [a for a in range(len(AREAS)) if state.terrain(a) in kinds and not state.ranks[a]]
    return {near[area]: area for area in found}


@pytest.mark.parametrize(
    ("better", "worse", "words"),
    [
        ((MOUNTAIN,), (PLATEAU, MINOR_ERG), "mountain"),
        ((PLATEAU, MINOR_ERG), "desert", "plateau or minor erg"),
    ],
)
def test_cover_decides_between_ways_as_close_to_a_sietch(better, worse, words):
    """WFA 22.5.5"""
    state = Solo(FAR_OFF).state
    open_to = [a for a in range(len(AREAS)) if state.deserts >> a & 1]
    first = of_terrain(state, *better)
    plain = {
        as_the_crow_flies(AREA["gara_kulon"])[a]: a for a in open_to if a not in first.values()
    }
    second = plain if worse == "desert" else of_terrain(state, *worse)
    second = {d: a for d, a in second.items() if state.terrain(a) not in better}
    far = next(distance for distance in first if distance in second)
    ends, why = best_ends(state, 1 << first[far] | 1 << second[far])
    assert (ends, why) == ([first[far]], words)


def test_a_desert_without_a_wormsign_before_one_with_it():
    """WFA 22.5.5"""
    state = Solo(FAR_OFF).state
    near = as_the_crow_flies(AREA["gara_kulon"])
    open_to = [a for a in bits(state.deserts) if near[a] == 3 and not state.ranks[a]]
    open_to = [a for a in open_to if state.terrain(a) not in (PLATEAU, MINOR_ERG)]
    first, second = open_to[:2]
    table = Solo({**FAR_OFF, AREAS[first].key: "wormsign"})
    assert best_ends(table.state, 1 << first | 1 << second) == ([second], "no wormsign")


def test_ways_join_a_legion_before_anything_else():
    """WFA 22.5.5"""
    table = Solo({**FAR_OFF, "s3_4": "H 1r"})
    near = deserts_around("gara_kulon")[0]
    found = best_ends(table.state, 1 << AREA["s3_4"] | 1 << AREA[near])
    assert found == ([AREA["s3_4"]], "joins another legion")


# --- vehicles


def test_deep_desert_before_other_desert():
    """WFA 22.15.2: and before both what is empty and away from the enemy."""
    state = Solo(FAR_OFF).state
    spots = [a for a in bits(state.deserts) if within(a, frozenset((2,))) and not state.ranks[a]]
    found, _ = _best_deserts(state, spots)
    assert found
    assert all(DEEP >> area & 1 for area in found)
    board = {**FAR_OFF, **{AREAS[area].key: "A 1r" for area in found}}
    rest, _ = _best_deserts(Solo(board).state, spots)
    assert rest
    assert not set(rest) & set(found)


def test_central_zones_first_where_the_target_has_none_left():
    """WFA 22.15.4"""
    state = Solo(FAR_OFF).state
    taken = zones_of(frozenset(AREAS[AREA["gara_kulon"]].sectors))
    free = [zone for zone in range(len(ZONES)) if zone not in taken]
    found, words = _ornithopter_zones(state, free)
    # The four sectors next to the north-eastern one; only az2 and az4 lie between central ones.
    assert {ZONES[zone].key for zone in found} == {"az2", "az4"}
    assert words == "between central sectors"


# --- all of them in play


def test_criteria_decide_in_games():
    """WFA 22.1.3: the log names them."""
    seen = set()
    for seed in range(24):
        options = {"modules": ("smugglers",)} if seed % 2 else {}
        game, rng = landsraad.new("war_for_arrakis", 1, seed, **options), Rng(seed)
        while game.decision is not None:
            game.apply(random_option(game.decision, rng))
        told = [event.public for _, event in game.events(0) if event.kind == "automaton"]
        seen |= {(rule, words) for _, rule, words in told}
        if seen >= EVERYWHERE:
            break
    assert not EVERYWHERE - seen
