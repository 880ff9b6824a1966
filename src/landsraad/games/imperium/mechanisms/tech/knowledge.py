"""Honest guesses about tech tiles."""

from __future__ import annotations

from typing import Final

from landsraad.core.chance import Rng
from landsraad.games.imperium.engine.plug import Deal
from landsraad.games.imperium.engine.state import NOBODY, State
from landsraad.games.imperium.mechanisms.project.rules import glimpsed
from landsraad.games.imperium.mechanisms.project.state import project_of
from landsraad.games.imperium.mechanisms.tech.rules import bargained_for, tile_options
from landsraad.games.imperium.mechanisms.tech.state import tech_on


def _table(guess: State, seat: int | None, rng: Rng) -> None:
    """The tech tiles under the open ones, but for those a seat has glimpsed, and projects."""
    seen = dict(glimpsed(guess, seat)) if seat is not None else {}
    owners = [
        player
        for number, player in enumerate(guess.players)
        if project_of(player).tile != NOBODY and number != seat and not bargained_for(guess, number)
    ]
    pool = [
        tile for pile in tech_on(guess).stacks for tile in pile[:-1] if tile not in seen.values()
    ]
    pool += [project_of(player).tile for player in owners]
    pool.sort()
    rng.shuffle(pool)
    for player in owners:
        project_of(player).tile = pool.pop()
    piles: list[tuple[int, ...]] = []
    for stack, pile in enumerate(tech_on(guess).stacks):
        known = (seen[stack],) if stack in seen else ()
        size = max(0, len(pile) - 1) - len(known)
        piles.append((*known, *pool[:size], *pile[-1:]))
        del pool[:size]
    tech_on(guess).stacks = tuple(piles)
    for number, player in enumerate(guess.players):
        if number != seat and project_of(player).glimpsed:
            # What it saw under the stacks may be anything that could lie there.
            project_of(player).glimpsed = tuple(
                (n, tech_on(guess).stacks[n][0] if len(tech_on(guess).stacks[n]) > 1 else tile)
                for n, tile in project_of(player).glimpsed
            )


DEAL: Final[Deal] = Deal(table=_table, reoffers={"tech": tile_options})
