"""The open effects of a turn or a reward, carried out in the order the player likes (IMP 4.4)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Ask, Option
from landsraad.games.imperium.engine import army, asks, deeds, piles
from landsraad.games.imperium.engine.board import COMBAT, deploy_limit
from landsraad.games.imperium.engine.boxes import Item, declinable, items, only_bargains
from landsraad.games.imperium.engine.catalogue import COSTS, INTRIGUES
from landsraad.games.imperium.engine.conditions import army_of
from landsraad.games.imperium.engine.holdings import discard_intrigue
from landsraad.games.imperium.engine.loop import ON_TURN, answers, ask, steps
from landsraad.games.imperium.engine.market import acquisitions, price
from landsraad.games.imperium.engine.options import (
    DONE,
    Acquire,
    Do,
    Number,
    Play,
    numbers,
)
from landsraad.games.imperium.engine.state import (
    AGENT,
    EFFECT,
    LINES,
    REVEAL,
    REWARD,
    WIN,
    Agenda,
    Resolve,
    State,
    Step,
)
from landsraad.games.imperium.facets.offer import (
    ASKED,
    IDLE,
    INSTANT,
    OPTIONAL,
    TELLING,
    WAITS,
    answered,
    brings_intrigue,
    manner,
    playable,
)
from landsraad.games.imperium.language.abilities import REVEALS, WINS
from landsraad.games.imperium.language.structure import (
    EachOpponent,
    ForEach,
    Seq,
    When,
    kept_for,
)
from landsraad.games.imperium.language.terms import PERSUASION
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import LATE, NAMES

_ASKS: Final[tuple[Ask, ...]] = (
    asks.AGENT_TURN, asks.REVEAL_TURN, asks.REWARD, asks.WIN, asks.EFFECT, asks.LINES
)  # fmt: skip


@steps(Agenda)
def open_agenda(state: State, agenda: Agenda) -> None:
    """Do what needs no choice, then ask for the rest."""
    seat, mode, items = agenda.seat, agenda.mode, agenda.items
    live: list[Item] = []
    idle: list[Item] = []
    must, quiet = mode == LINES, True
    closed = mode in (REWARD, EFFECT, LINES)
    secret = not closed and bool(state.players[seat].intrigue)
    for item in items:
        kind = manner(state, seat, item.effect, item.source)
        if kind == WAITS:
            continue
        if kind == INSTANT:
            _resolve(state, agenda, item)
            return
        if kind == IDLE:
            idle.append(item)
            continue
        live.append(item)
        if kind != OPTIONAL:
            must = True
        if kind >= ASKED or (kind == TELLING and secret):
            quiet = False
    rival = seat >= state.setup.seats
    if idle and (live or secret):  # IMP 46.1.6: the others may give it something to take.
        live, quiet = [*live, *idle], False
    if live and (quiet or rival):
        following = _next_plain(state, seat, live, closed or rival)
        if closed or rival or not _may_act_before(state, agenda, following):
            _resolve(state, agenda, following)
            return
    options = _more_options(state, seat, mode) if not closed else []
    if not live and not options and not secret:
        _finish(state, agenda)
        return
    if must and len(live) == 1 and not options and not secret:
        _resolve(state, agenda, live[0])
        return
    _ask(state, agenda, live, options, must)


def _next_plain(state: State, seat: int, live: list[Item], as_written: bool) -> Item:
    """Of effects that nobody is asked about the one to do first (IMP 19.1.35).

    An intrigue card comes before all else, since it may be played before the rest. What opponents
    answer comes late, and last what is counted: a card drawn before may still raise it. Cards that
    gave swords are counted last of all, since another count may give some.
    """
    if len(live) == 1:
        return live[0]
    return min(live, key=lambda item: _rank(state, seat, item.effect, as_written))


def _rank(state: State, seat: int, effect: Effect, as_written: bool) -> int:
    if isinstance(effect, ForEach):
        return 4 if type(effect.count) in LATE else 3
    if as_written:
        return 1
    while isinstance(effect, When):
        effect = effect.then
    if brings_intrigue(state, seat, effect):
        return 0
    return 2 if isinstance(effect, EachOpponent) else 1


def _may_act_before(state: State, agenda: Agenda, following: Item) -> bool:
    """IMP 19.1.36: before opponents answer, the player may deploy or do whatever is open."""
    effect = following.effect
    while isinstance(effect, When):
        effect = effect.then
    if not isinstance(effect, EachOpponent):
        return False
    if not answered(state, agenda.seat, effect, following.source):
        return False
    return bool(_more_options(state, agenda.seat, agenda.mode))


def _ask(state: State, agenda: Agenda, live: list[Item], more: list[Option], must: bool) -> None:
    seat, mode = agenda.seat, agenda.mode
    options: list[Option] = [item.option for item in live]
    if len(live) > 1:
        # Equal effects of one source, such as two recruits of a signet, are one choice.
        options = list({option.notation: option for option in options[::-1]}.values())[::-1]
    for priced in state.moments.priced:
        options = priced(state, seat, options)
    options += more
    if not must:
        options.append(DONE)
    question = _ASKS[mode] if live or mode != WIN else asks.WON
    if not live and mode == AGENT:
        question = _last_question(options[0])
    source = NAMES[live[0].source] if live and mode != AGENT and mode != REVEAL else ""
    ask(state, agenda, seat, question, tuple(options), source)


def _last_question(first: Option) -> Ask:
    if isinstance(first, Number):
        return asks.DEPLOY
    asked = ON_TURN.get(type(first))
    return asked.last if asked is not None else asks.END_TURN


def _more_options(state: State, seat: int, mode: int) -> list[Option]:
    options: list[Option] = []
    if mode == AGENT:
        options += _deployments(state, seat)
    elif mode == REVEAL:
        if state.players[seat].rules & COMBAT:
            options += _deployments(state, seat)
        options += acquisitions(state, seat)
    else:
        options += playable(state, seat, "win")
        return options
    for offers in state.moments.agenda_offers:
        options += offers(state, seat)
    for offers in state.moments.turn_offers:
        options += offers(state, seat)
    if state.players[seat].intrigue:
        options += playable(state, seat, "plot")
    return options


def _deployments(state: State, seat: int) -> list[Option]:
    """The units that may follow an agent to a combat space, or a combat icon."""
    options: list[Option] = []
    if army_of(state, seat) != seat:
        return options  # Whoever stands in for a house says so itself.
    if limit := deploy_limit(state, seat):
        options += numbers("deploy", 1, limit)
    for offers in state.moments.deploy_offers:
        options += offers(state, seat)
    return options


def _without(agenda: Agenda, item: Item) -> Agenda:
    items = agenda.items
    place = items.index(item)
    return Agenda(agenda.seat, agenda.mode, items[:place] + items[place + 1 :])


def _resolve(state: State, agenda: Agenda, item: Item) -> None:
    left = _without(agenda, item)
    if agenda.mode != LINES:
        state.stack.append(left)
    elif left.items:
        deeds.add_items(state, agenda.seat, left.items)  # One line is used, and that will do.
    state.stack.append(Resolve(item.effect, agenda.seat, item.source))


def _finish(state: State, agenda: Agenda) -> None:
    if agenda.mode == REVEAL:
        state.stack.append(Step("clean_up", agenda.seat))
    elif agenda.mode == AGENT:
        state.stack.append(Step("after_agent", agenda.seat))
    else:
        return
    for handler in state.moments.finishing:
        handler(state, agenda.seat)


@answers(Agenda)
def agenda_answer(state: State, agenda: Agenda, option: Option) -> None:
    """Carry out what the player picked, or end the turn."""
    seat, mode, items = agenda.seat, agenda.mode, agenda.items
    if option is DONE:
        _finish(state, agenda)
    elif isinstance(option, Do):
        item = next(item for item in items if item.option.notation == option.notation)
        _resolve(state, agenda, item)
    elif isinstance(option, Number):
        _deploy_by_right(state, agenda, option.amount)
    elif type(option) in ON_TURN:
        state.stack.append(agenda)
        ON_TURN[type(option)].answer(state, seat, option)
    elif isinstance(option, Acquire):
        state.stack.append(agenda)
        spend_persuasion(state, seat, option)
    else:
        assert isinstance(option, Play)
        state.stack.append(agenda)
        play_card(state, seat, option.card, "win" if mode == WIN else "plot")


def _deploy_by_right(state: State, agenda: Agenda, amount: int) -> None:
    """Troops follow the agent; without anything else to come, that ends the turn."""
    seat = agenda.seat
    if state.moments.troops_move:
        state.stack.append(agenda)
        army.move(state, seat, army.BY_RIGHT, amount)
        return
    player = state.players[seat]
    recruited = player.recruited
    army.move(state, seat, army.BY_RIGHT, amount)
    # A masterstroke may bring more.
    last = not agenda.items and not player.intrigue and player.recruited == recruited
    if last and player.answers.lingers:
        last = not any(player.parts[key].lingers() for key in player.answers.lingers)
    state.stack.append(Step("after_agent", seat) if last else agenda)


def spend_persuasion(state: State, seat: int, option: Acquire) -> None:
    """Pay for a card on the reveal turn and take it."""
    cost = price(state, seat, option.card)
    assert cost <= COSTS[option.card]
    state.players[seat].resources[PERSUASION] -= cost
    piles.acquire(state, seat, option.card, to_top=option.to_top, paid=True)


def play_card(state: State, seat: int, card: int, moment: str) -> None:
    """Play an intrigue card: it lies open until resolved, or through the coming reveal turn."""
    player = state.players[seat]
    piles.play_intrigue(state, seat, card)
    player.waiting.append(card)
    effect = getattr(INTRIGUES[card], moment)
    if not player.revealed and kept_for(effect, REVEALS) is not None:
        return
    if not waits_for_win(effect):
        state.stack.append(Step("resolved", seat, card))
    if icon := declinable(effect):
        deeds.push_box(state, icon, seat, INTRIGUES[card].key)
    elif only_bargains(effect):
        state.stack.append(Agenda(seat, LINES, items(effect, INTRIGUES[card].key)))
    else:
        state.stack.append(Resolve(effect, seat, INTRIGUES[card].key))
    for handler in state.moments.played:
        handler(state, seat, card, moment)


def waits_for_win(effect: Effect) -> bool:
    """Whether a combat card stays open until the conflict is decided (IMP 26.2.7)."""
    return isinstance(effect, Seq) and any(
        kept_for(step, WINS) is not None for step in effect.steps
    )


@steps("resolved")
def _resolved(state: State, frame: Step) -> None:
    """IMP 10.2.2: only a resolved card goes to the intrigue discards."""
    state.players[frame.seat].waiting.remove(frame.value)
    discard_intrigue(state, (frame.value,))
