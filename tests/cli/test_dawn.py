"""Dawn of the Fremen in the terminal: whole games, looks, content files."""

import pytest

BOX = 'name = "my box"\n[tokens.crysknife]\nstrength = 7\n'


@pytest.mark.parametrize("seats", ["2", "human,random,greedy"])
def test_a_whole_game_of_first_options(landsraad, kept, seats):
    result = landsraad(f"play dawn_of_the_fremen --seats {seats} --seed 5", ["1"], for_ever=True)
    assert (result.code, result.err) == (0, "")
    assert kept().play().over
    assert "Final scores" in result.out
    assert kept().play().view(None)["table"]["ended"]["words"] in " ".join(result.out.split())
    assert "MOVE left: " in result.out


def test_the_board_says_what_bears_on_what(landsraad, kept):
    answers = ["1"] * 60 + ["look tsimpo", "look map", "look tabr", "look crysknife", "quit"]
    result = landsraad("play dawn_of_the_fremen --seats 2 --seed 5", answers)
    assert "defends it with" in result.out
    assert "North west:" in result.out
    assert "STRENGTH 3" in result.out
    assert "stand-ins: map, tokens" in result.out


def test_options_share_lines_and_are_read_in_plain_words(landsraad, kept):
    answers = ["why settle Hole in the Rock", "quit"]
    result = landsraad("play dawn_of_the_fremen --seats 2 --seed 5", answers)
    assert "DOF" in result.out
    assert "Rock barrier between: 1 " in result.out


def test_a_content_file_is_played_with_and_named(landsraad, kept, tmp_path):
    path = tmp_path / "my_box.toml"
    path.write_text(BOX)
    result = landsraad(f"play dawn_of_the_fremen --seed 1 --content {path}", ["quit"])
    assert result.code == 0
    assert kept().options["content"]["name"] == "my box"
    cards = landsraad(f"cards dawn_of_the_fremen --kind token --content {path}")
    assert "STRENGTH 7" in cards.out


def test_all_problems_of_a_content_file_are_listed(landsraad, tmp_path):
    path = tmp_path / "my_box.toml"
    path.write_text("[tokens.crysknife]\nstrength = -7\n[tokens.sword]\n[sites]\nfood = 2\n")
    result = landsraad(f"play dawn_of_the_fremen --content {path}")
    assert result.code == 2
    assert len(result.err.splitlines()) >= 4
    assert "tokens.crysknife.strength" in result.err


@pytest.mark.parametrize("text", ["a = ", None])
def test_a_file_that_cannot_be_read_is_said_so(landsraad, tmp_path, text):
    path = tmp_path / "my_box.toml"
    if text is not None:
        path.write_text(text)
    result = landsraad(f"play dawn_of_the_fremen --content {path}")
    assert (result.code, len(result.err.splitlines())) == (2, 1)


def test_imperium_takes_no_content_file(landsraad, tmp_path):
    result = landsraad(f"play imperium --content {tmp_path / 'x.toml'}")
    assert result.code == 2
    assert "takes no content file" in result.err


def test_options_are_passed_on(landsraad, kept):
    landsraad("play dawn_of_the_fremen --seats 4 --option alliances=true --option "
              "sietches_to_win=3 --seed 1", ["quit"])  # fmt: skip
    assert kept().options["alliances"] is True
    assert kept().play().view(None)["table"]["alliance_wins"] == 3


def test_catalogue_and_rules(landsraad):
    assert "Muad'Dib Tracks" in landsraad("cards dawn_of_the_fremen").out
    assert "stillsuit" in landsraad("rules dawn_of_the_fremen 8.4").out
