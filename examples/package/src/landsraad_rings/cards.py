"""A set for Dune: Imperium: two cards for the Imperium deck, written in the words of the game."""

from landsraad.games.imperium.language.components import ComponentSet, card
from landsraad.games.imperium.language.gains import draw, persuasion, spice, sword, troops, water
from landsraad.games.imperium.language.structure import pay, seq
from landsraad.games.imperium.language.terms import CITY, SPICE_TRADE

DEEP_DESERT = ComponentSet(
    "deep_desert",
    "Deep Desert",
    imperium=(
        card(
            "Ring Bearer",
            cost=3,
            icons=(CITY,),
            agent=pay(water(1), then=seq(troops(2), draw(1))),
            reveal=persuasion(1),
        ),
        card(
            "Night Caravan",
            cost=4,
            icons=(SPICE_TRADE,),
            copies=2,
            agent=spice(1),
            reveal=seq(persuasion(1), sword(1)),
        ),
    ),
)
