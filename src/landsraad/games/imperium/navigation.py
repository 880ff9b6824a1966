"""Navigation cards as they are played: what the slot and the faction decide is settled."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.boxes import Item, items
from landsraad.games.imperium.catalogue import NAVIGATIONS
from landsraad.games.imperium.effects import Effect, GainInfluence, OneOf, Pay, Seq, When
from landsraad.games.imperium.effects_bloodlines import InSlot, Reached
from landsraad.games.imperium.terms import FACTIONS, Among

SLOTS: Final = 4


def settled(effect: Effect, slot: int, faction: int) -> Effect | None:
    """An effect of a card from a slot, played for reaching 2 influence with a faction."""
    match effect:
        case When(InSlot(wanted), then):
            return settled(then, slot, faction) if wanted == slot else None
        case When(Reached(wanted), then):
            return settled(then, slot, faction) if wanted == faction else None
        case Seq(steps):
            left = (settled(step, slot, faction) for step in steps)
            return Seq(tuple(step for step in left if step is not None))
        case OneOf(options):
            open_ones = ((name, settled(option, slot, faction)) for name, option in options)
            return OneOf(tuple((name, option) for name, option in open_ones if option is not None))
        case Pay(cost, reward):
            bought = settled(reward, slot, faction)
            assert bought is not None
            return Pay(cost, bought)
        case GainInfluence(factions, amount, Among.REACHED):
            others = tuple(other for other in factions if other != faction)
            return GainInfluence(others, amount, Among.REACHED)
    return effect


def _items(card: int, slot: int, faction: int) -> tuple[Item, ...]:
    return items(settled(NAVIGATIONS[card].effect, slot, faction), NAVIGATIONS[card].key)


NAVIGATION_ITEMS: Final = tuple(
    tuple(
        tuple(_items(card, slot, faction) for faction in FACTIONS) for slot in range(1, SLOTS + 1)
    )
    for card in range(len(NAVIGATIONS))
)
"""By card, slot and faction what playing the card brings."""
