"""Rows of icons written from the effects, for tables that draw: the sister of `text`.

A row is a list of tokens, each a JSON object: an icon of the sprite with its amount
(``{"icon": "spice", "n": 2}``; 1 is left out), small icons that belong to it (``"of"``: the
factions of an influence arrow), words where no icon exists (``{"text": "bar a space"}``), or a
condition (``{"when": [...]}``, drawn as a chip around its own tokens).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from landsraad.games.imperium.catalogue import CARDS, FLOW, FLOW_DISCOUNT, NAMES
from landsraad.games.imperium.effects import (
    AcquireFree,
    AcquireTech,
    AgentsOn,
    Alliance,
    Another,
    AtLeast,
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
    Station,
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
from landsraad.games.imperium.effects_bloodlines import (
    AcquireCard,
    AgentTurn,
    BuyCommander,
    Commanders,
    EachReveal,
    Garrisoned,
    Generated,
    GiveIntrigue,
    InSlot,
    Lacking,
    NextSister,
    PassTurn,
    PlainIntrigue,
    Reached,
    RecruitHome,
    RetreatTroops,
    SpiceGained,
    TakeCommander,
    TakeSkill,
    Trashed,
    TrashIntrigue,
    TrashOwnTile,
    TrashSkill,
    UnitKinds,
)
from landsraad.games.imperium.terms import (
    FACTION_KEYS,
    FACTIONS,
    ICON_KEYS,
    RESOURCE_NAMES,
    Among,
    Faction,
    Place,
    Rule,
    Zone,
)
from landsraad.games.imperium.vocabulary import ANY_NUMBER

Token = dict[str, Any]

SPECIAL_WORDS = {
    "the_voice": "bar a space",
    "other_memory": "recover a Bene Gesserit card",
    "poison_snooper": "see the top card: draw or trash it",
    "refocus": "reshuffle, then draw",
    "bindu_suspension": "draw, then end your turn",
    "double_cross": "a foe loses a troop, you deploy one",
    "desert_ambush": "per troop deployed: drive an enemy unit back",
    "intelligence": "keep 1 of the 2 top intrigue cards",
    "manipulate": "set a row card aside",
    "disruption_tactics": "an enemy troop retreats",
    "controlled": "see the top card: put back, discard, or draw it for 1 solari",
}
"""The registered effects in a few words; `text` has the whole sentences."""
SPECIAL_ROWS: dict[str, list[Token]] = {
    "into_the_fray": [{"icon": "agent"}, {"icon": "ui-right"}, {"icon": "combat"}],
    "smuggle_in": [{"icon": "spice"}, {"icon": "ui-right"}, {"icon": "sietch"}],
    "smuggle_out": [{"text": "take"}, {"icon": "maker"}, {"icon": "spice"}],
}
"""Those that icons can say."""

RULE_ROWS: dict[Rule, list[Token]] = {
    Rule.IGNORE_AGENTS: [{"text": "pass enemy"}, {"icon": "agent"}],
    Rule.FACTION_ICONS: [{"text": "all faction icons"}],
    Rule.DOUBLE_HARVEST: [{"text": "double harvest"}],
    Rule.DOUBLE_INFLUENCE: [{"icon": "influence", "n": "+1"}, {"text": "here"}],
    Rule.FLOW_DISCOUNT: [{"text": f"{CARDS[FLOW].name} −{FLOW_DISCOUNT}"}],
    Rule.ACQUIRE_TO_TOP: [{"icon": "acquire"}, {"text": "on"}, {"icon": "deck"}],
    Rule.EXTRA_TURN: [{"text": "another turn"}],
    Rule.COMBAT: [{"icon": "combat"}],
    Rule.EMPEROR_ICON: [{"text": "also"}, {"icon": "icon-emperor"}],
    Rule.BOARD_ICONS: [
        {"text": "also"},
        {"icon": "icon-landsraad"},
        {"icon": "icon-city"},
        {"icon": "icon-spice_trade"},
    ],
    Rule.CHEAP_COMMANDERS: [{"icon": "commander"}, {"icon": "solari", "n": -1}],
}

ARROW: Token = {"icon": "ui-right"}
_ROWS: dict[type, Callable[[Any], list[Token]]] = {}


def row(effect: Effect) -> list[Token]:
    """An effect as a row of icons."""
    return _ROWS[type(effect)](effect)


def _row(kind: type) -> Callable[[Callable[[Any], list[Token]]], Callable[[Any], list[Token]]]:
    def register(function: Callable[[Any], list[Token]]) -> Callable[[Any], list[Token]]:
        _ROWS[kind] = function
        return function

    return register


def icon(name: str, amount: int | str = 1) -> Token:
    """An icon with its amount; 1 is not written."""
    return {"icon": name} if amount == 1 else {"icon": name, "n": amount}


def words(text: str) -> Token:
    """What no icon says."""
    return {"text": text}


def condition(*tokens: Token) -> Token:
    """A condition around its tokens."""
    return {"when": list(tokens)}


def faction_icon(faction: int) -> str:
    """The icon of a faction itself (not the agent icon)."""
    return f"faction-{FACTION_KEYS[faction]}"


def _influence(factions: Iterable[Faction], amount: int | str) -> Token:
    return {**icon("influence", amount), "of": [faction_icon(faction) for faction in factions]}


def _up_to(amount: int) -> str:
    return "any" if amount == ANY_NUMBER else f"≤{amount}"


# --- structure


@_row(Seq)
def _seq(effect: Seq) -> list[Token]:
    if effect.steps == tuple(GainInfluence((faction,), 1) for faction in FACTIONS):
        return [words("each"), _influence(FACTIONS, 1)]
    # Bonus spice alone goes without saying beside another gain.
    told = [step for step in effect.steps if step != Harvest(0)]
    return [token for step in told or effect.steps for token in row(step)]


def _alternatives(options: Sequence[tuple[str, Effect]]) -> list[Token]:
    tokens: list[Token] = []
    for _, option in options:
        tokens += [*([words("or")] if tokens else []), *row(option)]
    return tokens


_row(OneOf)(lambda e: _alternatives(e.options))


@_row(Choose)
def _choose(effect: Choose) -> list[Token]:
    tracks = tuple(GainInfluence((faction,), 1) for faction in FACTIONS)
    if tuple(option for _, option in effect.options) == tracks:
        return [_influence(FACTIONS, f"{effect.amount}×")]
    options = [[words("·")] * bool(i) + row(o) for i, (_, o) in enumerate(effect.options)]
    return [words(f"{effect.amount} of"), *(token for option in options for token in option)]


@_row(Pay)
def _pay(effect: Pay) -> list[Token]:
    return [*row(effect.cost), ARROW, *row(effect.reward)]


@_row(When)
def _when(effect: When) -> list[Token]:
    return [condition(*condition_row(effect.condition)), *row(effect.then)]


@_row(ForEach)
def _for_each(effect: ForEach) -> list[Token]:
    return [*row(effect.gain), words("per"), *count_row(effect.count)]


_row(EachOpponent)(lambda e: [words("each foe"), *row(e.effect)])
_row(OnReveal)(lambda e: [condition(words("at reveal")), *row(e.effect)])
_row(OnWin)(lambda e: [condition(words("if you win")), *row(e.effect)])
_row(ThisTurn)(lambda e: [dict(token) for token in RULE_ROWS[e.rule]])
_row(Special)(lambda e: SPECIAL_ROWS.get(e.key) or [words(SPECIAL_WORDS[e.key])])


# --- gains, losses and deeds

_row(Gain)(lambda e: [icon(RESOURCE_NAMES[e.resource], e.amount)])
_row(Recruit)(lambda e: [icon("troop", e.amount)])
_row(Draw)(lambda e: [icon("draw", e.amount)])
_row(DrawIntrigue)(lambda e: [icon("intrigue", e.amount)])
_row(GainVp)(lambda e: [icon("vp", e.amount)])
_row(LoseInfluence)(lambda e: [_influence(FACTIONS, -e.amount)])
_row(Trash)(lambda e: [icon("trash"), *([words(_trashed_from(e))] if _trashed_from(e) else [])])
_row(TrashSelf)(lambda e: [icon("trash"), words("this")])
_row(Signet)(lambda e: [icon("signet")])
_row(TakeFoldspace)(lambda e: [icon("foldspace")])
_row(TakeMentat)(lambda e: [icon("mentat")])
_row(TakeControl)(lambda e: [icon("control"), words(NAMES[e.space])])
_row(TakeSeat)(lambda e: [icon("council"), words("seat")])
_row(TakeSwordmaster)(lambda e: [icon("swordmaster")])
_row(RecallAgent)(lambda e: [words("recall"), icon("agent")])
_row(StealIntrigue)(lambda e: [words("steal"), icon("intrigue"), words("from 4+")])
_row(Discard)(lambda e: [icon("discard", e.amount)])
_row(Deploy)(lambda e: [words("deploy"), icon("troop", _up_to(e.amount))])
_row(DeployRecruits)(lambda e: [words(f"deploy ≤{e.amount}")])
_row(Retreat)(lambda e: [icon("retreat", _up_to(e.amount)), icon("troop")])
_row(Harvest)(lambda e: [icon("spice", e.base) if e.base else icon("maker")])


def _trashed_from(effect: Trash) -> str:
    """What is asked of the card to trash, if anything."""
    where = {None: "", Zone.HAND: "of hand", Zone.DISCARD: "of discard"}[effect.only]
    words = ("in play" if effect.in_play else where, f"cost {effect.cost}+" if effect.cost else "")
    return " ".join(filter(None, words))


_row(BuyCommander)(lambda e: [icon("solari", 2), ARROW, icon("commander")])
_row(TakeCommander)(lambda e: [icon("commander"), words("of the bank")])
_row(TakeSkill)(lambda e: [icon("skill")])
_row(TrashSkill)(lambda e: [icon("trash"), icon("skill")])
_row(RetreatTroops)(
    lambda e: [
        icon("retreat"),
        icon("troop", e.least if e.least == e.most else f"{e.least}–{e.most}"),
    ]
)
_row(RecruitHome)(lambda e: [icon("troop", e.amount), words("stays home")])
_row(TrashIntrigue)(lambda e: [icon("trash"), icon("intrigue")])
_row(GiveIntrigue)(lambda e: [words("give"), icon("intrigue")])
_row(TrashOwnTile)(lambda e: [icon("trash"), icon("tech")])
_row(AcquireCard)(lambda e: [icon("acquire"), words(NAMES[e.card])])
_row(EachReveal)(lambda e: [words("each reveal"), icon("persuasion", e.amount)])
_row(PassTurn)(lambda e: [words("pass this turn")])
_row(NextSister)(
    lambda e: [words("next"), icon("faction-bene_gesserit"), words("all icons"), icon("draw")]
)


def _units(amount: int | str) -> list[Token]:
    return [icon("troop", amount), words("/"), icon("dreadnought", amount)]


_row(RecruitAndDeploy)(lambda e: [words("deploy"), icon("troop", e.amount)])
_row(TrackBonus)(lambda e: [words("bonus of"), icon(faction_icon(e.faction))])
_row(Commission)(lambda e: [icon("dreadnought")])
_row(DeployUnits)(lambda e: [words("deploy"), *_units(_up_to(e.amount))])
_row(RetreatUnits)(lambda e: [icon("retreat"), *_units(e.amount)])
_row(RetreatDreadnought)(lambda e: [icon("retreat"), icon("dreadnought")])
_row(Station)(lambda e: [icon("dreadnought"), icon("control")])
_row(Freighter)(lambda e: [icon("freighter")])
_row(Negotiate)(lambda e: [icon("negotiator")])
_row(TrashTile)(lambda e: [icon("trash"), words("this tile")])


@_row(AcquireTech)
def _acquire_tech(effect: AcquireTech) -> list[Token]:
    solari = [words("or"), icon("solari")] if effect.solari else []
    return [icon("tech", -effect.discount or 1), *solari]


@_row(SwapIntrigue)
def _swap_intrigue(effect: SwapIntrigue) -> list[Token]:
    amount = "any" if effect.amount == ANY_NUMBER else effect.amount
    return [icon("intrigue", amount), words("under deck"), ARROW, icon("intrigue", amount)]


_AMONG = {
    Among.BEHIND: "where behind",
    Among.SNOOPED: "where a snooper is",
    Among.VISITED: "where sent",
    Among.REACHED: "another at 2+",
}


@_row(GainInfluence)
def _gain_influence(effect: GainInfluence) -> list[Token]:
    where = [condition(words(_AMONG[effect.among]))] if effect.among != Among.ALL else []
    return [*where, _influence(effect.factions, effect.amount)]


@_row(LoseTroops)
def _lose_troops(effect: LoseTroops) -> list[Token]:
    place = [icon("combat")] if effect.place == Place.CONFLICT else []
    return [icon("troop", -effect.amount), *place]


@_row(AcquireFree)
def _acquire_free(effect: AcquireFree) -> list[Token]:
    if effect.row and effect.limit == ANY_NUMBER:
        return [icon("acquire"), words("of the row")]
    return [icon("acquire", f"≤{effect.limit}"), *([words("on"), icon("deck")] * effect.to_top)]


# --- counts and conditions


def count_row(count: Count) -> list[Token]:
    """What is counted, in icons."""
    match count:
        case InPlay(faction):
            return [icon(faction_icon(faction)), words("card")]
        case InfluenceWith(faction):
            return [_influence((faction,), 1)]
        case Owned(card):
            return [words(NAMES[card])]
        case Tracks(height):
            return [words(f"track at {height}+")]
        case LowTracks(height):
            return [words(f"track at 0–{height}")]
        case Held(resource):
            return [icon(RESOURCE_NAMES[resource])]
        case AgentsOn(icons):
            return [icon("agent"), *map(icon, map(_agent_icon, icons))]
        case Tiles():
            return [icon("tech")]
        case Dreadnoughts(fighting):
            return [icon("dreadnought"), *([icon("combat")] if fighting else [])]
        case Deployed():
            return [*_units(1), words("deployed")]
        case SwordCards(others):
            return [words("other card with" if others else "card with"), icon("sword")]
        case Met(conditions):
            return [words(f"of {len(conditions)} aims")]
        case Commanders():
            return [icon("commander"), icon("combat")]
        case SpiceGained():
            return [icon("spice"), words("gained")]
        case Garrisoned():
            return [words("unit in garrison")]
        case UnitKinds():
            return [words("type of unit"), icon("combat")]
        case Generated():
            return [icon("persuasion"), words("generated")]
    raise NotImplementedError(type(count).__name__)


def _agent_icon(agent_icon: int) -> str:
    return f"icon-{ICON_KEYS[agent_icon]}"


def _met_row(conditions: Sequence[Condition]) -> list[Token]:
    tokens: list[Token] = []
    for number, asked in enumerate(conditions):
        tokens += [*([words("·")] if number else []), *condition_row(asked)]
    return tokens


def condition_row(asked: Condition) -> list[Token]:
    """A condition in icons."""
    match asked:
        case AtLeast(InfluenceWith(faction), minimum):
            return [icon(faction_icon(faction), f"{minimum}+")]
        case AtLeast(InPlay(faction), minimum):
            return [icon(faction_icon(faction), f"{minimum}+"), words("in play")]
        case AtLeast(Owned(card), minimum):
            return [words(f"{minimum}+ {NAMES[card]}")]
        case AtLeast(Tracks(height), minimum):
            return [words(f"{height}+ on {minimum} tracks")]
        case AtLeast(Held(resource), minimum):
            return [icon(RESOURCE_NAMES[resource], f"{minimum}+")]
        case AtLeast(AgentsOn(icons), minimum):
            count = 1 if minimum == 1 else f"{minimum}+"
            return [icon("agent", count), *map(icon, map(_agent_icon, icons))]
        case AtLeast(Tiles(), minimum):
            return [icon("tech", f"{minimum}+")]
        case AtLeast(Dreadnoughts(), minimum):
            return [icon("dreadnought", f"{minimum}+")]
        case AtLeast(Deployed(), minimum):
            return [*_units(f"{minimum}+"), words("deployed")]
        case AtLeast(Met(conditions), minimum):
            return [words(f"{minimum} of"), *_met_row(conditions)]
        case EnemyHere():
            return [words("enemy"), icon("agent")]
        case Alliance(factions):
            named = () if factions == FACTIONS else tuple(map(faction_icon, factions))
            return [icon("alliance"), *map(icon, named)]
        case Another(Faction.FREMEN):
            return [icon(faction_icon(Faction.FREMEN)), words("bond")]
        case Another(faction):
            return [words("other"), icon(faction_icon(faction))]
        case CouncilSeat():
            return [icon("council")]
        case RevealTurn():
            return [words("at reveal")]
        case MostOwned(card):
            return [words(f"most {NAMES[card]}")]
    return _bloodlines_condition(asked)


def _bloodlines_condition(asked: Condition) -> list[Token]:
    match asked:
        case AtLeast(Generated(), minimum):
            return [words("Command"), icon("persuasion", f"{minimum}+")]
        case AtLeast(Commanders(), minimum):
            return [icon("commander", 1 if minimum == 1 else f"{minimum}+"), icon("combat")]
        case AtLeast(SpiceGained(), minimum):
            return [icon("spice", f"{minimum}+"), words("gained")]
        case AtLeast(Garrisoned(), minimum):
            return [words(f"{minimum}+ units in garrison")]
        case AtLeast(UnitKinds(), minimum):
            return [words(f"{minimum}+ types of units")]
        case Lacking(opposite):
            return [words("no"), *condition_row(opposite)]
        case AgentTurn():
            return [words("agent turn")]
        case Trashed(None, cost):
            return [words(f"cost {cost}+")]
        case Trashed(Faction() as faction):
            return [words("if"), icon(faction_icon(faction))]
        case PlainIntrigue():
            return [words("if not twisted")]
        case InSlot(slot):
            return [words(f"slot {slot}")]
        case Reached(faction):
            return [words("for"), icon(faction_icon(faction))]
    raise NotImplementedError(type(asked).__name__)


def icons_of(tokens: Sequence[Token]) -> set[str]:
    """Every icon that a row uses, conditions included."""
    found: set[str] = set()
    for token in tokens:
        found |= {token["icon"]} if "icon" in token else set()
        found |= set(token.get("of", ())) | icons_of(token.get("when", ()))
    return found
