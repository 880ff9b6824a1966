"""English written from the effects; nothing printed is copied."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from landsraad.games.imperium import text_bloodlines
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
    BuyCommander,
    EachReveal,
    GiveIntrigue,
    Lacking,
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
from landsraad.games.imperium.terms import (
    FACTION_NAMES,
    FACTIONS,
    ICON_NAMES,
    RESOURCE_NAMES,
    SWORD,
    Among,
    Faction,
    Place,
    Rule,
    Zone,
)
from landsraad.games.imperium.vocabulary import ANY_NUMBER

SPECIALS: Final = {
    "the_voice": "name a space: opponents cannot send agents there until your next turn",
    "other_memory": "take a Bene Gesserit card from your discard pile into your hand",
    "poison_snooper": "look at the top card of your deck, then draw it or trash it",
    "refocus": "shuffle your discard pile into your deck, then draw a card",
    "bindu_suspension": "draw a card, then you may end your turn at once",
    "double_cross": (
        "an opponent of your choice loses 1 troop in the conflict and you deploy 1 from your supply"
    ),
    "desert_ambush": (
        "for each troop you have deployed this turn, you may drive one enemy unit in the conflict "
        "back to its garrison"
    ),
    "intelligence": (
        "look at the two top intrigue cards, keep one and put the other back on top of the deck"
    ),
    "manipulate": (
        "set a card of the Imperium row aside: this round only you may acquire it, "
        "on your reveal turn for 1 persuasion less, and afterwards it is out of the game"
    ),
    **text_bloodlines.SPECIALS,
}
RULES: Final = {
    Rule.IGNORE_AGENTS: "enemy agents do not block the agent you send this turn",
    Rule.FACTION_ICONS: "the card you send an agent with this turn also has all four faction icons",
    Rule.DOUBLE_HARVEST: "at a maker space, harvest double its base spice",
    Rule.DOUBLE_INFLUENCE: "the faction space gives 2 influence instead of 1",
    Rule.FLOW_DISCOUNT: f"{CARDS[FLOW].name} costs {FLOW_DISCOUNT} persuasion less this turn",
    Rule.ACQUIRE_TO_TOP: "each card you acquire on your reveal turn may go on top of your deck",
    Rule.EXTRA_TURN: "you may take another turn right after this one",
    **text_bloodlines.RULES,
}
LEVELS: Final = ("", "I", "II", "III")
"""The levels of conflict cards as they are printed."""
_WORDS: Final[dict[type, Callable[[Any], str]]] = {}


def describe(effect: Effect) -> str:
    """An effect in words, on one line."""
    return _WORDS[type(effect)](effect)


def _words(kind: type) -> Callable[[Callable[[Any], str]], Callable[[Any], str]]:
    def register(function: Callable[[Any], str]) -> Callable[[Any], str]:
        _WORDS[kind] = function
        return function

    return register


# --- words and lists of words


def plural(amount: int, noun: str) -> str:
    """``1 troop``, ``2 troops``."""
    return f"{amount} {noun}" if amount == 1 else f"{amount} {noun}s"


def listed(words: Sequence[str], last: str = "and") -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def the_faction(faction: int) -> str:
    """``the Emperor``, ``the Spacing Guild``."""
    return f"the {FACTION_NAMES[faction]}"


def amount_of(gain: Gain) -> str:
    """``2 spice``, ``3 swords``."""
    return resource_amount(gain.resource, gain.amount)


def resource_amount(resource: int, amount: int) -> str:
    """``2 spice``, ``3 swords``."""
    noun = RESOURCE_NAMES[resource]
    return plural(amount, noun) if resource == SWORD else f"{amount} {noun}"


def _a_card(amount: int, noun: str) -> str:
    return plural(amount, noun) if amount > 1 else f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def _up_to(amount: int) -> str:
    return "any number of troops" if amount == ANY_NUMBER else f"up to {plural(amount, 'troop')}"


# --- structure: ";" parts the effects of a box, ":" and "→" what they govern, "and" lists gains

_CLAUSES: Final = (
    Seq, OneOf, Choose, Pay, When, EachOpponent, OnReveal, OnWin, ThisTurn, Special, Trash
)  # fmt: skip
_MARKS: Final = ",;:→"


def _joined(steps: Sequence[Effect], between: str) -> str:
    """Steps in words: plain neighbours as one list, clauses apart."""
    groups: list[list[str]] = []
    listing = False
    for number, step in enumerate(steps):
        if step in steps[:number] and not isinstance(step, When):
            groups[-1][-1] += " twice"
            continue
        plain = not isinstance(step, _CLAUSES)
        words = _once_more(step) if _repeats(step, steps[:number]) else describe(step)
        if plain and listing:
            groups[-1].append(words)
        else:
            groups.append([words])
        listing = plain
    return between.join(map(_group, groups))


def _group(words: list[str]) -> str:
    """Gains or deeds with an "and", a mixture of both with commas."""
    alike = len({word.startswith("+") for word in words}) == 1
    return listed(words) if alike else ", ".join(words)


def _repeats(step: Effect, earlier: Sequence[Effect]) -> bool:
    """Whether a conditional recruit comes on top of an unconditional one."""
    more = isinstance(step, When) and isinstance(step.then, Recruit)
    return more and any(isinstance(before, Recruit) for before in earlier)


def _once_more(step: Effect) -> str:
    assert isinstance(step, When)
    assert isinstance(step.then, Recruit)
    return f"{condition_words(step.condition)}: recruit {step.then.amount} more"


def _inner(effect: Effect) -> str:
    """What an arrow or a condition governs: nothing in it may look like the end of the box."""
    if isinstance(effect, Seq):
        return _each_faction(effect) or _joined(effect.steps, ", and ")
    return describe(effect)


def _each_faction(effect: Seq) -> str:
    """The words for the same with every faction, if that is what the steps are."""
    gains = tuple(GainInfluence((faction,), 1) for faction in FACTIONS)
    if effect.steps == gains:
        return "+1 influence with each of the four factions"
    where = tuple(
        When(AgentsOn((faction,)) >= 1, gain) for faction, gain in zip(FACTIONS, gains, strict=True)
    )
    if effect.steps == where:
        return "+1 influence with each faction on whose spaces you have an agent"
    return ""


@_words(Seq)
def _seq(effect: Seq) -> str:
    return _each_faction(effect) or _joined(effect.steps, "; ")


_LIST: Final = re.compile(r"these \d+ \(.*?\)")
"""A list of aims, which a choice names once."""


@_words(OneOf)
def _one_of(effect: OneOf) -> str:
    words = [
        _trash(option) if isinstance(option, Trash) else _inner(option)
        for _, option in effect.options
    ]
    if not any(mark in word for mark in _MARKS for word in words):
        return listed(words, "or")
    if named := _LIST.search(words[0]):
        words[1:] = [word.replace(named[0], "them") for word in words[1:]]
    either = "" if all(isinstance(option, When) for _, option in effect.options) else "either "
    return either + ", or ".join(words)


@_words(Choose)
def _choose(effect: Choose) -> str:
    tracks = tuple(GainInfluence((faction,), 1) for faction in FACTIONS)
    if tuple(option for _, option in effect.options) == tracks:
        return f"+1 influence with each of {effect.amount} different factions"
    words = [_inner(option) for _, option in effect.options]
    return f"choose {effect.amount} of these: {', '.join(words)}"


@_words(EachOpponent)
def _each_opponent(effect: EachOpponent) -> str:
    words = _theirs(effect.effect)
    return f"each opponent {words}" if words else f"each opponent: {_inner(effect.effect)}"


def _theirs(effect: Effect) -> str:
    """What an opponent does, in the third person; nothing for effects without such words."""
    match effect:
        case Discard(amount):
            return f"discards {_a_card(amount, 'card')}"
        case LoseTroops(place, amount):
            where = "in the conflict" if place == Place.CONFLICT else "from the garrison"
            return f"loses {plural(amount, 'troop')} {where}"
        case RetreatDreadnought():
            return "retreats a dreadnought"
        case Gain():
            return f"gains {amount_of(effect)}"
        case OneOf(options):
            words = [_theirs(option) for _, option in options]
            return listed(words, "or") if all(words) else ""
    return ""


_words(Pay)(lambda e: f"{cost_words(e.cost)} → {_inner(e.reward)}")
_words(When)(lambda e: f"{condition_words(e.condition)}: {_inner(e.then)}")
_words(ForEach)(lambda e: f"{describe(e.gain)} for each {count_words(e.count)}")
_words(OnReveal)(lambda e: f"on your reveal turn this round: {_inner(e.effect)}")
_words(OnWin)(lambda e: f"if you win this conflict: {_inner(e.effect)}")
_words(ThisTurn)(lambda e: RULES[e.rule])
_words(Special)(lambda e: SPECIALS[e.key])

# --- gains, losses and deeds

_words(Gain)(lambda e: f"+{amount_of(e)}")
_words(Recruit)(lambda e: f"recruit {plural(e.amount, 'troop')}")
_words(Draw)(lambda e: f"draw {_a_card(e.amount, 'card')}")
_words(DrawIntrigue)(lambda e: f"draw {_a_card(e.amount, 'intrigue card')}")
_words(GainVp)(lambda e: f"+{plural(e.amount, 'victory point')}")
_words(Trash)(lambda e: f"you may {_trash(e)}" if e.only is None else _trash(e))
_words(TrashSelf)(lambda e: "trash this card")
_words(Signet)(lambda e: "use your leader's signet ring")
_words(TakeFoldspace)(lambda e: "acquire a Foldspace card")
_words(TakeMentat)(lambda e: "take the Mentat")
_words(TakeControl)(lambda e: f"take control of {NAMES[e.space]}")
_words(TakeSeat)(lambda e: "take a High Council seat (+2 persuasion on each of your reveal turns)")
_words(TakeSwordmaster)(lambda e: "gain your third agent")
_words(RecallAgent)(lambda e: "recall one of your agents")
_words(StealIntrigue)(lambda e: "steal a random intrigue card from each opponent with 4 or more")
_words(Discard)(lambda e: f"discard {_a_card(e.amount, 'card')}")
_words(Deploy)(lambda e: f"deploy {_up_to(e.amount)} from your garrison")
_words(DeployRecruits)(lambda e: f"deploy up to {e.amount} of this turn's recruits")
_words(Retreat)(lambda e: f"retreat {_up_to(e.amount)}")
_words(Harvest)(lambda e: f"harvest {f'{e.base} spice and ' if e.base else ''}the bonus spice here")
_words(LoseInfluence)(lambda e: f"lose {e.amount} influence with any one faction")


def _trash(effect: Trash) -> str:
    """``trash a card``, with what is asked of the card."""
    cost = f" that costs {effect.cost} or more" if effect.cost else ""
    where = {None: "", Zone.HAND: " from your hand", Zone.DISCARD: " from your discard pile"}
    return f"trash a card{cost}{' in play' if effect.in_play else where[effect.only]}"


_words(BuyCommander)(lambda e: "acquire and recruit the commander here for 2 solari")
_words(TakeCommander)(lambda e: "acquire and recruit the commander in the bank")
_words(TakeSkill)(lambda e: "choose a skill")
_words(TrashSkill)(lambda e: "trash this skill")
_words(RecruitHome)(
    lambda e: f"recruit {plural(e.amount, 'troop')} that cannot be deployed this turn"
)
_words(TrashIntrigue)(lambda e: "trash an intrigue card from your hand")
_words(GiveIntrigue)(lambda e: "give an intrigue card from your hand to an opponent")
_words(TrashOwnTile)(lambda e: "trash one of your tech tiles")
_words(AcquireCard)(lambda e: f"acquire {NAMES[e.card]}")
_words(EachReveal)(lambda e: f"for the rest of the game +{e.amount} persuasion on each reveal turn")
_words(PassTurn)(lambda e: "pass this turn")
_words(NextSister)(
    lambda e: (
        "the next Bene Gesserit card that sends an agent for you this round has all agent icons, "
        "and you draw a card with it"
    )
)


@_words(RetreatTroops)
def _retreat_troops(effect: RetreatTroops) -> str:
    if effect.most > effect.least:
        return f"retreat {effect.least} or {effect.most} troops"
    return f"retreat {plural(effect.least, 'troop')}"


_words(RecruitAndDeploy)(lambda e: f"recruit and deploy {plural(e.amount, 'troop')}")
_words(TrackBonus)(lambda e: f"the bonus for 4 influence with {the_faction(e.faction)}")
_words(Commission)(lambda e: "commission a dreadnought")
_words(DeployUnits)(lambda e: f"deploy up to {plural(e.amount, 'unit')} from your garrison")
_words(RetreatUnits)(lambda e: f"retreat {plural(e.amount, 'unit')}")
_words(RetreatDreadnought)(lambda e: "retreat a dreadnought")
_words(Station)(lambda e: "take control of a space with a dreadnought of the conflict")
_words(Freighter)(lambda e: "move your freighter")
_words(Negotiate)(lambda e: "place a negotiator")
_words(TrashTile)(lambda e: "trash this tile")


@_words(AcquireTech)
def _acquire_tech(effect: AcquireTech) -> str:
    less = f" for {effect.discount} spice less" if effect.discount else ""
    return f"acquire a tech tile{less}{' for spice or solari' if effect.solari else ''}"


@_words(SwapIntrigue)
def _swap_intrigue(effect: SwapIntrigue) -> str:
    if effect.amount == 1:
        return "put an intrigue card under the intrigue deck → draw an intrigue card"
    return "put any number of your intrigue cards under the intrigue deck and draw as many"


_AMONG: Final = {
    Among.BEHIND: "a faction where an opponent has more than you",
    Among.SNOOPED: "a faction whose track still holds a snooper token",
    Among.VISITED: "the faction whose space you sent an agent to this turn",
    Among.REACHED: "a different faction where you have 2 or more",
}


@_words(GainInfluence)
def _gain_influence(effect: GainInfluence) -> str:
    if effect.among != Among.ALL:
        where = _AMONG[effect.among]
    elif effect.factions == FACTIONS:
        where = "any one faction"
    else:
        where = listed([the_faction(faction) for faction in effect.factions], "or")
    return f"+{effect.amount} influence with {where}"


@_words(LoseTroops)
def _lose_troops(effect: LoseTroops) -> str:
    where = (" from your garrison", " in the conflict", "")[effect.place]
    return f"lose {plural(effect.amount, 'troop')}{where}"


@_words(AcquireFree)
def _acquire_free(effect: AcquireFree) -> str:
    where = " to the top of your deck" if effect.to_top else ""
    if effect.row and effect.limit == ANY_NUMBER:
        return f"acquire a card of the Imperium row without paying{where}"
    return f"acquire a card that costs {effect.limit} or less{where}"


# --- costs, counts and conditions


def cost_words(cost: Effect) -> str:
    """A cost in words: ``pay 1 water and 1 spice``, ``trash a card``."""
    steps = cost.steps if isinstance(cost, Seq) else (cost,)
    words = [_trash(step) if isinstance(step, Trash) else describe(step) for step in steps
             if not isinstance(step, Gain)]  # fmt: skip
    paid = [amount_of(step) for step in steps if isinstance(step, Gain)]
    return listed([*words, *([f"pay {listed(paid)}"] if paid else [])])


def count_words(count: Count) -> str:
    """What is counted, in words."""
    match count:
        case InPlay(faction):
            return f"{FACTION_NAMES[faction]} card you have in play"
        case InfluenceWith(faction):
            return f"influence you have with {the_faction(faction)}"
        case Owned(card):
            return f"copy of {NAMES[card]} you own"
        case Tracks(height):
            return f"track on which you have {height} or more influence"
        case LowTracks(height):
            return f"track on which you have {height} influence or less"
        case Held(resource):
            return f"{RESOURCE_NAMES[resource]} you have"
        case AgentsOn(icons):
            return f"agent you have on {listed([ICON_NAMES[icon] for icon in icons], 'or')} spaces"
        case Tiles():
            return "tech tile you have"
        case Dreadnoughts(fighting):
            return f"dreadnought you have{' in the conflict' if fighting else ''}"
        case Deployed():
            return "unit you have deployed this turn"
        case SwordCards(others):
            return f"{'other ' if others else ''}card that gives you swords this turn"
        case Met(conditions):
            return f"one of these you meet: {'; '.join(map(_met_words, conditions))}"
    return text_bloodlines.count_words(count)


def _met_words(condition: Condition) -> str:
    return condition_words(condition).removeprefix("with ")


def condition_words(condition: Condition) -> str:
    """A condition in words, to be followed by a colon."""
    match condition:
        case AtLeast(InfluenceWith(faction), minimum):
            return f"with {minimum} or more {FACTION_NAMES[faction]} influence"
        case AtLeast(InPlay(faction), minimum):
            return f"with {minimum} or more {FACTION_NAMES[faction]} cards in play"
        case AtLeast(Owned(card), minimum):
            return f"with {minimum} or more copies of {NAMES[card]}"
        case AtLeast(Tracks(height), minimum):
            tracks = f"all {minimum}" if minimum == len(FACTIONS) else f"{minimum}"
            return f"with {height} or more influence on {tracks} tracks"
        case AtLeast(Held(resource), minimum):
            return f"with {minimum} or more {RESOURCE_NAMES[resource]}"
        case AtLeast(AgentsOn(icons), minimum):
            where = listed([ICON_NAMES[icon] for icon in icons], "or")
            agents = plural(minimum, "agent") if minimum > 1 else "an agent"
            spaces = f"{where} spaces" if minimum > 1 else f"a space of the {where}"
            return f"with {agents} of yours on {spaces}"
        case AtLeast(Tiles(), minimum):
            return f"with {minimum} or more tech tiles"
        case AtLeast(Dreadnoughts(), minimum):
            return f"with {plural(minimum, 'dreadnought')}"
        case AtLeast(Deployed(), minimum):
            return f"with {minimum} or more units deployed this turn"
        case AtLeast(Met(conditions), minimum):
            which = "; ".join(map(_met_words, conditions))
            return f"with {minimum} of these {len(conditions)} ({which})"
        case EnemyHere():
            return "with an enemy agent on the space"
        case Alliance(factions) if factions == FACTIONS:
            return "with any alliance"
        case Alliance(factions):
            return f"with the {listed([FACTION_NAMES[f] for f in factions], 'or')} alliance"
        case Another(Faction.FREMEN):
            return "Fremen bond"
        case Another(faction):
            return f"with another {FACTION_NAMES[faction]} card in play"
        case CouncilSeat():
            return "with a High Council seat"
        case RevealTurn():
            return "on your reveal turn"
        case MostOwned(card):
            return f"with more copies of {NAMES[card]} than each opponent"
        case Lacking(opposite):
            return condition_words(opposite).replace("with ", "without ", 1)
    return text_bloodlines.condition_words(condition)
