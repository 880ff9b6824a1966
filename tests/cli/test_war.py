"""War for Arrakis in the terminal: whole games, looks, odds, content files."""

import pytest

import landsraad as api

BOX = (
    'name = "my box"\natreides_die = ["mentat", "mentat", "mentat", "mentat", "mentat", "house"]\n'
)


@pytest.mark.parametrize("seats", ["2", "random,human"])
def test_a_whole_game_of_first_options(landsraad, kept, seats):
    result = landsraad(f"play war_for_arrakis --seats {seats} --seed 5", ["1"], for_ever=True)
    assert (result.code, result.err) == (0, "")
    game = kept().play()
    assert game.over
    assert "Final scores" in result.out
    assert game.view(None)["table"]["ended"]["words"].split(".")[0] in " ".join(result.out.split())


def test_the_board_in_words(landsraad, kept):
    answers = ["look map", "look arrakeen", "look harkonnen", "look crysknife", "look tracks",
               "look North-East outer", "why harvester Arrakeen", "quit"]  # fmt: skip
    result = landsraad("play war_for_arrakis --seats random,human --seed 5", answers)
    for words in ("South-East outer:", "Adjacent: Broken Land", "Leaders: Baron Harkonnen",
                  "an enemy named leader adjacent to it", "Imperium markers:", "Gara Kulon",
                  "WFA 3.2.2", "A harvester in: 1 "):  # fmt: skip
        assert words in result.out


def test_a_content_file_is_played_with(landsraad, kept, tmp_path):
    path = tmp_path / "my_box.toml"
    path.write_text(BOX)
    result = landsraad(f"play war_for_arrakis --seed 1 --content {path}", ["quit"])
    assert result.code == 0
    assert kept().options["content"]["name"] == "my box"
    path.write_text("stations = [1]\nwormsigns = 3\n")
    result = landsraad(f"play war_for_arrakis --seed 1 --content {path}", ["quit"])
    assert result.code != 0
    assert "2 things are wrong with the content" in result.err


def test_the_catalogue(landsraad):
    found = landsraad("cards war_for_arrakis --search sandworm")
    assert "Wall of Sandworms" in found.out


@pytest.mark.parametrize(
    ("seats", "options", "names", "words"),
    [
        (4, {}, 4, "Fremen Ally: dice"),
        (3, {"shared": "atreides"}, 3, "House Atreides: dice"),
        (1, {}, 2, "Automaton: harvests in"),
        (2, {"modules": ["mahdi"]}, 3, "Automaton: harvests in"),
    ],
)
def test_tables_of_other_sizes(seats, options, names, words):
    """WFA 21.1.1, WFA 22.1.1: every seat has a name, and a status that says who is who."""
    from landsraad.cli.tables.war_for_arrakis import TABLE

    game = api.new("war_for_arrakis", seats, 5, **options)
    for seat in range(seats):
        view = game.view(seat)
        assert len(TABLE.names(view)) == names
        status = TABLE.status(view, TABLE.names(view))
        assert any(line.startswith(words) for line in status)
        assert any(line.startswith("Your hand: ") for line in status)
        assert TABLE.look(view, "house atreides", TABLE.names(view))
    assert TABLE.ranking(game.view(None), ())
