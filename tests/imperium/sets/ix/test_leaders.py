"""The leaders of Rise of Ix (IMP 25)."""

import pytest

import landsraad
from imperium.table import Table
from landsraad.games.imperium.engine import piles


def test_armand_trashes_a_card_in_play_with_two_agents_out():
    """IMP 25.1.1"""
    for spaces, offered in ((("carthag", "mentat"), True), (("carthag", "wealth"), False)):
        table = Table(
            ix=True, leader="archduke_armand_ecaz", hand="dagger", discard="diplomacy",
            intrigue="windfall", table={"agents": {space: [0] for space in spaces}},
        ).do("reveal")  # fmt: skip
        assert ("resolve archduke_armand_ecaz trash" in table.options) == offered
    table = Table(
        ix=True, leader="archduke_armand_ecaz", hand="signet_ring",
        table={"row": ["dr_yueh", "stilgar"]},
    ).do("send signet_ring smuggling")  # fmt: skip
    table.do("resolve archduke_armand_ecaz acquire_3")
    assert "acquire dr_yueh" in table.options
    assert "acquire stilgar" not in table.options


def ilesa(**me):
    return Table(ix=True, **{"leader": "ilesa_ecaz", "hand": "diplomacy", "ahead": "dagger", **me})


def test_ilesa_sets_a_card_aside_when_the_round_begins():
    """IMP 25.1.2"""
    table = Table(ix=True, leader="ilesa_ecaz", table={"phase": "round_start"})
    assert table.asked == (0, "set_ahead")
    first = table.options[0]
    table.do(first)
    assert table.player(0)["ahead_card"] == first.split()[1]
    assert table.hand_size == 4
    shown = table.game.view(1)["players"][0]
    assert shown["ahead"] is True
    assert "ahead_card" not in shown


@pytest.mark.parametrize(
    "card, space, gains",
    [("dagger", "mentat", (1, 0)), ("seek_allies", "wealth", (0, 2 + 1))],
)
def test_ilesas_card_comes_back_for_the_second_turn(card, space, gains):
    """IMP 25.1.3: one icon earns spice, several solari."""
    table = ilesa(ahead=card, solari=0 if space == "wealth" else 2, others=[{"hand": ""}] * 2)
    assert card not in table.hand
    table.do("send diplomacy foldspace")
    while table.asked[0]:
        table.do(table.options[-1])
    assert card in table.hand
    table.do(f"send {card} {space}")
    assert (table.spice, table.solari) == gains


def test_ilesas_lent_icons_count():
    """IMP 29.1.4"""
    table = ilesa(
        intrigue="dispatch_an_envoy", solari=0, others=[{"hand": ""}] * 2,
        table={"mentat": 0},
    )  # fmt: skip
    table.do("send diplomacy foldspace")
    while table.asked != (0, "turn"):
        table.do(table.options[-1])
    table.do("play dispatch_an_envoy", "send dagger wealth")
    assert (table.spice, table.solari) == (0, 3)


def test_ilesas_card_joins_a_reveal_on_the_first_turn():
    """IMP 25.1.4"""
    table = ilesa(intrigue="windfall").do("reveal")
    assert sorted(table.play) == ["dagger", "diplomacy"]
    assert (table.spice, table.solari) == (0, 0)


def test_ilesas_signet_buys_a_foldspace():
    """IMP 25.1.2"""
    table = Table(ix=True, leader="ilesa_ecaz", hand="signet_ring dagger", solari=1)
    table.do("send signet_ring imperial_basin", "resolve ilesa_ecaz pay_solari_1")
    assert "foldspace" in table.discard


def test_yuna_gains_a_solari_more_with_each_gain_on_her_turn():
    """IMP 25.1.5, IMP 25.1.6, IMP 29.1.5"""
    yuna = {"ix": True, "leader": "princess_yuna_moritani"}
    start = landsraad.new("imperium", 2, 1, leaders=[yuna["leader"]], expansions=["ix"])
    assert start.view(0)["players"][0]["water"] == 0
    table = Table(**yuna, hand="opulence", table={"control": {"carthag": 0}})
    assert table.do("send opulence wealth").solari == 2 + 1 + 3 + 1
    table = Table(**yuna, hand="reconnaissance", table={"control": {"arrakeen": 0}})
    assert table.do("send reconnaissance arrakeen").solari == 1 + 1
    other = Table(
        ix=True, hand="reconnaissance", others=[{"leader": "princess_yuna_moritani"}],
        table={"control": {"arrakeen": 1}},
    ).do("send reconnaissance arrakeen")  # fmt: skip
    assert other.player(1)["solari"] == 1


def test_yunas_signet():
    """IMP 25.1.6"""
    table = Table(ix=True, leader="princess_yuna_moritani", hand="signet_ring", solari=7)
    table.do("send signet_ring smuggling", "resolve princess_yuna_moritani pay_solari_7")
    table.do("faction guild")
    assert (table.influence["guild"], table.spice, table.solari) == (1, 1, 2)


def test_tessia_takes_tokens_in_order():
    """IMP 25.1.7, IMP 29.1.21"""
    tessia = {"ix": True, "leader": "tessia_vernius"}
    table = Table(**tessia, hand="diplomacy dagger", influence={"guild": 1})
    table.do("send diplomacy foldspace")
    assert table.snooped == ["guild"]
    assert "resolve tessia_vernius pay_discard" in table.options
    table.do("resolve tessia_vernius pay_discard")
    assert table.spice == 1
    second = Table(**tessia, hand="power_play", influence={"guild": 2, "emperor": 0})
    second.do("send power_play wealth")
    assert second.snooped == ["guild", "emperor"], "a step of two crosses the token"
    assert second.garrison == 3 + 2, "the bonus of the Emperor's track"
    third = Table(
        **tessia, hand="diplomacy", influence={"guild": 2, "emperor": 2, "bene_gesserit": 1}
    ).do("send diplomacy secrets")
    if third.offered("resolve tessia"):
        third.do(third.offered("resolve tessia")[0])
    assert third.influence["bene_gesserit"] == 3


def test_tessias_signet_needs_a_token_on_a_track():
    """IMP 25.1.8"""
    table = Table(
        ix=True, leader="tessia_vernius", hand="signet_ring", influence={"guild": 2, "fremen": 1}
    ).do("send signet_ring smuggling")
    table.do("resolve tessia_vernius pay_influence_1", "faction fremen")
    assert table.options == ["faction emperor", "faction bene_gesserit", "faction fremen"]


def test_rhomburs_dreadnoughts_are_stronger():
    """IMP 25.1.10, IMP 29.1.19"""
    table = Table(ix=True, leader="prince_rhombur_vernius", dreadnoughts={"conflict": 2})
    assert table.strength == 8
    rival = Table(
        ix=True, seats=1,
        others=[{"leader": "prince_rhombur_vernius", "dreadnoughts": {"conflict": 2}}],
    )  # fmt: skip
    assert rival.player(1)["strength"] == 6


def test_hundros_signet_moves_the_freighter():
    """IMP 25.1.9"""
    table = Table(ix=True, leader="viscount_hundro_moritani", hand="signet_ring", spice=1)
    table.do("send signet_ring carthag", "resolve viscount_hundro_moritani pay_spice_1")
    table.do("resolve viscount_hundro_moritani freighter")
    assert table.freighter == 1


def test_what_hundro_put_on_top_he_knows_in_the_hand_of_whoever_draws_it():
    """IMP 25.1.9"""
    leaders = ["viscount_hundro_moritani", "baron_vladimir_harkonnen"]
    game = landsraad.new("imperium", 2, 4, leaders=leaders, expansions=["ix"])
    first, second = (str(option).split()[1] for option in game.decision.options)
    game.apply(f"keep {first}")
    piles.draw_intrigue(game.state, 1, 1)
    assert game.view(0)["players"][1]["intrigue_known"] == [second]
    assert game.view(0)["table"]["intrigue_top_known"] is None


def test_leto_and_ilban_at_the_dreadnought_space():
    """IMP 29.1.18"""
    leto = Table(ix=True, leader="duke_leto_atreides", hand="dagger", solari=2)
    assert leto.do("send dagger dreadnought").solari == 0
    ilban = Table(ix=True, leader="count_ilban_richese", hand="dagger", solari=3)
    ilban.do("send dagger dreadnought", "resolve count_ilban_richese draw_1")
    assert ilban.hand_size == 1
