"""The game as its users hold it."""

import json

import pytest

import landsraad
from landsraad import IllegalAction, InvalidSetup, UndoLocked
from landsraad.core.chance import Rng
from landsraad.core.contract import random_play


def test_games_are_listed_with_seats_and_options():
    info = landsraad.games()["imperium"]
    assert info.seats == (1, 2, 3, 4, 6)
    assert {"expansions", "leaders", "difficulty"} <= set(info.options)


def test_the_same_setup_and_seed_give_the_same_game():
    first, second = (landsraad.new("imperium", seats=4, seed=9) for _ in range(2))
    assert first.digest() == second.digest()
    assert landsraad.new("imperium", seats=4, seed=10).digest() != first.digest()


def test_games_without_a_seed_differ():
    assert landsraad.new("imperium").digest() != landsraad.new("imperium").digest()


@pytest.mark.parametrize(
    "name, arguments",
    [
        ("chess", {}),
        (None, {}),
        ("imperium", {"seats": 0}),
        ("imperium", {"seats": 5}),
        ("imperium", {"seats": "4"}),
        ("imperium", {"seats": True}),
        ("imperium", {"seed": -1}),
        ("imperium", {"seed": 1 << 256}),
        ("imperium", {"seed": 1.5}),
        ("imperium", {"colour": "red"}),
        ("imperium", {"expansions": ("atlantis",)}),
        ("imperium", {"expansions": "ix"}),
        ("imperium", {"leaders": "paul_atreides"}),
        ("imperium", {"leaders": ["paul"]}),
        ("imperium", {"leaders": [7]}),
        ("imperium", {"leaders": ["paul_atreides", "paul_atreides"]}),
        ("imperium", {"seats": 2, "leaders": ["random"] * 3}),
        ("imperium", {"seats": 1, "leaders": ["random", "helena_richese"]}),
        ("imperium", {"difficulty": "easy"}),
        ("imperium", {"difficulty": None}),
    ],
)
def test_impossible_setups_are_refused(name, arguments):
    with pytest.raises(InvalidSetup) as refusal:
        landsraad.new(name, **arguments)
    assert str(refusal.value)


def test_a_near_name_is_suggested():
    with pytest.raises(InvalidSetup) as refusal:
        landsraad.new("imperium", leaders=["paul_atredies"])
    assert "paul_atreides" in str(refusal.value)


def test_an_illegal_choice_names_the_rule_and_changes_nothing():
    game = landsraad.new("imperium", seats=4, seed=3, leaders=["paul_atreides"])
    before = game.digest()
    for choice in ("send dagger sietch_tabr", "acquire stilgar", "fly me to the moon", ""):
        with pytest.raises(IllegalAction) as refusal:
            game.apply(choice)
        assert refusal.value.reason.text
    assert game.digest() == before
    assert not game.actions


def test_options_of_another_game_are_matched_by_notation():
    game, other = (landsraad.new("imperium", seats=3, seed=2) for _ in range(2))
    game.apply(other.decision.options[0])
    assert game.actions == [str(other.decision.options[0])]


def test_apply_returns_what_happened():
    game = landsraad.new("imperium", seats=3, seed=2)
    kinds = [event.kind for event in game.apply(game.decision.options[0])]
    assert kinds


def test_views_are_plain_json_and_show_options_to_their_seat_only():
    game = landsraad.new("imperium", seats=3, seed=4)
    seat = game.decision.seat
    own, other, spectator = (json.dumps(game.view(s)) for s in (seat, (seat + 1) % 3, None))
    notation = game.decision.options[0].notation
    assert notation in own
    assert notation not in other
    assert notation not in spectator


@pytest.mark.parametrize("seat", [-1, 3, "0"])
def test_a_seat_that_is_not_there_has_no_view(seat):
    game = landsraad.new("imperium", seats=3, seed=4)
    with pytest.raises(ValueError):
        game.view(seat)


def test_a_choice_without_news_can_be_taken_back_until_another_seat_answers():
    game = landsraad.position(
        "imperium", seats=3, seed=1, table={"first": 0},
        players=[{"hand": ["dagger", "diplomacy"], "leader": "earl_memnon_thorvald"}],
    )  # fmt: skip
    before = game.digest()
    game.apply("send diplomacy wealth")
    assert game.decision.seat == 1
    game.undo()
    assert game.digest() == before
    game.apply("send diplomacy wealth")
    game.apply("reveal")
    assert game.frontier == 1
    game.undo()
    with pytest.raises(UndoLocked):
        game.undo()
    game.undo(consent=True)
    assert game.digest() == before


def test_a_drawn_card_locks_the_choice():
    game = landsraad.position(
        "imperium", seats=3, seed=1, table={"first": 0}, players=[{"hand": ["reconnaissance"]}]
    )
    game.apply("send reconnaissance arrakeen")
    assert game.frontier == 1
    with pytest.raises(UndoLocked):
        game.undo()


def test_nothing_can_be_taken_back_before_the_first_choice():
    with pytest.raises(UndoLocked):
        landsraad.new("imperium", seed=1).undo(consent=True)


def test_a_copy_goes_its_own_way():
    game = landsraad.new("imperium", seats=2, seed=6)
    copy, before = game.copy(), game.digest()
    copy.apply(copy.decision.options[0])
    assert game.digest() == before
    assert not game.actions


def test_the_past_can_be_visited():
    game = landsraad.new("imperium", seats=2, seed=6)
    digests = [position.digest() for position in random_play(game, 1)]
    for number in (0, 1, 49, 50, 51, len(digests) - 1):
        assert game.at(number).digest() == digests[number]
    with pytest.raises(ValueError):
        game.at(len(digests) + 1)


def test_samples_differ_and_look_alike_to_the_seat():
    game = landsraad.new("imperium", seats=4, seed=8)
    observation = game.observe(game.decision.seat)
    samples = [observation.sample(seed) for seed in range(5)]
    assert len({sample.digest() for sample in samples}) == 5
    assert {json.dumps(sample.view(game.decision.seat)) for sample in samples} == {
        json.dumps(observation.view)
    }
    assert observation.sample(3).digest() == samples[3].digest()


def test_splitmix64_gives_its_published_numbers():
    rng = Rng(1234567)
    assert [rng.bits() for _ in range(3)] == [
        6457827717110365317, 3203168211198807973, 9817491932198370423,
    ]  # fmt: skip


def test_chance_is_even():
    rng, counts = Rng(1), [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert min(counts) > 900
