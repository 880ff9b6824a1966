"""Honest guesses about twisted intrigue cards, whose backs tell them from the others."""

from __future__ import annotations

from functools import partial
from typing import Final

from landsraad.core.chance import Rng
from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.catalogue import INTRIGUE_BACKS
from landsraad.games.imperium.engine.plug import Deal
from landsraad.games.imperium.engine.state import PlayerState, State, Step
from landsraad.games.imperium.mechanisms.twisted.hands import held_options
from landsraad.games.imperium.mechanisms.twisted.state import twisted_on


def _intrigue(guess: State, gaps: list[tuple[PlayerState, int]], deck: list[int], rng: Rng) -> bool:
    """They and the others are dealt apart (IMP 36.1.4)."""
    if not twisted_on(guess).deck + twisted_on(guess).discard:
        return False
    held = [player.intrigue[place] for player, place in gaps]
    hidden = [*held, *deck, *twisted_on(guess).deck]
    piles = [sorted(card for card in hidden if INTRIGUE_BACKS[card] == kind) for kind in (0, 1)]
    for pile in piles:
        rng.shuffle(pile)
    for player, place in gaps:
        player.intrigue[place] = piles[INTRIGUE_BACKS[player.intrigue[place]]].pop()
    for place, card in enumerate(deck):
        deck[place] = piles[INTRIGUE_BACKS[card]].pop()
    twisted_on(guess).deck = tuple(piles[1])
    return True


def _hands(guess: State, seat: int | None, rng: Rng) -> None:
    """An intrigue card that changes hands may be any that its giver was dealt, by its back."""
    for number, frame in enumerate(guess.stack):
        if isinstance(frame, Step) and frame.name == "taker" and frame.seat != seat:
            back = INTRIGUE_BACKS[frame.value]
            held = guess.players[frame.seat].intrigue
            cards = sorted(card for card in held if INTRIGUE_BACKS[card] == back)
            gift = cards[rng.below(len(cards))]
            guess.stack[number] = Step("taker", frame.seat, gift)


def _held(verb: str, guess: State, seat: int) -> tuple[Option, ...]:
    return held_options(guess, seat, verb)


DEAL: Final[Deal] = Deal(
    intrigue=_intrigue,
    hands=_hands,
    reoffers={verb: partial(_held, verb) for verb in ("scrap", "hand_over")},
)
