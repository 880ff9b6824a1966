"""The effects of a component by the names of their boxes, as the inventories have them."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from imperium.shorthand import shorthand
from landsraad.games.imperium.language.abilities import On
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.mechanisms.tech.words import May

NAMES = {"instead": "instead_of_control", "commander": "on_commander", "intrigue": "on_intrigue"}
"""The moments that the inventories call by another name."""
UNLISTED = ("gain",)
"""Abilities of leaders that the inventories describe elsewhere."""


def boxes(part: Any) -> dict[str, str]:
    """What a component gives, and when."""
    found = {field.name: getattr(part, field.name) for field in fields(part)}
    for ability in found.pop("abilities", ()):
        if isinstance(ability, On) and ability.moment.key() not in UNLISTED:
            found[NAMES.get(ability.moment.key(), ability.moment.key())] = ability.effect
        elif isinstance(ability, May):
            found["ability"] = ability.effect
    return {
        name: shorthand(effect)
        for name, effect in found.items()
        if isinstance(effect, Effect) and name != "cost"
    }
