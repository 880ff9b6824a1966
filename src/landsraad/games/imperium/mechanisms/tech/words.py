"""Tech tiles, the abilities they have, and the words of buying them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.core.entries import slug
from landsraad.games.imperium.language.abilities import (
    REQUIREMENT,
    Ability,
    say_ability,
    say_quantity,
)
from landsraad.games.imperium.language.cards import THEFT, Acquire, TrashSelf, say_trashed
from landsraad.games.imperium.language.components import Extra, Kind
from landsraad.games.imperium.language.gains import Gain
from landsraad.games.imperium.language.moments import Time
from landsraad.games.imperium.language.terms import RESOURCE_NAMES, STOLEN_FROM, Resource
from landsraad.games.imperium.language.values import Count, Effect
from landsraad.games.imperium.language.words import (
    Token,
    describe,
    effect_worth,
    icon,
    row,
    say,
    say_count,
    words,
)


@dataclass(frozen=True, slots=True)
class AcquireTech(Acquire):
    """Buy a tech tile, at a discount; what may be paid in place of spice need not be; optional.

    ``eager``: rivals that wait for a swordmaster do not wait with this.
    """

    discount: int
    eager: bool = False


def tech(discount: int = 0, *, paying: Resource | None = None, eager: bool = False) -> AcquireTech:
    """The acquire-tech icon, with its discount."""
    return AcquireTech(paying, discount, eager)


def _acquire_words(effect: AcquireTech) -> str:
    less = f" for {effect.discount} spice less" if effect.discount else ""
    other = f" for spice or {RESOURCE_NAMES[effect.paying]}" if effect.paying is not None else ""
    return f"acquire a tech tile{less}{other}"


def _acquire_icons(effect: AcquireTech) -> list[Token]:
    paying = effect.paying
    other = [words("or"), icon(RESOURCE_NAMES[paying])] if paying is not None else []
    return [icon("tech", -effect.discount or 1), *other]


say(
    AcquireTech,
    text=_acquire_words,
    icons=_acquire_icons,
    label=lambda e: f"tech_{e.discount}" if e.discount else "tech",
    worth=lambda e: 0.5 + e.discount,
    refusable=True,
)


@dataclass(frozen=True, slots=True)
class Negotiate(Effect):
    """A troop from the supply becomes a negotiator on Ix; optional."""


def negotiator() -> Negotiate:
    """The tech negotiation icon."""
    return Negotiate()


say(
    Negotiate,
    text=lambda e: "place a negotiator",
    icons=lambda e: [icon("negotiator")],
    worth=0.5,
    refusable=True,
    plain=True,
)


@dataclass(frozen=True, slots=True)
class Withheld(Effect):
    """What boxes give of a resource on a reveal turn, where the player may lose all of it first."""

    gain: Gain


say(
    Withheld,
    text=lambda e: f"gain what your reveal boxes give ({describe(e.gain)})",
    icons=lambda e: row(e.gain),
    label=lambda e: RESOURCE_NAMES[e.gain.resource],
    worth=lambda e: effect_worth(e.gain),
    plain=True,
)


TILE: Final = "tile"
say_trashed(TILE, words("this tile"))


def trash_tile() -> TrashSelf:
    """The tile trashes itself; only ever a cost."""
    return TrashSelf(TILE)


@dataclass(frozen=True, slots=True)
class TrashOwnTile(Effect):
    """Trash one of one's tech tiles; only ever a cost."""


def trash_own_tile() -> TrashOwnTile:
    """One of one's tech tiles, trashed."""
    return TrashOwnTile()


say(
    TrashOwnTile,
    text=lambda e: "trash one of your tech tiles",
    icons=lambda e: [icon("trash"), icon("tech")],
    worth=2.0,
)


@dataclass(frozen=True, slots=True)
class Tiles(Count):
    """The seat's tech tiles."""


def tiles() -> Tiles:
    """One's tech tiles."""
    return Tiles()


say_count(
    Tiles,
    each=lambda c: "tech tile you have",
    icons=lambda c: [icon("tech")],
    reached=lambda c, n: f"with {n} or more tech tiles",
    reached_icons=lambda c, n: [icon("tech", f"{n}+")],
)


# --- tiles


@dataclass(frozen=True, slots=True)
class TechTile:
    """A tech tile with what it does for its owner; ``hagal``: solo rivals may acquire it."""

    name: str
    key: str
    cost: int
    hagal: bool
    abilities: tuple[Ability, ...]


def tech_tile(name: str, *abilities: Ability, cost: int, hagal: bool = False) -> TechTile:
    """Declare a tech tile."""
    return TechTile(name, slug(name), cost, hagal, abilities)


def tiles_of(*tiles: TechTile) -> Kind:
    """The tech tiles of a set."""
    return Kind("tech", tiles, "tech")


@dataclass(frozen=True, slots=True)
class Borrowed(Extra):
    """Tech tiles of a set that is not in play."""

    tiles: tuple[str, ...]


ACQUIRED: Final = Time("acquire", "When acquired")
ROUND: Final = Time("round_start", "At the start of each round")
ENDGAME: Final = Time("endgame", "In the endgame")


@dataclass(frozen=True, slots=True)
class May(Ability):
    """An effect that its owner may use on a turn; ``flips``: once a round."""

    effect: Effect
    flips: bool = False

    def effects(self) -> tuple[Effect, ...]:
        """What may be used."""
        return (self.effect,)

    def used(self) -> Effect:
        """The effect itself."""
        return self.effect

    def once_a_round(self) -> bool:
        """Whether the tile is flipped for it."""
        return self.flips


def may(effect: Effect, *, flips: bool = False) -> May:
    """An effect to use on a turn, once a round if it flips the tile."""
    return May(effect, flips)


say_ability(
    May,
    lambda ability: f"you may: {describe(ability.effect)}",
    line=lambda ability: (
        f"{'Once a round, on' if ability.flips else 'On'} your turn: {describe(ability.effect)}"
    ),
)


@dataclass(frozen=True, slots=True)
class WinsTies(Ability):
    """A tie of the final scores is won."""


def wins_ties() -> WinsTies:
    """A tie of the final scores is won."""
    return WinsTies()


say_ability(WinsTies, lambda ability: "you win a tie of the final scores")


@dataclass(frozen=True, slots=True)
class AlsoCosts(Ability):
    """Something to be given up for the tile besides its price."""

    cost: Effect


def also_costs(cost: Effect) -> AlsoCosts:
    """A cost besides the price."""
    return AlsoCosts(cost)


say_ability(AlsoCosts, lambda ability: f"to acquire it, also {describe(ability.cost)}")
say_quantity(
    REQUIREMENT,
    lambda change: (
        f"intrigue cards are stolen from you only if you hold {STOLEN_FROM + change.by} or more"
    ),
    of=THEFT,
)
