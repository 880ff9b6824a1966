"""The words that the sets are written in: one constructor for each effect, count and condition."""

from __future__ import annotations

from landsraad.games.imperium.effects import (
    AcquireFree,
    AcquireTech,
    AgentsOn,
    Alliance,
    Another,
    Choose,
    Commission,
    Condition,
    CouncilSeat,
    Count,
    Deploy,
    Deployed,
    DeployRecruits,
    DeployUnits,
    Discard,
    Draw,
    DrawIntrigue,
    Dreadnoughts,
    EachOpponent,
    Effect,
    EnemyHere,
    ForEach,
    Freighter,
    Gain,
    GainInfluence,
    GainVp,
    Harvest,
    Held,
    InfluenceWith,
    InPlay,
    LoseInfluence,
    LoseTroops,
    LowTracks,
    Met,
    MostOwned,
    Negotiate,
    OneOf,
    OnReveal,
    OnWin,
    Owned,
    Pay,
    RecallAgent,
    Recruit,
    RecruitAndDeploy,
    Retreat,
    RetreatDreadnought,
    RetreatUnits,
    RevealTurn,
    Seq,
    Signet,
    Special,
    StealIntrigue,
    SwapIntrigue,
    SwordCards,
    TakeControl,
    TakeFoldspace,
    TakeMentat,
    TakeSeat,
    TakeSwordmaster,
    ThisTurn,
    Tiles,
    TrackBonus,
    Tracks,
    Trash,
    TrashSelf,
    TrashTile,
    When,
)
from landsraad.games.imperium.terms import (
    FACTIONS,
    Among,
    Faction,
    Icon,
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


def for_each(count: Count, gain: Gain | GainVp) -> ForEach:
    """A gain for each of something."""
    return ForEach(count, gain)


def each_opponent(effect: Effect) -> EachOpponent:
    """An effect on every opponent."""
    return EachOpponent(effect)


def on_reveal(effect: Effect) -> OnReveal:
    """An effect kept for this round's reveal turn."""
    return OnReveal(effect)


def on_win(effect: Effect) -> OnWin:
    """An effect kept for the win of this conflict."""
    return OnWin(effect)


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


def gain_influence(*factions: Faction, amount: int = 1, among: Among = Among.ALL) -> GainInfluence:
    """Influence with one of the factions; with any of the four when none is named."""
    return GainInfluence(factions or FACTIONS, amount, among)


def lose_influence(amount: int = 1) -> LoseInfluence:
    """Influence given up, with a faction of choice."""
    return LoseInfluence(amount)


def vp(amount: int) -> GainVp:
    """Victory points."""
    return GainVp(amount)


def trash(*, in_play: bool = False) -> Trash:
    """The trash icon; or for cards in play only."""
    return Trash(in_play)


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


def recruit_and_deploy(amount: int) -> RecruitAndDeploy:
    """Recruits that go straight into the conflict."""
    return RecruitAndDeploy(amount)


def acquire_up_to(limit: int, *, to_top: bool = False) -> AcquireFree:
    """A card without paying persuasion."""
    return AcquireFree(limit, to_top)


def harvest(base: int) -> Harvest:
    """The maker icon."""
    return Harvest(base)


def swap_intrigue(amount: int) -> SwapIntrigue:
    """Intrigue cards put under their deck for as many new ones."""
    return SwapIntrigue(amount)


def track_bonus(faction: Faction) -> TrackBonus:
    """The bonus at 4 of a track."""
    return TrackBonus(faction)


def dreadnought() -> Commission:
    """The dreadnought icon."""
    return Commission()


def deploy_units(amount: int) -> DeployUnits:
    """Troops or dreadnoughts from the garrison into the conflict."""
    return DeployUnits(amount)


def retreat_units(amount: int) -> RetreatUnits:
    """Troops or dreadnoughts that must retreat."""
    return RetreatUnits(amount)


def retreat_dreadnought() -> RetreatDreadnought:
    """A dreadnought that must retreat."""
    return RetreatDreadnought()


def freighter() -> Freighter:
    """The freighter icon."""
    return Freighter()


def tech(discount: int = 0, *, or_solari: bool = False) -> AcquireTech:
    """The acquire-tech icon, with its discount."""
    return AcquireTech(discount, or_solari)


def negotiator() -> Negotiate:
    """The tech negotiation icon."""
    return Negotiate()


def trash_tile() -> TrashTile:
    """The tile trashes itself."""
    return TrashTile()


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


def low_tracks(height: int) -> LowTracks:
    """Tracks on which a height is not passed."""
    return LowTracks(height)


def held(resource: Resource) -> Held:
    """What one has of a resource."""
    return Held(resource)


def agents_on(*icons: Faction | Icon) -> AgentsOn:
    """One's agents on spaces of these icons."""
    return AgentsOn(icons)


def tiles() -> Tiles:
    """One's tech tiles."""
    return Tiles()


def dreadnoughts(*, fighting: bool = False) -> Dreadnoughts:
    """One's commissioned dreadnoughts, or those in the conflict."""
    return Dreadnoughts(fighting)


def deployed() -> Deployed:
    """Units deployed on this turn."""
    return Deployed()


def sword_cards() -> SwordCards:
    """Other revealed cards that give swords."""
    return SwordCards()


def met(*conditions: Condition) -> Met:
    """How many conditions hold."""
    return Met(conditions)


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


def enemy_here() -> EnemyHere:
    """An enemy agent on the space of this turn's agent."""
    return EnemyHere()
