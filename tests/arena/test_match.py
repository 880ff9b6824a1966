"""Whole matches: repeatable, resumable, judged by the documented rules."""

import json
import shlex
import sys

import pytest

import landsraad
from landsraad.arena import ratings
from landsraad.arena.journal import BadJournal, Journal
from landsraad.arena.referee import Result, play_game
from landsraad.arena.schedule import Match, pairing
from landsraad.arena.standings import standings
from landsraad.arena.tournament import play_match

MATCH = Match("imperium", ("greedy", "random", "random"), seed=5)


def test_two_workers_give_what_one_gives():
    alone = play_match(MATCH, 6)
    assert play_match(MATCH, 6, workers=2) == alone
    assert [result.number for result in alone] == list(range(6))


def test_a_resumed_match_is_the_whole_match(tmp_path):
    path = tmp_path / "games.jsonl"
    whole = play_match(MATCH, 6)
    with Journal(path, MATCH) as journal:
        play_match(MATCH, 3, journal=journal)
    # As if the program had been stopped while it wrote a line.
    path.write_bytes(path.read_bytes() + b'{"number":3,"seed":')
    with Journal(path, MATCH) as journal:
        assert sorted(journal.results) == [0, 1, 2]
        assert play_match(MATCH, 6, journal=journal) == whole
    with Journal(path, MATCH) as journal:
        assert [journal.results[number] for number in range(6)] == whole
    assert len(path.read_text().splitlines()) == 1 + 6


def test_games_of_the_journal_are_not_played_again(tmp_path):
    path = tmp_path / "games.jsonl"
    with Journal(path, MATCH) as journal:
        result = play_game(MATCH, 1)
        marked = Result.from_dict(result.to_dict() | {"choices": 1})
        journal.add(marked)
    with Journal(path, MATCH) as journal:
        assert play_match(MATCH, 3, journal=journal)[1] == marked


@pytest.mark.parametrize(
    "change", [{"seed": 6}, {"bots": ("greedy", "random")}, {"options": {"epic": True}}]
)
def test_a_journal_of_another_match_is_refused(tmp_path, change):
    path = tmp_path / "games.jsonl"
    with Journal(path, MATCH):
        pass
    parts = {"bots": MATCH.bots, "seed": MATCH.seed} | change
    with pytest.raises(BadJournal):
        Journal(path, Match("imperium", **parts))


@pytest.mark.parametrize("text", ["hello\n", "[]\n", "{}\n"])
def test_a_file_of_something_else_is_refused_and_kept(tmp_path, text):
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(BadJournal):
        Journal(path, MATCH)
    assert path.read_text() == text


@pytest.mark.parametrize("line", ["{}", "nonsense", '{"number":0,"seed":1}'])
def test_a_broken_line_is_named(tmp_path, line):
    path = tmp_path / "games.jsonl"
    with Journal(path, MATCH):
        pass
    path.write_text(f"{path.read_text()}{line}\n")
    with pytest.raises(BadJournal) as caught:
        Journal(path, MATCH)
    assert "2" in str(caught.value)


@pytest.mark.usefixtures("toy")
def test_a_clear_match_stops_early_and_with_whole_deals():
    match = Match("toy", ("planner", "greedy"), seed=1)
    results = play_match(match, 1000, sequential=True)
    assert len(results) < 20
    assert len(results) % 2 == 0
    assert all(result.winners for result in results)
    assert play_match(match, 1000, sequential=True) == results


@pytest.mark.usefixtures("toy")
def test_equals_play_to_the_end_and_shared_wins_count():
    match = Match("toy", ("greedy", "planner", "planner"), seed=1)
    outcome = standings(match, play_match(match, 6))
    greedy, planner = outcome.bots
    assert (greedy.games, greedy.wins) == (6, 0)
    assert (planner.games, planner.wins, planner.win_rate) == (12, 12, 1.0)


def test_a_bot_given_twice_is_counted_together():
    outcome = standings(MATCH, play_match(MATCH, 3))
    assert [(bot.name, bot.games) for bot in outcome.bots] == [("greedy", 3), ("random", 6)]
    assert sum(bot.wins for bot in outcome.bots) == 3
    shown = outcome.to_dict()
    assert (shown["games"], shown["seed"]) == (3, 5)
    keys = {"name", "games", "wins", "win_rate", "low", "high", "rating", "faults"}
    assert all(set(bot) == keys for bot in shown["bots"])
    assert json.loads(json.dumps(shown)) == shown


@pytest.mark.usefixtures("toy")
def test_settings_are_part_of_a_name(tmp_path):
    path = tmp_path / "games.jsonl"
    match = Match("toy", ("mentat:iterations=2", "mentat:iterations=9,noise=0.5"), seed=1)
    with Journal(path, match) as journal:
        results = play_match(match, 4, journal=journal)
    with Journal(path, match) as journal:
        assert play_match(match, 4, journal=journal) == results
    shown = standings(match, results).to_dict()
    assert [bot["name"] for bot in shown["bots"]] == list(match.bots)
    other = Match("toy", ("mentat:iterations=3", match.bots[1]), seed=1)
    with pytest.raises(BadJournal):
        Journal(path, other)


def test_ratings_follow_the_places():
    pytest.importorskip("openskill")
    result = Result(0, 1, (2, 0, 1), (5, 10, 5), (0,), (), 9, "")
    assert result.places() == (2, 1, 2)
    rated = ratings.rate(MATCH, [result] * 5)
    assert rated["greedy"] > 25 > rated["random"]


def test_there_are_no_ratings_without_openskill_or_opponents(monkeypatch):
    assert ratings.rate(Match("imperium", ("random",)), []) is None
    monkeypatch.setattr(ratings, "available", lambda: False)
    assert ratings.rate(MATCH, []) is None


def test_the_solo_game_counts_wins_against_the_rivals():
    match = Match("imperium", ("random",), seed=1, options={"difficulty": "mentat"})
    outcome = standings(match, play_match(match, 3))
    assert (outcome.games, outcome.bots[0].games) == (3, 3)


FAULTY = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "choose":
        continue
    answer = json.dumps({"choice": message["decision"]["options"][0]["notation"]})
    if message["position"] > 4:
        match sys.argv[1]:
            case "crash": sys.exit(1)
            case "silence": continue
            case "slow": time.sleep(1)
            case "garbage": answer = "I think I shall reveal"
            case "illegal": answer = json.dumps({"choice": "take everything"})
    print(answer, flush=True)
"""


@pytest.mark.parametrize(
    "habit, fault",
    [
        ("crash", "crash"),
        ("silence", "late"),
        ("slow", "late"),
        ("garbage", "garbage"),
        ("illegal", "illegal"),
    ],
)
def test_a_faulty_bot_loses_and_the_match_goes_on(tmp_path, habit, fault):
    script = tmp_path / "faulty.py"
    script.write_text(FAULTY)
    name = "cmd:" + shlex.join([sys.executable, str(script), habit])
    seconds = 0.3 if fault == "late" else 20
    match = Match("imperium", (name, "random"), seed=2, bot_seconds=seconds)
    results = play_match(match, 4)
    assert [result.faults for result in results] == [((0, fault),)] * 4
    assert all(0 not in result.winners for result in results)
    faulty, other = standings(match, results).bots
    assert (faulty.name, faulty.games, faulty.wins, faulty.faults) == (name, 4, 0, 4)
    assert other.faults == 0


def test_a_fault_puts_last_whoever_scored_most():
    result = Result(0, 1, (0, 1, 2), (12, 4, 7), (), ((0, "late"),), 9, "")
    assert result.places() == (3, 2, 1)


def test_the_game_of_a_result_can_be_dealt_again():
    result = play_game(MATCH, 0)
    game = landsraad.new("imperium", seats=3, seed=result.seed)
    assert not game.over
    assert result.choices > 50


def test_every_bot_gets_every_leader_of_a_deal():
    """The deal puts leaders to seats, and the bots go round them."""
    led = {(bot, leader) for number in range(3) for bot, leader in _led(number)}
    assert len({leader for _, leader in led}) == 3
    assert len(led) == 9


def _led(number):
    pair = pairing(MATCH, number)
    players = landsraad.new("imperium", seats=3, seed=pair.seed).view(None)["players"]
    return [(pair.entries[seat], player["leader"]) for seat, player in enumerate(players)]
