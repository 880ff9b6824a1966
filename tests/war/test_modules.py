"""Modules plug in: the shared rules name none of them, and one that is registered changes no game
without it."""

import ast
import re
from dataclasses import replace
from pathlib import Path

import pytest

import landsraad
from landsraad.core.decisions import InvalidSetup
from landsraad.games import war_for_arrakis
from landsraad.games.war_for_arrakis import catalogue, plug
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.modules.boxes import BOXES
from landsraad.games.war_for_arrakis.modules.registry import MODULES
from landsraad.games.war_for_arrakis.plug import Module
from landsraad.games.war_for_arrakis.terms import IMPERIUM_KEYS

HOME = Path(war_for_arrakis.__file__).parent
ROOMS = sorted(path for path in HOME.rglob("*.py") if "modules" not in path.parts[-3:])
SHARED = [path for path in ROOMS if "sets" not in path.parts[-3:]]
"""The rules; the base game's own components have a card with the word of a module."""
GAME = "landsraad.games.war_for_arrakis"
DOORS = {f"{GAME}.modules.boxes", f"{GAME}.modules.registry"}
"""The two modules through which the game knows what there is."""
OWN = {"smuggler", "staban", "tuek", "frigate", "heighliner", "navigator", "mahdi", "yueh"}


def module_words():
    """Words of modules: their keys, and those of their components that the base game lacks."""
    base = {card.key for card in catalogue.BASE_CARDS}
    base |= {leader.key for leader in catalogue.BASE_LEADERS} | set(IMPERIUM_KEYS)
    parts = [part for box in BOXES for part in (*box.cards, *box.leaders, *box.units, *box.craft)]
    return {*OWN, *(module.key for module in MODULES), *(part.key for part in parts)} - base


def imported(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def test_there_are_shared_modules():
    assert {"engine.py", "battle.py", "views.py"} <= {path.name for path in SHARED}


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(HOME)))
def test_the_shared_rules_name_no_module(path):
    words = re.findall(r"[a-z]+", path.read_text(encoding="utf-8").lower())
    text = " ".join(words)
    found = {key for key in module_words() if key.replace("_", " ") in text}
    assert not found


@pytest.mark.parametrize("path", ROOMS, ids=lambda path: str(path.relative_to(HOME)))
def test_the_shared_rules_import_no_module(path):
    inner = {name for name in imported(path) if name.startswith(f"{GAME}.modules.")}
    assert {name for name in inner if not any(name.startswith(door) for door in DOORS)} == set()


@pytest.mark.parametrize("name", plug.Moments.__dataclass_fields__)
def test_every_moment_comes_in_the_shared_rules(name):
    sources = [path.read_text(encoding="utf-8") for path in SHARED]
    assert any(re.search(rf"moments\.{name}\b", source) for source in sources)


def test_every_module_has_a_folder_with_its_rules():
    for module in MODULES:
        assert module.rulebook.is_file(), module.key
        assert module.rulebook.parent.parent.name == "modules"


def test_a_registered_module_changes_no_game_without_it(monkeypatch):
    """One that would act at every moment is never called."""

    def never(*_):
        raise AssertionError

    names = [
        name for name in plug.Moments.__dataclass_fields__ if name not in ("offers", "answers")
    ]
    moments = {name: never for name in names if not name.endswith("answers")}
    stub = Module("stub", "Stub", HOME / "RULES.md", moments=moments, audit=never, deal=never)
    before = landsraad.new("war_for_arrakis", 2, 5)
    monkeypatch.setitem(plug._MODULES, "stub", stub)
    after = landsraad.new("war_for_arrakis", 2, 5)
    assert after.digest() == before.digest()
    assert after.view(0) == before.view(0)
    for _ in range(60):
        option = before.decision.options[-1]
        before.apply(option.notation)
        after.apply(option.notation)
        assert after.digest() == before.digest()


@pytest.fixture
def stubs(monkeypatch):
    """Two modules that do nothing and exclude each other."""
    plug.in_play.cache_clear()
    plug.moments_of.cache_clear()
    first = Module("first", "First", HOME / "RULES.md")
    for module in (first, replace(first, key="second", title="Second", excludes=("first",))):
        monkeypatch.setitem(plug._MODULES, module.key, module)
    yield
    plug.in_play.cache_clear()
    plug.moments_of.cache_clear()


def test_options_choose_modules(stubs):
    game = landsraad.new("war_for_arrakis", 2, 1, modules=("second",))
    assert game.state.setup.modules == ("second",)
    assert game.view(0)["table"]["modules"] == ["second"]
    assert landsraad.Replay.from_json(game.replay().to_json()).play().digest() == game.digest()


@pytest.mark.parametrize(
    "wrong", [("third",), ("first", "first"), ("first", "second"), 3, ({},)], ids=str
)
def test_impossible_modules_are_refused(stubs, wrong):
    with pytest.raises(InvalidSetup):
        landsraad.new("war_for_arrakis", 2, 1, modules=wrong)


def test_a_legion_holds_units_by_kind():
    legion = Legion(0, 2, 1, others=(4, 4, 5))
    assert legion.units == 6
    assert [legion.amount(kind) for kind in range(6)] == [2, 1, 0, 0, 2, 1]
    assert "others" not in repr(Legion(0, 2))
    assert "others=(4, 4, 5)" in repr(legion)
