"""The words of Bloodlines, beside those of `vocabulary`."""

from __future__ import annotations

from landsraad.games.imperium.effects import AtLeast, Condition
from landsraad.games.imperium.effects_bloodlines import (
    AcquireCard,
    AgentTurn,
    BuyCommander,
    Commanders,
    EachReveal,
    Garrisoned,
    Generated,
    GiveIntrigue,
    InSlot,
    Lacking,
    NextSister,
    PassTurn,
    PlainIntrigue,
    Reached,
    RecruitHome,
    RetreatTroops,
    SpiceGained,
    TakeCommander,
    TakeSkill,
    Trashed,
    TrashIntrigue,
    TrashOwnTile,
    TrashSkill,
    UnitKinds,
)
from landsraad.games.imperium.terms import Faction

COMMAND = 6
"""The persuasion that Command asks for."""


def buy_commander() -> BuyCommander:
    """The commander on the space, for solari."""
    return BuyCommander()


def bank_commander() -> TakeCommander:
    """The commander in the bank."""
    return TakeCommander()


def skill() -> TakeSkill:
    """A skill of one's choice."""
    return TakeSkill()


def trash_skill() -> TrashSkill:
    """The skill trashes itself."""
    return TrashSkill()


def retreat(least: int, most: int = 0) -> RetreatTroops:
    """Troops that must retreat, or a choice of how many."""
    return RetreatTroops(least, most or least)


def troops_at_home(amount: int) -> RecruitHome:
    """Recruits that stay in the garrison for this turn."""
    return RecruitHome(amount)


def trash_intrigue() -> TrashIntrigue:
    """An intrigue card of the hand, trashed."""
    return TrashIntrigue()


def give_intrigue() -> GiveIntrigue:
    """An intrigue card of the hand, given away."""
    return GiveIntrigue()


def trash_own_tile() -> TrashOwnTile:
    """One of one's tech tiles, trashed."""
    return TrashOwnTile()


def acquire_card(card: str) -> AcquireCard:
    """A certain card of the reserve, by its key."""
    return AcquireCard(card)


def each_reveal(amount: int) -> EachReveal:
    """Persuasion on every reveal turn to come."""
    return EachReveal(amount)


def pass_turn() -> PassTurn:
    """The turn passes on."""
    return PassTurn()


def next_sister() -> NextSister:
    """All icons and a card for the next Bene Gesserit card."""
    return NextSister()


def commanders() -> Commanders:
    """One's commanders in the conflict."""
    return Commanders()


def spice_gained() -> SpiceGained:
    """Spice gained on this turn."""
    return SpiceGained()


def garrisoned() -> Garrisoned:
    """Units in the garrison."""
    return Garrisoned()


def unit_kinds() -> UnitKinds:
    """Kinds of one's units in the conflict."""
    return UnitKinds()


def command() -> AtLeast:
    """Command: enough persuasion generated on this reveal turn."""
    return Generated() >= COMMAND


def lacking(condition: Condition) -> Lacking:
    """Where a condition does not hold."""
    return Lacking(condition)


def agent_turn() -> AgentTurn:
    """On a turn that has sent an agent."""
    return AgentTurn()


def trashed(faction: Faction | None = None, *, cost: int = 0) -> Trashed:
    """What the card just trashed was."""
    return Trashed(faction, cost)


def plain_intrigue() -> PlainIntrigue:
    """The intrigue card given up was no twisted one."""
    return PlainIntrigue()


def in_slot(slot: int) -> InSlot:
    """The slot of a navigation card."""
    return InSlot(slot)


def reached(faction: Faction) -> Reached:
    """The faction that a navigation card was played for."""
    return Reached(faction)
