"""Honest guesses about the contracts that lie face down."""

from __future__ import annotations

from typing import Final

from landsraad.core.chance import Rng
from landsraad.games.imperium.engine.plug import Deal
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.contracts.rules import first_offer
from landsraad.games.imperium.mechanisms.contracts.state import (
    all_first,
    bank_on,
    contracts_of,
)


def _table(guess: State, seat: int | None, rng: Rng) -> None:
    stack = sorted(bank_on(guess).stack)
    rng.shuffle(stack)
    bank_on(guess).stack = tuple(stack)
    if all_first(guess):
        _deal_first(guess, seat, rng)


def _deal_first(guess: State, seat: int | None, rng: Rng) -> None:
    """A seat knows what it was dealt, and of others only what they have kept."""
    bank = bank_on(guess)
    others = [contracts_of(one) for number, one in enumerate(guess.players) if number != seat]
    pool = sorted((*bank.box, *(contract for own in others for contract in own.first)))
    rng.shuffle(pool)
    for own in others:
        own.first = tuple(sorted(pool.pop() for _ in own.first))
    bank.box = tuple(sorted(pool))


DEAL: Final[Deal] = Deal(table=_table, reoffers={"first_contract": first_offer})
