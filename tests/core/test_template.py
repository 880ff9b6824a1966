"""The game to copy keeps the contract, and so does a copy of it under another name."""

import shutil
from importlib import import_module
from pathlib import Path

import pytest

import landsraad.games
from landsraad import InvalidSetup
from landsraad.core import contract, registry
from landsraad.core.schemas import Fitting
from landsraad.games import _template

FOLDER = Path(_template.__file__).parent


@pytest.fixture
def template(monkeypatch):
    monkeypatch.setitem(registry._GAMES, "_template", _template.INFO)
    return "_template"


def test_it_is_not_among_the_games():
    assert "_template" not in landsraad.games()


@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", _template.INFO.seats)
def test_the_template_keeps_the_contract(template, check, seats):
    for seed in range(3):
        check(template, seats, seed)


def test_its_hidden_cards_are_dealt_again(template):
    assert contract.check_views(template, 3, 1, every=1) > 10


def test_its_sheet_has_its_shape():
    shapes = _template.INFO.shapes
    assert Fitting(shapes.book()).misfit(_template.rules.sheet(), shapes.sheet) == ""


def test_a_position_is_described(template):
    """TPL 1.2"""
    game = registry.position(template, players=[{"hand": [12, 1], "score": 4}])
    assert [str(option) for option in game.decision.options] == ["play 1", "play 12"]
    assert game.scores == (4, 0)
    game.apply("play 12")
    assert game.scores == (16, 0)
    assert game.why_not("play 12").rule == "TPL 1.2"
    for wrong in ([{"hand": [13]}], [{"hand": [1, 1]}], [{"cards": []}], [{}, {}, {}]):
        with pytest.raises(InvalidSetup):
            registry.position(template, players=wrong)


def test_a_copy_is_a_game_of_its_own(tmp_path, monkeypatch):
    """docs/adding-a-game.md: the folder is copied, and its name is changed in it."""
    copied = tmp_path / "still_tents"
    shutil.copytree(FOLDER, copied, ignore=shutil.ignore_patterns("__pycache__"))
    for path in copied.glob("*.py"):
        path.write_text(path.read_text().replace("_template", "still_tents"))
    monkeypatch.setattr(landsraad.games, "__path__", [*landsraad.games.__path__, str(tmp_path)])
    info = import_module("landsraad.games.still_tents").INFO
    monkeypatch.setitem(registry._GAMES, "still_tents", info)
    for check in contract.CHECKS:
        check("still_tents", seats=2, seed=5)
