"""Uprising's rivals with Bloodlines, with the tech module and with other boxes (IMP 51, IMP 52)."""

from pathlib import Path

import pytest

import landsraad
from imperium.uprising_rivals import GURNEY, STABAN, alone, gained, pair, sent
from landsraad.games.imperium.engine import asks
from landsraad.games.imperium.engine.catalogue import HAGALS, LEADERS, SPACE
from landsraad.games.imperium.engine.options import of_faction
from landsraad.games.imperium.engine.selection import selection
from landsraad.games.imperium.mechanisms.dreadnoughts.rules import RIVAL_FLAGS
from landsraad.games.imperium.mechanisms.tech.tiles import TECHS
from landsraad.games.imperium.rivals.uprising import RIVALS

MASTER = {"swordmaster": True}
DRONES = {"tech_top": ["spy_drones", "suspensor_suits", "planetary_array"]}


def bl(*cards, **more):
    return alone(*cards, bloodlines=True, **more)


def techs(*cards, **more):
    return alone(*cards, bloodlines=True, modules=("tech",), **more)


def dealt(seats, sets, **options):
    """The Rival cards and the Hagal cards that a game may have."""
    games = [
        landsraad.new("imperium", seats, seed, edition="uprising", **sets, **options)
        for seed in range(60)
    ]
    rivals = {LEADERS[p.leader].key for game in games for p in game.state.players[seats:]}
    deck = [HAGALS[c].key for c in (*games[0].state.hagal_deck, *games[0].state.hagal_discard)]
    return rivals, deck


# --- cards


@pytest.mark.parametrize(
    "seats, modules, kota, acquire",
    [(1, (), False, 0), (1, ("tech",), True, 4), (2, ("tech",), False, 0)],
)
def test_the_cards_that_join(seats, modules, kota, acquire):
    """IMP 51.1.1 (R51)"""
    rivals, deck = dealt(seats, {"expansions": ("bloodlines",), "modules": modules})
    assert {"rival_chani", "rival_duncan_idaho", "rival_piter_de_vries"} <= rivals
    assert ("rival_kota_odax_of_ix" in rivals) is kota
    assert deck.count("acquire_tech") == acquire


@pytest.mark.parametrize(("leader", "copies"), [("leader_esmar_tuek", 2), ("muaddib", 0)])
def test_tueks_sietch_joins_with_its_leader(leader, copies):
    """IMP 51.1.1 (R51)"""
    game = landsraad.new("imperium", 1, 1, edition="uprising", expansions=("bloodlines",),
                         leaders=[leader])  # fmt: skip
    deck = (*game.state.hagal_deck, *game.state.hagal_discard)
    assert [HAGALS[card].key for card in deck].count("tueks_sietch") == copies


def test_tueks_sietch_is_a_maker_and_a_combat_space():
    """IMP 51.1.2 (R58)"""
    place = {"bonus_spice": {"tueks_sietch": 2}}
    at = bl("tueks_sietch", leader="leader_esmar_tuek", rival={"garrison": 3}, table=place)
    assert gained(at) == {"spice": 2 + 1, "garrison": 1, "conflict": 2}
    at = bl("tueks_sietch", "secrets", leader="leader_esmar_tuek")
    assert sent(at) == ["secrets"]


# --- commanders


def owned(at):
    return [tile["key"] for tile in at.player(2)["tech"]]


def flipped(at):
    return [tile["key"] for tile in at.player(2)["tech"] if tile["flipped"]]


def test_commanders_wait_for_the_swordmaster():
    """IMP 51.2.1 (R52)"""
    at = bl("dutiful_service", rival={"solari": 4}, table={"commanders": ["dutiful_service"]})
    assert at.player(2)["solari"] == 4
    assert at.player(2)["commanders"]["garrison"] == 0
    at = bl("dutiful_service", rival={**MASTER, "solari": 1})
    assert at.player(2)["commanders"]["garrison"] == 0
    at = bl("dutiful_service", rival={**MASTER, "solari": 3})
    assert (at.player(2)["commanders"]["garrison"], at.player(2)["solari"]) == (1, 1)
    assert at.player(2)["skills"] == []


def test_a_card_may_pay_for_the_commander_and_for_the_swordmaster():
    """IMP 51.2.1 (R52): after all else that the card gives."""
    house = {"leader": "piter_de_vries", **MASTER, "solari": 1}
    place = {"commanders": ["gather_support"]}
    at = bl("gather_support_1", rival=house, table=place)
    assert at.player(2)["commanders"]["garrison"] == 0
    at = bl("gather_support_1", rival={**house, "solari": 2}, table=place)
    assert at.player(2)["commanders"]["garrison"] == 1


def test_a_streamlined_rival_removes_the_commander():
    """IMP 51.2.1 (R52)"""
    more = {"bloodlines": True, "variants": ("streamlined",)}
    place = {"commanders": ["dutiful_service"]}
    at = pair("dutiful_service", rival=MASTER, table=place, **more)
    assert (at.table["commanders"], at.player(2)["commanders"]["garrison"]) == ([], 0)
    at = pair("dutiful_service", table=place, **more)
    assert at.table["commanders"] == ["dutiful_service"]


def test_its_commander_goes_first_is_worth_four_and_leaves():
    """IMP 51.2.2 (R53)"""
    house = {**MASTER, "commanders": {"garrison": 1}, "garrison": 3}
    rival = bl("fremkit", rival=house).player(2)
    assert (rival["commanders"]["conflict"], rival["conflict"]) == (1, 1)
    assert rival["strength"] == 4 + 2
    house = {**MASTER, "commanders": {"conflict": 1}, "conflict": 1}
    place = {"phase": "combat", "conflict": "skirmish_desert_mouse", "turn": 0}
    at = bl("gather_support_1", rival=house, table=place, hand=[])
    assert sum(at.player(2)["commanders"].values()) == 0


# --- spies


def test_deep_cover_passes_by_the_spies_of_others():
    """IMP 51.2.4 (R54): Spy Drones place two."""
    house = {**MASTER, "spice": 5}
    at = techs("acquire_tech", "gather_support_1", rival=house, spies="post_fremen",
               table=DRONES)  # fmt: skip
    assert owned(at) == ["spy_drones"]
    assert at.player(2)["spies"] == ["post_guild", "post_fremen"]


def driven(others, **me):
    """A rival's spy watches the space that Holy War sends an agent to."""
    at = bl("fremkit", "gather_support_1", "dutiful_service", hand="holy_war dagger",
            rival={"spies": ["post_guild"], "garrison": 1}, other={"spies": others},
            **me)  # fmt: skip
    at.do("send holy_war deliver_supplies")
    while at.asked[0] == 0 and at.player(2)["spies"] == ["post_guild"]:
        at.do(at.options[0])
    return at.player(2)


@pytest.mark.parametrize(
    "others, found",
    [([], ["post_fremen"]), (["post_fremen", "post_emperor"], ["post_bene_gesserit"])],
)
def test_a_spy_driven_away_goes_to_another_faction(others, found):
    """IMP 51.2.5 (R54)"""
    assert driven(others)["spies"] == found


def test_a_spy_that_finds_no_post_goes_home():
    """IMP 51.2.5 (R54)"""
    rival = driven(["post_fremen", "post_emperor"], spies="post_bene_gesserit")
    assert (rival["spies"], rival["spies_supply"]) == ([], 3)


# --- tech


TOP = {"tech_top": ["training_depot", "panopticon", "suspensor_suits"]}


def test_tiles_wait_for_the_swordmaster_and_spice_for_tiles():
    """IMP 51.3.1 (R55)"""
    at = techs("acquire_tech", "gather_support_1", rival={"spice": 7}, table=TOP)
    assert owned(at) == []
    at = techs("deep_desert", rival={**MASTER, "spice": 6},
               table={**TOP, "bonus_spice": {"deep_desert": 1}})  # fmt: skip
    assert (at.player(2)["spice"], at.player(2)["vp"]) == (11, 0)
    late = {**TOP, "bonus_spice": {"deep_desert": 1}, "conflict": "propaganda", "round": 7}
    at = techs("deep_desert", rival={**MASTER, "spice": 6}, table=late)
    assert (at.player(2)["spice"], at.player(2)["vp"]) == (4, 1)


def test_without_a_marked_tile_a_stack_loses_its_top():
    """IMP 51.3.1 (R55)"""
    marked = {tile.key for tile in tiles() if tile.hagal}
    assert len(marked) == 11
    for seed in range(20):
        game = landsraad.new("imperium", 1, seed, edition="uprising", expansions=("bloodlines",),
                             modules=("tech",))  # fmt: skip
        assert {tile["key"] for tile in open_tiles(game)} & marked


def tiles():
    chosen = selection(("uprising", "bloodlines", "tech", "tech_uprising", "tech_choam"))
    return [TECHS[number] for number in chosen.numbers("tech")]


def open_tiles(game):
    return [stack["top"] if isinstance(stack["top"], dict) else {"key": stack["top"]}
            for stack in game.view(None)["table"]["tech"]]  # fmt: skip


def test_acquire_tech_buys_the_dearest_marked_tile_and_reveals_on():
    """IMP 51.3.2 (R56)"""
    at = techs("acquire_tech", "gather_support_1", rival={**MASTER, "spice": 5}, table=TOP)
    assert (owned(at), at.player(2)["spice"]) == (["panopticon"], 1)
    assert sent(at) == ["gather_support"]
    at = techs("acquire_tech", "gather_support_1", rival={**MASTER, "spice": 3}, table=TOP)
    assert (owned(at), at.player(2)["spice"]) == (["training_depot"], 3)


def test_kotas_signet_buys_before_she_has_her_swordmaster():
    """IMP 51.3.2 (R56)"""
    house = {"leader": "kota_odax_of_ix", "spice": 3}
    at = techs("spice_refinery", rival=house, table=TOP)
    assert (owned(at), at.player(2)["spice"]) == (["panopticon"], 0)
    house = {"leader": "kota_odax_of_ix", "spies": ["post_arrakeen", "post_sietch"]}
    at = techs("place_spy_landsraad", "gather_support_1", rival=house, table=TOP)
    assert gained(at) == {"guild": 1, "spice": 2, "spies": 1, "garrison": 1}


def test_beside_two_players_tiles_are_nothing_to_the_rival():
    """IMP 51.3.3 (R57)"""
    at = pair("deep_desert", rival={**MASTER, "spice": 6}, bloodlines=True, modules=("tech",),
              table={"bonus_spice": {"deep_desert": 1}})  # fmt: skip
    assert (at.player(2)["spice"], at.player(2)["vp"]) == (4, 1)


@pytest.mark.parametrize(
    "tile, found",
    [("panopticon", {"spies": 1, "garrison": 1}), ("delivery_bay", {"solari": 2}),
     ("self_destroying_messages", {})],
)  # fmt: skip
def test_reveal_effects_come_after_the_last_agent(tile, found):
    """IMP 51.3.4"""
    place = {"agents": {"secrets": [2], "sardaukar": [2]}}
    house = {**MASTER, "tech": [tile]}
    at = techs("dutiful_service", rival=house, table=place)
    assert gained(at) == {"emperor": 1, **found}
    at = techs("dutiful_service", rival=house, table={"agents": {"secrets": [2]}})
    assert gained(at) == {"emperor": 1}


def test_reveal_effects_come_once_a_round():
    """IMP 51.3.4: Kota's tile brings her swordmaster, whose turn does not use the tile again."""
    house = {"leader": "kota_odax_of_ix", "spice": 3, "solari": 2, "tech": ["delivery_bay"]}
    place = {"agents": {"arrakeen": [2]}, "conflict": "shadow_contest"}
    at = techs("secrets", "dutiful_service", rival=house, table=place, revealed=True, hand=[])
    paid = [line for line in at.game.log(None) if "gains 2 solari" in line]
    assert (at.player(2)["swordmaster"], len(paid)) == (True, 1)


def test_the_depot_gives_swords_after_the_last_agent():
    """IMP 51.3.4"""
    place = {"agents": {"secrets": [2], "sardaukar": [2]}}
    house = {**MASTER, "tech": ["training_depot"], "conflict": 1}
    assert techs("dutiful_service", rival=house, table=place).player(2)["swords"] == 2


def test_spy_drones_are_used_early():
    """IMP 51.3.5"""
    at = techs("gather_support_1", rival={**MASTER, "tech": ["spy_drones"]})
    assert (at.player(2)["solari"], flipped(at)) == (1, ["spy_drones"])
    used = {**MASTER, "tech": ["spy_drones"], "flipped": ["spy_drones"]}
    assert techs("gather_support_1", rival=used).player(2)["solari"] == 0


@pytest.mark.parametrize(
    "tile, found",
    [
        ("gene_locked_vault", {"intrigue_size": 1}),
        ("glowglobes", {"fremen": 1}),
        ("rapid_dropships", {"conflict": 3}),
        ("sardaukar_high_command", {}),
        ("self_destroying_messages", {"intrigue_size": 2}),
        ("servo_receivers", {"garrison": 1}),
        ("ornithopter_fleet", {"garrison": 2}),
        ("delivery_bay", {}),
        ("training_depot", {}),
    ],
)
def test_what_acquiring_a_tile_gives_a_rival(tile, found):
    """IMP 51.3.2, IMP 51.3.6 (R55, R56)"""
    top = {"tech_top": [tile, "suspensor_suits", "planetary_array"]}
    at = techs("acquire_tech", "gather_support_1", rival={**MASTER, "spice": 6}, table=top)
    assert owned(at) == [tile]
    usual = {} if tile == "rapid_dropships" else {"garrison": 1 + found.get("garrison", 0)}
    after = {key: n for key, n in gained(at).items() if key != "spice"}
    assert after == {**found, **usual}


def test_a_vault_does_not_guard_the_cards_of_a_rival():
    """IMP 35.3.6: it has the acquire effect only, so four cards are enough for a thief."""
    cards = ["impress", "devour", "buy_access", "crysknife"]
    house = {"leader": "kota_odax_of_ix", "tech": ["gene_locked_vault"], "intrigue": cards}
    at = techs("gather_support_1", rival=house, hand="diplomacy dagger", intrigue="")
    at.do("send diplomacy secrets")
    while at.offered("resolve secrets steal"):
        at.do(*at.offered("resolve secrets steal"))
    assert (at.player(2)["intrigue_size"], at.intrigue_size) == (3, 2)


def test_the_fleet_makes_all_icons_one():
    """IMP 51.3.6"""
    house = {**MASTER, "tech": ["ornithopter_fleet"], "objective": "objective_crysknife",
             "conflict": 3}  # fmt: skip
    place = {"phase": "combat", "conflict": "skirmish_desert_mouse", "turn": 0}
    at = techs("gather_support_1", rival=house, table=place, hand=[])
    assert at.player(2)["vp"] == 1


# --- further boxes


def test_the_deck_with_rise_of_ix():
    """IMP 52.1.1 (R59)"""
    sets = ("uprising", "ix", "antagonists")
    keys = {HAGALS[n].key for n in selection(sets).hagal_cards(1, -1)}
    assert not keys & {
        "accept_contract_or_shipping_1", "gather_support_1", "gather_support_2", "assembly_hall",
        "foldspace_or_interstellar_shipping", "dreadnought_2p", "reshuffle",
    }  # fmt: skip
    assert {"interstellar_shipping", "dreadnought_1p", "arrakeen"} <= keys


def test_the_posts_of_rise_of_ix_count_among_their_kinds():
    """IMP 52.1.2 (R60)"""
    deck = {HAGALS[n].key: HAGALS[n] for n in selection(("antagonists",)).numbers("hagal")}
    (trade,), (landsraad_post,) = (
        deck[key].does for key in ("place_spy_spice_trade", "place_spy_landsraad")
    )
    assert trade.posts[:2] == ("post_choam", "post_shipping")
    assert landsraad_post.posts[:2] == ("post_assembly", "post_ix")


def test_where_a_dreadnought_of_a_rival_goes():
    """IMP 52.1.3 (R61)"""
    order = [key for key in RIVAL_FLAGS if key != "carthag"]
    assert order == ["imperial_basin", "arrakeen", "spice_refinery"]
    assert all(key in SPACE for key in order)


def test_players_break_ties_on_the_shipping_track():
    """IMP 52.1.4 (R62)"""
    state = alone("secrets").game.state
    options = tuple(map(of_faction, range(4)))
    assert RIVALS.picks(state, 2, asks.FACTION_UP, options, "Shipping track") is None
    assert RIVALS.picks(state, 2, asks.FACTION_UP, options, "Skirmish") is options[3]


def test_immortality_is_not_played():
    """IMP 52.2.1 (R63, R64)"""
    with pytest.raises(landsraad.InvalidSetup, match="immortality"):
        landsraad.new("imperium", 1, 1, edition="uprising", expansions=("immortality",))


def test_every_rule_of_the_page_is_in_the_rulebook():
    text = (Path(landsraad.__file__).parent / "games" / "imperium" / "RULES.md").read_text("utf-8")
    for number in [*(f"R{n}" for n in range(1, 65)), "R36a", "R50a"]:
        assert f"({number})" in text or f"({number}," in text or f", {number})" in text, number


def test_rivals_and_players_share_no_name():
    game = landsraad.new("imperium", 1, 4, edition="uprising", leaders=[None, GURNEY, STABAN])
    assert len({LEADERS[player.leader].name for player in game.state.players}) == 3
