"""Sardaukar Commanders: acquiring, recruiting, moving among other troops, and their skills.

A commander is a troop, so the counts of troops hold commanders too (IMP 30.2.1). Whatever moves
some but not all troops of a place asks how many of them are commanders.
"""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import army, deeds, piles
from landsraad.games.imperium.engine.army import BY_RIGHT, DEPLOY, LOSE_CONFLICT, RETREAT
from landsraad.games.imperium.engine.board import GARRISON_LIMIT
from landsraad.games.imperium.engine.boxes import Item, item, items, parts
from landsraad.games.imperium.engine.catalogue import (
    SPACES,
)
from landsraad.games.imperium.engine.conditions import (
    army_of,
    holds,
    revealing,
    stationed,
)
from landsraad.games.imperium.engine.flags import FLAGS
from landsraad.games.imperium.engine.loop import answers, ask, ask_or_take, on_turn, steps
from landsraad.games.imperium.engine.options import Do, Number, do, numbers
from landsraad.games.imperium.engine.resolve import trashes
from landsraad.games.imperium.engine.state import (
    NOBODY,
    Business,
    PlayerState,
    Resolve,
    State,
)
from landsraad.games.imperium.facets.offer import may, must, trash_costs, waits
from landsraad.games.imperium.language.abilities import COST, changed, less
from landsraad.games.imperium.language.cards import TrashSelf
from landsraad.games.imperium.language.gains import Gain
from landsraad.games.imperium.language.moments import Whenever
from landsraad.games.imperium.language.structure import When
from landsraad.games.imperium.language.terms import SOLARI, SPICE, Place
from landsraad.games.imperium.language.troops import UnitsAt
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.mechanisms.commanders import asks
from landsraad.games.imperium.mechanisms.commanders.options import (
    HIRE,
    Hire,
    OfSkill,
    of_skill,
)
from landsraad.games.imperium.mechanisms.commanders.state import (
    KEY,
    SKILLS,
    commander_spaces,
    commanders_of,
    commanders_on,
    skills_in_play,
)
from landsraad.games.imperium.mechanisms.commanders.words import (
    COMMANDER,
    SEND_AWAY,
    SKILL,
    BuyCommander,
    SendAway,
    TakeCommander,
    TakeSkill,
)
from landsraad.games.imperium.mechanisms.dreadnoughts.state import dreadnoughts_of
from landsraad.games.imperium.mechanisms.ledger.state import ledger_of
from landsraad.games.imperium.mechanisms.tech.state import tech_of
from landsraad.games.imperium.mechanisms.tech.tiles import TECHS, changes, given

ON_COMMANDER: Final = tuple(
    items(effect, tile.key)
    for effect, tile in zip(given(Whenever(TakeCommander())), TECHS, strict=True)
)
CHEAPER: Final = changes(COST, COMMANDER)
BUY_ITEMS: Final = tuple(item(BuyCommander(), space.key) for space in SPACES)
AWAY_ITEMS: Final = tuple(item(SendAway(), space.key) for space in SPACES)
_VERBS: Final = ("deploy", "deploy", "retreat", "lose", "lose")


# --- moving


class Mixed(Business):
    """Troops that are to move, of which the player has still to name the commanders."""

    __slots__ = ("amount", "kind")

    def __init__(self, seat: int, kind: int, amount: int) -> None:
        self.seat = seat
        self.kind = kind
        self.amount = amount

    def __repr__(self) -> str:
        # As the packed number that it was when digests began.
        value = self.amount << 3 | self.kind
        return f"Step(name='which_troops', seat={self.seat}, value={value})"


def move(state: State, seat: int, kind: int, amount: int) -> bool:
    """Move troops, asking how many of them are commanders where that is open."""
    player = state.players[seat]
    own = commanders_of(player)
    there = own.conflict if kind in (RETREAT, LOSE_CONFLICT) else own.garrison
    if not there and not ledger_of(player).kept_home:
        army.carry_out(state, seat, kind, amount)
        return True
    choices = _choices(player, kind, amount)
    if seat >= state.setup.seats:
        # IMP 35.1.2: rivals deploy commanders first, and lose or retreat them last.
        choices = choices[-1:] if kind in (DEPLOY, BY_RIGHT) else choices[:1]
    if len(choices) == 1:
        _carry_out(state, seat, kind, amount, choices[0])
    else:
        state.stack.append(Mixed(seat, kind, amount))
    return True


def _choices(player: PlayerState, kind: int, amount: int) -> list[int]:
    """How many commanders there may be among that many troops."""
    if kind == BY_RIGHT:
        return [commanders for troops, commanders in deploy_splits(player)
                if troops + commanders == amount]  # fmt: skip
    total, commanders = player.garrison, commanders_of(player).garrison
    if kind in (RETREAT, LOSE_CONFLICT):
        total, commanders = player.conflict, commanders_of(player).conflict
    plain = total - commanders - (ledger_of(player).kept_home if kind == DEPLOY else 0)
    return list(range(max(0, amount - plain), min(amount, commanders) + 1))


@steps(Mixed)
def _which_troops(state: State, frame: Mixed) -> None:
    kind, amount = frame.kind, frame.amount
    choices = _choices(state.players[frame.seat], kind, amount)
    options = numbers("commanders", choices[0], choices[-1])
    ask(state, frame, frame.seat, asks.WHICH_TROOPS, options, f"{_VERBS[kind].title()} {amount}")


@answers(Mixed)
def _which_troops_answer(state: State, frame: Mixed, option: Number) -> None:
    _carry_out(state, frame.seat, frame.kind, frame.amount, option.amount)


def _carry_out(state: State, seat: int, kind: int, amount: int, commanders: int) -> None:
    if commanders:
        deeds.emit(state, "commanders_move", seat, _VERBS[kind], commanders)
        _move_own(state.players[seat], kind, commanders)
    army.carry_out(state, seat, kind, amount)


def _move_own(player: PlayerState, kind: int, amount: int) -> None:
    """Move commanders; as troops they move with the others."""
    own = commanders_of(player)
    if kind in (DEPLOY, BY_RIGHT):
        own.garrison -= amount
        own.conflict += amount
    elif kind == RETREAT:
        own.conflict -= amount
        own.garrison += amount
    else:
        own.supply += amount
        player.supply -= amount
        if kind == LOSE_CONFLICT:
            own.conflict -= amount
        else:
            own.garrison -= amount
    if kind == BY_RIGHT:
        own.by_right += amount
        player.deployed_by_right -= amount


def move_one(state: State, seat: int, kind: int, *, commander: bool) -> None:
    """Move one troop of a kind that is already chosen."""
    _carry_out(state, seat, kind, 1, int(commander))


# --- acquiring and recruiting


@steps(BuyCommander)
def _buy(state: State, frame: Resolve) -> None:
    """IMP 30.1.1: the commander on the space of this turn's agent, with a skill."""
    seat, space = frame.seat, state.setup.selection.space[frame.source]
    if price := commander_price(state, seat):
        deeds.spend(state, seat, SOLARI, price)
    _leave(state, space)
    acquire(state, army_of(state, seat), frame.source, seat)


def _leave(state: State, space: int) -> None:
    left = tuple(there for there in commanders_on(state).spaces if there != space)
    commanders_on(state).spaces = left


@steps(SendAway)
def _send_away(state: State, frame: Resolve) -> None:
    """IMP 60.10.2: a team without commanders removes one from the game."""
    deeds.spend(state, frame.seat, SPICE, SEND_AWAY)
    space = state.setup.selection.space[frame.source]
    _leave(state, space)
    commanders_on(state).gone += 1
    deeds.emit(state, "commander_gone", frame.seat, space)
    piles.draw_intrigue(state, frame.seat, 1)


def barred(state: State, seat: int) -> bool:
    """Whether an edition keeps commanders from a house (IMP 60.10.2)."""
    return seat in state.setup.edition.barred.get(KEY, ())


@steps(TakeCommander)
def _take(state: State, frame: Resolve) -> None:
    seat = frame.seat
    if commanders_on(state).bank and not barred(state, seat):
        commanders_on(state).bank = commanders_on(state).bank - 1
        _join(state, army_of(state, seat), seat)


def acquire(state: State, seat: int, source: str, buyer: int = NOBODY) -> None:
    """A commander joins a house for good and is recruited; players choose a skill first."""
    _join(state, seat, buyer)
    if seat < state.setup.seats:
        state.stack.append(Resolve(TakeSkill(), seat, source))


def _join(state: State, seat: int, buyer: int) -> None:
    deeds.emit(state, "commander", seat)
    recruit(state, seat)
    if buyer not in (seat, NOBODY):  # IMP 60.10.4: tiles of whoever acquires have their use too.
        for tile in tech_of(state.players[buyer]).tiles:
            deeds.add_items(state, buyer, ON_COMMANDER[tile])


def recruit(state: State, seat: int) -> None:
    """A commander goes to the garrison; tiles may have something to offer for it."""
    player = state.players[seat]
    player.garrison += 1
    commanders_of(player).garrison += 1
    commanders_of(player).recruited += 1
    deeds.emit(state, "recruit_commander", seat)
    if seat < state.setup.seats:
        for tile in tech_of(player).tiles:
            deeds.add_items(state, seat, ON_COMMANDER[tile])


def arrivals(state: State, seat: int, card: int, space: int) -> list[Item]:
    """The commander that stands where an agent comes (IMP 30.1.1)."""
    if space not in commanders_on(state).spaces:
        return []
    return [AWAY_ITEMS[space] if barred(state, seat) else BUY_ITEMS[space]]


def priced(state: State, seat: int, options: list[Option]) -> list[Option]:
    """Say what the commander here costs now (IMP 30.1.3)."""
    price = commander_price(state, seat)
    if price == COMMANDER_PRICE:
        return options
    return [
        do(BuyCommander(price), option.source)
        if isinstance(option, Do) and isinstance(option.effect, BuyCommander)
        else option
        for option in options
    ]


def offers(state: State, seat: int) -> list[Option]:
    """To recruit a commander from the supply."""
    return [HIRE] if can_hire(state, seat) else []


def can_hire(state: State, seat: int) -> bool:
    """Whether a seat may still recruit a commander from its supply on this turn (IMP 30.1.4)."""
    own = commanders_of(state.players[seat])
    if not own.supply or own.hired:
        return False
    return state.players[seat].resources[SOLARI] >= commander_price(state, seat)


@on_turn(Hire, last=asks.LAST_RECRUIT)
def hire(state: State, seat: int, option: Hire) -> None:
    """Pay to recruit a commander from the supply; it brings no skill."""
    if price := commander_price(state, seat):
        deeds.spend(state, seat, SOLARI, price)
    commanders_of(state.players[seat]).hired = True
    commanders_of(state.players[seat]).supply -= 1
    recruit(state, seat)


def go_home(state: State) -> None:
    """After combat commanders return to their supplies, those of rivals to the box (IMP 30.2.4)."""
    for player in state.players:
        player.supply -= commanders_of(player).conflict
        if player.rival:
            commanders_on(state).gone = commanders_on(state).gone + commanders_of(player).conflict
        else:
            commanders_of(player).supply += commanders_of(player).conflict
        commanders_of(player).conflict = 0


# --- skills


def reveal_skills(state: State, seat: int, bank: list[int]) -> None:
    """What a house's skills add to its reveal turn (IMP 30.3.2)."""
    for skill in commanders_of(state.players[seat]).skills:
        deeds.add_items(state, seat, SKILL_ITEMS[skill])


@steps(TakeSkill)
def _take_skill(state: State, frame: Resolve) -> None:
    """IMP 30.1.2: one of the open skills, never a second copy of one's own."""
    options = tuple(map(of_skill, open_skills(state, frame.seat)))
    if options:
        ask_or_take(state, frame, frame.seat, asks.SKILL, options, NAMES[frame.source])


@answers(TakeSkill)
def _take_skill_answer(state: State, frame: Resolve, option: OfSkill) -> None:
    seat = frame.seat
    player, place = state.players[seat], commanders_on(state).skills.index(option.skill)
    commanders_of(player).skills = (*commanders_of(player).skills, option.skill)
    deeds.emit(state, "skill", seat, option.skill)
    dealt = commanders_on(state).stack[-1:]
    if dealt:
        state.news = True
        deeds.emit(state, "skill_up", NOBODY, dealt[0])
    shown = (
        *commanders_on(state).skills[:place],
        *dealt,
        *commanders_on(state).skills[place + 1 :],
    )
    commanders_on(state).skills = shown
    commanders_on(state).stack = commanders_on(state).stack[:-1]
    if revealing(state, seat):
        deeds.add_items(state, seat, SKILL_ITEMS[option.skill])


@trashes(SKILL)
def _trash_skill(state: State, frame: Resolve) -> None:
    skill = state.setup.selection.keys("skills")[frame.source]
    commanders_of(state.players[frame.seat]).skills = tuple(
        own for own in commanders_of(state.players[frame.seat]).skills if own != skill
    )
    commanders_on(state).skills_gone = (*commanders_on(state).skills_gone, skill)
    deeds.emit(state, "skill_trashed", frame.seat, skill)


def _skill_items(skill: int) -> tuple[Item, ...]:
    reveal = SKILLS[skill].reveal
    if reveal is None:
        return ()
    return (item(When(UnitsAt(COMMANDER, Place.CONFLICT) >= 1, reveal), SKILLS[skill].key),)


SKILL_ITEMS: Final = tuple(_skill_items(skill) for skill in range(len(SKILLS)))
"""What each skill adds to a reveal turn (IMP 30.3.2)."""


# --- what is asked about commanders


@stationed(COMMANDER)
def _commanders(state: State, seat: int, place: Place) -> int:
    own = commanders_of(state.players[seat])
    return own.conflict + (own.garrison if place != Place.CONFLICT else 0)


def strength(state: State, seat: int) -> int:
    """What skills add while a commander is in the conflict (IMP 30.3.3)."""
    own, total = commanders_of(state.players[seat]), 0
    for number in own.skills if own.conflict else ():
        for bonus in parts(SKILLS[number].strength):
            if isinstance(bonus, When):
                if not holds(state, seat, bonus.condition, SKILLS[number].key):
                    continue
                bonus = bonus.then
            assert isinstance(bonus, Gain)
            total += bonus.amount
    return total


COMMANDER_PRICE: Final = 2
FLAGS[less(COST, 1, of=COMMANDER)] = "CHEAP_COMMANDERS", 1024


def commander_price(state: State, seat: int) -> int:
    """What recruiting a commander costs a house now (IMP 30.1.3)."""
    player = state.players[seat]
    change = changed(COST, player.turn, COMMANDER)
    for tile in tech_of(player).tiles:
        change += CHEAPER[tile]
    return max(0, COMMANDER_PRICE + change)


def can_buy(state: State, seat: int, space: str) -> bool:
    """Whether a house can pay for the commander on a space."""
    there = state.setup.selection.space[space] in commanders_on(state).spaces
    return there and state.players[seat].resources[SOLARI] >= commander_price(state, seat)


def open_skills(state: State, seat: int) -> list[int]:
    """The open skills of which a house has no copy (IMP 30.1.2)."""
    own = commanders_of(state.players[seat]).skills
    return [skill for skill in dict.fromkeys(commanders_on(state).skills) if skill not in own]


def _can_buy_here(state: State, seat: int, effect: BuyCommander, source: str) -> bool:
    return can_buy(state, seat, source)


def _in_bank(state: State, seat: int, effect: TakeCommander, source: str) -> bool:
    return commanders_on(state).bank > 0 and not barred(state, seat)


def _skill_left(state: State, seat: int, effect: TakeSkill, source: str) -> bool:
    return seat < state.setup.seats and bool(open_skills(state, seat))


def _own_skill(state: State, seat: int, cost: TrashSelf, source: str) -> bool:
    skill = state.setup.selection.keys("skills")[source]
    return skill in commanders_of(state.players[seat]).skills


def _can_send_away(state: State, seat: int, effect: SendAway, source: str) -> bool:
    there = state.setup.selection.space[source] in commanders_on(state).spaces
    return there and state.players[seat].resources[SPICE] >= SEND_AWAY


waits(BuyCommander, may, possible=_can_buy_here)
waits(SendAway, may, possible=_can_send_away)
waits(TakeCommander, must, possible=_in_bank)
waits(TakeSkill, must, possible=_skill_left)
trash_costs(SKILL, _own_skill)


OPEN_SKILLS = 4
BANKED: Final = 1
"""Commanders in the bank at the start."""


def set_up(state: State) -> None:
    """The commanders on their spaces and in the bank, and the skills (IMP 30.1.5)."""
    selection = state.setup.selection
    skills = [n for n in skills_in_play(selection) for _ in range(SKILLS[n].copies)]
    state.rng.shuffle(skills)
    table = commanders_on(state)
    table.spaces = commander_spaces(selection, state.setup.seats)
    table.bank = BANKED
    table.skills, table.stack = tuple(skills[:OPEN_SKILLS]), tuple(skills[OPEN_SKILLS:])


def deploy_splits(player: PlayerState) -> list[tuple[int, int]]:
    """The plain troops and commanders that may go together: of others than recruits only two."""
    own = commanders_of(player)
    plain = player.garrison - own.garrison - ledger_of(player).kept_home
    followed = dreadnoughts_of(player).followed()
    splits: list[tuple[int, int]] = []
    for commanders in range(own.garrison + 1):
        others = followed + max(0, own.by_right + commanders - own.recruited)
        for troops in range(max(0, plain) + 1):
            more = max(0, player.deployed_by_right + troops - player.recruited)
            if others + more <= GARRISON_LIMIT:
                splits.append((troops, commanders))
    return splits


def deploy_limits(player: PlayerState) -> int:
    """How many troops may follow where commanders are among them, or recruits must stay."""
    own = commanders_of(player)
    if not (own.garrison or own.by_right or ledger_of(player).kept_home):
        return -1
    return max((sum(split) for split in deploy_splits(player)), default=0)
