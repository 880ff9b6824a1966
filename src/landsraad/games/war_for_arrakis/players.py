"""Who plays what: a side is played by one seat, or shared by two with a deck and a dashboard each.

Rules speak of sides. What belongs to one player alone (a hand, the dice of a dashboard, leaders'
special actions) is asked for here; with one player a side it is the side's.
"""

from __future__ import annotations

from typing import Final

from landsraad.games.war_for_arrakis.catalogue import CARDS, DECK_OF
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    DECKS_OF,
    HAND_LIMIT,
    HARKONNEN,
    NOBODY,
    SHARED_HAND_LIMIT,
)


def acting(state: State, side: int) -> int:
    """The seat that acts for a side: of a shared one on its turn whoever takes it."""
    if state.acting >= 0 and state.turn == side and state.kit.shared[side]:
        return state.acting
    return state.kit.seats[side]


AS_ONE: Final = frozenset(
    ("turn", "dice", "divided", "token", "won", "supremacy", "prescience", "battle_over", "harvest",
     "bans", "eliminated", "die_lost", "cone")
)  # fmt: skip
"""Events of a side and not of one of its players."""
BY_WHOEVER_ACTS: Final = frozenset(("roll",))
"""Events that are not the deed of the seat that was asked last."""


def voice(state: State, kind: str, side: int, by: int = NOBODY) -> int:
    """Who an event is about, as `Event.seat` has it: the side where each has one seat.

    Elsewhere it is the side plus two for each seat up to the one whose deed it is; past the last
    seat it is the side as a whole, or one that nobody plays. See `told_by`.
    """
    if side < 0 or state.kit.plain:
        return side
    seats = state.kit.players[side]
    if not seats or (kind in AS_ONE and len(seats) > 1):
        by = len(state.kit.sides)
    elif by not in seats:
        asked = state.speaker if kind not in BY_WHOEVER_ACTS else NOBODY
        by = asked if asked in seats else acting(state, side)
    return side + 2 * (1 + by)


def told_by(voice: int, seats: int) -> tuple[int, int]:
    """The side of a voice, and its seat; nobody's where it is that of a side as a whole."""
    if voice < 2:
        return voice, voice if seats == 2 else NOBODY
    seat = voice // 2 - 1
    return voice % 2, seat if seat < seats else NOBODY


def told_of(voice: int, seats: int) -> tuple[int, ...]:
    """The partners whom a voice of a side as a whole is about; none elsewhere."""
    side, seat = told_by(voice, seats)
    if voice < 2 or seat >= 0 or seats < 2 or (side == HARKONNEN and seats < 3):
        return ()
    return (0, 1) if side == ATREIDES else (seats - 2, seats - 1)


def partner(state: State, seat: int) -> int:
    """The other seat of a shared side."""
    first, second = state.kit.players[state.kit.sides[seat]]
    return second if seat == first else first


def in_order(state: State, side: int) -> tuple[int, ...]:
    """The seats of a side, first the one that acts."""
    seats = state.kit.players[side]
    return seats if len(seats) < 2 or seats[0] == acting(state, side) else seats[::-1]


def owner(state: State, leader: int) -> int:
    """The seat that may use a leader's special action."""
    return state.kit.holders[state.part_of(leader)]


# --- cards


def hand_of(state: State, seat: int) -> list[int]:
    """The planning cards of a seat: those of its own decks."""
    role = state.kit.roles[seat]
    held = state.hands[role.side]
    if not state.kit.shared[role.side]:
        return held
    return [card for card in held if DECK_OF[card] in role.decks]


def discardable(state: State, seat: int) -> list[int]:
    """The cards of a hand that may be discarded, each once; Hawat's Scheming may not."""
    return sorted({card for card in hand_of(state, seat) if CARDS[card].effect is not None})


def hand_limit(state: State, side: int) -> int:
    """How many cards a player of a side may keep."""
    return SHARED_HAND_LIMIT if state.kit.shared[side] else HAND_LIMIT


def decks_for(state: State, side: int) -> tuple[int, ...]:
    """The decks that whoever acts for a side may draw from: the House Atreides from both."""
    seat = acting(state, side)
    if not state.kit.shared[side] or (side == ATREIDES and seat == state.kit.seats[side]):
        return DECKS_OF[side]
    return state.kit.roles[seat].decks


# --- dice


def dice_of(state: State, side: int) -> list[int]:
    """The unused dice of whoever acts for a side, by result."""
    return state.lots[acting(state, side)] if state.kit.shared[side] else state.dice[side]


def token_of(state: State, side: int) -> int:
    """The result on which a token of whoever acts for a side lies, or nobody's."""
    if state.kit.shared[side] and state.token_seats[side] != acting(state, side):
        return NOBODY
    return state.token_slot[side]


def has_power(state: State, side: int) -> bool:
    """Whether whoever acts for a side is in charge of Desert Power: of two, the Fremen Ally."""
    if side != ATREIDES:
        return False
    return not state.kit.shared[side] or acting(state, side) == state.kit.players[side][1]


def spend_die(state: State, side: int, result: int) -> None:
    """A die of whoever acts for a side leaves the dashboard."""
    state.dice[side][result] -= 1
    if state.kit.shared[side]:
        state.lots[acting(state, side)][result] -= 1


def lose_die(state: State, side: int, result: int) -> None:
    """A side loses an unused die of a result: of a shared one whoever has more of them."""
    state.dice[side][result] -= 1
    if state.kit.shared[side]:
        seat = max(state.kit.players[side], key=lambda one: state.lots[one][result])
        state.lots[seat][result] -= 1


def take_token_off(state: State, side: int) -> None:
    """The Bene Gesserit token of a side leaves its dashboard."""
    state.token_slot[side] = state.token_seats[side] = NOBODY
