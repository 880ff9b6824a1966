"""Sardaukar Commanders: acquiring, recruiting, moving among other troops, and their skills.

A commander is a troop, so the counts of troops hold commanders too (IMP 30.2.1). Whatever moves
some but not all troops of a place asks how many of them are commanders.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from landsraad.games.imperium import asks, deeds
from landsraad.games.imperium.board import deploy_splits
from landsraad.games.imperium.boxes import Item, item, items
from landsraad.games.imperium.catalogue import LEADERS, NAMES, SKILL, SKILLS, SPACE, TECHS
from landsraad.games.imperium.conditions import revealing
from landsraad.games.imperium.effects import When
from landsraad.games.imperium.effects_bloodlines import (
    BuyCommander,
    Commanders,
    RetreatTroops,
    TakeCommander,
    TakeSkill,
    TrashSkill,
)
from landsraad.games.imperium.engine import answers, ask, ask_or_take, steps
from landsraad.games.imperium.offer import commander_price, open_skills
from landsraad.games.imperium.options import Number, OfSkill, numbers, of_skill, of_unit
from landsraad.games.imperium.state import NOBODY, PlayerState, Resolve, State, Step
from landsraad.games.imperium.state_bloodlines import NO_BLOODLINES
from landsraad.games.imperium.terms import SOLARI

COMMANDER: Final = "commander"
HIRE: Final = of_unit("recruit", COMMANDER)
DEPLOY, BY_RIGHT, RETREAT, LOSE_GARRISON, LOSE_CONFLICT = range(5)
"""The ways in which troops move."""
_VERBS: Final = ("deploy", "deploy", "retreat", "lose", "lose")


# --- moving


def move(state: State, seat: int, kind: int, amount: int) -> None:
    """Move troops, asking how many of them are commanders where that is open."""
    player = state.players[seat]
    if player.bl is NO_BLOODLINES:
        _carry_out(state, seat, kind, amount, 0)
        return
    choices = _choices(player, kind, amount)
    if seat >= state.setup.seats:
        # IMP 35.1.2: rivals deploy commanders first, and lose or retreat them last.
        choices = choices[-1:] if kind in (DEPLOY, BY_RIGHT) else choices[:1]
    if len(choices) == 1:
        _carry_out(state, seat, kind, amount, choices[0])
    else:
        state.stack.append(Step("which_troops", seat, amount << 3 | kind))


def _choices(player: PlayerState, kind: int, amount: int) -> list[int]:
    """How many commanders there may be among so many troops."""
    bl = player.bl
    if kind == BY_RIGHT:
        return [commanders for troops, commanders in deploy_splits(player)
                if troops + commanders == amount]  # fmt: skip
    total, commanders = player.garrison, bl.commanders
    if kind in (RETREAT, LOSE_CONFLICT):
        total, commanders = player.conflict, bl.fighting
    plain = total - commanders - (bl.kept_home if kind == DEPLOY else 0)
    return list(range(max(0, amount - plain), min(amount, commanders) + 1))


@steps("which_troops")
def _which_troops(state: State, frame: Step) -> None:
    kind, amount = frame.value & 7, frame.value >> 3
    choices = _choices(state.players[frame.seat], kind, amount)
    options = numbers("commanders", choices[0], choices[-1])
    ask(state, frame, frame.seat, asks.WHICH_TROOPS, options, f"{_VERBS[kind].title()} {amount}")


@answers("which_troops")
def _which_troops_answer(state: State, frame: Step, option: Number) -> None:
    _carry_out(state, frame.seat, frame.value & 7, frame.value >> 3, option.amount)


def _carry_out(state: State, seat: int, kind: int, amount: int, commanders: int) -> None:
    if commanders:
        deeds.emit(state, "commanders_move", seat, _VERBS[kind], commanders)
    player, bl = state.players[seat], state.players[seat].bl
    if kind in (DEPLOY, BY_RIGHT):
        if commanders:
            bl.commanders -= commanders
            bl.fighting += commanders
        if kind == BY_RIGHT:
            player.deployed_by_right += amount - commanders
            if commanders:
                bl.by_right += commanders
        deeds.deploy(state, seat, amount)
        return
    if kind == RETREAT:
        if commanders:
            bl.fighting -= commanders
            bl.commanders += commanders
        deeds.retreat(state, seat, amount)
    else:
        deeds.lose_troops(state, seat, amount, in_conflict=kind == LOSE_CONFLICT)
        if commanders:
            player.supply -= commanders
            bl.supply += commanders
            if kind == LOSE_CONFLICT:
                bl.fighting -= commanders
            else:
                bl.commanders -= commanders
        if bl.kept_home:
            bl.kept_home = min(bl.kept_home, player.garrison - bl.commanders)
    if kind != LOSE_GARRISON:
        advance_tactics(state, seat, amount)


def lose(state: State, seat: int, amount: int, *, in_conflict: bool) -> None:
    """Troops of the conflict or the garrison go back to the supply."""
    move(state, seat, LOSE_CONFLICT if in_conflict else LOSE_GARRISON, amount)


def move_one(state: State, seat: int, kind: int, *, commander: bool) -> None:
    """Move one troop of a kind that is already chosen."""
    _carry_out(state, seat, kind, 1, int(commander))


def advance_tactics(state: State, seat: int, amount: int) -> None:
    """IMP 32.1.1: a leader with a track advances for troops that retreat or are lost there."""
    player = state.players[seat]
    if player.leader == NOBODY or player.rival or player.bl is NO_BLOODLINES:
        return
    track = LEADERS[player.leader].tactics
    if track is None or not amount:
        return
    start, rewards = track
    end = rewards[-1][0]
    old, new = player.bl.tactics, min(player.bl.tactics + amount, end)
    player.bl.tactics = new if new < end else start
    deeds.emit(state, "tactics", seat, player.bl.tactics)
    for space, gain in rewards:
        if old < space <= new:
            deeds.gain(state, seat, gain.resource, gain.amount)


@steps(RetreatTroops)
def _retreat_troops(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, RetreatTroops)
    options = numbers("retreat", effect.least, min(effect.most, state.players[seat].conflict))
    ask_or_take(state, frame, seat, asks.RETREAT, options, NAMES[frame.source])


@answers(RetreatTroops)
def _retreat_troops_answer(state: State, frame: Resolve, option: Number) -> None:
    move(state, frame.seat, RETREAT, option.amount)


# --- acquiring and recruiting


@steps(BuyCommander)
def _buy(state: State, frame: Resolve) -> None:
    """IMP 30.1.1: the commander on the space of this turn's agent, with a skill."""
    seat, space = frame.seat, SPACE[frame.source]
    if price := commander_price(state, seat):
        deeds.spend(state, seat, SOLARI, price)
    left = tuple(there for there in state.bl.commanders if there != space)
    state.bl = replace(state.bl, commanders=left)
    acquire(state, seat, frame.source)


@steps(TakeCommander)
def _take(state: State, frame: Resolve) -> None:
    if state.bl.bank:
        state.bl = replace(state.bl, bank=state.bl.bank - 1)
        acquire(state, frame.seat, frame.source)


def acquire(state: State, seat: int, source: str) -> None:
    """A commander joins a house for good and is recruited; players choose a skill first."""
    deeds.emit(state, "commander", seat)
    recruit(state, seat)
    if seat < state.setup.seats:
        state.stack.append(Resolve(TakeSkill(), seat, source))


def recruit(state: State, seat: int) -> None:
    """A commander goes to the garrison; tiles may have something to offer for it."""
    player = state.players[seat]
    player.garrison += 1
    player.bl.commanders += 1
    player.bl.recruited += 1
    deeds.emit(state, "recruit_commander", seat)
    if seat < state.setup.seats:
        for tile in player.ix.tech:
            if TECHS[tile].on_commander is not None:
                deeds.add_items(state, seat, items(TECHS[tile].on_commander, TECHS[tile].key))


def can_hire(state: State, seat: int) -> bool:
    """Whether a seat may still recruit a commander from its supply on this turn (IMP 30.1.4)."""
    bl = state.players[seat].bl
    if not bl.supply or bl.hired:
        return False
    return state.players[seat].resources[SOLARI] >= commander_price(state, seat)


def hire(state: State, seat: int) -> None:
    """Pay to recruit a commander from the supply; it brings no skill."""
    bl = state.players[seat].bl
    if price := commander_price(state, seat):
        deeds.spend(state, seat, SOLARI, price)
    bl.hired = True
    bl.supply -= 1
    recruit(state, seat)


def go_home(state: State) -> None:
    """After combat commanders return to their supplies, those of rivals to the box (IMP 30.2.4)."""
    for seat, player in enumerate(state.players):
        bl = player.bl
        advance_tactics(state, seat, player.conflict)
        player.supply -= bl.fighting
        if player.rival:
            state.bl = replace(state.bl, gone=state.bl.gone + bl.fighting)
        else:
            bl.supply += bl.fighting
        bl.fighting = 0


# --- skills


@steps(TakeSkill)
def _take_skill(state: State, frame: Resolve) -> None:
    """IMP 30.1.2: one of the open skills, never a second copy of one's own."""
    options = tuple(map(of_skill, open_skills(state, frame.seat)))
    if options:
        ask_or_take(state, frame, frame.seat, asks.SKILL, options, NAMES[frame.source])


@answers(TakeSkill)
def _take_skill_answer(state: State, frame: Resolve, option: OfSkill) -> None:
    seat, table = frame.seat, state.bl
    player, place = state.players[seat], table.skills.index(option.skill)
    player.bl.skills = (*player.bl.skills, option.skill)
    deeds.emit(state, "skill", seat, option.skill)
    dealt = table.stack[-1:]
    if dealt:
        state.news = True
        deeds.emit(state, "skill_up", NOBODY, dealt[0])
    shown = (*table.skills[:place], *dealt, *table.skills[place + 1 :])
    state.bl = replace(table, skills=shown, stack=table.stack[:-1])
    if revealing(state, seat):
        deeds.add_items(state, seat, SKILL_ITEMS[option.skill])


@steps(TrashSkill)
def _trash_skill(state: State, frame: Resolve) -> None:
    skill, bl = SKILL[frame.source], state.players[frame.seat].bl
    bl.skills = tuple(own for own in bl.skills if own != skill)
    state.bl = replace(state.bl, skills_gone=(*state.bl.skills_gone, skill))
    deeds.emit(state, "skill_trashed", frame.seat, skill)


def _skill_items(skill: int) -> tuple[Item, ...]:
    reveal = SKILLS[skill].reveal
    if reveal is None:
        return ()
    return (item(When(Commanders() >= 1, reveal), SKILLS[skill].key),)


SKILL_ITEMS: Final = tuple(_skill_items(skill) for skill in range(len(SKILLS)))
"""What each skill adds to a reveal turn (IMP 30.3.2)."""
