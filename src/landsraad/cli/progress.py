"""How far long work has come: a bar with rate and time left, where somebody can see it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

Advance = Callable[[int, int], None]
"""Called with what is done and what there is to do in all."""


class Rate(ProgressColumn):
    """How much is done in a second, or in a minute where that is little."""

    def render(self, task: Task) -> Text:
        """``3.2/s``, ``5/min``; nothing before it is known."""
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        return Text(f"{speed:.1f}/s" if speed >= 1 else f"{60 * speed:.0f}/min")


@contextmanager
def progress(words: str, *, shown: bool | None = None) -> Iterator[Advance]:
    """A bar on stderr for as long as the work takes; nothing where that is not a terminal."""
    if not (sys.stderr.isatty() if shown is None else shown):
        yield lambda done, total: None
        return
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(),
        TimeRemainingColumn(),
    )  # fmt: skip
    console = Console(stderr=True, force_terminal=shown)
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(words, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
