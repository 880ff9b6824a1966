"""Sandworms, maker hooks and the shield wall (IMP 40)."""

import pytest

import landsraad
from imperium.table import Table

DUNE, RECON = "dune_the_desert_planet", "reconnaissance"
OPEN, WALLED = "skirmish_crysknife", "siege_of_arrakeen"


def up(conflict=OPEN, table=None, **me):
    """Seat 0 has nobody in the garrison, so that nothing but the space is asked about."""
    described = {"conflict": conflict, **(table or {})}
    return Table(uprising=True, table=described, **{"garrison": 0, **me})


def test_sietch_tabr_gives_hooks_once():
    """IMP 40.1.2, IMP 38.4.2: a visit gives no influence."""
    table = up(hand=RECON, influence={"fremen": 2}, water=0)
    table.do(f"send {RECON} sietch_tabr")
    assert {"take hooks", "take wall"} <= set(table.options)
    table.do("take hooks")
    assert (table.hooks, table.water, table.influence["fremen"]) == (True, 1, 2)
    again = up(hand=RECON, influence={"fremen": 2}, water=0, hooks=True)
    again.do(f"send {RECON} sietch_tabr", "take hooks")
    assert (again.hooks, again.water) == (True, 1)


def test_sietch_tabr_needs_fremen_influence():
    """IMP 38.4.2"""
    assert up(hand=RECON).why(f"send {RECON} sietch_tabr") == "IMP 4.3.2"


@pytest.mark.parametrize("space, water, worms", [("hagga_basin", 1, 1), ("deep_desert", 3, 2)])
def test_a_maker_space_gives_spice_or_sandworms(space, water, worms):
    """IMP 40.5.1, IMP 40.2.1: with hooks; the bonus spice comes with either."""
    table = up(hand=DUNE, water=water, hooks=True, table={"bonus_spice": {space: 2}})
    table.do(f"send {DUNE} {space}")
    assert "take spice" in table.options
    table.do("take sandworms")
    assert (table.sandworms, table.spice, table.strength) == (worms, 2, 3 * worms)
    table = up(hand=DUNE, water=water, hooks=True, table={"bonus_spice": {space: 2}})
    table.do(f"send {DUNE} {space}", "take spice")
    assert (table.sandworms, table.spice) == (0, 2 * worms + 2)


def test_without_hooks_nothing_is_asked():
    """IMP 40.1.1"""
    table = up(hand=DUNE, water=1)
    table.do(f"send {DUNE} hagga_basin")
    assert (table.spice, table.offered("take")) == (2, [])


def test_hooks_are_not_spent():
    """IMP 40.1.2"""
    table = up(hand=DUNE, water=1, hooks=True).do(f"send {DUNE} hagga_basin", "take sandworms")
    assert table.hooks


def test_the_wall_keeps_sandworms_out():
    """IMP 40.3.1: and what summons them does nothing."""
    table = up(WALLED, hand=DUNE, water=1, hooks=True).do(f"send {DUNE} hagga_basin")
    assert (table.spice, table.sandworms) == (2, 0)
    assert table.table["protected"]
    gone = up(WALLED, {"shield_wall": False}, hand=DUNE, water=1, hooks=True)
    gone.do(f"send {DUNE} hagga_basin", "take sandworms")
    assert gone.sandworms == 1


def test_the_wall_is_removed_for_good_or_left():
    """IMP 40.3.2, IMP 40.3.3"""
    table = up(WALLED, hand=RECON, influence={"fremen": 2})
    table.do(f"send {RECON} sietch_tabr", "take wall")
    table.do("resolve sietch_tabr break_wall")
    assert not table.table["shield_wall"]
    left = up(WALLED, hand=RECON, influence={"fremen": 2})
    left.do(f"send {RECON} sietch_tabr", "take wall", "done")
    assert left.table["shield_wall"]


def test_a_wall_removed_in_the_course_of_a_turn_lets_sandworms_in():
    """IMP 40.3.4: nothing is harvested before its player could play for it."""
    me = {"hand": DUNE, "water": 1, "hooks": True, "intrigue": "detonation"}
    table = up(WALLED, **me).do(f"send {DUNE} hagga_basin")
    assert table.spice == 0
    table.do("play detonation", "take sandworms")
    assert (table.sandworms, table.spice) == (1, 0)
    kept = up(WALLED, **me).do(f"send {DUNE} hagga_basin")
    kept.do("resolve hagga_basin spice_or_sandworms")
    assert (kept.sandworms, kept.spice) == (0, 2)


def test_sandworms_are_units_that_fight_alone():
    """IMP 40.2.2, IMP 37.3.1: strength 3, without any troop."""
    table = up(sandworms=2)
    assert (table.strength, table.player(0)["conflict"]) == (6, 0)


def fight(fought=OPEN, others=(), **me):
    """All have revealed; seat 0 fights with sandworms."""
    table = {"conflict": fought, "phase": "combat", "shield_wall": False}
    return Table(uprising=True, table=table, others=list(others), **me)


def test_a_sandworm_doubles_the_first_reward():
    """IMP 40.4.1, IMP 40.2.3: afterwards it is back in the bank."""
    table = fight("skirmish_desert_mouse", sandworms=1)
    assert (table.solari, table.sandworms) == (4, 0)
    plain = fight("skirmish_desert_mouse", garrison=0, conflict=1)
    assert plain.solari == 2


def test_a_sandworm_doubles_lower_rewards_too():
    """IMP 40.4.1: in whatever rank."""
    table = fight("skirmish_desert_mouse", [{"conflict": 5, "garrison": 0}], sandworms=1)
    assert (table.solari, table.player(1)["solari"]) == (6, 2)


def test_control_is_not_doubled():
    """IMP 40.4.2, IMP 37.4.3"""
    table = fight("siege_of_arrakeen", sandworms=1, garrison=0)
    assert table.table["control"]["arrakeen"] == 0
    assert (table.solari, table.garrison) == (4, 4)


def test_an_arrow_may_be_paid_twice():
    """IMP 40.4.1"""
    table = fight("spice_freighters", sandworms=1, spice=6)
    pay = next(one for one in table.options if "pay" in one)
    table.do(pay, next(one for one in table.options if "pay" in one))
    assert table.spice == 0
    assert table.vp >= 2


def test_sandworms_are_not_described_behind_the_wall():
    """IMP 40.3.1"""
    with pytest.raises(landsraad.InvalidSetup, match="shield wall"):
        up(WALLED, sandworms=1)
    with pytest.raises(landsraad.InvalidSetup, match="true or false"):
        up(hooks=1)


def test_a_sandworm_without_bonus_spice_is_not_a_harvest():
    """IMP 40.5.2, IMP 42.3.4: what a card gives on that turn does not make it one."""
    held = {"modules": ("choam",), "contracts": "contract_harvest_3"}
    table = up(hand="smugglers_harvester", water=3, hooks=True, **held)
    table.do("send smugglers_harvester deep_desert", "take sandworms")
    assert table.spice == 1
    assert table.contracts == ["contract_harvest_3"]
