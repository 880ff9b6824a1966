"""The rounds of the automaton: tactical cards, dice, turns, tokens, reveals (WFA 22)."""

from __future__ import annotations

from typing import Final

from landsraad.games.war_for_arrakis.catalogue import CARDS, ZONE_AREAS
from landsraad.games.war_for_arrakis.deeds import emit
from landsraad.games.war_for_arrakis.engine import answers, ask_or_take, steps
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.modules.mahdi import cards, charge, futures, leaders, tokens
from landsraad.games.war_for_arrakis.modules.mahdi.box import DICE, MOST_SPENT, TACTICAL
from landsraad.games.war_for_arrakis.modules.mahdi.drawing import (
    CORRINO,
    HOUSE_DECK,
    keep,
    reserve,
    then,
)
from landsraad.games.war_for_arrakis.modules.mahdi.forces import LED_BY
from landsraad.games.war_for_arrakis.modules.mahdi.orders import ANY, LED, order
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi
from landsraad.games.war_for_arrakis.modules.mahdi.talk import AUTOMATON, tell
from landsraad.games.war_for_arrakis.options import OfLeader, of_leader
from landsraad.games.war_for_arrakis.phases.turns import (
    harkonnen_dice,
    pass_on,
    regeneration_due,
)
from landsraad.games.war_for_arrakis.sets.base.dice import HARKONNEN_DIE
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    DEPLOYMENT,
    GUILD,
    HARKONNEN,
    HARVESTER,
    HOUSE,
    LEADERSHIP,
    MENTAT,
    NOBODY,
    NOWHERE,
    ORNITHOPTER,
    REGULAR,
    RESULT_KEYS,
    RESULTS,
    STRATEGY,
)
from landsraad.games.war_for_arrakis.tracks import gain_supremacy

PARTS: Final = (cards, charge, futures, tokens)
"""They register their steps when they are imported."""
ROW: Final = 2

# --- the round


def set_up(state: State) -> None:
    """The tactical cards are shuffled (WFA 22.1.2)."""
    _shuffle(state)


def _shuffle(state: State) -> None:
    part = mahdi(state)
    part.tactical = list(range(len(TACTICAL)))
    state.rng.shuffle(part.tactical)
    part.harvesting = part.target = NOBODY


def revealing(state: State, amount: int) -> int:
    """Two prescience cards a round (WFA 22.2.1)."""
    return ROW


def round_begun(state: State) -> None:
    """The harvesting sector, the target sietch, and a card of each deck (WFA 22.2)."""
    part = mahdi(state)
    state.news = True
    part.harvesting, part.target = part.tactical.pop(), NOBODY
    part.board = DICE - harkonnen_dice(state)
    part.unused, part.spent = 0, [0] * 5
    emit(state, "harvesting", HARKONNEN, TACTICAL[part.harvesting][0])
    seek_target(state)
    for deck in (HOUSE_DECK, CORRINO):
        keep(state, deck)
    part.last_deck = NOBODY


def fits(state: State, card: int) -> bool:
    """Whether a tactical card can be the target: its sietch stands, elsewhere than the harvest."""
    part = mahdi(state)
    elsewhere = part.harvesting < 0 or TACTICAL[card][1] != TACTICAL[part.harvesting][1]
    return bool(state.sietches >> part.homes[card] & 1) and elsewhere


def seek_target(state: State) -> None:
    """Draw until a card shows another sector and a sietch that stands (WFA 22.2.3)."""
    part = mahdi(state)
    while part.target < 0 or not state.sietches >> part.homes[part.target] & 1:
        if not part.tactical:
            part.target = NOBODY
            return
        card = part.tactical.pop()
        state.news = True
        if fits(state, card):
            part.target = card
            emit(state, "targeted", HARKONNEN, TACTICAL[card][0])


def supremacy_gained(state: State, before: int, after: int) -> None:
    """A target that has fallen is replaced at once; Hawat may have come too late (WFA 22.2.4)."""
    part = mahdi(state)
    if part.target >= 0 and not state.sietches >> part.homes[part.target] & 1:
        seek_target(state)
    cards.scheme(state)


def sietch_moved(state: State, origin: int, target: int) -> None:
    """A tactical card means its sietch wherever it is (WFA 22.2.5)."""
    part = mahdi(state)
    part.homes = [target if home == origin else home for home in part.homes]


def round_over(state: State) -> None:
    """A point of supremacy, and the tactical cards are shuffled again (WFA 22.12.1)."""
    tell(state, "The round is over: a point of supremacy", "WFA 22.12.1")
    _shuffle(state)
    gain_supremacy(state, 1)


def token_due(state: State, side: int) -> bool:
    """A die instead of a Bene Gesserit token, or a point (WFA 22.3.8)."""
    if side != HARKONNEN:
        return False
    part = mahdi(state)
    if part.board:
        part.board -= 1
        part.unused += 1
        tell(state, "A die from The Spice Must Flow board", "WFA 22.3.8")
    else:
        tell(state, "No die is left: a point of supremacy", "WFA 22.3.8")
        gain_supremacy(state, 1)
    return True


# --- dice and turns


def dice_rolled(state: State) -> None:
    """The dice of the Harkonnens wait (WFA 22.3.4)."""
    part = mahdi(state)
    part.unused += DICE - part.board - part.unused - sum(part.spent)


def dice_left(state: State, side: int) -> int:
    """Dice that have not been rolled."""
    return mahdi(state).unused if side == HARKONNEN else 0


def forcible(state: State) -> list[int]:
    """Results that Truthtrance may name (WFA 22.3.9)."""
    spent = mahdi(state).spent
    fewer = (DEPLOYMENT, HOUSE)
    return [r for r in RESULTS if spent[r] < MOST_SPENT - (r in fewer)]


def turn_due(state: State, side: int) -> bool:
    """After a turn of the Atreides one die is rolled and used."""
    if side != HARKONNEN:
        return False
    part = mahdi(state)
    state.turn, state.flown, state.moved = HARKONNEN, 0, []
    part.flown, part.stand_in, part.last_deck = False, NOWHERE, NOBODY
    state.focus = NOWHERE
    emit(state, "turn", HARKONNEN)
    regeneration_due(state, HARKONNEN)
    result = _roll(state)
    part.unused -= 1
    part.spent[result] += 1
    emit(state, "rolled", HARKONNEN, RESULT_KEYS[result])
    state.stack.append(Step("mahdi_turn_end", HARKONNEN))
    state.stack.append(Step("mahdi_act", HARKONNEN, result))
    return True


def _roll(state: State) -> int:
    """A result that three spent dice show is rolled again (WFA 22.3.5)."""
    if state.forced >= 0:
        forced, state.forced = state.forced, NOBODY
        return forced
    state.news = True
    while True:
        result = HARKONNEN_DIE[state.rng.below(6)]
        if mahdi(state).spent[result] < MOST_SPENT:
            return result


@steps("mahdi_turn_end")
def _turn_end(state: State, frame: Step) -> None:
    part = mahdi(state)
    part.stand_in, part.last_deck, part.focus = NOWHERE, NOBODY, NOWHERE
    pass_on(state, HARKONNEN)


# --- what a die does


@steps("mahdi_act")
def _act(state: State, frame: Step) -> None:
    """A leader's special action if it can be used, else the regular one (WFA 22.3.6)."""
    able = leaders.able(state, frame.value)
    if able:
        options = [of_leader("special", leader) for leader in able]
        ask_or_take(state, frame, HARKONNEN, AUTOMATON, options, "A leader acts")
    else:
        regular(state, frame.value)


@answers("mahdi_act")
def _act_answer(state: State, frame: Step, option: OfLeader) -> None:
    leaders.use(state, option.leader)


def regular(state: State, result: int) -> None:
    """The regular action of a result."""
    if result == STRATEGY:
        then(state, Step("mahdi_attack", HARKONNEN, order(ANY, 2)))
    elif result == LEADERSHIP:
        then(state, Step("mahdi_attack", HARKONNEN, order(LED, 2, surprise=True)))
    elif result == DEPLOYMENT:
        then(state, Step("mahdi_deploy", HARKONNEN, LED_BY + 3))
    elif result == MENTAT:
        then(state, Step("mahdi_draw", HARKONNEN, 2, NOBODY))
    else:
        then(
            state,
            Step("mahdi_replace", HARKONNEN, 2, REGULAR),
            Step("vehicle", HARKONNEN, HARVESTER, 1),
            Step("vehicle", HARKONNEN, ORNITHOPTER, 1),
        )


# --- what the Atreides turn up


def watched(state: State) -> int:
    """Sectors below an ornithopter (WFA 22.14.2)."""
    mask = 0
    for zone, there in enumerate(state.zones):
        if there == ORNITHOPTER:
            mask |= ZONE_AREAS[zone]
    return mask


def shown_freely(state: State) -> None:
    """A card for the reinforcements deck, but not under the Guild's ban (WFA 22.14.1)."""
    if not state.bans >> GUILD & 1:
        reserve(state, 1)


def reinforced(state: State, dice: int) -> int:
    """Cards of the reinforcements deck for the dice that are lacking (WFA 22.7.1)."""
    hand, used = state.hands[HARKONNEN], 0
    while hand and used < dice:
        card = hand.pop()
        state.discards[HARKONNEN].append(card)
        emit(state, "reinforce", HARKONNEN, CARDS[card].key)
        state.news = True
        used += 1
    return used


def engaged(state: State, area: int) -> None:
    """Facedown tokens turn up."""
    tokens.turn_up(state, area)
