"""Conservation of commanders and skills."""

from __future__ import annotations

from collections import Counter
from typing import Final

from landsraad.games.imperium.engine.plug import Audit
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.commanders.rules import BANKED
from landsraad.games.imperium.mechanisms.commanders.state import (
    SKILLS,
    commander_spaces,
    commanders_of,
    commanders_on,
    skills_in_play,
)


def _check(state: State) -> None:
    setup, table = state.setup, commanders_on(state)
    found = len(table.spaces) + table.bank + table.gone
    skills = Counter(table.skills + table.stack + table.skills_gone)
    for player in state.players:
        own = commanders_of(player)
        places = (own.garrison, own.conflict, own.supply)
        assert min(places) >= 0, "negative commanders"
        assert own.garrison <= player.garrison, "commanders outside the garrison"
        assert own.conflict <= player.conflict, "commanders outside the conflict"
        assert len(set(own.skills)) == len(own.skills), "two copies of a skill"
        found += sum(places)
        skills.update(own.skills)
    expected = len(commander_spaces(setup.selection, setup.seats)) + BANKED
    assert found == expected, "commanders lost or doubled"
    copies = {skill: SKILLS[skill].copies for skill in skills_in_play(setup.selection)}
    assert skills == Counter(copies), "skills lost or doubled"


AUDIT: Final[Audit] = Audit(check=_check)
