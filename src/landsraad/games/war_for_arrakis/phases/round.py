"""The start and the end of a round, and vehicle placement (WFA 3, WFA 11)."""

from __future__ import annotations

from typing import Any

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis import asks
from landsraad.games.war_for_arrakis.catalogue import LASTING, LEADERS, UNTOUCHABLE, WILD_MAKER
from landsraad.games.war_for_arrakis.claims import claim, claimable
from landsraad.games.war_for_arrakis.deeds import (
    add_piece,
    discard,
    draw_cards,
    emit,
    unboard,
)
from landsraad.games.war_for_arrakis.engine import answers, ask, ask_or_take, steps
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.options import (
    DONE,
    OfCard,
    foresight,
    of_card,
    of_leader,
)
from landsraad.games.war_for_arrakis.players import discardable, hand_limit, hand_of, owner
from landsraad.games.war_for_arrakis.resolve_cards import drop_prescience, reveal_prescience
from landsraad.games.war_for_arrakis.sets.base.economy import ROWS
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    CARRYALL,
    DECKS_OF,
    GENERIC,
    HARKONNEN,
    HARVESTER,
    NO_VEHICLE,
    NOBODY,
    NOWHERE,
    ORNITHOPTER,
    ROW,
    SANDWORMS,
    SIDES,
    Phase,
)
from landsraad.games.war_for_arrakis.tracks import check_objective, last_round_over


@steps("round")
def _round(state: State, frame: Step) -> None:
    """Cards are drawn and prescience cards revealed (WFA 3.1.1)."""
    state.round += 1
    state.phase = Phase.START
    emit(state, "round", -1, state.round)
    for side in SIDES:
        for deck in DECKS_OF[side]:
            if state.kit.holders[deck] >= 0:
                draw_cards(state, side, deck, 1)
    wanted = ROW
    for revealing in state.moments.revealing:
        wanted = revealing(state, wanted)
    for _ in range(min(wanted, len(state.foresight_deck))):
        reveal_prescience(state)
    state.stack.append(Step("vehicles"))
    for told in state.moments.round_begun:
        told(state)


@steps("vehicles")
def _vehicles(state: State, frame: Step) -> None:
    state.phase = Phase.VEHICLES
    row = ROWS[max(state.imperium) - 1]
    state.stack.append(Step("actions"))
    for told in state.moments.vehicles_over:
        told(state)
    for kind, amount in (
        (CARRYALL, row.carryalls), (ORNITHOPTER, row.ornithopters), (HARVESTER, row.harvesters),
    ):  # fmt: skip
        state.stack.append(Step("vehicle", HARKONNEN, kind, amount))
    for told in state.moments.vehicles_begun:
        told(state)


# --- the end of a round


@steps("end_of_round")
def _end(state: State, frame: Step) -> None:
    state.phase = Phase.END
    state.stack.append(Step("objective"))
    state.stack.append(Step("claim_end", ATREIDES))


@steps("claim_end")
def _claim_end(state: State, frame: Step) -> None:
    options = claimable(state, None, at_end=True)
    if options:
        ask(state, frame, ATREIDES, asks.CLAIM_END, (*options, DONE))


@answers("claim_end")
def _claim_end_answer(state: State, frame: Step, option: Any) -> None:
    if option is not DONE:
        state.stack.append(frame)
        claim(state, option.card)


@steps("objective")
def _objective(state: State, frame: Step) -> None:
    """The Atreides win if they have reached their objective; then the board is cleared."""
    check_objective(state)
    if state.winner >= 0:
        return
    if 0 < state.setup.last_round <= state.round:
        for told in state.moments.round_over:
            told(state)
        if state.winner < 0:
            last_round_over(state)
        return
    state.zones = [there if there in LASTING else NO_VEHICLE for there in state.zones]
    for told in state.moments.round_ended:
        told(state)
    state.stack.append(Step("clean_up"))
    state.stack.append(Step("hand_limit", ATREIDES))
    state.stack.append(Step("hand_limit", HARKONNEN))
    state.stack.append(Step("refresh"))
    state.stack.append(Step("recall", ATREIDES))
    state.stack.append(Step("recall", HARKONNEN))


@steps("recall")
def _recall(state: State, frame: Step) -> None:
    """Named leaders may be taken off the board (WFA 11.1.3); ``value`` seats have done so."""
    side, seats = frame.side, state.kit.players[frame.side]
    if frame.value >= len(seats):
        return
    seat = seats[frame.value]
    options: list[Option] = [
        of_leader("recall", leader)
        for leader in state.leaders(side)
        if state.leader_at[leader] >= 0
        and owner(state, leader) == seat
        and not UNTOUCHABLE >> leader & 1
    ]
    tamed = state.maker >= 0 and state.worms.bit_count() < SANDWORMS
    if side == ATREIDES and tamed and owner(state, WILD_MAKER) == seat:
        options.append(of_leader("recall", WILD_MAKER))
    if options:
        ask(state, frame, side, asks.RECALL, (*options, DONE), seat=seat)
    else:
        _recall_answer(state, frame, DONE)


@answers("recall")
def _recall_answer(state: State, frame: Step, option: Any) -> None:
    if option is DONE:
        state.stack.append(frame.changed(value=frame.value + 1))
        return
    state.stack.append(frame)
    emit(state, "recall", frame.side, LEADERS[option.leader].key)
    if option.leader == WILD_MAKER:
        state.worms |= 1 << state.maker
        state.maker = NOWHERE
        return
    area = state.leader_at[option.leader]
    unboard(state, option.leader)
    if state.supply[frame.side][GENERIC]:
        add_piece(state, frame.side, area, GENERIC)


@steps("refresh")
def _refresh(state: State, frame: Step) -> None:
    """Spent leader cards are ready again (WFA 11.1.4)."""
    state.spent = 0


@steps("hand_limit")
def _hand_limit(state: State, frame: Step) -> None:
    side = frame.side
    for seat in state.kit.players[side]:
        if len(hand_of(state, seat)) > hand_limit(state, side):
            options = [of_card("discard", card) for card in discardable(state, seat)]
            question = asks.SHARED_HAND_LIMIT if state.kit.shared[side] else asks.HAND_LIMIT
            ask_or_take(state, frame, side, question, options, seat=seat)
            return


@answers("hand_limit")
def _hand_limit_answer(state: State, frame: Step, option: OfCard) -> None:
    discard(state, frame.side, option.card, "discard")
    state.stack.append(frame)


@steps("clean_up")
def _clean_up(state: State, frame: Step) -> None:
    """Unclaimed prescience cards go back or out, an answer for each (WFA 11.1.6)."""
    known = state.setup.content.prescience
    options = [
        foresight("drop", card, known[card]) for card in state.row if not state.eyes >> card & 1
    ]
    if options:
        ask(state, frame, ATREIDES, asks.UNCLAIMED, (*options, DONE))
    else:
        _next_round(state)


@answers("clean_up")
def _clean_up_answer(state: State, frame: Step, option: Any) -> None:
    if option is DONE:
        _next_round(state)
        return
    drop_prescience(state, option.card)
    state.stack.append(frame)


def _next_round(state: State) -> None:
    back = [card for card in state.row if not state.eyes >> card & 1]
    state.row = [card for card in state.row if state.eyes >> card & 1]
    if back:
        state.foresight_deck += back
        state.rng.shuffle(state.foresight_deck)
        state.news = True
    state.foresight_gone += state.claimed
    state.claimed = []
    state.claims = 0
    state.fear = NOBODY
    state.stack.append(Step("round"))
    for told in state.moments.round_over:
        told(state)
