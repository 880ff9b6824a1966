"""Positions from a description: what cannot be is refused with a reason."""

import pytest

import landsraad
from dawn.table import Table
from landsraad import InvalidSetup, Replay

NAME = "dawn_of_the_fremen"


def position(players=(), **table):
    return landsraad.position(NAME, 2, 1, list(players), table)


def test_territories_are_dealt_in_blocks():
    game = position()
    assert [player["territories"] for player in game.view(None)["players"]] == [18, 18]
    assert game.view(None)["table"]["cycle"] == 2


def test_a_position_has_a_replay():
    game = position(phase="action", territories={"tsimpo": {"tokens": ["crysknife"]}})
    game.apply("pass")
    again = Replay.from_json(game.replay().to_json()).play()
    assert again.digest() == game.digest()


@pytest.mark.parametrize(
    "table",
    [
        {"phase": "over"},
        {"phase": "harj", "cycle": 1},
        {"phase": "harj", "sites_to_place": 13},
        {"phase": "harj", "barriers_to_place": -1},
        {
            "phase": "harj",
            "barriers_to_place": 1,
            "territories": {"tsimpo": {"site": "hidden"}},
            "sites_to_place": 11,
        },
        {"phase": "harj", "sites_to_place": 1, "territories": {"tsimpo": {"owner": 0}}},
        {"phase": "harj", "territories": {"tsimpo": {"owner": 0, "tokens": ["maker"]}}},
        {"phase": "harj", "territories": {"tsimpo": {"owner": 0, "resources": {"water": 1}}}},
        {"phase": "trade", "barriers_to_place": 1},
        {"phase": "trade", "action": 2},
        {"phase": "action", "action": 3},
        {"phase": "action", "attack": {"target": "atlantis"}},
        {"phase": "action", "attack": {"target": "tsimpo"}},
        {"phase": "action", "attack": {}},
        {"phase": "action", "attack": {"target": "tanzerouft", "colour": 1}},
        {"phase": 3},
        {"cycle": 0},
        {"lead": 2},
        {"weather": "fine"},
        {"rest": 5},
        {"rolled": "full_moon", "phase": "action"},
        {"rolled": "half_moon", "phase": "trade"},
        {"barriers": [["tsimpo", "tanzerouft"]]},
        {"barriers": [["hollow_erg", "hollow_drum"]]},
        {"barriers": [["tsimpo", "hagga_basin"], ["hagga_basin", "tsimpo"]]},
        {"territories": {"atlantis": {}}},
        {"territories": {"great_drum": {}}},
        {"territories": {"tsimpo": {"owner": 9}}},
        {"territories": {"tsimpo": {"tokens": ["kulon", "kulon"]}}},
        {"territories": {"tsimpo": {"tokens": ["kulon"]}, "arsunt": {"tokens": ["kulon"]}}},
        {"territories": {"tsimpo": {"tokens": ["water"]}}},
        {"territories": {"tsimpo": {"tokens": ["maker", "great_maker"]}}},
        {"territories": {"tsimpo": {"resources": {"gold": 1}}}},
        {"territories": {"tsimpo": {"resources": {"water": -1}}}},
        {"territories": {"tsimpo": {"site": "gold"}}},
        {"deck_top": ["kulon", "kulon"]},
        {"barred": [{"territory": "tsimpo", "seat": 0}] * 5},
        {"tied": 1},
        {"barred": [{"territory": "tsimpo", "seat": 0}] * 2},
        {"alliances": [[0, 9]]},
        {"alliances": [[0]]},
        {"alliances": [[0, 1]]},
        {"rest": None, "territories": {"tsimpo": {"owner": 0}}},
        {"rest": 0},
    ],
)
def test_positions_that_cannot_be(table):
    if table == {"rest": 0}:
        table = {**table, "turn": 1}
    with pytest.raises(InvalidSetup):
        position(**table)


@pytest.mark.parametrize(
    "player",
    [{"debts": {"tabr": 1}}, {"debts": {"iduali": 9}}, {"debts": {"nobody": 1}},
     {"cards": ["ace"]}, {"thumper": "sun"}, {"vanished": True}, {"gold": 1}],
)  # fmt: skip
def test_players_that_cannot_be(player):
    with pytest.raises(InvalidSetup):
        position([player])


def test_no_seat_is_in_two_alliances():
    with pytest.raises(InvalidSetup, match="no seat is in two"):
        landsraad.position(NAME, 4, 1, (), {"alliances": [[0, 1], [1, 2]]})


# --- in the Harj


def harj(land=None, seats=3, **more):
    return Table(land, seats=seats, phase="harj", **more)


def settled():
    """All land taken, by two tribes in turn."""
    return {key: str(place % 2) for place, key in enumerate(harj().table["territories"])}


def test_a_position_starts_with_the_rock_barriers():
    """DOF 3.2.1"""
    table = harj(harj=2, barriers_to_place=3, walls="tsimpo/hagga_basin")
    assert table.asked == (2, "barrier")
    assert "hagga_basin tsimpo" not in " ".join(table.options)
    assert (table.table["barriers_to_place"], table.table["sites_to_place"]) == (3, 12)
    table.do(*(table.options[place] for place in (0, 1, 2)))
    assert table.asked == (2, "site")


def test_a_position_starts_with_the_sites():
    """DOF 3.3.2"""
    table = harj({"tsimpo": "- @hidden", "arsunt": "- @food"}, sites_to_place=10, turn=1)
    assert table.asked == (1, "site")
    assert table.at("tsimpo")["site"] == table.at("arsunt")["site"] == "hidden"
    assert "tsimpo" not in table.offered("site")
    table.game.info.rules.audit(table.game.state)


def test_a_position_starts_with_the_settlement():
    """DOF 3.4.1"""
    table = harj({"tsimpo": "0", "arsunt": "2 @food"}, turn=1)
    assert table.asked == (1, "settle")
    assert table.at("arsunt")["site"] == "food"
    assert len(table.offered("settle")) == 34
    assert table.table["cycle"] == 0


def test_a_position_starts_with_the_first_worms():
    """DOF 3.5.1, DOF 4.1.2"""
    table = harj({**settled(), "tsimpo": "0 maker", "arsunt": "1"}, seats=2, harj=0, turn=1)
    assert table.asked == (1, "first_worm")
    table.do("worm arsunt")
    assert table.table["cycle"] == 1
    assert table.table["lead"] == 1


def test_every_stage_of_the_harj_plays_to_the_end():
    """DOF 3.1.2"""
    for more in ({"barriers_to_place": 4}, {"sites_to_place": 7}, {}, {"land": settled()}):
        table = Table(phase="harj", turn=1, **more)
        while table.table["cycle"] == 0:
            table.do(table.options[0])
        table.game.info.rules.audit(table.game.state)


# --- in the action phase


FRONT = {"tsimpo": "0 crysknife", "splintered_rock": "1 sietch", "broken_land": "2",
         "hollow_erg": "0 maker stillsuit", "hollow_basin": "0", "tanzerouft": "1"}  # fmt: skip


def battle(**attack):
    return Table(FRONT, seats=3, phase="action", debts={1: {"tabr": 2}},
                 attack={"target": "splintered_rock", **attack})  # fmt: skip


def test_a_position_starts_with_the_second_action():
    """DOF 9.1.1"""
    table = Table(FRONT, seats=3, phase="action", action=2)
    assert table.asked == (0, "second_action")
    assert table.do("pass").asked == (1, "first_action")


def test_a_position_starts_in_the_midst_of_an_attack():
    """DOF 11.4.1, DOF 11.6.1"""
    assert battle().asked == (2, "support")
    table = battle(sides=["attack", "defence", "neutral"])
    assert table.asked == (1, "bar")
    assert table.table["attack"]["sides"] == ["attack", "defence", "neutral"]


def test_a_position_starts_with_strength_on_its_way():
    """DOF 11.5.2"""
    land = {**FRONT, "plaster_basin": "1", "windsack": "1"}
    del land["splintered_rock"]
    moved = [{"token": "stillsuit", "from": "hollow_erg"}]
    described = {"target": "plaster_basin", "moved": moved, "path": ["hollow_erg"]}
    table = Table(land, seats=3, phase="action", attack=described)
    assert table.asked == (0, "march")
    assert table.table["attack"]["at"] == "hollow_erg"
    moved.append({"token": "maker", "from": "hollow_erg"})
    table = Table(
        land,
        seats=3,
        phase="action",
        debts={1: {"tabr": 2}},
        attack={**described, "path": ["hollow_erg", "hollow_basin", "plaster_basin"]},
    )
    assert table.asked == (1, "bar")
    assert [part["token"] for part in table.table["attack"]["moved"]] == ["stillsuit", "maker"]


def test_an_attack_of_another_seat():
    """DOF 11.1.1"""
    table = Table(FRONT, seats=3, phase="action", attack={"seat": 1, "target": "tsimpo"})
    assert table.table["attack"]["seat"] == 1
    assert table.asked == (2, "support")
