"""The odds of the attacks that are being thought about, as a seat may know them (WFA 15.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from landsraad.games.war_for_arrakis.battle import (
    air_targets,
    attackers,
    base_dice,
    dice_limit,
    fighting,
    in_reach,
    left_behind,
    shield_breakers,
)
from landsraad.games.war_for_arrakis.catalogue import AREAS, bits
from landsraad.games.war_for_arrakis.deeds import contents
from landsraad.games.war_for_arrakis.effects import Attack
from landsraad.games.war_for_arrakis.frames import Attacking, Battle
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.odds import Force, Odds, after_hit, battle_odds, force_of
from landsraad.games.war_for_arrakis.reach import riders
from landsraad.games.war_for_arrakis.shapes import OddsView
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import ATREIDES, COMBAT_DICE

HIDDEN_RANK: Final = 2
"""What a facedown sietch is taken for, and the regular units of a facedown token."""
HIDDEN_UNITS: Final = 2
CARDS: Final = ("cards_attacker", "cards_defender")
ASKED: Final = (*CARDS, "after", "continued")
"""The stages of a battle at which odds are of use."""


def chances(state: State, looker: int | None) -> dict[str, OddsView]:
    """By the area that an option names: the odds of attacking it, or with the legion there.

    Of a battle that goes on, the odds from here on, at the area that is attacked.
    """
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Attacking):
        if frame.origin < 0:
            legions = bits(attackers(state, frame.side, frame.attack))
            best = {area: _best(state, looker, frame, area) for area in legions}
            return {AREAS[area].key: odds for area, odds in best.items()}
        reached = bits(in_reach(state, frame.side, frame.origin, frame.attack, frame.zone))
        return {AREAS[t].key: _attack(state, looker, frame, frame.origin, t) for t in reached}
    if isinstance(frame, Battle) and frame.stage in ASKED:
        return {AREAS[frame.target].key: _battle(state, looker, frame)}
    return {}


def force_at(state: State, looker: int | None, area: int) -> Force:
    """The force in an area; what tokens hide at its average for those who cannot look."""
    return _force(state, looker, state.legions[area])


def _force(state: State, looker: int | None, legion: Legion) -> Force:
    breaking = shield_breakers(state, legion) > legion.special
    inside = (0, 0, 0)
    if legion.tokens:
        inside = (HIDDEN_UNITS * len(legion.tokens), 0, 0)
        if looker == ATREIDES:
            hidden = [contents(state, token) for token in legion.tokens]
            regular, elite, special = (sum(part[kind] for part in hidden) for kind in range(3))
            inside = (regular, elite, special)
    return force_of(legion, inside, breaking=breaking)


def rank_at(state: State, looker: int | None, area: int) -> int:
    """The rank of the settlement in an area, as far as a seat knows it; 0 without one."""
    facedown = state.sietches & ~state.revealed
    return HIDDEN_RANK if facedown >> area & 1 and looker != ATREIDES else state.ranks[area]


def _odds(
    state: State, looker: int | None, attack: Attack, force: Force, target: int,
    cards: tuple[int, int] = (0, 0),
) -> Odds:  # fmt: skip
    return battle_odds(
        force,
        force_at(state, looker, target),
        rank_at(state, looker, target),
        surprise=attack.surprise,
        extra=attack.extra,
        enemy_dice=attack.enemy_dice,
        relentless=attack.relentless,
        cards=cards,
    )


def _attack(
    state: State, looker: int | None, frame: Attacking, origin: int, target: int
) -> OddsView:  # fmt: skip
    legion = state.legions[origin]
    if left_behind(state, frame.side, origin, target, frame.zone):
        legion = riders(legion)
    force = _force(state, looker, legion)
    return _told(state, origin, target, _odds(state, looker, frame.attack, force, target))


def _best(state: State, looker: int | None, frame: Attacking, origin: int) -> OddsView:
    """The likeliest victory of a legion, by troop transport where there is one."""
    walking = in_reach(state, frame.side, origin, frame.attack)
    reached = walking | air_targets(state, frame.side, origin)
    told = [_attack(state, looker, frame, origin, target) for target in bits(reached)]
    return max(told, key=lambda odds: odds["attacker"])


def _battle(state: State, looker: int | None, frame: Battle) -> OddsView:
    """A battle from here on; before the dice of a round, with what another die would change."""
    force, attack = _force(state, looker, fighting(state, frame, 0)), frame.attack
    if frame.round > 1 or frame.stage not in CARDS:
        # What is special about the first round is over.
        attack = replace(attack, surprise=False, enemy_dice=COMBAT_DICE)
    if frame.stage not in CARDS:
        if frame.stage == "after" and state.ranks[frame.target] and not attack.relentless:
            force = after_hit(force)
        return _told(
            state, frame.origin, frame.target, _odds(state, looker, attack, force, frame.target)
        )
    now = _odds(state, looker, attack, force, frame.target, frame.dice)
    told = _told(state, frame.origin, frame.target, now)
    index = CARDS.index(frame.stage)
    if base_dice(state, frame, index) + frame.dice[index] < dice_limit(frame, index):
        more = frame.dice[0] + (index == 0), frame.dice[1] + (index == 1)
        then = _odds(state, looker, attack, force, frame.target, more)
        told["with_die"] = round(then.attacker, 3)
    return told


def _told(state: State, origin: int, target: int, odds: Odds) -> OddsView:
    taken: Literal["", "sietch", "settlement"] = ""
    if state.ranks[target]:
        taken = "sietch" if state.sietches >> target & 1 else "settlement"
    return {
        "from": AREAS[origin].key,
        "at": AREAS[target].key,
        "takes": taken or None,
        "attacker": round(odds.attacker, 3),
        "defender": round(odds.defender, 3),
        "losses": [round(odds.attacker_losses, 2), round(odds.defender_losses, 2)],
        "words": odds.words(taken),
    }
