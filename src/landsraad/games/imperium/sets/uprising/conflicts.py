"""The 16 conflict cards, level by level; those for a space of the shield wall lie behind it."""

from landsraad.games.imperium.language.board import control
from landsraad.games.imperium.language.cards import trash
from landsraad.games.imperium.language.components import conflict
from landsraad.games.imperium.language.gains import (
    gain_influence,
    intrigue,
    solari,
    spice,
    troops,
    vp,
    water,
)
from landsraad.games.imperium.language.structure import choose, pay, seq
from landsraad.games.imperium.language.terms import BENE_GESSERIT, EMPEROR, FREMEN, GUILD
from landsraad.games.imperium.mechanisms.contracts.words import contract
from landsraad.games.imperium.mechanisms.objectives.words import (
    CRYSKNIFE,
    MOUSE,
    ORNITHOPTER,
    WILD,
    marked,
)
from landsraad.games.imperium.mechanisms.spies.words import recall_spy, spy

CONFLICTS = (
    marked(
        CRYSKNIFE,
        conflict(
            "Skirmish",
            1,
            key="skirmish_crysknife",
            first=gain_influence(),
            second=seq(intrigue(1), spice(1)),
            third=spice(1),
        ),
    ),
    marked(
        ORNITHOPTER,
        conflict(
            "Skirmish",
            1,
            key="skirmish_ornithopter",
            first=seq(intrigue(1), solari(1)),
            second=seq(intrigue(1), solari(2)),
            third=intrigue(1),
        ),
    ),
    marked(
        MOUSE,
        conflict(
            "Skirmish",
            1,
            key="skirmish_desert_mouse",
            first=solari(2),
            second=solari(3),
            third=solari(2),
        ),
    ),
    marked(
        CRYSKNIFE,
        conflict(
            "CHOAM Security",
            2,
            first=seq(gain_influence(GUILD), contract(), troops(1)),
            second=seq(water(1), solari(2), troops(2)),
            third=seq(intrigue(1), troops(1)),
        ),
    ),
    marked(
        CRYSKNIFE,
        conflict(
            "Spice Freighters",
            2,
            first=seq(gain_influence(), pay(spice(3), then=vp(1))),
            second=seq(water(1), spice(1), troops(1)),
            third=seq(spice(1), troops(1)),
        ),
    ),
    marked(
        ORNITHOPTER,
        conflict(
            "Siege of Arrakeen",
            2,
            space="arrakeen",
            first=seq(control("arrakeen"), solari(2), troops(2)),
            second=seq(solari(4), troops(1)),
            third=solari(3),
        ),
    ),
    marked(
        CRYSKNIFE,
        conflict(
            "Seize Spice Refinery",
            2,
            space="spice_refinery",
            first=seq(control("spice_refinery"), spy(), spice(2)),
            second=seq(intrigue(1), spice(1), troops(1)),
            third=spice(2),
        ),
    ),
    marked(
        ORNITHOPTER,
        conflict(
            "Test of Loyalty",
            2,
            first=seq(gain_influence(EMPEROR), spy(), solari(2)),
            second=seq(solari(4), troops(1)),
            third=solari(3),
        ),
    ),
    marked(
        ORNITHOPTER,
        conflict(
            "Shadow Contest",
            2,
            first=seq(gain_influence(BENE_GESSERIT), intrigue(1)),
            second=seq(intrigue(1), spice(1), troops(1)),
            third=seq(spice(1), troops(1)),
        ),
    ),
    marked(
        MOUSE,
        conflict(
            "Secure Imperial Basin",
            2,
            space="imperial_basin",
            first=seq(control("imperial_basin"), spice(2), troops(1)),
            second=seq(water(2), troops(1)),
            third=seq(water(1), troops(1)),
        ),
    ),
    marked(
        MOUSE,
        conflict(
            "Protect the Sietches",
            2,
            first=seq(gain_influence(FREMEN), water(1), troops(1)),
            second=seq(spice(3), troops(1)),
            third=spice(2),
        ),
    ),
    marked(
        MOUSE,
        conflict(
            "Trade Dispute",
            2,
            first=seq(contract(), water(1), trash()),
            second=seq(water(1), spice(1), trash()),
            third=seq(water(1), troops(1)),
        ),
    ),
    marked(
        WILD,
        conflict(
            "Propaganda",
            3,
            first=choose(
                2,
                emperor=gain_influence(EMPEROR),
                guild=gain_influence(GUILD),
                bene_gesserit=gain_influence(BENE_GESSERIT),
                fremen=gain_influence(FREMEN),
            ),
            second=seq(intrigue(1), spice(3)),
            third=spice(3),
        ),
    ),
    marked(
        ORNITHOPTER,
        conflict(
            "Battle for Imperial Basin",
            3,
            space="imperial_basin",
            first=seq(vp(1), control("imperial_basin"), pay(spice(4), then=vp(1))),
            second=spice(5),
            third=spice(3),
        ),
    ),
    marked(
        CRYSKNIFE,
        conflict(
            "Battle for Arrakeen",
            3,
            space="arrakeen",
            first=seq(vp(1), control("arrakeen"), pay(recall_spy(2), then=vp(1))),
            second=seq(intrigue(1), spice(1), solari(3)),
            third=seq(spice(2), solari(2)),
        ),
    ),
    marked(
        MOUSE,
        conflict(
            "Battle for Spice Refinery",
            3,
            space="spice_refinery",
            first=seq(vp(1), control("spice_refinery"), pay(solari(6), then=vp(1))),
            second=seq(intrigue(1), spice(3)),
            third=spice(3),
        ),
    ),
)
