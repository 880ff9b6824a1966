"""Options of a game on the command line: ``--option KEY=VALUE`` and ``--content FILE``."""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from landsraad.cli.words import Complaint
from landsraad.core.rules import GameInfo

CONTENT = "content"
"""The option of a game whose components may come from a file."""


def add_arguments(add: Callable[..., Any]) -> None:
    """Register the arguments."""
    add("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    add_content(add)


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
