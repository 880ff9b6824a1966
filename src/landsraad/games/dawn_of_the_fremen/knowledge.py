"""Honest guesses: a full position that a seat cannot tell from the real one.

Hidden are the face-down production sites, the order of the deck, and the dice to come. They are
dealt again from a canonical order, so that the guess depends on what the seat knows and on the
generator alone.
"""

from __future__ import annotations

from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, Option
from landsraad.games.dawn_of_the_fremen.asks import LOOK
from landsraad.games.dawn_of_the_fremen.frames import Step
from landsraad.games.dawn_of_the_fremen.phases.harj import fill_bag
from landsraad.games.dawn_of_the_fremen.phases.scavenge import look_choices, seen_cards
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import NOBODY


def determinize(state: State, seat: int | None, rng: Rng) -> State:
    """Deal everything again that a seat (None: a spectator) cannot know."""
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
    """Shuffle the deck, but for the cards that the seat is looking at (DOF 17.4.4).

    While somebody looks, another question may stand before the choice (DOF 15.1.1).
    """
    looks = [frame for frame in guess.stack if isinstance(frame, Step) and frame.name == "look"]
    look = looks[-1] if looks else None
    seen = seen_cards(guess, look.value) if look is not None and look.seat == seat else []
    rest = sorted(guess.deck[: len(guess.deck) - len(seen)])
    rng.shuffle(rest)
    guess.deck = rest + seen
    if look is not None and not seen:
        cards = tuple(look_choices(guess, look))
        guess.pending = _dealt(guess.pending, cards)
        guess.aside = _dealt(guess.aside, cards)


def _dealt(asked: Decision | None, cards: tuple[Option, ...]) -> Decision | None:
    """The question which card to resolve, with other cards; any other as it is."""
    if asked is None or asked.ask is not LOOK:
        return asked
    others = tuple(option for option in asked.options if option.leaves)
    return Decision(asked.seat, asked.ask, (*cards, *others), asked.source)
