"""What is done on the board: agents, the Mentat, control, the council; and changed rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.games.imperium.language.abilities import DOUBLED
from landsraad.games.imperium.language.gains import GainInfluence, Harvest
from landsraad.games.imperium.language.spaces import Spaces, space_icons, space_of
from landsraad.games.imperium.language.terms import SEAT, SWORDMASTER, Faction, Holding, Icon, Rule
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import (
    NAMES,
    Token,
    icon,
    say,
    say_deed,
    say_rule,
    say_special,
    words,
)


@dataclass(frozen=True, slots=True)
class TakeMentat(Effect):
    """Take the Mentat from its space; as a conflict reward, at the next round's start."""


def mentat() -> TakeMentat:
    """The Mentat icon."""
    return TakeMentat()


say(TakeMentat, text=lambda e: "take the Mentat", icons=lambda e: [icon("mentat")], plain=True)


@dataclass(frozen=True, slots=True)
class TakeControl(Effect):
    """Put one's control marker on a space."""

    space: str


ANYWHERE: Final = ""
"""Whichever space it is."""


def control(space: str) -> TakeControl:
    """Control of a space, by its key."""
    return TakeControl(space)


say(
    TakeControl,
    text=lambda e: f"take control of {NAMES[e.space]}",
    icons=lambda e: [icon("control"), words(NAMES[e.space])],
    worth=3.0,
    plain=True,
)


@dataclass(frozen=True, slots=True)
class TakeHolding(Effect):
    """Take something that a house has once and keeps."""

    what: Holding


def council_seat() -> TakeHolding:
    """A seat on the High Council."""
    return TakeHolding(SEAT)


def swordmaster() -> TakeHolding:
    """The third agent."""
    return TakeHolding(SWORDMASTER)


def _holding_icons(effect: TakeHolding) -> list[Token]:
    beside = effect.what.beside
    return [icon(effect.what.shown), *([words(beside)] if beside else [])]


say(
    TakeHolding,
    text=lambda e: f"{e.what.take}{e.what.note}",
    icons=_holding_icons,
    label=lambda e: f"take_{e.what.key}",
    worth=lambda e: e.what.worth,
    plain=True,
)
say_deed(TakeHolding, "take", whenever=lambda e: f"When you {e.what.take}")


@dataclass(frozen=True, slots=True)
class RecallAgent(Effect):
    """Take one of one's agents back to the leader."""


def recall_agent() -> RecallAgent:
    """An agent comes back."""
    return RecallAgent()


say(
    RecallAgent,
    text=lambda e: "recall one of your agents",
    icons=lambda e: [words("recall"), icon("agent")],
    plain=True,
)


@dataclass(frozen=True, slots=True)
class SendAgent(Effect):
    """An agent is sent to one of these spaces: a deed, which turns do and no card says."""

    spaces: Spaces


def send_agent(*icons: Faction | Icon, maker: bool = False) -> SendAgent:
    """An agent sent to a space of some kinds, or to any space."""
    return SendAgent(Spaces(icons, maker))


say_deed(
    SendAgent,
    "sends",
    whenever=lambda e: f"When you send an agent to {space_of(e.spaces)}",
    did=lambda e: f"if you sent an agent to {space_of(e.spaces)} this turn",
    did_icons=lambda e: [icon("agent"), *space_icons(e.spaces)],
)


# --- rules changed for a turn

say_rule(
    Rule.IGNORE_AGENTS,
    "enemy agents do not block the agent you send this turn",
    words("pass enemy"),
    icon("agent"),
)
DOUBLED[Harvest] = Rule.DOUBLE_HARVEST
DOUBLED[GainInfluence] = Rule.DOUBLE_INFLUENCE
say_rule(
    Rule.DOUBLE_HARVEST,
    "at a maker space, harvest double its base spice",
    words("double harvest"),
)
say_rule(
    Rule.DOUBLE_INFLUENCE,
    "the faction space gives 2 influence instead of 1",
    icon("influence", "+1"),
    words("here"),
)
say_rule(
    Rule.ACQUIRE_TO_TOP,
    "each card you acquire on your reveal turn may go on top of your deck",
    icon("acquire"),
    words("on"),
    icon("deck"),
)
say_rule(Rule.EXTRA_TURN, "you may take another turn right after this one", words("another turn"))
say_rule(
    Rule.COMBAT,
    "deploy units this turn as if you had sent an agent to a combat space",
    icon("combat"),
)

# --- effects of one card each

say_special(
    "the_voice",
    "name a space: opponents cannot send agents there until your next turn",
    words("bar a space"),
)
say_special(
    "bindu_suspension",
    "draw a card, then you may end your turn at once",
    words("draw, then end your turn"),
)
say_special(
    "double_cross",
    "an opponent of your choice loses 1 troop in the conflict and you deploy 1 from your supply",
    words("a foe loses a troop, you deploy one"),
)
