"""What a seat may know, built from an allow-list (IMP 19.1.26)."""

from __future__ import annotations

from typing import Any

from landsraad.games.imperium.engine.board import makers_in_play
from landsraad.games.imperium.engine.catalogue import (
    CARDS,
    CONFLICTS,
    HAGALS,
    INTRIGUES,
    LEADERS,
    SPACES,
)
from landsraad.games.imperium.engine.conditions import strength
from landsraad.games.imperium.engine.deeds import house_key
from landsraad.games.imperium.engine.holdings import known_of_deck, sees_top
from landsraad.games.imperium.engine.plug import Shown, shown_by
from landsraad.games.imperium.engine.state import NOBODY, Agenda, PlayerState, State
from landsraad.games.imperium.language.terms import FACTION_KEYS, Phase
from landsraad.games.imperium.language.words import label
from landsraad.games.imperium.shapes import AgendaItem, ImperiumView, PlayerView, TableView


def card_keys(cards: list[int] | tuple[int, ...]) -> list[str]:
    """The keys of cards, in their order."""
    return [CARDS[card].key for card in cards]


def intrigue_keys(cards: list[int] | tuple[int, ...]) -> list[str]:
    """The keys of intrigue cards, in their order."""
    return [INTRIGUES[card].key for card in cards]


def view(state: State, seat: int | None) -> ImperiumView:
    """The position as a seat (None: a spectator) may know it, JSON-ready."""
    shown: ImperiumView = {
        "game": "imperium",
        "seat": seat,
        "seats": state.setup.seats,
        "sets": list(state.setup.sets),
        "difficulty": state.setup.difficulty or None,
        "goal": state.setup.edition.goal,
        "table": _table(state),
        "players": [_player(state, number, seat) for number in range(len(state.players))],
    }
    for part in shown_by(state.setup.sets):
        _add(part, state, seat, shown)
    return shown


def _add(part: Shown, state: State, seat: int | None, shown: Any) -> None:
    """Add what a mechanism shows."""
    if part.game is not None:
        shown |= part.game(state)
    if part.table is not None:
        shown["table"] |= part.table(state, seat)
    if part.house is not None:
        for number, player in enumerate(shown["players"]):
            player |= part.house(state, number)
    if part.own is not None and seat is not None:
        shown["players"][seat] |= part.own(state, seat)


def _table(state: State) -> TableView:
    selection = state.setup.selection
    return {
        "round": state.round,
        "phase": Phase(state.phase).name.lower(),
        "first": state.first,
        "turn": state.turn,
        "conflict": CONFLICTS[state.conflict].key if state.conflict != NOBODY else None,
        "conflicts_left": len(state.conflict_deck),
        "conflicts_past": [CONFLICTS[card].key for card in state.conflicts_past],
        "row": card_keys(state.row),
        "imperium_deck": len(state.deck),
        "reserve": {
            CARDS[card].key: left
            for card, left in zip(selection.reserve, state.reserve, strict=True)
        },
        "intrigue_deck": len(state.intrigue_deck),
        "intrigue_discard": intrigue_keys(state.intrigue_discard),
        "trashed": card_keys(state.trashed),
        "spaces": [
            SPACES[space].key
            for space in range(len(state.agents))
            if state.setup.board >> space & 1
        ],
        "agents": {
            SPACES[space].key: _owners(state, there)
            for space, there in enumerate(state.agents)
            if there
        },
        "bonus_spice": {SPACES[space].key: state.bonus[space] for space in makers_in_play(state)},
        "control": {
            SPACES[space].key: _house(state.control[space]) for space in selection.controlled
        },
        "alliances": {
            key: _house(holder) for key, holder in zip(FACTION_KEYS, state.alliances, strict=True)
        },
        "mentat": _house(state.mentat),
        "mentat_next": _house(state.mentat_next),
        "mentat_cost": state.setup.mentat_cost,
        "closed": [{"space": SPACES[space].key, "by": owner} for space, owner in state.bans],
        "hagal_deck": len(state.hagal_deck),
        "hagal_discard": [HAGALS[card].key for card in state.hagal_discard],
        "agenda": _agenda(state),
    }


def _house(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _owners(state: State, there: int) -> list[int]:
    return [house for house in range(len(state.players)) for _ in range(there >> 2 * house & 3)]


def _agenda(state: State) -> list[AgendaItem]:
    """The open effects of the turn being taken: they come from open cards and spaces."""
    for frame in reversed(state.stack):
        if isinstance(frame, Agenda):
            return [
                {
                    "source": item.source,
                    "effect": label(item.effect),
                    "option": item.option.notation,
                    "text": item.option.text,
                }
                for item in frame.items
            ]
    return []


def _player(state: State, number: int, seat: int | None) -> PlayerView:
    player = state.players[number]
    shown: PlayerView = {
        "house": house_key(state, number) if player.leader != NOBODY or player.rival else None,
        "leader": LEADERS[player.leader].key if player.leader != NOBODY else None,
        "rival": player.rival,
        "vp": player.vp,
        "solari": player.resources[0],
        "spice": player.resources[1],
        "water": player.resources[2],
        "persuasion": player.resources[3],
        "swords": player.resources[4],
        "influence": dict(zip(FACTION_KEYS, player.influence, strict=True)),
        "garrison": player.garrison - _special_troops(player, in_conflict=False),
        "conflict": player.conflict - _special_troops(player, in_conflict=True),
        "supply": player.supply,
        "strength": strength(state, number),
        "agents": player.agents,
        "swordmaster": player.swordmaster,
        "council": player.council,
        "revealed": player.revealed,
        "hand_size": len(player.hand),
        "deck_size": len(player.deck),
        "intrigue_size": len(player.intrigue),
        "hand_shown": card_keys(sorted(player.hand_shown)),
        "deck_shown": card_keys(player.deck[::-1][: player.deck_shown]),
        "discard": card_keys(player.discard),
        "play": card_keys(player.play),
        "aside": card_keys(player.aside),
        "waiting": intrigue_keys(player.waiting),
        "masterstroke": (
            [FACTION_KEYS[faction] for faction in player.secret] if player.masterstroke else None
        ),
        "intrigue_known": intrigue_keys(known_intrigue(player, number, seat)),
    }
    if number == seat:
        _add_own(player, shown)
    return shown


def _special_troops(player: PlayerState, *, in_conflict: bool) -> int:
    """Those of a house's troops that are shown as units of another kind."""
    return player.among_troops(in_conflict)


def known_intrigue(player: PlayerState, number: int, seat: int | None) -> list[int]:
    """Intrigue cards of a house that a seat knows: its own, and those stolen from it."""
    if seat is None:
        return []
    if number == seat:
        return sorted(player.intrigue)
    pairs = zip(player.intrigue, player.intrigue_eyes, strict=True)
    return sorted(card for card, eyes in pairs if eyes >> seat & 1)


def _add_own(player: PlayerState, shown: PlayerView) -> None:
    """Add what a seat alone knows of its own house."""
    shown["hand"] = card_keys(sorted(player.hand))
    shown["intrigue"] = intrigue_keys(sorted(player.intrigue))
    shown["deck_cards"] = card_keys(sorted(player.deck))
    shown["secret"] = [FACTION_KEYS[faction] for faction in player.secret]
    known = known_of_deck(player)
    if sees_top(player) or known > player.deck_shown:
        shown["deck_top"] = CARDS[player.deck[-1]].key
    if known > max(1, player.deck_shown):
        shown["deck_known"] = card_keys(player.deck[::-1][:known])


def looking(state: State, seat: int) -> bool:
    """Whether a seat is being shown the top card of its deck by the pending question."""
    pending = state.pending
    return pending is not None and pending.seat == seat and pending.ask.key in ("top_card", "peek")
