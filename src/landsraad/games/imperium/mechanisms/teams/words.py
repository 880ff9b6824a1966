"""The words of a game in teams: what Commanders and their allies share."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.games.imperium.language.components import Card, Extra, Kind
from landsraad.games.imperium.language.gains import Gain, GainInfluence, amount_of
from landsraad.games.imperium.language.structure import inner_words
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import (
    describe,
    effect_worth,
    icon,
    is_plain,
    label,
    row,
    say,
    words,
)

# --- components


@dataclass(frozen=True, slots=True)
class Boards(Extra):
    """The spaces on the personal boards of Commanders, each with the leader who may go there."""

    spaces: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Demands(Extra):
    """What components ask for in a game of teams.

    ``strengths``: by key, how much is needed usually and how much then. ``main``: the keys of those
    that look at the main board alone.
    """

    strengths: tuple[tuple[str, int, int], ...]
    main: tuple[str, ...]


def command_deck(*cards: Card) -> Kind:
    """The starting decks of the Commanders; the leader's key begins the key of each card."""
    return Kind("command", cards, among="imperium")


# --- effects of components


@dataclass(frozen=True, slots=True)
class Reinforce(Effect):
    """Troops shared out between the two allies of the team; they may be deployed at once."""

    amount: int


def reinforce(amount: int) -> Reinforce:
    """Troops for the allies of the team."""
    return Reinforce(amount)


say(
    Reinforce,
    text=lambda e: (
        f"{e.amount} troops, shared out between the two allies of your team, who may deploy them "
        "at once"
    ),
    icons=lambda e: [icon("troop", e.amount), words("for the allies")],
    label=lambda e: f"reinforce_{e.amount}",
    worth=lambda e: 1.2 * e.amount,
)


@dataclass(frozen=True, slots=True)
class Trade(Effect):
    """Two of a team give each other any number of one kind of goods."""


def trade() -> Trade:
    """The trade icon."""
    return Trade()


say(
    Trade,
    text=lambda e: (
        "trade with a team-mate: each of you may give any number of intrigue cards, or of one "
        "resource"
    ),
    icons=lambda e: [words("trade with a team-mate")],
    worth=0.5,
    refusable=True,
)


@dataclass(frozen=True, slots=True)
class Enthrone(Effect):
    """Move a card that is not of the Fremen from the Imperium row to the Throne row."""


def enthrone() -> Enthrone:
    """A card for the Throne row."""
    return Enthrone()


say(
    Enthrone,
    text=lambda e: "move a card that is not of the Fremen from the Imperium row to the Throne row",
    icons=lambda e: [words("row to Throne row")],
    worth=1.0,
)


@dataclass(frozen=True, slots=True)
class EachAlly(Effect):
    """An effect for both allies of the team."""

    effect: Effect


def each_ally(effect: Effect) -> EachAlly:
    """Both allies have it."""
    return EachAlly(effect)


say(
    EachAlly,
    text=lambda e: f"each of your allies: {inner_words(e.effect)}",
    icons=lambda e: [words("each ally"), *row(e.effect)],
    label=lambda e: f"allies_{label(e.effect)}",
    worth=lambda e: 1.6 * effect_worth(e.effect),
)


@dataclass(frozen=True, slots=True)
class ShareContracts(Effect):
    """Each ally takes one of the contracts that lie open, before they are replaced."""


def share_contracts() -> ShareContracts:
    """The open contracts for the allies."""
    return ShareContracts()


say(
    ShareContracts,
    text=lambda e: "each of your allies takes one of the two open contracts, which are replaced",
    icons=lambda e: [words("each ally"), icon("contract")],
    worth=3.0,
)


@dataclass(frozen=True, slots=True)
class Split(Effect):
    """One of two gains for the Commander, the other one for the activated ally."""

    options: tuple[tuple[str, Gain], ...]


def split(**options: Gain) -> Split:
    """One of two gains, by their labels."""
    return Split(tuple(options.items()))


say(
    Split,
    text=lambda e: (
        f"{' or '.join(describe(gain) for _, gain in e.options)}; the activated ally gets the "
        "other one"
    ),
    icons=lambda e: [
        *row(e.options[0][1]),
        words("or"),
        *row(e.options[1][1]),
        words("ally: other"),
    ],
    label=lambda e: "_or_".join(name for name, _ in e.options),
    worth=lambda e: sum(effect_worth(gain) for _, gain in e.options) * 0.8,
    plain=lambda e: all(is_plain(gain) for _, gain in e.options),
)


@dataclass(frozen=True, slots=True)
class JointCost(Effect):
    """A resource that the allies may help to pay; only ever a cost."""

    cost: Gain


def joint_cost(cost: Gain) -> JointCost:
    """A cost to which allies may contribute."""
    return JointCost(cost)


say(
    JointCost,
    text=lambda e: f"{amount_of(e.cost)} (your allies may contribute)",
    icons=lambda e: [*row(e.cost), words("with allies")],
    label=lambda e: f"levy_{e.cost.amount}",
    worth=lambda e: effect_worth(e.cost),
)


# --- what common effects are for a Commander


@dataclass(frozen=True, slots=True)
class AlliedInfluence(Effect):
    """Influence that the activated ally gains, or the Commander on the personal board.

    ``space``: where it comes from a space, the key of that space.
    """

    gain: GainInfluence
    space: str


say(
    AlliedInfluence,
    text=lambda e: describe(e.gain),
    icons=lambda e: row(e.gain),
    label=lambda e: label(e.gain),
    worth=lambda e: effect_worth(e.gain),
    plain=True,
)


@dataclass(frozen=True, slots=True)
class AlliedLoss(Effect):
    """Influence that the activated ally loses, or the Commander on the personal board."""

    amount: int


say(
    AlliedLoss,
    text=lambda e: f"lose {e.amount} influence with any one faction",
    icons=lambda e: [words(f"lose {e.amount} influence")],
    label=lambda e: f"influence_{e.amount}",
)
