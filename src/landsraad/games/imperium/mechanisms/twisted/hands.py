"""Intrigue cards that are trashed or given away, and a look at one's deck (IMP 33.3)."""

from __future__ import annotations

from landsraad.core.decisions import Option
from landsraad.core.events import Event
from landsraad.games.imperium.engine import deeds, piles
from landsraad.games.imperium.engine.loop import answers, ask, ask_or_take, steps
from landsraad.games.imperium.engine.options import (
    OfIntrigue,
    OfLeader,
    of_intrigue,
    of_leader,
)
from landsraad.games.imperium.engine.resolve_cards import LOOK_ASKS
from landsraad.games.imperium.engine.state import Resolve, State, Step, Turn
from landsraad.games.imperium.facets.offer import PLAIN, costs, has_another, takers, waits
from landsraad.games.imperium.language.structure import Fate, top_fate
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.mechanisms.ledger.state import ledger_of
from landsraad.games.imperium.mechanisms.twisted import asks
from landsraad.games.imperium.mechanisms.twisted.state import TWISTED, twisted_on
from landsraad.games.imperium.mechanisms.twisted.words import GIVE, TRASH, GiveUpIntrigue, PassTurn


def held_options(state: State, seat: int, verb: str) -> tuple[Option, ...]:
    """The intrigue cards of a seat, to do something with one."""
    return tuple(of_intrigue(verb, card) for card in sorted(set(state.players[seat].intrigue)))


@steps(GiveUpIntrigue)
def _give_up(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, GiveUpIntrigue)
    verb, question = ("scrap", asks.SCRAP)
    if frame.effect.how == GIVE:
        verb, question = ("hand_over", asks.HAND_OVER)
    options = held_options(state, frame.seat, verb)
    ask(state, frame, frame.seat, question, options, NAMES[frame.source])


@answers(GiveUpIntrigue)
def _give_up_answer(state: State, frame: Resolve, option: OfIntrigue) -> None:
    assert isinstance(frame.effect, GiveUpIntrigue)
    player, card = state.players[frame.seat], option.card
    ledger_of(player).plain = card not in TWISTED
    if frame.effect.how == GIVE:
        state.stack.append(Step("taker", frame.seat, card))
        return
    place = player.intrigue.index(card)
    del player.intrigue[place]
    piles.lose_sight(player, card, ~player.intrigue_eyes.pop(place))
    twisted_on(state).trashed = (*twisted_on(state).trashed, card)
    deeds.emit(state, "scrap", frame.seat, card)


@steps("taker")
def _taker(state: State, frame: Step) -> None:
    leaders = (state.players[other].leader for other in takers(state, frame.seat))
    options = tuple(of_leader("target", leader) for leader in leaders)
    ask_or_take(state, frame, frame.seat, asks.TAKER, options, "")


@answers("taker")
def _taker_answer(state: State, frame: Step, option: OfLeader) -> None:
    other = [player.leader for player in state.players].index(option.leader)
    hand_over(state, frame.seat, other, frame.value)


def hand_over(state: State, seat: int, other: int, card: int) -> None:
    """An intrigue card changes hands; only giver and taker see it."""
    giver = state.players[seat]
    place = giver.intrigue.index(card)
    del giver.intrigue[place]
    eyes, both = giver.intrigue_eyes.pop(place), 1 << seat | 1 << other
    for held in set(giver.intrigue):
        piles.lose_sight(giver, held, ~eyes if held == card else ~both)
    state.players[other].intrigue.append(card)
    state.players[other].intrigue_eyes.append(1 << seat)
    state.news = True
    state.events.append(Event("give", seat, (other,), (card,), both))
    if other >= state.setup.seats:
        deeds.rival_spends(state, other)


LOOK_ASKS[top_fate(Fate.BACK)] = asks.PEEK


def _to_give_up(state: State, seat: int, cost: GiveUpIntrigue, source: str) -> bool:
    return has_another(state, seat, source) and (cost.how == TRASH or bool(takers(state, seat)))


costs(GiveUpIntrigue, _to_give_up)
waits(PassTurn, PLAIN)


@steps(PassTurn)
def _pass_turn(state: State, frame: Resolve) -> None:
    for place in range(len(state.stack) - 1, -1, -1):
        if isinstance(state.stack[place], Turn):
            state.stack[place] = Step("next_turn")
            return
