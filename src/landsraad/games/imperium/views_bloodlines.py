"""What Bloodlines adds to the view of a seat."""

from __future__ import annotations

from typing import Any

from landsraad.games.imperium.catalogue import (
    INTRIGUES,
    LEADER_SPACES,
    LEADERS,
    NAVIGATIONS,
    SKILLS,
    SPACES,
    TECHS,
)
from landsraad.games.imperium.holdings import glimpsed
from landsraad.games.imperium.state import NOBODY, State
from landsraad.games.imperium.views_ix import cost_to


def add(state: State, seat: int | None, shown: dict[str, Any]) -> None:
    """Add commanders, skills and the parts of leaders to a view."""
    table = state.bl
    shown["table"] |= {
        "commanders": [SPACES[space].key for space in table.commanders],
        "commander_bank": table.bank,
        "commanders_gone": table.gone,
        "skills": [SKILLS[skill].key for skill in table.skills],
        "skills_left": len(table.stack),
        "skills_gone": [SKILLS[skill].key for skill in table.skills_gone],
        "twisted_deck": len(table.twisted),
        "twisted_discard": [INTRIGUES[card].key for card in table.twisted_discard],
        "intrigue_trashed": [INTRIGUES[card].key for card in table.intrigue_trashed],
        "embassy": state.setup.embassy,
    }
    for space in LEADER_SPACES:
        if state.setup.board >> space & 1:
            shown["table"]["bonus_spice"][SPACES[space].key] = state.bonus[space]
    for number, player in enumerate(shown["players"]):
        player |= _house(state, number)
    if seat is not None:
        shown["players"][seat] |= _own(state, seat)


def _house(state: State, number: int) -> dict[str, Any]:
    player = state.players[number]
    bl = player.bl
    leader = LEADERS[player.leader] if player.leader != NOBODY and not player.rival else None
    return {
        "commanders": {
            "garrison": bl.commanders,
            "conflict": bl.fighting,
            "supply": bl.supply,
        },
        "skills": [SKILLS[skill].key for skill in bl.skills],
        "generated": bl.generated,
        "spice_gained": bl.spice,
        "agents_fighting": bl.agents,
        "next_sister": bl.sisters,
        "tactics": bl.tactics if leader is not None and leader.tactics is not None else None,
        "course_left": len(bl.course),
        "navigated": [NAVIGATIONS[card].key for card in bl.navigated],
        "each_reveal": bl.each_reveal,
        "has_project": bl.project != NOBODY,
        "twisted_size": sum(INTRIGUES[card].twisted for card in player.intrigue),
    }


def _own(state: State, seat: int) -> dict[str, Any]:
    """What the seat alone knows: its course, its secret project, the tiles it has glimpsed."""
    bl = state.players[seat].bl
    has_project = bl.project != NOBODY
    return {
        "course": [NAVIGATIONS[card].key for card in bl.course],
        "navigation_hand": [NAVIGATIONS[card].key for card in bl.dealt],
        "project": TECHS[bl.project].key if has_project else None,
        "project_price": cost_to(state, seat, bl.project) if has_project else None,
        "glimpsed": {str(stack): TECHS[tile].key for stack, tile in glimpsed(state, seat)},
    }
