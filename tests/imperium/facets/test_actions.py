"""The numbers of the answers: complete, and kept by expansions."""

from dataclasses import fields, replace

import pytest

from landsraad.games.imperium.engine import boxes
from landsraad.games.imperium.engine.combat import REWARD_ITEMS
from landsraad.games.imperium.engine.reveal import WAITING_BOXES
from landsraad.games.imperium.facets import actions
from landsraad.games.imperium.language.gains import Gain
from landsraad.games.imperium.sets import SETS

ACTIONS = actions.actions()


def test_whatever_may_wait_on_a_turn_has_an_action():
    read = (*boxes.AGENT_BOXES, *boxes.REVEAL_BOXES, *boxes.SPACE_BOXES, *boxes.SIGNET_BOXES,
            *WAITING_BOXES, *(box for _, box in boxes.SPACE_REVEALS))  # fmt: skip
    waiting = [item for box in read for item in box.items]
    waiting += boxes.SPACE_INFLUENCE.values()
    for tables in (boxes.ON_SEAT, boxes.ON_SOLARI_COST, boxes.INSTEAD_OF_SPICE, *REWARD_ITEMS):
        waiting += [item for items in tables for item in items]
    asked = {str(item.option) for item in waiting if not isinstance(item.effect, Gain)}
    harvests = {name for name in asked if name.endswith(" harvest")}
    assert asked - harvests <= set(ACTIONS)
    assert len(asked) > 100


@pytest.mark.parametrize("table", ["spaces", "imperium", "intrigue", "conflicts", "leaders"])
def test_a_further_set_adds_its_actions_at_the_end(table, monkeypatch):
    base = SETS[0]
    *kept, last = getattr(base, table)
    smaller = replace(base, **{table: tuple(kept)})
    tables = [field.name for field in fields(base) if isinstance(getattr(base, field.name), tuple)]
    empty: dict[str, tuple[()]] = dict.fromkeys(tables, ())
    more = replace(base, key="more", **{**empty, table: (last,)})
    monkeypatch.setattr(actions, "SETS", (smaller,))
    alone = actions.actions.__wrapped__()
    monkeypatch.setattr(actions, "SETS", (smaller, more))
    both = actions.actions.__wrapped__()
    assert both[: len(alone)] == alone
    added = both[len(alone) :]
    assert added
    assert all(last.key in name or name.startswith("take ") for name in added)
    monkeypatch.setattr(actions, "SETS", (base,))
    assert set(both) == set(actions.actions.__wrapped__())
