"""Where games are kept: a running game with its seats, a finished one as a plain replay."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from landsraad import Game, InvalidReplay, Replay
from landsraad.cli.words import Complaint, one_line

SAVE = 1
"""The version of the save file: ``{"save", "seats", "replay"}``."""


@dataclass(frozen=True, slots=True)
class Saved:
    """What a file holds: a replay, and who sat where if the game was still running."""

    replay: Replay
    seats: tuple[str, ...] | None


def data_folder() -> Path:
    """The user's folder for data of this program, by the custom of the platform."""
    home = Path.home()
    if custom := os.environ.get("XDG_DATA_HOME"):
        base = Path(custom)
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    elif os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    else:
        base = home / ".local" / "share"
    return base / "landsraad"


def new_path(game: str) -> Path:
    """A file of the data folder that does not exist yet."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = data_folder() / f"{stem}.json", 2
    while path.exists():
        path, number = data_folder() / f"{stem}-{number}.json", number + 1
    return path


def write(path: Path, game: Game, seats: Sequence[str]) -> None:
    """Keep a game, replacing the file in one step; raises Complaint if that fails."""
    text = game.replay().to_json()
    if not game.over:
        text = json.dumps({"save": SAVE, "seats": list(seats), "replay": json.loads(text)})
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(text + "\n", encoding="utf-8")
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True) if part.parent.is_dir() else None
        raise Complaint(f"cannot save to {path}: {error.strerror or error}") from None


def read(path: Path) -> Saved:
    """Read a save or a replay; raises Complaint with what is wrong."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text"
        raise Complaint(f"cannot read {path}: {reason}") from None
    try:
        return _parse(text)
    except InvalidReplay as error:
        raise Complaint(f"{path}: {one_line(error)}") from None


@dataclass(frozen=True, slots=True)
class Kept:
    """A game in the data folder."""

    path: Path
    saved: Saved
    changed: datetime

    @property
    def running(self) -> bool:
        """Whether it can go on."""
        return self.saved.seats is not None


def kept_games(game: str | None = None) -> list[Kept]:
    """The games in the data folder, the last one first; files that hold none are passed over."""
    found: list[Kept] = []
    for path in data_folder().glob("*.json") if data_folder().is_dir() else ():
        try:
            saved = read(path)
            changed = datetime.fromtimestamp(path.stat().st_mtime)
        except (Complaint, OSError):
            continue
        if game in (None, saved.replay.game):
            found.append(Kept(path, saved, changed))
    return sorted(found, key=lambda kept: (kept.changed, kept.path), reverse=True)


def read_played(path: Path) -> tuple[Saved, Game]:
    """Read a save or a replay and play its choices; raises Complaint with what is wrong."""
    saved = read(path)
    try:
        return saved, saved.replay.play()
    except InvalidReplay as error:
        raise Complaint(f"{path}: {one_line(error)}") from None


def _parse(text: str) -> Saved:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or "save" not in found:
        return Saved(Replay.from_json(text), None)
    if found["save"] != SAVE:
        raise InvalidReplay(f"this save has version {found['save']!r}; this program reads {SAVE}")
    seats = found.get("seats")
    if not isinstance(seats, list) or not all(isinstance(word, str) for word in seats):
        raise InvalidReplay("'seats' of the save is not a list of words")
    return Saved(Replay.from_json(json.dumps(found.get("replay"))), tuple(seats))
