"""Combat: cards in rounds, places, rewards (IMP 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import asks, deeds
from landsraad.games.imperium.engine.agenda import play_card
from landsraad.games.imperium.engine.boxes import Item, items
from landsraad.games.imperium.engine.catalogue import CONFLICTS
from landsraad.games.imperium.engine.conditions import strength
from landsraad.games.imperium.engine.holdings import discard_intrigue
from landsraad.games.imperium.engine.loop import answers, ask, steps
from landsraad.games.imperium.engine.options import DONE, PASS, Play
from landsraad.games.imperium.engine.rivalry import rivals_of
from landsraad.games.imperium.engine.state import (
    NOBODY,
    REWARD,
    WIN,
    Agenda,
    Resolve,
    State,
    Step,
)
from landsraad.games.imperium.facets.offer import playable
from landsraad.games.imperium.language.terms import SWORD, Phase

REWARD_ITEMS: Final = tuple(
    tuple(items(reward, card.key) for reward in (card.first, card.second, card.third))
    for card in CONFLICTS
)


@steps("combat")
def begin_combat(state: State, frame: Step) -> None:
    """Rivals turn up their swords, then combat cards go round from the first player."""
    state.phase = Phase.COMBAT
    state.turn = NOBODY
    state.stack.append(Step("rewards"))
    state.stack.append(Step("combat_card", state.first))
    for seat in deeds.clockwise(state, state.first):
        if seat >= state.setup.seats and state.players[seat].units:
            rivals_of(state).swords(state, seat)
    for handler in state.moments.combat_begun:
        handler(state)


def _plays(state: State, seat: int) -> tuple[Option, ...] | None:
    """The combat cards of a house that is in the conflict, or has somebody there."""
    if state.players[seat].units:
        return playable(state, seat, "combat")
    found = (handler(state, seat) for handler in state.moments.combat_plays)
    return next((options for options in found if options is not None), None)


@steps("combat_card")
def combat_card(state: State, frame: Step) -> None:
    """Offer combat cards to each in the conflict until all pass in a row (IMP 6.1.2)."""
    involved = [
        seat
        for seat in deeds.clockwise(state, frame.seat)
        if seat < state.setup.seats
        if state.players[seat].units or _plays(state, seat) is not None
    ]
    passes = frame.value
    for seat in involved:
        if passes >= len(involved):
            return
        if state.players[seat].intrigue:
            options = (*(_plays(state, seat) or ()), PASS)
            ask(state, Step("combat_card", seat, passes), seat, asks.COMBAT, options, "")
            return
        passes += 1


@answers("combat_card")
def combat_answer(state: State, frame: Step, option: Option) -> None:
    """A pass counts; a card played gives everybody another chance."""
    seat = frame.seat
    following = deeds.following(state, seat)
    if option is PASS:
        state.stack.append(Step("combat_card", following, frame.value + 1))
        deeds.emit(state, "pass", seat)
        return
    assert isinstance(option, Play)
    state.stack.append(Step("more_cards", seat))
    play_card(state, seat, option.card, "combat")


@steps("more_cards")
def _more_cards(state: State, frame: Step) -> None:
    """Whoever plays a card may play more before the others go on."""
    player = state.players[frame.seat]
    following = Step("combat_card", deeds.following(state, frame.seat))
    cards = _plays(state, frame.seat)
    if cards is None or not player.intrigue:
        state.stack.append(following)
        return
    ask(state, frame, frame.seat, asks.COMBAT, (*cards, DONE), "")


@answers("more_cards")
def _more_cards_answer(state: State, frame: Step, option: Option) -> None:
    if option is DONE:
        state.stack.append(Step("combat_card", deeds.following(state, frame.seat)))
        return
    assert isinstance(option, Play)
    state.stack.append(frame)
    play_card(state, frame.seat, option.card, "combat")


def places(state: State) -> list[tuple[int, int]]:
    """Who takes which reward, as pairs of house and place 0 to 2, in the order of IMP 19.1.21."""
    strengths = {
        seat: found
        for seat in deeds.clockwise(state, state.first)
        if (found := strength(state, seat))
    }
    ranks = [
        [seat for seat, strength in strengths.items() if strength == level]
        for level in sorted(set(strengths.values()), reverse=True)
    ]
    for handler in state.moments.ranked:
        ranks = handler(state, ranks)
    if not ranks:
        return []
    four = len(state.players) >= state.setup.edition.third_place
    if len(ranks[0]) > 1:
        rewards = [(seat, 1) for seat in ranks[0]]
        if four and len(ranks[0]) == 2 and len(ranks) > 1 and len(ranks[1]) == 1:
            rewards.append((ranks[1][0], 2))  # IMP 6.3.2
        return rewards
    rewards = [(ranks[0][0], 0)]
    if len(ranks) > 1:
        tied = len(ranks[1]) > 1
        rewards += [(seat, 2 if tied else 1) for seat in ranks[1]]
        if four and not tied and len(ranks) > 2 and len(ranks[2]) == 1:
            rewards.append((ranks[2][0], 2))
    return rewards


@steps("rewards")
def give_rewards(state: State, frame: Step) -> None:
    """Rank the houses and give the rewards of the conflict card."""
    state.stack.append(Step("combat_end"))
    card = CONFLICTS[state.conflict]
    for seat, place in reversed(places(state)):
        player = state.players[seat]
        if player.leader != NOBODY:
            mode = WIN if place == 0 and seat < state.setup.seats else REWARD
            rewards = REWARD_ITEMS[state.conflict][place]
            for change in state.moments.rewards:
                rewards = change(state, seat, place, rewards)
            if place == 0:
                rewards += tuple(_more_for_winner(state, seat))
            state.stack.append(Agenda(seat, mode, rewards))
        elif place == 0:
            for items_of in state.moments.last_win_items:
                for more in items_of(state, seat):
                    state.stack.append(Resolve(more.effect, seat, more.source))
            if card.space is not None:
                space = state.setup.selection.space[card.space]
                state.stack.append(Step("control_lost", seat, space))
        state.stack.append(Step("place", seat, place))


def _more_for_winner(state: State, seat: int) -> Iterator[Item]:
    """What a win brings beside the reward."""
    for items_of in state.moments.win_items:
        yield from items_of(state, seat)
    for items_of in state.moments.last_win_items:
        yield from items_of(state, seat)


@steps("place")
def _place(state: State, frame: Step) -> None:
    deeds.emit(state, "place", frame.seat, frame.value, strength(state, frame.seat))


@steps("control_lost")
def _control_lost(state: State, frame: Step) -> None:
    """IMP 17.2.4: House Hagal takes a marker away, but none for itself."""
    space = frame.value
    holder = state.control[space]
    if holder != NOBODY:
        state.control[space] = NOBODY
        deeds.emit(state, "control_lost", holder, space)


@steps("combat_end")
def end_combat(state: State, frame: Step) -> None:
    """Troops go back to the supplies, and the card to the past ones (IMP 6.5.1)."""
    for handler in state.moments.combat_ended:
        handler(state)
    for player in state.players:
        player.supply += player.conflict
        player.conflict = 0
        player.resources[SWORD] = 0
        discard_intrigue(state, player.waiting)
        player.waiting.clear()
    for handler in state.moments.troops_home:
        handler(state)
    state.conflicts_past.append(state.conflict)
    state.conflict = NOBODY
    state.stack.append(Step("makers"))
