"""The nine House Hagal cards."""

from landsraad.games.imperium.components import hagal
from landsraad.games.imperium.terms import GUILD
from landsraad.games.imperium.vocabulary import negotiator, one_of, tech

HAGAL = (
    hagal("Interstellar Shipping", space="interstellar_shipping", freighters=2, swords=3),
    hagal(
        "Foldspace / Interstellar Shipping",
        key="foldspace_or_interstellar_shipping",
        space="interstellar_shipping",
        freighters=2,
        swords=2,
        otherwise=hagal("Foldspace", space="foldspace", faction=GUILD),
    ),
    hagal(
        "Smuggling / Interstellar Shipping",
        key="smuggling_or_interstellar_shipping",
        space="interstellar_shipping",
        freighters=2,
        swords=2,
        otherwise=hagal("Smuggling", space="smuggling", freighters=1),
    ),
    hagal(
        "Tech Negotiation",
        copies=2,
        space="tech_negotiation",
        tech=one_of(tech=tech(1), negotiator=negotiator()),
        seats=(1,),
    ),
    hagal(
        "Dreadnought",
        key="dreadnought_1p",
        copies=2,
        space="dreadnought",
        dreadnought=True,
        tech=tech(),
        swords=3,
        seats=(1,),
    ),
    hagal(
        "Dreadnought",
        key="dreadnought_2p",
        copies=2,
        space="dreadnought",
        dreadnought=True,
        troops=2,
        swords=3,
        seats=(2,),
    ),
)
