"""The 18 tech tiles, one of each."""

from landsraad.games.imperium.language.abilities import GAIN, REVEALS, WINS, bends, more, on
from landsraad.games.imperium.language.board import ANYWHERE, control
from landsraad.games.imperium.language.cards import ANY_NUMBER, discard, trash
from landsraad.games.imperium.language.counts import held, low_tracks, owned, seated, tracks_at
from landsraad.games.imperium.language.gains import (
    draw,
    gain_influence,
    intrigue,
    persuasion,
    solari,
    spice,
    sword,
    troops,
    vp,
    water,
)
from landsraad.games.imperium.language.moments import instead_of
from landsraad.games.imperium.language.structure import choose, for_each, pay, seq, this_turn, when
from landsraad.games.imperium.language.terms import (
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    GUILD,
    Resource,
    Rule,
    Zone,
)
from landsraad.games.imperium.mechanisms.intelligence.words import swap_intrigue
from landsraad.games.imperium.mechanisms.ledger.words import sword_cards
from landsraad.games.imperium.mechanisms.shipping.words import SHIPPING_TRACK
from landsraad.games.imperium.mechanisms.tech.words import (
    ACQUIRED,
    ENDGAME,
    ROUND,
    may,
    tech_tile,
    trash_tile,
    wins_ties,
)

TECH = (
    tech_tile("Artillery", on(REVEALS, for_each(sword_cards(), sword(1))), cost=1),
    tech_tile("Chaumurky", on(ACQUIRED, intrigue(2)), wins_ties(), cost=4, hagal=True),
    tech_tile("Detonation Devices", on(instead_of(control(ANYWHERE)), vp(1)), cost=3, hagal=True),
    tech_tile(
        "Disposal Facility",
        on(ACQUIRED, trash()),
        on(REVEALS, when(held(Resource.PERSUASION) >= 6, trash(Zone.PLAY))),
        cost=3,
    ),
    tech_tile(
        "Flagship",
        on(ACQUIRED, vp(1)),
        may(pay(solari(4), then=troops(3)), flips=True),
        cost=8,
        hagal=True,
    ),
    tech_tile("Holoprojectors", may(pay(discard(1), then=draw(1)), flips=True), cost=3),
    tech_tile(
        "Holtzman Engine",
        on(ROUND, draw(1)),
        on(ENDGAME, when(owned("the_spice_must_flow") >= 2, vp(1))),
        cost=6,
        hagal=True,
    ),
    tech_tile(
        "Invasion Ships",
        on(ACQUIRED, troops(4)),
        may(pay(discard(1), then=this_turn(Rule.IGNORE_AGENTS)), flips=True),
        cost=5,
        hagal=True,
    ),
    tech_tile(
        "Memocorders",
        on(ACQUIRED, gain_influence()),
        on(ENDGAME, when(tracks_at(3) >= 4, vp(1))),
        cost=2,
        hagal=True,
    ),
    tech_tile("Minimic Film", on(REVEALS, persuasion(1)), cost=2),
    tech_tile("Restricted Ordnance", on(REVEALS, when(seated(), sword(4))), cost=4),
    tech_tile(
        "Shuttle Fleet",
        on(
            ACQUIRED,
            choose(
                2,
                emperor=gain_influence(EMPEROR),
                guild=gain_influence(GUILD),
                bene_gesserit=gain_influence(BENE_GESSERIT),
                fremen=gain_influence(FREMEN),
            ),
        ),
        on(ROUND, solari(2)),
        cost=6,
        hagal=True,
    ),
    tech_tile(
        "Sonic Snoopers",
        on(ACQUIRED, intrigue(1)),
        may(pay(trash_tile(), then=swap_intrigue(ANY_NUMBER))),
        cost=2,
        hagal=True,
    ),
    tech_tile("Spaceport", on(ACQUIRED, draw(2)), bends(Rule.ACQUIRE_TO_TOP), cost=5),
    tech_tile(
        "Spy Satellites",
        may(pay(seq(spice(3), trash_tile()), then=vp(1))),
        on(ENDGAME, for_each(low_tracks(1), vp(1))),
        cost=4,
        hagal=True,
    ),
    tech_tile("Training Drones", may(troops(1), flips=True), cost=3, hagal=True),
    tech_tile("Troop Transports", more(GAIN, 1, of=SHIPPING_TRACK), cost=2, hagal=True),
    tech_tile("Windtraps", on(ACQUIRED, water(1)), on(WINS, water(1)), cost=2, hagal=True),
)
