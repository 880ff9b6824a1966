"""Planning cards of the automaton: drawn by turns from its decks, played or kept (WFA 22.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.games.war_for_arrakis.catalogue import CARDS, DECK_OF
from landsraad.games.war_for_arrakis.deeds import emit
from landsraad.games.war_for_arrakis.engine import steps
from landsraad.games.war_for_arrakis.frames import Resolve, Step
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi
from landsraad.games.war_for_arrakis.modules.mahdi.talk import tell
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import DECK, DECK_KEYS, HARKONNEN, NOBODY

HOUSE_DECK, CORRINO = DECK["house_harkonnen"], DECK["corrino_ally"]
PLAYS: Final[dict[str, Callable[[State], bool]]] = {}
"""By the key of a card what it does; false if no part of it can be carried out."""


def next_deck(state: State) -> int:
    """The deck whose turn it is (WFA 22.9.1)."""
    last = mahdi(state).last_deck
    if last < 0 and state.discards[HARKONNEN]:
        last = DECK_OF[state.discards[HARKONNEN][-1]]
    return CORRINO if last == HOUSE_DECK else HOUSE_DECK


def draw(state: State, deck: int) -> int:
    """A card from a deck; an empty one is shuffled from its discards (WFA 22.9.2)."""
    pile, gone = state.decks[deck], state.discards[HARKONNEN]
    if not pile:
        pile += sorted(card for card in gone if DECK_OF[card] == deck)
        state.discards[HARKONNEN] = [card for card in gone if DECK_OF[card] != deck]
        state.rng.shuffle(pile)
    # A deck without any card has had its turn too.
    mahdi(state).last_deck = deck
    if not pile:
        return NOBODY
    state.news = True
    return pile.pop()


def keep(state: State, deck: int) -> None:
    """A card goes facedown to the reinforcements deck."""
    card = draw(state, deck)
    if card >= 0:
        state.hands[HARKONNEN].append(card)
        emit(state, "reserve", HARKONNEN, DECK_KEYS[deck])


def reserve(state: State, amount: int) -> bool:
    """Cards go facedown to the reinforcements deck, deck by deck (WFA 22.9.4)."""
    for _ in range(amount):
        keep(state, next_deck(state))
    return True


@steps("mahdi_draw")
def _draw(state: State, frame: Step) -> None:
    """``value`` cards are drawn and played, of the deck ``more`` or by turns if that is -1."""
    if not frame.value:
        return
    state.stack.append(frame.changed(value=frame.value - 1))
    card = draw(state, frame.more if frame.more >= 0 else next_deck(state))
    if card >= 0:
        play(state, card)


def play(state: State, card: int) -> None:
    """A card is carried out and discarded; if nothing of it can be, it is kept (WFA 22.9.5)."""
    known = CARDS[card]
    mahdi(state).focus = NOBODY
    height, last = len(state.stack), len(state.events)
    state.discards[HARKONNEN].append(card)
    emit(state, "play", HARKONNEN, known.key)
    if not PLAYS[known.key](state):
        assert len(state.stack) == height
        del state.events[last:]
        state.discards[HARKONNEN].pop()
        state.hands[HARKONNEN].append(card)
        tell(state, f"{known.name} can do nothing and is kept", "WFA 22.9.5")


def then(state: State, *frames: Step | Resolve | None) -> bool:
    """Push what follows, the first on top."""
    for frame in reversed(frames):
        if frame is not None:
            state.stack.append(frame)
    return True


@steps("mahdi_reserve")
def _reserve(state: State, frame: Step) -> None:
    reserve(state, frame.value)


def to_reserve(amount: int) -> Step:
    """A frame for cards that go to the reinforcements deck."""
    return Step("mahdi_reserve", HARKONNEN, amount)


def play_next() -> Step:
    """A frame for the next card of the alternation, drawn and played."""
    return Step("mahdi_draw", HARKONNEN, 1, NOBODY)
