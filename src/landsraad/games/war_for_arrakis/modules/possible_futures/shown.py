"""How the possible futures look: features, actions, the catalogue, refusals, the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from landsraad.core.decisions import Decision, Option, Reason
from landsraad.core.entries import Entry
from landsraad.games.war_for_arrakis import options
from landsraad.games.war_for_arrakis.catalogue import AREA, AREAS, CARD, LEADER
from landsraad.games.war_for_arrakis.chronicle import tells
from landsraad.games.war_for_arrakis.components import Box
from landsraad.games.war_for_arrakis.entries import card_entry, leader_entry
from landsraad.games.war_for_arrakis.frames import Losses
from landsraad.games.war_for_arrakis.players import hand_of
from landsraad.games.war_for_arrakis.plug import Explain, Numbers, Timing
from landsraad.games.war_for_arrakis.state import ASIDE, TANK, State
from landsraad.games.war_for_arrakis.terms import SIDES

_WHERE: Final = ("on_board", "aside", "tank", "spent", "turned")


def numbers_of(box: Box) -> Numbers:
    """The leaders and cards of a future in numbers."""
    leaders = tuple(LEADER[leader.key] for leader in box.leaders)
    cards = tuple(CARD[card.key] for card in box.cards)
    names = (
        *(f"{leader.key}.{where}" for leader in box.leaders for where in _WHERE),
        *(f"{pile}.{card.key}" for card in box.cards for pile in ("hand", "discard")),
    )

    def of(state: State, seat: int) -> list[float]:
        found: list[float] = []
        for leader in leaders:
            at = state.leader_at[leader]
            marks = (at >= 0, at == ASIDE, at <= TANK, state.spent >> leader & 1,
                     state.turncoats >> leader & 1)  # fmt: skip
            found += map(float, marks)
        for card in cards:
            played = sum(state.discards[side].count(card) for side in SIDES)
            found += [hand_of(state, seat).count(card) / 3, played / 3]
        return found

    return Numbers(names, of, by_seat=True)


def actions_of(box: Box, verbs: tuple[str, ...]) -> Callable[[], Iterator[Option]]:
    """Every answer that only a game with this future offers."""

    def actions() -> Iterator[Option]:
        for leader in box.leaders:
            number = LEADER[leader.key]
            yield from (options.of_leader(verb, number) for verb in options.LEADER_WORDS)
            yield from (options.named(verb, number) for verb in options.PIECE_WORDS)
        for card in box.cards:
            number = CARD[card.key]
            yield from (options.of_card(verb, number) for verb in options.CARD_WORDS)
        for verb in verbs:
            yield from (options.of_area(verb, area) for area in range(len(AREAS)))

    return actions


def entries_of(box: Box, title: str) -> Callable[[], Iterator[Entry]]:
    """The components with their words; all of them are stand-ins."""

    def entries() -> Iterator[Entry]:
        yield from (card_entry(card, title, designed=True) for card in box.cards)
        yield from (leader_entry(leader, title) for leader in box.leaders)

    return entries


# --- refusals

_SET_UP: Final = "it is said at the set-up"
TIMING: Final[dict[str, Timing]] = {
    "jamis": Timing(("jamis",), _SET_UP, "WFA 20.4.2"),
    "duncan_idaho": Timing(("duncan_idaho",), _SET_UP, "WFA 20.6.1"),
    "dr_yueh": Timing(("dr_yueh", "yueh_taken"), "it is said at the set-up, or when he goes over",
                      "WFA 20.7.1"),
    "deploy": Timing(("deploy_more",), _SET_UP, "WFA 20.1.5"),
}  # fmt: skip
_WHY: Final = {
    "jamis": ("there is no Naib in {}", "WFA 20.4.2"),
    "duncan_idaho": ("there is no Naib in {}", "WFA 20.6.1"),
    "dr_yueh": ("there is no sietch in {}", "WFA 20.7.1"),
    "deploy_more": ("there is no settlement of yours in {}", "WFA 20.1.5"),
    "yueh_taken": ("none of your legions near by is in {}", "WFA 20.7.6"),
}


def refusal(verb: str) -> Explain:
    """Why a leader or unit does not come to an area."""

    def reason(state: State, decision: Decision, words: list[str]) -> Reason | None:
        if len(words) != 1 or words[0] not in AREA:
            return Reason("there is no such area", "WFA 2.1.1")
        if decision.ask.key not in TIMING[verb].asks:
            return None
        if decision.ask.key == "deploy_more" and state.villages >> AREA[words[0]] & 1:
            return Reason(f"{AREAS[AREA[words[0]]].name} is full", "WFA 20.1.5")
        why, rule = _WHY[decision.ask.key]
        return Reason(why.format(AREAS[AREA[words[0]]].name), rule)

    return reason


def yueh_lost(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """No hit is taken on him."""
    frame = state.stack[-1]
    if words != ["dr_yueh"] or not isinstance(frame, Losses):
        return None
    if not state.legions[frame.area].named >> LEADER["dr_yueh"] & 1:
        return None
    return Reason("no hit is ever taken on Dr. Yueh", "WFA 20.7.3")


def yueh_recalled(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Nor is he taken off the board."""
    if words != ["dr_yueh"] or state.leader_at[LEADER["dr_yueh"]] < 0:
        return None
    return Reason("Dr. Yueh is not taken off the board at the end of a round", "WFA 20.7.8")


# --- the log

tells("turns_coat", "Dr. Yueh goes over to {0}.")
