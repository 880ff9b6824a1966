"""The 18 cards of the Imperium deck, and the two of the tech module."""

from landsraad.games.imperium.language.abilities import OPENS, on
from landsraad.games.imperium.language.cards import (
    acquire_of_row,
    discard,
    trash,
    trash_self,
)
from landsraad.games.imperium.language.components import card
from landsraad.games.imperium.language.counts import another, influence
from landsraad.games.imperium.language.gains import (
    draw,
    gain_influence,
    intrigue,
    persuasion,
    solari,
    spice,
    sword,
    troops,
    water,
)
from landsraad.games.imperium.language.order import either, then
from landsraad.games.imperium.language.structure import one_of, pay, seq, this_turn, when
from landsraad.games.imperium.language.terms import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    GARRISON,
    GUILD,
    LANDSRAAD,
    SPICE_TRADE,
    TROOP,
    Rule,
    Zone,
)
from landsraad.games.imperium.mechanisms.commanders.words import bank_commander, commanders, skill
from landsraad.games.imperium.mechanisms.dreadnoughts.words import retreat, rout
from landsraad.games.imperium.mechanisms.ledger.words import (
    command,
    next_sister,
    spice_gained,
    trashed,
    units,
)
from landsraad.games.imperium.mechanisms.tech.words import tiles
from landsraad.games.imperium.mechanisms.twisted.words import pass_turn

IMPERIUM = (
    card(
        "Bombast",
        cost=1,
        factions=(EMPEROR,),
        icons=(LANDSRAAD,),
        reveal=seq(persuasion(1), when(command(), seq(solari(3), trash_self()))),
    ),
    card(
        "Command Center",
        cost=3,
        factions=(EMPEROR,),
        icons=(EMPEROR, CITY),
        agent=when(influence(EMPEROR) >= 2, troops(1)),
        reveal=seq(persuasion(1), pay(retreat(2), then=persuasion(2))),
    ),
    card(
        "Disruption Tactics",
        cost=2,
        factions=(FREMEN,),
        icons=(FREMEN, SPICE_TRADE),
        agent=rout(TROOP, name="disruption_tactics"),
        reveal=seq(persuasion(1), pay(trash_self(), then=this_turn(Rule.COMBAT))),
    ),
    card(
        "Elite Forces",
        cost=3,
        factions=(EMPEROR, GUILD),
        icons=(EMPEROR, GUILD),
        agent=pay(
            trash(Zone.HAND),
            then=when(trashed(EMPEROR), seq(intrigue(1), troops(1), this_turn(Rule.COMBAT))),
        ),
        reveal=seq(persuasion(1), sword(1)),
    ),
    card(
        "Engineered Miracle",
        cost=3,
        factions=(BENE_GESSERIT,),
        icons=(FREMEN, SPICE_TRADE),
        agent=pay(discard(1), then=water(1)),
        reveal=seq(
            persuasion(1),
            when(command(), pay(trash_self(), then=acquire_of_row())),
        ),
    ),
    card(
        "Fremen War Name",
        cost=4,
        factions=(FREMEN,),
        icons=(FREMEN, SPICE_TRADE),
        agent=when(spice_gained() >= 2, seq(troops(1), draw(1))),
        reveal=seq(persuasion(2), when(another(FREMEN), sword(2))),
    ),
    card(
        "I Believe",
        cost=3,
        factions=(FREMEN,),
        icons=(FREMEN, CITY),
        agent=pay(discard(1), then=draw(1)),
        reveal=seq(persuasion(1), when(command(), troops(2))),
    ),
    card(
        "Imperial Throneship",
        cost=7,
        factions=(EMPEROR,),
        icons=(EMPEROR, GUILD, BENE_GESSERIT, LANDSRAAD, CITY, SPICE_TRADE),
        agent=intrigue(1),
        reveal=seq(persuasion(2), when(units(GARRISON) >= 4, seq(persuasion(1), solari(3)))),
        acquire=gain_influence(EMPEROR),
    ),
    card(
        "Litany Against Fear",
        cost=3,
        factions=(BENE_GESSERIT,),
        reveal=persuasion(2),
        abilities=(on(OPENS, seq(draw(1), pass_turn())),),
    ),
    card(
        "Possible Futures",
        cost=8,
        factions=(BENE_GESSERIT, FREMEN),
        icons=(LANDSRAAD, CITY, SPICE_TRADE),
        agent=either(
            both=when(another(BENE_GESSERIT), seq(gain_influence(), troops(2))),
            otherwise=one_of(influence=gain_influence(), troops=troops(2)),
        ),
        reveal=seq(persuasion(2), water(1)),
        acquire=water(1),
    ),
    card(
        "Quash Rebellion",
        copies=2,
        cost=5,
        factions=(EMPEROR,),
        icons=(EMPEROR, GUILD, LANDSRAAD),
        agent=solari(2),
        reveal=seq(sword(2), when(commanders() >= 1, persuasion(2))),
    ),
    card(
        "Sandwalk",
        copies=2,
        cost=1,
        factions=(FREMEN,),
        icons=(SPICE_TRADE,),
        agent=when(spice_gained() >= 2, draw(1)),
        reveal=seq(persuasion(1), sword(1), when(another(FREMEN), persuasion(1))),
    ),
    card(
        "Sardaukar Standard",
        cost=4,
        factions=(EMPEROR,),
        icons=(EMPEROR, CITY),
        reveal=seq(persuasion(2), troops(1)),
        when_trashed=then(bank_commander(), skill()),
    ),
    card(
        "Southern Faith",
        cost=5,
        factions=(BENE_GESSERIT, FREMEN),
        icons=(FREMEN, CITY),
        agent=one_of(
            card=draw(1),
            influence=when(another(BENE_GESSERIT), gain_influence(BENE_GESSERIT)),
        ),
        reveal=seq(persuasion(1), sword(2), when(command(), spice(2))),
    ),
    card(
        "Urgent Shigawire",
        copies=2,
        cost=2,
        factions=(BENE_GESSERIT,),
        icons=(BENE_GESSERIT, CITY),
        agent=next_sister(),
        reveal=persuasion(1),
    ),
)

TECH_IMPERIUM = (
    card(
        "Ixian Ambassador",
        copies=2,
        cost=4,
        icons=(LANDSRAAD,),
        agent=spice(1),
        reveal=seq(persuasion(1), when(tiles() >= 2, gain_influence())),
    ),
)
