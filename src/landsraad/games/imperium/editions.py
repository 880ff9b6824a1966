"""Editions: what differs between the boxes that can be played on their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from landsraad.games.imperium.language.gains import intrigue, solari, troops, water
from landsraad.games.imperium.language.terms import FACTION_NAMES
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.mechanisms.spies.words import spy


class Edition(NamedTuple):
    """A box that can be played on its own, and the numbers of its game."""

    key: str
    name: str
    box: str
    """The set whose board, starting cards and reserve are used."""
    seats: tuple[int, ...]
    modules: Mapping[str, str]
    """Sets that are parts of another one, each with that other."""
    goal: int
    """The points that end the game."""
    levels: tuple[tuple[int, int], ...]
    """How many conflict cards of each level are in the deck, from the bottom."""
    track_bonus: tuple[Effect, ...]
    """What rising to 4 on each track gives."""
    garrison: int
    intrigue: int
    """Intrigue cards that each player starts with."""
    third_place: int
    """The number of houses from which on the third place has a reward."""
    spaces: str = "IMP 20.1.1"
    """The rule that says which spaces are on the board."""
    spaces_with: Mapping[str, str] = {}
    """By the key of a set that changes the board, the rule in its place."""
    rivals: str = "hagal"
    """Who plays the rivals, where it has any."""
    between: bool = False
    """Whether rivals have cards of their own and, beside two players, turns of their own."""
    recalls_sent: bool = True
    """Whether an agent may be recalled on the turn on which it was sent."""
    joined: Mapping[str, frozenset[str]] = {}
    """Sets that come by themselves, each with those that bring it."""
    joined_with: Mapping[str, tuple[int, ...]] = {}
    """Of these, the numbers of seats with which one comes, if not with all."""
    refused: Mapping[str, str] = {}
    """Expansions that are not played with it, each with the reason."""

    tracks: tuple[str, ...] = FACTION_NAMES
    """How the factions of the main board are called."""
    sides: tuple[tuple[int, ...], ...] = ()
    """The seats that win together, where there are teams; whoever leads one comes first."""
    barred: Mapping[str, tuple[int, ...]] = {}
    """By the key of a mechanism, the seats that it is not for."""
    leads: Mapping[int, str] = {}
    """By seat, the leaders that are not chosen: those who lead a team and have no units."""

    def start_points(self, seats: int) -> int:
        """The points of each player at the start."""
        return 1 if seats >= FOUR else 0


FOUR: Final = 4
ORIGINAL: Final = Edition(
    "original",
    "Dune: Imperium",
    box="base",
    seats=(1, 2, 3, 4),
    modules={"tech": "bloodlines", "ix_tiles": "tech"},
    goal=10,
    levels=((3, 4), (2, 5), (1, 1)),
    track_bonus=(troops(2), solari(3), intrigue(1), water(1)),
    garrison=3,
    intrigue=0,
    third_place=FOUR,
)
UPRISING: Final = Edition(
    "uprising",
    "Dune: Imperium – Uprising",
    box="uprising",
    seats=(1, 2, 3, FOUR, 6),
    modules={"choam": "uprising", "tech": "bloodlines", "ix_tiles": "tech"},
    goal=10,
    levels=((3, 4), (2, 5), (1, 1)),
    track_bonus=(spy(), solari(3), intrigue(1), water(1)),
    garrison=3,
    intrigue=0,
    third_place=FOUR,
    spaces="IMP 37.1.1",
    spaces_with={"ix": "IMP 48.1.1"},
    rivals="uprising",
    between=True,
    recalls_sent=False,
    joined={
        "bloodlines_uprising": frozenset(("bloodlines",)),
        "bloodlines_choam": frozenset(("bloodlines", "choam")),
        "tech_uprising": frozenset(("tech",)),
        "tech_choam": frozenset(("tech", "choam")),
        "antagonists": frozenset(),
        "bloodlines_antagonists": frozenset(("bloodlines",)),
        "tech_antagonists": frozenset(("tech",)),
        "ix_uprising": frozenset(("ix",)),
        "ix_choam": frozenset(("ix", "choam")),
    },
    joined_with={
        "antagonists": (1, 2),
        "bloodlines_antagonists": (1, 2),
        "tech_antagonists": (1,),
    },
)
SIX: Final = UPRISING._replace(
    seats=(6,),
    levels=((3, 4), (2, 5)),
    spaces="IMP 60.4.1",
    track_bonus=(troops(2), solari(3), intrigue(1), spy()),
    joined={
        "choam": frozenset(),
        "uprising_teams": frozenset(),
        "bloodlines_uprising": frozenset(("bloodlines",)),
        "bloodlines_choam": frozenset(("bloodlines",)),
        "bloodlines_teams": frozenset(("bloodlines",)),
        "tech_uprising": frozenset(("tech",)),
        "tech_choam": frozenset(("tech",)),
    },
    refused={"ix": "Rise of Ix is not played by six here (IMP 60.11.1)"},
    tracks=("Great Houses", "Spacing Guild", "Bene Gesserit", "Fringe Worlds"),
    sides=((0, 2, 4), (3, 5, 1)),
    barred={"sandworms": (3, 5, 1), "commanders": (0, 2, 4)},
    leads={0: "muaddib", 3: "shaddam_corrino_iv"},
)
"""Uprising for two teams of three: every second seat is of the other team."""
EVERY: Final = (ORIGINAL, UPRISING, SIX)
EDITIONS: Final[dict[str, Edition]] = {edition.key: edition for edition in (ORIGINAL, UPRISING)}
BY_SEATS: Final = {(SIX.key, 6): SIX}
"""The editions that are played instead with these numbers of seats."""


def tracks_with(seats: int) -> tuple[str, ...]:
    """How the factions of the main board are called with a number of seats."""
    found = (edition for (_, played_by), edition in BY_SEATS.items() if played_by == seats)
    return next(found, ORIGINAL).tracks
