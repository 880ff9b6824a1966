"""How the automaton looks: views, described positions, features, the catalogue, the log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from landsraad.core.chance import Rng
from landsraad.core.decisions import Option
from landsraad.core.entries import Entry
from landsraad.games.war_for_arrakis.catalogue import AREA, AREAS, SCHEMING, SECTOR_NAMES
from landsraad.games.war_for_arrakis.chronicle import area_words, result_words, tells
from landsraad.games.war_for_arrakis.modules.mahdi.box import BOX, CENTRAL, DICE, TACTICAL
from landsraad.games.war_for_arrakis.modules.mahdi.criteria import SURPLUS
from landsraad.games.war_for_arrakis.modules.mahdi.refusals import chosen_for
from landsraad.games.war_for_arrakis.modules.mahdi.sight import parts
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi
from landsraad.games.war_for_arrakis.plug import Timing
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    DECK,
    DECK_NAMES,
    HARKONNEN,
    PIECE_NAMES,
    RESULT_KEYS,
    RESULTS,
)
from landsraad.games.war_for_arrakis.text import listed, plural

TITLE: Final = "Mahdi"


def sector_name(sector: int) -> str:
    """A sector of a tactical card for people."""
    return "Central" if sector == CENTRAL else SECTOR_NAMES[sector].removesuffix(" outer")


# --- views


def table(state: State, looker: int | None) -> dict[str, Any]:
    """The tactical cards and the dice of the automaton."""
    part = mahdi(state)
    return {
        "mahdi": {
            "harvesting": _card(part.harvesting),
            "target": _card(part.target),
            "target_area": AREAS[part.homes[part.target]].key if part.target >= 0 else None,
            "stand_in": AREAS[part.stand_in].key if part.stand_in >= 0 else None,
            "tactical_deck": len(part.tactical),
            "unused": part.unused,
            "board": part.board,
            "spent": dict(zip(RESULT_KEYS, part.spent, strict=True)),
            "waiting": part.waiting,
            "choosing": state.pending is not None and chosen_for(state),
        }
    }


def _card(card: int) -> dict[str, Any] | None:
    if card < 0:
        return None
    sietch, sector = TACTICAL[card]
    sectors = [f"s{one + 1}" for one in parts(sector)]
    return {"card": sietch, "sectors": sectors, "name": sector_name(sector)}


def player(state: State, side: int) -> dict[str, Any]:
    """The Harkonnens are nobody's."""
    return {"house": "harkonnen", "automaton": True} if side == HARKONNEN else {}


# --- checks and guesses


def audit(state: State) -> None:
    """Raise AssertionError if tactical cards or dice appeared or vanished."""
    part = mahdi(state)
    open_cards = [card for card in (part.harvesting, part.target) if card >= 0]
    cards = [*part.tactical, *open_cards]
    assert len(set(cards)) == len(cards) <= len(TACTICAL), "tactical cards doubled"
    assert part.unused >= 0 <= part.board
    assert part.unused + part.board + sum(part.spent) <= DICE, "dice doubled"
    assert max(part.spent) <= 3
    assert not any(state.dice[HARKONNEN])


def cards(state: State) -> list[int]:
    """The cards of Hawat's Scheming that wait beside the board."""
    return [SCHEMING] * mahdi(state).waiting


def deal(guess: State, looker: int | None, rng: Rng) -> None:
    """The order of the tactical cards; nobody knows what tokens hide."""
    part = mahdi(guess)
    part.tactical.sort()
    rng.shuffle(part.tactical)
    part.next_up = [[], []]


# --- features, actions, catalogue

NAMES: Final[tuple[str, ...]] = (
    *(f"harvesting.{sietch}" for sietch, _ in TACTICAL),
    *(f"target.{sietch}" for sietch, _ in TACTICAL),
    "unused", "board", *(f"spent.{key}" for key in RESULT_KEYS), "waiting",
    *(f"area.{area.key}.tokens" for area in AREAS),
)  # fmt: skip


def numbers(state: State, looker: int) -> list[float]:
    """The automaton in numbers."""
    part = mahdi(state)
    found = [float(part.harvesting == card) for card in range(len(TACTICAL))]
    found += [float(part.target == card) for card in range(len(TACTICAL))]
    found += [part.unused / DICE, part.board / DICE, *(part.spent[r] / 3 for r in RESULTS)]
    found.append(part.waiting / 3)
    for legion in state.legions:
        found.append(len(legion.others) / 6 if legion.side == HARKONNEN else 0.0)
    return found


def actions() -> Iterator[Option]:
    """Every answer that only the automaton gives; it is given by itself."""
    yield SURPLUS


def entries() -> Iterator[Entry]:
    """The tactical cards and the facedown tokens."""
    for sietch, sector in TACTICAL:
        name = AREAS[AREA[sietch]].name
        lines = (f"Harvesting sector: {sector_name(sector)}.", f"Target sietch: {name}.")
        yield Entry(f"tactical_{sietch}", f"Tactical card {name}", "piece", TITLE, lines)
    for unit in BOX.units:
        line = "Lies where a legion has left a settlement; combat power 2, counts as 1 unit."
        yield Entry(unit.key, unit.name.capitalize(), "piece", TITLE, (line,))


TIMING: Final[dict[str, Timing]] = {
    "surplus": Timing(("harvest",), "the automaton spends its surplus of spice", "WFA 22.16.4")
}

# --- the log


def _said(rule: Any) -> str:
    return str(rule)


def _why(words: Any) -> str:
    return f": {words}" if words else ""


_SECTOR: Final = dict(TACTICAL)
"""The sector of each tactical card, by its sietch."""


def _units(value: Any) -> str:
    pairs = zip(value, PIECE_NAMES[1], strict=False)
    return listed([plural(n, name) for n, name in pairs if n]) or "nothing"


tells("automaton", "{1}{3} ({2}).", str, _said, _why)
tells("harvesting", "Harvesting sector: {1}.", lambda card: sector_name(_SECTOR[card]))
tells("targeted", "The target sietch is {1}.", area_words)
tells("rolled", "The Harkonnens roll {1}.", result_words)
tells("reserve", "A {1} card joins the reinforcements.", lambda deck: DECK_NAMES[DECK[deck]])
tells("turned_up", "A deployment token in {1} turns up: {2}.", area_words, _units)
tells("garrison", "Two deployment tokens are laid in {1}.", area_words)
