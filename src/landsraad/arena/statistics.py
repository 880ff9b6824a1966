"""How sure a win rate is: intervals, and a test that may be looked at after every game."""

from __future__ import annotations

from math import exp, inf, lgamma, log, sqrt

Z_95 = 1.959963984540054
CLEAR = 20.0
"""Odds that end a match early: equals reach them in at most one match of twenty."""


def wilson(wins: int, games: int, z: float = Z_95) -> tuple[float, float]:
    """The Wilson score interval of a win rate (95 % unless told otherwise).

    >>> [round(bound, 4) for bound in wilson(81, 263)]
    [0.2553, 0.3662]
    """
    if not games:
        return 0.0, 1.0
    rate, share = wins / games, z * z / games
    middle = rate + share / 2
    reach = z * sqrt(rate * (1 - rate) / games + share / (4 * games))
    low, high = (middle - reach) / (1 + share), (middle + reach) / (1 + share)
    return (low if wins else 0.0), (high if wins < games else 1.0)


def odds_against(parity: float, wins: int, games: int) -> float:
    """How many times better any other win rate explains the wins than parity does.

    A mixture sequential probability ratio: all rates are alike beforehand. While parity holds,
    the odds ever pass 20 with a chance of at most 1/20, however often one looks.

    >>> odds_against(0.25, 25, 100) < 1 < 20 < odds_against(0.25, 45, 100)
    True
    """
    if not 0 < parity < 1:
        raise ValueError(f"parity lies between 0 and 1, not at {parity}")
    losses = games - wins
    mixture = lgamma(wins + 1) + lgamma(losses + 1) - lgamma(games + 2)
    difference = mixture - wins * log(parity) - losses * log(1 - parity)
    return exp(difference) if difference < 700 else inf
