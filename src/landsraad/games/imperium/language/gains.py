"""Gains: resources, recruits, cards drawn, influence, victory points, spice of the desert."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.games.imperium.language.terms import (
    FACTION_KEYS,
    FACTIONS,
    RESOURCE_NAMES,
    Among,
    Faction,
    Resource,
)
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import (
    ARROW,
    Token,
    a_card,
    describe,
    effect_worth,
    icon,
    influence_icon,
    listed,
    plural,
    resource_amount,
    row,
    say,
    say_deed,
    the_faction,
    where,
    words,
)

# Not a tuple of five: mypyc takes a constant of floats for one that was never set.
RESOURCE_WORTH: Final[tuple[float, ...]] = (0.8, 1.3, 1.5, 0.45, 0.6)
VP_WORTH: Final = 10.0


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Gain a resource; as a cost, pay it."""

    resource: Resource
    amount: int


def solari(amount: int) -> Gain:
    """Solari."""
    return Gain(Resource.SOLARI, amount)


def spice(amount: int) -> Gain:
    """Spice."""
    return Gain(Resource.SPICE, amount)


def water(amount: int) -> Gain:
    """Water."""
    return Gain(Resource.WATER, amount)


def persuasion(amount: int) -> Gain:
    """Persuasion."""
    return Gain(Resource.PERSUASION, amount)


def sword(amount: int) -> Gain:
    """Swords: strength in the conflict."""
    return Gain(Resource.SWORD, amount)


def amount_of(gain: Gain) -> str:
    """``2 spice``, ``3 swords``."""
    return resource_amount(gain.resource, gain.amount)


say(
    Gain,
    text=lambda e: f"+{amount_of(e)}",
    icons=lambda e: [icon(RESOURCE_NAMES[e.resource], e.amount)],
    label=lambda e: f"{e.resource.name.lower()}_{e.amount}",
    worth=lambda e: RESOURCE_WORTH[e.resource] * e.amount,
    plain=True,
)
say_deed(
    Gain,
    "gain",
    whenever=lambda e: (
        f"Whenever you gain {e.amount} or more {RESOURCE_NAMES[e.resource]} on one of your turns"
    ),
)


@dataclass(frozen=True, slots=True)
class Recruit(Effect):
    """Troops from the supply to the garrison."""

    amount: int


def troops(amount: int) -> Recruit:
    """Recruits."""
    return Recruit(amount)


say(
    Recruit,
    text=lambda e: f"recruit {plural(e.amount, 'troop')}",
    icons=lambda e: [icon("troop", e.amount)],
    label=lambda e: f"troops_{e.amount}",
    worth=lambda e: 1.0 * e.amount,
    plain=True,
)


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw cards from one's own deck."""

    amount: int


def draw(amount: int) -> Draw:
    """Cards from the deck."""
    return Draw(amount)


say(
    Draw,
    text=lambda e: f"draw {a_card(e.amount, 'card')}",
    icons=lambda e: [icon("draw", e.amount)],
    label=lambda e: f"draw_{e.amount}",
    worth=lambda e: 1.2 * e.amount,
)


@dataclass(frozen=True, slots=True)
class DrawIntrigue(Effect):
    """Draw intrigue cards."""

    amount: int


def intrigue(amount: int) -> DrawIntrigue:
    """Intrigue cards."""
    return DrawIntrigue(amount)


say(
    DrawIntrigue,
    text=lambda e: f"draw {a_card(e.amount, 'intrigue card')}",
    icons=lambda e: [icon("intrigue", e.amount)],
    label=lambda e: f"intrigue_{e.amount}",
    worth=lambda e: 1.8 * e.amount,
)
say_deed(
    DrawIntrigue,
    "intrigue",
    whenever=lambda e: "For each intrigue card you draw or steal on your turns",
)


@dataclass(frozen=True, slots=True)
class GainVp(Effect):
    """Victory points."""

    amount: int


def vp(amount: int) -> GainVp:
    """Victory points."""
    return GainVp(amount)


say(
    GainVp,
    text=lambda e: f"+{plural(e.amount, 'victory point')}",
    icons=lambda e: [icon("vp", e.amount)],
    worth=lambda e: VP_WORTH * e.amount,
    plain=True,
)


@dataclass(frozen=True, slots=True)
class Harvest(Effect):
    """The spice of a maker space: its base value and the bonus spice on it."""

    base: int


def harvest(base: int) -> Harvest:
    """The maker icon."""
    return Harvest(base)


say(
    Harvest,
    text=lambda e: f"harvest {f'{e.base} spice and ' if e.base else ''}the bonus spice here",
    icons=lambda e: [icon("spice", e.base) if e.base else icon("maker")],
    worth=lambda e: 1.3 * e.base,
    plain=True,
)
say_deed(
    Harvest,
    "harvest",
    instead=lambda e: f"In place of {e.base} spice whenever you harvest",
    instead_clause=lambda e: f"whenever you harvest, take {e.base} spice less and",
)


# --- influence


@dataclass(frozen=True, slots=True)
class GainInfluence(Effect):
    """Rise on one track, chosen among those of the factions where something holds."""

    factions: tuple[Faction, ...]
    amount: int
    among: str = Among.ALL


def gain_influence(*factions: Faction, amount: int = 1, among: str = Among.ALL) -> GainInfluence:
    """Influence with one of the factions; with any of the four when none is named."""
    return GainInfluence(factions or FACTIONS, amount, among)


AMONG: Final[dict[str, tuple[str, str]]] = {
    Among.BEHIND: ("a faction where an opponent has more than you", "where behind"),
    Among.VISITED: ("the faction whose space you sent an agent to this turn", "where sent"),
    Among.REACHED: ("a different faction where you have 2 or more", "another at 2+"),
}
"""Which factions are meant: in words, and briefly beside icons."""


def _influence_words(effect: GainInfluence) -> str:
    if effect.among != Among.ALL:
        with_whom = AMONG[effect.among][0]
    elif effect.factions == FACTIONS:
        with_whom = "any one faction"
    else:
        with_whom = listed([the_faction(faction) for faction in effect.factions], "or")
    return f"+{effect.amount} influence with {with_whom}"


def _influence_icons(effect: GainInfluence) -> list[Token]:
    which = [where(words(AMONG[effect.among][1]))] if effect.among != Among.ALL else []
    return [*which, influence_icon(effect.factions, effect.amount)]


def _influence_label(effect: GainInfluence) -> str:
    any_one = effect.factions == FACTIONS
    named = "any" if any_one else "_".join(FACTION_KEYS[f] for f in effect.factions)
    return f"influence_{named}_{effect.amount}"


say(
    GainInfluence,
    text=_influence_words,
    icons=_influence_icons,
    label=_influence_label,
    worth=lambda e: 3.0 * e.amount,
    plain=True,
)


@dataclass(frozen=True, slots=True)
class LoseInfluence(Effect):
    """Fall on a track of one's choice; only ever a cost."""

    amount: int


def lose_influence(amount: int = 1) -> LoseInfluence:
    """Influence given up, with a faction of choice."""
    return LoseInfluence(amount)


say(
    LoseInfluence,
    text=lambda e: f"lose {e.amount} influence with any one faction",
    icons=lambda e: [influence_icon(FACTIONS, -e.amount)],
    label=lambda e: f"influence_{e.amount}",
)


@dataclass(frozen=True, slots=True)
class AtPrice(Effect):
    """What a space gives if a price is paid when the agent is sent."""

    price: Gain
    paid: Gain


def at_price(price: Gain, paid: Gain) -> AtPrice:
    """A line of prices for an agent sent to a space."""
    return AtPrice(price, paid)


say(
    AtPrice,
    text=lambda e: f"{describe(e.paid)} if you pay {amount_of(e.price)} when you send the agent",
    icons=lambda e: [*row(e.price), ARROW, *row(e.paid)],
    worth=lambda e: max(0.0, effect_worth(e.paid) - effect_worth(e.price)) * 0.7,
    plain=True,
)
