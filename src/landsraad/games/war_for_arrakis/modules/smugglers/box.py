"""The components of the Smugglers expansion. The card and the special action are stand-ins."""

from landsraad.games.war_for_arrakis.components import Box, Card, Craft, Leader, Unit
from landsraad.games.war_for_arrakis.effects import Effect
from landsraad.games.war_for_arrakis.modules.smugglers.values import (
    AT_BASE,
    SMUGGLER,
    WITH_SMUGGLER,
    Allied,
    GainDrone,
    KeepOne,
    LowerStaban,
    Neutral,
)
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    DECK,
    DEPLOYMENT,
    DESERT_POWER,
    HOUSE,
    LEADERSHIP,
    MENTAT,
    REGULAR,
    STRATEGY,
)
from landsraad.games.war_for_arrakis.vocabulary import (
    LED,
    any_result,
    attack,
    desert_power,
    move,
    one_of,
    place,
    play_card,
    seq,
    when,
)

KEY = "smugglers"
KIND = 4
"""The smuggler among the units of a legion."""
DRONE, CARRYALL = 4, 5
"""The smuggler ornithopter and carryall among the vehicles."""
HARVESTERS = 3
DRONES = 3
FIGURES = 8
START = 7
"""The step of the prescience track on which Staban Tuek begins."""
LOWEST = 1
RANK = 3
BASE_SECTORS = (1, 2, 5, 6)
"""The four lowest sectors."""
FACES = (STRATEGY, STRATEGY, LEADERSHIP, DEPLOYMENT, MENTAT, HOUSE)
ACTIONS: tuple[Effect, ...] = (
    one_of(legion=move(1), smugglers=move(2, WITH_SMUGGLER)),
    one_of(move=move(1, LED), attack=attack(WITH_SMUGGLER)),
    place(SMUGGLER, SMUGGLER, where=AT_BASE),
    one_of(play=play_card(), draw=KeepOne()),
    any_result(),
)
"""What the results of the smugglers die are for (WFA 17.4.2)."""

BOX = Box(
    KEY,
    cards=(
        Card(
            "drone_ornithopters",
            "Drone Ornithopters",
            when(
                Allied(),
                seq(GainDrone(placed=True), move(1)),
                when(Neutral(), seq(GainDrone(), LowerStaban(1), play_card()), play_card()),
            ),
            copies=3,
            deck=DECK["house_atreides"],
        ),
    ),
    removed=("smugglers_a", "smugglers_b", "smugglers_c"),
    leaders=(
        Leader(
            "staban_tuek", "Staban Tuek", ATREIDES, DESERT_POWER,
            seq(desert_power(), move(1, WITH_SMUGGLER)), 1, 1, designed=True,
            deck=DECK["fremen_ally"],
        ),
    ),
    units=(Unit(KIND, SMUGGLER, "smuggler", (FIGURES, 0), counts_as=REGULAR, designed=True),),
    craft=(
        Craft(DRONE, "smuggler_ornithopter", "smuggler ornithopter", pilot=ATREIDES, reach=2),
        Craft(CARRYALL, "smuggler_carryall", "smuggler carryall", saves=True, yields=True),
    ),
)  # fmt: skip
