"""The page on strength is what its command makes of the stored matches."""

import json
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import strength  # noqa: E402

from landsraad.arena.schedule import Match  # noqa: E402
from landsraad.arena.standings import standings  # noqa: E402

MATCHES = json.loads(strength.STORE.read_text(encoding="utf-8"))


def test_the_page_is_up_to_date():
    page = strength.PAGE.read_text(encoding="utf-8")
    assert strength.filled(page, MATCHES) == page
    assert page.count("| `") >= len(MATCHES)


def test_every_stored_match_can_be_played_and_is_whole():
    for stored in MATCHES:
        Match(stored["game"], tuple(stored["bots"]), 1, stored.get("options", {})).check()
        assert 0 <= stored["won"] <= stored["games"]
        assert stored["games"] % len(stored["bots"]) == 0 or "cut" in stored["note"]


def test_a_match_is_told_as_a_command_and_with_its_interval():
    options = {"expansions": ["ix"]}
    stored = {"group": "ix", "game": "imperium", "bots": ["greedy", "random"], "seed": 7,
              "games": 100, "won": 60, "rules": "2026.2", "options": options}  # fmt: skip
    row = strength.row(stored)
    assert "`imperium greedy random --seed 7 --option 'expansions=[\"ix\"]'`" in row
    assert "| 60 (60.0 %) | 50.2 – 69.1 % |" in row


def test_a_group_without_a_place_is_refused():
    with pytest.raises(ValueError, match="chess"):
        strength.filled("<!-- war -->\n<!-- end -->", [{**MATCHES[0], "group": "chess"}])


def test_an_outcome_of_the_arena_is_stored_as_its_match():
    match = Match("imperium", ("planner", "greedy", "greedy", "greedy"), 5, {"edition": "uprising"})
    stored = strength.outcome("uprising", standings(match, []).to_dict() | {"games": 1, "bots": [
        {"name": "planner", "games": 1, "wins": 1}, {"name": "greedy", "games": 3, "wins": 0},
    ]})  # fmt: skip
    assert stored["bots"] == list(match.bots)
    assert (stored["seed"], stored["won"], stored["options"]) == (5, 1, match.played)
