"""What the possible futures change at the set-up and later (WFA 20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from landsraad.core.decisions import Ask
from landsraad.games.war_for_arrakis.catalogue import (
    AREA_KEYS,
    HAWAT,
    LADY_JESSICA,
    LEADER,
    LEADERS,
    MOHIAM,
    MUAD_DIB,
    bits,
    piece_key,
)
from landsraad.games.war_for_arrakis.deeds import (
    add_piece,
    board_leader,
    draw_cards,
    emit,
    enter,
    in_tank,
    put,
    stacking,
    tank,
    with_piece,
)
from landsraad.games.war_for_arrakis.engine import answers, ask_or_take, steps
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.options import OfArea, add_area_words, areas
from landsraad.games.war_for_arrakis.state import (
    ASIDE,
    OUT,
    REMOVED,
    State,
)
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    DECK,
    ELITE,
    GENERIC,
    HARKONNEN,
    SPECIAL,
)

BARON_HARKONNEN: Final = LEADER["baron_harkonnen"]
KYNES, JAMIS, DUNCAN = LEADER["liet_kynes"], LEADER["jamis"], LEADER["duncan_idaho"]
YUEH, IRULAN = LEADER["dr_yueh"], LEADER["princess_irulan"]
MOHIAM_STEP: Final = 8
"""The step of the supremacy track that brings Gaius Helen Mohiam."""

JAMIS_ASK: Final[Ask] = Ask("jamis", "Which Naib does Jamis replace?", "WFA 20.4.2")
DUNCAN_ASK: Final[Ask] = Ask("duncan_idaho", "Which Naib does Duncan Idaho replace?", "WFA 20.6.1")
YUEH_ASK: Final[Ask] = Ask("dr_yueh", "In which sietch is Dr. Yueh deployed?", "WFA 20.7.1")
DEPLOY: Final[Ask] = Ask("deploy_more", "Deploy one more unit in which settlement?", "WFA 20.1.5")
AREA_WORDS: Final = {
    "jamis": "Jamis in {}",
    "duncan_idaho": "Duncan Idaho in {}",
    "dr_yueh": "Dr. Yueh in {}",
    "deploy": "In {}",
}
add_area_words(AREA_WORDS)
_COMES: Final = {JAMIS: JAMIS_ASK, DUNCAN: DUNCAN_ASK, YUEH: YUEH_ASK}
_NAMES: Final = {ELITE: "Elite unit", SPECIAL: "Sardaukar"}

# --- who is out of the game, who comes later


def without_hawat(state: State) -> None:
    """The Harkonnens' Thufir Hawat is out of the game (WFA 20.2.1)."""
    state.leader_at[HAWAT] = REMOVED


def duke_set_up(state: State) -> None:
    """Long Live the Duke."""
    without_hawat(state)


def assassins_set_up(state: State) -> None:
    """The Master of Assassins: Lady Jessica begins in the tank (WFA 20.3.2)."""
    without_hawat(state)
    tank(state, LADY_JESSICA)


def judge_set_up(state: State) -> None:
    """The Judge of the Change (WFA 20.4)."""
    tank(state, KYNES)
    state.leader_at[MUAD_DIB] = REMOVED
    _harkonnens_deploy(state, ELITE)
    state.stack.insert(0, Step("corrino_card", HARKONNEN))
    state.stack.append(Step("leader_comes", ATREIDES, JAMIS))
    if in_tank(state, LADY_JESSICA) and state.tank_of(LADY_JESSICA) == state.tank_of(KYNES):
        both = 1 << LADY_JESSICA | 1 << KYNES
        state.stack.append(Step("tank_order", ATREIDES, both))


def baron_set_up(state: State) -> None:
    """The Baron Is Dead (WFA 20.5.1)."""
    without_hawat(state)
    state.leader_at[BARON_HARKONNEN] = REMOVED


def swordmaster_set_up(state: State) -> None:
    """The Swordmaster of Ginaz (WFA 20.6)."""
    _harkonnens_deploy(state, SPECIAL)
    state.stack.append(Step("leader_comes", ATREIDES, DUNCAN))


def redemption_set_up(state: State) -> None:
    """The Redemption of Dr. Yueh (WFA 20.7)."""
    _harkonnens_deploy(state, ELITE)
    state.stack.append(Step("leader_comes", ATREIDES, YUEH))


def princess_set_up(state: State) -> None:
    """The Princess Steps In (WFA 20.8.1)."""
    state.leader_at[MOHIAM] = REMOVED


def first_round(state: State) -> None:
    """A House Harkonnen card more in the first round (WFA 20.2.3)."""
    if state.round == 1:
        draw_cards(state, HARKONNEN, DECK["house_harkonnen"], 1)


def mohiam_enters(state: State, before: int, after: int) -> None:
    """Gaius Helen Mohiam enters play at step 8 (WFA 20.2.4)."""
    if before < MOHIAM_STEP <= after:
        enter(state, MOHIAM)


def mohiam_described(state: State, table: Mapping[str, Any]) -> None:
    """Where the supremacy marker has passed step 8 she is in play."""
    if state.supremacy >= MOHIAM_STEP and state.leader_at[MOHIAM] == OUT:
        state.leader_at[MOHIAM] = ASIDE


def irulan_enters(state: State) -> None:
    """Princess Irulan enters play when Thufir Hawat has fallen (WFA 20.8.2)."""
    enter(state, IRULAN)


# --- pieces at the set-up: the Atreides choose first


def _harkonnens_deploy(state: State, kind: int) -> None:
    state.stack.insert(0, Step("deploy_more", HARKONNEN, kind))


def naibs(state: State) -> int:
    """Areas with a Naib."""
    armies = bits(state.armies[ATREIDES])
    return sum(1 << area for area in armies if state.legions[area].generic)


def roomy(state: State) -> int:
    """Settlements that can hold another unit (WFA 20.1.5)."""
    limit = stacking(state, HARKONNEN)
    return sum(1 << area for area in bits(state.villages) if state.legions[area].units < limit)


@steps("leader_comes")
def _comes(state: State, frame: Step) -> None:
    """``value`` is the leader, who replaces a Naib, or in Dr. Yueh's case joins a sietch."""
    leader = frame.value
    open_to = state.sietches & state.armies[ATREIDES] if leader == YUEH else naibs(state)
    verb = _COMES[leader].key
    ask_or_take(state, frame, ATREIDES, _COMES[leader], areas(verb, open_to))


@answers("leader_comes")
def _comes_answer(state: State, frame: Step, option: OfArea) -> None:
    leader, area = frame.value, option.area
    if leader != YUEH:
        state.supply[ATREIDES][GENERIC] += 1
        put(state, area, with_piece(state.legions[area], ATREIDES, GENERIC, -1))
    board_leader(state, leader, area)
    emit(state, "leader", ATREIDES, LEADERS[leader].key, AREA_KEYS[area])


@steps("deploy_more")
def _deploy(state: State, frame: Step) -> None:
    """``value`` is the kind of the unit."""
    open_to = roomy(state)
    if open_to and state.supply[HARKONNEN][frame.value]:
        options = areas("deploy", open_to)
        ask_or_take(state, frame, HARKONNEN, DEPLOY, options, _NAMES[frame.value])


@answers("deploy_more")
def _deploy_answer(state: State, frame: Step, option: OfArea) -> None:
    add_piece(state, HARKONNEN, option.area, frame.value)
    emit(state, "place", HARKONNEN, piece_key(HARKONNEN, frame.value), AREA_KEYS[option.area])


@steps("corrino_card")
def _corrino_card(state: State, frame: Step) -> None:
    """A card before the first round (WFA 20.4.3)."""
    draw_cards(state, HARKONNEN, DECK["corrino_ally"], 1)
