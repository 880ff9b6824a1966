"""Bots for any game, by name."""

from __future__ import annotations

from landsraad.bots.naming import BOTS, NAMES, SETTINGS, check, installed, make

__all__ = ["BOTS", "NAMES", "SETTINGS", "check", "installed", "make"]
