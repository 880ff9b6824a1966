"""Every refusal has a reason with a rule."""

import pytest

from dawn.table import Table

LAND = {"tsimpo": "0 water maker", "hollow_basin": "0", "splintered_rock": "1 water",
        "broken_land": "2"}  # fmt: skip


def at(phase, *moves, **more):
    return Table(LAND, seats=3, phase=phase, **more).do(*moves)


SHIP = {"rolled": "full_moon"}


@pytest.mark.parametrize(
    ("table", "choice", "rule"),
    [
        (at("shipment", **SHIP), "ship water broken_land", "DOF 1.3.1"),
        (at("shipment", **SHIP), "ship crysknife tsimpo", "DOF 8.1.1"),
        (at("shipment", "ship maker tsimpo", **SHIP), "go great_flat", "DOF 8.1.1"),
        (at("shipment", "ship maker tsimpo", **SHIP), "load crysknife", "DOF 8.2.1"),
        (at("shipment", "ship maker tsimpo", **SHIP), "drop maker", "DOF 8.2.2"),
        (at("shipment", "ship maker tsimpo", **SHIP), "drop water", "DOF 8.2.1"),
        (at("shipment", "ship maker tsimpo", **SHIP), "use paracompass", "DOF 10.1.1"),
        (at("trade", **SHIP), "give food", "DOF 7.2.2"),
        (at("trade", "give debt_tabr", **SHIP), "attack tsimpo", "DOF 7.1.2"),
        (at("action"), "attack tsimpo", "DOF 11.1.1"),
        (at("action", "attack splintered_rock", "vanish"), "vanish", "DOF 18.1.2"),
        (at("action", alliances=[[1, 2]]).do("attack splintered_rock"), "join attack",
         "DOF 11.4.2"),
        (at("council", "propose"), "alliance tabr", "DOF 18.1.11"),
        (at("council", "propose", "numbers"), "single 9", "DOF 18.1.16"),
        (at("council", "vanish", "stay"), "vanish", "DOF 18.1.2"),
        (at("council"), "attack tsimpo", "DOF 12.1.1"),
        (at("council"), "dance", "DOF 12.1.1"),
        (at("council"), "", "DOF 12.1.1"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_a_refusal_names_its_rule(table, choice, rule):
    before = table.game.digest()
    assert table.why(choice) == rule
    with pytest.raises(ValueError, match="is not possible"):
        table.do(choice)
    assert table.game.digest() == before


def test_unknown_names_are_said_to_be_unknown():
    reason = at("action").game.why_not("attack atlantis")
    assert "atlantis" in reason.text


def test_a_finished_game_refuses_everything():
    table = Table({**LAND, "tsimpo": "0 sietch"}, seats=3, phase="council")
    table.do("propose", "victory tabr", "yes", "yes")
    assert str(table.game.why_not("pass")) == "the game is over"


def test_a_second_token_of_a_kind_is_dropped_at_the_end_only():
    """DOF 18.1.14"""
    land = {**LAND, "tsimpo": "0 maker crysknife", "hollow_basin": "0 crysknife"}
    table = Table(land, seats=3, phase="shipment", rolled="full_moon")
    table.do("ship maker tsimpo", "load crysknife", "go hollow_basin")
    assert table.why("drop crysknife") == "DOF 18.1.14"


def test_reasons_on_the_way_to_a_target():
    """DOF 11.5.2, DOF 11.5.5"""
    land = {"hollow_erg": "0 kulon crysknife", "tsimpo": "1", "tanzerouft": "1"}
    table = Table(land, phase="action", cards={0: "paracompass"})
    table.do("attack tsimpo", "move kulon hollow_erg")
    assert table.why("drop kulon") == "DOF 11.5.2"
    table.do("use paracompass", "go hollow_basin")
    assert table.why("go plaster_basin") == "DOF 11.5.5"
