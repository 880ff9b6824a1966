"""Options of a game on the command line: a flag for each choice, ``--option`` and ``--content``."""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from landsraad.cli.words import Complaint, listed
from landsraad.core import registry
from landsraad.core.choices import Choice
from landsraad.core.rules import GameInfo

CONTENT = "content"
"""The option of a game whose components may come from a file."""
LEADERS = "leaders"
"""The option that takes a name for each house, or one word for all."""


def add_arguments(add: Callable[..., Any]) -> None:
    """Register the arguments."""
    add("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    add_content(add)


def add_choices(add: Callable[..., Any]) -> None:
    """Register a flag for each choice of any game, but for the content, which is a file."""
    for key, known in _by_key().items():
        if not any(each.values or each.several for each in known):
            continue
        choice = known[0]
        words = choice.hint or choice.label
        if choice.default is False:
            add(_flag(key), action="store_true", default=None, help=words[:1].lower() + words[1:])
            continue
        picks = [_spelt(pick.value) for each in known for pick in each.values if pick.value]
        names = f": {', '.join(dict.fromkeys(picks))}" if picks else ""
        metavar = "NAMES" if choice.several or key == LEADERS else "VALUE"
        add(_flag(key), metavar=metavar, help=words[:1].lower() + words[1:] + names)


def given(args: argparse.Namespace) -> dict[str, Any]:
    """The flags of choices that were given, by their names on the command line."""
    found = {key: getattr(args, key, None) for key in _by_key()}
    return {_flag(key): value for key, value in found.items() if value is not None}


def read_choices(args: argparse.Namespace, info: GameInfo, seats: int) -> dict[str, Any]:
    """The options that flags, ``--option`` and ``--content`` ask for."""
    return {**read_options(args, info), **read_flags(args, info, seats)}


def read_flags(
    args: argparse.Namespace, info: GameInfo, seats: int | None = None
) -> dict[str, Any]:
    """The options that flags ask for, in a game of as many seats, or of any number."""
    options: dict[str, Any] = {}
    known = {choice.key: choice for choice in info.choices}
    for key in _by_key():
        value = getattr(args, key, None)
        if value is None:
            continue
        if key not in known:
            raise Complaint(f"{info.title} has no {key}")
        for_seats = known[key].when.seats
        if seats is not None and for_seats and seats not in for_seats:
            numbers = listed([str(number) for number in for_seats], "or")
            raise Complaint(f"{_flag(key)} is for a game of {numbers}: --seats {for_seats[0]}")
        options[key] = _value(known[key], value)
    return options


def _value(choice: Choice, given: Any) -> Any:
    """A value of the command line as the game takes it."""
    if given is True:
        return True
    names = [_key(name) for name in given.split(",")]
    if choice.several:
        return names
    whole = {_spelt(pick.value): pick.value for pick in choice.values}
    if len(names) == 1 and names[0] in whole:
        return whole[names[0]]
    return names if choice.key == LEADERS else read_option(f"{choice.key}={names[0]}")[1]


def _by_key() -> dict[str, list[Choice]]:
    """The choices of all games that have a flag, by key."""
    found: dict[str, list[Choice]] = {}
    for info in registry.games().values():
        for choice in info.choices:
            if choice.key != CONTENT:
                found.setdefault(choice.key, []).append(choice)
    return found


def _flag(key: str) -> str:
    return f"--{key.replace('_', '-')}"


def _spelt(value: Any) -> str:
    return "none" if value is None else str(value)


def _key(name: str) -> str:
    """A name as keys are spelt: ``Paul Atreides`` and ``paul-atreides`` alike."""
    return name.strip().lower().replace("-", "_").replace(" ", "_")


def add_content(add: Callable[..., Any]) -> None:
    """Register ``--content`` alone."""
    add("--content", type=Path, metavar="FILE", help="printed values of your box (TOML or JSON)")


def read_options(args: argparse.Namespace, info: GameInfo) -> dict[str, Any]:
    """The options given."""
    options = dict(map(read_option, args.option))
    if args.content is not None:
        options[CONTENT] = read_content(args.content, info)
    return options


def read_option(text: str) -> tuple[str, Any]:
    """``KEY=VALUE`` of the command line: the value is JSON where it can be read so, else a word."""
    key, equals, value = text.partition("=")
    if not equals:
        raise Complaint(f"an option is KEY=VALUE, not {text!r}")
    try:
        return key, json.loads(value)
    except ValueError:
        return key, value


def read_content(path: Path, info: GameInfo) -> dict[str, Any]:
    """A content file as the mapping that the game checks."""
    if CONTENT not in info.options:
        raise Complaint(f"{info.title} takes no content file")
    try:
        text = path.read_text(encoding="utf-8")
        found = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise Complaint(f"cannot read {path}: {error.strerror or error}") from None
    except (ValueError, RecursionError) as error:
        kind = "JSON" if path.suffix == ".json" else "TOML"
        raise Complaint(f"{path} is no {kind}: {error}") from None
    if not isinstance(found, dict):
        raise Complaint(f"{path} holds no table of parts")
    return found
