"""The kinds of printed components, as the sets declare them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Protocol

from landsraad.core.entries import slug
from landsraad.games.imperium.language.abilities import OPENS, Ability, AgentIcon
from landsraad.games.imperium.language.gains import AtPrice, Gain
from landsraad.games.imperium.language.moments import Moment
from landsraad.games.imperium.language.structure import parts, seq
from landsraad.games.imperium.language.terms import FACTION_NAMES, Faction
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import SKIPPED, the_faction

LEVELS: Final = ("", "I", "II", "III")
"""The levels of conflict cards as they are printed."""


class Keyed(Protocol):
    """Anything with a stable key and a printed name."""

    @property
    def key(self) -> str:
        """The stable key."""

    @property
    def name(self) -> str:
        """The printed name."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card of a player's deck."""

    name: str
    key: str
    copies: int
    cost: int | None
    factions: tuple[Faction, ...]
    icons: tuple[AgentIcon, ...]
    agent: Effect | None
    reveal: Effect | None
    acquire: Effect | None
    when_trashed: Effect | None
    abilities: tuple[Ability, ...]


def card(
    name: str,
    *,
    copies: int = 1,
    cost: int | None = None,
    factions: tuple[Faction, ...] = (),
    icons: tuple[AgentIcon, ...] = (),
    agent: Effect | None = None,
    reveal: Effect | None = None,
    acquire: Effect | None = None,
    when_trashed: Effect | None = None,
    abilities: tuple[Ability, ...] = (),
) -> Card:
    """Declare a card; its abilities hold for the agent that it sends, or for the card itself."""
    return Card(
        name, slug(name), copies, cost, factions, icons, agent, reveal, acquire, when_trashed,
        abilities,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Intrigue:
    """An intrigue card, with one effect for each moment it can be played in."""

    name: str
    key: str
    copies: int
    plot: Effect | None
    combat: Effect | None
    win: Effect | None
    endgame: Effect | None
    at: Moment | None

    @property
    def opening(self) -> bool:
        """Whether it is for the very start of a turn."""
        return self.at == OPENS


def plot_card(
    name: str,
    *,
    copies: int = 1,
    plot: Effect | None = None,
    combat: Effect | None = None,
    win: Effect | None = None,
    endgame: Effect | None = None,
    at: Moment | None = None,
) -> Intrigue:
    """Declare an intrigue card; ``at``: a moment that a plot needs."""
    return Intrigue(name, slug(name), copies, plot, combat, win, endgame, at)


@dataclass(frozen=True, slots=True)
class Conflict:
    """A conflict card with the rewards of the three places."""

    name: str
    key: str
    level: int
    first: Effect
    second: Effect
    third: Effect
    space: str | None


def conflict(
    name: str,
    level: int,
    *,
    first: Effect,
    second: Effect,
    third: Effect,
    space: str | None = None,
    key: str | None = None,
) -> Conflict:
    """Declare a conflict; ``space`` is the place it is fought over, if control is at stake."""
    return Conflict(name, key or slug(name), level, first, second, third, space)


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader: the left ability, by its name, as values; the signet ring as an effect."""

    name: str
    key: str
    house: str
    complexity: int
    ability: str
    signet_name: str
    signet: Effect | None
    rival: bool
    setup: Effect | None
    abilities: tuple[Ability, ...]


def leader(
    name: str,
    *,
    house: str,
    complexity: int,
    ability: str,
    signet_name: str,
    signet: Effect | None,
    abilities: tuple[Ability, ...] = (),
    key: str | None = None,
    rival: bool = True,
    setup: Effect | None = None,
) -> Leader:
    """Declare a leader.

    ``rival=False``: cannot lead a solo rival. ``signet=None``: no Signet Ring in the starting deck.
    """
    return Leader(
        name, key or slug(name), house, complexity, ability, signet_name, signet, rival, setup,
        abilities,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Space:
    """A board space; ``prices``: what else it gives for a price that may be paid.

    Where it gives nothing else, one of them is what it costs.
    """

    name: str
    key: str
    icon: AgentIcon
    area: str
    cost: Gain | None
    requirement: tuple[Faction, int] | None
    faction: Faction | None
    effect: Effect | None
    reveal: Effect | None
    prices: tuple[AtPrice, ...]
    combat: bool
    maker: bool
    once: bool
    control: int | None

    @property
    def table(self) -> tuple[AtPrice, ...]:
        """The prices of which one must be paid."""
        return self.prices if self.effect is None else ()

    @property
    def track(self) -> str:
        """Whose influence it gives, by name: its area may stand in for the faction of the icon."""
        if self.faction is None:
            return ""
        return STAND_INS.get(self.area, FACTION_NAMES[self.faction])

    def told(self, text: str) -> str:
        """What is said of its effect, with the track that it means."""
        if self.faction is None or self.area not in STAND_INS:
            return text
        return text.replace(the_faction(self.faction), f"the {self.track}", 1)


STAND_INS: Final = {"great_houses": "Great Houses", "fringe_worlds": "Fringe Worlds"}
"""The areas of the board with tracks that stand in for those of factions."""


def space(
    name: str,
    icon: AgentIcon,
    *,
    area: str,
    cost: Gain | None = None,
    requirement: tuple[Faction, int] | None = None,
    effect: Effect | None = None,
    reveal: Effect | None = None,
    prices: tuple[AtPrice, ...] = (),
    combat: bool = False,
    maker: bool = False,
    once: bool = False,
    control: int | None = None,
) -> Space:
    """Declare a space; ``control`` is what its controller gains when an agent is sent there."""
    faction = icon if isinstance(icon, Faction) else None
    if effect is not None and prices:
        effect = seq(*parts(effect), *prices)
    return Space(
        name, slug(name), icon, area, cost, requirement, faction, effect, reveal, prices, combat,
        maker, once, control,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class HagalCard:
    """A House Hagal card; ``space`` is empty for the cards with instructions of their own."""

    key: str
    name: str
    copies: int
    space: str
    faction: Faction | None
    troops: int
    does: tuple[Effect, ...]
    swords: int
    seats: tuple[int, ...]
    harvest: bool

    def instead(self) -> HagalCard | None:
        """What is read where the requirement of the space is not met."""
        return None

    def names(self) -> tuple[str, ...]:
        """The spaces to which it may send an agent; none for a harvest wherever there is spice."""
        other = self.instead()
        own = (self.space,) if self.space else ()
        return own if other is None else (*own, *other.names())

    def skipped(self) -> str:
        """When the card is skipped, in words."""
        return "".join(SKIPPED.get(type(effect), "") for effect in self.does)


def hagal(
    name: str,
    *,
    copies: int = 1,
    space: str = "",
    faction: Faction | None = None,
    troops: int = 0,
    does: tuple[Effect, ...] = (),
    swords: int = 0,
    seats: tuple[int, ...] = (1, 2),
    harvest: bool = False,
    key: str | None = None,
) -> HagalCard:
    """Declare a House Hagal card; ``seats`` are the player counts that use it.

    ``does``: what the rival carries out besides, in this order. ``harvest`` with a space: only
    there, if it holds bonus spice.
    """
    return HagalCard(
        key or slug(name), name, copies, space, faction, troops, does, swords, seats, harvest
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Extra:
    """What a set brings besides the common kinds of components; mechanisms declare what that is."""

    def covered(self) -> tuple[str, ...]:
        """The spaces of other sets that it hides."""
        return ()

    def swaps(self, variants: tuple[str, ...]) -> tuple[tuple[Card, str], ...]:
        """The cards that replace starting cards, by their keys, in some variants of the game."""
        return ()


@dataclass(frozen=True, slots=True)
class Kind(Extra):
    """A kind of components that not every set has.

    ``among``: the kind that it shares its numbers and keys with, its own if there is none.
    """

    kind: str
    parts: tuple[Keyed, ...]
    among: str


def rival_cards(*cards: HagalCard) -> Kind:
    """The cards that House Hagal and the solo rivals are played by."""
    return Kind("hagal", cards, "hagal")


@dataclass(frozen=True, slots=True)
class ComponentSet:
    """All the components of one box. Records named in ``designed`` are our own stand-ins.

    ``mechanisms``: what the rules need for them. ``more``: what few sets have. ``apart_from``: sets
    that it is never in play with, whose keys it may therefore use for components of its own; apart
    from the base game, it takes its place.
    """

    key: str
    name: str
    mechanisms: tuple[str, ...] = ()
    spaces: tuple[Space, ...] = ()
    starting: tuple[Card, ...] = ()
    reserve: tuple[Card, ...] = ()
    imperium: tuple[Card, ...] = ()
    intrigue: tuple[Intrigue, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    leaders: tuple[Leader, ...] = ()
    more: tuple[Extra, ...] = ()
    designed: frozenset[str] = frozenset()
    apart_from: tuple[str, ...] = ()

    def of(self, kind: str) -> tuple[Any, ...]:
        """The components of a kind."""
        if kind in COMMON:
            return tuple(getattr(self, kind))
        return tuple(part for extra in self.kinds() if extra.kind == kind for part in extra.parts)

    def kinds(self) -> list[Kind]:
        """The further kinds that the set has."""
        return [extra for extra in self.more if isinstance(extra, Kind)]


COMMON: Final = (
    "starting", "reserve", "imperium", "spaces", "intrigue", "conflicts", "leaders",
)  # fmt: skip
"""The kinds of components that any set may have."""
