"""The cards of the Commanders (IMP 60.6)."""

import pytest

from imperium.six_table import AMBER, GURNEY, IRULAN, MARGOT, MUADDIB, SHADDAM, Six
from landsraad.games.imperium.engine.catalogue import SET

HELD = {"intrigue": "impress"}
MUADDIBS = {
    "command_respect": 1, "convincing_argument": 1, "demand_attention": 1, "desert_call": 1,
    "limited_landsraad_access": 2, "seek_allies": 1, "signet_ring": 1,
    "threaten_spice_production": 1, "usul": 1,
}  # fmt: skip
EMPERORS = {
    "convincing_argument": 1, "corrino_might": 1, "critical_shipments": 1, "demand_results": 1,
    "devastating_assault": 1, "imperial_ornithopter": 2, "imperial_tent": 1, "seek_allies": 1,
    "signet_ring": 1,
}  # fmt: skip


def m(hand="", seat=GURNEY, **me):
    me = {"hand": hand, **HELD, **me}
    table = Six({MUADDIB: me, GURNEY: {"garrison": 2}, AMBER: {"garrison": 2}})
    return table.activate(seat)


def s(hand="", **me):
    me = {"hand": hand, **HELD, **me}
    return Six({SHADDAM: me}, turn=SHADDAM).activate(MARGOT)


def test_the_decks_have_ten_cards_each():
    """IMP 60.1.5"""
    cards = {card.key: card.copies for card in SET["uprising_teams"].of("command")}
    assert {k.removeprefix("muaddib_"): n for k, n in cards.items() if "muaddib" in k} == MUADDIBS
    assert {k.removeprefix("emperor_"): n for k, n in cards.items() if "emperor" in k} == EMPERORS


@pytest.mark.parametrize(
    "card, persuasion, solari, spice, swords",
    [
        ("muaddib_command_respect", 1, 0, 0, 0),
        ("muaddib_convincing_argument", 2, 0, 0, 0),
        ("muaddib_demand_attention", 1, 0, 0, 0),
        ("muaddib_desert_call", 1, 0, 0, 0),
        ("muaddib_limited_landsraad_access", 0, 0, 1, 1),
        ("muaddib_seek_allies", 0, 0, 0, 0),
        ("muaddib_signet_ring", 1, 0, 0, 0),
        ("muaddib_threaten_spice_production", 1, 0, 0, 0),
        ("muaddib_usul", 2, 0, 0, 0),
        ("emperor_convincing_argument", 2, 0, 0, 0),
        ("emperor_corrino_might", 0, 0, 0, 1),
        ("emperor_critical_shipments", 2, 0, 0, 0),
        ("emperor_demand_results", 0, 0, 0, 1),
        ("emperor_devastating_assault", 1, 0, 0, 0),
        ("emperor_imperial_ornithopter", 1, 1, 0, 0),
        ("emperor_imperial_tent", 1, 0, 0, 0),
        ("emperor_seek_allies", 0, 0, 0, 0),
        ("emperor_signet_ring", 1, 0, 0, 0),
    ],
)
def test_what_cards_reveal(card, persuasion, solari, spice, swords):
    seat, ally = (MUADDIB, GURNEY) if card.startswith("muaddib") else (SHADDAM, MARGOT)
    table = (m if seat == MUADDIB else s)(card, solari=0, spice=0).do("reveal")
    found = [table.at(seat, name) for name in ("persuasion", "solari", "spice")]
    assert (*found, table.at(ally, "swords")) == (persuasion, solari, spice, swords)


def test_command_respect_trades_with_the_token():
    """IMP 60.6.7"""
    card = "muaddib_command_respect"
    assert not m(card).do(f"send {card} carthag").offered(f"resolve {card}")
    table = m(card, swordmaster=True, solari=2).do(f"send {card} carthag")
    table.pick(f"resolve {card}").pick(f"resolve {card}")
    assert "trade leader_gurney_halleck" in table.options
    assert card in table.table["trashed"]


def test_demand_attention_doubles_the_influence():
    """IMP 60.3.2"""
    table = m("muaddib_demand_attention", spice=4)
    table.do("send muaddib_demand_attention deliver_supplies").pick("muaddib_demand_attention")
    assert table.at(GURNEY, "influence")["guild"] == 2
    assert table.at(MUADDIB, "spice") == 0
    assert "muaddib_demand_attention" in table.table["trashed"]
    own = m("muaddib_demand_attention", spice=4)
    own.do("send muaddib_demand_attention desert_mastery").pick("resolve muaddib_demand_attention")
    assert own.at(MUADDIB, "own_track") == 2


def test_desert_call_needs_the_hooks_of_the_ally():
    """IMP 60.2.4"""
    without = m("muaddib_desert_call", water=1)
    without.do("send muaddib_desert_call accept_contract")
    assert not without.offered("resolve muaddib_desert_call")
    hooked = Six({MUADDIB: {"hand": "muaddib_desert_call", "water": 1, **HELD},
                  GURNEY: {"hooks": True}, AMBER: {"hooks": True}}).activate(GURNEY)  # fmt: skip
    hooked.do("send muaddib_desert_call accept_contract").pick("resolve muaddib_desert_call")
    assert (hooked.at(GURNEY, "sandworms"), hooked.at(MUADDIB, "water")) == (1, 0)
    assert "muaddib_desert_call" in hooked.table["trashed"]


@pytest.mark.parametrize("deal, card", [(m, "muaddib_seek_allies"), (s, "emperor_seek_allies")])
def test_seek_allies_is_trashed(deal, card):
    """IMP 60.2.3"""
    table = deal(card).do(f"send {card} deliver_supplies")
    if table.offered(f"resolve {card}"):
        table.pick(f"resolve {card}")
    assert card in table.table["trashed"]


def test_threaten_spice_production_is_paid_together():
    """IMP 60.6.5"""
    me = {"hand": "muaddib_threaten_spice_production", "spice": 3, **HELD}
    few = Six({MUADDIB: me, GURNEY: {"spice": 2}, AMBER: {"spice": 1}}).activate(GURNEY)
    few.do("send muaddib_threaten_spice_production accept_contract")
    assert not few.offered("resolve muaddib_threaten_spice_production")
    table = Six({MUADDIB: me, GURNEY: {"spice": 3}, AMBER: {"spice": 3}}).activate(GURNEY)
    table.do("send muaddib_threaten_spice_production accept_contract")
    table.pick("resolve muaddib_threaten_spice_production")
    assert (table.decision.seat, table.options[0]) == (GURNEY, "contribute 1")
    table.do("contribute 2")
    assert (table.decision.seat, table.options) == (AMBER, ["contribute 2", "contribute 3"])
    before = table.at(MUADDIB, "vp")
    table.do("contribute 2")
    assert [table.at(seat, "spice") for seat in (MUADDIB, GURNEY, AMBER)] == [0, 1, 1]
    assert table.at(MUADDIB, "vp") == before + 1
    assert "muaddib_threaten_spice_production" in table.table["trashed"]


def test_usul_is_split():
    """IMP 60.6.4"""
    table = m("muaddib_usul", water=0, spice=0).do("send muaddib_usul arrakeen")
    water = table.at(GURNEY, "water")
    table.pick("resolve muaddib_usul", "take spice")
    assert (table.at(MUADDIB, "spice"), table.at(MUADDIB, "water")) == (1, 0)
    assert table.at(GURNEY, "water") == water + 1


def test_critical_shipments_are_split():
    """IMP 60.6.4"""
    table = s("emperor_critical_shipments", water=0, solari=0)
    table.do("send emperor_critical_shipments accept_contract")
    before = table.at(MARGOT, "solari")
    table.pick("resolve emperor_critical_shipments", "take water")
    assert (table.at(SHADDAM, "water"), table.at(SHADDAM, "solari")) == (1, 0)
    assert table.at(MARGOT, "solari") == before + 2


def test_lead_the_way_draws():
    table = m("muaddib_signet_ring").do("send muaddib_signet_ring carthag")
    while table.offered("resolve muaddib"):
        table.pick("resolve muaddib ")
    assert table.at(MUADDIB, "hand_size") == 1


def test_corrino_might_recruits_for_both():
    """IMP 60.6.7"""
    table = s("emperor_corrino_might", spice=3).do("reveal").pick("resolve emperor_corrino_might")
    assert [table.at(seat, "garrison") for seat in (MARGOT, IRULAN)] == [2, 2]
    assert table.at(SHADDAM, "spice") == 0
    assert "emperor_corrino_might" in table.table["trashed"]


def test_demand_results_hands_out_the_open_contracts():
    """IMP 60.6.6"""
    opened = ["contract_espionage", "contract_harvest_3"]
    me = {"hand": "emperor_demand_results", "solari": 2, **HELD}
    table = Six({SHADDAM: me}, turn=SHADDAM, contracts=opened).activate(MARGOT)
    table.do("send emperor_demand_results assembly_hall").pick("resolve emperor_demand_results")
    assert (table.decision.seat, len(table.options)) == (MARGOT, 2)
    table.do(table.options[0])
    held = table.at(MARGOT, "contracts") + table.at(IRULAN, "contracts")
    assert sorted(held) == sorted(opened)
    assert len(table.table["contracts"]) == 2
    assert (table.at(SHADDAM, "solari"), table.at(SHADDAM, "contracts")) == (0, [])


def test_devastating_assault():
    """IMP 60.6.7"""
    table = s("emperor_devastating_assault", solari=0)
    table.do("send emperor_devastating_assault accept_contract")
    assert (table.at(SHADDAM, "solari"), table.at(MARGOT, "garrison")) == (1, 1)
    without = s("emperor_devastating_assault", solari=3).do("reveal")
    assert not without.offered("resolve emperor_devastating_assault")
    table = s("emperor_devastating_assault", solari=3, swordmaster=True).do("reveal")
    table.pick("resolve emperor_devastating_assault")
    assert (table.at(SHADDAM, "solari"), table.at(MARGOT, "swords")) == (0, 5 + 2)


def test_imperial_tent_moves_a_card():
    """IMP 60.6.7"""
    row = ["guild_envoy", "overthrow", "desert_survival"]
    me = {"hand": "emperor_imperial_tent", **HELD}
    table = Six({SHADDAM: me}, turn=SHADDAM, row=row).activate(MARGOT)
    table.do("send emperor_imperial_tent deliver_supplies").pick("resolve emperor_imperial_tent")
    assert "enthrone desert_survival" not in table.options
    assert table.why("enthrone desert_survival") == "IMP 60.6.3"
    table.do("enthrone guild_envoy")
    assert table.table["throne_row"] == ["guild_envoy"]
    assert len(table.table["row"]) == 5


@pytest.mark.parametrize("troops, persuasion", [(4, 0), (5, 1)])
def test_gurney_halleck_needs_ten_strength(troops, persuasion):
    """IMP 60.6.8"""
    me = {"hand": "", "conflict": troops, **HELD}
    table = Six({GURNEY: me}, turn=GURNEY).do("reveal")
    if table.offered("resolve leader_gurney_halleck"):
        table.pick("resolve leader_gurney_halleck")
    assert table.at(GURNEY, "persuasion") == persuasion
