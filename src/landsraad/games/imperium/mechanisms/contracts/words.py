"""Contracts, and the words for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.games.imperium.language.abilities import Ability, GoesBy, say_ability, say_goes_by
from landsraad.games.imperium.language.cards import KeepOne, say_pile
from landsraad.games.imperium.language.components import Kind
from landsraad.games.imperium.language.values import Count, Effect
from landsraad.games.imperium.language.words import (
    NAMES,
    describe,
    effect_worth,
    icon,
    is_plain,
    row,
    say,
    say_count,
    say_deed,
    words,
)

SPACE: Final = "space"
HARVEST: Final = "harvest"
ACQUIRE: Final = "acquire"
ALLIANCE: Final = "alliance"
NOW: Final = "now"
"""What completes a contract: an agent sent to a space, so much spice on one turn, a card acquired,
an alliance earned, or nothing."""


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract: what completes it, and its reward. ``target``: the key of a space or a card."""

    name: str
    key: str
    copies: int
    task: str
    target: str
    amount: int
    reward: Effect


def at(space: str, key: str, reward: Effect, *, name: str, copies: int = 1) -> Contract:
    """A contract for an agent sent to a space."""
    return Contract(name, f"contract_{key}", copies, SPACE, space, 0, reward)


def harvest_of(amount: int, key: str, reward: Effect, *, copies: int = 1) -> Contract:
    """A contract for spice gained on a turn that sends an agent to a maker space."""
    return Contract(f"Harvest {amount}+", f"contract_{key}", copies, HARVEST, "", amount, reward)


def on_acquiring(card: str, key: str, reward: Effect, *, name: str) -> Contract:
    """A contract for a certain card acquired."""
    return Contract(f"Acquire {name}", f"contract_{key}", 1, ACQUIRE, card, 0, reward)


def on_alliance(key: str, reward: Effect) -> Contract:
    """A contract for an alliance newly earned."""
    return Contract("Earn Any Alliance", f"contract_{key}", 1, ALLIANCE, "", 0, reward)


def at_once(key: str, reward: Effect) -> Contract:
    """A contract completed when it is taken; one that costs something needs that."""
    return Contract("Immediate", f"contract_{key}", 1, NOW, "", 0, reward)


def task_words(contract: Contract) -> str:
    """What completes a contract, in words, to be followed by a colon."""
    match contract.task:
        case "space":
            return f"when you send an agent to {NAMES[contract.target]}"
        case "harvest":
            return (
                "on a turn that sends an agent to a maker space, with "
                f"{contract.amount} or more spice gained"
            )
        case "acquire":
            return f"when you acquire {NAMES[contract.target]}"
        case "alliance":
            return "when you next earn an alliance"
    return "at once"


def contract_words(contract: Contract) -> str:
    """A contract in words."""
    told = task_words(contract)
    return f"{told[:1].upper()}{told[1:]}: {describe(contract.reward)}"


def contract_tiles(*tiles: Contract) -> Kind:
    """The contracts of a set."""
    return Kind("contracts", tiles, "contracts")


def first_contracts(*tiles: Contract) -> Kind:
    """Contracts with another back, of which each player starts with one."""
    return Kind("first_contracts", tiles, among="contracts")


# --- effects


@dataclass(frozen=True, slots=True)
class TakeContract(Effect):
    """Take an open contract."""


def contract() -> TakeContract:
    """The contract icon."""
    return TakeContract()


say(
    TakeContract,
    text=lambda e: "take a contract",
    icons=lambda e: [icon("contract")],
    label=lambda e: "contract",
    worth=1.5,
)

BANK: Final = "bank of contracts"
SHOWN: Final = 3
say_pile(
    BANK,
    "reveal {} contracts of the bank, take one and trash the others",
    words(f"1 of {SHOWN}"),
    icon("contract"),
    label="contract",
    worth=2.0,
)


def shown_contract() -> KeepOne:
    """One of the next three contracts of the bank; the others are out."""
    return KeepOne(BANK, SHOWN)


@dataclass(frozen=True, slots=True)
class Fulfil(Effect):
    """Complete a contract, by its key, whose task is done; it waits on the turn."""

    contract: str
    reward: Effect


say(
    Fulfil,
    text=lambda e: f"complete this contract: {describe(e.reward)}",
    icons=lambda e: [icon("contract-done"), *row(e.reward)],
    worth=lambda e: effect_worth(e.reward) + 0.5,
    plain=lambda e: is_plain(e.reward),
)


@dataclass(frozen=True, slots=True)
class Complete(Effect):
    """Complete a contract of one's own, whatever it asks for."""


def complete() -> Complete:
    """A contract completed out of turn."""
    return Complete()


say(
    Complete,
    text=lambda e: "complete one of your contracts, whatever it asks for",
    icons=lambda e: [icon("contract-done")],
    worth=2.5,
)
say_deed(
    Complete,
    "completes",
    whenever=lambda e: "Whenever you complete a contract",
    did=lambda e: "if you have completed a contract this turn",
    did_icons=lambda e: [icon("contract-done"), words("this turn")],
)


@dataclass(frozen=True, slots=True)
class Completed(Count):
    """The contracts that the seat has completed."""


def completed() -> Completed:
    """One's completed contracts."""
    return Completed()


say_count(
    Completed,
    each=lambda c: "contract you have completed",
    icons=lambda c: [icon("contract-done")],
    reached=lambda c, n: f"with {n} or more completed contracts",
    reached_icons=lambda c, n: [icon("contract-done", f"{n}+")],
)


# --- abilities


CONTRACTS: Final = "contracts"
say_goes_by(CONTRACTS, "has the agent icons of all contracts that you have still to complete")


def contract_icons() -> GoesBy:
    """The icons of one's open contracts."""
    return GoesBy(CONTRACTS)


@dataclass(frozen=True, slots=True)
class Reserves(Ability):
    """Contracts for a space are set aside for the leader, to take in place of open ones."""

    of: str


def reserves(space: str) -> Reserves:
    """The contracts for a space, set aside for the leader."""
    return Reserves(space)


say_ability(
    Reserves,
    lambda ability: (
        f"the contracts for {NAMES[ability.of]} are set aside in setup; only you may take "
        "them, each in place of a face-up contract"
    ),
)
