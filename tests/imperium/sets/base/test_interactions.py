"""Cards that meet on one turn."""

from imperium.table import Table


def test_the_last_troop_of_the_supply_may_go_to_a_plot_card_first():
    """IMP 4.4.1: Double Cross deploys it before the space would recruit it."""
    table = Table(
        hand="dagger diplomacy", garrison=11, solari=1, intrigue="double_cross",
        others=[{"conflict": 1}, {}],
    )  # fmt: skip
    table.do("send dagger hall_of_oratory")
    assert "resolve hall_of_oratory troops_1" in table.options
    table.do("play double_cross")
    assert (table.garrison, table.conflict, table.supply) == (11, 1, 0)


def test_liet_kynes_counts_after_an_intrigue_card_that_draws_a_fremen():
    """IMP 5.1.3, IMP 13.2.9"""
    table = Table(
        hand="liet_kynes thufir_hawat", deck="stilgar", table={"intrigue_top": ["poison_snooper"]}
    )
    table.do("reveal", "play poison_snooper", "take draw")
    assert table.persuasion == 1 + 2 + 2 * 2


def test_recruits_that_did_not_come_cannot_be_deployed():
    """IMP 3.5.1: the supply is empty when Gurney Halleck recruits, whoever came before."""
    table = Table(hand="gurney_halleck", garrison=9, solari=6, intrigue="reinforcements ambush")
    table.do("reveal", "play reinforcements", "deploy 3", "resolve gurney_halleck pay_solari_3")
    assert (table.garrison, table.conflict, table.solari) == (9, 3, 0)
    assert not table.offered("deploy")


def test_two_set_aside_copies_are_one_option():
    table = Table(leader="helena_richese", hand="convincing_argument", aside="scout scout")
    assert table.options.count("acquire scout") == 1
    assert table.do("acquire scout").aside == ["scout"]
