"""Why something is not offered, of prescience cards, decks, markers and vehicles in the air."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.war_for_arrakis.catalogue import (
    VEHICLE_NAME,
    WILD_MAKER,
    ZONE,
    ZONES_AT,
)
from landsraad.games.war_for_arrakis.deeds import in_play
from landsraad.games.war_for_arrakis.effects import Draw
from landsraad.games.war_for_arrakis.frames import (
    Attacking,
    Moving,
    Placing,
    Relocating,
    Resolve,
    Step,
)
from landsraad.games.war_for_arrakis.players import decks_for
from landsraad.games.war_for_arrakis.plug import Explain
from landsraad.games.war_for_arrakis.refusals_board import unknown
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    AIR_VEHICLES,
    CARRYALL,
    DECK,
    DECK_NAMES,
    DECKS_OF,
    IMPERIUM_KEYS,
    MARKER,
    MARKER_NAMES,
    NO_VEHICLE,
)

# --- prescience cards and decks


def _revealed(state: State, decision: Decision, words: list[str]) -> Reason | None:
    known = {card.key: number for number, card in enumerate(state.setup.content.prescience)}
    if len(words) != 1 or words[0] not in known:
        return unknown("prescience card", words)
    card = known[words[0]]
    if card not in state.row:
        return Reason("that prescience card is not revealed", decision.rule)
    return Reason("Eyes of Ibad keeps that prescience card revealed", "WFA 14.2.5")


def _draw(state: State, decision: Decision, words: list[str]) -> Reason | None:
    frame = state.stack[-1]
    strange = [word for word in words if word not in DECK]
    if strange or not words:
        return unknown("deck", strange)
    assert isinstance(frame, Resolve)
    effect = frame.effect
    assert isinstance(effect, Draw)
    for deck in sorted({DECK[word] for word in words}):
        if deck not in DECKS_OF[state.asked]:
            return Reason(f"{DECK_NAMES[deck]} is not a deck of yours", "WFA 4.4.6")
        if deck not in decks_for(state, state.asked):
            return Reason(f"your partner alone draws from {DECK_NAMES[deck]}", "WFA 21.5.1")
        if effect.deck and deck != DECK[effect.deck]:
            named = DECK_NAMES[DECK[effect.deck]]
            return Reason(f"the cards are drawn from {named}", decision.rule)
    if len(words) > effect.amount:
        return Reason(f"at most {effect.amount} cards are drawn", decision.rule)
    if any(words.count(word) > len(state.decks[DECK[word]]) for word in words):
        return Reason("that deck does not have enough cards", "WFA 4.4.6")
    return Reason("the decks are named in their own order", "WFA 4.4.6")


# --- markers


def _lower(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Alam al-Mithal lowers a prescience marker, Bill of Particulars an imperium marker."""
    if decision.ask.key == "lower_imperium":
        if len(words) != 1 or words[0] not in IMPERIUM_KEYS:
            return Reason("an imperium marker is moved down", decision.rule)
        return Reason("that marker is in the bottom row", decision.rule)
    if len(words) != 1 or words[0] not in MARKER:
        return Reason("a prescience marker is moved down", decision.rule)
    return Reason(f"{MARKER_NAMES[MARKER[words[0]]]} has not left its start", decision.rule)


def _raise(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in MARKER:
        return unknown("prescience marker", words)
    frame, marker = state.stack[-1], MARKER[words[0]]
    assert isinstance(frame, Step)
    if marker == frame.value:
        return Reason("another marker than the one that went down is raised", decision.rule)
    return Reason(f"{MARKER_NAMES[marker]} has reached the last step", "WFA 12.1.1")


def _steps(state: State, decision: Decision, words: list[str]) -> Reason | None:
    frame = state.stack[-1]
    assert isinstance(frame, Step)
    name, left = MARKER_NAMES[frame.value], state.prescience[frame.value]
    return Reason(f"{name} can go down 1 to {left} steps", decision.rule)


def _advance(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key == "advance":
        return Reason("a legion advances after a battle, not a marker", "WFA 6.7.2")
    return Reason("a marker that can still advance is named", decision.rule)


# --- vehicles in the air, sandworms that rise


def _zone(words: list[str]) -> int:
    return ZONE.get(words[0], -1) if len(words) == 1 else -1


def _save(state: State, decision: Decision, words: list[str]) -> Reason | None:
    zone = _zone(words)
    if zone < 0:
        return unknown("air zone", words)
    if state.zones[zone] != CARRYALL:
        return Reason("there is no carryall in that air zone", "WFA 9.1.6")
    return Reason("that air zone does not serve the harvester", "WFA 9.1.6")


def _shoot(state: State, decision: Decision, words: list[str]) -> Reason | None:
    zone = _zone(words)
    if zone < 0:
        return unknown("air zone", words)
    if state.zones[zone] == NO_VEHICLE:
        return Reason("there is no vehicle in that air zone", decision.rule)
    if state.zones[zone] not in AIR_VEHICLES:
        name = VEHICLE_NAME[state.zones[zone]]
        return Reason(f"the {name} is not a Harkonnen vehicle", "WFA 16.1.15")
    return Reason("the card does not reach that air zone", decision.rule)


def _transport(state: State, decision: Decision, words: list[str]) -> Reason | None:
    frame = state.stack[-1]
    if not isinstance(frame, Moving | Attacking):
        return Reason("the card moves these pieces without a troop transport", "WFA 5.4.1")
    if state.rode >> frame.origin & 1:
        return Reason("this legion has sandridden on this turn", "WFA 17.5.4")
    if state.flown >> frame.origin & 1:
        return Reason("this legion has used a troop transport on this turn", "WFA 5.4.3")
    if _zone(words) not in ZONES_AT[frame.origin]:
        return Reason("that air zone does not serve the legion", "WFA 5.4.1")
    return Reason("by air the legion reaches no enemy either", "WFA 6.1.1")


def _sector(state: State, decision: Decision, words: list[str]) -> Reason | None:
    return Reason("none of your legions is in that sector", decision.rule)


def _vehicle(state: State, decision: Decision, words: list[str]) -> Reason | None:
    return Reason("there is none of these vehicles left, or no place for it", "WFA 16.1.9")


def _fresh(state: State, decision: Decision, words: list[str]) -> Reason | None:
    return Reason("all sandworms are on the board", "WFA 8.2.3")


def _wild_maker(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if not in_play(state, WILD_MAKER):
        return Reason("the Wild Maker is not in play", "WFA 8.2.3")
    return Reason("the Wild Maker has risen in this phase", "WFA 9.1.5")


# --- moves by cards, and the rest


def _to(state: State, decision: Decision, words: list[str]) -> Reason | None:
    frame = state.stack[-1]
    if not isinstance(frame, Relocating):
        return Reason("Sandtides moves the legion to an empty area next to it", "WFA 14.2.16")
    if frame.sietch:
        return Reason("a sietch moves to an empty desert area next to it", "WFA 14.2.15")
    return Reason("Troop Carriers move to another legion of yours", "WFA 14.4.6")


def _skip(state: State, decision: Decision, words: list[str]) -> Reason | None:
    frame = state.stack[-1]
    if isinstance(frame, Placing) and len(set(frame.left)) > 1:
        return Reason("first it is said where the pieces go", "WFA 2.2.4")
    return Reason("nothing else is to be placed: you may be done", "WFA 4.3.3")


def _retreat(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key == "retreat":
        return Reason("the opponent chooses where a legion retreats", "WFA 6.6.1")
    return Reason("the area that the legion retreats to is named", "WFA 6.6.1")


EXPLAIN: Final[dict[str, Explain]] = {
    "attach": _revealed,
    "drop": _revealed,
    "withdraw": _revealed,
    "draw": _draw,
    "lower": _lower,
    "raise": _raise,
    "steps": _steps,
    "advance": _advance,
    "save": _save,
    "shoot": _shoot,
    "transport": _transport,
    "sector": _sector,
    "vehicle": _vehicle,
    "fresh": _fresh,
    "wild_maker": _wild_maker,
    "to": _to,
    "skip": _skip,
    "retreat": _retreat,
}
"""What is wrong with an answer of the kind that is asked for."""
