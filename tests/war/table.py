"""A table for scenario tests: describe the board in short, play by notation, look."""

from __future__ import annotations

from itertools import count
from typing import Any

import landsraad
from landsraad.core.chance import Rng
from scenario import Scenario

UNITS = {
    "A": {
        "r": "regular",
        "e": "elite",
        "f": "fedaykin",
        "n": "naib",
        "m": "smuggler_regular",
        "t": "houses_major_troop",
    },
    "H": {"r": "regular", "e": "elite", "s": "sardaukar", "b": "bashar", "t": "houses_major_troop"},
}
SIDES = {"A": "atreides", "H": "harkonnen"}
FLAGS = ("harvester", "wormsign", "sandworm", "wild_maker", "smuggler_harvester")
FACES = {"H": (0, 1, 2), "S": (3, 4), "X": (5,)}
"""Hit, shield, special: which results of a die of six faces they are."""


class Table(Scenario):
    """A described position. Areas are words: ``"H 3r 1e 1b baron_harkonnen harvester"``.

    ``A`` or ``H`` is the side; ``r e f n`` are Atreides regulars, elites, Fedaykin and Naibs (``m``
    smugglers, ``t`` houses major troops of either side),
    ``r e s b`` Harkonnen regulars, elites, Sardaukar and Bashars; then leaders by key, deployment
    tokens (``token_2r``, ``reserve_1e1f``), ``harvester wormsign sandworm wild_maker``; a wormsign
    may say what it hides: ``wormsign=sand``.

    >>> table = Table({"s1_4": "A 2r 1n", "arrakeen": "H 3r"}, dice="strategy")
    >>> table.do("die strategy", "take move", "move s1_4", "to s1_5", "done").at("s1_5")
    '2r 1n'
    """

    def __init__(
        self,
        board: dict[str, str] | None = None,
        *,
        turn: str = "atreides",
        dice: str | None = None,
        enemy_dice: str = "strategy strategy strategy",
        hand: str = "",
        enemy_hand: str = "",
        me: dict[str, Any] | None = None,
        enemy: dict[str, Any] | None = None,
        seed: int = 1,
        content: dict[str, Any] | None = None,
        last_round: int | None = None,
        modules: tuple[str, ...] = (),
        futures: tuple[str, ...] = (),
        seats: int = 2,
        shared: str | None = None,
        **table: Any,
    ) -> None:
        self.seat = 0 if turn == "atreides" else 1
        if dice is None:
            # The last die of the Harkonnens would end the phase.
            dice = "strategy mentat" if self.seat else "strategy"
        own = {"dice": _dice(dice), "hand": hand.split(), **(me or {})}
        other = {"dice": _dice(enemy_dice), "hand": enemy_hand.split(), **(enemy or {})}
        players = [own, other] if self.seat == 0 else [other, own]
        table.setdefault("row", [])
        table.setdefault("stations", [])
        if board is not None:
            table["areas"] = {area: _area(words) for area, words in board.items()}
        for key in ("row", "stations", "bans", "revealed", "eyes", "settlements"):
            if isinstance(table.get(key), str):
                table[key] = table[key].split()
        self.game = landsraad.position(
            "war_for_arrakis", seats, seed, players, {"turn": turn, **table},
            content=content, last_round=last_round, modules=modules, shared=shared,
            futures=futures,
        )  # fmt: skip

    def rig(self, faces: str) -> Table:
        """Load the next combat dice: ``HHSX`` is hit, hit, shield, special."""
        wanted = [FACES[face] for face in faces if face in FACES]
        for seed in count():
            rng = Rng(seed)
            if all(rng.below(6) in allowed for allowed in wanted):
                self.game.state.rng = Rng(seed)
                return self
        raise AssertionError

    def offered(self, verb: str) -> set[str]:
        """What a verb is offered with: ``offered("to")`` are the areas one can go to."""
        words = (option.split(" ", 1) for option in self.options if " " in option)
        return {rest for first, rest in words if first == verb}

    @property
    def table(self) -> dict[str, Any]:
        """The common part of the view, as the Atreides see it."""
        shared: dict[str, Any] = self.game.view(0)["table"]
        return shared

    def player(self, side: str) -> dict[str, Any]:
        """A side as its own seat sees it, or the first of those that share it."""
        number = list(SIDES.values()).index(side)
        seat = self.game.state.kit.seats[number]
        found: dict[str, Any] = self.game.view(seat)["players"][number]
        return found

    def board(self, role: str, looker: str | None = None) -> dict[str, Any]:
        """The dashboard of a role, as another role (None: the same) sees it."""
        keys = [known.key for known in self.game.state.kit.roles]
        seen: dict[str, Any] = self.game.view(keys.index(looker or role))["dashboards"][
            keys.index(role)
        ]
        return seen

    @property
    def who(self) -> str:
        """The role that is asked, and for what: ``house_atreides who_acts``."""
        decision = self.game.decision
        assert decision is not None
        return f"{self.game.state.kit.roles[decision.seat].key} {decision.ask.key}"

    def area(self, key: str) -> dict[str, Any]:
        """What is in an area."""
        found: dict[str, Any] = self.table["areas"].get(key, {})
        return found

    def at(self, key: str) -> str:
        """The legion in an area in short, without its side; empty if there is none."""
        legion = self.area(key).get("legion")
        if legion is None:
            return ""
        letters = UNITS["A" if legion["side"] == "atreides" else "H"]
        words = [f"{legion[name]}{letter}" for letter, name in letters.items() if name in legion]
        return " ".join([*words, *legion.get("leaders", []), *legion.get("hidden", [])])

    def leader(self, key: str) -> str:
        """Where a leader is."""
        for side in SIDES.values():
            leaders = self.player(side)["leaders"]
            if key in leaders:
                return str(leaders[key])
        raise KeyError(key)

    def hand(self, side: str) -> list[str]:
        """The hand of a side."""
        cards: list[str] = self.player(side)["hand"]
        return cards

    @property
    def markers(self) -> tuple[int, int, int]:
        """Kwisatz Haderach, Sand Dwellers, Jihad."""
        return tuple(self.table["prescience"].values())


def _dice(words: str) -> dict[str, int]:
    keys = words.split()
    return {key: keys.count(key) for key in keys}


def _area(words: str) -> dict[str, Any]:
    parts = words.split()
    found: dict[str, Any] = {flag: True for flag in FLAGS if flag in parts}
    found.update(part.split("=") for part in parts if "=" in part)
    parts = [part for part in parts if part not in FLAGS and "=" not in part]
    if parts:
        side, *pieces = parts
        legion: dict[str, Any] = {"side": SIDES[side]}
        for piece in pieces:
            if piece[0].isdigit():
                legion[UNITS[side][piece[-1]]] = int(piece[:-1])
            else:
                kind = "hidden" if piece.startswith(("token_", "reserve_")) else "leaders"
                legion.setdefault(kind, []).append(piece)
        found["legion"] = legion
    return found
