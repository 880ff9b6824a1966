"""The questions and answers of players who share a faction."""

from __future__ import annotations

from functools import cache
from typing import Final

from landsraad.core.decisions import Ask, Option, Spot
from landsraad.games.war_for_arrakis.kit import ROLES
from landsraad.games.war_for_arrakis.options import Plain
from landsraad.games.war_for_arrakis.terms import LEADERSHIP, RESULT_KEYS

WHO: Final = Ask("who_acts", "Which of you takes this turn?", "WFA 21.4.1")
SET_ASIDE: Final = Ask("change", "A die was set aside: change it to which result?", "WFA 21.3.4")
TOKEN: Final = Ask("token", "Lay a Bene Gesserit token on your dashboard as a die?", "WFA 21.3.5")
ASKS: Final = (WHO,)


class OfRole(Option):
    """Who takes the turn."""

    __slots__ = ("role",)

    def __init__(self, role: str) -> None:
        self.role = role
        self.notation = f"acts {role}"

    @property
    def text(self) -> str:
        """The option for people."""
        return f"{ROLES[self.role].name} acts"

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("role", self.role),)


of_role = cache(OfRole)
CONE: Final = Plain(
    "cone", "Use a cone of silence: you and your partner show each other your hands"
)
HAND_OVER: Final = Plain(
    f"partner {RESULT_KEYS[LEADERSHIP]}",
    f"Use the die as {RESULT_KEYS[LEADERSHIP]}, carried out by your partner",
)
