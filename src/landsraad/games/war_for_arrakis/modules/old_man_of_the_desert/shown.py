"""How the Old Man looks: views, described positions, features, refusals, the log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from landsraad.core.decisions import Decision, InvalidSetup, Option, Reason
from landsraad.core.described import check_keys, find, mapped, number
from landsraad.core.entries import Entry
from landsraad.games.war_for_arrakis import options
from landsraad.games.war_for_arrakis.catalogue import (
    AREA,
    AREAS,
    SECTOR_AREAS,
    SECTOR_NAMES,
    WILD_MAKER,
)
from landsraad.games.war_for_arrakis.chronicle import tells
from landsraad.games.war_for_arrakis.deeds import in_play
from landsraad.games.war_for_arrakis.modules.old_man_of_the_desert.rules import (
    AREA_WORDS,
    MOST,
    NEXT_TO,
    SECTOR_WORDS,
    of_sector,
)
from landsraad.games.war_for_arrakis.modules.old_man_of_the_desert.shapes import Table
from landsraad.games.war_for_arrakis.modules.old_man_of_the_desert.state import old_man
from landsraad.games.war_for_arrakis.plug import Explain, Timing
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import ATREIDES, HARKONNEN

TITLE: Final = "Old Man of the Desert"
SECTORS: Final = {f"s{sector + 1}": sector for sector in range(len(NEXT_TO))}


def table(state: State, looker: int | None) -> Table:
    """The sector of the Old Man and the kept worms."""
    part = old_man(state)
    where = f"s{part.sector + 1}" if part.sector >= 0 else None
    return {"old_man": {"sector": where, "kept": part.kept}}


def build(state: State, table: Mapping[str, Any]) -> None:
    """The Old Man as a description has him."""
    given = mapped("old_man", table.get("old_man", {}))
    check_keys("old_man", given, frozenset(("sector", "kept")))
    if given.get("sector") is None:
        if given.get("kept"):
            raise InvalidSetup("sandworms are kept while the Old Man is on the board (WFA 18.2.1)")
    else:
        part, most = old_man(state), MOST if in_play(state, WILD_MAKER) else MOST - 1
        part.sector = find("outer sector", given["sector"], SECTORS)
        part.kept = number("kept", given.get("kept", 1), 0, most)
        state.calm, state.trails = True, SECTOR_AREAS[part.sector] & ~state.villages


def audit(state: State) -> None:
    """Raise AssertionError if worms appeared, or the Atreides hold a token."""
    part = old_man(state)
    assert 0 <= part.kept <= MOST
    assert state.calm == (part.sector >= 0)
    assert part.sector >= 0 or not (part.kept or state.trails)
    assert not state.calm or not (state.all_worms | state.wormsigns), (
        "a sandworm or wormsign beside the Old Man (WFA 18.2.2)"
    )
    held = state.tokens[ATREIDES] or state.token_slot[ATREIDES] >= 0
    assert not held, "a Bene Gesserit token of the Atreides (WFA 18.1.1)"


NAMES: Final[tuple[str, ...]] = ("kept", *SECTORS)


def numbers(state: State, looker: int) -> list[float]:
    """The kept worms and the sector."""
    part = old_man(state)
    return [part.kept / MOST, *(float(part.sector == sector) for sector in SECTORS.values())]


def actions() -> Iterator[Option]:
    """Every answer that only a game with the Old Man offers."""
    for verb in SECTOR_WORDS:
        yield from (of_sector(verb, sector) for sector in SECTORS.values())
    for verb in AREA_WORDS:
        yield from (options.of_area(verb, area) for area in range(len(AREAS)))


def entries() -> Iterator[Entry]:
    """The figure with its words."""
    lines = (
        "Comes by a Desert Power action to an outer sector, all of whose areas then count as "
        "wormsigns for sandriders; all sandworms and wormsigns leave the board.",
        "Each sandworm kept is a Desert Power action: it moves, or attacks a harvester or a legion "
        "of its sector with 6 dice.",
    )
    yield Entry("old_man_of_the_desert", TITLE, "piece", TITLE, lines)


# --- refusals

TIMING: Final[dict[str, Timing]] = {
    verb: Timing(("desert_power",), "it is a Desert Power action", "WFA 18.3.1")
    for verb in (*SECTOR_WORDS, *AREA_WORDS)
}


def _common(state: State, summons: bool) -> Reason | None:
    part = old_man(state)
    if summons:
        if part.sector >= 0:
            return Reason("the Old Man is on the board", "WFA 18.2.1")
        return Reason("there is no sandworm on the board", "WFA 18.2.1")
    if part.sector < 0:
        return Reason("the Old Man is not on the board", "WFA 18.3.1")
    return None if part.kept else Reason("no kept sandworm is left", "WFA 18.3.1")


def _sector(verb: str) -> Explain:
    def reason(state: State, decision: Decision, words: list[str]) -> Reason | None:
        if len(words) != 1 or words[0] not in SECTORS:
            return Reason("the outer sectors are s1, s2, s3 and s4", "WFA 18.2.1")
        if decision.ask.key != "desert_power":
            return None
        if found := _common(state, verb == "summon"):
            return found
        if old_man(state).sector == SECTORS[words[0]]:
            return Reason("the Old Man is in that sector", "WFA 18.3.2")
        return Reason("that sector is not adjacent", "WFA 18.3.2")

    return reason


def _area(verb: str) -> Explain:
    def reason(state: State, decision: Decision, words: list[str]) -> Reason | None:
        area = AREA.get(words[0], -1) if len(words) == 1 else -1
        if area < 0:
            return Reason("there is no such area", "WFA 2.1.1")
        if decision.ask.key != "desert_power":
            return None
        if found := _common(state, summons=False):
            return found
        name, sector = AREAS[area].name, old_man(state).sector
        if not SECTOR_AREAS[sector] >> area & 1:
            return Reason(f"{name} is not in the {SECTOR_NAMES[sector]} sector", "WFA 18.3.1")
        if verb == "devour":
            return Reason(f"there is no unprotected harvester in {name}", "WFA 18.3.3")
        if state.armies[HARKONNEN] >> area & 1:
            return Reason(f"{name} is a mountain: no sandworm attacks there", "WFA 18.3.4")
        return Reason(f"there is no Harkonnen legion in {name}", "WFA 18.3.4")

    return reason


def _take(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key == "desert_power" and state.calm:
        if words in (["wormsigns"], ["wild_maker"]):
            why = "nothing places a wormsign or a sandworm while the Old Man is on the board"
            return Reason(why, "WFA 18.2.2")
        if words in (["move"], ["attack"]):
            return Reason("there is no sandworm on the board", "WFA 18.2.1")
    return None


def _token(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if state.asked == ATREIDES:
        return Reason("the Atreides have no Bene Gesserit tokens in this game", "WFA 18.1.1")
    return None


REFUSALS: Final[dict[str, Explain]] = {
    "take": _take,
    "token": _token,
    "bene_gesserit": _token,
    **{verb: _sector(verb) for verb in SECTOR_WORDS},
    **{verb: _area(verb) for verb in AREA_WORDS},
}

# --- the log


def _name(value: Any) -> str:
    return SECTOR_NAMES[SECTORS[value]]


tells("summoned", "{0} summons the Old Man of the Desert: {1}.", _name)
tells("roams", "The Old Man of the Desert moves on: {1}.", _name)
tells("old_man_leaves", "The Old Man of the Desert is gone.")
