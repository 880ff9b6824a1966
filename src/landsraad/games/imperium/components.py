"""The kinds of printed components, as the sets declare them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.core.entries import slug
from landsraad.games.imperium.effects import Effect, Gain
from landsraad.games.imperium.terms import Faction, Icon, Rule

AgentIcon = Faction | Icon
DREADNOUGHT_STRENGTH: Final = 3
NO_RULE: Final = Rule(0)


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
    anywhere: bool
    infiltrate: tuple[AgentIcon, ...]
    unload: bool
    cheaper: tuple[str, int] | None


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
    anywhere: bool = False,
    infiltrate: tuple[AgentIcon, ...] = (),
    unload: bool = False,
    cheaper: tuple[str, int] | None = None,
) -> Card:
    """Declare a card.

    ``anywhere`` sends an agent to any space, occupied or not. ``infiltrate``: the icons for which
    enemy agents do not block. ``unload``: the reveal box also works when the card is discarded or
    trashed. ``cheaper``: a space that costs less if this card sends the agent.
    """
    return Card(
        name, slug(name), copies, cost, factions, icons, agent, reveal, acquire, when_trashed,
        anywhere, infiltrate, unload, cheaper,
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
    opening: bool


def plot_card(
    name: str,
    *,
    copies: int = 1,
    plot: Effect | None = None,
    combat: Effect | None = None,
    win: Effect | None = None,
    endgame: Effect | None = None,
    opening: bool = False,
) -> Intrigue:
    """Declare an intrigue card; ``opening`` cards are played at the very start of a turn."""
    return Intrigue(name, slug(name), copies, plot, combat, win, endgame, opening)


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
    """A leader: the left ability as the few things it changes, the signet ring as an effect."""

    name: str
    key: str
    house: str
    complexity: int
    ability: str
    signet_name: str
    signet: Effect
    rival: bool
    setup: Effect | None
    on_seat: Effect | None
    on_solari_cost: Effect | None
    instead_of_spice: Effect | None
    discount: tuple[AgentIcon, int] | None
    passes: tuple[AgentIcon, ...]
    masterstroke: int
    foresight: bool
    reveal: Effect | None
    water: int
    extra_solari: int
    dreadnought_strength: int
    snoopers: tuple[tuple[Effect, ...], ...]
    ahead: tuple[Effect, Effect] | None


def leader(
    name: str,
    *,
    house: str,
    complexity: int,
    ability: str,
    signet_name: str,
    signet: Effect,
    rival: bool = True,
    setup: Effect | None = None,
    on_seat: Effect | None = None,
    on_solari_cost: Effect | None = None,
    instead_of_spice: Effect | None = None,
    discount: tuple[AgentIcon, int] | None = None,
    passes: tuple[AgentIcon, ...] = (),
    masterstroke: int = 0,
    foresight: bool = False,
    reveal: Effect | None = None,
    water: int = 1,
    extra_solari: int = 0,
    dreadnought_strength: int = DREADNOUGHT_STRENGTH,
    snoopers: tuple[tuple[Effect, ...], ...] = (),
    ahead: tuple[Effect, Effect] | None = None,
) -> Leader:
    """Declare a leader.

    ``on_seat``: when a council seat is taken. ``on_solari_cost``: when solari are paid for a space.
    ``instead_of_spice``: for one spice of each harvest. ``discount``: solari off spaces of an icon.
    ``passes``: enemy agents do not block there. ``masterstroke``: troops deployed on one turn that
    reveal two secret factions. ``foresight``: sees the top card of the own deck.
    ``rival=False``: cannot lead a solo rival. ``reveal``: on each reveal turn. ``water``: at the
    start. ``extra_solari``: with each gain of solari on the own turn. ``snoopers``: by faction,
    what the first to the fourth token taken from a track gives. ``ahead``: sets a card aside for
    the second turn of each round, and what sending an agent with it then gives: with one icon,
    with any other number.
    """
    return Leader(
        name, slug(name), house, complexity, ability, signet_name, signet, rival, setup, on_seat,
        on_solari_cost, instead_of_spice, discount, passes, masterstroke, foresight, reveal, water,
        extra_solari, dreadnought_strength, snoopers, ahead,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Space:
    """A board space; ``prices`` are the lines of a price table, one of which is the cost."""

    name: str
    key: str
    icon: AgentIcon
    area: str
    cost: Gain | None
    requirement: tuple[Faction, int] | None
    faction: Faction | None
    effect: Effect | None
    reveal: Effect | None
    prices: tuple[tuple[Gain, Gain], ...]
    combat: bool
    maker: bool
    once: bool
    control: int | None


def space(
    name: str,
    icon: AgentIcon,
    *,
    area: str,
    cost: Gain | None = None,
    requirement: tuple[Faction, int] | None = None,
    effect: Effect | None = None,
    reveal: Effect | None = None,
    prices: tuple[tuple[Gain, Gain], ...] = (),
    combat: bool = False,
    maker: bool = False,
    once: bool = False,
    control: int | None = None,
) -> Space:
    """Declare a space; ``control`` is what its controller gains when an agent is sent there."""
    faction = icon if isinstance(icon, Faction) else None
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
    signet: bool
    swords: int
    seats: tuple[int, ...]
    harvest: bool
    reshuffle: bool
    freighters: int
    dreadnought: bool
    tech: Effect | None
    otherwise: HagalCard | None


def hagal(
    name: str,
    *,
    copies: int = 1,
    space: str = "",
    faction: Faction | None = None,
    troops: int = 0,
    signet: bool = False,
    swords: int = 0,
    seats: tuple[int, ...] = (1, 2),
    harvest: bool = False,
    reshuffle: bool = False,
    key: str | None = None,
    freighters: int = 0,
    dreadnought: bool = False,
    tech: Effect | None = None,
    otherwise: HagalCard | None = None,
) -> HagalCard:
    """Declare a House Hagal card; ``seats`` are the player counts that use it.

    ``freighters``: how often the freighter moves. ``dreadnought``: one is commissioned, and without
    one left the card is skipped. ``tech``: what a solo rival does about tech tiles. ``otherwise``:
    what is read where the requirement of the space is not met.
    """
    return HagalCard(
        key or slug(name), name, copies, space, faction, troops, signet, swords, seats, harvest,
        reshuffle, freighters, dreadnought, tech, otherwise,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class TechTile:
    """A tech tile: what it gives when, the ability its owner uses, and the few rules it changes."""

    name: str
    key: str
    cost: int
    hagal: bool
    acquire: Effect | None
    round_start: Effect | None
    reveal: Effect | None
    win: Effect | None
    endgame: Effect | None
    ability: Effect | None
    flip: bool
    instead_of_control: Effect | None
    more_shipped: int
    standing: Rule
    tiebreak: bool


def tech_tile(
    name: str,
    *,
    cost: int,
    hagal: bool = False,
    acquire: Effect | None = None,
    round_start: Effect | None = None,
    reveal: Effect | None = None,
    win: Effect | None = None,
    endgame: Effect | None = None,
    ability: Effect | None = None,
    flip: bool = False,
    instead_of_control: Effect | None = None,
    more_shipped: int = 0,
    standing: Rule = NO_RULE,
    tiebreak: bool = False,
) -> TechTile:
    """Declare a tech tile.

    ``hagal``: solo rivals may acquire it. ``ability``: used on an own turn, with ``flip`` once a
    round. ``instead_of_control``: for a winner's dreadnought that goes to the supply.
    ``more_shipped``: troops that the shipping track gives on top, and all of those may be deployed.
    ``standing``: a rule changed for good. ``tiebreak``: wins a tie of the final scores.
    """
    return TechTile(
        name, slug(name), cost, hagal, acquire, round_start, reveal, win, endgame, ability, flip,
        instead_of_control, more_shipped, standing, tiebreak,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class ComponentSet:
    """All the components of one box. Records named in ``designed`` are our own stand-ins.

    ``covers``: spaces of other sets that its board hides. ``epic``: starting cards of the epic
    game, each with the starting card that it replaces.
    """

    key: str
    name: str
    spaces: tuple[Space, ...] = ()
    starting: tuple[Card, ...] = ()
    reserve: tuple[Card, ...] = ()
    imperium: tuple[Card, ...] = ()
    intrigue: tuple[Intrigue, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    leaders: tuple[Leader, ...] = ()
    hagal: tuple[HagalCard, ...] = ()
    tech: tuple[TechTile, ...] = ()
    covers: tuple[str, ...] = ()
    epic: tuple[tuple[Card, str], ...] = ()
    designed: frozenset[str] = frozenset()
