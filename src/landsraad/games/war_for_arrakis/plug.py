"""How a module plugs in: the one module that the engine and the modules both know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

from landsraad.core.chance import Rng
from landsraad.core.decisions import Ask, Decision, InvalidSetup, Option, Reason, shown
from landsraad.core.described import listed
from landsraad.core.entries import Entry
from landsraad.core.registry import unknown
from landsraad.core.schemas import Book, Key, perhaps
from landsraad.games.war_for_arrakis.moments import NOTHING, Handlers, Moments
from landsraad.games.war_for_arrakis.shapes import (
    AreaView,
    BusinessView,
    LegionView,
    ModuleSheet,
    WarPlayer,
    WarTable,
    WarView,
)
from landsraad.games.war_for_arrakis.state import Part, State

Entries = Mapping[str, Any]
"""Part of a view or of a sheet, ready for JSON."""
Explain = Callable[[State, Decision, list[str]], Reason | None]
"""(state, decision, the words after the verb): why a choice is closed, where this knows."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a module adds to the view of a seat; ``side`` is None for a spectator."""

    table: Callable[[State, int | None], Entries] | None = None
    """(state, side): on the table, as the side may know it."""
    area: Callable[[State, int], Entries] | None = None
    """(state, area): in an area."""
    player: Callable[[State, int], Entries] | None = None
    """(state, side): what everybody sees of a side."""
    business: Callable[[State, Any], Entries | None] | None = None
    """(state, frame): what a question of its own is about."""
    seats: Callable[[State, int | None], Entries] | None = None
    """(state, seat): beside the players, as the seat, and not all of its side, may know it."""


@dataclass(frozen=True, slots=True)
class Described:
    """What a module reads of a described position."""

    table: frozenset[str] = frozenset()
    """Keys of the table that it reads."""
    area: frozenset[str] = frozenset()
    """Keys of an area that it reads."""
    build: Callable[[State, Mapping[str, Any]], None] | None = None
    """(state, table): fills the position, once legions stand; raises InvalidSetup."""
    tell: Callable[[State, dict[str, Any]], None] | None = None
    """(state, table): tells in the description of a position what views say otherwise or hide."""
    begin: Callable[[State, Mapping[str, Any]], None] | None = None
    """(state, table): what there is at the described moment, once the dice lie."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """What a module adds to the features: always the same number, zero where it is not in play."""

    names: tuple[str, ...]
    of: Callable[[State, int], list[float]]
    """(state, side): numbers of about 0 to 1, as the side may know them."""
    by_seat: bool = False
    """Whether it is asked for a seat instead of its side."""


@dataclass(frozen=True, slots=True)
class Timing:
    """When an answer of a module is asked for at all, and what is said of it at other times."""

    asks: tuple[str, ...]
    words: str
    rule: str


@dataclass(frozen=True, slots=True)
class Module:
    """What a module of the rulebook adds to the game."""

    key: str
    title: str
    rulebook: Path
    option: str = "modules"
    """The option of a game that it is chosen by."""
    excludes: tuple[str, ...] = ()
    """Modules it is not played with."""
    hint: str = ""
    """A line for those who choose it in the browser; without one it is not offered there."""
    why_excluded: str = ""
    """The reason, in words that follow a colon."""
    seating: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """The roles of the seats where it is played with, by their number; nothing: the usual ones."""
    seating_rule: str = ""
    """The rule that says so."""
    joins: Callable[[tuple[str, ...]], bool] | None = None
    """Whether it comes by itself with some roles; it is then no option."""
    part: Callable[[], Part] | None = None
    """What it adds to the position."""
    moments: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    """What it does at which of the `Moments`."""
    offers: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    """By the key of a question: what else may be answered; see `Moments.offers`."""
    answers: Mapping[str, Callable[..., None]] = field(default_factory=dict)
    """By the first word of those answers: what they do; see `Moments.answers`."""
    free_answers: Mapping[str, Callable[..., None]] = field(default_factory=dict)
    """By the first word of its free actions: what they do; see `Moments.free_answers`."""
    asks: tuple[Ask, ...] = ()
    """Questions of its own."""
    actions: Callable[[], Iterable[Option]] | None = None
    """Every answer that only it offers."""
    timing: Mapping[str, Timing] = field(default_factory=dict)
    """By the first word of such an answer."""
    refusals: Mapping[str, Explain] = field(default_factory=dict)
    """By the first word of an answer: why it is not offered now."""
    shown: Shown | None = None
    described: Described | None = None
    numbers: Numbers | None = None
    entries: Callable[[], Iterable[Entry]] | None = None
    """Its components in the catalogue."""
    sheet: Callable[[], Entries] | None = None
    """Its components for drawing, besides those of the catalogue."""
    cards: Callable[[State], list[int]] | None = None
    """Planning cards that it keeps beside decks, hands and discard piles."""
    shapes: Mapping[str, Any] = field(default_factory=dict)
    """Of what it adds to views (by the names of `Shown`), of its ``sheet``, and of its units in a
    ``legion``."""
    audit: Callable[[State], None] | None = None
    """Raises AssertionError if its pieces appeared or vanished."""
    deal: Callable[[State, int | None, Rng], None] | None = None
    """(guess, side, rng): deals what it hides from a side, from a canonical order."""
    forget: Callable[[State, int | None], None] | None = None
    """(guess, seat): drops what only other seats know."""


_MODULES: Final[dict[str, Module]] = {}


def register(*modules: Module) -> None:
    """Make modules known under their keys."""
    for module in modules:
        if module.key in _MODULES:
            raise ValueError(f"two modules are called {module.key!r}")
        _check_shapes(module)
        _MODULES[module.key] = module


def _check_shapes(module: Module) -> None:
    """Whatever a module adds to views and sheets has a shape: the browser's types come of it."""
    parts = ("table", "area", "player", "business", "seats") if module.shown is not None else ()
    given = {name for name in parts if getattr(module.shown, name) is not None}
    if module.sheet is not None:
        given.add("sheet")
    if given != set(module.shapes) - {"legion"}:
        missing = ", ".join(sorted(given ^ set(module.shapes) - {"legion"}))
        raise ValueError(f"the shapes of {module.key!r} and what it shows differ: {missing}")


def added_shapes() -> Book:
    """What modules add to the shapes of views and of the sheet."""
    to = {
        "table": WarTable, "area": AreaView, "player": WarPlayer, "legion": LegionView,
        "sheet": ModuleSheet, "seats": WarView,
    }  # fmt: skip
    keys: dict[type, list[Key]] = {}
    business: list[type] = []
    for module in known():
        for name, shape in module.shapes.items():
            if name == "business":
                business.extend(get_args(shape) or (shape,))
            else:
                keys.setdefault(to[name], []).extend(perhaps(shape))
    return Book(keys, {BusinessView: business})


def known() -> tuple[Module, ...]:
    """All modules, in the order of their registration."""
    return tuple(_MODULES.values())


@cache
def in_play(keys: tuple[str, ...]) -> tuple[Module, ...]:
    """The modules of a game, in the order of their registration."""
    return tuple(module for key, module in _MODULES.items() if key in keys)


def chosen(options: Mapping[str, Any]) -> tuple[str, ...]:
    """The keys of the modules that the options of a game name, in the order of registration."""
    wanted: set[str] = set()
    for option in ("modules", "futures"):
        named = options.get(option) or ()
        offered = [key for key, module in _MODULES.items() if module.option == option]
        for key in [named] if isinstance(named, str) else listed(option, named):
            if key not in offered:
                raise unknown(option.removesuffix("s"), key, offered)
            if key in wanted:
                raise InvalidSetup(f"{option} names {shown(key)} twice")
            wanted.add(key)
    return tuple(key for key in _MODULES if key in wanted)


def _check_together(keys: tuple[str, ...]) -> None:
    """Raise InvalidSetup for modules that are not played together."""
    for key in keys:
        for other in _MODULES[key].excludes:
            if other in keys:
                first, second = _MODULES[key].title, _MODULES[other].title
                why = f": {_MODULES[key].why_excluded}" if _MODULES[key].why_excluded else ""
                raise InvalidSetup(f"{first} and {second} are not played together{why}")


class Seating(NamedTuple):
    """Who plays what, and with which modules."""

    roles: tuple[str, ...]
    modules: tuple[str, ...]


def seated(seats: int, keys: tuple[str, ...], usual: Mapping[int, tuple[str, ...]]) -> Seating:
    """The roles of the seats, and the modules with those that come by themselves.

    A module that says who sits where is brought by a number of seats that only it knows.
    """
    seating = [module for module in _MODULES.values() if module.seating]
    named = [module for module in seating if module.key in keys]
    if not named and seats not in usual:
        named = [module for module in seating if seats in module.seating]
    roles = usual.get(seats)
    for module in named:
        roles = module.seating.get(seats)
        if roles is None:
            counts = " or ".join(map(str, module.seating))
            raise InvalidSetup(
                f"{module.title} is played by {counts} seats, not {shown(seats)} "
                f"({module.seating_rule})"
            )
    if roles is None:
        raise InvalidSetup(f"war_for_arrakis is not played by {shown(seats)} seats")
    found = {*keys, *(module.key for module in named)}
    found |= {key for key, module in _MODULES.items() if module.joins and module.joins(roles)}
    ordered = tuple(key for key in _MODULES if key in found)
    _check_together(ordered)
    return Seating(roles, ordered)


@cache
def moments_of(keys: tuple[str, ...]) -> Moments:
    """What the modules of a game do, by moment."""
    if not keys:
        return NOTHING
    handlers: dict[str, Handlers] = {}
    offers: dict[str, Handlers] = {}
    answers: dict[str, Callable[..., None]] = {}
    free: dict[str, Callable[..., None]] = {}
    for module in in_play(keys):
        for name, handler in module.moments.items():
            handlers[name] = (*handlers.get(name, ()), handler)
        for ask, handler in module.offers.items():
            offers[ask] = (*offers.get(ask, ()), handler)
        for table, added in ((answers, module.answers), (free, module.free_answers)):
            for word, answer in added.items():
                if word in table:
                    raise ValueError(f"two modules answer {word!r}")
                table[word] = answer
    return Moments(offers=offers, answers=answers, free_answers=free, **handlers)


def equip(state: State) -> None:
    """Give the position the parts of the modules in play."""
    for module in in_play(state.setup.modules):
        if module.part is not None:
            state.parts[module.key] = module.part()


def shown_by(state: State) -> tuple[Shown, ...]:
    """What the modules in play add to views."""
    modules = in_play(state.setup.modules)
    return tuple(module.shown for module in modules if module.shown is not None)


def described_by(state: State) -> tuple[Described, ...]:
    """What the modules in play read of a described position."""
    modules = in_play(state.setup.modules)
    return tuple(module.described for module in modules if module.described is not None)
