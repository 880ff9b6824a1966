"""The 18 conflict cards, level by level."""

from landsraad.games.imperium.language.board import control, mentat
from landsraad.games.imperium.language.cards import trash
from landsraad.games.imperium.language.components import conflict
from landsraad.games.imperium.language.gains import (
    gain_influence,
    intrigue,
    solari,
    spice,
    vp,
    water,
)
from landsraad.games.imperium.language.structure import choose, one_of, seq
from landsraad.games.imperium.language.terms import BENE_GESSERIT, EMPEROR, FREMEN, GUILD

CONFLICTS = (
    conflict(
        "Skirmish",
        1,
        key="skirmish_a",
        first=vp(1),
        second=seq(intrigue(1), solari(2)),
        third=solari(2),
    ),
    conflict("Skirmish", 1, key="skirmish_b", first=vp(1), second=water(1), third=spice(1)),
    conflict(
        "Skirmish",
        1,
        key="skirmish_c",
        first=seq(gain_influence(), spice(1)),
        second=spice(2),
        third=spice(1),
    ),
    conflict(
        "Skirmish",
        1,
        key="skirmish_d",
        first=seq(gain_influence(), solari(2)),
        second=solari(3),
        third=solari(2),
    ),
    conflict(
        "Cloak and Dagger",
        2,
        first=seq(gain_influence(), intrigue(2)),
        second=seq(intrigue(1), spice(1)),
        third=one_of(intrigue=intrigue(1), spice=spice(1)),
    ),
    conflict(
        "Desert Power",
        2,
        first=seq(vp(1), water(1)),
        second=seq(water(1), spice(1)),
        third=spice(1),
    ),
    conflict("Guild Bank Raid", 2, first=solari(6), second=solari(4), third=solari(2)),
    conflict(
        "Machinations",
        2,
        first=choose(
            2,
            emperor=gain_influence(EMPEROR),
            guild=gain_influence(GUILD),
            bene_gesserit=gain_influence(BENE_GESSERIT),
            fremen=gain_influence(FREMEN),
        ),
        second=seq(water(1), solari(2)),
        third=water(1),
    ),
    conflict(
        "Raid Stockpiles",
        2,
        first=seq(intrigue(1), spice(3)),
        second=spice(2),
        third=spice(1),
    ),
    conflict(
        "Secure Imperial Basin",
        2,
        space="imperial_basin",
        first=seq(vp(1), control("imperial_basin")),
        second=water(2),
        third=water(1),
    ),
    conflict(
        "Siege of Arrakeen",
        2,
        space="arrakeen",
        first=seq(vp(1), control("arrakeen")),
        second=solari(4),
        third=solari(2),
    ),
    conflict(
        "Siege of Carthag",
        2,
        space="carthag",
        first=seq(vp(1), control("carthag")),
        second=seq(intrigue(1), spice(1)),
        third=spice(1),
    ),
    conflict(
        "Sort Through the Chaos",
        2,
        first=seq(mentat(), intrigue(1), solari(2)),
        second=seq(intrigue(1), solari(2)),
        third=solari(2),
    ),
    conflict(
        "Terrible Purpose",
        2,
        first=seq(vp(1), trash()),
        second=seq(water(1), spice(1)),
        third=spice(1),
    ),
    conflict(
        "Battle for Arrakeen",
        3,
        space="arrakeen",
        first=seq(vp(2), control("arrakeen")),
        second=choose(2, intrigue=intrigue(1), spice=spice(2), solari=solari(3)),
        third=seq(intrigue(1), solari(2)),
    ),
    conflict(
        "Battle for Carthag",
        3,
        space="carthag",
        first=seq(vp(2), control("carthag")),
        second=seq(intrigue(1), spice(3)),
        third=spice(3),
    ),
    conflict(
        "Battle for Imperial Basin",
        3,
        space="imperial_basin",
        first=seq(vp(2), control("imperial_basin")),
        second=spice(5),
        third=spice(3),
    ),
    conflict(
        "Grand Vision",
        3,
        first=seq(gain_influence(amount=2), intrigue(1)),
        second=seq(intrigue(1), spice(3)),
        third=spice(3),
    ),
)
