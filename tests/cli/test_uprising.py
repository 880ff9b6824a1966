"""Uprising at the terminal: what a player is told of it."""

from imperium.six_table import AMBER, GURNEY, MUADDIB, Six
from imperium.table import Table
from imperium.uprising_rivals import alone
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


SIX = ("Ana", "Ben", "Cem", "Dor", "Eli", "Fay")


def test_six_players_are_told_of_teams():
    """IMP 60.1.4, IMP 60.2.2, IMP 60.3.1, IMP 60.8.2"""
    houses = {GURNEY: {"influence": {"guild": 2}}, AMBER: {"influence": {"guild": 1}}}
    led = {MUADDIB: {"hand": "muaddib_usul", "own_track": 1}, **houses}
    view = Six(led, agents={"secrets": [MUADDIB]}).game.view(MUADDIB)
    text = "\n".join(status(view, SIX))
    for told in (
        "Round 1 of 9", "Victory points: team of Ana 7 (Ana 4, Cem 2, Eli 1); team of Dor 6",
        "You have 0 solari, 0 spice and 1 water. Agents left: to Eli.",
        "Personal board: 1. Through your allies: Great Houses 0, Spacing Guild 2,",
    ):  # fmt: skip
        assert told in text, text
    assert topics.look(view, "teams", SIX)[0] == (
        "Ana commands Cem on the left and Eli on the right."
    )
    alone = Table(uprising=True).game.view(0)
    assert topics.look(alone, "teams", NAMES) == ["There are no teams in this game."]


def test_the_throne_row_lies_beside_the_row():
    """IMP 60.6.2"""
    view = Six(throne_row=["guild_envoy"]).game.view(MUADDIB)
    lines = [line for line in topics.look(view, "row", SIX) if "Throne row" in line]
    assert len(lines) == 1
    assert "Guild Envoy" in lines[0]


def test_a_rival_shows_its_list_and_what_it_has_for_its_swordmaster():
    """IMP 50.1.2, IMP 50.4.6, IMP 50.5.2"""
    view = alone("secrets", rival={"leader": "muaddib", "solari": 2}).game.view(0)
    told = topics.look(view, "cem", NAMES)
    assert "Scheme: take its maker hooks, remove the shield wall and draw an intrigue card." in told
    assert "Factions: Fremen, Bene Gesserit, Spacing Guild, Emperor." in told
    assert "It has 2 of 4 pieces for its swordmaster." in told
    hired = alone("secrets", rival={"swordmaster": True}).game.view(0)
    assert not [line for line in topics.look(hired, "cem", NAMES) if "pieces for" in line]
    card = "\n".join(topics.look(view, "desert tactics", NAMES))
    assert "with maker hooks: remove the shield wall" in card
