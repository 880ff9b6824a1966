"""Setting up: options, decks, leaders, secrets (IMP 1, IMP 17.1, IMP 18.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any, Final, NamedTuple

from landsraad.core.chance import Rng
from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.events import Event
from landsraad.core.registry import unknown
from landsraad.games.imperium.bridges import clash
from landsraad.games.imperium.editions import BY_SEATS, EDITIONS, EVERY, ORIGINAL, Edition
from landsraad.games.imperium.engine import asks, deeds, piles
from landsraad.games.imperium.engine.boxes import FORESIGHT, MASTERSTROKES, START_WATERS
from landsraad.games.imperium.engine.catalogue import CONFLICTS, LEADERS, SET, apart
from landsraad.games.imperium.engine.loop import answers, ask, run, steps
from landsraad.games.imperium.engine.options import OfFaction, OfLeader, of_faction, of_leader
from landsraad.games.imperium.engine.plug import Variant, equip, equip_leader, variants
from landsraad.games.imperium.engine.rivalry import rivals_in, rivals_of
from landsraad.games.imperium.engine.selection import selection
from landsraad.games.imperium.engine.state import (
    NOBODY,
    TROOPS,
    PlayerState,
    Setup,
    State,
    Step,
)
from landsraad.games.imperium.language.terms import WATER
from landsraad.games.imperium.language.words import listed

ROW = 5
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


def read_setup(seats: int, options: Mapping[str, Any]) -> Setup:
    """Check the options of a game."""
    name, level = options.get("edition", ORIGINAL.key), options["difficulty"]
    if not isinstance(name, str) or name not in EDITIONS:
        raise unknown("edition", name, EDITIONS)
    edition = _edition(name, seats)
    if seats not in edition.seats:
        few = listed([str(number) for number in edition.seats], "or")
        raise InvalidSetup(f"{edition.name} is played here by {few}, not by {seats}")
    sets = _read_sets(edition, seats, options["expansions"], options.get("modules", ()))
    if not isinstance(level, str) or level not in DIFFICULTIES:
        raise unknown("difficulty", level, DIFFICULTIES)
    variants = _read_variants(seats, sets, options)
    return _setup(seats, name, sets, variants, level if seats == 1 else "")


@cache
def _setup(
    seats: int, name: str, sets: tuple[str, ...], variants: tuple[Variant, ...], level: str
) -> Setup:
    """What was chosen, checked before; games of the same choice share it, as it never changes."""
    edition, chosen = _edition(name, seats), selection(sets)
    for variant in variants:
        edition = variant.changes(edition)
    setup = Setup(
        seats,
        sets,
        variants=tuple(variant.key for variant in variants),
        board=chosen.board,
        selection=chosen,
        edition=edition,
    )
    if not level:
        return setup
    asked, deck = DIFFICULTIES[level], sum(count for _, count in edition.levels)
    setup = replace(
        setup, difficulty=level, expert=asked.expert, no_swordmaster=asked.no_swordmaster
    )
    if edition.between:
        return setup
    return replace(setup, mentat_cost=asked.mentat_cost, rival_swordmasters=deck - asked.above)


def _edition(name: str, seats: int) -> Edition:
    return BY_SEATS.get((name, seats), EDITIONS[name])


def _read_variants(
    seats: int, sets: tuple[str, ...], options: Mapping[str, Any]
) -> tuple[Variant, ...]:
    """The variants that were chosen."""
    chosen: list[Variant] = []
    for variant in variants():
        wanted = options.get(variant.key, False)
        if not isinstance(wanted, bool):
            raise InvalidSetup(f"{variant.key} is true or false, not {shown(wanted)}")
        if wanted:
            if refusal := variant.refuses(seats, sets):
                raise InvalidSetup(refusal)
            chosen.append(variant)
    return tuple(chosen)


_NEVER_NAMED: Final = {key for one in EVERY for key in (one.box, *one.modules, *one.joined)}
"""Sets not chosen as expansions: boxes of their own, modules, and what comes by itself."""


def _read_sets(edition: Edition, seats: int, expansions: Any, modules: Any) -> tuple[str, ...]:
    """The sets in play, in their own order, whatever order they are named in."""
    box, parts = edition.box, edition.modules
    others = [key for key in SET if key not in _NEVER_NAMED]
    _check_names("expansion", expansions, others)
    _check_names("module", modules, list(parts))
    named = {box, *expansions, *modules}
    for name in modules:
        whole = parts[name]
        if whole not in named:
            raise InvalidSetup(f"the module {name} needs {SET[whole].name} ({whole}; IMP 34.1.1)")
    for name in expansions:
        if reason := edition.refused.get(name):
            raise InvalidSetup(reason)
    if reason := clash((*expansions, *modules)):
        raise InvalidSetup(reason)
    wanted = {*expansions, *modules}
    wanted |= {
        key for key, needed in edition.joined.items()
        if needed <= wanted and seats in edition.joined_with.get(key, edition.seats)
    }  # fmt: skip
    chosen = [box, *(key for key in SET if key in wanted)]
    instead = [key for key in chosen if box in SET[key].apart_from]
    if instead:
        chosen = [*instead, *(key for key in chosen if key != box and key not in instead)]
    for one, other in combinations(chosen, 2):
        if apart(SET[one], SET[other]):
            raise InvalidSetup(f"{SET[one].name} and {SET[other].name} are never in one game")
    return tuple(chosen)


def _check_names(what: str, names: Any, known: Sequence[str]) -> None:
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise InvalidSetup(f"{what}s is a list of names, not {shown(names)}")
    for name in names:
        if name not in known:
            raise unknown(what, name, known)


def read_leaders(setup: Setup, wanted: Any) -> list[int | None]:
    """The leaders asked for, by house; None where chance decides."""
    houses, rivals = setup.houses, rivals_in(setup).cards(setup)
    players = setup.selection.numbers("leaders")
    leads = setup.leads
    if wanted in ("random", "draft", None):
        return [leads.get(house) for house in range(houses)]
    if isinstance(wanted, str) or not isinstance(wanted, Sequence):
        raise InvalidSetup(f"leaders is 'random', 'draft' or a list of names, not {shown(wanted)}")
    if len(wanted) > houses:
        raise InvalidSetup(f"{len(wanted)} leaders are named, but there are {houses} houses")
    chosen: list[int | None] = []
    for house, name in enumerate(wanted):
        if name in (None, "random"):
            chosen.append(None)
            continue
        leader = _leader(setup, name, house)
        known = players if house < setup.seats else (*players, *rivals)
        named = house >= setup.seats and rivals_in(setup).named(setup, leader)
        if leader not in known and not named:
            raise InvalidSetup(f"{LEADERS[leader].name} belongs to a set not in play")
        if LEADERS[leader].name in _names(chosen):
            raise InvalidSetup(f"{LEADERS[leader].name} is named twice")
        chosen.append(leader)
    for number in chosen[setup.seats :]:
        if number is not None and number not in rivals:
            rule = rivals_in(setup).unfit(number)
            raise InvalidSetup(f"{LEADERS[number].name} cannot lead a rival here ({rule})")
    chosen += [None] * (houses - len(chosen))
    for house, fixed in leads.items():
        if chosen[house] not in (None, fixed) or fixed in chosen[:house] + chosen[house + 1 :]:
            raise InvalidSetup(
                f"seat {house} is led by {LEADERS[fixed].name}, and no other seat is"
            )
        chosen[house] = fixed
    return chosen


def _names(leaders: Iterable[int | None]) -> set[str]:
    return {LEADERS[leader].name for leader in leaders if leader not in (None, NOBODY)}


def _leader(setup: Setup, name: Any, house: int) -> int:
    """A leader by the key, or by the name where a card has taken that for its key."""
    leaders = setup.selection.leader
    own = [LEADERS[rival].key for rival in rivals_in(setup).cards(setup)]
    if house >= setup.seats and f"rival_{name}" in own:
        return leaders[f"rival_{name}"]
    for key in (name, f"leader_{name}") if isinstance(name, str) else ():
        if key in leaders:
            return leaders[key]
    raise unknown("leader", name, leaders)


def deal_leaders(setup: Setup, chosen: list[int | None], rng: Rng) -> list[int]:
    """Fill the open places with different leaders by chance."""
    players, rivals = setup.selection.numbers("leaders"), rivals_in(setup).cards(setup)
    pool = [number for number in players if number not in chosen]
    others = [number for number in rivals if number not in players and number not in chosen]
    rng.shuffle(pool)
    rng.shuffle(others)
    dealt: list[int] = []
    taken = _names(chosen)
    for house, number in enumerate(chosen):
        if number is None:
            fitting = rivals if house >= setup.seats else players
            number = next(
                leader for leader in (*pool, *others)
                if leader in fitting and LEADERS[leader].name not in taken
            )  # fmt: skip
            taken.add(LEADERS[number].name)
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
    rng = Rng(seed)
    spaces = setup.selection.spaces
    state = State(
        setup,
        [PlayerState(leader) for leader in deal_leaders(setup, chosen, rng)],
        rng,
        [0] * spaces,
        [0] * spaces,
        [NOBODY] * spaces,
        list(setup.selection.reserve_copies),
    )
    _common_decks(state)
    for seat in range(seats):
        player = state.players[seat]
        player.deck = list(setup.starting_deck)
        rng.shuffle(player.deck)
        player.vp = setup.edition.start_points(seats)
        player.garrison = setup.edition.garrison
        player.supply = TROOPS - player.garrison
    state.first = rng.below(seats) if seats > 1 else 1
    state.stack.append(Step("round_start"))
    state.stack.append(Step("secrets", 0))
    if seats < 3:
        rivals_of(state).set_up(state)
    equip(state)
    for handler in state.moments.set_up:
        handler(state)
    if setup.edition.intrigue:
        for seat in range(seats):
            piles.draw_intrigue(state, seat, setup.edition.intrigue)
    state.stack.append(Step("leader_setup"))
    if options["leaders"] == "draft":
        open_to = [seat for seat in range(seats) if seat not in setup.leads]
        for seat in open_to:
            state.players[seat].leader = NOBODY
        state.stack.append(Step("draft", _drafter(state, state.first), len(open_to)))
    return state


def _drafter(state: State, seat: int) -> int:
    """The next seat without a leader, counter-clockwise from one."""
    order = [other for other in deeds.clockwise(state, seat)[::-1] if other < state.setup.seats]
    return next(other for other in order if state.players[other].leader == NOBODY)


def _common_decks(state: State) -> None:
    selection = state.setup.selection
    state.intrigue_deck = selection.intrigue_cards()
    state.deck = list(selection.imperium)
    state.rng.shuffle(state.intrigue_deck)
    state.rng.shuffle(state.deck)
    state.row = [state.deck.pop() for _ in range(ROW)]
    conflicts = state.setup.conflicts
    for level, count in state.setup.edition.levels:
        cards = [card for card in conflicts if CONFLICTS[card].level == level]
        state.rng.shuffle(cards)
        state.conflict_deck.extend(cards[:count])


@steps("draft")
def _draft(state: State, frame: Step) -> None:
    """IMP 1.3.1: counter-clockwise, so that the first player picks last."""
    picked = [player.leader for player in state.players]
    rivals = _names(rival.leader for rival in state.players[state.setup.seats :])
    options = tuple(
        of_leader("lead", leader)
        for leader in state.setup.selection.numbers("leaders")
        if leader not in picked and LEADERS[leader].name not in rivals
    )
    ask(state, frame, frame.seat, asks.LEADER, options, "")


@answers("draft")
def _draft_answer(state: State, frame: Step, option: OfLeader) -> None:
    state.players[frame.seat].leader = option.leader
    if FORESIGHT[option.leader]:
        state.news = True  # The top card of the deck comes into sight.
    deeds.emit(state, "drafted", frame.seat, option.leader)
    if frame.value > 1:
        following = _drafter(state, frame.seat)
        state.stack.append(Step("draft", following, frame.value - 1))


@steps("leader_setup")
def _leader_setup(state: State, frame: Step) -> None:
    for seat, player in enumerate(state.players):
        if player.leader == NOBODY:
            continue
        leader = LEADERS[player.leader]
        equip_leader(state, player)
        deeds.emit(state, "leader", seat, player.leader)
        if not player.rival:
            player.resources[WATER] += START_WATERS[player.leader]
            prepare_leader(state, seat)
            for handler in state.moments.leader_asks:
                handler(state, seat)
        if leader.setup is not None and not player.rival:
            deeds.push_effect(state, leader.setup, seat, leader.key)


def prepare_leader(state: State, seat: int) -> None:
    """Lay out what comes with the leader of a player, before any choice about it."""
    player = state.players[seat]
    if LEADERS[player.leader].signet is None:
        player.deck.remove(state.setup.selection.signet_ring)
    for handler in state.moments.leader_set:
        handler(state, seat)


@steps("secrets")
def _secrets(state: State, frame: Step) -> None:
    """IMP 1.3.2: secret factions are picked as the last act of setup."""
    for seat in range(frame.seat, state.setup.seats):
        player = state.players[seat]
        if MASTERSTROKES[player.leader] and len(player.secret) < SECRETS:
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
