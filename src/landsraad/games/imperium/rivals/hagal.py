"""The turns of a rival by the House Hagal cards (IMP 16 to 18)."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium import deeds
from landsraad.games.imperium.board import banned
from landsraad.games.imperium.catalogue import (
    BASE_SPICE,
    CONFLICTS,
    HAGALS,
    LEADERS,
    MAKERS,
    SPACE,
    SPACES,
)
from landsraad.games.imperium.components import HagalCard
from landsraad.games.imperium.effects import Pay
from landsraad.games.imperium.engine import steps
from landsraad.games.imperium.offer import possible
from landsraad.games.imperium.state import NOBODY, Resolve, State, Step
from landsraad.games.imperium.terms import SPICE, SWORD

EXPERT_LEAD: Final = 4


def turn_up(state: State) -> int:
    """Reveal the top Hagal card, reshuffling where the deck is empty or a card says so."""
    while True:
        if not state.hagal_deck:
            reshuffle(state)
        card = state.hagal_deck.pop()
        state.hagal_discard.append(card)
        state.news = True
        deeds.emit(state, "hagal", NOBODY, card)
        if not HAGALS[card].reshuffle:
            return card
        reshuffle(state)


def reshuffle(state: State) -> None:
    """Shuffle all Hagal cards into a new deck (IMP 16.1.4)."""
    state.hagal_deck.extend(state.hagal_discard)
    state.hagal_discard.clear()
    state.rng.shuffle(state.hagal_deck)
    state.news = True
    deeds.emit(state, "hagal_reshuffle", NOBODY)


def rival_turn(state: State, seat: int) -> None:
    """Turn up cards until one names a free space, and send an agent there."""
    rival = state.players[seat]
    deeds.reset_turn(rival)
    # Two whole decks at most: the second one has been freshly shuffled (IMP 19.1.28).
    for _ in range(2 * (len(state.hagal_deck) + len(state.hagal_discard))):
        card = HAGALS[turn_up(state)]
        space = _destination(state, seat, card)
        if space != NOBODY:
            _arrive(state, seat, card, space)
            return
    rival.agents -= 1


def _destination(state: State, seat: int, card: HagalCard) -> int:
    """The space of a card if the rival can go there, else nobody's."""
    if card.harvest:
        # IMP 16.1.2: only the space the card picks is looked at, even if it is closed.
        space = max(MAKERS, key=lambda maker: (state.bonus[maker], BASE_SPICE[maker]))
        if not state.bonus[space]:
            return NOBODY
    else:
        space = SPACE[card.space]
    free = not state.agents[space] and not banned(state, seat, space)
    return space if free else NOBODY


def _arrive(state: State, seat: int, card: HagalCard, space: int) -> None:
    rival = state.players[seat]
    rival.agents -= 1
    rival.space = space
    state.agents[space] += 1 << 2 * seat
    deeds.emit(state, "rival_send", seat, space)
    deeds.pay_controller(state, space)
    if SPACES[space].combat:
        state.stack.append(Step("rival_deploy", seat))
    if card.signet and rival.leader >= 0:
        signet = LEADERS[rival.leader].signet
        if not isinstance(signet, Pay) or possible(state, seat, signet, ""):
            state.stack.append(Resolve(signet, seat, LEADERS[rival.leader].key))
    if card.harvest:
        _harvest(state, seat, space)
    deeds.recruit(state, seat, card.troops)
    if card.faction is not None:
        deeds.change_influence(state, seat, card.faction, 1)


def _harvest(state: State, seat: int, space: int) -> None:
    """Solo rivals take base and bonus spice; House Hagal clears the bonus (IMP 17.2.2)."""
    bonus, state.bonus[space] = state.bonus[space], 0
    if state.players[seat].leader >= 0:
        deeds.gain(state, seat, SPICE, BASE_SPICE[space] + bonus)


@steps("rival_deploy")
def rival_deploy(state: State, frame: Step) -> None:
    """Deploy this turn's recruits and up to two of the garrison (IMP 16.2.2, IMP 18.3.5)."""
    seat = frame.seat
    rival = state.players[seat]
    amount = min(rival.garrison, rival.recruited + 2)
    if amount and not (state.setup.expert and _leads_enough(state, seat)):
        deeds.deploy(state, seat, amount)


def _leads_enough(state: State, seat: int) -> bool:
    """IMP 19.1.30: at levels I and II a lead of 4 strength keeps the troops at home."""
    if CONFLICTS[state.conflict].level > 2:
        return False
    strongest = max(state.players[other].strength for other in deeds.opponents(state, seat))
    return state.players[seat].strength - strongest >= EXPERT_LEAD


def combat_swords(state: State, seat: int) -> None:
    """A rival in the conflict counts the swords of one Hagal card (IMP 16.3.1)."""
    swords = HAGALS[turn_up(state)].swords
    if swords:
        deeds.gain(state, seat, SWORD, swords)
