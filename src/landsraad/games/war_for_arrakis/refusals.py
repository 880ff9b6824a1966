"""Why something is not offered, in one sentence with its rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from landsraad.core.decisions import Decision, Reason
from landsraad.core.refusals import not_asked, refuse
from landsraad.games.war_for_arrakis import (
    refusals_board,
    refusals_cards,
    refusals_march,
    refusals_place,
)
from landsraad.games.war_for_arrakis.catalogue import (
    AREA,
    AREAS,
    CARD,
    CARDS,
    HAWAT,
    LEADER,
    LEADERS,
    SCHEMING,
    ZONE,
)
from landsraad.games.war_for_arrakis.claims import met
from landsraad.games.war_for_arrakis.content import special_of
from landsraad.games.war_for_arrakis.deeds import in_play, in_tank
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.phases.harvest import may_keep
from landsraad.games.war_for_arrakis.players import hand_of, owner
from landsraad.games.war_for_arrakis.plug import Explain, Module, known
from landsraad.games.war_for_arrakis.plug import in_play as modules_in_play
from landsraad.games.war_for_arrakis.refusals_words import unknown
from landsraad.games.war_for_arrakis.sets.base.economy import (
    KEEP_COST,
    RAISE_COST,
    STOCKPILE_COST,
    STOCKPILE_UP_TO,
)
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATOMICS,
    ATREIDES,
    BOTTOM_ROW,
    CLAIMS,
    GUILD,
    HARKONNEN,
    IMPERIUM_KEYS,
    ORNITHOPTER,
    RESULT,
    TOP_ROW,
    Phase,
)
from landsraad.games.war_for_arrakis.text import requirement_words
from landsraad.games.war_for_arrakis.timing import at_another_time


def why_not(state: State, notation: str) -> Reason:
    """The reason why a notation is not among the options now."""
    return refuse(state.pending, notation, "WFA 12.6.1", partial(_because, state))


def _because(state: State, decision: Decision, words: list[str]) -> Reason:
    verb, rest = words[0], words[1:]
    for module in modules_in_play(state.setup.modules):
        if reason := _of_module(module, state, decision, verb, rest):
            return reason
    if absent := _absent(state, verb):
        return absent
    always = _FREE.get(verb) or _EXPLAIN.get(verb)
    reason = always(state, decision, rest) if always is not None else None
    reason = reason or at_another_time(verb, decision.ask.key)
    if reason is None and verb in _ASKED:
        reason = _ASKED[verb](state, decision, rest)
    return reason or _not_now(state, decision, verb)


def _of_module(
    module: Module, state: State, decision: Decision, verb: str, rest: list[str]
) -> Reason | None:
    """What a module says of an answer: of its own ones, or of others that it changes."""
    explain, timing = module.refusals.get(verb), module.timing.get(verb)
    reason = explain(state, decision, rest) if explain is not None else None
    if reason is None and timing is not None and decision.ask.key not in timing.asks:
        if verb in module.free_answers:
            return _no_interruption(state, timing.rule)
        reason = Reason(timing.words, timing.rule)
    return reason


def _absent(state: State, verb: str) -> Reason | None:
    """What is said of an answer that only a module has which is not played with."""
    for module in known():
        if verb in module.timing and module.key not in state.setup.modules:
            return Reason(f"this game is played without {module.title}", module.timing[verb].rule)
    return None


def _not_now(state: State, decision: Decision, verb: str) -> Reason:
    """What is said where no rule forbids the answer itself."""
    if verb in _FREE:
        return _no_interruption(state, "WFA 4.5.1")
    if verb == "done":
        return Reason(f"this must be answered: {decision.prompt}", decision.rule)
    return not_asked(decision)


def _no_interruption(state: State, rule: str) -> Reason:
    """Why a free action that could be taken is not taken now."""
    if state.phase != Phase.ACTIONS or state.turn != state.asked:
        return Reason("a free action is taken on one's own turn", rule)
    return Reason("a free action does not interrupt this: answer first", "WFA 16.1.26")


def _die(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in RESULT:
        return unknown("result", words)
    if decision.ask.key != "turn":
        return None
    if state.forced >= 0 and state.asked == HARKONNEN:
        return Reason("Truthtrance forces another die", "WFA 14.1.10")
    return Reason(f"you have no unused {words[0]} die", "WFA 4.3.1")


def _token(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key != "turn":
        return None
    return Reason("no Bene Gesserit token of yours lies there", "WFA 4.2.3")


def _power(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key != "turn":
        return None
    if state.asked == HARKONNEN:
        return Reason("only the Atreides have Desert Power", "WFA 8.1.1")
    return Reason("you do not have fewer unused dice than the Harkonnens", "WFA 4.3.4")


def _play(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in CARD:
        return unknown("planning card", words)
    card = CARD[words[0]]
    if card not in hand_of(state, decision.seat):
        return Reason(f"{CARDS[card].name} is not in your hand", "WFA 4.6.1")
    if CARDS[card].effect is None:
        return Reason(f"{CARDS[card].name} cannot be played or discarded", "WFA 14.3.7")
    return None


def _special(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in LEADER:
        return unknown("leader", words)
    leader = LEADER[words[0]]
    name = LEADERS[leader].name
    mine = leader in state.kit.every_leader and state.side_of(leader) == state.asked
    if not mine or not in_play(state, leader):
        return Reason(f"{name} is not in play on your side", "WFA 4.7.1")
    if in_tank(state, leader):
        return Reason(f"{name} is in the regeneration tank", "WFA 7.1.2")
    if state.spent >> leader & 1:
        return Reason(f"the card of {name} is spent this round", "WFA 4.7.3")
    if owner(state, leader) != decision.seat:
        return Reason(f"{name} is your partner's to use", "WFA 21.4.5")
    frame = state.stack[-1]
    if decision.ask.key == "action" and isinstance(frame, Step):
        if special_of(state.setup.content, leader)[0] == frame.value:
            return Reason(f"the special action of {name} could do nothing now", "WFA 4.3.3")
        return Reason(f"the special action of {name} needs another die", "WFA 4.7.2")
    return None


# --- free actions, claims and spice


def _scout(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if state.asked == ATREIDES:
        return Reason("only the Harkonnens scout", "WFA 4.5.3")
    if state.bans >> GUILD & 1:
        return Reason("the Spacing Guild's ban forbids scouting", "WFA 10.4.1")
    if len(words) == 1 and words[0] in ZONE and state.zones[ZONE[words[0]]] != ORNITHOPTER:
        return Reason("there is no ornithopter in that air zone", "WFA 4.5.3")
    return None


def _detonate(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if state.asked == HARKONNEN:
        return Reason("the family atomics are the Atreides'", "WFA 12.4.1")
    if state.blast >= 0:
        return Reason("the family atomics have been used", "WFA 12.4.1")
    if max(state.prescience) < ATOMICS:
        return Reason("no prescience marker has reached step 8", "WFA 12.4.1")
    return None


def _train(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if state.asked != ATREIDES:
        return Reason("only the Atreides have deployment tokens", "WFA 4.5.2")
    if len(words) != 1 or words[0] not in AREA:
        return unknown("area", words)
    if not state.hidden >> AREA[words[0]] & 1:
        name = AREAS[AREA[words[0]]].name
        return Reason(f"no deployment token lies in {name}", "WFA 4.5.2")
    return None


def _scheme(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if state.asked != HARKONNEN:
        return Reason("only the Harkonnens hold Hawat's Scheming", "WFA 13.1.3")
    if not in_play(state, HAWAT):
        return Reason("Thufir Hawat is not in play", "WFA 13.1.3")
    if hand_of(state, decision.seat).count(SCHEMING) < (3 if words == ["3"] else 2):
        return Reason("you do not hold that many cards of Hawat's Scheming", "WFA 13.1.3")
    return None


def _claim(state: State, decision: Decision, words: list[str]) -> Reason | None:
    known = {card.key: number for number, card in enumerate(state.setup.content.prescience)}
    if len(words) != 1 or words[0] not in known:
        return unknown("prescience card", words)
    card = known[words[0]]
    if state.asked != ATREIDES:
        return Reason("only the Atreides claim prescience cards", "WFA 12.2.1")
    if card not in state.row:
        return Reason("that prescience card is not revealed", "WFA 12.2.1")
    if state.claims >= CLAIMS:
        return Reason("two prescience cards have been claimed this round", "WFA 12.2.1")
    about = state.setup.content.prescience[card]
    if about.at_end != (state.phase == Phase.END):
        return Reason("that card is claimed in another phase", "WFA 12.2.4")
    if not met(state, about.requirement):
        demand = requirement_words(about.requirement)
        return Reason(f"its demand is not met: {demand}", "WFA 12.2.2")
    return None


def _keep(state: State, marker: int, spice: int) -> Reason:
    if state.imperium[marker] == BOTTOM_ROW and not may_keep(state, marker):
        return Reason("a marker on the bottom step is not kept: it falls no further", "WFA 16.1.19")
    return Reason(f"keeping a marker costs {KEEP_COST} spice; you have {spice}", "WFA 10.2.1")


def _lift(state: State, marker: int, spice: int) -> Reason:
    if state.imperium[marker] == TOP_ROW:
        return Reason("a marker on the top step goes no higher", "WFA 10.2.4")
    return Reason(f"raising a marker costs {RAISE_COST} spice; you have {spice}", "WFA 10.2.1")


def _spent_on(why: Callable[[State, int, int], Reason]) -> Explain:
    """A reason about an imperium marker that there is."""

    def reason(state: State, decision: Decision, words: list[str]) -> Reason | None:
        frame = state.stack[-1]
        if len(words) != 1 or words[0] not in IMPERIUM_KEYS:
            return unknown("imperium marker", words)
        if decision.ask.key != "harvest" or not isinstance(frame, Step):
            return None
        marker = IMPERIUM_KEYS.index(words[0])
        if frame.more >> marker & 1:
            return Reason("that marker has been seen to", "WFA 10.2.2")
        return why(state, marker, frame.value)

    return reason


def _stockpile(state: State, decision: Decision, words: list[str]) -> Reason | None:
    frame = state.stack[-1]
    if decision.ask.key != "harvest" or not isinstance(frame, Step):
        return None
    if state.supremacy > STOCKPILE_UP_TO:
        return Reason("the supremacy marker is past step 5", "WFA 10.3.3")
    if frame.value < STOCKPILE_COST:
        return Reason(f"it costs {STOCKPILE_COST} spice; you have {frame.value}", "WFA 10.3.2")
    return Reason("spice is stockpiled once a phase", "WFA 10.3.2")


_FREE: dict[str, Explain] = {
    "train": _train,
    "scheme": _scheme,
    "scout": _scout,
    "detonate": _detonate,
    "claim": _claim,
}
"""What may be tried at any time of one's turn (WFA 4.5.1)."""
_ASKED = (
    refusals_board.EXPLAIN
    | refusals_cards.EXPLAIN
    | refusals_march.EXPLAIN
    | refusals_place.EXPLAIN
)
"""What is said where an answer of this kind is asked for."""
_EXPLAIN: dict[str, Explain] = {
    **refusals_march.ALWAYS,
    "die": _die,
    "token": _token,
    "desert_power": _power,
    "play": _play,
    "discard": _play,
    "special": _special,
    "keep": _spent_on(_keep),
    "lift": _spent_on(_lift),
    "stockpile": _stockpile,
}
