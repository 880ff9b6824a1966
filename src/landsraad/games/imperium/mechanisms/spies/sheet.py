"""Observation posts in the catalogue, and the spy icon of cards."""

from __future__ import annotations

from typing import Any

from landsraad.games.imperium.engine.plug import Catalogued, Sheet
from landsraad.games.imperium.language.components import Card, ComponentSet
from landsraad.games.imperium.language.words import NAMES, listed
from landsraad.games.imperium.mechanisms.spies.shapes import PostSheet, SpyMarks
from landsraad.games.imperium.mechanisms.spies.words import spy_icon


def _lines(chosen: ComponentSet, post: Any) -> tuple[str, ...]:
    return (
        f"Watches {listed([NAMES[space] for space in post.spaces])}",
        "A spy here may be recalled to infiltrate, or to gather intelligence there",
    )


def _shown(post: Any) -> dict[str, Any]:
    return {"spaces": list(post.spaces)}


def _card(card: Card) -> SpyMarks:
    return {"spy": True} if spy_icon() in card.abilities else {}


SHEET: Sheet = Sheet(
    kinds=(Catalogued("posts", "leaders", "post", _lines, _shown),),
    card=_card,
    shapes={"posts": PostSheet, "card": SpyMarks},
)
