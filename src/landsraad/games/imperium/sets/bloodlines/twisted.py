"""The twelve twisted intrigue cards of Piter De Vries."""

from landsraad.games.imperium.language.abilities import OPENS, lends
from landsraad.games.imperium.language.cards import discard, trash
from landsraad.games.imperium.language.components import plot_card
from landsraad.games.imperium.language.counts import alliance
from landsraad.games.imperium.language.gains import (
    draw,
    gain_influence,
    intrigue,
    solari,
    spice,
    sword,
    troops,
)
from landsraad.games.imperium.language.structure import (
    Fate,
    for_each,
    look,
    one_of,
    pay,
    seq,
    this_turn,
    top_fate,
    when,
)
from landsraad.games.imperium.language.terms import (
    CITY,
    CONFLICT,
    EITHER,
    LANDSRAAD,
    SPICE_TRADE,
    TROOP,
    Among,
    Zone,
)
from landsraad.games.imperium.language.troops import UnitsAt, deploy_up_to, lose_troops
from landsraad.games.imperium.language.words import icon, words
from landsraad.games.imperium.mechanisms.commanders.words import commanders
from landsraad.games.imperium.mechanisms.dreadnoughts.words import dreadnoughts
from landsraad.games.imperium.mechanisms.fray.words import agents_fighting
from landsraad.games.imperium.mechanisms.ledger.asked import met, say_each
from landsraad.games.imperium.mechanisms.sandworms.words import worms
from landsraad.games.imperium.mechanisms.twisted.words import (
    give_intrigue,
    pass_turn,
    plain_intrigue,
    trash_intrigue,
)

KINDS = met(
    UnitsAt(TROOP, CONFLICT) >= 1,
    commanders() >= 1,
    dreadnoughts(fighting=True) >= 1,
    worms() >= 1,
    agents_fighting() >= 1,
)
say_each(KINDS, "type of unit you have in the conflict", words("type of unit"), icon("combat"))

TWISTED = (
    plot_card(
        "Ambitious", plot=pay(lose_troops(EITHER, 3), then=gain_influence(among=Among.BEHIND))
    ),
    plot_card("Calculating", plot=for_each(KINDS, solari(1))),
    plot_card(
        "Controlled",
        plot=look(
            put_back=top_fate(Fate.BACK),
            discard=top_fate(Fate.DISCARD),
            draw=pay(solari(1), then=top_fate(Fate.DRAW)),
        ),
        combat=sword(1),
    ),
    plot_card("Devious", plot=one_of(trash=trash(Zone.HAND), deploy=deploy_up_to(2))),
    plot_card(
        "Discerning",
        plot=one_of(discard=pay(discard(1), then=draw(1)), alliance=when(alliance(), draw(1))),
    ),
    plot_card(
        "Insidious",
        plot=pay(give_intrigue(), then=seq(spice(1), when(plain_intrigue(), spice(1)))),
    ),
    plot_card("Resourceful", plot=this_turn(lends(LANDSRAAD, CITY, SPICE_TRADE))),
    plot_card("Sadistic", plot=pay(lose_troops(EITHER), then=draw(1))),
    plot_card("Shrewd", combat=pay(lose_troops(CONFLICT), then=spice(1))),
    plot_card("Sinister", combat=pay(lose_troops(EITHER, 2), then=seq(intrigue(1), solari(1)))),
    plot_card(
        "Unnatural",
        plot=pay(trash_intrigue(), then=seq(intrigue(1), when(plain_intrigue(), troops(1)))),
    ),
    plot_card("Withdrawn", plot=pass_turn(), at=OPENS),
)
