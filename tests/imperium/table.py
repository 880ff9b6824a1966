"""A table for scenario tests: set a position, play by notation, look."""

from __future__ import annotations

from typing import Any

import landsraad
from scenario import Scenario

ACTIONS = frozenset(landsraad.games()["imperium"].rules.actions())
LEADERS = ("earl_memnon_thorvald", "glossu_the_beast_rabban", "count_ilban_richese",
           "duke_leto_atreides")  # fmt: skip
UPRISING_LEADERS = (
    "leader_gurney_halleck", "lady_amber_metulli", "lady_margot_fenring", "muaddib"
)  # fmt: skip


class Table(Scenario):
    """Seat 0 is "me", described by keywords in the names of `view`; hand and the like may be text.

    >>> table = Table(hand="dagger", solari=4)
    >>> table.do("send dagger rally_troops").garrison
    7

    With ``ix=True`` the position is one of Rise of Ix (``epic=True``: of its epic game), and has

    - of a house: ``freighter=2``, ``dreadnoughts={"garrison": 1, "conflict": 1}``,
      ``negotiators=3``, ``tech="flagship spaceport"`` with ``flipped="flagship"``,
      ``snooped="fremen"``, ``ahead="dagger"``;
    - of the table: ``tech_top=["artillery", "windtraps"]`` (the open tiles, topmost stack first),
      ``tech_trashed``, ``flags={"arrakeen": 1}`` (dreadnoughts that control spaces).

    With ``bloodlines=True`` it is one of Bloodlines (``modules=("tech",)``: with the tech
    module), and has

    - of a house: ``commanders={"garrison": 1, "conflict": 1, "supply": 1}``, ``skills="driven"``,
      ``tactics=5``, ``course="navigation_water"``, ``project="glowglobes"``;
    - of the table: ``commanders=["wealth"]`` (where they stand), ``skills=["canny", "hardy"]``
      (the open ones), ``twisted_top=["shrewd"]``.

    With ``uprising=True`` it is one of Uprising (``modules=("choam",)``: with contracts), and has

    - of a house: ``spies="post_emperor"``, ``hooks=True``, ``sandworms=1``,
      ``objective="objective_crysknife"`` with ``objective_down=True``, ``trophies=["propaganda"]``,
      ``trophies_down``, ``contracts="contract_espionage"``, ``contracts_done``;
    - of the table: ``shield_wall=False``, ``contracts=["contract_harvest_3"]`` (the open ones),
      ``contracts_top``.

    ``variants=("streamlined",)`` names ways to play that are chosen by options of their own.
    """

    def __init__(
        self,
        *,
        seats: int = 3,
        seed: int = 1,
        others: list[dict[str, Any]] | None = None,
        table: dict[str, Any] | None = None,
        difficulty: str = "mercenary",
        ix: bool = False,
        epic: bool = False,
        bloodlines: bool = False,
        uprising: bool = False,
        modules: tuple[str, ...] = (),
        variants: tuple[str, ...] = (),
        **me: Any,
    ) -> None:
        players = [split(player) for player in (me, *(others or []))]
        leaders = UPRISING_LEADERS if uprising else LEADERS
        for player, leader in zip(players, leaders, strict=False):
            player.setdefault("leader", leader)
        options: dict[str, Any] = {"difficulty": difficulty}
        if ix or epic:
            options |= {"expansions": ["ix"], "epic": epic}
        if uprising:
            options |= {"edition": "uprising", "modules": modules}
        if bloodlines or (modules and not uprising):
            options["expansions"] = [*options.get("expansions", []), "bloodlines"]
            options["modules"] = modules
        options |= dict.fromkeys(variants, True)
        described = {"first": 0, **(table or {})}
        self.game = landsraad.position("imperium", seats, seed, players, described, **options)

    def do(self, *notations: str) -> Table:
        """Apply choices one after another, whoever's they are."""
        for notation in notations:
            self.game.apply(notation)
            # Scenarios reach the rare questions, so they prove that actions are complete.
            assert ACTIONS.issuperset(self.options)
        return self

    def offered(self, prefix: str) -> list[str]:
        """The offered notations that begin with a word or words."""
        return [option for option in self.options if option.startswith(prefix)]

    def player(self, seat: int) -> dict[str, Any]:
        """A house as its own seat sees it."""
        own = seat if seat < self.game.seats else None
        player: dict[str, Any] = self.game.view(own)["players"][seat]
        return player

    @property
    def table(self) -> dict[str, Any]:
        """The common part of the view."""
        shared: dict[str, Any] = self.game.view(None)["table"]
        return shared

    def __getattr__(self, name: str) -> Any:
        """A value of seat 0, such as ``table.spice``."""
        try:
            return self.player(0)[name]
        except KeyError:
            raise AttributeError(name) from None


_ONE = ("leader", "ahead", "project", "objective", "training")


def split(player: dict[str, Any]) -> dict[str, Any]:
    """A described house, with texts of several keys as lists."""
    return {
        key: value.split() if isinstance(value, str) and key not in _ONE else value
        for key, value in player.items()
    }
