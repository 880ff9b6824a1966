"""Why something is not offered of cards, decks, markers, leaders, dice and actions."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.war_for_arrakis.catalogue import LEADER, LEADERS
from landsraad.games.war_for_arrakis.deeds import in_tank
from landsraad.games.war_for_arrakis.effects import (
    Attack,
    DeployToken,
    Draw,
    Effect,
    Move,
    OneOf,
    Place,
    PlayCard,
    Seize,
    Upgrade,
    Vehicles,
)
from landsraad.games.war_for_arrakis.frames import Resolve, Step
from landsraad.games.war_for_arrakis.offer import action_of
from landsraad.games.war_for_arrakis.players import decks_for
from landsraad.games.war_for_arrakis.plug import Explain
from landsraad.games.war_for_arrakis.refusals_board import power_denied
from landsraad.games.war_for_arrakis.refusals_words import absent, unknown
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    DECK,
    DECK_NAMES,
    DECKS_OF,
    HOUSE,
    IMPERIUM_KEYS,
    MARKER,
    MARKER_NAMES,
    RESULT,
    RESULT_KEYS,
    RESULTS,
    SLOTS,
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


def _sector(state: State, decision: Decision, words: list[str]) -> Reason | None:
    return Reason("none of your legions is in that sector", decision.rule)


# --- leaders


def _recall(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in LEADER:
        return unknown("leader", words)
    leader = LEADERS[LEADER[words[0]]]
    if state.side_of(LEADER[words[0]]) != state.asked:
        return Reason(f"{leader.name} is of the other side", "WFA 11.1.3")
    return Reason(f"{leader.name} is not on the board", "WFA 11.1.3")


def _tank(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in LEADER:
        return unknown("leader", words)
    leader = LEADER[words[0]]
    name = LEADERS[leader].name
    fallen = leader in state.kit.every_leader and in_tank(state, leader)
    if not fallen or state.side_of(leader) != state.asked:
        return Reason(f"{name} has not fallen now", "WFA 7.1.5")
    return Reason(f"{name} has been named, or was in the tank before", "WFA 7.1.5")


def _seize(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in LEADER:
        return unknown("leader", words)
    leader, frame = LEADER[words[0]], state.stack[-1]
    name = LEADERS[leader].name
    if state.side_of(leader) == state.asked:
        return Reason(f"{name} is of your own side", decision.rule)
    if gone := absent(state, leader):
        return gone
    if state.leader_at[leader] < 0:
        return Reason(f"{name} is not on the board", decision.rule)
    effect = frame.effect if isinstance(frame, Resolve) else None
    if isinstance(effect, Seize) and effect.reach == "sector":
        return Reason(f"no legion of yours is in the sector of {name}", decision.rule)
    return Reason(f"{name} is not next to the legion of the card", decision.rule)


# --- dice


def _as(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in RESULT:
        return unknown("result", words)
    frame = state.stack[-1]
    other = isinstance(frame, Resolve) or getattr(frame, "value", HOUSE) == HOUSE
    if words[0] == RESULT_KEYS[HOUSE] and other and state.asked == ATREIDES:
        return Reason("a house die is used as another result", "WFA 4.4.8")
    return Reason("only a house die of the Atreides is used as another result", "WFA 4.4.8")


def _change(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in RESULT:
        return unknown("result", words)
    free = SLOTS[state.asked] - state.dice[state.asked][RESULT[words[0]]]
    return Reason(f"{words[0]} has {max(free, 0)} free slots: others have more", "WFA 4.1.3")


def _bene_gesserit(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in RESULT:
        return unknown("result", words)
    return Reason(f"{words[0]} is not a result with the fewest dice", "WFA 4.2.1")


def _force(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in RESULT:
        return unknown("result", words)
    return Reason(f"the Harkonnens have no unused {words[0]} die", "WFA 14.1.10")


# --- one of several actions


def _take(state: State, decision: Decision, words: list[str]) -> Reason | None:
    ask, label, frame = decision.ask.key, " ".join(words), state.stack[-1]
    if ask == "desert_power":
        return power_denied(state, label) or Reason(
            "that is not a Desert Power action", "WFA 8.1.1"
        )
    if ask == "ornithopter":
        return Reason("no ornithopter is in that air zone", "WFA 14.2.6")
    if ask == "maker":
        return Reason("the Wild Maker cannot move, or is not on the board", "WFA 8.3.1")
    if ask == "one_of" and isinstance(frame, Resolve) and isinstance(frame.effect, OneOf):
        return denied(dict(frame.effect.options).get(label)) or _other(decision)
    if ask == "action" and isinstance(frame, Step):
        return _no_action(state, frame.value, label) or _other(decision)
    return _other(decision)


def _other(decision: Decision) -> Reason:
    offered = (str(option) for option in decision.options)
    named = ", ".join(words for words in offered if words.startswith("take "))
    return Reason(f"that is none of the actions here: {named or 'nothing can be done'}",
                  "WFA 4.3.3")  # fmt: skip


def _labels(side: int, result: int) -> dict[str, Effect]:
    """The regular actions of a die, each by its label."""
    effect = action_of(side, result)
    return dict(effect.options) if isinstance(effect, OneOf) else {str(RESULT_KEYS[result]): effect}


def _no_action(state: State, result: int, label: str) -> Reason | None:
    """Why a die is not spent for an action."""
    found = denied(_labels(state.asked, result).get(label))
    for other in RESULTS:
        if found is None and label in _labels(state.asked, other):
            words = f"that is an action of a {RESULT_KEYS[other]} die, not of {RESULT_KEYS[result]}"
            return Reason(words, "WFA 4.3.2")
    return found


def denied(effect: Effect | None) -> Reason | None:
    """Why an effect could do nothing now."""
    for kind, words, rule in _NOTHING:
        if isinstance(effect, kind):
            return Reason(words, rule)
    return None if effect is None else Reason("it could do nothing now", "WFA 4.3.3")


_NOTHING: Final[tuple[tuple[type[Effect], str, str], ...]] = (
    (Move, "no such legion of yours has a free area in reach", "WFA 5.1.3"),
    (Attack, "no such legion of yours has an enemy in reach", "WFA 6.1.1"),
    (Draw, "no card is left in your decks", "WFA 4.6.3"),
    (DeployToken, "no deployment token or no sietch is left", "WFA 4.4.4"),
    (Place, "there is no place for the pieces", "WFA 2.2.4"),
    (Upgrade, "no unit can be replaced, or no better one is left", "WFA 4.4.7"),
    (Vehicles, "no vehicle is left, or no place for one", "WFA 16.1.9"),
    (PlayCard, "you have no planning card", "WFA 4.6.1"),
)
"""What keeps an effect from doing anything."""


EXPLAIN: Final[dict[str, Explain]] = {
    "attach": _revealed,
    "drop": _revealed,
    "withdraw": _revealed,
    "draw": _draw,
    "lower": _lower,
    "raise": _raise,
    "steps": _steps,
    "sector": _sector,
    "recall": _recall,
    "tank": _tank,
    "seize": _seize,
    "as": _as,
    "change": _change,
    "bene_gesserit": _bene_gesserit,
    "force": _force,
    "take": _take,
}
"""What is wrong with an answer of the kind that is asked for."""
