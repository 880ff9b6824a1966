"""What can be typed at a prompt."""

import pytest

import landsraad as api
from landsraad.cli.prompt import COMMANDS, read_choice, read_command

START = "play imperium --seats 3 --seed 7"


@pytest.fixture
def options():
    game = api.new("imperium", seats=3, seed=7)
    return game.decision.options


def test_a_number_chooses(options):
    for number, option in enumerate(options, 1):
        assert read_choice(str(number), options) == [option]
    assert read_choice("0", options) == read_choice(str(len(options) + 1), options) == []


def test_notation_and_text_choose(options):
    for option in options:
        assert read_choice(option.notation, options) == [option]
        assert read_choice(option.text.upper(), options) == [option]


def test_a_unique_beginning_chooses(options):
    (reveal,) = read_choice("rev", options)
    assert reveal.notation == "reveal"
    (carthag,) = read_choice("send reconnaissance c", options)
    assert carthag.notation == "send reconnaissance carthag"
    assert len(read_choice("send dune", options)) > 1


def test_whole_words_choose_in_any_order(options):
    (carthag,) = read_choice("carthag reconnaissance", options)
    assert carthag.notation == "send reconnaissance carthag"
    assert read_choice("cart", options) == []


def test_commands_are_no_options(options):
    assert read_command("look row") == ("look", "row")
    assert read_command("reveal") is None
    verbs = {option.notation.split()[0] for option in options}
    assert not verbs & set(COMMANDS)


def test_a_choice_by_notation_is_made(landsraad, kept):
    landsraad(START, ["reveal", "quit"])
    assert kept().actions[0] == "reveal"


@pytest.mark.parametrize("answer", ["", "99", "gibberish", "send", "why", "look nothing", "log x",
                                    "rules 99.9", "save /nowhere/at/all/x.json"])  # fmt: skip
def test_bad_answers_change_nothing_and_are_asked_again(landsraad, kept, answer):
    result = landsraad(START, [answer, "reveal", "quit"])
    assert (result.code, result.err) == (0, "")
    assert kept().actions[0] == "reveal"


def test_an_impossible_choice_is_refused_with_its_rule(landsraad, kept):
    """IMP 4.3.1"""
    result = landsraad(START, ["send dune_the_desert_planet the_great_flat", "quit"])
    assert "IMP 4.3.1" in result.out
    assert kept().actions == ()


@pytest.mark.parametrize(
    "words, rule",
    [
        ("send dune_the_desert_planet the_great_flat", "IMP 4.3.1"),
        ("the great flat", "IMP 4.3.1"),
        ("dune the desert planet arrakeen", "IMP 4.2.1"),
        ("play bribery", "IMP 10.2.2"),
        ("bribery", "IMP 10.2.2"),
        ("acquire stilgar", "IMP 5.3.1"),
        ("stilgar", "IMP 5.3.1"),
        ("deploy 3", "IMP 4.5.1"),
        ("convincing argument", "IMP 4.1.2"),
    ],
)
def test_why_gives_the_rule_with_its_text(landsraad, words, rule):
    result = landsraad(START, [f"why {words}", "quit"])
    assert result.out.count(f"{rule}: ") == 1


def test_why_of_something_possible_names_its_number(landsraad):
    result = landsraad(START, ["why reconnaissance arrakeen", "quit"])
    game = api.new("imperium", seats=3, seed=7)
    option = game.decision.find("send reconnaissance arrakeen")
    assert f"{game.decision.options.index(option) + 1} {option.text}" in result.out


def test_undo_takes_a_choice_back(landsraad, kept):
    landsraad(START, ["send dune hagga", "undo", "quit"])
    assert kept().actions == ()


def test_undo_stops_where_another_seat_has_answered(landsraad, kept):
    landsraad(START, ["send dune secure", "undo", "undo", "quit"])
    assert kept().actions[0] == "send dune_the_desert_planet secure_contract"


def test_undo_asks_again_what_was_taken_back(landsraad, kept):
    landsraad(START, ["send dune hagga", "undo", "reveal", "undo", "send dune imperial", "quit"])
    assert kept().actions == ("send dune_the_desert_planet imperial_basin",)


def test_nothing_can_be_undone_at_the_start(landsraad, kept):
    result = landsraad(START, ["undo", "quit"])
    assert result.code == 0
    assert kept().actions == ()


def test_undo_works_in_a_loaded_game(landsraad, kept, tmp_path):
    path = tmp_path / "game.json"
    landsraad(f"{START} --save {path}", ["send dune hagga", "quit"])
    assert len(kept(path).actions) == 1
    landsraad(f"play imperium --load {path}", ["undo", "quit"])
    assert kept(path).actions == ()


def test_save_writes_the_same_position(landsraad, kept, tmp_path):
    other = tmp_path / "other.json"
    landsraad(START, ["1", f"save {other}", f"save {other}", "quit"])
    assert kept(other).digest == kept().digest
    landsraad(f"play imperium --load {other}", ["quit"])
    assert kept(other).play().digest() == kept().digest


def test_save_spares_other_files(landsraad, tmp_path):
    other = tmp_path / "other.txt"
    other.write_text("precious")
    landsraad(START, [f"save {other}", "quit"])
    assert other.read_text() == "precious"


def test_hint_is_an_option_of_the_seat(landsraad, kept):
    result = landsraad(START, ["hint", "hint", "quit"])
    game = api.new("imperium", seats=3, seed=7)
    hints = [o for o in game.decision.options if f": {o.text}\n" in result.out]
    assert hints
    assert kept().actions == ()


def test_help_lists_every_command(landsraad):
    result = landsraad(START, ["help", "quit"])
    assert all(f"  {command}" in result.out for command in COMMANDS)


def test_rules_at_the_prompt(landsraad):
    result = landsraad(START, ["rules", "rules 4.2.1", "rules imp 9", "quit"])
    assert "IMP 2.3.2: " in result.out
    assert "\n4.2.1 " in result.out
    assert "\n9.1.1 " in result.out


def test_log_shows_as_many_lines_as_asked(landsraad):
    few = landsraad(START, ["1", "log 1", "quit"])
    many = landsraad(START, ["1", "log 50", "quit"])
    assert len(many.out.splitlines()) > len(few.out.splitlines())
