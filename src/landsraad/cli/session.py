"""One game at the terminal: its seats, what each has seen, its file, and undo."""

from __future__ import annotations

import signal
import threading
from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from landsraad import Game, Hint, Option, UndoLocked, hint
from landsraad.cli import store
from landsraad.cli.screen import Screen
from landsraad.cli.seats import HUMAN, bot_seed, make_bots
from landsraad.cli.show import Passage, changes, labels, passages, show_story
from landsraad.cli.tables import View, seat_names, table
from landsraad.cli.words import Complaint

SHORT = 15
"""A position of no more lines than this is shown whole at every turn."""


class Session:
    """A game, who plays its seats, and what has been shown to whom."""

    def __init__(self, game: Game, words: Sequence[str], path: Path, screen: Screen) -> None:
        self.game, self.words, self.path, self.screen = game, tuple(words), path, screen
        self.table = table(game.info.name)
        assert game.origin is not None
        self.seed = game.origin.seed
        self.bots = make_bots(words, self.seed, len(game.actions))
        self.humans = tuple(seat for seat, word in enumerate(words) if word == HUMAN)
        self.viewer: int | None = self.humans[0] if len(self.humans) == 1 else None
        """Whose eyes are on the screen; None for anybody's."""
        self.asked: list[int | None] = []
        """For each choice, the human who was asked for it; None for bots and forced answers."""
        self.moments: dict[int, Hashable] = {}
        self._seen: dict[int | None, int] = {}
        self._standing: dict[int, list[str]] = {}
        self._save_failed = False
        self._files: set[Path] = set()
        if game.actions:
            self._recall()

    def _recall(self) -> None:
        """Find out who chose what in a game that is resumed, and what each has seen of it."""
        past, last = self.game.at(0), dict.fromkeys(self.humans, 0)
        for number, action in enumerate(self.game.actions):
            assert past.decision is not None
            seat = past.decision.seat
            chosen = seat in last and len(past.decision.options) > 1
            self.asked.append(seat if chosen else None)
            if chosen:
                last[seat] = number
            past.apply(action)
        for seat, number in last.items():
            self._seen[seat] = sum(before < number for before, _ in self.game.events(seat))

    # --- words

    def view(self, seat: int | None) -> View:
        """What a seat may know."""
        return self.game.view(seat)

    def names(self) -> list[str]:
        """The plain names of the houses."""
        return seat_names(self.game)

    def labels(self, seat: int | None) -> list[str]:
        """The names of the houses with who plays them."""
        return labels(self.names(), self.words, seat)

    def story(self, seat: int | None, start: int = 0) -> list[Passage]:
        """What happened since an event, as the seat may know it."""
        events = [event for _, event in self.game.events(seat)][start:]
        return passages(self.game, self.table, events, self.names())

    def show_news(self, seat: int | None) -> None:
        """What the seat has not been shown yet."""
        show_story(self.screen, self.story(seat, self._seen.get(seat, 0)), self.labels(seat))
        self.mark_seen(seat)

    def mark_seen(self, seat: int | None) -> None:
        """Take everything so far as shown to the seat."""
        self._seen[seat] = len(self.game.events(seat))

    def standing(self, seat: int) -> list[str]:
        """The position at the start of a turn: a long one the first time, then what has changed."""
        lines = self.table.status(self.view(seat), self.labels(seat))
        before, self._standing[seat] = self._standing.get(seat), lines
        if before is None or len(lines) <= SHORT:
            return lines
        return changes(before, lines)

    # --- choices

    def apply(self, option: Option, asked: int | None = None) -> None:
        """Make a choice; one that a person was asked for is kept on disk at once."""
        with uninterrupted():
            self.game.apply(option)
            self.asked.append(asked)
            if asked is not None:
                self.autosave()

    def undo(self, seat: int) -> int:
        """Take back the last choice the seat was asked for; returns how many choices went."""
        last = max((n for n, chooser in enumerate(self.asked) if chooser is not None), default=-1)
        if last < 0 or self.asked[last] != seat:
            raise UndoLocked("you have not chosen anything since the others did")
        if last < self.game.frontier:
            raise UndoLocked("something became known or another seat answered since that choice")
        taken = len(self.game.actions) - last
        with uninterrupted():
            for _ in range(taken):
                self.game.undo()
            del self.asked[last:]
            self.autosave()
        for known in self._seen:
            self._seen[known] = min(self._seen[known], len(self.game.events(known)))
        self.moments.pop(seat, None)
        return taken

    def hint(self, seat: int) -> Hint:
        """What the mentat would choose from what the seat knows."""
        return hint(self.game, seat, seed=bot_seed(self.seed, seat, len(self.game.actions)))

    # --- the file

    def save(self, path: Path | None = None) -> Path:
        """Keep the game, in its own file or another; raises Complaint if that fails."""
        path = path or self.path
        if path not in self._files and path != self.path and path.exists():
            raise Complaint(f"{path} exists already")
        with uninterrupted():
            store.write(path, self.game, self.words)
        self._files.add(path)
        return path

    def autosave(self) -> bool:
        """Keep the game; a failure is said once and the game goes on."""
        try:
            self.save()
        except Complaint as error:
            if not self._save_failed:
                self.screen.say((f"Warning: {error}.", "warning"))
            self._save_failed = True
            return False
        return True


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let Ctrl-C wait until a change is complete, so that what is kept is whole."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        came.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt
