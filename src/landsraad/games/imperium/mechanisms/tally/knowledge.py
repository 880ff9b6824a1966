"""Questions about hidden cards, asked again in a guess."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.catalogue import FACTION_CARDS
from landsraad.games.imperium.engine.plug import Deal
from landsraad.games.imperium.engine.state import PlayerState, Resolve, State
from landsraad.games.imperium.language.cards import TrashOf
from landsraad.games.imperium.mechanisms.tally.steps import LOOKED_AT, looked_at, of_faction


def _trash_of(guess: State, seat: int) -> tuple[Option, ...]:
    frame = guess.stack[-1]
    assert isinstance(frame, Resolve)
    assert isinstance(frame.effect, TrashOf)
    options = of_faction(guess, seat, frame.effect, frame.source)
    if not options:
        _fetch(guess.players[seat], frame.effect)
        options = of_faction(guess, seat, frame.effect, frame.source)
    return options


def _fetch(player: PlayerState, effect: TrashOf) -> None:
    """Whoever is asked has such a card: if it was dealt to the deck, it goes to the hand."""
    assert effect.cards.faction is not None
    fitting = FACTION_CARDS[effect.cards.faction]
    unknown = range(len(player.deck) - player.deck_shown)
    at = next((place for place in unknown if player.deck[place] in fitting), None)
    if at is not None and len(player.hand) > len(player.hand_shown):
        # Behind the cards that everybody knows stand those that were dealt.
        player.hand[-1], player.deck[at] = player.deck[at], player.hand[-1]


def _draw(guess: State, seat: int) -> tuple[Option, ...]:
    return looked_at(guess, seat, "recover", LOOKED_AT)


def _discard(guess: State, seat: int) -> tuple[Option, ...]:
    return looked_at(guess, seat, "discard", LOOKED_AT - 1)


DEAL: Final[Deal] = Deal(
    reoffers={"trash_of": _trash_of, "fighters_draw": _draw, "fighters_discard": _discard}
)
