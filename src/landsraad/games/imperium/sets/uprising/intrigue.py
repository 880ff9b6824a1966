"""The 40 intrigue cards, and the four that come with contracts."""

from landsraad.games.imperium.language.abilities import on
from landsraad.games.imperium.language.cards import (
    ANY_NUMBER,
    acquire_up_to,
    discard,
    manipulate,
    trash,
)
from landsraad.games.imperium.language.components import plot_card
from landsraad.games.imperium.language.counts import (
    alliance,
    enemy,
    influence,
    lacking,
    owned,
    seated,
)
from landsraad.games.imperium.language.gains import (
    draw,
    gain_influence,
    intrigue,
    lose_influence,
    solari,
    spice,
    sword,
    troops,
    vp,
    water,
)
from landsraad.games.imperium.language.moments import whenever
from landsraad.games.imperium.language.structure import (
    choose,
    on_reveal,
    one_of,
    pay,
    seq,
    when,
)
from landsraad.games.imperium.language.terms import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FACTIONS,
    FREMEN,
    GUILD,
)
from landsraad.games.imperium.language.troops import deploy_up_to, retreat_up_to
from landsraad.games.imperium.mechanisms.contracts.words import completed, contract
from landsraad.games.imperium.mechanisms.dreadnoughts.words import deployed, retreat
from landsraad.games.imperium.mechanisms.ledger.asked import met, say_aims
from landsraad.games.imperium.mechanisms.ledger.words import spice_gained
from landsraad.games.imperium.mechanisms.objectives.words import (
    CRYSKNIFE,
    MOUSE,
    ORNITHOPTER,
    turn_down,
)
from landsraad.games.imperium.mechanisms.sandworms.words import break_wall, sandworms, worms
from landsraad.games.imperium.mechanisms.spies.words import recall_spy, spies, spy
from landsraad.games.imperium.mechanisms.tally.bargains import acquire_to_hand, grant

OVERSHADOWED = met(
    *(met(influence(faction) >= 4, enemy(met(alliance(faction))) >= 1) >= 2 for faction in FACTIONS)
)
say_aims(OVERSHADOWED, 1, "4 influence with a faction whose alliance an opponent holds")

INTRIGUE = (
    plot_card(
        "Buy Access",
        plot=pay(
            solari(5),
            then=choose(
                2,
                emperor=gain_influence(EMPEROR),
                guild=gain_influence(GUILD),
                bene_gesserit=gain_influence(BENE_GESSERIT),
                fremen=gain_influence(FREMEN),
            ),
        ),
    ),
    plot_card(
        "Call to Arms", plot=on_reveal(grant(on(whenever(acquire_up_to(ANY_NUMBER)), troops(1))))
    ),
    plot_card(
        "Change Allegiances",
        plot=seq(
            pay(lose_influence(), then=gain_influence()), pay(spice(3), then=gain_influence())
        ),
    ),
    plot_card("Contingency Plan", copies=3, plot=solari(2), combat=sword(3)),
    plot_card("Councilor's Ambition", plot=when(seated(), water(2))),
    plot_card("Crysknife", plot=spice(1), endgame=pay(turn_down(CRYSKNIFE), then=vp(1))),
    plot_card(
        "Cunning",
        plot=one_of(card=draw(1), trash=pay(spice(1), then=seq(draw(1), trash()))),
    ),
    plot_card(
        "Depart for Arrakis",
        plot=seq(pay(spice(2), then=troops(3)), when(influence(GUILD) >= 3, draw(1))),
    ),
    plot_card("Desert Mouse", plot=spice(1), endgame=pay(turn_down(MOUSE), then=vp(1))),
    plot_card("Detonation", copies=2, plot=one_of(wall=break_wall(), deploy=deploy_up_to(4))),
    plot_card("Devour", combat=seq(sword(2), when(worms() >= 1, seq(sword(2), trash())))),
    plot_card("Distraction", copies=2, plot=when(deployed() >= 3, spy(deep=True))),
    plot_card("Find Weakness", combat=seq(sword(2), pay(recall_spy(), then=sword(3)))),
    plot_card("Go to Ground", combat=pay(retreat(1, 2), then=spy())),
    plot_card("Imperium Politics", plot=pay(solari(1), then=gain_influence(EMPEROR, GUILD))),
    plot_card("Impress", combat=seq(sword(2), acquire_up_to(3))),
    plot_card(
        "Inspire Awe",
        plot=one_of(
            hand=when(worms() >= 1, acquire_to_hand(3)),
            discard=when(lacking(worms() >= 1), acquire_up_to(3)),
        ),
    ),
    plot_card("Intelligence Report", plot=seq(draw(1), when(spies() >= 2, draw(1)))),
    plot_card("Manipulate", plot=manipulate()),
    plot_card(
        "Market Opportunity",
        plot=one_of(sell=pay(spice(2), then=solari(5)), buy=pay(solari(5), then=spice(5))),
    ),
    plot_card("Mercenaries", plot=pay(solari(3), then=seq(intrigue(1), troops(2)))),
    plot_card(
        "Opportunism",
        plot=pay(seq(lose_influence(), lose_influence(), solari(2)), then=vp(1)),
    ),
    plot_card("Ornithopter", plot=spice(1), endgame=pay(turn_down(ORNITHOPTER), then=vp(1))),
    plot_card("Questionable Methods", combat=seq(sword(1), pay(lose_influence(), then=sword(4)))),
    plot_card(
        "Secure Spice Trade",
        endgame=when(owned("the_spice_must_flow") >= 2, seq(vp(1), spice(2))),
    ),
    plot_card("Shaddam's Favor", plot=seq(troops(1), when(influence(EMPEROR) >= 3, solari(3)))),
    plot_card("Shadow Alliance", endgame=when(OVERSHADOWED >= 1, vp(1))),
    plot_card("Sietch Ritual", plot=pay(discard(1), then=gain_influence(BENE_GESSERIT, FREMEN))),
    plot_card(
        "Special Mission",
        copies=2,
        plot=one_of(spy=spy(CITY), recall=pay(recall_spy(), then=seq(break_wall(), spice(2)))),
    ),
    plot_card(
        "Spice is Power",
        combat=one_of(retreat=pay(retreat(3), then=spice(3)), swords=pay(spice(3), then=sword(6))),
    ),
    plot_card("Spring the Trap", combat=pay(recall_spy(2), then=sword(7))),
    plot_card(
        "Strategic Stockpiling",
        plot=seq(
            pay(spice(5), then=vp(1)), when(influence(FREMEN) >= 3, pay(water(3), then=vp(1)))
        ),
    ),
    plot_card("Tactical Option", combat=one_of(swords=sword(2), retreat=retreat_up_to(ANY_NUMBER))),
    plot_card("Unexpected Allies", plot=pay(water(2), then=seq(break_wall(), sandworms(1)))),
    plot_card(
        "Weirding Combat", combat=seq(sword(3), when(influence(BENE_GESSERIT) >= 3, sword(2)))
    ),
)

CHOAM_INTRIGUE = (
    plot_card(
        "Backed by CHOAM",
        plot=pay(lose_influence(), then=solari(4)),
        combat=when(completed() >= 2, sword(4)),
    ),
    plot_card("CHOAM Profits", endgame=when(completed() >= 4, vp(1))),
    plot_card("Leverage", plot=when(spice_gained() >= 1, seq(contract(), solari(1)))),
    plot_card("Reach Agreement", combat=pay(retreat(1, 2), then=contract())),
)
