"""The nine House Hagal cards."""

from landsraad.games.imperium.language.components import hagal
from landsraad.games.imperium.language.structure import one_of
from landsraad.games.imperium.language.terms import GUILD
from landsraad.games.imperium.mechanisms.dreadnoughts.words import dreadnought
from landsraad.games.imperium.mechanisms.shipping.words import either_space, freighter
from landsraad.games.imperium.mechanisms.tech.words import negotiator, tech

TWICE = (freighter(), freighter())

HAGAL = (
    hagal("Interstellar Shipping", space="interstellar_shipping", does=TWICE, swords=3),
    either_space(
        hagal(
            "Foldspace / Interstellar Shipping",
            key="foldspace_or_interstellar_shipping",
            space="interstellar_shipping",
            does=TWICE,
            swords=2,
        ),
        hagal("Foldspace", space="foldspace", faction=GUILD),
    ),
    either_space(
        hagal(
            "Smuggling / Interstellar Shipping",
            key="smuggling_or_interstellar_shipping",
            space="interstellar_shipping",
            does=TWICE,
            swords=2,
        ),
        hagal("Smuggling", space="smuggling", does=(freighter(),)),
    ),
    hagal(
        "Tech Negotiation",
        copies=2,
        space="tech_negotiation",
        does=(one_of(tech=tech(1), negotiator=negotiator()),),
        seats=(1,),
    ),
    hagal(
        "Dreadnought",
        key="dreadnought_1p",
        copies=2,
        space="dreadnought",
        does=(dreadnought(), tech()),
        swords=3,
        seats=(1,),
    ),
    hagal(
        "Dreadnought",
        key="dreadnought_2p",
        copies=2,
        space="dreadnought",
        does=(dreadnought(),),
        troops=2,
        swords=3,
        seats=(2,),
    ),
)
