"""The menu, the catalogue, the rules, and errors that take one line."""

import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest

import landsraad as api
from landsraad.cli.main import make_parser
from landsraad.cli.menu import MENU
from landsraad.games import summaries
from landsraad.games.imperium.facets.entries import entries

SCRIPT = Path(sys.executable).with_name("landsraad")


def test_version(landsraad):
    result = landsraad("--version")
    assert (result.code, result.out.strip()) == (0, api.__version__)


def test_help_lists_the_commands(landsraad):
    result = landsraad("--help")
    assert result.code == 0
    words = ("play", "serve", "arena", "train", "replay", "analyse", "cards", "rules", "bench",
             "completion")  # fmt: skip
    for command in words:
        assert f"\n    {command} " in result.out
        assert landsraad(f"{command} --help").code == 0
    assert tuple(MENU) == words
    assert make_parser().prog == "landsraad"


def test_the_list_of_games_is_true_without_loading_them():
    known = [(info.name, info.title, info.players) for info in api.games().values()]
    assert sorted(map(tuple, summaries())) == sorted(known)


@pytest.mark.parametrize("arguments", ["--version", "--help", "dance"])
def test_the_menu_loads_no_game(arguments):
    """So that it is there at once."""
    script = (
        "import sys\nfrom landsraad.cli.main import main\n"
        f"try:\n    main({arguments.split()!r})\nexcept SystemExit:\n    pass\n"
        "loaded = [name for name in sys.modules if name.startswith('landsraad.games.')]\n"
        "print('loaded', loaded, 'numpy' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "loaded [] False"


@pytest.mark.parametrize(
    "command",
    [
        "dance",
        "--colour",
        "play",
        "play chess",
        "play imperium --seats 0",
        "play imperium --seats 9",
        "play imperium --seats human,robot",
        "play imperium --seats human,mentat:speed=9",
        "play imperium --seats human,cmd:no-such-program",
        "play imperium --seats human,human,human,human,human",
        "play imperium --seats ,",
        "play imperium --seed x",
        "play imperium --seed -1",
        "play imperium --seats 3 --leaders nobody",
        "play imperium --seats 2 --leaders paul_atreides,paul_atreides",
        "play imperium --seats 1 --leaders random,paul_atreides",
        "play imperium --seats 1 --difficulty easy",
        "play imperium --seats 3 --difficulty mentat",
        "play imperium --save /proc/nowhere/game.json",
        "cards chess",
        "cards imperium --kind dragon",
        "cards imperium --search xyzzy",
        "rules chess",
        "rules imperium 99",
        "rules imperium four",
        "rules imperium 4.99.1",
        "replay",
    ],
)
def test_errors_take_one_line_and_code_2(landsraad, command):
    result = landsraad(command)
    assert result.code == 2
    assert len(result.err.splitlines()) == 1
    assert result.err.startswith("landsraad")
    assert "Traceback" not in result.err
    assert result.out == ""


def test_the_catalogue_lists_everything(landsraad):
    out = landsraad("cards imperium").out
    for entry in entries():
        assert entry.name in out
        assert all(line in out for line in entry.lines)


def test_the_catalogue_can_be_searched(landsraad):
    out = landsraad(["cards", "imperium", "--search", "bribery"]).out
    (bribery,) = [entry for entry in entries() if entry.key == "bribery"]
    assert bribery.lines[0] in out
    assert "Stilgar" not in out
    kinds = landsraad("cards imperium --kind leader").out
    assert "Paul Atreides" in kinds
    assert "Bribery" not in kinds


def test_the_rules_are_printed_whole_and_in_parts(landsraad):
    whole = landsraad("rules imperium").out
    assert "\n4.2.1 " in whole
    rule = landsraad("rules imperium 4.2.1").out
    assert rule.startswith("4.2.1 ")
    assert len(rule.splitlines()) == 1
    assert landsraad("rules imperium IMP 4.2.1").out == rule
    assert landsraad("rules imperium imp4.2.1").out == rule
    section = landsraad("rules imperium 4.2").out
    assert rule in section
    assert "4.3.1" not in section
    chapter = landsraad("rules imperium 4").out
    assert section.strip() in chapter
    assert "\n14.1" not in chapter


def test_every_rule_of_the_book_can_be_printed(landsraad):
    from landsraad.cli.rulebook import passages, rule_text

    info = api.games()["imperium"]
    rules = [passage for passage in passages(info.rulebook) if passage.depth == 3]
    assert len(rules) > 100
    assert all(rule_text(info, f"IMP {rule.number}") == rule.text for rule in rules)


@pytest.mark.skipif(os.name == "nt", reason="there is no pty")
def test_the_installed_script_in_a_terminal(tmp_path):
    """Colours in a terminal, none with NO_COLOR; leaving keeps the game."""
    plain, coloured = (
        in_terminal(tmp_path, environment) for environment in ({"NO_COLOR": "1"}, {})
    )
    assert "\x1b[" not in plain
    assert "\x1b[" in coloured
    saves = list((tmp_path / "landsraad").glob("*.json"))
    assert len(saves) == 2
    for path in saves:
        done = subprocess.run([SCRIPT, "replay", path, "--verify"], capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")


def in_terminal(folder, environment):
    """Play two choices in a terminal of our own and quit; what was on the screen."""
    ours, theirs = pty.openpty()
    clean = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
    process = subprocess.Popen(
        [SCRIPT, "play", "imperium", "--seats", "3", "--seed", "7", "--fast"],
        stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True,
        env={**clean, "TERM": "xterm", "XDG_DATA_HOME": str(folder), **environment},
    )  # fmt: skip
    os.close(theirs)
    shown, answers = b"", [b"reveal\n", b"look row\n", b"quit\n"]
    while process.poll() is None or select.select([ours], [], [], 0)[0]:
        if not select.select([ours], [], [], 60)[0]:
            process.kill()
            break
        try:
            shown += os.read(ours, 65536)
        except OSError:
            break
        if answers and shown.rstrip().endswith(b"choice:"):
            os.write(ours, answers.pop(0))
            shown += b"\n"
    assert process.wait(60) == 0
    os.close(ours)
    return shown.decode()
