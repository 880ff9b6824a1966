"""The shipping track (IMP 22)."""

from imperium.table import Table

DUNE = "dune_the_desert_planet"


def at(step, **me):
    """Seat 0 has an agent at Smuggling and a freighter on a step."""
    table = Table(ix=True, **{"hand": DUNE, "freighter": step, **me})
    return table.do(f"send {DUNE} smuggling")


def test_smuggling_gives_a_solari_and_a_freighter():
    """IMP 20.2.1, IMP 22.1.1: the icon may be left unused."""
    table = at(0)
    assert table.solari == 1
    assert table.options == ["resolve smuggling freighter", "done"]
    table.do("resolve smuggling freighter")
    assert table.freighter == 1
    assert at(0).do("done").freighter == 0


def test_between_the_ends_both_moves_are_open():
    """IMP 22.1.1, IMP 22.1.2"""
    table = at(1).do("resolve smuggling freighter")
    assert table.options == ["take advance", "take recall"]
    assert table.do("take advance").freighter == 2
    top = at(3).do("resolve smuggling freighter")
    assert top.freighter == 0, "from the top the only move is the recall"


def test_interstellar_shipping_needs_guild_influence_and_moves_twice():
    """IMP 20.2.2, IMP 22.1.3"""
    table = Table(ix=True, hand=DUNE, freighter=0, influence={"guild": 1})
    assert table.why(f"send {DUNE} interstellar_shipping") == "IMP 4.3.2"
    table = Table(ix=True, hand=DUNE, freighter=0, influence={"guild": 2})
    table.do(f"send {DUNE} interstellar_shipping")
    table.do("resolve interstellar_shipping freighter")
    assert table.freighter == 1
    table.do("resolve interstellar_shipping freighter", "take recall", "take spice")
    assert (table.freighter, table.spice) == (0, 2)


def test_the_first_step_gives_spice_or_dividends():
    """IMP 22.2.2"""
    table = at(1).do("resolve smuggling freighter", "take recall")
    assert table.options == ["take dividends", "take spice"]
    table.do("take dividends")
    assert [table.player(seat)["solari"] for seat in range(3)] == [6, 1, 1]


def test_the_second_step_gives_recruits_and_influence_and_the_first_too():
    """IMP 22.2.1, IMP 22.2.3"""
    table = at(2, garrison=3).do("resolve smuggling freighter", "take recall")
    assert table.garrison == 5
    assert set(table.options) == {
        "resolve shipping_track dividends_or_spice", "resolve shipping_track influence_any_1"
    }  # fmt: skip
    table.do("resolve shipping_track influence_any_1", "faction guild", "take spice")
    assert (table.influence["guild"], table.spice) == (1, 2)


def test_spice_of_the_track_may_pay_for_its_tile():
    """IMP 22.2.1, IMP 22.2.4"""
    table = at(3, table={"tech_top": ["chaumurky", "flagship", "holtzman_engine"]})
    table.do("resolve smuggling freighter")
    assert "resolve shipping_track tech_2" not in table.options
    table.do("resolve shipping_track dividends_or_spice", "take spice")
    table.do("resolve shipping_track tech_2")
    assert [tile["key"] for tile in table.tech] == ["chaumurky"]
    assert table.spice == 0


def test_shipped_troops_may_be_deployed_from_a_combat_space():
    """IMP 22.2.5"""
    table = Table(ix=True, hand="landing_rights", freighter=2, garrison=3)
    table.do("send landing_rights carthag", "resolve landing_rights freighter", "take recall")
    assert max(table.offered("deploy")) == "deploy 5"


def test_troop_transports_ship_a_third_troop_that_may_be_deployed_anywhere():
    """IMP 26.3.11, IMP 29.1.22"""
    table = at(2, garrison=0, tech="troop_transports")
    table.do("resolve smuggling freighter", "take recall")
    table.do("resolve shipping_track troops_3_and_deploy_recruits")
    assert table.options == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]
    assert table.do("deploy 3").conflict == 3
    table = Table(ix=True, hand="landing_rights", freighter=2, garrison=3, tech="troop_transports")
    table.do("send landing_rights carthag", "resolve landing_rights freighter", "take recall")
    table.do("resolve shipping_track troops_3_and_deploy_recruits", "deploy 3")
    assert max(table.offered("deploy")) == "deploy 3", "the recruit of Carthag and two others"


def test_freighters_of_a_conflict_reward():
    """IMP 26.4.1, IMP 29.1.8"""
    table = Table(
        ix=True, conflict=3, freighter=2, tech="troop_transports", garrison=0,
        table={"phase": "combat", "conflict": "trade_monopoly"},
    )  # fmt: skip
    assert "resolve trade_monopoly freighter" in table.options
    assert "done" in table.options
    table.do("resolve trade_monopoly freighter", "take recall")
    table.do("resolve shipping_track influence_any_1", "faction guild")
    table.do("resolve shipping_track dividends_or_spice", "take spice", "done")
    assert (table.garrison, table.conflict, table.freighter) == (1 + 3, 0, 0)
