"""The content of the box: our own stand-ins for what is not public, one module each."""

from landsraad.games.dawn_of_the_fremen.components import Content
from landsraad.games.dawn_of_the_fremen.sets.designed_cards import CARDS
from landsraad.games.dawn_of_the_fremen.sets.designed_map import MAP
from landsraad.games.dawn_of_the_fremen.sets.designed_tokens import NUMBERS
from landsraad.games.dawn_of_the_fremen.sets.designed_tribes import TRIBES

PARTS = ("map", "tokens", "sites", "dice", "cards", "tribes")
"""The parts that a content file may replace."""

DESIGNED = Content("designed", MAP, NUMBERS, CARDS, TRIBES, PARTS)
