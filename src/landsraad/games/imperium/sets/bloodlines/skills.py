"""The skills of Sardaukar Commanders: 14 in the box, of which the two Fierce ones stay out."""

from landsraad.games.imperium.components import skill
from landsraad.games.imperium.terms import EMPEROR, LANDSRAAD
from landsraad.games.imperium.vocabulary import (
    agents_on,
    influence,
    pay,
    persuasion,
    spice,
    sword,
    troops,
    when,
)
from landsraad.games.imperium.vocabulary_bloodlines import trash_skill

SKILLS = (
    skill("Canny", strength=when(agents_on(LANDSRAAD) >= 1, sword(2))),
    skill("Charismatic", reveal=persuasion(1)),
    skill("Desperate", reveal=pay(trash_skill(), then=sword(3))),
    skill("Driven", reveal=spice(1)),
    skill("Hardy", reveal=troops(1)),
    skill("Loyal", strength=when(influence(EMPEROR) >= 3, sword(2))),
)
