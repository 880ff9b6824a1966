"""The component sets that a game of Dune: Imperium can be put together from."""

from landsraad.games.imperium.components import ComponentSet
from landsraad.games.imperium.sets.base import BASE
from landsraad.games.imperium.sets.ix import IX

SETS: tuple[ComponentSet, ...] = (BASE, IX)
