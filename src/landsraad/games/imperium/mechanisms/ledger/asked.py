"""What the cards of some sets ask about a house and the board: counts and conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.games.imperium.language.counts import say_enemy
from landsraad.games.imperium.language.gains import gain_influence
from landsraad.games.imperium.language.spaces import Spaces, space_icons
from landsraad.games.imperium.language.structure import say_phrase, when
from landsraad.games.imperium.language.terms import (
    FACTIONS,
    ICON_NAMES,
    Faction,
    Icon,
)
from landsraad.games.imperium.language.values import Condition, Count
from landsraad.games.imperium.language.words import (
    Token,
    condition_row,
    condition_words,
    icon,
    listed,
    plural,
    say_count,
    words,
)


@dataclass(frozen=True, slots=True)
class AgentsOn(Count):
    """The seat's agents on some spaces."""

    spaces: Spaces


def agents_on(*icons: Faction | Icon, here: bool = False) -> AgentsOn:
    """One's agents on spaces of these icons, or on the space of this turn's agent."""
    return AgentsOn(Spaces(icons, here=here))


def _agents(minimum: int, kind: str = "") -> str:
    return plural(minimum, f"{kind}agent") if minimum > 1 else f"an {kind}agent"


def _on_spaces(spaces: Spaces, *, one: bool = False) -> str:
    icons = listed([ICON_NAMES[icon] for icon in spaces.icons], "or")
    if spaces.here:
        return "the space"
    return f"a space of the {icons}" if one else f"{icons} spaces"


def _agents_icons(count: AgentsOn, minimum: int) -> list[Token]:
    amount = 1 if minimum == 1 else f"{minimum}+"
    return [icon("agent", amount), *space_icons(count.spaces)]


say_count(
    AgentsOn,
    each=lambda c: f"agent you have on {_on_spaces(c.spaces)}",
    icons=lambda c: [icon("agent"), *space_icons(c.spaces)],
    reached=lambda c, n: f"with {_agents(n)} of yours on {_on_spaces(c.spaces, one=n == 1)}",
    reached_icons=_agents_icons,
)
say_enemy(
    AgentsOn,
    lambda c, n: f"with {_agents(n, 'enemy ')} on {_on_spaces(c.spaces, one=n == 1)}",
    lambda c, n: [words("enemy"), *_agents_icons(c, n)],
)


@dataclass(frozen=True, slots=True)
class Met(Count):
    """How many of several conditions hold."""

    conditions: tuple[Condition, ...]


def met(*conditions: Condition) -> Met:
    """How many conditions hold."""
    return Met(conditions)


_AIMS: Final[dict[tuple[tuple[Condition, ...], int], str]] = {}


def say_aims(count: Met, minimum: int, text: str) -> None:
    """Register the words of conditions that are better said together."""
    _AIMS[count.conditions, minimum] = text


_EACH: Final[dict[tuple[Condition, ...], tuple[str, tuple[Token, ...]]]] = {}


def say_each(count: Met, text: str, *icons: Token) -> None:
    """Register the words of something for each of several conditions that hold."""
    _EACH[count.conditions] = text, icons


def _each_words(count: Met) -> str:
    told = _EACH.get(count.conditions)
    return told[0] if told is not None else f"one of these you meet: {_aims(count)}"


def _each_icons(count: Met) -> list[Token]:
    told = _EACH.get(count.conditions)
    if told is None:
        return [words(f"of {len(count.conditions)} aims")]
    return [token.copy() for token in told[1]]


def _met_words(count: Met, minimum: int) -> str:
    if (count.conditions, minimum) in _AIMS:
        return f"with {_AIMS[count.conditions, minimum]}"
    return f"with {minimum} of these {len(count.conditions)} ({_aims(count)})"


def _aims(count: Met) -> str:
    return "; ".join(condition_words(asked).removeprefix("with ") for asked in count.conditions)


def _aims_icons(count: Met, minimum: int) -> list[Token]:
    if (count.conditions, minimum) in _AIMS:
        if minimum == len(count.conditions):
            return [token for asked in count.conditions for token in condition_row(asked)]
        return [words(_AIMS[count.conditions, minimum])]
    tokens = [words(f"{minimum} of")]
    for number, asked in enumerate(count.conditions):
        tokens += [*([words("·")] if number else []), *condition_row(asked)]
    return tokens


say_count(
    Met,
    each=_each_words,
    icons=_each_icons,
    reached=_met_words,
    reached_icons=_aims_icons,
)


say_phrase(
    tuple(when(agents_on(faction) >= 1, gain_influence(faction)) for faction in FACTIONS),
    "+1 influence with each faction on whose spaces you have an agent",
)
