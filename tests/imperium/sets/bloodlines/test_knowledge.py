"""What Bloodlines hides, and what a seat remembers of it."""

import landsraad
from imperium.table import Table
from landsraad.core.chance import Rng
from landsraad.games.imperium.engine.catalogue import CARDS, INTRIGUE_BACKS
from landsraad.games.imperium.engine.loop import run
from landsraad.games.imperium.engine.piles import acquire, reshuffle
from landsraad.games.imperium.engine.state import Resolve
from landsraad.games.imperium.language.gains import Draw
from landsraad.games.imperium.mechanisms.commanders.state import commanders_on
from landsraad.games.imperium.mechanisms.navigation.state import navigation_of
from landsraad.games.imperium.mechanisms.project.state import project_of
from landsraad.games.imperium.mechanisms.tech.rules import trash_tile
from landsraad.games.imperium.mechanisms.tech.state import tech_of, tech_on
from landsraad.games.imperium.mechanisms.tech.tiles import TECH

RULES = landsraad.games()["imperium"].rules
PITER = "leader_piter_de_vries"


def guesses(state, seat):
    return [RULES.determinize(state, seat, Rng(number)) for number in range(20)]


def test_the_stack_of_skills_is_dealt_anew():
    """IMP 30.1.2"""
    state = Table(bloodlines=True).game.state
    stacks = {commanders_on(guess).stack for guess in guesses(state, 0)}
    assert len(stacks) > 10
    assert {tuple(sorted(stack)) for stack in stacks} == {tuple(sorted(commanders_on(state).stack))}
    assert {commanders_on(guess).skills for guess in guesses(state, 0)} == {
        commanders_on(state).skills
    }


def test_a_course_is_known_to_its_owner_only():
    """IMP 32.2.2"""
    table = Table(bloodlines=True, leader="steersman_yrkoon", navigated="navigation_water")
    course = navigation_of(table.game.state.players[0]).course
    assert {navigation_of(guess.players[0]).course for guess in guesses(table.game.state, 0)} == {
        course
    }
    others = {navigation_of(guess.players[0]).course for guess in guesses(table.game.state, 1)}
    assert len(others) > 10
    assert all(len(other) == len(course) for other in others)
    assert not any(
        navigation_of(table.game.state.players[0]).played[0] in other for other in others
    )


def test_twisted_cards_are_told_from_others_by_their_backs():
    """IMP 36.1.4"""
    table = Table(bloodlines=True, hand="dagger",
                  others=[{"leader": PITER, "intrigue": "shrewd ambush"}, {}])  # fmt: skip
    hands = [guess.players[1].intrigue for guess in guesses(table.game.state, 0)]
    assert all([bool(INTRIGUE_BACKS[card]) for card in hand] == [True, False] for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 10
    assert table.game.view(2)["players"][1]["twisted_size"] == 1


def test_a_card_given_away_is_known_to_the_giver():
    """IMP 33.3.5"""
    table = Table(bloodlines=True, leader=PITER, hand="dagger", intrigue="insidious ambush",
                  others=[{}, {}])  # fmt: skip
    table.do("play insidious", "hand_over ambush", "target glossu_the_beast_rabban")
    assert table.game.view(0)["players"][1]["intrigue_known"] == ["ambush"]
    assert table.game.view(2)["players"][1]["intrigue_known"] == []


def test_kotas_project_and_the_tiles_she_saw():
    """IMP 34.4.1, IMP 36.1.12"""
    options = {"expansions": ["bloodlines"], "modules": ["tech"], "leaders": ["kota_odax_of_ix"]}
    game = landsraad.new("imperium", 3, 3, **options)
    asked = [str(option) for option in game.decision.options]
    # Before the choice only she sees the bottom of the stacks.
    bottoms = {tuple(pile[0] for pile in tech_on(guess).stacks) for guess in guesses(game.state, 1)}
    assert len(bottoms) > 5
    assert (
        len({tuple(p[0] for p in tech_on(guess).stacks) for guess in guesses(game.state, 0)}) == 1
    )
    game.apply(asked[0])
    mine = guesses(game.state, 0)
    assert (
        len({(project_of(guess.players[0]).tile, tech_on(guess).stacks[1][0]) for guess in mine})
        == 1
    )
    theirs = {
        (project_of(guess.players[0]).tile, tech_on(guess).stacks[1][0])
        for guess in guesses(game.state, 1)
    }
    assert len(theirs) > 5


# --- cards of the own deck that were looked at

DECK = "seek_allies diplomacy dune_the_desert_planet reconnaissance convincing_argument"


def tops(state, seat, owner=0):
    """The top cards of a deck, as a seat guesses them."""
    return {guess.players[owner].deck[-1] for guess in guesses(state, seat)}


def put_back(**me):
    """Piter has put the top card of his deck back."""
    table = Table(bloodlines=True, leader=PITER, hand="dagger", intrigue="controlled windfall",
                  deck=DECK, **me)  # fmt: skip
    return table.do("play controlled", "take put_back")


def test_a_card_put_back_is_remembered():
    """IMP 33.3.3, IMP 36.1.13: by the player who looked, and by nobody else."""
    table = put_back()
    assert table.player(0)["deck_top"] == "seek_allies"
    assert tops(table.game.state, 0) == {table.game.state.players[0].deck[-1]}
    assert len(tops(table.game.state, 1)) > 1
    assert "deck_top" not in table.game.view(1)["players"][0]


def test_a_card_put_back_is_forgotten_once_it_has_gone():
    """IMP 36.1.13: the card under it was never seen."""
    table = put_back()
    state = table.game.state
    state.stack.append(Resolve(Draw(1), 0, "dagger"))
    state.pending = None
    run(state)
    assert "seek_allies" in table.hand
    assert "deck_top" not in table.player(0)
    assert len(tops(state, 0)) > 1


def test_a_shuffled_deck_is_unknown():
    """IMP 36.1.13"""
    table = put_back()
    state = table.game.state
    reshuffle(state, 0)
    assert "deck_top" not in table.player(0)
    assert len(tops(state, 0)) > 1


def test_a_card_put_back_is_known_under_one_that_came_on_top():
    """IMP 36.1.13"""
    table = put_back()
    state = table.game.state
    acquire(state, 0, state.row[0], to_top=True, paid=False)
    deck = state.players[0].deck
    known = [CARDS[card].key for card in (deck[-1], deck[-2])]
    assert table.player(0)["deck_known"] == known
    assert {tuple(g.players[0].deck[-2:]) for g in guesses(state, 0)} == {tuple(deck[-2:])}
    assert len({g.players[0].deck[-2] for g in guesses(state, 1)}) > 1


def test_what_glowglobes_showed_is_remembered_without_them():
    """IMP 36.1.13, IMP 34.3.3"""
    table = Table(modules=("tech",), hand="dagger", deck=DECK, tech="glowglobes")
    state = table.game.state
    trash_tile(state, 0, TECH["glowglobes"])
    assert table.player(0)["deck_top"] == "seek_allies"
    assert len(tops(state, 0)) == 1


def test_glowglobes_show_the_card_under_one_put_on_top():
    """IMP 36.1.13, IMP 34.3.3"""
    table = Table(modules=("tech",), hand="dagger", deck=DECK, tech="glowglobes")
    state = table.game.state
    acquire(state, 0, state.row[0], to_top=True, paid=False)
    assert table.player(0)["deck_known"][1] == "seek_allies"
    assert len({g.players[0].deck[-2] for g in guesses(state, 0)}) == 1


def test_a_leader_who_sees_the_top_knows_what_lies_under_a_card_put_there():
    """IMP 12.1.1, IMP 36.1.13"""
    table = Table(leader="paul_atreides", hand="dagger", deck=DECK)
    state = table.game.state
    acquire(state, 0, state.row[0], to_top=True, paid=False)
    assert table.player(0)["deck_known"][1] == "seek_allies"
    assert len({g.players[0].deck[-2] for g in guesses(state, 0)}) == 1


# --- Kota Odax of Ix

KOTA = {"modules": ("tech",), "leader": "kota_odax_of_ix", "hand": "dagger diplomacy", "spice": 9,
        "project": "plasteel_blades"}  # fmt: skip


def test_a_guess_at_kotas_choice_names_no_project_but_its_own():
    """IMP 34.4.1: others know that she has one, not which."""
    table = Table(**KOTA, table={"tech_top": ["glowglobes", "delivery_bay", "training_depot"]})
    table.do("send dagger hall_of_oratory", "resolve ixian_embassy tech")
    state = table.game.state
    assert len(state.pending.options) == 4 + 1, "IMP 19.1.39: the last one is to decline"
    for guess in guesses(state, 1):
        *tiles, decline = guess.pending.options
        offered = {option.tile for option in tiles}
        assert offered - {pile[-1] for pile in tech_on(guess).stacks} <= {
            project_of(guess.players[0]).tile
        }
        assert decline.notation == "decline"
        RULES.apply(guess, tiles[-1])
        assert guess.pending is not None


def test_a_project_is_open_once_she_pays_for_it():
    """IMP 34.4.2"""
    table = Table(**KOTA, ix=True, negotiators=2, solari=3,
                  table={"tech_top": ["glowglobes", "delivery_bay", "training_depot"]})  # fmt: skip
    table.do("send dagger dreadnought", "resolve dreadnought tech", "tech plasteel_blades")
    assert table.asked == (0, "negotiators")
    for guess in guesses(table.game.state, 1):
        RULES.apply(guess, guess.pending.options[0])
        assert TECH["plasteel_blades"] in tech_of(guess.players[0]).tiles


# --- what locks undo, and forks


def test_a_card_on_its_way_to_another_house_is_a_guess_for_the_others():
    """IMP 33.3.5: only giver and taker come to see it."""
    table = Table(bloodlines=True, leader=PITER, intrigue="insidious ambush windfall")
    table.do("play insidious", "hand_over ambush")
    assert table.asked == (0, "taker")
    state, given = table.game.state, set()
    for guess in guesses(state, 1):
        given.add(guess.stack[-1].value)
        RULES.apply(guess, guess.pending.options[0])
        RULES.audit(guess)
    assert len(given) > 2
    for guess in guesses(state, 0):
        assert guess.stack[-1].value == state.stack[-1].value, "the giver knows it"


def test_a_gift_keeps_its_back_in_a_guess():
    """IMP 36.1.4: everybody sees whether it is a twisted card."""
    table = Table(bloodlines=True, leader=PITER, intrigue="insidious shrewd ambush windfall")
    table.do("play insidious", "hand_over shrewd")
    for guess in guesses(table.game.state, 2):
        assert INTRIGUE_BACKS[guess.stack[-1].value]


def test_the_five_cards_of_the_steersman_cannot_be_looked_at_and_put_back():
    """IMP 32.2.2: they are dealt when the last leader is picked."""
    game = landsraad.new("imperium", 2, 3, expansions=["bloodlines"], leaders="draft")
    game.apply(game.decision.options[0])
    game.apply("lead steersman_yrkoon")
    assert len(game.view(game.decision.seat)["decision"]["options"]) == 5
    assert game.frontier == 2


def test_glowglobes_show_a_card_and_so_stay():
    """IMP 34.3.3: even the last tile of its stack, under which none is turned up."""
    tops = ["glowglobes", "delivery_bay", "training_depot"]
    table = Table(modules=("tech",), hand="dagger diplomacy", spice=2, table={"tech_top": tops})
    state = table.game.state
    tech_on(state).stacks = tuple(pile[-1:] for pile in tech_on(state).stacks)
    table.do("send dagger hall_of_oratory", "resolve ixian_embassy tech")
    assert table.game.frontier == 0
    table.do("tech glowglobes")
    assert table.game.frontier == 3
