"""How a mechanism plugs in: the one module that the engine and the mechanisms both know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import ModuleType
from typing import Any, Final, NamedTuple

from landsraad.core.chance import Rng
from landsraad.core.chronicle import Telling
from landsraad.core.decisions import Decision, Option, Reason
from landsraad.core.features import number_asks
from landsraad.core.schemas import Book, Key, own_keys, perhaps
from landsraad.games.imperium import shapes
from landsraad.games.imperium.editions import Edition
from landsraad.games.imperium.engine import asks
from landsraad.games.imperium.engine.catalogue import LEADERS, SET
from landsraad.games.imperium.engine.moments import Handlers, Moments
from landsraad.games.imperium.engine.state import Part, PlayerState, State
from landsraad.games.imperium.language.abilities import Ability, found
from landsraad.games.imperium.language.components import Card, ComponentSet, Intrigue, Leader
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.shapes import (
    CardSheet,
    ImperiumView,
    IntrigueSheet,
    LeaderSheet,
    PlayerView,
    TableView,
)

Entries = Mapping[str, Any]
"""Part of a view, ready for JSON."""
"""(house, event, names): a line about an event, with the houses called by their names."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a mechanism adds to the view of a seat (None: a spectator)."""

    game: Callable[[State], Entries] | None = None
    """(state): about the game as a whole."""
    table: Callable[[State, int | None], Entries] | None = None
    """(state, seat): on the table, as the seat may know it."""
    house: Callable[[State, int], Entries] | None = None
    """(state, house): what everybody sees of a house."""
    own: Callable[[State, int], Entries] | None = None
    """(state, seat): what the seat alone sees of its own house."""
    shapes: Mapping[str, type] = field(default_factory=dict)
    """Of each of these, by its name."""


@dataclass(frozen=True, slots=True)
class Audit:
    """Where the pieces are that a mechanism moves, and what must hold of its own."""

    check: Callable[[State], None] | None = None
    """(state): raises AssertionError if one of its own pieces is missing or doubled."""
    missing: Callable[[State], Sequence[int]] | None = None
    """(state): cards of the starting decks that are not in the game."""
    more_cards: Callable[[State], Sequence[int]] | None = None
    """(state): cards of decks that it brings into the game."""
    cards: Callable[[State], Sequence[int]] | None = None
    """(state): cards of decks that lie with it on the table."""
    intrigue: Callable[[State], Sequence[int]] | None = None
    """(state): intrigue cards that lie with it."""
    more_intrigue: Callable[[State], Sequence[int]] | None = None
    """(state): intrigue cards that it brings into the game."""
    troops: Callable[[PlayerState], int] | None = None
    """(player): troops that have become something else."""
    agents: Callable[[PlayerState], int] | None = None
    """(player): agents that are somewhere else than on the board."""


class Catalogued(NamedTuple):
    """A kind of components that a mechanism brings, as the catalogue shows it."""

    kind: str
    after: str
    """The kind of the base game behind which it stands."""
    entry: str
    """What one of them is called."""
    lines: Callable[[ComponentSet, Any], tuple[str, ...]]
    """(set, component): what it does in words."""
    shown: Callable[[Any], Entries] | None = None
    """(component): what is drawn of it, if it is not a kind of the base game."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a mechanism adds to the catalogue."""

    kinds: tuple[Catalogued, ...] = ()
    more: Callable[[], Entries] | None = None
    """Further parts of the sheet."""
    sources: Callable[[], Mapping[str, Sequence[Effect]]] | None = None
    """Effects that come from no component, by the key of what they come from."""
    spaces: tuple[Effect, ...] = ()
    """Effects that any space may have."""
    card: Callable[[Card], Entries] | None = None
    """(card): what is drawn of a card."""
    icon: Callable[[Card, int], str] | None = None
    """(card, icon): what is said of an icon on it."""
    intrigue: Callable[[ComponentSet, Intrigue], Entries] | None = None
    """(set, card): what is drawn of an intrigue card."""
    leader: Callable[[Leader], Entries] | None = None
    """(leader): what is drawn of a leader."""
    ability: Callable[[Leader], tuple[str, ...]] | None = None
    """(leader): what is said of the ability besides, as it is elsewhere."""
    shapes: Mapping[str, type] = field(default_factory=dict)
    """Of ``more``, of what ``card``, ``intrigue`` and ``leader`` add, and of each kind."""


Family = Callable[[ComponentSet], Iterator[Option]]
"""(components): answers that may be offered with them."""


class Actions(NamedTuple):
    """What a mechanism changes of the answers that there are."""

    more_troops: int = 0
    """Units that may be deployed with the troops."""
    lent: int = 0
    """Spaces that any card may be lent the icons of, as bits."""
    refusable: bool = False
    """Whether effects that may be declined may wait outside a turn."""
    waiting: tuple[tuple[Effect, str], ...] = ()
    """Effects that may wait, with the keys of what they come from."""


class IntriguePlace(NamedTuple):
    """Where intrigue cards of any kind may lie, by its name in the description of a table."""

    name: str
    put: Callable[[State, tuple[int, ...]], None]


class IntriguePile(NamedTuple):
    """Intrigue cards that lie apart from the others."""

    top: str
    """What the cards on its top are called in the description of a table."""
    cards: Callable[[State], tuple[int, ...]]
    put: Callable[[State, tuple[int, ...]], None]
    places: tuple[IntriguePlace, ...] = ()
    """Where else a mechanism has intrigue cards."""


Given = Mapping[str, Any]
"""The description of a house or of the table."""


Tell = Callable[[State, list[dict[str, Any]], dict[str, Any]], None]


@dataclass(frozen=True, slots=True)
class Described:
    """What can be told of a mechanism when a position is described."""

    needs: str
    """What brings it into play, in words."""
    table: tuple[str, ...] = ()
    """Its names in the description of the table."""
    house: tuple[str, ...] = ()
    """Its names in the description of a house."""
    not_of_rivals: tuple[str, ...] = ()
    """Of those the ones that rivals do not have."""
    won: tuple[str, ...] = ()
    """Of those the ones that name conflict cards of past rounds."""
    cards: Callable[[PlayerState, Given, Callable[[Any], int]], None] | None = None
    """(player, description, take): cards of a deck that lie with it, taken by their keys."""
    intrigue: IntriguePile | None = None
    place: Callable[[State, Sequence[Given], Given], None] | None = None
    """(state, descriptions of houses, of the table): puts everything where it belongs."""
    tell: Tell | None = None
    """(state, descriptions of houses, of the table): tells what views say otherwise or hide."""
    turn: Callable[[State, PlayerState], None] | None = None
    """(state, player): the turn of a house has begun."""


Refusal = Callable[[State, Decision, list[str]], Reason | None]
"""(state, decision, words behind the verb): why it is not offered; None: others may know."""


@dataclass(frozen=True, slots=True)
class Refusals:
    """Why something about a mechanism is not offered."""

    notations: Mapping[str, Refusal] = field(default_factory=dict)
    """By notation; ``verb *`` for whatever follows the verb, elsewhere a star for one word."""
    space: Callable[[int], Reason | None] | None = None
    """(space): why a space is not on the board."""
    untimely: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """By verb, what is said where no question asks for it, and the rule of such questions."""


Reoffer = Callable[[State, int], tuple[Option, ...]]
"""(guess, seat): the options of a question to another seat, from what that seat was dealt."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What a mechanism hides, and how it is dealt again for a guess of a seat (None: nobody's)."""

    cards: Callable[[PlayerState, list[int]], None] | None = None
    """(player, pool): cards of another that lie face down with it, from the end of the pool."""
    intrigue: Callable[[State, list[tuple[PlayerState, int]], list[int], Rng], bool] | None = None
    """(guess, places in hands, deck, rng): deals intrigue cards if they have several backs; true if
    it did."""
    hands: Callable[[State, int | None, Rng], None] | None = None
    """(guess, seat, rng): what is passing from one hand to another."""
    table: Callable[[State, int | None, Rng], None] | None = None
    """(guess, seat, rng): what lies face down on the table and with others."""
    reoffers: Mapping[str, Reoffer] = field(default_factory=dict)
    """By the key of a question."""


Standing = Callable[[PlayerState, float, float], float]


@dataclass(frozen=True, slots=True)
class Worth:
    """What a mechanism is worth to a house, for bots that look one step on."""

    standing: Standing
    """(player, share of the game that is left, value): the value with what the house has of it."""
    purchases: tuple[type[Effect], ...] = ()
    """Effects of no worth without something to buy and the means for it."""
    reward: Callable[[State, int, int, float], float] | None = None
    """(state, house, place, worth): what the reward of a place in the conflict is worth to it."""


Names = tuple[tuple[float, tuple[str, ...]], ...]
"""Names of features, those of one size together with a large value of them."""


@dataclass(frozen=True, slots=True)
class Features:
    """A mechanism in numbers, for learning programs."""

    house_names: Names = ()
    house: Callable[[State, int], list[float]] | None = None
    """(state, house): what everybody knows of a house."""
    own_names: Names = ()
    own: Callable[[State, int], list[float]] | None = None
    """(state, seat): what the seat knows of its own house and of the table."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A way to play that is chosen by an option of the same name."""

    key: str
    changes: Callable[[Edition], Edition]
    """The numbers of the game with it."""
    refuses: Callable[[int, tuple[str, ...]], str]
    """(seats, sets): why it cannot be chosen; nothing if it can."""


@dataclass(frozen=True, slots=True)
class Mechanism:
    """What an expansion adds to the rules, whichever sets use it."""

    key: str
    house: Callable[[], Part] | None = None
    """What each house has of it."""
    led_by: Callable[[Leader], bool] | None = None
    """Which leaders bring it, where it belongs to their houses alone."""
    table: Callable[[], Part] | None = None
    """What lies on the table."""
    rules: ModuleType | None = None
    """Where its effects are registered, if it does nothing at any moment."""
    variant: Variant | None = None
    """The variant of the game that it stands for."""
    moments: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    """What it does at which of the `Moments`."""
    shown: Shown | None = None
    """What it adds to views."""
    events: Mapping[str, Telling] = field(default_factory=dict)
    """Its events in words, by their kinds."""
    audit: Audit | None = None
    """Its pieces, which neither appear nor vanish."""
    sheet: Sheet | None = None
    actions: Actions | None = None
    described: Described | None = None
    deal: Deal | None = None
    """What it hides from a seat."""
    refusals: Refusals | None = None
    worth: Worth | None = None
    features: Features | None = None
    asks: ModuleType | None = None
    """The module with its questions."""


def has(kind: type[Ability]) -> Callable[[Leader], bool]:
    """Whether leaders have an ability of a kind."""
    return lambda leader: found(kind, leader.abilities) is not None


@dataclass(frozen=True, slots=True)
class Page:
    """Mechanisms whose features stand together, in the order of these."""

    house: tuple[Mechanism, ...] = ()
    """Those with features of every house, which stand house by house."""
    own: tuple[Mechanism, ...] = ()
    """Those with features of the seat and the table, which stand behind them."""
    worth: tuple[Mechanism, ...] = ()
    """Those whose worth is added up together, in this order to the last digit."""
    asks: tuple[str, ...] = ()
    """The keys of their questions, behind everything else."""


_PAGES: Final[list[Page]] = []
_ASKS: Final[list[str]] = []
_FAMILIES: Final[list[tuple[str, Family]]] = []
_MECHANISMS: Final[dict[str, Mechanism]] = {}


def register(*mechanisms: Mechanism) -> None:
    """Make mechanisms known under their keys."""
    for mechanism in mechanisms:
        if mechanism.key in _MECHANISMS:
            raise ValueError(f"two mechanisms are called {mechanism.key!r}")
        _check_shapes(mechanism)
        _MECHANISMS[mechanism.key] = mechanism


def _check_shapes(mechanism: Mechanism) -> None:
    """Whatever a mechanism adds to views and sheets has a shape: the browser's types come of it."""
    shown, sheet = mechanism.shown, mechanism.sheet
    for part, names in (
        (shown, ("game", "table", "house", "own")),
        (sheet, ("more", "card", "intrigue", "leader")),
    ):
        if part is None:
            continue
        given = {name for name in names if getattr(part, name) is not None}
        if sheet is not None and part is sheet:
            given |= {kind.kind for kind in sheet.kinds if kind.shown is not None}
        if given != set(part.shapes):
            differ = ", ".join(sorted(given ^ set(part.shapes)))
            raise ValueError(f"the shapes of {mechanism.key!r} and what it shows differ: {differ}")


def added_shapes() -> Book:
    """What mechanisms add to the shapes of views and of the sheet."""
    seen: dict[str, type] = {
        "game": ImperiumView, "table": TableView, "house": PlayerView, "own": PlayerView,
    }  # fmt: skip
    drawn: dict[str, type] = {
        "more": shapes.Sheet, "card": CardSheet, "intrigue": IntrigueSheet, "leader": LeaderSheet,
    }  # fmt: skip
    keys: dict[type, list[Key]] = {}
    for mechanism in every():
        for name, shape in mechanism.shown.shapes.items() if mechanism.shown is not None else ():
            keys.setdefault(seen[name], []).extend(perhaps(shape))
        for name, shape in mechanism.sheet.shapes.items() if mechanism.sheet is not None else ():
            kind = Key(name, dict[str, shape], True)  # type: ignore[valid-type]
            added = own_keys(shape) if name in drawn else (kind,)
            keys.setdefault(drawn.get(name, shapes.Sheet), []).extend(added)
    return Book(keys)


def lay_out(*pages: Page) -> None:
    """Say where the features of mechanisms stand; those of new mechanisms come at the end."""
    _PAGES.extend(pages)
    placed = [page.house for page in _PAGES] + [page.own for page in _PAGES]
    for mechanism in _MECHANISMS.values():
        if mechanism.features is not None and not any(mechanism in page for page in placed):
            raise ValueError(f"the features of {mechanism.key!r} are on no page")


def number_questions(*keys: str) -> None:
    """Say in which order the questions of mechanisms stand behind those of the base game.

    New mechanisms have theirs on their pages instead.
    """
    _ASKS.extend(keys)
    placed = {*number_asks(asks), *_ASKS, *(key for page in _PAGES for key in page.asks)}
    for mechanism in _MECHANISMS.values():
        if mechanism.asks is not None and not placed.issuperset(number_asks(mechanism.asks)):
            raise ValueError(f"a question of {mechanism.key!r} has no number")


def questions() -> tuple[str, ...]:
    """The questions that stand behind those of the base game, in their order."""
    return tuple(_ASKS)


def number_actions(*further: tuple[str, Family]) -> None:
    """Say in which order the answers of mechanisms are numbered, each with the mechanism's key."""
    _FAMILIES.extend(further)


def families() -> tuple[tuple[str, Family], ...]:
    """The answers of mechanisms, in the order of their numbers."""
    return tuple(_FAMILIES)


def pages() -> tuple[Page, ...]:
    """Where the features of mechanisms stand."""
    return tuple(_PAGES)


@cache
def sheets() -> tuple[Sheet, ...]:
    """What all mechanisms add to the catalogue."""
    return tuple(mechanism.sheet for mechanism in every() if mechanism.sheet is not None)


def every() -> tuple[Mechanism, ...]:
    """All mechanisms there are, in the order of their registration."""
    return tuple(_MECHANISMS.values())


def variants() -> tuple[Variant, ...]:
    """The variants that there are."""
    return tuple(one.variant for one in _MECHANISMS.values() if one.variant is not None)


@cache
def in_play(sets: tuple[str, ...]) -> tuple[Mechanism, ...]:
    """The mechanisms that these sets use, in the order of their registration."""
    keys = {key for name in sets for key in SET[name].mechanisms}
    return tuple(mechanism for key, mechanism in _MECHANISMS.items() if key in keys)


@cache
def shown_by(sets: tuple[str, ...]) -> tuple[Shown, ...]:
    """What the mechanisms of these sets add to views."""
    return tuple(mechanism.shown for mechanism in in_play(sets) if mechanism.shown is not None)


@cache
def audited_by(sets: tuple[str, ...]) -> tuple[Audit, ...]:
    """The pieces of the mechanisms of these sets."""
    return tuple(mechanism.audit for mechanism in in_play(sets) if mechanism.audit is not None)


@cache
def described_by(sets: tuple[str, ...]) -> tuple[Described, ...]:
    """What can be told of the mechanisms of these sets."""
    return tuple(one.described for one in in_play(sets) if one.described is not None)


@cache
def dealt_by(sets: tuple[str, ...]) -> tuple[Deal, ...]:
    """What the mechanisms of these sets hide."""
    return tuple(mechanism.deal for mechanism in in_play(sets) if mechanism.deal is not None)


@cache
def worth_of(sets: tuple[str, ...]) -> tuple[tuple[tuple[str, Standing], ...], ...]:
    """What the mechanisms of these sets are worth, page by page, with the keys of their parts."""
    playing = in_play(sets)
    found = (
        tuple((one.key, one.worth.standing) for one in page.worth if one.worth and one in playing)
        for page in _PAGES
    )
    return tuple(worths for worths in found if worths)


@cache
def rewards_of(sets: tuple[str, ...]) -> tuple[Callable[[State, int, int, float], float], ...]:
    """What the mechanisms of these sets make of the rewards of a conflict."""
    worths = (one.worth for one in in_play(sets))
    return tuple(worth.reward for worth in worths if worth and worth.reward)


@cache
def moments_of(sets: tuple[str, ...]) -> Moments:
    """What the mechanisms of these sets do, by moment."""
    handlers: dict[str, Handlers] = {}
    for mechanism in in_play(sets):
        for name, handler in mechanism.moments.items():
            handlers[name] = (*handlers.get(name, ()), handler)
    return Moments(**handlers)


def equip(state: State) -> None:
    """Give every house and the table their parts of the mechanisms in play."""
    playing = in_play(state.setup.sets)
    state.moments = moments_of(state.setup.sets)
    for mechanism in playing:
        if mechanism.table is not None:
            state.parts[mechanism.key] = mechanism.table()
    for player in state.players:
        player.give({one.key: one.house() for one in playing if one.house and one.led_by is None})


def equip_leader(state: State, player: PlayerState) -> None:
    """Give a house the parts that its leader brings."""
    leader, parts = LEADERS[player.leader], {}
    for mechanism in in_play(state.setup.sets):
        house, led_by = mechanism.house, mechanism.led_by
        if house is not None and led_by is not None and led_by(leader):
            parts[mechanism.key] = house()
    if parts:
        player.give(parts)
