"""The skills of Sardaukar Commanders: 14 in the box, of which the two Fierce ones stay out."""

from landsraad.games.imperium.language.counts import influence
from landsraad.games.imperium.language.gains import persuasion, spice, sword, troops
from landsraad.games.imperium.language.structure import pay, when
from landsraad.games.imperium.language.terms import EMPEROR, LANDSRAAD
from landsraad.games.imperium.mechanisms.commanders.words import skill_tile, trash_skill
from landsraad.games.imperium.mechanisms.ledger.asked import agents_on

SKILLS = (
    skill_tile("Canny", strength=when(agents_on(LANDSRAAD) >= 1, sword(2))),
    skill_tile("Charismatic", reveal=persuasion(1)),
    skill_tile("Desperate", reveal=pay(trash_skill(), then=sword(3))),
    skill_tile("Driven", reveal=spice(1)),
    skill_tile("Hardy", reveal=troops(1)),
    skill_tile("Loyal", strength=when(influence(EMPEROR) >= 3, sword(2))),
)
