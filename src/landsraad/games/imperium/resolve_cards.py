"""Effects that pick cards or factions, and the few effects of one card only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from landsraad.core.decisions import Option
from landsraad.core.events import Event
from landsraad.games.imperium import army, asks, commanders, deeds, piles, tracks
from landsraad.games.imperium.catalogue import CARDS, COSTS, FACTION_CARDS, NAMES, UNPRICED
from landsraad.games.imperium.effects import (
    AcquireFree,
    Discard,
    LoseInfluence,
    Special,
    SwapIntrigue,
    Trash,
)
from landsraad.games.imperium.engine import answers, ask, ask_or_take, steps
from landsraad.games.imperium.holdings import sees_top
from landsraad.games.imperium.market import TO_TOP, acquirable
from landsraad.games.imperium.offer import SPECIAL_MAY, SPECIAL_POSSIBLE
from landsraad.games.imperium.options import (
    DONE,
    SPECIAL_TAKES,
    Acquire,
    OfCard,
    OfFaction,
    OfIntrigue,
    OfLeader,
    OfSpace,
    Take,
    TrashCard,
    acquire,
    of_card,
    of_faction,
    of_intrigue,
    of_leader,
    of_space,
    trash_card,
)
from landsraad.games.imperium.resolve import draw
from landsraad.games.imperium.state import Resolve, State, Step, Turn
from landsraad.games.imperium.terms import BENE_GESSERIT, Zone


@steps(Trash)
def _trash(state: State, frame: Resolve) -> None:
    effect = frame.effect
    assert isinstance(effect, Trash)
    options = trash_options(state, frame.seat, effect)
    if options:
        # A hand of equal cards is secret, so even a single answer is asked.
        ask(state, frame, frame.seat, asks.TRASH, options, NAMES[frame.source])


def trash_options(state: State, seat: int, effect: Trash) -> tuple[Option, ...]:
    """Every different card that may be trashed, by zone."""
    player = state.players[seat]
    zones = [(player.hand, Zone.HAND), (player.discard, Zone.DISCARD), (player.play, Zone.PLAY)]
    if effect.in_play:
        del zones[:2]
    return tuple(
        trash_card(card, zone)
        for cards, zone in zones
        if effect.only in (None, zone)
        for card in sorted(set(cards))
        if not effect.cost or effect.cost <= COSTS[card] < UNPRICED
    )


@answers(Trash)
def _trash_answer(state: State, frame: Resolve, option: TrashCard) -> None:
    piles.trash(state, frame.seat, option.card, option.zone)


@steps(Discard)
def _discard(state: State, frame: Resolve) -> None:
    hand = state.players[frame.seat].hand
    if hand:
        options = tuple(of_card("discard", card) for card in sorted(set(hand)))
        asking = ask_or_take if len(hand) == 1 else ask
        asking(state, frame, frame.seat, asks.DISCARD, options, NAMES[frame.source])


@answers(Discard)
def _discard_answer(state: State, frame: Resolve, option: OfCard) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, Discard)
    if seat != state.actor:
        state.news = True  # The last card of a hand goes without asking.
    if effect.amount > 1:
        state.stack.append(Resolve(replace(effect, amount=effect.amount - 1), seat, source))
    piles.discard(state, seat, option.card)


@steps(AcquireFree)
def _acquire_free(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, AcquireFree)
    cards = acquirable(state, seat, effect.limit, row=effect.row)
    if cards:
        # IMP 14.1.9: Recruitment Mission leaves the place of any acquired card open.
        either = not effect.to_top and state.players[seat].rules & TO_TOP
        tops = (False, True) if either else (effect.to_top,)
        options = tuple(acquire(card, top) for card in cards for top in tops)
        ask_or_take(state, frame, seat, asks.ACQUIRE, options, NAMES[source])


@answers(AcquireFree)
def _acquire_free_answer(state: State, frame: Resolve, option: Acquire) -> None:
    piles.acquire(state, frame.seat, option.card, to_top=option.to_top, paid=False)


@steps(LoseInfluence)
def _lose_influence(state: State, frame: Resolve) -> None:
    influence = state.players[frame.seat].influence
    options = tuple(of_faction(faction) for faction in range(4) if influence[faction])
    ask_or_take(state, frame, frame.seat, asks.FACTION_DOWN, options, NAMES[frame.source])


@answers(LoseInfluence)
def _lose_influence_answer(state: State, frame: Resolve, option: OfFaction) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, LoseInfluence)
    heirs = tracks.fall(state, seat, option.faction, effect.amount)
    if len(heirs) > 1:
        state.stack.append(Step("heir", seat, option.faction))


@steps("heir")
def _heir(state: State, frame: Step) -> None:
    """IMP 9.2.3: the holder picks among those it stood level with."""
    heights = [player.influence[frame.value] for player in state.players]
    others = deeds.opponents(state, frame.seat)
    top = max(heights[other] for other in others)
    options = tuple(
        of_leader("give", state.players[other].leader) for other in others if heights[other] == top
    )
    ask(state, frame, frame.seat, asks.HEIR, options, "")


@answers("heir")
def _heir_answer(state: State, frame: Step, option: OfLeader) -> None:
    tracks.give_alliance(state, frame.value, _house_of(state, option.leader))


def _house_of(state: State, leader: int) -> int:
    return next(seat for seat, player in enumerate(state.players) if player.leader == leader)


@steps(SwapIntrigue)
def _swap_intrigue(state: State, frame: Resolve) -> None:
    """IMP 24.1.5: cards go unseen under the deck, and as many are drawn when all are there."""
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, SwapIntrigue)
    if effect.amount and state.players[seat].intrigue:
        options = bury_options(state, seat, may_stop=effect.amount > 1 or effect.buried > 0)
        ask(state, frame, seat, asks.BURY, options, NAMES[source])
    elif effect.buried:
        piles.draw_intrigue(state, seat, effect.buried)


def bury_options(state: State, seat: int, *, may_stop: bool) -> tuple[Option, ...]:
    """The intrigue cards a seat may put under the deck."""
    cards = sorted(set(state.players[seat].intrigue))
    buried = tuple(of_intrigue("bury", card) for card in cards)
    return (*buried, DONE) if may_stop else buried


@answers(SwapIntrigue)
def _swap_intrigue_answer(state: State, frame: Resolve, option: Option) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, SwapIntrigue)
    if option is DONE:
        state.stack.append(Resolve(replace(effect, amount=0), seat, source))
        return
    assert isinstance(option, OfIntrigue)
    piles.bury_intrigue(state, seat, option.card)
    following = SwapIntrigue(effect.amount - 1, effect.buried + 1)
    state.stack.append(Resolve(following, seat, source))


# --- one card only

SpecialStep = Callable[[State, Resolve], None]
SpecialAnswer = Callable[[State, Resolve, Option], None]
SPECIAL_STEPS: Final[dict[str, SpecialStep]] = {}
SPECIAL_ANSWERS: Final[dict[str, SpecialAnswer]] = {}


def special(
    key: str,
    possible: Callable[[State, int], bool] = lambda state, seat: True,
    *,
    optional: bool = False,
) -> Callable[[SpecialStep], SpecialStep]:
    """Register the effect of one card, when it can be chosen, and whether it may be left."""

    def register(function: SpecialStep) -> SpecialStep:
        SPECIAL_STEPS[key] = function
        SPECIAL_POSSIBLE[key] = possible
        if optional:
            SPECIAL_MAY.add(key)
        return function

    return register


def special_answer(key: str) -> Callable[[SpecialAnswer], SpecialAnswer]:
    """Register what the effect of one card does with an answer."""

    def register(function: SpecialAnswer) -> SpecialAnswer:
        SPECIAL_ANSWERS[key] = function
        return function

    return register


@steps(Special)
def _special(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, Special)
    SPECIAL_STEPS[frame.effect.key](state, frame)


@answers(Special)
def _special_answer(state: State, frame: Resolve, option: Option) -> None:
    assert isinstance(frame.effect, Special)
    SPECIAL_ANSWERS[frame.effect.key](state, frame, option)


@special("the_voice")
def _voice(state: State, frame: Resolve) -> None:
    options = tuple(
        of_space("name", space)
        for space in range(len(state.agents))
        if state.setup.board >> space & 1
    )
    ask(state, frame, frame.seat, asks.NAME_SPACE, options, NAMES[frame.source])


@special_answer("the_voice")
def _voice_answer(state: State, frame: Resolve, option: Option) -> None:
    assert isinstance(option, OfSpace)
    state.bans.append((option.space, frame.seat))
    deeds.emit(state, "ban", frame.seat, option.space)


def _has_sister(state: State, seat: int) -> bool:
    sisters = FACTION_CARDS[BENE_GESSERIT]
    return any(card in sisters for card in state.players[seat].discard)


@special("other_memory", _has_sister)
def _other_memory(state: State, frame: Resolve) -> None:
    sisters = FACTION_CARDS[BENE_GESSERIT]
    found = sorted({card for card in state.players[frame.seat].discard if card in sisters})
    options = tuple(of_card("recover", card) for card in found)
    ask_or_take(state, frame, frame.seat, asks.RECOVER, options, NAMES[frame.source])


@special_answer("other_memory")
def _other_memory_answer(state: State, frame: Resolve, option: Option) -> None:
    assert isinstance(option, OfCard)
    player = state.players[frame.seat]
    player.discard.remove(option.card)
    player.hand.append(option.card)
    player.hand_shown.append(option.card)
    deeds.emit(state, "recover", frame.seat, option.card)


@special("manipulate", lambda state, seat: bool(state.row))
def _manipulate(state: State, frame: Resolve) -> None:
    options = tuple(of_card("set_aside", card) for card in dict.fromkeys(state.row))
    ask_or_take(state, frame, frame.seat, asks.SET_ASIDE, options, NAMES[frame.source])


@special_answer("manipulate")
def _manipulate_answer(state: State, frame: Resolve, option: Option) -> None:
    assert isinstance(option, OfCard)
    state.players[frame.seat].aside.append(option.card)
    deeds.emit(state, "set_aside", frame.seat, option.card)
    piles.refill_row(state, state.row.index(option.card))


@special("poison_snooper", lambda state, seat: bool(state.players[seat].deck))
def _snooper(state: State, frame: Resolve) -> None:
    top = state.players[frame.seat].deck[-1]
    state.news = True
    state.events.append(Event("look", frame.seat, (), (top,), 1 << frame.seat))
    options = SPECIAL_TAKES["poison_snooper"]
    ask(state, frame, frame.seat, asks.TOP_CARD, options, CARDS[top].name)


@special_answer("poison_snooper")
def _snooper_answer(state: State, frame: Resolve, option: Option) -> None:
    assert isinstance(option, Take)
    if option.label == "draw":
        draw(state, frame.seat, 1)
        return
    player = state.players[frame.seat]
    card = piles.take_top(player)
    player.discard.append(card)
    piles.trash(state, frame.seat, card, Zone.DISCARD)
    if sees_top(player):
        state.news = True  # The next card of the deck comes into sight.


@special("refocus")
def _refocus(state: State, frame: Resolve) -> None:
    piles.reshuffle(state, frame.seat)
    draw(state, frame.seat, 1)


@special("bindu_suspension")
def _bindu(state: State, frame: Resolve) -> None:
    draw(state, frame.seat, 1)
    options = SPECIAL_TAKES["bindu_suspension"]
    ask(state, frame, frame.seat, asks.END_NOW, options, NAMES[frame.source])


@special_answer("bindu_suspension")
def _bindu_answer(state: State, frame: Resolve, option: Option) -> None:
    assert isinstance(option, Take)
    if option.label == "end_turn":
        # On top lies the step that discards the card itself.
        assert isinstance(state.stack[-2], Turn)
        state.stack[-2] = Step("next_turn")


def _someone_deployed(state: State, seat: int) -> bool:
    others = deeds.opponents(state, seat)
    return any(state.players[other].conflict for other in others)


@special("double_cross", _someone_deployed)
def _double_cross(state: State, frame: Resolve) -> None:
    options = tuple(
        of_leader("target", state.players[other].leader)
        for other in deeds.opponents(state, frame.seat)
        if state.players[other].conflict
    )
    ask_or_take(state, frame, frame.seat, asks.TARGET, options, NAMES[frame.source])


@special_answer("double_cross")
def _double_cross_answer(state: State, frame: Resolve, option: Option) -> None:
    assert isinstance(option, OfLeader)
    victim = _house_of(state, option.leader)
    commanders.lose(state, victim, 1, in_conflict=True)
    if state.players[frame.seat].supply:
        army.deploy(state, frame.seat, 1, from_supply=True)


@special("intelligence")
def _intelligence(state: State, frame: Resolve) -> None:
    """IMP 25.1.9: the two top intrigue cards are seen, one is kept, the other stays on top."""
    seat, top = frame.seat, state.intrigue_deck[:-3:-1]
    state.news = True
    state.events.append(Event("look_intrigue", seat, (), tuple(top), 1 << seat))
    ask(state, frame, seat, asks.KEEP, keep_options(state), NAMES[frame.source])


def keep_options(state: State) -> tuple[Option, ...]:
    """The two top cards of the intrigue deck, to keep one."""
    return tuple(of_intrigue("keep", card) for card in sorted(set(state.intrigue_deck[:-3:-1])))


@special_answer("intelligence")
def _intelligence_answer(state: State, frame: Resolve, option: Option) -> None:
    assert isinstance(option, OfIntrigue)
    deck, player = state.intrigue_deck, state.players[frame.seat]
    place = len(deck) - 1 - deck[::-1].index(option.card)
    del deck[place]
    player.intrigue.append(option.card)
    player.intrigue_eyes.append(0)
    state.intrigue_top = 1 << frame.seat
    state.events.append(Event("intrigue", frame.seat, (1,), (option.card,), 1 << frame.seat))
