"""The mentat that plays its best options on: honest, repeatable, and past its own turn."""

from functools import partial

import pytest

import landsraad
from bots.honesty import compare_with_the_hidden_dealt_anew
from landsraad import InvalidSetup, bots
from landsraad.bots.judge import judge_for
from landsraad.bots.mentat import MentatBot
from landsraad.bots.rollout import Rollouts
from landsraad.bots.tree import Node
from landsraad.core import contract

TURN = {"first": 0, "turn": 0}


def at_turn(seats=3):
    return landsraad.position("imperium", seats=seats, table=TURN)


class Reached:
    """A judge that only remembers what it was asked."""

    def __init__(self):
        self.states = []

    def values(self, states):
        self.states += states
        return [(0.25, 0.5, 0.25)] * len(states)


def test_an_option_is_played_on_to_the_next_round():
    game, judge = at_turn(), Reached()
    rollouts = Rollouts(game.info, judge, 3, Node((0.0,) * 3), 0)
    option = game.decision.moves[0]
    assert rollouts.play(game.state.copy(), option) == (0.25, 0.5, 0.25)
    (reached,) = judge.states
    assert reached.round == game.state.round + 1
    assert not any(player.conflict for player in reached.players)


def test_a_game_that_ends_is_judged_by_its_outcome():
    points = [{"vp": 10}, {}, {}]
    game = landsraad.position("imperium", seats=3, players=points, table=TURN)
    rollouts = Rollouts(game.info, Reached(), 3, Node((0.0,) * 3), 0)
    assert rollouts.play(game.state.copy(), game.decision.moves[0]) == (1, 0, 0)


def test_candidates_are_played_equally_often_until_time_is_up():
    game, judge = at_turn(), Reached()
    node, options = Node((0.0,) * 3), game.decision.moves
    for option in options:
        node.children[option] = Node((0.0,) * 3)
    rollouts = Rollouts(game.info, judge, 3, node, 0)
    clock = iter([0.4, 0.6, 1.1])
    found = rollouts.best(options, 3, 9, deal=game.state.copy, spent=lambda: next(clock))
    assert list(found) == list(options[:3])
    assert [outcome.played for outcome in found.values()] == [2, 2, 2]


def test_half_of_the_candidates_drop_out_again_and_again():
    game, judge = at_turn(), Reached()
    node, options = Node((0.0,) * 3), game.decision.moves
    for place, option in enumerate(options):
        node.children[option] = Node((place == 3,) * 3)
    rollouts = Rollouts(game.info, judge, 3, node, 0)
    found = rollouts.best(options, 6, 6, deal=game.state.copy, spent=lambda: 0.0)
    assert len(judge.states) == 36
    assert [outcome.played for outcome in found.values()] == [12, 6, 2, 12, 2, 2]
    assert max(found, key=found.__getitem__) == options[3]


def test_the_same_seed_gives_the_same_choice():
    game = at_turn()
    make = partial(MentatBot, 5, iterations=20, rollouts=2)
    assert len({make().choose(game.observe(0), game.decision) for _ in range(3)}) == 1


def test_advice_goes_by_the_same_judgement():
    game = at_turn()
    make = partial(MentatBot, 5, iterations=20, rollouts=2)
    thoughts = make().consider(game.observe(0), game.decision)
    assert {thought.option for thought in thoughts} == set(game.decision.options)
    assert make().choose(game.observe(0), game.decision) in [t.option for t in thoughts[:4]]


def test_seconds_are_for_the_tree_and_what_follows(monkeypatch):
    clock = iter(range(1000))
    monkeypatch.setattr("landsraad.bots.mentat.monotonic", lambda: next(clock))
    bot = bots.make("mentat:seconds=8,rollouts=50", 1)
    game = at_turn()
    bot.choose(game.observe(0), game.decision)
    assert bot.spent == 4
    assert next(clock) < 12


@pytest.mark.parametrize(
    ("name", "played"),
    [("mentat", True), ("mentat:iterations=500", False), ("mentat:rollouts=0", False),
     ("mentat:iterations=20,rollouts=1", True), ("mentat:seconds=0.05", True),
     ("mentat:seconds=0.05,rollouts=0", False)],
)  # fmt: skip
def test_a_game_says_whether_options_are_played_on_unless_a_budget_is_told(
    name, played, monkeypatch
):
    worlds = []
    monkeypatch.setattr(
        Rollouts, "best", lambda self, options, *more, **_: worlds.append(more) or {}
    )
    monkeypatch.setattr("landsraad.bots.mentat.ITERATIONS", 20)
    game = at_turn()
    bots.make(name, 1).choose(game.observe(0), game.decision)
    assert bool(worlds) is played


@pytest.mark.parametrize("name", ["mentat:rollouts=-1", "mentat:rollouts=2,candidates=0"])
def test_settings_that_make_no_sense_are_refused(name):
    with pytest.raises(InvalidSetup):
        bots.make(name, 1)


@pytest.mark.parametrize("seats", [1, 3])
def test_it_chooses_alike_when_the_hidden_is_dealt_anew(seats):
    make = partial(MentatBot, 3, iterations=8, rollouts=1, candidates=2)
    assert compare_with_the_hidden_dealt_anew(make, seats, every=37) > 1


@pytest.mark.parametrize("name", landsraad.games())
def test_the_contract_holds_on_every_game(name):
    seats = landsraad.games()[name].default_seats
    compared = contract.check_bots(
        name, seats, 5,
        make=lambda seed: MentatBot(seed, iterations=4, rollouts=1, candidates=2), every=211,
    )  # fmt: skip
    assert compared > 0


def test_a_game_of_cycles_is_played_on_too():
    game = landsraad.new("dawn_of_the_fremen", seats=2, seed=1)
    judge = judge_for(game.info, game.decision.seat, 2, game.state)
    rollouts = Rollouts(game.info, judge, 2, Node((0.0,) * 2), game.decision.seat)
    assert sum(rollouts.play(game.state.copy(), game.decision.moves[0])) == pytest.approx(1)


def test_a_lone_seat_is_judged_by_its_race():
    judges = []
    game = landsraad.position("imperium", seats=1, table={"turn": 0})

    class Spy(Rollouts):
        def __init__(self, info, judge, seats, node, seat):
            judges.append((judge.values([game.state]), info.calibration.alone))
            super().__init__(info, judge, seats, node, seat)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("landsraad.bots.mentat.Rollouts", Spy)
        MentatBot(1, iterations=8, rollouts=1).choose(game.observe(0), game.decision)
    ((values, alone),) = judges
    assert values == [(alone.chance(game.state),)]
