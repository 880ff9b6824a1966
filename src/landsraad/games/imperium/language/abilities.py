"""Abilities: what a leader or a card changes while it is there. Values, as effects are.

Their words are written from them: as a clause of a sentence, or on a line of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from landsraad.games.imperium.language.moments import Moment, Time, Whenever
from landsraad.games.imperium.language.terms import (
    FACTIONS,
    ICON_KEYS,
    ICON_NAMES,
    RESOURCE_NAMES,
    Faction,
    Icon,
    Resource,
    Rule,
    UnitKind,
)
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import (
    NAMES,
    RULES,
    Token,
    describe,
    icon,
    listed,
    plural,
    words,
)

AgentIcon = Faction | Icon


@dataclass(frozen=True, slots=True)
class Ability:
    """Base class of what a component changes."""

    def effects(self) -> tuple[Effect, ...]:
        """The effects that it brings before a player."""
        return ()

    def used(self) -> Effect | None:
        """What its owner may use at will."""
        return None

    def once_a_round(self) -> bool:
        """Whether that is used up until the next round."""
        return False

    def space(self) -> str:
        """The space that comes into play with it."""
        return ""

    def reveal_title(self) -> str:
        """What the reveal box of a card that has it is called."""
        return ""


Found = TypeVar("Found", bound=Ability)


def found(kind: type[Found], abilities: tuple[Ability, ...]) -> Found | None:
    """The ability of a kind, if there is one."""
    for ability in abilities:
        if isinstance(ability, kind):
            return ability
    return None


# --- in words

Said = Callable[[Any], str]
_CLAUSES: Final[dict[type, Said]] = {}
_LINES: Final[dict[type, Said]] = {}
SIGNETS: Final[dict[type, str]] = {}
"""By kind, what is said of abilities that stand in for a signet ring; they have no clause."""


def say_ability(kind: type[Ability], text: Said, *, line: Said | None = None) -> None:
    """Register what is said of a kind of ability: in a sentence, and by itself if that differs."""
    _CLAUSES[kind] = text
    _LINES[kind] = line or _capital(text)


def _capital(text: Said) -> Said:
    def line(ability: Ability) -> str:
        said = text(ability)
        return said[:1].upper() + said[1:]

    return line


def clause(ability: Ability) -> str:
    """An ability within a sentence."""
    return _CLAUSES[type(ability)](ability)


def line(ability: Ability) -> str:
    """An ability on a line of its own."""
    return _LINES[type(ability)](ability)


_FOR_A_TURN: Final[dict[type, tuple[Said, Callable[[Any], list[Token]]]]] = {}


def say_for_a_turn(kind: type[Ability], text: Said, icons: Callable[[Any], list[Token]]) -> None:
    """Register what is said of a kind of ability that a house has for one turn only."""
    _FOR_A_TURN[kind] = text, icons


def turn_words(ability: Ability) -> str:
    """An ability for one turn."""
    return _FOR_A_TURN[type(ability)][0](ability)


def turn_row(ability: Ability) -> list[Token]:
    """The same in icons."""
    return _FOR_A_TURN[type(ability)][1](ability)


# --- at a moment


OPENS: Final = Time("opening", "In place of a turn, put into play from your hand")
REVEALS: Final = Time("reveal", "On your reveal turn", "on each of your reveal turns,")
WINS: Final = Time("win", "When you win a conflict")


@dataclass(frozen=True, slots=True)
class On(Ability):
    """An effect whenever a moment comes."""

    moment: Moment
    effect: Effect

    def effects(self) -> tuple[Effect, ...]:
        """What the moment gives."""
        return (self.effect,)


def on(moment: Moment, effect: Effect) -> On:
    """An effect at a moment."""
    return On(moment, effect)


def given_on(moment: Moment, abilities: tuple[Ability, ...]) -> Effect | None:
    """What some abilities give at a moment."""
    for ability in abilities:
        if isinstance(ability, On) and ability.moment == moment:
            return ability.effect
    return None


def of_deed(ability: On, kind: type[Effect]) -> bool:
    """Whether an ability is for each time that an effect of a kind is done."""
    return isinstance(ability.moment, Whenever) and isinstance(ability.moment.deed, kind)


def deed_given(kind: type[Effect], abilities: tuple[Ability, ...]) -> Effect | None:
    """What some abilities give each time that an effect of a kind is done."""
    for ability in abilities:
        if isinstance(ability, On) and of_deed(ability, kind):
            return ability.effect
    return None


def _on_clause(ability: On) -> str:
    return f"{ability.moment.clause()} {describe(ability.effect)}"


say_ability(
    On, _on_clause, line=lambda ability: f"{ability.moment.title()}: {describe(ability.effect)}"
)


# --- numbers of the rules


@dataclass(frozen=True, slots=True, eq=False)
class Quantity:
    """A number of the rules that abilities may change; each is made once."""

    key: str


COST: Final = Quantity("cost")
"""What a board space, a card on the reveal turn, or a unit costs."""
GAIN: Final = Quantity("gain")
"""What each gain of a resource on one's own turn is, or what a track gives."""
STRENGTH: Final = Quantity("strength")
"""In the conflict: of a house, or of a unit."""
START_WATER: Final = Quantity("start_water")
REQUIREMENT: Final = Quantity("requirement")
"""What something asks for: a board space for influence, a theft for cards to steal from."""


Of = AgentIcon | Resource | UnitKind | str | None
"""What a number belongs to: an icon, a resource, a kind of units, or the key of a component."""


@dataclass(frozen=True, slots=True)
class Changes(Ability):
    """A number that is higher or lower; ``of``: what it is the number of, if not of everything."""

    quantity: Quantity
    by: int
    of: Of = None


def less(quantity: Quantity, amount: int, of: Of = None) -> Changes:
    """A number of the rules that is lower."""
    return Changes(quantity, -amount, of)


def more(quantity: Quantity, amount: int, of: Of = None) -> Changes:
    """A number of the rules that is higher."""
    return Changes(quantity, amount, of)


def changed(quantity: Quantity, abilities: tuple[Ability, ...], of: Of = None) -> int:
    """By how much some abilities change a number."""
    if not abilities:
        return 0
    changes = (ability for ability in abilities if isinstance(ability, Changes))
    return sum(change.by for change in changes if change.quantity == quantity and change.of == of)


Numbered = tuple[Quantity, Of]
_QUANTITIES: Final[dict[Numbered, Said]] = {}
_TURN_QUANTITIES: Final[dict[Numbered, tuple[Said, Callable[[Any], list[Token]]]]] = {}


def say_quantity(quantity: Quantity, text: Said, of: Of = None) -> None:
    """Register what is said of a change of a number, or of one that is ``of`` something."""
    _QUANTITIES[quantity, of] = text


def say_turn_quantity(
    quantity: Quantity, text: Said, icons: Callable[[Any], list[Token]], of: Of = None
) -> None:
    """Register what is said of a number that is changed for one turn."""
    _TURN_QUANTITIES[quantity, of] = text, icons


def _number_of(change: Changes, said: Container[Numbered]) -> Numbered:
    """What is said of something in particular goes before what is said of all."""
    own = change.quantity, change.of
    return own if own in said else (change.quantity, None)


def _space_cost(change: Changes) -> str:
    if isinstance(change.of, str):
        return f"{NAMES[change.of]} costs you {-change.by} solari less"
    if isinstance(change.of, Faction | Icon):
        return f"{ICON_NAMES[change.of]} spaces cost you {-change.by} solari less"
    return f"board spaces cost you {-change.by} spice or {-change.by} solari less"


say_ability(Changes, lambda ability: _QUANTITIES[_number_of(ability, _QUANTITIES)](ability))
say_for_a_turn(
    Changes,
    lambda ability: _TURN_QUANTITIES[_number_of(ability, _TURN_QUANTITIES)][0](ability),
    lambda ability: _TURN_QUANTITIES[_number_of(ability, _TURN_QUANTITIES)][1](ability),
)
say_quantity(COST, _space_cost)
say_turn_quantity(
    COST,
    lambda change: f"{NAMES[change.of]} costs {-change.by} persuasion less this turn",
    lambda change: [words(f"{NAMES[change.of]} −{-change.by}")],
)
say_quantity(START_WATER, lambda change: "you start with no water")
say_quantity(
    GAIN,
    lambda change: (
        f"each time you gain {RESOURCE_NAMES[change.of]} on your turn, gain {change.by} more"
    ),
)


# --- what is allowed and seen


@dataclass(frozen=True, slots=True)
class Passes(Ability):
    """Enemy agents do not block spaces of these icons; on a card, the agent that it sends."""

    icons: tuple[AgentIcon, ...]


def passes(*icons: AgentIcon) -> Passes:
    """Enemy agents do not block there."""
    return Passes(icons)


def passing(abilities: tuple[Ability, ...]) -> tuple[AgentIcon, ...]:
    """The icons of the spaces where some abilities let an agent pass enemies."""
    passed = found(Passes, abilities)
    return passed.icons if passed is not None else ()


say_ability(
    Passes,
    lambda ability: (
        "enemy agents do not block you at "
        f"{listed([ICON_NAMES[icon] for icon in ability.icons])} spaces"
    ),
)


@dataclass(frozen=True, slots=True)
class Lends(Ability):
    """More agent icons for cards of one name, or for whichever card sends an agent."""

    icons: tuple[AgentIcon, ...]
    to: str


ANY_CARD: Final = "any card"


def lends(*icons: AgentIcon, to: str = ANY_CARD) -> Lends:
    """More agent icons on a card."""
    return Lends(icons, to)


def _all_factions(ability: Lends) -> bool:
    return ability.icons == FACTIONS


def _lent_icons(ability: Lends) -> str:
    if _all_factions(ability):
        return "four faction icons"
    noun = "icon" if len(ability.icons) == 1 else "icons"
    return f"{listed([ICON_NAMES[one] for one in ability.icons])} {noun}"


def _lent_this_turn(ability: Lends) -> str:
    article = "all" if _all_factions(ability) else "the"
    return f"the card you send an agent with this turn also has {article} {_lent_icons(ability)}"


def _lent_row(ability: Lends) -> list[Token]:
    if _all_factions(ability):
        return [words("all faction icons")]
    return [words("also"), *(icon(f"icon-{ICON_KEYS[one]}") for one in ability.icons)]


say_ability(Lends, lambda ability: f"your {NAMES[ability.to]} also has the {_lent_icons(ability)}")
say_for_a_turn(Lends, _lent_this_turn, _lent_row)


@dataclass(frozen=True, slots=True)
class GoesBy(Ability):
    """The card, or any card of a leader, sends an agent where something that one has says."""

    what: str


_GOES_BY: Final[dict[str, str]] = {}


def say_goes_by(what: str, text: str) -> None:
    """Register something by which a card may go to spaces."""
    _GOES_BY[what] = text


say_ability(GoesBy, lambda ability: _GOES_BY[ability.what])


@dataclass(frozen=True, slots=True)
class Doubles(Ability):
    """The space of this turn's agent gives twice as much of something."""

    gain: Effect


def doubles(gain: Effect) -> Doubles:
    """Twice as much of what a space gives, by the word for that."""
    return Doubles(gain)


DOUBLED: Final[dict[type[Effect], Rule]] = {}
"""By kind of effect, the rule that doubles it."""
say_for_a_turn(
    Doubles,
    lambda ability: RULES[DOUBLED[type(ability.gain)]][0],
    lambda ability: [token.copy() for token in RULES[DOUBLED[type(ability.gain)]][1]],
)


def turn_rule(ability: Ability) -> Rule | None:
    """The rule that an ability changes for a turn, if that is all it does."""
    if isinstance(ability, Doubles):
        return DOUBLED[type(ability.gain)]
    return ability.rule if isinstance(ability, Bends) else None


@dataclass(frozen=True, slots=True)
class Bends(Ability):
    """One of the rules is another one, for good or for a turn."""

    rule: Rule


def bends(rule: Rule) -> Bends:
    """A changed rule."""
    return Bends(rule)


_BENT: Final[dict[Rule, str]] = {
    Rule.ACQUIRE_TO_TOP: "whenever you acquire a card, you may put it on top of your deck",
}
"""The rules that may change for good, in words."""
say_ability(Bends, lambda ability: _BENT[ability.rule])
say_for_a_turn(
    Bends,
    lambda ability: RULES[ability.rule][0],
    lambda ability: [token.copy() for token in RULES[ability.rule][1]],
)


@dataclass(frozen=True, slots=True)
class Sees(Ability):
    """Something hidden that its owner sees."""

    what: str


TOP_CARD: Final = "the top card of your deck"


def sees(what: str) -> Sees:
    """Something hidden that its owner may look at."""
    return Sees(what)


def foresees(abilities: tuple[Ability, ...]) -> bool:
    """Whether some abilities show the top card of the deck."""
    return any(isinstance(one, Sees) and one.what == TOP_CARD for one in abilities)


say_ability(Sees, lambda ability: f"you may look at {ability.what} at any time")


@dataclass(frozen=True, slots=True)
class Masterstroke(Ability):
    """Two secret factions that give influence once enough troops are deployed on one turn."""

    troops: int


def masterstroke(troops: int) -> Masterstroke:
    """Secret factions, revealed when that many troops are deployed."""
    return Masterstroke(troops)


say_ability(
    Masterstroke,
    lambda ability: (
        "choose 2 factions in secret during setup; when you first deploy "
        f"{plural(ability.troops, 'troop')} on one turn, reveal them: +1 influence with each"
    ),
)


@dataclass(frozen=True, slots=True)
class Anywhere(Ability):
    """The card sends an agent to any space, occupied or not."""


def anywhere() -> Anywhere:
    """An agent to any space, from the leader or from the board."""
    return Anywhere()


say_ability(
    Anywhere,
    lambda ability: (
        "sends an agent to any space, even an occupied one; the agent may come from the board"
    ),
)
