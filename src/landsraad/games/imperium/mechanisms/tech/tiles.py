"""All tech tiles by number, and what they do for their owners."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.boxes import box, items, pieces
from landsraad.games.imperium.engine.catalogue import CARDS, TABLES, numbers, spaces_of
from landsraad.games.imperium.engine.selection import Selection
from landsraad.games.imperium.language.abilities import (
    COST,
    REQUIREMENT,
    REVEALS,
    WINS,
    Bends,
    Lends,
    Of,
    Quantity,
    changed,
    foresees,
    found,
    given_on,
)
from landsraad.games.imperium.language.cards import THEFT
from landsraad.games.imperium.language.gains import DrawIntrigue, Gain
from landsraad.games.imperium.language.moments import Moment, Whenever
from landsraad.games.imperium.language.structure import ForEach
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.mechanisms.tech.words import (
    ACQUIRED,
    ENDGAME,
    ROUND,
    AlsoCosts,
    Borrowed,
    May,
    TechTile,
    WinsTies,
)

TECHS: Final[tuple[TechTile, ...]] = TABLES["tech"]
TECH: Final = numbers(TECHS)


def given(moment: Moment) -> tuple[Effect | None, ...]:
    """By tile, what it gives at a moment."""
    return tuple(given_on(moment, tile.abilities) for tile in TECHS)


def changes(quantity: Quantity, of: Of = None) -> tuple[int, ...]:
    """By tile, by how much it changes a number."""
    return tuple(changed(quantity, tile.abilities, of) for tile in TECHS)


ON_ACQUIRED: Final = given(ACQUIRED)
ON_ROUND: Final = given(ROUND)
ON_ENDGAME: Final = given(ENDGAME)
ON_INTRIGUE: Final = given(Whenever(DrawIntrigue(1)))
REVEAL_BOXES: Final = tuple(
    box(effect, tile.key) for effect, tile in zip(given(REVEALS), TECHS, strict=True)
)
WIN_ITEMS: Final = tuple(
    items(effect, tile.key) for effect, tile in zip(given(WINS), TECHS, strict=True)
)
SPACE_COSTS: Final = changes(COST)
TAKES_ALL: Final = tuple(
    frozenset(
        piece.gain.resource
        for _, piece in (pieces(effect) if effect is not None else ())
        if isinstance(piece, ForEach) and isinstance(piece.gain, Gain) and piece.gain.amount < 0
    )
    for effect in given(REVEALS)
)
"""By tile, the resources of which it may take all on a reveal turn."""
STEALING: Final = changes(REQUIREMENT, THEFT)
FORESIGHT: Final = tuple(foresees(tile.abilities) for tile in TECHS)
TIEBREAKS: Final = tuple(found(WinsTies, tile.abilities) is not None for tile in TECHS)


def _lends(tile: TechTile) -> dict[int, int]:
    ability = found(Lends, tile.abilities)
    if ability is None:
        return {}
    spaces = spaces_of(ability.icons)
    return {number: spaces for number, card in enumerate(CARDS) if card.key == ability.to}


LENT: Final = tuple(map(_lends, TECHS))
"""By tile, the spaces of the icons that it lends to cards."""


def _uses(tile: TechTile) -> Effect | None:
    ability = found(May, tile.abilities)
    return ability.effect if ability is not None else None


def _flips(tile: TechTile) -> bool:
    ability = found(May, tile.abilities)
    return ability is not None and ability.flips


def _standing(tile: TechTile) -> int:
    ability = found(Bends, tile.abilities)
    return int(ability.rule) if ability is not None else 0


def _also(tile: TechTile) -> Effect | None:
    ability = found(AlsoCosts, tile.abilities)
    return ability.cost if ability is not None else None


ALSO: Final = tuple(map(_also, TECHS))
"""What a tile costs besides its price."""
USES: Final = tuple(map(_uses, TECHS))
"""What the owner of a tile may use on a turn."""
FLIPS: Final = tuple(map(_flips, TECHS))
"""Whether that is for once a round."""
STANDING: Final = tuple(map(_standing, TECHS))
"""The rules that a tile changes for good."""


def tech_tiles(selection: Selection) -> list[int]:
    """The tech tiles in play, those borrowed from other sets too."""
    borrowed = (key for extra in selection.more(Borrowed) for key in extra.tiles)
    return [*selection.numbers("tech"), *(selection.keys("tech")[key] for key in borrowed)]
