"""What each effect does: one small function an effect, by its class."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import asks, deeds, piles, tracks
from landsraad.games.imperium.engine.boxes import INSTEAD_OF_SPICE, ON_SEAT, item, items, optional
from landsraad.games.imperium.engine.conditions import count, counts, holds, revealing
from landsraad.games.imperium.engine.loop import answers, ask_or_take, steps
from landsraad.games.imperium.engine.market import TO_TOP
from landsraad.games.imperium.engine.options import (
    Acquire,
    OfFaction,
    OfSpace,
    OfUnit,
    Take,
    acquire,
    of_space,
    take,
)
from landsraad.games.imperium.engine.reveal import COUNCIL_PERSUASION, reveal_hand
from landsraad.games.imperium.engine.state import NOBODY, Resolve, State
from landsraad.games.imperium.facets.offer import (
    eligible,
    of_cost,
    open_factions,
    possible,
    recallable,
)
from landsraad.games.imperium.language.abilities import REVEALS
from landsraad.games.imperium.language.board import (
    RecallAgent,
    TakeControl,
    TakeHolding,
    TakeMentat,
)
from landsraad.games.imperium.language.cards import CARD, StealIntrigue, TakeFoldspace, TrashSelf
from landsraad.games.imperium.language.counts import Enemy
from landsraad.games.imperium.language.gains import (
    Draw,
    DrawIntrigue,
    Gain,
    GainInfluence,
    GainVp,
    Harvest,
    Recruit,
)
from landsraad.games.imperium.language.structure import (
    Choose,
    EachOpponent,
    ForEach,
    Later,
    OneOf,
    Pay,
    Seq,
    ThisTurn,
    When,
    kept_for,
)
from landsraad.games.imperium.language.terms import (
    PERSUASION,
    SEAT,
    SPICE,
    SWORD,
    SWORDMASTER,
    Holding,
    Phase,
    Rule,
    Zone,
)
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import NAMES, describe

DOUBLE_HARVEST: Final = int(Rule.DOUBLE_HARVEST)


def draw(state: State, seat: int, amount: int) -> None:
    """Draw cards; on one's own reveal turn they are revealed at once (IMP 5.1.3)."""
    piles.draw_cards(state, seat, amount)
    if state.players[seat].hand and revealing(state, seat):
        reveal_hand(state, seat)


# --- structure


@steps(Seq)
def _seq(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, Seq)
    if optional(effect):
        deeds.add_items(state, seat, items(effect, source))
        return
    following = effect.steps
    if isinstance(following[0], DrawIntrigue) and deeds.turn_open(state, seat):
        following = _after_a_draw(state, frame)
    for step in reversed(following):
        state.stack.append(Resolve(step, seat, source))


def _after_a_draw(state: State, frame: Resolve) -> tuple[Effect, ...]:
    """IMP 19.1.35: what comes with an intrigue card waits on the turn, where it may be played."""
    assert isinstance(frame.effect, Seq)
    now: list[Effect] = list(frame.effect.steps[:1])
    later: list[Effect] = []
    for step in frame.effect.steps[1:]:
        (now if of_cost(step) else later).append(step)
    deeds.add_items(state, frame.seat, [item(step, frame.source) for step in later])
    return tuple(now)


@steps(When)
def _when(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, When)
    if holds(state, seat, effect.condition, source):
        state.stack.append(Resolve(effect.then, seat, source))


@cache
def alternative(label: str, effect: Effect) -> Take:
    """The answer that picks one side of a choice."""
    return take(label, describe(effect))


@steps(OneOf)
def _one_of(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, OneOf)
    options = tuple(
        alternative(label, option)
        for label, option in effect.options
        if eligible(state, seat, option, source)
    )
    if options:
        if seat >= state.setup.seats and _settled_for_rival(effect):
            options = options[:1]
        ask_or_take(state, frame, seat, asks.ONE_OF, options, NAMES[source])


def _settled_for_rival(effect: OneOf) -> bool:
    """IMP 28.4.4: it takes what it may leave; IMP 35.3.6: it draws no cards for a deck."""
    return optional(effect.options[0][1]) or isinstance(effect.options[-1][1], Draw)


@answers(OneOf)
def _one_of_answer(state: State, frame: Resolve, option: Take) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, OneOf)
    state.stack.append(Resolve(dict(effect.options)[option.label], seat, source))


@steps(Choose)
def _choose(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, Choose)
    open_to = effect.options
    if seat >= state.setup.seats:
        open_to = _least(state, seat, effect)
    options = tuple(alternative(label, option) for label, option in open_to)
    question = asks.FIRST_OF_TWO if effect.amount > 1 else asks.SECOND_OF_TWO
    ask_or_take(state, frame, seat, question, options, NAMES[source])


def _least(state: State, seat: int, effect: Choose) -> tuple[tuple[str, Effect], ...]:
    """Of a rival's influence choices those where it has least; other choices stay open."""
    influence = state.players[seat].influence
    heights = {
        label: influence[option.factions[0]]
        for label, option in effect.options
        if isinstance(option, GainInfluence)
    }
    if not heights:
        return effect.options
    lowest = min(heights.values())
    return tuple(pair for pair in effect.options if heights.get(pair[0]) == lowest)


@answers(Choose)
def _choose_answer(state: State, frame: Resolve, option: Take) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, Choose)
    rest = tuple(pair for pair in effect.options if pair[0] != option.label)
    if effect.amount > 1:
        state.stack.append(Resolve(Choose(effect.amount - 1, rest), seat, source))
    state.stack.append(Resolve(dict(effect.options)[option.label], seat, source))


@steps(ForEach)
def _for_each(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, ForEach)
    amount = effect.gain.amount * count(state, seat, effect.count, source)
    if isinstance(effect.gain, GainVp):
        if amount:
            deeds.score(state, seat, amount, source)
        return
    if isinstance(effect.gain, Draw):
        draw(state, seat, amount)
        return
    if effect.gain.amount < 0:
        if amount:
            deeds.spend(state, seat, effect.gain.resource, -amount)
        return
    deeds.gain(state, seat, effect.gain.resource, amount)
    if effect.gain.resource == SWORD and amount:
        _gave_swords(state, frame)


@counts(Enemy)
def _enemy(state: State, seat: int, what: Enemy, source: str) -> int:
    return max(count(state, other, what.count, source) for other in deeds.opponents(state, seat))


@steps(EachOpponent)
def _each_opponent(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, EachOpponent)
    for other in reversed(deeds.opponents(state, seat)):
        if possible(state, other, effect.effect, source):
            state.stack.append(Resolve(effect.effect, other, source))


@steps(Later)
def _later(state: State, frame: Resolve) -> None:
    # A plot card that waits for the reveal turn is kept by whoever played it; here that turn is.
    # A combat card that waits for the win stays open until then.
    kept = kept_for(frame.effect, REVEALS)
    if kept is not None:
        state.stack.append(Resolve(kept, frame.seat, frame.source))


@steps(ThisTurn)
def _this_turn(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, ThisTurn)
    deeds.hold_this_turn(state.players[seat], effect.ability)


# --- gains


@steps(Gain)
def _gain(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, Gain)
    deeds.gain(state, seat, effect.resource, effect.amount)
    if effect.resource == SWORD:
        _gave_swords(state, frame)


def _gave_swords(state: State, frame: Resolve) -> None:
    for handler in state.moments.swords_given:
        handler(state, frame.seat, frame.source, frame.effect)


@steps(Recruit)
def _recruit(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, Recruit)
    deeds.recruit(state, seat, effect.amount)


@steps(Draw)
def _draw(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, Draw)
    draw(state, seat, effect.amount)


@steps(DrawIntrigue)
def _draw_intrigue(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, DrawIntrigue)
    piles.draw_intrigue(state, seat, effect.amount)


@steps(GainVp)
def _vp(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, GainVp)
    deeds.score(state, seat, effect.amount, frame.source)


@steps(GainInfluence)
def _gain_influence(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, GainInfluence)
    factions = open_factions(state, seat, effect)
    if not factions:
        return
    if seat >= state.setup.seats:
        # IMP 18.5.1: a rival takes the faction where it has least.
        influence = state.players[seat].influence
        lowest = min(influence[faction] for faction in factions)
        factions = tuple(faction for faction in factions if influence[faction] == lowest)
    options = tracks.to_choose(state, factions)
    question = asks.FACTION_UP if effect.amount == 1 else asks.FACTION_UP_TWO
    ask_or_take(state, frame, seat, question, options, NAMES[source])


@answers(GainInfluence)
def _gain_influence_answer(state: State, frame: Resolve, option: OfFaction) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, GainInfluence)
    tracks.change_influence(state, seat, option.faction, effect.amount)


@steps(Harvest)
def _harvest(state: State, frame: Resolve) -> None:
    seat, source = frame.seat, frame.source
    player, space = state.players[seat], state.setup.selection.space[source]
    assert isinstance(frame.effect, Harvest)
    base = frame.effect.base * (2 if player.rules & DOUBLE_HARVEST else 1)
    amount = base + state.bonus[space]
    state.bonus[space] = 0
    for handler in state.moments.harvested if amount else ():
        handler(state, seat, space)
    instead = INSTEAD_OF_SPICE[player.leader]
    if instead and amount:
        amount -= 1
        deeds.add_items(state, seat, instead)
    if amount:
        deeds.gain(state, seat, SPICE, amount)


@steps(StealIntrigue)
def _steal(state: State, frame: Resolve) -> None:
    piles.steal_intrigue(state, frame.seat)


@steps(TakeFoldspace)
def _foldspace(state: State, frame: Resolve) -> None:
    card = state.setup.selection.foldspace
    if state.reserve[state.setup.selection.slot[card]]:
        places = (False, True) if state.players[frame.seat].rules & TO_TOP else (False,)
        options = tuple(acquire(card, place) for place in places)
        ask_or_take(state, frame, frame.seat, asks.WHERE, options, NAMES[frame.source])


@answers(TakeFoldspace)
def _foldspace_answer(state: State, frame: Resolve, option: Acquire) -> None:
    piles.acquire(state, frame.seat, option.card, to_top=option.to_top, paid=False)


@steps(TakeMentat)
def _mentat(state: State, frame: Resolve) -> None:
    if state.phase == Phase.COMBAT:
        state.mentat_next = frame.seat  # IMP 15.1.3: taken when the next round begins.
        deeds.emit(state, "mentat_won", frame.seat)
    elif state.mentat == NOBODY:
        take_mentat(state, frame.seat)


def take_mentat(state: State, seat: int) -> None:
    """The Mentat joins a house as an agent of this round."""
    state.mentat = seat
    state.players[seat].agents += 1
    deeds.emit(state, "mentat", seat)


@steps(TakeControl)
def _control(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, TakeControl)
    space = state.setup.selection.space[effect.space]
    state.control[space] = seat
    deeds.emit(state, "control", seat, space)


Taking = Callable[[State, int], None]
_TAKING: Final[dict[Holding, Taking]] = {}


def takes(what: Holding) -> Callable[[Taking], Taking]:
    """Decorator: how a house takes something that it keeps."""

    def register(taking: Taking) -> Taking:
        _TAKING[what] = taking
        return taking

    return register


@steps(TakeHolding)
def _take(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, TakeHolding)
    _TAKING[frame.effect.what](state, frame.seat)


@takes(SEAT)
def _seat(state: State, seat: int) -> None:
    player = state.players[seat]
    player.council = True
    deeds.emit(state, "council", seat)
    if revealing(state, seat):
        deeds.gain(state, seat, PERSUASION, COUNCIL_PERSUASION)  # IMP 46.1.10
    deeds.add_items(state, seat, ON_SEAT[player.leader])


@takes(SWORDMASTER)
def _swordmaster(state: State, seat: int) -> None:
    player = state.players[seat]
    player.swordmaster = True
    player.agents += 1
    deeds.emit(state, "swordmaster", seat)


Trashing = Callable[[State, Resolve], None]
_TRASHING: Final[dict[str, Trashing]] = {}


def trashes(what: str) -> Callable[[Trashing], Trashing]:
    """Decorator: how a component of a kind trashes itself."""

    def register(trashing: Trashing) -> Trashing:
        _TRASHING[what] = trashing
        return trashing

    return register


@steps(TrashSelf)
def _trash_itself(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, TrashSelf)
    _TRASHING[frame.effect.what](state, frame)


@trashes(CARD)
def _trash_self(state: State, frame: Resolve) -> None:
    card = state.setup.selection.card[frame.source]
    if card in state.players[frame.seat].play:
        piles.trash(state, frame.seat, card, Zone.PLAY)


@steps(RecallAgent)
def _recall(state: State, frame: Resolve) -> None:
    seat = frame.seat
    options: list[Option] = [of_space("recall", space) for space in recallable(state, seat)]
    for offers in state.moments.recall_offers:
        options += offers(state, seat)
    if options:
        ask_or_take(state, frame, seat, asks.RECALL, tuple(options), NAMES[frame.source])


@answers(RecallAgent)
def _recall_answer(state: State, frame: Resolve, option: OfSpace | OfUnit) -> None:
    player = state.players[frame.seat]
    player.agents += 1
    if isinstance(option, OfUnit):
        for handler in state.moments.recalled:
            handler(state, frame.seat)
        return
    state.agents[option.space] -= 1 << 2 * frame.seat
    deeds.emit(state, "recall", frame.seat, option.space)


@steps(Pay)
def _pay(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, Pay)
    if optional(effect.reward):
        deeds.add_items(state, seat, items(effect.reward, source))
    else:
        state.stack.append(Resolve(effect.reward, seat, source))
    costs = effect.cost.steps if isinstance(effect.cost, Seq) else (effect.cost,)
    for cost in reversed(costs):
        if isinstance(cost, Gain):
            deeds.spend(state, seat, cost.resource, cost.amount)
        else:
            state.stack.append(Resolve(cost, seat, source))
