"""Kept games as arrays."""

import numpy as np
import pytest

import landsraad
from landsraad.arena.kept import NAME, Keeper, load
from landsraad.arena.schedule import Match
from landsraad.arena.tournament import play_match
from landsraad.envs.encoding import Encoding
from landsraad.envs.samples import batches, samples


@pytest.fixture(scope="module", params=[
    ("imperium", {"edition": "uprising"}), ("dawn_of_the_fremen", {}), ("war_for_arrakis", {}),
])  # fmt: skip
def folder(request, tmp_path_factory):
    name, options = request.param
    match = Match(name, ("random", "landsraad.bots.uniform:RandomBot"), 3, options, keep=True)
    place = tmp_path_factory.mktemp("kept")
    play_match(match, 2, each=Keeper(place, match).add)
    return place


def test_a_sample_is_what_the_seat_saw_and_chose(folder):
    kept = next(load(folder))
    game, encoding = kept.replay.play(upto=0), Encoding(kept.replay.play(upto=0).info)
    told = samples(folder)
    for notation in kept.replay.actions[:60]:
        decision = game.decision
        if len(decision.moves) > 1:
            sample = next(told)
            assert encoding.actions[sample.action] == notation
            assert sample.seat == decision.seat
            assert sample.mask.sum() == len(decision.moves)
            assert sample.mask[sample.action] == 1
            assert (sample.observation == encoding.observation(game.state, decision.seat)).all()
        game.apply(notation)


def test_the_outcome_is_that_of_the_game(folder):
    outcomes = {}
    kept = list(load(folder))
    for sample in samples(folder):
        outcomes.setdefault(sample.seat, set()).add(sample.outcome)
    for seat in range(2):
        paid = {0.0 if len(game.winners) != 1 else 1.0 if seat in game.winners else -1.0
                for game in kept}  # fmt: skip
        assert outcomes[seat] == paid


def test_batches_hold_every_sample_once_shuffled_or_not(folder):
    plain = list(batches(folder, 64))
    mixed = list(batches(folder, 64, seed=5))
    count = sum(1 for _ in samples(folder))
    for found in (plain, mixed):
        assert sum(len(batch.actions) for batch in found) == count
        assert {len(batch.actions) for batch in found[:-1]} == {64}
    ordered = np.concatenate([batch.actions for batch in plain])
    shuffled = np.concatenate([batch.actions for batch in mixed])
    assert (np.sort(ordered) == np.sort(shuffled)).all()
    assert (ordered != shuffled).any()
    again = np.concatenate([batch.actions for batch in batches(folder, 64, seed=5)])
    assert (again == shuffled).all()


def test_the_choices_of_some_bots_only(folder):
    kept = list(load(folder))
    seats = {game.bots.index("random") for game in kept}
    some = [sample.seat for sample in samples(folder, bots=["random"])]
    assert 0 < len(some) < sum(1 for _ in samples(folder))
    assert set(some) == seats
    assert not list(samples(folder, bots=["mentat"]))


@pytest.mark.parametrize("size", [0, -1, 2.5, True])
def test_a_batch_holds_something(folder, size):
    with pytest.raises(landsraad.InvalidSetup, match="batch"):
        next(batches(folder, size))


def test_what_is_not_a_game_is_refused(tmp_path):
    (tmp_path / NAME).write_text('{"number": 0}\n')
    with pytest.raises(landsraad.InvalidReplay, match="line 1"):
        next(samples(tmp_path))
