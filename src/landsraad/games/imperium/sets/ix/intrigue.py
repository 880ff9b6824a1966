"""The 17 intrigue cards."""

from landsraad.games.imperium.language.cards import discard, trash
from landsraad.games.imperium.language.components import plot_card
from landsraad.games.imperium.language.counts import held, owned, seated, tracks_at
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
    each_opponent,
    on_win,
    one_of,
    pay,
    seq,
    when,
)
from landsraad.games.imperium.language.terms import (
    BENE_GESSERIT,
    EITHER,
    EMPEROR,
    FREMEN,
    GUILD,
    Among,
    Resource,
)
from landsraad.games.imperium.language.troops import deploy_up_to, lose_troops
from landsraad.games.imperium.language.values import Condition
from landsraad.games.imperium.mechanisms.dreadnoughts.words import (
    DREADNOUGHT,
    UNIT,
    deployed,
    dreadnought,
    dreadnoughts,
    retreat,
)
from landsraad.games.imperium.mechanisms.ledger.asked import agents_on, met
from landsraad.games.imperium.mechanisms.shipping.words import freighter
from landsraad.games.imperium.mechanisms.tech.words import tech, tiles

CONSPIRACY: tuple[Condition, ...] = (
    dreadnoughts() >= 2,
    owned("the_spice_must_flow") >= 1,
    tracks_at(4) >= 2,
    seated(),
)

INTRIGUE = (
    plot_card(
        "Advanced Weaponry",
        plot=pay(solari(3), then=dreadnought()),
        combat=when(tiles() >= 3, sword(4)),
    ),
    plot_card("Blackmail", combat=pay(lose_influence(), then=sword(5))),
    plot_card("Cannon Turrets", combat=seq(sword(2), each_opponent(retreat(1, kind=DREADNOUGHT)))),
    plot_card("Cull", plot=pay(solari(1), then=trash())),
    plot_card("Diversion", plot=when(deployed() >= 4, freighter())),
    plot_card("Expedite", plot=pay(spice(1), then=freighter())),
    plot_card("Finesse", plot=pay(lose_influence(), then=gain_influence()), combat=sword(2)),
    plot_card("Glimpse the Path", plot=pay(spice(1), then=seq(water(1), draw(1)))),
    plot_card(
        "Grand Conspiracy",
        endgame=one_of(
            four=when(met(*CONSPIRACY) >= 4, vp(2)), three=when(met(*CONSPIRACY) >= 3, vp(1))
        ),
    ),
    plot_card("Ixian Probe", plot=pay(discard(2), then=draw(2))),
    plot_card("Machine Culture", plot=tech(), endgame=when(tiles() >= 3, vp(1))),
    plot_card(
        "Quid Pro Quo",
        plot=pay(
            spice(2),
            then=seq(
                when(agents_on(EMPEROR) >= 1, gain_influence(EMPEROR)),
                when(agents_on(GUILD) >= 1, gain_influence(GUILD)),
                when(agents_on(BENE_GESSERIT) >= 1, gain_influence(BENE_GESSERIT)),
                when(agents_on(FREMEN) >= 1, gain_influence(FREMEN)),
            ),
        ),
    ),
    plot_card("Second Wave", combat=seq(sword(2), deploy_up_to(2, UNIT))),
    plot_card("Secret Forces", plot=when(seated(), troops(2))),
    plot_card("Strategic Push", combat=seq(sword(2), on_win(solari(2)))),
    plot_card("Strongarm", plot=pay(lose_troops(EITHER), then=gain_influence(among=Among.VISITED))),
    plot_card(
        "War Chest",
        combat=pay(solari(2), then=sword(4)),
        endgame=when(held(Resource.SOLARI) >= 10, vp(1)),
    ),
)
