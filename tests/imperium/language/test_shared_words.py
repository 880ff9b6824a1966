"""How much of the language is there for one component only: fields, words, abilities, moments.

A word that one component alone uses costs a class, its text, its icons and its rule, and helps
nobody who writes the next card. It is refused, unless the record of shared words gives a reason.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from landsraad.games.imperium.language.abilities import Ability, Quantity
from landsraad.games.imperium.language.components import COMMON
from landsraad.games.imperium.language.moments import Moment, Time
from landsraad.games.imperium.language.structure import Fate, Special
from landsraad.games.imperium.language.terms import Holding, Pile, Rule, UnitKind
from landsraad.games.imperium.language.values import Condition, Count, Effect
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.sets import SETS

RECORD = Path(__file__).resolve().parents[3] / "docs" / "decisions" / "0011-shared-words.md"
ALONE = 33
"""Components of all sets that need something nobody else uses. It may only fall."""
ORIGINAL = ("base", "ix", "bloodlines", "tech")
ALONE_ORIGINAL = 15
"""Those of the original edition and its expansions."""
CHOSEN_ALONE = 16
"""Components that alone make one of the choices of a shared word. It may only fall, too."""
WORDS = (Effect, Count, Condition, Ability, Moment)
EMPTY: tuple[Any, ...] = (None, (), False, 0, "")


def words(part: Any) -> Iterator[str]:
    """Every word of a component: classes, fields that are filled in, specials, rules, times,
    numbers of the rules, kinds of units, what a house keeps."""
    if isinstance(part, tuple):
        for inner in part:
            yield from words(inner)
    elif isinstance(part, Rule):
        yield f"{part.name}"
    elif isinstance(part, Time):
        yield f"time {part.name}"
    elif isinstance(part, Quantity | Holding | UnitKind):
        yield f"{type(part).__name__} {part.key}"
    elif is_dataclass(part) and not isinstance(part, type | Enum):
        name = type(part).__name__
        yield name
        if isinstance(part, Special):
            yield f"special {part.key}"
        for field in fields(part):
            value = getattr(part, field.name)
            if isinstance(value, Enum) or value not in (*EMPTY, field.default):
                yield f"{declaring(part, field.name)}.{field.name}"
                yield from words(value)


def declaring(part: Any, name: str) -> str:
    """The class that a field of a word was declared for, which may be a wider word."""
    kinds = (kind for kind in reversed(type(part).__mro__) if is_dataclass(kind))
    return next(kind.__name__ for kind in kinds if name in {field.name for field in fields(kind)})


def choices(part: Any) -> Iterator[str]:
    """Every choice that words of a component make from a list of their own: by a name that is no
    component's, or by an enumeration that is not one of the rulebook."""
    if isinstance(part, tuple):
        for inner in part:
            yield from choices(inner)
    elif is_dataclass(part) and not isinstance(part, type | Enum):
        for field in fields(part):
            value = getattr(part, field.name)
            if isinstance(part, WORDS) and not isinstance(part, Special | Time):
                named = isinstance(value, str) and value and value not in NAMES
                if isinstance(value, Fate | Pile) or (named and field.name != "name"):
                    yield f"{type(part).__name__}.{field.name} {value!r}"
            yield from choices(value)


def alone(said: Callable[[Any], Iterator[str]] = words) -> dict[str, list[str]]:
    """By component, the words that no other component uses."""
    users: dict[str, set[tuple[str, str, str]]] = defaultdict(set)
    for chosen in SETS:
        for kind in (*COMMON, *(extra.kind for extra in chosen.kinds())):
            for part in chosen.of(kind):
                for word in said(part):
                    users[word].add((chosen.key, kind, part.key))
    found: dict[str, list[str]] = defaultdict(list)
    for word, using in users.items():
        if len(using) == 1:
            found[next(iter(using))[2]].append(word)
    return found


def listed() -> dict[str, set[str]]:
    """By component, the words of its own that the record gives a reason for."""
    rows = re.findall(
        r"^\| `(\w+)` \| (.+?) \| (.+?) \|$", RECORD.read_text(encoding="utf-8"), re.M
    )
    return {key: set(re.findall(r"`([\w.]+)`", own)) for key, own, _ in rows}


def shown(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{key}: {', '.join(own)}" for key, own in sorted(found.items()))


def test_few_components_need_a_word_of_their_own():
    found = alone()
    assert len(found) <= ALONE, f"{len(found)} components:\n{shown(found)}"


def test_fewer_of_the_original_edition_do():
    found = alone()
    keys = {
        part.key
        for chosen in SETS
        if chosen.key in ORIGINAL
        for kind in (*COMMON, *(extra.kind for extra in chosen.kinds()))
        for part in chosen.of(kind)
    }
    assert len(keys & found.keys()) <= ALONE_ORIGINAL, sorted(keys & found.keys())


def test_a_word_of_one_component_is_refused_unless_the_record_has_a_reason():
    """Both ways: what is not listed is refused, and what is listed is still true."""
    found = {
        key: {word.removeprefix("special ").removeprefix("time ") for word in own}
        for key, own in alone().items()
    }
    reasons = listed()
    assert found.keys() == reasons.keys()
    for key, own in found.items():
        assert reasons[key] <= own, f"{key}: {reasons[key] - own} is used by others, or by nobody"
        covered = {word for word in own if word.split(".")[0] in reasons[key]}
        assert own <= covered | reasons[key], f"{key}: no reason for {own - covered}"


def test_shared_words_are_no_way_round_it():
    """A choice within a shared word that one component alone makes is counted as well."""
    found = alone(choices)
    assert len(found) <= CHOSEN_ALONE, f"{len(found)} components:\n{shown(found)}"


def test_a_word_that_two_components_use_is_nobodys_own():
    assert "duke_leto_atreides" not in alone()
    assert "Masterstroke" in alone()["baron_vladimir_harkonnen"]
