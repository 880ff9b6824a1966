"""The shapes of what War for Arrakis sends: the view of a seat, and the sheet for drawing."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from landsraad.core.shapes import EndedView, Length, SeenView

Side = Literal["atreides", "harkonnen"]
Terrain = Literal["mountain", "plateau", "minor_erg", "desert", "deep_desert"]
Result = Literal["strategy", "leadership", "deployment", "mentat", "house"]
Marker = Literal["kwisatz_haderach", "sand_dwellers", "jihad"]
Power = Literal["spacing_guild", "landsraad", "choam"]
Roll = Annotated[list[int], Length(3)]
"""Hits, shields and specials."""

# --- the sheet


class Printed(TypedDict):
    """A component in words."""

    key: str
    name: str
    set: str
    designed: bool
    lines: list[str]


class AreaSheet(TypedDict):
    """An area of the map."""

    key: str
    name: str
    terrain: Terrain
    sectors: list[int]
    x: float
    y: float
    adjacent: list[str]
    impassable: list[str]
    settlement: int | None
    """The rank of the Harkonnen settlement that stands here at first."""
    sietch: bool
    station: bool


class LeaderSheet(Printed):
    """A named leader."""

    side: Side
    box: Result | None
    """The result that its card lies on; none: no box, or the Desert Power action."""
    hits: int
    shields: int


class SideSheet(TypedDict):
    """One of the two sides."""

    key: Side
    name: str
    slots: int
    """Dice that one result holds."""
    decks: dict[str, str]
    pieces: dict[str, str]


class SpiceRow(TypedDict):
    """A row of The Spice Must Flow board."""

    dice: int
    harvesters: int
    ornithopters: int
    carryalls: int


class ZoneSheet(TypedDict):
    """An air zone."""

    key: str
    sectors: list[int]
    x: float
    y: float


class AtomicsSheet(TypedDict):
    """What the family atomics do at a place."""

    area: str
    exposes: list[str]


class PowerSheet(TypedDict):
    """A power of The Spice Must Flow board, and its ban."""

    name: str
    ban: str


class TracksSheet(TypedDict):
    """What the steps of the tracks bring."""

    supremacy: dict[int, str]
    prescience: dict[int, str]


class ModuleSheet(TypedDict):
    """A module of the rulebook."""

    title: str


class ContentSheet(TypedDict):
    """The part of the sheet that a content file may change."""

    leaders: dict[str, LeaderSheet]
    prescience: dict[str, Printed]
    objectives: dict[str, Printed]


class WarSheet(ContentSheet):
    """Every component by kind and key."""

    areas: dict[str, AreaSheet]
    sectors: list[str]
    zones: dict[str, ZoneSheet]
    atomics: dict[str, AtomicsSheet]
    planning: dict[str, Printed]
    dice: dict[str, Printed]
    rows: list[SpiceRow]
    sides: Annotated[list[SideSheet], Length(2)]
    results: list[Result]
    markers: dict[Marker, str]
    imperium: dict[Power, PowerSheet]
    tracks: TracksSheet
    last_step: int
    claims: int
    """Prescience cards that can be claimed in a round."""
    modules: dict[str, ModuleSheet]
    pieces: dict[str, Printed]


# --- the view


class LegionView(TypedDict):
    """Units and leaders of a side, in an area or on their way."""

    side: Side
    regular: NotRequired[int]
    elite: NotRequired[int]
    fedaykin: NotRequired[int]
    sardaukar: NotRequired[int]
    naib: NotRequired[int]
    bashar: NotRequired[int]
    leaders: NotRequired[list[str]]
    tokens: NotRequired[int]
    """Facedown deployment tokens of the start."""
    reserve_tokens: NotRequired[int]
    """Facedown deployment tokens, standard ones."""
    hidden: NotRequired[list[str]]
    """What they hide, for their owner: "token_1r1e"."""


class AreaView(TypedDict, total=False):
    """What is in an area."""

    legion: LegionView
    settlement: int
    sietch: int | None
    """Its rank; none: not known."""
    sietch_revealed: bool
    harvester: bool
    wormsign: bool
    sandworm: bool
    wild_maker: bool
    station: bool
    terrain: Terrain
    """Where it is not what is printed."""


class ForesightView(TypedDict):
    """A prescience card of the row."""

    key: str
    name: str
    when: str
    requirement: str
    advance: dict[Marker, int]
    advance_text: str
    eyes: bool
    """It stays until it is claimed."""
    fear: bool
    """It brings two steps more this round."""


_From = TypedDict("_From", {"from": str})


class BattleView(_From):
    """A battle that goes on."""

    attacker: Side
    at: str
    round: int
    stage: str
    surprise: bool
    relentless: bool
    extra: int
    enemy_dice: int
    cards: Annotated[list[int], Length(2)]
    """Dice by discarded cards, the attacker's first."""
    rolls: Annotated[list[Roll], Length(2)]
    behind: NotRequired[list[str]]
    """Kinds of units of the attacker that stay where they are."""


class OddsView(_From):
    """What an attack is likely to bring."""

    at: str
    takes: Literal["sietch", "settlement"] | None
    """What would be taken."""
    attacker: float
    defender: float
    losses: Annotated[list[float], Length(2)]
    words: str
    with_die: NotRequired[float]
    """The attacker's chance if one more card is discarded for a die."""


class MovingView(_From):
    """A legion on its way."""

    kind: Literal["moving"]
    legion: LegionView | None
    zone: str | None


class AttackingView(_From):
    """A legion that is to attack."""

    kind: Literal["attacking"]
    zone: str | None


class PlacingView(TypedDict):
    """Pieces that are to be placed."""

    kind: Literal["placing"]
    left: list[str]
    at: str | None


class LossesView(TypedDict):
    """Hits that a legion has to take."""

    kind: Literal["losses"]
    at: str
    hits: int


BusinessView = MovingView | AttackingView | PlacingView | LossesView


class WarTable(TypedDict):
    """Everything that belongs to no single side."""

    round: int
    last_round: int | None
    """None unless one was agreed on."""
    phase: str
    turn: Side | None
    winner: Literal["atreides", "harkonnen", "nobody"] | None
    ended: EndedView | None
    supremacy: int
    prescience: dict[Marker, int]
    imperium: dict[Power, int]
    """The step of each marker on The Spice Must Flow board, from the top."""
    bans: list[Power]
    spice_reserve: int
    token_reserve: int
    atomics: str | None
    row: list[ForesightView]
    claims: int
    claimed: list[str]
    prescience_deck: int
    prescience_gone: list[str]
    tokens_left: int
    tokens_gone: list[str]
    forced: Result | None
    paul_held: bool
    harvesters_removed: int
    objectives_excluded: list[int]
    areas: dict[str, AreaView]
    zones: dict[str, str | None]
    """The vehicle in each air zone."""
    sheltered: list[str]
    """Areas that no storm reaches."""
    battle: BattleView | None
    business: BusinessView | None
    odds: dict[str, OddsView]
    """By target; where a legion is to be chosen, by its area: its best attack."""
    modules: NotRequired[list[str]]


class WarPlayer(TypedDict):
    """A side."""

    side: Side
    score: int
    units: int
    settlements: int
    dice: dict[Result, int]
    token_slot: Result | None
    tokens: int
    hand_size: int
    hand_decks: dict[str, int]
    decks: dict[str, int]
    discard: list[str]
    supply: dict[str, int]
    leaders: dict[str, str]
    """By leader: "out", "aside", "removed", "tank 3" or an area."""
    spent: list[str]
    hand: NotRequired[list[str]]
    objectives: NotRequired[list[dict[Marker, int]]]


class ContentView(TypedDict):
    """The content in use."""

    name: str
    designed: list[str]
    sheet: ContentSheet | None
    """What it changes of the sheet, if it is not the box."""


class WarView(SeenView):
    """A game of War for Arrakis as a seat sees it."""

    content: ContentView
    table: WarTable
    players: list[WarPlayer]
