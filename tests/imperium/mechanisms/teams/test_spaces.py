"""Spaces for six, trade, the swordmaster, sandworms and the Throne row (IMP 60.4 to 60.6)."""

import pytest

import landsraad
from imperium.six_table import AMBER, GURNEY, IRULAN, MARGOT, MUADDIB, SHADDAM, Six
from landsraad.games.imperium.engine.market import acquirable
from landsraad.games.imperium.language.cards import Cards

HELD = {"intrigue": "impress"}


def test_own_boards_are_open_to_their_commanders_alone():
    """IMP 60.4.2"""
    me = {"hand": "emperor_seek_allies", "spice": 3}
    table = Six({SHADDAM: me}, turn=SHADDAM).activate(MARGOT)
    assert {"send emperor_seek_allies sardaukar_emperor_board",
            "send emperor_seek_allies vast_wealth"} <= set(table.options)  # fmt: skip
    assert not table.offered("send emperor_seek_allies hardy_warriors")
    ally = Six({GURNEY: {"hand": "diplomacy", "water": 1, "spice": 3}}, turn=GURNEY)
    boards = ("hardy_warriors", "desert_mastery", "vast_wealth", "sardaukar_emperor_board")
    assert not [space for space in boards if f"send diplomacy {space}" in ally.options]


def test_sardaukar_of_the_emperor_board():
    """IMP 60.4.2: and the contracts for Sardaukar mean it."""
    me = {
        "hand": "emperor_seek_allies", "spice": 3, "own_track": 4, "deck": "emperor_imperial_tent",
        "contracts": "contract_sardaukar_cards",
    }  # fmt: skip
    table = Six({SHADDAM: me}, turn=SHADDAM).activate(MARGOT)
    table.do("send emperor_seek_allies sardaukar_emperor_board")
    while table.decision.seat == SHADDAM and table.offered("resolve"):
        table.do(table.offered("resolve")[0])
    assert (table.at(SHADDAM, "spice"), table.at(MARGOT, "garrison")) == (0, 4)
    assert table.at(SHADDAM, "intrigue_size") == 1
    assert table.at(SHADDAM, "contracts_done") == ["contract_sardaukar_cards"]


def test_hardy_warriors_and_desert_mastery():
    """IMP 60.4.2: combat spaces of Muad'Dib's."""
    hardy = Six({MUADDIB: {"hand": "muaddib_seek_allies", "water": 1}}).activate(GURNEY)
    hardy.do("send muaddib_seek_allies hardy_warriors")
    assert (hardy.at(MUADDIB, "water"), hardy.at(GURNEY, "garrison")) == (0, 2)
    assert "call_ally" in hardy.options or hardy.decision.seat == GURNEY
    mastery = Six({MUADDIB: {"hand": "muaddib_seek_allies", "spice": 0, **HELD}}).activate(GURNEY)
    mastery.do("send muaddib_seek_allies desert_mastery")
    assert mastery.at(MUADDIB, "spice") == 2  # One of the space, one of the personal board.


def test_fifteen_posts():
    """IMP 60.4.3"""
    table = Six()
    posts = [post["key"] for post in table.table["posts"]]
    assert len(posts) == 15
    assert {"post_great_houses", "post_fringe_worlds", "post_carthag",
            "post_habbanya_erg"} <= set(posts)  # fmt: skip
    assert not {"post_emperor", "post_fremen"} & set(posts)


def test_habbanya_erg_has_no_worms():
    """IMP 60.4.3"""
    me = {"hand": "dune_the_desert_planet", "water": 1, "spice": 0, "hooks": True}
    table = Six({GURNEY: me, AMBER: {"hooks": True}}, turn=GURNEY, bonus_spice={"habbanya_erg": 2})
    table.do("send dune_the_desert_planet habbanya_erg")
    assert (table.at(GURNEY, "spice"), table.offered("take")) == (4, [])


def test_carthag():
    """IMP 60.4.1"""
    table = Six({GURNEY: {"hand": "reconnaissance", **HELD}}, turn=GURNEY)
    table.do("send reconnaissance carthag")
    if table.offered("resolve carthag"):
        table.do(table.offered("resolve carthag")[0])
    assert (table.at(GURNEY, "garrison"), table.at(GURNEY, "intrigue_size")) == (1, 2)
    assert "deploy 1" in table.options


def test_controversial_technology_and_expedition():
    """IMP 60.4.1"""
    me = {"hand": "diplomacy dagger", "spice": 2, "intrigue": "", "deck": "signet_ring"}
    table = Six({GURNEY: me}, turn=GURNEY).do("send diplomacy controversial_technology")
    while table.decision.seat == GURNEY and table.offered("resolve controversial_technology"):
        choices = table.offered("resolve controversial_technology")
        table.do(choices[0])
        if table.offered("trash"):
            table.do("trash dagger hand")
    assert (table.at(GURNEY, "spice"), table.at(GURNEY, "intrigue_size")) == (0, 1)
    assert "dagger" not in table.at(GURNEY, "hand")
    expedition = Six({GURNEY: {"hand": "diplomacy"}}, turn=GURNEY).do("send diplomacy expedition")
    while expedition.offered("resolve expedition"):
        expedition.do(expedition.offered("resolve expedition")[0])
    assert expedition.offered("take_contract") or expedition.decision.ask.key == "contract"


def test_military_support_is_shared_out():
    """IMP 60.4.4: the owners decide about deploying."""
    table = Six({GURNEY: {"hand": "diplomacy", "spice": 2}}, turn=GURNEY)
    table.do("send diplomacy military_support")
    assert table.options == [f"reinforce {amount}" for amount in range(4)]
    table.do("reinforce 2")
    asked = {}
    while table.decision.ask.key == "deploy_some":
        asked[table.decision.seat] = table.options[-1]
        table.do(table.options[1])
    assert asked == {GURNEY: "deploy 2", AMBER: "deploy 1"}
    assert [table.at(seat, "conflict") for seat in (GURNEY, AMBER)] == [1, 1]
    assert [table.at(seat, "garrison") for seat in (GURNEY, AMBER)] == [1, 0]


def test_trade_of_resources():
    """IMP 60.4.5: kinds may differ, and either may give nothing."""
    me = {"hand": "diplomacy", "spice": 2, "solari": 0, "water": 0}
    table = Six({GURNEY: me, MUADDIB: {"solari": 3, "water": 0}}, turn=GURNEY)
    table.do("send diplomacy economic_support").pick("resolve economic_support trade")
    assert table.options == ["trade lady_amber_metulli", "trade muaddib", "decline"]
    table.do("trade muaddib")
    assert table.options == ["take give_spice", "decline"]
    table.do("take give_spice", "give 3")
    assert table.decision.seat == MUADDIB
    table.do("take give_solari", "give 2")
    assert (table.at(GURNEY, "spice"), table.at(GURNEY, "solari")) == (0, 2)
    assert (table.at(MUADDIB, "spice"), table.at(MUADDIB, "solari")) == (3, 1)


def test_trade_of_intrigue_cards_is_seen_by_two():
    """IMP 60.4.5, IMP 60.9.2"""
    me = {"hand": "diplomacy", "intrigue": "impress weirding_combat", "solari": 0, "water": 0}
    table = Six({GURNEY: me, AMBER: {"solari": 0, "spice": 0, "water": 0}}, turn=GURNEY)
    table.do("send diplomacy economic_support").pick("resolve economic_support trade")
    table.do("trade lady_amber_metulli", "take give_intrigue", "hand_over impress", "done")
    assert table.at(AMBER, "intrigue") == ["impress"]
    known = {seat: table.game.view(seat)["players"][AMBER]["intrigue_known"] for seat in range(6)}
    assert {seat for seat, cards in known.items() if cards} == {AMBER, GURNEY}


def test_team_mates_block_and_are_infiltrated():
    """IMP 60.4.6"""
    me = {"hand": "reconnaissance"}
    taken = {"agents": {"carthag": [AMBER]}}
    blocked = Six({GURNEY: me}, turn=GURNEY, **taken)
    assert blocked.why("send reconnaissance carthag") == "IMP 4.2.2"
    spy = Six({GURNEY: {**me, "spies": "post_carthag"}}, turn=GURNEY, **taken)
    spy.do("send reconnaissance carthag")
    assert spy.at(GURNEY, "spies") == []


def test_opponents_are_those_of_the_other_team():
    """IMP 60.4.6: Secrets takes from enemies alone."""
    rich = {"intrigue": "impress weirding_combat spring_the_trap tactical_option"}
    poor = {"intrigue": "mercenaries buy_access depart_for_arrakis detonation"}
    table = Six({GURNEY: {"hand": "diplomacy"}, AMBER: rich, IRULAN: poor}, turn=GURNEY)
    table.do("send diplomacy secrets")
    while table.decision.seat == GURNEY and table.offered("resolve secrets"):
        table.do(table.offered("resolve secrets")[0])
    assert (table.at(AMBER, "intrigue_size"), table.at(IRULAN, "intrigue_size")) == (4, 3)


# --- the swordmaster


def test_the_swordmaster_is_sent_once():
    """IMP 60.5.1, IMP 60.5.2"""
    me = {"hand": "dagger reconnaissance", "swordmaster": True}
    others = {seat: {"revealed": True} for seat in (IRULAN, MUADDIB, SHADDAM, AMBER, MARGOT)}
    agents = {"assembly_hall": [GURNEY], "espionage": [GURNEY]}
    table = Six({**others, GURNEY: me}, turn=GURNEY, agents=agents)
    assert table.at(GURNEY, "swordmaster_left")
    table.do("send reconnaissance carthag")
    while table.table["round"] == 1:
        table.do(next(o for o in (*table.offered("done"), *table.options)))
    assert (table.at(GURNEY, "agents"), table.at(GURNEY, "swordmaster")) == (2, True)
    assert not table.at(GURNEY, "swordmaster_left")


def test_an_unused_swordmaster_is_kept():
    """IMP 60.5.1, IMP 60.5.2"""
    others = {seat: {"revealed": True} for seat in (IRULAN, MUADDIB, SHADDAM, AMBER, MARGOT)}
    me = {"hand": "dagger", "swordmaster": True}
    table = Six({**others, GURNEY: me}, turn=GURNEY, agents={"espionage": [GURNEY]})
    table.do("reveal")
    while table.table["round"] == 1:
        table.do(table.options[-1])
    assert table.at(GURNEY, "agents") == 3


def test_the_token_gives_swords_on_reveal_turns():
    """IMP 60.5.3"""
    me = {"hand": "", "swordmaster": True, "swordmaster_gone": True, "conflict": 1}
    table = Six({GURNEY: {**me, **HELD}}, turn=GURNEY).do("reveal")
    assert (table.at(GURNEY, "swords"), table.at(GURNEY, "strength")) == (2, 4)
    led = Six({MUADDIB: {"hand": "", "swordmaster": True, **HELD}, AMBER: {"conflict": 1}})
    led.activate(AMBER).do("reveal")
    assert (led.at(AMBER, "swords"), led.at(MUADDIB, "swords")) == (2, 0)


def test_the_second_swordmaster_costs_less():
    """IMP 60.5.1, IMP 38.1.3"""
    dear = Six({GURNEY: {"hand": "dagger", "solari": 6}}, turn=GURNEY)
    assert "send dagger swordmaster" not in dear.options
    cheap = Six({GURNEY: {"hand": "dagger", "solari": 6}, SHADDAM: {"swordmaster": True}},
                turn=GURNEY)  # fmt: skip
    cheap.do("send dagger swordmaster")
    assert (cheap.at(GURNEY, "solari"), cheap.at(GURNEY, "agents")) == (0, 2)


# --- sandworms and the Throne row


def test_hooks_of_one_ally_are_hooks_of_both():
    """IMP 60.6.1"""
    table = Six({GURNEY: {"hand": "reconnaissance", "influence": {"fremen": 2}}}, turn=GURNEY)
    table.do("send reconnaissance sietch_tabr").do("take hooks")
    assert (table.at(GURNEY, "hooks"), table.at(AMBER, "hooks")) == (True, True)
    assert not table.at(IRULAN, "hooks")


def test_the_other_team_takes_no_hooks():
    """IMP 60.6.1: but the rest."""
    me = {"hand": "reconnaissance", "influence": {"fremen": 2}, "water": 0}
    table = Six({IRULAN: me}, turn=IRULAN).do("send reconnaissance sietch_tabr", "take hooks")
    assert (table.at(IRULAN, "hooks"), table.at(IRULAN, "water")) == (False, 1)
    assert table.at(IRULAN, "garrison") == 1
    worms = Six({IRULAN: {"intrigue": "unexpected_allies", "water": 2}}, turn=IRULAN)
    worms.do("play unexpected_allies")
    assert worms.at(IRULAN, "sandworms") == 0


@pytest.mark.parametrize("seat, offered", [(MARGOT, True), (GURNEY, False)])
def test_the_throne_row_is_for_one_team(seat, offered):
    """IMP 60.6.2"""
    throne = {"throne_row": ["guild_envoy"]}
    me = {"hand": "convincing_argument convincing_argument diplomacy dagger"}
    table = Six({seat: me}, turn=seat, row=["overthrow"], **throne).do("reveal")
    assert ("acquire guild_envoy" in table.options) == offered
    if offered:
        table.do("acquire guild_envoy")
        assert table.table["throne_row"] == []
        assert table.at(seat, "discard") == ["guild_envoy"]
        assert len(table.table["row"]) == 5


def test_two_copies_in_the_throne_row_are_offered_once():
    """IMP 60.6.2"""
    me = {"hand": "convincing_argument convincing_argument diplomacy dagger"}
    twice = ["truthtrance", "truthtrance"]
    table = Six({MARGOT: me}, turn=MARGOT, row=["overthrow"], throne_row=twice).do("reveal")
    assert table.options.count("acquire truthtrance") == 1
    table.do("acquire truthtrance")
    assert table.table["throne_row"] == ["truthtrance"]


def test_effects_do_not_reach_the_throne_row():
    """IMP 60.6.2: Irulan's signet takes a card of cost 1, but not from there."""
    row = ["overthrow", "guild_envoy"]
    table = Six({IRULAN: {"hand": "signet_ring"}}, turn=IRULAN, row=row, throne_row=["guild_spy"])
    state = table.game.state
    number = state.setup.selection.card["guild_spy"]
    assert number in state.moments.on_sale[0](state, IRULAN)
    assert number not in acquirable(state, IRULAN, Cards())


def test_no_card_of_the_fremen_lies_there():
    """IMP 60.6.3"""
    with pytest.raises(landsraad.InvalidSetup, match="Throne"):
        Six(throne_row=["desert_survival"])
