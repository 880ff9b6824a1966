"""What the words of the Spacing Guild do, when they are offered, and how they are told."""

from __future__ import annotations

from typing import Any

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis.catalogue import AREAS, CARD, CARDS, VEHICLE_KEY, ZONES, bits
from landsraad.games.war_for_arrakis.deeds import emit
from landsraad.games.war_for_arrakis.engine import answers, ask_or_skip, steps
from landsraad.games.war_for_arrakis.frames import Resolve
from landsraad.games.war_for_arrakis.modules.spacing_guild import choices
from landsraad.games.war_for_arrakis.modules.spacing_guild.box import FRIGATE, KIND, NAVIGATOR
from landsraad.games.war_for_arrakis.modules.spacing_guild.choices import of_power
from landsraad.games.war_for_arrakis.modules.spacing_guild.rules import act, free_zones, powers
from landsraad.games.war_for_arrakis.modules.spacing_guild.state import guild
from landsraad.games.war_for_arrakis.modules.spacing_guild.values import (
    HARDENED,
    Imperium,
    PlaceNavigator,
    ShootDown,
    Stay,
)
from landsraad.games.war_for_arrakis.names import name_of
from landsraad.games.war_for_arrakis.offer import POSSIBLE
from landsraad.games.war_for_arrakis.options import of_zone
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    HARKONNEN,
    IMPERIUM_KEYS,
    IMPERIUM_NAMES,
    NO_VEHICLE,
)
from landsraad.games.war_for_arrakis.text import words_of

# --- imperium actions


def _wanted(state: State, side: int, effect: Imperium) -> list[int]:
    able = powers(state, side)
    return [power for power in able if effect.power in ("", IMPERIUM_KEYS[power])]


@steps(Imperium)
def _imperium(state: State, frame: Resolve) -> None:
    effect = frame.effect
    assert isinstance(effect, Imperium)
    options = [of_power(power) for power in _wanted(state, frame.side, effect)]
    ask_or_skip(state, frame, frame.side, choices.IMPERIUM, options, name_of(frame.source))


@answers(Imperium)
def _imperium_answer(state: State, frame: Resolve, option: Any) -> None:
    if isinstance(option, choices.OfPower):
        act(state, frame.side, option.power)


POSSIBLE[Imperium] = lambda state, side, effect: bool(_wanted(state, side, effect))


@words_of(Imperium)
def _imperium_words(effect: Imperium) -> str:
    if not effect.power:
        return "take an imperium action"
    return f"take a {IMPERIUM_NAMES[IMPERIUM_KEYS.index(effect.power)]} action"


# --- what flies


@steps(PlaceNavigator)
def _navigator(state: State, frame: Resolve) -> None:
    options: list[Option] = [of_zone("watcher", zone) for zone in free_zones(state)]
    ask_or_skip(state, frame, HARKONNEN, choices.WATCHER, options, name_of(frame.source))


@answers(PlaceNavigator)
def _navigator_answer(state: State, frame: Resolve, option: Any) -> None:
    if option.notation == "done":
        return
    state.zones = [NO_VEHICLE if there == NAVIGATOR else there for there in state.zones]
    state.zones[option.zone] = NAVIGATOR
    emit(state, "airborne", HARKONNEN, VEHICLE_KEY[NAVIGATOR], ZONES[option.zone].key)


POSSIBLE[PlaceNavigator] = lambda state, side, effect: bool(free_zones(state))
words_of(PlaceNavigator)(lambda effect: "place the Guild Navigator in a free air zone")


def _prey(state: State, side: int) -> list[int]:
    """Enemy frigates and the Navigator over a sector with one of your legions (WFA 19.8.6)."""
    below = {sector for area in bits(state.armies[side]) for sector in AREAS[area].sectors}
    enemy = FRIGATE[1 - side]
    return [
        zone
        for zone, there in enumerate(state.zones)
        if (there == enemy or (there == NAVIGATOR and side != HARKONNEN))
        and not below.isdisjoint(ZONES[zone].sectors)
    ]


@steps(ShootDown)
def _shoot(state: State, frame: Resolve) -> None:
    options: list[Option] = [of_zone("shoot_down", zone) for zone in _prey(state, frame.side)]
    ask_or_skip(state, frame, frame.side, choices.SHOOT, options, name_of(frame.source))


@answers(ShootDown)
def _shoot_answer(state: State, frame: Resolve, option: Any) -> None:
    if option.notation == "done":
        return
    there = state.zones[option.zone]
    emit(state, "shot_down", 1 - frame.side, VEHICLE_KEY[there], ZONES[option.zone].key)
    state.zones[option.zone] = NO_VEHICLE


POSSIBLE[ShootDown] = lambda state, side, effect: bool(_prey(state, side))
words_of(ShootDown)(
    lambda effect: "remove an enemy frigate or the Guild Navigator from an air zone connected to "
    "a sector with one of your legions"
)  # fmt: skip


# --- cards that stay in play


@steps(Stay)
def _stay(state: State, frame: Resolve) -> None:
    """The card is not discarded (WFA 19.8.11)."""
    effect, side, card = frame.effect, frame.side, CARD[frame.source]
    assert isinstance(effect, Stay)
    state.discards[side].remove(card)
    guild(state).stays[side].append(card)
    emit(state, "stays", side, CARDS[card].key)
    in_force(state, side, card)


def in_force(state: State, side: int, card: int) -> None:
    """What a card that stays in play changes for good."""
    effect = CARDS[card].effect
    if isinstance(effect, Stay) and effect.key == HARDENED:
        state.hardened |= 1 << 16 * side + KIND


POSSIBLE[Stay] = lambda state, side, effect: True


@words_of(Stay)
def _stay_words(effect: Stay) -> str:
    if effect.key == HARDENED:
        return "stays in play: each of your houses major troops in a battle cancels an enemy shield"
    return "stays in play: bombardments of your legions in the desert roll 2 combat dice, not 3"
