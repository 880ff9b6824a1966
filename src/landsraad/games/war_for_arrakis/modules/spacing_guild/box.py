"""The components of the Spacing Guild expansion.

What no source gives stands in ``STAND_INS``: the cards, and how many figures and bases there are.
"""

from typing import Final

from landsraad.games.war_for_arrakis.components import Box, Card, Craft, Unit
from landsraad.games.war_for_arrakis.modules.spacing_guild.values import (
    HARDENED,
    HIDDEN,
    TROOP,
    Imperium,
    PlaceNavigator,
    ShootDown,
    Stay,
)
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    CHOAM,
    DECK,
    GUILD,
    HARKONNEN,
    IMPERIUM_KEYS,
    LANDSRAAD,
    REGULAR,
)
from landsraad.games.war_for_arrakis.vocabulary import desert_power, draw, play_card, seq

KEY: Final = "spacing_guild"
ROUTE: Final = 4
"""Steps from the start to Arrakis."""
KIND: Final = 5
"""A houses major troop among the units of a legion."""
TROOPS: Final = 12
"""Figures of both sides together."""
BASES: Final = 8
"""Bases of each side."""
ABOARD: Final = 2
"""Troops of each side aboard at the start, and that a Landsraad action brings."""
FRIGATES: Final = 3
FRIGATE: Final = (6, 7)
"""The frigates of each side among what flies."""
NAVIGATOR: Final = 8
DICE: Final = 3
HIDDEN_DICE: Final = 2
"""Dice of a bombardment, and against those who are hidden from above."""

_GUILD, _CHOAM = Imperium(IMPERIUM_KEYS[GUILD]), Imperium(IMPERIUM_KEYS[CHOAM])
_LANDSRAAD = Imperium(IMPERIUM_KEYS[LANDSRAAD])
_OURS, _FREMEN = DECK["house_atreides"], DECK["fremen_ally"]
_THEIRS, _CORRINO = DECK["house_harkonnen"], DECK["corrino_ally"]

BOX = Box(
    KEY,
    cards=(
        Card("petition_to_the_landsraad", "Petition to the Landsraad",
             seq(_LANDSRAAD, Imperium()), deck=_OURS),
        Card("contraband_in_orbit", "Contraband in Orbit",
             seq(_CHOAM, _GUILD, draw(1)), deck=_OURS),
        Card("sympathetic_houses", "Sympathetic Houses", Stay(HARDENED), deck=_OURS),
        Card("spice_bribe", "Spice Bribe", seq(_GUILD, _GUILD, play_card()), deck=_FREMEN),
        Card("no_eyes_above_the_desert", "No Eyes above the Desert", Stay(HIDDEN), deck=_FREMEN),
        Card("rockets_at_dusk", "Rockets at Dusk", seq(ShootDown(), desert_power()),
             deck=_FREMEN),
        Card("hired_houses", "Hired Houses", seq(_LANDSRAAD, _LANDSRAAD), deck=_THEIRS),
        Card("frigate_wing", "Frigate Wing", seq(_CHOAM, _CHOAM, draw(1)), deck=_THEIRS),
        Card("drilled_mercenaries", "Drilled Mercenaries", Stay(HARDENED), deck=_THEIRS),
        Card("the_guild_navigator", "The Guild Navigator", seq(PlaceNavigator(), draw(1)),
             copies=3, deck=_CORRINO),
    ),
    units=(
        Unit(KIND, TROOP, "houses major troop", (BASES, BASES), counts_as=REGULAR, rides=False,
             leads=True, designed=True),
    ),
    craft=(
        Craft(FRIGATE[ATREIDES], "atreides_frigate", "Atreides frigate", pilot=ATREIDES, reach=3,
              lasting=True, verb="frigate"),
        Craft(FRIGATE[HARKONNEN], "harkonnen_frigate", "Harkonnen frigate", pilot=HARKONNEN,
              reach=3, lasting=True, verb="frigate"),
        Craft(NAVIGATOR, "guild_navigator", "Guild Navigator", pilot=HARKONNEN, reach=2,
              verb="navigator"),
    ),
)  # fmt: skip

STAND_INS: Final = frozenset((*(card.key for card in BOX.cards), TROOP))
"""The records that are our own, by key."""
