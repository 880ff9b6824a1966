"""The rules of shared factions: who decides, dice divided, turns, cones of silence (WFA 21)."""

from __future__ import annotations

from typing import Any, Final

from landsraad.core.decisions import Ask, Option
from landsraad.games.war_for_arrakis import free
from landsraad.games.war_for_arrakis.catalogue import DECK_OF
from landsraad.games.war_for_arrakis.deeds import emit
from landsraad.games.war_for_arrakis.engine import answers, ask, ask_or_take, steps
from landsraad.games.war_for_arrakis.frames import Resolve, Step
from landsraad.games.war_for_arrakis.modules.shared_factions import choices
from landsraad.games.war_for_arrakis.modules.shared_factions.boards import SLOTS, divide, fewest
from landsraad.games.war_for_arrakis.modules.shared_factions.choices import (
    CONE,
    HAND_OVER,
    OfRole,
    of_role,
)
from landsraad.games.war_for_arrakis.modules.shared_factions.state import CONES, partners
from landsraad.games.war_for_arrakis.options import DECLINE, OfResult, of_result
from landsraad.games.war_for_arrakis.phases.turns import allowed, outnumbered
from landsraad.games.war_for_arrakis.players import acting, hand_of, owner, partner
from landsraad.games.war_for_arrakis.resolve import WITH_SPECIAL
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    HARKONNEN,
    HAZARD_PHASE,
    HOUSE,
    LEADERSHIP,
    NOBODY,
    RESULT_KEYS,
    SIDES,
)

DESERT: Final = frozenset(
    ("desert_power", "wormsign", "worm", "worm_to", "worm_at", "sandworm", "emerge", "maker")
)
"""Questions about wormsigns and sandworms: the Fremen Ally's (WFA 21.2.2)."""


def deck_of(state: State, seat: int) -> int:
    """The deck, and so the dashboard, of one of two partners."""
    return state.kit.roles[seat].decks[0]


# --- the table


def set_up(state: State) -> None:
    """Three cones of silence for each shared faction, unless an automaton plays (WFA 21.1.5)."""
    part, kit = partners(state), state.kit
    state.lots = [[0] * 5 for _ in kit.sides]
    for side in SIDES:
        if kit.shared[side] and kit.players[1 - side]:
            part.cones[side] = CONES


def decides(state: State, side: int, question: Ask, seat: int) -> int:
    """Who answers for a shared side, where it is not whoever acts or the House (WFA 21.2)."""
    if side != ATREIDES or not state.kit.shared[side]:
        return seat
    ally = state.kit.players[side][1]
    return ally if state.phase == HAZARD_PHASE or question.key in DESERT else seat


# --- dice


def dice_rolled(state: State) -> None:
    """Dice are divided; those set aside are changed, the Harkonnens' first (WFA 21.3)."""
    for side in SIDES:
        if not state.kit.shared[side]:
            continue
        seats = state.kit.players[side]
        lots, aside = divide(deck_of(state, seats[0]), state.dice[side])
        _allot(state, side, lots)
        emit(state, "divided", side, tuple(lots[0]), tuple(lots[1]))
        if any(aside):
            frame = Step("set_aside", side, *aside)
            # A faction of one player changes its dice in the step that lies on top.
            place = len(state.stack) - (side == ATREIDES and not state.kit.shared[HARKONNEN])
            state.stack.insert(place, frame)


def _allot(state: State, side: int, lots: tuple[list[int], list[int]]) -> None:
    for seat, lot in zip(state.kit.players[side], lots, strict=True):
        state.lots[seat] = lot[:]
    state.dice[side] = [first + second for first, second in zip(*lots, strict=True)]


@steps("set_aside")
def _set_aside(state: State, frame: Step) -> None:
    """``value`` dice of the House and ``more`` of its ally are still to be changed."""
    if not (frame.value or frame.more):
        return
    seat = state.kit.players[frame.side][0 if frame.value else 1]
    found = fewest(deck_of(state, seat), state.lots[seat])
    options = [of_result("change", result) for result in found]
    ask_or_take(state, frame, frame.side, choices.SET_ASIDE, options, seat=seat)


@answers("set_aside")
def _set_aside_answer(state: State, frame: Step, option: OfResult) -> None:
    house = frame.value > 0
    seat = state.kit.players[frame.side][0 if house else 1]
    state.lots[seat][option.result] += 1
    state.dice[frame.side][option.result] += 1
    emit(state, "set_aside", frame.side, RESULT_KEYS[option.result], by=seat)
    left = frame.changed(value=frame.value - 1) if house else frame.changed(more=frame.more - 1)
    state.stack.append(left)


def token_asked(state: State, side: int) -> bool:
    """Either partner may lay a token, the House first (WFA 21.3.5)."""
    if not state.kit.shared[side]:
        return False
    if state.tokens[side]:
        state.stack.append(Step("partner_token", side, 0))
    return True


@steps("partner_token")
def _token(state: State, frame: Step) -> None:
    seats = state.kit.players[frame.side]
    if frame.value < len(seats):
        seat = seats[frame.value]
        found = fewest(deck_of(state, seat), state.lots[seat])
        options = [of_result("bene_gesserit", result) for result in found]
        ask(state, frame, frame.side, choices.TOKEN, (*options, DECLINE), seat=seat)


@answers("partner_token")
def _token_answer(state: State, frame: Step, option: Any) -> None:
    side = frame.side
    if option is DECLINE:
        state.stack.append(frame.changed(value=frame.value + 1))
        return
    state.tokens[side] -= 1
    state.token_slot[side] = option.result
    state.token_seats[side] = state.kit.players[side][frame.value]
    emit(state, "token_laid", side, RESULT_KEYS[option.result])


# --- turns


def able(state: State, seat: int) -> bool:
    """Whether a player of a shared faction could take the turn (WFA 21.4.2)."""
    side = state.kit.sides[seat]
    results, lot = allowed(state, side), state.lots[seat]
    if any(lot[result] for result in results):
        return True
    if state.token_seats[side] == seat and state.token_slot[side] in results:
        return True
    if side != ATREIDES:
        return False
    if seat == state.kit.players[side][1]:
        return outnumbered(state)
    return state.dice_left(side) > _on_dashboards(state, side)


def _on_dashboards(state: State, side: int) -> int:
    """Unused dice but for those that modules keep elsewhere, in the care of the House."""
    return sum(state.dice[side]) + (state.token_slot[side] >= 0)


def turn_due(state: State, side: int) -> bool:
    """Who takes the turn is settled first."""
    if not state.kit.shared[side] or (state.acting >= 0 and state.kit.sides[state.acting] == side):
        return False
    state.stack.append(Step("who_acts", side))
    return True


@steps("who_acts")
def _who(state: State, frame: Step) -> None:
    """The House is asked, also where it alone could act but might have Hawat fall first."""
    side = frame.side
    house = state.kit.seats[side]
    seats = [seat for seat in state.kit.players[side] if able(state, seat)] or [house]
    scheming = side == HARKONNEN and house not in seats and free.might_scheme(state, house)
    if len(seats) > 1 or scheming or state.polling:
        options: list[Option] = [of_role(state.kit.roles[seat].key) for seat in seats]
        if side == HARKONNEN:
            options += free.schemes(state, house)
        ask(state, frame, side, choices.WHO, options, seat=house)
    else:
        _takes(state, side, seats[0])


@answers("who_acts")
def _who_answer(state: State, frame: Step, option: Any) -> None:
    if isinstance(option, OfRole):
        keys = [role.key for role in state.kit.roles]
        _takes(state, frame.side, keys.index(option.role))
    else:
        # WFA 21.4.6: Hawat falls by the House's hand, whoever acts.
        state.stack.append(frame)
        free.scheme(state, frame.side, option)


def _takes(state: State, side: int, seat: int) -> None:
    state.acting = seat
    emit(state, "acts", side, state.kit.roles[seat].name, by=seat)
    state.stack.append(Step("turn", side))


def turn_ended(state: State, side: int) -> None:
    """The next turn of the faction may be the partner's."""
    state.acting = NOBODY


# --- a house die used as a result of the partner's dashboard


def action_due(state: State, side: int, result: int) -> None:
    """A result that is on the partner's dashboard alone is carried out by the partner."""
    if side != ATREIDES or not state.kit.shared[side]:
        return
    seat = acting(state, side)
    if result not in SLOTS[deck_of(state, seat)]:
        _hand_over(state, seat)


def special_due(state: State, side: int, leader: int) -> None:
    """Also where a partner's card leads to a leader, its own player carries it out."""
    seat = acting(state, side)
    if state.kit.shared[side] and owner(state, leader) != seat:
        _hand_over(state, seat)


def _hand_over(state: State, seat: int) -> None:
    """The partner acts until what is put on the stack from now on is done."""
    state.stack.append(Step("hand_back", state.kit.sides[seat], seat))
    state.acting = partner(state, seat)
    role = state.kit.roles[state.acting]
    emit(state, "acts", role.side, role.name, by=state.acting)


@steps("hand_back")
def _hand_back(state: State, frame: Step) -> None:
    state.acting = frame.value


def offer_hand_over(state: State, side: int, frame: Any) -> list[Option]:
    """Leadership is on both dashboards: either may carry it out (WFA 21.4.4)."""
    if side != ATREIDES or not state.kit.shared[side]:
        return []
    house_die = isinstance(frame, Resolve) or (frame.name == "action" and frame.value == HOUSE)
    return [HAND_OVER] if house_die and acting(state, side) == state.kit.seats[side] else []


def hand_over(state: State, side: int, frame: Any, option: Option) -> None:
    """The partner uses the house die as leadership."""
    more = WITH_SPECIAL if isinstance(frame, Resolve) else frame.more
    _hand_over(state, acting(state, side))
    state.stack.append(Step("action", side, LEADERSHIP, more))


# --- cards


def passed_on(state: State, cards: tuple[int, ...]) -> None:
    """The House Atreides has looked at cards of its ally (WFA 21.5.2)."""
    partners(state).seen.setdefault(state.kit.seats[ATREIDES], []).extend(cards)


def card_left(state: State, side: int, card: int) -> None:
    """A card that a partner had seen leaves the hand."""
    for seat in state.kit.players[side]:
        seen = partners(state).seen.get(seat)
        if seen and card in seen and state.kit.holders[DECK_OF[card]] != seat:
            seen.remove(card)
            if not seen:
                del partners(state).seen[seat]


def seen_cards(state: State, seat: int, deck: int, held: list[int]) -> list[int]:
    """The cards of a partner's hand that a seat knows, in their order."""
    side = state.kit.sides[seat]
    if deck // 2 != side or not state.kit.shared[side]:
        return []
    part = partners(state)
    if part.opened >> side & 1:
        return sorted(held)
    return sorted(part.seen.get(seat, ()))


# --- cones of silence


def offer_cone(state: State, side: int, frame: Step) -> list[Option]:
    """A cone of silence, at the start of a turn of one's own faction (WFA 21.6.1)."""
    part = partners(state)
    return [CONE] if part.cones[side] and not part.opened >> side & 1 else []


def use_cone(state: State, side: int, frame: Step, option: Option) -> None:
    """Partners show each other their hands until the end of the round."""
    part = partners(state)
    part.cones[side] -= 1
    part.opened |= 1 << side
    state.news = True
    emit(state, "cone", side, part.cones[side])
    state.stack.append(frame)


def round_ended(state: State) -> None:
    """What was shown stays known; what is drawn from now on is not shown."""
    part = partners(state)
    for side in SIDES:
        if part.opened >> side & 1:
            for seat in state.kit.players[side]:
                part.seen[seat] = sorted(hand_of(state, partner(state, seat)))
    part.opened = 0
