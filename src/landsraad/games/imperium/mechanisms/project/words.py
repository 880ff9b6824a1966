"""The ability to set a tech tile aside for a lower price."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.games.imperium.language.abilities import Ability, say_ability


@dataclass(frozen=True, slots=True)
class SecretProject(Ability):
    """A tech tile set aside in setup, which costs less."""

    less: int


def secret_project(less: int) -> SecretProject:
    """A tech tile set aside for so much less."""
    return SecretProject(less)


say_ability(
    SecretProject,
    lambda ability: (
        "in setup look at the bottom tech tile of each stack and set one of them aside, face "
        f"down; whenever you acquire a tile you may take it for {ability.less} spice less"
    ),
)
