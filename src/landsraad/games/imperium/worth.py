"""A plain evaluation of a seat's standing, for bots that look one step ahead."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.catalogue import CARDS, CONFLICTS, INTRIGUES, SKILLS, TECHS
from landsraad.games.imperium.effects import (
    AcquireTech,
    Choose,
    Commission,
    Draw,
    DrawIntrigue,
    Effect,
    ForEach,
    Freighter,
    Gain,
    GainInfluence,
    GainVp,
    Harvest,
    Negotiate,
    OneOf,
    OnWin,
    Pay,
    Recruit,
    RecruitAndDeploy,
    Seq,
    SwapIntrigue,
    TakeControl,
    TakeSeat,
    TakeSwordmaster,
    ThisTurn,
    TrackBonus,
    When,
)
from landsraad.games.imperium.effects_bloodlines import (
    AcquireCard,
    BuyCommander,
    EachReveal,
    GiveIntrigue,
    NextSister,
    RecruitHome,
    RetreatTroops,
    TakeCommander,
    TakeSkill,
    TrashIntrigue,
    TrashOwnTile,
    TrashSkill,
)
from landsraad.games.imperium.offer import possible
from landsraad.games.imperium.phases.combat import places
from landsraad.games.imperium.state import DREADNOUGHTS, NO_IX, NOBODY, Agenda, PlayerState, State
from landsraad.games.imperium.state_bloodlines import NO_BLOODLINES
from landsraad.games.imperium.terms import Phase, Rule

VP: Final = 10.0
RESOURCES: Final = (0.8, 1.3, 1.5, 0.45, 0.6)
LAST_ROUND: Final = 10
CARD_IN_DECK: Final = 0.25
EARLY_SWORDMASTER: Final = 9.0
EARLY_SEAT: Final = 7.0
INFLUENCE_WORTH: Final = (0.0, 3.0, 1.5, 4.0, 3.0, 4.0, 4.5)
HAND_SHARE: Final = 0.35
"""What a card in hand is worth this round, of its worth in general."""
TROOP_IN_CONFLICT: Final = 0.35
SHIP_IN_CONFLICT: Final = 1.5
PENDING_SHARE: Final = 0.9
_PURCHASES: Final = (AcquireTech, BuyCommander, Commission)
"""Of no worth on a turn without something to buy and the means for it."""


def effect_worth(effect: Effect | None) -> float:
    """A rough price of an effect, in tenths of a victory point."""
    match effect:
        case Gain(resource, amount):
            return RESOURCES[resource] * amount
        case Seq(steps):
            return sum(effect_worth(step) for step in steps)
        case OneOf(options):
            return max(effect_worth(option) for _, option in options)
        case Choose(amount, options):
            best = sorted((effect_worth(option) for _, option in options), reverse=True)
            return sum(best[:amount])
        case Pay(cost, reward):
            return max(0.0, effect_worth(reward) - effect_worth(cost)) * 0.7
        case When(_, then):
            return effect_worth(then) * 0.5
        case ForEach(_, gain):
            return effect_worth(gain) * 2
        case GainVp(amount):
            return VP * amount
        case GainInfluence(_, amount):
            return 3.0 * amount
        case Recruit(amount):
            return 1.0 * amount
        case Draw(amount):
            return 1.2 * amount
        case DrawIntrigue(amount):
            return 1.8 * amount
        case Harvest(base):
            return 1.3 * base
        case TakeSeat():
            return EARLY_SEAT
        case TakeSwordmaster():
            return EARLY_SWORDMASTER
        case TakeControl():
            return 3.0
        case OnWin(inner):
            return effect_worth(inner) * 0.5
        case Commission():
            return 4.0
        case Freighter():
            return 1.5
        case AcquireTech(discount):
            return 0.5 + discount
        case Negotiate():
            return 0.5
        case RecruitAndDeploy(amount):
            return 1.5 * amount
        case TrackBonus():
            return 2.0
        case SwapIntrigue():
            return 0.6
    return _bloodlines_effect(effect)


def _bloodlines_effect(effect: Effect | None) -> float:
    match effect:
        case ThisTurn(Rule.COMBAT):
            return 1.0
        case BuyCommander():
            return 2.5
        case TakeCommander():
            return 4.0
        case TakeSkill():
            return 1.5
        case TrashSkill():
            return 1.0
        case RecruitHome(amount):
            return 1.0 * amount
        case RetreatTroops(least):
            return 0.5 * least
        case AcquireCard():
            return VP
        case EachReveal(amount):
            return 3.0 * amount
        case TrashIntrigue() | GiveIntrigue():
            return 1.2
        case TrashOwnTile():
            return 2.0
        case NextSister():
            return 1.5
    return 0.5 if effect is not None else 0.0


FREIGHTER_WORTH: Final = (0.0, 2.4, 5.4, 7.6)
"""Of a freighter on its step, a part of what a recall would bring."""
TECH_WORTH: Final = tuple(
    1.1 * tile.cost
    + 0.2 * effect_worth(tile.endgame)
    + effect_worth(tile.ability)
    + effect_worth(tile.reveal)
    + effect_worth(tile.on_commander)
    + 2.0 * tile.cheaper_commanders
    for tile in TECHS
)
SKILL_WORTH: Final = tuple(
    effect_worth(skill.reveal) * 0.8 + effect_worth(skill.strength) for skill in SKILLS
)
CARD_WORTH: Final = tuple(
    effect_worth(card.reveal) + 0.6 * effect_worth(card.agent) + 0.35 * len(card.icons)
    for card in CARDS
)
REWARD_WORTH: Final = tuple(
    (effect_worth(card.first), effect_worth(card.second), effect_worth(card.third))
    for card in CONFLICTS
)
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
    others = [value for number, value in enumerate(values) if number != seat]
    return values[seat] + _pending(state, seat) - 0.3 * max(others)


def _final(state: State, seat: int) -> float:
    own = state.players[seat].vp
    best = max(p.vp for number, p in enumerate(state.players) if number != seat)
    return 100.0 * (own - best) + state.players[seat].resources[1]


def _standing(state: State, number: int) -> float:
    player = state.players[number]
    cards = player.deck + player.discard + player.hand + player.play
    if player.ix.ahead != NOBODY:
        cards.append(player.ix.ahead)
    average = sum(CARD_WORTH[card] for card in cards) / (len(cards) or 1)
    value = open_standing(state, player, average)
    if state.phase == Phase.TURNS and not player.revealed:
        value += HAND_SHARE * sum(CARD_WORTH[card] for card in player.hand)
    return value


def open_standing(state: State, player: PlayerState, average: float) -> float:
    """What a house has that all may know; ``average`` is the worth of its cards."""
    left = max(0, LAST_ROUND - state.round) / LAST_ROUND
    value = VP * player.vp
    for amount, worth in zip(player.resources[:3], RESOURCES, strict=False):
        value += worth * amount * (0.3 + 0.7 * left)
    for influence in player.influence:
        # Steps on the way to 2 and to 4 are worth a part of what waits there.
        value += INFLUENCE_WORTH[influence]
    value += 0.8 * player.garrison * (0.4 + left)
    value += 1.6 * len(player.intrigue)
    value += (EARLY_SWORDMASTER * player.swordmaster + EARLY_SEAT * player.council) * left
    value += (3.0 * average + CARD_IN_DECK * len(player.aside)) * (0.3 + left)
    if state.phase == Phase.TURNS:
        # An unfinished round still promises agents to send or cards to acquire.
        value += 0.45 * player.resources[3] if player.revealed else 2.2 * player.agents
    if player.ix is not NO_IX:
        value += _ix_worth(player, left)
    if player.bl is not NO_BLOODLINES:
        value += _bloodlines_worth(player, left)
    return value


def _bloodlines_worth(player: PlayerState, left: float) -> float:
    """What a house has in commanders beyond their worth as troops, in skills and for its leader."""
    bl = player.bl
    value = (1.0 * bl.commanders + 1.6 * bl.supply + 2.0 * bl.fighting) * (0.2 + left)
    value += sum(SKILL_WORTH[skill] for skill in bl.skills) * (0.2 + left)
    value += (2.0 * len(bl.course) + 3.0 * bl.each_reveal) * (0.2 + left)
    return value + 0.15 * bl.tactics + 1.5 * bl.agents + 0.6 * bl.sisters


def _ix_worth(player: PlayerState, left: float) -> float:
    """What a house has on the shipping track, in dreadnoughts, negotiators and tech tiles."""
    ix = player.ix
    value = SHIP_IN_CONFLICT * ix.dreadnoughts_fighting  # It comes home, whoever wins.
    value += FREIGHTER_WORTH[ix.freighter] * (0.3 + 0.7 * left)
    value += 3.5 * (DREADNOUGHTS - ix.dreadnoughts_unbuilt) * (0.3 + left)
    value += 0.9 * ix.negotiators * left
    return value + sum(TECH_WORTH[tile] for tile in ix.tech) * (0.25 + left)


def reward_share(state: State) -> float:
    """How much of a reward counts that would be had if the conflict ended now."""
    return 0.6 if state.phase == Phase.TURNS else 1.0


def _add_conflict(state: State, values: list[float]) -> None:
    """Add what the conflict would pay if it ended now, less the troops it eats."""
    if state.conflict < 0:
        return
    rewards = REWARD_WORTH[state.conflict]
    share = reward_share(state)
    for seat, place in places(state):
        values[seat] += share * rewards[place]
    for seat, player in enumerate(state.players):
        values[seat] += TROOP_IN_CONFLICT * player.conflict


def _pending(state: State, seat: int) -> float:
    """The effects that still wait on the seat's turn."""
    for frame in state.stack:
        if isinstance(frame, Agenda) and frame.seat == seat:
            return PENDING_SHARE * sum(
                effect_worth(item.effect)
                for item in frame.items
                if not isinstance(item.effect, _PURCHASES)
                or possible(state, seat, item.effect, item.source)
            )
    return 0.0
