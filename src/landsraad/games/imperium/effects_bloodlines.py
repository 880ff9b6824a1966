"""The effects, counts and conditions that Bloodlines adds to `effects`."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.games.imperium.effects import Condition, Count, Effect
from landsraad.games.imperium.terms import Faction

# --- counts and conditions


@dataclass(frozen=True, slots=True)
class Commanders(Count):
    """The seat's Sardaukar Commanders in the conflict."""


@dataclass(frozen=True, slots=True)
class SpiceGained(Count):
    """The spice that the seat has gained on this turn of its own."""


@dataclass(frozen=True, slots=True)
class Garrisoned(Count):
    """The seat's units in the garrison."""


@dataclass(frozen=True, slots=True)
class UnitKinds(Count):
    """The different kinds of units that the seat has in the conflict."""


@dataclass(frozen=True, slots=True)
class Generated(Count):
    """The persuasion that the seat has generated on this reveal turn, spent or not."""


@dataclass(frozen=True, slots=True)
class Lacking(Condition):
    """The opposite of another condition."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class AgentTurn(Condition):
    """The seat has sent an agent on this turn."""


@dataclass(frozen=True, slots=True)
class Trashed(Condition):
    """The card trashed as the cost belongs to a faction (None: any) and cost so much."""

    faction: Faction | None
    cost: int


@dataclass(frozen=True, slots=True)
class PlainIntrigue(Condition):
    """The intrigue card given up as the cost was no twisted one."""


@dataclass(frozen=True, slots=True)
class InSlot(Condition):
    """The navigation card lay in a slot; settled when the card is played."""

    slot: int


@dataclass(frozen=True, slots=True)
class Reached(Condition):
    """The navigation card was played for a faction; settled when the card is played."""

    faction: Faction


OF_COST = (Trashed, PlainIntrigue)
"""Conditions on what a cost turns out to be: met or not only once it is paid."""


# --- commanders and skills


@dataclass(frozen=True, slots=True)
class BuyCommander(Effect):
    """Acquire and recruit the commander on the space for solari; optional."""


@dataclass(frozen=True, slots=True)
class TakeCommander(Effect):
    """Acquire and recruit the commander of the bank without paying."""


@dataclass(frozen=True, slots=True)
class TakeSkill(Effect):
    """Choose one of the open skills."""


@dataclass(frozen=True, slots=True)
class TrashSkill(Effect):
    """Trash the skill that says so; only ever a cost."""


# --- troops


@dataclass(frozen=True, slots=True)
class RetreatTroops(Effect):
    """So many of one's troops go back to the garrison; only ever a cost."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class RecruitHome(Effect):
    """Recruits that may not be deployed on this turn."""

    amount: int


# --- cards, tiles and turns


@dataclass(frozen=True, slots=True)
class TrashIntrigue(Effect):
    """Trash an intrigue card of the hand; only ever a cost."""


@dataclass(frozen=True, slots=True)
class GiveIntrigue(Effect):
    """Give an intrigue card of the hand to an opponent; only ever a cost."""


@dataclass(frozen=True, slots=True)
class TrashOwnTile(Effect):
    """Trash one of one's tech tiles; only ever a cost."""


@dataclass(frozen=True, slots=True)
class AcquireCard(Effect):
    """Acquire a certain card of the reserve without paying."""

    card: str


@dataclass(frozen=True, slots=True)
class EachReveal(Effect):
    """Persuasion on every reveal turn from now on."""

    amount: int


@dataclass(frozen=True, slots=True)
class PassTurn(Effect):
    """End the turn before it has begun; the seat stays in the round."""


@dataclass(frozen=True, slots=True)
class NextSister(Effect):
    """The next Bene Gesserit card that sends an agent this round has all icons and draws a card."""


BloodlinesEffect = (
    BuyCommander | TakeCommander | TakeSkill | TrashSkill | RetreatTroops | RecruitHome
    | TrashIntrigue | GiveIntrigue | TrashOwnTile | AcquireCard | EachReveal | PassTurn
    | NextSister
)  # fmt: skip
