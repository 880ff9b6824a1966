"""The story and the options in lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from landsraad import Decision, Game
from landsraad.cli.screen import Screen
from landsraad.cli.tables import Table, View
from landsraad.cli.words import listed, sentence
from landsraad.core.events import Event

TABLE_SEAT = -1
"""The seat of events that happen to the table itself."""


@dataclass(slots=True)
class Passage:
    """What one house did in one go, or one line about the table."""

    seat: int
    lines: list[str] = field(default_factory=list)


def passages(
    game: Game, table: Table, events: Iterable[Event], names: Sequence[str]
) -> list[Passage]:
    """Events grouped by turn, each line without the name it begins with."""
    groups: list[Passage] = []
    for event in events:
        line = game.info.rules.describe(event, names)
        if not line or table.hides(event):
            continue
        seat = _teller(game, event.seat)
        seat = seat if 0 <= seat < len(names) else TABLE_SEAT
        aside = seat == TABLE_SEAT and groups and groups[-1].seat != TABLE_SEAT
        joins = groups and (seat == groups[-1].seat != TABLE_SEAT or aside)
        if not joins or table.begins(event):
            groups.append(Passage(seat))
        prefix = f"{names[seat]} " if seat != TABLE_SEAT else ""
        groups[-1].lines.append(sentence(line.removeprefix(prefix)))
    return groups


def _teller(game: Game, seat: int) -> int:
    """The seat that an event is told of, where a game does not count by seats."""
    teller = game.info.teller
    return teller(game.state, seat) if teller is not None and seat >= 0 else seat


def show_story(screen: Screen, groups: Sequence[Passage], labels: Sequence[str]) -> None:
    """The passages, one line each, those about the table apart from those of houses."""
    before = TABLE_SEAT
    for group in groups:
        words = " ".join(group.lines)
        if group.seat == TABLE_SEAT != before:
            screen.say()
        before = group.seat
        if group.seat == TABLE_SEAT:
            screen.say((words, "title"))
            continue
        screen.say((f"{labels[group.seat]}: ", "name"), words)
        screen.pause()


def changes(before: Sequence[str], now: Sequence[str]) -> list[str]:
    """What a long description says that it did not say before, and what it says no more.

    An indented line is about a place, whose name stands before its colon.
    """
    known, heads = set(before), {_head(line) for line in now}
    fresh = [line for line in now if line not in known]
    gone = [_head(line) for line in before if line[:1] == " " and _head(line) not in heads]
    lines = fresh or ["Nothing has changed on the board since your last turn."]
    if gone:
        lines.append(f"Nothing is left in {listed(gone)}.")
    return [*lines, "The whole board: look map."]


def _head(line: str) -> str:
    return line.partition(":")[0].partition(" (")[0].strip()


def show_question(screen: Screen, table: Table, view: View, decision: Decision) -> None:
    """The prompt with its rule, and the numbered options."""
    screen.say()
    rule = f" ({decision.rule})" if decision.rule else ""
    screen.say((decision.prompt, "title"), (rule, "faint"))
    for group in table.group(view, decision.options):
        parts: list[str | tuple[str, str]] = [(f"{group.title}: ", "name")] if group.title else []
        for place, (number, text) in enumerate(group.entries):
            parts += [", "] if place else []
            parts += [(f"{number} ", "number"), text]
        screen.say(*parts, indent=2)


def labels(names: Sequence[str], words: Sequence[str], viewer: int | None) -> list[str]:
    """The names with who plays them: you, a bot, or a rival of the rulebook."""
    return [
        f"{name} ({_role(seat, words, viewer)})" if _role(seat, words, viewer) else name
        for seat, name in enumerate(names)
    ]


def _role(seat: int, words: Sequence[str], viewer: int | None) -> str:
    if seat == viewer:
        return "you"
    if seat >= len(words):
        return "rival"
    return "" if words[seat] == "human" else "bot"
