"""When mechanisms act: for each moment the handlers of those in play, none where nobody listens.

The engine names no mechanism. Where one may have something to add, the engine goes through the
handlers of that moment; an empty tuple costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Handler = Callable[..., Any]
Handlers = tuple[Handler, ...]


@dataclass(frozen=True, slots=True)
class Moments:
    """What the mechanisms in play do, by moment. Each handler is given the position first."""

    set_up: Handlers = ()
    """(state): the table is laid, before the leaders' own setup."""
    leader_set: Handlers = ()
    """(state, seat): the components that come with a player's leader are laid out."""
    leader_asks: Handlers = ()
    """(state, seat): what a player's leader has to choose in setup is put on the stack."""
    round_begun: Handlers = ()
    """(state): a round begins, before hands are dealt."""
    dealt: Handlers = ()
    """(state): hands are dealt, before the first turn."""
    turn_begun: Handlers = ()
    """(state, seat): a player's turn begins."""
    turn_offers: Handlers = ()
    """(state, seat) -> options: what may be done at any time of a turn."""
    agenda_offers: Handlers = ()
    """(state, seat) -> options: what else may be done once the turn is under way."""
    priced: Handlers = ()
    """(state, seat, options) -> options: waiting effects are offered, at what they cost now."""
    deploy_limits: Handlers = ()
    """(player) -> int: how many troops may follow an agent, or -1 to leave it to the rules."""
    deploy_offers: Handlers = ()
    """(state, seat) -> options: units that may follow an agent besides troops."""
    more_sends: Handlers = ()
    """(state, seat, card, reach, payable) -> spaces, as bits: where else a card may send an agent,
    of those its icons reach. Of `NOBODY` it is asked first, as of a card that reaches every space:
    0 if it says nothing of any card."""
    waives: Handlers = ()
    """(state, seat, card) -> spaces, as bits: those that ask this card's agent for no influence.
    Of `NOBODY` it is asked first: not 0 if it may waive that for some card of the hand."""
    tolls: Handlers = ()
    """(state) -> spaces, as bits, and an int: where everybody pays more or less now, and by how
    much."""
    sent: Handlers = ()
    """(state, seat, card, space): an agent is sent and paid for, but stands nowhere yet."""
    arrivals: Handlers = ()
    """(state, seat, card, space) -> items: what an agent brings or finds."""
    arrived: Handlers = ()
    """(state, seat, space): an agent has come to a space, and all that gave was gained."""
    turn_ended: Handlers = ()
    """(state, seat): an agent turn or a reveal turn is over."""
    reveal_begun: Handlers = ()
    """(state, seat, bank): a reveal turn begins, before the hand is shown."""
    banked: Handlers = ()
    """(state, seat, bank): what boxes give on a reveal turn is about to be gained."""
    revealed: Handlers = ()
    """(state, seat, cards): cards were laid open on a reveal turn."""
    swords_given: Handlers = ()
    """(state, seat, source, effect): an effect has given swords."""
    troops_move: Handlers = ()
    """(state, seat, kind, amount) -> bool: troops are to move; true if it is seen to."""
    troops_moved: Handlers = ()
    """(state, seat, kind, amount): troops have moved."""
    losses_begun: Handlers = ()
    """(state, seat): troops are about to be lost or retreated one by one, as one loss."""
    gained: Handlers = ()
    """(state, seat, resource, amount): a player has gained a resource."""
    harvested: Handlers = ()
    """(state, seat, space): an agent's spice of a maker space is about to be gained."""
    acquired: Handlers = ()
    """(state, seat, card): a house has acquired a card."""
    component_gained: Handlers = ()
    """(state, seat, number): a house has gained a component that not every set has."""
    controls: Handlers = ()
    """(state, space) -> seat: who controls a space before any marker, or nobody."""
    influence_reached: Handlers = ()
    """(state, seat, faction): a house has risen to 2 influence."""
    alliance_earned: Handlers = ()
    """(state, seat): a house has taken an alliance token."""
    intrigue_came: Handlers = ()
    """(state, seat, amount): a player has drawn or stolen intrigue cards."""
    intrigue_discards: Handlers = ()
    """(state, cards) -> cards: intrigue cards are put away; those left go on the usual pile."""
    discarded: Handlers = ()
    """(state, seat, card): a house has discarded a card of its hand."""
    discarded_from_deck: Handlers = ()
    """(state, seat, card): a house has discarded a card from the top of its deck."""
    trashed: Handlers = ()
    """(state, seat, card): a house has trashed a card."""
    rival_begins: Handlers = ()
    """(state, seat): the turn of a rival begins."""
    rival_passes: Handlers = ()
    """(state, seat, space) -> bool: whether a rival passes the agents on a space."""
    rival_fights: Handlers = ()
    """(state, seat) -> bool: whether a rival deploys units without a combat space."""
    rival_arrived: Handlers = ()
    """(state, seat, space): an agent of a rival has come to a space."""
    rival_follows: Handlers = ()
    """(state, seat) -> int: a rival deploys units; how many more or fewer troops may follow."""
    rival_skips: Handlers = ()
    """(state, seat, card) -> bool: whether a rival skips a House Hagal card."""
    rival_harvests: Handlers = ()
    """(state, seat, space) -> bool: a rival harvests; whether it takes something in place of the
    base spice."""
    rival_hoards: Handlers = ()
    """(state, rival) -> bool: whether a rival keeps its spice for something."""
    recall_offers: Handlers = ()
    """(state, seat) -> options: agents that may be recalled from elsewhere than the board."""
    recalled: Handlers = ()
    """(state, seat): such an agent is recalled."""
    strength: Handlers = ()
    """(state, seat) -> int: what is added to the strength of a house in the conflict."""
    combat_begun: Handlers = ()
    """(state): the turns are over, and combat cards may be played."""
    rewards: Handlers = ()
    """(state, seat, place, items) -> items: a house takes the reward of a place, from 0 on."""
    win_items: Handlers = ()
    """(state, seat) -> items: what a win brings beside the reward."""
    last_win_items: Handlers = ()
    """(state, seat) -> items: the same, but behind the cards that waited for a win."""
    combat_ended: Handlers = ()
    """(state): the conflict is decided, and troops are about to go home."""
    troops_home: Handlers = ()
    """(state): the troops are back in their supplies."""
    endgame_begun: Handlers = ()
    """(state): the last round is over."""
    scored: Handlers = ()
    """(state): the endgame cards are played, and the scores are about to be compared."""
    meant: Handlers = ()
    """(state, seat, effect, source) -> (seat, effect): what an effect is for a house, and whose."""
    counted: Handlers = ()
    """(state, seat, count, source) -> int | None: what a count or condition is for a house."""
    armies: Handlers = ()
    """(state, seat) -> seat: whose units fight for a house."""
    shut: Handlers = ()
    """(state, seat) -> spaces, as bits: those that a house may not enter."""
    finishing: Handlers = ()
    """(state, seat): an agent turn or a reveal turn is about to end."""
    on_sale: Handlers = ()
    """(state, seat) -> cards: what else a house may pay for."""
    sold: Handlers = ()
    """(state, seat, card) -> bool: such a card is taken; true if it is seen to."""
    played: Handlers = ()
    """(state, seat, card, moment): an intrigue card is played, before it does anything."""
    combat_plays: Handlers = ()
    """(state, seat) -> options | None: the combat cards of a house without units, if it may."""
    ranked: Handlers = ()
    """(state, ranks) -> ranks: the houses in the conflict by strength, those level together."""


NOTHING = Moments()
"""The moments of a game without mechanisms."""
