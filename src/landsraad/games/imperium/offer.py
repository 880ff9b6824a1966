"""What may be offered: whether an effect can be done, and how it waits on a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.catalogue import (
    CARD,
    FOLDSPACE,
    INTRIGUES,
    LEADERS,
    RESERVE,
    SPACES,
    TECH,
)
from landsraad.games.imperium.conditions import holds
from landsraad.games.imperium.effects import (
    AcquireFree,
    AcquireTech,
    Choose,
    Commission,
    Deploy,
    DeployRecruits,
    Discard,
    Draw,
    DrawIntrigue,
    EachOpponent,
    Effect,
    ForEach,
    Freighter,
    Gain,
    GainInfluence,
    GainVp,
    Harvest,
    LoseInfluence,
    LoseTroops,
    Negotiate,
    OneOf,
    OnReveal,
    Pay,
    RecallAgent,
    Recruit,
    RecruitAndDeploy,
    Retreat,
    RetreatDreadnought,
    RetreatUnits,
    Seq,
    Special,
    Station,
    StealIntrigue,
    SwapIntrigue,
    TakeControl,
    TakeFoldspace,
    TakeMentat,
    TakeSeat,
    TakeSwordmaster,
    ThisTurn,
    TrackBonus,
    Trash,
    TrashSelf,
    TrashTile,
    When,
)
from landsraad.games.imperium.market import acquirable, open_tiles
from landsraad.games.imperium.options import plays
from landsraad.games.imperium.state import NOBODY, STOLEN_FROM, PlayerState, State
from landsraad.games.imperium.terms import BENE_GESSERIT, Among, Phase, Place, Rule

WAITS: Final = 0
INSTANT: Final = 1
PLAIN: Final = 2
TELLING: Final = 3
ASKED: Final = 4
OPTIONAL: Final = 5
"""How an effect waits on a turn: not possible yet; done at once; done without asking when nothing
but such effects is left; the same, but before it a plot card could be of use; the player must do
it; the player may."""


# --- costs and possibility


def can_pay(state: State, seat: int, cost: Effect, source: str) -> bool:
    """Whether a house can pay a cost in full."""
    player = state.players[seat]
    match cost:
        case Gain(resource, amount):
            return player.resources[resource] >= amount
        case Seq(steps):
            return all(can_pay(state, seat, step, source) for step in steps)
        case Trash(in_play):
            return bool(player.play or (not in_play and (player.hand or player.discard)))
        case TrashSelf():
            return CARD[source] in player.play
        case Discard(amount):
            return len(player.hand) >= amount
        case RetreatUnits(amount):
            return player.units >= amount
        case TrashTile():
            return TECH[source] in player.ix.tech
        case LoseInfluence(amount):
            return any(influence >= amount for influence in player.influence)
        case LoseTroops(place, amount):
            return troops_at(player, place) >= amount
    raise NotImplementedError(type(cost).__name__)


def troops_at(player: PlayerState, place: int) -> int:
    """A house's troops in the garrison, in the conflict, or in either."""
    in_conflict = player.conflict if place != Place.GARRISON else 0
    return in_conflict + (player.garrison if place != Place.CONFLICT else 0)


Possibility = Callable[[State, int, Any, str], bool]


def possible(state: State, seat: int, effect: Effect, source: str) -> bool:
    """Whether an effect can be chosen: its condition met, its cost payable, its object there."""
    check = _POSSIBLE.get(type(effect))
    return check is None or check(state, seat, effect, source)


def _when_possible(state: State, seat: int, effect: When, source: str) -> bool:
    return holds(state, seat, effect.condition, source) and possible(
        state, seat, effect.then, source
    )


def _pay_possible(state: State, seat: int, effect: Pay, source: str) -> bool:
    return can_pay(state, seat, effect.cost, source) and possible(
        state, seat, effect.reward, source
    )


def _one_possible(state: State, seat: int, effect: OneOf, source: str) -> bool:
    return any(possible(state, seat, option, source) for _, option in effect.options)


def _some_possible(state: State, seat: int, effect: Seq, source: str) -> bool:
    return any(possible(state, seat, step, source) for step in effect.steps)


def _on_board(state: State, seat: int, effect: RecallAgent, source: str) -> bool:
    return any(there >> 2 * seat & 3 for there in state.agents)


def _troops_there(state: State, seat: int, effect: LoseTroops, source: str) -> bool:
    return troops_at(state.players[seat], effect.place) > 0


def _before_sending(state: State, seat: int, effect: ThisTurn, source: str) -> bool:
    player = state.players[seat]
    early = effect.rule in (Rule.IGNORE_AGENTS, Rule.FACTION_ICONS)
    return not early or (player.space == NOBODY and not player.revealed)


def _tile_to_buy(state: State, seat: int, effect: AcquireTech, source: str) -> bool:
    return bool(open_tiles(state, seat, effect))


_POSSIBLE: Final[dict[type, Possibility]] = {
    When: _when_possible,
    Pay: _pay_possible,
    OneOf: _one_possible,
    Seq: _some_possible,
    RecallAgent: _on_board,
    LoseTroops: _troops_there,
    ThisTurn: _before_sending,
    TakeMentat: lambda state, seat, effect, source: state.mentat == NOBODY,
    Discard: lambda state, seat, effect, source: bool(state.players[seat].hand),
    AcquireFree: lambda state, seat, effect, source: bool(acquirable(state, seat, effect.limit)),
    GainInfluence: lambda state, seat, effect, source: bool(open_factions(state, seat, effect)),
    Special: lambda state, seat, effect, source: SPECIAL_POSSIBLE[effect.key](state, seat),
    AcquireTech: _tile_to_buy,
    Commission: lambda state, seat, effect, source: state.players[seat].ix.dreadnoughts_unbuilt > 0,
    Negotiate: lambda state, seat, effect, source: state.players[seat].supply > 0,
    SwapIntrigue: lambda state, seat, effect, source: bool(state.players[seat].intrigue),
    RetreatDreadnought: lambda state, seat, effect, source: (
        state.players[seat].ix.dreadnoughts_fighting > 0
    ),
}


SPECIAL_POSSIBLE: Final[dict[str, Callable[[State, int], bool]]] = {}
SPECIAL_MAY: Final[set[str]] = set()
"""The specials that a player may leave."""


def open_factions(state: State, seat: int, effect: GainInfluence) -> tuple[int, ...]:
    """The factions an influence may be gained with."""
    if effect.among == Among.ALL:
        return effect.factions
    player = state.players[seat]
    if effect.among == Among.VISITED:
        visited = SPACES[player.space].faction if player.space >= 0 else None
        return tuple(faction for faction in effect.factions if faction == visited)
    if effect.among == Among.SNOOPED:
        return tuple(faction for faction in effect.factions if faction not in player.ix.snooped)
    mine = player.influence
    return tuple(
        faction
        for faction in effect.factions
        if any(player.influence[faction] > mine[faction] for player in state.players)
    )


# --- how an effect waits

SEEKERS: Final = frozenset(
    number
    for number, leader in enumerate(LEADERS)
    if isinstance(leader.signet, Pay)
    and isinstance(leader.signet.reward, GainInfluence)
    and leader.signet.reward.among == Among.BEHIND
)

Manner = Callable[[State, int, Any, str], int]


def _when(state: State, seat: int, effect: When, source: str) -> int:
    if not holds(state, seat, effect.condition, source):
        return WAITS
    return manner(state, seat, effect.then, source)


def _pay(state: State, seat: int, effect: Pay, source: str) -> int:
    return OPTIONAL if possible(state, seat, effect, source) else WAITS


def _seq(state: State, seat: int, effect: Seq, source: str) -> int:
    manners = [manner(state, seat, step, source) for step in effect.steps]
    return max(manners) if min(manners) > WAITS else ASKED


def _recruit(state: State, seat: int, effect: Recruit, source: str) -> int:
    # A plot card may have another use for the last troops of the supply, or a card that unloads.
    if state.players[seat].supply > effect.amount:
        return INSTANT
    return ASKED if state.setup.ix else TELLING


def _draw(state: State, seat: int, effect: Draw, source: str) -> int:
    # Before a reshuffle the order with whatever changes the discard pile matters.
    return TELLING if len(state.players[seat].deck) >= effect.amount else ASKED


def _for_each(state: State, seat: int, effect: ForEach, source: str) -> int:
    # Another card drawn and revealed later on this turn could raise the count.
    return TELLING


def _influence(state: State, seat: int, effect: GainInfluence, source: str) -> int:
    factions = open_factions(state, seat, effect)
    if not factions:
        return WAITS
    if len(factions) > 1:
        return ASKED
    # Below 4 nothing is lost by rising first, but for a leader who seeks those ahead.
    player = state.players[seat]
    low = player.influence[factions[0]] + effect.amount < 4
    return INSTANT if low and player.leader not in SEEKERS else PLAIN


def _steal(state: State, seat: int, effect: StealIntrigue, source: str) -> int:
    rich = any(len(player.intrigue) >= STOLEN_FROM for player in state.players)
    return TELLING if rich else WAITS


def _one_of(state: State, seat: int, effect: OneOf, source: str) -> int:
    if not possible(state, seat, effect, source):
        return WAITS
    # IMP 29.1.1: where each alternative may be refused, so may all of them.
    return OPTIONAL if all(isinstance(option, _MAY) for _, option in effect.options) else ASKED


_MAY: Final = (Pay, AcquireTech, Commission, Negotiate)


def _may(state: State, seat: int, effect: Effect, source: str) -> int:
    return OPTIONAL if possible(state, seat, effect, source) else WAITS


def _track_bonus(state: State, seat: int, effect: TrackBonus, source: str) -> int:
    return TELLING if effect.faction == BENE_GESSERIT else PLAIN


def _station(state: State, seat: int, effect: Station, source: str) -> int:
    # It asks by itself, and nothing else of a reward depends on it.
    return PLAIN if state.players[seat].ix.dreadnoughts_fighting else WAITS


def _trash(state: State, seat: int, effect: Trash, source: str) -> int:
    return OPTIONAL if can_pay(state, seat, effect, source) else WAITS


def _trash_self(state: State, seat: int, effect: TrashSelf, source: str) -> int:
    return PLAIN if CARD[source] in state.players[seat].play else WAITS


def _foldspace(state: State, seat: int, effect: TakeFoldspace, source: str) -> int:
    return PLAIN if state.reserve[RESERVE.index(FOLDSPACE)] else WAITS


def _mentat(state: State, seat: int, effect: TakeMentat, source: str) -> int:
    return PLAIN if state.mentat == NOBODY or state.phase == Phase.COMBAT else WAITS


def _deploy(state: State, seat: int, effect: Deploy, source: str) -> int:
    return OPTIONAL if state.players[seat].garrison else WAITS


def _deploy_recruits(state: State, seat: int, effect: DeployRecruits, source: str) -> int:
    player = state.players[seat]
    return OPTIONAL if player.garrison and player.just_recruited else WAITS


def _retreat(state: State, seat: int, effect: Retreat, source: str) -> int:
    return OPTIONAL if state.players[seat].conflict else WAITS


def _special(state: State, seat: int, effect: Special, source: str) -> int:
    if not SPECIAL_POSSIBLE[effect.key](state, seat):
        return WAITS
    return OPTIONAL if effect.key in SPECIAL_MAY else ASKED


def _always(kind: int) -> Manner:
    return lambda state, seat, effect, source: kind


MANNERS: Final[dict[type, Manner]] = {
    When: _when, Pay: _pay, Seq: _seq, Recruit: _recruit, Draw: _draw, ForEach: _for_each,
    GainInfluence: _influence, OneOf: _one_of, Choose: _always(ASKED), Trash: _trash,
    TrashSelf: _trash_self, TakeFoldspace: _foldspace, TakeMentat: _mentat, Deploy: _deploy,
    DeployRecruits: _deploy_recruits, Retreat: _retreat, Special: _special,
    Gain: _always(INSTANT), Harvest: _always(INSTANT), ThisTurn: _always(INSTANT),
    OnReveal: _always(INSTANT), GainVp: _always(PLAIN), TakeSeat: _always(PLAIN),
    TakeSwordmaster: _always(PLAIN), TakeControl: _always(PLAIN), DrawIntrigue: _always(TELLING),
    StealIntrigue: _steal, EachOpponent: _always(TELLING), AcquireFree: _may, AcquireTech: _may,
    Commission: _may, Negotiate: _may, Freighter: _may, SwapIntrigue: _may, Station: _station,
    TrackBonus: _track_bonus, RecruitAndDeploy: _always(PLAIN),
}  # fmt: skip


def manner(state: State, seat: int, effect: Effect, source: str) -> int:
    """How an effect waits on a turn."""
    return MANNERS[type(effect)](state, seat, effect, source)


# --- intrigue cards


def playable(state: State, seat: int, moment: str, *, opening: bool = False) -> tuple[Option, ...]:
    """The intrigue cards a seat may play in a moment: plot, combat, win or endgame.

    ``opening``: at the very start of a turn, when the cards that ask for it fit too.
    """
    cards = state.players[seat].intrigue
    if not cards:
        return ()
    fitting: list[int] = []
    last = NOBODY
    for number in sorted(cards):
        if number == last:
            continue
        last = number
        card = INTRIGUES[number]
        effect = getattr(card, moment)
        if effect is None or (card.opening and not opening):
            continue
        if possible(state, seat, effect, card.key):
            fitting.append(number)
    return plays(tuple(fitting), moment) if fitting else ()
