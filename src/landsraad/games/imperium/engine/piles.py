"""Cards that change their place: decks, hands, the market, intrigue cards."""

from __future__ import annotations

from landsraad.core.events import Event
from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.catalogue import CARDS
from landsraad.games.imperium.engine.holdings import (
    discard_intrigue,
    foresees,
    intrigue_came,
    remember_top,
    stolen_from,
)
from landsraad.games.imperium.engine.rivalry import rivals_of
from landsraad.games.imperium.engine.state import NOBODY, PlayerState, Resolve, State
from landsraad.games.imperium.language.terms import Zone


def draw_cards(state: State, seat: int, amount: int) -> None:
    """Draw from the deck of the house, reshuffling the discard pile where the deck runs out."""
    player = state.players[seat]
    deck, drawn = player.deck, []
    for _ in range(amount):
        if not deck:
            if not player.discard:
                break
            reshuffle(state, seat)
        card = deck.pop()
        drawn.append(card)
        player.hand.append(card)
        if player.deck_shown:
            player.deck_shown -= 1
            player.hand_shown.append(card)
    if not drawn:
        return
    if player.deck_seen > len(deck):
        player.deck_seen = 0
    state.news = True
    state.events.append(Event("draw", seat, (len(drawn),), tuple(drawn), 1 << seat))


def take_top(player: PlayerState) -> int:
    """Take the top card of a deck that is not empty."""
    card = player.deck.pop()
    player.deck_shown = max(0, player.deck_shown - 1)
    if player.deck_seen > len(player.deck):
        player.deck_seen = 0
    return card


def reshuffle(state: State, seat: int) -> None:
    """Shuffle the discard pile into the deck; what was not in an empty one is in the hand."""
    player = state.players[seat]
    elsewhere = player.answers.cards
    if not player.deck and not (elsewhere and any(player.parts[key].cards() for key in elsewhere)):
        player.hand_shown = player.hand[:]
    player.deck.extend(player.discard)
    player.discard.clear()
    state.rng.shuffle(player.deck)
    player.deck_shown = 0
    if player.deck_seen:
        player.deck_seen = 0
    state.news = True
    deeds.emit(state, "reshuffle", seat)


def leave_hand(player: PlayerState, card: int) -> None:
    """Take a card out of the hand."""
    player.hand.remove(card)
    if card in player.hand_shown:
        player.hand_shown.remove(card)


def trash(state: State, seat: int, card: int, zone: int) -> None:
    """Take a card out of the game; a reserve card goes back to its stack (IMP 3.4.1)."""
    player = state.players[seat]
    if zone == Zone.HAND:
        leave_hand(player, card)
    elif zone == Zone.DISCARD:
        player.discard.remove(card)
    else:
        player.play.remove(card)
    deeds.emit(state, "trash", seat, card)
    out_of_game(state, card)
    for handler in state.moments.trashed:
        handler(state, seat, card)
    bounty = CARDS[card].when_trashed
    if bounty is not None:
        state.stack.append(Resolve(bounty, seat, CARDS[card].key))


def discard(state: State, seat: int, card: int, *, from_deck: bool = False) -> None:
    """Put a card of the hand on the discard pile, or one that came there from the deck for it."""
    player = state.players[seat]
    leave_hand(player, card)
    player.discard.append(card)
    deeds.emit(state, "discard", seat, card)
    moments = state.moments
    for handler in moments.discarded_from_deck if from_deck else moments.discarded:
        handler(state, seat, card)


def out_of_game(state: State, card: int) -> None:
    """Put a card away: reserve cards on their stack, others into the box."""
    slots = state.setup.selection.slot
    if card in slots:
        state.reserve[slots[card]] += 1
    else:
        state.trashed.append(card)


def refill_row(state: State, slot: int) -> None:
    """Deal a card to a gap in the Imperium row (IMP 5.3.3)."""
    if state.deck:
        state.row[slot] = state.deck.pop()
        state.news = True
        deeds.emit(state, "row", NOBODY, state.row[slot])
    else:
        del state.row[slot]


def take_from_market(state: State, seat: int, card: int, *, paid: bool) -> None:
    """Take a card from the row, the reserve or those set aside (these first, if paid for)."""
    aside, slots = state.players[seat].aside, state.setup.selection.slot
    if paid:
        for handler in state.moments.sold:
            if handler(state, seat, card):
                return
    if card in aside and (paid or card not in state.row):
        aside.remove(card)
    elif card in slots:
        state.reserve[slots[card]] -= 1
    else:
        refill_row(state, state.row.index(card))


def acquire(state: State, seat: int, card: int, *, to_top: bool, paid: bool) -> None:
    """Gain a card of the market, to the discard pile or the deck, with its acquire effect."""
    player = state.players[seat]
    deeds.emit(state, "acquire", seat, card, to_top)
    take_from_market(state, seat, card, paid=paid)
    if to_top:
        if player.deck and foresees(player):
            remember_top(player)
        player.deck.append(card)
        player.deck_shown += 1
    else:
        player.discard.append(card)
    bonus = CARDS[card].acquire
    if bonus is not None:
        deeds.push_box(state, bonus, seat, CARDS[card].key)
    for handler in state.moments.acquired:
        handler(state, seat, card)


# --- intrigue cards


def draw_intrigue(state: State, seat: int, amount: int) -> None:
    """Draw intrigue cards, renewing the deck from its discards."""
    player, drawn = state.players[seat], []
    if seat >= state.setup.seats and not rivals_of(state).collects(state, player):
        return
    for _ in range(amount):
        if not state.intrigue_deck:
            if not state.intrigue_discard:
                break
            state.intrigue_deck, state.intrigue_discard = state.intrigue_discard, []
            state.rng.shuffle(state.intrigue_deck)
            deeds.emit(state, "intrigue_reshuffle", NOBODY)
        drawn.append(state.intrigue_deck.pop())
        player.intrigue_eyes.append(seen_before(state) & ~(1 << seat))
    if not drawn:
        return
    state.news = True
    player.intrigue.extend(drawn)
    eyes = 1 << seat if seat < state.setup.seats else 0
    state.events.append(Event("intrigue", seat, (len(drawn),), tuple(drawn), eyes))
    if seat >= state.setup.seats:
        deeds.rival_spends(state, seat)
    else:
        intrigue_came(state, seat, len(drawn))


def seen_before(state: State) -> int:
    """Which seats knew the intrigue card just taken from the top of the deck, as bits."""
    eyes, state.intrigue_top = state.intrigue_top, 0
    buried = state.intrigue_buried
    if len(buried) > len(state.intrigue_deck):
        eyes |= 1 << buried[-1]
        state.intrigue_buried = buried[:-1]
    return eyes


def bury_intrigue(state: State, seat: int, card: int) -> None:
    """Put an intrigue card unseen under the deck (IMP 24.1.5)."""
    player = state.players[seat]
    number = player.intrigue.index(card)
    del player.intrigue[number]
    eyes = player.intrigue_eyes.pop(number)
    for held in set(player.intrigue):
        lose_sight(player, held, ~eyes if held == card else ~(1 << seat))
    state.intrigue_deck.insert(0, card)
    state.intrigue_buried = (seat, *state.intrigue_buried)
    state.events.append(Event("bury", seat, (), (card,), 1 << seat))


def lose_sight(player: PlayerState, card: int, seats: int) -> None:
    """A copy of an intrigue card went that some seats cannot tell from the one they had seen."""
    for place, held in enumerate(player.intrigue):
        if held == card:
            blind = player.intrigue_eyes[place] & seats
            player.intrigue_eyes[place] &= ~blind
            seats &= ~blind


def steal_intrigue(state: State, seat: int) -> None:
    """Take a random intrigue card from each opponent who holds four or more.

    Only thief and victim see it: others no longer know for sure what the victim kept.
    """
    gathers = deeds.gathers(state, seat)
    if not gathers and state.players[seat].leader == NOBODY:
        return
    for other in deeds.opponents(state, seat):
        victim = state.players[other]
        if len(victim.intrigue) < stolen_from(victim):
            continue
        number = state.rng.below(len(victim.intrigue))
        card, eyes = victim.intrigue.pop(number), victim.intrigue_eyes.pop(number)
        both = 1 << seat | 1 << other
        for held in set(victim.intrigue):
            lose_sight(victim, held, ~eyes if held == card else ~both)
        state.news = True
        state.events.append(Event("steal", seat, (other,), (card,), both))
        if not gathers:  # IMP 50.8.3
            discard_intrigue(state, (card,))
            deeds.emit(state, "intrigue_out", seat, card)
            continue
        thief = state.players[seat]
        thief.intrigue.append(card)
        thief.intrigue_eyes.append(1 << other)
        intrigue_came(state, seat, 1)


def play_intrigue(state: State, seat: int, card: int) -> None:
    """Take an intrigue card out of the hand and show it."""
    player = state.players[seat]
    number = player.intrigue.index(card)
    del player.intrigue[number]
    lose_sight(player, card, ~player.intrigue_eyes.pop(number))
    deeds.emit(state, "play", seat, card)
