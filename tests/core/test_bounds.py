"""What is described from outside is bounded before any work is done with it."""

import pytest

import landsraad
from landsraad import InvalidSetup
from landsraad.core import bounds
from landsraad.games.dawn_of_the_fremen.content_map import MOST_CORNERS, shared_edge

DAWN, WAR = "dawn_of_the_fremen", "war_for_arrakis"
RING = [f"t{number}" for number in range(60)]
LAP = {"t": [[RING[n], RING[(n + 1) % 60]] for n in range(60)]}


def deep(levels):
    found = []
    for _ in range(levels):
        found = [found]
    return found


def land(**more):
    return {"territories": [{"key": key, "name": key, **more} for key in RING], "borders": LAP["t"]}


@pytest.mark.parametrize(
    "value",
    [
        "x" * (bounds.LONGEST + 1),
        list(range(bounds.MOST_ENTRIES + 1)),
        {str(key): 1 for key in range(bounds.MOST_ENTRIES + 1)},
        {"k" * 1000: 1},
        deep(bounds.MOST_DEEP + 1),
        [[0] * 900 for _ in range(60)],
        10**300,
    ],
)
def test_too_much_is_refused_wherever_it_stands(value):
    with pytest.raises(InvalidSetup):
        bounds.check_bounds("it", value)
    for option in ({"content": value}, {"content": {"name": value}}, {"content": {"map": value}}):
        with pytest.raises(InvalidSetup):
            landsraad.new(DAWN, seats=2, **option)
    with pytest.raises(InvalidSetup):
        landsraad.position("imperium", seats=2, table={"closed": value})
    with pytest.raises(InvalidSetup):
        landsraad.position("imperium", seats=2, players=[{"hand": value}])


def test_the_cost_of_a_look_is_that_of_what_is_allowed():
    inner = [0] * 900
    with pytest.raises(InvalidSetup):
        bounds.check_bounds("it", [inner] * 999)  # 900,000 parts, given as 1,000


def test_a_map_of_very_many_corners_is_refused_before_its_borders_are_drawn(monkeypatch):
    from landsraad.games.dawn_of_the_fremen import content_map

    monkeypatch.setattr(content_map, "shared_edge", None)  # may not be reached
    corners = [[n % 1000, n // 1000] for n in range(60_000)]
    shaped = land()
    shaped["territories"][0]["polygon"] = corners
    with pytest.raises(InvalidSetup, match="entries"):
        landsraad.new(DAWN, seats=2, content={"map": shaped})


def test_a_big_box_of_one_s_own_is_played():
    """Sixty territories of a hundred corners, four hundred cards: big, and still a box."""
    polygon = [[n, n % 7] for n in range(MOST_CORNERS)]
    cards = [{"name": f"Card {n}", "copies": 4, "effect": "find"} for n in range(100)]
    content = {"name": "n" * 60, "map": land(polygon=polygon), "cards": cards}
    game = landsraad.new(DAWN, seats=4, content=content)
    assert len(game.view(0)["content"]["sheet"]["territories"]) == 60


@pytest.mark.parametrize(
    "content",
    [
        {"map": land(polygon=[[0, 0]] * (MOST_CORNERS + 1))},
        {"cards": [{"name": f"Card {n}", "copies": 99, "effect": "find"} for n in range(90)]},
        {"dice": {"order": list(range(61))}},
        {"map": land() | {"drum_sand": [{"name": "a", "around": RING * 2}]}},
        {"tokens": {"crysknife": {"name": "x" * 61}}},
    ],
)
def test_dawn_refuses_more_than_a_box_can_hold(content):
    with pytest.raises(InvalidSetup):
        landsraad.new(DAWN, seats=2, content=content)


def test_thousands_of_unknown_names_are_counted_but_not_guessed_at(monkeypatch):
    from landsraad.games.dawn_of_the_fremen import report

    guesses = []
    real = report.unknown
    monkeypatch.setattr(report, "unknown", lambda *parts: guesses.append(1) or real(*parts))
    rubbish = {f"strange{n}": 1 for n in range(300)}
    territories = [{"key": key, "name": key, **rubbish} for key in RING]
    with pytest.raises(InvalidSetup, match="18000 things"):
        landsraad.new(DAWN, seats=2, content={"map": land() | {"territories": territories}})
    assert len(guesses) == report.MOST_SHOWN


@pytest.mark.parametrize(
    "content",
    [
        {"name": "x" * 61},
        {"name": "a\0b"},
        {"name": "a\u202eb"},
        {"leaders": {"stilgar": {"special": ["seq", *[["draw", 1]] * 60]}}},
        {"leaders": {"stilgar": {"special": ["one_of", {"x" * 61: ["draw", 1]}]}}},
    ],
)
def test_war_refuses_more_than_a_box_can_hold(content):
    with pytest.raises(InvalidSetup):
        landsraad.new(WAR, seats=2, content=content)


SQUARE = ((0, 0), (0, 1), (1, 1), (1, 0))


@pytest.mark.parametrize(
    "other, shared",
    [
        ((), ()),
        (((0, 1), (1, 1), (2, 2)), ((0, 1), (1, 1))),
        (((1, 0), (0, 0)), ((1, 0), (0, 0))),
        (SQUARE, SQUARE),
        (((0, 0), (1, 1)), ((0, 0),)),
        (((9, 9),), ()),
    ],
)
def test_the_shared_edge_goes_around_the_corner_where_the_list_begins(other, shared):
    assert shared_edge(SQUARE, other) == shared
