"""What can be counted, and what can be asked: the counts and conditions of cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from landsraad.games.imperium.language.abilities import REVEALS, STRENGTH, Quantity
from landsraad.games.imperium.language.board import send_agent
from landsraad.games.imperium.language.moments import Moment, whenever
from landsraad.games.imperium.language.terms import (
    FACTION_NAMES,
    FACTIONS,
    RESOURCE_NAMES,
    SEAT,
    SWORDMASTER,
    Faction,
    Holding,
    Resource,
)
from landsraad.games.imperium.language.values import AtLeast, Condition, Count, Effect
from landsraad.games.imperium.language.words import (
    NAMES,
    Token,
    condition_row,
    condition_words,
    count_row,
    count_words,
    did_row,
    did_words,
    faction_icon,
    icon,
    influence_icon,
    listed,
    say_condition,
    say_count,
    the_faction,
    words,
)


@dataclass(frozen=True, slots=True)
class InfluenceWith(Count):
    """The seat's influence with a faction."""

    faction: Faction


def influence(faction: Faction) -> InfluenceWith:
    """Influence with a faction, to compare: ``influence(FREMEN) >= 2``."""
    return InfluenceWith(faction)


say_count(
    InfluenceWith,
    each=lambda c: f"influence you have with {the_faction(c.faction)}",
    icons=lambda c: [influence_icon((c.faction,), 1)],
    reached=lambda c, n: f"with {n} or more {FACTION_NAMES[c.faction]} influence",
    reached_icons=lambda c, n: [icon(faction_icon(c.faction), f"{n}+")],
)


IN_PLAY: Final = "in play"
REVEALED: Final = "revealed"


@dataclass(frozen=True, slots=True)
class OpenCards(Count):
    """The seat's cards of a faction that lie open: in play, or revealed on this turn."""

    faction: Faction
    where: str


def in_play(faction: Faction) -> OpenCards:
    """Cards of a faction in play, the card itself included."""
    return OpenCards(faction, IN_PLAY)


def revealed(faction: Faction) -> OpenCards:
    """Cards of a faction revealed on this turn."""
    return OpenCards(faction, REVEALED)


_OPEN: Final = {
    IN_PLAY: ("you have in play", "card"),
    REVEALED: ("you have revealed this turn", "revealed"),
}
"""Where cards lie open, in words and beside an icon."""
say_count(
    OpenCards,
    each=lambda c: f"{FACTION_NAMES[c.faction]} card {_OPEN[c.where][0]}",
    icons=lambda c: [icon(faction_icon(c.faction)), words(_OPEN[c.where][1])],
    reached=lambda c, n: f"with {n} or more {FACTION_NAMES[c.faction]} cards {c.where}",
    reached_icons=lambda c, n: [icon(faction_icon(c.faction), f"{n}+"), words(c.where)],
)


@dataclass(frozen=True, slots=True)
class Reading(Count):
    """A number of the rules as it stands for the seat now."""

    quantity: Quantity


class Said(NamedTuple):
    """What is said of a number as a count."""

    each: str
    icons: tuple[Token, ...]
    reached: Callable[[int], str]
    reached_icons: Callable[[int], list[Token]]


_READINGS: Final[dict[Quantity, Said]] = {}


def say_reading(
    quantity: Quantity,
    each: str,
    *icons: Token,
    reached: Callable[[int], str],
    reached_icons: Callable[[int], list[Token]],
) -> None:
    """Register what is said of a number that a card reads: for each, or where it is reached."""
    _READINGS[quantity] = Said(each, icons, reached, reached_icons)


say_count(
    Reading,
    each=lambda c: _READINGS[c.quantity].each,
    icons=lambda c: [token.copy() for token in _READINGS[c.quantity].icons],
    reached=lambda c, n: _READINGS[c.quantity].reached(n),
    reached_icons=lambda c, n: _READINGS[c.quantity].reached_icons(n),
)


def strength() -> Reading:
    """One's strength in the conflict."""
    return Reading(STRENGTH)


say_reading(
    STRENGTH,
    "strength you have in the conflict",
    words("strength"),
    reached=lambda n: f"with {n} or more strength in the conflict",
    reached_icons=lambda n: [words(f"strength {n}+")],
)


@dataclass(frozen=True, slots=True)
class Held(Count):
    """What the seat has of a resource."""

    resource: Resource


def held(resource: Resource) -> Held:
    """What one has of a resource."""
    return Held(resource)


say_count(
    Held,
    each=lambda c: f"{RESOURCE_NAMES[c.resource]} you have",
    icons=lambda c: [icon(RESOURCE_NAMES[c.resource])],
    reached=lambda c, n: f"with {n} or more {RESOURCE_NAMES[c.resource]}",
    reached_icons=lambda c, n: [icon(RESOURCE_NAMES[c.resource], f"{n}+")],
)


@dataclass(frozen=True, slots=True)
class Owned(Count):
    """Copies of a card in the seat's deck, discard pile, hand and play."""

    card: str


def owned(card: str) -> Owned:
    """Copies owned of a card, by its key."""
    return Owned(card)


say_count(
    Owned,
    each=lambda c: f"copy of {NAMES[c.card]} you own",
    icons=lambda c: [words(NAMES[c.card])],
    reached=lambda c, n: f"with {n} or more copies of {NAMES[c.card]}",
    reached_icons=lambda c, n: [words(f"{n}+ {NAMES[c.card]}")],
)


@dataclass(frozen=True, slots=True)
class Tracks(Count):
    """On how many influence tracks the seat stands between two heights, both included."""

    least: int
    most: int


TOP: Final = 6
"""The end of an influence track."""


def tracks_at(height: int) -> Tracks:
    """Tracks on which a height is reached."""
    return Tracks(height, TOP)


def low_tracks(height: int) -> Tracks:
    """Tracks on which a height is not passed."""
    return Tracks(0, height)


def _on_tracks(count: Tracks) -> str:
    if count.most == TOP:
        return f"{count.least} or more influence"
    return f"{count.most} influence or less"


def _track_icons(count: Tracks) -> str:
    return f"{count.least}+" if count.most == TOP else f"{count.least}–{count.most}"


def _tracks_reached(count: Tracks, minimum: int) -> str:
    tracks = f"all {minimum}" if minimum == len(FACTIONS) else f"{minimum}"
    return f"with {_on_tracks(count)} on {tracks} tracks"


say_count(
    Tracks,
    each=lambda c: f"track on which you have {_on_tracks(c)}",
    icons=lambda c: [words(f"track at {_track_icons(c)}")],
    reached=_tracks_reached,
    reached_icons=lambda c, n: [words(f"{_track_icons(c)} on {n} tracks")],
)


# --- of opponents


@dataclass(frozen=True, slots=True)
class Enemy(Count):
    """The most that any opponent has of what is counted."""

    count: Count


def enemy(count: Count) -> Enemy:
    """What an opponent has of something, to compare: ``enemy(worms()) >= 1``."""
    return Enemy(count)


def most(count: Count) -> Lacking:
    """No opponent has as much of something."""
    return Lacking(Enemy(count) >= count)


class SaidOfEnemies(NamedTuple):
    """What is said of a kind of count where an opponent reaches a number."""

    reached: Callable[[Any, int], str]
    icons: Callable[[Any, int], list[Token]]


_OF_ENEMIES: Final[dict[type, SaidOfEnemies]] = {}


def say_enemy(
    kind: type[Count], reached: Callable[[Any, int], str], icons: Callable[[Any, int], list[Token]]
) -> None:
    """Register what is said of a kind of count where an opponent reaches a number."""
    _OF_ENEMIES[kind] = SaidOfEnemies(reached, icons)


say_count(
    Enemy,
    each=lambda c: count_words(c.count).replace("you have", "an opponent has"),
    icons=lambda c: [words("enemy"), *count_row(c.count)],
    reached=lambda c, n: _OF_ENEMIES[type(c.count)].reached(c.count, n),
    reached_icons=lambda c, n: _OF_ENEMIES[type(c.count)].icons(c.count, n),
)


# --- conditions


@dataclass(frozen=True, slots=True)
class Alliance(Condition):
    """The seat holds the alliance token of one of these factions."""

    factions: tuple[Faction, ...]


def alliance(*factions: Faction) -> Alliance:
    """An alliance with one of the factions; with any when none is named."""
    return Alliance(factions or FACTIONS)


def _alliance_words(condition: Alliance) -> str:
    if condition.factions == FACTIONS:
        return "with any alliance"
    return f"with the {listed([FACTION_NAMES[f] for f in condition.factions], 'or')} alliance"


def _alliance_icons(condition: Alliance) -> list[Token]:
    named = () if condition.factions == FACTIONS else tuple(map(faction_icon, condition.factions))
    return [icon("alliance"), *map(icon, named)]


say_condition(Alliance, text=_alliance_words, icons=_alliance_icons)


@dataclass(frozen=True, slots=True)
class Another(Condition):
    """Another card of the faction than the source is in play."""

    faction: Faction


def another(faction: Faction) -> Another:
    """Another card of the faction in play (for the Fremen: the bond)."""
    return Another(faction)


def _another_words(condition: Another) -> str:
    if condition.faction == Faction.FREMEN:
        return "Fremen bond"
    return f"with another {FACTION_NAMES[condition.faction]} card in play"


def _another_icons(condition: Another) -> list[Token]:
    shown = icon(faction_icon(condition.faction))
    return (
        [shown, words("bond")] if condition.faction == Faction.FREMEN else [words("other"), shown]
    )


say_condition(Another, text=_another_words, icons=_another_icons)


@dataclass(frozen=True, slots=True)
class Has(Condition):
    """The seat has something that a house takes once and keeps."""

    what: Holding


def seated() -> Has:
    """A seat on the High Council."""
    return Has(SEAT)


def mastered() -> Has:
    """The third agent."""
    return Has(SWORDMASTER)


say_condition(Has, text=lambda c: c.what.have, icons=lambda c: [icon(c.what.shown)])


@dataclass(frozen=True, slots=True)
class Did(Condition):
    """The seat has done what an effect says on this turn, for whatever reason."""

    deed: Effect


def did(deed: Effect) -> Did:
    """Something done on this turn, by the word of the effect that does it."""
    return Did(deed)


say_condition(Did, text=lambda c: did_words(c.deed), icons=lambda c: did_row(c.deed))


@dataclass(frozen=True, slots=True)
class At(Condition):
    """It is a moment at which something may be given: a turn of a kind, what a card is for."""

    moment: Moment


SENDS: Final = whenever(send_agent())


def agent_turn() -> At:
    """On a turn that has sent an agent."""
    return At(SENDS)


def reveal_turn() -> At:
    """During one's reveal turn."""
    return At(REVEALS)


class SaidOfMoment(NamedTuple):
    """What is said of a moment as a condition."""

    text: Callable[[Any], str]
    icons: Callable[[Any], list[Token]]


_MOMENTS: Final[dict[str, SaidOfMoment]] = {}


def say_at(key: str, text: Callable[[Any], str], icons: Callable[[Any], list[Token]]) -> None:
    """Register what is said of moments, by their key, where a card asks whether it is one."""
    _MOMENTS[key] = SaidOfMoment(text, icons)


say_condition(
    At,
    text=lambda c: _MOMENTS[c.moment.key()].text(c.moment),
    icons=lambda c: _MOMENTS[c.moment.key()].icons(c.moment),
)
say_at(SENDS.key(), lambda m: "on your agent turn", lambda m: [words("agent turn")])
say_at(REVEALS.key(), lambda m: "on your reveal turn", lambda m: [words("at reveal")])


@dataclass(frozen=True, slots=True)
class Lacking(Condition):
    """The opposite of another condition."""

    condition: Condition


def lacking(condition: Condition) -> Lacking:
    """Where a condition does not hold."""
    return Lacking(condition)


def _lead(condition: Condition) -> Count | None:
    """What no opponent has as much of, where that is what a condition says."""
    if not isinstance(condition, AtLeast) or not isinstance(condition.count, Enemy):
        return None
    return condition.minimum if isinstance(condition.minimum, Count) else None


def _lacking_words(lacks: Lacking) -> str:
    lead = _lead(lacks.condition)
    if lead is None:
        return condition_words(lacks.condition).replace("with ", "without ", 1)
    return f"{condition_words(lead >= 2).replace('2 or more', 'more')} than each opponent"


def _lacking_icons(lacks: Lacking) -> list[Token]:
    lead = _lead(lacks.condition)
    if lead is None:
        return [words("no"), *condition_row(lacks.condition)]
    first, *rest = count_row(lead)
    beside = words(f"most {first['text']}") if "text" in first else words("most")
    return [beside, *([] if "text" in first else [first]), *rest]


say_condition(Lacking, text=_lacking_words, icons=_lacking_icons)
