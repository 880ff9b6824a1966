"""Streamlined rivals and the variants of Uprising's rivals (IMP 50.8, IMP 50.9)."""

import pytest

from imperium.uprising_rivals import alone, fought, gained, pair, sent

STREAMLINED = ("streamlined",)
MASTER = {"swordmaster": True}


def streamlined(*cards, **more):
    return pair(*cards, variants=STREAMLINED, **more)


# --- streamlined


def test_a_streamlined_rival_scores_nothing():
    """IMP 50.8.2, IMP 50.8.3 (R47, R48): nor does an alliance that it takes."""
    at = streamlined("fremkit", rival={"influence": {"fremen": 1}})
    assert (at.player(2)["influence"]["fremen"], at.player(2)["vp"]) == (2, 0)
    at = streamlined("fremkit", rival={"influence": {"fremen": 4}}, influence={"fremen": 4},
                     table={"alliances": {"fremen": 0}})  # fmt: skip
    assert (at.table["alliances"]["fremen"], at.player(2)["vp"]) == (2, 0)
    assert at.player(0)["vp"] == 1


def test_it_gathers_until_it_has_its_swordmaster():
    """IMP 50.8.2 (R47)"""
    at = streamlined("accept_contract_or_shipping_1", rival={"solari": 6})
    assert (at.player(2)["solari"], at.player(2)["swordmaster"]) == (8, False)
    at = streamlined("accept_contract_or_shipping_1", rival={"solari": 7})
    assert (at.player(2)["solari"], at.player(2)["swordmaster"]) == (0, True)
    at = streamlined("accept_contract_or_shipping_1", rival={**MASTER, "solari": 1})
    assert at.player(2)["solari"] == 1
    at = streamlined("assembly_hall", rival=MASTER)
    assert at.player(2)["intrigue_size"] == 0
    at = streamlined("secrets", rival=MASTER, intrigue="impress devour detonation distraction")
    assert (at.player(0)["intrigue_size"], at.player(2)["intrigue_size"]) == (3, 0)


@pytest.mark.parametrize(
    "conflict, rival", [("spice_freighters", {"spice": 4}),
                        ("battle_for_arrakeen", {"spies": ["post_arrakeen", "post_sietch"]})],
)  # fmt: skip
def test_it_does_not_pay_for_points(conflict, rival):
    """IMP 50.8.2 (R42, R47)"""
    place = {"phase": "combat", "conflict": conflict, "turn": 0, "hagal_top": ["gather_support_1"]}
    at = streamlined(rival={"conflict": 3, **rival}, table=place, hand=[], other={"hand": []})
    house = at.player(2)
    assert (house["spice"], len(house["spies"])) == (rival.get("spice", 0), 2 * ("spies" in rival))
    assert house["vp"] == 0


def test_control_pays_it_no_more():
    """IMP 50.8.2 (R47)"""
    held = {"control": {"arrakeen": 2}}
    at = streamlined("arrakeen", rival=MASTER, table=held)
    assert at.player(2)["solari"] == 0
    assert not [line for line in at.game.log(None) if "paid" in line]
    assert streamlined("arrakeen", table=held).player(2)["solari"] == 1


def test_bonus_spice_goes_to_the_bank_then():
    """IMP 50.8.3 (R48)"""
    place = {"bonus_spice": {"deep_desert": 2}}
    at = streamlined("deep_desert", rival=MASTER, table=place)
    assert (at.player(2)["spice"], at.table["bonus_spice"]["deep_desert"]) == (0, 0)
    at = streamlined("deep_desert", table=place)
    assert at.player(2)["spice"] == 2 + 4


def test_all_else_goes_on():
    """IMP 50.8.3 (R48)"""
    at = streamlined("heighliner", rival={**MASTER, "garrison": 2})
    assert gained(at) == {"guild": 1, "conflict": 5}
    at = streamlined("espionage", rival=MASTER)
    assert gained(at) == {"bene_gesserit": 1, "spies": 1}
    place = {"phase": "combat", "conflict": "siege_of_arrakeen", "round": 2, "turn": 0}
    at = streamlined("gather_support_1", rival={"conflict": 2}, table=place, hand=[],
                     other={"hand": []})  # fmt: skip
    assert at.table["control"]["arrakeen"] == 2


def test_a_streamlined_rival_cannot_win():
    """IMP 50.8.2 (R47)"""
    place = {"phase": "makers", "turn": 0, "first": 0}
    at = streamlined(table=place, vp=10, other={"vp": 4})
    assert (at.game.winners, at.player(2)["vp"]) == ((0,), 0)
    # With no point at the table either, what it has gathered breaks no tie.
    poor = {"water": 0, "garrison": 0}
    at = streamlined(
        table={**place, "phase": "endgame"}, vp=0, other=poor, rival={"spice": 6}, **poor
    )
    assert at.game.winners in ((0,), (1,))


# --- smart politics


@pytest.mark.parametrize(
    "card, faction",
    [("dutiful_service", "emperor"), ("deliver_supplies_or_heighliner", "guild"),
     ("fremkit", "fremen")],
)  # fmt: skip
@pytest.mark.parametrize(
    "own, mine, skips",
    [(5, 4, True), (4, 4, False), (2, 4, True), (3, 4, False), (1, 4, False), (0, 0, False)],
)
def test_smart_politics(card, faction, own, mine, skips):
    """IMP 50.9.1 (R49)"""
    holder = {"alliances": {faction: 2 if own >= 4 else 0}} if mine >= 4 else {}
    more = {"rival": {"influence": {faction: own}}, "influence": {faction: mine}, "table": holder}
    at = alone(card, "secrets", variants=("smart_politics",), **more)
    assert (sent(at) == ["secrets"]) is skips
    assert sent(alone(card, "secrets", **more)) != ["secrets"]


def test_smart_politics_skips_secrets_but_no_space_with_a_price():
    """IMP 50.9.1 (R49)"""
    heights = {"rival": {"influence": {"bene_gesserit": 2}}, "influence": {"bene_gesserit": 4}}
    smart = ("smart_politics",)
    assert sent(alone("secrets", "fremkit", variants=smart, **heights)) == ["fremkit"]
    assert sent(alone("espionage", "fremkit", variants=smart, **heights)) == ["espionage"]


# --- combat


@pytest.mark.parametrize(
    "variants, conflict, swords",
    [((), "propaganda", 4), (("brutal_escalation",), "propaganda", 4 + 5),
     (("brutal_escalation",), "trade_dispute", 4)],
)  # fmt: skip
def test_brutal_escalation(variants, conflict, swords):
    """IMP 50.9.2 (R50)"""
    place = {
        "hagal_top": ["sardaukar", "heighliner"],
        "round": 7 if conflict == "propaganda" else 2,
    }
    at = fought(conflict, mine=1, intrigue="impress", table=place, variants=variants)
    assert at.player(2)["swords"] == swords


@pytest.mark.parametrize(
    "own, mine, conflict, deployed",
    [(3, 0, "trade_dispute", 0), (2, 0, "trade_dispute", 2), (3, 1, "trade_dispute", 2),
     (3, 0, "propaganda", 2)],
)  # fmt: skip
def test_expert_deployment(own, mine, conflict, deployed):
    """IMP 50.9.3 (R50)"""
    place = {"conflict": conflict, "round": 7 if conflict == "propaganda" else 2}
    house = {"conflict": own, "garrison": 4}
    at = alone("fremkit", rival=house, conflict=mine, table=place, variants=("expert_deployment",))
    assert at.player(2)["conflict"] == own + deployed
    at = alone("fremkit", rival=house, conflict=mine, table=place)
    assert at.player(2)["conflict"] == own + 2


def test_sandworms_come_before_the_lead_is_looked_at():
    """IMP 50.9.3 (R50)"""
    place = {"bonus_spice": {"deep_desert": 1}, "conflict": "trade_dispute", "round": 2}
    house = {"conflict": 1, "garrison": 4, "hooks": True}
    at = alone("deep_desert", rival=house, table=place, variants=("expert_deployment",))
    assert (at.player(2)["sandworms"], at.player(2)["conflict"]) == (2, 1)


@pytest.mark.parametrize("level", ["mentat", "kwisatz_haderach"])
def test_the_high_levels_bring_the_variants(level):
    """IMP 50.2.1 (R10)"""
    house = {"conflict": 3, "garrison": 4}
    place = {"conflict": "trade_dispute", "round": 2}
    at = alone("fremkit", rival=house, table=place, level=level)
    assert at.player(2)["conflict"] == 3


# --- the row


def test_the_churn_of_the_row():
    """IMP 50.9.4 (R50a)"""
    seen = set()
    for seed in range(20):
        at = alone(seed=seed, variants=("row_churn",), hand="dagger", table={"turn": 0})
        row = at.table["row"]
        at.do("reveal")
        while at.asked == (0, "reveal_turn"):
            at.do("done")
        told = [event for _, event in at.game.events(None)]
        (churn,) = [event.public for event in told if event.kind == "churn"]
        lost = [event for event in told if event.kind == "row_lost"]
        gone = {place for place in churn if place <= 5}
        seen.add(len(gone))
        assert len(lost) == len(gone)
        after = at.table["row"]
        assert [after[n] for n in range(5) if n + 1 not in gone] == [
            row[n] for n in range(5) if n + 1 not in gone
        ]
    assert seen >= {1, 2}


@pytest.mark.parametrize("master, kept", [(True, 0), (False, 1)])
def test_a_streamlined_rival_steals_whether_it_gathers_or_not(master, kept):
    """IMP 50.8.3 (R48): a card that it does not gather is discarded."""
    held = "impress devour crysknife ornithopter"
    at = pair("secrets", variants=("streamlined",), rival={"swordmaster": master}, intrigue=held)
    assert (at.intrigue_size, at.player(2)["intrigue_size"]) == (3, kept)
    assert len(at.table["intrigue_discard"]) == 1 - kept
