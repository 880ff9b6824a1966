"""The board for six players: spaces of Great Houses and Fringe Worlds, and two personal boards.

The icons of the Emperor and of the Fremen lead to Great Houses and Fringe Worlds.
"""

from landsraad.games.imperium.language.cards import trash
from landsraad.games.imperium.language.components import space
from landsraad.games.imperium.language.gains import (
    draw,
    harvest,
    intrigue,
    solari,
    spice,
    troops,
    water,
)
from landsraad.games.imperium.language.structure import seq
from landsraad.games.imperium.language.terms import CITY, EMPEROR, FREMEN, SPICE_TRADE
from landsraad.games.imperium.mechanisms.contracts.words import contract
from landsraad.games.imperium.mechanisms.spies.words import post
from landsraad.games.imperium.mechanisms.teams.words import reinforce, trade

SPACES = (
    space(
        "Military Support",
        EMPEROR,
        area="great_houses",
        cost=spice(2),
        effect=reinforce(3),
    ),
    space("Economic Support", EMPEROR, area="great_houses", effect=seq(spice(1), trade())),
    space(
        "Controversial Technology",
        FREMEN,
        area="fringe_worlds",
        cost=spice(2),
        effect=seq(intrigue(1), draw(1), trash()),
    ),
    space("Expedition", FREMEN, area="fringe_worlds", effect=contract()),
    space("Carthag", CITY, area="dune", combat=True, effect=seq(troops(1), intrigue(1))),
    space(
        "Habbanya Erg",
        SPICE_TRADE,
        area="dune",
        cost=water(1),
        combat=True,
        maker=True,
        effect=seq(harvest(2), draw(1)),
    ),
    space(
        "Sardaukar (Emperor board)",
        EMPEROR,
        area="emperor_board",
        cost=spice(3),
        effect=seq(intrigue(1), troops(4)),
    ),
    space("Vast Wealth", EMPEROR, area="emperor_board", effect=solari(3)),
    space(
        "Hardy Warriors",
        FREMEN,
        area="fremen_board",
        cost=water(1),
        combat=True,
        effect=troops(2),
    ),
    space(
        "Desert Mastery",
        FREMEN,
        area="fremen_board",
        combat=True,
        effect=seq(draw(1), spice(1)),
    ),
)
COVERS = ("sardaukar", "dutiful_service", "desert_tactics", "fremkit")
STANDS_FOR = (("sardaukar", "sardaukar_emperor_board"),)
OWN_BOARDS = (
    ("sardaukar_emperor_board", "shaddam_corrino_iv"),
    ("vast_wealth", "shaddam_corrino_iv"),
    ("hardy_warriors", "muaddib"),
    ("desert_mastery", "muaddib"),
)
POSTS = (
    post("Great Houses", "military_support", "economic_support"),
    post("Fringe Worlds", "controversial_technology", "expedition"),
    post("Carthag", "carthag"),
    post("Habbanya Erg", "habbanya_erg"),
)
FIGURES = (
    "sardaukar_emperor_board",
    "military_support",
    "deliver_supplies",
    "high_council",
    "assembly_hall",
    "gather_support",
)
"""Where the Sardaukar Commanders of Bloodlines stand."""
LEFT_OUT = ("fierce",)
"""The skills that stay in the box."""
STRENGTHS = (("leader_gurney_halleck", 6, 10),)
"""The leaders whose ability asks for more strength."""
MAIN_BOARD = ("shadow_alliance",)
"""The cards that ask about an alliance of somebody else: nobody's is that of a personal board."""
