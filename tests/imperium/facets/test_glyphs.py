"""Every component can be drawn, from the same effects as the rules."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.games.imperium import rules
from landsraad.games.imperium.editions import ORIGINAL
from landsraad.games.imperium.engine import catalogue, tracks
from landsraad.games.imperium.engine import loop as engine
from landsraad.games.imperium.engine.state import Resolve, State
from landsraad.games.imperium.facets.sheet import sheet
from landsraad.games.imperium.language.cards import trash
from landsraad.games.imperium.language.counts import another
from landsraad.games.imperium.language.gains import draw, gain_influence, spice, troops
from landsraad.games.imperium.language.structure import pay, seq, when
from landsraad.games.imperium.language.terms import EMPEROR, FREMEN, GUILD, ICON_KEYS, Faction
from landsraad.games.imperium.language.words import icons_of, row

SPRITE = Path(__file__).parents[3] / "web" / "src" / "assets" / "icons.svg"
TABLES: dict[str, Sequence[Any]] = {
    "cards": catalogue.CARDS,
    "spaces": catalogue.SPACES,
    "intrigue": catalogue.INTRIGUES,
    "conflicts": catalogue.CONFLICTS,
    "leaders": catalogue.LEADERS,
    "hagal": catalogue.HAGALS,
    "tech": catalogue.TABLES["tech"],
}


def rows_in(part: Any) -> list[list[dict[str, Any]]]:
    """Every row of icons in a piece of the sheet."""
    if isinstance(part, dict):
        own = [part["tokens"]] if "tokens" in part else []
        return own + [found for value in part.values() for found in rows_in(value)]
    if isinstance(part, list):
        return [found for value in part for found in rows_in(value)]
    return []


@pytest.mark.parametrize("kind", TABLES)
def test_every_component_is_on_the_sheet_in_the_order_of_the_catalogue(kind: str) -> None:
    # A key that an earlier set has stands behind the set and a colon.
    keys = [key.rpartition(":")[2] for key in sheet()[kind]]
    assert keys == [part.key for part in TABLES[kind]]
    assert all(part["name"] and part["lines"] for part in sheet()[kind].values())


def test_no_row_is_empty() -> None:
    found = rows_in(sheet())
    assert len(found) > 200
    assert all(found)
    assert all(token.keys() <= {"icon", "n", "of", "text", "when"} for r in found for token in r)


def test_every_icon_is_in_the_sprite() -> None:
    ids = set(re.findall(r'<symbol id="([^"]+)"', SPRITE.read_text(encoding="utf-8")))
    used = {name for found in rows_in(sheet()) for name in icons_of(found)}
    assert used <= ids
    assert {f"icon-{key}" for key in ICON_KEYS} <= ids


def test_the_sheet_is_json() -> None:
    assert json.loads(json.dumps(sheet())) == sheet()
    assert rules.sheet() == sheet()


def test_a_cost_stands_before_its_arrow() -> None:
    assert row(pay(spice(2), then=troops(3))) == [
        {"icon": "spice", "n": 2},
        {"icon": "ui-right"},
        {"icon": "troop", "n": 3},
    ]


def test_a_condition_is_a_chip_and_influence_names_its_factions() -> None:
    assert row(when(another(FREMEN), gain_influence(GUILD))) == [
        {"when": [{"icon": "faction-fremen"}, {"text": "bond"}]},
        {"icon": "influence", "of": ["faction-guild"]},
    ]


def test_a_faction_space_shows_its_own_influence() -> None:
    shown = sheet()["spaces"]["selective_breeding"]
    assert shown["effect"]["tokens"] == [
        {"icon": "influence", "of": ["faction-bene_gesserit"]},
        *row(pay(trash(), then=draw(2))),
    ]


def position(faction: int) -> State:
    info = landsraad.games()["imperium"]
    state: State = info.rules.new(3, 1, info.options)
    state.players[0].influence[faction] = 4
    return state


@pytest.mark.parametrize("faction", Faction)
def test_the_drawn_track_bonuses_are_those_of_the_rules(faction: Faction) -> None:
    played, drawn = position(faction), position(faction)
    tracks.track_bonus(played, 0, faction)
    bonus = ORIGINAL.track_bonus[faction]
    engine.STEPS[type(bonus)](drawn, Resolve(bonus, 0, ""))
    assert repr(played) == repr(drawn)


def test_open_effects_are_drawn_by_their_labels() -> None:
    answers = sheet()["answers"]
    assert answers["carthag"]["troops_1"] == {"tokens": [{"icon": "troop"}]}
    assert answers["wealth"]["influence_emperor_1"]["tokens"] == row(gain_influence(EMPEROR))
    assert answers["master_tactician"]["take swords"] == {"tokens": [{"icon": "sword", "n": 3}]}


def test_seq_runs_on() -> None:
    assert row(seq(spice(1), troops(2))) == [{"icon": "spice"}, {"icon": "troop", "n": 2}]
