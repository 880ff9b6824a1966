"""The ten Rival cards, in the place of leaders for rivals."""

from landsraad.games.imperium.language.counts import alliance
from landsraad.games.imperium.language.gains import (
    gain_influence,
    intrigue,
    solari,
    spice,
    troops,
    water,
)
from landsraad.games.imperium.language.structure import seq, when
from landsraad.games.imperium.language.terms import BENE_GESSERIT, EMPEROR, FREMEN, GUILD
from landsraad.games.imperium.mechanisms.sandworms.words import break_wall, maker_hooks
from landsraad.games.imperium.mechanisms.spies.words import spy
from landsraad.games.imperium.rivals.words import antagonist, covet, deepen

RIVALS = (
    antagonist(
        "Baron Vladimir Harkonnen",
        swordmaster=6,
        priority=(GUILD, EMPEROR, BENE_GESSERIT, FREMEN),
        signet=intrigue(1),
        scheme=seq(solari(2), troops(2)),
    ),
    antagonist(
        "Feyd-Rautha Harkonnen",
        swordmaster=4,
        priority=(EMPEROR, BENE_GESSERIT, GUILD, FREMEN),
        signet=troops(2),
        scheme=gain_influence(),
    ),
    antagonist(
        'Glossu "The Beast" Rabban',
        swordmaster=7,
        priority=(EMPEROR, GUILD, BENE_GESSERIT, FREMEN),
        signet=seq(troops(1), when(alliance(), troops(1))),
        scheme=covet(2),
        streamlined=True,
    ),
    antagonist(
        "Gurney Halleck",
        swordmaster=8,
        priority=(FREMEN, GUILD, EMPEROR, BENE_GESSERIT),
        signet=troops(1),
        scheme=deepen(),
    ),
    antagonist(
        "Lady Amber Metulli",
        swordmaster=9,
        priority=(FREMEN, EMPEROR, GUILD, BENE_GESSERIT),
        signet=troops(1),
        scheme=troops(3),
        streamlined=True,
    ),
    antagonist(
        "Lady Jessica",
        swordmaster=6,
        priority=(BENE_GESSERIT, FREMEN, GUILD, EMPEROR),
        signet=covet(1),
        scheme=water(2),
    ),
    antagonist(
        "Lady Margot Fenring",
        swordmaster=8,
        priority=(BENE_GESSERIT, EMPEROR, FREMEN, GUILD),
        signet=solari(1),
        scheme=gain_influence(BENE_GESSERIT),
    ),
    antagonist(
        "Muad'Dib",
        swordmaster=4,
        priority=(FREMEN, BENE_GESSERIT, GUILD, EMPEROR),
        signet=gain_influence(FREMEN),
        scheme=seq(maker_hooks(), break_wall(), intrigue(1)),
    ),
    antagonist(
        "Princess Irulan",
        swordmaster=7,
        priority=(EMPEROR, BENE_GESSERIT, FREMEN, GUILD),
        signet=spy(),
        scheme=seq(gain_influence(), troops(1)),
    ),
    antagonist(
        "Staban Tuek",
        swordmaster=9,
        priority=(GUILD, FREMEN, BENE_GESSERIT, EMPEROR),
        signet=spice(1),
        scheme=troops(2),
    ),
)
