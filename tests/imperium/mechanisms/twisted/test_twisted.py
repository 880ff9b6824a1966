"""Piter De Vries and the twisted intrigue cards (IMP 32.1, IMP 33.3)."""

import pytest

import landsraad
from imperium.bl_turns import IDLE, alone, fight, finished, passed, pieces
from imperium.table import Table

PITER = {"leader": "leader_piter_de_vries"}
TRACKS = ("emperor", "guild", "bene_gesserit", "fremen")
RABBAN = "glossu_the_beast_rabban"


def plot(card, *more, **me):
    """Piter's turn with a twisted card, and whatever else he holds."""
    cards = " ".join((card, *more))
    return alone(**PITER, **{"hand": "dagger diplomacy", "intrigue": cards, **me})


def battle(card, **me):
    """Piter in combat with a twisted card."""
    return fight(card, **PITER, **me)


def offers(table, card):
    return f"play {card}" in table.options


def test_piter_draws_a_twisted_card_each_round():
    """IMP 32.1.7: from a deck of his own, not from that of the table."""
    table = Table(
        bloodlines=True, **PITER, intrigue="windfall",
        table={"phase": "round_start", "twisted_top": ["shrewd"]},
    )  # fmt: skip
    assert sorted(table.intrigue) == ["shrewd", "windfall"]
    assert table.table["twisted_deck"] == 11
    game = landsraad.new("imperium", 3, 1, expansions=["bloodlines"],
                         leaders=["leader_piter_de_vries"])  # fmt: skip
    assert game.view(0)["players"][0]["twisted_size"] == 1
    assert game.view(None)["table"]["twisted_deck"] == 11


def test_there_is_no_twisted_deck_without_him():
    """IMP 32.1.7: as a rival he draws none either."""
    assert Table(bloodlines=True).table["twisted_deck"] == 0
    rival = Table(bloodlines=True, seats=1, others=[PITER, {}])
    assert rival.table["twisted_deck"] == 0


def test_a_played_twisted_card_goes_to_a_pile_of_its_own():
    """IMP 32.1.8"""
    table = plot("calculating", conflict=1).do("play calculating")
    assert table.table["twisted_discard"] == ["calculating"]
    assert table.table["intrigue_discard"] == []


def test_everybody_sees_how_many_twisted_cards_a_hand_has():
    """IMP 36.1.4"""
    table = plot("shrewd", "sinister", "windfall")
    other = table.game.view(1)["players"][0]
    assert (other["intrigue_size"], other["twisted_size"]) == (3, 2)
    assert "intrigue" not in other or not other["intrigue"]


def test_twisted_cards_can_be_stolen():
    """IMP 32.1.7: a house with four cards loses one, twisted or not."""
    table = alone(
        hand="diplomacy", intrigue="",
        others=[{**IDLE, **PITER, "intrigue": "shrewd sinister devious sadistic"}, IDLE],
    )  # fmt: skip
    finished(table.do("send diplomacy secrets"))
    assert table.twisted_size == 1
    assert table.player(1)["twisted_size"] == 3


def test_piters_ring_recruits_for_the_garrison():
    """IMP 32.1.9, IMP 36.1.9: the troop may not be deployed on this turn in any way."""
    table = alone(**PITER, hand="signet_ring", garrison=0)
    table.do("send signet_ring carthag")
    assert table.garrison == 2
    assert table.offered("deploy") == ["deploy 1"], "the recruit of Carthag"
    table.do("deploy 1")
    assert (table.garrison, table.conflict, table.offered("deploy")) == (1, 1, [])


def test_piters_older_troops_may_still_go():
    """IMP 36.1.9"""
    table = alone(**PITER, hand="signet_ring", garrison=3)
    table.do("send signet_ring carthag")
    assert table.offered("deploy") == ["deploy 1", "deploy 2", "deploy 3"]


def test_piters_recruit_of_a_reveal_turn_may_fight_when_it_is_over():
    """IMP 36.1.16: his ring is used for Servo-Receivers; a combat card deploys units later."""
    table = alone(
        ix=True, modules=("tech",), **PITER, hand="dagger", spice=3, conflict=1, garrison=0,
        intrigue="machine_culture second_wave",
        table={"tech_top": ["servo_receivers", "glowglobes", "training_depot"]},
    )  # fmt: skip
    table.do("reveal", "play machine_culture", "resolve machine_culture tech")
    table.do("tech servo_receivers")
    assert table.garrison == 1
    table.do("done", "play second_wave")
    assert table.options == ["deploy 1", "done"]


# --- plot


def test_ambitious_sacrifices_three_troops_for_influence_where_he_is_behind():
    """IMP 33.3.1"""
    table = plot(
        "ambitious", garrison=2, conflict=1, influence={"guild": 1, "fremen": 1},
        others=[{**IDLE, "influence": {"guild": 2, "emperor": 1, "fremen": 1}}, IDLE],
    )  # fmt: skip
    table.do("play ambitious", "take garrison", "take conflict")
    assert (table.garrison, table.conflict) == (0, 0)
    assert table.options == ["faction emperor", "faction guild"]
    table.do("faction guild")
    assert table.influence["guild"] == 2


def test_ambitious_needs_three_troops():
    """IMP 33.3.1"""
    behind = {"others": [{**IDLE, "influence": {"guild": 2}}, IDLE]}
    assert not offers(plot("ambitious", "windfall", garrison=1, conflict=1, **behind), "ambitious")
    assert offers(plot("ambitious", "windfall", garrison=3, **behind), "ambitious")


@pytest.mark.parametrize(
    "units, solari",
    [({"conflict": 0}, 0), ({"conflict": 3}, 1),
     ({"conflict": 0, "commanders": {"conflict": 2}}, 1),
     ({"conflict": 1, "commanders": {"conflict": 1}}, 2),
     ({"conflict": 0, "garrison": 3, "commanders": {"garrison": 1}}, 0)],
)  # fmt: skip
def test_calculating_pays_for_each_type_of_unit(units, solari):
    """IMP 33.3.2"""
    table = plot("calculating", "windfall", solari=0, **units).do("play calculating")
    assert table.solari == solari


def test_calculating_counts_dreadnoughts_and_a_fighting_agent():
    """IMP 33.3.2: Duncan may hold the card after a theft."""
    ships = plot("calculating", ix=True, solari=0, conflict=1, commanders={"conflict": 1},
                 dreadnoughts={"conflict": 1})  # fmt: skip
    assert ships.do("play calculating").solari == 3
    duncan = alone(
        leader="leader_duncan_idaho", hand="dagger", intrigue="calculating", solari=0, conflict=1,
        agents_fighting=1, others=[{**IDLE, **PITER}, IDLE],
    )  # fmt: skip
    assert duncan.do("play calculating").solari == 2


def test_controlled_looks_at_the_top_card():
    """IMP 33.3.3"""
    start = {"deck": "seek_allies", "solari": 1, "hand": "dagger"}
    table = plot("controlled", **start).do("play controlled")
    assert table.options == ["take put_back", "take discard", "take draw"]
    assert table.game.decision.source == "Seek Allies"
    assert sorted(table.do("take draw").hand) == ["dagger", "seek_allies"]
    assert table.solari == 0
    put = plot("controlled", **start).do("play controlled", "take put_back")
    assert (put.solari, put.deck_size, put.hand) == (1, 1, ["dagger"])
    away = plot("controlled", **start).do("play controlled", "take discard")
    assert (away.discard, away.deck_size) == (["seek_allies"], 0)


def test_controlled_draws_for_a_solari_only():
    """IMP 33.3.3"""
    table = plot("controlled", deck="seek_allies", solari=0).do("play controlled")
    assert table.options == ["take put_back", "take discard"]


def test_controlled_gives_a_sword():
    """IMP 33.3.3"""
    assert battle("controlled").do("play controlled").strength == 4 + 1


def test_devious_trashes_a_card_of_the_hand():
    """IMP 33.3.4"""
    table = plot("devious", garrison=3, discard="seek_allies")
    table.do("play devious", "take trash")
    assert set(table.options) == {"trash dagger hand", "trash diplomacy hand"}
    table.do("trash dagger hand")
    assert table.hand == ["diplomacy"]


def test_devious_deploys_up_to_two():
    """IMP 33.3.4: on a turn without a combat space."""
    table = plot("devious", garrison=3, conflict=0).do("play devious", "take deploy")
    assert table.options == ["deploy 0", "deploy 1", "deploy 2"]
    table.do("deploy 2")
    assert (table.conflict, table.garrison) == (2, 1)


def test_devious_asks_for_no_deployment_without_troops():
    """IMP 33.3.4, IMP 36.1.14: nor with none but the recruit of Piter's own ring."""
    table = plot("devious", garrison=0, conflict=1).do("play devious")
    assert set(table.options) == {"trash dagger hand", "trash diplomacy hand"}
    assert not offers(plot("devious", "windfall", garrison=0, hand=""), "devious")
    ring = plot("devious", garrison=0, hand="signet_ring dagger")
    ring.do("send signet_ring hall_of_oratory")
    assert ring.garrison == 2
    assert offers(ring, "devious")


def test_discerning_changes_a_card_or_draws_with_an_alliance():
    """IMP 33.3.4"""
    table = plot("discerning", deck="seek_allies").do("play discerning", "discard dagger")
    assert sorted(table.hand) == ["diplomacy", "seek_allies"]
    allied = plot("discerning", deck="seek_allies", influence={"guild": 4},
                  table={"alliances": {"guild": 0}}).do("play discerning")  # fmt: skip
    assert allied.options == ["take discard", "take alliance"]
    assert allied.do("take alliance").hand_size == 3
    assert not offers(plot("discerning", "windfall", hand=""), "discerning")


@pytest.mark.parametrize("card, spice", [("windfall", 2), ("shrewd", 1)])
def test_insidious_hands_a_card_to_an_opponent(card, spice):
    """IMP 33.3.5"""
    table = plot("insidious", card, spice=0).do("play insidious")
    assert table.options == [f"hand_over {card}"], "asked all the same, to tell nothing"
    table.do(f"hand_over {card}", f"target {RABBAN}")
    assert (table.spice, table.intrigue) == (spice, [])
    assert card in table.player(1)["intrigue"]


def test_insidious_needs_another_card_to_give():
    """IMP 33.3.5: it cannot give itself away."""
    assert not offers(plot("insidious"), "insidious")


def test_resourceful_lends_the_icons_of_the_board():
    """IMP 33.3.7: not those of the factions."""
    table = plot("resourceful", hand="convincing_argument diplomacy", water=2, solari=2)
    assert not table.offered("send convincing_argument")
    table.do("play resourceful")
    for space in ("hall_of_oratory", "mentat", "arrakeen", "research_station", "imperial_basin"):
        assert f"send convincing_argument {space}" in table.options
    assert "send convincing_argument wealth" not in table.options
    finished(table.do("send diplomacy arrakeen"))
    assert not table.offered("send convincing_argument")


def test_sadistic_loses_a_troop_for_a_card():
    """IMP 33.3.1: of the garrison or the conflict; commanders are troops."""
    table = plot("sadistic", garrison=1, conflict=1, deck="seek_allies").do("play sadistic")
    assert table.options == ["take garrison", "take conflict"]
    table.do("take conflict")
    assert (table.garrison, table.conflict, table.hand_size) == (1, 0, 3)
    assert not offers(plot("sadistic", "windfall", garrison=0), "sadistic")
    commander = plot("sadistic", garrison=0, commanders={"garrison": 1}, deck="seek_allies")
    assert pieces(commander.do("play sadistic")) == (0, 0, 1)


@pytest.mark.parametrize("card, troops", [("windfall", 1), ("shrewd", 0)])
def test_unnatural_changes_an_intrigue_card(card, troops):
    """IMP 33.3.6: the new one is of the common deck."""
    table = plot("unnatural", card, garrison=0, table={"intrigue_top": ["bribery"]})
    table.do("play unnatural")
    table.do(f"scrap {card}")
    assert (table.intrigue, table.garrison) == (["bribery"], troops)
    assert table.table["intrigue_trashed"] == [card]


def test_unnatural_needs_another_card():
    """IMP 33.3.6"""
    assert not offers(plot("unnatural"), "unnatural")


def test_withdrawn_passes_the_turn():
    """IMP 33.3.7"""
    table = Table(bloodlines=True, **PITER, hand="dagger diplomacy", intrigue="withdrawn windfall")
    table.do("play withdrawn")
    assert table.asked == (1, "turn")
    assert (table.revealed, table.agents, table.hand_size) == (False, 2, 2)


def test_withdrawn_comes_at_the_very_start():
    """IMP 33.3.7: not after another plot card, nor with an agent sent, nor revealed."""
    table = plot("withdrawn", "windfall")
    assert offers(table, "withdrawn")
    table.do("play windfall")
    assert not offers(table, "withdrawn")
    moved = plot("withdrawn", "windfall").do("send diplomacy wealth")
    assert not offers(moved, "withdrawn")
    assert not offers(plot("withdrawn", "windfall").do("reveal"), "withdrawn")


# --- combat


def test_shrewd_sells_a_troop_of_the_conflict():
    """IMP 33.3.1: not of the garrison."""
    table = battle("shrewd", conflict=2, garrison=2, spice=0).do("play shrewd")
    assert (table.conflict, table.garrison, table.spice, table.strength) == (1, 2, 1, 2)


def test_sinister_loses_two_troops():
    """IMP 33.3.1"""
    table = battle("sinister", conflict=2, garrison=1, solari=0).do("play sinister")
    assert table.options == ["take garrison", "take conflict"]
    table.do("take garrison")
    assert (table.garrison, table.conflict) == (0, 1), "the second had to be of the conflict"
    assert (table.solari, len(table.intrigue)) == (1, 2)
    assert not offers(battle("sinister", conflict=1, garrison=0), "sinister")


def test_a_last_troop_lost_ends_the_fight():
    """IMP 33.3.1, IMP 6.1.3"""
    table = battle("shrewd", conflict=1, vp=0, swords=4)
    assert table.strength == 6
    table.do("play shrewd")
    assert table.strength == 0
    passed(table)
    assert (table.vp, table.player(1)["vp"]) == (0, 1)


@pytest.mark.parametrize("card", ["shrewd", "sinister"])
def test_combat_cards_fit_no_turn(card):
    """IMP 10.2.1"""
    assert not offers(plot(card, "windfall", conflict=3), card)


@pytest.mark.parametrize(
    "card", ["ambitious", "calculating", "devious", "discerning", "insidious", "resourceful",
             "sadistic", "unnatural", "withdrawn"],
)  # fmt: skip
def test_plot_cards_fit_no_combat(card):
    """IMP 10.2.1"""
    assert not offers(battle(card, conflict=3, hand="dagger"), card)
