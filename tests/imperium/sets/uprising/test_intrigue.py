"""The intrigue cards of Uprising (IMP 46.2)."""

import pytest

from imperium.table import Table
from imperium.uprising_turns import ALONE, changed, table

FOUR = "contract_harvest_3 contract_espionage contract_harvest_4 contract_immediate"
OPEN = {"conflict": "trade_dispute"}
SPY = {"spies": "post_emperor"}

# The card, what is there besides, what is done, and what that changes; the card leaves the hand.
PLOTS = [
    ("backed_by_choam", {"influence": {"guild": 1}}, "", {"guild": -1, "solari": 4}),
    ("buy_access", {"solari": 5}, "take guild; take fremen",
     {"solari": -5, "guild": 1, "fremen": 1}),
    ("change_allegiances", {"influence": {"guild": 1}, "spice": 3},
     "resolve change_allegiances pay_influence_1; faction fremen; "
     "resolve change_allegiances pay_spice_3; faction emperor",
     {"guild": -1, "fremen": 1, "spice": -3, "emperor": 1}),
    ("contingency_plan", {}, "", {"solari": 2}),
    ("councilors_ambition", {"council": True}, "", {"water": 2}),
    ("crysknife", {}, "", {"spice": 1}),
    ("cunning", {"spice": 1}, "take card", {"hand_size": 1}),
    ("cunning", {"spice": 1}, "take trash; resolve cunning draw_1; resolve cunning trash; "
     "trash dagger hand", {"spice": -1}),
    ("depart_for_arrakis", {"spice": 2, "influence": {"guild": 3}},
     "resolve depart_for_arrakis pay_spice_2",
     {"spice": -2, "garrison": 3, "hand_size": 1}),
    ("desert_mouse", {}, "", {"spice": 1}),
    ("detonation", {"garrison": 5}, "take deploy; deploy 4", {"garrison": -4, "conflict": 4}),
    ("imperium_politics", {"solari": 1}, "faction guild", {"solari": -1, "guild": 1}),
    ("inspire_awe", {"table": {"row": ["maker_keeper"], **OPEN}}, "acquire maker_keeper",
     {"discard": 1}),
    ("inspire_awe", {"sandworms": 1, "table": {"row": ["maker_keeper"], **OPEN}},
     "acquire maker_keeper", {"hand_size": 1}),
    ("intelligence_report", {"spies": "post_emperor post_guild"}, "", {"hand_size": 2}),
    ("intelligence_report", SPY, "", {"hand_size": 1}),
    ("market_opportunity", {"spice": 2}, "", {"spice": -2, "solari": 5}),
    ("market_opportunity", {"solari": 5}, "", {"spice": 5, "solari": -5}),
    ("mercenaries", {"solari": 3}, "", {"solari": -3, "intrigue_size": 1, "garrison": 2}),
    ("opportunism", {"solari": 2, "influence": {"guild": 1, "fremen": 1}}, "faction guild",
     {"solari": -2, "guild": -1, "fremen": -1, "vp": 1}),
    ("ornithopter", {}, "", {"spice": 1}),
    ("shaddams_favor", {"influence": {"emperor": 3}}, "", {"garrison": 1, "solari": 3}),
    ("shaddams_favor", {"influence": {"emperor": 2}}, "", {"garrison": 1}),
    ("sietch_ritual", {}, "discard dagger; faction fremen",
     {"hand_size": -1, "discard": 1, "fremen": 1}),
    ("special_mission", {}, "spy post_arrakeen", {"spies": 1}),
    ("strategic_stockpiling", {"spice": 5, "water": 3, "influence": {"fremen": 3}},
     "resolve strategic_stockpiling pay_spice_5; resolve strategic_stockpiling pay_water_3",
     {"spice": -5, "water": -3, "vp": 2}),
]  # fmt: skip


@pytest.mark.parametrize("card, me, does, found", PLOTS)
def test_a_plot_card_does_what_it_says(card, me, does, found):
    """IMP 46.2.1"""
    at = table(**{"hand": "dagger dagger", "intrigue": card, **me})
    gained = changed(at, f"play {card}", *(move for move in does.split("; ") if move))
    gained["intrigue_size"] = gained.get("intrigue_size", 0) + 1
    assert gained == {"intrigue_size": 0, **found}


def test_a_card_of_bargains_is_played_for_one_of_them_at_least():
    """IMP 46.2.1, IMP 3.2.4: the first line is no option, every other one is."""
    rich = {"spice": 5, "water": 3, "influence": {"fremen": 3}}
    at = table(hand="dagger", intrigue="strategic_stockpiling impress", **rich)
    lines = [f"resolve strategic_stockpiling pay_{price}" for price in ("spice_5", "water_3")]
    assert at.do("play strategic_stockpiling").options == lines
    assert at.why("done") == "IMP 3.2.4"
    assert at.do(lines[1]).options == [lines[0], "done"]
    assert (at.do("done").spice, at.water, at.vp) == (5, 0, 2)
    at = table(hand="dagger", intrigue="change_allegiances", influence={"guild": 1})
    assert at.do("play change_allegiances").offered("done") == []
    at = table(hand="dagger", intrigue="depart_for_arrakis", spice=2)
    assert (at.do("play depart_for_arrakis").spice, at.garrison) == (0, 3)


def test_a_line_left_over_on_a_turn_may_be_used_until_it_ends():
    """IMP 46.2.1, IMP 3.2.4: on an open turn the first line is used at once all the same."""
    at = table(hand="maula_pistol", intrigue="depart_for_arrakis", spice=2,
               influence={"guild": 3})  # fmt: skip
    at.do("send maula_pistol imperial_basin", "play depart_for_arrakis")
    draw, pay = "resolve depart_for_arrakis draw_1", "resolve depart_for_arrakis pay_spice_2"
    assert at.options == [pay, draw]
    assert pay in at.do(draw).options
    assert at.do(pay).garrison == 3


UNPLAYABLE = [
    ("backed_by_choam", {}),
    ("buy_access", {"solari": 4}),
    ("councilors_ambition", {}),
    ("distraction", {"garrison": 3}),
    ("imperium_politics", {}),
    ("leverage", {}),
    ("market_opportunity", {"solari": 4, "spice": 1}),
    ("mercenaries", {"solari": 2}),
    ("opportunism", {"solari": 2, "influence": {"guild": 1}}),
    ("sietch_ritual", {"hand": ""}),
    ("unexpected_allies", {"water": 1}),
    ("find_weakness", {}),
    ("choam_profits", {"contracts_done": FOUR}),
]


@pytest.mark.parametrize("card, me", UNPLAYABLE)
def test_a_card_is_not_played_without_what_it_asks_for(card, me):
    """IMP 46.2.1, IMP 46.2.6: two influence to lose are needed for Opportunism."""
    at = table(**{"hand": "dagger", "intrigue": card, **me})
    assert at.offered(f"play {card}") == []


def test_call_to_arms_recruits_for_each_card_acquired_on_the_reveal_turn():
    """IMP 46.2.2"""
    row = {"row": ["maker_keeper", "desert_survival"]}
    at = table(hand="dagger", intrigue="call_to_arms impress", persuasion=4, table=row)
    at.do("play call_to_arms", "reveal", "acquire maker_keeper", "acquire desert_survival")
    assert at.garrison == 2
    plain = table(hand="dagger", persuasion=4, table=row).do("reveal", "acquire maker_keeper")
    assert plain.garrison == 0


def test_detonation_breaks_the_wall_only_while_it_stands():
    """IMP 46.2.3"""
    at = table(intrigue="detonation", garrison=1, hand="dagger")
    at.do("play detonation", "take wall")
    assert at.table["shield_wall"] is False
    broken = table(intrigue="detonation", hand="dagger", table={"shield_wall": False})
    assert broken.offered("play detonation") == []


def test_special_mission_recalls_a_spy_to_break_the_wall():
    """IMP 46.2.3: spice comes whether the wall goes or not."""
    at = table(intrigue="special_mission", hand="dagger", **SPY)
    at.do("play special_mission", "take recall", "resolve special_mission break_wall")
    assert (at.spice, at.spies, at.table["shield_wall"]) == (2, [], False)
    keep = table(intrigue="special_mission", hand="dagger", **SPY)
    keep.do("play special_mission", "take recall", "done")
    assert (keep.spice, keep.table["shield_wall"]) == (2, True)
    gone = table(intrigue="special_mission", hand="dagger", table={"shield_wall": False}, **SPY)
    assert gone.do("play special_mission", "take recall").spice == 2


def test_unexpected_allies_bring_a_sandworm_without_hooks():
    """IMP 46.2.4: past the wall if that is removed first."""
    at = table(intrigue="unexpected_allies", hand="dagger", water=2, table=OPEN)
    at.do("play unexpected_allies")
    assert (at.sandworms, at.water) == (1, 0)
    siege = table(intrigue="unexpected_allies", hand="dagger", water=2,
                  table={"conflict": "siege_of_arrakeen"})  # fmt: skip
    siege.do("play unexpected_allies", "resolve unexpected_allies break_wall")
    assert (siege.sandworms, siege.table["shield_wall"]) == (1, False)


def test_distraction_places_a_spy_beside_another_after_three_deployed():
    """IMP 46.2.5"""
    others = [{"revealed": True, "spies": "post_guild"}, {"revealed": True}]
    at = table(intrigue="distraction", hand="maula_pistol", garrison=3, others=others)
    at.do("send maula_pistol arrakeen", "resolve arrakeen draw_1", "deploy 3")
    at.do("play distraction", "spy post_guild")
    assert at.spies == ["post_guild"]


def test_leverage_needs_spice_gained_on_the_turn():
    """IMP 46.2.7"""
    open_ones = {"contracts": ["contract_espionage", "contract_harvest_3"]}
    at = table(intrigue="leverage impress", hand="dune_the_desert_planet", table=open_ones)
    at.do("send dune_the_desert_planet imperial_basin", "play leverage")
    at.do(*at.offered("resolve leverage"), "contract contract_espionage")
    assert (at.solari, len(at.contracts)) == (1, 1)


def test_manipulate_sets_a_card_aside_for_less():
    """IMP 46.2.8"""
    at = table(hand="convincing_argument", intrigue="manipulate impress",
               table={"row": ["captured_mentat", "calculus_of_power"]})  # fmt: skip
    at.do("play manipulate", "set_aside calculus_of_power", "reveal")
    assert at.offered("acquire calculus_of_power")
    assert not at.offered("acquire captured_mentat")


def test_a_card_that_comes_into_the_hand_on_a_reveal_turn_is_revealed():
    """IMP 46.2.9"""
    at = table(hand="dagger", intrigue="inspire_awe impress", sandworms=1,
               table={"row": ["maker_keeper"], **OPEN}).do("reveal")  # fmt: skip
    at.do("play inspire_awe", "acquire maker_keeper")
    assert (at.hand, at.persuasion) == ([], 2)


# --- combat cards


def fight(card, **me):
    """In combat with a troop each, seat 0 with a combat card."""
    place = {"phase": "combat", "conflict": "trade_dispute", **me.pop("table", {})}
    others = [{"conflict": 1, "garrison": 0}, {"garrison": 0}]
    described = {"conflict": 1, "garrison": 0, "solari": 0, "spice": 0, "water": 0, "hand": ""}
    return Table(
        uprising=True, modules=("choam",), others=others, table=place,
        **{**described, "intrigue": f"{card} crysknife", "leader": "princess_irulan", **me},
    )  # fmt: skip


COMBAT = [
    ("backed_by_choam", {"contracts_done": "contract_harvest_3 contract_harvest_4"}, "",
     {"swords": 4}),
    ("contingency_plan", {}, "", {"swords": 3}),
    ("devour", {}, "", {"swords": 2}),
    ("devour", {"sandworms": 1, "discard": "dagger"},
     "resolve devour trash; trash dagger discard", {"swords": 4, "discard": -1}),
    ("find_weakness", SPY, "resolve find_weakness pay_spy_1", {"swords": 5, "spies": -1}),
    ("find_weakness", {}, "", {"swords": 2}),
    ("go_to_ground", {"conflict": 2}, "retreat 1; spy post_guild",
     {"conflict": -1, "garrison": 1, "spies": 1}),
    ("impress", {"table": {"row": ["maker_keeper"]}},
     "acquire maker_keeper", {"swords": 2, "discard": 1}),
    ("questionable_methods", {"influence": {"guild": 1}},
     "resolve questionable_methods pay_influence_1", {"swords": 5, "guild": -1}),
    ("reach_agreement", {"conflict": 2,
     "table": {"contracts": ["contract_espionage", "contract_harvest_3"]}},
     "retreat 1; contract contract_espionage", {"conflict": -1, "garrison": 1, "contracts": 1}),
    ("spice_is_power", {"spice": 3}, "", {"spice": -3, "swords": 6}),
    ("spice_is_power", {"conflict": 4}, "", {"spice": 3, "conflict": -3, "garrison": 3}),
    ("spring_the_trap", {"spies": "post_emperor post_guild"}, "recall_spy post_guild",
     {"swords": 7, "spies": -2}),
    ("tactical_option", {}, "take swords", {"swords": 2}),
    ("tactical_option", {"conflict": 3}, "take retreat; retreat 2",
     {"conflict": -2, "garrison": 2}),
    ("weirding_combat", {"influence": {"bene_gesserit": 3}}, "", {"swords": 5}),
    ("weirding_combat", {}, "", {"swords": 3}),
]  # fmt: skip


@pytest.mark.parametrize("card, me, does, found", COMBAT)
def test_a_combat_card_does_what_it_says(card, me, does, found):
    """IMP 46.2.1"""
    at = fight(card, **me)
    gained = changed(at, f"play {card}", *(move for move in does.split("; ") if move))
    assert gained.pop("intrigue_size") == -1
    assert gained == found


def test_a_combat_card_is_not_played_without_what_it_asks_for():
    """IMP 46.2.1"""
    for card in ("backed_by_choam", "spice_is_power", "spring_the_trap"):
        assert fight(card, **SPY).offered(f"play {card}") == []


# --- endgame cards


def last(card, **me):
    """In the endgame, with an endgame card."""
    others = [dict(ALONE[0]), dict(ALONE[1])]
    others[0] |= me.pop("other", {})
    place = {"phase": "endgame", "round": 10, **me.pop("table", {})}
    described = {"intrigue": card, "vp": 5, "leader": "princess_irulan", **me}
    return Table(uprising=True, modules=("choam",), others=others, table=place, **described)


ENDGAME = [
    ("choam_profits", {"contracts_done": FOUR}, 1),
    ("choam_profits", {"contracts_done": "contract_harvest_3"}, 0),
    ("crysknife", {"objective": "objective_crysknife"}, 1),
    ("crysknife", {"objective": "objective_desert_mouse_first"}, 0),
    ("desert_mouse", {"objective": "objective_desert_mouse_first"}, 1),
    ("desert_mouse", {"objective": "objective_crysknife"}, 0),
    ("ornithopter", {"objective": "objective_ornithopter_1_3p"}, 1),
    ("ornithopter", {"objective": "objective_crysknife", "objective_down": True}, 0),
    ("secure_spice_trade", {"discard": "the_spice_must_flow the_spice_must_flow"}, 1),
    ("secure_spice_trade", {"discard": "the_spice_must_flow"}, 0),
    ("shadow_alliance", {"influence": {"guild": 4}, "other": {"influence": {"guild": 5}},
     "table": {"alliances": {"guild": 1}}}, 1),
    ("shadow_alliance", {"influence": {"guild": 4}}, 0),
]  # fmt: skip


@pytest.mark.parametrize("card, me, points", ENDGAME)
def test_an_endgame_card_scores_where_it_may(card, me, points):
    """IMP 46.2.10"""
    at = last(card, **me)
    assert bool(at.offered(f"play {card}")) == bool(points)
    before = at.vp
    if points:
        at.do(f"play {card}")
        assert at.vp - before >= points
