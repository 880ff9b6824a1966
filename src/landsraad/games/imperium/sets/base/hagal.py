"""The 31 House Hagal cards, which play the rivals with one or two players."""

from landsraad.games.imperium.language.cards import reshuffle, signet
from landsraad.games.imperium.language.components import hagal
from landsraad.games.imperium.language.terms import BENE_GESSERIT, EMPEROR, FREMEN, GUILD

HAGAL = (
    hagal("Conspire", copies=2, space="conspire", faction=EMPEROR, troops=2, swords=4),
    hagal("Wealth", space="wealth", faction=EMPEROR, swords=3),
    hagal("Heighliner", space="heighliner", faction=GUILD, troops=3, swords=6),
    hagal("Foldspace", copies=2, space="foldspace", faction=GUILD, swords=1),
    hagal(
        "Selective Breeding",
        copies=2,
        space="selective_breeding",
        faction=BENE_GESSERIT,
        swords=2,
    ),
    hagal("Secrets", space="secrets", faction=BENE_GESSERIT, swords=1),
    hagal("Hardy Warriors", space="hardy_warriors", faction=FREMEN, troops=2, swords=5),
    hagal("Stillsuits", copies=2, space="stillsuits", faction=FREMEN, swords=4),
    hagal("Rally Troops", copies=2, space="rally_troops", troops=4, swords=3),
    hagal("Hall of Oratory", copies=2, space="hall_of_oratory", troops=1),
    hagal("Carthag", copies=3, space="carthag", troops=1),
    hagal(
        "Arrakeen",
        key="arrakeen_1p",
        copies=3,
        space="arrakeen",
        troops=1,
        does=(signet(),),
        swords=1,
        seats=(1,),
    ),
    hagal(
        "Arrakeen",
        key="arrakeen_2p",
        copies=3,
        space="arrakeen",
        troops=1,
        swords=1,
        seats=(2,),
    ),
    hagal("Harvest Spice", copies=5, swords=2, harvest=True),
    hagal("Reshuffle", seats=(2,), does=(reshuffle(),)),
)
