"""``look``: everything a seat may see, and nothing else."""

import re

import pytest

import landsraad as api
from landsraad.bots import make
from landsraad.cli.tables import table
from landsraad.core.bots import play
from landsraad.games.imperium.engine.catalogue import SET
from landsraad.games.imperium.facets.entries import entries
from landsraad.games.imperium.language.words import NAMES

TABLE = table("imperium")
TOPICS = ("", "me", "players", "deck", "hand", "row", "board", "factions", "conflict", "table")


@pytest.fixture(scope="module")
def finished():
    bots = [make("greedy", seat) for seat in range(3)]
    return play(api.new("imperium", seats=3, seed=4), bots)


def views(finished):
    for number in range(0, len(finished.actions), 23):
        game = finished.at(number)
        for seat in (None, 0, 1, 2):
            yield game.view(seat)


def named(keys):
    return {NAMES[key] for key in keys}


@pytest.mark.parametrize("words", [*TOPICS, "seat 2", "3"])
def test_every_topic_has_lines_all_game_long(finished, words):
    for view in views(finished):
        lines = TABLE.look(view, words, TABLE.names(view))
        assert lines
        assert all(isinstance(line, str) for line in lines)


def test_no_line_holds_a_raw_key(finished):
    for view in views(finished):
        names = TABLE.names(view)
        for words in TOPICS:
            for line in (*TABLE.look(view, words, names), *TABLE.status(view, names)):
                assert not re.search(r"[a-z]_[a-z]", line), line


def test_the_status_names_the_hand_and_its_effects(finished):
    view = finished.at(0).view(0)
    text = "\n".join(TABLE.status(view, TABLE.names(view)))
    assert all(name in text for name in named(view["players"][0]["hand"]))


def test_the_board_names_every_space(finished):
    view = finished.at(40).view(0)
    text = "\n".join(TABLE.look(view, "board", TABLE.names(view)))
    assert all(space.name in text for space in SET["base"].spaces)
    assert "Smuggling" not in text


def test_the_row_names_every_card_in_it(finished):
    for view in views(finished):
        text = "\n".join(TABLE.look(view, "row", TABLE.names(view)))
        assert all(name in text for name in named(view["table"]["row"]))


@pytest.mark.parametrize("kind", ["card", "intrigue", "space", "conflict"])
def test_every_component_can_be_looked_up_by_its_name(finished, kind):
    view = finished.at(0).view(0)
    here = [e for e in entries() if e.kind == kind and e.set_name == SET["base"].name]
    known = {entry.name for entry in entries() if entry.set_name == SET["base"].name}
    absent = [e for e in entries() if e.kind == kind and e.name not in known]
    for entry in (*here, *absent):
        text = "\n".join(TABLE.look(view, entry.name, TABLE.names(view)))
        assert all(line in text for line in entry.lines), entry.key
        assert ("not in this game" in text) == (entry in absent)


def test_a_leader_at_the_table_is_a_player(finished):
    view = finished.at(0).view(0)
    names = TABLE.names(view)
    for seat, player in enumerate(view["players"]):
        assert TABLE.look(view, NAMES[player["leader"]], names)[0].startswith(names[seat])


def test_looking_at_others_shows_only_what_is_open(finished):
    """IMP 19.1.26: a view of another seat holds no hand, and so no line names it."""
    for number in range(0, len(finished.actions), 23):
        game = finished.at(number)
        hidden = named(game.view(1)["players"][1]["intrigue"])
        view = game.view(0)
        open_cards = {
            NAMES[key]
            for zone in (view["table"]["intrigue_discard"], view["players"][0]["intrigue"])
            for key in zone
        } | named(key for player in view["players"] for key in player["waiting"])
        names = TABLE.names(view)
        text = "\n".join(line for words in TOPICS for line in TABLE.look(view, words, names))
        known = named(view["players"][1]["intrigue_known"])
        for name in hidden - open_cards - known:
            assert name not in text


def test_options_are_grouped_by_card_and_keep_their_numbers(finished):
    for number in range(len(finished.actions)):
        game = finished.at(number)
        seat = game.decision.seat
        groups = TABLE.group(game.view(seat), game.decision.options)
        numbers = [entry for group in groups for entry, _ in group.entries]
        assert numbers == list(range(1, len(game.decision.options) + 1))
        cards = [group.title for group in groups if group.title]
        assert len(cards) == len(set(cards))


def test_looking_in_a_game(landsraad):
    answers = [f"look {words}" for words in (*TOPICS, "arrakeen", "seat 2", "bribery")]
    result = landsraad("play imperium --seats 3 --seed 7", [*answers, "quit"])
    assert result.code == 0
    for entry in entries():
        if entry.key in ("arrakeen", "bribery") and entry.kind != "hagal":
            assert all(line in result.out for line in entry.lines)


def test_a_game_without_words_of_its_own_gets_the_bare_table(finished):
    bare, game = table("war_of_words"), finished.at(0)
    view, options = game.view(0), game.decision.options
    assert table("../imperium") is bare
    assert [entry for group in bare.group(view, options) for entry in group.entries] == [
        (number, option.text) for number, option in enumerate(options, 1)
    ]
    assert bare.notations(view, "reveal") == ["reveal"]
    assert len(bare.names(view)) == 3
    assert not bare.look(view, "", bare.names(view)) + bare.status(view, bare.names(view))
