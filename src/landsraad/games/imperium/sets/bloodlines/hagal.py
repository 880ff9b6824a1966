"""The House Hagal cards: two for the space of Esmar Tuek, four of the tech module."""

from landsraad.games.imperium.language.components import hagal
from landsraad.games.imperium.mechanisms.tech.words import tech

HAGAL = (hagal("Tuek's Sietch", copies=2, space="tueks_sietch", harvest=True, swords=2),)

TECH_HAGAL = (hagal("Acquire Tech", copies=4, does=(tech(1),), swords=1, seats=(1,)),)
