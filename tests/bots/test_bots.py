"""The bots: named, repeatable, and greedy better than chance."""

import pytest

import landsraad
from landsraad import InvalidSetup, bots
from landsraad.core.bots import play


def match(seed: int, names: list[str]) -> landsraad.Game:
    game = landsraad.new("imperium", seats=len(names), seed=seed)
    return play(game, [bots.make(name, seed * 8 + seat) for seat, name in enumerate(names)])


def test_the_same_seeds_give_the_same_game():
    assert match(3, ["greedy", "random"]).digest() == match(3, ["greedy", "random"]).digest()


def test_greedy_beats_three_random_seats_most_of_the_time():
    wins = 0
    for seed in range(12):
        names = ["random"] * 4
        names[seed % 4] = "greedy"
        wins += seed % 4 in match(seed, names).winners
    assert wins >= 8


def test_a_beginner_is_weaker_than_greedy_and_better_than_chance():
    def wins(first, others):
        found = 0
        for number in range(12):
            names = [others] * 4
            names[number % 4] = first
            found += number % 4 in match(number // 4, names).winners
        return found

    assert wins("beginner", "random") >= 7
    assert wins("beginner", "greedy") <= 3


def test_a_beginner_errs_now_and_then_but_throws_no_agent_away():
    game = landsraad.position(
        "imperium", seats=3, players=[{"hand": ["dagger", "signet_ring"], "solari": 8}],
        table={"turn": 0},
    )  # fmt: skip
    makers = [bots.make("beginner", seed) for seed in range(24)]
    chosen = {str(bot.choose(game.observe(0), game.decision)) for bot in makers}
    assert len(chosen) > 3
    assert "reveal" not in chosen


@pytest.mark.parametrize("name", ["greedy:noise=-1", "beginner:noise=nan", "beginner:samples=3"])
def test_settings_that_make_no_sense_are_refused(name):
    with pytest.raises(InvalidSetup):
        bots.make(name, 1)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_greedy_plays_every_number_of_seats(seats):
    game = match(5, ["greedy"] * seats)
    assert game.over
    assert max(game.scores) >= 4


def test_an_unknown_bot_is_refused():
    with pytest.raises(InvalidSetup):
        bots.make("omniscient", 1)


def test_greedy_pays_for_no_dreadnought_that_cannot_be_built():
    game = landsraad.position(
        "imperium", seats=3, seed=1, expansions=["ix"],
        players=[{"hand": ["dagger"], "solari": 3, "spice": 6, "dreadnoughts": {"garrison": 2}}],
        table={"first": 0, "agents": {"tech_negotiation": [1]}},
    )  # fmt: skip
    assert "send dagger dreadnought" in map(str, game.decision.options)
    chosen = bots.make("greedy", 1).choose(game.observe(0), game.decision)
    assert str(chosen) != "send dagger dreadnought"
