"""The ability to unload."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.games.imperium.language.abilities import Ability, say_ability


@dataclass(frozen=True, slots=True)
class Unloads(Ability):
    """The reveal box also works when the card is discarded or trashed."""

    def reveal_title(self) -> str:
        """The box is used in two ways."""
        return "Reveal or unload"


def unloads() -> Unloads:
    """A card that unloads."""
    return Unloads()


say_ability(Unloads, lambda ability: "unloads")
