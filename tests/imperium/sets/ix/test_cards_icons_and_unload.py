"""Where each card of Rise of Ix can go, which infiltrate, which unload (IMP 24)."""

import pytest

from imperium.card_turns import POOR, destinations, wealth
from imperium.table import Table

SPACES = {
    "emperor": ("conspire", "wealth"),
    "guild": ("heighliner", "foldspace"),
    "bene_gesserit": ("selective_breeding", "secrets"),
    "fremen": ("hardy_warriors", "stillsuits"),
    "landsraad": ("tech_negotiation", "mentat", "high_council", "swordmaster", "dreadnought"),
    "city": ("arrakeen", "carthag", "research_station", "sietch_tabr"),
    "trade": ("smuggling", "imperial_basin", "hagga_basin", "the_great_flat",
              "interstellar_shipping"),
}  # fmt: skip
ICONS = {
    "appropriate": "landsraad trade",
    "bounty_hunter": "city",
    "choam_delegate": "trade",
    "control_the_spice": "trade",
    "court_intrigue": "emperor",
    "desert_ambush": "trade",
    "embedded_agent": "landsraad",
    "esmar_tuek": "city trade",
    "freighter_fleet": "trade",
    "full_scale_assault": "emperor city",
    "guild_accord": "guild",
    "guild_chief_administrator": "guild city trade",
    "imperial_bashar": "city",
    "imperial_shock_trooper": "",
    "in_the_shadows": "landsraad city",
    "ix_guild_compact": "guild",
    "ixian_engineer": "trade",
    "jamis": "fremen",
    "landing_rights": "city",
    "local_fence": "city",
    "negotiated_withdrawal": "landsraad city trade",
    "satellite_ban": "guild fremen",
    "sayyadina": "bene_gesserit fremen",
    "shai_hulud": "trade",
    "spice_trader": "city trade",
    "treachery": "emperor guild bene_gesserit fremen",
    "truthsayer": "emperor bene_gesserit landsraad",
    "water_peddler": "",
    "web_of_power": "bene_gesserit",
    "weirding_way": "city trade",
}
INFILTRATORS = {"bounty_hunter", "choam_delegate", "court_intrigue", "embedded_agent",
                "guild_accord", "jamis", "web_of_power"}  # fmt: skip


def open_to(card, **table):
    """The spaces a card can go to for a rich house with friends."""
    friends = {"fremen": 2, "guild": 2}
    return destinations(card, epic=True, influence=friends, table=table)


@pytest.mark.parametrize("card", ICONS)
def test_each_card_goes_to_the_spaces_of_its_icons(card):
    """IMP 4.2.1"""
    expected = {space for icon in ICONS[card].split() for space in SPACES[icon]}
    assert open_to(card) == expected


@pytest.mark.parametrize("card", [card for card in ICONS if ICONS[card]])
def test_enemies_close_a_space_to_all_but_infiltrators(card):
    """IMP 4.2.2, IMP 24.2.1: even two enemies do not stop an infiltrator."""
    first, second = SPACES[ICONS[card].split()[0]][:2]
    occupied = open_to(card, agents={first: [1], second: [1, 2]})
    assert (occupied & {first, second}) == ({first, second} if card in INFILTRATORS else set())


@pytest.mark.parametrize("card", sorted(INFILTRATORS))
def test_infiltrators_stop_at_an_own_agent_and_the_voice(card):
    """IMP 24.2.2"""
    first, second = SPACES[ICONS[card]][:2]
    closed = {"agents": {first: [0, 1]}, "closed": [{"space": second, "by": 1}]}
    assert not open_to(card, **closed) & {first, second}


# --- unload

# card: what it brings when it is discarded or trashed
UNLOADS = {
    "choam_delegate": {"solari": 3},
    "esmar_tuek": {"spice": 2, "solari": 2},
    "guild_accord": {"water": 1},
    "in_the_shadows": {"bene_gesserit": 1},
    "treachery": {"conflict": 2},
    "water_peddler": {"water": 1},
}


def holding(card, **me):
    """My agent is at Arrakeen, and a card in hand may be discarded and trashed."""
    start = {**POOR, "garrison": 0, "deck": "scout", **me}
    table = Table(ix=True, hand=f"guild_chief_administrator dagger {card}", **start)
    return table.do("send guild_chief_administrator arrakeen", "resolve arrakeen draw_1")


def gained(table):
    house = table.player(0)
    found = {**wealth(table), **house["influence"], "conflict": house["conflict"]}
    return {name: amount for name, amount in found.items() if amount}


def twice(gains):
    return {name: 2 * amount for name, amount in gains.items()}


@pytest.mark.parametrize("card, gains", UNLOADS.items())
def test_unloading_by_discard_and_by_trash_and_by_both(card, gains):
    """IMP 24.1.2, IMP 24.1.4, IMP 26.1.7"""
    table = holding(card)
    assert gained(table) == {}, "nothing is unloaded yet (IMP 24.1.3)"
    table.do("resolve guild_chief_administrator pay_discard", f"discard {card}")
    table.do(*table.offered(f"resolve {card}"))
    assert gained(table) == gains
    table.do("resolve guild_chief_administrator trash", f"trash {card} discard")
    table.do(*table.offered(f"resolve {card}"))
    assert gained(table) == twice(gains)
    assert card in table.table["trashed"]


@pytest.mark.parametrize("zone", ["hand", "discard", "play"])
@pytest.mark.parametrize("card, gains", UNLOADS.items())
def test_unloading_by_trash_alone(card, gains, zone):
    """IMP 24.1.2: from the hand, from the discard pile or from play."""
    table = Table(ix=True, **{**POOR, "hand": "dagger", "solari": 1, zone: f"scout {card}"},
                  intrigue="cull")  # fmt: skip
    table.do("play cull", "resolve cull trash", f"trash {card} {zone}")
    assert gained(table) == gains


@pytest.mark.parametrize("card, gains", UNLOADS.items())
def test_a_card_trashed_after_its_reveal_unloads_besides(card, gains):
    """IMP 24.1.2: the reveal box, then the unloading of the trashed card."""
    table = Table(ix=True, **{**POOR, "solari": 1}, hand=card, intrigue="cull").do("reveal")
    while table.offered("resolve"):
        table.do(table.offered("resolve")[0])
    assert gained(table) == gains | {"solari": gains.get("solari", 0) + 1}
    table.do("play cull", "resolve cull trash", f"trash {card} play")
    assert gained(table) == twice(gains)


@pytest.mark.parametrize("card", UNLOADS)
def test_clearing_the_table_unloads_nothing(card):
    """IMP 29.1.15"""
    table = Table(ix=True, **POOR, hand=[], play=card, intrigue="ambush")
    table.do("reveal", "done")
    assert card in table.discard
    assert gained(table) == {}


def test_guild_accord_unloads_its_spice_with_the_alliance():
    """IMP 24.1.2, IMP 3.6.4"""
    table = holding("guild_accord", influence={"guild": 4})
    table.do("resolve guild_chief_administrator pay_discard", "discard guild_accord")
    assert (table.water, table.spice) == (1, 3)


def test_freighter_fleet_unloads_a_freighter_icon():
    """IMP 24.1.2, IMP 29.1.14, IMP 22.1.1"""
    for answers, step in ((["resolve freighter_fleet freighter"], 1), ([], 0)):
        table = holding("freighter_fleet")
        table.do("resolve guild_chief_administrator pay_discard", "discard freighter_fleet")
        assert "resolve freighter_fleet freighter" in table.options
        table.do(*answers, "done")
        assert table.freighter == step


def test_ix_guild_compact_unloads_two_negotiators():
    """IMP 24.1.2, IMP 23.2.5"""
    table = holding("ix_guild_compact")
    table.do("resolve guild_chief_administrator pay_discard", "discard ix_guild_compact")
    while offers := table.offered("resolve ix_guild_compact"):
        table.do(offers[0])
    assert (table.negotiators, table.supply) == (2, 12 - 1 - 2)


def test_cards_without_unload_give_nothing_when_discarded_or_trashed():
    """IMP 24.1.2: Guild Chief Administrator has a freighter in its reveal box, without unload."""
    hand = "truthsayer guild_chief_administrator dagger"
    table = Table(ix=True, **POOR, hand=hand, deck="scout").do("send truthsayer wealth")
    table.do("resolve truthsayer pay_discard", "discard guild_chief_administrator")
    assert (table.freighter, table.solari, table.asked) == (0, 2, (1, "turn"))


def test_one_discard_may_unload_two_cards():
    """IMP 24.1.2: Ixian Probe discards both."""
    table = Table(ix=True, **POOR, hand="choam_delegate water_peddler", deck="scout dagger",
                  intrigue="ixian_probe")  # fmt: skip
    table.do("play ixian_probe", "discard choam_delegate")
    assert wealth(table) == {"solari": 3, "water": 1}
    assert sorted(table.hand) == ["dagger", "scout"]
