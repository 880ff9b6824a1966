"""Every House Hagal card and every Rival card of Uprising and Bloodlines, by what it does."""

import pytest

import landsraad
from imperium.uprising_rivals import alone, fought, gained, pair, sent
from landsraad.games.imperium.engine.catalogue import HAGALS, LEADERS
from landsraad.games.imperium.engine.selection import selection

POOR = {"solari": 0, "spice": 0, "water": 0}
HIGH = {"influence": {"emperor": 2}}
HOOKS = {"hooks": True}
TURNS = [
    # card, rival, table, space, what the rival has gained
    ("sardaukar", {}, {}, "sardaukar", {"emperor": 1, "garrison": 2}),
    ("dutiful_service", {}, {}, "dutiful_service", {"emperor": 1}),
    ("heighliner", {}, {}, "heighliner", {"guild": 1, "conflict": 3}),
    ("deliver_supplies_or_heighliner", {}, {}, "deliver_supplies", {"guild": 1}),
    (
        "deliver_supplies_or_heighliner",
        {},
        {"conflict": "propaganda", "round": 7},
        "heighliner",
        {"guild": 1, "conflict": 3},
    ),
    ("espionage", {}, {}, "espionage", {"bene_gesserit": 1, "spies": 1}),
    ("secrets", {}, {}, "secrets", {"bene_gesserit": 1}),
    ("desert_tactics", {}, {}, "desert_tactics", {"fremen": 1, "conflict": 1}),
    ("fremkit", {}, {}, "fremkit", {"fremen": 1}),
    ("assembly_hall", {}, {}, "assembly_hall", {"intrigue_size": 1}),
    ("assembly_hall", HIGH, {}, "assembly_hall", {"intrigue_size": 1, "emperor": 2, "fremen": 1}),
    ("gather_support_1", HIGH, {}, "gather_support", {"garrison": 1, "emperor": 2}),
    ("gather_support_2", {}, {}, "gather_support", {"garrison": 1}),
    ("gather_support_2", HIGH, {}, "gather_support", {"garrison": 1, "emperor": 2, "guild": 1}),
    ("accept_contract_or_shipping_1", {}, {}, "accept_contract", {"solari": 2}),
    (
        "accept_contract_or_shipping_1",
        {"influence": {"guild": 2}},
        {},
        "shipping",
        {"solari": 2, "guild": 2, "emperor": 1},
    ),
    ("accept_contract_or_shipping_2", {}, {}, "accept_contract", {"solari": 2}),
    (
        "accept_contract_or_shipping_2",
        {"influence": {"guild": 2}},
        {},
        "shipping",
        {"solari": 2, "guild": 2, "fremen": 1},
    ),
    ("research_station", {}, {}, "research_station", {"conflict": 2}),
    ("spice_refinery", {}, {}, "spice_refinery", {"conflict": 1}),
    ("arrakeen", {}, {}, "arrakeen", {"conflict": 2}),
    (
        "sietch_tabr",
        {"influence": {"fremen": 2}},
        {},
        "sietch_tabr",
        {"fremen": 2, "hooks": 1, "conflict": 1, "water": 1},
    ),
    (
        "hagga_basin_or_imperial_basin",
        {},
        {"bonus_spice": {"hagga_basin": 1}},
        "hagga_basin",
        {"spice": 1 + 2},
    ),
    (
        "hagga_basin_or_imperial_basin",
        {},
        {"bonus_spice": {"imperial_basin": 2, "hagga_basin": 1}},
        "imperial_basin",
        {"spice": 2 + 1},
    ),
    ("deep_desert", {}, {"bonus_spice": {"deep_desert": 1}}, "deep_desert", {"spice": 1 + 4}),
    (
        "deep_desert",
        HOOKS,
        {"bonus_spice": {"deep_desert": 1}},
        "deep_desert",
        {"spice": 1, "sandworms": 2, "hooks": 1},
    ),
]


@pytest.mark.parametrize("card, rival, table, space, found", TURNS)
def test_a_card_sends_the_agent_and_gives_what_it_shows(card, rival, table, space, found):
    """IMP 50.4.2, IMP 50.4.5, IMP 50.4.6 (R18, R21, R22)"""
    at = alone(card, rival=rival, table=table)
    assert (sent(at), gained(at)) == ([space], found)


def test_every_card_that_sends_an_agent_is_tried():
    tried = {card for card, *_ in TURNS} | {"reshuffle", *SPIES}
    keys = {HAGALS[n].key for n in selection(("uprising", "antagonists")).numbers("hagal")}
    assert keys == tried


def test_secrets_steals_from_a_full_hand_only():
    """IMP 50.4.6 (R22)"""
    full = ["impress", "devour", "detonation", "distraction"]
    at = alone("secrets", intrigue=full, other={"intrigue": []})
    assert (at.player(0)["intrigue_size"], at.player(2)["intrigue_size"]) == (3, 1)
    at = alone("secrets", intrigue=full[:3])
    assert (at.player(0)["intrigue_size"], at.player(2)["intrigue_size"]) == (3, 0)


@pytest.mark.parametrize("card", ["desert_tactics", "hagga_basin_or_imperial_basin"])
@pytest.mark.parametrize("hooks", [False, True])
def test_the_shield_wall_falls_to_maker_hooks_only(card, hooks):
    """IMP 50.4.6 (R22)"""
    at = alone(card, rival={"hooks": hooks}, table={"bonus_spice": {"hagga_basin": 1}})
    assert at.table["shield_wall"] is not hooks


SPIES = {
    "place_spy_spice_trade": (
        "post_choam", "post_imperial_basin", "post_hagga_basin", "post_deep_desert",
    ),
    "place_spy_city": ("post_arrakeen", "post_refinery", "post_sietch"),
    "place_spy_landsraad": ("post_assembly", "post_council"),
}  # fmt: skip


@pytest.mark.parametrize("card", SPIES)
def test_place_spy_takes_the_first_free_post_and_reveals_on(card):
    """IMP 50.4.14 (R30)"""
    first, *rest = SPIES[card]
    at = alone(card, "dutiful_service")
    assert (at.player(2)["spies"], sent(at)) == ([first], ["dutiful_service"])
    at = alone(card, "dutiful_service", spies=[first])
    assert at.player(2)["spies"] == rest[:1]
    full = SPIES[card]
    houses = {"spies": full[:2]}
    at = alone(card, "dutiful_service", other=houses, spies=full[2:])
    assert (at.player(2)["spies"], sent(at)) == ([], ["dutiful_service"])


def test_the_swords_of_the_card_count_in_combat():
    """IMP 50.6.1 (R37)"""
    at = fought("skirmish_desert_mouse", mine=4, table={"hagal_top": ["sardaukar"]},
                intrigue="impress")  # fmt: skip
    assert (at.player(2)["swords"], at.player(2)["strength"]) == (4, 3 * 2 + 4)


def test_reshuffle_renews_the_deck():
    """IMP 50.4.1 (R17)"""
    at = pair("reshuffle", table={"hagal_discard": ["fremkit", "secrets"]})
    assert len(at.table["hagal_discard"]) < 37
    assert at.table["hagal_deck"] + len(at.table["hagal_discard"]) == 37
    assert len(sent(at)) == 1


# --- Rival cards

SIGNETS = {
    "baron_vladimir_harkonnen": {"intrigue_size": 1},
    "feyd_rautha_harkonnen": {"conflict": 2},
    "gurney_halleck": {"conflict": 1},
    "lady_jessica": {"bene_gesserit": 1},
    "lady_margot_fenring": {"solari": 1},
    "muaddib": {"fremen": 1},
    "princess_irulan": {"spies": 1},
    "staban_tuek": {"spice": 1},
    "chani": {"water": 1},
    "count_hasimir_fenring": {"solari": 1, "conflict": 1, "emperor": 1},
    "duncan_idaho": {"conflict": 1},
    "gaius_helen_mohiam": {"spies": 1, "conflict": 1},
    "piter_de_vries": {"solari": 1},
}


def of_rival(leader, *cards, **more):
    other = {"leader": "staban_tuek" if leader != "staban_tuek" else "gurney_halleck"}
    house = {"leader": leader, **more.pop("rival", {})}
    me = {"leader": "shaddam_corrino_iv", "modules": ("choam",), "bloodlines": True}
    return alone(*cards, rival=house, other=other, **{**me, **more})


@pytest.mark.parametrize("leader", SIGNETS)
def test_the_signet_of_a_rival_card(leader):
    """IMP 50.4.6 (R22)"""
    assert gained(of_rival(leader, "spice_refinery")) == SIGNETS[leader]


@pytest.mark.parametrize("leader", ["glossu_the_beast_rabban", "lady_amber_metulli"])
def test_the_signets_of_the_streamlined_rivals(leader):
    at = pair("spice_refinery", rival={"leader": leader}, variants=("streamlined",))
    assert gained(at) == {"conflict": 1}


def test_rabban_recruits_two_with_an_alliance():
    high = {"leader": "glossu_the_beast_rabban", "influence": {"fremen": 4}}
    at = pair("spice_refinery", rival=high, variants=("streamlined",))
    assert gained(at) == {"conflict": 2, "fremen": 4}


def test_piter_draws_with_an_alliance():
    at = of_rival("piter_de_vries", "spice_refinery", rival={"influence": {"fremen": 4}})
    assert gained(at) == {"fremen": 4, "solari": 1, "intrigue_size": 1}


def test_duncan_gains_spice_with_his_swordmaster():
    at = of_rival("duncan_idaho", "spice_refinery", rival={"swordmaster": True})
    assert gained(at) == {"conflict": 1, "spice": 1}


def test_count_fenring_starts_with_the_emperor():
    game = landsraad.new(
        "imperium", 1, 1, edition="uprising", expansions=("bloodlines",),
        leaders=["muaddib", "count_hasimir_fenring", "chani"],
    )  # fmt: skip
    heights = [house["influence"]["emperor"] for house in game.view(None)["players"]]
    assert heights == [0, 1, 0]


SCHEMES = {
    "baron_vladimir_harkonnen": {"solari": 2, "garrison": 2},
    "feyd_rautha_harkonnen": {"emperor": 1},
    "gurney_halleck": {"fremen": 1},
    "lady_jessica": {"water": 2},
    "lady_margot_fenring": {"bene_gesserit": 1},
    "muaddib": {"hooks": 1, "intrigue_size": 1},
    "princess_irulan": {"emperor": 1, "garrison": 1},
    "staban_tuek": {"garrison": 2},
    "chani": {"spice": 1},
    "count_hasimir_fenring": {"solari": 3, "intrigue_size": 1, "emperor": 1},
    "duncan_idaho": {"fremen": 1},
    "gaius_helen_mohiam": {"intrigue_size": 1, "bene_gesserit": 1},
    "piter_de_vries": {"guild": 1, "solari": 1},
}
TWO = {"spies": ["post_arrakeen", "post_sietch"]}


@pytest.mark.parametrize("leader", SCHEMES)
def test_the_third_spy_starts_the_scheme(leader):
    """IMP 50.4.15 (R31)"""
    cards = ("place_spy_landsraad", "gather_support_1")
    at = of_rival(leader, *cards, rival=TWO, spice=1)
    found = gained(at)
    assert at.player(2)["spies"] == ["post_assembly"]
    scheme = {**SCHEMES[leader], "spies": 1}
    assert found == scheme | {"garrison": 1 + scheme.get("garrison", 0)}


@pytest.mark.parametrize(
    "leader, found",
    [("glossu_the_beast_rabban", {"emperor": 2}), ("lady_amber_metulli", {"garrison": 3})],
)
def test_the_schemes_of_the_streamlined_rivals(leader, found):
    house = {"leader": leader, **TWO}
    at = pair("place_spy_landsraad", "gather_support_1", rival=house, variants=("streamlined",))
    assert gained(at) == {**found, "garrison": found.get("garrison", 0) + 1, "spies": 1}


def test_muaddibs_scheme_removes_the_wall():
    at = of_rival("muaddib", "place_spy_landsraad", "gather_support_1", rival=TWO)
    assert at.table["shield_wall"] is False


def test_gurneys_scheme_deepens_what_he_has_most_of():
    house = {**TWO, "influence": {"emperor": 3, "fremen": 2}}
    at = of_rival("gurney_halleck", "place_spy_landsraad", "gather_support_1", rival=house)
    assert at.player(2)["influence"] == {
        "emperor": 4, "fremen": 2, "guild": 0, "bene_gesserit": 0
    }  # fmt: skip


def test_every_rival_card_is_tried():
    keys = {
        LEADERS[n].key.removeprefix("rival_")
        for n in selection(("antagonists", "bloodlines_antagonists")).numbers("antagonists")
    }
    streamlined = {"glossu_the_beast_rabban", "lady_amber_metulli"}
    assert keys == SIGNETS.keys() | streamlined == SCHEMES.keys() | streamlined
