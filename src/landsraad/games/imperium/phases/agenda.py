"""The open effects of a turn or a reward, carried out in the order the player likes (IMP 4.4)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Ask, Option
from landsraad.games.imperium import army, asks, commanders, deeds, dreadnoughts, piles, tech
from landsraad.games.imperium.board import COMBAT, deploy_limit, dreadnought_limit
from landsraad.games.imperium.boxes import Item, declinable
from landsraad.games.imperium.catalogue import COSTS, INTRIGUES, NAMES
from landsraad.games.imperium.effects import Effect, ForEach, OnReveal, OnWin, Seq, SwordCards
from landsraad.games.imperium.engine import answers, ask, steps
from landsraad.games.imperium.holdings import discard_intrigue
from landsraad.games.imperium.market import acquisitions, price
from landsraad.games.imperium.offer import (
    ASKED,
    INSTANT,
    OPTIONAL,
    TELLING,
    WAITS,
    manner,
    playable,
)
from landsraad.games.imperium.options import (
    DONE,
    Acquire,
    Do,
    Number,
    OfTech,
    OfUnit,
    Play,
    numbers,
    of_unit,
)
from landsraad.games.imperium.state import (
    AGENT,
    EFFECT,
    REVEAL,
    REWARD,
    WIN,
    Agenda,
    Resolve,
    State,
    Step,
)
from landsraad.games.imperium.terms import PERSUASION

_ASKS: Final[tuple[Ask, ...]] = (
    asks.AGENT_TURN, asks.REVEAL_TURN, asks.REWARD, asks.WIN, asks.EFFECT
)  # fmt: skip


@steps(Agenda)
def open_agenda(state: State, agenda: Agenda) -> None:
    """Do what needs no choice, then ask for the rest."""
    seat, mode, items = agenda.seat, agenda.mode, agenda.items
    live: list[Item] = []
    must, quiet = False, True
    closed = mode in (REWARD, EFFECT)
    secret = not closed and bool(state.players[seat].intrigue)
    for item in items:
        kind = manner(state, seat, item.effect, item.source)
        if kind == WAITS:
            continue
        if kind == INSTANT:
            _resolve(state, agenda, item)
            return
        live.append(item)
        if kind != OPTIONAL:
            must = True
        if kind >= ASKED or (kind == TELLING and secret):
            quiet = False
    if live and (quiet or seat >= state.setup.seats):
        _resolve(state, agenda, _next_plain(live))
        return
    options = _more_options(state, seat, mode) if not closed else []
    if not live and not options and not secret:
        _finish(state, agenda)
        return
    if must and len(live) == 1 and not options and not secret:
        _resolve(state, agenda, live[0])
        return
    _ask(state, agenda, live, options, must)


def _next_plain(live: list[Item]) -> Item:
    """What is counted comes last: an intrigue card drawn before may still raise it.

    Cards that gave swords are counted last of all, since another count may give some.
    """
    counted = live[0]
    for item in live:
        effect = item.effect
        if not isinstance(effect, ForEach):
            return item
        if not isinstance(effect.count, SwordCards):
            counted = item
    return counted


def _ask(state: State, agenda: Agenda, live: list[Item], more: list[Option], must: bool) -> None:
    seat, mode = agenda.seat, agenda.mode
    options = [item.option for item in live]
    if len(live) > 1:
        # Equal effects of one source, such as two recruits of a signet, are one choice.
        options = list({option.notation: option for option in options[::-1]}.values())[::-1]
    options += more
    if not must:
        options.append(DONE)
    question = _ASKS[mode]
    if not live and mode == AGENT:
        question = _last_question(options[0])
    source = NAMES[live[0].source] if mode in (REWARD, WIN, EFFECT) and live else ""
    ask(state, agenda, seat, question, tuple(options), source)


def _last_question(first: Option) -> Ask:
    if first is commanders.HIRE:
        return asks.LAST_RECRUIT
    if isinstance(first, Number | OfUnit):
        return asks.DEPLOY
    return asks.LAST_CHANCE if isinstance(first, OfTech) else asks.END_TURN


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
    if state.players[seat].bl.supply and commanders.can_hire(state, seat):
        options.append(commanders.HIRE)
    if state.players[seat].ix.tech:
        options += tech.uses(state, seat)
    if state.players[seat].intrigue:
        options += playable(state, seat, "plot")
    return options


def _deployments(state: State, seat: int) -> list[Option]:
    """The units that may follow an agent to a combat space, or a combat icon."""
    options: list[Option] = []
    if limit := deploy_limit(state, seat):
        options += numbers("deploy", 1, limit)
    if state.players[seat].ix.dreadnoughts and dreadnought_limit(state, seat):
        options.append(of_unit("deploy", dreadnoughts.DREADNOUGHT))
    return options


def _without(agenda: Agenda, item: Item) -> Agenda:
    items = list(agenda.items)
    items.remove(item)
    return Agenda(agenda.seat, agenda.mode, tuple(items))


def _resolve(state: State, agenda: Agenda, item: Item) -> None:
    state.stack.append(_without(agenda, item))
    state.stack.append(Resolve(item.effect, agenda.seat, item.source))


def _finish(state: State, agenda: Agenda) -> None:
    if agenda.mode == REVEAL:
        state.stack.append(Step("clean_up", agenda.seat))
    elif agenda.mode == AGENT:
        state.stack.append(Step("after_agent", agenda.seat))


@answers(Agenda)
def agenda_answer(state: State, agenda: Agenda, option: Option) -> None:
    """Carry out what the player picked, or end the turn."""
    seat, mode, items = agenda.seat, agenda.mode, agenda.items
    if option is DONE:
        _finish(state, agenda)
    elif isinstance(option, Do):
        item = next(item for item in items if item.option is option)
        _resolve(state, agenda, item)
    elif option is commanders.HIRE:
        state.stack.append(agenda)
        commanders.hire(state, seat)
    elif isinstance(option, Number) and state.setup.bloodlines:
        state.stack.append(agenda)
        commanders.move(state, seat, commanders.BY_RIGHT, option.amount)
    elif isinstance(option, Number):
        player = state.players[seat]
        recruited = player.recruited
        player.deployed_by_right += option.amount
        army.deploy(state, seat, option.amount)
        # Without anything else to come, a deployment ends the turn; a masterstroke may bring more.
        last = not items and not player.intrigue and player.recruited == recruited
        last = last and not (player.ix.dreadnoughts or player.ix.tech)
        state.stack.append(Step("after_agent", seat) if last else agenda)
    elif isinstance(option, OfUnit):
        state.stack.append(agenda)
        state.players[seat].ix.dreadnoughts_by_right += 1
        dreadnoughts.deploy(state, seat)
    elif isinstance(option, OfTech):
        state.stack.append(agenda)
        tech.use(state, seat, option.tile)
    elif isinstance(option, Acquire):
        state.stack.append(agenda)
        spend_persuasion(state, seat, option)
    else:
        assert isinstance(option, Play)
        state.stack.append(agenda)
        play_card(state, seat, option.card, "win" if mode == WIN else "plot")


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
    if isinstance(effect, OnReveal) and not player.revealed:
        return
    if not waits_for_win(effect):
        state.stack.append(Step("resolved", seat, card))
    if icon := declinable(effect):
        deeds.push_box(state, icon, seat, INTRIGUES[card].key)
    else:
        state.stack.append(Resolve(effect, seat, INTRIGUES[card].key))


def waits_for_win(effect: Effect) -> bool:
    """Whether a combat card stays open until the conflict is decided (IMP 26.2.7)."""
    return isinstance(effect, Seq) and any(isinstance(step, OnWin) for step in effect.steps)


@steps("resolved")
def _resolved(state: State, frame: Step) -> None:
    """IMP 10.2.2: only a resolved card goes to the intrigue discards."""
    state.players[frame.seat].waiting.remove(frame.value)
    discard_intrigue(state, (frame.value,))
