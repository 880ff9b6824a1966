"""The boxes of cards, spaces and leaders, read once into what happens at once and what waits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.catalogue import CARDS, LEADERS, SPACES
from landsraad.games.imperium.engine.options import do
from landsraad.games.imperium.language.abilities import (
    GAIN,
    REVEALS,
    START_WATER,
    Ability,
    Masterstroke,
    changed,
    foresees,
    found,
    given_on,
    turn_rule,
)
from landsraad.games.imperium.language.board import TakeHolding, send_agent
from landsraad.games.imperium.language.cards import Signet, Trash
from landsraad.games.imperium.language.components import Leader, Space
from landsraad.games.imperium.language.gains import Gain, GainInfluence, Harvest, solari
from landsraad.games.imperium.language.moments import InsteadOf, Moment, Whenever, whenever
from landsraad.games.imperium.language.structure import Pay, Seq, ThisTurn, When, pay
from landsraad.games.imperium.language.terms import SEAT, Resource
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import REFUSABLE, label


class Item:
    """An effect that waits on a turn, the key of what it comes from, and the option to do it."""

    __slots__ = ("effect", "option", "source")

    def __init__(self, effect: Effect, source: str, option: Option) -> None:
        self.effect = effect
        self.source = source
        self.option = option

    def __repr__(self) -> str:
        return self.option.notation


def item(effect: Effect, source: str) -> Item:
    """An effect waiting to be carried out."""
    return Item(effect, source, do(effect, source))


def parts(effect: Effect | None) -> tuple[Effect, ...]:
    """The separate effects of a box."""
    if effect is None:
        return ()
    return effect.steps if isinstance(effect, Seq) else (effect,)


def items(effect: Effect | None, source: str) -> tuple[Item, ...]:
    """The separate effects of a box, waiting to be carried out."""
    return tuple(item(part, source) for part in parts(effect))


def optional(effect: Effect) -> bool:
    """Whether some part of a box may be declined."""
    return any(map(_refusable, parts(effect)))


def _refusable(effect: Effect) -> bool:
    if isinstance(effect, Trash):
        return effect.optional
    return type(effect) in REFUSABLE


def declinable(effect: Effect) -> Effect | None:
    """The icon that is all a card played for it gives, if it may still be left unused."""
    inner = effect.then if isinstance(effect, When) else effect
    return inner if type(inner) in REFUSABLE and not isinstance(inner, Pay) else None


def only_bargains(effect: Effect) -> bool:
    """Whether every line of a card asks a price or a condition, so that none is sure to be used."""
    lines = parts(effect)
    return len(lines) > 1 and optional(effect) and all(isinstance(one, Pay | When) for one in lines)


def effects_of(part: Any) -> Iterator[Effect]:
    """The effects written on a component; a faction space's own influence is one."""
    values = (getattr(part, field.name) for field in fields(part))
    yield from (value for value in values if isinstance(value, Effect))
    if isinstance(part, Space) and part.faction is not None:
        yield GainInfluence((part.faction,), 1)
    # What is used at will comes last: the numbers of actions follow this order.
    abilities = sorted(getattr(part, "abilities", ()), key=lambda one: one.used() is not None)
    for ability in abilities:
        yield from ability.effects()


def pieces(effect: Effect) -> Iterator[tuple[str, Effect]]:
    """An effect and all that is in it, by the labels of their answers."""
    yield label(effect), effect
    for field in fields(effect):
        value = getattr(effect, field.name)
        if isinstance(value, Effect):
            yield from pieces(value)
        elif isinstance(value, tuple):
            for inner in value:
                yield from _inner(inner)


def _inner(value: Any) -> Iterator[tuple[str, Effect]]:
    match value:
        case Effect():
            yield from pieces(value)
        case (str() as name, Effect() as option):
            yield f"take {name}", option
            yield from pieces(option)


class Box:
    """A box read once: gains taken at once, what holds for the turn, and the items left."""

    __slots__ = ("abilities", "gains", "items", "rules", "signet")

    def __init__(
        self,
        gains: tuple[tuple[int, int], ...],
        rules: int,
        abilities: tuple[Ability, ...],
        items: tuple[Item, ...],
        signet: bool,
    ) -> None:
        self.gains = gains
        self.rules = rules
        self.abilities = abilities
        self.items = items
        self.signet = signet


def box(effect: Effect | None, source: str) -> Box:
    """Separate the plain gains and rule changes of a box from what may need the player."""
    gains, rules, rest, signet = [0] * 5, 0, [], False
    abilities: list[Ability] = []
    for part in parts(effect):
        if isinstance(part, Gain):
            gains[part.resource] += part.amount
        elif isinstance(part, ThisTurn):
            rule = turn_rule(part.ability)
            if rule is not None:
                rules |= rule
            else:
                abilities.append(part.ability)
        elif isinstance(part, Signet):
            signet = True
        else:
            rest.append(item(part, source))
    plain = tuple((kind, amount) for kind, amount in enumerate(gains) if amount)
    return Box(plain, rules, tuple(abilities), tuple(rest), signet)


AGENT_BOXES: Final = tuple(box(card.agent, card.key) for card in CARDS)
AGENT_GAINS: Final = tuple(
    Box(read.gains, read.rules, read.abilities, (), read.signet) for read in AGENT_BOXES
)
"""The agent boxes without what waits, which comes to the turn together with the influence."""
REVEAL_BOXES: Final = tuple(box(card.reveal, card.key) for card in CARDS)
SPACE_BOXES: Final = tuple(box(space.effect, space.key) for space in SPACES)
SPACE_REVEALS: Final = tuple(
    (number, box(space.reveal, space.key)) for number, space in enumerate(SPACES) if space.reveal
)
LEADER_REVEALS: Final = tuple(
    box(given_on(REVEALS, leader.abilities), leader.key) for leader in LEADERS
)
SIGNET_BOXES: Final = tuple(box(leader.signet, leader.key) for leader in LEADERS)

SPACE_INFLUENCE: Final = {
    (number, amount): item(GainInfluence((space.faction,), amount), space.key)
    for number, space in enumerate(SPACES)
    if space.faction is not None
    for amount in (1, 2)
}
"""The influence of a faction space, by how much the card makes of it."""


def _leader_items(moment: Moment) -> tuple[tuple[Item, ...], ...]:
    return tuple(items(given_on(moment, leader.abilities), leader.key) for leader in LEADERS)


ON_SEAT: Final = _leader_items(Whenever(TakeHolding(SEAT)))
ON_SOLARI_COST: Final = _leader_items(whenever(pay(solari(1), then=send_agent())))
INSTEAD_OF_SPICE: Final = _leader_items(InsteadOf(Harvest(1)))
EXTRA_SOLARI: Final = tuple(changed(GAIN, leader.abilities, Resource.SOLARI) for leader in LEADERS)


def _masterstroke(leader: Leader) -> int:
    ability = found(Masterstroke, leader.abilities)
    return ability.troops if ability is not None else 0


MASTERSTROKES: Final = tuple(map(_masterstroke, LEADERS))
"""By leader, the troops on one turn that reveal secret factions; none for most."""
FORESIGHT: Final = tuple(foresees(leader.abilities) for leader in LEADERS)
START_WATERS: Final = tuple(changed(START_WATER, leader.abilities) for leader in LEADERS)
