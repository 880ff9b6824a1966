"""The kinds of printed components, as the sets declare them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.core.entries import slug
from landsraad.games.imperium.effects import Effect, Gain, When
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
    opening: Effect | None


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
    opening: Effect | None = None,
) -> Card:
    """Declare a card.

    ``anywhere`` sends an agent to any space, occupied or not. ``infiltrate``: the icons for which
    enemy agents do not block. ``unload``: the reveal box also works when the card is discarded or
    trashed. ``cheaper``: a space that costs less if this card sends the agent. ``opening``: what
    putting the card into play at the start of a turn does.
    """
    return Card(
        name, slug(name), copies, cost, factions, icons, agent, reveal, acquire, when_trashed,
        anywhere, infiltrate, unload, cheaper, opening,
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
    twisted: bool


def plot_card(
    name: str,
    *,
    copies: int = 1,
    plot: Effect | None = None,
    combat: Effect | None = None,
    win: Effect | None = None,
    endgame: Effect | None = None,
    opening: bool = False,
    twisted: bool = False,
) -> Intrigue:
    """Declare an intrigue card; ``opening`` cards are played at the very start of a turn.

    ``twisted`` cards have a deck of their own, used by one leader.
    """
    return Intrigue(name, slug(name), copies, plot, combat, win, endgame, opening, twisted)


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
    signet: Effect | None
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
    space_discount: tuple[str, int] | None
    host: tuple[str, Effect, Effect] | None
    tactics: tuple[int, tuple[tuple[int, Gain], ...]] | None
    navigates: bool
    on_spice: tuple[int, Effect] | None
    twisted: bool
    project: int


def leader(
    name: str,
    *,
    house: str,
    complexity: int,
    ability: str,
    signet_name: str,
    signet: Effect | None,
    key: str | None = None,
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
    space_discount: tuple[str, int] | None = None,
    host: tuple[str, Effect, Effect] | None = None,
    tactics: tuple[int, tuple[tuple[int, Gain], ...]] | None = None,
    navigates: bool = False,
    on_spice: tuple[int, Effect] | None = None,
    twisted: bool = False,
    project: int = 0,
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
    with any other number. ``signet=None``: no Signet Ring in the starting deck.
    ``space_discount``: solari off one space. ``host``: a space of the leader's own, and what an
    agent sent there gives the leader: an own one, an opponent's. ``tactics``: a track with the
    start of its token and the spaces that give something. ``navigates``: has navigation cards.
    ``on_spice``: when so much spice has been gained on one turn. ``twisted``: draws a twisted
    intrigue card each round. ``project``: sets a tech tile aside, which costs so much less.
    """
    return Leader(
        name, key or slug(name), house, complexity, ability, signet_name, signet, rival, setup,
        on_seat, on_solari_cost, instead_of_spice, discount, passes, masterstroke, foresight,
        reveal, water, extra_solari, dreadnought_strength, snoopers, ahead, space_discount, host,
        tactics, navigates, on_spice, twisted, project,
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
    of_leader: bool


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
    of_leader: bool = False,
) -> Space:
    """Declare a space; ``control`` is what its controller gains when an agent is sent there.

    ``of_leader``: in play only with the leader who is its host.
    """
    faction = icon if isinstance(icon, Faction) else None
    return Space(
        name, slug(name), icon, area, cost, requirement, faction, effect, reveal, prices, combat,
        maker, once, control, of_leader,
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
    without: str


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
    without: str = "",
) -> HagalCard:
    """Declare a House Hagal card; ``seats`` are the player counts that use it.

    ``freighters``: how often the freighter moves. ``dreadnought``: one is commissioned, and without
    one left the card is skipped. ``tech``: what a solo rival does about tech tiles. ``otherwise``:
    what is read where the requirement of the space is not met. ``harvest`` with a space: only
    there, if it holds bonus spice. ``without``: a set with which the card is not used.
    """
    return HagalCard(
        key or slug(name), name, copies, space, faction, troops, signet, swords, seats, harvest,
        reshuffle, freighters, dreadnought, tech, otherwise, without,
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
    on_commander: Effect | None
    cheaper_commanders: int
    cheaper_spaces: int
    safe_intrigue: int
    foresight: bool
    signet_icons: bool
    on_intrigue: Effect | None


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
    on_commander: Effect | None = None,
    cheaper_commanders: int = 0,
    cheaper_spaces: int = 0,
    safe_intrigue: int = 0,
    foresight: bool = False,
    signet_icons: bool = False,
    on_intrigue: Effect | None = None,
) -> TechTile:
    """Declare a tech tile.

    ``hagal``: solo rivals may acquire it. ``ability``: used on an own turn, with ``flip`` once a
    round. ``instead_of_control``: for a winner's dreadnought that goes to the supply.
    ``more_shipped``: troops that the shipping track gives on top, and all of those may be deployed.
    ``standing``: a rule changed for good. ``tiebreak``: wins a tie of the final scores.
    ``on_commander``: when a commander is recruited. ``cheaper_commanders``: solari off each.
    ``cheaper_spaces``: spice or solari off each space. ``safe_intrigue``: cards it takes to be
    stolen from. ``foresight``: sees the top card of the own deck. ``signet_icons``: the Signet Ring
    also has the four faction icons. ``on_intrigue``: for each intrigue card that comes on the own
    turn.
    """
    return TechTile(
        name, slug(name), cost, hagal, acquire, round_start, reveal, win, endgame, ability, flip,
        instead_of_control, more_shipped, standing, tiebreak, on_commander, cheaper_commanders,
        cheaper_spaces, safe_intrigue, foresight, signet_icons, on_intrigue,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill of Sardaukar Commanders: a bonus on the reveal turn, or strength in combat."""

    name: str
    key: str
    copies: int
    reveal: Effect | None
    strength: When | None


def skill(
    name: str, *, copies: int = 2, reveal: Effect | None = None, strength: When | None = None
) -> Skill:
    """Declare a skill; ``strength`` is swords under a condition."""
    return Skill(name, slug(name), copies, reveal, strength)


@dataclass(frozen=True, slots=True)
class Navigation:
    """A navigation card; these bear no printed names."""

    name: str
    key: str
    effect: Effect


def navigation(name: str, effect: Effect) -> Navigation:
    """Declare a navigation card, under a name of our own."""
    return Navigation(f"Navigation: {name}", slug(f"navigation {name}"), effect)


@dataclass(frozen=True, slots=True)
class ComponentSet:
    """All the components of one box. Records named in ``designed`` are our own stand-ins.

    ``covers``: spaces of other sets that its board hides. ``epic``: starting cards of the epic
    game, each with the starting card that it replaces. ``module_of``: the set that a module
    belongs to. ``borrows``: tech tiles of sets that are not in play. ``commanders``: where
    Sardaukar Commanders stand, the last of them with four players only.
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
    skills: tuple[Skill, ...] = ()
    navigation: tuple[Navigation, ...] = ()
    commanders: tuple[str, ...] = ()
    module_of: str = ""
    borrows: tuple[str, ...] = ()
    designed: frozenset[str] = frozenset()
