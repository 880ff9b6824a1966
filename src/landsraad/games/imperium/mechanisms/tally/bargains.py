"""Effects of the turn: one after another, for this turn only, cards chosen by what they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.games.imperium.language.abilities import (
    REQUIREMENT,
    Ability,
    Changes,
    clause,
    less,
    say_ability,
    say_quantity,
)
from landsraad.games.imperium.language.cards import (
    ANY_NUMBER,
    AcquireFree,
    Cards,
)
from landsraad.games.imperium.language.terms import (
    RESOURCE_NAMES,
    Pile,
    Resource,
)
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import (
    NAMES,
    Token,
    icon,
    say,
    say_special,
    words,
)


@dataclass(frozen=True, slots=True)
class Grant(Effect):
    """An ability for the rest of the turn."""

    ability: Ability


def grant(ability: Ability) -> Grant:
    """An ability that lasts for the turn."""
    return Grant(ability)


say(
    Grant,
    text=lambda e: f"this turn {clause(e.ability)}",
    icons=lambda e: [words(f"this turn {clause(e.ability)}")],
    plain=True,
)


WAIVED: Final = 6
"""Whatever influence a space asks for, it is less than this."""


def welcome(space: str | None = None) -> Changes:
    """No influence is needed for spaces, or for one; on a card, for the agent that it sends."""
    return less(REQUIREMENT, WAIVED, of=space)


def waives(ability: Ability) -> bool:
    """Whether spaces ask for no influence with an ability."""
    return isinstance(ability, Changes) and ability.quantity == REQUIREMENT


say_quantity(
    REQUIREMENT,
    lambda change: (
        f"{NAMES[change.of]} asks you for no influence"
        if change.of
        else "board spaces ask you for no influence"
    ),
)


@dataclass(frozen=True, slots=True)
class Deploys(Ability):
    """Which units may be deployed: all recruits of the turn, whatever the space, or none at all."""

    units: str


RECRUITS: Final = "recruits"
NO_UNITS: Final = "none"


def deploys(units: str) -> Deploys:
    """All recruits of the turn may be deployed, or no units at all."""
    return Deploys(units)


say_ability(
    Deploys,
    lambda ability: (
        "you may deploy the troops you recruit"
        if ability.units == RECRUITS
        else "you cannot deploy units to the conflict"
    ),
)


@dataclass(frozen=True, slots=True)
class Without(Ability):
    """A starting card is left out of the deck."""

    card: str


def without(card: str) -> Without:
    """A starting card left out, by its key."""
    return Without(card)


say_ability(Without, lambda ability: f"you start without {NAMES[ability.card]} in your deck")


# --- cards


@dataclass(frozen=True, slots=True)
class AcquireToHand(AcquireFree):
    """Acquire a card into the hand, without paying or for its cost in another resource."""


def acquire_to_hand(limit: int = ANY_NUMBER, *, paying: Resource | None = None) -> AcquireToHand:
    """A card into the hand, up to a cost or for a resource in place of persuasion."""
    return AcquireToHand(paying, Cards(most=limit), Pile.HAND)


def _to_hand_words(effect: AcquireToHand) -> str:
    limit, paid = effect.cards.most, ""
    most = "" if limit == ANY_NUMBER else f" that costs {limit} or less"
    if effect.paying is not None:
        paid = f", paying {RESOURCE_NAMES[effect.paying]} in place of persuasion"
    return f"acquire a card{most} into your hand{paid}"


def _to_hand_icons(effect: AcquireToHand) -> list[Token]:
    limit, paying = effect.cards.most, effect.paying
    most = icon("acquire", 1 if limit == ANY_NUMBER else f"≤{limit}")
    paid = [words("for"), icon(RESOURCE_NAMES[paying])] if paying is not None else []
    return [most, words("to hand"), *paid]


say(
    AcquireToHand,
    text=_to_hand_words,
    icons=_to_hand_icons,
    label=lambda e: "acquire_to_hand",
    worth=1.5,
    refusable=True,
)


say_special(
    "long_live_the_fighters",
    "with 3 or more cards in your deck, look at the top 3: draw one, discard one, trash one",
    words("top 3: draw 1, discard 1, trash 1"),
)
