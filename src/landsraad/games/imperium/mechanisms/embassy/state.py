"""Whether tech tiles lie on the Ixian Embassy."""

from __future__ import annotations

from landsraad.games.imperium.engine.state import Setup


def embassy(setup: Setup) -> bool:
    """Whether tech tiles lie on the Ixian Embassy and not on the Ix board (IMP 34.1.4)."""
    return "tech" in setup.sets and "ix" not in setup.sets
