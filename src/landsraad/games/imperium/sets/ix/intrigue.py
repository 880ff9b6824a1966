"""The 17 intrigue cards."""

from landsraad.games.imperium.components import plot_card
from landsraad.games.imperium.effects import Condition
from landsraad.games.imperium.terms import (
    BENE_GESSERIT,
    EITHER,
    EMPEROR,
    FREMEN,
    GUILD,
    Among,
    Resource,
)
from landsraad.games.imperium.vocabulary import (
    agents_on,
    deploy_units,
    deployed,
    discard,
    draw,
    dreadnought,
    dreadnoughts,
    each_opponent,
    freighter,
    gain_influence,
    held,
    lose_influence,
    lose_troops,
    met,
    on_win,
    one_of,
    owned,
    pay,
    retreat_dreadnought,
    seated,
    seq,
    solari,
    spice,
    sword,
    tech,
    tiles,
    tracks_at,
    trash,
    troops,
    vp,
    water,
    when,
)

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
    plot_card("Cannon Turrets", combat=seq(sword(2), each_opponent(retreat_dreadnought()))),
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
    plot_card("Second Wave", combat=seq(sword(2), deploy_units(2))),
    plot_card("Secret Forces", plot=when(seated(), troops(2))),
    plot_card("Strategic Push", combat=seq(sword(2), on_win(solari(2)))),
    plot_card("Strongarm", plot=pay(lose_troops(EITHER), then=gain_influence(among=Among.VISITED))),
    plot_card(
        "War Chest",
        combat=pay(solari(2), then=sword(4)),
        endgame=when(held(Resource.SOLARI) >= 10, vp(1)),
    ),
)
