"""What Bloodlines has for games of Uprising (IMP 47)."""

import pytest

import landsraad
from imperium.table import Table
from imperium.uprising_turns import changed, numbers, revealed, sent, table

BLOOD = {"bloodlines": True, "modules": ("choam", "tech")}
OPEN = {"conflict": "trade_dispute"}
SPY = {"spies": "post_emperor"}
FOUR = "contract_harvest_3 contract_espionage contract_harvest_4 contract_immediate"
TWO = ["contract_espionage", "contract_harvest_3"]
RICH = "convincing_argument convincing_argument prepare_the_way"

SENT = [
    ("arrakis_observer", "imperial_basin", {"hand": "arrakis_observer smugglers_harvester"},
     "pay_discard; spy post_guild",
     {"spice": 3, "hand_size": -1, "discard": 1, "spies": 1}),
    ("arrakis_observer", "imperial_basin", {}, "pay_discard; spy post_guild",
     {"spice": 1, "hand_size": -1, "discard": 1, "spies": 1}),
    ("eliminate_allies", "dutiful_service", SPY, "decline!; trash; trash dagger hand",
     {"emperor": 1, "hand_size": -1}),
    ("pointing_the_way", "imperial_basin", {"sandworms": 1}, "intrigue_1",
     {"spice": 1, "intrigue_size": 1}),
    ("shrouded_counsel", "dutiful_service", SPY, "decline!; intrigue_1",
     {"emperor": 1, "intrigue_size": 1}),
    ("choam_demands", "imperial_basin", {"contracts": "contract_espionage"}, "complete",
     {"spice": 1, "solari": 3, "contracts": -1, "contracts_done": 1}),
    ("corrupt_bureaucrat", "deliver_supplies",
     {"spies": "post_guild", "table": {"contracts": TWO}},
     "recall_spy post_guild!; contract; contract contract_espionage",
     {"guild": 1, "water": 1, "spies": -1, "hand_size": 1, "contracts": 1}),
    ("mercantile_affairs", "espionage", {"contracts": "contract_espionage", "spice": 1},
     "intrigue_1",
     {"bene_gesserit": 1, "spice": -1, "solari": 3, "contracts": -1, "contracts_done": 1,
      "intrigue_size": 1}),
    ("delivery_logistics", "deliver_supplies", {"contracts": "contract_deliver_supplies"}, "",
     {"guild": 1, "water": 1, "solari": 3, "contracts": -1, "contracts_done": 1}),
]  # fmt: skip
PLAIN = (
    "spy ", "trash ", "scrap ", "discard ", "faction ", "acquire ", "contract ", "recall ",
    "recall_spy ", "take ", "deploy ", "retreat ",
)  # fmt: skip


def moves(source, does):
    """What a card offers, unless it is an answer or ends in a mark."""
    return [
        move.removesuffix("!") if move.endswith("!") or move.startswith(PLAIN)
        else f"resolve {source} {move}"
        for move in does.split("; ")
        if move
    ]  # fmt: skip


@pytest.mark.parametrize("card, space, me, does, found", SENT)
def test_a_card_that_sends_an_agent_gives_what_its_box_says(card, space, me, does, found):
    """IMP 47.1.1"""
    assert sent(card, space, *moves(card, does), **BLOOD, **me) == found


REVEALED = [
    ("arrakis_observer", SPY, "pay_spy_1", {"persuasion": 1, "spies": -1, "swords": 3}),
    ("eliminate_allies", {}, "", {"persuasion": 1, "swords": 1}),
    ("holy_war", {}, "", {"persuasion": 1, "garrison": 1}),
    (f"intelligence_training {RICH}", {}, "spy; spy post_guild",
     {"persuasion": 7, "swords": 1, "spies": 1}),
    (f"pointing_the_way {RICH}", {}, "influence_any_1; faction guild",
     {"persuasion": 7, "swords": 2, "guild": 1}),
    (f"shrouded_counsel {RICH}", {}, "trash; trash prepare_the_way play", {"persuasion": 7}),
    ("choam_demands", {"contracts_done": FOUR}, "pay_trash_self",
     {"emperor": 1, "guild": 1, "bene_gesserit": 1, "fremen": 1}),
    ("corrupt_bureaucrat", {}, "", {"persuasion": 2}),
    ("delivery_logistics", {}, "persuasion_or_contract; take persuasion", {"persuasion": 1}),
    ("delivery_logistics", {"table": {"contracts": TWO}},
     "persuasion_or_contract; take contract; contract contract_espionage", {"contracts": 1}),
    ("mercantile_affairs", {}, "", {"persuasion": 2}),
]  # fmt: skip


@pytest.mark.parametrize("hand, me, does, found", REVEALED)
def test_a_revealed_card_gives_what_its_box_says(hand, me, does, found):
    """IMP 47.1.1"""
    assert revealed(hand, *moves(hand.split()[0], does), **BLOOD, **me) == found


LACKS = [
    ("pointing_the_way", "imperial_basin", {}),
    ("choam_demands", "imperial_basin", {}),
    ("mercantile_affairs", "imperial_basin", {}),
    ("corrupt_bureaucrat", "deliver_supplies", {}),
]


@pytest.mark.parametrize("card, space, me", LACKS)
def test_without_what_its_box_asks_for_a_card_offers_nothing(card, space, me):
    """IMP 47.1.1"""
    at = table(hand=f"{card} dagger", **BLOOD, **me).do(f"send {card} {space}")
    assert at.offered(f"resolve {card}") == []


def test_what_the_corners_of_cards_give():
    """IMP 47.1.1"""
    for card, answer, what in (
        ("intelligence_training", "spy post_guild", "spies"),
        ("mercantile_affairs", "contract contract_espionage", "contracts"),
    ):
        at = table(hand="dagger", conflict=1, persuasion=9, **BLOOD,
                   table={"row": [card], "contracts": TWO})  # fmt: skip
        assert changed(at, "reveal", f"acquire {card}", answer)[what] == 1
    at = table(hand="desert_survival eliminate_allies", **BLOOD)
    at.do("send desert_survival imperial_basin", "resolve desert_survival trash")
    assert changed(at, "trash eliminate_allies hand")["garrison"] == 2
    at = table(hand="space_time_folding corrupt_bureaucrat dagger", **BLOOD)
    at.do("send space_time_folding deliver_supplies", "resolve space_time_folding pay_discard")
    assert changed(at, "discard corrupt_bureaucrat")["solari"] == 3


def test_delivery_logistics_has_the_icons_of_open_contracts():
    """IMP 47.1.2"""
    at = table(hand="delivery_logistics", contracts="contract_espionage", **BLOOD)
    spaces = {option.split()[2] for option in at.offered("send")}
    assert "secrets" in spaces
    assert not table(hand="delivery_logistics", **BLOOD).offered("send")


def test_holy_war_takes_a_troop_of_each_opponent_and_drives_spies_away():
    """IMP 47.1.3"""
    others = [
        {"revealed": True, "garrison": 2, "spies": "post_guild"},
        {"revealed": True, "garrison": 1},
    ]
    at = table(hand="holy_war dagger", others=others, **BLOOD).do("send holy_war deliver_supplies")
    while at.asked[1] not in ("turn", "end_turn"):
        at.do((at.offered("resolve") or at.options)[0])
    assert [at.player(seat)["garrison"] for seat in (1, 2)] == [1, 0]
    assert at.player(1)["spies"] != ["post_guild"]
    assert len(at.player(1)["spies"]) == 1


# --- intrigue cards


def test_false_orders_move_spies_and_place_one():
    """IMP 47.2.1, IMP 39.2.6: it may be played where nobody spies, not before an agent is sent."""
    others = [{"revealed": True, "spies": "post_guild"}, {"revealed": True}]
    at = table(hand="diplomacy", intrigue="false_orders impress", others=others, **BLOOD)
    assert not at.offered("play false_orders")
    at.do("send diplomacy deliver_supplies", "play false_orders")
    assert at.asked == (1, "move_spy")
    assert "spy post_guild" not in at.options
    at.do("spy post_fremen")
    assert at.player(1)["spies"] == ["post_fremen"]
    assert at.spies == ["post_guild"]
    alone = table(hand="diplomacy", intrigue="false_orders impress", **BLOOD)
    alone.do("send diplomacy deliver_supplies", "play false_orders")
    assert alone.spies == ["post_guild"]


PLOTS = [
    ("sleeper_unit", {"solari": 1}, "spy post_guild", {"solari": -1, "spies": 1}),
    ("sleeper_unit", SPY, "", {"spies": -1, "garrison": 2}),
    ("insider_information", SPY,
     "take card; resolve insider_information draw_1; resolve insider_information trash; "
     "trash dagger hand", {"spies": -1}),
]  # fmt: skip


@pytest.mark.parametrize("card, me, does, found", PLOTS)
def test_a_plot_card_does_what_it_says(card, me, does, found):
    """IMP 47.2.2"""
    at = table(hand="dagger dagger", intrigue=card, **BLOOD, **me)
    gained = changed(at, f"play {card}", *(move for move in does.split("; ") if move))
    assert gained.pop("intrigue_size") == -1
    assert gained == found
    assert not table(hand="dagger", intrigue=card, **BLOOD).offered(f"play {card}")


def test_insider_information_opens_the_spaces_that_ask_for_influence():
    """IMP 47.2.2: for this turn, and before the agent is sent."""
    at = table(hand="reconnaissance", intrigue="insider_information", **BLOOD, **SPY)
    assert not at.offered("send reconnaissance sietch_tabr")
    at.do("play insider_information", "take welcome")
    assert at.offered("send reconnaissance sietch_tabr")


def test_coercive_negotiation_shows_three_contracts():
    """IMP 47.2.3"""
    place = {"contracts_top": ["contract_harvest_4", "contract_espionage", "contract_immediate"]}
    at = table(hand="reconnaissance", intrigue="coercive_negotiation impress", garrison=3,
               table={"contracts": ["contract_harvest_3", "contract_sardaukar_cards"], **place},
               **BLOOD)  # fmt: skip
    assert not at.offered("play")
    at.do("send reconnaissance arrakeen", "resolve arrakeen draw_1", "deploy 3")
    at.do("play coercive_negotiation")
    shown = at.offered("contract")
    assert len(shown) == 3
    at.do(shown[0])
    assert len(at.contracts) + len(at.player(0)["contracts_done"]) == 1


def fight(card, **me):
    """In combat with a troop each, seat 0 with a combat card."""
    others = [{"conflict": 1, "garrison": 0}, {"garrison": 0}]
    given = {"conflict": 1, "hand": "", "table": {"phase": "combat", **OPEN}, **me}
    return table(others=others, intrigue=f"{card} crysknife", **BLOOD, **given)


@pytest.mark.parametrize(
    "card, me, found",
    [
        ("grasp_arrakis", {}, {"swords": 3}),
        ("ripples_in_the_sand", {}, {"swords": 3}),
        ("ripples_in_the_sand", {"sandworms": 1}, {"swords": 3, "intrigue_size": 1}),
    ],
)
def test_a_combat_card_does_what_it_says(card, me, found):
    """IMP 47.2.2"""
    gained = changed(fight(card, **me), f"play {card}")
    gained["intrigue_size"] = gained.get("intrigue_size", 0) + 1
    assert gained == {"intrigue_size": 0, **found}


def test_grasp_arrakis_turns_two_cards_down_for_a_point():
    """IMP 47.2.4: the icons need not match; one card is not enough."""
    for trophies, points in ((["propaganda"], 1), ([], 0)):
        at = table(intrigue="grasp_arrakis", vp=5, trophies=trophies, hand="",
                   table={"phase": "endgame", "round": 10}, **BLOOD)  # fmt: skip
        assert len(at.offered("play grasp_arrakis")) == points
        before = at.vp
        if points:
            at.do("play grasp_arrakis", "turn_down propaganda")
            assert at.vp == before + 1


# --- conflicts


@pytest.mark.parametrize(
    "conflict, place, answers, found",
    [
        ("skirmish_wild", 1, ["trash dagger discard"], {"discard": -1}),
        ("skirmish_wild", 2, [], {"water": 1, "solari": 1}),
        ("skirmish_wild", 3, [], {"solari": 2}),
        ("storms_in_the_south", 1, ["spy post_guild"], {"spies": 1, "spice": 2}),
        ("storms_in_the_south", 2, [], {"intrigue_size": 2, "solari": 2}),
        ("storms_in_the_south", 3, [], {"intrigue_size": 1, "solari": 2}),
    ],
)
def test_each_place_of_a_conflict_has_its_reward(conflict, place, answers, found):
    """IMP 47.3.1"""
    strengths = {1: (5, 3, 2, 1), 2: (3, 5, 2, 1), 3: (2, 5, 3, 1)}[place]
    houses = [{"conflict": troops, "garrison": 0, "hand": ""} for troops in strengths]
    at = table(seats=4, others=houses[1:], conflict=strengths[0], hand="", discard="dagger",
               objective_down=True, table={"phase": "combat", "conflict": conflict},
               **BLOOD)  # fmt: skip
    before, now = numbers(at), at.table["round"]
    while at.table["round"] == now:
        wanted = [answer for answer in answers if answer in at.options]
        rewards = at.offered("resolve") if at.asked[0] == 0 else []
        leave = [option for option in ("pass", "done", "decline") if option in at.options]
        at.do((wanted or rewards or leave or at.options)[0])
    after = numbers(at)
    told = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    ignored = ("hand_size", "conflict", "agents", "play", "swords", "persuasion")
    assert {name: told[name] for name in told if name not in ignored} == found


# --- leaders

QUIET = [{"revealed": True, "leader": "muaddib"}, {"revealed": True, "leader": "staban_tuek"}]


def led(leader, **me):
    return table(leader=leader, others=QUIET, **BLOOD, **me)


def test_fenring_is_paid_for_every_card_he_trashes():
    """IMP 47.4.1: not for an intrigue card."""
    fenring = "count_hasimir_fenring"
    at = led(fenring, hand="desert_survival dagger")
    at.do("send desert_survival imperial_basin", "resolve desert_survival trash")
    assert changed(at, "trash dagger hand") == {"hand_size": -1, "solari": 1}
    path = led(fenring, hand="branching_path", influence={"bene_gesserit": 4})
    path.do("send branching_path arrakeen", "resolve branching_path pay_trash_intrigue")
    assert changed(path, "scrap impress").get("solari", 0) == 0


def test_fenrings_signet_trashes_in_play_or_spies_on_the_emperor():
    """IMP 47.4.1: in deep cover."""
    others = [{**QUIET[0], "spies": "post_emperor"}, QUIET[1]]
    ring = {"leader": "count_hasimir_fenring", "hand": "signet_ring dagger", "others": others}
    does = "resolve count_hasimir_fenring trash_or_spy"
    at = table(**ring, **BLOOD).do("send signet_ring imperial_basin", does)
    assert changed(at, "take spy") == {"spies": 1}
    at = table(**ring, **BLOOD).do("send signet_ring imperial_basin", does, "take trash")
    assert changed(at, "trash signet_ring play") == {"play": -1, "solari": 1}


def test_mohiam_sends_any_card_where_she_spies_and_must_gather():
    """IMP 47.4.2"""
    at = led("gaius_helen_mohiam", hand="convincing_argument dagger", spies="post_guild")
    at.do("send convincing_argument deliver_supplies")
    assert (at.spies, at.hand_size) == ([], 2)
    other = table(hand="convincing_argument", spies="post_guild", **BLOOD)
    assert not other.offered("send convincing_argument")


def test_mohiams_signet_places_spies():
    """IMP 47.4.2"""
    ring = {"hand": "signet_ring", "spice": 0}
    does = "resolve gaius_helen_mohiam landsraad_or_anywhere"
    at = led("gaius_helen_mohiam", **ring).do("send signet_ring imperial_basin", does)
    at.do("take landsraad")
    assert set(at.offered("spy")) == {"spy post_council", "spy post_assembly"}
    at = led("gaius_helen_mohiam", **ring).do("send signet_ring imperial_basin", does)
    assert changed(at, "take anywhere", "spy post_guild") == {"spice": -1, "spies": 1}


@pytest.mark.parametrize(
    "space, influence, found",
    [
        ("gather_support", {"emperor": 2}, {"garrison": 2, "water": 1}),
        ("gather_support", {"emperor": 1}, {"garrison": 2}),
        ("arrakeen", {}, {"garrison": 1, "solari": 1}),
        ("imperial_basin", {}, {"spice": 2}),
    ],
)
def test_kynes_signet_follows_the_space(space, influence, found):
    """IMP 47.4.3"""
    at = led("leader_liet_kynes", hand="signet_ring dagger", influence=influence)
    gained = changed(at, f"send signet_ring {space}")
    usual = ("hand_size", "play", "agents")
    assert {name: gained[name] for name in gained if name not in usual} == found


def test_kynes_is_welcome_at_sietch_tabr_and_summons_nothing():
    """IMP 47.4.3: for each sandworm a card may be trashed, a spice and an intrigue card."""
    at = led("leader_liet_kynes", hand="reconnaissance", hooks=True)
    assert at.offered("send reconnaissance sietch_tabr")
    worm = led("leader_liet_kynes", hand="dune_the_desert_planet dagger", hooks=True, water=1,
               table={"conflict": "siege_of_arrakeen"})  # fmt: skip
    before = numbers(worm)
    worm.do("send dune_the_desert_planet hagga_basin")
    worm.do("resolve hagga_basin spice_or_sandworms", "take sandworms")
    while worm.offered("resolve leader_liet_kynes intrigue"):
        worm.do(worm.offered("resolve leader_liet_kynes intrigue")[0])
    after = numbers(worm)
    assert after["sandworms"] == 0
    assert after["intrigue_size"] - before["intrigue_size"] == 1
    assert after["spice"] - before["spice"] == 1


# --- skills, navigation cards, contracts


@pytest.mark.parametrize("worms, swords", [(0, 1), (1, 2)])
def test_fierce_fights_harder_against_sandworms(worms, swords):
    """IMP 47.5.1"""
    others = [{"revealed": True, "sandworms": worms}, {"revealed": True}]
    fierce = {"commanders": {"conflict": 1}, "conflict": 1, "hand": "dagger", "others": others}
    with_it = table(skills="fierce", **fierce, **BLOOD).strength
    assert with_it - table(**fierce, **BLOOD).strength == swords


def test_the_navigation_card_about_spies():
    """IMP 47.5.2"""
    given = {"leader": "steersman_yrkoon", "course": "navigation_spy", "hand": "diplomacy",
             "influence": {"guild": 1}, "others": QUIET}  # fmt: skip
    for answers, found in (
        (["take spy", "spy post_choam"], {"spies": 1}),
        (["take recall"], {"spies": -1, "intrigue_size": 1, "spice": 2}),
    ):
        me = SPY if found["spies"] < 0 else {}
        at = table(**given, **me, **BLOOD)
        before = numbers(at)
        at.do("send diplomacy deliver_supplies")
        while at.asked[1] not in ("turn", "end_turn"):
            wanted = [answer for answer in answers if answer in at.options]
            at.do((wanted or at.offered("resolve") or at.options)[0])
        after = numbers(at)
        assert {name: after[name] - before[name] for name in found} == found


PAID = [
    ("bl_deliver_supplies", "diplomacy", "deliver_supplies", {"solari": 1, "spies": 1}),
    ("bl_harvest_3", "dune_the_desert_planet", "imperial_basin", {"solari": 2, "spies": 1}),
    ("bl_harvest_4", "dune_the_desert_planet", "imperial_basin", {"solari": 3, "spies": 1}),
    ("bl_high_council", "dagger", "high_council", {"agents": 1}),
    ("bl_secrets", "diplomacy", "secrets", {"solari": 2, "hand_size": 1}),
    ("bl_spice_refinery", "reconnaissance", "spice_refinery", {"garrison": 2}),
]


@pytest.mark.parametrize("key, card, space, found", PAID)
def test_an_agent_completes_the_contract_and_is_paid_for_it(key, card, space, found):
    """IMP 47.5.3"""
    results = []
    for held in ({"contracts": f"contract_{key}"}, {}):
        place = {"bonus_spice": {"imperial_basin": 3}, "agents": {"accept_contract": [0]}}
        at = table(hand=f"{card} dagger", solari=5, spice=5, table=place, **held, **BLOOD)
        before = numbers(at)
        at.do(f"send {card} {space}")
        while at.asked[1] not in ("turn", "end_turn"):
            skip = ("done", "decline", "deploy", "tech")
            plain = [option for option in at.options if not option.startswith(skip)]
            paid = [
                option for option in plain if "commander" not in option and "tech" not in option
            ]
            leave = [option for option in ("done", "decline") if option in at.options]
            at.do((paid or leave or at.options)[0])
        after = numbers(at)
        results.append({name: after[name] - before[name] for name in after})
    with_it, alone = results
    gained = {name: with_it[name] - alone[name] for name in alone if with_it[name] != alone[name]}
    assert gained == {**found, "contracts": -1, "contracts_done": 1}


def test_earn_any_alliance_pays_for_a_token_newly_taken():
    """IMP 47.5.4"""
    at = table(hand="diplomacy dagger", influence={"guild": 3}, **BLOOD,
               contracts="contract_bl_earn_any_alliance")  # fmt: skip
    at.do("send diplomacy deliver_supplies")
    while at.offered("resolve contract"):
        at.do(at.offered("resolve contract")[0])
    assert (at.solari, at.garrison) == (5, 2)
    held = table(hand="dagger", influence={"guild": 4}, contracts="contract_bl_earn_any_alliance",
                 **BLOOD).do("send dagger gather_support")  # fmt: skip
    assert held.player(0)["contracts_done"] == []


def test_the_new_immediate_contract_needs_an_intrigue_card_to_trash():
    """IMP 47.5.5"""
    place = {"contracts": ["contract_bl_immediate", "contract_espionage"]}
    poor = table(hand="diplomacy", intrigue="", table=place, **BLOOD)
    poor.do("send diplomacy dutiful_service")
    poor.do(*poor.offered("resolve dutiful_service contract"))
    assert not poor.offered("contract contract_bl_immediate")
    at = table(hand="diplomacy dagger", table=place, **BLOOD).do("send diplomacy dutiful_service")
    at.do(*at.offered("resolve dutiful_service contract"), "contract contract_bl_immediate")
    while at.offered("scrap") or at.offered("resolve contract"):
        at.do((at.offered("scrap") or at.offered("resolve contract"))[0])
    assert (at.intrigue_size, at.hand_size, len(at.player(0)["contracts_done"])) == (1, 2, 1)


def test_an_icon_that_only_a_price_nobody_can_pay_could_serve_gives_solari():
    """IMP 42.1.3: the one contract left is the new immediate one, and there is nothing to trash."""
    every = landsraad.games()["imperium"].rules.sheet()["contracts"].values()
    gone = [one["key"] for one in every for _ in range(one["copies"])
            if not one["key"].startswith(("contract_bl_immediate", "contract_ix_"))]  # fmt: skip
    place = {"contracts": ["contract_bl_immediate"], "contracts_gone": gone}
    poor = table(hand="diplomacy", intrigue="", table=place, **BLOOD)
    poor.do("send diplomacy dutiful_service")
    assert (poor.solari, poor.table["contracts"]) == (2, ["contract_bl_immediate"])
    rich = table(hand="diplomacy", table=place, **BLOOD)
    rich.do("send diplomacy dutiful_service", "resolve dutiful_service contract")
    assert (rich.solari, rich.table["contracts"]) == (0, [])


def test_whoever_takes_the_new_immediate_contract_pays_for_it():
    """IMP 42.2.4, IMP 47.5.5"""
    place = {"contracts": ["contract_bl_immediate", "contract_espionage"]}
    at = table(hand="diplomacy dagger", table=place, **BLOOD).do("send diplomacy dutiful_service")
    at.do(*at.offered("resolve dutiful_service contract"), "contract contract_bl_immediate")
    assert at.options == ["scrap impress"]


def test_commanders_stand_on_the_spaces_of_uprising():
    """IMP 47.5.6"""
    at = Table(uprising=True, seats=4, hand="dagger", **BLOOD)
    assert set(at.table["commanders"]) == {
        "sardaukar", "dutiful_service", "deliver_supplies", "high_council", "gather_support",
        "assembly_hall",
    }  # fmt: skip
    three = Table(uprising=True, hand="dagger", **BLOOD)
    assert len(three.table["commanders"]) == 5


WILD = ["skirmish_wild", "storms_in_the_south"]


@pytest.mark.parametrize("trophies, points", [(WILD, 1), (WILD[:1], 0)])
def test_two_wild_icons_pair_in_the_end(trophies, points):
    """IMP 47.3.2"""
    at = table(vp=3, hand="", trophies=trophies, objective_down=True, **BLOOD,
               table={"phase": "makers", "round": 10, "conflicts_past": WILD})  # fmt: skip
    assert at.do("pass").vp == 3 + points
