"""Player turns: whose turn it is, and sending an agent (IMP 2.3, IMP 4)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.core.events import Event
from landsraad.games.imperium.engine import asks, deeds, piles
from landsraad.games.imperium.engine.agenda import play_card
from landsraad.games.imperium.engine.board import cheaper_spaces, legal_sends, toll
from landsraad.games.imperium.engine.boxes import (
    AGENT_BOXES,
    AGENT_GAINS,
    ON_SOLARI_COST,
    SIGNET_BOXES,
    SPACE_BOXES,
    SPACE_INFLUENCE,
)
from landsraad.games.imperium.engine.catalogue import (
    ANYWHERE,
    CARDS,
    PRICE_TABLES,
    SPACES,
    TOLLS,
)
from landsraad.games.imperium.engine.loop import ON_TURN, answers, ask, ask_or_take, steps
from landsraad.games.imperium.engine.options import (
    DECLINE,
    REVEAL,
    Number,
    OfCard,
    OfSpace,
    Play,
    Send,
    number,
    of_card,
    of_space,
    take,
)
from landsraad.games.imperium.engine.reveal import begin_reveal, pay_out, use_box
from landsraad.games.imperium.engine.rivalry import rivals_of
from landsraad.games.imperium.engine.state import (
    AGENT,
    HAGAL_OWED,
    NOBODY,
    Agenda,
    Arrive,
    PlayerState,
    State,
    Step,
    Turn,
)
from landsraad.games.imperium.facets.offer import playable
from landsraad.games.imperium.language.abilities import OPENS, given_on
from landsraad.games.imperium.language.terms import SOLARI, Phase, Rule

DOUBLE_INFLUENCE: Final = int(Rule.DOUBLE_INFLUENCE)
NEXT_TURN: Final = Step("next_turn")
_OPENINGS: Final = {
    number: effect
    for number, card in enumerate(CARDS)
    if (effect := given_on(OPENS, card.abilities)) is not None
}
EXTRA_TURN: Final = int(Rule.EXTRA_TURN)


@steps("turns")
def begin_turns(state: State, frame: Step) -> None:
    """The first player begins."""
    state.phase = Phase.TURNS
    state.turn = deeds.clockwise(state, state.first)[-1]
    state.stack.append(NEXT_TURN)


@steps("next_turn")
def next_turn(state: State, frame: Step) -> None:
    """Pass the turn clockwise to the next house that has one left."""
    setup = state.setup
    if setup.seats == 2 and state.players[state.turn].rules & HAGAL_OWED:
        state.players[state.turn].rules &= ~HAGAL_OWED
        state.stack.append(Step("next_turn"))
        if state.players[2].agents:
            rivals_of(state).turn(state, 2)
        return
    order = deeds.clockwise(state, state.turn)
    for seat in (*order[1:], order[0]):
        player = state.players[seat]
        if seat < setup.seats:
            if not player.revealed:
                begin_turn(state, seat)
                return
        elif (setup.seats == 1 or setup.edition.between) and player.agents:
            state.turn = seat
            state.stack.append(NEXT_TURN)
            rivals_of(state).turn(state, seat)
            return
    state.stack.append(Step("combat"))


def begin_turn(state: State, seat: int) -> None:
    """A player's turn begins; a ban of that player ends (IMP 19.1.15)."""
    state.turn = seat
    player = state.players[seat]
    deeds.reset_turn(player)
    state.stack.append(Turn(seat, True))
    for handler in state.moments.turn_begun:
        handler(state, seat)
    if state.bans:
        state.bans = [ban for ban in state.bans if ban[1] != seat]


@steps("after_agent")
def after_agent(state: State, frame: Step) -> None:
    """An agent turn is over; with two players House Hagal may act (IMP 17.2.1)."""
    seat = frame.seat
    if state.players[seat].rules & EXTRA_TURN:
        options = (take("turn", "take another turn"), DECLINE)
        ask(state, frame, seat, asks.EXTRA_TURN, options, "")
        return
    _end_agent_turn(state, seat)


def _end_agent_turn(state: State, seat: int) -> None:
    state.stack.append(NEXT_TURN)
    for handler in state.moments.turn_ended:
        handler(state, seat)
    if _hagal_follows(state, seat) and state.players[2].agents:
        rivals_of(state).turn(state, 2)


def _hagal_follows(state: State, seat: int) -> bool:
    """Whether House Hagal, which has no turns of its own, acts after those of a seat."""
    return state.setup.seats == 2 and seat == state.first and not state.setup.edition.between


@answers("after_agent")
def _extra_turn(state: State, frame: Step, option: Option) -> None:
    """IMP 26.1.12: the extra turn follows at once, and House Hagal waits until it is over."""
    seat = frame.seat
    if option is DECLINE:
        _end_agent_turn(state, seat)
        return
    begin_turn(state, seat)
    if _hagal_follows(state, seat):
        state.players[seat].rules |= HAGAL_OWED


@steps(Turn)
def offer_turn(state: State, turn: Turn) -> None:
    """Send an agent, reveal, or play a plot card first."""
    seat = turn.seat
    options = legal_sends(state, seat)
    player = state.players[seat]
    if turn.opening and state.setup.selection.opening:
        options += openings(state, player)
    secret = bool(player.intrigue)
    used: list[Option] = []
    for offers in state.moments.turn_offers:
        used += offers(state, seat)
    if not options and not secret and not used and not _in_doubt(state, turn):
        begin_reveal(state, seat)
        return
    options.append(REVEAL)
    options += used
    if secret:
        options += playable(state, seat, "plot", opening=turn.opening)
    question = asks.TURN if len(options) > 1 and isinstance(options[0], Send) else asks.NO_AGENT
    ask(state, turn, seat, question, tuple(options), "")


def _in_doubt(state: State, turn: Turn) -> bool:
    """Whether only the hidden cards of a hand say that a house must reveal (IMP 19.1.38).

    Then it is asked all the same: whoever ended a turn before could otherwise see, and take back.
    """
    seat, player = turn.seat, state.players[turn.seat]
    if state.actor in (seat, NOBODY) or state.setup.seats == 1:
        return False
    if len(player.hand) == len(player.hand_shown):
        return False
    if player.agents:
        return True
    hidden = {*player.hand, *player.deck}
    if not hidden.isdisjoint(ANYWHERE) and any(there >> 2 * seat & 3 for there in state.agents):
        return True
    return turn.opening and not hidden.isdisjoint(state.setup.selection.opening)


@answers(Turn)
def turn_answer(state: State, turn: Turn, option: Option) -> None:
    """Begin an agent turn or a reveal turn."""
    if isinstance(option, Send):
        send_agent(state, turn.seat, option.card, option.space)
    elif option is REVEAL:
        begin_reveal(state, turn.seat)
    elif isinstance(option, OfCard):
        put_into_play(state, turn.seat, option)
    elif type(option) in ON_TURN:
        state.stack.append(Turn(turn.seat, False))
        ON_TURN[type(option)].answer(state, turn.seat, option)
    else:
        assert isinstance(option, Play)
        state.stack.append(Turn(turn.seat, False))
        play_card(state, turn.seat, option.card, "plot")


def openings(state: State, player: PlayerState) -> list[Option]:
    """The cards that may be put into play in place of a turn."""
    held = state.setup.selection.opening.intersection(player.hand)
    return [of_card("pass", card) for card in sorted(held)] if held else []


def put_into_play(state: State, seat: int, option: OfCard) -> None:
    """IMP 33.1.8: a card goes into play at the start of a turn, which passes on."""
    player = state.players[seat]
    piles.leave_hand(player, option.card)
    player.play.append(option.card)
    deeds.emit(state, "put_into_play", seat, option.card)
    state.stack.append(Turn(seat, False))
    deeds.push_effect(state, _OPENINGS[option.card], seat, CARDS[option.card].key)


def send_agent(state: State, seat: int, card: int, space: int) -> None:
    """Play a card for an agent and pay for the space (IMP 4.3.1)."""
    player = state.players[seat]
    piles.leave_hand(player, card)
    player.play.append(card)
    state.events.append(Event("send", seat, (card, space)))
    paid = toll(state, seat, space, card) if not PRICE_TABLES[space] else 0
    if paid:
        deeds.spend(state, seat, TOLLS[space].resource, paid)
    paid_solari = bool(paid) and TOLLS[space].resource == SOLARI
    state.stack.append(Arrive(seat, card, space, paid_solari))
    if PRICE_TABLES[space]:
        state.stack.append(Step("price", seat, space))
    for handler in state.moments.sent:
        handler(state, seat, card, space)
    if card in ANYWHERE:
        state.stack.append(Step("origin", seat, space))
    else:
        player.agents -= 1
        state.agents[space] += 1 << 2 * seat


@steps("origin")
def _origin(state: State, frame: Step) -> None:
    """IMP 19.1.3: the agent may come from the leader or from the board."""
    seat = frame.seat
    places = [NOBODY] if state.players[seat].agents else []
    places += [space for space, there in enumerate(state.agents) if there >> 2 * seat & 3]
    options = tuple(of_space("from", place) for place in places)
    ask_or_take(state, frame, seat, asks.ORIGIN, options, "")


@answers("origin")
def _origin_answer(state: State, frame: Step, option: OfSpace) -> None:
    if option.space == NOBODY:
        state.players[frame.seat].agents -= 1
    else:
        state.agents[option.space] -= 1 << 2 * frame.seat
        deeds.emit(state, "moved", frame.seat, option.space)
    state.agents[frame.value] += 1 << 2 * frame.seat


@steps(Arrive)
def arrive(state: State, frame: Arrive) -> None:
    """The agent stands on its space: gather the effects of space, card and faction."""
    seat, card, space = frame.seat, frame.card, frame.space
    player = state.players[seat]
    player.space = space
    read, here = AGENT_BOXES[card], SPACE_BOXES[space]
    items = read.items
    if SPACES[space].faction is not None:
        amount = 2 if read.rules & DOUBLE_INFLUENCE else 1
        items = (SPACE_INFLUENCE[space, amount], *items)
    if frame.paid_solari:
        items = (*items, *ON_SOLARI_COST[player.leader])
    for arrivals in state.moments.arrivals:
        if found := arrivals(state, seat, card, space):
            items = (*items, *found)
    state.stack.append(Agenda(seat, AGENT, items))
    bank = [0] * 5
    use_box(state, seat, AGENT_GAINS[card], bank)
    use_box(state, seat, here, bank)
    if read.signet:
        use_box(state, seat, SIGNET_BOXES[player.leader], bank)
    deeds.pay_controller(state, space)
    pay_out(state, seat, bank)
    for handler in state.moments.arrived:
        handler(state, seat, space)


@steps("price")
def _price(state: State, frame: Step) -> None:
    """A price table: one of its lines is the cost of the space (IMP 11.6.2)."""
    player = state.players[frame.seat]
    less = cheaper_spaces(player)
    options = tuple(
        number("sell", line.price.amount)
        for line in PRICE_TABLES[frame.value]
        if player.resources[line.price.resource] >= line.price.amount - less
    )
    ask_or_take(state, frame, frame.seat, asks.PRICE, options, SPACES[frame.value].name)


@answers("price")
def _price_answer(state: State, frame: Step, option: Number) -> None:
    for line in PRICE_TABLES[frame.value]:
        if line.price.amount == option.amount:
            less = cheaper_spaces(state.players[frame.seat])
            deeds.spend(state, frame.seat, line.price.resource, line.price.amount - less)
            deeds.gain(state, frame.seat, line.paid.resource, line.paid.amount)
