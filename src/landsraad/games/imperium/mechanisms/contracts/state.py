"""The contracts of a house and those on the table (IMP 42)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.catalogue import CARDS, LEADERS, SPACES, SPACES_BY_ICON, TABLES
from landsraad.games.imperium.engine.selection import Selection
from landsraad.games.imperium.engine.state import NOBODY, Part, PlayerState, State, own_part
from landsraad.games.imperium.language.abilities import found
from landsraad.games.imperium.language.terms import SPICE_TRADE
from landsraad.games.imperium.mechanisms.contracts.words import (
    HARVEST,
    SPACE,
    Contract,
    Reserves,
    contract_icons,
)
from landsraad.games.imperium.mechanisms.overlay.words import Overlay

KEY: Final = "contracts"
CONTRACTS: Final[tuple[Contract, ...]] = TABLES["contracts"]
RESERVES: Final = tuple(found(Reserves, leader.abilities) for leader in LEADERS)
"""By leader, the contracts that are set aside for it; none for most."""
ICONS: Final = frozenset(n for n, card in enumerate(CARDS) if contract_icons() in card.abilities)
"""The cards with the agent icons of open contracts."""


def _reach(contract: Contract) -> int:
    """The spaces of the agent icon of a contract, as bits (IMP 47.1.2)."""
    if contract.task == HARVEST:
        return SPACES_BY_ICON[SPICE_TRADE]
    icons = {space.icon for space in SPACES if space.key == contract.target}
    return sum(SPACES_BY_ICON[icon] for icon in icons) if contract.task == SPACE else 0


REACH: Final = tuple(map(_reach, CONTRACTS))


@dataclass(slots=True)
class Contracts(Part):
    """The contracts of a house: those to be completed, and those that are."""

    held: tuple[int, ...] = ()
    done: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()
    """Of the first those that were held when this turn's agent was sent."""
    harvested: bool = False
    """Whether this turn's agent has harvested spice."""
    now: int = 0
    """Completed on this turn."""
    first: tuple[int, ...] = ()
    """Dealt to it in setup: both until one is kept, then the other, which is out."""

    def copy(self) -> Contracts:
        """An independent copy."""
        new = Contracts.__new__(Contracts)
        new.held = self.held
        new.done = self.done
        new.ready = self.ready
        new.harvested = self.harvested
        new.now = self.now
        new.first = self.first
        return new

    def __repr__(self) -> str:
        return canonical(self)

    def lends(self, card: int) -> int:
        """Some cards have the icons of open contracts."""
        if not self.held or (card != NOBODY and card not in ICONS):
            return 0
        spaces = 0
        for contract in self.held:
            spaces |= REACH[contract]
        return spaces

    def reset_turn(self) -> None:
        """Forget what belonged to the last turn."""
        self.ready, self.harvested, self.now = (), False, 0


_NONE: Final = Contracts()


def contracts_of(player: PlayerState) -> Contracts:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Contracts = own_part(player, KEY, _NONE) if part is None else part
    return own


@dataclass(slots=True)
class Bank(Part):
    """The contracts on the table."""

    open: tuple[int, ...] = ()
    stack: tuple[int, ...] = ()
    """Face down, the next one last."""
    aside: tuple[int, ...] = ()
    """Set aside for one leader."""
    shown: tuple[int, ...] = ()
    """Turned up to choose one of them."""
    gone: tuple[int, ...] = ()
    box: tuple[int, ...] = ()
    """First contracts that nobody was dealt."""

    def copy(self) -> Bank:
        """An independent copy."""
        new = Bank.__new__(Bank)
        new.open = self.open
        new.stack = self.stack
        new.aside = self.aside
        new.shown = self.shown
        new.gone = self.gone
        new.box = self.box
        return new

    def __repr__(self) -> str:
        return canonical(self)


_NO_BANK: Final = Bank()


def bank_on(state: State) -> Bank:
    """The part of the table; where the mechanism is not in play, one without anything in it."""
    part: Any = state.own.get(KEY)
    own: Bank = own_part(state, KEY, _NO_BANK) if part is None else part
    return own


def all_contracts(state: State) -> list[int]:
    """Every contract of the bank in this game, copies included."""
    numbers = state.setup.selection.numbers("contracts")
    return [number for number in numbers for _ in range(CONTRACTS[number].copies)]


def all_first(state: State) -> list[int]:
    """Every contract of this game that may be dealt in setup."""
    return state.setup.selection.numbers("first_contracts")


def without(contracts: tuple[int, ...], contract: int) -> tuple[int, ...]:
    """Contracts but for one copy of one of them."""
    place = contracts.index(contract)
    return contracts[:place] + contracts[place + 1 :]


def stands_for(selection: Selection, key: str) -> list[str]:
    """The covered spaces that a new one stands for, by key."""
    return [old for lay in selection.more(Overlay) for old, new in lay.instead if new == key]
