"""Influence in teams: whose it is, and the personal boards of Commanders (IMP 60.3)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import deeds, tracks
from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.engine.loop import answers, ask, ask_or_take, steps
from landsraad.games.imperium.engine.options import DECLINE, OfFaction
from landsraad.games.imperium.engine.state import NOBODY, Resolve, State, Step
from landsraad.games.imperium.facets.offer import (
    ASKED,
    INSTANT,
    PLAIN,
    WAITS,
    costs,
    must,
    open_factions,
    possible,
    waits,
)
from landsraad.games.imperium.language.counts import Alliance, InfluenceWith, Lacking, Tracks
from landsraad.games.imperium.language.gains import Gain, GainInfluence, solari, spice, water
from landsraad.games.imperium.language.terms import EMPEROR, FREMEN, Among
from landsraad.games.imperium.language.values import AtLeast, Condition, Count
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.mechanisms.spies.words import spy
from landsraad.games.imperium.mechanisms.teams import asks
from landsraad.games.imperium.mechanisms.teams.options import OWN_BOARD, SPY
from landsraad.games.imperium.mechanisms.teams.state import (
    KEY,
    TOP,
    allies_of,
    member_of,
    on_own_board,
    own_faction,
    stand_in,
)
from landsraad.games.imperium.mechanisms.teams.words import AlliedInfluence, AlliedLoss, Demands

NAMES[KEY] = "Personal board"
TEAM_GAINS: Final[dict[tuple[int, int], Gain]] = {
    (EMPEROR, 1): solari(1), (FREMEN, 1): spice(1), (FREMEN, 3): water(1),
}  # fmt: skip
"""By track and height what all of a team gain; at 3 the Emperor's has spies."""
PLACE_SPY: Final = spy()
SPIES_AT: Final = 3


def height(state: State, seat: int, faction: int) -> int:
    """The influence of a Commander: of the allies whoever has more, or the personal board's."""
    found = heights(state, seat)[faction]
    own = member_of(state.players[seat]).track if faction == own_faction(state, seat) else 0
    return max(found, own)


def heights(state: State, seat: int) -> list[int]:
    """The heights of a Commander on the tracks of the main board: of the better ally."""
    return [max(state.players[a].influence[f] for a in allies_of(state, seat)) for f in range(4)]


def between(state: State, seat: int, least: int, most: int) -> int:
    """The factions with which a Commander stands between two heights.

    The personal board may count instead of the track of the same symbol, never beside it.
    """
    own, track = own_faction(state, seat), member_of(state.players[seat]).track
    return sum(
        least <= height <= most or (faction == own and least <= track <= most)
        for faction, height in enumerate(heights(state, seat))
    )


def allied(state: State, seat: int, factions: tuple[int, ...]) -> bool:
    """Whether a Commander has one of these alliances: only ever that of the personal board."""
    return own_faction(state, seat) in factions and member_of(state.players[seat]).track >= TOP


def counted(state: State, seat: int, what: Count | Condition, source: str) -> int | None:
    """What is counted of a Commander's influence; nothing if something else is asked."""
    main = any(source in one.main for one in state.setup.selection.more(Demands))
    if isinstance(what, InfluenceWith):
        found = heights(state, seat)[what.faction]
        return found if main else height(state, seat, what.faction)
    if isinstance(what, Lacking):
        return _lacks(state, seat, what.condition)
    if isinstance(what, Tracks):
        return between(state, seat, what.least, what.most)
    if isinstance(what, Alliance):
        return not main and allied(state, seat, what.factions)
    return None


def _lacks(state: State, seat: int, condition: Condition) -> int | None:
    """IMP 60.8.3: whether influence is wanting where nothing but the personal board can rise."""
    match condition:
        case AtLeast(InfluenceWith(faction), int(least)):
            if faction == own_faction(state, seat) and stand_in(state, seat) == seat:
                return member_of(state.players[seat]).track < least
    return None


# --- the personal board


def rise(state: State, seat: int, amount: int) -> None:
    """A Commander rises on the personal board (IMP 60.3.4, IMP 60.3.5)."""
    own, faction = member_of(state.players[seat]), own_faction(state, seat)
    old = own.track
    own.track = new = min(old + amount, TOP)
    if new == old:
        return
    deeds.emit(state, "own_track", seat, faction, new - old, new)
    for level in range(old + 1, new + 1):
        if level == 2:
            deeds.score(state, seat, 1, "influence")
        elif level == TOP:
            deeds.score(state, seat, 1, "alliance")
            deeds.emit(state, "own_alliance", seat, faction)
            for handler in state.moments.alliance_earned:
                handler(state, seat)
        else:
            _reward_team(state, seat, faction, level)


def _reward_team(state: State, seat: int, faction: int, level: int) -> None:
    gain = TEAM_GAINS.get((faction, level))
    for mate in reversed(deeds.side(state, seat)):
        if gain is not None:
            deeds.gain(state, mate, gain.resource, gain.amount)
        else:
            state.stack.append(Step("board_spy", mate))


@steps("board_spy")
def _board_spy(state: State, frame: Step) -> None:
    """A spy for each of the team, who may refuse it."""
    if possible(state, frame.seat, PLACE_SPY, KEY):
        ask(state, frame, frame.seat, asks.BOARD_SPY, (SPY, DECLINE), NAMES[KEY])


@answers("board_spy")
def _board_spy_answer(state: State, frame: Step, option: Option) -> None:
    if option is not DECLINE:
        state.stack.append(Resolve(PLACE_SPY, frame.seat, KEY))


def fall(state: State, seat: int, amount: int) -> None:
    """A Commander falls on the personal board, and may lose the points again."""
    own = member_of(state.players[seat])
    old = own.track
    own.track = new = old - amount
    deeds.emit(state, "own_track", seat, own_faction(state, seat), -amount, new)
    if new < TOP <= old:
        deeds.score(state, seat, -1, "alliance")
    if new < 2 <= old:
        deeds.score(state, seat, -1, "influence")


# --- gained and lost by a Commander


def meant(state: State, seat: int, effect: GainInfluence, source: str) -> AlliedInfluence:
    """The influence that a Commander would gain."""
    number = state.setup.selection.space.get(source, NOBODY)
    own = number >= 0 and effect.factions == (SPACES[number].faction,)
    space = source if own else ""
    if effect.among == Among.VISITED and state.players[seat].space >= 0:
        space = SPACES[state.players[seat].space].key
    return AlliedInfluence(effect, space)


def choices(state: State, seat: int, effect: AlliedInfluence) -> tuple[Option, ...]:
    """The tracks on which a Commander may let influence rise (IMP 60.3.2, IMP 60.3.3)."""
    factions = open_factions(state, seat, effect.gain)
    main = factions if stand_in(state, seat) != seat else ()
    own = own_faction(state, seat) in factions and member_of(state.players[seat]).track < TOP
    if effect.space:
        at_home = on_own_board(state, state.setup.selection.space[effect.space])
        main, own = () if at_home else main, own and at_home
    return (*tracks.to_choose(state, main), *([OWN_BOARD] if own else []))


@steps(AlliedInfluence)
def _gain(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, AlliedInfluence)
    options = choices(state, frame.seat, frame.effect)
    if options:
        ask_or_take(state, frame, frame.seat, asks.TRACK_UP, options, NAMES[frame.source])


@answers(AlliedInfluence)
def _gain_answer(state: State, frame: Resolve, option: Option) -> None:
    assert isinstance(frame.effect, AlliedInfluence)
    amount = frame.effect.gain.amount
    if isinstance(option, OfFaction):
        ally = stand_in(state, frame.seat)
        tracks.change_influence(state, ally, option.faction, amount)
    else:
        rise(state, frame.seat, amount)


def _manner(state: State, seat: int, effect: AlliedInfluence, source: str) -> int:
    open_to = choices(state, seat, effect)
    if len(open_to) != 1:
        return ASKED if open_to else WAITS
    (only,) = open_to
    if not isinstance(only, OfFaction):
        return INSTANT
    height_now = state.players[stand_in(state, seat)].influence[only.faction]
    # As for anybody: nothing is lost by rising first, but for the bonus at 4.
    return INSTANT if height_now + effect.gain.amount < TOP else PLAIN


waits(
    AlliedInfluence,
    _manner,
    possible=lambda state, seat, effect, source: bool(choices(state, seat, effect)),
)


def losses(state: State, seat: int, least: int) -> tuple[Option, ...]:
    """The tracks on which a Commander may let influence fall."""
    ally = stand_in(state, seat)
    influence = state.players[ally].influence if ally != seat else [0] * 4
    main = tracks.to_choose(state, (one for one in range(4) if influence[one] >= least))
    own = own_faction(state, seat) != NOBODY and member_of(state.players[seat]).track >= least
    return (*main, *([OWN_BOARD] if own else []))


@steps(AlliedLoss)
def _lose(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, AlliedLoss)
    options = losses(state, frame.seat, frame.effect.amount)
    if options:
        ask_or_take(state, frame, frame.seat, asks.TRACK_DOWN, options, NAMES[frame.source])


@answers(AlliedLoss)
def _lose_answer(state: State, frame: Resolve, option: Option) -> None:
    assert isinstance(frame.effect, AlliedLoss)
    amount = frame.effect.amount
    if not isinstance(option, OfFaction):
        fall(state, frame.seat, amount)
        return
    ally = stand_in(state, frame.seat)
    heirs = tracks.fall(state, ally, option.faction, amount)
    if len(heirs) > 1:
        state.stack.append(Step("heir", ally, option.faction))


def _can_lose(state: State, seat: int, effect: AlliedLoss, source: str) -> bool:
    return bool(losses(state, seat, effect.amount))


costs(AlliedLoss, _can_lose)
waits(AlliedLoss, must, possible=_can_lose)
