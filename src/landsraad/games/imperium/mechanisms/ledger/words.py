"""The words of what has happened on a turn: what was gained, generated, trashed, revealed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.games.imperium.language.abilities import Quantity
from landsraad.games.imperium.language.cards import (
    Cards,
    was_icons,
    was_words,
)
from landsraad.games.imperium.language.counts import Reading, say_reading
from landsraad.games.imperium.language.terms import (
    Faction,
    Place,
)
from landsraad.games.imperium.language.values import AtLeast, Condition, Count, Effect
from landsraad.games.imperium.language.words import (
    Token,
    icon,
    plural,
    say,
    say_condition,
    say_count,
    words,
)

COMMAND: Final = 6
"""The persuasion that Command asks for."""


@dataclass(frozen=True, slots=True)
class SwordCards(Count):
    """Cards that have given the seat swords on this reveal turn; ``others``: but the source."""

    others: bool


def sword_cards(*, others: bool = False) -> SwordCards:
    """Revealed cards that give swords; ``others``: but the one that says so."""
    return SwordCards(others)


say_count(
    SwordCards,
    each=lambda c: f"{'other ' if c.others else ''}card that gives you swords this turn",
    icons=lambda c: [words("other card with" if c.others else "card with"), icon("sword")],
    late=True,
)


SPICE_GAINED: Final = Quantity("spice_gained")
"""The spice that the seat has gained on this turn of its own."""
GENERATED: Final = Quantity("generated")
"""The persuasion that the seat has generated on this reveal turn, spent or not."""


def spice_gained() -> Reading:
    """Spice gained on this turn."""
    return Reading(SPICE_GAINED)


def command() -> AtLeast:
    """Command: enough persuasion generated on this reveal turn."""
    return Reading(GENERATED) >= COMMAND


say_reading(
    SPICE_GAINED,
    "spice you have gained this turn",
    icon("spice"),
    words("gained"),
    reached=lambda n: f"if you have gained {n} or more spice this turn",
    reached_icons=lambda n: [icon("spice", f"{n}+"), words("gained")],
)
say_reading(
    GENERATED,
    "persuasion you have generated this turn",
    icon("persuasion"),
    words("generated"),
    reached=lambda n: f"Command ({n} or more persuasion)",
    reached_icons=lambda n: [words("Command"), icon("persuasion", f"{n}+")],
)


@dataclass(frozen=True, slots=True)
class Stationed(Count):
    """The seat's units in the garrison, or in the conflict."""

    place: str


CONFLICT_UNITS: Final = "in the conflict"
GARRISON_UNITS: Final = "in your garrison"


def units(place: Place) -> Stationed:
    """Units in the garrison or in the conflict."""
    return Stationed(CONFLICT_UNITS if place == Place.CONFLICT else GARRISON_UNITS)


def _stationed_icons(count: Stationed, amount: str) -> list[Token]:
    if count.place == CONFLICT_UNITS:
        return [words(f"{amount} in"), icon("combat")]
    return [words(f"{amount} in garrison")]


say_count(
    Stationed,
    each=lambda c: f"unit {c.place}",
    icons=lambda c: _stationed_icons(c, "unit"),
    reached=lambda c, n: f"with {n} or more units {c.place}",
    reached_icons=lambda c, n: _stationed_icons(c, f"{n}+ units"),
)


@dataclass(frozen=True, slots=True)
class Trashed(Condition):
    """The card trashed as the cost is one of these."""

    cards: Cards


def trashed(faction: Faction | None = None, *, cost: int = 0) -> Trashed:
    """What the card just trashed was."""
    return Trashed(Cards(faction, cost))


say_condition(
    Trashed,
    text=lambda c: was_words(c.cards),
    icons=lambda c: was_icons(c.cards),
    of_cost=True,
)


@dataclass(frozen=True, slots=True)
class NextSister(Effect):
    """The next Bene Gesserit card that sends an agent this round has all icons and draws a card."""


def next_sister() -> NextSister:
    """All icons and a card for the next Bene Gesserit card."""
    return NextSister()


say(
    NextSister,
    text=lambda e: (
        "the next Bene Gesserit card that sends an agent for you this round has all agent icons, "
        "and you draw a card with it"
    ),
    icons=lambda e: [
        words("next"),
        icon("faction-bene_gesserit"),
        words("all icons"),
        icon("draw"),
    ],
    worth=1.5,
    plain=True,
)


@dataclass(frozen=True, slots=True)
class RecruitHome(Effect):
    """Recruits that may not be deployed on this turn."""

    amount: int


def troops_at_home(amount: int) -> RecruitHome:
    """Recruits that stay in the garrison for this turn."""
    return RecruitHome(amount)


say(
    RecruitHome,
    text=lambda e: f"recruit {plural(e.amount, 'troop')} that cannot be deployed this turn",
    icons=lambda e: [icon("troop", e.amount), words("stays home")],
    label=lambda e: f"troops_{e.amount}",
    worth=lambda e: 1.0 * e.amount,
)
