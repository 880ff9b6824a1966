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
        (at("shipment", "ship maker tsimpo", **SHIP), "use paracompass", "DOF 10.1.1"),
        (at("trade", **SHIP), "give food", "DOF 7.2.2"),
        (at("trade", "give debt_tabr", **SHIP), "attack tsimpo", "DOF 7.1.2"),
        (at("action"), "attack tsimpo", "DOF 11.1.1"),
        (at("action", "attack splintered_rock", "join defence"), "vanish", "DOF 18.1.2"),
        (at("action", alliances=[[1, 2]]).do("attack splintered_rock"), "join attack",
         "DOF 11.4.2"),
        (at("council", "propose"), "alliance tabr", "DOF 18.1.11"),
        (at("council", "propose", "numbers"), "single 9", "DOF 18.1.16"),
        (at("council"), "vanish", "DOF 18.1.2"),
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
    table = at("council", tied=True).do("propose", "tie", "yes", "yes")
    assert str(table.game.why_not("pass")) == "the game is over"
