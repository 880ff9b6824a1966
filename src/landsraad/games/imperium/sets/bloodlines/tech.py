"""The tech tiles that go with the original game, one of each: 12 of the 18 in the box."""

from landsraad.games.imperium.components import tech_tile
from landsraad.games.imperium.sets.ix.tech import TECH as IX_TECH
from landsraad.games.imperium.terms import Rule
from landsraad.games.imperium.vocabulary import (
    draw,
    gain_influence,
    intrigue,
    one_of,
    pay,
    persuasion,
    recruit_and_deploy,
    signet,
    solari,
    sword,
    this_turn,
    trash,
    trash_tile,
    troops,
    vp,
    when,
)
from landsraad.games.imperium.vocabulary_bloodlines import agent_turn, command, skill

NOT_ALONE = ("detonation_devices", "troop_transports")
"""Tiles of Rise of Ix that need the rest of that set."""
BORROWED = tuple(tile.key for tile in IX_TECH if tile.key not in NOT_ALONE)

TECH = (
    tech_tile(
        "Delivery Bay",
        cost=3,
        hagal=True,
        acquire=draw(1),
        reveal=when(command(), solari(2)),
    ),
    tech_tile(
        "Gene-Locked Vault",
        cost=2,
        hagal=True,
        acquire=one_of(intrigue=intrigue(1), card=draw(1)),
        safe_intrigue=5,
    ),
    tech_tile("Glowglobes", cost=2, hagal=True, acquire=gain_influence(), foresight=True),
    tech_tile("Navigation Chamber", cost=5, acquire=gain_influence(), cheaper_spaces=1),
    tech_tile("Planetary Array", cost=2, acquire=trash(), win=draw(1)),
    tech_tile(
        "Plasteel Blades",
        cost=3,
        acquire=solari(4),
        on_commander=pay(trash_tile(), then=skill()),
    ),
    tech_tile(
        "Rapid Dropships",
        cost=4,
        hagal=True,
        acquire=troops(2),
        ability=when(agent_turn(), this_turn(Rule.COMBAT)),
        flip=True,
    ),
    tech_tile("Sardaukar High Command", cost=7, hagal=True, acquire=vp(1), cheaper_commanders=1),
    tech_tile(
        "Self-Destroying Messages",
        cost=4,
        hagal=True,
        acquire=intrigue(2),
        reveal=persuasion(1),
    ),
    tech_tile("Servo-Receivers", cost=2, hagal=True, acquire=signet(), signet_icons=True),
    tech_tile("Suspensor Suits", cost=3, on_intrigue=recruit_and_deploy(1)),
    tech_tile("Training Depot", cost=1, hagal=True, reveal=when(command(), sword(2))),
)
