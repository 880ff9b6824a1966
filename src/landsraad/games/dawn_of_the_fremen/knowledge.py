"""Honest guesses: a full position that a seat cannot tell from the real one.

Hidden are the face-down production sites, the order of the deck, and the dice to come. They are
dealt again from a canonical order, so that the guess depends on what the seat knows and on the
generator alone.
"""

from __future__ import annotations

from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision
from landsraad.games.dawn_of_the_fremen.phases.harj import fill_bag
from landsraad.games.dawn_of_the_fremen.phases.scavenge import look_choices, seen_cards
from landsraad.games.dawn_of_the_fremen.state import State, Step
from landsraad.games.dawn_of_the_fremen.terms import NOBODY


def determinize(state: State, seat: int | None, rng: Rng) -> State:
    """Deal anew all that a seat (None: a spectator) cannot know."""
    guess = state.copy()
    guess.standings = None
    if guess.bag:
        bag = fill_bag(guess.box, rng)
        for place, site in enumerate(guess.sites):
            if site != NOBODY:
                guess.sites[place] = bag.pop()
        guess.bag = bag
    _deal_deck(guess, seat, rng)
    guess.rng = Rng(rng.bits())
    return guess


def _deal_deck(guess: State, seat: int | None, rng: Rng) -> None:
    """Shuffle the deck, but for the cards that the seat is looking at (DOF 17.4.4)."""
    frame = guess.stack[-1] if guess.stack else None
    looking = isinstance(frame, Step) and frame.name == "look"
    seen: list[int] = []
    if looking and isinstance(frame, Step) and frame.seat == seat:
        seen = seen_cards(guess, frame.value)
    rest = sorted(guess.deck[: len(guess.deck) - len(seen)])
    rng.shuffle(rest)
    guess.deck = rest + seen
    if looking and not seen and guess.pending is not None:
        assert isinstance(frame, Step)
        pending = guess.pending
        options = tuple(look_choices(guess, frame))
        guess.pending = Decision(pending.seat, pending.ask, options, pending.source)
