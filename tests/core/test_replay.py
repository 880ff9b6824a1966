"""Replays: exact, readable, and refused with a reason when they are broken."""

import json

import pytest

import landsraad
from landsraad import InvalidReplay, Replay
from landsraad.core.contract import random_play


def played(choices: int = 130, **options):
    game = landsraad.new("imperium", seats=3, seed=11, **options)
    for number, _ in enumerate(random_play(game, 5)):
        if number == choices:
            break
    return game


def edited(**parts) -> str:
    return json.dumps({**json.loads(played().replay().to_json()), **parts})


def test_a_replay_has_the_documented_parts():
    data = json.loads(played().replay().to_json())
    parts = {"format", "game", "rules", "options", "seats", "seed", "actions", "digest"}
    assert parts <= set(data)
    assert all(isinstance(action, str) for action in data["actions"])


def test_a_running_game_is_replayed_to_the_same_position():
    game = played()
    again = Replay.from_json(game.replay().to_json()).play()
    assert again.digest() == game.digest()
    assert again.frontier == game.frontier
    assert again.log(0) == game.log(0)


def test_names_are_kept_and_change_nothing():
    assert "names" not in json.loads(played().replay().to_json())
    named = Replay.from_json(edited(names=["Mira", "Belit", "Corvin"]))
    assert named.names == ("Mira", "Belit", "Corvin")
    assert Replay.from_json(named.to_json()) == named
    assert named.play().digest() == played().digest()
    for wrong in ("Mira", [1, 2, 3]):
        with pytest.raises(InvalidReplay, match="name"):
            Replay.from_json(edited(names=wrong))


def test_a_replay_can_be_played_in_part():
    assert played().replay().play(40).digest() == played(40).digest()


def test_a_position_is_replayed_from_its_description():
    game = landsraad.position("imperium", seats=2, seed=3, players=[{"hand": ["dagger"]}])
    game.apply("send dagger hall_of_oratory")
    assert Replay.from_json(game.replay().to_json()).play().digest() == game.digest()


def test_a_sampled_game_has_no_replay():
    game = landsraad.new("imperium", seats=3, seed=1)
    with pytest.raises(ValueError):
        game.observe(game.decision.seat).sample(1).replay()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "\x00",
        played().replay().to_json()[:-40],
        edited(format=2),
        edited(format="1"),
        edited(game="chess"),
        edited(rules="2199.1"),
        edited(seats=9),
        edited(seats=True),
        edited(seed=-1),
        edited(seed="7"),
        edited(options={"leaders": ["nobody"]}),
        edited(options={"colour": "red"}),
        edited(options=[]),
        edited(actions=[1, 2]),
        edited(actions="reveal"),
        edited(extra=1),
        edited(position={"players": 3}),
    ],
)
def test_a_broken_replay_is_refused(text):
    with pytest.raises(InvalidReplay) as refusal:
        Replay.from_json(text).play()
    assert str(refusal.value)


def test_a_missing_part_is_named():
    data = json.loads(edited())
    del data["seed"]
    with pytest.raises(InvalidReplay) as refusal:
        Replay.from_json(json.dumps(data))
    assert "seed" in str(refusal.value)


def test_an_edited_choice_is_found_at_its_place():
    actions = json.loads(edited())["actions"]
    actions[20] = "send dagger atlantis"
    with pytest.raises(InvalidReplay) as refusal:
        Replay.from_json(edited(actions=actions)).play()
    assert "21" in str(refusal.value)


def test_another_seed_leaves_the_path_of_the_replay():
    with pytest.raises(InvalidReplay):
        Replay.from_json(edited(seed=12)).play()


def test_a_wrong_digest_is_found():
    with pytest.raises(InvalidReplay):
        Replay.from_json(edited(digest="0" * 16)).play()
    digests = json.loads(edited())["digests"]
    digests[1] = "0" * 16
    with pytest.raises(InvalidReplay) as refusal:
        Replay.from_json(edited(digests=digests)).play()
    assert "50" in str(refusal.value)
