"""A game as a list of choices that anyone can read, check and play again."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from landsraad.core import registry
from landsraad.core.decisions import IllegalAction, InvalidReplay, InvalidSetup
from landsraad.core.game import CHECKPOINT, Game, digest

FORMAT = 1
_KINDS: dict[str, type | tuple[type, ...]] = {
    "format": int, "game": str, "rules": str, "options": dict, "seats": int, "seed": int,
    "actions": list, "digest": str, "digests": list, "names": list,
}  # fmt: skip
_MAY_LACK = ("digests", "names")


@dataclass(frozen=True, slots=True)
class Replay:
    """Setup, seed and choices, with digests so that a divergence is located."""

    game: str
    rules: str
    options: Mapping[str, Any]
    seats: int
    seed: int
    actions: tuple[str, ...]
    digest: str
    digests: tuple[str, ...] = ()
    position: Mapping[str, Any] | None = None
    format: int = FORMAT
    names: tuple[str, ...] = ()
    """Who sat where, if anybody kept it."""

    @classmethod
    def of(cls, game: Game) -> Replay:
        """The replay of a game as far as it has been played.

        >>> import landsraad
        >>> game = landsraad.new("dawn_of_the_fremen", seats=2, seed=7)
        >>> landsraad.Replay.of(game) == game.replay()
        True
        """
        origin = game.origin
        if origin is None:
            raise ValueError("a sampled game is a guess and has no replay")
        return cls(
            game.info.name, game.info.version, origin.options, origin.seats, origin.seed,
            tuple(game.actions), game.digest(), game.checks(), origin.position,
        )  # fmt: skip

    def to_json(self) -> str:
        """The replay as JSON.

        >>> import landsraad
        >>> game = landsraad.new("dawn_of_the_fremen", seats=2, seed=7)
        >>> game.replay().to_json()[:38]
        '{"game":"dawn_of_the_fremen","rules":"'
        """
        data = asdict(self)
        if self.position is None:
            del data["position"]
        if not self.names:
            del data["names"]
        return json.dumps(data, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> Replay:
        """Read a replay; raises InvalidReplay with what is wrong.

        >>> import landsraad
        >>> game = landsraad.new("dawn_of_the_fremen", seats=2, seed=7)
        >>> landsraad.Replay.from_json(game.replay().to_json()).seed
        7
        """
        try:
            data = json.loads(text)
        except (ValueError, RecursionError, TypeError) as error:
            raise InvalidReplay(f"this is not complete JSON: {error}") from None
        if not isinstance(data, dict):
            raise InvalidReplay("a replay is a JSON object")
        if isinstance(data.get("format"), int) and data["format"] != FORMAT:
            raise InvalidReplay(
                f"this replay has format {data['format']}; this version reads format {FORMAT}"
            )
        for key, kind in _KINDS.items():
            if key not in data and key not in _MAY_LACK:
                raise InvalidReplay(f"the replay lacks {key!r}")
            if not isinstance(data.get(key, []), kind) or isinstance(data.get(key), bool):
                raise InvalidReplay(f"{key!r} of the replay is of the wrong kind")
        if not all(isinstance(action, str) for action in data["actions"]):
            raise InvalidReplay("an action of the replay is not a text")
        if not all(isinstance(name, str) for name in data.get("names", ())):
            raise InvalidReplay("a name of the replay is not a text")
        names = {*_KINDS, "position"}
        if strange := sorted(set(data) - names):
            raise InvalidReplay(f"the replay has an unknown part {strange[0]!r}")
        parts = {key: data[key] for key in names if key in data}
        parts["actions"] = tuple(parts["actions"])
        for key in _MAY_LACK:
            parts[key] = tuple(parts.get(key, ()))
        return cls(**parts)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the replay to a file, replacing it in one step.

        >>> import landsraad
        >>> from tempfile import TemporaryDirectory
        >>> game = landsraad.new("dawn_of_the_fremen", seats=2, seed=7)
        >>> with TemporaryDirectory() as folder:
        ...     game.replay().save(f"{folder}/game.json")
        ...     landsraad.Replay.load(f"{folder}/game.json").play().digest() == game.digest()
        True
        """
        target = Path(path)
        part = target.with_name(f"{target.name}.part")
        try:
            part.write_text(self.to_json() + "\n", encoding="utf-8")
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Replay:
        """Read a file: a replay, or a game that the terminal has kept.

        Raises InvalidReplay with what is wrong, and OSError where there is no such file.

        >>> import landsraad
        >>> from tempfile import TemporaryDirectory
        >>> game = landsraad.new("dawn_of_the_fremen", seats=2, seed=7)
        >>> with TemporaryDirectory() as folder:
        ...     game.replay().save(f"{folder}/game.json")
        ...     landsraad.Replay.load(f"{folder}/game.json").play().digest() == game.digest()
        True
        """
        try:
            text = Path(path).read_text(encoding="utf-8")
            found = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise InvalidReplay(f"this is not a whole JSON text: {error}") from None
        if isinstance(found, dict) and "save" in found:
            text = json.dumps(found.get("replay"))
        return cls.from_json(text)

    def play(self, upto: int | None = None) -> Game:
        """Play the choices again (all, or the first few of them), checking the digests on the way.

        An older version of the rules that still plays may have written its positions another way,
        so of its replays only the choices are checked.

        >>> import landsraad
        >>> game = landsraad.new("dawn_of_the_fremen", seats=2, seed=7)
        >>> replay = landsraad.play(game, "random", seed=1).replay()
        >>> replay.play().over, len(replay.play(upto=20).actions)
        (True, 20)
        """
        game = self._start()
        self._check(game, 0)
        for number, action in enumerate(self.actions[:upto], 1):
            try:
                game.apply(action)
            except IllegalAction as error:
                raise InvalidReplay(f"choice {number} of the replay: {error}") from None
            if not number % CHECKPOINT:
                self._check(game, number // CHECKPOINT)
        if upto is None and self.rules == game.info.version and game.digest() != self.digest:
            raise InvalidReplay("the replay ends in a different position from the one it names")
        return game

    def _start(self) -> Game:
        try:
            info = registry.info(self.game)
            if self.rules != info.version and self.rules not in info.versions:
                raise InvalidReplay(
                    f"this replay follows rules {self.rules!r} of {self.game}; "
                    f"this version plays {info.version!r}"
                )
            if self.position is None:
                return registry.new(self.game, self.seats, self.seed, **self.options)
            return registry.position(
                self.game, self.seats, self.seed, **self.position, **self.options
            )
        except (InvalidSetup, TypeError) as error:
            raise InvalidReplay(f"the replay cannot start: {error}") from error

    def _check(self, game: Game, number: int) -> None:
        if self.rules != game.info.version:
            return
        if number < len(self.digests) and digest(game.state) != self.digests[number]:
            last = number * CHECKPOINT
            where = f"between choices {last - CHECKPOINT} and {last}" if last else "at its start"
            raise InvalidReplay(f"the replay departs from the positions it recorded {where}")


def again(text: str, frontier: int) -> Game:
    """The game of a replay with the choices that were locked: what a pickled game becomes."""
    game = Replay.from_json(text).play()
    game.frontier = frontier
    return game
