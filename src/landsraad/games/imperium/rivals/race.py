"""The race of a lone player against the rivals: how it stands where a round begins.

The weights are those of a regression of final leads over positions of solo games at all levels,
rounded.
"""

from __future__ import annotations

from math import exp
from typing import Final

from landsraad.games.imperium.engine.holdings import cards_of
from landsraad.games.imperium.engine.state import PlayerState, State
from landsraad.games.imperium.facets.bargain import CARD_WORTH
from landsraad.games.imperium.language.terms import SOLARI, SPICE, WATER
from landsraad.games.imperium.rivals.points import RIVAL_INTRIGUE, RIVAL_PRICES

A_ROUND: Final = 1.1
"""The points that whoever leads makes in a round."""
ROUNDS: Final = 10.0
INFLUENCE: Final = (0.0, 0.6, 0.4, 1.0, 1.2, 1.2, 1.2)
"""Of a track: each second step brings a point or an alliance."""
STORES: Final = ((SPICE, 0.1), (SOLARI, 0.04), (WATER, 0.08))
INTRIGUE: Final = 0.35
TROOP: Final = 0.03
TROOP_LATER: Final = 0.16
SWORDMASTER: Final = 3.0
COUNCIL: Final = 1.1
DECK: Final = 2.0
CARD: Final = -0.1
"""What a house has for the rest of the game, each for a whole one; the deck by its average card."""
EXPECTED: Final = -5.7
"""The lead of a house that has nothing, for a whole game."""
BEHIND: Final = -1.5
"""How far a house falls back that stands level: less than what greedy bots do."""
SECOND: Final = 0.15
"""How much of the lead is that over the weaker rival."""
PURSE: Final = 0.45
"""Of the points that a rival could buy if its stores were one."""
RIVAL_INFLUENCE: Final = 0.05
SPREAD: Final = 0.9
SPREAD_LATER: Final = 0.6
"""By how much a lead is to be larger for odds of e to one: at the end, and more in a whole game."""


def race(state: State) -> float:
    """The chance of the lone player to win."""
    me = state.players[0]
    leaders = sorted(state.players[1:], key=_promise)
    points = max(player.vp for player in state.players)
    rounds = min(ROUNDS + 1 - state.round, (state.setup.edition.goal + 1 - points) / A_ROUND)
    left = max(rounds, 0.0) / ROUNDS
    weaker, stronger = leaders[0], leaders[-1]
    rivals = (1 - SECOND) * _made(stronger) + SECOND * _made(weaker)
    lead = BEHIND + me.vp - rivals + _stores(me) + left * (EXPECTED + _means(me))
    return 1 / (1 + exp(-lead / (SPREAD + SPREAD_LATER * left)))


def _stores(player: PlayerState) -> float:
    """What is spent once, and influence."""
    value = INTRIGUE * len(player.intrigue) + TROOP * player.garrison
    for influence in player.influence:
        value += INFLUENCE[influence]
    for resource, worth in STORES:
        value += worth * player.resources[resource]
    return value


def _means(player: PlayerState) -> float:
    """What serves a house for the rest of the game."""
    cards = cards_of(player)
    average = sum([CARD_WORTH[card] for card in cards]) / (len(cards) or 1)
    value = SWORDMASTER * player.swordmaster + COUNCIL * player.council
    return value + DECK * average + CARD * len(cards) + TROOP_LATER * player.garrison


def _promise(rival: PlayerState) -> float:
    """The points that a rival has, or will soon have bought."""
    value = float(rival.vp)
    for resource, price in RIVAL_PRICES:
        value += rival.resources[resource] / price
    return value + len(rival.intrigue) / RIVAL_INTRIGUE


def _made(rival: PlayerState) -> float:
    """The points of a rival, those in part that it is on the way to."""
    soon = PURSE * (_promise(rival) - rival.vp)
    return rival.vp + soon - RIVAL_INFLUENCE * sum(rival.influence)
