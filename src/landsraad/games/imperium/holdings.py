"""What twisted cards and tech tiles change about what houses hold and know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from landsraad.games.imperium import asks
from landsraad.games.imperium.catalogue import INTRIGUES, LEADERS, TECHS
from landsraad.games.imperium.state import STOLEN_FROM, PlayerState, Resolve, State
from landsraad.games.imperium.state_bloodlines import NO_TABLE
from landsraad.games.imperium.terms import Phase


def own_turn(state: State, seat: int) -> bool:
    """Whether a house is taking its turn."""
    return state.turn == seat and state.phase == Phase.TURNS


def stolen_from(player: PlayerState) -> int:
    """How many intrigue cards make a house worth stealing from (IMP 34.3.2)."""
    return max((TECHS[tile].safe_intrigue for tile in player.ix.tech), default=0) or STOLEN_FROM


def foresees(player: PlayerState) -> bool:
    """Whether a tile shows the top card of the deck (IMP 34.3.3)."""
    return any(TECHS[tile].foresight for tile in player.ix.tech)


def sees_top(player: PlayerState) -> bool:
    """Whether a leader or a tile shows the top card of the deck (IMP 12.1.1, IMP 34.3.3)."""
    if not player.deck or player.leader < 0:
        return False
    return LEADERS[player.leader].foresight or foresees(player)


def known_of_deck(player: PlayerState) -> int:
    """How many cards on top of the deck its owner knows."""
    known, seen = player.deck_shown, player.bl.deck_seen
    if seen:
        known = max(known, len(player.deck) - seen + 1)
    if sees_top(player):
        # A leader has seen the top card all along, so the one under those put there is known too.
        always = LEADERS[player.leader].foresight
        known = max(known, 1, min(player.deck_shown + always, len(player.deck)))
    return known


def remember_top(player: PlayerState) -> None:
    """The owner has looked at the top card of the deck, and knows it while it stays there.

    Whatever comes on top of it later is open to all (IMP 36.1.13).
    """
    if not player.bl.deck_seen:
        player.bl.deck_seen = len(player.deck)


def intrigue_came(state: State, seat: int, amount: int) -> None:
    """Intrigue cards drawn or stolen on the own turn, for tiles that reward it (IMP 34.3.9)."""
    if seat < state.setup.seats and own_turn(state, seat):
        for tile in state.players[seat].ix.tech:
            effect = TECHS[tile].on_intrigue
            if effect is not None:
                state.stack.extend([Resolve(effect, seat, TECHS[tile].key)] * amount)


def discard_intrigue(state: State, cards: Sequence[int]) -> None:
    """Put intrigue cards away, twisted ones on a pile of their own (IMP 32.1.8)."""
    if state.bl is NO_TABLE:
        state.intrigue_discard.extend(cards)
        return
    state.intrigue_discard.extend(card for card in cards if not INTRIGUES[card].twisted)
    twisted = tuple(card for card in cards if INTRIGUES[card].twisted)
    if twisted:
        state.bl = replace(state.bl, twisted_discard=(*state.bl.twisted_discard, *twisted))


def glimpsed(state: State, seat: int) -> list[tuple[int, int]]:
    """The tiles that a seat knows at the bottom of stacks, face down."""
    known = state.players[seat].bl.glimpsed
    pending = state.pending
    if pending is not None and pending.seat == seat and pending.ask is asks.PROJECT:
        known = tuple((stack, pile[0]) for stack, pile in enumerate(state.tech) if pile)
    return [
        (stack, tile)
        for stack, tile in known
        if len(state.tech[stack]) > 1 and state.tech[stack][0] == tile
    ]
