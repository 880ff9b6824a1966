"""Combat: cards in rounds, places, rewards (IMP 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium import asks, deeds, dreadnoughts
from landsraad.games.imperium.boxes import TECH_WINS, Item, item, items
from landsraad.games.imperium.catalogue import CONFLICTS, INTRIGUES, SPACE
from landsraad.games.imperium.effects import OnWin, Seq, Station
from landsraad.games.imperium.engine import answers, ask, steps
from landsraad.games.imperium.offer import playable
from landsraad.games.imperium.options import DONE, PASS, Play
from landsraad.games.imperium.phases.agenda import play_card
from landsraad.games.imperium.rivals.hagal import combat_swords
from landsraad.games.imperium.state import (
    NOBODY,
    REWARD,
    WIN,
    Agenda,
    PlayerState,
    Resolve,
    State,
    Step,
)
from landsraad.games.imperium.terms import SWORD, Phase

REWARD_ITEMS: Final = tuple(
    tuple(items(reward, card.key) for reward in (card.first, card.second, card.third))
    for card in CONFLICTS
)
STATION: Final = item(Station(), "dreadnought")


@steps("combat")
def begin_combat(state: State, frame: Step) -> None:
    """Rivals turn up their swords, then combat cards go round from the first player."""
    state.phase = Phase.COMBAT
    state.turn = NOBODY
    state.stack.append(Step("rewards"))
    state.stack.append(Step("combat_card", state.first))
    for seat in deeds.clockwise(state, state.first):
        if seat >= state.setup.seats and state.players[seat].units:
            combat_swords(state, seat)


@steps("combat_card")
def combat_card(state: State, frame: Step) -> None:
    """Offer combat cards to each in the conflict until all pass in a row (IMP 6.1.2)."""
    involved = [
        seat
        for seat in deeds.clockwise(state, frame.seat)
        if seat < state.setup.seats and state.players[seat].units
    ]
    passes = frame.value
    for seat in involved:
        if passes >= len(involved):
            return
        if state.players[seat].intrigue:
            options = (*playable(state, seat, "combat"), PASS)
            ask(state, Step("combat_card", seat, passes), seat, asks.COMBAT, options, "")
            return
        passes += 1


@answers("combat_card")
def combat_answer(state: State, frame: Step, option: Option) -> None:
    """A pass counts; a card played gives everybody another chance."""
    seat = frame.seat
    following = (seat + 1) % len(state.players)
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
    following = Step("combat_card", (frame.seat + 1) % len(state.players))
    if not player.units or not player.intrigue:
        state.stack.append(following)
        return
    options = (*playable(state, frame.seat, "combat"), DONE)
    ask(state, frame, frame.seat, asks.COMBAT, options, "")


@answers("more_cards")
def _more_cards_answer(state: State, frame: Step, option: Option) -> None:
    if option is DONE:
        state.stack.append(Step("combat_card", (frame.seat + 1) % len(state.players)))
        return
    assert isinstance(option, Play)
    state.stack.append(frame)
    play_card(state, frame.seat, option.card, "combat")


def places(state: State) -> list[tuple[int, int]]:
    """Who takes which reward, as pairs of house and place 0 to 2, in the order of IMP 19.1.21."""
    strengths = {
        seat: state.players[seat].strength
        for seat in deeds.clockwise(state, state.first)
        if state.players[seat].strength
    }
    ranks = [
        [seat for seat, strength in strengths.items() if strength == level]
        for level in sorted(set(strengths.values()), reverse=True)
    ]
    if not ranks:
        return []
    four = len(state.players) == 4
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
            if place == 0:
                rewards += tuple(_more_for_winner(player))
            state.stack.append(Agenda(seat, mode, rewards))
        elif place == 0:
            if player.ix.dreadnoughts_fighting:
                state.stack.append(Resolve(STATION.effect, seat, STATION.source))
            if card.space is not None:
                state.stack.append(Step("control_lost", seat, SPACE[card.space]))
        state.stack.append(Step("place", seat, place))


def _more_for_winner(player: PlayerState) -> Iterator[Item]:
    """What a win brings beside the reward: tiles, cards that waited, a dreadnought's control."""
    for tile in player.ix.tech:
        yield from TECH_WINS[tile]
    for card in player.waiting:
        combat = INTRIGUES[card].combat
        for step in combat.steps if isinstance(combat, Seq) else ():
            if isinstance(step, OnWin):
                yield item(step.effect, INTRIGUES[card].key)
    if player.ix.dreadnoughts_fighting:
        yield STATION


@steps("place")
def _place(state: State, frame: Step) -> None:
    strength = state.players[frame.seat].strength
    deeds.emit(state, "place", frame.seat, frame.value, strength)


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
    for player in state.players:
        player.supply += player.conflict
        player.conflict = 0
        player.resources[SWORD] = 0
        state.intrigue_discard.extend(player.waiting)
        player.waiting.clear()
    if state.tech:
        dreadnoughts.return_home(state)
    state.conflicts_past.append(state.conflict)
    state.conflict = NOBODY
    state.stack.append(Step("makers"))
