"""The dashboards of players who share a faction, and the division of dice between them.

The printed dashboards are known in part only: which slots they have is our own stand-in.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from landsraad.games.war_for_arrakis.terms import (
    DEPLOYMENT,
    HOUSE,
    LEADERSHIP,
    MENTAT,
    RESULTS,
    STRATEGY,
)

SLOTS: Final[tuple[dict[int, int], ...]] = (
    {LEADERSHIP: 1, MENTAT: 2, HOUSE: 2},
    {STRATEGY: 2, LEADERSHIP: 1, DEPLOYMENT: 2},
    {LEADERSHIP: 3, MENTAT: 2, HOUSE: 3},
    {STRATEGY: 3, DEPLOYMENT: 3, MENTAT: 2},
)
"""For each planning deck the slots on the dashboard of its player, by result (WFA 21.1.3)."""


class Division(NamedTuple):
    """Dice divided between the House and its ally."""

    lots: tuple[list[int], list[int]]
    """For each of the two the dice on the dashboard, by result."""
    aside: tuple[int, int]
    """How many dice each has still to change to another result."""


def free_results(deck: int, lot: list[int]) -> list[int]:
    """The results of a dashboard with a free slot."""
    return [result for result, slots in SLOTS[deck].items() if lot[result] < slots]


def fewest(deck: int, lot: list[int]) -> list[int]:
    """Of the results with a free slot those with the fewest dice on the dashboard."""
    free = free_results(deck, lot)
    least = min((lot[result] for result in free), default=0)
    return [result for result in free if lot[result] == least]


def divide(house: int, rolled: list[int]) -> Division:
    """Divide the dice of a faction by the first three steps (WFA 21.3.1); ``house`` is a deck."""
    decks = (house, house + 1)
    lots: tuple[list[int], list[int]] = ([0] * 5, [0] * 5)
    spare = 0
    shared = [result for result in RESULTS if all(result in SLOTS[deck] for deck in decks)]
    for result in RESULTS:
        if result not in shared:
            own = 0 if result in SLOTS[house] else 1
            lots[own][result] = min(rolled[result], SLOTS[decks[own]][result])
            spare += rolled[result] - lots[own][result]
    for result in shared:
        for _ in range(rolled[result]):
            open_to = [n for n in (0, 1) if lots[n][result] < SLOTS[decks[n]][result]]
            if open_to:
                lots[min(open_to, key=lambda n: sum(lots[n]))][result] += 1
            else:
                spare += 1
    aside = [0, 0]
    for _ in range(spare):
        aside[sum(lots[1]) + aside[1] < sum(lots[0]) + aside[0]] += 1
    return Division(lots, (aside[0], aside[1]))


def allot(house: int, dice: list[int]) -> tuple[list[int], list[int]]:
    """Dice that lie on the dashboards already: those on both shared evenly, as slots allow."""
    lots: tuple[list[int], list[int]] = ([0] * 5, [0] * 5)
    for result in sorted(RESULTS, key=lambda r: r in SLOTS[house] and r in SLOTS[house + 1]):
        for _ in range(dice[result]):
            known = [n for n in (0, 1) if result in SLOTS[house + n]]
            free = [n for n in known if lots[n][result] < SLOTS[house + n][result]]
            open_to = free or known
            lots[min(open_to, key=lambda n: sum(lots[n]))][result] += 1
    return lots
