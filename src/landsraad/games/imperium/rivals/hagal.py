"""The turns of a rival by the House Hagal cards (IMP 16 to 18)."""

from __future__ import annotations

from landsraad.games.imperium import deeds, dreadnoughts
from landsraad.games.imperium.board import banned
from landsraad.games.imperium.catalogue import (
    BASE_SPICE,
    HAGALS,
    LEADERS,
    MAKERS,
    SPACE,
    SPACES,
)
from landsraad.games.imperium.components import HagalCard
from landsraad.games.imperium.effects import Commission, Freighter, Pay
from landsraad.games.imperium.engine import steps
from landsraad.games.imperium.offer import possible
from landsraad.games.imperium.rivals import tiles
from landsraad.games.imperium.rivals.expert import stays_home
from landsraad.games.imperium.state import NOBODY, Resolve, State, Step
from landsraad.games.imperium.terms import SPICE, SWORD


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
    if rival.ix.tech:
        state.stack.append(Step("rival_tiles", seat))
        tiles.use_early(state, seat)
    # Two whole decks at most: the second one has been freshly shuffled (IMP 19.1.28).
    for _ in range(2 * (len(state.hagal_deck) + len(state.hagal_discard))):
        card = _reading(state, seat, HAGALS[turn_up(state)])
        space = _destination(state, seat, card) if card is not None else NOBODY
        if card is not None and space != NOBODY:
            _arrive(state, seat, card, space)
            return
    rival.agents -= 1


def _reading(state: State, seat: int, card: HagalCard) -> HagalCard | None:
    """The part of a card that holds for a rival, or nothing if it is skipped (IMP 28.1.2)."""
    rival = state.players[seat]
    if card.dreadnought and not rival.ix.dreadnoughts_unbuilt:
        return None
    needs = SPACES[SPACE[card.space]].requirement if card.space else None
    if needs is not None and rival.influence[needs[0]] < needs[1]:
        return card.otherwise
    return card


def _destination(state: State, seat: int, card: HagalCard) -> int:
    """The space of a card if the rival can go there, else nobody's."""
    if card.harvest:
        # IMP 16.1.2: only the space the card picks is looked at, even if it is closed.
        space = max(MAKERS, key=lambda maker: (state.bonus[maker], BASE_SPICE[maker]))
        if not state.bonus[space]:
            return NOBODY
    else:
        space = SPACE[card.space]
    if banned(state, seat, space):
        return NOBODY
    free = not state.agents[space] or tiles.pass_agents(state, seat, space)
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
    if card.tech is not None:
        state.stack.append(Resolve(card.tech, seat, SPACES[space].key))
    for _ in range(card.freighters):
        state.stack.append(Resolve(Freighter(), seat, SPACES[space].key))
    if card.dreadnought:
        state.stack.append(Resolve(Commission(), seat, SPACES[space].key))
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
    if stays_home(state, seat):
        return
    if rival.ix.tech:
        tiles.use_at_combat(state, seat)
    ships = min(rival.ix.dreadnoughts, 2)
    if ships:
        dreadnoughts.deploy(state, seat, ships)  # IMP 28.1.6
    amount = min(rival.garrison, rival.recruited + 2 - ships - rival.deployed_by_right)
    if amount > 0:
        deeds.deploy(state, seat, amount)


def combat_swords(state: State, seat: int) -> None:
    """A rival in the conflict counts the swords of one Hagal card (IMP 16.3.1)."""
    swords = HAGALS[turn_up(state)].swords
    if swords:
        deeds.gain(state, seat, SWORD, swords)
