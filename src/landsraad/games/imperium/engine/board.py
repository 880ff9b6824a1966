"""Where an agent may be sent, and what troops may follow (IMP 4)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.catalogue import (
    ALL_SPACES,
    ANYWHERE,
    ICON_MASKS,
    LEADERS,
    PASSING,
    REACH,
    SPACES,
    SPACES_BY_ICON,
    TOLLS,
    spaces_of,
)
from landsraad.games.imperium.engine.conditions import army_of, influence_of, revealing
from landsraad.games.imperium.engine.moments import Handler
from landsraad.games.imperium.engine.options import sends
from landsraad.games.imperium.engine.state import NOBODY, Part, PlayerState, State
from landsraad.games.imperium.language.abilities import COST, Changes, Lends, passing
from landsraad.games.imperium.language.board import TakeHolding
from landsraad.games.imperium.language.components import Leader, Space
from landsraad.games.imperium.language.terms import (
    SEAT,
    SOLARI,
    SPICE,
    WATER,
    Rule,
)

IGNORE_AGENTS: Final = int(Rule.IGNORE_AGENTS)
COMBAT: Final = int(Rule.COMBAT)
MENTAT_COST: Final = 2
GARRISON_LIMIT: Final = 2
"""Units of the garrison that may follow an agent (IMP 4.5.2)."""


def _discounts(leader: Leader) -> tuple[int, ...]:
    """What a leader takes off the solari of each space; nothing for most leaders."""
    less = [-space_discount(leader, space) for space in SPACES]
    return tuple(less) if any(less) else ()


def space_discount(leader: Leader, space: Space) -> int:
    """By how much a leader changes what a space that asks for solari costs."""
    if space.cost is None or space.cost.resource != SOLARI:
        return 0
    return sum(
        change.by
        for change in leader.abilities
        if isinstance(change, Changes) and change.quantity == COST
        if change.of in (space.icon, space.key)
    )


_DISCOUNTS: Final = tuple(map(_discounts, LEADERS))
_PASSES: Final = tuple(passing(leader.abilities) for leader in LEADERS)


def toll(state: State, seat: int, space: int, card: int = -1) -> int:
    """How much of its resource a space costs a seat now, with the card that sends the agent."""
    amount = TOLLS[space].amount
    selection = state.setup.selection
    if card in selection.cheaper and selection.cheaper[card][0] == space:
        amount = max(0, amount - selection.cheaper[card][1])
    if space == selection.mentat_space:
        amount = state.setup.mentat_cost
    discounts, resource = _DISCOUNTS[state.players[seat].leader], TOLLS[space].resource
    if discounts:
        amount -= discounts[space]
    for changes in state.moments.tolls:
        spaces, change = changes(state)
        if spaces >> space & 1:
            amount += change
    if amount > 0 and resource != WATER:
        amount -= cheaper_spaces(state.players[seat])
    return max(0, amount)


def cheaper_spaces(player: PlayerState) -> int:
    """What a house pays less for each space that costs spice or solari."""
    less = 0
    for key in player.answers.space_discount:
        less += player.parts[key].space_discount()
    return less


def makers_in_play(state: State) -> tuple[int, ...]:
    """The maker spaces of the board, with those that have joined it."""
    board, selection = state.setup.board, state.setup.selection
    return (*selection.makers, *(n for n in selection.later_makers if board >> n & 1))


def closed(state: State, seat: int, space: int) -> bool:
    """Whether a space is shut for a seat whatever stands there: used up, unmet or banned."""
    return _shut(state, seat, space) or banned(state, seat, space)


def _shut(state: State, seat: int, space: int) -> bool:
    """Whether a house does not meet what a space asks for, or has used it up."""
    place = SPACES[space]
    if place.requirement and influence_of(state, seat, place.requirement[0]) < place.requirement[1]:
        return True
    return place.once and used_up(state, state.players[seat], space)


def banned(state: State, seat: int, space: int) -> bool:
    """Whether an opponent has closed a space to a house (IMP 13.2.16)."""
    for shut, owner in state.bans:  # noqa: SIM110 (any() with a generator is slow)
        if shut == space and owner != seat:
            return True
    return False


COUNCIL_SEAT: Final = TakeHolding(SEAT)
_COUNCIL_SPACES: Final = frozenset(
    number for number, space in enumerate(SPACES) if space.effect == COUNCIL_SEAT
)


def used_up(state: State, player: PlayerState, space: int) -> bool:
    """Whether a once-per-game space has been used by a player, or is denied (IMP 19.1.29)."""
    if space in _COUNCIL_SPACES:
        return player.council
    return player.swordmaster or state.setup.no_swordmaster


def _affordable(resource: int) -> tuple[int, ...]:
    """By the amount held of a resource, the spaces that ask for no more of it, as bits."""
    most = max(toll.amount for toll in TOLLS if toll.resource == resource)
    return tuple(
        sum(
            1 << space
            for space, toll in enumerate(TOLLS)
            if toll.resource != resource or toll.amount <= held
        )
        for held in range(most + 1)
    )


_AFFORDABLE: Final = tuple(
    (resource, masks, len(masks) - 1)
    for resource in (SOLARI, SPICE, WATER)
    for masks in (_affordable(resource),)
)


def payable_spaces(state: State, seat: int) -> int:
    """The spaces a seat may enter, as bits, leaving aside who stands there."""
    player = state.players[seat]
    resources, mask = player.resources, state.setup.board
    for resource, masks, most in _AFFORDABLE:
        held = resources[resource]
        mask &= masks[held if held < most else most]
    own = _DISCOUNTS[player.leader] or (player.answers.space_discount and cheaper_spaces(player))
    if own or state.setup.mentat_cost != MENTAT_COST:
        mask = _with_own_tolls(state, seat, mask, state.setup.board)
    else:
        for changes in state.moments.tolls:
            if spaces := changes(state)[0] & state.setup.board:
                mask = _with_own_tolls(state, seat, mask, spaces)
    for space in state.setup.selection.guarded:
        if mask >> space & 1 and _shut(state, seat, space):
            mask &= ~(1 << space)
    for space, owner in state.bans:
        if owner != seat:
            mask &= ~(1 << space)
    for shut in state.moments.shut:
        mask &= ~shut(state, seat)
    return mask


def _with_own_tolls(state: State, seat: int, mask: int, spaces: int) -> int:
    """What a seat may enter, with the price to it of each of these spaces."""
    resources = state.players[seat].resources
    for space in state.setup.selection.priced:
        if spaces >> space & 1:
            bit, price = 1 << space, TOLLS[space]
            enough = resources[price.resource] >= toll(state, seat, space)
            mask = mask | bit if enough else mask & ~bit
    return mask & state.setup.board


def blocked_spaces(state: State, seat: int) -> int:
    """The spaces where an agent keeps a seat out, as bits."""
    player, mask = state.players[seat], 0
    passes, anywhere = _PASSES[player.leader], player.rules & IGNORE_AGENTS
    for space, there in enumerate(state.agents):
        if there:
            # Own agents block in any case.
            if (
                anywhere or (passes and SPACES[space].icon in passes)
            ) and not there >> 2 * seat & 3:
                continue
            mask |= 1 << space
    return mask


def own_spaces(state: State, seat: int) -> int:
    """The spaces where a seat has an agent, as bits."""
    spaces, own = 0, 3 << 2 * seat
    for space, there in enumerate(state.agents):
        if there & own:
            spaces |= 1 << space
    return spaces


def _with_discount(state: State, seat: int, card: int, blocked: int) -> int:
    """The space a card makes cheaper, as a bit, if it is open and the price can be paid now."""
    player, space = state.players[seat], state.setup.selection.cheaper[card][0]
    price, resource = toll(state, seat, space, card), TOLLS[space].resource
    if player.resources[resource] < price or closed(state, seat, space):
        return 0
    if PASSING[card] >> space & 1:
        blocked = own_spaces(state, seat)
    return 1 << space & ~blocked & state.setup.board


def lent_spaces(player: PlayerState) -> int:
    """The spaces of the icons that plot cards lend to any card of this turn, as bits."""
    spaces = 0
    for ability in player.turn:
        if isinstance(ability, Lends):
            spaces |= spaces_of(ability.icons)
    return spaces


def reach_of(player: PlayerState, card: int) -> int:
    """The spaces of the icons that one card has been lent, as bits."""
    spaces = 0
    for key in player.answers.lends:
        spaces |= player.parts[key].lends(card)
    return spaces


def _lenders(player: PlayerState) -> list[Part]:
    """The parts of a house that may lend icons to a card now: seldom one."""
    lenders: list[Part] = []
    for key in player.answers.lends:
        part = player.parts[key]
        if part.lends(NOBODY):
            lenders.append(part)
    return lenders


def icons_of(player: PlayerState, card: int) -> int:
    """The agent icons of a card with those lent to it, as bits."""
    spaces = lent_spaces(player) | reach_of(player, card)
    lent = sum(1 << icon for icon, there in enumerate(SPACES_BY_ICON) if there & ~spaces == 0)
    return ICON_MASKS[card] | lent


def legal_sends(state: State, seat: int) -> list[Option]:
    """Every card of the hand with every space it may send an agent to."""
    player, agents, moments = state.players[seat], state.players[seat].agents, state.moments
    payable = payable_spaces(state, seat)
    options: list[Option] = []
    blocked = free = extra = closed_now = 0
    cheaper = state.setup.selection.cheaper
    lenders: list[Part] = []
    waiving: list[Handler] = []
    opening: list[Handler] = []
    if agents:
        blocked = blocked_spaces(state, seat)
        free = payable & ~blocked
        extra = lent_spaces(player) if player.turn else 0
        lenders = _lenders(player) if player.answers.lends else []
        for shut in moments.shut:
            closed_now |= shut(state, seat)
        # Seldom has anybody something to say; whoever has not is not asked card by card.
        waiving = [waives for waives in moments.waives if waives(state, seat, NOBODY)]
        opening = [
            more for more in moments.more_sends if more(state, seat, NOBODY, ALL_SPACES, ALL_SPACES)
        ]
    done: list[int] = []
    for card in player.hand:
        if card in done:
            continue
        done.append(card)
        if card in ANYWHERE:
            if agents or any(there >> 2 * seat & 3 for there in state.agents):
                options += sends(card, payable)
        elif agents:
            reach = REACH[card] | extra
            for part in lenders:
                reach |= part.lends(card)
            spaces, entered = reach & free, payable
            for waives in waiving:
                if unasked := waives(state, seat, card) & reach & ~payable:
                    entered |= _unasked(state, seat, card, unasked)
                    spaces |= reach & entered & ~blocked
            if PASSING[card]:
                # IMP 24.2.1: such a card opens spaces that only enemies block.
                spaces |= PASSING[card] & entered & ~own_spaces(state, seat)
            if card in cheaper:
                spaces |= _with_discount(state, seat, card, blocked)
            for more in opening:
                spaces |= more(state, seat, card, reach, entered)
            if spaces := spaces & ~closed_now:
                options += sends(card, spaces)
    return options


def _unasked(state: State, seat: int, card: int, spaces: int) -> int:
    """Those of some spaces, as bits, that nothing but their influence kept closed."""
    open_now, resources = 0, state.players[seat].resources
    for space in state.setup.selection.guarded:
        if spaces >> space & 1 and state.setup.board >> space & 1:
            place = SPACES[space]
            used = place.once and used_up(state, state.players[seat], space)
            enough = resources[TOLLS[space].resource] >= toll(state, seat, space, card)
            if enough and not used and not banned(state, seat, space):
                open_now |= 1 << space
    return open_now


def may_deploy(state: State, seat: int) -> bool:
    """Whether a combat space or a combat icon lets units follow (IMP 4.5.1, IMP 31.2.1)."""
    player = state.players[seat]
    if player.rules & COMBAT:
        return True
    return player.space >= 0 and SPACES[player.space].combat and not revealing(state, seat)


def deploy_limit(state: State, seat: int) -> int:
    """How many troops may still be deployed by right of a combat space (IMP 4.5)."""
    player = state.players[army_of(state, seat)]
    if not may_deploy(state, seat):
        for key in player.answers.musters:
            if player.parts[key].musters():
                return max(0, min(player.garrison, player.recruited - player.deployed_by_right))
        return 0
    for limits in state.moments.deploy_limits:
        if (most := limits(player)) >= 0:
            return int(most)
    limit = player.recruited + GARRISON_LIMIT - player.deployed_by_right
    for key in player.answers.followed:
        limit -= player.parts[key].followed()
    return min(player.garrison, limit)
