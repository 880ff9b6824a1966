"""The starting deck of each player: the ten cards of the original game."""

from dataclasses import replace

from landsraad.games.imperium.sets.base.cards import STARTING as ORIGINAL

STARTING = tuple(map(replace, ORIGINAL))
