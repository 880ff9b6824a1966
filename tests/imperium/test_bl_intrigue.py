"""The intrigue cards of Bloodlines, twisted ones too (IMP 33.2, IMP 33.3)."""

import pytest

from imperium.table import Table

IDLE = {"revealed": True, "hand": []}
POOR = {"solari": 0, "spice": 0, "water": 0}
PITER = "leader_piter_de_vries"
RABBAN = "glossu_the_beast_rabban"


def plot(card, **me):
    """My turn with an intrigue card; nobody else takes turns."""
    start = {"hand": "dagger diplomacy", "intrigue": card, "others": [IDLE, IDLE]}
    return Table(bloodlines=True, **{**POOR, **start, **me})


def twisted(card, **me):
    """The same for Piter De Vries and his own cards."""
    return plot(card, **{"leader": PITER, **me})


def combat(card, **me):
    """The combat phase, my three troops against one; a plot card keeps me asked."""
    start = {"conflict": 3, "garrison": 3, "others": [{"conflict": 1}, {}]}
    place = {"phase": "combat", "conflict": "skirmish_b"}
    return Table(bloodlines=True, **{**POOR, **start, **me, "intrigue": f"{card} windfall"},
                 table=place)  # fmt: skip


def endgame(card, **me):
    place = {"phase": "endgame", "round": 10}
    return Table(bloodlines=True, **{**POOR, "vp": 5, **me, "intrigue": card}, table=place)


def test_adaptive_tactics():
    """IMP 33.2.1"""
    table = plot("adaptive_tactics", spice=1, garrison=3).do("play adaptive_tactics")
    assert (table.spice, table.garrison) == (0, 4)
    table.do("send diplomacy wealth")
    assert table.offered("deploy") == ["deploy 1", "deploy 2", "deploy 3"]
    assert plot("adaptive_tactics").offered("play") == []


def test_adaptive_tactics_before_a_reveal_turn():
    """IMP 31.2.1"""
    table = plot("adaptive_tactics ambush", spice=1).do("play adaptive_tactics", "reveal")
    assert table.offered("deploy")


def test_desert_support():
    """IMP 33.2.1"""
    table = combat("desert_support", water=1).do("play desert_support")
    assert (table.swords, table.water) == (5, 0)
    assert combat("desert_support").offered("play") == []


def test_the_emperors_invitation():
    """IMP 33.2.2"""
    table = plot("emperors_invitation").do("play emperors_invitation")
    assert table.options == ["take card", "take icon"]
    table.do("take icon")
    assert table.offered("send dagger wealth")
    table = plot("emperors_invitation").do("send dagger hall_of_oratory")
    table.do("play emperors_invitation")
    assert table.hand_size == 2


def test_honor_guard():
    """IMP 33.2.3"""
    table = plot("honor_guard", solari=1, garrison=3, commanders={"supply": 1})
    table.do("play honor_guard", "reveal", "recruit commander")
    assert (table.solari, table.garrison, table.commanders["garrison"]) == (0, 4, 1)


def test_return_the_favor():
    """IMP 33.2.4"""
    table = combat("return_the_favor", influence={"emperor": 2, "guild": 1, "fremen": 3})
    assert table.do("play return_the_favor").swords == 3


def test_sacred_pools():
    """IMP 33.2.5"""
    table = plot("sacred_pools").do("play sacred_pools", "discard dagger")
    assert (table.water, table.discard) == (1, ["dagger"])
    table = endgame("sacred_pools", water=3).do("play sacred_pools")
    assert (table.vp, table.water) == (6, 3)
    assert endgame("sacred_pools", water=2).offered("play") == []


def test_seize_production():
    """IMP 33.2.6"""
    assert plot("seize_production").do("play seize_production").solari == 2
    table = plot("seize_production", commanders={"conflict": 1})
    assert table.do("play seize_production", "take spice").spice == 2


def test_tenuous_bond():
    """IMP 33.2.7"""
    table = plot("tenuous_bond", influence={"guild": 1})
    table.do("play tenuous_bond", "faction fremen")
    assert (table.influence["guild"], table.influence["fremen"]) == (0, 1)
    table = combat("tenuous_bond", discard="dagger arrakis_liaison", hand=[])
    table.do("play tenuous_bond", "trash arrakis_liaison discard")
    assert table.swords == 4
    assert combat("tenuous_bond", discard="dagger", hand=[]).offered("play") == []


def test_the_strong_survive():
    """IMP 33.2.8"""
    table = combat("the_strong_survive").do("play the_strong_survive", "take swords")
    assert table.swords == 3
    table = combat("the_strong_survive", hand="dagger").do("play the_strong_survive", "take trash")
    assert (table.conflict, table.garrison) == (2, 4)
    table.do("resolve the_strong_survive trash", "trash dagger hand")
    assert "dagger" in table.table["trashed"]


def test_withdrawal_agreement():
    """IMP 33.2.8"""
    table = combat("withdrawal_agreement").do("play withdrawal_agreement", "faction fremen")
    assert (table.conflict, table.influence["fremen"]) == (0, 1)
    assert combat("withdrawal_agreement", conflict=2).offered("play") == []


# --- twisted cards


def test_ambitious():
    """IMP 33.3.1"""
    table = twisted("ambitious", garrison=2, conflict=1, others=[{"influence": {"guild": 1}}, IDLE])
    table.do("play ambitious", "take garrison", "take garrison")
    assert (table.garrison, table.conflict, table.influence["guild"]) == (0, 0, 1)


def test_sadistic_shrewd_and_sinister():
    """IMP 33.3.1"""
    table = twisted("sadistic", garrison=2, conflict=1).do("play sadistic", "take conflict")
    assert (table.conflict, table.hand_size) == (0, 3)
    table = combat("shrewd", leader=PITER).do("play shrewd")
    assert (table.conflict, table.spice) == (2, 1)
    table = combat("sinister", leader=PITER)
    table.do("play sinister", "take garrison", "take conflict")
    assert (table.conflict, table.garrison, table.solari) == (2, 2, 1)
    assert table.intrigue_size == 2


def test_calculating():
    """IMP 33.3.2"""
    table = twisted("calculating", conflict=2, commanders={"conflict": 1}, ix=True,
                    dreadnoughts={"conflict": 1})  # fmt: skip
    assert table.do("play calculating").solari == 3


@pytest.mark.parametrize(
    "choice, hand, discard, solari",
    [("put_back", 2, 0, 1), ("discard", 2, 1, 1), ("draw", 3, 0, 0)],
)
def test_controlled(choice, hand, discard, solari):
    """IMP 33.3.3"""
    table = twisted("controlled", solari=1, deck="convincing_argument")
    table.do("play controlled", f"take {choice}")
    assert (table.hand_size, len(table.discard), table.solari) == (hand, discard, solari)


def test_controlled_in_combat():
    """IMP 33.3.3"""
    assert combat("controlled", leader=PITER).do("play controlled").swords == 1


def test_devious():
    """IMP 33.3.4"""
    table = twisted("devious").do("play devious", "take trash", "trash dagger hand")
    assert table.table["trashed"] == ["dagger"]
    table = twisted("devious", garrison=3).do("play devious", "take deploy", "deploy 2")
    assert table.conflict == 2


def test_discerning():
    """IMP 33.3.4"""
    table = twisted("discerning").do("play discerning", "discard dagger")
    assert (table.hand_size, table.discard) == (2, ["dagger"])
    table = twisted("discerning", influence={"fremen": 4}).do("play discerning", "take alliance")
    assert table.hand_size == 3


@pytest.mark.parametrize("card, spice", [("ambush", 2), ("shrewd", 1)])
def test_insidious(card, spice):
    """IMP 33.3.5"""
    table = twisted(f"insidious {card}").do("play insidious", f"hand_over {card}")
    table.do(f"target {RABBAN}")
    assert table.spice == spice
    assert table.player(1)["intrigue"] == [card]


def test_insidious_needs_another_card():
    """IMP 33.3.5"""
    assert twisted("insidious").offered("play") == []


@pytest.mark.parametrize("card, garrison", [("ambush", 4), ("shrewd", 3)])
def test_unnatural(card, garrison):
    """IMP 33.3.6, IMP 31.3.1"""
    table = twisted(f"unnatural {card}", garrison=3).do("play unnatural", f"scrap {card}")
    assert (table.garrison, table.intrigue_size) == (garrison, 1)
    assert table.table["intrigue_trashed"] == [card]


def test_resourceful():
    """IMP 33.3.7"""
    table = twisted("resourceful").do("play resourceful")
    spaces = {option.split()[2] for option in table.offered("send diplomacy")}
    assert {"hall_of_oratory", "carthag", "imperial_basin", "wealth"} <= spaces


def test_withdrawn():
    """IMP 33.3.7"""
    table = Table(bloodlines=True, leader=PITER, hand="dagger", intrigue="withdrawn")
    table.do("play withdrawn")
    assert table.asked[0] == 1
    assert (table.revealed, table.hand_size) == (False, 1)
    late = twisted("withdrawn windfall").do("play windfall")
    assert late.offered("play") == []
