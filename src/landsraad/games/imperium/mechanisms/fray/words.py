"""Agents as units, and the word that deploys one."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.language.terms import CONFLICT, UnitKind
from landsraad.games.imperium.language.troops import Deploy, UnitsAt, deploy_up_to, say_deploying
from landsraad.games.imperium.language.words import ARROW, icon

AGENT: Final = UnitKind("agent", ("agent",))
say_deploying(
    AGENT,
    "you may deploy the agent you sent this turn to the conflict, as a unit of strength 2 "
    "(3 once you have your swordmaster) that cannot retreat",
    icon("agent"),
    ARROW,
    icon("combat"),
    label="into_the_fray",
)


def into_the_fray() -> Deploy:
    """The agent just sent goes into the conflict."""
    return deploy_up_to(1, AGENT)


def agents_fighting() -> UnitsAt:
    """One's agents in the conflict."""
    return UnitsAt(AGENT, CONFLICT)
