"""What is noted of a turn, and what abilities do at the moments of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.boxes import Item, items
from landsraad.games.imperium.engine.catalogue import (
    CARDS,
    LEADERS,
    SPACES,
)
from landsraad.games.imperium.engine.conditions import (
    asks_whether,
    has_done,
    is_one_of,
    shows,
)
from landsraad.games.imperium.engine.state import NOBODY, PlayerState, State
from landsraad.games.imperium.language.abilities import (
    Changes,
    Of,
    On,
    deed_given,
    found,
    given_on,
    of_deed,
)
from landsraad.games.imperium.language.board import SendAgent
from landsraad.games.imperium.language.cards import AcquireCard, AcquireFree, Trash
from landsraad.games.imperium.language.counts import REVEALED
from landsraad.games.imperium.language.moments import Whenever
from landsraad.games.imperium.mechanisms.tally.bargains import Without, waives
from landsraad.games.imperium.mechanisms.tally.state import tally_of
from landsraad.games.imperium.mechanisms.tally.words import (
    DISCARDED,
    Discarded,
    Reaches,
)

ON_REACHING: Final = tuple(
    tuple(
        (ability.moment.faction, items(ability.effect, leader.key))
        for ability in leader.abilities
        if isinstance(ability, On) and isinstance(ability.moment, Reaches)
    )
    for leader in LEADERS
)
"""By leader, what abilities give for influence with a faction."""
ON_SENDING: Final = tuple(
    tuple(
        (ability.moment.deed.spaces, items(ability.effect, leader.key))
        for ability in leader.abilities
        if isinstance(ability, On)
        and isinstance(ability.moment, Whenever)
        and isinstance(ability.moment.deed, SendAgent)
    )
    for leader in LEADERS
)
"""By leader, what abilities give for an agent sent to certain spaces."""
ON_TRASHING: Final = tuple(deed_given(Trash, leader.abilities) for leader in LEADERS)
ON_DISCARD: Final = {
    number: effect
    for number, card in enumerate(CARDS)
    if (effect := given_on(DISCARDED, card.abilities)) is not None
}

ASKING: Final = tuple(number for number, space in enumerate(SPACES) if space.requirement)
WELCOME: Final = tuple(tuple(filter(waives, leader.abilities)) for leader in LEADERS)
WELCOME_CARDS: Final = {
    number: waived
    for number, card in enumerate(CARDS)
    if (waived := tuple(filter(waives, card.abilities)))
}


# --- at moments


def leader_set(state: State, seat: int) -> None:
    """A leader may start without a card (IMP 46.4.9)."""
    player = state.players[seat]
    left_out = found(Without, LEADERS[player.leader].abilities)
    if left_out is not None:
        player.deck.remove(state.setup.selection.card[left_out.card])


def arrivals(state: State, seat: int, card: int, space: int) -> list[Item]:
    """What a leader may do where the agent is sent to (IMP 46.4.4)."""
    brought: list[Item] = []
    for spaces, offered in ON_SENDING[state.players[seat].leader]:
        if SPACES[space].icon in spaces.icons:
            brought += offered
    return brought


def unasked(state: State, seat: int, card: int) -> int:
    """Spaces that ask for influence, where the leader, the card or the turn needs none."""
    player = state.players[seat]
    named = _welcome(player, player.hand if card == NOBODY else [card])
    if not named:
        return 0
    return sum(1 << space for space in ASKING if None in named or SPACES[space].key in named)


def _welcome(player: PlayerState, cards: Sequence[int]) -> list[Of]:
    """The spaces that ask for no influence of some card, by key; None: all of them."""
    own = [*WELCOME[player.leader], *tally_of(player).granted]
    for card in cards:
        if card in WELCOME_CARDS:
            own += WELCOME_CARDS[card]
    return [one.of for one in own if isinstance(one, Changes) and waives(one)]


def influence_reached(state: State, seat: int, faction: int) -> None:
    """IMP 46.4.5: what a leader has for 2 influence with a faction."""
    player = state.players[seat]
    if player.rival:
        return
    for reached, offered in ON_REACHING[player.leader]:
        if reached == faction:
            deeds.add_items(state, seat, offered)


def discarded(state: State, seat: int, card: int) -> None:
    """Note a card discarded from the hand, and give what it has for that (IMP 46.1.17)."""
    tally_of(state.players[seat]).discarded = card
    effect = ON_DISCARD.get(card)
    if effect is not None:
        deeds.push_effect(state, effect, seat, CARDS[card].key)


def trashed(state: State, seat: int, card: int) -> None:
    """What a leader has for a card that it trashes (IMP 46.1.9)."""
    player = state.players[seat]
    effect = ON_TRASHING[player.leader] if player.leader != NOBODY else None
    if effect is not None and not player.rival:
        deeds.push_effect(state, effect, seat, LEADERS[player.leader].key)


def acquired(state: State, seat: int, card: int) -> None:
    """Note a card that is acquired, and give what the turn grants for that (IMP 46.2.2)."""
    own = tally_of(state.players[seat])
    own.acquired = (*own.acquired, card)
    for ability in own.granted:
        if isinstance(ability, On) and of_deed(ability, AcquireFree):
            deeds.push_effect(state, ability.effect, seat, CARDS[card].key)


def revealed(state: State, seat: int, cards: tuple[int, ...]) -> None:
    """Note the cards laid open on a reveal turn."""
    own = tally_of(state.players[seat])
    own.revealed = (*own.revealed, *cards)


def turn_ended(state: State, seat: int) -> None:
    """What was granted lasts for the turn (IMP 46.4.8)."""
    tally_of(state.players[seat]).granted = ()


def deploy_limits(player: PlayerState) -> int:
    """Under a ban no troop follows an agent."""
    return 0 if tally_of(player).banned else -1


# --- counts and conditions


@shows(REVEALED)
def _revealed(player: PlayerState) -> Sequence[int]:
    return tally_of(player).revealed


@asks_whether(Discarded)
def _discarded(state: State, seat: int, asked: Discarded, source: str) -> bool:
    return is_one_of(tally_of(state.players[seat]).discarded, asked.cards)


@has_done(AcquireCard)
def _acquired(state: State, seat: int, deed: AcquireCard) -> bool:
    card = state.setup.selection.card[deed.card]
    return card in tally_of(state.players[seat]).acquired


@has_done(SendAgent)
def _sent_to(state: State, seat: int, deed: SendAgent) -> bool:
    space = state.players[seat].space
    if space == NOBODY:
        return False
    here = SPACES[space]
    return here.maker if deed.spaces.maker else here.icon in deed.spaces.icons
