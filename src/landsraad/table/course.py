"""How a finished game went, in numbers that everybody could see."""

from __future__ import annotations

from typing import Any

from landsraad import Game


def course(game: Game) -> dict[str, Any]:
    """For each player and each open number (points, resources, …) its value after every choice.

    ``{"choices": 412, "players": [{"vp": [0, 0, 1, …], …}, …], "turns": [0, 0, 1, …]}`` with
    ``turns`` the seat that made each choice.
    """
    past = game.at(0)
    players: list[dict[str, list[int]]] = []
    turns: list[int] = []
    _note(past, players)
    for action in game.actions:
        assert past.decision is not None
        turns.append(past.decision.seat)
        past.apply(action)
        _note(past, players)
    return {"choices": len(game.actions), "players": players, "turns": turns}


def _note(game: Game, players: list[dict[str, list[int]]]) -> None:
    for number, player in enumerate(game.view(None).get("players", [])):
        if number == len(players):
            players.append({})
        for key, value in player.items():
            if isinstance(value, int) and not isinstance(value, bool):
                players[number].setdefault(key, []).append(value)
