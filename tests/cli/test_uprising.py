"""Uprising at the terminal: what a player is told of it."""

from imperium.table import Table
from landsraad.cli.tables.imperium import topics
from landsraad.cli.tables.imperium.position import status

NAMES = ("Ana", "Ben", "Cem")


def test_the_status_tells_spies_worms_icons_and_contracts():
    """IMP 39.1.1, IMP 40.2.1, IMP 41.1.1, IMP 42.1.2"""
    table = Table(uprising=True, modules=("choam",), hand="dagger", spies="post_emperor",
                  hooks=True, sandworms=1, contracts="contract_espionage",
                  table={"conflict": "skirmish_crysknife"})  # fmt: skip
    text = "\n".join(status(table.game.view(0), NAMES))
    for told in ("Emperor post", "Maker hooks", "1 sandworm", "Battle icons", "Espionage"):
        assert told in text, told
    behind = Table(uprising=True, hand="dagger", table={"conflict": "siege_of_arrakeen"})
    assert "shield wall" in "\n".join(status(behind.game.view(0), NAMES))


def test_posts_and_contracts_are_topics():
    """IMP 39.1.1, IMP 42.1.1"""
    view = Table(uprising=True, modules=("choam",), spies="post_guild").game.view(0)
    assert len(topics.look(view, "posts", NAMES)) == 13
    assert any("Ana" in line for line in topics.look(view, "spies", NAMES))
    assert len(topics.look(view, "contracts", NAMES)) == 3
    assert "Shipping" in topics.look(view, "shipping", NAMES)[0]
    original = Table().game.view(0)
    assert topics.look(original, "posts", NAMES) == ["There are no spies in this game."]
    assert topics.look(original, "contracts", NAMES) == ["There are no contracts in this game."]
