"""The tech tiles that go with the original game, one of each: 12 of the 18 in the box."""

from landsraad.games.imperium.language.abilities import (
    COST,
    REQUIREMENT,
    REVEALS,
    TOP_CARD,
    WINS,
    lends,
    less,
    more,
    on,
    sees,
)
from landsraad.games.imperium.language.cards import THEFT, signet, trash
from landsraad.games.imperium.language.counts import agent_turn
from landsraad.games.imperium.language.gains import (
    draw,
    gain_influence,
    intrigue,
    persuasion,
    solari,
    sword,
    troops,
    vp,
)
from landsraad.games.imperium.language.moments import whenever
from landsraad.games.imperium.language.structure import one_of, pay, this_turn, when
from landsraad.games.imperium.language.terms import FACTIONS, Rule
from landsraad.games.imperium.mechanisms.commanders.words import COMMANDER, bank_commander, skill
from landsraad.games.imperium.mechanisms.dreadnoughts.words import recruit_and_deploy
from landsraad.games.imperium.mechanisms.ledger.words import command
from landsraad.games.imperium.mechanisms.tech.words import ACQUIRED, may, tech_tile, trash_tile
from landsraad.games.imperium.sets.ix.tech import TECH as IX_TECH

NOT_ALONE = ("detonation_devices", "troop_transports")
"""Tiles of Rise of Ix that need the rest of that set."""
BORROWED = tuple(tile.key for tile in IX_TECH if tile.key not in NOT_ALONE)

TECH = (
    tech_tile(
        "Delivery Bay",
        on(ACQUIRED, draw(1)),
        on(REVEALS, when(command(), solari(2))),
        cost=3,
        hagal=True,
    ),
    tech_tile(
        "Gene-Locked Vault",
        on(ACQUIRED, one_of(intrigue=intrigue(1), card=draw(1))),
        more(REQUIREMENT, 1, of=THEFT),
        cost=2,
        hagal=True,
    ),
    tech_tile("Glowglobes", on(ACQUIRED, gain_influence()), sees(TOP_CARD), cost=2, hagal=True),
    tech_tile("Navigation Chamber", on(ACQUIRED, gain_influence()), less(COST, 1), cost=5),
    tech_tile("Planetary Array", on(ACQUIRED, trash()), on(WINS, draw(1)), cost=2),
    tech_tile(
        "Plasteel Blades",
        on(ACQUIRED, solari(4)),
        on(whenever(bank_commander()), pay(trash_tile(), then=skill())),
        cost=3,
    ),
    tech_tile(
        "Rapid Dropships",
        on(ACQUIRED, troops(2)),
        may(when(agent_turn(), this_turn(Rule.COMBAT)), flips=True),
        cost=4,
        hagal=True,
    ),
    tech_tile(
        "Sardaukar High Command",
        on(ACQUIRED, vp(1)),
        less(COST, 1, of=COMMANDER),
        cost=7,
        hagal=True,
    ),
    tech_tile(
        "Self-Destroying Messages",
        on(ACQUIRED, intrigue(2)),
        on(REVEALS, persuasion(1)),
        cost=4,
        hagal=True,
    ),
    tech_tile(
        "Servo-Receivers",
        on(ACQUIRED, signet()),
        lends(*FACTIONS, to="signet_ring"),
        cost=2,
        hagal=True,
    ),
    tech_tile("Suspensor Suits", on(whenever(intrigue(1)), recruit_and_deploy(1)), cost=3),
    tech_tile("Training Depot", on(REVEALS, when(command(), sword(2))), cost=1, hagal=True),
)
