"""When modules act: for each moment the handlers of those in play, none where nobody listens.

The engine names no module. Where one may have something to add, the engine goes through the
handlers of that moment; an empty tuple costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Handlers = tuple[Callable[..., Any], ...]


@dataclass(frozen=True, slots=True)
class Moments:
    """What the modules in play do, by moment. Each handler is given the position first."""

    # --- questions

    offers: Mapping[str, Handlers] = field(default_factory=dict)
    """By the key of a question, (state, side, frame) -> options: what else may be answered."""
    answers: Mapping[str, Callable[..., None]] = field(default_factory=dict)
    """By the first word of such an option, (state, side, frame, option): what it does. The frame
    that asked has been taken off the stack; put it back to have the question asked again."""
    decides: Handlers = ()
    """(state, side, question, seat) -> seat: who answers for a side, ``seat`` unless changed."""
    answered: Handlers = ()
    """(state, frame, side, question, options) -> option: what answers itself, or None."""

    narrowed: Handlers = ()
    """(state, frame, side, question, options) -> options: those that are left to a side that nobody
    plays; a single one is taken, and without any the question falls away."""

    # --- the round

    set_up: Handlers = ()
    """(state): the table is laid, before the first round."""
    revealing: Handlers = ()
    """(state, amount) -> int: how many prescience cards are revealed in a round."""
    round_begun: Handlers = ()
    """(state): cards are drawn and prescience cards revealed; frames pushed now come next."""
    vehicles_begun: Handlers = ()
    """(state): vehicle placement begins; frames pushed now come before the Harkonnen vehicles."""
    vehicles_over: Handlers = ()
    """(state): all Harkonnen vehicles are placed, before the dice are rolled."""
    dice_rolled: Handlers = ()
    """(state): both sides have rolled; frames pushed now come before excess dice are changed."""
    dice_left: Handlers = ()
    """(state, side) -> int: unused dice that lie elsewhere than on the dashboard."""
    turn_due: Handlers = ()
    """(state, side) -> bool: a turn of action resolution begins; true if the module plays it."""
    turn_begun: Handlers = ()
    """(state, side): a turn has begun, before anything is chosen."""
    turn_ended: Handlers = ()
    """(state, side): a turn is over, leaders have moved on in the tank."""
    free_actions: Handlers = ()
    """(state, side) -> options: what else may be done at any time of one's own turn."""
    free_answers: Mapping[str, Callable[..., None]] = field(default_factory=dict)
    """By the first word of such an option, (state, side, option): what it does."""
    actions_over: Handlers = ()
    """(state): the last die is spent, before the desert hazards."""
    hazards_begun: Handlers = ()
    """(state): the desert hazards begin, before any wormsign is laid or discarded."""
    harvested: Handlers = ()
    """(state) -> int: spice collected besides that of the Harkonnens' own harvesters."""
    may_stay: Handlers = ()
    """(state, marker) -> bool: whether a marker on the bottom row may be kept there for spice."""
    marker_paid: Handlers = ()
    """(state, marker, raised): a marker was kept or raised for spice."""
    bans_set: Handlers = ()
    """(state): the bans are in force; frames pushed now come before the end of the round."""
    round_ended: Handlers = ()
    """(state): the vehicles leave the board, before leaders are taken off it."""
    round_over: Handlers = ()
    """(state): a round is over, after all its steps."""

    # --- the board

    daunted: Handlers = ()
    """(state, battle) -> bool: whether the attacker ceases before the first round."""
    engaged: Handlers = ()
    """(state, area): a legion attacks, is attacked or takes hits, before anything else happens."""
    reinforced: Handlers = ()
    """(state, dice) -> int: how many of the dice that it lacks a side that nobody plays adds."""
    watched: Handlers = ()
    """(state) -> areas as bits: where the Atreides turn up nothing of their own free will."""
    shown_freely: Handlers = ()
    """(state): the Atreides have turned up a sietch or token of their own free will."""
    sietch_moved: Handlers = ()
    """(state, origin, target): a sietch has been moved."""
    forcible: Handlers = ()
    """(state) -> results: which results the Harkonnens can be forced to use."""

    legion_left: Handlers = ()
    """(state, side, area): figures leave an area by moving or advancing, before they are gone;
    frames pushed now come after what they find."""
    harvester_met: Handlers = ()
    """(state, area): an Atreides legion has come to a harvester that is nobody's enemy's own."""
    foreign_lost: Handlers = ()
    """(state, area): such a harvester was removed in another way."""
    harvester_raided: Handlers = ()
    """(state, area): an Atreides legion has removed a Harkonnen harvester by coming there."""
    grounded: Handlers = ()
    """(state, kind) -> int: how many vehicles of a kind are off the board for this round."""
    boarded: Handlers = ()
    """(state, zone) -> bool: what flies in a zone is used up; true if something else leaves."""
    camp_destroyed: Handlers = ()
    """(state, area): a settlement of the Atreides other than a sietch has been destroyed."""
    defeated: Handlers = ()
    """(state, side, area, how): a legion has lost its last unit, with its leaders still there, by
    hits (``fallen``) or in another way (``left``), or it has ``retreated`` to an area."""
    maker_withheld: Handlers = ()
    """(state): the Wild Maker has entered play while no sandworm can be placed."""

    # --- leaders, tokens, tracks

    schemed: Handlers = ()
    """(state): Thufir Hawat has been removed from the game by scheming."""
    regenerated: Handlers = ()
    """(state, leader): a leader has left the regeneration tank."""
    token_due: Handlers = ()
    """(state, side) -> bool: a side is to take a Bene Gesserit token; true if it does not."""
    foreseen: Handlers = ()
    """(state): a prescience marker has moved up."""
    supremacy_gained: Handlers = ()
    """(state, before, after): the supremacy marker has moved up."""

    # --- players who share a side

    token_asked: Handlers = ()
    """(state, side) -> bool: a Bene Gesserit token may be laid; true if the module asks for it."""
    action_due: Handlers = ()
    """(state, side, result): a die is used for a result, before it is asked what for."""
    special_due: Handlers = ()
    """(state, side, leader): a leader's special action is about to be carried out."""
    card_left: Handlers = ()
    """(state, side, card): a planning card has left a hand for the discard pile."""
    passed_on: Handlers = ()
    """(state, cards): cards were drawn for the hand of a partner, and looked at."""
    seen_cards: Handlers = ()
    """(state, seat, deck, held) -> cards: which of the cards of a deck in another's hand a seat
    knows."""

    # --- what is said of a position

    worth: Handlers = ()
    """(state) -> float: what is added to the evaluation, for the Atreides."""


NOTHING = Moments()
"""The moments of a game without modules."""
