"""The words of the smugglers: values without behaviour."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.games.war_for_arrakis.effects import Condition, Effect, Legions, Where

SMUGGLER = "smuggler_regular"
WITH_SMUGGLER = Legions(unit=SMUGGLER)
"""Legions with a smuggler."""
AT_BASE = Where("smugglers_base")


@dataclass(frozen=True, slots=True)
class Allied(Condition):
    """The smugglers are allied with the Atreides."""


@dataclass(frozen=True, slots=True)
class Neutral(Condition):
    """The smugglers are neutral."""


@dataclass(frozen=True, slots=True)
class GainDrone(Effect):
    """A smuggler ornithopter becomes available, and perhaps is placed at once."""

    placed: bool = False


@dataclass(frozen=True, slots=True)
class LowerStaban(Effect):
    """Staban Tuek goes down the prescience track."""

    steps: int


@dataclass(frozen=True, slots=True)
class KeepOne(Effect):
    """Draw two House Atreides cards, keep one and discard the other."""
