"""Honest guesses: a full position that a seat cannot tell from the real one.

Everything hidden is gathered, put into a canonical order and dealt again, so that the guess
depends on what the seat knows and on the generator alone.
"""

from __future__ import annotations

from typing import Final

from landsraad.core.chance import Rng
from landsraad.games.war_for_arrakis import signs
from landsraad.games.war_for_arrakis.catalogue import DECK_OF, bits
from landsraad.games.war_for_arrakis.deeds import put
from landsraad.games.war_for_arrakis.engine import ask_again
from landsraad.games.war_for_arrakis.frames import Moving, Relocating, Step
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.plug import in_play
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import ATREIDES, DECKS_OF, SIDES

STARTING: Final = 8
"""Deployment tokens below this number are starting ones; their backs tell them apart."""


def determinize(state: State, seat: int | None, rng: Rng) -> State:
    """Deal again all that a seat (None: a spectator) cannot know."""
    guess = state.copy()
    looker = state.kit.sides[seat] if seat is not None else None
    for side in SIDES:
        _deal_cards(guess, side, seat, rng)
    guess.foresight_deck.sort()
    rng.shuffle(guess.foresight_deck)
    _deal_stations(guess, rng)
    signs.deal(guess, rng)
    if looker == ATREIDES:
        _deal_pile(guess, rng)
    else:
        _deal_objectives(guess, rng)
        _deal_ranks(guess, rng)
        _deal_tokens(guess, rng)
    for module in in_play(state.setup.modules):
        if module.deal is not None:
            module.deal(guess, looker, rng)
        if module.forget is not None:
            module.forget(guess, seat)
    guess.rng = Rng(rng.bits())
    if guess.pending is not None and guess.pending.seat != seat:
        ask_again(guess)
    guess.events, guess.news = [], False
    return guess


def _deal_cards(guess: State, side: int, seat: int | None, rng: Rng) -> None:
    """The order of one's own decks; of another's, the hand too, deck by deck (WFA 15.1.4)."""
    hand = guess.hands[side]
    dealt: list[int] = []
    for deck in DECKS_OF[side]:
        pool = guess.decks[deck]
        held = [card for card in hand if DECK_OF[card] == deck]
        seen = known_cards(guess, seat, deck, held)
        unseen = len(held) - len(seen)
        for card in seen:
            held.remove(card)
        pool = sorted(pool + held)
        rng.shuffle(pool)
        dealt += [*seen, *pool[:unseen]]
        guess.decks[deck] = pool[unseen:]
    if not _sees_all(guess, seat, side):
        guess.hands[side] = dealt


def _sees_all(state: State, seat: int | None, side: int) -> bool:
    """Whether a seat knows the hands of a side, in their order."""
    return seat is not None and state.kit.sides[seat] == side and not state.kit.shared[side]


def known_cards(state: State, seat: int | None, deck: int, held: list[int]) -> list[int]:
    """The cards in a hand that a seat knows, of all those of a deck that are ``held``."""
    if seat is None:
        return []
    if state.kit.holders[deck] == seat:
        return held[:]
    known: list[int] = []
    for told in state.moments.seen_cards:
        known += told(state, seat, deck, held)
    return known


def _deal_stations(guess: State, rng: Rng) -> None:
    left = sorted(marker for marker in guess.stations if marker >= 0)
    rng.shuffle(left)
    guess.stations = [left.pop() if marker >= 0 else marker for marker in guess.stations]


def _deal_pile(guess: State, rng: Rng) -> None:
    """The standard tokens that are left, but for those the Atreides are looking at."""
    looking = sum(f.value for f in guess.stack if isinstance(f, Step) and f.name == "token_to")
    unseen = len(guess.tokens_left) - looking
    pile, seen = sorted(guess.tokens_left[:unseen]), guess.tokens_left[unseen:]
    rng.shuffle(pile)
    guess.tokens_left = pile + seen


def _deal_objectives(guess: State, rng: Rng) -> None:
    """Any objective that has not been reached without a win, while it was held."""
    count = len(guess.setup.content.objectives)
    pool = [card for card in range(count) if not guess.excluded >> card & 1]
    rng.shuffle(pool)
    # At the first of two more may have been ruled out than at the second.
    first = next(card for card in pool if not guess.excluded_first >> card & 1)
    pool.remove(first)
    guess.objectives = [first, *pool][: len(guess.objectives)]


def _deal_ranks(guess: State, rng: Rng) -> None:
    facedown = bits(guess.sietches & ~guess.revealed)
    ranks = sorted(guess.ranks[area] for area in facedown)
    rng.shuffle(ranks)
    for area, rank in zip(facedown, ranks, strict=True):
        guess.ranks[area] = rank


def _deal_tokens(guess: State, rng: Rng) -> None:
    """Facedown tokens on the board and in the pile, the starting ones among themselves."""
    before = {area: guess.legions[area] for area in bits(guess.hidden)}
    every = [token for legion in before.values() for token in legion.tokens]
    starting = sorted(token for token in every if token < STARTING)
    standard = sorted([token for token in every if token >= STARTING] + guess.tokens_left)
    rng.shuffle(starting)
    rng.shuffle(standard)
    spare: dict[int, list[int]] = {}
    for area, legion in before.items():
        first = sum(token < STARTING for token in legion.tokens)
        new = [starting.pop() for _ in range(first)]
        new += [standard.pop() for _ in range(len(legion.tokens) - first)]
        spare[area] = sorted(new)
        put(guess, area, legion.changed(tokens=tuple(sorted(new))))
    guess.tokens_left = standard
    guess.moved = [(area, _dealt(group, spare.get(area, []))) for area, group in guess.moved]
    for number, frame in enumerate(guess.stack):
        if isinstance(frame, Moving | Relocating) and frame.group.tokens:
            group = _dealt(frame.group, spare.get(frame.origin, []))
            guess.stack[number] = frame.changed(group=group)


def _dealt(group: Legion, spare: list[int]) -> Legion:
    """A group on its way with tokens of those dealt to its area."""
    if not group.tokens:
        return group
    new: list[int] = []
    for wanted in group.tokens:
        for token in spare:
            if (token < STARTING) == (wanted < STARTING):
                spare.remove(token)
                new.append(token)
                break
    return group.changed(tokens=tuple(sorted(new)))
