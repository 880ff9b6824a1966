"""Teams in the catalogue: the cards of Commanders, and leaders who need more with six players."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.editions import SIX
from landsraad.games.imperium.engine.plug import Catalogued, Sheet
from landsraad.games.imperium.facets.entries import card_lines
from landsraad.games.imperium.facets.sheet import drawn
from landsraad.games.imperium.language.components import Card, ComponentSet, Leader
from landsraad.games.imperium.language.terms import FACTION_KEYS
from landsraad.games.imperium.mechanisms.teams.shapes import TeamsSheet
from landsraad.games.imperium.mechanisms.teams.words import Demands
from landsraad.games.imperium.sets import SETS


def _lines(chosen: ComponentSet, card: Card) -> tuple[str, ...]:
    owner = "Muad'Dib" if card.key.startswith("muaddib") else "Shaddam Corrino IV"
    return card_lines(card, f"in the starting deck of {owner} with six players")


def _ability(leader: Leader) -> tuple[str, ...]:
    """IMP 60.6.8"""
    found = (one for chosen in SETS for one in chosen.more if isinstance(one, Demands))
    return tuple(
        f"with six players {then} strength is needed"
        for demands in found
        for key, _, then in demands.strengths
        if key == leader.key
    )


def _more() -> TeamsSheet:
    """IMP 60.3.6"""
    bonuses = zip(FACTION_KEYS, SIX.track_bonus, strict=True)
    return {"teams_tracks": [{"faction": key, "bonus": drawn(bonus)} for key, bonus in bonuses]}


SHEET: Final[Sheet] = Sheet(
    kinds=(Catalogued("command", "starting", "card", _lines),),
    more=_more,
    ability=_ability,
    shapes={"more": TeamsSheet},
)
