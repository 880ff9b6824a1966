"""Spaces with rules of their own (IMP 38)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import asks as questions
from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.board import cheaper_spaces
from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.engine.loop import ANSWERS, answers, ask, ask_or_take, steps
from landsraad.games.imperium.engine.options import DECLINE, Take, take
from landsraad.games.imperium.engine.resolve import alternative
from landsraad.games.imperium.engine.state import Resolve, State, Step
from landsraad.games.imperium.facets.offer import (
    ASKED,
    INSTANT,
    TELLING,
    eligible,
    manner,
    waits,
)
from landsraad.games.imperium.language.board import TakeHolding
from landsraad.games.imperium.language.gains import AtPrice, amount_of
from landsraad.games.imperium.language.structure import OneOf
from landsraad.games.imperium.language.terms import SWORDMASTER
from landsraad.games.imperium.language.words import NAMES, describe
from landsraad.games.imperium.mechanisms.court import asks
from landsraad.games.imperium.mechanisms.court.state import court_of
from landsraad.games.imperium.mechanisms.court.words import MakerChoice
from landsraad.games.imperium.mechanisms.sandworms.rules import can_summon
from landsraad.games.imperium.mechanisms.sandworms.state import protected

SECOND_SWORDMASTER: Final = -2
"""What the Swordmaster costs less once somebody has one (IMP 38.1.3)."""
SWORDMASTERS: Final = sum(
    1 << number for number, space in enumerate(SPACES) if space.effect == TakeHolding(SWORDMASTER)
)
"""The spaces where one is had, as bits."""
PRICES: Final = {
    number: space.prices[0]
    for number, space in enumerate(SPACES)
    if space.prices and not space.table
}
"""The spaces with a price of choice."""


def toll(state: State) -> tuple[int, int]:
    """IMP 38.1.3: the second swordmaster and all later ones are cheaper; a rival's counts."""
    for player in state.players:
        if player.swordmaster:
            return SWORDMASTERS, SECOND_SWORDMASTER
    return 0, 0


# --- prices of choice


def sent(state: State, seat: int, card: int, space: int) -> None:
    """IMP 38.2.1: the price is paid, or not, when the agent is sent."""
    if space not in PRICES:
        return
    price = _price(state, seat, space)
    player = state.players[seat]
    if not price:
        court_of(player).paid = True
    elif player.resources[PRICES[space].price.resource] >= price:
        state.stack.append(Step("toll", seat, space))


def _price(state: State, seat: int, space: int) -> int:
    """What a house pays, which what makes spaces cheaper lowers too (IMP 34.3.4)."""
    return max(0, PRICES[space].price.amount - cheaper_spaces(state.players[seat]))


@steps("toll")
def _toll(state: State, frame: Step) -> None:
    space = frame.value
    paying = _paying(space, _price(state, frame.seat, space))
    ask(state, frame, frame.seat, asks.PRICE, (paying, DECLINE), SPACES[space].name)


@cache
def _paying(space: int, amount: int) -> Take:
    due = replace(PRICES[space].price, amount=amount)
    return take("pay", f"pay {amount_of(due)}: {describe(PRICES[space].paid)}")


@answers("toll")
def _toll_answer(state: State, frame: Step, option: Option) -> None:
    if option is not DECLINE:
        price = _price(state, frame.seat, frame.value)
        deeds.spend(state, frame.seat, PRICES[frame.value].price.resource, price)
        court_of(state.players[frame.seat]).paid = True


@steps(AtPrice)
def _at_price(state: State, frame: Resolve) -> None:
    effect = frame.effect
    assert isinstance(effect, AtPrice)
    if court_of(state.players[frame.seat]).paid:
        state.stack.append(Resolve(effect.paid, frame.seat, frame.source))


waits(AtPrice, INSTANT)


# --- maker spaces


def _sides(state: State, seat: int, effect: MakerChoice, source: str) -> list[str]:
    """Spice always; sandworms with maker hooks, where the wall does not keep them out."""
    return [
        name
        for name, option in effect.options
        if eligible(state, seat, option, source)
        if name == "spice" or can_summon(state, seat)
    ]


def _choice_manner(state: State, seat: int, effect: MakerChoice, source: str) -> int:
    """A plot card may still remove a wall that keeps sandworms out (IMP 40.3.4)."""
    if len(_sides(state, seat, effect, source)) > 1:
        return ASKED
    (_, spice), (_, worms) = effect.options
    if protected(state) and eligible(state, seat, worms, source):
        return TELLING
    return manner(state, seat, spice, source)


waits(MakerChoice, _choice_manner)


@steps(MakerChoice)
def _maker_choice(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, MakerChoice)
    sides = dict(effect.options)
    options = tuple(alternative(name, sides[name]) for name in _sides(state, seat, effect, source))
    ask_or_take(state, frame, seat, questions.ONE_OF, options, NAMES[source])


answers(MakerChoice)(ANSWERS[OneOf])
