"""What may be offered: whether an effect can be done, how it waits, where an agent may go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from landsraad.core.decisions import Option
from landsraad.games.imperium.catalogue import (
    ANYWHERE,
    CARD,
    CARDS,
    COSTS,
    FACTION_SPACES,
    FLOW,
    FLOW_DISCOUNT,
    FOLDSPACE,
    INTRIGUES,
    LEADERS,
    MENTAT_SPACE,
    REACH,
    RESERVE,
    SPACES,
    TOLLS,
)
from landsraad.games.imperium.conditions import holds, revealing
from landsraad.games.imperium.effects import (
    AcquireFree,
    Choose,
    Deploy,
    DeployRecruits,
    Discard,
    Draw,
    DrawIntrigue,
    EachOpponent,
    Effect,
    ForEach,
    Gain,
    GainInfluence,
    GainVp,
    Harvest,
    LoseInfluence,
    LoseTroops,
    OneOf,
    OnReveal,
    Pay,
    RecallAgent,
    Recruit,
    Retreat,
    Seq,
    Special,
    StealIntrigue,
    TakeControl,
    TakeFoldspace,
    TakeMentat,
    TakeSeat,
    TakeSwordmaster,
    ThisTurn,
    Trash,
    TrashSelf,
    When,
)
from landsraad.games.imperium.options import acquire, plays, sends
from landsraad.games.imperium.state import NOBODY, PlayerState, State
from landsraad.games.imperium.terms import LANDSRAAD, PERSUASION, SOLARI, Place, Rule

WAITS, INSTANT, PLAIN, TELLING, ASKED, OPTIONAL = range(6)
"""How an effect waits on a turn: not possible yet; done at once; done without asking when nothing
but such effects is left; the same, but it tells the player something; the player must do it; the
player may."""

IGNORE_AGENTS, FACTION_ICONS = int(Rule.IGNORE_AGENTS), int(Rule.FACTION_ICONS)
GUILD_DISCOUNT, TO_TOP = int(Rule.FLOW_DISCOUNT), int(Rule.ACQUIRE_TO_TOP)
RESERVE_FOR_SALE = tuple(
    (slot, card) for slot, card in enumerate(RESERVE) if CARDS[card].cost is not None
)
MANIPULATE_DISCOUNT = 1


# --- costs and possibility


def can_pay(state: State, seat: int, cost: Effect, source: str) -> bool:
    """Whether a house can pay a cost in full."""
    player = state.players[seat]
    match cost:
        case Gain(resource, amount):
            return player.resources[resource] >= amount
        case Seq(steps):
            return all(can_pay(state, seat, step, source) for step in steps)
        case Trash():
            return bool(player.hand or player.discard or player.play)
        case TrashSelf():
            return CARD[source] in player.play
        case LoseInfluence(amount):
            return any(influence >= amount for influence in player.influence)
        case LoseTroops(place, amount):
            return (player.conflict if place == Place.CONFLICT else player.garrison) >= amount
    raise NotImplementedError(type(cost).__name__)


def possible(state: State, seat: int, effect: Effect, source: str) -> bool:
    """Whether an effect can be chosen: its condition met, its cost payable, its object there."""
    player = state.players[seat]
    match effect:
        case When(condition, then):
            return holds(state, seat, condition, source) and possible(state, seat, then, source)
        case Pay(cost, reward):
            return can_pay(state, seat, cost, source) and possible(state, seat, reward, source)
        case OneOf(options):
            return any(possible(state, seat, option, source) for _, option in options)
        case Seq(steps):
            return any(possible(state, seat, step, source) for step in steps)
        case TakeMentat():
            return state.mentat == NOBODY
        case RecallAgent():
            return any(there >> 2 * seat & 3 for there in state.agents)
        case Discard():
            return bool(player.hand)
        case LoseTroops(place, _):
            return (player.conflict if place == Place.CONFLICT else player.garrison) > 0
        case AcquireFree(limit, _):
            return bool(acquirable(state, seat, limit))
        case GainInfluence():
            return bool(open_factions(state, seat, effect))
        case Special(key):
            return SPECIAL_POSSIBLE[key](state, seat)
        case ThisTurn(rule):
            early = rule in (Rule.IGNORE_AGENTS, Rule.FACTION_ICONS)
            return not early or (player.space == NOBODY and not player.revealed)
    return True


SPECIAL_POSSIBLE: dict[str, Callable[[State, int], bool]] = {}


def open_factions(state: State, seat: int, effect: GainInfluence) -> tuple[int, ...]:
    """The factions an influence may be gained with."""
    if not effect.behind:
        return effect.factions
    mine = state.players[seat].influence
    return tuple(
        faction
        for faction in effect.factions
        if any(player.influence[faction] > mine[faction] for player in state.players)
    )


# --- how an effect waits

Manner = Callable[[State, int, Any, str], int]


def _when(state: State, seat: int, effect: When, source: str) -> int:
    if not holds(state, seat, effect.condition, source):
        return WAITS
    return manner(state, seat, effect.then, source)


def _pay(state: State, seat: int, effect: Pay, source: str) -> int:
    return OPTIONAL if possible(state, seat, effect, source) else WAITS


def _seq(state: State, seat: int, effect: Seq, source: str) -> int:
    manners = [manner(state, seat, step, source) for step in effect.steps]
    return max(manners) if min(manners) > WAITS else ASKED


def _recruit(state: State, seat: int, effect: Recruit, source: str) -> int:
    # A recruit that empties the supply may compete with another use of the last troop.
    return INSTANT if state.players[seat].supply > effect.amount else PLAIN


def _draw(state: State, seat: int, effect: Draw, source: str) -> int:
    # Before a reshuffle the order with whatever changes the discard pile matters.
    return TELLING if len(state.players[seat].deck) >= effect.amount else ASKED


def _for_each(state: State, seat: int, effect: ForEach, source: str) -> int:
    # Another card drawn and revealed later on this turn could raise the count.
    return TELLING


def _influence(state: State, seat: int, effect: GainInfluence, source: str) -> int:
    factions = open_factions(state, seat, effect)
    return WAITS if not factions else PLAIN if len(factions) == 1 else ASKED


def _one_of(state: State, seat: int, effect: OneOf, source: str) -> int:
    return ASKED if possible(state, seat, effect, source) else WAITS


def _trash(state: State, seat: int, effect: Trash, source: str) -> int:
    return OPTIONAL if can_pay(state, seat, effect, source) else WAITS


def _trash_self(state: State, seat: int, effect: TrashSelf, source: str) -> int:
    return PLAIN if CARD[source] in state.players[seat].play else WAITS


def _foldspace(state: State, seat: int, effect: TakeFoldspace, source: str) -> int:
    return PLAIN if state.reserve[RESERVE.index(FOLDSPACE)] else WAITS


def _mentat(state: State, seat: int, effect: TakeMentat, source: str) -> int:
    return PLAIN if state.mentat == NOBODY or state.phase == 3 else WAITS


def _deploy(state: State, seat: int, effect: Deploy, source: str) -> int:
    return OPTIONAL if state.players[seat].garrison else WAITS


def _deploy_recruits(state: State, seat: int, effect: DeployRecruits, source: str) -> int:
    player = state.players[seat]
    return OPTIONAL if player.garrison and player.recruited else WAITS


def _retreat(state: State, seat: int, effect: Retreat, source: str) -> int:
    return OPTIONAL if state.players[seat].conflict else WAITS


def _special(state: State, seat: int, effect: Special, source: str) -> int:
    return ASKED if SPECIAL_POSSIBLE[effect.key](state, seat) else WAITS


def _always(kind: int) -> Manner:
    return lambda state, seat, effect, source: kind


MANNERS: dict[type, Manner] = {
    When: _when, Pay: _pay, Seq: _seq, Recruit: _recruit, Draw: _draw, ForEach: _for_each,
    GainInfluence: _influence, OneOf: _one_of, Choose: _always(ASKED), Trash: _trash,
    TrashSelf: _trash_self, TakeFoldspace: _foldspace, TakeMentat: _mentat, Deploy: _deploy,
    DeployRecruits: _deploy_recruits, Retreat: _retreat, Special: _special,
    Gain: _always(INSTANT), Harvest: _always(INSTANT), ThisTurn: _always(INSTANT),
    OnReveal: _always(INSTANT), GainVp: _always(PLAIN), TakeSeat: _always(PLAIN),
    TakeSwordmaster: _always(PLAIN), TakeControl: _always(PLAIN), DrawIntrigue: _always(TELLING),
    StealIntrigue: _always(TELLING), EachOpponent: _always(TELLING),
}  # fmt: skip


def manner(state: State, seat: int, effect: Effect, source: str) -> int:
    """How an effect waits on a turn."""
    return MANNERS[effect.__class__](state, seat, effect, source)


# --- sending agents


def toll(state: State, seat: int, space: int) -> int:
    """How much of its resource a space costs a seat now."""
    amount = TOLLS[space].amount
    if space == MENTAT_SPACE:
        amount = state.setup.mentat_cost
    discount = LEADERS[state.players[seat].leader].discount
    if discount and amount and SPACES[space].icon == discount[0]:
        if TOLLS[space].resource == SOLARI:
            amount = max(0, amount - discount[1])
    return amount


def closed(state: State, seat: int, space: int) -> bool:
    """Whether a space is shut for a seat whatever stands there: used up, unmet or banned."""
    player, place = state.players[seat], SPACES[space]
    if place.requirement and player.influence[place.requirement[0]] < place.requirement[1]:
        return True
    if place.once and used_up(state, player, space):
        return True
    return any(banned == space and owner != seat for banned, owner in state.bans)


def used_up(state: State, player: PlayerState, space: int) -> bool:
    """Whether a once-per-game space has been used by a player, or is denied (IMP 19.1.29)."""
    if isinstance(SPACES[space].effect, TakeSeat):
        return player.council
    return player.swordmaster or state.setup.no_swordmaster


_SPECIAL_SPACES = tuple(
    number for number, space in enumerate(SPACES) if space.requirement or space.once
)
_TOLL_TABLE = tuple(
    (number, 1 << number, toll.resource, toll.amount) for number, toll in enumerate(TOLLS)
)


def payable_spaces(state: State, seat: int) -> int:
    """The spaces a seat may enter, as bits, leaving aside who stands there."""
    player = state.players[seat]
    resources, mask = player.resources, 0
    for _, bit, resource, amount in _TOLL_TABLE:
        if resources[resource] >= amount:
            mask |= bit
    if state.setup.mentat_cost != 2 or LEADERS[player.leader].discount:
        mask = _with_own_tolls(state, seat, mask)
    for space in _SPECIAL_SPACES:
        if mask >> space & 1 and closed(state, seat, space):
            mask &= ~(1 << space)
    for space, owner in state.bans:
        if owner != seat:
            mask &= ~(1 << space)
    return mask


def _with_own_tolls(state: State, seat: int, mask: int) -> int:
    solari = state.players[seat].resources[SOLARI]
    for space, bit, resource, _ in _TOLL_TABLE:
        if resource == SOLARI and SPACES[space].icon == LANDSRAAD:
            mask = mask | bit if solari >= toll(state, seat, space) else mask & ~bit
    return mask


def blocked_spaces(state: State, seat: int) -> int:
    """The spaces where an agent keeps a seat out, as bits."""
    player, mask = state.players[seat], 0
    passes = LEADERS[player.leader].passes
    for space, there in enumerate(state.agents):
        if there and not (
            (player.rules & IGNORE_AGENTS or SPACES[space].icon in passes)
            and not there >> 2 * seat & 3
        ):
            mask |= 1 << space
    return mask


def legal_sends(state: State, seat: int) -> list[Option]:
    """Every card of the hand with every space it may send an agent to."""
    player = state.players[seat]
    hand = player.hand
    payable = payable_spaces(state, seat)
    options: list[Option] = []
    if player.agents:
        free = payable & ~blocked_spaces(state, seat)
        extra = FACTION_SPACES if player.rules & FACTION_ICONS else 0
    else:
        free = extra = 0
    seen = 0
    for card in hand:
        if seen >> card & 1:
            continue
        seen |= 1 << card
        if card in ANYWHERE:
            if player.agents or any(there >> 2 * seat & 3 for there in state.agents):
                options += sends(card, payable)
        elif spaces := (REACH[card] | extra) & free:
            options += sends(card, spaces)
    return options


# --- intrigue and acquiring


def playable_plots(state: State, seat: int, opening: bool) -> tuple[Option, ...]:
    """The plot cards a seat may play now."""
    cards = state.players[seat].intrigue
    if not cards:
        return ()
    return plays(
        tuple(
            card
            for card in sorted(set(cards))
            if (plot := INTRIGUES[card].plot) is not None
            and (opening or not INTRIGUES[card].opening)
            and possible(state, seat, plot, INTRIGUES[card].key)
        )
    )


def playable(state: State, seat: int, moment: str) -> tuple[Option, ...]:
    """The intrigue cards a seat may play in combat, for a win or in the endgame."""
    cards = []
    for card in sorted(set(state.players[seat].intrigue)):
        effect = getattr(INTRIGUES[card], moment)
        if effect is not None and possible(state, seat, effect, INTRIGUES[card].key):
            cards.append(card)
    return plays(tuple(cards))


def market(state: State) -> list[int]:
    """The cards on sale: the row, and the reserve stacks that have a cost."""
    cards = list(dict.fromkeys(state.row))
    cards.extend(card for slot, card in RESERVE_FOR_SALE if state.reserve[slot])
    return cards


def price(state: State, seat: int, card: int) -> int:
    """What a card costs a seat on its reveal turn."""
    player, cost = state.players[seat], COSTS[card]
    if card == FLOW and player.rules & GUILD_DISCOUNT:
        cost -= FLOW_DISCOUNT
    if card in player.aside:
        cost -= MANIPULATE_DISCOUNT
    return max(cost, 0)


def acquisitions(state: State, seat: int) -> list[Option]:
    """The cards a seat can pay for on its reveal turn."""
    player = state.players[seat]
    wealth = player.resources[PERSUASION]
    options: list[Option] = []
    for card in (*market(state), *(c for c in player.aside if c not in state.row)):
        if price(state, seat, card) <= wealth:
            options.append(acquire(card, False))
            if player.rules & TO_TOP:
                options.append(acquire(card, True))
    return options


def acquirable(state: State, seat: int, limit: int) -> list[int]:
    """The cards an effect may acquire up to a cost (IMP 19.1.32)."""
    cards = dict.fromkeys((*market(state), *state.players[seat].aside))
    return [card for card in cards if COSTS[card] <= limit]


def deploy_limit(state: State, seat: int) -> int:
    """How many troops may still be deployed by right of a combat space (IMP 4.5)."""
    player = state.players[seat]
    if player.space < 0 or not SPACES[player.space].combat or revealing(state, seat):
        return 0
    return min(player.garrison, player.recruited + 2 - player.deployed_by_right)
