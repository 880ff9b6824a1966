"""The names that users import: games that are packages too, and the catalogue."""

import subprocess
import sys

import pytest

import landsraad
import landsraad.games.imperium
from landsraad import InvalidSetup


def test_the_games_are_a_function_and_a_package():
    assert list(landsraad.games()) == ["imperium", "dawn_of_the_fremen", "war_for_arrakis"]
    assert landsraad.games.imperium.INFO is landsraad.games()["imperium"]


def test_a_game_is_imported_first_as_well():
    code = "import landsraad.games.imperium as game; import landsraad; assert landsraad.games()"
    subprocess.run([sys.executable, "-c", f"{code}['imperium'] is game.INFO"], check=True)


@pytest.mark.parametrize("name", landsraad.games())
def test_every_game_has_a_catalogue(name):
    every = landsraad.cards(name)
    assert len(every) > 50
    kind = every[-1].kind
    assert landsraad.cards(name, kind=kind) == [entry for entry in every if entry.kind == kind]
    assert all("card" in entry.text for entry in landsraad.cards(name, "card"))


def test_what_is_not_in_a_catalogue_is_said():
    assert landsraad.cards("imperium", "no such words") == []
    with pytest.raises(InvalidSetup, match="unknown kind 'cart'; did you mean card"):
        landsraad.cards("imperium", kind="cart")
    with pytest.raises(InvalidSetup, match="unknown game 'chess'"):
        landsraad.cards("chess")
    with pytest.raises(InvalidSetup, match="takes no content file"):
        landsraad.cards("imperium", content={})
