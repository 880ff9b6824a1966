"""Words and completeness: every effect is carried out, offered and described."""

from typing import get_args

import pytest

import landsraad
from landsraad.cli.tables import table as words_of
from landsraad.games.war_for_arrakis import catalogue, content, entries, offer, text
from landsraad.games.war_for_arrakis.effects import AnyEffect, Special
from landsraad.games.war_for_arrakis.engine import STEPS
from landsraad.games.war_for_arrakis.resolve_cards import SPECIALS
from war.table import Table


def test_every_effect_has_a_resolver_an_offer_and_words():
    kinds = set(get_args(AnyEffect))
    every = set(offer.POSSIBLE)
    assert kinds == {kind for kind in every if kind.__module__ == AnyEffect.__args__[0].__module__}
    assert every <= set(STEPS)
    assert every == set(text._WORDS)
    added = {kind.__module__.rpartition(".modules.")[2] for kind in every - kinds}
    assert added == {"smugglers.values", "spacing_guild.values"}, "they stand in their folders"


def test_every_special_has_a_function_and_words():
    assert set(SPECIALS) == set(text.SPECIALS)


def test_every_requirement_has_words():
    assert set(text.REQUIREMENTS) == content.AT_END | content.IN_ACTIONS


def _specials(effect):
    if isinstance(effect, Special):
        yield effect.key
    for name in effect.__slots__ if effect is not None else ():
        value = getattr(effect, name)
        for part in value if isinstance(value, tuple) else (value,):
            inner = part[1] if isinstance(part, tuple) and len(part) == 2 else part
            if hasattr(inner, "__slots__") and hasattr(inner, "__dataclass_fields__"):
                yield from _specials(inner)


def test_every_special_is_used_by_one_card():
    used = [key for card in catalogue.CARDS if card.effect for key in _specials(card.effect)]
    used += [key for leader in catalogue.BASE_LEADERS if leader.special
             for key in _specials(leader.special)]  # fmt: skip
    assert sorted(used) == sorted(SPECIALS)
    every = [key for leader in catalogue.LEADERS for key in _specials(leader.special)]
    assert set(every) <= set(SPECIALS), "leaders of modules may share one with a card"


@pytest.mark.parametrize("entry", entries.entries(), ids=lambda entry: f"{entry.kind} {entry.key}")
def test_every_component_is_described(entry):
    for line in entry.lines:
        assert line.strip()
        assert "{" not in line
        assert "  " not in line


def test_effects_name_the_elites_of_their_side():
    found = {entry.key: entry.lines[0] for entry in entries.entries() if entry.kind == "planning"}
    assert "Sardaukar" not in found["crysknife"]
    assert "Fedaykin" not in found["shigawire"]


def test_a_content_file_changes_the_catalogue():
    given = {"leaders": {"chani": {"special": ["desert_power"]}}}
    found = {entry.key: entry.lines for entry in entries.content_entries(given)}
    assert found["chani"][0] == "Deployment: take a Desert Power action."


# --- the terminal


def shown(table):
    """The lines of the options in the terminal."""
    groups = words_of("war_for_arrakis").group(table.game.view(0), table.game.decision.options)
    return [words for group in groups for _, words in group.entries]


def odds(table, seat=0):
    return table.game.view(seat)["table"]["odds"]


def test_attacks_are_shown_with_their_odds():
    table = Table({"s1_4": "A 3r 1n", "s1_5": "H 1r"}).do("die strategy", "take attack")
    assert odds(table)["s1_4"]["at"] == "s1_5"
    assert "% to win" in shown(table)[0]
    table.do("attack s1_4")
    assert odds(table)["s1_5"]["attacker"] > 0.9
    assert "% to win" in shown(table)[0]


def test_a_battle_is_shown_with_its_odds():
    table = Table({"s1_4": "A 3r", "s1_5": "H 3r"}).do("die strategy", "take attack")
    table.do("attack s1_4").rig("SSS SSS").do("at s1_5")
    assert odds(table).keys() == {"s1_5"}
    assert "% to win" in words_of("war_for_arrakis").brief(table.game.view(0))


def test_going_on_with_a_siege_is_judged_after_its_toll():
    """WFA 6.5.2."""
    board = {"gara_kulon": "A 1r", "s1_12": "H 1r"}
    table = Table(board, turn="harkonnen", sietches={"gara_kulon": 3})
    table.do("die strategy", "take attack", "attack s1_12").rig("S SSSS").do("at gara_kulon")
    assert odds(table, 1)["gara_kulon"]["attacker"] == 0


def test_a_card_for_a_die_is_shown_with_what_it_brings():
    """WFA 6.2.1."""
    table = Table({"s1_4": "A 3r", "s1_5": "H 3r"}, hand="war_plan usul")
    table.do("die strategy", "take attack", "attack s1_4", "at s1_5")
    before = odds(table)["s1_5"]
    assert before["with_die"] > before["attacker"]
    table.do("discard usul")
    assert odds(table)["s1_5"]["attacker"] == before["with_die"]


def test_odds_go_by_what_a_seat_knows():
    """WFA 15.1.1: who cannot look takes a facedown sietch and its tokens at their average."""
    board = {"gara_kulon": "A 1n token_1r", "s1_12": "H 5r 1b"}
    table = Table(board, turn="harkonnen", sietches={"gara_kulon": 1})
    table.do("die strategy", "take attack", "attack s1_12")
    known, guessed = odds(table, 0)["gara_kulon"], odds(table, 1)["gara_kulon"]
    assert known["attacker"] > guessed["attacker"]
    assert "% to take the sietch" in guessed["words"]


def test_the_rules_tell_what_the_cards_do():
    books = landsraad.games()["war_for_arrakis"].rulebooks
    rules = "".join(path.read_text(encoding="utf-8") for path in books)
    for card in catalogue.CARDS:
        if card.effect is not None:
            assert f"{card.name}: {text.describe_for(card.effect, card.deck // 2)}." in rules
    for leader in catalogue.LEADERS:
        if leader.special is not None:
            assert text.describe_for(leader.special, leader.side) in rules


def test_the_map_in_words():
    words = words_of("war_for_arrakis")
    table = Table({"s1_4": "A 2r 1n stilgar wormsign", "arrakeen": "H 3r"},
                  zones={"az1": "ornithopter"})  # fmt: skip
    view = table.game.view(1)
    names = words.names(view)
    assert names == ["Atreides", "Harkonnen"]
    lines = "\n".join(words.status(view, names))
    assert "32 NE-out 4 (desert): Atreides 2 regular, 1 naib, Stilgar; wormsign" in lines
    assert "in the air: ornithopter over North-East outer and North-East central" in lines
    assert "Arrakeen (plateau)" in words.look(view, "arrakeen", names)[0]
    assert "Crysknife" in words.look(view, "crysknife", names)[0]
    assert words.notations(view, "to NE-out 4") == ["to s1_4"]


def test_hidden_tokens_stay_hidden_in_words():
    words = words_of("war_for_arrakis")
    game = Table({"s1_4": "A token_1r1e"}).game
    mine = "\n".join(words.status(game.view(0), ["Atreides", "Harkonnen"]))
    theirs = "\n".join(words.status(game.view(1), ["Atreides", "Harkonnen"]))
    assert "token of 1 regular and 1 elite" in mine
    assert "token of" not in theirs
    assert "1 facedown token" in theirs


def test_the_log_tells_a_story():
    table = Table({"s1_4": "A 2r", "s1_5": "H 1r", "s1_8": "H 1r"})
    table.do("die strategy", "take attack", "attack s1_4").rig("HH X").do("at s1_5", "advance")
    told = " ".join(table.game.log(None))
    for words in ("Atreides attacks NE-out 5 from NE-out 4.", "Atreides advances into NE-out 5."):
        assert words in told


# --- described positions


@pytest.mark.parametrize(
    "given",
    [
        {"areas": {"nowhere": {}}},
        {"areas": {"s1_4": {"legion": {"side": "corrino"}}}},
        {"areas": {"s1_4": {"legion": {"side": "atreides", "naib": 1}}}},
        {"areas": {"s1_4": {"legion": {"side": "atreides", "regular": 7}}}},
        {"areas": {"arrakeen": {"harvester": True}}},
        {"areas": {"s1_4": {"legion": {"side": "atreides", "hidden": ["token_9r"]}}}},
        {"supremacy": 10},
        {"prescience": {"spice": 1}},
        {"zones": {"az1": "harvester"}},
        {"row": ["dew_collectors", "dew_collectors"]},
        {"phase": "lunch"},
        {"weather": "fine"},
    ],
)
def test_impossible_positions_are_refused(given):
    with pytest.raises(landsraad.InvalidSetup):
        landsraad.position("war_for_arrakis", table=given)


@pytest.mark.parametrize(
    "player",
    [
        {"hand": ["usul", "usul"]},
        {"hand": ["i_decide"]},
        {"leaders": {"baron_harkonnen": "aside"}},
        {"leaders": {"stilgar": "tank 9"}},
        {"tokens": 6},
        {"dice": {"luck": 1}},
    ],
)
def test_impossible_sides_are_refused(player):
    with pytest.raises(landsraad.InvalidSetup):
        landsraad.position("war_for_arrakis", players=[player])


# --- evaluation


def test_what_helps_one_side_hurts_the_other():
    evaluate = landsraad.games()["war_for_arrakis"].rules.evaluate
    before = Table({"s1_12": "H 2r", "s1_4": "A 1r"}, turn="harkonnen")
    after = Table({"s1_12": "H 2r", "s1_4": "A 1r"}, turn="harkonnen", supremacy=3)
    assert evaluate(after.game.state, 1) > evaluate(before.game.state, 1)
    assert evaluate(after.game.state, 0) == -evaluate(after.game.state, 1)


def test_greedy_takes_an_undefended_sietch():
    from landsraad.bots.greedy import GreedyBot

    table = Table({"s1_12": "H 2r", "s3_2": "A 1r"}, turn="harkonnen",
                  sietches={"gara_kulon": 3}, dice="strategy strategy")  # fmt: skip
    bot, game = GreedyBot(1), table.game
    while game.decision.seat == 1 and not table.table["supremacy"]:
        game.apply(bot.choose(game.observe(1), game.decision))
    assert table.table["supremacy"] == 3
