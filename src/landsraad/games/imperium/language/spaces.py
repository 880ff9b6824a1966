"""Which spaces of the board are meant."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.games.imperium.language.terms import FACTIONS, ICON_KEYS, ICON_NAMES, Faction, Icon
from landsraad.games.imperium.language.words import Token, icon, listed


@dataclass(frozen=True, slots=True)
class Spaces:
    """The spaces of these icons; ``maker``: the maker spaces. None of these: any space.

    ``here``: only the space of this turn's agent.
    """

    icons: tuple[Faction | Icon, ...] = ()
    maker: bool = False
    here: bool = False


def space_of(spaces: Spaces) -> str:
    """``a maker space``, ``an Emperor or Fremen space``."""
    icons = spaces.icons
    names = "faction" if icons == FACTIONS else listed([ICON_NAMES[kind] for kind in icons], "or")
    if spaces.maker:
        names = "maker"
    return f"{'an' if names[0] in 'AEIOU' else 'a'} {names} space"


def space_icons(spaces: Spaces) -> list[Token]:
    """The kinds of a space."""
    if spaces.maker:
        return [icon("maker")]
    return [icon(f"icon-{ICON_KEYS[kind]}") for kind in spaces.icons]
