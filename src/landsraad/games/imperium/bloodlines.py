"""Effects of Bloodlines beside commanders: what an agent finds, cards, tiles (IMP 31, 33, 34)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from landsraad.core.decisions import Option
from landsraad.core.events import Event
from landsraad.games.imperium import asks, commanders, deeds, piles, tech
from landsraad.games.imperium.boxes import Item, item, items
from landsraad.games.imperium.catalogue import (
    CARD,
    CARDS,
    EMBASSY,
    FACTION_CARDS,
    INTRIGUES,
    LEADERS,
    NAMES,
    SPACES,
)
from landsraad.games.imperium.conditions import unit_kinds
from landsraad.games.imperium.effects import AcquireTech, Draw, Pay, Signet
from landsraad.games.imperium.effects_bloodlines import (
    AcquireCard,
    BuyCommander,
    EachReveal,
    GiveIntrigue,
    NextSister,
    PassTurn,
    RecruitHome,
    TrashIntrigue,
    TrashOwnTile,
)
from landsraad.games.imperium.engine import answers, ask, ask_or_take, steps
from landsraad.games.imperium.holdings import remember_top, sees_top
from landsraad.games.imperium.market import TO_TOP
from landsraad.games.imperium.offer import possible, takers
from landsraad.games.imperium.options import (
    SPECIAL_TAKES,
    Acquire,
    OfCard,
    OfIntrigue,
    OfLeader,
    OfTech,
    OfUnit,
    Take,
    acquire,
    of_card,
    of_intrigue,
    of_leader,
    of_tech,
    of_unit,
)
from landsraad.games.imperium.resolve import draw
from landsraad.games.imperium.resolve_cards import special, special_answer
from landsraad.games.imperium.state import PlayerState, Resolve, State, Step, Turn
from landsraad.games.imperium.terms import BENE_GESSERIT, LANDSRAAD, SOLARI

BUY_ITEMS: Final = tuple(item(BuyCommander(), space.key) for space in SPACES)
EMBASSY_OFFER: Final = item(AcquireTech(0), EMBASSY)
SISTER_DRAW: Final = item(Draw(1), "urgent_shigawire")
OPENING: Final = frozenset(number for number, card in enumerate(CARDS) if card.opening is not None)


# --- turns


def arrivals(state: State, seat: int, card: int, space: int) -> list[Item]:
    """What an agent brings or finds beside the boxes of its card and space."""
    found: list[Item] = []
    if space in state.bl.commanders:
        found.append(BUY_ITEMS[space])
    if state.setup.embassy and SPACES[space].icon == LANDSRAAD:
        found.append(EMBASSY_OFFER)
    bl = state.players[seat].bl
    if bl.sisters and card in FACTION_CARDS[BENE_GESSERIT]:
        found += [SISTER_DRAW] * bl.sisters
        bl.sisters = 0
    return found


def passes(player: PlayerState) -> list[Option]:
    """The cards that may be put into play in place of a turn."""
    return [of_card("pass", card) for card in sorted(OPENING.intersection(player.hand))]


def put_into_play(state: State, seat: int, option: OfCard) -> None:
    """IMP 33.1.8: a card goes into play at the start of a turn, which passes on."""
    player, effect = state.players[seat], CARDS[option.card].opening
    assert effect is not None
    piles.leave_hand(player, option.card)
    player.play.append(option.card)
    deeds.emit(state, "put_into_play", seat, option.card)
    state.stack.append(Turn(seat, False))
    deeds.push_effect(state, effect, seat, CARDS[option.card].key)


@steps(PassTurn)
def _pass_turn(state: State, frame: Resolve) -> None:
    for place in range(len(state.stack) - 1, -1, -1):
        if isinstance(state.stack[place], Turn):
            state.stack[place] = Step("next_turn")
            return


@steps(NextSister)
def _next_sister(state: State, frame: Resolve) -> None:
    state.players[frame.seat].bl.sisters += 1


@steps(EachReveal)
def _each_reveal(state: State, frame: Resolve) -> None:
    effect = frame.effect
    assert isinstance(effect, EachReveal)
    state.players[frame.seat].bl.each_reveal += effect.amount


@steps(RecruitHome)
def _recruit_home(state: State, frame: Resolve) -> None:
    """IMP 32.1.9: this recruit is no recruit for a combat space, and no troop of the garrison."""
    effect, player = frame.effect, state.players[frame.seat]
    assert isinstance(effect, RecruitHome)
    recruited = player.recruited
    deeds.recruit(state, frame.seat, effect.amount)
    player.bl.kept_home += player.recruited - recruited
    player.recruited, player.just_recruited = recruited, 0


@steps(Signet)
def _signet(state: State, frame: Resolve) -> None:
    """The signet ring used without its card; a rival pays for it if it can."""
    seat = frame.seat
    leader = LEADERS[state.players[seat].leader]
    if leader.signet is None:
        return
    if seat < state.setup.seats:
        deeds.add_items(state, seat, items(leader.signet, leader.key))
    elif not isinstance(leader.signet, Pay) or possible(state, seat, leader.signet, ""):
        deeds.push_effect(state, leader.signet, seat, leader.key)


# --- cards and tiles


@steps(AcquireCard)
def _acquire_card(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, AcquireCard)
    places = (False, True) if state.players[seat].rules & TO_TOP else (False,)
    options = tuple(acquire(CARD[effect.card], place) for place in places)
    ask_or_take(state, frame, seat, asks.WHERE, options, NAMES[frame.source])


@answers(AcquireCard)
def _acquire_card_answer(state: State, frame: Resolve, option: Acquire) -> None:
    piles.acquire(state, frame.seat, option.card, to_top=option.to_top, paid=False)


@steps(TrashOwnTile)
def _trash_own_tile(state: State, frame: Resolve) -> None:
    tiles = state.players[frame.seat].ix.tech
    options = tuple(of_tech("dismantle", tile) for tile in tiles)
    ask_or_take(state, frame, frame.seat, asks.DISMANTLE, options, NAMES[frame.source])


@answers(TrashOwnTile)
def _trash_own_tile_answer(state: State, frame: Resolve, option: OfTech) -> None:
    tech.trash_tile(state, frame.seat, option.tile)


# --- intrigue cards


def held_options(state: State, seat: int, verb: str) -> tuple[Option, ...]:
    """The intrigue cards of a seat, to do something with one."""
    return tuple(of_intrigue(verb, card) for card in sorted(set(state.players[seat].intrigue)))


@steps(TrashIntrigue)
def _trash_intrigue(state: State, frame: Resolve) -> None:
    options = held_options(state, frame.seat, "scrap")
    ask(state, frame, frame.seat, asks.SCRAP, options, NAMES[frame.source])


@answers(TrashIntrigue)
def _trash_intrigue_answer(state: State, frame: Resolve, option: OfIntrigue) -> None:
    player, card = state.players[frame.seat], option.card
    place = player.intrigue.index(card)
    del player.intrigue[place]
    piles.lose_sight(player, card, ~player.intrigue_eyes.pop(place))
    player.bl.plain = not INTRIGUES[card].twisted
    state.bl = replace(state.bl, intrigue_trashed=(*state.bl.intrigue_trashed, card))
    deeds.emit(state, "scrap", frame.seat, card)


@steps(GiveIntrigue)
def _give_intrigue(state: State, frame: Resolve) -> None:
    options = held_options(state, frame.seat, "hand_over")
    ask(state, frame, frame.seat, asks.HAND_OVER, options, NAMES[frame.source])


@answers(GiveIntrigue)
def _give_intrigue_answer(state: State, frame: Resolve, option: OfIntrigue) -> None:
    state.players[frame.seat].bl.plain = not INTRIGUES[option.card].twisted
    state.stack.append(Step("taker", frame.seat, option.card))


@steps("taker")
def _taker(state: State, frame: Step) -> None:
    leaders = (state.players[other].leader for other in takers(state, frame.seat))
    options = tuple(of_leader("target", leader) for leader in leaders)
    ask_or_take(state, frame, frame.seat, asks.TAKER, options, "")


@answers("taker")
def _taker_answer(state: State, frame: Step, option: OfLeader) -> None:
    """Only giver and taker see the card."""
    seat, card, giver = frame.seat, frame.value, state.players[frame.seat]
    other = [player.leader for player in state.players].index(option.leader)
    place = giver.intrigue.index(card)
    del giver.intrigue[place]
    eyes, both = giver.intrigue_eyes.pop(place), 1 << seat | 1 << other
    for held in set(giver.intrigue):
        piles.lose_sight(giver, held, ~eyes if held == card else ~both)
    state.players[other].intrigue.append(card)
    state.players[other].intrigue_eyes.append(1 << seat)
    state.news = True
    state.events.append(Event("give", seat, (other,), (card,), both))
    if other >= state.setup.seats:
        deeds.rival_spends(state, other)


@special("controlled", lambda state, seat: bool(state.players[seat].deck))
def _controlled(state: State, frame: Resolve) -> None:
    """IMP 33.3.3: the top card of the deck is put back, discarded, or drawn for 1 solari."""
    player = state.players[frame.seat]
    top = player.deck[-1]
    state.news = True
    state.events.append(Event("look", frame.seat, (), (top,), 1 << frame.seat))
    options = SPECIAL_TAKES["controlled"]
    if not player.resources[SOLARI]:
        options = options[:2]
    ask(state, frame, frame.seat, asks.PEEK, options, CARDS[top].name)


@special_answer("controlled")
def _controlled_answer(state: State, frame: Resolve, option: Option) -> None:
    assert isinstance(option, Take)
    player = state.players[frame.seat]
    if option.label == "draw":
        deeds.spend(state, frame.seat, SOLARI, 1)
        draw(state, frame.seat, 1)
    elif option.label == "discard":
        player.hand.append(piles.take_top(player))
        piles.discard(state, frame.seat, player.hand[-1])
        state.news = state.news or sees_top(player)
    else:
        remember_top(player)


# --- Disruption Tactics


def _enemy_troops(state: State, seat: int) -> list[Option]:
    return [
        of_unit("rout", unit, state.players[other].leader)
        for other in deeds.opponents(state, seat)
        for unit in unit_kinds(state.players[other])
        if unit in ("troop", "commander")
    ]


@special("disruption_tactics", lambda state, seat: bool(_enemy_troops(state, seat)))
def _disrupt(state: State, frame: Resolve) -> None:
    options = tuple(_enemy_troops(state, frame.seat))
    ask_or_take(state, frame, frame.seat, asks.DISRUPT, options, NAMES[frame.source])


@special_answer("disruption_tactics")
def _disrupt_answer(state: State, frame: Resolve, option: Option) -> None:
    assert isinstance(option, OfUnit)
    leaders = [player.leader for player in state.players]
    assert option.leader is not None
    other = leaders.index(option.leader)
    commander = option.unit == commanders.COMMANDER
    commanders.move_one(state, other, commanders.RETREAT, commander=commander)
