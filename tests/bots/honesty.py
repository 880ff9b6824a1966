"""A bot asked again, with everything that it cannot know dealt anew."""

import landsraad
from landsraad import bots
from landsraad.core.chance import Rng
from landsraad.core.game import Game


def compare_with_the_hidden_dealt_anew(make, seats, every):
    """On positions of sensible play (the contract looks at those of random play); how many."""
    game = landsraad.new("imperium", seats=seats, seed=seats)
    seated = [bots.make("greedy", seat) for seat in range(seats)]
    compared = 0
    while (decision := game.decision) is not None:
        seat = decision.seat
        if len(decision.options) > 1 and len(game.actions) % every == 0:
            guess = game.info.rules.determinize(game.state, seat, Rng(len(game.actions)))
            other = Game(game.info, guess, None)
            chosen = make().choose(game.observe(seat), decision)
            assert make().choose(other.observe(seat), other.decision) is chosen
            compared += 1
        game.apply(seated[seat].choose(game.observe(seat), decision))
    return compared
