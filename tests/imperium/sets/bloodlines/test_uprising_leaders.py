"""Signet rings of Bloodlines that leave a choice in games of Uprising (IMP 47.4)."""

from imperium.uprising_turns import table

RING = {"bloodlines": True, "hand": "signet_ring"}


def test_fenring_need_not_trash_where_no_spy_can_be_placed():
    """IMP 29.1.1, IMP 47.4.1: the trash icon is optional, and the post of the Emperor is his."""
    at = table(leader="count_hasimir_fenring", spies="post_emperor", **RING)
    at.do("send signet_ring imperial_basin")
    assert at.options == ["resolve count_hasimir_fenring trash_or_spy", "done"]
    at = table(leader="count_hasimir_fenring", **RING).do("send signet_ring imperial_basin")
    assert at.options == ["resolve count_hasimir_fenring trash_or_spy"]


def test_mohiam_need_not_pay_where_no_landsraad_post_is_free():
    """IMP 29.1.1, IMP 47.4.2"""
    others = [{"revealed": True, "spies": "post_assembly"}, {"revealed": True}]
    at = table(leader="gaius_helen_mohiam", spies="post_council", others=others, **RING)
    at.do("send signet_ring imperial_basin")
    assert at.options == ["resolve gaius_helen_mohiam landsraad_or_anywhere", "done"]
