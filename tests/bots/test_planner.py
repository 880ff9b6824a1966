"""The planner: it sees to the end of its turn, spends what it may, and knows no secrets."""

import pytest

import landsraad
from bots.honesty import compare_with_the_hidden_dealt_anew
from landsraad import bots
from landsraad.arena.schedule import Match
from landsraad.arena.standings import standings
from landsraad.arena.tournament import play_match
from landsraad.bots.planner import PlannerBot
from landsraad.core import contract
from landsraad.core.bots import play
from landsraad.core.observation import Observation


class CountingObservation(Observation):
    """Counts the evaluations that are asked for."""

    __slots__ = ("count",)

    def evaluate(self, game):
        self.count += 1
        return super().evaluate(game)


def counting(game):
    observation = CountingObservation(game.info, game.state, game.decision.seat)
    observation.count = 0
    return observation


def position(seed, choices, seats=4):
    game = landsraad.new("imperium", seats=seats, seed=seed)
    for number, _ in enumerate(contract.random_play(game, seed)):
        if number >= choices and len(game.decision.options) > 5:
            break
    return game


@pytest.mark.usefixtures("toy")
def test_it_pays_now_for_what_comes_later_in_its_turn():
    game = landsraad.new("toy", seats=2, seed=1)
    play(game, [bots.make("planner", 1), bots.make("greedy", 1)])
    assert game.scores == (3 * 9, 3 * 1)


@pytest.mark.usefixtures("toy")
def test_it_plans_alone_where_nobody_else_is_ever_asked():
    game = play(landsraad.new("toy", seats=1, seed=1), [bots.make("planner", 1)])
    assert game.scores == (3 * 9,)


@pytest.mark.parametrize("seed", range(4))
def test_it_spends_no_more_than_its_budget(seed):
    game = position(seed, 40 + 10 * seed)
    observation, decision = counting(game), game.decision
    bot = PlannerBot(seed, samples=2, candidates=4, evaluations=60)
    assert bot.choose(observation, decision) in decision.options
    first = 2 * len(decision.options)
    # A question is answered in full, so each search may pass its share by one question.
    assert first < observation.count <= first + 60 + 2 * 4 * 40


def test_a_forced_answer_costs_nothing():
    game = position(1, 10)
    forced = landsraad.Decision(
        game.decision.seat, game.decision.ask, game.decision.options[:1], ""
    )
    observation = counting(game)
    assert PlannerBot(1).choose(observation, forced) is forced.options[0]
    assert observation.count == 0


def test_the_same_seed_gives_the_same_choices():
    game = position(2, 60)
    decision = game.decision
    chosen = {PlannerBot(5).choose(game.observe(decision.seat), decision) for _ in range(3)}
    assert len(chosen) == 1


def test_thinking_changes_nothing():
    game = position(3, 50)
    before = game.digest()
    PlannerBot(1).choose(game.observe(game.decision.seat), game.decision)
    assert game.digest() == before


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_chooses_alike_when_the_hidden_is_dealt_anew(seats):
    assert compare_with_the_hidden_dealt_anew(lambda: PlannerBot(3), seats, every=7) > 5


def test_it_beats_greedy():
    match = Match("imperium", ("planner", "greedy", "greedy"), seed=2)
    planner, greedy = standings(match, play_match(match, 3)).bots
    assert planner.wins >= 2
    assert planner.wins + greedy.wins == 3
