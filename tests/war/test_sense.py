"""What bots rule out at once."""

import landsraad
from landsraad import bots
from landsraad.games.war_for_arrakis.sense import sense

BEFORE_THE_AUTOMATON = 40


def ends_of_turns(seats, seed=1000):
    """Positions at the end of a turn where tokens might still be turned up."""
    game = landsraad.new("war_for_arrakis", seats, seed)
    bot = bots.make("random", seed)
    for _ in range(BEFORE_THE_AUTOMATON):
        decision = game.decision
        if decision.ask.key == "end_turn" and len(decision.moves) > 1:
            yield game, decision
        game.apply(bot.choose(game.observe(decision.seat), decision))


def test_no_token_is_turned_up_to_put_off_the_automaton():
    """WFA 22.14.1: each brings the Harkonnens a card."""
    looked = 0
    for game, decision in ends_of_turns(1):
        kept = sense(game.state, decision.seat, decision.moves)
        now = game.info.rules.evaluate(game.state, 0)
        assert "done" in map(str, kept)
        for move in decision.moves:
            tried = game.copy()
            tried.apply(move)
            better = game.info.rules.evaluate(tried.state, 0) > now
            assert str(move) == "done" or (move in kept) is better
        looked += len(kept) < len(decision.moves)
    assert looked


def test_with_a_player_on_each_side_every_move_is_worth_a_thought():
    looked = 0
    for game, decision in ends_of_turns(2):
        assert sense(game.state, decision.seat, decision.moves) == decision.moves
        looked += 1
    assert looked
