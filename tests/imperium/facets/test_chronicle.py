"""Events as lines: every kind the engine emits has one, and none tells a secret."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import landsraad
from landsraad.core.chance import Rng
from landsraad.core.events import Event
from landsraad.games import imperium
from landsraad.games.imperium.engine.catalogue import (
    CARD,
    CARDS,
    CONFLICT_CARD,
    HAGAL,
    INTRIGUE,
    INTRIGUES,
    LEADER,
    SPACE,
    TABLES,
    numbers,
)
from landsraad.games.imperium.engine.state import NOBODY
from landsraad.games.imperium.facets.chronicle import describe_event
from landsraad.games.imperium.language.terms import EMPEROR, FACTION_NAMES, FREMEN, SPICE
from landsraad.table.story import house_names

TECH, SKILL, NAVIGATION, POST, OBJECTIVE, CONTRACT = (
    numbers(TABLES[kind])
    for kind in ("tech", "skills", "navigation", "posts", "objectives", "contracts")
)

PACKAGE = Path(imperium.__file__).parent
NAMES = ("Vernius", "Ginaz", "Moritani", "Ecaz")
DAGGER, DIPLOMACY = CARD["dagger"], CARD["diplomacy"]
AMBUSH, WINDFALL = INTRIGUE["ambush"], INTRIGUE["windfall"]
ARRAKEEN = SPACE["arrakeen"]

SAMPLES = {
    "activate": Event("activate", 0, (1,)),
    "own_track": Event("own_track", 0, (FREMEN, 1, 2)),
    "own_alliance": Event("own_alliance", 0, (FREMEN,)),
    "enthrone": Event("enthrone", 0, (DAGGER,)),
    "traded": Event("traded", 0, (1, SPICE, 2)),
    "objective_swap": Event("objective_swap", 0, (1,)),
    "yield": Event("yield", 0),
    "spy": Event("spy", 0, (POST["post_emperor"],)),
    "spy_recalled": Event("spy_recalled", 0, (POST["post_emperor"],)),
    "spy_lost": Event("spy_lost", 0, (POST["post_emperor"],)),
    "spy_moved": Event("spy_moved", 0, (POST["post_emperor"],)),
    "spy_home": Event("spy_home", 0, (POST["post_emperor"],)),
    "infiltrate": Event("infiltrate", 0, (ARRAKEEN,)),
    "gather": Event("gather", 0),
    "scheme": Event("scheme", 0),
    "hagal_passed": Event("hagal_passed", 0, ("taken", (ARRAKEEN,))),
    "rival_signet": Event("rival_signet", 0),
    "intrigue_out": Event("intrigue_out", 0, (AMBUSH,)),
    "rival_waits": Event("rival_waits", 0),
    "rival_stays": Event("rival_stays", 0),
    "no_post": Event("no_post", 0),
    "churn": Event("churn", NOBODY, (2, 6)),
    "row_lost": Event("row_lost", NOBODY, (DAGGER,)),
    "summon": Event("summon", 0, (2,)),
    "hooks": Event("hooks", 0),
    "wall": Event("wall", 0),
    "objective": Event("objective", 0, (OBJECTIVE["objective_desert_mouse_first"],)),
    "trophy": Event("trophy", 0, (CONFLICT_CARD["propaganda"],)),
    "trophy_pair": Event("trophy_pair", 0, (-1, CONFLICT_CARD["propaganda"])),
    "trophy_down": Event("trophy_down", 0, (CONFLICT_CARD["propaganda"],)),
    "contract": Event("contract", 0, (CONTRACT["contract_espionage"],)),
    "completed": Event("completed", 0, (CONTRACT["contract_espionage"],)),
    "leader": Event("leader", 0, (LEADER["paul_atreides"],)),
    "drafted": Event("drafted", 0, (LEADER["paul_atreides"],)),
    "secret": Event("secret", 0, (), (FREMEN,), 0b1),
    "look": Event("look", 0, (), (DAGGER,), 0b1),
    "mentat_won": Event("mentat_won", 0),
    "winner": Event("winner", 0, (11,)),
    "removed": Event("removed", 0, (DAGGER,)),
    "control_bonus": Event("control_bonus", 0, (ARRAKEEN,)),
    "round": Event("round", NOBODY, (3, 1)),
    "conflict": Event("conflict", NOBODY, (CONFLICT_CARD["desert_power"],)),
    "rival_swordmasters": Event("rival_swordmasters", NOBODY),
    "makers": Event("makers", NOBODY, ((SPACE["hagga_basin"],),)),
    "endgame": Event("endgame", NOBODY),
    "over": Event("over", NOBODY),
    "reveal": Event("reveal", 0, ((DAGGER, DIPLOMACY),)),
    "strength": Event("strength", 0, (7,)),
    "send": Event("send", 0, (DAGGER, ARRAKEEN)),
    "moved": Event("moved", 0, (ARRAKEEN,)),
    "pass": Event("pass", 0),
    "place": Event("place", 0, (1, 7)),
    "control_lost": Event("control_lost", 0, (ARRAKEEN,)),
    "gain": Event("gain", 0, (SPICE, 2)),
    "pay": Event("pay", 0, (SPICE, 2)),
    "vp": Event("vp", 0, (1, "influence")),
    "intrigue_spent": Event("intrigue_spent", 0, ((AMBUSH, AMBUSH, WINDFALL),)),
    "recruit": Event("recruit", 0, (2,)),
    "deploy": Event("deploy", 0, (1, True)),
    "masterstroke": Event("masterstroke", 0, ((EMPEROR, FREMEN),)),
    "retreat": Event("retreat", 0, (2,)),
    "lose_troops": Event("lose_troops", 0, (1, False)),
    "draw": Event("draw", 0, (2,), (DAGGER, DIPLOMACY), 0b1),
    "reshuffle": Event("reshuffle", 0),
    "trash": Event("trash", 0, (DAGGER,)),
    "row": Event("row", NOBODY, (CARD["stilgar"],)),
    "acquire": Event("acquire", 0, (CARD["stilgar"], False)),
    "intrigue_reshuffle": Event("intrigue_reshuffle", NOBODY),
    "intrigue": Event("intrigue", 0, (1,), (AMBUSH,), 0b1),
    "steal": Event("steal", 0, (1,), (AMBUSH,), 0b11),
    "play": Event("play", 0, (AMBUSH,)),
    "influence": Event("influence", 0, (FREMEN, 1, 3)),
    "alliance": Event("alliance", 0, (FREMEN, NOBODY)),
    "mentat": Event("mentat", 0),
    "control": Event("control", 0, (ARRAKEEN,)),
    "council": Event("council", 0),
    "swordmaster": Event("swordmaster", 0),
    "recall": Event("recall", 0, (ARRAKEEN,)),
    "hagal": Event("hagal", NOBODY, (HAGAL["reshuffle"],)),
    "hagal_reshuffle": Event("hagal_reshuffle", NOBODY),
    "rival_send": Event("rival_send", 0, (ARRAKEEN,)),
    "discard": Event("discard", 0, (DAGGER,)),
    "ban": Event("ban", 0, (ARRAKEEN,)),
    "training": Event("training", 0, (2,)),
    "memory": Event("memory", 0),
    "awake": Event("awake", 0, (2,)),
    "to_hand": Event("to_hand", 0, (DAGGER,)),
    "recover": Event("recover", 0, (DAGGER,)),
    "set_aside": Event("set_aside", 0, (DAGGER,)),
    "commission": Event("commission", 0),
    "deploy_dreadnought": Event("deploy_dreadnought", 0, (1,)),
    "retreat_dreadnought": Event("retreat_dreadnought", 0),
    "station": Event("station", 0, (ARRAKEEN,)),
    "flag_home": Event("flag_home", 0, (ARRAKEEN,)),
    "detonate": Event("detonate", 0, (TECH["detonation_devices"],)),
    "advance": Event("advance", 0, (2,)),
    "recall_freighter": Event("recall_freighter", 0, (2,)),
    "negotiator": Event("negotiator", 0),
    "negotiators_home": Event("negotiators_home", 0, (2,)),
    "tech": Event("tech", 0, (TECH["windtraps"],)),
    "tech_up": Event("tech_up", NOBODY, (TECH["windtraps"],)),
    "no_tile": Event("no_tile", 0),
    "tech_trashed": Event("tech_trashed", NOBODY, (TECH["windtraps"],)),
    "use_tech": Event("use_tech", 0, (TECH["windtraps"],)),
    "commander": Event("commander", 0),
    "recruit_commander": Event("recruit_commander", 0),
    "commanders_move": Event("commanders_move", 0, ("deploy", 2)),
    "commander_gone": Event("commander_gone", 0, (SPACE["wealth"],)),
    "skill": Event("skill", 0, (SKILL["driven"],)),
    "skill_up": Event("skill_up", NOBODY, (SKILL["canny"],)),
    "skill_trashed": Event("skill_trashed", 0, (SKILL["desperate"],)),
    "tactics": Event("tactics", 0, (6,)),
    "fray": Event("fray", 0, (ARRAKEEN,)),
    "recall_fighter": Event("recall_fighter", 0, ()),
    "smuggle_in": Event("smuggle_in", 0, (SPACE["tueks_sietch"],)),
    "smuggle_out": Event("smuggle_out", 0, (SPACE["hagga_basin"],)),
    "twisted": Event("twisted", 0, (1,), (INTRIGUE["shrewd"],), 0b1),
    "course": Event("course", 0, (2,), (NAVIGATION["navigation_water"],), 0b1),
    "navigation": Event("navigation", 0, (NAVIGATION["navigation_water"],)),
    "project": Event("project", 0, (), (TECH["glowglobes"],), 0b1),
    "scrap": Event("scrap", 0, (WINDFALL,)),
    "give": Event("give", 0, (1,), (WINDFALL,), 0b11),
    "put_into_play": Event("put_into_play", 0, (CARD["litany_against_fear"],)),
    "unload": Event("unload", 0, (CARD["choam_delegate"],)),
    "snooper": Event("snooper", 0, (FREMEN,)),
    "ahead": Event("ahead", 0, (), (DAGGER,), 0b1),
    "back": Event("back", 0, (DAGGER,)),
    "bury": Event("bury", 0, (), (AMBUSH,), 0b1),
    "look_intrigue": Event("look_intrigue", 0, (), (AMBUSH, WINDFALL), 0b1),
}


def emitted() -> Iterator[tuple[str, ast.expr]]:
    """Where the engine makes events, with the expression that is their kind."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            called = node.func.id if isinstance(node.func, ast.Name) else called
            if called in ("emit", "Event"):
                yield path.stem, node.args[1 if called == "emit" else 0]


def kinds() -> set[str]:
    return {
        inner.value
        for _, kind in emitted()
        for inner in ast.walk(kind)
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str)
    }


@cache
def stories(seats: int) -> tuple[Event, ...]:
    """All events of a few games played at random."""
    events: list[Event] = []
    for seed in range(3):
        game = landsraad.new("imperium", seats=seats, seed=seed)
        rng = Rng(seed)
        while game.decision is not None:
            options = game.decision.options
            events += game.apply(options[rng.below(len(options))])
    return tuple(events)


def readable(line: str) -> bool:
    return (
        line == " ".join(line.split()) != ""
        and line.endswith(".")
        and not set(line) & set("_{}<>[]")
        and not re.search(r"\byou(rs?)?\b", line, re.IGNORECASE)
    )


def test_kinds_are_literals_but_for_emit_itself():
    open_kinds = [where for where, kind in emitted() if isinstance(kind, ast.Name)]
    assert open_kinds == ["deeds"]


def test_every_kind_the_engine_emits_has_a_line():
    assert kinds() == set(SAMPLES)
    lines = {kind: describe_event(event, NAMES) for kind, event in SAMPLES.items()}
    assert {kind: line for kind, line in lines.items() if not readable(line)} == {}
    assert len(set(lines.values())) == len(lines)


def test_a_line_names_the_house_unless_the_table_acts():
    for event in SAMPLES.values():
        line = describe_event(event, NAMES)
        assert ("Vernius" in line or "Seat 1" in line) == (event.seat != NOBODY), event


@pytest.mark.parametrize("names", [(), ("", "Ginaz")])
def test_a_house_without_a_name_is_called_by_its_seat(names):
    assert describe_event(SAMPLES["pass"], names).startswith("Seat 1 ")


def test_a_leader_goes_to_a_player_or_joins_under_its_own_name():
    told = describe_event(SAMPLES["leader"], ("Mira",))
    assert told.startswith("Mira is led by ")
    leader = told.removeprefix("Mira is led by ").rstrip(".")
    assert describe_event(SAMPLES["leader"], (leader,)) == f"{leader} joins the game."


def test_a_rival_of_the_solo_game_is_never_called_by_a_seat():
    game = landsraad.new("imperium", 1, seed=3)
    names = house_names(game, ["Mira"])
    story = [describe_event(event, names) for _, event in game.events(None)]
    assert sum("joins the game" in line for line in story) == 2
    assert not [line for line in story if "Seat" in line]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_can_be_told(seats):
    events = stories(seats)
    assert {event.kind for event in events} > {"round", "send", "draw", "gain", "reveal", "over"}
    assert [e for e in events if not readable(describe_event(e, NAMES))] == []


@pytest.mark.parametrize(
    "kind, table",
    [("draw", CARDS), ("look", CARDS), ("intrigue", INTRIGUES), ("steal", INTRIGUES)],
)
def test_only_those_who_may_know_read_the_names_of_cards(kind, table):
    event = SAMPLES[kind]
    names = [table[card].name for card in event.secret or ()]
    assert names
    for seat in (None, 0, 1, 2, 3):
        line = describe_event(event.seen_by(seat), NAMES)
        knows = seat is not None and bool(event.eyes >> seat & 1)
        assert [name in line for name in names] == [knows] * len(names)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_redacted_line_of_a_game_tells_a_card(seats):
    hidden = [event for event in stories(seats) if event.secret is not None]
    assert {event.kind for event in hidden} >= {"draw", "intrigue"}
    tables = {"draw": CARDS, "look": CARDS, "intrigue": INTRIGUES, "steal": INTRIGUES}
    for event in hidden:
        if event.kind == "secret":
            names = {FACTION_NAMES[faction] for faction in event.secret}
        else:
            names = {tables[event.kind][card].name for card in event.secret}
        told, redacted = describe_event(event, NAMES), describe_event(event.seen_by(None), NAMES)
        assert all(name in told for name in names)
        assert not any(name in redacted for name in names)


@pytest.mark.parametrize(
    "event, line",
    [
        (SAMPLES["send"], "Vernius sends an agent to Arrakeen with Dagger."),
        (SAMPLES["draw"], "Vernius draws Dagger and Diplomacy."),
        (SAMPLES["draw"].seen_by(1), "Vernius draws 2 cards."),
        (SAMPLES["intrigue"].seen_by(1), "Vernius draws an intrigue card."),
        (SAMPLES["steal"].seen_by(2), "Vernius steals an intrigue card from Ginaz."),
        (Event("vp", 1, (-1, "alliance")), "Ginaz loses 1 victory point."),
        (Event("reveal", 1, ((),)), "Ginaz reveals an empty hand."),
        (Event("reveal", 1, ((DAGGER, DAGGER),)), "Ginaz reveals 2 × Dagger."),
        (
            Event("reveal", 1, ((DAGGER, CARD["dune_the_desert_planet"], DIPLOMACY),)),
            "Ginaz reveals Dagger; Dune, the Desert Planet; and Diplomacy.",
        ),
        (Event("strength", 1, (0,)), "Ginaz ends the reveal turn."),
        (
            Event("influence", 1, (EMPEROR, -1, 2)),
            "Ginaz loses 1 influence with the Emperor (now 2).",
        ),
        (Event("alliance", 1, (FREMEN, 0)), "Ginaz takes the Fremen alliance from Vernius."),
        (
            Event("alliance", NOBODY, (FREMEN, 0)),
            "Vernius loses the Fremen alliance, and nobody holds it.",
        ),
        (
            Event("acquire", 1, (CARD["stilgar"], True)),
            "Ginaz acquires Stilgar and puts it on top of the deck.",
        ),
    ],
)
def test_lines_are_plain_english(event, line):
    assert describe_event(event, NAMES) == line
