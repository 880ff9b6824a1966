"""English written from the effects; nothing printed is copied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from landsraad.games.imperium.effects import (
    ANY_NUMBER,
    AcquireFree,
    Alliance,
    Another,
    AtLeast,
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
from landsraad.games.imperium.terms import FACTION_NAMES, FACTIONS, Faction, Place, Rule

SPECIALS = {
    "the_voice": "name a space: until your next turn opponents cannot send an agent there",
    "other_memory": "take a Bene Gesserit card from your discard pile into your hand",
    "poison_snooper": "look at the top card of your deck, then draw it or trash it",
    "refocus": "shuffle your discard pile into your deck, then draw a card",
    "bindu_suspension": "draw a card; you may end your turn at once",
    "double_cross": "an opponent loses a troop in the conflict; deploy one from your supply",
    "manipulate": (
        "set a card of the row aside; you may acquire it on your reveal turn this round "
        "for 1 persuasion less"
    ),
}
RULES = {
    Rule.IGNORE_AGENTS: "enemy agents do not block your agent this turn",
    Rule.FACTION_ICONS: "the card you play this turn also has the icons of all four factions",
    Rule.DOUBLE_HARVEST: "double the base spice you harvest",
    Rule.DOUBLE_INFLUENCE: "the faction space gives 2 influence instead of 1",
    Rule.FLOW_DISCOUNT: "The Spice Must Flow costs 3 persuasion less this turn",
    Rule.ACQUIRE_TO_TOP: "cards you acquire on that turn may go on top of your deck",
}
_WORDS: dict[type, Callable[[Any], str]] = {}


def describe(effect: Effect) -> str:
    """An effect in words."""
    return _WORDS[type(effect)](effect)


def _words(kind: type) -> Callable[[Callable[[Any], str]], Callable[[Any], str]]:
    def register(function: Callable[[Any], str]) -> Callable[[Any], str]:
        _WORDS[kind] = function
        return function

    return register


def plural(amount: int, noun: str) -> str:
    """``1 troop``, ``2 troops``."""
    return f"{amount} {noun}" if amount == 1 else f"{amount} {noun}s"


def amount_of(gain: Gain) -> str:
    """``2 spice``, ``3 swords``."""
    noun = gain.resource.name.lower()
    return plural(gain.amount, noun) if noun == "sword" else f"{gain.amount} {noun}"


def _either(factions: tuple[Faction, ...]) -> str:
    if factions == FACTIONS:
        return "a faction of your choice"
    names = [FACTION_NAMES[faction] for faction in factions]
    the = "the " + " or the ".join(names)
    return the


_words(Seq)(lambda e: ", ".join(describe(step) for step in e.steps))
_words(OneOf)(lambda e: " or ".join(describe(option) for _, option in e.options))
_words(Choose)(
    lambda e: f"{e.amount} different of: "
    + "; ".join(describe(option) for _, option in e.options)
)
_words(Pay)(lambda e: f"{cost_words(e.cost)} → {describe(e.reward)}")
_words(When)(lambda e: f"{condition_words(e.condition)}: {describe(e.then)}")
_words(ForEach)(lambda e: f"+{amount_of(e.gain)} for each {count_words(e.count)}")
_words(EachOpponent)(lambda e: f"each opponent: {describe(e.effect)}")
_words(OnReveal)(lambda e: f"on your reveal turn this round: {describe(e.effect)}")
_words(ThisTurn)(lambda e: RULES[e.rule])
_words(Special)(lambda e: SPECIALS[e.key])
_words(Gain)(lambda e: f"+{amount_of(e)}")
_words(Recruit)(lambda e: f"recruit {plural(e.amount, 'troop')}")
_words(Draw)(lambda e: "draw a card" if e.amount == 1 else f"draw {e.amount} cards")
_words(DrawIntrigue)(
    lambda e: "draw an intrigue card" if e.amount == 1 else f"draw {e.amount} intrigue cards"
)
_words(GainVp)(lambda e: f"+{plural(e.amount, 'victory point')}")
_words(Trash)(lambda e: "trash a card")
_words(TrashSelf)(lambda e: "trash this card")
_words(Signet)(lambda e: "use your leader's signet ring ability")
_words(TakeFoldspace)(lambda e: "acquire a Foldspace card")
_words(TakeMentat)(lambda e: "take the Mentat")
_words(TakeControl)(lambda e: f"control of {e.space.replace('_', ' ').title()}")
_words(TakeSeat)(lambda e: "take a High Council seat: +2 persuasion on each of your reveal turns")
_words(TakeSwordmaster)(lambda e: "gain your third agent")
_words(RecallAgent)(lambda e: "recall one of your agents")
_words(StealIntrigue)(
    lambda e: "take a random intrigue card from each opponent who has four or more"
)
_words(Discard)(lambda e: f"discard {plural(e.amount, 'card')}")
_words(Deploy)(lambda e: f"deploy {_up_to(e.amount)} from your garrison")
_words(DeployRecruits)(lambda e: f"deploy {_up_to(e.amount)} of these")
_words(Retreat)(lambda e: f"retreat {_up_to(e.amount)}")
_words(Harvest)(lambda e: f"+{e.base} spice and the bonus spice here")


@_words(GainInfluence)
def _gain_influence(effect: GainInfluence) -> str:
    where = _either(effect.factions)
    if effect.behind:
        where = "a faction where an opponent has more than you"
    return f"+{effect.amount} influence with {where}"


@_words(LoseInfluence)
def _lose_influence(effect: LoseInfluence) -> str:
    return f"lose {effect.amount} influence with a faction of your choice"


@_words(LoseTroops)
def _lose_troops(effect: LoseTroops) -> str:
    where = "in the conflict" if effect.place == Place.CONFLICT else "in the garrison"
    return f"lose {plural(effect.amount, 'troop')} {where}"


@_words(AcquireFree)
def _acquire_free(effect: AcquireFree) -> str:
    where = " to the top of your deck" if effect.to_top else ""
    return f"acquire a card that costs {effect.limit} or less{where}"


def _up_to(amount: int) -> str:
    return "any number of troops" if amount == ANY_NUMBER else f"up to {plural(amount, 'troop')}"


def cost_words(cost: Effect) -> str:
    """A cost in words."""
    if isinstance(cost, Gain):
        return f"pay {amount_of(cost)}"
    if isinstance(cost, Seq):
        return " and ".join(cost_words(step) for step in cost.steps)
    return describe(cost)


def count_words(count: Count) -> str:
    """What is counted, in words."""
    match count:
        case InPlay(faction):
            return f"{FACTION_NAMES[faction]} card you have in play"
        case InfluenceWith(faction):
            return f"influence with the {FACTION_NAMES[faction]}"
        case Owned(card):
            return f"copy you own of {card.replace('_', ' ').title()}"
        case Tracks(height):
            return f"track on which you have {height} influence or more"
    raise NotImplementedError(type(count).__name__)


def condition_words(condition: Condition) -> str:
    """A condition in words."""
    match condition:
        case AtLeast(InfluenceWith(faction), minimum):
            return f"with {minimum} or more {FACTION_NAMES[faction]} influence"
        case AtLeast(Owned(card), minimum):
            return f"if you own {minimum} or more of {card.replace('_', ' ').title()}"
        case AtLeast(Tracks(height), minimum):
            return f"with {height} or more influence on {minimum} tracks"
        case Alliance(factions) if factions == FACTIONS:
            return "with any alliance"
        case Alliance(factions):
            return f"with the {' or '.join(FACTION_NAMES[f] for f in factions)} alliance"
        case Another(Faction.FREMEN):
            return "Fremen bond"
        case Another(faction):
            return f"with another {FACTION_NAMES[faction]} card in play"
        case CouncilSeat():
            return "with a High Council seat"
        case RevealTurn():
            return "on your reveal turn"
        case MostOwned(card):
            return f"if you own more of {card.replace('_', ' ').title()} than each opponent"
    raise NotImplementedError(type(condition).__name__)
