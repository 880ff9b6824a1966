"""The automaton in described positions: tactical cards, dice, tokens, and what cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import check_keys, find, listed, mapped, number
from landsraad.games.war_for_arrakis.catalogue import AREA, AREAS, HAWAT, SCHEMING
from landsraad.games.war_for_arrakis.deeds import in_play
from landsraad.games.war_for_arrakis.modules.mahdi.box import DICE, MOST_SPENT, TACTICAL
from landsraad.games.war_for_arrakis.modules.mahdi.rules import fits
from landsraad.games.war_for_arrakis.modules.mahdi.state import Mahdi, mahdi
from landsraad.games.war_for_arrakis.modules.mahdi.tokens import hidden_by
from landsraad.games.war_for_arrakis.phases.turns import harkonnen_dice
from landsraad.games.war_for_arrakis.state import REMOVED, State
from landsraad.games.war_for_arrakis.terms import HARKONNEN, PIECE_KEYS, RESULT, RESULT_KEYS

KEYS: Final[frozenset[str]] = frozenset(
    ("harvesting", "target", "tactical_top", "discarded", "unused", "board", "spent", "waiting",
     "black_top", "silver_top", "homes")
)  # fmt: skip
CARDS: Final = {sietch: number for number, (sietch, _) in enumerate(TACTICAL)}


def build(state: State, table: Mapping[str, Any]) -> None:
    """The tactical cards of the round; those not named are drawn."""
    given = mapped("mahdi", table.get("mahdi", {}))
    check_keys("mahdi", given, KEYS)
    part = mahdi(state)
    part.homes = [AREA[sietch] for sietch, _ in TACTICAL]
    for key, area in mapped("homes", given.get("homes", {})).items():
        part.homes[find("tactical card", key, CARDS)] = find("area", area, AREA)
    for key in listed("discarded", given.get("discarded", [])):
        _take(part, key)
    above = [_take(part, key) for key in listed("tactical_top", given.get("tactical_top", []))]
    if table.get("phase") == "start":
        # They are drawn when the round begins.
        names = [given[name] for name in ("harvesting", "target") if given.get(name) is not None]
        above = [*(_take(part, key) for key in names), *above]
    else:
        _cards_of_the_round(state, part, given)
        part.board = number("board", given.get("board", DICE - harkonnen_dice(state)), 0, DICE)
        for key, amount in mapped("spent", given.get("spent", {})).items():
            part.spent[find("result", key, RESULT)] = number(key, amount, 0, MOST_SPENT)
    part.tactical += above[::-1]
    for pile, name in enumerate(("black_top", "silver_top")):
        _tokens(state, part.next_up[pile], name, listed(name, given.get(name, [])))
    _scheming(state, part, number("waiting", given.get("waiting", 0), 0, 3))


def _take(part: Mahdi, key: Any) -> int:
    card = find("tactical card", key, CARDS)
    if card not in part.tactical:
        raise InvalidSetup(f"the tactical card {key} cannot be drawn twice")
    part.tactical.remove(card)
    return card


def _cards_of_the_round(state: State, part: Mahdi, given: Mapping[str, Any]) -> None:
    """The harvesting sector, and a target that may go with it (WFA 22.2.3)."""
    for name in ("harvesting", "target"):
        if given.get(name) is not None:
            setattr(part, name, _take(part, given[name]))
    if part.harvesting < 0:
        goal = TACTICAL[part.target][1] if part.target >= 0 else None
        others = [card for card in part.tactical if TACTICAL[card][1] != goal]
        if not others:
            raise InvalidSetup("no tactical card is left for the harvesting sector (WFA 22.2.2)")
        part.harvesting = others[-1]
        part.tactical.remove(part.harvesting)
    if part.target >= 0 and TACTICAL[part.target][1] == TACTICAL[part.harvesting][1]:
        raise InvalidSetup(
            f"{given['target']} cannot be the target: the harvest is in its sector (WFA 22.2.3)"
        )
    if part.target >= 0 and not fits(state, part.target):
        raise InvalidSetup(f"{given['target']} cannot be the target: it is destroyed (WFA 22.2.3)")
    fitting = [card for card in part.tactical if fits(state, card)]
    if part.target < 0 and fitting:
        if "target" in given:
            raise InvalidSetup("there is a target while a tactical card fits (WFA 22.2.4)")
        part.target = fitting[-1]
        part.tactical.remove(part.target)


def _scheming(state: State, part: Mahdi, waiting: int) -> None:
    """Cards of Hawat's Scheming beside the board (WFA 22.10.7)."""
    if state.decks[2].count(SCHEMING) < waiting:
        raise InvalidSetup("no card of Hawat's Scheming is left to wait beside the board")
    if waiting and state.leader_at[HAWAT] == REMOVED:
        raise InvalidSetup("Hawat's Scheming does not wait once Hawat has fallen (WFA 22.10.7)")
    if waiting > 1 and in_play(state, HAWAT):
        raise InvalidSetup("while Hawat is in play one Hawat's Scheming waits (WFA 22.10.7)")
    part.waiting = waiting
    for _ in range(waiting):
        state.decks[2].remove(SCHEMING)


def _tokens(state: State, pile: list[tuple[int, ...]], name: str, given: list[Any]) -> None:
    """What the next tokens of a colour hide, the first to turn up first."""
    kinds = hidden_by(state, name == "black_top")
    pieces = {key: kind for kind, key in enumerate(PIECE_KEYS[HARKONNEN])}
    for hides in given:
        counts = [0] * len(pieces)
        for key, amount in mapped(name, hides).items():
            counts[find("piece", key, pieces)] = number(key, amount, 0, 6)
        if tuple(counts) not in kinds:
            raise InvalidSetup(f"{name}: no deployment token of this colour hides {dict(hides)}")
        pile.append(tuple(counts))


def begin(state: State, table: Mapping[str, Any]) -> None:
    """The dice that have not been rolled."""
    given = mapped("mahdi", table.get("mahdi", {}))
    part = mahdi(state)
    left = DICE - part.board - sum(part.spent)
    part.unused = number("unused", given.get("unused", max(left, 1)), 0, DICE)
    if part.unused + part.board + sum(part.spent) > DICE:
        raise InvalidSetup(f"the Harkonnens have {DICE} dice: unused, spent and on the board")


def tell(state: State, table: dict[str, Any]) -> None:
    """The automaton in a description of the whole position."""
    part = mahdi(state)
    keys = [sietch for sietch, _ in TACTICAL]
    told: dict[str, Any] = {
        "harvesting": keys[part.harvesting] if part.harvesting >= 0 else None,
        "tactical_top": [keys[card] for card in part.tactical[::-1]],
        "discarded": [
            key
            for card, key in enumerate(keys)
            if card not in (*part.tactical, part.harvesting, part.target)
        ],
        "unused": part.unused,
        "board": part.board,
        "spent": dict(zip(RESULT_KEYS, part.spent, strict=True)),
        "waiting": part.waiting,
        "homes": {key: AREAS[area].key for key, area in zip(keys, part.homes, strict=True)},
    }
    if part.target >= 0:
        told["target"] = keys[part.target]
    for pile, name in zip(part.next_up, ("black_top", "silver_top"), strict=True):
        told[name] = [dict(zip(PIECE_KEYS[HARKONNEN], hides, strict=False)) for hides in pile]
    table["mahdi"] = told
