"""The boxes of cards, spaces and leaders, read once into what happens at once and what waits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.catalogue import CARDS, LEADERS, SPACES, TECHS
from landsraad.games.imperium.components import Leader, Space
from landsraad.games.imperium.effects import (
    AcquireTech,
    Commission,
    Effect,
    Freighter,
    Gain,
    GainInfluence,
    Negotiate,
    Pay,
    Seq,
    Signet,
    ThisTurn,
    Trash,
    When,
)
from landsraad.games.imperium.options import do, label


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


_ICONS: Final = (AcquireTech, Commission, Freighter, Negotiate)
"""Icons of Rise of Ix, which may be left unused (IMP 29.1.7)."""
_OPTIONAL: Final = (*_ICONS, Pay, Trash)


def optional(effect: Effect) -> bool:
    """Whether some part of a box may be declined."""
    return any(isinstance(part, _OPTIONAL) for part in parts(effect))


def declinable(effect: Effect) -> Effect | None:
    """The icon that is all a card played for it gives, if it may still be left unused."""
    inner = effect.then if isinstance(effect, When) else effect
    return inner if isinstance(inner, _ICONS) else None


def effects_of(part: Any) -> Iterator[Effect]:
    """The effects written on a component; a faction space's own influence is one."""
    values = (getattr(part, field.name) for field in fields(part))
    yield from (value for value in values if isinstance(value, Effect))
    if isinstance(part, Space) and part.faction is not None:
        yield GainInfluence((part.faction,), 1)
    if isinstance(part, Leader):
        yield from (effect for track in part.snoopers for effect in track)
        yield from part.ahead or ()


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
    """A box read once: gains taken at once, rules changed for the turn, and the items left."""

    __slots__ = ("gains", "items", "rules", "signet")

    def __init__(
        self, gains: tuple[tuple[int, int], ...], rules: int, items: tuple[Item, ...], signet: bool
    ) -> None:
        self.gains = gains
        self.rules = rules
        self.items = items
        self.signet = signet


def box(effect: Effect | None, source: str) -> Box:
    """Separate the plain gains and rule changes of a box from what may need the player."""
    gains, rules, rest, signet = [0] * 5, 0, [], False
    for part in parts(effect):
        if isinstance(part, Gain):
            gains[part.resource] += part.amount
        elif isinstance(part, ThisTurn):
            rules |= part.rule
        elif isinstance(part, Signet):
            signet = True
        else:
            rest.append(item(part, source))
    plain = tuple((kind, amount) for kind, amount in enumerate(gains) if amount)
    return Box(plain, rules, tuple(rest), signet)


AGENT_BOXES: Final = tuple(box(card.agent, card.key) for card in CARDS)
AGENT_GAINS: Final = tuple(Box(read.gains, read.rules, (), read.signet) for read in AGENT_BOXES)
"""The agent boxes without what waits, which comes to the turn together with the influence."""
REVEAL_BOXES: Final = tuple(box(card.reveal, card.key) for card in CARDS)
SPACE_BOXES: Final = tuple(box(space.effect, space.key) for space in SPACES)
SPACE_REVEALS: Final = tuple(
    (number, box(space.reveal, space.key)) for number, space in enumerate(SPACES) if space.reveal
)
TECH_REVEALS: Final = tuple(box(tile.reveal, tile.key) for tile in TECHS)
TECH_WINS: Final = tuple(items(tile.win, tile.key) for tile in TECHS)
LEADER_REVEALS: Final = tuple(box(leader.reveal, leader.key) for leader in LEADERS)
SIGNET_BOXES: Final = tuple(box(leader.signet, leader.key) for leader in LEADERS)

SPACE_INFLUENCE: Final = {
    (number, amount): item(GainInfluence((space.faction,), amount), space.key)
    for number, space in enumerate(SPACES)
    if space.faction is not None
    for amount in (1, 2)
}
"""The influence of a faction space, by how much the card makes of it."""


def _leader_items(name: str) -> tuple[tuple[Item, ...], ...]:
    return tuple(items(getattr(leader, name), leader.key) for leader in LEADERS)


ON_SEAT: Final = _leader_items("on_seat")
ON_SOLARI_COST: Final = _leader_items("on_solari_cost")
INSTEAD_OF_SPICE: Final = _leader_items("instead_of_spice")
EXTRA_SOLARI: Final = tuple(leader.extra_solari for leader in LEADERS)
