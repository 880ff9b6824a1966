"""Commanders and skills in the catalogue."""

from __future__ import annotations

from typing import Any

from landsraad.games.imperium.engine.plug import Catalogued, Sheet
from landsraad.games.imperium.facets.entries import moments
from landsraad.games.imperium.facets.sheet import shown
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.commanders.shapes import SkillSheet
from landsraad.games.imperium.mechanisms.commanders.words import BuyCommander


def _lines(chosen: ComponentSet, skill: Any) -> tuple[str, ...]:
    return (
        *moments(
            ("On your reveal turn, with a commander in the conflict", skill.reveal),
            ("Strength, with a commander in the conflict", skill.strength),
        ),
        f"{skill.copies} in the stack",
    )


def _shown(skill: Any) -> dict[str, Any]:
    return {"effect": shown(skill.reveal or skill.strength)}


SHEET: Sheet = Sheet(
    kinds=(Catalogued("skills", "leaders", "skill", _lines, _shown),),
    spaces=(BuyCommander(),),
    shapes={"skills": SkillSheet},
)
