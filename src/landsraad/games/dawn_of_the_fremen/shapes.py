"""The shapes of what Dawn of the Fremen sends: the view of a seat, and the sheet for drawing."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from landsraad.core.schemas import Shapes
from landsraad.core.shapes import EndedView, Length, SeenView

Corner = Annotated[list[float], Length(2)]
Names = Annotated[list[str], Length(2)]
Moon = Literal["full_moon", "crested_moon"]
Support = Literal["attack", "defence", "neutral"]
Ties = Literal["vote", "play_on"]

# --- the sheet


class TerritorySheet(TypedDict):
    """A territory of the map."""

    name: str
    region: str
    terrain: str
    """ "erg", "rock", "basin", "pass", or a word of a content file."""
    x: float
    y: float
    room: float
    polygon: list[Corner]
    adjacent: list[str]
    drum_sand: list[str]
    lines: list[str]


class DrumSandSheet(TypedDict):
    """A patch of drum sand."""

    name: str
    x: float
    y: float
    around: list[str]
    polygon: list[Corner]


class BorderSheet(TypedDict):
    """A border that may hold a barrier."""

    between: Names
    path: list[Corner]


class TokenSheet(TypedDict):
    """A kind of token."""

    name: str
    strength: int
    move: int
    copies: int
    cost: list[int]
    """Of each resource, in the order of the sheet's tokens."""
    lines: list[str]


class CardSheet(TypedDict):
    """An event card."""

    name: str
    copies: int
    after: str
    tradeable: bool
    ability: bool
    kept: bool
    lines: list[str]


class TribeSheet(TypedDict):
    """A tribe."""

    key: str
    name: str
    colour: str
    emblem: str


class ContentFacts(TypedDict):
    """Which content is in use, and which parts of it are stand-ins."""

    name: str
    designed: list[str]


class Canvas(TypedDict):
    """The size of the map, in its own units."""

    width: int
    height: int


class FaceSheet(TypedDict):
    """A result of the Arrakis die, with how many sides show it."""

    name: str
    sides: int


class ChartSheet(TypedDict):
    """The map."""

    territories: dict[str, TerritorySheet]
    drum_sand: dict[str, DrumSandSheet]
    borders: list[BorderSheet]


class DawnSheet(ChartSheet):
    """Every component of a box by kind and key."""

    content: ContentFacts
    canvas: Canvas
    tokens: dict[str, TokenSheet]
    sites: dict[str, int]
    faces: dict[str, FaceSheet]
    cards: dict[str, CardSheet]
    tribes: list[TribeSheet]


# --- the view


class TerritoryView(TypedDict):
    """What lies in a territory."""

    owner: int | None
    site: str | None
    """A production site: "spice_full_moon", "water" …, "hidden" before they are turned up."""
    tokens: list[str]
    resources: dict[str, int]
    strength: int
    defence: int
    """What stands against an attack before anybody joins: its strength and what its owner bears."""
    bearing: dict[str, int]
    """By seat: what its territories around bear on it."""
    bears: dict[str, int]
    """By territory: what it bears on this one."""


class TribeView(TypedDict):
    """A tribe, all of it open."""

    tribe: str
    name: str
    vanished: bool
    wiped_out: bool
    """Vanished because all its land was taken."""
    allies: list[int]
    territories: int
    sietches: int
    needed: int
    """How many its side needs to win."""
    warriors: int
    debts: dict[str, int]
    thumper: Moon
    cards: list[str]


_From = TypedDict("_From", {"from": str})


class Carried(_From):
    """A token on its way."""

    token: str


class AttackView(TypedDict):
    """An attack that goes on."""

    seat: int
    target: str
    sides: list[Support | None]
    attack: int
    defence: int
    at: str | None
    moved: list[Carried]
    left: int | None
    """How many borders the moved strength may still cross; none before it starts."""
    path: list[str]


class ShipmentView(TypedDict):
    """A shipment on its way."""

    seat: int
    at: str
    moved: int
    left: int
    """How many borders it may still cross."""
    path: list[str]
    carried: list[Carried]


class OfferView(TypedDict):
    """A trade that is offered."""

    by: int
    to: int
    give: str
    want: str | None
    """None: not yet said."""


class MotionView(TypedDict):
    """What the council votes on."""

    by: int
    kind: str
    what: int | None
    single: int
    allied: int
    pacts: list[Annotated[list[int], Length(2)]]
    """Who shall be allied with whom."""


class BarredView(TypedDict):
    """A territory that a seat may not enter."""

    territory: str
    seat: int


class BusinessView(TypedDict):
    """Unfinished business."""

    attack: AttackView | None
    shipment: ShipmentView | None
    offer: OfferView | None
    motion: MotionView | None


class DawnTable(BusinessView):
    """Everything that belongs to no single tribe."""

    cycle: int
    phase: str
    lead: int
    harj: int
    """Who leads the Harj."""
    face: str | None
    barriers: list[Names]
    barriers_to_place: int
    sites_to_place: int
    single_wins: int
    alliance_wins: int
    tied: bool
    ties: Ties
    """Whether the council votes on a tie, or play goes on."""
    deck: int
    removed: list[str]
    barred: list[BarredView]
    supply: dict[str, int]
    territories: dict[str, TerritoryView]
    won: list[int]
    ended: EndedView | None


class ContentView(ContentFacts):
    """The content in use."""

    sheet: DawnSheet | None
    """Its components, if it is a box of one's own."""


class DawnView(SeenView):
    """A game of Dawn of the Fremen as a seat sees it."""

    content: ContentView
    table: DawnTable
    players: list[TribeView]


SHAPES = Shapes(view=DawnView, sheet=DawnSheet)
