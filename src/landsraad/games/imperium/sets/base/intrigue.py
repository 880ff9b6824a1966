"""The 40 intrigue cards."""

from landsraad.games.imperium.language.abilities import OPENS, lends
from landsraad.games.imperium.language.board import mentat, recall_agent
from landsraad.games.imperium.language.cards import ANY_NUMBER, acquire_up_to, reshuffle
from landsraad.games.imperium.language.components import plot_card
from landsraad.games.imperium.language.counts import (
    alliance,
    most,
    owned,
    reveal_turn,
    seated,
    tracks_at,
)
from landsraad.games.imperium.language.gains import (
    draw,
    gain_influence,
    persuasion,
    solari,
    spice,
    sword,
    troops,
    vp,
    water,
)
from landsraad.games.imperium.language.order import then
from landsraad.games.imperium.language.structure import (
    Fate,
    look,
    on_reveal,
    one_of,
    pay,
    seq,
    special,
    this_turn,
    top_fate,
    when,
)
from landsraad.games.imperium.language.terms import (
    BENE_GESSERIT,
    CONFLICT,
    EMPEROR,
    FACTIONS,
    FREMEN,
    GUILD,
    Pile,
    Rule,
)
from landsraad.games.imperium.language.troops import (
    deploy_recruits,
    deploy_up_to,
    lose_troops,
    retreat_up_to,
)

INTRIGUE = (
    plot_card("Allied Armada", combat=when(alliance(), pay(spice(2), then=sword(7)))),
    plot_card("Ambush", copies=2, combat=sword(4)),
    plot_card("Bindu Suspension", plot=special("bindu_suspension"), at=OPENS),
    plot_card("Bribery", plot=pay(solari(2), then=gain_influence())),
    plot_card(
        "Bypass Protocol",
        plot=one_of(
            discard=acquire_up_to(3), deck=pay(spice(2), then=acquire_up_to(5, to=Pile.DECK))
        ),
    ),
    plot_card("Calculated Hire", plot=pay(spice(1), then=mentat())),
    plot_card("Charisma", plot=on_reveal(persuasion(2))),
    plot_card("CHOAM Shares", plot=pay(solari(7), then=vp(1))),
    plot_card(
        "Corner the Market",
        endgame=seq(
            when(owned("the_spice_must_flow") >= 2, vp(1)),
            when(most(owned("the_spice_must_flow")), vp(1)),
        ),
    ),
    plot_card("Councilor's Dispensation", plot=when(seated(), spice(2))),
    plot_card(
        "Demand Respect",
        win=one_of(one=gain_influence(), two=pay(spice(2), then=gain_influence(amount=2))),
    ),
    plot_card("Dispatch an Envoy", copies=2, plot=this_turn(lends(*FACTIONS))),
    plot_card(
        "Double Cross",
        plot=pay(solari(1), then=special("double_cross")),
    ),
    plot_card("Favored Subject", plot=gain_influence(EMPEROR)),
    plot_card("Guild Authorization", plot=gain_influence(GUILD)),
    plot_card("Infiltrate", plot=this_turn(Rule.IGNORE_AGENTS)),
    plot_card("Know Their Ways", plot=gain_influence(FREMEN)),
    plot_card(
        "Master Tactician",
        copies=3,
        combat=one_of(swords=sword(3), retreat=retreat_up_to(3)),
    ),
    plot_card(
        "Plans Within Plans",
        endgame=one_of(four=when(tracks_at(3) >= 4, vp(2)), three=when(tracks_at(3) >= 3, vp(1))),
    ),
    plot_card(
        "Poison Snooper", copies=2, plot=look(draw=top_fate(Fate.DRAW), trash=top_fate(Fate.TRASH))
    ),
    plot_card("Private Army", copies=2, combat=pay(spice(2), then=sword(5))),
    plot_card("Rapid Mobilization", plot=deploy_up_to(ANY_NUMBER)),
    plot_card(
        "Recruitment Mission",
        plot=on_reveal(seq(persuasion(1), this_turn(Rule.ACQUIRE_TO_TOP))),
    ),
    plot_card("Refocus", plot=then(reshuffle(), draw(1))),
    plot_card(
        "Reinforcements",
        plot=pay(solari(3), then=seq(troops(3), when(reveal_turn(), deploy_recruits(3)))),
    ),
    plot_card("Secret of the Sisterhood", plot=gain_influence(BENE_GESSERIT)),
    plot_card("Staged Incident", combat=pay(lose_troops(CONFLICT, 3), then=vp(1))),
    plot_card("The Sleeper Must Awaken", plot=pay(spice(4), then=vp(1))),
    plot_card("Tiebreaker", combat=sword(2), endgame=spice(10)),
    plot_card("To the Victor...", win=spice(3)),
    plot_card("Urgent Mission", plot=recall_agent()),
    plot_card("Water of Life", plot=pay(seq(water(1), spice(1)), then=draw(3))),
    plot_card("Water Peddlers Union", plot=water(1)),
    plot_card("Windfall", plot=solari(2)),
)
