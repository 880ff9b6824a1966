"""A table of six for scenario tests: two Commanders with two allies each."""

from __future__ import annotations

from typing import Any

import landsraad
from imperium.table import Table, split

LEADERS = (
    "muaddib", "princess_irulan", "leader_gurney_halleck", "shaddam_corrino_iv",
    "lady_amber_metulli", "lady_margot_fenring",
)  # fmt: skip
MUADDIB, IRULAN, GURNEY, SHADDAM, AMBER, MARGOT = range(6)
OPEN = "test_of_loyalty"
"""A conflict that no wall protects."""


class Six(Table):
    """Players by seat: ``Six({MUADDIB: {"hand": "muaddib_usul"}}, first=MUADDIB)``.

    Nobody has troops at home unless it is said, so that only what matters is asked about.
    """

    def __init__(
        self,
        players: dict[int, dict[str, Any]] | None = None,
        *,
        bloodlines: bool = False,
        modules: tuple[str, ...] = (),
        seed: int = 1,
        **table: Any,
    ) -> None:
        described = [self._player(seat, (players or {}).get(seat, {})) for seat in range(6)]
        options: dict[str, Any] = {"edition": "uprising", "modules": modules}
        if bloodlines:
            options["expansions"] = ["bloodlines"]
        given = {"first": 0, "conflict": OPEN, **table}
        self.game = landsraad.position("imperium", 6, seed, described, given, **options)

    @staticmethod
    def _player(seat: int, given: dict[str, Any]) -> dict[str, Any]:
        army = {} if seat in (MUADDIB, SHADDAM) else {"garrison": 0}
        return split({"leader": LEADERS[seat], **army, **given})

    @property
    def decision(self) -> landsraad.Decision:
        """The question that is asked."""
        found = self.game.decision
        assert found is not None
        return found

    def at(self, seat: int, name: str) -> Any:
        """A value of a seat, as it sees it."""
        return self.player(seat)[name]

    def pick(self, *parts: str) -> Six:
        """Apply the one option in which a text occurs, one after another."""
        for part in parts:
            (found,) = [option for option in self.options if part in option]
            self.do(found)
        return self

    def activate(self, seat: int) -> Six:
        """The Commander on turn activates an ally."""
        self.do(f"activate {LEADERS[seat]}")
        return self
