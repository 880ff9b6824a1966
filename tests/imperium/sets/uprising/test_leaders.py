"""The leaders of Uprising (IMP 46.4)."""

import pytest

from imperium.uprising_turns import changed, revealed, sent, table

SIGNETS = [
    ("leader_gurney_halleck", {}, "", {"garrison": 1}),
    ("lady_amber_metulli", {}, "", {"solari": 1}),
    ("lady_amber_metulli", {"influence": {"guild": 4}}, "", {"solari": 1, "spice": 1}),
    ("lady_margot_fenring", {}, "spy_city; spy post_arrakeen", {"spies": 1}),
    ("muaddib", {}, "draw_1", {"hand_size": 1}),
    ("princess_irulan", {"table": {"row": ["weirding_woman"]}},
     "acquire_or_trash; take acquire; acquire weirding_woman", {"hand_size": 1}),
    ("princess_irulan", {"hand": "signet_ring maker_keeper", "table": {"row": ["steersman"]}},
     "acquire_or_trash; trash maker_keeper hand", {"hand_size": -1, "spice": 2}),
    ("princess_irulan", {"table": {"row": ["weirding_woman"]}},
     "acquire_or_trash; take trash; trash dagger hand", {"hand_size": -1}),
    ("shaddam_corrino_iv", {}, "recruit_or_influence", {"solari": 1, "garrison": 1}),
    ("shaddam_corrino_iv", {"solari": 3}, "recruit_or_influence; take influence; faction guild",
     {"solari": -3, "guild": 1}),
    ("staban_tuek", {"spice": 1}, "spy; spy post_council; pay_spice_1",
     {"spies": 1, "spice": -1, "solari": 3}),
    ("staban_tuek", {"solari": 2}, "spy; spy post_guild; pay_solari_2",
     {"spies": 1, "solari": -2, "intrigue_size": 1}),
    ("leader_lady_jessica", {"spice": 1}, "pay_spice_1", {"spice": -1, "intrigue_size": 1}),
    ("leader_lady_jessica", {"spice": 1, "awake": True}, "pay_spice_1", {"spice": -1, "water": 1}),
]  # fmt: skip
PLAIN = ("spy ", "trash ", "faction ", "take ", "acquire ")


@pytest.mark.parametrize("leader, me, does, found", SIGNETS)
def test_a_signet_ring_does_what_its_leader_says(leader, me, does, found):
    """IMP 46.4.1, IMP 46.4.6; the agent goes to Imperial Basin for a spice."""
    others = [{"revealed": True, "leader": "feyd_rautha_harkonnen"}, {"revealed": True}]
    if leader == "lady_margot_fenring":
        others[1]["leader"] = "muaddib"
    moves = [
        move if move.startswith(PLAIN) else f"resolve {leader} {move}"
        for move in does.split("; ")
        if move
    ]
    given = {"hand": "signet_ring dagger", "leader": leader, "others": others, **me}
    gained = sent("signet_ring", "imperial_basin", *moves, **given)
    gained["spice"] = gained.get("spice", 0) - 1
    assert {name: amount for name, amount in gained.items() if amount} == found


# --- Feyd-Rautha Harkonnen


def trained(at, **me):
    """Feyd plays his signet ring with the token on a space."""
    given = {"hand": "signet_ring dagger", "leader": "feyd_rautha_harkonnen", "training": at}
    return table(**given, **me).do("send signet_ring imperial_basin")


TRAINING = [
    ("start", "pay_trash", {"solari": 1}, "pay_solari_1"),
    ("start", "spy_1", {}, "spy"),
    ("trash_1", "trash_2", {}, "trash"),
    ("trash_1", "spy_2", {}, "spy"),
    ("pay_trash", "trash_1", {}, "trash"),
    ("spy_1", "trash_1", {}, "trash"),
    ("trash_2", "end", {}, "spy"),
    ("spice", "end", {}, "spy"),
]


@pytest.mark.parametrize("here, there, me, reward", TRAINING)
def test_feyd_moves_along_his_training_track(here, there, me, reward):
    """IMP 46.4.2"""
    at = trained(here, **me).do("resolve feyd_rautha_harkonnen train")
    if f"take {there}" in at.options:
        at.do(f"take {there}")
    assert at.training == there
    assert at.offered(f"resolve feyd_rautha_harkonnen {reward}")


def test_feyd_takes_spice_and_a_recruit_on_the_way():
    """IMP 46.4.2: on the last space his token stays, and gives nothing more."""
    at = trained("spy_2").do("resolve feyd_rautha_harkonnen train")
    assert (at.training, at.spice) == ("spice", 3)
    end = trained("spice").do("resolve feyd_rautha_harkonnen train")
    assert (end.training, end.garrison) == ("end", 1)
    assert trained("end").offered("resolve feyd_rautha_harkonnen") == []


def test_feyd_recalls_a_spy_for_swords_on_his_reveal_turn():
    """IMP 46.4.2"""
    feyd = {"leader": "feyd_rautha_harkonnen"}
    move = "resolve feyd_rautha_harkonnen pay_spy_1"
    found = revealed("dagger", move, spies="post_guild", **feyd)
    assert found == {"swords": 3, "spies": -1}
    assert not table(hand="dagger", conflict=1, **feyd).do("reveal").offered("resolve feyd")


# --- abilities of the others


@pytest.mark.parametrize("troops, persuasion", [(3, 1), (2, 0)])
def test_gurney_halleck_is_persuasive_with_strength(troops, persuasion):
    """IMP 46.4.3"""
    found = revealed("diplomacy", conflict=troops, leader="leader_gurney_halleck")
    assert found == {"persuasion": 1 + persuasion}


def test_lady_amber_may_retreat_a_troop():
    """IMP 46.4.3"""
    move = "resolve lady_amber_metulli retreat"
    others = [{"revealed": True, "leader": "muaddib"}, {"revealed": True}]
    given = {"leader": "lady_amber_metulli", "conflict": 2, "others": others}
    assert revealed("diplomacy", move, "retreat 1", **given) == {
        "persuasion": 1, "conflict": -1, "garrison": 1
    }  # fmt: skip


@pytest.mark.parametrize("worms, drawn", [(1, 1), (0, 0)])
def test_muaddib_draws_an_intrigue_card_with_a_sandworm(worms, drawn):
    """IMP 46.4.3"""
    at = table(hand="diplomacy", conflict=1, leader="muaddib", sandworms=worms).do("reveal")
    offered = at.offered("resolve muaddib intrigue_1")
    assert len(offered) == drawn
    at.do(*offered)
    assert at.intrigue_size == 1 + drawn


REACHED = [
    ("lady_margot_fenring", "bene_gesserit", "spice", 2),
    ("princess_irulan", "emperor", "intrigue_size", 1),
]


@pytest.mark.parametrize("leader, faction, what, amount", REACHED)
def test_reaching_two_influence_pays_some_leaders(leader, faction, what, amount):
    """IMP 46.4.5: on the way up only, and past it counts too."""
    space = {"bene_gesserit": "secrets", "emperor": "dutiful_service"}[faction]
    others = [{"revealed": True, "leader": "muaddib"}, {"revealed": True, "leader": "staban_tuek"}]
    for before, paid in ((0, 0), (1, amount), (2, 0)):
        at = table(hand="diplomacy dagger", leader=leader, others=others,
                   influence={faction: before})  # fmt: skip
        found = changed(at, f"send diplomacy {space}", *at.offered("never"))
        for option in at.offered(f"resolve {leader}"):
            found = {what: at.do(option) and numbers_of(at)[what] - (what == "intrigue_size")}
        assert found.get(what, 0) == paid
    past = table(hand="overthrow dagger", leader=leader, others=others)
    past.do(f"send overthrow {space}")
    for option in past.offered(f"resolve {leader}"):
        past.do(option)
    assert numbers_of(past)[what] == amount + (what == "intrigue_size")


def numbers_of(at):
    """What seat 0 has of the two things that are paid."""
    return {"spice": at.spice, "intrigue_size": at.intrigue_size}


# --- Lady Jessica


def jessica(hand="diplomacy dagger", **me):
    return table(hand=hand, leader="leader_lady_jessica", **me)


def test_jessica_puts_a_troop_aside_as_a_memory():
    """IMP 46.4.4"""
    at = jessica(hand="signet_ring dagger", spice=0)
    at.do("send signet_ring imperial_basin", "resolve leader_lady_jessica pay_spice_1")
    at.do(*at.offered("resolve leader_lady_jessica"))
    assert at.player(0)["memories"] == {"troops": 1, "awake": False}
    assert at.supply == 11


def test_jessica_awakens_at_a_space_of_the_sisterhood_for_a_card_a_memory():
    """IMP 46.4.4: she may, and at no other space."""
    at = jessica(memories=2).do("send diplomacy secrets")
    found = changed(at, "resolve leader_lady_jessica awaken")
    assert found == {"hand_size": 2}
    assert at.player(0)["memories"] == {"troops": 0, "awake": True}
    assert at.supply == 12
    other = jessica(memories=2).do("send diplomacy deliver_supplies")
    assert other.offered("resolve leader_lady_jessica") == []


def test_reverend_mother_repeats_a_space_for_water_even_on_the_turn_she_awakens():
    """IMP 46.4.4: neither the cost nor the influence comes again."""
    at = jessica(water=1).do("send diplomacy secrets", "resolve leader_lady_jessica awaken")
    at.do("resolve leader_lady_jessica pay_water_1")
    at.do("resolve secrets intrigue_1", "resolve secrets intrigue_1")
    assert (at.intrigue_size, at.water, at.influence["bene_gesserit"]) == (3, 0, 1)
    asleep = jessica(water=1).do("send diplomacy secrets")
    assert asleep.offered("resolve leader_lady_jessica pay") == []
    guild = jessica(water=1, awake=True).do("send diplomacy deliver_supplies")
    assert guild.offered("resolve leader_lady_jessica") == []


# --- Shaddam Corrino IV and Staban Tuek


def test_shaddam_cannot_deploy_on_the_turn_of_his_signet():
    """IMP 46.4.8: the ban begins at once."""
    at = table(hand="signet_ring dagger", leader="shaddam_corrino_iv", garrison=4)
    at.do("send signet_ring arrakeen")
    assert at.offered("deploy") == []
    at.do("resolve shaddam_corrino_iv recruit_or_influence")
    assert at.offered("deploy") == []
    plain = table(hand="reconnaissance", leader="shaddam_corrino_iv", garrison=4)
    assert plain.do("send reconnaissance arrakeen").offered("deploy")


def test_shaddam_may_take_a_sardaukar_contract_and_nobody_else():
    """IMP 46.4.7"""
    place = {"contracts": ["contract_espionage", "contract_harvest_3"]}
    at = table(hand="diplomacy", leader="shaddam_corrino_iv", table=place)
    at.do("send diplomacy dutiful_service", *at_contract)
    assert at.offered("contract contract_sardaukar_recall")
    at.do("contract contract_sardaukar_recall")
    assert [tile["key"] if isinstance(tile, dict) else tile for tile in at.contracts] == [
        "contract_sardaukar_recall"
    ]
    other = table(hand="diplomacy", table=place).do("send diplomacy dutiful_service", *at_contract)
    assert not other.offered("contract contract_sardaukar")


at_contract = ("resolve dutiful_service contract",)


def test_staban_starts_without_diplomacy():
    """IMP 46.4.9"""
    at = table(leader="staban_tuek", hand="dagger")
    cards = at.player(0)["deck_cards"] + at.hand
    assert "diplomacy" not in cards
    assert len(cards) == 9


def test_staban_is_paid_for_agents_of_others_at_makers_he_watches():
    """IMP 46.4.9: not for his own, and not elsewhere."""
    mine = {"leader": "staban_tuek", "revealed": True, "spies": "post_imperial_basin post_arrakeen"}
    for hand, space, paid in (("dune_the_desert_planet", "imperial_basin", 1),
                              ("reconnaissance", "arrakeen", 0)):  # fmt: skip
        at = table(hand=hand, others=[mine, {"revealed": True}])
        before = at.player(1)["spice"]
        at.do(f"send {hand} {space}")
        assert at.player(1)["spice"] - before == paid
    own = {"leader": "staban_tuek", "spies": "post_imperial_basin"}
    at = table(hand="dune_the_desert_planet", **own)
    at.do("send dune_the_desert_planet imperial_basin", "decline")
    assert at.spice == 1


def test_staban_gains_nothing_more_by_a_spy_elsewhere():
    """IMP 46.4.9"""
    at = table(hand="signet_ring", leader="staban_tuek", spice=1, solari=2)
    at.do("send signet_ring imperial_basin", "resolve staban_tuek spy", "spy post_arrakeen")
    assert at.offered("resolve staban_tuek") == []


def test_the_ban_of_shaddams_ring_is_told_as_the_reason():
    """IMP 46.4.8"""
    at = table(leader="shaddam_corrino_iv", hand="signet_ring", solari=3, garrison=3)
    at.do("send signet_ring imperial_basin")
    assert at.offered("deploy") == []
    assert at.why("deploy 1") == "IMP 46.4.8"
