"""The game as the core knows it: one entrance to the rules, views, positions and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from landsraad.core.chance import Rng
from landsraad.core.decisions import Option, Reason
from landsraad.core.events import Event
from landsraad.games.imperium import engine
from landsraad.games.imperium.phases import agenda, combat, reveal, round, setup, turns
from landsraad.games.imperium import resolve_cards
from landsraad.games.imperium.state import State

class ImperiumRules:
    def new(self, seats, seed, options): return setup.new(seats, seed, options)
    def apply(self, state, option): engine.apply(state, option)
    def scores(self, state): return tuple(p.vp for p in state.players[:state.setup.seats])
    def winners(self, state): return round.winners(state)
