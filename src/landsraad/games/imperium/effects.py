"""Effects: values without behaviour.

One value drives the rule (`resolve`), whether it may be offered (`offer`), its English (`text`)
and its worth to a bot (`worth`). The sets write them with the words of `vocabulary`.
"""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.games.imperium.terms import Among, Faction, Icon, Place, Resource, Rule


@dataclass(frozen=True, slots=True)
class Effect:
    """Base class. Every subclass has one resolver, one offer rule and one description."""


# --- counts and conditions


@dataclass(frozen=True, slots=True)
class Count:
    """A number read from the position. Compare with >= to get a condition."""

    def __ge__(self, minimum: int) -> AtLeast:
        return AtLeast(self, minimum)

    # Written out: a compiled class with one comparison counts as having them all.
    def __eq__(self, other: object) -> bool:
        return self.__class__ is other.__class__ and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


@dataclass(frozen=True, slots=True)
class InfluenceWith(Count):
    """The seat's influence with a faction."""

    faction: Faction


@dataclass(frozen=True, slots=True)
class InPlay(Count):
    """The seat's cards of a faction in play, the card itself included."""

    faction: Faction


@dataclass(frozen=True, slots=True)
class Owned(Count):
    """Copies of a card in the seat's deck, discard pile, hand and play."""

    card: str


@dataclass(frozen=True, slots=True)
class Tracks(Count):
    """How many influence tracks the seat has reached a height on."""

    height: int


@dataclass(frozen=True, slots=True)
class LowTracks(Count):
    """How many influence tracks the seat stands on at a height or below."""

    height: int


@dataclass(frozen=True, slots=True)
class Held(Count):
    """What the seat has of a resource."""

    resource: Resource


@dataclass(frozen=True, slots=True)
class AgentsOn(Count):
    """The seat's agents on spaces of these icons."""

    icons: tuple[Faction | Icon, ...]


@dataclass(frozen=True, slots=True)
class Tiles(Count):
    """The seat's tech tiles."""


@dataclass(frozen=True, slots=True)
class Dreadnoughts(Count):
    """The seat's commissioned dreadnoughts; ``fighting``: those in the conflict."""

    fighting: bool


@dataclass(frozen=True, slots=True)
class Deployed(Count):
    """The units that the seat has deployed on this turn."""


@dataclass(frozen=True, slots=True)
class SwordCards(Count):
    """Cards that have given the seat swords on this reveal turn, the source itself left out."""


@dataclass(frozen=True, slots=True)
class Met(Count):
    """How many of several conditions hold."""

    conditions: tuple[Condition, ...]


class Condition:
    """Base class of what `when` asks for."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    """A count has reached a number."""

    count: Count
    minimum: int


@dataclass(frozen=True, slots=True)
class Alliance(Condition):
    """The seat holds the alliance token of one of these factions."""

    factions: tuple[Faction, ...]


@dataclass(frozen=True, slots=True)
class Another(Condition):
    """Another card of the faction than the source is in play."""

    faction: Faction


@dataclass(frozen=True, slots=True)
class CouncilSeat(Condition):
    """The seat has a councilor on the High Council."""


@dataclass(frozen=True, slots=True)
class RevealTurn(Condition):
    """It is the seat's own reveal turn."""


@dataclass(frozen=True, slots=True)
class MostOwned(Condition):
    """The seat owns more copies of a card than each opponent."""

    card: str


@dataclass(frozen=True, slots=True)
class EnemyHere(Condition):
    """An enemy agent stands on the space of this turn's agent."""


# --- structure


@dataclass(frozen=True, slots=True)
class Seq(Effect):
    """All of the steps; on a turn the player chooses their order."""

    steps: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class OneOf(Effect):
    """Pick one. Labels are stable names: they appear in replays."""

    options: tuple[tuple[str, Effect], ...]


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """Pick several different options."""

    amount: int
    options: tuple[tuple[str, Effect], ...]


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """Pay the cost, then resolve the reward; not offered when it cannot be paid."""

    cost: Effect
    reward: Effect


@dataclass(frozen=True, slots=True)
class When(Effect):
    """Only where the condition holds."""

    condition: Condition
    then: Effect


@dataclass(frozen=True, slots=True)
class ForEach(Effect):
    """A gain as many times as a count says."""

    count: Count
    gain: Gain | GainVp


@dataclass(frozen=True, slots=True)
class EachOpponent(Effect):
    """Every opponent in turn, clockwise from the left."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class OnReveal(Effect):
    """Waits for the seat's reveal turn of this round."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class OnWin(Effect):
    """Waits for the seat's win of this conflict."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class ThisTurn(Effect):
    """Changes a rule for the rest of the turn."""

    rule: Rule


@dataclass(frozen=True, slots=True)
class Special(Effect):
    """The escape hatch: a registered function with its own description."""

    key: str


# --- gains, losses and deeds


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Gain a resource; as a cost, pay it."""

    resource: Resource
    amount: int


@dataclass(frozen=True, slots=True)
class Recruit(Effect):
    """Troops from the supply to the garrison."""

    amount: int


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw cards from one's own deck."""

    amount: int


@dataclass(frozen=True, slots=True)
class DrawIntrigue(Effect):
    """Draw intrigue cards."""

    amount: int


@dataclass(frozen=True, slots=True)
class GainInfluence(Effect):
    """Rise on one track, chosen among those of the factions where something holds."""

    factions: tuple[Faction, ...]
    amount: int
    among: Among = Among.ALL


@dataclass(frozen=True, slots=True)
class LoseInfluence(Effect):
    """Fall on a track of one's choice; only ever a cost."""

    amount: int


@dataclass(frozen=True, slots=True)
class GainVp(Effect):
    """Victory points."""

    amount: int


@dataclass(frozen=True, slots=True)
class Trash(Effect):
    """Trash a card of hand, discard pile or play; optional unless it is a cost."""

    in_play: bool = False
    """Only cards in play."""


@dataclass(frozen=True, slots=True)
class TrashSelf(Effect):
    """Trash the card that says so."""


@dataclass(frozen=True, slots=True)
class Signet(Effect):
    """The leader's signet ring ability."""


@dataclass(frozen=True, slots=True)
class TakeFoldspace(Effect):
    """Acquire a Foldspace card from the reserve."""


@dataclass(frozen=True, slots=True)
class TakeMentat(Effect):
    """Take the Mentat from its space; as a conflict reward, at the next round's start."""


@dataclass(frozen=True, slots=True)
class TakeControl(Effect):
    """Put one's control marker on a space."""

    space: str


@dataclass(frozen=True, slots=True)
class TakeSeat(Effect):
    """Take a seat on the High Council."""


@dataclass(frozen=True, slots=True)
class TakeSwordmaster(Effect):
    """Gain the third agent."""


@dataclass(frozen=True, slots=True)
class RecallAgent(Effect):
    """Take one of one's agents back to the leader."""


@dataclass(frozen=True, slots=True)
class StealIntrigue(Effect):
    """One random intrigue card from each opponent who holds four or more."""


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """Discard cards of one's choice from the hand."""

    amount: int


@dataclass(frozen=True, slots=True)
class LoseTroops(Effect):
    """Troops go back to the supply."""

    place: Place
    amount: int


@dataclass(frozen=True, slots=True)
class Deploy(Effect):
    """Deploy up to so many troops from the garrison."""

    amount: int


@dataclass(frozen=True, slots=True)
class DeployRecruits(Effect):
    """Deploy up to so many of the troops just recruited."""

    amount: int


@dataclass(frozen=True, slots=True)
class Retreat(Effect):
    """Take up to so many troops from the conflict back to the garrison."""

    amount: int


@dataclass(frozen=True, slots=True)
class RecruitAndDeploy(Effect):
    """Troops from the supply straight into the conflict."""

    amount: int


@dataclass(frozen=True, slots=True)
class AcquireFree(Effect):
    """Acquire a card up to a cost without paying."""

    limit: int
    to_top: bool


@dataclass(frozen=True, slots=True)
class Harvest(Effect):
    """The spice of a maker space: its base value and the bonus spice on it."""

    base: int


@dataclass(frozen=True, slots=True)
class SwapIntrigue(Effect):
    """Put up to so many of one's intrigue cards under the intrigue deck and draw as many."""

    amount: int
    buried: int = 0


@dataclass(frozen=True, slots=True)
class TrackBonus(Effect):
    """What rising to 4 with a faction gives."""

    faction: Faction


# --- dreadnoughts, shipping and tech


@dataclass(frozen=True, slots=True)
class Commission(Effect):
    """A dreadnought from the supply to the garrison; optional."""


@dataclass(frozen=True, slots=True)
class DeployUnits(Effect):
    """Deploy up to so many units, troops or dreadnoughts, from the garrison."""

    amount: int


@dataclass(frozen=True, slots=True)
class RetreatUnits(Effect):
    """Exactly so many of one's units go back to the garrison; only ever a cost."""

    amount: int


@dataclass(frozen=True, slots=True)
class RetreatDreadnought(Effect):
    """A dreadnought goes back from the conflict to the garrison."""


@dataclass(frozen=True, slots=True)
class Station(Effect):
    """The winner puts a dreadnought of the conflict on a space that can be controlled."""


@dataclass(frozen=True, slots=True)
class Freighter(Effect):
    """Advance one's freighter or recall it; optional."""


@dataclass(frozen=True, slots=True)
class AcquireTech(Effect):
    """Buy a tech tile, at a discount; ``solari``: these may be paid in place of spice; optional."""

    discount: int
    solari: bool = False


@dataclass(frozen=True, slots=True)
class Negotiate(Effect):
    """A troop from the supply becomes a negotiator on Ix; optional."""


@dataclass(frozen=True, slots=True)
class TrashTile(Effect):
    """Trash the tech tile that says so; only ever a cost."""


AnyEffect = (
    Seq | OneOf | Choose | Pay | When | ForEach | EachOpponent | OnReveal | ThisTurn | Special
    | Gain | Recruit | Draw | DrawIntrigue | GainInfluence | LoseInfluence | GainVp | Trash
    | TrashSelf | Signet | TakeFoldspace | TakeMentat | TakeControl | TakeSeat | TakeSwordmaster
    | RecallAgent | StealIntrigue | Discard | LoseTroops | Deploy | DeployRecruits | Retreat
    | AcquireFree | Harvest | OnWin | RecruitAndDeploy | SwapIntrigue | TrackBonus | Commission
    | DeployUnits | RetreatUnits | RetreatDreadnought | Station | Freighter | AcquireTech
    | Negotiate | TrashTile
)  # fmt: skip
