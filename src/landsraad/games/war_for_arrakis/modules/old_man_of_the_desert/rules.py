"""The rules of the Old Man of the Desert (WFA 18)."""

from __future__ import annotations

from functools import cache
from typing import Final

from landsraad.core.decisions import Option, Spot
from landsraad.games.war_for_arrakis import signs
from landsraad.games.war_for_arrakis.catalogue import SECTOR_AREAS, SECTOR_NAMES
from landsraad.games.war_for_arrakis.deeds import emit
from landsraad.games.war_for_arrakis.desert import MAKER_DICE, worm_strikes
from landsraad.games.war_for_arrakis.frames import Resolve
from landsraad.games.war_for_arrakis.modules.old_man_of_the_desert.state import old_man
from landsraad.games.war_for_arrakis.options import OfArea, add_area_words, areas
from landsraad.games.war_for_arrakis.reach import exposed
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, NOWHERE

NEXT_TO: Final = ((1, 3), (0,), (3,), (0, 2))
"""For each outer sector the outer sectors that are adjacent to it."""
MOST: Final = 5
"""Four sandworms and the Wild Maker."""
AREA_WORDS: Final = {
    "devour": "The Old Man attacks the harvester in {}",
    "maul": "The Old Man attacks the legion in {}",
}
SECTOR_WORDS: Final = {
    "summon": "Summon the Old Man of the Desert to the {} sector",
    "roam": "The Old Man moves to the {} sector",
}
add_area_words(AREA_WORDS)


class OfSector(Option):
    """The Old Man and a sector."""

    __slots__ = ("sector", "verb")

    def __init__(self, verb: str, sector: int) -> None:
        self.verb, self.sector = verb, sector
        self.notation = f"{verb} s{sector + 1}"

    @property
    def text(self) -> str:
        """The option for people."""
        return SECTOR_WORDS[self.verb].format(SECTOR_NAMES[self.sector])

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("sector", f"s{self.sector + 1}"),)


of_sector = cache(OfSector)

# --- tokens


def set_up(state: State) -> None:
    """The starting token of the Atreides goes back to the box (WFA 18.1.1)."""
    state.tokens[ATREIDES] = 0


def token_due(state: State, side: int) -> bool:
    """So does every other one that they would take."""
    if side == ATREIDES and state.token_reserve:
        state.token_reserve -= 1
    return side == ATREIDES


# --- Desert Power


def offers(state: State, side: int, frame: Resolve) -> list[Option]:
    """Desert Power actions of and for the Old Man."""
    part = old_man(state)
    if part.sector < 0:
        if not state.all_worms:
            return []
        return [of_sector("summon", sector) for sector in range(len(NEXT_TO))]
    if not part.kept:
        return []
    found: list[Option] = [of_sector("roam", sector) for sector in NEXT_TO[part.sector]]
    found += areas("devour", unprotected(state))
    return found + areas("maul", legions(state))


def unprotected(state: State) -> int:
    """Harvesters of the sector without a Harkonnen legion (WFA 18.3.3)."""
    sector = SECTOR_AREAS[old_man(state).sector]
    return sector & state.harvesters & ~state.armies[HARKONNEN]


def legions(state: State) -> int:
    """Harkonnen legions of the sector outside mountains (WFA 18.3.4)."""
    return SECTOR_AREAS[old_man(state).sector] & state.armies[HARKONNEN] & exposed(state)


def summon(state: State, side: int, frame: Resolve, option: OfSector) -> None:
    """All sandworms and wormsigns leave the board, and the Old Man comes (WFA 18.2.1)."""
    old_man(state).kept = state.all_worms.bit_count()
    state.worms, state.maker, state.calm = 0, NOWHERE, True
    signs.lift(state, state.wormsigns)
    emit(state, "summoned", ATREIDES, f"s{option.sector + 1}", old_man(state).kept)
    _come(state, option.sector)


def _come(state: State, sector: int) -> None:
    """All areas of a sector count as wormsigns for sandriders, but for settlements (WFA 18.2.3)."""
    old_man(state).sector = sector
    state.trails = SECTOR_AREAS[sector] & ~state.villages


def roam(state: State, side: int, frame: Resolve, option: OfSector) -> None:
    """The Old Man goes to the next sector, for a kept worm (WFA 18.3.2)."""
    old_man(state).kept -= 1
    emit(state, "roams", ATREIDES, f"s{option.sector + 1}")
    _come(state, option.sector)


def attack(state: State, side: int, frame: Resolve, option: OfArea) -> None:
    """The Old Man attacks as the Wild Maker does, and stays (WFA 18.3.5)."""
    old_man(state).kept -= 1
    worm_strikes(state, option.area, MAKER_DICE)


def maker_withheld(state: State) -> None:
    """The Wild Maker joins the kept worms (WFA 18.2.4)."""
    old_man(state).kept += 1


def hazards_begun(state: State) -> None:
    """The Old Man leaves, and the kept worms are available again (WFA 18.4.1)."""
    part = old_man(state)
    if part.sector >= 0:
        part.sector, part.kept = NOWHERE, 0
        state.trails, state.calm = 0, False
        emit(state, "old_man_leaves", ATREIDES)


def worth(state: State) -> float:
    """A kept worm is worth as much as one on the board."""
    return 2.0 * old_man(state).kept
