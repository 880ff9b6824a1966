"""What may be offered: whether an effect can be done, and how it waits on a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.boxes import optional
from landsraad.games.imperium.catalogue import (
    CARD,
    COSTS,
    FOLDSPACE,
    INTRIGUE,
    INTRIGUES,
    LEADERS,
    RESERVE,
    SKILL,
    SPACE,
    SPACES,
    TECH,
    TECHS,
    UNPRICED,
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
    Signet,
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
from landsraad.games.imperium.effects_bloodlines import (
    OF_COST,
    AcquireCard,
    BuyCommander,
    EachReveal,
    GiveIntrigue,
    NextSister,
    PassTurn,
    RecruitHome,
    RetreatTroops,
    TakeCommander,
    TakeSkill,
    TrashIntrigue,
    TrashOwnTile,
    TrashSkill,
)
from landsraad.games.imperium.holdings import stolen_from
from landsraad.games.imperium.market import acquirable, open_tiles
from landsraad.games.imperium.options import plays
from landsraad.games.imperium.state import NOBODY, PlayerState, State
from landsraad.games.imperium.terms import BENE_GESSERIT, SOLARI, Among, Phase, Place, Rule, Zone

CHEAP_COMMANDERS: Final = int(Rule.CHEAP_COMMANDERS)
COMMANDER_PRICE: Final = 2
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
        case Trash():
            return can_trash(player, cost)
        case TrashSelf():
            return CARD[source] in player.play
        case Discard(amount):
            return len(player.hand) >= amount
        case RetreatUnits(amount):
            return player.units - player.bl.agents >= amount
        case TrashTile():
            return TECH[source] in player.ix.tech
        case LoseInfluence(amount):
            return any(influence >= amount for influence in player.influence)
        case LoseTroops(place, amount):
            return troops_at(player, place) >= amount
        case RetreatTroops(least, _):
            return player.conflict >= least
        case TrashIntrigue():
            return _has_another(player, source)
        case GiveIntrigue():
            return _has_another(player, source) and bool(takers(state, seat))
        case TrashOwnTile():
            return bool(player.ix.tech)
        case TrashSkill():
            return SKILL[source] in player.bl.skills
    raise NotImplementedError(type(cost).__name__)


def can_trash(player: PlayerState, effect: Trash) -> bool:
    """Whether a house has a card that an effect may trash."""
    if effect.only is not None:
        cards = player.hand if effect.only == Zone.HAND else player.discard
        return any(effect.cost <= COSTS[card] < UNPRICED or not effect.cost for card in cards)
    return bool(player.play or (not effect.in_play and (player.hand or player.discard)))


def _has_another(player: PlayerState, source: str) -> bool:
    """Whether a house holds another intrigue card than the one that asks for it."""
    return len(player.intrigue) > (INTRIGUE[source] in player.intrigue)


def takers(state: State, seat: int) -> list[int]:
    """The opponents that can hold intrigue cards (not House Hagal)."""
    return [
        other
        for other, player in enumerate(state.players)
        if other != seat and player.leader != NOBODY
    ]


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
    if isinstance(effect.condition, OF_COST):
        return True  # Decided by the cost, which is still to be paid.
    return holds(state, seat, effect.condition, source) and possible(
        state, seat, effect.then, source
    )


def _pay_possible(state: State, seat: int, effect: Pay, source: str) -> bool:
    return can_pay(state, seat, effect.cost, source) and possible(
        state, seat, effect.reward, source
    )


def _one_possible(state: State, seat: int, effect: OneOf, source: str) -> bool:
    return any(eligible(state, seat, option, source) for _, option in effect.options)


def eligible(state: State, seat: int, option: Effect, source: str) -> bool:
    """Whether one side of a choice can be chosen; to deploy takes a troop (IMP 36.1.14)."""
    if isinstance(option, Deploy):
        player = state.players[seat]
        return player.garrison > player.bl.kept_home
    return possible(state, seat, option, source)


def _some_possible(state: State, seat: int, effect: Seq, source: str) -> bool:
    return any(possible(state, seat, step, source) for step in effect.steps)


def _on_board(state: State, seat: int, effect: RecallAgent, source: str) -> bool:
    fighting = state.players[seat].bl.agents > 0
    return fighting or any(there >> 2 * seat & 3 for there in state.agents)


def _troops_there(state: State, seat: int, effect: LoseTroops, source: str) -> bool:
    return troops_at(state.players[seat], effect.place) > 0


_EARLY: Final = (
    Rule.IGNORE_AGENTS, Rule.FACTION_ICONS, Rule.EMPEROR_ICON, Rule.BOARD_ICONS
)  # fmt: skip
"""Rules that only matter before the agent is sent."""


def _before_sending(state: State, seat: int, effect: ThisTurn, source: str) -> bool:
    player = state.players[seat]
    early = effect.rule in _EARLY
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
    AcquireFree: lambda state, seat, effect, source: bool(
        acquirable(state, seat, effect.limit, row=effect.row)
    ),
    Trash: lambda state, seat, effect, source: (
        effect.only is None or can_trash(state.players[seat], effect)
    ),
    BuyCommander: lambda state, seat, effect, source: can_buy(state, seat, source),
    TakeCommander: lambda state, seat, effect, source: state.bl.bank > 0,
    AcquireCard: lambda state, seat, effect, source: (
        state.reserve[RESERVE.index(CARD[effect.card])] > 0
    ),
    TakeSkill: lambda state, seat, effect, source: bool(open_skills(state, seat)),
    PassTurn: lambda state, seat, effect, source: True,
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


def commander_price(state: State, seat: int) -> int:
    """What recruiting a commander costs a house now (IMP 30.1.3)."""
    player = state.players[seat]
    less = sum(TECHS[tile].cheaper_commanders for tile in player.ix.tech)
    return max(0, COMMANDER_PRICE - less - bool(player.rules & CHEAP_COMMANDERS))


def can_buy(state: State, seat: int, space: str) -> bool:
    """Whether a house can pay for the commander on a space."""
    there = SPACE[space] in state.bl.commanders
    return there and state.players[seat].resources[SOLARI] >= commander_price(state, seat)


def open_skills(state: State, seat: int) -> list[int]:
    """The open skills of which a house has no copy (IMP 30.1.2)."""
    own = state.players[seat].bl.skills
    return [skill for skill in dict.fromkeys(state.bl.skills) if skill not in own]


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
    if effect.among == Among.REACHED:
        return tuple(faction for faction in effect.factions if player.influence[faction] >= 2)
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
    if optional(effect):
        return INSTANT  # That only opens its parts, to be taken one by one.
    manners = [manner(state, seat, step, source) for step in effect.steps]
    return max(manners) if min(manners) > WAITS else ASKED


def _recruit(state: State, seat: int, effect: Recruit, source: str) -> int:
    # A plot card may have another use for the last troops of the supply, or a card that unloads.
    if state.players[seat].supply > effect.amount:
        return INSTANT
    return ASKED if state.setup.ix or state.setup.bloodlines else TELLING


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
    rich = any(len(player.intrigue) >= stolen_from(player) for player in state.players)
    return TELLING if rich else WAITS


def _one_of(state: State, seat: int, effect: OneOf, source: str) -> int:
    if not possible(state, seat, effect, source):
        return WAITS
    # IMP 29.1.1: where each alternative may be refused, so may all of them.
    return OPTIONAL if all(isinstance(option, _MAY) for _, option in effect.options) else ASKED


_MAY: Final = (Pay, AcquireTech, Commission, Negotiate)


def _may(state: State, seat: int, effect: Effect, source: str) -> int:
    return OPTIONAL if possible(state, seat, effect, source) else WAITS


def _must(state: State, seat: int, effect: Effect, source: str) -> int:
    return ASKED if possible(state, seat, effect, source) else WAITS


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
    player = state.players[seat]
    return OPTIONAL if player.garrison > player.bl.kept_home else WAITS


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
    TrackBonus: _track_bonus, RecruitAndDeploy: _always(PLAIN), BuyCommander: _may,
    RecruitHome: _always(PLAIN), EachReveal: _always(INSTANT), NextSister: _always(INSTANT),
    AcquireCard: _always(PLAIN), TakeCommander: _must, TakeSkill: _must,
    Signet: _always(PLAIN), PassTurn: _always(PLAIN),
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
