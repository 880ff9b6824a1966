"""Programs as bots: they play, and whatever they do wrong, the game goes on."""

import json
import os
import shlex
import sys
import time
from pathlib import Path

import pytest

import landsraad
from landsraad import InvalidSetup, bots
from landsraad.bots.external import CRASH, GARBAGE, ILLEGAL, LATE, ExternalBot

EXAMPLE = Path(__file__).parents[2] / "examples" / "external_bot.py"

SCRIPT = """
import json, os, sys, time
mode, log = sys.argv[1], open(sys.argv[2], "w", buffering=1)
log.write(str(os.getpid()) + chr(10))
if mode == "never starts":
    sys.exit(3)
for line in sys.stdin:
    log.write(line)
    message = json.loads(line)
    if message["type"] != "choose":
        continue
    number = message["position"]
    answer = {"choice": message["decision"]["options"][-1]["notation"], "position": number}
    wrong = number == 3 and mode != "good"
    if not wrong:
        print(json.dumps(answer), flush=True)
    elif mode == "crash":
        raise SystemExit(1)
    elif mode == "silence":
        pass
    elif mode == "slow":
        time.sleep(30)
    elif mode == "garbage":
        print("I think I shall reveal", flush=True)
    elif mode == "no choice":
        print(json.dumps({"move": "reveal"}), flush=True)
    elif mode == "list":
        print(json.dumps(["reveal"]), flush=True)
    elif mode == "bytes":
        os.write(1, bytes([255, 254, 10]))
    elif mode == "endless line":
        while True:
            os.write(1, b"x" * 4096)
    elif mode == "illegal":
        print(json.dumps({"choice": "send everything everywhere"}), flush=True)
    elif mode == "another question":
        print(json.dumps(answer | {"position": 2}), flush=True)
"""


@pytest.fixture
def program(tmp_path):
    """The bot name of a program with one habit, and the file in which it logs what it hears."""
    script, log = tmp_path / "bot.py", tmp_path / "heard.log"
    script.write_text(SCRIPT)

    def name(mode):
        return "cmd:" + shlex.join([sys.executable, str(script), mode, str(log)]), log

    return name


def play_choices(bot, choices, seed=5):
    """Let a bot play seat 0 of a game for so many of its choices; the others take the first."""
    game = landsraad.new("imperium", seats=2, seed=seed)
    made = 0
    while made < choices and (decision := game.decision) is not None:
        if decision.seat:
            game.apply(decision.options[0])
        else:
            game.apply(bot.choose(game.observe(0), decision))
            made += 1
    return game


def ended(pid):
    """Whether a process of ours is gone, and not a zombie that nobody has collected."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_good_program_hears_the_game_and_plays_it(program):
    name, log = program("good")
    bot = bots.make(name, 1, seconds=20)
    game = play_choices(bot, 12)
    bot.close({"scores": [3, 4], "winners": [1]})
    assert bot.fault is None
    pid, hello, *asked, over = log.read_text().splitlines()
    hello, over = json.loads(hello), json.loads(over)
    assert (hello["type"], hello["protocol"], hello["game"]) == ("hello", 1, "imperium")
    assert (hello["seat"], hello["seats"], hello["rules"]) == (0, 2, game.info.version)
    assert over == {"type": "over", "scores": [3, 4], "winners": [1]}
    questions = [json.loads(line) for line in asked]
    assert [question["position"] for question in questions] == list(range(1, 13))
    for question in questions:
        assert set(question) == {"type", "position", "view", "decision"}
        assert question["decision"]["options"]
        assert question["view"]["seat"] == 0
    assert ended(int(pid))


@pytest.mark.parametrize(
    "mode, fault",
    [
        ("never starts", CRASH),
        ("crash", CRASH),
        ("silence", LATE),
        ("slow", LATE),
        ("garbage", GARBAGE),
        ("no choice", GARBAGE),
        ("list", GARBAGE),
        ("bytes", GARBAGE),
        ("endless line", GARBAGE),
        ("another question", GARBAGE),
        ("illegal", ILLEGAL),
    ],
)
def test_after_a_fault_it_is_ended_and_plays_at_random(program, mode, fault):
    name, log = program(mode)
    # Only those who keep silent need to be waited for.
    bot = ExternalBot(name, 1, seconds=0.4 if fault == LATE else 20, start_seconds=20)
    game = play_choices(bot, 10)
    assert bot.fault == fault
    assert len([seat for seat in game._actors if seat == 0]) == 10
    assert ended(int(log.read_text().splitlines()[0]))


def test_a_forgotten_bot_takes_its_program_along(program):
    name, log = program("good")
    bot = bots.make(name, 1, seconds=20)
    play_choices(bot, 2)
    pid = int(log.read_text().splitlines()[0])
    assert not ended(pid)
    del bot
    deadline = time.monotonic() + 20
    while not ended(pid) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert ended(pid)


def test_a_program_that_vanishes_before_the_game_is_a_crash(program, tmp_path):
    script = tmp_path / "bot"
    script.write_text("#!/bin/sh\nexit 0\n")
    script.chmod(0o755)
    bot = bots.make(f"cmd:{script}", 1)
    script.unlink()
    play_choices(bot, 3)
    assert bot.fault == CRASH


@pytest.mark.parametrize("name", ["cmd:", "cmd:  ", "cmd:no-such-program-here", "cmd:'open"])
def test_a_command_that_cannot_run_is_refused(name):
    with pytest.raises(InvalidSetup):
        bots.make(name, 1)


def test_the_example_plays_a_whole_game_in_fifteen_lines():
    lines = EXAMPLE.read_text().split('"""')[2].strip().splitlines()
    assert len(lines) <= 15
    bot = bots.make("cmd:" + shlex.join([sys.executable, str(EXAMPLE)]), 1, seconds=20)
    game = play_choices(bot, 10_000)
    bot.close()
    assert game.over
    assert bot.fault is None
