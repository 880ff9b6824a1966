"""The six Rival cards, one of them with the tech module only."""

from landsraad.games.imperium.language.counts import alliance, mastered
from landsraad.games.imperium.language.gains import (
    gain_influence,
    intrigue,
    solari,
    spice,
    troops,
    water,
)
from landsraad.games.imperium.language.structure import seq, when
from landsraad.games.imperium.language.terms import (
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    GUILD,
    Resource,
)
from landsraad.games.imperium.mechanisms.spies.words import spy
from landsraad.games.imperium.mechanisms.tech.words import tech
from landsraad.games.imperium.rivals.words import antagonist, covet, levy

RIVALS = (
    antagonist(
        "Chani",
        swordmaster=6,
        priority=(FREMEN, GUILD, BENE_GESSERIT, EMPEROR),
        signet=water(1),
        scheme=levy(Resource.SPICE),
    ),
    antagonist(
        "Count Hasimir Fenring",
        swordmaster=5,
        priority=(EMPEROR, BENE_GESSERIT, GUILD, FREMEN),
        signet=seq(solari(1), troops(1)),
        scheme=seq(intrigue(1), solari(3)),
        setup=gain_influence(EMPEROR),
    ),
    antagonist(
        "Duncan Idaho",
        swordmaster=8,
        priority=(FREMEN, BENE_GESSERIT, GUILD, EMPEROR),
        signet=seq(troops(1), when(mastered(), spice(1))),
        scheme=gain_influence(FREMEN),
    ),
    antagonist(
        "Gaius Helen Mohiam",
        swordmaster=4,
        priority=(BENE_GESSERIT, EMPEROR, FREMEN, GUILD),
        signet=seq(spy(), troops(1)),
        scheme=seq(intrigue(1), covet(1)),
    ),
    antagonist(
        "Piter De Vries",
        swordmaster=7,
        priority=(GUILD, EMPEROR, BENE_GESSERIT, FREMEN),
        signet=seq(solari(1), when(alliance(), intrigue(1))),
        scheme=seq(gain_influence(), solari(1)),
    ),
)

TECH_RIVALS = (
    antagonist(
        "Kota Odax of Ix",
        swordmaster=7,
        priority=(GUILD, BENE_GESSERIT, FREMEN, EMPEROR),
        signet=seq(spice(1), tech(1, eager=True)),
        scheme=seq(gain_influence(), spice(2)),
    ),
)
