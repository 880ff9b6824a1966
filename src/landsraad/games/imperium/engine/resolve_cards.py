"""Effects that pick cards or factions, and the few effects of one card only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from landsraad.core.decisions import Ask, Option
from landsraad.core.events import Event
from landsraad.games.imperium.engine import army, asks, deeds, piles, tracks
from landsraad.games.imperium.engine.catalogue import CARDS, COSTS
from landsraad.games.imperium.engine.conditions import is_one_of, revealing
from landsraad.games.imperium.engine.holdings import remember_top, sees_top
from landsraad.games.imperium.engine.loop import answers, ask, ask_or_take, steps
from landsraad.games.imperium.engine.market import TO_TOP, acquirable
from landsraad.games.imperium.engine.options import (
    SPECIAL_TAKES,
    Acquire,
    OfCard,
    OfFaction,
    OfLeader,
    OfSpace,
    Take,
    TrashCard,
    acquire,
    of_card,
    of_leader,
    of_space,
    take,
    trash_card,
)
from landsraad.games.imperium.engine.resolve import draw
from landsraad.games.imperium.engine.reveal import reveal_hand
from landsraad.games.imperium.engine.state import PlayerState, Resolve, State, Step, Turn
from landsraad.games.imperium.facets.offer import (
    INSTANT,
    SPECIAL_MAY,
    SPECIAL_POSSIBLE,
    must,
    possible,
    waits,
)
from landsraad.games.imperium.language.cards import (
    THIS,
    AcquireFree,
    Cards,
    Discard,
    KeepOne,
    Reshuffle,
    SetAside,
    ToHand,
    Trash,
)
from landsraad.games.imperium.language.gains import LoseInfluence
from landsraad.games.imperium.language.structure import (
    Fate,
    Look,
    Special,
    TopCard,
    look_words,
)
from landsraad.games.imperium.language.terms import Pile, Zone
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import NAMES


@steps(Trash)
def trash_step(state: State, frame: Resolve) -> None:
    """Ask which card is trashed."""
    effect = frame.effect
    assert isinstance(effect, Trash)
    options = trash_options(state, frame.seat, effect)
    if options:
        # A hand of equal cards is secret, so even a single answer is asked.
        ask(state, frame, frame.seat, asks.TRASH, options, NAMES[frame.source])


def trash_options(state: State, seat: int, effect: Trash) -> tuple[Option, ...]:
    """Every different card that may be trashed, by zone."""
    player = state.players[seat]
    piles_of = (player.hand, player.discard, player.play)
    return tuple(
        trash_card(card, zone)
        for zone in effect.zones
        for card in sorted(set(piles_of[zone]))
        if effect.fits(COSTS[card])
    )


@answers(Trash)
def trash_answer(state: State, frame: Resolve, option: TrashCard) -> None:
    """Trash it."""
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
def _acquire(state: State, frame: Resolve) -> None:
    """Ask which card is acquired, and where it goes."""
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, AcquireFree)
    cards = acquirable(state, seat, effect.cards)
    if cards:
        # IMP 14.1.9: Recruitment Mission leaves the place of any acquired card open.
        on_deck = effect.to == Pile.DECK
        either = not on_deck and state.players[seat].rules & TO_TOP
        tops = (False, True) if either else (on_deck,)
        options = tuple(acquire(card, top) for card in cards for top in tops)
        ask_or_take(state, frame, seat, asks.ACQUIRE, options, NAMES[source])


@answers(AcquireFree)
def _acquire_answer(state: State, frame: Resolve, option: Acquire) -> None:
    """Acquire it without paying."""
    piles.acquire(state, frame.seat, option.card, to_top=option.to_top, paid=False)


@steps(LoseInfluence)
def _lose_influence(state: State, frame: Resolve) -> None:
    influence = state.players[frame.seat].influence
    options = tracks.to_choose(state, (one for one in range(4) if influence[one]))
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
    others = deeds.others(state, frame.seat)
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


def into_hand(state: State, seat: int, card: int) -> None:
    """An open card comes into the hand; on a reveal turn it is revealed (IMP 46.2.9)."""
    player = state.players[seat]
    player.hand.append(card)
    player.hand_shown.append(card)
    deeds.emit(state, "to_hand", seat, card)
    if revealing(state, seat):
        reveal_hand(state, seat)


def _fitting(player: PlayerState, effect: ToHand) -> list[int]:
    """The cards that may come back into the hand."""
    pile = (player.hand, player.discard, player.play)[effect.zone]
    assert isinstance(effect.which, Cards)
    return sorted({card for card in pile if is_one_of(card, effect.which)})


def _to_hand_possible(state: State, seat: int, effect: ToHand, source: str) -> bool:
    player = state.players[seat]
    if effect.which == THIS:
        return state.setup.selection.card[source] in player.play
    return bool(_fitting(player, effect))


waits(ToHand, must, possible=_to_hand_possible)


@steps(ToHand)
def _to_hand(state: State, frame: Resolve) -> None:
    effect, player = frame.effect, state.players[frame.seat]
    assert isinstance(effect, ToHand)
    if effect.which == THIS:
        card = state.setup.selection.card[frame.source]
        if card in player.play:
            player.play.remove(card)
            into_hand(state, frame.seat, card)
        return
    options = tuple(of_card("recover", card) for card in _fitting(player, effect))
    ask_or_take(state, frame, frame.seat, asks.RECOVER, options, NAMES[frame.source])


@answers(ToHand)
def _to_hand_answer(state: State, frame: Resolve, option: OfCard) -> None:
    player = state.players[frame.seat]
    player.discard.remove(option.card)
    player.hand.append(option.card)
    player.hand_shown.append(option.card)
    deeds.emit(state, "recover", frame.seat, option.card)


@steps(SetAside)
def _set_aside(state: State, frame: Resolve) -> None:
    options = tuple(of_card("set_aside", card) for card in dict.fromkeys(state.row))
    ask_or_take(state, frame, frame.seat, asks.SET_ASIDE, options, NAMES[frame.source])


@answers(SetAside)
def _set_aside_answer(state: State, frame: Resolve, option: OfCard) -> None:
    state.players[frame.seat].aside.append(option.card)
    deeds.emit(state, "set_aside", frame.seat, option.card)
    piles.refill_row(state, state.row.index(option.card))


waits(SetAside, must, possible=lambda state, seat, effect, source: bool(state.row))

Keeping = Callable[[State, Resolve, KeepOne], None]
KeepAnswer = Callable[[State, Resolve, Any], None]
Enough = Callable[[State, int, KeepOne], bool]
_KEEPING: Final[dict[str, tuple[Keeping, Enough]]] = {}
_KEEP_ANSWERS: Final[dict[str, KeepAnswer]] = {}


def _always(state: State, seat: int, effect: KeepOne) -> bool:
    return True


def keeps(pile: str, possible: Enough = _always) -> Callable[[Keeping], Keeping]:
    """Decorator: how the next of a pile are looked at, and when there are enough of them."""

    def register(keeping: Keeping) -> Keeping:
        _KEEPING[pile] = keeping, possible
        return keeping

    return register


def keep_answers(pile: str) -> Callable[[KeepAnswer], KeepAnswer]:
    """Decorator: how one of them is kept."""

    def register(answer: KeepAnswer) -> KeepAnswer:
        _KEEP_ANSWERS[pile] = answer
        return answer

    return register


@steps(KeepOne)
def _keep_one(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, KeepOne)
    _KEEPING[frame.effect.pile][0](state, frame, frame.effect)


@answers(KeepOne)
def _keep_one_answer(state: State, frame: Resolve, option: Option) -> None:
    assert isinstance(frame.effect, KeepOne)
    _KEEP_ANSWERS[frame.effect.pile](state, frame, option)


waits(
    KeepOne,
    must,
    possible=lambda state, seat, effect, source: _KEEPING[effect.pile][1](state, seat, effect),
)


LOOK_ASKS: Final[dict[Effect, Ask]] = {}
"""What is asked where something else may become of the top card than to be drawn or trashed."""


@steps(Look)
def _look(state: State, frame: Resolve) -> None:
    """The top card of the deck is seen, and one of several things done with it (IMP 33.3.3)."""
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, Look)
    top = state.players[seat].deck[-1]
    state.news = True
    state.events.append(Event("look", seat, (), (top,), 1 << seat))
    asked = (LOOK_ASKS[fate] for fate in effect.fates() if fate in LOOK_ASKS)
    options = tuple(
        take(name, look_words(option))
        for name, option in effect.options
        if possible(state, seat, option, frame.source)
    )
    ask(state, frame, seat, next(asked, asks.TOP_CARD), options, CARDS[top].name)


@answers(Look)
def _look_answer(state: State, frame: Resolve, option: Take) -> None:
    assert isinstance(frame.effect, Look)
    chosen = dict(frame.effect.options)[option.label]
    state.stack.append(Resolve(chosen, frame.seat, frame.source))


waits(Look, must, possible=lambda state, seat, effect, source: bool(state.players[seat].deck))


@steps(TopCard)
def _top_card(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, TopCard)
    seat, player = frame.seat, state.players[frame.seat]
    match frame.effect.fate:
        case Fate.DRAW:
            draw(state, seat, 1)
        case Fate.BACK:
            remember_top(player)
        case Fate.DISCARD:
            player.hand.append(piles.take_top(player))
            piles.discard(state, seat, player.hand[-1], from_deck=True)
            state.news = state.news or sees_top(player)
        case Fate.TRASH:
            card = piles.take_top(player)
            player.discard.append(card)
            piles.trash(state, seat, card, Zone.DISCARD)
            if sees_top(player):
                state.news = True  # The next card of the deck comes into sight.


waits(TopCard, INSTANT)


@steps(Reshuffle)
def _reshuffle(state: State, frame: Resolve) -> None:
    piles.reshuffle(state, frame.seat)


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
    army.lose(state, victim, 1, in_conflict=True)
    if state.players[frame.seat].supply:
        army.deploy(state, frame.seat, 1, from_supply=True)
