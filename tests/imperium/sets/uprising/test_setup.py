"""Setting up and ending a game of Uprising (IMP 37)."""

import pytest

import landsraad
from imperium.table import Table
from landsraad.core import contract

STARTING = {
    "convincing_argument": 2, "dagger": 2, "dune_the_desert_planet": 2, "diplomacy": 1,
    "reconnaissance": 1, "seek_allies": 1, "signet_ring": 1,
}  # fmt: skip


def new(seats=4, seed=1, **options):
    return landsraad.new("imperium", seats, seed, edition="uprising", **options)


def test_the_board_and_the_decks_are_uprisings_own():
    """IMP 37.1.1, IMP 37.1.2"""
    table = new().view(None)["table"]
    assert len(table["spaces"]) == 22
    assert {"deep_desert", "spice_refinery", "imperial_privilege"} <= set(table["spaces"])
    assert not {"mentat", "foldspace", "carthag"} & set(table["spaces"])
    assert table["reserve"] == {"prepare_the_way": 8, "the_spice_must_flow": 10}
    assert (table["imperium_deck"] + 5, table["intrigue_deck"]) == (65, 40)
    choam = new(modules=("choam",)).view(None)["table"]
    assert (choam["imperium_deck"] + 5, choam["intrigue_deck"]) == (69, 44)


@pytest.mark.parametrize("seats, score", [(3, 0), (4, 1)])
def test_what_a_player_starts_with(seats, score):
    """IMP 37.1.2, IMP 37.1.3"""
    leaders = ["muaddib", "lady_amber_metulli", "lady_margot_fenring", "princess_irulan"]
    view = new(seats, leaders=leaders[:seats]).view(0)
    me = view["players"][0]
    cards = me["hand"] + me["deck_cards"]
    assert {key: cards.count(key) for key in set(cards)} == STARTING
    assert (me["vp"], me["water"], me["spice"], me["solari"]) == (score, 1, 0, 0)
    assert (me["garrison"], me["supply"], me["agents"], me["spies_supply"]) == (3, 9, 2, 3)


def test_the_conflict_deck():
    """IMP 37.1.4"""
    game = new()
    levels = game.info.rules.sheet()["conflicts"]
    assert game.view(None)["table"]["conflicts_left"] == 9
    assert levels[game.view(None)["table"]["conflict"]]["level"] == 1


@pytest.mark.parametrize(
    "seats, options, reason",
    [
        (5, {}, "not 5"),
        (4, {"expansions": ["uprising"]}, "expansion"),
        (4, {"expansions": ["base"]}, "expansion"),
        (4, {"modules": ["nothing"]}, "module"),
    ],
)
def test_what_is_not_played_is_refused(seats, options, reason):
    """IMP 37.1.6"""
    with pytest.raises(landsraad.InvalidSetup, match=reason):
        new(seats, **options)


def test_the_original_game_does_not_mix_with_uprising():
    """IMP 37.1.6"""
    for options in ({"expansions": ["uprising"]}, {"modules": ["choam"]}):
        with pytest.raises(landsraad.InvalidSetup):
            landsraad.new("imperium", 4, 1, **options)


def test_losing_influence_hands_the_alliance_on():
    """IMP 37.2.2"""
    table = Table(
        uprising=True, intrigue=["backed_by_choam"], modules=("choam",), hand="dagger",
        influence={"guild": 4}, others=[{"influence": {"guild": 4}}],
        table={"alliances": {"guild": 0}},
    )  # fmt: skip
    table.do("play backed_by_choam")
    assert table.table["alliances"]["guild"] == 1


def fight(seats, *troops, conflict="skirmish_desert_mouse"):
    """Everybody has revealed, with so many troops in the conflict."""
    houses = [{"conflict": number, "garrison": 0} for number in troops]
    described = {"conflict": conflict, "phase": "combat"}
    return Table(uprising=True, seats=seats, table=described, others=houses[1:], **houses[0])


@pytest.mark.parametrize(
    "seats, troops, solari",
    [
        (3, (3, 2, 1), [2, 3, 0]),
        (3, (2, 1, 1), [2, 2, 2]),
        (3, (2, 2, 1), [3, 3, 0]),
        (4, (4, 3, 2, 1), [2, 3, 2, 0]),
        (4, (3, 3, 2, 1), [3, 3, 2, 0]),
        (4, (3, 3, 3, 1), [3, 3, 3, 0]),
        (4, (3, 2, 2, 1), [2, 2, 2, 0]),
    ],
)
def test_rewards_by_rank(seats, troops, solari):
    """IMP 37.3.3, IMP 37.3.4: the troops return to the supplies."""
    table = fight(seats, *troops)
    assert [table.player(seat)["solari"] for seat in range(seats)] == solari
    assert [table.player(seat)["supply"] for seat in range(seats)] == [12] * seats


def test_strength_is_kept_up_to_date():
    """IMP 37.3.1"""
    table = Table(uprising=True, hand="dagger", conflict=2, swords=1)
    assert (table.strength, table.do("reveal").player(0)["conflict"]) == (5, 2)
    assert table.strength == 6
    assert Table(uprising=True, swords=3).strength == 0


def test_the_game_ends_at_ten_points():
    """IMP 37.3.2"""
    described = {"phase": "makers", "conflict": "skirmish_desert_mouse"}
    assert Table(uprising=True, vp=10, table=described).game.over
    assert not Table(uprising=True, vp=9, table=described).game.over
    tied = Table(uprising=True, vp=10, spice=1, others=[{"vp": 10, "spice": 2}], table=described)
    assert tied.game.winners == (1,)


def test_an_arrow_works_once_and_may_be_refused():
    """IMP 37.4.1"""
    table = Table(uprising=True, hand="spacing_guilds_favor", spice=6, garrison=0).do("reveal")
    arrows = table.offered("resolve spacing_guilds_favor pay")
    assert len(arrows) == 1
    table.do(arrows[0], "faction fremen")
    assert (table.spice, table.offered("resolve spacing_guilds_favor pay")) == (3, [])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("modules", [(), ("choam",)])
def test_random_games_are_whole(seed, modules):
    """IMP 37.1.1: pieces are conserved, replays exact, nothing hidden is shown."""
    options = {"edition": "uprising", "modules": modules}
    contract.check_play("imperium", 3 + seed % 2, seed, options)
    contract.check_views("imperium", 4 - seed % 2, seed, options, every=41)
    contract.check_actions("imperium", 3 + seed % 2, seed, options)
