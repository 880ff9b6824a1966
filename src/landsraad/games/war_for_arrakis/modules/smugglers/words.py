"""What the words of the smugglers do, when they are offered, and how they are told."""

from __future__ import annotations

from typing import Any

from landsraad.games.war_for_arrakis.deeds import discard, draw_cards
from landsraad.games.war_for_arrakis.engine import answers, ask_or_take, steps
from landsraad.games.war_for_arrakis.frames import Resolve, Step
from landsraad.games.war_for_arrakis.modules.smugglers.box import DRONES
from landsraad.games.war_for_arrakis.modules.smugglers.choices import KEEP
from landsraad.games.war_for_arrakis.modules.smugglers.rules import lower
from landsraad.games.war_for_arrakis.modules.smugglers.state import ALLIED, NEUTRAL, smugglers
from landsraad.games.war_for_arrakis.modules.smugglers.values import (
    Allied,
    GainDrone,
    KeepOne,
    LowerStaban,
    Neutral,
)
from landsraad.games.war_for_arrakis.offer import HOLDS, POSSIBLE
from landsraad.games.war_for_arrakis.options import OfCard, of_card
from landsraad.games.war_for_arrakis.reach import PLACES
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import ATREIDES, DECK
from landsraad.games.war_for_arrakis.text import CONDITIONS, words_of
from landsraad.games.war_for_arrakis.text import PLACES as PLACE_WORDS

HOUSE_ATREIDES = DECK["house_atreides"]

# --- conditions and places

HOLDS[Allied] = lambda state, condition: smugglers(state).status == ALLIED
HOLDS[Neutral] = lambda state, condition: smugglers(state).status == NEUTRAL
CONDITIONS[Allied] = lambda condition: "if the smugglers are your allies"
CONDITIONS[Neutral] = lambda condition: "if the smugglers are neutral"
PLACE_WORDS["smugglers_base"] = "in the area of the smugglers base"


def _base(state: State, side: int) -> int:
    return state.camps


PLACES["smugglers_base"] = _base

# --- effects


@steps(GainDrone)
def _gain(state: State, frame: Resolve) -> None:
    effect, part = frame.effect, smugglers(state)
    assert isinstance(effect, GainDrone)
    if part.drones < DRONES:
        part.drones += 1
        if effect.placed:
            state.stack.append(Step("drones", ATREIDES, 1))


POSSIBLE[GainDrone] = lambda state, side, effect: smugglers(state).drones < DRONES


@words_of(GainDrone)
def _gain_words(effect: GainDrone) -> str:
    if effect.placed:
        return "a smuggler ornithopter becomes available and is placed in a free air zone"
    return "a smuggler ornithopter becomes available"


@steps(LowerStaban)
def _lower(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, LowerStaban)
    lower(state, frame.effect.steps)


POSSIBLE[LowerStaban] = lambda state, side, effect: smugglers(state).status == NEUTRAL


@words_of(LowerStaban)
def _lower_words(effect: LowerStaban) -> str:
    return f"Staban Tuek goes down {effect.steps} step{'s' * (effect.steps != 1)}"


@steps(KeepOne)
def _draw_two(state: State, frame: Resolve) -> None:
    before = len(state.hands[ATREIDES])
    draw_cards(state, ATREIDES, HOUSE_ATREIDES, 2)
    drawn = state.hands[ATREIDES][before:]
    if len(drawn) == 2:
        state.stack.append(Step("keep_one", ATREIDES, *drawn))


@steps("keep_one")
def _keep_one(state: State, frame: Step) -> None:
    """``value`` and ``more`` are the two cards drawn."""
    cards = sorted({frame.value, frame.more})
    ask_or_take(state, frame, ATREIDES, KEEP, [of_card("discard", card) for card in cards])


@answers("keep_one")
def _keep_one_answer(state: State, frame: Step, option: OfCard | Any) -> None:
    discard(state, ATREIDES, option.card, "discard")


POSSIBLE[KeepOne] = lambda state, side, effect: bool(state.decks[HOUSE_ATREIDES])
words_of(KeepOne)(lambda effect: "draw 2 House Atreides cards, keep one and discard the other")
