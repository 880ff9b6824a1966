"""The word of the shipping track."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from landsraad.games.imperium.language.abilities import GAIN, say_quantity
from landsraad.games.imperium.language.components import HagalCard
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import NAMES, icon, say


@dataclass(frozen=True, slots=True)
class Freighter(Effect):
    """Advance one's freighter or recall it; optional."""


def freighter() -> Freighter:
    """The freighter icon."""
    return Freighter()


say(
    Freighter,
    text=lambda e: "move your freighter",
    icons=lambda e: [icon("freighter")],
    worth=1.5,
    refusable=True,
    plain=True,
)

SHIPPING_TRACK: Final = "shipping_track"
NAMES[SHIPPING_TRACK] = "Shipping track"
say_quantity(
    GAIN,
    lambda change: (
        f"the shipping track gives you {change.by} troop more, and you may deploy all the troops "
        "it gives"
    ),
    of=SHIPPING_TRACK,
)


@dataclass(frozen=True, slots=True)
class Forked(HagalCard):
    """A House Hagal card with a second space, for a rival that may not go to the first."""

    other: HagalCard

    def instead(self) -> HagalCard:
        """The second half of the card."""
        return self.other


def either_space(card: HagalCard, other: HagalCard) -> Forked:
    """A card of two spaces."""
    first = {field.name: getattr(card, field.name) for field in fields(card)}
    return Forked(**first, other=other)
