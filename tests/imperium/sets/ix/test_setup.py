"""Rise of Ix: what is on the table, and the epic game (IMP 20, IMP 27)."""

from collections import Counter

import pytest

import landsraad
from imperium.table import Table
from landsraad import InvalidSetup

IX = {"expansions": ["ix"]}
COVERED = {"hall_of_oratory", "rally_troops", "secure_contract", "sell_melange"}
ADDED = {"smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought"}


def test_the_overlay_covers_four_spaces_and_four_are_added():
    """IMP 20.1.1, IMP 20.1.2"""
    base, view = landsraad.new("imperium", 3, 1), landsraad.new("imperium", 3, 1, **IX).view(0)
    spaces = set(view["table"]["spaces"])
    assert spaces >= ADDED | {"high_council", "mentat", "swordmaster"}
    assert not spaces & COVERED
    assert len(spaces) == 22
    assert set(base.view(0)["table"]["spaces"]) == spaces - ADDED | COVERED


def test_a_covered_space_cannot_be_named_or_visited():
    """IMP 20.1.1"""
    table = Table(ix=True, hand="dagger signet_ring", solari=9, spice=9)
    assert not {option.split()[-1] for option in table.offered("send")} & COVERED
    assert table.why("send dagger rally_troops") == "IMP 20.1.1"
    assert Table(hand="dagger").why("send dagger tech_negotiation") == "IMP 20.1.1"
    voice = Table(ix=True, hand="the_voice")
    voice.do("send the_voice smuggling", "resolve the_voice the_voice")
    named = {option.split()[-1] for option in voice.offered("name")}
    assert named >= ADDED
    assert not named & COVERED


def test_three_stacks_of_six_tiles_with_the_top_one_open():
    """IMP 20.1.2"""
    game = landsraad.new("imperium", 3, 1, **IX)
    stacks = game.view(None)["table"]["tech"]
    assert [stack["left"] for stack in stacks] == [6, 6, 6]
    assert len({stack["top"] for stack in stacks}) == 3


def test_new_cards_join_their_decks():
    """IMP 20.1.3"""
    leaders = ["paul_atreides", "duke_leto_atreides", "tessia_vernius"]
    view = landsraad.new("imperium", 3, 1, leaders=leaders, **IX).view(None)["table"]
    assert view["imperium_deck"] + len(view["row"]) == 67 + 35
    assert view["intrigue_deck"] == 40 + 17
    assert view["conflicts_left"] == 9


def test_each_house_has_two_dreadnoughts_and_a_freighter_at_the_bottom():
    """IMP 20.1.4"""
    for player in landsraad.new("imperium", 4, 1, **IX).view(None)["players"]:
        assert player["dreadnoughts"] == {"supply": 2, "garrison": 0, "conflict": 0, "control": []}
        assert player["freighter"] == player["negotiators"] == 0
        assert player["tech"] == []


def test_all_fourteen_leaders_are_in_the_draft():
    """IMP 20.1.5"""
    draft = landsraad.new("imperium", 3, 1, leaders="draft", **IX).decision
    assert len(draft.options) == 14
    assert len(landsraad.new("imperium", 3, 1, leaders="draft").decision.options) == 8


@pytest.mark.parametrize(
    "seats, options",
    [
        (3, {"epic": True}),
        (1, {"epic": True, **IX}),
        (3, {"epic": "yes", **IX}),
        (3, {"leaders": ["ilesa_ecaz"]}),
        (1, {"leaders": ["paul_atreides", "ilesa_ecaz"], **IX}),
    ],
)
def test_impossible_options_are_refused(seats, options):
    """IMP 27.1.1, IMP 28.3.1"""
    with pytest.raises(InvalidSetup):
        landsraad.new("imperium", seats, 1, **options)


def test_the_epic_game_starts_with_more():
    """IMP 27.1.2, IMP 27.1.3, IMP 27.1.4"""
    game = landsraad.new("imperium", 4, 3, epic=True, **IX)
    for seat in range(4):
        own = game.view(seat)["players"][seat]
        deck = Counter(own["hand"] + own["deck_cards"])
        if own["ahead_card"]:
            deck[own["ahead_card"]] += 1
        assert deck["control_the_spice"] == deck["dune_the_desert_planet"] == 1
        assert sum(deck.values()) == 10
        assert own["garrison"] == 5
        assert own["intrigue_size"] >= 1
    assert game.view(0)["epic"] is True


def test_the_epic_conflicts_are_five_of_level_two_and_five_of_level_three():
    """IMP 27.1.2"""
    levels = landsraad.games()["imperium"].rules.sheet()["conflicts"]
    table = Table(epic=True, table={"round": 10})
    past = table.table["conflicts_past"] + [table.table["conflict"]]
    assert [levels[key]["level"] for key in past] == [2] * 5 + [3] * 5


def test_hundro_chooses_after_all_have_drawn_their_epic_card():
    """IMP 27.1.4, IMP 25.1.9"""
    game = landsraad.new("imperium", 3, 5, epic=True, leaders=["viscount_hundro_moritani"], **IX)
    assert game.decision.ask.key == "keep"
    assert [player["intrigue_size"] for player in game.view(0)["players"]] == [1, 1, 1]
    kept = str(game.decision.options[0])
    other = str(game.decision.options[-1])
    game.apply(kept)
    assert kept.split()[1] in game.view(0)["players"][0]["intrigue"]
    assert game.view(0)["table"]["intrigue_top_known"] == other.split()[1]
    assert game.view(1)["table"]["intrigue_top_known"] is None


@pytest.mark.parametrize("points, over", [(11, False), (12, True)])
def test_the_epic_game_ends_at_twelve_points(points, over):
    """IMP 27.1.1"""
    table = Table(epic=True, vp=points, table={"phase": "makers"})
    assert (table.table["phase"] in ("endgame", "over")) == over
