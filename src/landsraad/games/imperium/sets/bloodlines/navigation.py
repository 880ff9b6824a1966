"""The navigation cards of Steersman Y'rkoon, but for the one about spies."""

from landsraad.games.imperium.language.cards import acquire_card, trash
from landsraad.games.imperium.language.counts import alliance
from landsraad.games.imperium.language.gains import (
    draw,
    gain_influence,
    intrigue,
    lose_influence,
    solari,
    spice,
    troops,
    vp,
    water,
)
from landsraad.games.imperium.language.structure import one_of, pay, seq, when
from landsraad.games.imperium.language.terms import GUILD, Among
from landsraad.games.imperium.mechanisms.ledger.words import trashed
from landsraad.games.imperium.mechanisms.navigation.words import (
    each_reveal,
    in_slot,
    navigation,
    reached,
)

NAVIGATION = (
    navigation(
        "Influence",
        one_of(
            spice=spice(1),
            influence=pay(solari(2), then=gain_influence(among=Among.REACHED)),
        ),
    ),
    navigation("Persuasion", seq(solari(2), when(in_slot(4), each_reveal(1)))),
    navigation(
        "Flow",
        one_of(
            spice=spice(1),
            flow=when(in_slot(1), pay(water(1), then=acquire_card("the_spice_must_flow"))),
        ),
    ),
    navigation("Trash", pay(trash(), then=when(trashed(cost=1), spice(2)))),
    navigation("Troops", one_of(one=troops(1), three=pay(solari(3), then=troops(3)))),
    navigation("Alliance", seq(spice(1), when(alliance(), intrigue(1)))),
    navigation("Water", seq(water(1), when(reached(GUILD), spice(1)))),
    navigation("Victory", one_of(card=draw(1), point=pay(spice(5), then=vp(1)))),
    navigation("Swap", pay(lose_influence(), then=gain_influence())),
)
