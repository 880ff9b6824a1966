"""Possible futures against the automaton: its leaders and cards there (WFA 22.18)."""

import pytest

import landsraad
from landsraad.core.contract import check_play, check_views
from landsraad.games.war_for_arrakis.catalogue import (
    AREA,
    AREAS,
    CARD,
    CARDS,
    DECK_OF,
    LEADER,
)
from landsraad.games.war_for_arrakis.frames import Losses
from landsraad.games.war_for_arrakis.modules.mahdi.drawing import PLAYS
from landsraad.games.war_for_arrakis.modules.mahdi.sight import as_the_crow_flies
from landsraad.games.war_for_arrakis.modules.possible_futures.box import BOXES
from landsraad.games.war_for_arrakis.terms import DECK
from war.modules.mahdi_table import Solo
from war.modules.test_possible_futures import COMBINATIONS

DUKE, ASSASSINS, JUDGE, BARON, SWORDMASTER, REDEMPTION, PRINCESS = (box.key for box in BOXES)
WEAK = {"gara_kulon": "A 6r", "carthag": "H 2r"}
"""Nobody can attack or move."""
GUILD = {"the_guild_navigator", "hired_houses", "frigate_wing", "drilled_mercenaries"}


def solo(board, *futures, **parts):
    return Solo(board, futures=futures, **parts)


def ready(leader, **parts):
    """The leader is set aside, with a ready card."""
    return {"enemy": {"leaders": {leader: "aside"}}, **parts}


def stack_deck(table, key, *cards):
    """Put these cards on top of a deck, the first one drawn first."""
    pile = table.state.decks[DECK[key]]
    for card in reversed(cards):
        pile.remove(CARD[card])
        pile.append(CARD[card])


@pytest.mark.parametrize("futures", COMBINATIONS, ids="-".join)
def test_every_set_up_is_played_against_the_automaton(futures):
    """WFA 20.1.1, WFA 22.1.1"""
    game = landsraad.new("war_for_arrakis", 1, 3, futures=futures)
    while game.view(None)["table"]["round"] == 0:
        game.apply(game.decision.options[0].notation)
    game.info.rules.audit(game.state)


def test_every_card_of_a_future_is_played():
    """WFA 22.18.4"""
    known = {card.key for number, card in enumerate(CARDS) if DECK_OF[number] in (2, 3)}
    assert known - GUILD <= set(PLAYS)


def test_cards_of_the_set_up_are_reinforcements():
    """WFA 22.18.1: one of each deck, and those of the futures."""

    def reinforcements(*futures):
        game = landsraad.new("war_for_arrakis", 1, 3, futures=futures)
        while game.view(None)["table"]["round"] == 0:
            game.apply(game.decision.options[0].notation)
        return game.view(0)["players"][1]["hand_decks"], "hand" in game.view(0)["players"][1]

    assert reinforcements() == ({"house_harkonnen": 1, "corrino_ally": 1}, False)
    assert reinforcements(DUKE) == ({"house_harkonnen": 2, "corrino_ally": 1}, False)
    assert reinforcements(JUDGE) == ({"house_harkonnen": 1, "corrino_ally": 2}, False)


def test_a_unit_more_goes_where_a_deployment_would():
    """WFA 22.18.2"""
    game = landsraad.new("war_for_arrakis", 1, 3, futures=(SWORDMASTER,))
    before = game.view(0)["table"]["areas"]
    game.apply(game.decision.options[0].notation)
    told = [event.public for _, event in game.events(0) if event.kind == "automaton"]
    assert ("A unit more is deployed", "WFA 22.18.2") in [line[:2] for line in told]
    powers = {
        area: sum(legion.get(kind, 0) for kind in ("regular", "elite", "sardaukar", "bashar"))
        + len(legion.get("leaders", []))
        for area, found in before.items()
        if (legion := found.get("legion")) and "settlement" in found
    }
    after = game.view(0)["table"]["areas"]
    (grown,) = [
        area for area in powers
        if after[area]["legion"].get("sardaukar", 0) > before[area]["legion"].get("sardaukar", 0)
    ]  # fmt: skip
    roomy = [area for area in powers if _units(before[area]) < 6]
    assert powers[grown] == max(powers[area] for area in roomy)


def _units(area):
    return sum(area["legion"].get(kind, 0) for kind in ("regular", "elite", "sardaukar"))


# --- leaders


def test_piter_draws_two_house_cards_and_the_atreides_discard():
    """WFA 22.18.3"""
    table = solo(WEAK, DUKE, hand="usul truthtrance", **ready("piter_de_vries"))
    stack_deck(table, "house_harkonnen", "hard_times_and_oppression", "harkonnen_patrols")
    table.act("mentat")
    while table.game.decision.ask.key == "automaton":
        table.do(table.options[0])
    assert table.offered("discard") == {"usul", "truthtrance"}
    table.do("discard usul")
    assert [e.public[0] for e in table.told if e.kind == "play"] == [
        "hard_times_and_oppression", "harkonnen_patrols",
    ]  # fmt: skip
    assert "piter_de_vries" in table.player("harkonnen")["spent"]


def test_nefud_joins_a_legion_which_moves():
    """WFA 22.18.3"""
    board = {"gara_kulon": "A 1r", "arrakeen": "H 3r"}
    table = solo(board, ASSASSINS, **ready("iakin_nefud")).act("leadership")
    while table.game.decision.ask.key == "automaton":
        table.do(table.options[0])
    assert table.put("iakin_nefud") >= 0
    assert table.at("arrakeen") == "1k 1v"
    (moved,) = [e.public for e in table.told if e.kind == "move"]
    assert moved[2] == 4


def test_nefud_comes_alone_where_no_unit_finds_room():
    """WFA 22.8.4, WFA 22.3.6: leaders need no room; on the board already he has nobody to join."""
    board = {"gara_kulon": "A 6r 2n", "arrakeen": "H 6r"}
    table = solo(board, ASSASSINS, **ready("iakin_nefud")).act("leadership")
    assert "iakin_nefud" in table.player("harkonnen")["spent"]
    assert table.at("arrakeen") == "6r iakin_nefud"
    there = {"gara_kulon": "A 6r 2n", "arrakeen": "H 6r iakin_nefud"}
    table = solo(there, ASSASSINS).act("leadership")
    assert "iakin_nefud" not in table.player("harkonnen")["spent"]


def test_count_fenring_seizes_a_leader_next_to_the_legion_that_moves():
    """WFA 22.18.3: whatever its units."""
    near = as_the_crow_flies(AREA["s1_4"])
    beyond = next(area.key for number, area in enumerate(AREAS) if near[number] == 2)
    board = {"gara_kulon": "A 6r", "s1_4": "A 1r paul_atreides", beyond: "H 1r"}
    table = solo(board, BARON, **ready("count_fenring")).act("strategy")
    while table.game.decision.ask.key == "automaton":
        table.do(table.options[0])
    assert table.player("atreides")["leaders"]["paul_atreides"].startswith("tank")
    assert "count_fenring" in table.player("harkonnen")["spent"]


def test_lady_fenring_draws_by_turns():
    """WFA 22.18.3"""
    table = solo(WEAK, BARON, hand="usul", **ready("lady_fenring"))
    stack_deck(table, "house_harkonnen", "hard_times_and_oppression")
    stack_deck(table, "corrino_ally", "spies_all_over_arrakis")
    table.act("mentat")
    while table.game.decision.ask.key in ("automaton", "discard"):
        table.do(table.options[0])
    played = [e.public[0] for e in table.told if e.kind == "play"]
    assert played == ["hard_times_and_oppression", "spies_all_over_arrakis"]
    assert not table.player("atreides")["hand"]


def test_princess_irulan_puts_a_prescience_card_back():
    """WFA 22.18.3: of the player's choice."""
    game = landsraad.new("war_for_arrakis", 2, 3)
    row = [card["key"] for card in game.view(0)["table"]["row"]][:2]
    table = solo(WEAK, PRINCESS, row=row, **ready("princess_irulan"))
    stack_deck(table, "corrino_ally", "spies_all_over_arrakis", "manipulation_of_others")
    table.act("mentat")
    while table.game.decision.ask.key == "automaton":
        table.do(table.options[0])
    assert table.offered("withdraw") == set(row)
    table.do(f"withdraw {row[0]}")
    assert [card["key"] for card in table.table["row"]] == row[1:]


def test_of_two_ready_leaders_the_player_chooses():
    """WFA 22.18.3, WFA 22.3.6: only that card is spent."""
    aside = {"piter_de_vries": "aside", "gaius_helen_mohiam": "aside"}
    table = solo(WEAK, DUKE, enemy={"leaders": aside}).act("mentat")
    assert table.offered("special") == set(aside)
    table.do("special gaius_helen_mohiam")
    assert table.player("harkonnen")["spent"] == ["gaius_helen_mohiam"]


# --- cards


def test_twisted_mentat():
    """WFA 22.18.4"""
    table = solo(WEAK, DUKE, settlements="carthag", **ready("piter_de_vries"))
    before = len(table.state.hands[1])
    table.plays("twisted_mentat")
    while table.game.decision.ask.key == "automaton":
        table.do(table.options[0])
    assert table.at("carthag") == "2r 1e piter_de_vries"
    assert len(table.state.hands[1]) == before + 2


@pytest.mark.parametrize(
    ("future", "card", "leader", "elites"),
    [
        (ASSASSINS, "guard_captain", "iakin_nefud", 2),
        (BARON, "trained_in_the_bene_gesserit_ways", "lady_fenring", 1),
    ],
)
def test_the_first_card_brings_the_leader(future, card, leader, elites):
    """WFA 22.18.4: and the next is played."""
    table = solo(WEAK, future)
    stack_deck(table, "corrino_ally", "spies_all_over_arrakis")
    table.plays(card)
    while table.game.decision.ask.key == "automaton":
        table.do(table.options[0])
    assert table.player("harkonnen")["leaders"][leader] == "aside"
    assert CARD["spies_all_over_arrakis"] in table.state.discards[1]
    later = solo(WEAK, future, hand="usul", settlements="carthag", **ready(leader)).plays(card)
    while later.game.decision.ask.key in ("automaton", "discard"):
        later.do(later.options[0])
    assert later.at("carthag") == f"2r {elites}e {leader}"
    assert len(later.player("atreides")["hand"]) == (card == "guard_captain")


# --- Dr. Yueh


def test_yueh_is_not_the_leader_that_is_kept():
    """WFA 22.18.5: the only other leader goes after the units, and no hit falls on him."""
    table = solo({"gara_kulon": "A 6r", "s1_4": "H 1e 1b"}, REDEMPTION)
    state = table.state
    area = next(a for a, one in enumerate(state.legions) if one.side == 1)
    state.turncoats ^= 1 << LEADER["dr_yueh"]
    legion = state.legions[area]
    state.legions[area] = legion.changed(named=legion.named | 1 << LEADER["dr_yueh"])
    state.leader_at[LEADER["dr_yueh"]] = area
    table.frames(Losses(1, area, 1, "strike"))
    assert table.at("s1_4") == "1r 1b dr_yueh"


@pytest.mark.parametrize("futures", [(DUKE, JUDGE), (BARON, REDEMPTION), (PRINCESS,)], ids="-".join)
def test_whole_games(futures):
    """WFA 22.1.1: figures are conserved, replays exact, and nothing leaks."""
    options = {"futures": futures, "last_round": 3}
    check_play("war_for_arrakis", 1, 5, options)
    check_views("war_for_arrakis", 1, 5, {**options, "last_round": 1})
