"""Content of one's own in place of our stand-ins (DOF 1.1)."""

import json
import tomllib

import pytest

import landsraad
from dawn.table import Table
from landsraad import InvalidSetup, Replay
from landsraad.core import contract
from landsraad.games.dawn_of_the_fremen.content import read
from landsraad.games.dawn_of_the_fremen.entries import content_entries
from landsraad.games.dawn_of_the_fremen.sets import DESIGNED, PARTS

NAME = "dawn_of_the_fremen"
RING = [f"t{number}" for number in range(24)]
MAP = {
    "territories": [{"key": key, "name": f"Land {key}"} for key in RING],
    "drum_sand": [{"name": "Middle Drum", "around": ["t0", "t12"]}],
    "borders": [[RING[n], RING[(n + 1) % 24]] for n in range(24)],
}
BOX = """
name = "my box"

[tokens.crysknife]
strength = 5
cost = { worm_tooth = 2 }

[dice]
order = [1, 2, 3]

[dice.arrakis]
both_moons = 6

[[cards]]
name = "Old Water"
copies = 4
effect = "stored water"
tradeable = true

[[cards]]
name = "Wind Reader"
effect = "votes 3"
after = "stays"
"""


def problems(content):
    with pytest.raises(InvalidSetup) as caught:
        read(content)
    return str(caught.value).splitlines()[1:]


def test_our_own_content_is_named_with_its_stand_ins():
    """DOF 1.1.1, DOF 1.1.2"""
    view = landsraad.new(NAME, seats=2, seed=1).view(0)
    assert view["content"] == {"name": "designed", "designed": list(PARTS), "sheet": None}
    assert landsraad.games()[NAME].rules.sheet()["content"]["designed"] == list(PARTS)


def test_a_file_replaces_parts_and_the_view_says_which():
    """DOF 1.1.1, DOF 1.1.2"""
    content = tomllib.loads(BOX)
    game = landsraad.new(NAME, seats=2, seed=1, content=content)
    shown = game.view(None)["content"]
    assert shown["name"] == "my box"
    assert shown["designed"] == ["map", "sites", "tribes"]
    assert shown["sheet"]["tokens"]["crysknife"]["strength"] == 5
    assert game.view(None)["table"]["deck"] == 5
    entries = {entry.key: entry for entry in content_entries(content)}
    assert entries["old_water"].set_name == "my box"
    assert not entries["old_water"].designed
    assert entries["hollow_erg"].designed


def test_its_numbers_are_played_with():
    """DOF 1.1.1"""
    table = Table({"tsimpo": "0 worm_tooth*2", "tanzerouft": "1"},
                  options={"content": tomllib.loads(BOX)})  # fmt: skip
    table.do("build crysknife tsimpo")
    assert table.at("tsimpo")["strength"] == 6


@pytest.mark.parametrize("seats", [2, 4])
def test_a_map_of_ones_own_keeps_the_contract_and_its_replays_stand_alone(seats):
    """DOF 1.1.1, DOF 1.2.1"""
    options = {"content": {"name": "a ring", "map": MAP}}
    game = contract.check_play(NAME, seats, 3, options)
    assert contract.check_views(NAME, seats, 3, options) > 0
    again = Replay.from_json(game.replay().to_json()).play()
    assert "t23" in again.view(None)["table"]["territories"]
    assert again.digest() == game.digest()


def test_the_same_choices_with_other_content_are_another_position():
    plain = landsraad.new(NAME, seats=2, seed=1)
    other = landsraad.new(NAME, seats=2, seed=1, content={"tokens": {"maker": {"strength": 2}}})
    assert plain.digest() != other.digest()


def test_everything_that_is_wrong_is_reported_at_once():
    found = problems(
        {
            "nmae": "x",
            "tokens": {"crysknife": {"strength": -1}, "sword": {}, "maker": {"cost": {"food": 1}}},
            "sites": {"food": 3},
            "dice": {"arrakis": {}, "order": [4]},
            "cards": [{"name": "A", "effect": "fly"}, {"name": "A", "effect": "votes 2"}],
        }
    )
    text = "\n".join(found)
    for words in ("nmae", "tokens.crysknife.strength", "sword", "tokens.maker.cost", "14",
                  "dice.arrakis", "dice.order", "'fly' is not an effect", "tribe abilities stay",
                  "'a' appears 2 times"):  # fmt: skip
        assert words in text
    assert len(found) >= 10


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"borders": MAP["borders"][:-2]}, "cannot be reached"),
        ({"borders": [*MAP["borders"], ["t0", "nowhere"]]}, "no territory 'nowhere'"),
        ({"borders": [*MAP["borders"], ["t0", "t0"]]}, "does not touch itself"),
        ({"borders": [*MAP["borders"], ["t0", "t1"]]}, "more than once"),
        ({"borders": [*MAP["borders"], ["t9", "t20"], ["t9", "t20"]]}, "more than once"),
        ({"borders": [*MAP["borders"], "t0"]}, "must be a list"),
        ({"territories": MAP["territories"][:5]}, "12 to 60 territories"),
        ({"drum_sand": [{"name": "Drum", "around": ["far"]}]}, "no territory 'far'"),
        ({"drum_sand": [{"name": "Drum", "around": ["t1", "t1"]}]}, "'t1' appears 2 times"),
        ({"territories": [*MAP["territories"], {"name": "!"}]}, "small letters"),
    ],
)
def test_maps_that_cannot_be(change, words):
    assert any(words in line for line in problems({"map": {**MAP, **change}}))


def test_borders_are_drawn_where_the_territories_of_a_map_touch():
    ours = DESIGNED.map
    own = read(
        {
            "map": {
                "territories": [
                    {"key": land.key, "name": land.name, "polygon": land.polygon}
                    for land in ours.territories
                ],
                "borders": [border[:2] for border in ours.borders],
            }
        }
    )
    for drawn, border in zip(own.map.borders, ours.borders, strict=True):
        assert drawn.path in (border.path, border.path[::-1])


@pytest.mark.parametrize(
    ("token", "printed", "words"),
    [
        ("maker", {"copies": 3}, "from 4 to 200"),
        ("sietch", {"copies": 4}, "from 5 to 200"),
        ("spice", {"strength": 1}, "from 0 to 0"),
    ],
)
def test_tokens_that_no_game_could_be_played_with(token, printed, words):
    """DOF 3.5.1, DOF 13.1.1, DOF 2.2.1"""
    (line,) = problems({"tokens": {token: printed}})
    assert words in line


@pytest.mark.parametrize("content", [[], "x", {"map": 3}, {"cards": []}, {"tribes": [{}]},
                                     {"tokens": []}, {"name": "\n"}])  # fmt: skip
def test_strange_content_is_refused(content):
    with pytest.raises(InvalidSetup):
        landsraad.new(NAME, seats=2, seed=1, content=content)


def test_the_sheet_of_a_box_is_json():
    sheet = landsraad.games()[NAME].rules.sheet()
    assert json.loads(json.dumps(sheet)) == sheet
    assert len(sheet["territories"]) == len(DESIGNED.map.territories) == 36
    assert sum(card["copies"] for card in sheet["cards"].values()) == 20
