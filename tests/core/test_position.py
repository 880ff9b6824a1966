"""A game describes its position in the words that make one, and says where it cannot."""

import json

import pytest

import landsraad
from envs.every import variants
from landsraad.core.contract import random_play
from landsraad.core.registry import new_match

EVERY = variants()
OPENINGS = {
    "imperium": {"turn"},
    "dawn_of_the_fremen": {"develop", "settle", "first_action", "second_action", "support"},
    "war_for_arrakis": {"turn"},
}
"""Questions at which nothing is half done."""
UNTOLD = ("table.activated", "table.agenda", "table.phase", "decision.options",
          "table.intrigue_top_known")  # fmt: skip
"""What may be half done all the same: an ally who stands in for a Commander, effects that wait at
the start of a turn, a target that an action will not take a second time, and what somebody has seen
on top of the intrigue deck."""


def chosen(game, count):
    """As many ways to play from all over the list."""
    own = [variant for variant in EVERY if variant.game == game]
    return [own[place * len(own) // count] for place in range(count)]


def turns(variant, seed, every):
    """Positions of a random game at which a turn or an action begins."""
    game = new_match(variant.game, variant.seats, seed, **variant.options)
    places = (one for one in random_play(game, seed)
              if one.decision.ask.key in OPENINGS[variant.game])  # fmt: skip
    for number, place in enumerate(places):
        if number % every == 0:
            yield place


def told(game):
    """The position of a game, or nothing where it is known that something would be lost."""
    try:
        return game.position()
    except ValueError as error:
        if str(error).endswith(UNTOLD):
            return None
        raise


@pytest.mark.parametrize(
    "variant", [one for game in OPENINGS for one in chosen(game, 8)], ids=str
)  # fmt: skip
def test_a_described_position_comes_back_whole(variant):
    described = 0
    for game in turns(variant, seed=5, every=6):
        found = told(game)
        if found is None:
            continue
        described += 1
        again = landsraad.position(**json.loads(json.dumps(found)))
        for seat in (None, *range(game.seats)):
            assert again.view(seat) == game.view(seat)
        assert again.position() == found, "it tells what is hidden as well"
    assert described > 0


def test_games_that_go_on_from_a_description_go_the_same_way():
    """As far as no chance is needed: all decks lie as they lay."""
    game = landsraad.new("imperium", seats=3, seed=4)
    again = landsraad.position(**game.position())
    for _ in range(12):
        choice = game.decision.options[0].notation
        game.apply(choice)
        again.apply(choice)
    assert again.view(1) == game.view(1)


def test_what_cannot_be_described_is_refused_and_named():
    game = landsraad.new("imperium", seats=3, seed=4)
    places = random_play(game, 1)
    assert any(one.decision.ask.key == "agent_turn" for one in places)
    before = game.digest()
    with pytest.raises(ValueError, match=r"it would lose table\.agenda"):
        game.position()
    assert game.digest() == before
    with pytest.raises(ValueError, match="a guess"):
        game.observe(0).sample(1).position()


SEEN = {"hand": ["dagger", "diplomacy"], "intrigue": ["ambush"]}


@pytest.mark.parametrize(
    "more",
    [{"hand_shown": ["dagger", "dagger"]}, {"hand_shown": ["scout"]}, {"deck_shown": ["scout"]},
     {"deck_known": "dagger"}, {"intrigue_known": {"0": ["ambush"]}},
     {"intrigue_known": {"1": ["bribery"]}}, {"intrigue_known": {"1": ["ambush", "ambush"]}},
     {"intrigue_known": {"5": ["ambush"]}}],
)  # fmt: skip
def test_nobody_has_seen_what_is_not_there(more):
    with pytest.raises(landsraad.InvalidSetup):
        landsraad.position("imperium", 3, 1, [{**SEEN, **more}])


def test_what_others_have_seen_is_described():
    known = {"hand_shown": ["dagger"], "intrigue_known": {"2": ["ambush"]}}
    game = landsraad.position("imperium", 3, 1, [{**SEEN, **known}])
    assert game.view(1)["players"][0]["hand_shown"] == ["dagger"]
    assert game.view(1)["players"][0]["intrigue_known"] == []
    assert game.view(2)["players"][0]["intrigue_known"] == ["ambush"]


def test_a_commander_has_no_objective():
    """IMP 60.1.5, IMP 60.1.6: naming one that an ally was dealt for a Commander is refused."""
    game = landsraad.new("imperium", seats=6, seed=1)
    assert any(one.decision.ask.key == "turn" for one in random_play(game, 1))
    dealt = game.position()["players"]
    ally = next(house["objective"] for house in dealt if "objective" in house)
    players = [{} for _ in range(6)]
    players[0] = {"objective": ally}
    with pytest.raises(landsraad.InvalidSetup, match="has no objective"):
        landsraad.position("imperium", 6, 1, players)
