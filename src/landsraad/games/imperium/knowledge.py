"""Honest guesses: a full position that a seat cannot tell from the real one.

Everything hidden is gathered, put into a canonical order and dealt again, so that the guess
depends on what the seat knows and on the generator alone.
"""

from __future__ import annotations

from dataclasses import replace

from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, Option
from landsraad.games.imperium.bloodlines import held_options, passes
from landsraad.games.imperium.board import legal_sends
from landsraad.games.imperium.catalogue import (
    CARDS,
    CONFLICT_CARD,
    CONFLICTS,
    INTRIGUES,
    NAVIGATION,
    SET,
    in_sets,
)
from landsraad.games.imperium.effects import Trash
from landsraad.games.imperium.holdings import glimpsed, known_of_deck
from landsraad.games.imperium.leaders_bloodlines import course_options, project_options
from landsraad.games.imperium.offer import playable
from landsraad.games.imperium.options import DONE, REVEAL, Play, of_card, of_faction
from landsraad.games.imperium.phases.round import ahead_options
from landsraad.games.imperium.resolve_cards import bury_options, keep_options, trash_options
from landsraad.games.imperium.state import NOBODY, PlayerState, Resolve, State, Turn
from landsraad.games.imperium.state_bloodlines import NO_TABLE
from landsraad.games.imperium.tech import bargained_for, tile_options, uses
from landsraad.games.imperium.views import looking


def determinize(state: State, seat: int | None, rng: Rng) -> State:
    """Deal anew all that a seat (None: a spectator) cannot know."""
    guess = state.copy()
    for number, player in enumerate(guess.players):
        if number < state.setup.seats:
            own = number == seat
            _deal_deck(player, own, own and looking(state, number), rng)
            if not own and not player.masterstroke:
                _deal_secret(player, rng)
    _deal_intrigue(guess, seat, rng)
    _deal_conflicts(guess, rng)
    if guess.tech:
        _deal_tiles(guess, seat, rng)
    if guess.setup.bloodlines:
        _deal_bloodlines(guess, seat, rng)
    for pile in (guess.deck, guess.hagal_deck):
        pile.sort()
        rng.shuffle(pile)
    guess.rng = Rng(rng.bits())
    if guess.pending is not None and guess.pending.seat != seat:
        _reoffer(guess)
    return guess


def _deal_deck(player: PlayerState, own: bool, looks: bool, rng: Rng) -> None:
    """The order of one's own deck, or the hand and deck of another, but for what is known."""
    deck = player.deck
    known = max(known_of_deck(player), looks) if own else player.deck_shown
    top = deck[len(deck) - known :]
    pool = deck[: len(deck) - known]
    if own:
        pool.sort()
        rng.shuffle(pool)
        player.deck = pool + top
        return
    hidden = player.hand[:]
    for card in player.hand_shown:
        hidden.remove(card)
    size = len(hidden)
    pool += hidden
    if player.ix.ahead != NOBODY:
        pool.append(player.ix.ahead)
    pool.sort()
    rng.shuffle(pool)
    if player.ix.ahead != NOBODY:
        player.ix.ahead = pool.pop()
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
    if guess.bl is not NO_TABLE and guess.bl.twisted + guess.bl.twisted_discard:
        _deal_twisted(guess, gaps, unknown, rng)
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


def _deal_twisted(
    guess: State, gaps: list[tuple[PlayerState, int]], deck: list[int], rng: Rng
) -> None:
    """Twisted cards have backs of their own: they and the others are dealt apart (IMP 36.1.4)."""
    held = [player.intrigue[place] for player, place in gaps]
    hidden = [*held, *deck, *guess.bl.twisted]
    piles = [sorted(card for card in hidden if INTRIGUES[card].twisted == kind) for kind in (0, 1)]
    for pile in piles:
        rng.shuffle(pile)
    for player, place in gaps:
        player.intrigue[place] = piles[INTRIGUES[player.intrigue[place]].twisted].pop()
    for place, card in enumerate(deck):
        deck[place] = piles[INTRIGUES[card].twisted].pop()
    guess.bl = replace(guess.bl, twisted=tuple(piles[1]))


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


def _deal_tiles(guess: State, seat: int | None, rng: Rng) -> None:
    """The tech tiles under the open ones, but for those a seat has glimpsed, and projects."""
    seen = dict(glimpsed(guess, seat)) if seat is not None else {}
    owners = [
        player
        for number, player in enumerate(guess.players)
        if player.bl.project != NOBODY and number != seat and not bargained_for(guess, number)
    ]
    pool = [tile for pile in guess.tech for tile in pile[:-1] if tile not in seen.values()]
    pool += [player.bl.project for player in owners]
    pool.sort()
    rng.shuffle(pool)
    for player in owners:
        player.bl.project = pool.pop()
    piles: list[tuple[int, ...]] = []
    for stack, pile in enumerate(guess.tech):
        known = (seen[stack],) if stack in seen else ()
        size = max(0, len(pile) - 1) - len(known)
        piles.append((*known, *pool[:size], *pile[-1:]))
        del pool[:size]
    guess.tech = tuple(piles)
    for number, player in enumerate(guess.players):
        if number != seat and player.bl.glimpsed:
            # What it saw under the stacks may be anything that could lie there.
            player.bl.glimpsed = tuple(
                (n, guess.tech[n][0] if len(guess.tech[n]) > 1 else tile)
                for n, tile in player.bl.glimpsed
            )


def _deal_bloodlines(guess: State, seat: int | None, rng: Rng) -> None:
    """The stack of skills, and the navigation cards of others."""
    stack = sorted(guess.bl.stack)
    rng.shuffle(stack)
    guess.bl = replace(guess.bl, stack=tuple(stack))
    for number, player in enumerate(guess.players):
        bl = player.bl
        if number == seat or not (bl.dealt or bl.course):
            continue
        known = {*bl.navigated}
        cards = in_sets(NAVIGATION, guess.setup.sets, "navigation")
        pool = [card for card in cards if card not in known]
        rng.shuffle(pool)
        size = len(bl.course)
        bl.course = tuple(pool[:size])
        bl.dealt = tuple(sorted(pool[size : size + len(bl.dealt)]))


def _deal_conflicts(guess: State, rng: Rng) -> None:
    """Of each level the cards not yet seen, in the deck or left in the box, in any order."""
    seen = {*guess.conflicts_past, guess.conflict}
    unseen = [
        CONFLICT_CARD[card.key]
        for key in guess.setup.sets
        for card in SET[key].conflicts
        if CONFLICT_CARD[card.key] not in seen
    ]
    dealt: list[int] = []
    for card in guess.conflict_deck:
        if not dealt or CONFLICTS[dealt[-1]].level != CONFLICTS[card].level:
            level = sorted(c for c in unseen if CONFLICTS[c].level == CONFLICTS[card].level)
            rng.shuffle(level)
        dealt.append(level.pop())
    guess.conflict_deck = dealt


def _reoffer(guess: State) -> None:
    """Rebuild another seat's pending question from the hidden cards it was just dealt."""
    pending = guess.pending
    assert pending is not None
    seat, key = pending.seat, pending.ask.key
    player, source = guess.players[seat], pending.source
    kept = tuple(option for option in pending.options if not isinstance(option, Play))
    options: tuple[Option, ...] = pending.options
    if key == "turn":
        turn = guess.stack[-1]
        assert isinstance(turn, Turn)
        plots = playable(guess, seat, "plot", opening=turn.opening)
        sent = legal_sends(guess, seat)
        passing = passes(player) if turn.opening and guess.setup.bloodlines else ()
        options = (*sent, *passing, REVEAL, *uses(guess, seat), *plots)
    elif key in ("agent_turn", "deploy", "end_turn", "reveal_turn"):
        options = (*kept, *playable(guess, seat, "plot"))
    elif key in ("combat", "endgame", "win"):
        options = (*playable(guess, seat, key), *kept)
    elif key == "trash":
        effect = guess.stack[-1].effect if isinstance(guess.stack[-1], Resolve) else None
        options = trash_options(guess, seat, effect if isinstance(effect, Trash) else Trash())
    elif key == "bury":
        options = bury_options(guess, seat, may_stop=DONE in pending.options)
    elif key == "keep":
        options = keep_options(guess)
    elif key == "tech":
        options = tile_options(guess, seat)
    elif key == "set_ahead":
        options = ahead_options(player)
    elif key == "discard":
        options = tuple(of_card("discard", card) for card in sorted(set(player.hand)))
    elif key in ("top_card", "peek"):
        source = CARDS[player.deck[-1]].name
    elif key in ("scrap", "hand_over"):
        options = held_options(guess, seat, key)
    elif key == "course":
        options = course_options(player)
    elif key == "project":
        options = project_options(guess)
    elif key == "secret":
        options = tuple(of_faction(f) for f in range(4) if f not in player.secret)
    guess.pending = Decision(seat, pending.ask, options, source)
