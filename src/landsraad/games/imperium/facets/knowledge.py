"""Honest guesses: a full position that a seat cannot tell from the real one.

Everything hidden is gathered, put into a canonical order and dealt again, so that the guess
depends on what the seat knows and on the generator alone.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, Option
from landsraad.games.imperium.engine.board import legal_sends
from landsraad.games.imperium.engine.catalogue import CARDS, CONFLICTS
from landsraad.games.imperium.engine.holdings import known_of_deck
from landsraad.games.imperium.engine.options import REVEAL, Play, of_card, of_faction
from landsraad.games.imperium.engine.plug import Reoffer, dealt_by, every
from landsraad.games.imperium.engine.resolve_cards import trash_options
from landsraad.games.imperium.engine.state import PlayerState, Resolve, State, Turn
from landsraad.games.imperium.engine.turn import openings
from landsraad.games.imperium.facets.offer import playable
from landsraad.games.imperium.facets.views import looking
from landsraad.games.imperium.language.cards import Trash, trash


def determinize(state: State, seat: int | None, rng: Rng) -> State:
    """Deal once more all that a seat (None: a spectator) cannot know."""
    guess = state.copy()
    for number, player in enumerate(guess.players):
        if number < state.setup.seats:
            own = number == seat
            if own:
                _deal_own_deck(player, looking(state, number), rng)
            else:
                _deal_deck(guess, player, rng)
            if not own and not player.masterstroke:
                _deal_secret(player, rng)
    _deal_intrigue(guess, seat, rng)
    _deal_conflicts(guess, rng)
    for deal in dealt_by(guess.setup.sets):
        if deal.table is not None:
            deal.table(guess, seat, rng)
    for pile in (guess.deck, guess.hagal_deck):
        pile.sort()
        rng.shuffle(pile)
    guess.rng = Rng(rng.bits())
    if guess.pending is not None and guess.pending.seat != seat:
        _reoffer(guess)
    return guess


def _deal_own_deck(player: PlayerState, looks: bool, rng: Rng) -> None:
    """The order of one's own deck, but for what is known."""
    known = max(known_of_deck(player), looks)
    pool = player.deck[: len(player.deck) - known]
    top = player.deck[len(player.deck) - known :]
    pool.sort()
    rng.shuffle(pool)
    player.deck = pool + top


def _deal_deck(guess: State, player: PlayerState, rng: Rng) -> None:
    """The hand and deck of another, but for what is known."""
    known = len(player.deck) - player.deck_shown
    pool, top = player.deck[:known], player.deck[known:]
    hidden = player.hand[:]
    for card in player.hand_shown:
        hidden.remove(card)
    size = len(hidden)
    pool += hidden
    for key in player.answers.cards:
        pool += player.parts[key].cards()
    pool.sort()
    rng.shuffle(pool)
    for deal in dealt_by(guess.setup.sets):
        if deal.cards is not None:
            deal.cards(player, pool)
    player.hand = player.hand_shown + pool[:size]
    player.deck = pool[size:] + top


def _deal_secret(player: PlayerState, rng: Rng) -> None:
    if player.secret:
        factions = [0, 1, 2, 3]
        rng.shuffle(factions)
        player.secret = tuple(sorted(factions[: len(player.secret)]))


def _deal_intrigue(guess: State, seat: int | None, rng: Rng) -> None:
    """Intrigue cards of others and of the deck, but for those the seat has seen go."""
    bottom, pool, top = _known_intrigue(guess, seat)
    unknown = pool[:]
    gaps: list[tuple[PlayerState, int]] = []
    for number, player in enumerate(guess.players):
        for place, eyes in enumerate(player.intrigue_eyes):
            known = number == seat or (seat is not None and eyes >> seat & 1)
            if not known:
                pool.append(player.intrigue[place])
                gaps.append((player, place))
    deals = dealt_by(guess.setup.sets)
    if any(deal.intrigue(guess, gaps, unknown, rng) for deal in deals if deal.intrigue is not None):
        deck = unknown
    else:
        pool.sort()
        rng.shuffle(pool)
        for player, place in gaps:
            player.intrigue[place] = pool.pop()
        deck = pool
    for place, card in bottom:
        deck.insert(place, card)
    guess.intrigue_deck = deck + top
    for deal in deals:
        if deal.hands is not None:
            deal.hands(guess, seat, rng)


def _known_intrigue(
    guess: State, seat: int | None
) -> tuple[list[tuple[int, int]], list[int], list[int]]:
    """The intrigue deck as a seat knows it: cards it put below, the unknown, the top it saw."""
    deck = guess.intrigue_deck
    pending = guess.pending
    sees = seat is not None and bool(guess.intrigue_top >> seat & 1)
    known = 1 if sees and deck else 0
    if pending is not None and pending.ask.key == "keep" and pending.seat == seat:
        known = 2
    top = deck[len(deck) - known :]
    rest = deck[: len(deck) - known]
    bottom = [
        (place, rest[place])
        for place, owner in enumerate(guess.intrigue_buried)
        if owner == seat and place < len(rest)
    ]
    kept = {place for place, _ in bottom}
    return bottom, [card for place, card in enumerate(rest) if place not in kept], top


def _deal_conflicts(guess: State, rng: Rng) -> None:
    """Of each level the cards not yet seen, in the deck or left in the box, in any order."""
    seen = {*guess.conflicts_past, guess.conflict}
    unseen = [card for card in guess.setup.conflicts if card not in seen]
    dealt: list[int] = []
    for card in guess.conflict_deck:
        if not dealt or CONFLICTS[dealt[-1]].level != CONFLICTS[card].level:
            level = sorted(c for c in unseen if CONFLICTS[c].level == CONFLICTS[card].level)
            rng.shuffle(level)
        dealt.append(level.pop())
    guess.conflict_deck = dealt


# --- questions to others


def _reoffer(guess: State) -> None:
    """Rebuild another seat's pending question from the hidden cards it was just dealt."""
    pending = guess.pending
    assert pending is not None
    seat, key, source = pending.seat, pending.ask.key, pending.source
    again = _reoffers().get(key)
    options = again(guess, seat) if again is not None else pending.options
    if key in ("top_card", "peek"):
        source = CARDS[guess.players[seat].deck[-1]].name
    guess.pending = Decision(seat, pending.ask, options, source)


@cache
def _reoffers() -> dict[str, Reoffer]:
    """By the key of a question, how its options are found."""
    deals = (mechanism.deal for mechanism in every() if mechanism.deal is not None)
    return _REOFFERS | {key: again for deal in deals for key, again in deal.reoffers.items()}


def _turn(guess: State, seat: int) -> tuple[Option, ...]:
    turn = guess.stack[-1]
    assert isinstance(turn, Turn)
    passing = openings(guess, guess.players[seat]) if turn.opening else ()
    used = [option for offers in guess.moments.turn_offers for option in offers(guess, seat)]
    plots = playable(guess, seat, "plot", opening=turn.opening)
    return (*legal_sends(guess, seat), *passing, REVEAL, *used, *plots)


def _kept(guess: State) -> list[Option]:
    assert guess.pending is not None
    return [option for option in guess.pending.options if not isinstance(option, Play)]


def _under_way(guess: State, seat: int) -> tuple[Option, ...]:
    return (*_kept(guess), *playable(guess, seat, "plot"))


def _moment(guess: State, seat: int) -> tuple[Option, ...]:
    assert guess.pending is not None
    return (*playable(guess, seat, guess.pending.ask.key), *_kept(guess))


def _trash(guess: State, seat: int) -> tuple[Option, ...]:
    effect = guess.stack[-1].effect if isinstance(guess.stack[-1], Resolve) else None
    return trash_options(guess, seat, effect if isinstance(effect, Trash) else trash())


def _discard(guess: State, seat: int) -> tuple[Option, ...]:
    return tuple(of_card("discard", card) for card in sorted(set(guess.players[seat].hand)))


def _secret(guess: State, seat: int) -> tuple[Option, ...]:
    known = guess.players[seat].secret
    return tuple(of_faction(faction) for faction in range(4) if faction not in known)


_REOFFERS: Final[dict[str, Reoffer]] = {
    "turn": _turn,
    **dict.fromkeys(("agent_turn", "deploy", "end_turn", "reveal_turn"), _under_way),
    **dict.fromkeys(("combat", "endgame", "win"), _moment),
    "trash": _trash,
    "discard": _discard,
    "secret": _secret,
}
