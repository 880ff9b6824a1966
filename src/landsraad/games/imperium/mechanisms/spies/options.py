"""The options about spies."""

from __future__ import annotations

from functools import cache
from typing import Final

from landsraad.core.decisions import Option, Spot
from landsraad.games.imperium.mechanisms.spies.state import POSTS

PLACE: Final = "spy"
RECALL: Final = "recall_spy"


class OfPost(Option):
    """An observation post: to put a spy there, or to take yours back from it."""

    __slots__ = ("post", "verb")

    def __init__(self, verb: str, post: int) -> None:
        self.verb, self.post = verb, post
        self.notation = f"{verb} {POSTS[post].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        words = {PLACE: "Put a spy on the {}", RECALL: "Recall your spy from the {}"}
        return words[self.verb].format(POSTS[self.post].name)

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("post", POSTS[self.post].key),)

    @property
    def plain(self) -> bool:
        """Placing a spy costs nothing."""
        return self.verb == PLACE


of_post: Final = cache(OfPost)
