"""The automaton in battle, with its figures, vehicles, spice and leaders."""

import pytest

from landsraad.games.war_for_arrakis.catalogue import (
    AREA,
    AREAS,
    DESERTS,
    TOUCHING,
    ZONE,
    bits,
)
from landsraad.games.war_for_arrakis.frames import Losses, Step
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.modules.mahdi.criteria import _two_from_prey, narrowed
from landsraad.games.war_for_arrakis.modules.mahdi.sight import (
    as_the_crow_flies,
    away,
    next_to,
)
from landsraad.games.war_for_arrakis.terms import CARRYALL
from war.modules.mahdi_table import Solo

FAR_AWAY = {"carthag": "H 1r", "gara_kulon": "A 6r"}

# --- battles


def test_reinforcements_bring_six_dice():
    """WFA 22.7.1: not under the Landsraad's ban."""
    board = {"gara_kulon": "A 1r", "s1_11": "H 3r"}
    hand = "shigawire hunter_seeker sandmasters spotter_control"
    table = Solo(board, enemy_hand=hand).rig("HHHHHH").act("strategy")
    assert len([e for e in table.told if e.kind == "reinforce"]) == 3
    table = Solo(board, enemy_hand=hand, bans="landsraad").act("strategy")
    assert not [e for e in table.told if e.kind == "reinforce"]


@pytest.mark.parametrize(
    ("legion", "lost"),
    [
        ("H 2r 2b", "2r 1b"),
        ("H 2r 1b baron_harkonnen", "2r baron_harkonnen"),
        ("H 2r 1e 1s 1b", "3r 1s 1b"),
        ("H 2r 1s 1b", "3r 1b"),
        ("H 2r 1b", "1r 1b"),
        ("H 1r 1b", "1r"),
    ],
)
def test_hits(legion, lost):
    """WFA 22.7.2"""
    table = Solo({"carthag": legion}).frames(Losses(1, AREA["carthag"], 1, "battle"))
    assert table.at("carthag") == lost


@pytest.mark.parametrize(("ours", "goes_on"), [(Legion(1, 2), False), (Legion(1, 3), True)])
def test_the_attack_ceases_at_half_the_power(ours, goes_on):
    """WFA 22.7.3, WFA 22.7.5: and no hit is taken to go on."""
    from landsraad.games.war_for_arrakis import asks
    from landsraad.games.war_for_arrakis.effects import Attack
    from landsraad.games.war_for_arrakis.frames import Battle
    from landsraad.games.war_for_arrakis.options import CEASE, CONTINUE

    table = Solo({"gara_kulon": "A 4r", "s1_11": "H 3r"})
    state = table.state
    state.legions[AREA["s1_11"]] = ours
    frame = Battle(1, AREA["s1_11"], AREA["gara_kulon"], Attack(relentless=True), "after")
    left = narrowed(state, frame, 1, asks.CONTINUE, (CONTINUE, CEASE))
    assert left == [CONTINUE if goes_on else CEASE]


def test_they_never_retreat_in_a_battle():
    """WFA 22.7.4"""
    from landsraad.games.war_for_arrakis import asks
    from landsraad.games.war_for_arrakis.options import RETREAT, STAND

    table = Solo({"s1_4": "A 4r", "s1_5": "H 4r"})
    assert narrowed(table.state, None, 1, asks.RETREAT, (STAND, RETREAT)) == [STAND]


def test_they_advance_into_sietches_and_towards_the_target():
    """WFA 22.7.6"""
    table = Solo({"gara_kulon": "A 1r", "s1_11": "H 6r"}).rig("HHHHHHSSS").act("strategy")
    assert table.at("gara_kulon") == "6r"
    assert table.table["supremacy"] >= 2
    board = {"s1_5": "H 5r", "s1_4": "A 1r", "gara_kulon": "A 6r"}
    table = Solo(board).rig("HHHHHSS").act("strategy")
    ways = away(table.state, AREA["gara_kulon"])
    nearer = ways[AREA["s1_4"]] < ways[AREA["s1_5"]]
    assert bool(table.at("s1_4")) == nearer


def test_the_atreides_choose_where_to_retreat():
    """WFA 22.7.7: empty areas first."""
    board = {"s1_5": "H 5r", "s1_4": "A 3r 1n", "gara_kulon": "A 6r"}
    table = Solo(board).rig("SSSSSSSSS").act("strategy")
    table.do("retreat")
    assert table.game.decision.seat == 0
    from landsraad.games.war_for_arrakis.reach import empty

    assert all(empty(table.state) >> AREA[key] & 1 for key in table.offered("retreat"))


def test_the_weakest_leave_a_crowd():
    """WFA 22.7.8"""
    table = Solo({"carthag": "H 3r 3e"})
    table.state.bans = 1 << 2
    table.frames(Step("excess", 1, AREA["carthag"]))
    assert table.at("carthag") == "2r 3e"


# --- figures


def test_deployment_goes_to_the_strongest_settlement():
    """WFA 22.8.1: the excess to the next."""
    off = {"spent": ["captain_aramsham"], "leaders": {"beast_rabban": "tank 5"}}
    board = {"carthag": "H 5r", "arrakeen": "H 2r"}
    table = Solo(board, settlements="carthag arrakeen", enemy=off).act("deployment")
    assert table.offered("with") == {"baron_harkonnen", "captain_aramsham"}
    table.do("with baron_harkonnen")
    assert table.at("carthag") == "6r baron_harkonnen"
    assert table.at("arrakeen") == "4r"


def test_a_kind_that_has_run_out():
    """WFA 22.8.2: the next stronger, else the next weaker."""
    from landsraad.games.war_for_arrakis.modules.mahdi.forces import available

    table = Solo({"carthag": "H 1r"})
    table.state.supply[1][:3] = [0, 2, 0]
    assert available(table.state, 0) == 1
    assert available(table.state, 2) == 1
    table.state.supply[1][:3] = [0, 0, 0]
    assert available(table.state, 1) < 0


def test_leaders_in_their_order():
    """WFA 22.8.3: Rabban first, others by choice, else a Bashar."""
    table = Solo({"carthag": "H 1r"}).frames(Step("mahdi_leader", 1, AREA["carthag"]))
    assert table.at("carthag") == "1r beast_rabban"
    gone = dict.fromkeys(("beast_rabban",), "tank 5")
    tanks = {**gone, "baron_harkonnen": "tank 4", "captain_aramsham": "tank 3"}
    table = Solo({"carthag": "H 1r"}, enemy={"leaders": tanks})
    table.frames(Step("mahdi_leader", 1, AREA["carthag"]))
    assert table.at("carthag") == "1r 1b"


def test_placing_goes_nearest_to_a_sietch():
    """WFA 22.8.4: tokens turn up only where no unit is visible (WFA 22.8.6)."""
    board = {"s1_11": "H 2r", "carthag": "H 2r", "gara_kulon": "A 1r"}
    table = Solo(board).frames(Step("mahdi_replace", 1, 3, 0))
    assert table.at("s1_11") == "2e"
    assert table.at("carthag") == "1r 1e"
    table = Solo({"s1_11": "H 1k 1v", "gara_kulon": "A 1r"})
    table.frames(Step("mahdi_replace", 1, 1, 0))
    assert not table.state.legions[AREA["s1_11"]].others
    table = Solo({"s1_11": "H 1r 1k", "gara_kulon": "A 1r"})
    table.frames(Step("mahdi_replace", 1, 1, 0))
    assert table.at("s1_11") == "1e 1k"


# --- what the Atreides turn up


def test_a_free_reveal_brings_a_card():
    """WFA 22.14.1: not under the Guild's ban."""
    board = {"gara_kulon": "A 1r token_2r", "carthag": "H 1r"}
    table = Solo(board).do("train gara_kulon")
    assert table.player("harkonnen")["hand_size"] == 1
    table = Solo(board, bans="spacing_guild").do("train gara_kulon")
    assert table.player("harkonnen")["hand_size"] == 0


def test_nothing_is_turned_up_below_an_ornithopter():
    """WFA 22.14.2"""
    board = {"gara_kulon": "A 1r token_2r", "carthag": "H 1r"}
    assert "train gara_kulon" in Solo(board).options
    assert "train gara_kulon" not in Solo(board, zones={"az1": "ornithopter"}).options


# --- vehicles and spice


def test_vehicles_in_their_order():
    """WFA 22.15.1, WFA 22.15.3: carryalls before ornithopters."""
    table = Solo({"gara_kulon": "A 1r", "carthag": "H 1r"}, phase="vehicles")
    while table.game.decision.ask.key in ("harvester", "airborne"):
        table.do(table.options[0])
    kinds = [e.kind if e.kind == "harvester" else e.public[0] for e in table.told
             if e.kind in ("harvester", "airborne")]  # fmt: skip
    assert kinds == ["harvester"] * 3 + ["carryall", "ornithopter", "ornithopter"]


def test_harvesters_go_to_the_harvesting_sector():
    """WFA 22.15.2: empty deep desert away from the enemy first."""
    table = Solo({"gara_kulon": "A 1r", "carthag": "H 1r"}, phase="vehicles")
    placed = {e.public[0] for e in table.told if e.kind == "harvester"}
    placed |= table.offered("harvester")
    assert placed
    assert all(key.startswith("s2_") for key in placed)
    assert 0 in next_to(frozenset((1,)))


def test_ornithopters_go_above_the_target():
    """WFA 22.15.4"""
    table = Solo({"gara_kulon": "A 6r", "carthag": "H 1r"}, phase="vehicles")
    while table.game.decision.ask.key in ("harvester", "airborne"):
        table.do(table.options[0])
    assert table.table["zones"]["az1"] in ("ornithopter", "carryall")


def test_ornithopters_go_where_the_way_on_foot_is_barred():
    """WFA 22.15.4, WFA 22.3.3: two areas from a sietch, whatever stands between."""
    goal = AREA["gara_kulon"]
    crow = as_the_crow_flies(goal)
    spot = next(a for a, far in enumerate(crow) if far == 2 and AREAS[a].key.startswith("s1_"))
    between = TOUCHING[spot] & TOUCHING[goal]
    board = {AREAS[a].key: "sandworm" for a in bits(between & DESERTS)}
    board |= {AREAS[a].key: "A 6r" for a in bits(between & ~DESERTS)}
    table = Solo({"gara_kulon": "A 1r", AREAS[spot].key: "H 3r", **board})
    assert away(table.state, goal)[spot] > 2
    assert _two_from_prey(table.state, spot)


@pytest.mark.parametrize(
    ("rows", "spice", "after", "reserve", "supremacy"),
    [
        ((1, 1, 1), 6, (1, 1, 1), 0, 0),
        ((1, 1, 1), 8, (1, 1, 1), 0, 1),
        ((3, 2, 1), 4, (3, 2, 2), 0, 0),
        ((3, 2, 1), 7, (2, 2, 1), 0, 0),
        ((3, 2, 1), 2, (3, 3, 2), 0, 0),
        ((5, 3, 1), 5, (5, 2, 1), 0, 0),
        ((5, 3, 1), 7, (4, 3, 1), 0, 0),
        ((1, 1, 2), 1, (2, 2, 3), 1, 0),
    ],
)
def test_spice(rows, spice, after, reserve, supremacy):
    """WFA 22.16.2, WFA 22.16.3, WFA 22.16.4"""
    keys = ("spacing_guild", "landsraad", "choam")
    table = Solo(FAR_AWAY, imperium=dict(zip(keys, rows, strict=True)), phase="vehicles")
    state = table.state
    state.pending, state.phase, state.stack = None, 4, []
    table.frames(Step("spend_spice", 1, spice, 0))
    while table.game.decision is not None and table.game.decision.ask.key == "harvest":
        table.do(table.options[0])
    assert tuple(state.imperium) == after
    assert (state.reserve, state.supremacy - 1 * (state.round > 1)) == (reserve, supremacy)


def test_carryalls_save_the_deep_desert_first():
    """WFA 22.16.1: without a carryall the Atreides choose the order freely."""
    from landsraad.games.war_for_arrakis import asks
    from landsraad.games.war_for_arrakis.options import DECLINE, areas, of_zone

    table = Solo(FAR_AWAY)
    deep, other = AREA["s3_4"], AREA["s3_5"]
    table.state.harvesters = 1 << deep | 1 << other
    both = areas("resolve", 1 << deep | 1 << other)
    assert narrowed(table.state, None, 0, asks.ORDER, both) == both
    table.state.zones[ZONE["az8"]] = CARRYALL
    left = narrowed(table.state, None, 0, asks.ORDER, both)
    assert [option.area for option in left] == [deep]
    saved = narrowed(table.state, None, 1, asks.CARRYALL, (of_zone("save", 0), DECLINE))
    assert DECLINE not in saved


def test_a_round_ends_with_a_point():
    """WFA 22.12.1: no limit of the reinforcements, and leaders stay on the board."""
    cards = "shigawire hunter_seeker sandmasters spotter_control i_decide explosive_artillery"
    table = Solo({"carthag": "H 2r baron_harkonnen", "s1_4": "A 1r"}, phase="end",
                 enemy_hand=f"{cards} forced_recruitment")  # fmt: skip
    assert table.table["supremacy"] == 1
    assert table.put("baron_harkonnen") == AREA["carthag"]
    assert table.player("harkonnen")["hand_size"] >= 7


# --- leaders


def test_special_actions_of_leaders():
    """WFA 22.13.1, WFA 22.13.4, WFA 22.13.5, WFA 22.13.6"""
    table = Solo({"carthag": "H 4r"}).act("house")
    assert table.at("carthag") == "1r 3e"
    table = Solo({"carthag": "H 1r"}, settlements="carthag").act("deployment")
    assert table.at("carthag") == "3r 1s beast_rabban"
    ready = {"leaders": {"emperor_shaddam_iv": "aside"}}
    table = Solo({"carthag": "H 4e"}, enemy=ready).act("strategy")
    assert table.at("carthag") == "1e 3s"
    table = Solo({"carthag": "H 1r"}, supremacy=1)
    before = len(table.state.decks[2])
    table.act("mentat")
    while table.game.decision.ask.key in ("automaton", "harvester", "airborne", "casualty"):
        table.do(table.options[0])
    assert len(table.state.decks[2]) <= before - 3


def test_rabban_moves_twice():
    """WFA 22.13.2"""
    table = Solo({"gara_kulon": "A 1r", "arrakeen": "H 4r beast_rabban"})
    before = away(table.state, AREA["gara_kulon"])[AREA["arrakeen"]]
    table.act("leadership")
    while table.game.decision.ask.key == "automaton":
        table.do(table.options[0])
    now = away(table.state, AREA["gara_kulon"])[table.put("beast_rabban")]
    assert before - now == 2


def test_feyd_moves_and_attacks():
    """WFA 22.13.3, WFA 22.4.5"""
    leaders = {"beast_rabban": "removed"}
    state = Solo(FAR_AWAY).state
    ways = away(state, AREA["gara_kulon"])
    near = next(k for k in ("s1_13", "s1_7", "s1_8") if ways[AREA[k]] == 2)
    table = Solo({"gara_kulon": "A 1r", near: "H 6r feyd_rautha"}, enemy={"leaders": leaders})
    table.act("leadership")
    while table.game.decision.ask.key == "automaton":
        table.do(table.options[0])
    attacks = [e.public[1] for e in table.told if e.kind == "attack"]
    assert attacks == ["gara_kulon"]
    assert "feyd_rautha" in table.player("harkonnen")["spent"]


# --- with the smugglers


def with_smugglers(board, **kwargs):
    return Solo(board, more=("smugglers",), **kwargs)


def test_neutral_vehicles_follow_the_same_steps():
    """WFA 22.17.1: after the Harkonnens' own, which are not taken for them."""
    table = with_smugglers({"gara_kulon": "A 6r", "carthag": "H 1r"}, phase="vehicles")
    while table.game.decision.ask.key in ("harvester", "airborne", "smuggler_vehicles"):
        assert all(" " in option for option in table.options)
        table.do(table.options[0])
    kinds = [e.kind for e in table.told if e.kind in ("harvester", "smuggler_harvester")]
    assert kinds == ["harvester"] * 3 + ["smuggler_harvester"] * 3


def test_an_ornithopter_is_given_up_for_a_wanted_zone():
    """WFA 22.17.2"""
    from landsraad.games.war_for_arrakis.catalogue import ZONES, ZONES_AT

    ways = away(Solo(FAR_AWAY).state, AREA["gara_kulon"])
    near = next(key for key in ("s1_13", "s1_7", "s1_8") if ways[AREA[key]] == 2)
    held = {ZONES[zone].key: "smuggler_ornithopter" for zone in ZONES_AT[AREA[near]]}
    smugglers = {"status": "allied", "base": "s2_3", "ornithopters": 3}
    board = {"gara_kulon": "A 1r", near: "H 4r", "s2_3": "A 1m"}
    table = with_smugglers(board, zones=held, smugglers=smugglers)
    table.frames(Step("vehicle", 1, 1, 2))
    assert any(e.kind == "dogfight" for e in table.told)
    far = with_smugglers({**board, near: "A 1r", "carthag": "H 1r"}, zones=held,
                         smugglers=smugglers)  # fmt: skip
    far.frames(Step("vehicle", 1, 1, 1))
    assert not any(e.kind == "dogfight" for e in far.told)


def test_the_base_counts_as_a_sietch_of_rank_three():
    """WFA 22.17.3"""
    smugglers = {"status": "allied", "base": "s2_3"}
    board = {"s2_3": "A 1m", "s2_1": "H 4r", "gara_kulon": "A 1r", "s1_11": "H 4r"}
    table = with_smugglers(board, smugglers=smugglers)
    linked = away(table.state, AREA["s2_3"])[AREA["s2_1"]] == 1
    table.act("strategy")
    attacks = [e.public[1] for e in table.told if e.kind == "attack"]
    assert attacks[0] == ("s2_3" if linked else "gara_kulon")
