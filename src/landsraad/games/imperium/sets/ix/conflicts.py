"""The four conflict cards."""

from landsraad.games.imperium.language.components import conflict
from landsraad.games.imperium.language.gains import intrigue, solari, spice, troops, vp, water
from landsraad.games.imperium.language.structure import one_of, pay, seq
from landsraad.games.imperium.mechanisms.shipping.words import freighter

CONFLICTS = (
    conflict(
        "Skirmish",
        1,
        key="skirmish_freighter_spice",
        first=seq(freighter(), spice(1)),
        second=solari(3),
        third=solari(2),
    ),
    conflict(
        "Skirmish",
        1,
        key="skirmish_freighter_troop",
        first=seq(freighter(), troops(1)),
        second=spice(2),
        third=spice(1),
    ),
    conflict(
        "Trade Monopoly",
        2,
        first=seq(freighter(), freighter(), troops(1)),
        second=seq(intrigue(1), water(1)),
        third=one_of(intrigue=intrigue(1), water=water(1)),
    ),
    conflict(
        "Economic Supremacy",
        3,
        first=seq(vp(1), pay(solari(6), then=vp(1)), pay(spice(4), then=vp(1))),
        second=vp(1),
        third=seq(spice(2), solari(2)),
    ),
)
