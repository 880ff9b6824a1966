"""The menu of commands: short, so that it is there at once."""

from __future__ import annotations

from typing import NamedTuple


class Command(NamedTuple):
    """A line of the menu."""

    module: str
    help: str


MENU = {
    "play": Command("play", "a game in the terminal"),
    "serve": Command("serve", "the table in the browser, for others"),
    "arena": Command("arena", "matches between bots, with intervals"),
    "train": Command("train", "learn the evaluation of a game from self-play"),
    "replay": Command("replay", "show, step through or verify a game that was kept"),
    "analyse": Command(
        "analyse", "win chances by turn, turning points, what the mentat would have done"
    ),
    "cards": Command("catalogue", "the catalogue"),
    "rules": Command("rulebook", "the numbered rules"),
    "bench": Command("bench", "speed of every game on this machine"),
    "completion": Command("completion", "a script that lets your shell complete these commands"),
}
"""The commands in the order of the menu, each with the module that carries it out."""
