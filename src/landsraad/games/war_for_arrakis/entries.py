"""The catalogue for people: every component with its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from landsraad.core.entries import Entry
from landsraad.games.war_for_arrakis.catalogue import AREAS, BASE_CARDS, SECTOR_NAMES
from landsraad.games.war_for_arrakis.components import Card, Leader
from landsraad.games.war_for_arrakis.content import (
    BASE,
    Content,
    leaders_of,
    read_content,
    replaced_leaders,
)
from landsraad.games.war_for_arrakis.offer import ACTIONS
from landsraad.games.war_for_arrakis.plug import known
from landsraad.games.war_for_arrakis.terms import (
    DECK_NAMES,
    DESERT_POWER,
    MARKER_NAMES,
    RESULT_KEYS,
    SIDE_NAMES,
    SIDES,
    TERRAIN_KEYS,
)
from landsraad.games.war_for_arrakis.text import (
    ability_words,
    advance_words,
    describe_for,
    requirement_words,
)


def sentence(words: str) -> str:
    """Words as a sentence."""
    return f"{words[:1].upper()}{words[1:]}."


def entries(content: Content = BASE) -> list[Entry]:
    """All components in the order of the catalogue."""
    return [
        *_cards(),
        *_leaders(content),
        *_prescience(content),
        *_objectives(content),
        *_results(),
        *_areas(),
        *_added(content),
    ]


def content_entries(given: Mapping[str, Any]) -> list[Entry]:
    """All components with those of a content file; raises InvalidSetup with all that is wrong."""
    return entries(read_content(given))


def _added(content: Content) -> Iterator[Entry]:
    """The components of modules."""
    changed = {leader.key: leader for leader in replaced_leaders(content)}
    for module in known():
        for entry in module.entries() if module.entries is not None else ():
            if entry.kind == "leader" and entry.key in changed:
                yield leader_entry(changed[entry.key], entry.set_name)
            else:
                yield entry


def _cards() -> Iterator[Entry]:
    yield from (card_entry(card) for card in BASE_CARDS)


def card_entry(card: Card, set_name: str = "", *, designed: bool = False) -> Entry:
    """A planning card, of its deck unless another set is named."""
    if card.effect is None:
        words = (
            "Never played. While Thufir Hawat is in play, discard two or three of these as a "
            "free action: he leaves the game and Gaius Helen Mohiam enters play."
        )
    else:
        words = sentence(describe_for(card.effect, card.deck // 2))
    copies = (f"{card.copies} copies.",) if card.copies > 1 else ()
    of = set_name or DECK_NAMES[card.deck]
    return Entry(card.key, card.name, "planning", of, (words, *copies), designed)


def _leaders(content: Content) -> Iterator[Entry]:
    yield from (leader_entry(leader) for leader in leaders_of(content))


def leader_entry(leader: Leader, set_name: str = "") -> Entry:
    """A named leader, of a side unless another set is named."""
    lines = []
    if leader.special is not None:
        box = "Desert Power" if leader.box == DESERT_POWER else RESULT_KEYS[leader.box]
        lines.append(f"{box.capitalize()}: {describe_for(leader.special, leader.side)}.")
    if leader.hits or leader.shields:
        lines.append(f"A special result: {ability_words(leader.hits, leader.shields)}.")
    of = set_name or SIDE_NAMES[leader.side]
    return Entry(leader.key, leader.name, "leader", of, tuple(lines), leader.designed)


def _prescience(content: Content) -> Iterator[Entry]:
    for card in content.prescience:
        moment = "End of the round" if card.at_end else "Action resolution"
        lines = (f"{moment}: {requirement_words(card.requirement)}.", f"{advance_words(card)}.")
        yield Entry(card.key, card.name, "prescience", "Prescience", lines, card.designed)


def _objectives(content: Content) -> Iterator[Entry]:
    for number, scores in enumerate(content.objectives, 1):
        words = ", ".join(f"{n} {s}" for n, s in zip(MARKER_NAMES, scores, strict=True))
        key = f"objective_{number}"
        yield Entry(key, f"Objective {number}", "objective", "Objectives", (f"{words}.",), True)


def _results() -> Iterator[Entry]:
    for side in SIDES:
        for result, effect in enumerate(ACTIONS[side]):
            name = f"{RESULT_KEYS[result].capitalize()} ({SIDE_NAMES[side]})"
            key = f"{RESULT_KEYS[result]}_{side}"
            yield Entry(key, name, "die", SIDE_NAMES[side], (sentence(describe_for(effect, side)),))


def _areas() -> Iterator[Entry]:
    for area in AREAS:
        terrain = TERRAIN_KEYS[area.terrain].replace("_", " ")
        where = ", ".join(SECTOR_NAMES[sector] for sector in area.sectors)
        yield Entry(area.key, area.name, "area", "Board", (sentence(f"{terrain}, {where}"),))
