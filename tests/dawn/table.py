"""A table for scenario tests: set a position, play by notation, look."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import landsraad
from scenario import Scenario

TRIBES = ("tabr", "iduali", "ben_sharuk", "habbanya")


class Table(Scenario):
    """A position described by territories; everything not named is quiet.

    ``land`` maps a territory to a text: the seat that holds it (``-``: abandoned), then tokens,
    resources with ``*2`` for several, and sites as ``@food``. The territories not named belong to
    ``rest`` (None: nobody). Keywords such as ``debts={1: {"tabr": 3}}`` describe players.

    >>> table = Table(land={"tsimpo": "0 stillsuit water*2", "hagga_basin": "1"}, phase="action")
    >>> table.do("attack hagga_basin").owner("hagga_basin")
    0
    """

    def __init__(
        self,
        land: Mapping[str, str] | None = None,
        *,
        rest: int | None = None,
        seats: int = 2,
        seed: int = 1,
        phase: str = "development",
        debts: Mapping[int, Mapping[str, int]] | None = None,
        cards: Mapping[int, str] | None = None,
        thumpers: Mapping[int, str] | None = None,
        deck: str = "",
        walls: str = "",
        options: Mapping[str, Any] | None = None,
        **table: Any,
    ) -> None:
        players = [
            {
                "debts": dict((debts or {}).get(seat, {})),
                "cards": (cards or {}).get(seat, "").split(),
                "thumper": (thumpers or {}).get(seat, "full_moon"),
            }
            for seat in range(seats)
        ]
        described = {
            "phase": phase,
            "rest": rest,
            "territories": {key: _territory(text) for key, text in (land or {}).items()},
            "barriers": [wall.split("/") for wall in walls.split()],
            "deck_top": deck.split(),
            **table,
        }
        self.game = landsraad.position(
            "dawn_of_the_fremen", seats, seed, players, described, **(options or {})
        )

    @property
    def options(self) -> list[str]:
        """The notations of the moves offered now, beside which a tribe may always vanish."""
        decision = self.game.decision
        return [str(option) for option in decision.moves] if decision else []

    def offered(self, prefix: str) -> list[str]:
        """The offered notations that begin with a word or words, without these."""
        start = f"{prefix} "
        return [option.removeprefix(start) for option in self.options if option.startswith(start)]

    @property
    def view(self) -> dict[str, Any]:
        """What everybody sees."""
        shown: dict[str, Any] = self.game.view(None)
        return shown

    @property
    def table(self) -> dict[str, Any]:
        """The common part of the view."""
        shown: dict[str, Any] = self.view["table"]
        return shown

    def player(self, seat: int) -> dict[str, Any]:
        """A tribe as everybody sees it."""
        shown: dict[str, Any] = self.view["players"][seat]
        return shown

    def at(self, territory: str) -> dict[str, Any]:
        """A territory as everybody sees it."""
        shown: dict[str, Any] = self.table["territories"][territory]
        return shown

    def owner(self, territory: str) -> int | None:
        """Who holds a territory."""
        seat: int | None = self.at(territory)["owner"]
        return seat

    def tokens(self, territory: str) -> list[str]:
        """The tokens of a territory but resources."""
        keys: list[str] = self.at(territory)["tokens"]
        return keys

    def goods(self, territory: str) -> dict[str, int]:
        """The resources of a territory."""
        found: dict[str, int] = self.at(territory)["resources"]
        return found

    def debts(self, seat: int, tribe: str) -> int:
        """How many water debts of a tribe a seat holds; of its own, the stock."""
        held: int = self.player(seat)["debts"][tribe]
        return held

    def cards(self, seat: int) -> list[str]:
        """The kept cards of a seat."""
        keys: list[str] = self.player(seat)["cards"]
        return keys


_RESOURCES = ("spice", "water", "food", "worm_tooth")


def _territory(text: str) -> dict[str, Any]:
    """``0 stillsuit water*2 @food`` as a territory of a position."""
    owner, *parts = text.split()
    land: dict[str, Any] = {"owner": None if owner == "-" else int(owner)}
    tokens, resources = [], {}
    for part in parts:
        key, _, count = part.partition("*")
        if key.startswith("@"):
            land["site"] = key[1:]
        elif key in _RESOURCES:
            resources[key] = int(count or 1)
        else:
            tokens.append(key)
    return {**land, "tokens": tokens, "resources": resources}


def pass_actions(table: Table) -> Table:
    """Everybody passes until the action phase is over."""
    while table.asked is not None and table.table["phase"] == "action":
        table.do("pass")
    return table


def sietches(*counts: int, **more: Any) -> Table:
    """A position at the end of an action phase with so many sietches each."""
    keys = iter(("hollow_erg", "hollow_basin", "tsimpo", "splintered_rock", "plaster_basin",
                 "wind_pass", "funeral_plain", "great_flat", "jacurutu", "tanzerouft",
                 "south_mesa", "red_chasm"))  # fmt: skip
    land = {next(keys): f"{seat} sietch" for seat, count in enumerate(counts)
            for _ in range(count)}  # fmt: skip
    homes = dict(zip(("arsunt", "windsack", "old_gap", "chin_rock"), "0123", strict=True))
    land |= dict(list(homes.items())[: len(counts)])
    return pass_actions(Table(land, seats=len(counts), phase="action", **more))
