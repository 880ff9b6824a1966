"""Setup of Bloodlines with the original game (IMP 30.1, IMP 34.1)."""

from collections import Counter

import pytest

import landsraad
from imperium.bl_turns import START
from landsraad.core.decisions import InvalidSetup
from landsraad.games.imperium.engine.catalogue import CONFLICT_CARD
from landsraad.games.imperium.engine.selection import selection

ALONE = {"expansions": ["bloodlines"]}
WITH_IX = {"expansions": ["ix", "bloodlines"]}
TECH = {**ALONE, "modules": ["tech"]}
NEW = ["leader_chani", "leader_duncan_idaho", "leader_esmar_tuek", "leader_piter_de_vries",
       "steersman_yrkoon"]  # fmt: skip


def begin(seats=3, seed=1, **options):
    return landsraad.new("imperium", seats, seed, **{**ALONE, **options})


def table(game):
    return game.view(None)["table"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_commanders_stand_by_the_number_of_players(seats):
    """IMP 30.1.5"""
    shared = table(begin(seats))
    sixth = ["hall_of_oratory"] if seats == 4 else []
    assert sorted(shared["commanders"]) == sorted([*START, *sixth])
    assert shared["commander_bank"] == 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_with_all_of_ix_two_commanders_stand_elsewhere(seats):
    """IMP 30.1.6: the spaces covered by the overlay have none."""
    shared = table(begin(seats, **WITH_IX))
    fifth = ["dreadnought", *(["tech_negotiation"] if seats == 4 else [])]
    assert sorted(shared["commanders"]) == sorted([*START[:4], *fifth])
    assert shared["commander_bank"] == 1


def test_the_tiles_of_ix_alone_move_no_commander():
    """IMP 30.1.6, IMP 34.1.3"""
    shared = table(begin(4, modules=["tech", "ix_tiles"]))
    assert sorted(shared["commanders"]) == sorted([*START, "hall_of_oratory"])


@pytest.mark.parametrize("seed", range(6))
def test_four_of_twelve_skills_lie_open(seed):
    """IMP 30.1.7: no Fierce one."""
    shared = table(begin(seed=seed))
    assert len(shared["skills"]) == 4
    assert shared["skills_left"] == 8
    assert max(Counter(shared["skills"]).values()) <= 2
    assert "fierce" not in shared["skills"]


def imperium(options, seats=3):
    """The sizes of the Imperium deck with its row and of the intrigue deck."""
    game = begin(seats, **options)
    shared = table(game)
    return len(shared["row"]) + shared["imperium_deck"], shared["intrigue_deck"]


def test_cards_join_the_decks():
    """IMP 30.1.7, IMP 34.1.1: 18 and 10, and with the module two more of each."""
    base = table(landsraad.new("imperium", 3, 1))
    before = len(base["row"]) + base["imperium_deck"], base["intrigue_deck"]
    assert imperium(ALONE) == (before[0] + 18, before[1] + 10)
    assert imperium(TECH) == (before[0] + 20, before[1] + 12)


def test_no_conflict_card_joins():
    """IMP 30.1.7: both new ones stay in the box."""
    in_play = selection(("base", "bloodlines")).numbers("conflicts")
    assert in_play
    assert not {CONFLICT_CARD[key] for key in ("skirmish_wild", "storms_in_the_south")} & {*in_play}


def test_leaders_of_this_mode():
    """IMP 30.1.7, IMP 34.1.1: three stay out, and Kota comes with the tech module only."""
    game = begin(4, leaders=NEW[:4])
    assert [player["leader"] for player in game.view(None)["players"]] == NEW[:4]
    for leader in ("count_hasimir_fenring", "gaius_helen_mohiam", "leader_liet_kynes"):
        with pytest.raises(InvalidSetup, match="a set not in play"):
            begin(leaders=[leader])
    with pytest.raises(InvalidSetup, match="Kota Odax of Ix"):
        begin(leaders=["kota_odax_of_ix"])
    kota = begin(leaders=["kota_odax_of_ix"], modules=["tech"])
    assert kota.view(None)["players"][0]["leader"] == "kota_odax_of_ix"


@pytest.mark.parametrize("leader", NEW)
def test_leaders_need_their_set(leader):
    """IMP 30.1.7"""
    with pytest.raises(InvalidSetup, match="a set not in play"):
        landsraad.new("imperium", 3, 1, leaders=[leader])


@pytest.mark.parametrize(
    "options",
    [
        {"modules": ["tech"]},
        {"expansions": ["ix"], "modules": ["tech"]},
        {"expansions": ["bloodlines"], "modules": ["ix_tiles"]},
        {"expansions": ["ix", "bloodlines"], "modules": ["tech", "ix_tiles"]},
        {"expansions": ["bloodlines"], "modules": ["choam"]},
    ],
)
def test_modules_that_cannot_be(options):
    """IMP 34.1.1, IMP 34.1.3: the tech module needs Bloodlines, the tiles of Ix the module."""
    with pytest.raises(InvalidSetup):
        landsraad.new("imperium", 3, 1, **options)


def stacks(**options):
    shared = table(begin(**options))
    return sorted(stack["left"] for stack in shared["tech"]), shared["embassy"]


def test_tech_tiles_lie_in_three_even_stacks():
    """IMP 34.1.1, IMP 34.1.2, IMP 34.1.3, IMP 34.1.4: 12, with 16 or with 18 of Rise of Ix."""
    alone, embassy = stacks(modules=["tech"])
    assert (sum(alone), max(alone) - min(alone), embassy) == (12, 0, True)
    mixed, embassy = stacks(modules=["tech", "ix_tiles"])
    assert (sum(mixed), max(mixed) - min(mixed), embassy) == (28, 1, True)
    whole, embassy = stacks(**WITH_IX, modules=["tech"])
    assert (sum(whole), max(whole) - min(whole), embassy) == (30, 0, False)


def test_without_the_module_there_are_no_tiles():
    """IMP 34.1.1"""
    assert not table(begin()).get("tech")
    assert not table(begin())["embassy"]
    ix, embassy = stacks(**WITH_IX)
    assert (sum(ix), embassy) == (18, False)


@pytest.mark.parametrize("tile", ["detonation_devices", "troop_transports"])
def test_two_tiles_of_ix_stay_out_without_the_rest(tile):
    """IMP 34.1.3"""
    place = {"tech_top": [tile]}
    mixed = {**ALONE, "modules": ["tech", "ix_tiles"]}
    with pytest.raises(InvalidSetup):
        landsraad.position("imperium", 3, 1, [], place, **mixed)
    whole = {**WITH_IX, "modules": ["tech"]}
    game = landsraad.position("imperium", 3, 1, [], place, **whole)
    assert table(game)["tech"][0]["top"] == tile


@pytest.mark.parametrize(
    "tile", ["advanced_data_analysis", "choam_transports", "forbidden_weapons",
             "ornithopter_fleet", "panopticon", "spy_drones"],
)  # fmt: skip
def test_six_tiles_stay_out_of_the_original_game(tile):
    """IMP 34.1.2"""
    with pytest.raises(InvalidSetup):
        landsraad.position("imperium", 3, 1, [], {"tech_top": [tile]}, **TECH)


def hagal(seats, leader="leader_chani", **options):
    """How many Hagal cards there are."""
    shared = table(begin(seats, leaders=[leader], **options))
    return shared["hagal_deck"] + len(shared["hagal_discard"])


@pytest.mark.parametrize("seats", [1, 2])
def test_tueks_sietch_cards_need_a_player_who_leads_with_esmar(seats):
    """IMP 35.2.3"""
    assert hagal(seats, "leader_esmar_tuek") == hagal(seats) + 2


def test_acquire_tech_cards_are_for_the_solo_game_with_the_module_and_without_ix():
    """IMP 35.3.3, IMP 35.3.2"""
    assert hagal(1, modules=["tech"]) == hagal(1) + 4
    assert hagal(1, modules=["tech", "ix_tiles"]) == hagal(1) + 4
    assert hagal(1, **WITH_IX, modules=["tech"]) == hagal(1, **WITH_IX)
    assert hagal(2, modules=["tech"]) == hagal(2)
