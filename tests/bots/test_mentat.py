"""The mentat: it finds what is there to be found, keeps to its budget, and knows no secrets."""

from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import exp
from pathlib import Path

import numpy as np
import pytest

import landsraad
from bots.honesty import compare_with_the_hidden_dealt_anew
from dawn.table import Table as Council
from imperium.table import Table
from landsraad import InvalidSetup, bots
from landsraad.bots import judge
from landsraad.bots.mentat import MentatBot
from landsraad.bots.network import Network, learnt, looks
from landsraad.bots.tree import Tree
from landsraad.core import contract
from landsraad.core.bots import play
from landsraad.core.rules import Calibration


@pytest.fixture
def visits(monkeypatch):
    """How many iterations were made, as a list that grows."""
    made, visit = [], Tree.visit

    def counted(self, state):
        made.append(self)
        return visit(self, state)

    monkeypatch.setattr(Tree, "visit", counted)
    return made


def position(seed, choices, seats=4, options=4):
    """A position of random play where somebody has a real choice."""
    game = landsraad.new("imperium", seats=seats, seed=seed)
    for number, _ in enumerate(contract.random_play(game, seed)):
        if number >= choices and len(game.decision.options) >= options:
            break
    return game


def choose(game, bot):
    return bot.choose(game.observe(game.decision.seat), game.decision)


# --- strength


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("seats", [2, 3])
def test_without_weights_it_goes_by_the_plain_evaluation(seats):
    """The toy pays late for what costs now: whoever looks one step ahead gets three points."""
    game = landsraad.new("toy", seats=seats, seed=1)
    others = [bots.make("greedy", seat) for seat in range(1, seats)]
    play(game, [MentatBot(1, iterations=100), *others])
    assert game.scores[0] > 10
    assert game.winners == (0,)


@pytest.mark.parametrize("seed", range(3))
def test_it_plays_the_card_that_wins_the_game(seed):
    """The last combat is lost; an endgame card makes the tenth point, a pass leaves it at nine."""
    table = Table(
        seats=2,
        vp=9,
        intrigue="plans_within_plans windfall",
        influence={"emperor": 3, "guild": 3, "bene_gesserit": 3, "fremen": 0},
        others=[{"vp": 9, "spice": 3, "intrigue": "bribery"}],
        table={"phase": "endgame"},
    )
    assert table.asked == (0, "endgame")
    assert str(choose(table.game, MentatBot(seed, iterations=30))) == "play plans_within_plans"


# --- budgets and repeatability


def test_the_same_seed_gives_the_same_choice():
    game = position(2, 60)
    assert len({choose(game, MentatBot(5, iterations=40)) for _ in range(3)}) == 1


def test_thinking_changes_nothing():
    game = position(3, 50)
    before = game.digest()
    choose(game, MentatBot(1, iterations=40))
    assert game.digest() == before


def test_it_spends_its_iterations_and_no_more(visits):
    game = position(3, 50)
    choose(game, MentatBot(1, iterations=40))
    assert 10 <= len(visits) <= 40


def test_seconds_end_the_search(visits, monkeypatch):
    clock = iter(range(1000))
    monkeypatch.setattr("landsraad.bots.mentat.monotonic", lambda: next(clock))
    choose(position(3, 50), MentatBot(1, seconds=7, rollouts=0))
    assert len(visits) == 7


def test_a_forced_answer_costs_nothing(visits):
    game = position(1, 10)
    decision = game.decision
    forced = landsraad.Decision(decision.seat, decision.ask, decision.options[:1], "")
    bot = MentatBot(1)
    assert bot.choose(game.observe(decision.seat), forced) is forced.options[0]
    (thought,) = bot.consider(game.observe(decision.seat), forced)
    assert thought.share == 1
    assert visits == []


def test_noise_makes_it_err():
    game = position(3, 50)
    chosen = {choose(game, MentatBot(seed, iterations=10, noise=5.0)) for seed in range(12)}
    assert len(chosen) > 2


@pytest.mark.parametrize(
    "name",
    ["mentat:", "mentat:iterations", "mentat:iterations=0", "mentat:iterations=many",
     "mentat:seconds=-1", "mentat:seconds=nan", "mentat:noise=-1", "mentat:samples=3",
     "mentat:depth=3", "greedy:seconds=1", "random:iterations=3"],
)  # fmt: skip
def test_settings_that_make_no_sense_are_refused(name):
    with pytest.raises(InvalidSetup):
        bots.make(name, 1)


def test_settings_in_the_name_reach_the_bot():
    bot = bots.make("mentat:iterations=7,noise=0.5", 1)
    assert (bot.iterations, bot.seconds, bot.noise) == (7, None, 0.5)
    assert bots.make("mentat:seconds=0.2", 1).iterations is None
    assert bots.make("planner:samples=1", 1).samples == 1


# --- the tree goes on


def follow(game, bot, seat, visits):
    """Let a bot choose for its seat until somebody else is to; new iterations by choice."""
    spent = []
    while game.decision is not None and game.decision.seat == seat:
        before = len(visits)
        game.apply(choose(game, bot))
        spent.append(visits[before:])
    return spent


def test_the_tree_is_kept_within_a_turn(visits):
    kept = 0
    for seed in range(4):
        game = position(seed, 40)
        spent = follow(game, MentatBot(seed, iterations=60), game.decision.seat, visits)
        trees = [set(map(id, made)) for made in spent if made]
        assert all(len(used) == 1 for used in trees)
        kept += sum(one == other for one, other in pairwise(trees))
        for one, other in pairwise(spent):
            if one and other and one[0] is other[0]:
                assert len(other) < 60
    assert kept > 0


def test_a_kept_tree_is_not_used_for_another_position():
    """A bot that has thought before plays on from any position as legally as a fresh one."""
    bot = MentatBot(1, iterations=20)
    for seed in range(5):
        game = position(seed, 30 + 10 * seed, seats=2 + seed % 3)
        assert choose(game, bot) in game.decision.options


# --- what it tells


def test_thoughts_are_ordered_and_add_up():
    game = position(4, 70)
    thoughts = MentatBot(1, iterations=60).consider(game.observe(game.decision.seat), game.decision)
    assert {thought.option for thought in thoughts} == set(game.decision.options)
    assert sum(thought.share for thought in thoughts) == pytest.approx(1)
    shares = [thought.share for thought in thoughts]
    assert shares == sorted(shares, reverse=True)
    for thought in thoughts:
        assert thought.chance == thought.chances[game.decision.seat]
        assert sum(thought.chances) <= 1.001
    assert choose(game, MentatBot(1, iterations=60)) is thoughts[0].option


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_any_seat_may_have_its_position_assessed(seats):
    game = position(6, 30, seats, options=2)
    for seat in range(seats):
        chances = MentatBot(1).assess(game.observe(seat))
        assert len(chances) == seats
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) <= 1.001


def test_a_finished_game_is_assessed_as_it_ended():
    game = landsraad.new("imperium", seats=3, seed=4)
    for _ in contract.random_play(game, 4):
        pass
    chances = MentatBot(1).assess(game.observe(0))
    assert [seat for seat in range(3) if chances[seat] == 1] == list(game.winners)


# --- honesty


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_chooses_alike_when_the_hidden_is_dealt_anew(seats):
    make = partial(MentatBot, 3, iterations=12)
    assert compare_with_the_hidden_dealt_anew(make, seats, every=13) > 3


@pytest.mark.parametrize("name", landsraad.games())
def test_the_contract_holds_on_every_game(name):
    seats = landsraad.games()[name].default_seats
    compared = contract.check_bots(
        name, seats, 5, make=lambda seed: MentatBot(seed, iterations=8), every=17
    )
    assert compared > 5


# --- weights


def tiny(names, places=4, feature="me.vp"):
    """Weights that go by one feature only."""
    rows = np.zeros((len(names), 1), np.float32)
    rows[list(names).index(feature)] = 1
    out = np.zeros((1, places + 1), np.float32)
    out[0, 0] = 10
    return Network(names, [(rows, np.zeros(1, np.float32)), (out, np.zeros(places + 1))])


def test_weights_are_matched_by_name(tmp_path):
    info = landsraad.games()["imperium"]
    names = info.rules.feature_names()
    old = (*names[5:][::-1], "a_feature_of_the_past", "me.vp")
    path = tmp_path / "old.npz"
    tiny(old).save(path)
    found = learnt(replace(info, calibration=Calibration(weights=path)))
    assert found.names == names
    game = landsraad.new("imperium", seats=4, seed=1)
    rows = [info.rules.features(game.state, 0)]
    expected = tiny(names).chances(rows, 4)
    assert found.chances(rows, 4) == expected
    assert expected[0][0] > expected[0][1]


def test_chances_are_turned_to_the_seats():
    info = landsraad.games()["imperium"]
    game = landsraad.new("imperium", seats=3, seed=1)
    network = tiny(info.rules.feature_names())
    for player, points in zip(game.state.players, (2, 5, 3), strict=True):
        player.vp = points
    for seat in range(3):

        def look(states, seat=seat):
            return network.chances([info.rules.features(state, seat) for state in states], 3)

        (chances,) = judge.LearntJudge(info, seat, 3, look).values([game.state])
        assert max(range(3), key=chances.__getitem__) == seat


def test_packed_features_give_the_same_chances_as_others(tmp_path):
    info = landsraad.games()["imperium"]
    path = tmp_path / "mentat.npz"
    tiny(info.rules.feature_names()).save(path)
    told = replace(info, calibration=Calibration(weights=path))
    states = [position(4, turns).state for turns in (0, 40, 90)]
    for points, state in enumerate(states):
        state.players[1].vp = 2 * points
    quick = looks(told, 1, 4)(states)
    plain = looks(replace(told, packing=None), 1, 4)(states)
    assert quick == [pytest.approx(chances, abs=1e-5) for chances in plain]
    assert len({tuple(chances) for chances in plain}) > 1


def test_a_game_without_its_weights_is_played_all_the_same(tmp_path):
    info = replace(
        landsraad.games()["imperium"], calibration=Calibration(weights=tmp_path / "none.npz")
    )
    assert isinstance(judge.judge_for(info, 0, 4), judge.PlainJudge)


def test_a_position_without_features_is_judged_by_the_plain_evaluation(tmp_path):
    info = landsraad.games()["dawn_of_the_fremen"]
    path = tmp_path / "mentat.npz"
    tiny(info.rules.feature_names(), feature="me.sietches").save(path)
    info = replace(info, calibration=Calibration(weights=path))
    tribes = [{"name": name} for name in ("One", "Two", "Three", "Four")]
    ours = landsraad.new(info.name, seats=2, seed=1)
    theirs = landsraad.new(info.name, seats=2, seed=1, content={"tribes": tribes})
    assert isinstance(judge.judge_for(info, 0, 2, ours.state), judge.LearntJudge)
    assert isinstance(judge.judge_for(info, 0, 2, theirs.state), judge.PlainJudge)
    bot = MentatBot(1, iterations=5)
    assert bot.choose(theirs.observe(theirs.decision.seat), theirs.decision)


def test_a_game_may_tell_the_unit_of_its_evaluation():
    info = landsraad.games()["dawn_of_the_fremen"]
    game = landsraad.new(info.name, seats=2, seed=1)
    (even,) = judge.PlainJudge(replace(info, calibration=Calibration(unit=1e9)), 0, 2).values(
        [game.state]
    )
    assert even == pytest.approx((0.5, 0.5))


def test_a_measured_evaluation_tells_chances_of_both_seats():
    info = replace(
        landsraad.games()["war_for_arrakis"], calibration=Calibration(unit=30.0, opposed=True)
    )
    game = landsraad.new("war_for_arrakis", seed=1)
    rules = info.rules
    for seat in (0, 1):
        (chances,) = judge.judge_for(info, seat, 2).values([game.state])
        assert sum(chances) == pytest.approx(1)
        for side in (0, 1):
            worth = rules.evaluate(game.state, side)
            assert chances[side] == pytest.approx(1 / (1 + exp(-2 * worth / 30)))


@pytest.mark.parametrize("content", [b"", b"nonsense", b"PK\x03\x04broken"])
def test_a_broken_file_of_weights_is_refused(tmp_path, content):
    path = Path(tmp_path / "broken.npz")
    path.write_bytes(content)
    with pytest.raises(InvalidSetup):
        Network.load(path)


def test_allies_are_judged_as_one_side():
    """DOF 14.1.1: allies win together, and only once."""
    land = {"tsimpo": "1 sietch", "arsunt": "2 sietch", "jacurutu": "0 sietch"}
    state = Council(land, seats=3, alliances=[[1, 2]]).game.state
    info = landsraad.games()["dawn_of_the_fremen"]
    alone = replace(info, calibration=replace(info.calibration, sides=None))
    ((own, *allies),) = judge.judge_for(info, 0, 3, state).values([state])
    ((least, *_),) = judge.judge_for(alone, 0, 3, state).values([state])
    assert allies[0] == allies[1]
    assert own + sum(allies) == pytest.approx(1)
    assert own > least
