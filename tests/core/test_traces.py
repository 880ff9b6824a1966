"""What people see of the traced games is what they saw when the traces were recorded."""

from __future__ import annotations

from collections import Counter

import pytest

import landsraad
import trace_games
import traces
from trace_games import GAMES


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.name)
def test_a_traced_game_looks_as_it_did(played):
    old = traces.recorded(played.group)[played.name]
    complaint = traces.complaint(played, old, traces.trace(played))
    assert not complaint, complaint


@pytest.mark.parametrize("name", landsraad.games())
def test_every_component_and_action_looks_as_it_did(name):
    old, new = traces.recorded(traces.SHEETS)[name], traces.sheet(name)
    differing = [
        f"{kind} {key}"
        for kind in {**old, **new}
        for key in {**old.get(kind, {}), **new.get(kind, {})}
        if old.get(kind, {}).get(key) != new.get(kind, {}).get(key)
    ]
    assert not differing, "if it is meant: python tests/traces.py --record --only sheets"


def test_the_traces_are_those_of_the_list():
    """No record is left of a game that is not traced any more, and no two share a name."""
    names = Counter(played.name for played in GAMES)
    assert names.most_common(1)[0][1] == 1
    files = {path.stem for path in traces.FOLDER.glob("*.json")} - {traces.SHEETS}
    assert {name for group in files for name in traces.recorded(group)} == set(names)


def test_the_traces_cover_seats_sets_leaders_and_difficulties():
    games = [played for played in GAMES if not played.golden]
    assert {played.game for played in games} == set(landsraad.games())
    for name, info in landsraad.games().items():
        assert {played.seats for played in games if played.game == name} == set(info.seats)
    imperium = [played.options for played in games if played.game == trace_games.IMPERIUM]
    leaders = [options.get("leaders", "random") for options in imperium]
    given = [set(names) for names in leaders if names not in ("random", "draft")]
    assert set().union(*given) == {
        leader for part in trace_games.LEADERS.values() for leader in part
    }


def test_a_complaint_names_the_step_and_what_differs():
    played = GAMES[0]
    old = traces.trace(played)
    events = old["events"][:4] + "?" + old["events"][5:]
    complaint = traces.complaint(played, {**old, "events": events}, old)
    assert f"{played.name} differs from its record from step 4" in complaint
    assert "events: 1 steps differ: 4" in complaint
    assert "options: equal" in complaint
