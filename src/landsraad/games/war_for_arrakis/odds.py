"""The odds of a battle, exactly, for bots and for people.

A pure function of two forces. Both sides are taken to fight on to the end, without discarding
cards, and to lose their pieces in a fixed sensible order, so that a force is told by the number of
hits it has taken and the battle is a walk over pairs of such numbers.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from landsraad.games.war_for_arrakis.catalogue import (
    LEADER_HITS,
    LEADER_SHIELDS,
    LEADING,
    UNTOUCHABLE,
    bits,
)
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.terms import COMBAT_DICE, STACKING

HIT_CHANCE: Final = 3 / 6
SHIELD_CHANCE: Final = 2 / 6
SPECIAL_CHANCE: Final = 1 / 6
Ability = tuple[int, int]
GENERIC: Final = (1, 0)
"""What a generic leader makes of a special result."""


class Force(NamedTuple):
    """The fighting part of a legion: units, and hits and shields of each leader."""

    regular: int = 0
    elite: int = 0
    special: int = 0
    leaders: tuple[Ability, ...] = ()
    captains: int = 0
    """Units that are generic leaders at once, and fall whole."""
    breaking: bool = False
    """Whether each of these cancels a shield."""
    aloof: tuple[Ability, ...] = ()
    """Hits and shields of leaders on whom no hit is taken."""

    @property
    def units(self) -> int:
        """Units, each a die."""
        return self.regular + self.elite + self.special + self.captains

    @property
    def breakers(self) -> int:
        """Units that cancel a shield each."""
        return self.special + self.captains if self.breaking else self.special

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """What the leaders make of special results, the best first."""
        if not self.captains and not self.aloof:
            return self.leaders
        every = (*self.leaders, *[GENERIC] * self.captains, *self.aloof)
        return tuple(sorted(every, reverse=True))


def hits_through(hits: int, shields: int, cancelling: int) -> int:
    """Hits that go through the shields of those they fall on, but for shields cancelled.

    The special elites of the side that deals the hits cancel one shield each (WFA 6.3.5).
    """
    stopped = shields - cancelling
    through = hits - stopped if stopped > 0 else hits
    return through if through > 0 else 0


class Odds(NamedTuple):
    """How a battle may end: chances, and units each side loses on average."""

    attacker: float
    """The defender is eliminated, the attacker is not."""
    defender: float
    both: float
    attacker_losses: float
    defender_losses: float

    def words(self, taken: str = "") -> str:
        """``63 % to take the sietch, losing 1.8 units for 2.9``, or ``to win`` in the open."""
        aim = f"take the {taken}" if taken else "win"
        return (
            f"{100 * self.attacker:.0f} % to {aim}, losing {self.attacker_losses:.1f} units "
            f"for {self.defender_losses:.1f}"
        )


def force_of(
    legion: Legion, inside: tuple[int, int, int] = (0, 0, 0), *, breaking: bool = False
) -> Force:
    """The force of a legion with what its facedown tokens hide, as far as an area can hold it."""
    captains = sum(kind in LEADING for kind in legion.others)
    leaders = [GENERIC] * legion.generic
    leaders += [(LEADER_HITS[n], LEADER_SHIELDS[n]) for n in bits(legion.named & ~UNTOUCHABLE)]
    aloof = [(LEADER_HITS[n], LEADER_SHIELDS[n]) for n in bits(legion.named & UNTOUCHABLE)]
    special = legion.special + inside[2]
    elite = legion.elite + inside[1]
    regular = legion.regular + len(legion.others) - captains + inside[0]
    regular = max(0, min(regular, STACKING - elite - special - captains))
    ordered = tuple(sorted(leaders, reverse=True))
    breaks = breaking and captains > 0
    return Force(regular, elite, special, ordered, captains, breaks, tuple(aloof))


def battle_odds(
    attacker: Force,
    defender: Force,
    rank: int = 0,
    *,
    surprise: bool = False,
    extra: int = 0,
    enemy_dice: int = COMBAT_DICE,
    relentless: bool = False,
    cards: tuple[int, int] = (0, 0),
) -> Odds:
    """The odds of an attack on a force, in a settlement of a rank (0: in the open).

    ``cards`` are dice of the first round for planning cards that were discarded.
    """
    if not defender.units:
        return Odds(1.0, 0.0, 0.0, 0.0, 0.0)
    if not attacker.units:
        return Odds(0.0, 1.0, 0.0, 0.0, 0.0)
    return _walk(attacker, defender, _Rules(rank, surprise, extra, enemy_dice, relentless, cards))


# --- the walk


class _Rules(NamedTuple):
    rank: int
    surprise: bool
    extra: int
    enemy_dice: int
    relentless: bool
    cards: tuple[int, int]


def after_hit(force: Force) -> Force:
    """A force after one more hit: elites become regulars, leaders go before the last unit."""
    regular, elite, special, leaders, captains = force[:5]
    if elite:
        return force._replace(regular=regular + 1, elite=elite - 1)
    if special:
        return force._replace(regular=regular + 1, special=special - 1)
    bodies = regular + captains
    if GENERIC in leaders and (bodies < 2 or len(leaders) > 1):
        rest = list(leaders)
        rest.remove(GENERIC)
        return force._replace(leaders=tuple(rest))
    if bodies == 1 and leaders:
        return force._replace(leaders=leaders[:-1])
    if bodies < 2:
        return Force()
    return force._replace(regular=regular - 1) if regular else force._replace(captains=captains - 1)


@lru_cache(4096)
def _states(force: Force) -> tuple[Force, ...]:
    """The force after 0, 1, 2 … hits; the last one has no units."""
    found = [force]
    while found[-1].units:
        found.append(after_hit(found[-1]))
    return tuple(found)


@lru_cache(4096)
def _rolled(
    dice: int, leaders: tuple[Ability, ...], bonus: int
) -> tuple[tuple[int, int, float], ...]:
    """Chances of each number of hits and shields from a roll; specials go to the best leaders."""
    found: dict[tuple[int, int], float] = {}
    for hits in range(dice + 1):
        for shields in range(dice - hits + 1):
            specials = dice - hits - shields
            chance = comb(dice, hits) * comb(dice - hits, shields)
            weight = chance * HIT_CHANCE**hits * SHIELD_CHANCE**shields * SPECIAL_CHANCE**specials
            used = leaders[: specials + bonus]
            key = hits + sum(a for a, _ in used), shields + sum(b for _, b in used)
            found[key] = found.get(key, 0.0) + weight
    return tuple((hits, shields, chance) for (hits, shields), chance in found.items())


@lru_cache(65536)
def _clash(
    attacker: Force, defender: Force, dice: tuple[int, int], bonus: int
) -> tuple[tuple[int, int, float], ...]:
    """Chances of each number of hits on the attacker and on the defender in one round."""
    found: dict[tuple[int, int], float] = {}
    ours, theirs = attacker.breakers, defender.breakers
    for a_hits, a_shields, a_chance in _rolled(dice[0], attacker.abilities, bonus):
        for d_hits, d_shields, d_chance in _rolled(dice[1], defender.abilities, 0):
            key = (
                hits_through(d_hits, a_shields, theirs),
                hits_through(a_hits, d_shields, ours),
            )
            found[key] = found.get(key, 0.0) + a_chance * d_chance
    return tuple((on_a, on_d, chance) for (on_a, on_d), chance in found.items())


@lru_cache(1 << 15)
def _walk(attacker: Force, defender: Force, rules: _Rules) -> Odds:
    """Go through the pairs of hits taken, in an order in which hits only grow."""
    ours, theirs = _states(attacker), _states(defender)
    last_a, last_d = len(ours) - 1, len(theirs) - 1
    toll = 1 if rules.rank and not rules.relentless else 0
    weights: dict[tuple[int, int], float] = {}
    ends: dict[tuple[int, int], float] = {}

    def spread(a: int, d: int, chance: float, *, first: bool) -> None:
        """One round from a pair of states."""
        cap = min(COMBAT_DICE, rules.enemy_dice) if first else COMBAT_DICE
        cards = rules.cards if first else (0, 0)
        dice = (
            min(ours[a].units + rules.extra + cards[0], COMBAT_DICE),
            min(theirs[d].units + rules.rank + cards[1], cap),
        )
        outcomes = _clash(ours[a], theirs[d], dice, int(rules.surprise and first))
        still = 0.0
        if not toll:
            # A round without hits changes nothing and is fought again.
            still = sum(c for on_a, on_d, c in outcomes if not on_a and not on_d)
        scale = chance / (1.0 - still) if still and not first else chance
        for on_a, on_d, part in outcomes:
            if still and not first and not on_a and not on_d:
                continue
            new_a, new_d = min(a + on_a, last_a), min(d + on_d, last_d)
            if new_a < last_a and new_d < last_d:
                new_a = min(new_a + toll, last_a)
            over = new_a == last_a or new_d == last_d
            table = ends if over else weights
            table[new_a, new_d] = table.get((new_a, new_d), 0.0) + scale * part

    spread(0, 0, 1.0, first=True)
    for total in range(last_a + last_d + 1):
        for a in range(max(0, total - last_d), min(total, last_a) + 1):
            chance = weights.pop((a, total - a), 0.0)
            if chance:
                spread(a, total - a, chance, first=False)
    return _summed(ours, theirs, ends)


def _summed(
    ours: tuple[Force, ...], theirs: tuple[Force, ...], ends: dict[tuple[int, int], float]
) -> Odds:
    last_a, last_d = len(ours) - 1, len(theirs) - 1
    won = lost = both = ours_lost = theirs_lost = 0.0
    for (a, d), chance in ends.items():
        ours_lost += chance * (ours[0].units - ours[a].units)
        theirs_lost += chance * (theirs[0].units - theirs[d].units)
        if a == last_a and d == last_d:
            both += chance
        elif d == last_d:
            won += chance
        else:
            lost += chance
    return Odds(won, lost, both, ours_lost, theirs_lost)
