"""The words that the sets are written in: one constructor for each effect, count and condition."""

from __future__ import annotations

from landsraad.games.imperium.effects import (
    AcquireFree,
    Alliance,
    Another,
    Choose,
    Condition,
    CouncilSeat,
    Count,
    Deploy,
    DeployRecruits,
    Discard,
    Draw,
    DrawIntrigue,
    EachOpponent,
    Effect,
    ForEach,
    Gain,
    GainInfluence,
    GainVp,
    Harvest,
    InfluenceWith,
    InPlay,
    LoseInfluence,
    LoseTroops,
    MostOwned,
    OneOf,
    OnReveal,
    Owned,
    Pay,
    RecallAgent,
    Recruit,
    Retreat,
    RevealTurn,
    Seq,
    Signet,
    Special,
    StealIntrigue,
    TakeControl,
    TakeFoldspace,
    TakeMentat,
    TakeSeat,
    TakeSwordmaster,
    ThisTurn,
    Tracks,
    Trash,
    TrashSelf,
    When,
)
from landsraad.games.imperium.terms import (
    FACTIONS,
    Faction,
    Place,
    Resource,
    Rule,
)

ANY_NUMBER = 99


def seq(*steps: Effect) -> Seq:
    """Several effects of one box."""
    return Seq(steps)


def one_of(**options: Effect) -> OneOf:
    """A choice of one, by label."""
    return OneOf(tuple(options.items()))


def choose(amount: int, **options: Effect) -> Choose:
    """A choice of several different ones, by label."""
    return Choose(amount, tuple(options.items()))


def pay(cost: Effect, then: Effect) -> Pay:
    """An arrow: the cost, then what it buys."""
    return Pay(cost, then)


def when(condition: Condition, then: Effect) -> When:
    """An effect under a condition."""
    return When(condition, then)


def for_each(count: Count, gain: Gain) -> ForEach:
    """A gain for each of something."""
    return ForEach(count, gain)


def each_opponent(effect: Effect) -> EachOpponent:
    """An effect on every opponent."""
    return EachOpponent(effect)


def on_reveal(effect: Effect) -> OnReveal:
    """An effect kept for this round's reveal turn."""
    return OnReveal(effect)


def this_turn(rule: Rule) -> ThisTurn:
    """A changed rule."""
    return ThisTurn(rule)


def special(key: str) -> Special:
    """An effect of one card only, written as a function."""
    return Special(key)


def solari(amount: int) -> Gain:
    """Solari."""
    return Gain(Resource.SOLARI, amount)


def spice(amount: int) -> Gain:
    """Spice."""
    return Gain(Resource.SPICE, amount)


def water(amount: int) -> Gain:
    """Water."""
    return Gain(Resource.WATER, amount)


def persuasion(amount: int) -> Gain:
    """Persuasion."""
    return Gain(Resource.PERSUASION, amount)


def sword(amount: int) -> Gain:
    """Swords: strength in the conflict."""
    return Gain(Resource.SWORD, amount)


def troops(amount: int) -> Recruit:
    """Recruits."""
    return Recruit(amount)


def draw(amount: int) -> Draw:
    """Cards from the deck."""
    return Draw(amount)


def intrigue(amount: int) -> DrawIntrigue:
    """Intrigue cards."""
    return DrawIntrigue(amount)


def gain_influence(*factions: Faction, amount: int = 1, behind: bool = False) -> GainInfluence:
    """Influence with one of the factions; with any of the four when none is named."""
    return GainInfluence(factions or FACTIONS, amount, behind)


def lose_influence(amount: int = 1) -> LoseInfluence:
    """Influence given up, with a faction of choice."""
    return LoseInfluence(amount)


def vp(amount: int) -> GainVp:
    """Victory points."""
    return GainVp(amount)


def trash() -> Trash:
    """The trash icon."""
    return Trash()


def trash_self() -> TrashSelf:
    """The card trashes itself."""
    return TrashSelf()


def signet() -> Signet:
    """The signet ring icon."""
    return Signet()


def foldspace() -> TakeFoldspace:
    """The Foldspace icon."""
    return TakeFoldspace()


def mentat() -> TakeMentat:
    """The Mentat icon."""
    return TakeMentat()


def control(space: str) -> TakeControl:
    """Control of a space, by its key."""
    return TakeControl(space)


def council_seat() -> TakeSeat:
    """A seat on the High Council."""
    return TakeSeat()


def swordmaster() -> TakeSwordmaster:
    """The third agent."""
    return TakeSwordmaster()


def recall_agent() -> RecallAgent:
    """An agent comes back."""
    return RecallAgent()


def steal_intrigue() -> StealIntrigue:
    """The steal icon."""
    return StealIntrigue()


def discard(amount: int) -> Discard:
    """Cards discarded from the hand."""
    return Discard(amount)


def lose_troops(place: Place, amount: int = 1) -> LoseTroops:
    """Troops lost to the supply."""
    return LoseTroops(place, amount)


def deploy_up_to(amount: int) -> Deploy:
    """Troops from the garrison into the conflict."""
    return Deploy(amount)


def deploy_recruits(amount: int) -> DeployRecruits:
    """This turn's recruits into the conflict."""
    return DeployRecruits(amount)


def retreat_up_to(amount: int) -> Retreat:
    """Troops back from the conflict to the garrison."""
    return Retreat(amount)


def acquire_up_to(limit: int, *, to_top: bool = False) -> AcquireFree:
    """A card without paying persuasion."""
    return AcquireFree(limit, to_top)


def harvest(base: int) -> Harvest:
    """The maker icon."""
    return Harvest(base)


def influence(faction: Faction) -> InfluenceWith:
    """Influence with a faction, to compare: ``influence(FREMEN) >= 2``."""
    return InfluenceWith(faction)


def in_play(faction: Faction) -> InPlay:
    """Cards of a faction in play."""
    return InPlay(faction)


def owned(card: str) -> Owned:
    """Copies owned of a card, by its key."""
    return Owned(card)


def tracks_at(height: int) -> Tracks:
    """Tracks on which a height is reached."""
    return Tracks(height)


def alliance(*factions: Faction) -> Alliance:
    """An alliance with one of the factions; with any when none is named."""
    return Alliance(factions or FACTIONS)


def another(faction: Faction) -> Another:
    """Another card of the faction in play (for the Fremen: the bond)."""
    return Another(faction)


def seated() -> CouncilSeat:
    """A seat on the High Council."""
    return CouncilSeat()


def reveal_turn() -> RevealTurn:
    """During one's reveal turn."""
    return RevealTurn()


def most_owned(card: str) -> MostOwned:
    """More copies than each opponent."""
    return MostOwned(card)
