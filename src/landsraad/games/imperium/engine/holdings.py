"""What houses hold and know: the tops of decks, intrigue cards that come and go."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.games.imperium.engine.boxes import FORESIGHT
from landsraad.games.imperium.engine.state import TROOPS, PlayerState, State
from landsraad.games.imperium.language.terms import STOLEN_FROM, Phase


def own_turn(state: State, seat: int) -> bool:
    """Whether a house is taking its turn."""
    return state.turn == seat and state.phase == Phase.TURNS


def cards_of(player: PlayerState) -> list[int]:
    """The cards of a house, wherever they lie, but for those set aside for good."""
    cards = player.deck + player.discard + player.hand + player.play
    for key in player.answers.cards:
        cards += player.parts[key].cards()
    return cards


def stolen_from(player: PlayerState) -> int:
    """How many intrigue cards make a house worth stealing from (IMP 34.3.2).

    Rivals have nothing that raises it (IMP 35.3.6).
    """
    cards = STOLEN_FROM
    if player.rival:
        return cards
    for key in player.answers.worth_stealing:
        cards += player.parts[key].worth_stealing()
    return cards


def grounded(player: PlayerState) -> bool:
    """Whether no troop of a house may be deployed on this turn, whatever it recruits."""
    return player.garrison - player.deployable >= TROOPS


def withholds(player: PlayerState, resource: int) -> bool:
    """Whether gains of a resource wait for their player on a reveal turn."""
    return player.revealed and any(
        player.parts[key].withholds(resource) for key in player.answers.withholds
    )


def foresees(player: PlayerState) -> bool:
    """Whether something but the leader shows the top card of the deck."""
    keys = player.answers.foresees
    return bool(keys) and any(player.parts[key].foresees() for key in keys)


def sees_top(player: PlayerState) -> bool:
    """Whether something shows the top card of the deck (IMP 12.1.1, IMP 34.3.3)."""
    if not player.deck or player.leader < 0:
        return False
    return FORESIGHT[player.leader] or foresees(player)


def known_of_deck(player: PlayerState) -> int:
    """How many cards on top of the deck its owner knows."""
    known, seen = player.deck_shown, player.deck_seen
    if seen:
        known = max(known, len(player.deck) - seen + 1)
    if sees_top(player):
        # A leader has seen the top card all along, so the one under those put there is known too.
        always = FORESIGHT[player.leader]
        known = max(known, 1, min(player.deck_shown + always, len(player.deck)))
    return known


def remember_top(player: PlayerState) -> None:
    """The owner has looked at the top card of the deck, and knows it while it stays there.

    Whatever comes on top of it later is open to all (IMP 36.1.13).
    """
    if not player.deck_seen:
        player.deck_seen = len(player.deck)


def intrigue_came(state: State, seat: int, amount: int) -> None:
    """Intrigue cards were drawn or stolen."""
    for handler in state.moments.intrigue_came:
        handler(state, seat, amount)


def discard_intrigue(state: State, cards: Sequence[int]) -> None:
    """Put intrigue cards away."""
    if not cards:
        return
    for handler in state.moments.intrigue_discards:
        cards = handler(state, cards)
    state.intrigue_discard.extend(cards)
