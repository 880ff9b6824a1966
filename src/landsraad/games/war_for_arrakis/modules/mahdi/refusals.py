"""Why the automaton lets something not be done, or not be chosen for it."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.war_for_arrakis.catalogue import AREA
from landsraad.games.war_for_arrakis.claims import watched, where_is
from landsraad.games.war_for_arrakis.modules.mahdi.box import MOST_SPENT
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi
from landsraad.games.war_for_arrakis.plug import Explain, in_play
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, RESULT
from landsraad.games.war_for_arrakis.timing import MOMENTS

WATCHED: Final = Reason(
    "below an ornithopter nothing is turned up of one's own free will", "WFA 22.14.2"
)
REVEALING: Final = ("reveal_pauls_sietch", "reveal_pauls_tokens")
"""Requirements of prescience cards that something be turned up."""


def _train(state: State, decision: Decision, words: list[str]) -> Reason | None:
    area = AREA.get(words[0], -1) if len(words) == 1 else -1
    return WATCHED if area >= 0 and (state.hidden & watched(state)) >> area & 1 else None


def _claim(state: State, decision: Decision, words: list[str]) -> Reason | None:
    paul, known = where_is(state, "paul"), state.setup.content.prescience
    named = [known[card] for card in state.row if [known[card].key] == words]
    if paul < 0 or not named or named[0].requirement.kind not in REVEALING:
        return None
    return WATCHED if watched(state) >> paul & 1 else None


def _force(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key != "force" or len(words) != 1 or words[0] not in RESULT:
        return None
    spent = mahdi(state).spent[RESULT[words[0]]]
    count = "three" if spent >= MOST_SPENT else "two"
    return Reason(f"{count} spent dice of the Harkonnens show {words[0]}", "WFA 22.3.9")


def _scout(state: State, decision: Decision, words: list[str]) -> Reason | None:
    return Reason("the automaton does not scout", "WFA 22.5.4")


def chosen_for(state: State) -> bool:
    """Whether the question is what the automaton does, put to the player."""
    return bool(getattr(state.stack[-1], "side", ATREIDES) == HARKONNEN)


def _criteria(verb: str) -> Explain:
    """Of answers to a question that the criteria have narrowed down."""

    def reason(state: State, decision: Decision, words: list[str]) -> Reason | None:
        if not chosen_for(state) or not _fits(state, decision, verb):
            return None
        return Reason("the criteria of the automaton leave only what is offered", "WFA 22.1.3")

    return reason


def _fits(state: State, decision: Decision, verb: str) -> bool:
    """Whether such an answer belongs to the question."""
    key = decision.ask.key
    timed = [module.timing.get(verb) for module in in_play(state.setup.modules)]
    if any(timing is not None and key in timing.asks for timing in timed):
        return True
    if (moment := MOMENTS.get(verb)) is not None and key in moment.asks:
        return True
    return any(str(option).split()[0] == verb for option in decision.options)


def _surplus(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key != "harvest":
        return None
    return Reason("the automaton alone spends a surplus: with all markers on top, of seven or more",
                  "WFA 22.16.4")  # fmt: skip


_CHOSEN: Final = (
    "attack", "at", "move", "to", "transport", "place", "upgrade", "sietch", "reveal", "with",
    "carry", "strike", "seize", "clear", "special", "harvester", "ornithopter", "carryall", "save",
    "keep", "lift", "done", "stockpile", "smuggler_harvester", "smuggler_carryall", "deploy",
    "retreat", "lose", "withdraw",
)  # fmt: skip
"""The first words of what may be chosen for the automaton."""
REFUSALS: Final[dict[str, Explain]] = {
    **{verb: _criteria(verb) for verb in _CHOSEN},
    "train": _train,
    "claim": _claim,
    "force": _force,
    "scout": _scout,
    "surplus": _surplus,
}
