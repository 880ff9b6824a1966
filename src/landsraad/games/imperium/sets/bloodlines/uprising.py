"""What Bloodlines has for games of Uprising only: spies, sandworms, battle icons, contracts."""

from landsraad.games.imperium.language.abilities import REVEALS, on
from landsraad.games.imperium.language.board import recall_agent, send_agent
from landsraad.games.imperium.language.cards import discard, trash, trash_self
from landsraad.games.imperium.language.components import card, conflict, leader, plot_card
from landsraad.games.imperium.language.counts import (
    agent_turn,
    another,
    did,
    enemy,
    influence,
    lacking,
)
from landsraad.games.imperium.language.gains import (
    draw,
    gain_influence,
    intrigue,
    lose_influence,
    persuasion,
    solari,
    spice,
    sword,
    troops,
    vp,
    water,
)
from landsraad.games.imperium.language.moments import instead_of, whenever
from landsraad.games.imperium.language.order import then
from landsraad.games.imperium.language.structure import (
    each_opponent,
    lose_all,
    one_of,
    pay,
    seq,
    this_turn,
    when,
)
from landsraad.games.imperium.language.terms import (
    BENE_GESSERIT,
    CITY,
    EITHER,
    EMPEROR,
    FACTIONS,
    FREMEN,
    GUILD,
    LANDSRAAD,
    SPICE_TRADE,
    Resource,
    Rule,
    Zone,
)
from landsraad.games.imperium.language.troops import lose_troops
from landsraad.games.imperium.mechanisms.commanders.words import skill_tile
from landsraad.games.imperium.mechanisms.contracts.words import (
    at,
    at_once,
    complete,
    completed,
    contract,
    contract_icons,
    harvest_of,
    on_alliance,
    shown_contract,
)
from landsraad.games.imperium.mechanisms.dreadnoughts.words import deployed
from landsraad.games.imperium.mechanisms.ledger.asked import met, say_aims
from landsraad.games.imperium.mechanisms.ledger.words import command
from landsraad.games.imperium.mechanisms.navigation.words import navigation
from landsraad.games.imperium.mechanisms.objectives.words import (
    ORNITHOPTER,
    WILD,
    marked,
    one_mark,
    turn_down,
)
from landsraad.games.imperium.mechanisms.sandworms.words import break_wall, sandworms, worms
from landsraad.games.imperium.mechanisms.spies.words import (
    move_spy,
    must_gather,
    recall_spy,
    spy,
    spy_icon,
)
from landsraad.games.imperium.mechanisms.tally.bargains import grant, welcome
from landsraad.games.imperium.mechanisms.tally.words import (
    DISCARDED,
    discarded,
)
from landsraad.games.imperium.mechanisms.tech.words import (
    ACQUIRED,
    ENDGAME,
    also_costs,
    may,
    tech_tile,
    trash_tile,
)
from landsraad.games.imperium.mechanisms.twisted.words import trash_intrigue

COMMANDERS = (
    "sardaukar",
    "dutiful_service",
    "deliver_supplies",
    "high_council",
    "gather_support",
    "assembly_hall",
)

JUDGED = met(did(send_agent(LANDSRAAD)), influence(EMPEROR) >= 2)
say_aims(JUDGED, 2, "2 Emperor influence and an agent sent to a Landsraad space this turn")

IMPERIUM = (
    card(
        "Arrakis Observer",
        cost=3,
        factions=(GUILD,),
        icons=(CITY, SPICE_TRADE),
        agent=pay(discard(1), then=seq(spy(deep=True), when(discarded(GUILD), spice(2)))),
        reveal=seq(persuasion(1), pay(recall_spy(), then=sword(3))),
    ),
    card(
        "Eliminate Allies",
        cost=2,
        factions=(EMPEROR,),
        agent=trash(),
        reveal=seq(persuasion(1), sword(1)),
        when_trashed=troops(2),
        abilities=(spy_icon(),),
    ),
    card(
        "Holy War",
        cost=5,
        factions=(FREMEN,),
        icons=(EMPEROR, GUILD, BENE_GESSERIT, LANDSRAAD),
        agent=seq(each_opponent(lose_troops(EITHER)), each_opponent(move_spy())),
        reveal=seq(persuasion(1), troops(1), when(another(FREMEN), this_turn(Rule.COMBAT))),
    ),
    card(
        "Intelligence Training",
        copies=2,
        cost=3,
        factions=(EMPEROR,),
        icons=(LANDSRAAD, CITY),
        reveal=seq(persuasion(1), sword(1), when(command(), spy())),
        acquire=spy(),
    ),
    card(
        "Pointing the Way",
        cost=6,
        factions=(FREMEN,),
        icons=(FREMEN, CITY, SPICE_TRADE),
        agent=when(worms() >= 1, intrigue(1)),
        reveal=seq(persuasion(1), sword(2), when(command(), gain_influence())),
    ),
    card(
        "Shrouded Counsel",
        cost=4,
        factions=(BENE_GESSERIT,),
        agent=intrigue(1),
        reveal=seq(persuasion(1), when(command(), trash())),
        abilities=(spy_icon(),),
    ),
)

CHOAM_IMPERIUM = (
    card(
        "CHOAM Demands",
        cost=6,
        factions=(GUILD,),
        icons=(LANDSRAAD, CITY, SPICE_TRADE),
        agent=complete(),
        reveal=when(completed() >= 4, pay(trash_self(), then=seq(*map(gain_influence, FACTIONS)))),
    ),
    card(
        "Corrupt Bureaucrat",
        cost=4,
        factions=(GUILD,),
        icons=(GUILD, LANDSRAAD),
        agent=when(did(recall_spy()), contract()),
        reveal=persuasion(2),
        abilities=(spy_icon(), on(DISCARDED, solari(3))),
    ),
    card(
        "Delivery Logistics",
        copies=2,
        cost=2,
        factions=(GUILD,),
        reveal=one_of(persuasion=persuasion(1), contract=contract()),
        abilities=(contract_icons(),),
    ),
    card(
        "Mercantile Affairs",
        cost=5,
        factions=(BENE_GESSERIT,),
        icons=(BENE_GESSERIT, CITY, SPICE_TRADE),
        agent=when(did(complete()), intrigue(1)),
        reveal=persuasion(2),
        acquire=contract(),
        abilities=(spy_icon(),),
    ),
)

INTRIGUE = (
    plot_card(
        "False Orders",
        plot=when(agent_turn(), then(each_opponent(move_spy()), spy(here=True))),
    ),
    plot_card("Grasp Arrakis", combat=sword(3), endgame=pay(turn_down(amount=2), then=vp(1))),
    plot_card(
        "Insider Information",
        plot=pay(recall_spy(), then=one_of(card=seq(trash(), draw(1)), welcome=grant(welcome()))),
    ),
    plot_card("Ripples in the Sand", combat=seq(sword(3), when(worms() >= 1, intrigue(1)))),
    plot_card(
        "Sleeper Unit",
        plot=one_of(place=pay(solari(1), then=spy()), recall=pay(recall_spy(), then=troops(2))),
    ),
)

CHOAM_INTRIGUE = (plot_card("Coercive Negotiation", plot=when(deployed() >= 3, shown_contract())),)

CONFLICTS = (
    marked(
        WILD,
        conflict(
            "Skirmish",
            1,
            key="skirmish_wild",
            first=trash(),
            second=seq(water(1), solari(1)),
            third=solari(2),
        ),
    ),
    marked(
        WILD,
        conflict(
            "Storms in the South",
            2,
            first=seq(spy(deep=True), spice(2)),
            second=seq(intrigue(2), solari(2)),
            third=seq(intrigue(1), solari(2)),
        ),
    ),
)

LEADERS = (
    leader(
        "Count Hasimir Fenring",
        house="Fenring",
        complexity=2,
        ability="Assassin",
        abilities=(on(whenever(trash()), solari(1)),),
        signet_name="Corrino Liaison",
        signet=one_of(trash=trash(Zone.PLAY), spy=spy(EMPEROR, deep=True)),
    ),
    leader(
        "Gaius Helen Mohiam",
        house="",
        complexity=3,
        ability="Clandestine",
        abilities=(spy_icon(), must_gather()),
        signet_name="Listeners",
        signet=one_of(landsraad=spy(LANDSRAAD), anywhere=pay(spice(1), then=spy())),
    ),
    leader(
        "Liet Kynes",
        key="leader_liet_kynes",
        house="",
        complexity=3,
        ability="Arrakis Planetologist",
        abilities=(
            welcome("sietch_tabr"),
            on(instead_of(sandworms()), seq(trash(), spice(1), intrigue(1))),
        ),
        signet_name="Judge of the Change",
        signet=seq(
            when(JUDGED >= 2, water(1)),
            when(did(send_agent(CITY)), solari(1)),
            when(did(send_agent(SPICE_TRADE)), spice(1)),
        ),
    ),
)

SKILLS = (skill_tile("Fierce", strength=seq(sword(1), when(enemy(worms()) >= 1, sword(1)))),)

NAVIGATION = (
    navigation("Spy", one_of(spy=spy(), recall=pay(recall_spy(), then=seq(intrigue(1), spice(2))))),
)

CONTRACTS = (
    at(
        "deliver_supplies",
        "bl_deliver_supplies",
        seq(solari(1), spy(deep=True)),
        name="Deliver Supplies",
    ),
    on_alliance("bl_earn_any_alliance", seq(solari(2), troops(2))),
    harvest_of(3, "bl_harvest_3", seq(solari(2), spy())),
    harvest_of(4, "bl_harvest_4", seq(solari(3), spy())),
    at("high_council", "bl_high_council", recall_agent(), name="High Council"),
    at_once("bl_immediate", pay(trash_intrigue(), then=seq(intrigue(1), draw(1)))),
    at("secrets", "bl_secrets", seq(solari(2), draw(1)), name="Secrets"),
    at("spice_refinery", "bl_spice_refinery", troops(2), name="Spice Refinery"),
)

TECH = (
    tech_tile(
        "Advanced Data Analysis",
        also_costs(recall_spy(lost=True)),
        may(intrigue(1), flips=True),
        cost=3,
    ),
    tech_tile(
        "Forbidden Weapons",
        on(ACQUIRED, seq(break_wall(), troops(1))),
        on(
            REVEALS,
            one_of(
                swords=then(sword(3), lose_influence()),
                spice=then(lose_all(Resource.SPICE), trash_tile()),
            ),
        ),
        cost=2,
    ),
    tech_tile(
        "Ornithopter Fleet",
        on(ACQUIRED, troops(2)),
        one_mark(ORNITHOPTER),
        cost=4,
        hagal=True,
    ),
    tech_tile(
        "Panopticon",
        on(REVEALS, seq(spy(), troops(1))),
        on(
            ENDGAME,
            seq(*(when(lacking(influence(one) >= 2), gain_influence(one)) for one in FACTIONS)),
        ),
        cost=5,
        hagal=True,
    ),
    tech_tile(
        "Spy Drones",
        on(ACQUIRED, seq(spy(deep=True), spy(deep=True))),
        may(then(solari(1), when(did(recall_spy()), trash())), flips=True),
        cost=5,
        hagal=True,
    ),
)

CHOAM_TECH = (
    tech_tile(
        "CHOAM Transports",
        on(ACQUIRED, contract()),
        on(whenever(complete()), draw(1)),
        on(ENDGAME, when(completed() >= 4, vp(1))),
        cost=6,
    ),
)
