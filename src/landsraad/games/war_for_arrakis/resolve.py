"""What the plain effects do: structure, cards, dice, leaders, special attacks."""

from __future__ import annotations

from typing import Any, Final

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis import asks
from landsraad.games.war_for_arrakis.catalogue import (
    ADJACENT,
    AREA_KEYS,
    AREAS,
    CARDS,
    DEEP,
    GUISES,
    LEADER,
    SECTOR_AREAS,
    VEHICLE_KEY,
    ZONE_AREAS,
    ZONES,
    bits,
)
from landsraad.games.war_for_arrakis.deeds import (
    check_stacking,
    discard,
    draw_cards,
    emit,
    enter,
    flip_all,
    in_play,
    in_tank,
    remove_harvester,
    roll,
    take_token,
    tank,
)
from landsraad.games.war_for_arrakis.effects import (
    AnyResult,
    Attach,
    Draw,
    Enter,
    OneOf,
    OpponentDiscards,
    PlayCard,
    RemoveVehicles,
    Seize,
    Seq,
    Strike,
    TakeToken,
    When,
)
from landsraad.games.war_for_arrakis.engine import (
    answers,
    ask,
    ask_or_skip,
    ask_or_take,
    steps,
)
from landsraad.games.war_for_arrakis.frames import Losses, Resolve, Step
from landsraad.games.war_for_arrakis.movement import use_transport
from landsraad.games.war_for_arrakis.names import name_of
from landsraad.games.war_for_arrakis.offer import holds, possible
from landsraad.games.war_for_arrakis.options import (
    DONE,
    OfArea,
    OfZone,
    areas,
    foresight,
    of_area,
    of_card,
    of_leader,
    of_result,
    of_zone,
    split,
    take,
)
from landsraad.games.war_for_arrakis.players import acting, decks_for, discardable, hand_of
from landsraad.games.war_for_arrakis.reach import around, sectors_of
from landsraad.games.war_for_arrakis.state import OUT, State
from landsraad.games.war_for_arrakis.terms import (
    AIR_VEHICLES,
    ATREIDES,
    DECK,
    DECKS_OF,
    HARKONNEN,
    HOUSE,
    NO_VEHICLE,
    NOBODY,
    ORNITHOPTER,
    RESULTS,
)
from landsraad.games.war_for_arrakis.text import describe_for

WITH_SPECIAL: Final = 1
"""Marks the use of a die that is part of a leader's special action."""
UNABLE: Final = 16
"""Above the cards that a partner has discarded: seats that could discard none, as bits."""

# --- structure


@steps(Seq)
def _seq(state: State, frame: Resolve) -> None:
    effect = frame.effect
    assert isinstance(effect, Seq)
    for step in reversed(effect.steps):
        state.stack.append(Resolve(step, frame.side, frame.source))


@steps(When)
def _when(state: State, frame: Resolve) -> None:
    effect = frame.effect
    assert isinstance(effect, When)
    then = effect.then if holds(state, effect.condition) else effect.otherwise
    if then is not None:
        state.stack.append(Resolve(then, frame.side, frame.source))


@steps(OneOf)
def _one_of(state: State, frame: Resolve) -> None:
    effect = frame.effect
    assert isinstance(effect, OneOf)
    options = [
        take(label, describe_for(option, frame.side))
        for label, option in effect.options
        if possible(state, frame.side, option)
    ]
    ask_or_skip(state, frame, frame.side, asks.ONE_OF, options, name_of(frame.source))


@answers(OneOf)
def _one_of_answer(state: State, frame: Resolve, option: Any) -> None:
    effect = frame.effect
    assert isinstance(effect, OneOf)
    if option is not DONE:
        chosen = dict(effect.options)[option.label]
        state.stack.append(Resolve(chosen, frame.side, frame.source))


# --- cards


@steps(Draw)
def _draw(state: State, frame: Resolve) -> None:
    """All splits of the cards, and of fewer cards, the most first (WFA 4.3.3)."""
    effect, side = frame.effect, frame.side
    assert isinstance(effect, Draw)
    decks, open_to = DECKS_OF[side], decks_for(state, side)
    if effect.deck:
        open_to = (DECK[effect.deck],)
    sizes = [len(state.decks[deck]) if deck in open_to else 0 for deck in decks]
    options = [
        split(decks, first, amount - first)
        for amount in range(min(effect.amount, sum(sizes)), 0, -1)
        for first in range(amount + 1)
        if first <= sizes[0] and amount - first <= sizes[1]
    ]
    if options:
        ask_or_skip(state, frame, side, asks.DRAW, options, name_of(frame.source))


@answers(Draw)
def _draw_answer(state: State, frame: Resolve, option: Any) -> None:
    if option is DONE:
        return
    first, second = DECKS_OF[frame.side]
    seat = acting(state, frame.side)
    draw_cards(state, frame.side, first, option.first, seat)
    draw_cards(state, frame.side, second, option.second, seat)


def playable(state: State, side: int) -> list[Option]:
    """The planning cards of whoever acts for a side that can be played."""
    return [of_card("play", card) for card in discardable(state, acting(state, side))]


@steps(PlayCard)
def _play(state: State, frame: Resolve) -> None:
    # Who holds any card is asked: the others must not learn that none can be played.
    if hand_of(state, acting(state, frame.side)):
        options = (*playable(state, frame.side), DONE)
        ask(state, frame, frame.side, asks.PLAY, options, name_of(frame.source))


@answers(PlayCard)
def _play_answer(state: State, frame: Resolve, option: Any) -> None:
    if option is not DONE:
        play(state, frame.side, option.card)


def play(state: State, side: int, card: int) -> None:
    """A planning card is shown, discarded and carried out (WFA 4.6.1)."""
    effect = CARDS[card].effect
    assert effect is not None
    discard(state, side, card, "play")
    state.focus = -1
    state.stack.append(Resolve(effect, side, CARDS[card].key))


@steps(OpponentDiscards)
def _opponent_discards(state: State, frame: Resolve) -> None:
    other = 1 - frame.side
    seat = _giving(state, other, frame.left)
    # A hand of cards that cannot be discarded is asked too, lest the silence tell.
    if seat >= 0:
        state.news = True  # Whether the other side has a choice tells of its hand.
        options: list[Option] = [of_card("discard", card) for card in discardable(state, seat)]
        source = name_of(frame.source)
        ask_or_take(state, frame, other, asks.DISCARD, options or [DONE], source, seat)


def _giving(state: State, side: int, left: int) -> int:
    """Whoever has more cards, of those who have not said that none can be discarded.

    ``left`` counts cards discarded, and in steps of ``UNABLE`` for each seat who has said so.
    """
    ready = [
        seat
        for seat in state.kit.players[side]
        if hand_of(state, seat) and not left // UNABLE >> seat & 1
    ]
    return max(ready, key=lambda seat: len(hand_of(state, seat)), default=NOBODY)


@answers(OpponentDiscards)
def _opponent_discards_answer(state: State, frame: Resolve, option: Any) -> None:
    effect, other = frame.effect, 1 - frame.side
    assert isinstance(effect, OpponentDiscards)
    if option is DONE:
        if state.kit.shared[other]:
            unable = UNABLE << _giving(state, other, frame.left)
            state.stack.append(frame.changed(left=frame.left + unable))
        return
    state.news = True
    discard(state, other, option.card, "discard")
    if frame.left % UNABLE + 1 < effect.amount:
        state.stack.append(frame.changed(left=frame.left + 1))


@steps(Attach)
def _attach(state: State, frame: Resolve) -> None:
    known = state.setup.content.prescience
    options = [foresight("attach", card, known[card]) for card in state.row]
    ask_or_skip(state, frame, frame.side, asks.ATTACH, options, name_of(frame.source))


@answers(Attach)
def _attach_answer(state: State, frame: Resolve, option: Any) -> None:
    effect = frame.effect
    assert isinstance(effect, Attach)
    if option is DONE:
        return
    if effect.key == "fear":
        state.fear = option.card
    else:
        state.eyes |= 1 << option.card
    emit(state, effect.key, ATREIDES, state.setup.content.prescience[option.card].name)


# --- dice, tokens, leaders


@steps(AnyResult)
def _any_result(state: State, frame: Resolve) -> None:
    options = [of_result("as", result) for result in RESULTS if result != HOUSE]
    ask_or_skip(state, frame, frame.side, asks.ANY_RESULT, options, name_of(frame.source))


@answers(AnyResult)
def _any_result_answer(state: State, frame: Resolve, option: Any) -> None:
    if option is not DONE:
        state.stack.append(Step("action", frame.side, option.result, WITH_SPECIAL))


@steps(TakeToken)
def _take_token(state: State, frame: Resolve) -> None:
    take_token(state, frame.side)


@steps(Enter)
def _enter(state: State, frame: Resolve) -> None:
    """Nobody enters who is not wanted (WFA 4.3.3): another leader may have to go."""
    effect = frame.effect
    assert isinstance(effect, Enter)
    if state.leader_at[LEADER[effect.leader]] == OUT:
        options = [take("enter", describe_for(effect, frame.side))]
        ask_or_skip(state, frame, frame.side, asks.ENTER, options, name_of(frame.source))


@answers(Enter)
def _enter_answer(state: State, frame: Resolve, option: Any) -> None:
    effect = frame.effect
    assert isinstance(effect, Enter)
    if option is DONE:
        return
    enter(state, LEADER[effect.leader])
    if effect.then is not None:
        state.stack.append(Resolve(effect.then, frame.side, frame.source))


@steps(Seize)
def _seize(state: State, frame: Resolve) -> None:
    effect, side = frame.effect, frame.side
    assert isinstance(effect, Seize)
    leaders, at = state.leaders(1 - side), state.leader_at
    if effect.reach == "anywhere":
        # WFA 16.1.21: one that is set aside as well.
        found = [n for n in leaders if in_play(state, n) and not in_tank(state, n)]
    else:
        near = (
            sectors_of(state, side)
            if effect.reach == "sector"
            else _next_to_it(state, effect, side)
        )
        found = [n for n in leaders if at[n] >= 0 and near >> at[n] & 1]
    options = [of_leader("seize", leader) for leader in found]
    ask_or_skip(state, frame, side, asks.SEIZE, options, name_of(frame.source))


def _next_to_it(state: State, effect: Seize, side: int) -> int:
    """Next to the legion that has moved, or if none has to any that could have (WFA 16.1.18)."""
    if state.focus >= 0:
        return ADJACENT[state.focus] if state.armies[side] >> state.focus & 1 else 0
    if effect.reach == "beside":
        return around(state.armies[side])
    legions = sum(1 << a for a in bits(state.armies[side]) if state.legions[a].special)
    return around(legions)


@answers(Seize)
def _seize_answer(state: State, frame: Resolve, option: Any) -> None:
    if option is not DONE:
        tank(state, option.leader)


# --- special attacks


@steps(Strike)
def _strike(state: State, frame: Resolve) -> None:
    effect, side = frame.effect, frame.side
    assert isinstance(effect, Strike)
    enemies = state.armies[1 - side]
    if effect.reach == "adjacent":
        options = areas("strike", enemies & around(state.armies[side]))
        ask_or_skip(state, frame, side, asks.STRIKE, options, name_of(frame.source))
        return
    zones = [
        of_zone("take", zone) for zone, there in enumerate(state.zones) if there == ORNITHOPTER
    ]
    ask_or_skip(state, frame, side, asks.ORNITHOPTER, zones, name_of(frame.source))


@answers(Strike)
def _strike_answer(state: State, frame: Resolve, option: Any) -> None:
    effect = frame.effect
    assert isinstance(effect, Strike)
    if option is DONE:
        return
    if isinstance(option, OfZone):
        use_transport(state, option.zone)
        state.stack.append(Step("strike", frame.side, option.zone, effect.dice))
    else:
        strike_area(state, option.area, effect.dice)


@steps("strike")
def _strike_below(state: State, frame: Step) -> None:
    """``value`` is the air zone of the captured ornithopter, ``more`` the dice."""
    options = areas("strike", state.armies[1 - frame.side] & ZONE_AREAS[frame.value])
    ask_or_skip(state, frame, frame.side, asks.STRIKE, options)


@answers("strike")
def _strike_below_answer(state: State, frame: Step, option: Any) -> None:
    if option is not DONE:
        strike_area(state, option.area, frame.more)


def strike_area(state: State, area: int, dice: int) -> None:
    """Hits and specials count; facedown tokens turn up first (WFA 6.8.2, WFA 16.1.13)."""
    side = state.legions[area].side
    for told in state.moments.engaged:
        told(state, area)
    hits, _, specials = roll(state, dice)
    emit(state, "strike", 1 - side, AREA_KEYS[area], hits + specials)
    state.stack.append(Losses(side, area, hits + specials, "strike"))
    if state.legions[area].tokens:
        flip_all(state, area)
        check_stacking(state, area)


# --- Harkonnen vehicles shot down


@steps(RemoveVehicles)
def _remove_vehicles(state: State, frame: Resolve) -> None:
    effect = frame.effect
    assert isinstance(effect, RemoveVehicles)
    if effect.reach == "deep_desert":
        state.stack.append(Step("dust", frame.side, -1, effect.amount))
        return
    options: list[Option] = []
    for leader in GUISES[effect.reach]:
        if state.leader_at[leader] >= 0:
            options = vehicles_in(state, AREAS[state.leader_at[leader]].sectors)
    ask_or_skip(state, frame, frame.side, asks.VEHICLES_OFF, options, name_of(frame.source))


def vehicles_in(state: State, sectors: tuple[int, ...]) -> list[Option]:
    """Harkonnen vehicles in some sectors and in the air zones connected to them."""
    mask = 0
    for sector in sectors:
        mask |= SECTOR_AREAS[sector]
    own = state.harvesters & ~state.foreign
    options: list[Option] = [of_area("remove", area) for area in bits(own & mask)]
    for zone, there in enumerate(state.zones):
        if there in AIR_VEHICLES and any(sector in ZONES[zone].sectors for sector in sectors):
            options.append(of_zone("shoot", zone))
    return options


def remove_vehicle(state: State, option: OfArea | OfZone) -> None:
    """A vehicle of the Harkonnens leaves the board."""
    if isinstance(option, OfArea):
        remove_harvester(state, option.area)
    else:
        there = VEHICLE_KEY[state.zones[option.zone]]
        emit(state, "shot_down", HARKONNEN, there, ZONES[option.zone].key)
        state.zones[option.zone] = NO_VEHICLE


@answers(RemoveVehicles)
def _remove_vehicles_answer(state: State, frame: Resolve, option: Any) -> None:
    effect = frame.effect
    assert isinstance(effect, RemoveVehicles)
    if option is DONE:
        return
    remove_vehicle(state, option)
    if frame.left + 1 < effect.amount:
        state.stack.append(frame.changed(left=frame.left + 1))


@steps("dust")
def _dust(state: State, frame: Step) -> None:
    """Harvesters in the deep desert; the first one chooses the sector, ``value``, for the rest."""
    mask = state.harvesters & DEEP & ~state.foreign
    if frame.value >= 0:
        mask &= SECTOR_AREAS[frame.value]
    ask_or_skip(state, frame, frame.side, asks.DUST, areas("remove", mask))


@answers("dust")
def _dust_answer(state: State, frame: Step, option: Any) -> None:
    if option is DONE:
        return
    remove_harvester(state, option.area)
    if frame.more > 1:
        sector = AREAS[option.area].sectors[0]
        state.stack.append(frame.changed(value=sector, more=frame.more - 1))
