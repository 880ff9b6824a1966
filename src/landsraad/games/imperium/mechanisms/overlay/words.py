"""A board laid over part of another one."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.games.imperium.language.components import Extra


@dataclass(frozen=True, slots=True)
class Overlay(Extra):
    """What lies over spaces of another set; ``instead``: of which of them some new ones stand."""

    spaces: tuple[str, ...]
    instead: tuple[tuple[str, str], ...] = ()

    def covered(self) -> tuple[str, ...]:
        """The spaces that it hides."""
        return self.spaces
