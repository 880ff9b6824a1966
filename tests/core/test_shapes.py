"""What a view and a sheet hold is what their shapes say: no key more, and none that never comes."""

import json
import runpy
from functools import partial
from pathlib import Path
from typing import Annotated, Literal, NotRequired, TypedDict

import pytest

import landsraad
from landsraad import InvalidSetup
from landsraad.core import contract
from landsraad.core.schemas import Book, Fitting, Key, json_schema, own_keys, perhaps
from landsraad.core.shapes import Length
from landsraad.games.imperium.engine.catalogue import SET
from landsraad.games.imperium.engine.piles import acquire
from landsraad.games.imperium.engine.plug import added_shapes, every, in_play
from war.modules.guild_table import Table as Guild
from war.modules.guild_table import harvest
from war.modules.test_spacing_guild import RIDE
from war.test_battle import ATTACK

ROOT = Path(__file__).resolve().parents[2]
NAMES = tuple(landsraad.games())
BOTH = {"expansions": ["ix", "bloodlines"], "modules": ["tech"]}
SETS = ("expansions", "modules")
PLAYED = {
    "imperium": [
        (4, {}),
        (1, {"expansions": ["ix", "bloodlines"]}),
        (2, {"expansions": ["ix"], "epic": True}),
        (3, BOTH | {"leaders": "draft"}),
        (2, BOTH | {"leaders": ["steersman_yrkoon", "kota_odax_of_ix"]}),
        (2, {"expansions": ["bloodlines"], "modules": ["tech", "ix_tiles"]}),
        (3, {"edition": "uprising", "modules": ["choam"]}),
        (3, BOTH | {"leaders": ["leader_piter_de_vries", "leader_duncan_idaho", "tessia_vernius"]}),
    ],
    "dawn_of_the_fremen": [
        (3, {"sietches_to_win": 2}),
        (4, {"alliances": True, "alliance_sietches_to_win": 2}),
        (2, {"sietches_to_win": 2, "content": {"name": "Another box"}}),
    ],
    "war_for_arrakis": [
        (2, {"last_round": 8}),
        (2, {"last_round": 3, "content": {"wormsigns": {"sandworm": 16}}}),
        (2, {"last_round": 4, "modules": ["smugglers", "old_man_of_the_desert"]}),
        (2, {"last_round": 6, "modules": ["spacing_guild"]}),
        (1, {}),
        (2, {"modules": ["mahdi"]}),
        (3, {"last_round": 2}),
        (4, {"last_round": 2}),
    ],
}


def knowing_two_cards():
    """Paul sees the top of his deck, and a card comes upon it; a space is closed to others."""
    closed = {"closed": [{"space": "arrakeen", "by": 1}]}
    players = [{"leader": "paul_atreides"}]
    game = landsraad.position("imperium", seed=1, players=players, table=closed)
    acquire(game.state, 0, game.state.row[0], to_top=True, paid=False)
    return game


def after_the_blast():
    return landsraad.position("war_for_arrakis", seed=1, table={"atomics": "rimwall"})


FACING = {
    "s1_4": {"legion": {"side": "harkonnen", "regular": 4, "elite": 1}},
    "s1_5": {"legion": {"side": "atreides", "regular": 4, "elite": 1}},
}


def in_battle(stage, hits):
    battle = {"attacker": "harkonnen", "from": "s1_4", "at": "s1_5", "stage": stage, "hits": hits}
    table = {"turn": "harkonnen", "areas": FACING, "battle": battle}
    players = [{"hand": ["usul"]}, {"hand": ["shigawire"]}]
    return landsraad.position("war_for_arrakis", seed=1, players=players, table=table)


def about_to_attack():
    table = {"turn": "harkonnen", "areas": FACING}
    players = [{}, {"dice": {"strategy": 2}}]
    game = landsraad.position("war_for_arrakis", seed=1, players=players, table=table)
    for choice in ("die strategy", "take attack", "attack s1_4"):
        game.apply(choice)
    return game


def landing():
    return harvest({}, ours={"step": 3}, settlements="").game


def bombarding():
    board = {"s1_13": "harvester", "s1_14": "A 1r"}
    return Guild(board, zones={"az1": "atreides_frigate"}).do("bombard az1").game


def leaving_troops_behind():
    board = {"s1_8": "A 2r 2t", "s1_10": "H 1r", **RIDE}
    return Guild(board).rig("HS X").do(*ATTACK, "attack s1_8", "at s1_10").game


def allied_smugglers():
    base = {"legion": {"side": "atreides", "smuggler_regular": 1}}
    table = {"smugglers": {"status": "allied", "base": "s2_3"}, "areas": {"s2_3": base}}
    return landsraad.position("war_for_arrakis", seed=1, modules=["smugglers"], table=table)


EVERY = {"imperium": 13, "dawn_of_the_fremen": 31, "war_for_arrakis": 9}
RARE = {
    "imperium": [knowing_two_cards],
    "dawn_of_the_fremen": [],
    "war_for_arrakis": [
        after_the_blast,
        about_to_attack,
        landing,
        bombarding,
        leaving_troops_behind,
        allied_smugglers,
        partial(in_battle, "cards_attacker", [0, 0]),
        partial(in_battle, "after", [2, 2]),
    ],
}
"""What games played at random seldom show."""


def looked_at(name: str) -> Fitting:
    """Views of games and of described positions, and the sheet."""
    shapes = landsraad.games()[name].shapes
    fitting = Fitting(shapes.book())
    for seed, (seats, options) in enumerate(PLAYED[name]):
        contract.check_shapes(name, seats, seed, options, EVERY[name], fitting)
    for game in (make() for make in RARE[name]):
        for seat in (*range(game.seats), None):
            assert fitting.misfit(json.loads(json.dumps(game.view(seat))), shapes.view) == ""
    sheet = landsraad.games()[name].rules.sheet()
    assert fitting.misfit(json.loads(json.dumps(sheet)), shapes.sheet) == ""
    return fitting


def to_come(name: str) -> set[tuple[type, str]]:
    """What comes with sets that are not on offer yet."""
    if name != "imperium":
        return set()
    shapes = [inner for shape in unplayed() for inner in Book().reached(shape)]
    names = {key.name for shape in shapes for key in own_keys(shape)}
    added = added_shapes().keys.items()
    joined = {(shape, key.name) for shape, keys in added for key in keys if key.name in names}
    return joined | {(shape, key.name) for shape in shapes for key in own_keys(shape)}


def unplayed() -> list[type]:
    """The shapes of mechanisms of Imperium that none of the games has."""
    chosen = {key for _, options in PLAYED["imperium"] for key in ("base", *listed(options))}
    playing = in_play(tuple(key for key in SET if key in chosen))
    parts = [part for one in every() if one not in playing for part in (one.shown, one.sheet)]
    return [shape for part in parts if part is not None for shape in part.shapes.values()]


def listed(options):
    """What the options of a game choose among sets and modules."""
    return [key for name in SETS for key in options.get(name, ())]


@pytest.mark.parametrize("name", NAMES)
def test_every_set_and_module_on_offer_is_looked_at(name):
    chosen = {key for _, options in PLAYED[name] for key in listed(options)}
    for choice in landsraad.games()[name].choices:
        if choice.key in SETS:
            assert {pick.value for pick in choice.values} <= chosen


@pytest.mark.parametrize("name", NAMES)
def test_views_and_sheets_have_their_shapes_and_every_key_comes(name):
    fitting, shapes = looked_at(name), landsraad.games()[name].shapes
    never = [
        f"{shape.__name__}.{key.name}"
        for shape in fitting.book.reached(shapes.view, shapes.sheet)
        for key in fitting.book.keys_of(shape)
        if (shape, key.name) not in fitting.met | to_come(name)
    ]
    assert not never, never


def test_the_types_of_the_browser_are_up_to_date():
    """If not: python tools/view_types.py."""
    found = runpy.run_path(str(ROOT / "tools" / "view_types.py"))
    for path, text in found["written"]():
        assert path.read_text(encoding="utf-8") == text, path


@pytest.mark.parametrize("name", NAMES)
def test_a_published_schema_takes_views_and_nothing_else(name):
    check = pytest.importorskip("jsonschema").Draft202012Validator
    schema = landsraad.schema(name)
    check.check_schema(schema)
    view = json.loads(json.dumps(landsraad.new(name, seed=1).view(0)))
    assert list(check(schema).iter_errors(view)) == []
    assert list(check(schema).iter_errors(view | {"more": 1}))
    del view["table"]["phase"]
    assert list(check(schema).iter_errors(view))
    sheet = landsraad.schema(name, "sheet")
    assert list(check(sheet).iter_errors(json.loads(json.dumps(_sheet(name))))) == []


def _sheet(name):
    return landsraad.games()[name].rules.sheet()


def test_schemas_of_what_there_is_not():
    with pytest.raises(InvalidSetup, match="view"):
        landsraad.schema("imperium", "hand")
    with pytest.raises(InvalidSetup, match="unknown game"):
        landsraad.schema("chess")


# --- the comparison itself


class Piece(TypedDict):
    """A piece."""

    colour: Literal["red", "blue"]
    at: Annotated[list[int], Length(2)]
    """Its place."""
    name: NotRequired[str | None]


class Lid(TypedDict):
    """Something that a module adds."""

    lid: bool


class Box(TypedDict):
    """Pieces by name."""

    pieces: dict[str, Piece]
    counts: dict[Literal["red", "blue"], int]


PIECE = {"colour": "red", "at": [1, 2]}
BOX = {"pieces": {"a": PIECE}, "counts": {"red": 1, "blue": 0}}


@pytest.mark.parametrize(
    "value, said",
    [
        (BOX, ""),
        (BOX | {"pieces": {"a": PIECE | {"name": None}}}, ""),
        (BOX | {"lid": True}, ": Box has no lid"),
        ({"pieces": {}}, ": Box lacks counts"),
        (BOX | {"pieces": {"a": PIECE | {"colour": "green"}}}, ".pieces.a.colour"),
        (BOX | {"pieces": {"a": PIECE | {"at": [1]}}}, ".pieces.a.at: not 2 things"),
        (BOX | {"pieces": {"a": PIECE | {"at": [1, True]}}}, ".pieces.a.at.1: bool instead of int"),
        (BOX | {"pieces": {"a": PIECE | {"name": 3}}}, ".pieces.a.name"),
        (BOX | {"pieces": []}, ".pieces: list instead of a mapping"),
        (BOX | {"counts": {"red": 1}}, ".counts: the keys"),
        ([], ": list instead of Box"),
    ],
)
def test_a_misfit_is_named_by_its_place(value, said):
    found = Fitting(Book()).misfit(value, Box)
    assert found.startswith(said)
    assert bool(found) == bool(said)


def test_what_is_added_may_come_or_not():
    fitting = Fitting(Book({Box: tuple(perhaps(Lid))}))
    assert fitting.misfit(BOX, Box) == fitting.misfit(BOX | {"lid": True}, Box) == ""
    assert fitting.misfit(BOX | {"lid": 1}, Box) == ".lid: int instead of bool"


def test_two_that_add_the_same_key_agree_on_it():
    same, other = Key("lid", bool, required=False), Key("lid", str, required=False)
    assert len(Book({Box: (*perhaps(Lid), same)}).keys_of(Box)) == 3
    with pytest.raises(ValueError, match="two keys called 'lid'"):
        Book({Box: (*perhaps(Lid), other)}).keys_of(Box)


def test_a_schema_tells_what_the_shapes_do():
    piece = json_schema("Boxes", Box, Book())["$defs"]["Piece"]
    assert piece["description"] == "A piece."
    assert piece["required"] == ["colour", "at"]
    assert piece["properties"]["at"]["description"] == "Its place."
    assert piece["properties"]["at"]["maxItems"] == 2
    assert [key.note for key in own_keys(Piece)] == ["", "Its place.", ""]
