"""What the automaton leaves to the player tells nobody what they may not know (WFA 22.1.3)."""

import pytest

import landsraad
from landsraad.core.chance import Rng
from landsraad.core.contract import random_option
from landsraad.core.observation import decision_view, option_view
from landsraad.games.war_for_arrakis.catalogue import AREA, AREAS, TOUCHING, ZONES, ZONES_AT, bits
from landsraad.games.war_for_arrakis.engine import apply, ask_again
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.modules.mahdi.orders import ANY, FOCUS, order
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi
from landsraad.games.war_for_arrakis.terms import HARKONNEN
from war.modules.mahdi_table import Solo

GAMES = (
    (1, {}),
    (2, {"modules": ("mahdi",)}),
    (1, {"modules": ("smugglers",), "futures": ("the_redemption_of_dr_yueh",)}),
    (2, {"modules": ("mahdi", "old_man_of_the_desert"), "futures": ("the_baron_is_dead",)}),
)
REVEALS = {"play", "automaton", "sign", "reinforce", "revealed", "targeted", "discard"}
"""What turns something up: a card that is played or kept, wormsigns, a tactical card. Only with one
of them may the log of a re-deal begin to differ."""


def re_deals(game, seat, amount=2):
    """Positions that a seat cannot tell from the real one, and that go on with the same chance."""
    for number in range(amount):
        guess = game.info.rules.determinize(game.state, seat, Rng(number))
        guess.rng = game.state.rng.copy()
        yield guess


def listed(decision):
    """A question with all its answers, as the seat that is asked gets it."""
    answers = [option_view(option) for option in decision.options]
    return decision.seat, decision.ask.key, decision.prompt, answers


def check_question(game):
    """The asked seat gets the same answers in every re-deal, and others see the same table."""
    decision = game.decision
    for guess in re_deals(game, decision.seat):
        ask_again(guess)
        assert listed(guess.pending) == listed(decision)
    for seat in (None, *range(game.seats)):
        for guess in re_deals(game, seat):
            view = game.info.rules.view(guess, seat)
            view["decision"] = decision_view(guess.pending, seat)
            assert view == game.view(seat)


def first_difference(game, option):
    """The kinds of event with which the logs of re-deals begin to differ after an answer."""
    found = set()
    for guess in re_deals(game, game.decision.seat):
        logs = []
        for state in (game.state.copy(), guess):
            apply(state, option)
            logs.append([(event.kind, event.seat, event.public) for event in state.events])
        pairs = (pair for pair in zip(*logs, strict=False) if pair[0] != pair[1])
        found |= {event[0] for event in next(pairs, ())}
    return found


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_choices_and_logs_depend_on_what_the_asked_seat_knows(seats, options):
    """WFA 22.1.3"""
    seed = GAMES.index((seats, options))
    game, rng, asked = landsraad.new("war_for_arrakis", seats, seed, **options), Rng(seed), 0
    while game.decision is not None and asked < 60:
        option = random_option(game.decision, rng)
        if getattr(game.state.stack[-1], "side", None) == HARKONNEN:
            check_question(game)
            assert first_difference(game, option) <= REVEALS
            asked += 1
        game.apply(option)
    assert asked


# --- choices that seldom come up


def asked_by(table, *frames):
    """A game in which the automaton leaves something to the player."""
    game = table.frames(*frames).game
    assert game.decision.ask.key == "automaton"
    return game


def attack():
    return Step("mahdi_attack", HARKONNEN, order(ANY, 2))


def beside(key, other):
    """An area next to one and not next to the other."""
    near = TOUCHING[AREA[key]] & ~TOUCHING[AREA[other]]
    return next(AREAS[a].key for a in bits(near) if AREAS[a].key.startswith("s"))


TWO = {"rock_outcroppings": "A 1r", "sihaya_ridge": "A 1r"}


def two_sieges(board, ranks, **kwargs):
    sietches = {**dict(zip(TWO, ranks, strict=True)), "windgap": 1}
    board = {**TWO, "windgap": "A 6r", **board}
    return Solo(board, sietches=sietches, mahdi={"target": "windgap"}, **kwargs)


def test_the_choice_of_a_legion_to_attack_with():
    """WFA 22.4.2: of ranks that are equal, and both facedown."""
    spots = [beside(*TWO), beside(*reversed(TWO))]
    game = asked_by(two_sieges(dict.fromkeys(spots, "H 3r"), (2, 2)), attack())
    assert {option.notation for option in game.decision.options} >= {f"attack {s}" for s in spots}
    check_question(game)


def test_the_choice_of_whom_to_attack():
    """WFA 22.4.3, WFA 22.4.2: one legion, two equals beside it; the origin has been taken."""
    first, second = [AREAS[a].key for a in bits(TOUCHING[AREA["s1_5"]])
                     if AREAS[a].key.startswith("s")][:2]  # fmt: skip
    hidden = "A token_2r"
    table = Solo({"gara_kulon": "A 6r", "s1_5": "H 4r", first: hidden, second: hidden})
    game = asked_by(table, attack())
    assert table.offered("at") == {first, second}
    check_question(game)


@pytest.mark.parametrize("ranks", [(2, 2), (3, 1), (1, 3)])
def test_the_choice_of_where_to_charge_from(ranks):
    """WFA 22.4.5: whoever looks on sees the same question whatever the ranks are."""
    table = two_sieges({"s1_1": "H 3r"}, ranks)
    mahdi(table.state).focus = AREA["s1_1"]
    table.frames(Step("mahdi_charge", HARKONNEN, order(FOCUS)))
    ways = {(2, 2): {"s4_3", "s1_2"}, (3, 1): {"s4_3"}, (1, 3): {"s1_2"}}[ranks]
    moved = {event.public[1] for event in table.told if event.kind == "move"}
    assert (table.offered("to") or moved) >= ways
    check_question(table.game)


def test_the_choice_of_an_ornithopter():
    """WFA 22.4.1: the attack is settled, by which air zone is not."""
    zones = {ZONES[zone].key: "ornithopter" for zone in ZONES_AT[AREA["s5_6"]][:2]}
    table = Solo({"gara_kulon": "A 1r", "s5_6": "H 4r"}, zones=zones)
    game = asked_by(table, attack())
    assert table.offered("transport") == set(zones)
    check_question(game)


def test_the_choice_of_a_target_for_the_turn():
    """WFA 22.5.3: sietches as near the target as each other, of one rank."""
    table = Solo(
        {"gara_kulon": "A 6r", "s5_5": "H 3r"},
        mahdi={"harvesting": "windgap"},
        sietches={"gara_kulon": 3, "sihaya_ridge": 2, "tasmin_sink": 2},
    )
    game = asked_by(table, Step("mahdi_target", HARKONNEN, order(ANY, 2)))
    assert table.offered("sietch") == {"sihaya_ridge", "tasmin_sink"}
    check_question(game)


def test_a_tactical_card_is_not_drawn_twice():
    """WFA 22.2.3"""
    with pytest.raises(landsraad.InvalidSetup, match="windgap"):
        Solo({}, mahdi={"harvesting": "windgap", "target": "windgap"})
