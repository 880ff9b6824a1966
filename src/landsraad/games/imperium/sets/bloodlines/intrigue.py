"""The ten intrigue cards, and the two of the tech module."""

from landsraad.games.imperium.language.abilities import COST, lends, less
from landsraad.games.imperium.language.cards import discard, trash, trash_priced
from landsraad.games.imperium.language.components import plot_card
from landsraad.games.imperium.language.counts import held, tracks_at
from landsraad.games.imperium.language.gains import (
    draw,
    gain_influence,
    lose_influence,
    solari,
    spice,
    sword,
    troops,
    vp,
    water,
)
from landsraad.games.imperium.language.structure import (
    choose,
    for_each,
    one_of,
    pay,
    seq,
    this_turn,
    when,
)
from landsraad.games.imperium.language.terms import (
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    GUILD,
    Resource,
    Rule,
    Zone,
)
from landsraad.games.imperium.mechanisms.commanders.words import COMMANDER, commanders
from landsraad.games.imperium.mechanisms.dreadnoughts.words import retreat
from landsraad.games.imperium.mechanisms.tech.words import tech, tiles

INTRIGUE = (
    plot_card("Adaptive Tactics", plot=pay(spice(1), then=seq(troops(1), this_turn(Rule.COMBAT)))),
    plot_card("Desert Support", combat=pay(water(1), then=sword(5))),
    plot_card(
        "Emperor's Invitation",
        plot=one_of(card=draw(1), icon=this_turn(lends(EMPEROR))),
    ),
    plot_card("Honor Guard", plot=seq(troops(1), this_turn(less(COST, 1, of=COMMANDER)))),
    plot_card("Return the Favor", combat=seq(sword(1), for_each(tracks_at(2), sword(1)))),
    plot_card(
        "Sacred Pools",
        plot=pay(discard(1), then=water(1)),
        endgame=when(held(Resource.WATER) >= 3, vp(1)),
    ),
    plot_card(
        "Seize Production",
        plot=one_of(solari=solari(2), spice=when(commanders() >= 1, spice(2))),
    ),
    plot_card(
        "Tenuous Bond",
        plot=pay(lose_influence(), then=gain_influence()),
        combat=pay(trash_priced(1, Zone.DISCARD), then=sword(4)),
    ),
    plot_card(
        "The Strong Survive",
        combat=one_of(swords=sword(3), trash=pay(retreat(1), then=trash())),
    ),
    plot_card("Withdrawal Agreement", combat=pay(retreat(3), then=gain_influence())),
)

TECH_INTRIGUE = (
    plot_card(
        "Battlefield Research",
        combat=pay(retreat(1, 2), then=tech(1)),
        endgame=when(tiles() >= 3, vp(1)),
    ),
    plot_card(
        "Rapid Engineering",
        plot=one_of(
            tech=pay(discard(1), then=tech(1)),
            influence=when(
                tiles() >= 3,
                choose(
                    2,
                    emperor=gain_influence(EMPEROR),
                    guild=gain_influence(GUILD),
                    bene_gesserit=gain_influence(BENE_GESSERIT),
                    fremen=gain_influence(FREMEN),
                ),
            ),
        ),
    ),
)
