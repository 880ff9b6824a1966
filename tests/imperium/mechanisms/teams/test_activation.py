"""Commanders activate allies, who have their units (IMP 60.2)."""

import pytest

from imperium.six_table import AMBER, GURNEY, IRULAN, MARGOT, MUADDIB, SHADDAM, Six

HELD = {"intrigue": "impress"}
"""A card that keeps a turn open."""


def test_a_commander_activates_first():
    """IMP 60.2.1"""
    table = Six({MUADDIB: {"hand": "muaddib_usul"}})
    assert table.options == ["activate leader_gurney_halleck", "activate lady_amber_metulli"]
    assert table.why("activate princess_irulan") == "IMP 60.2.1"
    table.activate(GURNEY)
    assert table.table["activated"] == GURNEY
    assert "send muaddib_usul arrakeen" in table.options


def test_allies_activate_nobody():
    """IMP 60.2.1"""
    table = Six({GURNEY: {"hand": "reconnaissance"}}, turn=GURNEY, first=GURNEY)
    assert "send reconnaissance arrakeen" in table.options
    assert table.why("activate lady_amber_metulli") == "IMP 60.2.1"


def test_an_arrow_leads_to_one_ally():
    """IMP 60.2.2"""
    used = {"agents": {"espionage": [MUADDIB]}}
    left = Six({MUADDIB: {"hand": "muaddib_usul", "tokens": {"left": "espionage"}}}, **used)
    assert left.at(MUADDIB, "tokens") == ["right"]
    left.activate(GURNEY)
    assert not left.offered("send muaddib_usul")
    right = Six({MUADDIB: {"hand": "muaddib_usul", "tokens": {"left": "espionage"}}}, **used)
    right.activate(AMBER)
    assert right.offered("send")


def test_the_swordmaster_leads_to_either():
    """IMP 60.2.2, IMP 60.5.1"""
    me = {"hand": "muaddib_usul", "swordmaster": True, "tokens": {"left": "espionage"}}
    table = Six({MUADDIB: me}, agents={"espionage": [MUADDIB]})
    assert table.at(MUADDIB, "tokens") == ["right", "swordmaster"]
    table.activate(GURNEY).do("send muaddib_usul arrakeen")
    assert table.at(MUADDIB, "tokens") == ["right"]


def test_a_recalled_agent_keeps_its_arrow():
    """IMP 60.2.2"""
    me = {"hand": "muaddib_limited_landsraad_access", "solari": 3}
    allied = {"influence": {"emperor": 2}}
    table = Six({MUADDIB: me, GURNEY: allied}, agents={"arrakeen": [MUADDIB]})
    table.activate(AMBER).do("send muaddib_limited_landsraad_access imperial_privilege")
    table.pick("recall")
    assert "left" in table.at(MUADDIB, "tokens")
    assert "right" not in table.at(MUADDIB, "tokens")


def test_resources_are_the_commanders_own():
    """IMP 60.2.3"""
    table = Six({MUADDIB: {"hand": "muaddib_signet_ring", "solari": 0}})
    table.activate(GURNEY).do("send muaddib_signet_ring spice_refinery")
    assert (table.at(MUADDIB, "solari"), table.at(GURNEY, "solari")) == (2, 0)


def test_recruits_are_the_allys():
    """IMP 60.2.4"""
    table = Six({MUADDIB: {"hand": "muaddib_usul", **HELD}})
    table.activate(GURNEY).do("send muaddib_usul arrakeen")
    assert (table.at(GURNEY, "garrison"), table.at(AMBER, "garrison")) == (1, 0)
    assert table.at(MUADDIB, "garrison") == 0


def test_the_ally_decides_about_deploying():
    """IMP 60.2.5: the recruits of the turn, and two more."""
    table = Six({MUADDIB: {"hand": "muaddib_usul"}, GURNEY: {"garrison": 4}})
    table.activate(GURNEY).do("send muaddib_usul arrakeen").pick("usul", "take water")
    table.pick("done")
    assert (table.decision.seat, table.decision.ask.key) == (GURNEY, "ally_deploys")
    assert table.options == [f"deploy {amount}" for amount in range(4)]
    table.do("deploy 2")
    assert (table.at(GURNEY, "conflict"), table.at(GURNEY, "garrison")) == (2, 3)
    assert table.table["activated"] is None


def test_the_ally_may_be_asked_before_the_turn_ends():
    """IMP 60.2.5"""
    table = Six({MUADDIB: {"hand": "muaddib_usul", **HELD}, GURNEY: {"garrison": 1}})
    table.activate(GURNEY).do("send muaddib_usul arrakeen", "call_ally")
    assert table.decision.seat == GURNEY
    table.do("deploy 0")
    assert table.decision.seat == MUADDIB
    assert "call_ally" not in table.options
    table.pick("usul", "take water", "arrakeen", "done")
    assert table.decision.ask.key != "ally_deploys"


def test_nobody_is_asked_on_a_space_without_combat():
    """IMP 60.2.5"""
    table = Six({MUADDIB: {"hand": "muaddib_seek_allies"}, GURNEY: {"garrison": 3}})
    table.activate(GURNEY).do("send muaddib_seek_allies expedition").pick("resolve expedition")
    assert table.decision.ask.key == "contract"
    table.do(table.options[0])
    assert table.decision.ask.key != "ally_deploys"


def test_swords_are_the_allys_and_wait_for_the_reveal_turn():
    """IMP 60.2.4, IMP 60.2.6"""
    table = Six(
        {
            MUADDIB: {"hand": "muaddib_limited_landsraad_access"},
            IRULAN: {"revealed": True},
            GURNEY: {"hand": "dagger"},
        }
    )
    table.activate(GURNEY).do("reveal")
    assert (table.at(GURNEY, "swords"), table.at(MUADDIB, "swords")) == (1, 0)
    assert table.decision.seat == GURNEY
    table.do("reveal")
    assert table.at(GURNEY, "swords") == 0


def test_a_card_that_gave_an_ally_swords_counts_among_the_commanders():
    """IMP 60.2.4: Leadership finds the card that gave swords for solari."""
    hand = {"hand": "leadership emperor_devastating_assault", "solari": 3, "swordmaster": True}
    table = Six({SHADDAM: hand, IRULAN: {"conflict": 1}}, first=SHADDAM)
    table.activate(IRULAN).do("reveal").pick("resolve emperor_devastating_assault")
    token, leadership, assault, one_card = 2, 1, 5, 1
    assert table.at(IRULAN, "swords") == token + leadership + assault + one_card


def test_swords_add_up_for_an_ally_in_the_conflict():
    """IMP 60.2.6"""
    table = Six(
        {
            MUADDIB: {"hand": "muaddib_limited_landsraad_access"},
            IRULAN: {"revealed": True},
            GURNEY: {"hand": "dagger", "conflict": 1},
        }
    )
    table.activate(GURNEY).do("reveal", "reveal")
    assert (table.at(GURNEY, "swords"), table.at(GURNEY, "strength")) == (2, 4)


def test_a_commander_can_bring_in_an_ally_who_has_revealed():
    """IMP 60.2.6: the swords of their own reveal turn are lost."""
    table = Six({MUADDIB: {"hand": "muaddib_usul"}, GURNEY: {"revealed": True}})
    table.activate(GURNEY).do("send muaddib_usul arrakeen").pick("usul", "take water")
    table.pick("done", "deploy 1")
    assert table.at(GURNEY, "strength") == 2


def test_shaddams_signet_forbids_his_ally_to_deploy():
    """IMP 60.2.7"""
    me = {"hand": "emperor_signet_ring"}
    table = Six({SHADDAM: me, MARGOT: {"garrison": 3}}, turn=SHADDAM)
    table.activate(MARGOT).do("send emperor_signet_ring arrakeen")
    table.pick("recruit_or_influence")
    assert table.at(MARGOT, "garrison") == 5
    assert table.decision.seat == AMBER  # Nothing was asked of her.
    assert table.at(MARGOT, "conflict") == 0


def test_worms_of_the_ally_count_for_muaddib():
    """IMP 60.2.4: his ability draws a card."""
    with_worm = Six({MUADDIB: {"hand": ""}, GURNEY: {"sandworms": 1}})
    with_worm.activate(GURNEY)
    assert with_worm.at(MUADDIB, "intrigue_size") == 1
    other = Six({MUADDIB: {"hand": ""}, GURNEY: {"sandworms": 1}})
    other.activate(AMBER)
    assert other.at(MUADDIB, "intrigue_size") == 0


@pytest.mark.parametrize("seat, token", [(GURNEY, "right"), (AMBER, "left")])
def test_the_agent_that_is_sent_is_that_of_the_arrow(seat, token):
    """IMP 60.2.2"""
    table = Six({MUADDIB: {"hand": "muaddib_usul", **HELD}})
    table.activate(seat).do("send muaddib_usul carthag")
    assert table.at(MUADDIB, "tokens") == [token]


def test_nothing_opens_a_space_without_a_fitting_agent():
    """IMP 60.2.2: not even what waives the influence that spaces ask for."""
    me = {
        "hand": "muaddib_usul", "intrigue": "insider_information", "spies": "post_guild",
        "tokens": {"left": "espionage"},
    }  # fmt: skip
    table = Six({MUADDIB: me}, bloodlines=True, agents={"espionage": [MUADDIB]})
    table.activate(GURNEY).do("play insider_information")
    if table.offered("recall_spy"):
        table.do(table.offered("recall_spy")[0])
    table.do("take welcome")
    assert not table.offered("send")
