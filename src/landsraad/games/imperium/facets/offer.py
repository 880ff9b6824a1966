"""What may be offered: whether an effect can be done, and how it waits on a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.boxes import optional
from landsraad.games.imperium.engine.catalogue import COSTS, INTRIGUES, LEADERS, SPACES
from landsraad.games.imperium.engine.conditions import army_of, count, holds, influence_of
from landsraad.games.imperium.engine.deeds import side
from landsraad.games.imperium.engine.holdings import grounded, stolen_from, withholds
from landsraad.games.imperium.engine.market import acquirable
from landsraad.games.imperium.engine.options import plays
from landsraad.games.imperium.engine.state import NOBODY, PlayerState, State
from landsraad.games.imperium.language.abilities import Lends, bends
from landsraad.games.imperium.language.board import (
    RecallAgent,
    TakeControl,
    TakeHolding,
    TakeMentat,
)
from landsraad.games.imperium.language.cards import (
    CARD,
    AcquireFree,
    Discard,
    Reshuffle,
    Signet,
    StealIntrigue,
    TakeFoldspace,
    Trash,
    TrashSelf,
)
from landsraad.games.imperium.language.gains import (
    Draw,
    DrawIntrigue,
    Gain,
    GainInfluence,
    GainVp,
    Harvest,
    LoseInfluence,
    Recruit,
)
from landsraad.games.imperium.language.structure import (
    Choose,
    EachOpponent,
    ForEach,
    Later,
    OneOf,
    Pay,
    Seq,
    Special,
    ThisTurn,
    When,
)
from landsraad.games.imperium.language.terms import (
    BENE_GESSERIT,
    EMPEROR,
    Among,
    Faction,
    Phase,
    Place,
    Rule,
    UnitKind,
)
from landsraad.games.imperium.language.troops import (
    Deploy,
    DeployRecruits,
    LoseTroops,
    Retreat,
)
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import OF_COST, REFUSABLE

TRACK_RECRUITS: Final = 2
"""What rising to 4 with the Emperor recruits (IMP 9.1.3)."""
WAITS: Final = 0
INSTANT: Final = 1
PLAIN: Final = 2
TELLING: Final = 3
ASKED: Final = 4
OPTIONAL: Final = 5
IDLE: Final = 6
"""How an effect waits on a turn: not possible yet; done at once; done without asking when nothing
but such effects is left; the same, but before it a plot card could be of use; the player must do
it; the player may; the player must, though while there is nothing to take it comes to nothing."""


# --- costs and possibility


Possibility = Callable[[State, int, Any, str], bool]
Manner = Callable[[State, int, Any, str], int]
_PAYABLE: Final[dict[type, Possibility]] = {}
_POSSIBLE: Final[dict[type, Possibility]] = {}
_MANNERS: Final[dict[type, Manner]] = {}


def waits(kind: type[Effect], manner: Manner | int, *, possible: Possibility | None = None) -> None:
    """Register how a kind of effect waits on a turn, and when it can be chosen."""
    _MANNERS[kind] = manner if callable(manner) else _always(manner)
    if possible is not None:
        _POSSIBLE[kind] = possible


def costs(kind: type[Effect], payable: Possibility) -> None:
    """Register when a kind of effect can be paid as a cost."""
    _PAYABLE[kind] = payable


def _always(kind: int) -> Manner:
    return lambda state, seat, effect, source: kind


def may(state: State, seat: int, effect: Effect, source: str) -> int:
    """The manner of what may be done whenever it is possible."""
    return OPTIONAL if possible(state, seat, effect, source) else WAITS


def must(state: State, seat: int, effect: Effect, source: str) -> int:
    """The manner of what must be done as soon as it is possible."""
    return ASKED if possible(state, seat, effect, source) else WAITS


def can_pay(state: State, seat: int, cost: Effect, source: str) -> bool:
    """Whether a house can pay a cost in full."""
    for handler in state.moments.meant:
        seat, cost = handler(state, seat, cost, source)
    return _PAYABLE[type(cost)](state, seat, cost, source)


def _all_payable(state: State, seat: int, cost: Seq, source: str) -> bool:
    # Influence may be lost step by step with one faction.
    lost = sum(step.amount for step in cost.steps if isinstance(step, LoseInfluence))
    enough = lost <= sum(state.players[army_of(state, seat)].influence)
    return enough and all(can_pay(state, seat, step, source) for step in cost.steps)


def _influence_left(state: State, seat: int, cost: LoseInfluence, source: str) -> bool:
    return any(influence >= cost.amount for influence in state.players[seat].influence)


costs(Seq, _all_payable)
costs(Gain, lambda state, seat, e, source: state.players[seat].resources[e.resource] >= e.amount)
costs(Trash, lambda state, seat, e, source: can_trash(state.players[seat], e))
_TRASHABLE: Final[dict[str, Possibility]] = {}


def trash_costs(what: str, payable: Possibility) -> None:
    """Register when a component of a kind can trash itself as a cost."""
    _TRASHABLE[what] = payable


costs(TrashSelf, lambda state, seat, e, source: _TRASHABLE[e.what](state, seat, e, source))
trash_costs(
    CARD,
    lambda state, seat, e, source: state.setup.selection.card[source] in state.players[seat].play,
)
costs(Discard, lambda state, seat, e, source: len(state.players[seat].hand) >= e.amount)
costs(LoseInfluence, _influence_left)
costs(
    LoseTroops,
    lambda state, seat, e, source: troops_at(state.players[seat], e.place) >= e.amount,
)


def can_trash(player: PlayerState, effect: Trash) -> bool:
    """Whether a house has a card that an effect may trash."""
    piles = (player.hand, player.discard, player.play)
    if type(effect) is Trash:
        return any(piles[zone] for zone in effect.zones)
    return any(effect.fits(COSTS[card]) for zone in effect.zones for card in piles[zone])


def has_another(state: State, seat: int, source: str) -> bool:
    """Whether a house holds another intrigue card than the one that asks for it."""
    held = state.players[seat].intrigue
    return len(held) > (state.setup.selection.keys("intrigue").get(source, NOBODY) in held)


def takers(state: State, seat: int) -> list[int]:
    """The opponents that can hold intrigue cards (not House Hagal)."""
    return [
        other
        for other, player in enumerate(state.players)
        if other not in side(state, seat) and player.leader != NOBODY
    ]


def troops_at(player: PlayerState, place: int) -> int:
    """A house's troops in the garrison, in the conflict, or in either."""
    in_conflict = player.conflict if place != Place.GARRISON else 0
    return in_conflict + (player.garrison if place != Place.CONFLICT else 0)


def possible(state: State, seat: int, effect: Effect, source: str) -> bool:
    """Whether an effect can be chosen: its condition met, its cost payable, its object there."""
    for handler in state.moments.meant:
        seat, effect = handler(state, seat, effect, source)
    check = _POSSIBLE.get(type(effect))
    return check is None or check(state, seat, effect, source)


def of_cost(effect: Effect) -> bool:
    """Whether an effect depends on what was paid for it."""
    return isinstance(effect, When) and type(effect.condition) in OF_COST


def _when_possible(state: State, seat: int, effect: When, source: str) -> bool:
    if of_cost(effect):
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
        player = state.players[army_of(state, seat)]
        return player.deployable > 0
    return possible(state, seat, option, source)


def _some_possible(state: State, seat: int, effect: Seq, source: str) -> bool:
    return any(possible(state, seat, step, source) for step in effect.steps)


def recallable(state: State, seat: int) -> list[int]:
    """The spaces from which an agent may be recalled; in some editions not the one just sent."""
    sent = NOBODY if state.setup.edition.recalls_sent else state.players[seat].space
    return [
        space
        for space, there in enumerate(state.agents)
        if (there >> 2 * seat & 3) > (space == sent)
    ]


def _on_board(state: State, seat: int, effect: RecallAgent, source: str) -> bool:
    if recallable(state, seat):
        return True
    return any(offers(state, seat) for offers in state.moments.recall_offers)


def _troops_there(state: State, seat: int, effect: LoseTroops, source: str) -> bool:
    return troops_at(state.players[seat], effect.place) > 0


PASS_ENEMIES: Final = bends(Rule.IGNORE_AGENTS)
COMBAT_ICON: Final = bends(Rule.COMBAT)


def _before_sending(state: State, seat: int, effect: ThisTurn, source: str) -> bool:
    player = state.players[seat]
    if effect.ability == COMBAT_ICON:
        return not grounded(state.players[army_of(state, seat)])
    # Some abilities only matter before the agent is sent.
    early = isinstance(effect.ability, Lends) or effect.ability == PASS_ENEMIES
    return not early or (player.space == NOBODY and not player.revealed)


_POSSIBLE.update(
    {
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
            acquirable(state, seat, effect.cards)
        ),
        Trash: lambda state, seat, effect, source: (
            effect.optional or can_trash(state.players[seat], effect)
        ),
        GainInfluence: lambda state, seat, effect, source: bool(open_factions(state, seat, effect)),
        Deploy: lambda state, seat, effect, source: (
            effect.kind not in READY or READY[effect.kind](state, seat)
        ),
        Special: lambda state, seat, effect, source: SPECIAL_POSSIBLE[effect.key](state, seat),
    }
)


def in_reserve(state: State, card: int) -> bool:
    """Whether a copy of a reserve card is left."""
    return state.reserve[state.setup.selection.slot[card]] > 0


READY: Final[dict[UnitKind, Callable[[State, int], bool]]] = {}
"""Whether there is a unit to deploy, of kinds that are not in the garrison."""
SPECIAL_POSSIBLE: Final[dict[str, Callable[[State, int], bool]]] = {}
SPECIAL_MAY: Final[set[str]] = set()
"""The specials that a player may leave."""
Choice = Callable[[State, int, tuple[int, ...]], tuple[int, ...]]
_AMONG: Final[dict[str, Choice]] = {}


def among(kind: str) -> Callable[[Choice], Choice]:
    """Decorator: which of some factions are meant."""

    def register(choice: Choice) -> Choice:
        _AMONG[kind] = choice
        return choice

    return register


def open_factions(state: State, seat: int, effect: GainInfluence) -> tuple[int, ...]:
    """The factions an influence may be gained with."""
    if effect.among == Among.ALL:
        return effect.factions
    return _AMONG[effect.among](state, seat, effect.factions)


@among(Among.VISITED)
def _visited(state: State, seat: int, factions: tuple[int, ...]) -> tuple[int, ...]:
    space = state.players[seat].space
    visited = SPACES[space].faction if space >= 0 else None
    return tuple(faction for faction in factions if faction == visited)


@among(Among.REACHED)
def _reached(state: State, seat: int, factions: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(faction for faction in factions if influence_of(state, seat, faction) >= 2)


@among(Among.BEHIND)
def _behind(state: State, seat: int, factions: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        faction
        for faction in factions
        if any(p.influence[faction] > influence_of(state, seat, faction) for p in state.players)
    )


# --- how an effect waits
SEEKERS: Final = frozenset(
    number
    for number, leader in enumerate(LEADERS)
    if isinstance(leader.signet, Pay)
    and isinstance(leader.signet.reward, GainInfluence)
    and leader.signet.reward.among == Among.BEHIND
)


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


def _gain(state: State, seat: int, effect: Gain, source: str) -> int:
    player = state.players[seat]
    return PLAIN if player.answers.withholds and withholds(player, effect.resource) else INSTANT


def _recruit(state: State, seat: int, effect: Recruit, source: str) -> int:
    if not _last_troops(state, seat, effect.amount):
        return INSTANT
    return ASKED if _expanded(state) else TELLING


def _expanded(state: State) -> bool:
    return state.setup.sets != ("base",)


def _last_troops(state: State, seat: int, amount: int) -> bool:
    # A plot card, or a card that is discarded, may have another use for the last of the supply.
    return state.players[seat].supply <= amount


def recruit_plainly(state: State, seat: int, effect: Any, source: str) -> int:
    """The manner of recruits that may be the last of the supply."""
    return TELLING if _last_troops(state, seat, effect.amount) else PLAIN


def _draw(state: State, seat: int, effect: Draw, source: str) -> int:
    # Before a reshuffle the order with whatever changes the discard pile matters.
    return TELLING if len(state.players[seat].deck) >= effect.amount else ASKED


def _for_each(state: State, seat: int, effect: ForEach, source: str) -> int:
    # Another card drawn and revealed later on this turn could raise the count.
    if isinstance(effect.gain, Draw):
        amount = effect.gain.amount * count(state, seat, effect.count, source)
        return _draw(state, seat, Draw(amount), source) if amount else WAITS
    return TELLING


def _influence(state: State, seat: int, effect: GainInfluence, source: str) -> int:
    factions = open_factions(state, seat, effect)
    if not factions:
        return WAITS
    if len(factions) > 1:
        return ASKED
    player, faction = state.players[seat], factions[0]
    rise = player.influence[faction] + effect.amount
    if rise < 4:
        # Nothing is lost by rising first, but for a leader who seeks those above.
        return INSTANT if player.leader not in SEEKERS else PLAIN
    if rise > 6 and _expanded(state):
        return TELLING  # A plot card of an expansion may first lower what would rise beyond 6.
    return track_manner(state, seat, faction, rise - effect.amount < 4)


def track_manner(state: State, seat: int, faction: int, reached: bool) -> int:
    """The bonus of a track may take the last troops of the supply."""
    if faction == EMPEROR and reached and _last_troops(state, seat, TRACK_RECRUITS):
        return TELLING
    return PLAIN


_DRAWS: Final[dict[type, Callable[[Any], bool]]] = {}


def draws_intrigue(kind: type[Effect], whether: Callable[[Any], bool]) -> None:
    """Register that a kind of effect may draw intrigue cards from the deck."""
    _DRAWS[kind] = whether


def brings_intrigue(state: State, seat: int, effect: Effect) -> bool:
    """Whether a compulsory effect draws intrigue cards from the deck."""
    drawn = _DRAWS.get(type(effect))
    if drawn is not None:
        return drawn(effect)
    match effect:
        case DrawIntrigue():
            return True
        case GainInfluence((Faction.BENE_GESSERIT,), amount):
            influence = state.players[seat].influence[BENE_GESSERIT]
            return influence < 4 <= influence + amount
    return False


def _each_opponent(state: State, seat: int, effect: EachOpponent, source: str) -> int:
    # What nobody has to answer comes to the same before or after a plot card.
    return TELLING if answered(state, seat, effect, source) else PLAIN


def answered(state: State, seat: int, effect: EachOpponent, source: str) -> bool:
    """Whether some opponent has a choice to make for an effect; rivals have none (IMP 16.4.1)."""
    others = (other for other in range(state.setup.seats) if other != seat)
    return any(_has_choice(state, other, effect.effect, source) for other in others)


def _has_choice(state: State, seat: int, effect: Effect, source: str) -> bool:
    player = state.players[seat]
    match effect:
        case OneOf(options):
            sides = [side for _, side in options if eligible(state, seat, side, source)]
            return len(sides) > 1 or any(_has_choice(state, seat, side, source) for side in sides)
        case Discard(amount):
            return len(player.hand) > amount
        case LoseTroops(place):
            in_conflict = place == Place.CONFLICT
            some = player.among_troops(in_conflict)
            return 0 < some < (player.conflict if in_conflict else player.garrison)
    return False


def _steal(state: State, seat: int, effect: StealIntrigue, source: str) -> int:
    rich = any(len(player.intrigue) >= stolen_from(player) for player in state.players)
    return TELLING if rich else WAITS


def _one_of(state: State, seat: int, effect: OneOf, source: str) -> int:
    if not possible(state, seat, effect, source):
        return WAITS
    # IMP 29.1.1: where each alternative that is open may be refused, so may all of them.
    open_sides = [side for _, side in effect.options if eligible(state, seat, side, source)]
    return min(OPTIONAL if _may_refuse(state, seat, side, source) else ASKED for side in open_sides)


def _may_refuse(state: State, seat: int, effect: Effect, source: str) -> bool:
    # Deploying and retreating may come to nothing as it is.
    if isinstance(effect, Deploy | Retreat):
        return False
    return type(effect) in REFUSABLE or manner(state, seat, effect, source) == OPTIONAL


def may_trash(state: State, seat: int, effect: Trash, source: str) -> int:
    """The manner of what trashes a card."""
    return OPTIONAL if can_pay(state, seat, effect, source) else WAITS


def _trash_self(state: State, seat: int, effect: TrashSelf, source: str) -> int:
    return PLAIN if state.setup.selection.card[source] in state.players[seat].play else WAITS


def _foldspace(state: State, seat: int, effect: TakeFoldspace, source: str) -> int:
    return PLAIN if in_reserve(state, state.setup.selection.foldspace) else WAITS


def _mentat(state: State, seat: int, effect: TakeMentat, source: str) -> int:
    return PLAIN if state.mentat == NOBODY or state.phase == Phase.COMBAT else WAITS


def _deploy(state: State, seat: int, effect: Deploy, source: str) -> int:
    if effect.kind in READY:
        return OPTIONAL if READY[effect.kind](state, seat) else WAITS
    player = state.players[seat]
    return OPTIONAL if player.deployable > 0 else WAITS


def _deploy_recruits(state: State, seat: int, effect: DeployRecruits, source: str) -> int:
    player = state.players[seat]
    return OPTIONAL if player.garrison and player.just_recruited else WAITS


def _retreat(state: State, seat: int, effect: Retreat, source: str) -> int:
    return OPTIONAL if state.players[seat].conflict else WAITS


def _special(state: State, seat: int, effect: Special, source: str) -> int:
    if not SPECIAL_POSSIBLE[effect.key](state, seat):
        return WAITS
    return OPTIONAL if effect.key in SPECIAL_MAY else ASKED


_MANNERS.update({
    When: _when, Pay: _pay, Seq: _seq, Recruit: _recruit, Draw: _draw, ForEach: _for_each,
    GainInfluence: _influence, OneOf: _one_of, Choose: _always(ASKED), Trash: may_trash,
    TrashSelf: _trash_self, TakeFoldspace: _foldspace, TakeMentat: _mentat, Deploy: _deploy,
    DeployRecruits: _deploy_recruits, Retreat: _retreat, Special: _special,
    Gain: _gain, Harvest: _always(INSTANT), ThisTurn: _always(INSTANT),
    Later: _always(INSTANT), GainVp: _always(PLAIN), TakeHolding: _always(PLAIN),
    TakeControl: _always(PLAIN), DrawIntrigue: _always(TELLING),
    StealIntrigue: _steal, EachOpponent: _each_opponent, AcquireFree: may, Signet: _always(PLAIN),
    RecallAgent: must, Reshuffle: _always(ASKED),
})  # fmt: skip


def manner(state: State, seat: int, effect: Effect, source: str) -> int:
    """How an effect waits on a turn."""
    for handler in state.moments.meant:
        seat, effect = handler(state, seat, effect, source)
    return _MANNERS[type(effect)](state, seat, effect, source)


# --- intrigue cards

_PLAYED: Final[dict[str, tuple[Effect | None, ...]]] = {
    "plot": tuple(card.plot for card in INTRIGUES),
    "combat": tuple(card.combat for card in INTRIGUES),
    "win": tuple(card.win for card in INTRIGUES),
    "endgame": tuple(card.endgame for card in INTRIGUES),
}
"""What intrigue cards do, by the moment in which they are played."""
_OPENINGS: Final = frozenset(number for number, card in enumerate(INTRIGUES) if card.opening)


def playable(state: State, seat: int, moment: str, *, opening: bool = False) -> tuple[Option, ...]:
    """The intrigue cards a seat may play in a moment: plot, combat, win or endgame.

    ``opening``: at the very start of a turn, when the cards that ask for it fit too.
    """
    cards = state.players[seat].intrigue
    if not cards:
        return ()
    fitting: list[int] = []
    effects, last = _PLAYED[moment], NOBODY
    for number in sorted(cards):
        if number == last:
            continue
        last = number
        effect = effects[number]
        if effect is None or (number in _OPENINGS and not opening):
            continue
        if possible(state, seat, effect, INTRIGUES[number].key):
            fitting.append(number)
    return plays(tuple(fitting), moment) if fitting else ()
