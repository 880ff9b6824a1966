"""A plain evaluation of a seat's standing, for bots that look one step on."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from landsraad.games.imperium.engine.catalogue import CONFLICTS, INTRIGUES
from landsraad.games.imperium.engine.combat import places
from landsraad.games.imperium.engine.deeds import side
from landsraad.games.imperium.engine.holdings import cards_of
from landsraad.games.imperium.engine.plug import every, rewards_of, worth_of
from landsraad.games.imperium.engine.state import Agenda, PlayerState, State
from landsraad.games.imperium.facets.bargain import CARD_WORTH, bargain
from landsraad.games.imperium.facets.offer import possible
from landsraad.games.imperium.facets.outlook import outlook
from landsraad.games.imperium.language.gains import (
    RESOURCE_WORTH,
    VP_WORTH,
)
from landsraad.games.imperium.language.terms import PERSUASION, SEAT, SWORDMASTER, Phase
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import effect_worth

LAST_ROUND: Final = 10
CARD_IN_DECK: Final = 0.25
INFLUENCE_WORTH: Final[tuple[float, ...]] = (0.0, 3.0, 1.5, 4.0, 3.0, 4.0, 4.5)
HAND_SHARE: Final = 0.35
"""What a card in hand is worth this round, of its worth in general."""
TROOP_IN_CONFLICT: Final = 0.35
AGENT_WORTH: Final = 2.2
"""What an agent promises that waits to be sent."""
EXPECTED: Final = 0.8
"""How much of a reward counts that is expected from a conflict to come."""
UNLIKELY: Final = 0.001
PENDING_SHARE: Final = 0.9
LATER: Final = 0.3
"""What a deck is still worth in the last round, of its worth in the first."""
REWARD_WORTH: Final = tuple(
    (effect_worth(card.first), effect_worth(card.second), effect_worth(card.third))
    for card in CONFLICTS
)


class Prices(NamedTuple):
    """What a house has for the rest of the game: each in a game that has just begun."""

    swordmaster: float
    seat: float
    deck: float
    """Of the average card."""


PRICES: Final = Prices(SWORDMASTER.worth, SEAT.worth, 8.0)
LEARNT_PRICES: Final = Prices(9.0, 7.0, 3.0)
"""Those that the weights of the mentat grew up with: features go on being counted in them."""
INTRIGUE_WORTH: Final = tuple(
    tuple(effect_worth(effect) for effect in (card.plot, card.combat, card.win, card.endgame))
    for card in INTRIGUES
)
"""By the moments in which a card can be played: as a plot, in combat, after a win, at the end."""


def evaluate(state: State, seat: int) -> float:
    """How well a seat stands against the best of the others."""
    if state.phase == Phase.OVER:
        return _final(state, seat)
    values = [_standing(state, number) for number in range(len(state.players))]
    _add_conflict(state, values)
    values = _by_side(state, values)
    others = [value for number, value in enumerate(values) if number not in side(state, seat)]
    return values[seat] + _pending(state, seat) - 0.3 * max(others)


def _by_side(state: State, values: list[float]) -> list[float]:
    """Of each house what its side has together."""
    if not state.setup.edition.sides:
        return values
    return [sum(values[mate] for mate in side(state, seat)) for seat in range(len(values))]


def _final(state: State, seat: int) -> float:
    points = _by_side(state, [player.vp for player in state.players])
    best = max(vp for number, vp in enumerate(points) if number not in side(state, seat))
    return 100.0 * (points[seat] - best) + state.players[seat].resources[1]


def _standing(state: State, number: int) -> float:
    player = state.players[number]
    cards = cards_of(player)
    average = sum(CARD_WORTH[card] for card in cards) / (len(cards) or 1)
    value = open_standing(state, player, average, PRICES)
    if state.phase == Phase.TURNS:
        if not player.revealed:
            value += HAND_SHARE * sum(CARD_WORTH[card] for card in player.hand)
        elif player.resources[PERSUASION]:
            share = PRICES.deck * (LATER + rounds_left(state)) / (len(cards) + 1)
            value += bargain(state, number, average, share)
    return value


def rounds_left(state: State) -> float:
    """The part of the game that is still to come after this round."""
    return max(0, LAST_ROUND - state.round) / LAST_ROUND


def open_standing(state: State, player: PlayerState, average: float, prices: Prices) -> float:
    """What a house has that all may know, but for persuasion.

    ``average`` is the worth of its cards.
    """
    left = rounds_left(state)
    value = VP_WORTH * player.vp
    for amount, worth in zip(player.resources[:3], RESOURCE_WORTH, strict=False):
        value += worth * amount * (0.3 + 0.7 * left)
    for influence in player.influence:
        # Steps on the way to 2 and to 4 are worth a part of what waits there.
        value += INFLUENCE_WORTH[influence]
    value += 0.8 * player.garrison * (0.4 + left)
    value += 1.6 * len(player.intrigue)
    value += (prices.swordmaster * player.swordmaster + prices.seat * player.council) * left
    value += (prices.deck * average + CARD_IN_DECK * len(player.aside)) * (LATER + left)
    if state.phase == Phase.TURNS and not player.revealed:
        # An unfinished round still promises agents to send.
        value += AGENT_WORTH * player.agents
    parts = player.parts
    for page in worth_of(state.setup.sets) if parts else ():
        total = 0.0
        for key, standing in page:
            if key in parts:
                total = standing(player, left, total)
        value += total
    return value


def reward_share(state: State) -> float:
    """How much of a reward counts that would be had if the conflict ended now."""
    return 0.6 if state.phase == Phase.TURNS else 1.0


def _add_conflict(state: State, values: list[float]) -> None:
    """Add what the conflict is likely to pay, less the troops it eats."""
    if state.conflict < 0:
        return
    if state.phase == Phase.TURNS and not state.setup.edition.sides:
        for seat, chances in enumerate(outlook(state)):
            for place, chance in enumerate(chances):
                if chance > UNLIKELY:
                    values[seat] += EXPECTED * chance * _reward(state, seat, place)
    else:
        share = reward_share(state)
        for seat, place in places(state):
            values[seat] += share * _reward(state, seat, place)
    for seat, player in enumerate(state.players):
        values[seat] += TROOP_IN_CONFLICT * player.conflict


def _reward(state: State, seat: int, place: int) -> float:
    """What a place in the conflict is worth to a house."""
    reward = REWARD_WORTH[state.conflict][place]
    for changed in rewards_of(state.setup.sets):
        reward = changed(state, seat, place, reward)
    return reward


@cache
def purchases() -> frozenset[type[Effect]]:
    """Effects of no worth on a turn without something to buy and the means for it."""
    return frozenset(kind for one in every() if one.worth for kind in one.worth.purchases)


def _pending(state: State, seat: int) -> float:
    """The effects that still wait on the seat's turn."""
    for frame in state.stack:
        if isinstance(frame, Agenda) and frame.seat == seat:
            return PENDING_SHARE * sum(
                effect_worth(item.effect)
                for item in frame.items
                if type(item.effect) not in purchases()
                or possible(state, seat, item.effect, item.source)
            )
    return 0.0
