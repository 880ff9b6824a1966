"""Intervals against published numbers, and a test that keeps its promise under repeated looks."""

import pytest

from landsraad.arena.statistics import CLEAR, odds_against, wilson
from landsraad.core.chance import Rng


# R. G. Newcombe, "Two-sided confidence intervals for the single proportion", 1998, method 3.
@pytest.mark.parametrize(
    "wins, games, low, high",
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0000),
    ],
)
def test_wilson_intervals_agree_with_the_literature(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_before_the_first_game():
    assert wilson(0, 0) == (0.0, 1.0)
    assert odds_against(0.25, 0, 0) == pytest.approx(1.0)


def test_intervals_shrink_with_more_games():
    widths = [high - low for low, high in (wilson(n // 4, n) for n in (8, 80, 800, 8000))]
    assert widths == sorted(widths, reverse=True)


def test_odds_by_hand():
    # One win of one game: every rate alike gives 1/2, parity 1/4.
    assert odds_against(0.25, 1, 1) == pytest.approx(2.0)
    # Three wins of three: 1/4 against 1/8.
    assert odds_against(0.5, 3, 3) == pytest.approx(2.0)
    assert odds_against(0.25, 5000, 5000) == float("inf")


@pytest.mark.parametrize("parity", [0.0, 1.0])
def test_there_is_no_test_without_an_opponent(parity):
    with pytest.raises(ValueError):
        odds_against(parity, 1, 2)


def clear_after(rate, games, rng):
    """After how many games a player of a rate looks clear of 25 %, looking after each game."""
    wins = 0
    for game in range(1, games + 1):
        wins += rng.below(1000) < 1000 * rate
        if odds_against(0.25, wins, game) >= CLEAR:
            return game
    return None


def test_equals_are_rarely_called_unequal_though_we_look_after_every_game():
    rng = Rng(1)
    called = sum(clear_after(0.25, 300, rng) is not None for _ in range(200))
    assert called <= 200 / CLEAR


def test_a_better_player_is_found_soon():
    rng = Rng(2)
    needed = sorted(clear_after(0.6, 300, rng) or 300 for _ in range(100))
    assert needed[50] < 40
    assert needed[-1] < 150
