"""What commanders are worth beyond their worth as troops, and what their skills are."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Worth
from landsraad.games.imperium.engine.state import PlayerState
from landsraad.games.imperium.language.words import effect_worth
from landsraad.games.imperium.mechanisms.commanders.state import SKILLS, commanders_of
from landsraad.games.imperium.mechanisms.commanders.words import BuyCommander

SKILL_WORTH: Final = tuple(
    effect_worth(skill.reveal) * 0.8 + effect_worth(skill.strength) for skill in SKILLS
)


def _standing(player: PlayerState, left: float, value: float) -> float:
    own = commanders_of(player)
    value += (1.0 * own.garrison + 1.6 * own.supply + 2.0 * own.conflict) * (0.2 + left)
    return value + sum(SKILL_WORTH[skill] for skill in own.skills) * (0.2 + left)


WORTH: Final[Worth] = Worth(_standing, purchases=(BuyCommander,))
