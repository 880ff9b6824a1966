"""Prescience cards: when they can be claimed and what claiming them does (WFA 12.2)."""

from __future__ import annotations

from typing import Any, Final

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis import asks, engine
from landsraad.games.war_for_arrakis.catalogue import (
    DEEP,
    ERGS,
    GUISES,
    MOUNTAINS,
    PLATEAUS,
    bits,
)
from landsraad.games.war_for_arrakis.components import Requirement
from landsraad.games.war_for_arrakis.deeds import (
    FELL,
    RODE,
    STRUCK,
    WON,
    check_stacking,
    emit,
    flip_token,
    reveal_sietch,
    tank,
)
from landsraad.games.war_for_arrakis.engine import answers, ask, ask_or_take, steps
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.movement import pieces, remove_piece
from landsraad.games.war_for_arrakis.options import (
    DECLINE,
    TOKEN_PIECE,
    OfMarker,
    OfPiece,
    foresight,
    of_area,
    of_marker,
)
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import ATREIDES, CLAIMS, LAST_STEP
from landsraad.games.war_for_arrakis.tracks import advance

FEAR_STEPS: Final = 2
FEATS: Final = {"paul_rode": RODE, "battle_won": WON, "leader_fell": FELL, "worm_struck": STRUCK}
DIE_CLAIMS: Final = ("spend_die_tank_paul", "spend_die_jessica_in_sietch")
FREE_CLAIMS: Final = ("harvesters_removed", "remove_from_sietches")
SUDDEN: Final = (*FEATS, "harvesters_removed")
"""Requirements that are met by something that happens, on either side's turn."""


def where_is(state: State, name: str) -> int:
    """The area of Paul or Jessica in either guise; negative if not on the board."""
    first, second = GUISES[name]
    return max(state.leader_at[first], state.leader_at[second])


def watched(state: State) -> int:
    """Areas in which nothing is turned up of one's own free will, as bits."""
    mask = 0
    for by in state.moments.watched:
        mask |= by(state)
    return mask


def met(state: State, requirement: Requirement) -> bool:
    """Whether a requirement holds, or can be fulfilled, now."""
    kind, terrain, amount = requirement
    paul, jessica = where_is(state, "paul"), where_is(state, "jessica")
    if kind == "legions_in":
        return (terrain_mask(state, terrain) & state.armies[ATREIDES]).bit_count() >= amount
    if kind == "reveal_pauls_sietch":
        facedown = state.sietches & ~state.revealed & ~watched(state)
        return paul >= 0 and bool(facedown >> paul & 1)
    if kind == "paul_and_jessica_in":
        inside = terrain_mask(state, terrain)
        return min(paul, jessica) >= 0 and bool(inside >> paul & inside >> jessica & 1)
    if kind == "paul_and_jessica_in_one_sietch":
        return paul >= 0 and paul == jessica and bool(state.sietches >> paul & 1)
    if kind == "reveal_pauls_tokens":
        if paul < 0 or watched(state) >> paul & 1:
            return False
        return len(state.legions[paul].tokens) >= amount
    if kind == "spend_die_jessica_in_sietch":
        return jessica >= 0 and bool(state.sietches >> jessica & 1)
    if kind == "harvesters_removed":
        return state.removed_harvesters >= amount
    if kind == "remove_from_sietches":
        return _can_flee(state, amount)
    if kind in FEATS:
        return bool(state.feats & FEATS[kind])
    return True


def terrain_mask(state: State, terrain: str) -> int:
    """Areas of a terrain; a desert with a sietch does not count (WFA 12.2.6)."""
    if terrain == "desert":
        return state.deserts & ~state.sietches
    if terrain == "deep_desert":
        return DEEP & ~state.sietches
    if terrain == "mountain":
        return MOUNTAINS & ~state.deserts
    return PLATEAUS if terrain == "plateau" else ERGS


def _can_flee(state: State, amount: int) -> bool:
    """Whether a token or that many units can leave the sietches."""
    return bool(state.hidden & state.sietches) or _units(state) >= amount


def claimable(state: State, kinds: tuple[str, ...] | None, *, at_end: bool) -> list[Option]:
    """The revealed cards that can be claimed now, of some kinds of requirement."""
    if state.claims >= CLAIMS:
        return []
    known, found = state.setup.content.prescience, list[Option]()
    for card in state.row:
        printed = known[card]
        if printed.at_end == at_end:
            asked = printed.requirement
            if (kinds is None or asked.kind in kinds) and met(state, asked):
                found.append(foresight("claim", card, printed))
    return found


def claim(state: State, card: int) -> None:
    """Carry out what a card asks for and advance its markers (WFA 12.2.2)."""
    known = state.setup.content.prescience[card]
    state.row.remove(card)
    state.claimed.append(card)
    state.claims += 1
    state.eyes &= ~(1 << card)
    emit(state, "claim", ATREIDES, known.name)
    if state.fear == card:
        state.stack.append(Step("fear", ATREIDES))
    for marker, amount in enumerate(known.advance):
        if amount:
            advance(state, marker, amount)
    _fulfil(state, known.requirement)


def _fulfil(state: State, requirement: Requirement) -> None:
    paul = where_is(state, "paul")
    if requirement.kind == "reveal_pauls_sietch":
        reveal_sietch(state, paul)
        for told in state.moments.shown_freely:
            told(state)
    elif requirement.kind == "reveal_pauls_tokens":
        state.stack.append(Step("show_tokens", ATREIDES, paul, requirement.amount))
    elif requirement.kind == "spend_die_tank_paul" and paul >= 0:
        for leader in GUISES["paul"]:
            if state.leader_at[leader] == paul:
                tank(state, leader)
    elif requirement.kind == "remove_from_sietches":
        state.stack.append(Step("flee", ATREIDES, 0, requirement.amount))


@steps("show_tokens")
def _show_tokens(state: State, frame: Step) -> None:
    """``more`` tokens in an area turn up, of the owner's choice."""
    if not frame.more:
        check_stacking(state, frame.value)
        return
    legion = state.legions[frame.value]
    hidden = legion.changed(regular=0, elite=0, special=0, generic=0, named=0, others=())
    shown = pieces(state, "remove", hidden)
    ask_or_take(state, frame, ATREIDES, asks.TRAIN, shown)


@answers("show_tokens")
def _show_tokens_answer(state: State, frame: Step, option: OfPiece) -> None:
    state.stack.append(frame.changed(more=frame.more - 1))
    flip_token(state, frame.value, option.piece - TOKEN_PIECE)
    for told in state.moments.shown_freely:
        told(state)


@steps("flee")
def _flee(state: State, frame: Step) -> None:
    """``more`` units are still to leave the sietches; ``value`` is the area chosen, plus one."""
    if not frame.more:
        return
    options: list[Option]
    if frame.value:
        options = [*_fleeing(state, frame.value - 1, frame)]
    else:
        sietches = bits(state.armies[ATREIDES] & state.sietches)
        options = [of_area("flee", area) for area in sietches if _fleeing(state, area, frame)]
    ask_or_take(state, frame, ATREIDES, asks.FLEE, options)


def _fleeing(state: State, area: int, frame: Step) -> list[OfPiece]:
    """A token alone is enough, instead of units; units go if there are as many as it takes."""
    found = pieces(state, "remove", state.legions[area].changed(generic=0, named=0))
    if frame.name == "flee_on":
        return [option for option in found if option.piece < TOKEN_PIECE]
    if _units(state) < frame.more:
        return [option for option in found if option.piece >= TOKEN_PIECE]
    return found


def _units(state: State) -> int:
    """Units in the sietches, without tokens."""
    legions = (state.legions[area] for area in bits(state.armies[ATREIDES] & state.sietches))
    return sum(legion.units - len(legion.tokens) for legion in legions)


@answers("flee")
def _flee_answer(state: State, frame: Step, option: Any) -> None:
    if not frame.value:
        state.stack.append(frame.changed(value=option.area + 1))
        return
    if option.piece < TOKEN_PIECE:
        state.stack.append(Step("flee_on", ATREIDES, 0, frame.more - 1))
    remove_piece(state, frame.value - 1, option.piece)


# Once a unit has gone, units follow it.
steps("flee_on")(_flee)
answers("flee_on")(_flee_answer)


@steps("fear")
def _fear(state: State, frame: Step) -> None:
    options = [of_marker("advance", m) for m in range(3) if state.prescience[m] < LAST_STEP]
    if options:
        ask_or_take(state, frame, ATREIDES, asks.ADVANCE_MARKER, options)


@answers("fear")
def _fear_answer(state: State, frame: Step, option: OfMarker) -> None:
    advance(state, option.marker, FEAR_STEPS)


# --- claims at the moment something happens


def watch(state: State) -> None:
    """Ask the Atreides about cards whose moment this is (WFA 12.2.3)."""
    if claimable(state, SUDDEN, at_end=False):
        state.stack.append(Step("claim", ATREIDES, state.feats))
    else:
        state.feats = 0


engine.WATCH.append(watch)


@steps("claim")
def _claim(state: State, frame: Step) -> None:
    state.feats = frame.value
    options = claimable(state, SUDDEN, at_end=False)
    state.feats = 0
    if options:
        ask(state, frame, ATREIDES, asks.CLAIM, (*options, DECLINE))


@answers("claim")
def _claim_answer(state: State, frame: Step, option: Any) -> None:
    if option is DECLINE:
        return
    # Another card may ask for the same thing.
    state.feats = frame.value
    claim(state, option.card)
