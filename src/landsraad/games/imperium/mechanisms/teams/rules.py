"""Teams: who stands in for a Commander, and what that changes of turns and the market (IMP 60)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import army, deeds, piles
from landsraad.games.imperium.engine.board import deploy_limit
from landsraad.games.imperium.engine.catalogue import CARDS, FACTION_CARDS, LEADERS
from landsraad.games.imperium.engine.conditions import count, holds, strength
from landsraad.games.imperium.engine.loop import answers, ask, ask_or_take, on_turn, steps
from landsraad.games.imperium.engine.options import Number, OfLeader, numbers, of_leader
from landsraad.games.imperium.engine.state import NOBODY, State, Step
from landsraad.games.imperium.language.abilities import STRENGTH
from landsraad.games.imperium.language.board import TakeHolding
from landsraad.games.imperium.language.counts import Has, Reading
from landsraad.games.imperium.language.gains import Gain, GainInfluence, LoseInfluence, Recruit
from landsraad.games.imperium.language.terms import FREMEN, SWORD, WATER
from landsraad.games.imperium.language.troops import (
    Deploy,
    DeployRecruits,
    LoseTroops,
    Retreat,
    UnitsAt,
)
from landsraad.games.imperium.language.values import Condition, Count, Effect
from landsraad.games.imperium.mechanisms.commanders.words import TakeSkill
from landsraad.games.imperium.mechanisms.dreadnoughts.words import (
    Deployed,
    MustRetreat,
    RecruitAndDeploy,
)
from landsraad.games.imperium.mechanisms.ledger.rules import note_gift_of_swords
from landsraad.games.imperium.mechanisms.ledger.words import RecruitHome, Stationed
from landsraad.games.imperium.mechanisms.objectives.state import OBJECTIVES, trophies_of
from landsraad.games.imperium.mechanisms.objectives.words import MOUSE
from landsraad.games.imperium.mechanisms.sandworms.words import (
    HOOKS,
    Sandworms,
    Summon,
)
from landsraad.games.imperium.mechanisms.tally.bargains import Deploys, Grant
from landsraad.games.imperium.mechanisms.teams import asks, combat, influence
from landsraad.games.imperium.mechanisms.teams.options import CALL, Call, OfThrone, of_throne
from landsraad.games.imperium.mechanisms.teams.state import (
    HOME,
    SWORDMASTER,
    allies_of,
    commander_of,
    commands,
    member_of,
    own_boards,
    stand_in,
    teams_on,
    token_for,
)
from landsraad.games.imperium.mechanisms.teams.words import AlliedLoss, Boards, Demands

OF_UNITS: Final = frozenset((
    Recruit, RecruitHome, Deploy, DeployRecruits, Retreat, LoseTroops, Summon,
    RecruitAndDeploy, MustRetreat, TakeSkill,
))  # fmt: skip
"""The effects that concern units: of a Commander they are the activated ally's (IMP 60.2.4)."""
COUNTS_OF_UNITS: Final = frozenset((
    Stationed, UnitsAt, Deployed, Sandworms,
))  # fmt: skip
START: Final = 4
"""Points of a Commander."""
SWORDS: Final = 2
"""Of the swordmaster's token."""
DECKS: Final = ("muaddib", "emperor")
"""By team, how the keys of its Commander's cards begin."""
THRONE_TEAM: Final = 1


# --- setup


def set_up(state: State) -> None:
    """Commanders have decks and scores of their own, and no units (IMP 60.1)."""
    for team, deck in zip(state.setup.edition.sides, DECKS, strict=True):
        player = state.players[team[0]]
        player.deck = own_deck(state, deck)
        state.rng.shuffle(player.deck)
        player.vp = START
        member_of(player).leads = True
        player.garrison = player.supply = 0
        player.resources[WATER] = 1
    _even_objectives(state)


def own_deck(state: State, name: str) -> list[int]:
    """The starting deck of a Commander, in order of the catalogue."""
    numbers_of = state.setup.selection.numbers("command")
    return [
        card
        for card in numbers_of
        if CARDS[card].key.startswith(f"{name}_")
        for _ in range(CARDS[card].copies)
    ]


def _even_objectives(state: State) -> None:
    """No team has two objectives of one kind: the later one goes to a neighbour (IMP 60.1.6)."""
    for team in state.setup.edition.sides:
        own = [trophies_of(state.players[ally]) for ally in team[1:]]
        if any(OBJECTIVES[one.objective].mark != MOUSE for one in own):
            continue
        for ally in team[1:]:
            card = trophies_of(state.players[ally]).objective
            if OBJECTIVES[card].first:
                continue
            beside = (ally + 1) % 6 if commands(state, (ally - 1) % 6) else (ally - 1) % 6
            theirs = trophies_of(state.players[beside])
            trophies_of(state.players[ally]).objective = theirs.objective
            theirs.objective = card
            deeds.emit(state, "objective_swap", ally, beside)


def leader_asks(state: State, seat: int) -> None:
    """At the start a card goes to the Throne row (IMP 60.1.7)."""
    if commands(state, seat) and seat == state.setup.edition.sides[THRONE_TEAM][0]:
        state.stack.append(Step("enthrone", seat))


def enthronable(state: State) -> list[int]:
    """The cards of the row that are not of the Fremen."""
    return [card for card in dict.fromkeys(state.row) if card not in FACTION_CARDS[FREMEN]]


@steps("enthrone")
def _enthrone(state: State, frame: Step) -> None:
    options = tuple(map(of_throne, enthronable(state)))
    if options:
        ask_or_take(state, frame, frame.seat, asks.ENTHRONE, options, "")


@answers("enthrone")
def _enthrone_answer(state: State, frame: Step, option: OfThrone) -> None:
    teams_on(state).throne = (*teams_on(state).throne, option.card)
    deeds.emit(state, "enthrone", frame.seat, option.card)
    piles.refill_row(state, state.row.index(option.card))


def on_sale(state: State, seat: int) -> tuple[int, ...]:
    """The Throne row is open to one team (IMP 60.6.2)."""
    return teams_on(state).throne if seat in state.setup.edition.sides[THRONE_TEAM] else ()


def sold(state: State, seat: int, card: int) -> bool:
    """A card of the Throne row is paid for and taken."""
    throne = teams_on(state).throne
    if card not in on_sale(state, seat):
        return False
    place = throne.index(card)
    teams_on(state).throne = throne[:place] + throne[place + 1 :]
    return True


# --- activation


def round_begun(state: State) -> None:
    """A swordmaster that was sent goes back to the box (IMP 60.5.1)."""
    for player in state.players:
        own = member_of(player)
        own.tokens = (HOME, HOME, HOME)
        if own.sword_sent:
            own.sword_sent, own.sword_gone = False, True
        if own.sword_gone:
            player.agents = 2


def dismiss(state: State) -> None:
    """Nobody stands in for a Commander any longer."""
    table = teams_on(state)
    if table.activated != NOBODY:
        deeds.reset_turn(state.players[table.activated])
        table.activated = NOBODY
        table.kept = 0


def turn_begun(state: State, seat: int) -> None:
    """A Commander activates an ally on each turn (IMP 60.2.1)."""
    dismiss(state)
    if commands(state, seat):
        state.stack.append(Step("activate", seat))


@steps("activate")
def _activate(state: State, frame: Step) -> None:
    options = tuple(
        of_leader("activate", state.players[ally].leader) for ally in allies_of(state, frame.seat)
    )
    ask(state, frame, frame.seat, asks.ACTIVATE, options, "")


@answers("activate")
def _activate_answer(state: State, frame: Step, option: OfLeader) -> None:
    activate(state, frame.seat, seat_of(state, option.leader))


def seat_of(state: State, leader: int) -> int:
    """The seat that a leader has."""
    return next(seat for seat, player in enumerate(state.players) if player.leader == leader)


def activate(state: State, seat: int, ally: int) -> None:
    """An ally stands in for a Commander."""
    deeds.reset_turn(state.players[ally])
    teams_on(state).activated = ally
    deeds.emit(state, "activate", seat, ally)


def turn_ended(state: State, seat: int) -> None:
    """Swords of an ally without units are lost once their own reveal turn is over (IMP 60.2.6)."""
    for ally in deeds.fighters(state):
        player = state.players[ally]
        if player.revealed and not player.units and player.resources[SWORD]:
            player.resources[SWORD] = 0
    if commands(state, seat):
        dismiss(state)


def shut(state: State, seat: int) -> int:
    """Personal boards of others; to a Commander without a fitting agent everything (IMP 60.2.2)."""
    ally = stand_in(state, seat)
    if commands(state, seat) and (ally == seat or token_for(state, seat, ally) == NOBODY):
        return -1
    every = sum(
        1 << state.setup.selection.space[space]
        for boards in state.setup.selection.more(Boards)
        for space, _ in boards.spaces
    )
    return every & ~own_boards(state, seat)


def sent(state: State, seat: int, card: int, space: int) -> None:
    """Note which agent was sent: the swordmaster only where no other is left (IMP 60.5.2)."""
    player = state.players[seat]
    own = member_of(player)
    if not commands(state, seat):
        if player.swordmaster and not own.sword_gone and player.agents == 1:
            own.sword_sent = True
        return
    token = token_for(state, seat, stand_in(state, seat))
    places = list(own.tokens)
    places[token] = space
    own.tokens = tuple(places)
    if token == SWORDMASTER:
        own.sword_sent = True


def reveal_begun(state: State, seat: int, bank: list[int]) -> None:
    """The token of the swordmaster gives swords on every reveal turn (IMP 60.5.3)."""
    if state.players[seat].swordmaster:
        bank[SWORD] += SWORDS


def swords_given(state: State, seat: int, source: str, effect: Effect) -> None:
    """Swords of a Commander's card are the ally's, but the card is the Commander's (IMP 60.2.4)."""
    if teams_on(state).activated == seat:
        note_gift_of_swords(state, commander_of(state, seat), source, effect)


# --- what effects and counts are for a Commander


def meant(state: State, seat: int, effect: Effect, source: str) -> tuple[int, Effect]:
    """Units and influence of the main board are the activated ally's (IMP 60.2.4)."""
    if not commands(state, seat):
        return seat, effect
    if type(effect) in OF_UNITS or (isinstance(effect, Gain) and effect.resource == SWORD):
        return stand_in(state, seat), effect
    if isinstance(effect, Grant) and isinstance(effect.ability, Deploys):
        return stand_in(state, seat), effect  # IMP 60.2.7
    if isinstance(effect, TakeHolding) and effect.what == HOOKS:
        return stand_in(state, seat), effect
    if isinstance(effect, GainInfluence):
        return seat, influence.meant(state, seat, effect, source)
    if isinstance(effect, LoseInfluence):
        return seat, AlliedLoss(effect.amount)
    return seat, effect


def counted(state: State, seat: int, what: Count | Condition, source: str) -> int | None:
    """What is counted or asked for a Commander (IMP 60.3.1, IMP 60.2.4)."""
    if isinstance(what, Reading) and what.quantity == STRENGTH:
        more = {
            key: then - usual
            for extra in state.setup.selection.more(Demands)
            for key, usual, then in extra.strengths
        }
        return strength(state, stand_in(state, seat)) - more.get(source, 0)
    if not commands(state, seat):
        return None
    found = influence.counted(state, seat, what, source)
    if found is not None:
        return found
    ally = stand_in(state, seat)
    of_units = type(what) in COUNTS_OF_UNITS or (isinstance(what, Has) and what.what == HOOKS)
    if not of_units or ally == seat:
        return None
    return _of_ally(state, ally, what, source)


def _of_ally(state: State, ally: int, what: Count | Condition, source: str) -> int:
    if isinstance(what, Count):
        return count(state, ally, what, source)
    return holds(state, ally, what, source)


# --- deploying


def agenda_offers(state: State, seat: int) -> list[Option]:
    """The ally may be asked to deploy before the turn ends (IMP 60.2.5)."""
    return [CALL] if commands(state, seat) and _undecided(state, seat) else []


def _undecided(state: State, seat: int) -> bool:
    """Whether the ally has more troops to deploy than the ally has chosen to keep."""
    return stand_in(state, seat) != seat and deploy_limit(state, seat) > teams_on(state).kept


@on_turn(Call, last=asks.CALLED)
def _call(state: State, seat: int, option: Call) -> None:
    call(state, seat)


def call(state: State, seat: int) -> None:
    """Ask the activated ally to deploy."""
    state.stack.append(Step("ally_deploys", stand_in(state, seat), seat))


def finishing(state: State, seat: int) -> None:
    """Before the turn of a Commander ends, the ally decides about the troops (IMP 60.2.5)."""
    if commands(state, seat) and _undecided(state, seat):
        call(state, seat)


@steps("ally_deploys")
def _ally_deploys(state: State, frame: Step) -> None:
    limit = deploy_limit(state, frame.value)
    if limit:
        options = numbers("deploy", 0, limit)
        name = LEADERS[state.players[frame.value].leader].name
        ask(state, frame, frame.seat, asks.ALLY_DEPLOYS, options, name)


@answers("ally_deploys")
def _ally_deploys_answer(state: State, frame: Step, option: Number) -> None:
    teams_on(state).kept = deploy_limit(state, frame.value) - option.amount
    if option.amount:
        army.move(state, frame.seat, army.BY_RIGHT, option.amount)


def combat_begun(state: State) -> None:
    """Nobody is activated in combat until a card is played; ties are settled before rewards."""
    dismiss(state)
    combat.prepare(state)
