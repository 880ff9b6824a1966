"""The starting decks of the two Commanders, ten cards each."""

from dataclasses import replace

from landsraad.games.imperium.language.cards import signet, trash_self
from landsraad.games.imperium.language.components import Card, card
from landsraad.games.imperium.language.counts import mastered
from landsraad.games.imperium.language.gains import (
    gain_influence,
    persuasion,
    solari,
    spice,
    sword,
    troops,
    vp,
    water,
)
from landsraad.games.imperium.language.structure import pay, seq, when
from landsraad.games.imperium.language.terms import (
    CITY,
    EMPEROR,
    FACTIONS,
    FREMEN,
    LANDSRAAD,
    SPICE_TRADE,
    Among,
)
from landsraad.games.imperium.mechanisms.sandworms.words import hooked, sandworms
from landsraad.games.imperium.mechanisms.teams.words import (
    each_ally,
    enthrone,
    joint_cost,
    share_contracts,
    split,
    trade,
)


def _of(owner: str, *cards: Card) -> tuple[Card, ...]:
    """Cards of one Commander: some have the names of common ones."""
    return tuple(replace(one, key=f"{owner}_{one.key}") for one in cards)


MUADDIB_DECK = _of(
    "muaddib",
    card(
        "Command Respect",
        icons=(CITY,),
        agent=when(mastered(), pay(trash_self(), then=trade())),
        reveal=persuasion(1),
    ),
    card("Convincing Argument", reveal=persuasion(2)),
    card(
        "Demand Attention",
        icons=FACTIONS,
        agent=pay(spice(4), then=seq(gain_influence(among=Among.VISITED), trash_self())),
        reveal=persuasion(1),
    ),
    card(
        "Desert Call",
        icons=(SPICE_TRADE,),
        agent=when(hooked(), pay(water(1), then=seq(sandworms(1), trash_self()))),
        reveal=persuasion(1),
    ),
    card(
        "Limited Landsraad Access",
        copies=2,
        icons=(LANDSRAAD,),
        reveal=seq(spice(1), sword(1)),
    ),
    card("Seek Allies", icons=FACTIONS, agent=trash_self()),
    card("Signet Ring", icons=(LANDSRAAD, CITY, SPICE_TRADE), agent=signet(), reveal=persuasion(1)),
    card(
        "Threaten Spice Production",
        icons=(SPICE_TRADE,),
        agent=pay(joint_cost(spice(7)), then=seq(vp(1), trash_self())),
        reveal=persuasion(1),
    ),
    card(
        "Usul",
        factions=(FREMEN,),
        icons=(CITY,),
        agent=split(water=water(1), spice=spice(1)),
        reveal=persuasion(2),
    ),
)
EMPEROR_DECK = _of(
    "emperor",
    card("Convincing Argument", reveal=persuasion(2)),
    card(
        "Corrino Might",
        factions=(EMPEROR,),
        icons=(LANDSRAAD,),
        reveal=seq(sword(1), pay(spice(3), then=seq(each_ally(troops(2)), trash_self()))),
    ),
    card(
        "Critical Shipments",
        icons=(SPICE_TRADE,),
        agent=split(water=water(1), solari=solari(2)),
        reveal=persuasion(2),
    ),
    card(
        "Demand Results",
        factions=(EMPEROR,),
        icons=(LANDSRAAD,),
        agent=pay(solari(2), then=seq(share_contracts(), trash_self())),
        reveal=sword(1),
    ),
    card(
        "Devastating Assault",
        icons=(SPICE_TRADE,),
        agent=seq(troops(1), solari(1)),
        reveal=seq(persuasion(1), when(mastered(), pay(solari(3), then=sword(5)))),
    ),
    card(
        "Imperial Ornithopter",
        copies=2,
        factions=(EMPEROR,),
        icons=(CITY,),
        reveal=seq(persuasion(1), solari(1)),
    ),
    card(
        "Imperial Tent",
        factions=(EMPEROR,),
        icons=FACTIONS,
        agent=enthrone(),
        reveal=persuasion(1),
    ),
    card("Seek Allies", icons=FACTIONS, agent=trash_self()),
    card("Signet Ring", icons=(LANDSRAAD, CITY, SPICE_TRADE), agent=signet(), reveal=persuasion(1)),
)
