"""Battles round by round (WFA 6)."""

from __future__ import annotations

from typing import Any, Final

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis import asks
from landsraad.games.war_for_arrakis.catalogue import (
    ADJACENT,
    AREA_KEYS,
    CARRIES_FAR,
    LEADER_HITS,
    LEADER_SHIELDS,
    LEADING,
    bits,
)
from landsraad.games.war_for_arrakis.deeds import (
    RODE,
    WON,
    carry_marks,
    check_stacking,
    discard,
    emit,
    feat,
    flip_all,
    reveal_sietch,
    roll,
    taking_part,
    transfer,
)
from landsraad.games.war_for_arrakis.effects import Attack
from landsraad.games.war_for_arrakis.engine import (
    answers,
    ask,
    ask_or_skip,
    steps,
)
from landsraad.games.war_for_arrakis.frames import (
    Attacking,
    Battle,
    Losses,
    Resolve,
    Rolls,
    Step,
)
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.movement import (
    arrive,
    boarding,
    mark_transport,
    rides,
    use_transport,
)
from landsraad.games.war_for_arrakis.names import name_of
from landsraad.games.war_for_arrakis.odds import hits_through
from landsraad.games.war_for_arrakis.options import (
    ADVANCE,
    CEASE,
    CONTINUE,
    DONE,
    LEADER_PIECE,
    RETREAT,
    STAND,
    STAY,
    OfArea,
    OfPiece,
    OfZone,
    areas,
    figure,
    named,
    of_card,
)
from landsraad.games.war_for_arrakis.players import discardable, hand_of, in_order
from landsraad.games.war_for_arrakis.reach import (
    may_act,
    on_foot,
    prey,
    retreats,
    targets,
    transports,
    walkers,
)
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    COMBAT_DICE,
    GENERIC,
    HARKONNEN,
    LANDSRAAD,
    NOBODY,
    NOWHERE,
)
from landsraad.games.war_for_arrakis.tracks import destroy_settlement

# --- choosing who attacks whom


def attackers(state: State, side: int, attack: Attack) -> int:
    """The areas of legions that may attack."""
    found, beside = 0, prey(state, side)
    for area in bits(state.armies[side]):
        # Only where nothing stands next to a legion must rides and flights be looked for.
        if may_act(state, state.legions[area], area, attack.legions) and (
            ADJACENT[area] & beside
            or in_reach(state, side, area, attack)
            or air_targets(state, side, area)
        ):
            found |= 1 << area
    return found


def in_reach(state: State, side: int, origin: int, attack: Attack, zone: int = NOWHERE) -> int:
    """What a legion may attack; by riding only if a part of it that may act does ride."""
    found, legion = targets(state, side, origin, zone), state.legions[origin]
    if legion.others and zone < 0 and on_foot(state, legion, origin, attack.legions):
        return found & ADJACENT[origin]
    return found


def left_behind(state: State, side: int, origin: int, target: int, zone: int) -> tuple[int, ...]:
    """The kinds of the units that an attack by sandriding leaves behind."""
    if side != ATREIDES or zone >= 0 or ADJACENT[origin] >> target & 1:
        return ()
    return walkers(state.legions[origin])


def air_targets(state: State, side: int, area: int) -> int:
    """What a legion may attack by the best of its transports."""
    zones = transports(state, side, area) if state.kit.flies[side] else []
    if not zones:
        return 0
    farthest = zones[0]
    if len(zones) > 1:
        farthest = max(zones, key=lambda zone: CARRIES_FAR[state.zones[zone]])
    return targets(state, side, area, farthest)


@steps(Attack)
def _attack(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, Attack)
    state.stack.append(Attacking(frame.side, frame.source, frame.effect))


@steps(Attacking)
def _attacking(state: State, frame: Attacking) -> None:
    side, origin, source = frame.side, frame.origin, name_of(frame.source)
    if origin < 0:
        options = areas("attack", attackers(state, side, frame.attack))
        ask_or_skip(state, frame, side, asks.ATTACK, options, source)
        return
    options = areas("at", in_reach(state, side, origin, frame.attack, frame.zone))
    if frame.zone < 0 and air_targets(state, side, origin):
        zones = transports(state, side, origin)
        options += boarding(state, [z for z in zones if targets(state, side, origin, z)])
    ask_or_skip(state, frame, side, asks.TARGET, options, source)


@answers(Attacking)
def _attacking_answer(state: State, frame: Attacking, option: Any) -> None:
    if option is DONE:
        return
    if isinstance(option, OfZone):
        state.stack.append(frame.changed(zone=option.zone))
    elif frame.origin < 0:
        state.stack.append(frame.changed(origin=option.area))
    else:
        _begin(state, frame, option)


def _begin(state: State, frame: Attacking, option: OfArea) -> None:
    attack_area(state, frame, option.area)


def attack_area(state: State, frame: Attacking, target: int) -> None:
    """A legion attacks an area: what is hidden on either side turns up."""
    side, origin = frame.side, frame.origin
    rode = rides(state, side, origin, target, state.legions[origin], frame.zone)
    mark_transport(state, side, origin, target, frame.zone, origin)
    if frame.zone >= 0:
        use_transport(state, frame.zone)
    emit(state, "attack", side, AREA_KEYS[origin], AREA_KEYS[target])
    if rode:
        feat(state, RODE)
    state.focus = NOWHERE
    behind = left_behind(state, side, origin, target, frame.zone)
    state.stack.append(Battle(side, origin, target, frame.attack, "open", behind=behind))
    reveal_sietch(state, target)
    for area in (origin, target):
        for told in state.moments.engaged:
            told(state, area)
        if state.legions[area].tokens:
            flip_all(state, area)
            check_stacking(state, area)


# --- the stages of a battle


@steps(Battle)
def _battle(state: State, frame: Battle) -> None:
    _STAGES[frame.stage](state, frame)


@answers(Battle)
def _battle_answer(state: State, frame: Battle, option: Any) -> None:
    _ANSWERS[frame.stage](state, frame, option)


def _open(state: State, frame: Battle) -> None:
    if not _standing(state, frame, 0):
        # WFA 16.1.5: its tokens have brought no figure.
        emit(state, "battle_over", 1 - frame.attacker, AREA_KEYS[frame.target])
        return
    began = state.legions[frame.target].units
    if began and any(daunted(state, frame) for daunted in state.moments.daunted):
        emit(state, "battle_over", 1 - frame.attacker, AREA_KEYS[frame.target])
        return
    stage = "cards_attacker" if began else "won"
    state.stack.append(frame.changed(stage=stage, began=began))


def _sides(frame: Battle, index: int) -> tuple[int, int]:
    """The side and the area of the attacker (0) or the defender (1)."""
    if index:
        return 1 - frame.attacker, frame.target
    return frame.attacker, frame.origin


def dice_limit(frame: Battle, index: int) -> int:
    """The most dice a side may roll in this round."""
    capped = index and frame.round == 1
    return min(COMBAT_DICE, frame.attack.enemy_dice) if capped else COMBAT_DICE


def base_dice(state: State, frame: Battle, index: int) -> int:
    """Dice for units, for the settlement of the defender and for the card of the attacker."""
    _, area = _sides(frame, index)
    more = state.ranks[area] if index else frame.attack.extra
    return fighting(state, frame, index).units + more


def fighting(state: State, frame: Battle, index: int) -> Legion:
    """The legion of the attacker (0) or the defender (1) as far as it takes part."""
    _, area = _sides(frame, index)
    return taking_part(state.legions[area], () if index else frame.behind)


def _cards(index: int) -> Any:
    after = "cards_defender" if index == 0 else "roll"

    def stage(state: State, frame: Battle) -> None:
        if not (_standing(state, frame, 0) and _standing(state, frame, 1)):
            # WFA 4.5.1: a free action in the middle of the battle has removed a legion.
            state.stack.append(frame.changed(stage="after"))
            return
        side, _ = _sides(frame, index)
        dice, seat = base_dice(state, frame, index) + frame.dice[index], _helper(state, side, frame)
        # WFA 10.4.2: the Landsraad's ban; WFA 16.1.14: more dice than may be rolled are no use.
        banned = side == HARKONNEN and state.bans >> LANDSRAAD & 1
        if seat < 0 or dice >= dice_limit(frame, index) or banned:
            more = 0 if banned or state.kit.players[side] else dice_limit(frame, index) - dice
            added = sum(by(state, more) for by in state.moments.reinforced) if more > 0 else 0
            total = frame.dice[0] + added * (1 - index), frame.dice[1] + added * index
            state.stack.append(frame.changed(stage=after, passed=0, dice=total))
            return
        options: list[Option] = [of_card("discard", card) for card in discardable(state, seat)]
        ask(state, frame, side, asks.REINFORCE, (*options, DONE), seat=seat)

    def answer(state: State, frame: Battle, option: Any) -> None:
        side, _ = _sides(frame, index)
        if option is DONE:
            passed = frame.passed | 1 << _helper(state, side, frame)
            state.stack.append(frame.changed(passed=passed))
            return
        discard(state, side, option.card, "reinforce")
        dice = frame.dice[0] + (index == 0), frame.dice[1] + (index == 1)
        state.stack.append(frame.changed(dice=dice))

    return stage, answer


def _helper(state: State, side: int, frame: Battle) -> int:
    """Who is asked for cards next: of two who share a side, whoever acts, then the other."""
    for seat in in_order(state, side):
        if not frame.passed >> seat & 1 and hand_of(state, seat):
            return seat
    return NOBODY


def _roll(state: State, frame: Battle) -> None:
    rolls = []
    for index in (0, 1):
        dice = base_dice(state, frame, index) + frame.dice[index]
        hits, shields, specials = roll(state, min(dice, dice_limit(frame, index)))
        if index == 0 and frame.attack.surprise and frame.round == 1:
            specials += 1
        rolls.append((hits, shields, specials))
        emit(state, "roll", _sides(frame, index)[0], hits, shields, specials)
    state.stack.append(
        frame.changed(stage="ability_attacker", rolls=(rolls[0], rolls[1]), used=(0, 0))
    )


def abilities(legion: Legion) -> list[tuple[int, int, int]]:
    """For each leader of a legion its piece, hits and shields for a special result."""
    leading = sum(kind in LEADING for kind in legion.others)
    found = [(GENERIC, 1, 0)] * (legion.generic + leading)
    for leader in bits(legion.named):
        found.append((LEADER_PIECE + leader, LEADER_HITS[leader], LEADER_SHIELDS[leader]))
    return found


def _unused(state: State, frame: Battle, index: int) -> list[tuple[int, int, int]]:
    left = abilities(fighting(state, frame, index))
    generic = frame.used[index] & 15
    found = []
    for ability in left:
        if ability[0] == GENERIC and generic:
            generic -= 1
        elif ability[0] == GENERIC or not frame.used[index] >> ability[0] & 1:
            found.append(ability)
    return found


def _apply(frame: Battle, index: int, ability: tuple[int, int, int]) -> Battle:
    """One special result becomes what a leader makes of it (WFA 6.3.2)."""
    piece, more_hits, more_shields = ability
    hits, shields, specials = frame.rolls[index]
    rolled = (hits + more_hits, shields + more_shields, specials - 1)
    # Generic leaders are counted in the low bits, named ones have a bit each.
    used = frame.used[index] + (1 if piece == GENERIC else 1 << piece)
    if index:
        return frame.changed(rolls=(frame.rolls[0], rolled), used=(frame.used[0], used))
    return frame.changed(rolls=(rolled, frame.rolls[1]), used=(used, frame.used[1]))


def _ability(index: int) -> Any:
    after = "ability_defender" if index == 0 else "clash"

    def stage(state: State, frame: Battle) -> None:
        while True:
            left = _unused(state, frame, index)
            if not left or not frame.rolls[index][2]:
                state.stack.append(frame.changed(stage=after))
                return
            forced = frame.rolls[index][2] >= len(left) or len({a[1:] for a in left}) == 1
            if not forced:
                break
            frame = _apply(frame, index, left[0])
        side, _ = _sides(frame, index)
        legion = fighting(state, frame, index)
        # Any generic leader will do, so the one that is there is named.
        plain = GENERIC if legion.generic else next((k for k in legion.others if k in LEADING), 0)
        kinds = sorted({ability[0] for ability in left})
        options = [
            figure("apply", side, plain) if kind == GENERIC else named("apply", kind - 10)
            for kind in kinds
        ]
        ask(state, frame, side, asks.ABILITY, options)

    def answer(state: State, frame: Battle, option: OfPiece) -> None:
        left = _unused(state, frame, index)
        piece = option.piece if option.piece >= LEADER_PIECE else GENERIC
        ability = next(ability for ability in left if ability[0] == piece)
        state.stack.append(_apply(frame, index, ability))

    return stage, answer


def shield_breakers(state: State, legion: Legion) -> int:
    """How many units of a legion cancel a shield each (WFA 6.3.5)."""
    if not state.hardened or not legion.others:
        return legion.special
    kinds = state.hardened >> 16 * legion.side
    return legion.special + sum(kinds >> kind & 1 for kind in legion.others)


def casualties(state: State, rolls: Rolls, legions: tuple[Legion, Legion]) -> tuple[int, int]:
    """Hits that both sides take of their rolls, attacker's first (WFA 6.3.6)."""
    ours, theirs = rolls
    on_attacker = hits_through(theirs[0], ours[1], shield_breakers(state, legions[1]))
    on_defender = hits_through(ours[0], theirs[1], shield_breakers(state, legions[0]))
    return on_attacker, on_defender


def _clash(state: State, frame: Battle) -> None:
    """Shields are cancelled, hits counted, casualties taken, the attacker's first."""
    legions = fighting(state, frame, 0), fighting(state, frame, 1)
    taken = casualties(state, frame.rolls, legions)
    state.stack.append(frame.changed(stage="after"))
    for index in (1, 0):
        side, area = _sides(frame, index)
        behind = () if index else frame.behind
        state.stack.append(Losses(side, area, taken[index], "battle", behind))


def _standing(state: State, frame: Battle, index: int) -> bool:
    side, area = _sides(frame, index)
    legion = state.legions[area]
    if frame.behind and not index:
        return legion.side == side and bool(taking_part(legion, frame.behind).units)
    return legion.side == side


def _after(state: State, frame: Battle) -> None:
    if not _standing(state, frame, 0):
        emit(state, "battle_over", 1 - frame.attacker if _standing(state, frame, 1) else -1,
             AREA_KEYS[frame.target])  # fmt: skip
        return
    if not _standing(state, frame, 1):
        state.stack.append(frame.changed(stage="won"))
        return
    siege = state.ranks[frame.target] and not frame.attack.relentless
    question = asks.SIEGE if siege else asks.CONTINUE
    ask(state, frame, frame.attacker, question, (CONTINUE, CEASE))


def _after_answer(state: State, frame: Battle, option: Any) -> None:
    if option is CEASE:
        emit(state, "battle_over", 1 - frame.attacker, AREA_KEYS[frame.target])
        return
    state.stack.append(frame.changed(stage="continued"))
    if state.ranks[frame.target] and not frame.attack.relentless:
        state.stack.append(Losses(frame.attacker, frame.origin, 1, "siege", frame.behind))


def _continued(state: State, frame: Battle) -> None:
    defender = 1 - frame.attacker
    if not _standing(state, frame, 0):
        emit(state, "battle_over", defender, AREA_KEYS[frame.target])
        return
    if retreats(state, defender, frame.target):
        ask(state, frame, defender, asks.RETREAT, (STAND, RETREAT))
    else:
        _continued_answer(state, frame, STAND)


def _continued_answer(state: State, frame: Battle, option: Any) -> None:
    if option is STAND:
        state.stack.append(
            frame.changed(stage="cards_attacker", round=frame.round + 1, dice=(0, 0))
        )
        return
    state.stack.append(frame.changed(stage="won"))
    state.stack.append(Step("retreat", 1 - frame.attacker, frame.target))


def _won(state: State, frame: Battle) -> None:
    emit(state, "battle_over", frame.attacker, AREA_KEYS[frame.target])
    if frame.attacker == ATREIDES and any(
        known.requirement.kind == "battle_won" and frame.began >= known.requirement.amount
        for known in (state.setup.content.prescience[card] for card in state.row)
    ):
        feat(state, WON)
    state.stack.append(frame.changed(stage="advance"))


def _advance(state: State, frame: Battle) -> None:
    ask(state, frame, frame.attacker, asks.ADVANCE, (ADVANCE, STAY))


def _advance_answer(state: State, frame: Battle, option: Any) -> None:
    if option is STAY:
        return
    side, origin, target = frame.attacker, frame.origin, frame.target
    group = fighting(state, frame, 0)
    for left in state.moments.legion_left:
        left(state, side, origin)
    carry_marks(state, origin, target)
    transfer(state, origin, target, group)
    state.focus = target
    emit(state, "advance", side, AREA_KEYS[origin], AREA_KEYS[target])
    if state.ranks[target]:
        destroy_settlement(state, target)
    arrive(state, side, target)


_CARDS_A, _CARDS_D, _ABILITY_A, _ABILITY_D = _cards(0), _cards(1), _ability(0), _ability(1)
_STAGES: Final[dict[str, Any]] = {
    "open": _open,
    "cards_attacker": _CARDS_A[0],
    "cards_defender": _CARDS_D[0],
    "roll": _roll,
    "ability_attacker": _ABILITY_A[0],
    "ability_defender": _ABILITY_D[0],
    "clash": _clash,
    "after": _after,
    "continued": _continued,
    "won": _won,
    "advance": _advance,
}
_ANSWERS: Final[dict[str, Any]] = {
    "cards_attacker": _CARDS_A[1],
    "cards_defender": _CARDS_D[1],
    "ability_attacker": _ABILITY_A[1],
    "ability_defender": _ABILITY_D[1],
    "after": _after_answer,
    "continued": _continued_answer,
    "advance": _advance_answer,
}
QUESTIONS: Final = tuple(_ANSWERS)
"""The stages in which somebody may be asked."""
