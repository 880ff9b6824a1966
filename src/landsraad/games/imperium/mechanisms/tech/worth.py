"""What tech tiles and negotiators are worth."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Worth
from landsraad.games.imperium.engine.state import PlayerState
from landsraad.games.imperium.language.abilities import COST, REVEALS, changed, given_on
from landsraad.games.imperium.language.moments import Whenever
from landsraad.games.imperium.language.words import effect_worth
from landsraad.games.imperium.mechanisms.commanders.words import COMMANDER, TakeCommander
from landsraad.games.imperium.mechanisms.dreadnoughts.state import DREADNOUGHTS, KEY
from landsraad.games.imperium.mechanisms.dreadnoughts.worth import SHIP
from landsraad.games.imperium.mechanisms.tech.state import tech_of
from landsraad.games.imperium.mechanisms.tech.tiles import ON_ENDGAME, TECHS, USES
from landsraad.games.imperium.mechanisms.tech.words import AcquireTech

TECH_WORTH: Final[tuple[float, ...]] = tuple(
    1.1 * tile.cost
    + 0.2 * effect_worth(ON_ENDGAME[number])
    + effect_worth(USES[number])
    + effect_worth(given_on(REVEALS, tile.abilities))
    + effect_worth(given_on(Whenever(TakeCommander()), tile.abilities))
    - 2.0 * changed(COST, tile.abilities, COMMANDER)
    for number, tile in enumerate(TECHS)
)


def _standing(player: PlayerState, left: float, value: float) -> float:
    own = tech_of(player)
    if KEY not in player.parts:
        # The shipped weights were trained with this share, the same for all, where no ships are.
        value += SHIP * DREADNOUGHTS * (0.3 + left)
    value += 0.9 * own.negotiators * left
    return value + sum(TECH_WORTH[tile] for tile in own.tiles) * (0.25 + left)


WORTH: Final[Worth] = Worth(_standing, purchases=(AcquireTech,))
