"""How the log calls partners who share a side."""

import pytest

import landsraad
from landsraad.games.war_for_arrakis.deeds import emit


@pytest.mark.parametrize(
    ("seats", "options", "winner", "words", "named"),
    [
        (4, {}, "harkonnen", "House Harkonnen and Corrino Ally win", "Cy and Di win"),
        (3, {}, "harkonnen", "House Harkonnen and Corrino Ally win", "Ben and Cy win"),
        (3, {"shared": "atreides"}, "harkonnen", "Harkonnen wins", "Cy wins"),
        (2, {"modules": ("mahdi",)}, "harkonnen", "Harkonnen wins", "Harkonnen wins"),
        (4, {}, "atreides", "House Atreides and Fremen Ally win", "Ann and Ben win"),
        (2, {"modules": ("mahdi",)}, "atreides", "House Atreides and Fremen Ally win",
         "Ann and Ben win"),
    ],
)  # fmt: skip
def test_the_log_names_both_partners_who_have_won(seats, options, winner, words, named):
    """WFA 21.1.2: by their names, or by what they play where nobody has named them."""
    game = landsraad.new("war_for_arrakis", seats, 5, **options)
    side = ("atreides", "harkonnen").index(winner)
    emit(game.state, "won", side, "supremacy" if side else "objective")
    won = game.state.events[-1]
    called = [role.name for role in game.state.kit.roles]
    assert game.info.rules.describe(won, called).startswith(f"{words} the game.")
    names = ["Ann", "Ben", "Cy", "Di"][:seats]
    assert game.info.rules.describe(won, names).startswith(f"{named} the game.")


def test_the_log_calls_unnamed_partners_by_what_they_play():
    """WFA 21.5.1"""
    lines = landsraad.new("war_for_arrakis", 4, 5).log(None)
    assert "Fremen Ally draws a Fremen Ally card." in lines
    assert "Corrino Ally draws a Corrino Ally card." in lines
    lines = landsraad.new("war_for_arrakis", 4, 5).log(None, ["Ann", "", "Cy"])
    assert "Ann draws a House Atreides card." in lines
    assert "Fremen Ally draws a Fremen Ally card." in lines
