"""Where the game of a table begins, and how its deal can be checked."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import msgspec

from landsraad import Game, Replay
from landsraad.table.wire import Chosen

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters that look alike."""


class Sample(msgspec.Struct, frozen=True):
    """What a seat could not know is dealt again, from a seed of its own."""

    seat: int
    seed: int


class Joint(msgspec.Struct, frozen=True):
    """A deal that everybody has a share in, so that nobody can choose it alone."""

    sealed: int
    """The server's part, promised by its hash before any share was given."""
    shares: list[str] | None = None
    """By seat; empty for bots and for people who gave nothing. None until the cards are dealt."""


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
    chosen: Chosen = ""
    """What of the deal somebody could know or pick before the game began."""
    joint: Joint | None = None

    @classmethod
    def of(cls, replay: Replay, at: int | None = None) -> Origin:
        """The origin of a game that goes on from a replay."""
        position = None if replay.position is None else dict(replay.position)
        return cls(
            replay.game, replay.rules, replay.seats, replay.seed, dict(replay.options), position,
            list(replay.actions[:at]), chosen="replay" if position is None else "position",
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
    def dealt(self) -> bool:
        """Whether the cards have been dealt; until then the seed is only a placeholder."""
        return self.joint is None or self.joint.shares is not None

    @property
    def shares(self) -> list[str] | None:
        """What each seat gave to a joint deal that has been made."""
        return None if self.joint is None else self.joint.shares

    @property
    def shown_seed(self) -> int:
        """The seed that the table promised: of a guess its own, never the original's."""
        if self.sample is not None:
            return self.sample.seed
        return self.seed if self.joint is None else self.joint.sealed

    def with_shares(self, shares: list[str]) -> Origin:
        """The deal, once everybody's share is known."""
        assert self.joint is not None
        joint, seed = Joint(self.joint.sealed, shares), joint_seed(self.joint.sealed, shares)
        return msgspec.structs.replace(self, seed=seed, joint=joint)


def to_json(origin: Origin) -> str:
    """An origin as text."""
    return msgspec.json.encode(origin).decode()


def from_json(text: str) -> Origin:
    """An origin from its text."""
    return msgspec.json.decode(text, type=Origin)


def new_seed() -> int:
    """A seed of 128 random bits, above those from which chance is only fast (see `Rng`)."""
    return 1 << 128 | secrets.randbits(128)


def sealed(origin: Origin) -> Origin:
    """The same game, dealt only when everybody has given a share; its seed becomes a part of it."""
    return msgspec.structs.replace(origin, seed=0, joint=Joint(origin.seed))


def joint_seed(sealed: int, shares: list[str]) -> int:
    """The seed of a joint deal: as large as `new_seed`, from everything that was given."""
    words = f"landsraad:{sealed}:{','.join(shares)}"
    return 1 << 128 | int.from_bytes(hashlib.sha256(words.encode()).digest()[:16])


def new_salt() -> str:
    """Without a salt a seed could be found from its hash by trying."""
    return secrets.token_hex(16)


def new_secret() -> str:
    """The unguessable part of a link."""
    return secrets.token_urlsafe(24)


def new_name() -> str:
    """The name of a table in its address."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def is_name(name: str) -> bool:
    """Whether a table could have this name; the database is not asked about any other."""
    return len(name) <= 24 and name.isascii() and name.isalnum()


def hashed(secret: str) -> str:
    """A secret as it is stored: long and random, it needs no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_hash(seed: int, salt: str) -> str:
    """The promise of a deal: anyone can compare it when seed and salt are shown at the end."""
    return hashlib.sha256(f"landsraad:{seed}:{salt}".encode()).hexdigest()
