"""Where the game of a table begins, and how its deal can be checked."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import msgspec

from landsraad import Game, Replay

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters that look alike."""


class Sample(msgspec.Struct, frozen=True):
    """What a seat could not know is dealt anew, from a seed of its own."""

    seat: int
    seed: int


class Origin(msgspec.Struct, frozen=True):
    """Setup, seed, and the choices made before the table was opened.

    With a sample the game goes on from one seat's guess, so that a fork of a running game says
    nothing of the real one. The guess is a function of the original, so it too is only data.
    """

    game: str
    rules: str
    seats: int
    seed: int
    options: dict[str, Any]
    position: dict[str, Any] | None = None
    actions: list[str] = []
    sample: Sample | None = None
    after: list[str] = []
    """Choices made since the guess."""

    @classmethod
    def of(cls, replay: Replay, at: int | None = None) -> Origin:
        """The origin of a game that goes on from a replay."""
        position = None if replay.position is None else dict(replay.position)
        return cls(
            replay.game, replay.rules, replay.seats, replay.seed, dict(replay.options), position,
            list(replay.actions[:at]),
        )  # fmt: skip

    def start(self) -> Game:
        """The first position; raises InvalidReplay if this version cannot play it."""
        replay = Replay(
            self.game, self.rules, self.options, self.seats, self.seed, tuple(self.actions), "",
            position=self.position,
        )  # fmt: skip
        game = replay.play(upto=len(self.actions))
        if self.sample is None:
            return game
        guess = game.observe(self.sample.seat).sample(self.sample.seed)
        for action in self.after:
            guess.apply(action)
        return guess

    @property
    def shown_seed(self) -> int:
        """The seed that the table promised: of a guess its own, never the original's."""
        return self.seed if self.sample is None else self.sample.seed


def to_json(origin: Origin) -> str:
    """An origin as text."""
    return msgspec.json.encode(origin).decode()


def from_json(text: str) -> Origin:
    """An origin from its text."""
    return msgspec.json.decode(text, type=Origin)


def new_seed() -> int:
    """A seed small enough for every reader of JSON."""
    return secrets.randbits(53)


def new_salt() -> str:
    """Without a salt a seed could be found from its hash by trying."""
    return secrets.token_hex(16)


def new_secret() -> str:
    """The unguessable part of a link."""
    return secrets.token_urlsafe(24)


def new_name() -> str:
    """The name of a table in its address."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def hashed(secret: str) -> str:
    """A secret as it is stored: long and random, it needs no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_hash(seed: int, salt: str) -> str:
    """The promise of a deal: anyone can compare it when seed and salt are shown at the end."""
    return hashlib.sha256(f"landsraad:{seed}:{salt}".encode()).hexdigest()
