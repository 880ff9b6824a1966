"""A set that is registered but not in play changes nothing, whatever its keys are."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import landsraad
from landsraad.games.imperium.engine.catalogue import KINDS as TABLES
from landsraad.games.imperium.engine.catalogue import SET, check_keys
from landsraad.games.imperium.language.components import COMMON, ComponentSet, Kind
from landsraad.games.imperium.sets import SETS

SCRIPT = Path(__file__).with_name("registered.py")


def run(what: str) -> str:
    # The sources: what is compiled has its tables built in.
    done = subprocess.run(
        [sys.executable, SCRIPT, what],
        env={**os.environ, "LANDSRAAD_FAST": "0"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_registered_set_changes_no_game_without_it():
    """Deals, digests, options, views, the log and the sheet; and a twin plays like the base."""
    assert run("changed") == ""


def test_a_registered_set_changes_no_number_of_an_action_and_no_feature():
    """New actions come at the end; features are known by their names."""
    old, new = json.loads(run("without")), json.loads(run("listed"))
    assert new["actions"][: len(old["actions"])] == old["actions"]
    assert {name: new["features"].get(name) for name in old["features"]} == old["features"]
    assert any(any(values) for values in old["features"].values())


@pytest.mark.parametrize("kind", [*COMMON, "hagal", "tech", "skills", "navigation", "twisted"])
def test_a_key_that_two_sets_of_one_game_have_is_refused(kind):
    part = next(chosen for chosen in SETS if chosen.of(kind)).of(kind)[0]
    among = next(name for name, kinds in TABLES.items() if kind in kinds)
    held = {kind: (part,)} if kind in COMMON else {"more": (Kind(kind, (part,), among),)}
    more = ComponentSet("more", "More", **held)
    with pytest.raises(ValueError) as refusal:
        check_keys((*SETS, more))
    assert part.key in str(refusal.value)
    check_keys((*SETS, replace(more, apart_from=tuple(SET))))


def test_a_key_that_a_set_has_twice_is_refused():
    part = SET["base"].leaders[0]
    with pytest.raises(ValueError):
        check_keys((replace(SET["base"], leaders=(part, part)),))


def test_a_starting_card_and_a_card_of_the_row_do_not_share_a_key():
    base = SET["base"]
    with pytest.raises(ValueError):
        check_keys((replace(base, imperium=(*base.imperium, base.starting[0])),))


def test_a_key_has_one_name_in_all_sets():
    part = replace(SET["base"].leaders[0], name="Somebody else")
    more = ComponentSet("more", "More", leaders=(part,), apart_from=tuple(SET))
    with pytest.raises(ValueError):
        check_keys((*SETS, more))


def test_sets_that_stand_apart_are_not_in_one_game(monkeypatch):
    monkeypatch.setitem(SET, "bloodlines", replace(SET["bloodlines"], apart_from=("ix",)))
    with pytest.raises(landsraad.InvalidSetup):
        landsraad.new("imperium", 3, expansions=["ix", "bloodlines"])
