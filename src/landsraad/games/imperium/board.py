"""Where an agent may be sent, and what troops may follow (IMP 4)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.catalogue import (
    ANYWHERE,
    CHEAPER,
    FACTION_SPACES,
    INFILTRATE,
    LEADERS,
    MENTAT_SPACE,
    REACH,
    SPACES,
    TOLLS,
)
from landsraad.games.imperium.conditions import revealing
from landsraad.games.imperium.effects import TakeSeat
from landsraad.games.imperium.options import sends
from landsraad.games.imperium.state import PlayerState, State
from landsraad.games.imperium.terms import LANDSRAAD, SOLARI, SPICE, WATER, Rule

IGNORE_AGENTS: Final = int(Rule.IGNORE_AGENTS)
FACTION_ICONS: Final = int(Rule.FACTION_ICONS)


def toll(state: State, seat: int, space: int, card: int = -1) -> int:
    """How much of its resource a space costs a seat now, with the card that sends the agent."""
    amount = TOLLS[space].amount
    if card in CHEAPER and CHEAPER[card][0] == space:
        amount = max(0, amount - CHEAPER[card][1])
    if space == MENTAT_SPACE:
        amount = state.setup.mentat_cost
    discount = LEADERS[state.players[seat].leader].discount
    if discount and TOLLS[space].resource == SOLARI and SPACES[space].icon == discount[0]:
        return max(0, amount - discount[1])
    return amount


def closed(state: State, seat: int, space: int) -> bool:
    """Whether a space is shut for a seat whatever stands there: used up, unmet or banned."""
    player, place = state.players[seat], SPACES[space]
    if place.requirement and player.influence[place.requirement[0]] < place.requirement[1]:
        return True
    if place.once and used_up(state, player, space):
        return True
    return banned(state, seat, space)


def banned(state: State, seat: int, space: int) -> bool:
    """Whether an opponent has closed a space to a house (IMP 13.2.16)."""
    return any(shut == space and owner != seat for shut, owner in state.bans)


def used_up(state: State, player: PlayerState, space: int) -> bool:
    """Whether a once-per-game space has been used by a player, or is denied (IMP 19.1.29)."""
    if isinstance(SPACES[space].effect, TakeSeat):
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
_SPECIAL_SPACES: Final = tuple(
    number for number, space in enumerate(SPACES) if space.requirement or space.once
)


def payable_spaces(state: State, seat: int) -> int:
    """The spaces a seat may enter, as bits, leaving aside who stands there."""
    player = state.players[seat]
    resources, mask = player.resources, state.setup.board
    for resource, masks, most in _AFFORDABLE:
        held = resources[resource]
        mask &= masks[held if held < most else most]
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
    for space, price in enumerate(TOLLS):
        if price.resource == SOLARI and SPACES[space].icon == LANDSRAAD:
            bit = 1 << space
            mask = mask | bit if solari >= toll(state, seat, space) else mask & ~bit
    return mask & state.setup.board


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


def own_spaces(state: State, seat: int) -> int:
    """The spaces where a seat has an agent, as bits."""
    return sum(1 << space for space, there in enumerate(state.agents) if there >> 2 * seat & 3)


def _with_discount(state: State, seat: int, card: int, blocked: int) -> int:
    """The space a card makes cheaper, as a bit, if it is open and the price can be paid now."""
    player, space = state.players[seat], CHEAPER[card][0]
    price, resource = toll(state, seat, space, card), TOLLS[space].resource
    if player.resources[resource] < price or closed(state, seat, space):
        return 0
    if INFILTRATE[card] >> space & 1:
        blocked = own_spaces(state, seat)
    return 1 << space & ~blocked & state.setup.board


def legal_sends(state: State, seat: int) -> list[Option]:
    """Every card of the hand with every space it may send an agent to."""
    player = state.players[seat]
    payable = payable_spaces(state, seat)
    options: list[Option] = []
    blocked = passable = free = extra = 0
    infiltrating = player.agents > 0 and bool(state.tech)
    if player.agents:
        blocked = blocked_spaces(state, seat)
        free = payable & ~blocked
        extra = FACTION_SPACES if player.rules & FACTION_ICONS else 0
        if infiltrating:
            # IMP 24.2.1: infiltration opens spaces that only enemies block.
            passable = payable & ~own_spaces(state, seat)
    done: list[int] = []
    for card in player.hand:
        if card in done:
            continue
        done.append(card)
        if card in ANYWHERE:
            if player.agents or any(there >> 2 * seat & 3 for there in state.agents):
                options += sends(card, payable)
        else:
            spaces = (REACH[card] | extra) & free
            if infiltrating:
                spaces |= INFILTRATE[card] & passable
                if card in CHEAPER:
                    spaces |= _with_discount(state, seat, card, blocked)
            if spaces:
                options += sends(card, spaces)
    return options


def deploy_limit(state: State, seat: int) -> int:
    """How many troops may still be deployed by right of a combat space (IMP 4.5)."""
    player = state.players[seat]
    if player.space < 0 or not SPACES[player.space].combat or revealing(state, seat):
        return 0
    limit = player.recruited + 2 - player.deployed_by_right
    if player.ix.dreadnoughts_by_right:
        limit -= max(0, player.ix.dreadnoughts_by_right - player.ix.commissioned)
    return min(player.garrison, limit)


def dreadnought_limit(state: State, seat: int) -> int:
    """The same for dreadnoughts: with the troops, two units of the garrison (IMP 21.2.3)."""
    player = state.players[seat]
    if not player.ix.dreadnoughts or player.space < 0 or not SPACES[player.space].combat:
        return 0
    if revealing(state, seat):
        return 0
    troops = max(0, player.deployed_by_right - player.recruited)
    spare = player.ix.commissioned + 2 - troops - player.ix.dreadnoughts_by_right
    return min(player.ix.dreadnoughts, spare)
