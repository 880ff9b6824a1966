"""A game, a set of cards and a bot from outside."""
