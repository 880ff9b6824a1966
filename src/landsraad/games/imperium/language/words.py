"""What is said of effects, counts and conditions: each kind once, beside its class.

`say` registers an effect, `say_count` a count, `say_condition` a condition; the functions below
them put the sayings of whole boxes together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from landsraad.core.words import listed as listed
from landsraad.games.imperium import shapes
from landsraad.games.imperium.language.terms import (
    FACTION_KEYS,
    FACTION_NAMES,
    RESOURCE_NAMES,
    SWORD,
    Faction,
    Rule,
)
from landsraad.games.imperium.language.values import AtLeast, Condition, Count, Effect

Token = shapes.Token
Text = Callable[[Any], str]
Icons = Callable[[Any], list[Token]]
Worth = Callable[[Any], float]

NAMES: Final[dict[str, str]] = {}
"""The printed name of every key; the catalogue fills it."""
ARROW: Final[Token] = {"icon": "ui-right"}
SOME_WORTH: Final = 0.5
"""Of an effect whose kind says nothing about its worth."""

REFUSABLE: Final[set[type]] = set()
"""The kinds of effects that may be left unused (IMP 29.1.7)."""

ON_SPACE: Final[set[type]] = set()
"""The kinds of effects that take something off the space they come from."""

SKIPPED: Final[dict[type, str]] = {}
"""By kind of effect, when a rival skips a card with it, in words."""

_PLAIN: Final[dict[type, Callable[[Any], bool]]] = {}
_TEXTS: Final[dict[type, Text]] = {}
_ICONS: Final[dict[type, Icons]] = {}
_LABELS: Final[dict[type, Text]] = {}
_WORTHS: Final[dict[type, Worth]] = {}


def say(
    kind: type[Effect],
    *,
    text: Text,
    icons: Icons,
    label: Text | None = None,
    worth: Worth | float = SOME_WORTH,
    refusable: bool = False,
    plain: Callable[[Any], bool] | bool = False,
    on_space: bool = False,
    rival_skips: str = "",
) -> None:
    """Register what is said of a kind of effect.

    ``text``: in words, on one line. ``icons``: as a row of icons. ``label``: its stable name in
    notation, where the name of the kind is not enough. ``worth``: a rough price in tenths of a
    victory point. ``refusable``: whoever gets it may leave it unused. ``plain``: whoever gets it
    has nothing to lose by it. ``on_space``: it takes something off the space it comes from.
    ``rival_skips``: when a rival skips a card that does it.
    """
    if refusable:
        REFUSABLE.add(kind)
    if on_space:
        ON_SPACE.add(kind)
    if rival_skips:
        SKIPPED[kind] = rival_skips
    if plain:
        _PLAIN[kind] = plain if callable(plain) else _always
    _TEXTS[kind] = text
    _ICONS[kind] = icons
    _LABELS[kind] = label or _plain_label
    _WORTHS[kind] = worth if callable(worth) else _constant(worth)


def _plain_label(effect: Effect) -> str:
    return "".join("_" + c.lower() if c.isupper() else c for c in type(effect).__name__)[1:]


def _always(effect: Effect) -> bool:
    return True


def _constant(worth: float) -> Worth:
    return lambda effect: worth


def describe(effect: Effect) -> str:
    """An effect in words, on one line."""
    return _TEXTS[type(effect)](effect)


def of_rival(effect: Effect) -> str:
    """What an effect does for a rival, which does all that it can."""
    return describe(effect).replace("your ", "its ").replace("you may ", "")


def row(effect: Effect) -> list[Token]:
    """An effect as a row of icons."""
    return _ICONS[type(effect)](effect)


def label(effect: Effect) -> str:
    """The stable name of an effect in notation: ``draw_1``, ``pay_water_1``."""
    return _LABELS[type(effect)](effect)


def is_plain(effect: Effect) -> bool:
    """Whether there is nothing to lose by an effect: no cost, no card shown, no fight."""
    said = _PLAIN.get(type(effect))
    return said is not None and said(effect)


def effect_worth(effect: Effect | None) -> float:
    """A rough price of an effect, in tenths of a victory point."""
    return _WORTHS[type(effect)](effect) if effect is not None else 0.0


def effect_kinds() -> frozenset[type]:
    """Every kind of effect that there is."""
    return frozenset(_TEXTS)


# --- deeds: what abilities and conditions say of an effect that someone has done


class Deed(NamedTuple):
    """What is said of effects of a kind where a card asks whether, or whenever, one does them."""

    key: str
    whenever: Text
    did: Text
    did_icons: Icons
    instead: Text
    instead_clause: Text


_DEEDS: Final[dict[type, Deed]] = {}


def _unsaid(effect: Effect) -> str:
    raise KeyError(f"nothing is said of {type(effect).__name__} as a deed in this way")


def say_deed(
    kind: type[Effect],
    key: str,
    *,
    whenever: Text = _unsaid,
    did: Text = _unsaid,
    did_icons: Icons = lambda effect: row(effect),
    instead: Text = _unsaid,
    instead_clause: Text = _unsaid,
) -> None:
    """Register what is said of a kind of effect as a deed.

    ``key``: its name in views. ``whenever``: what begins a line about each time that it is done.
    ``did``: the condition that it was done on this turn. ``instead``: what begins a line about what
    comes in its place, and ``instead_clause`` a clause.
    """
    _DEEDS[kind] = Deed(key, whenever, did, did_icons, instead, instead_clause)


def deed_key(effect: Effect) -> str:
    """The name of a deed in views."""
    return _DEEDS[type(effect)].key


def whenever_words(effect: Effect) -> str:
    """Each time that something is done."""
    return _DEEDS[type(effect)].whenever(effect)


def instead_words(effect: Effect) -> str:
    """In place of something: what begins a line."""
    return _DEEDS[type(effect)].instead(effect)


def instead_clause(effect: Effect) -> str:
    """In place of something: what begins a clause."""
    return _DEEDS[type(effect)].instead_clause(effect)


def did_words(effect: Effect) -> str:
    """That something was done on this turn."""
    return _DEEDS[type(effect)].did(effect)


def did_row(effect: Effect) -> list[Token]:
    """The same in icons."""
    return _DEEDS[type(effect)].did_icons(effect)


# --- counts and conditions

_COUNTED: Final[dict[type, Text]] = {}
LATE: Final[set[type]] = set()
"""The kinds of counts that come after others."""
_COUNT_ICONS: Final[dict[type, Icons]] = {}
_REACHED: Final[dict[type, Callable[[Any, int], str]]] = {}
_REACHED_ICONS: Final[dict[type, Callable[[Any, int], list[Token]]]] = {}
_CONDITIONS: Final[dict[type, Text]] = {}
_CONDITION_ICONS: Final[dict[type, Icons]] = {}
OF_COST: Final[set[type]] = set()
"""Conditions that are met or not only once a cost is paid."""


def say_count(
    kind: type[Count],
    *,
    each: Text,
    icons: Icons,
    reached: Callable[[Any, int], str] | None = None,
    reached_icons: Callable[[Any, int], list[Token]] | None = None,
    late: bool = False,
) -> None:
    """Register what is said of a count: for ``each`` of it, or where a number is ``reached``.

    ``late``: other counts may raise it, so that it comes after them.
    """
    if late:
        LATE.add(kind)
    _COUNTED[kind], _COUNT_ICONS[kind] = each, icons
    if reached is not None:
        _REACHED[kind] = reached
    if reached_icons is not None:
        _REACHED_ICONS[kind] = reached_icons


def say_condition(
    kind: type[Condition], *, text: Text, icons: Icons, of_cost: bool = False
) -> None:
    """Register what is said of a condition; ``of_cost``: of what a cost turns out to be."""
    _CONDITIONS[kind], _CONDITION_ICONS[kind] = text, icons
    if of_cost:
        OF_COST.add(kind)


def count_words(count: Count) -> str:
    """What is counted, in words."""
    return _COUNTED[type(count)](count)


def count_row(count: Count) -> list[Token]:
    """What is counted, in icons."""
    return _COUNT_ICONS[type(count)](count)


def condition_words(condition: Condition) -> str:
    """A condition in words, to be followed by a colon."""
    if isinstance(condition, AtLeast):
        return _REACHED[type(condition.count)](condition.count, _number(condition))
    return _CONDITIONS[type(condition)](condition)


def condition_row(condition: Condition) -> list[Token]:
    """A condition in icons."""
    if isinstance(condition, AtLeast):
        return _REACHED_ICONS[type(condition.count)](condition.count, _number(condition))
    return _CONDITION_ICONS[type(condition)](condition)


def _number(condition: AtLeast) -> int:
    """What is reached, where that is a number of the card."""
    if isinstance(condition.minimum, Count):
        raise KeyError(f"nothing is said of {condition} by itself")
    return condition.minimum


# --- effects of one component, and rules changed for a turn

SPECIALS: Final[dict[str, tuple[str, list[Token]]]] = {}
"""By their keys, the effects of one component only: in words and in icons."""
RULES: Final[dict[Rule, tuple[str, list[Token]]]] = {}
"""The rules that an effect may change for a turn, in the same way."""


def say_special(key: str, text: str, *icons: Token) -> None:
    """Register what is said of an effect that one component alone has."""
    SPECIALS[key] = text, list(icons)


def say_rule(rule: Rule, text: str, *icons: Token) -> None:
    """Register what is said of a rule that an effect changes for a turn."""
    RULES[rule] = text, list(icons)


# --- words and lists of words


def plural(amount: int, noun: str) -> str:
    """``1 troop``, ``2 troops``."""
    return f"{amount} {noun}" if amount == 1 else f"{amount} {noun}s"


def a_card(amount: int, noun: str) -> str:
    """``a card``, ``an intrigue card``, ``2 cards``."""
    return plural(amount, noun) if amount > 1 else f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def the_faction(faction: int) -> str:
    """``the Emperor``, ``the Spacing Guild``."""
    return f"the {FACTION_NAMES[faction]}"


def resource_amount(resource: int, amount: int) -> str:
    """``2 spice``, ``3 swords``."""
    noun = RESOURCE_NAMES[resource]
    return plural(amount, noun) if resource == SWORD else f"{amount} {noun}"


# --- icons


def icon(name: str, amount: int | str = 1) -> Token:
    """An icon with its amount; 1 is not written."""
    return {"icon": name} if amount == 1 else {"icon": name, "n": amount}


def words(text: str) -> Token:
    """What no icon says."""
    return {"text": text}


def where(*tokens: Token) -> Token:
    """A condition around its tokens."""
    return {"when": list(tokens)}


def faction_icon(faction: int) -> str:
    """The icon of a faction itself (not the agent icon)."""
    return f"faction-{FACTION_KEYS[faction]}"


def influence_icon(factions: Iterable[Faction], amount: int | str) -> Token:
    """Influence with some factions."""
    return {**icon("influence", amount), "of": [faction_icon(faction) for faction in factions]}


def icons_of(tokens: Sequence[Token]) -> set[str]:
    """Every icon that a row uses, conditions included."""
    found: set[str] = set()
    for token in tokens:
        found |= {token["icon"]} if "icon" in token else set()
        found |= set(token.get("of", ())) | icons_of(token.get("when", ()))
    return found
