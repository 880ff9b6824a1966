"""Setting up: options, decks, leaders, secrets (IMP 1, IMP 17.1, IMP 18.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from landsraad.core.chance import Rng
from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.events import Event
from landsraad.core.registry import unknown
from landsraad.games.imperium import asks, deeds, tech
from landsraad.games.imperium.catalogue import (
    CARD,
    CONFLICT_CARD,
    CONFLICTS,
    INTRIGUE,
    LEADER,
    LEADERS,
    RESERVE,
    RESERVE_COPIES,
    SET,
    board,
    hagal_cards,
    in_sets,
    starting_deck,
)
from landsraad.games.imperium.engine import answers, ask, run, steps
from landsraad.games.imperium.options import OfFaction, OfLeader, of_faction, of_leader
from landsraad.games.imperium.state import (
    DREADNOUGHTS,
    NOBODY,
    TROOPS,
    IxState,
    PlayerState,
    Setup,
    State,
    Step,
)
from landsraad.games.imperium.terms import SOLARI, SPICE, WATER

ROW = 5
LEVELS = ((3, 4), (2, 5), (1, 1))
"""How many conflict cards of each level are in the deck, from the bottom."""
EPIC_LEVELS = ((3, 5), (2, 5))
EPIC_GARRISON = 5
SECRETS = 2


class Difficulty(NamedTuple):
    """What a level of the solo game changes (IMP 18.2)."""

    extra: int
    mentat_cost: int
    garrison: int
    above: int
    intrigue: int
    expert: bool = False
    no_swordmaster: bool = False


DIFFICULTIES = {
    "mercenary": Difficulty(1, 2, 0, 5, 0),
    "sardaukar": Difficulty(0, 5, 3, 4, 1),
    "mentat": Difficulty(0, 5, 3, 3, 1, expert=True),
    "kwisatz_haderach": Difficulty(0, 5, 3, 3, 1, expert=True, no_swordmaster=True),
}
DEFAULTS: dict[str, Any] = {
    "expansions": (),
    "leaders": "random",
    "difficulty": "mercenary",
    "epic": False,
}


def read_setup(seats: int, options: Mapping[str, Any]) -> Setup:
    """Check the options of a game."""
    sets = _read_sets(options["expansions"])
    level, epic = options["difficulty"], options.get("epic", False)
    if not isinstance(level, str) or level not in DIFFICULTIES:
        raise unknown("difficulty", level, DIFFICULTIES)
    if not isinstance(epic, bool):
        raise InvalidSetup(f"epic is true or false, not {shown(epic)}")
    if epic and not any(SET[name].epic for name in sets):
        raise InvalidSetup("the epic game needs Rise of Ix (expansions: ix; IMP 27.1.1)")
    if epic and seats == 1:
        raise InvalidSetup("the epic game is for two or more players (IMP 27.1.1)")
    if seats != 1:
        return Setup(seats, sets, epic=epic, board=board(sets))
    chosen, deck = DIFFICULTIES[level], sum(count for _, count in LEVELS)
    return Setup(
        1, sets, level, chosen.expert, chosen.no_swordmaster, chosen.mentat_cost,
        deck - chosen.above, board=board(sets),
    )  # fmt: skip


def _read_sets(expansions: Any) -> tuple[str, ...]:
    """The sets in play, in their own order, whatever order they are named in."""
    if isinstance(expansions, str) or not isinstance(expansions, Sequence):
        raise InvalidSetup(f"expansions is a list of names, not {shown(expansions)}")
    others = [key for key in SET if key != "base"]
    for name in expansions:
        if name not in others:
            raise unknown("expansion", name, others or ["none yet"])
    return tuple(key for key in SET if key == "base" or key in expansions)


def read_leaders(setup: Setup, wanted: Any) -> list[int | None]:
    """The leaders asked for, by house; None where chance decides."""
    houses = setup.led
    if wanted in ("random", "draft", None):
        return [None] * houses
    if isinstance(wanted, str) or not isinstance(wanted, Sequence):
        raise InvalidSetup(f"leaders is 'random', 'draft' or a list of names, not {shown(wanted)}")
    if len(wanted) > houses:
        raise InvalidSetup(f"{len(wanted)} leaders are named, but there are {houses} houses")
    chosen: list[int | None] = []
    for name in wanted:
        if name in (None, "random"):
            chosen.append(None)
        elif not isinstance(name, str) or name not in LEADER:
            raise unknown("leader", name, LEADER)
        elif LEADER[name] not in in_sets(LEADER, setup.sets, "leaders"):
            raise InvalidSetup(f"{LEADERS[LEADER[name]].name} belongs to a set not in play")
        elif LEADER[name] in chosen:
            raise InvalidSetup(f"{LEADERS[LEADER[name]].name} is named twice")
        else:
            chosen.append(LEADER[name])
    for number in chosen[1:] if setup.seats == 1 else []:
        if number is not None and not LEADERS[number].rival:
            raise InvalidSetup(f"{LEADERS[number].name} cannot lead a rival (IMP 18.1.2)")
    return chosen + [None] * (houses - len(chosen))


def deal_leaders(setup: Setup, chosen: list[int | None], rng: Rng) -> list[int]:
    """Fill the open places with different leaders by chance."""
    leaders = in_sets(LEADER, setup.sets, "leaders")
    pool = [number for number in leaders if number not in chosen]
    rng.shuffle(pool)
    dealt: list[int] = []
    for house, number in enumerate(chosen):
        if number is None:
            rival = setup.seats == 1 and house > 0
            number = next(leader for leader in pool if LEADERS[leader].rival or not rival)
            pool.remove(number)
        dealt.append(number)
    return dealt


def new(seats: int, seed: int, options: Mapping[str, Any]) -> State:
    """The first position of a game."""
    state = prepare(seats, seed, options)
    run(state)
    return state


def prepare(seats: int, seed: int, options: Mapping[str, Any]) -> State:
    """A game set up, before the leaders' own setup and the first round."""
    setup = read_setup(seats, options)
    chosen = read_leaders(setup, options["leaders"])
    rng, spaces = Rng(seed), setup.board.bit_length()
    state = State(
        setup,
        [PlayerState(leader) for leader in deal_leaders(setup, chosen, rng)],
        rng,
        [0] * spaces,
        [0] * spaces,
        [NOBODY] * spaces,
        [RESERVE_COPIES[card] for card in RESERVE],
    )
    _common_decks(state)
    for seat in range(seats):
        player = state.players[seat]
        player.deck = list(starting_deck(setup.epic))
        rng.shuffle(player.deck)
        player.vp = 1 if seats == 4 else 0
        if setup.epic:
            player.garrison, player.supply = EPIC_GARRISON, TROOPS - EPIC_GARRISON
    state.first = rng.below(seats) if seats > 1 else 1
    state.stack.append(Step("round_start"))
    state.stack.append(Step("secrets", 0))
    if seats < 3:
        _rivals(state)
    if setup.ix:
        _ix_pieces(state)
    state.stack.append(Step("leader_setup"))
    if options["leaders"] == "draft":
        for player in state.players[:seats]:
            player.leader = NOBODY
        state.stack.append(Step("draft", (state.first - 1) % seats, seats))
    return state


def _common_decks(state: State) -> None:
    sets = [SET[key] for key in state.setup.sets]
    state.intrigue_deck = [
        INTRIGUE[card.key] for chosen in sets for card in chosen.intrigue
        for _ in range(card.copies)
    ]  # fmt: skip
    state.deck = [
        CARD[card.key] for chosen in sets for card in chosen.imperium for _ in range(card.copies)
    ]
    state.rng.shuffle(state.intrigue_deck)
    state.rng.shuffle(state.deck)
    state.row = [state.deck.pop() for _ in range(ROW)]
    conflicts = [CONFLICT_CARD[card.key] for chosen in sets for card in chosen.conflicts]
    for level, count in EPIC_LEVELS if state.setup.epic else LEVELS:
        cards = [card for card in conflicts if CONFLICTS[card].level == level]
        state.rng.shuffle(cards)
        state.conflict_deck.extend(cards[:count])


def _rivals(state: State) -> None:
    """House Hagal beside two players (IMP 17.1.1), two rivals against one (IMP 18.1.1)."""
    seats = state.setup.seats
    state.hagal_deck = hagal_cards(state.setup.sets, seats)
    state.rng.shuffle(state.hagal_deck)
    if seats == 2:
        house = PlayerState(NOBODY, True, [0] * 5, garrison=0, supply=TROOPS, agents=3)
        house.swordmaster = True
        state.players.append(house)
        return
    level = DIFFICULTIES[state.setup.difficulty]
    for rival in state.players[1:]:
        rival.rival = True
        rival.garrison, rival.supply = level.garrison, TROOPS - level.garrison
    player = state.players[0]
    player.resources[SOLARI] += level.extra
    player.resources[SPICE] += level.extra
    if level.intrigue:
        for seat in (1, 2):
            deeds.draw_intrigue(state, seat, level.intrigue)


def _ix_pieces(state: State) -> None:
    """The tech stacks, the dreadnoughts of each house and, in the epic game, intrigue cards."""
    tech.build_stacks(state)
    for player in state.players:
        player.ix = IxState(dreadnoughts_unbuilt=DREADNOUGHTS)
    if state.setup.epic:
        for seat in range(state.setup.seats):
            deeds.draw_intrigue(state, seat, 1)


@steps("draft")
def _draft(state: State, frame: Step) -> None:
    """IMP 1.3.1: counter-clockwise, so that the first player picks last."""
    picked = [
        state.players[(state.first - 1 - back) % state.setup.seats].leader
        for back in range(state.setup.seats - frame.value)
    ]
    rivals = [player.leader for player in state.players[state.setup.seats :]]
    options = tuple(
        of_leader("lead", leader)
        for leader in in_sets(LEADER, state.setup.sets, "leaders")
        if leader not in picked and leader not in rivals
    )
    ask(state, frame, frame.seat, asks.LEADER, options, "")


@answers("draft")
def _draft_answer(state: State, frame: Step, option: OfLeader) -> None:
    state.players[frame.seat].leader = option.leader
    if LEADERS[option.leader].foresight:
        state.news = True  # The top card of the deck comes into sight.
    deeds.emit(state, "drafted", frame.seat, option.leader)
    if frame.value > 1:
        following = (frame.seat - 1) % state.setup.seats
        state.stack.append(Step("draft", following, frame.value - 1))


@steps("leader_setup")
def _leader_setup(state: State, frame: Step) -> None:
    for seat, player in enumerate(state.players):
        if player.leader == NOBODY:
            continue
        leader = LEADERS[player.leader]
        deeds.emit(state, "leader", seat, player.leader)
        if not player.rival:
            player.resources[WATER] += leader.water - 1
        if leader.setup is not None and not player.rival:
            deeds.push_effect(state, leader.setup, seat, leader.key)


@steps("secrets")
def _secrets(state: State, frame: Step) -> None:
    """IMP 1.3.2: secret factions are picked as the last act of setup."""
    for seat in range(frame.seat, state.setup.seats):
        player = state.players[seat]
        if LEADERS[player.leader].masterstroke and len(player.secret) < SECRETS:
            options = tuple(
                of_faction(faction) for faction in range(4) if faction not in player.secret
            )
            ask(state, Step("secrets", seat), seat, asks.SECRET, options, "")
            return


@answers("secrets")
def _secrets_answer(state: State, frame: Step, option: OfFaction) -> None:
    player = state.players[frame.seat]
    player.secret = tuple(sorted((*player.secret, option.faction)))
    state.events.append(Event("secret", frame.seat, (), (option.faction,), 1 << frame.seat))
    state.stack.append(frame)
