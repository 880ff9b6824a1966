"""The words of every table: headings that fit, topics that exist, maps, and changes."""

import pytest

from landsraad import games, new
from landsraad.cli.session import SHORT
from landsraad.cli.show import changes
from landsraad.cli.tables import seat_names, table
from landsraad.cli.tables.war_for_arrakis.board import token_words, zone_words
from landsraad.core.contract import random_play

MAPS = ("war_for_arrakis", "dawn_of_the_fremen")


def positions(name, every=1, seed=3):
    game = new(name, seed=seed, **games()[name].matches)
    for number, position in enumerate(random_play(game, seed)):
        if number % every == 0:
            yield position


@pytest.mark.parametrize("name", MAPS)
def test_a_heading_is_what_its_options_say(name):
    words, headings = table(name), set()
    for position in positions(name):
        decision = position.decision
        for group in words.group(position.view(decision.seat), decision.options):
            for number, _ in group.entries:
                assert decision.options[number - 1].text.startswith(group.title)
            headings.add(group.title)
    assert len(headings) > 10


@pytest.mark.parametrize("name", games())
def test_every_option_has_its_number_once(name):
    words = table(name)
    for position in positions(name, every=7):
        decision = position.decision
        groups = words.group(position.view(decision.seat), decision.options)
        numbers = [number for group in groups for number, _ in group.entries]
        assert sorted(numbers) == list(range(1, len(decision.options) + 1))


@pytest.mark.parametrize("name", games())
def test_no_line_of_a_table_shows_a_key(name):
    words = table(name)
    for position in positions(name, every=60):
        view = position.view(position.decision.seat)
        names = seat_names(position)
        for line in (*words.status(view, names), words.brief(view)):
            assert "_" not in line
            assert " az" not in line


@pytest.mark.parametrize("name", MAPS)
def test_the_map_is_drawn_with_numbers_that_can_be_looked_at(name):
    position = next(positions(name))
    view, names = position.view(0), seat_names(position)
    drawn = table(name).look(view, "map", names)
    places = position.info.rules.sheet()["areas" if name == MAPS[0] else "territories"]
    shown = "\n".join(drawn)
    # Letters beside a number, if any, say who is there.
    assert all(any(f"{sep}{n}" in shown for sep in (" ", "\n")) for n in range(1, len(places) + 1))
    for number, place in enumerate(places.values(), 1):
        assert place["name"] in table(name).look(view, str(number), names)[0]


@pytest.mark.parametrize("name", games())
def test_help_tells_what_can_be_looked_at_in_this_game(landsraad, name):
    result = landsraad(f"play {name} --seed 5", ["help", "look nonsense at all", "quit"])
    assert result.code == 0
    assert result.out.count(table(name).topics()) == 2


def test_only_changes_are_told_after_the_first_turn(landsraad):
    result = landsraad("play war_for_arrakis --seats random,human --seed 5", ["1"] * 40)
    begin = "Round 1, vehicles. Supremacy"
    whole = result.out.partition(begin)[2].partition("Your choice")[0]
    told = result.out.partition("The whole board: look map.")[0].rpartition("Your choice")[2]
    assert whole.count("\n  ") > 20
    assert 0 < told.count("\n") < whole.count("\n")


def test_what_has_changed():
    before = ["Round 1", "North:", "  1 Arrakeen (plateau): two", "  2 Carthag (plateau): one"]
    now = ["Round 2", "North:", "  1 Arrakeen (plateau): three"]
    lines = changes(before, now)
    assert lines[:2] == ["Round 2", "  1 Arrakeen (plateau): three"]
    assert "2 Carthag" in lines[2]
    assert "Round" not in "".join(changes(now, now))
    assert len(before) < SHORT


def test_tokens_and_zones_in_words():
    assert token_words("token_1r1f") == "token of 1 regular and 1 fedaykin"
    assert token_words("reserve_2e") == "reserve token of 2 elite"
    assert token_words("token_empty") == "empty token"
    assert "North-East" in zone_words("az1")
