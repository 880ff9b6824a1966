"""The games of the terminal that were kept: a list of them, and the last one."""

from __future__ import annotations

from pathlib import Path

from landsraad.cli import store
from landsraad.cli.screen import paged
from landsraad.cli.words import Complaint, listed, plural
from landsraad.core import registry
from landsraad.core.drawing import columns


def list_saves(game: str | None) -> int:
    """Print the games that were kept, the last one first."""
    if game is not None:
        registry.info(game)
    found = store.kept_games(game)
    if not found:
        print(f"No game is kept in {store.data_folder()}.")
        return 0
    rows = [["file", "changed", "game", "seats", "state"]]
    for kept in found:
        replay = kept.saved.replay
        state = "running" if kept.running else "over"
        rows.append([
            kept.path.name, f"{kept.changed:%Y-%m-%d %H:%M}", replay.game,
            ",".join(kept.saved.seats or ()) or str(replay.seats),
            f"{state}, {plural(len(replay.actions), 'choice')}",
        ])  # fmt: skip
    paged([f"In {store.data_folder()}:", *columns(rows)])
    return 0


def last_running(game: str | None) -> Path:
    """The file of the last game that is not over; raises Complaint if there is none."""
    if game is not None:
        registry.info(game)
    for kept in store.kept_games(game):
        if kept.running:
            return kept.path
    of = f" of {game}" if game is not None else ""
    names = listed(list(registry.games()), "or")
    raise Complaint(f"there is no running game{of} to go on with; name a new one: {names}")
