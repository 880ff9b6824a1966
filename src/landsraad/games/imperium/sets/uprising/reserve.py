"""The reserve."""

from landsraad.games.imperium.language.components import card
from landsraad.games.imperium.language.counts import influence
from landsraad.games.imperium.language.gains import draw, persuasion, spice, vp
from landsraad.games.imperium.language.structure import when
from landsraad.games.imperium.language.terms import BENE_GESSERIT, CITY, GUILD, LANDSRAAD

RESERVE = (
    card(
        "Prepare the Way",
        copies=8,
        cost=2,
        factions=(BENE_GESSERIT,),
        icons=(LANDSRAAD, CITY),
        agent=when(influence(BENE_GESSERIT) >= 2, draw(1)),
        reveal=persuasion(2),
    ),
    card(
        "The Spice Must Flow",
        copies=10,
        cost=9,
        factions=(GUILD,),
        reveal=spice(1),
        acquire=vp(1),
    ),
)
