"""How effects are put together: in sequence, by choice, for a cost, under a condition."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from landsraad.games.imperium.language.abilities import (
    REVEALS,
    WINS,
    Ability,
    bends,
    turn_row,
    turn_words,
)
from landsraad.games.imperium.language.board import SendAgent
from landsraad.games.imperium.language.cards import Trash, trash_words
from landsraad.games.imperium.language.counts import Held
from landsraad.games.imperium.language.gains import (
    Draw,
    Gain,
    GainInfluence,
    GainVp,
    Harvest,
    Recruit,
    amount_of,
)
from landsraad.games.imperium.language.moments import Moment
from landsraad.games.imperium.language.terms import FACTIONS, RESOURCE_NAMES, Resource, Rule
from landsraad.games.imperium.language.values import Condition, Count, Effect
from landsraad.games.imperium.language.words import (
    ARROW,
    SOME_WORTH,
    SPECIALS,
    Token,
    condition_row,
    condition_words,
    count_row,
    count_words,
    describe,
    effect_worth,
    influence_icon,
    is_plain,
    label,
    listed,
    row,
    say,
    say_deed,
    where,
    words,
)


@dataclass(frozen=True, slots=True)
class Seq(Effect):
    """All of the steps; on a turn the player chooses their order."""

    steps: tuple[Effect, ...]


def seq(*steps: Effect) -> Seq:
    """Several effects of one box."""
    return Seq(steps)


@dataclass(frozen=True, slots=True)
class OneOf(Effect):
    """Pick one. Labels are stable names: they appear in replays."""

    options: tuple[tuple[str, Effect], ...]


def one_of(**options: Effect) -> OneOf:
    """A choice of one, by label."""
    return OneOf(tuple(options.items()))


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """Pick several different options."""

    amount: int
    options: tuple[tuple[str, Effect], ...]


def choose(amount: int, **options: Effect) -> Choose:
    """A choice of several different ones, by label."""
    return Choose(amount, tuple(options.items()))


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """Pay the cost, then resolve the reward; not offered when it cannot be paid."""

    cost: Effect
    reward: Effect


def pay(cost: Effect, then: Effect) -> Pay:
    """An arrow: the cost, then what it buys."""
    return Pay(cost, then)


@dataclass(frozen=True, slots=True)
class When(Effect):
    """Only where the condition holds."""

    condition: Condition
    then: Effect


def when(condition: Condition, then: Effect) -> When:
    """An effect under a condition."""
    return When(condition, then)


@dataclass(frozen=True, slots=True)
class ForEach(Effect):
    """A gain as many times as a count says."""

    count: Count
    gain: Gain | GainVp | Draw


def for_each(count: Count, gain: Gain | GainVp | Draw) -> ForEach:
    """A gain for each of something."""
    return ForEach(count, gain)


def lose_all(resource: Resource) -> ForEach:
    """A resource is lost for each of it that one has."""
    return ForEach(Held(resource), Gain(resource, -1))


def _loses(effect: ForEach) -> bool:
    return effect.gain.amount < 0


def _each_words(effect: ForEach) -> str:
    if _loses(effect) and isinstance(effect.gain, Gain):
        return f"lose all your {RESOURCE_NAMES[effect.gain.resource]}"
    return f"{describe(effect.gain)} for each {count_words(effect.count)}"


def _each_icons(effect: ForEach) -> list[Token]:
    if _loses(effect):
        return [words("lose all"), *count_row(effect.count)]
    return [*row(effect.gain), words("per"), *count_row(effect.count)]


@dataclass(frozen=True, slots=True)
class EachOpponent(Effect):
    """Every opponent in turn, clockwise from the left."""

    effect: Effect


def each_opponent(effect: Effect) -> EachOpponent:
    """An effect on every opponent."""
    return EachOpponent(effect)


@dataclass(frozen=True, slots=True)
class Later(Effect):
    """Kept for a moment of this round: the seat's reveal turn, its win of the conflict."""

    moment: Moment
    effect: Effect


def on_reveal(effect: Effect) -> Later:
    """An effect kept for this round's reveal turn."""
    return Later(REVEALS, effect)


def on_win(effect: Effect) -> Later:
    """An effect kept for the win of this conflict."""
    return Later(WINS, effect)


def kept_for(effect: Effect | None, moment: Moment) -> Effect | None:
    """What an effect keeps for a moment, if it is one that waits for it."""
    return effect.effect if isinstance(effect, Later) and effect.moment == moment else None


@dataclass(frozen=True, slots=True)
class ThisTurn(Effect):
    """An ability that a house has for the rest of the turn."""

    ability: Ability


def this_turn(change: Rule | Ability) -> ThisTurn:
    """An ability for a turn: a changed rule, a changed number, more icons."""
    return ThisTurn(bends(change) if isinstance(change, Rule) else change)


class Fate(IntEnum):
    """What becomes of a card that was looked at."""

    DRAW = 0
    BACK = 1
    DISCARD = 2
    TRASH = 3


@dataclass(frozen=True, slots=True)
class TopCard(Effect):
    """The card just looked at is drawn, put back, discarded or trashed."""

    fate: Fate


def top_fate(fate: Fate) -> TopCard:
    """What becomes of the card just looked at."""
    return TopCard(fate)


@dataclass(frozen=True, slots=True)
class Look(Effect):
    """Look at the top card of the deck, then do one of these with it; labels as in `OneOf`."""

    options: tuple[tuple[str, Effect], ...]

    def fates(self) -> tuple[Effect, ...]:
        """What may become of it without a cost."""
        return tuple(option for _, option in self.options)


def look(**options: Effect) -> Look:
    """The top card of the deck, and a choice of what becomes of it."""
    return Look(tuple(options.items()))


@dataclass(frozen=True, slots=True)
class Special(Effect):
    """The escape hatch: a registered function with its own description."""

    key: str


def special(key: str) -> Special:
    """An effect of one card only, written as a function."""
    return Special(key)


def parts(effect: Effect | None) -> tuple[Effect, ...]:
    """The separate effects of a box."""
    if effect is None:
        return ()
    return effect.steps if isinstance(effect, Seq) else (effect,)


# --- in words: ";" parts the effects of a box, ":" and "→" what they govern, "and" lists gains

_CLAUSES: Final = (
    Seq, OneOf, Choose, Pay, When, EachOpponent, Later, ThisTurn, Special, Look, Trash
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
        told = _once_more(step) if _repeats(step, steps[:number]) else describe(step)
        if plain and listing:
            groups[-1].append(told)
        else:
            groups.append([told])
        listing = plain
    return between.join(map(_group, groups))


def _group(told: list[str]) -> str:
    """Gains or deeds with an "and", a mixture of both with commas."""
    alike = len({word.startswith("+") for word in told}) == 1
    return listed(told) if alike else ", ".join(told)


def _repeats(step: Effect, earlier: Sequence[Effect]) -> bool:
    """Whether a conditional recruit comes on top of an unconditional one."""
    more = isinstance(step, When) and isinstance(step.then, Recruit)
    return more and any(isinstance(before, Recruit) for before in earlier)


def _once_more(step: Effect) -> str:
    assert isinstance(step, When)
    assert isinstance(step.then, Recruit)
    return f"{condition_words(step.condition)}: recruit {step.then.amount} more"


def inner_words(effect: Effect) -> str:
    """What an arrow or a condition governs: nothing in it may look like the end of the box."""
    if isinstance(effect, Seq):
        return _each_faction(effect) or _joined(effect.steps, ", and ")
    return describe(effect)


_WITH_EACH: Final = tuple(GainInfluence((faction,), 1) for faction in FACTIONS)


def _each_faction(effect: Seq) -> str:
    """The words for the same with every faction, if that is what the steps are."""
    if effect.steps == _WITH_EACH:
        return "+1 influence with each of the four factions"
    return _PHRASES.get(effect.steps, "")


_PHRASES: Final[dict[tuple[Effect, ...], str]] = {}


def say_phrase(steps: tuple[Effect, ...], text: str) -> None:
    """Register the words of steps that are better said together."""
    _PHRASES[steps] = text


def _seq_words(effect: Seq) -> str:
    return _each_faction(effect) or _joined(effect.steps, "; ")


_LIST: Final = re.compile(r"these \d+ \(.*?\)")
"""A list of aims, which a choice names once."""


def _one_of_words(effect: OneOf) -> str:
    told = [
        trash_words(option) if isinstance(option, Trash) else inner_words(option)
        for _, option in effect.options
    ]
    if not any(mark in word for mark in _MARKS for word in told):
        return listed(told, "or")
    if named := _LIST.search(told[0]):
        told[1:] = [word.replace(named[0], "them") for word in told[1:]]
    either = "" if all(isinstance(option, When) for _, option in effect.options) else "either "
    return either + ", or ".join(told)


def _choose_words(effect: Choose) -> str:
    if tuple(option for _, option in effect.options) == _WITH_EACH:
        return f"+1 influence with each of {effect.amount} different factions"
    told = [inner_words(option) for _, option in effect.options]
    return f"choose {effect.amount} of these: {', '.join(told)}"


def cost_words(cost: Effect) -> str:
    """A cost in words: ``pay 1 water and 1 spice``, ``trash a card``."""
    steps = parts(cost)
    told = [trash_words(step) if isinstance(step, Trash) else describe(step) for step in steps
            if not isinstance(step, Gain)]  # fmt: skip
    paid = [amount_of(step) for step in steps if isinstance(step, Gain)]
    return listed([*told, *([f"pay {listed(paid)}"] if paid else [])])


def _opponent_words(effect: EachOpponent) -> str:
    told = _theirs(effect.effect)
    return f"each opponent {told}" if told else f"each opponent: {inner_words(effect.effect)}"


def _theirs(effect: Effect) -> str:
    """What an opponent does, in the third person; nothing for effects without such words."""
    if isinstance(effect, OneOf):
        told = [_theirs(option) for _, option in effect.options]
        return listed(told, "or") if all(told) else ""
    if isinstance(effect, Gain):
        return f"gains {amount_of(effect)}"
    verb, _, rest = describe(effect).replace(" your ", " the ").partition(" ")
    return f"{verb}s {rest}" if verb in _VERBS else ""


_VERBS: Final = ("discard", "lose", "retreat")
"""What may happen to an opponent."""


# --- in icons


def _seq_icons(effect: Seq) -> list[Token]:
    if effect.steps == _WITH_EACH:
        return [words("each"), influence_icon(FACTIONS, 1)]
    # Bonus spice alone goes without saying beside another gain.
    told = [step for step in effect.steps if step != Harvest(0)]
    return [token for step in told or effect.steps for token in row(step)]


def _one_of_icons(effect: OneOf) -> list[Token]:
    tokens: list[Token] = []
    for _, option in effect.options:
        tokens += [*([words("or")] if tokens else []), *row(option)]
    return tokens


def _choose_icons(effect: Choose) -> list[Token]:
    if tuple(option for _, option in effect.options) == _WITH_EACH:
        return [influence_icon(FACTIONS, f"{effect.amount}×")]
    options = [[words("·")] * bool(i) + row(o) for i, (_, o) in enumerate(effect.options)]
    return [words(f"{effect.amount} of"), *(token for option in options for token in option)]


# --- what is said of each

WAITING: Final = 0.5
"""What an effect is worth that may never come."""


def _best(effect: Choose) -> float:
    best = sorted((effect_worth(option) for _, option in effect.options), reverse=True)
    return sum(best[: effect.amount])


def _bargain(effect: Pay) -> float:
    return max(0.0, effect_worth(effect.reward) - effect_worth(effect.cost)) * 0.7


def _paid_words(effect: Pay) -> str:
    """A payment as a deed: that of a cost of board spaces."""
    assert isinstance(effect.cost, Gain)
    assert isinstance(effect.reward, SendAgent)
    return f"Whenever you pay {RESOURCE_NAMES[effect.cost.resource]} for a board space"


say(
    Seq,
    text=_seq_words,
    icons=_seq_icons,
    label=lambda e: "_and_".join(map(label, e.steps)),
    worth=lambda e: sum(effect_worth(step) for step in e.steps),
    plain=lambda e: all(map(is_plain, e.steps)),
)
say(
    OneOf,
    text=_one_of_words,
    icons=_one_of_icons,
    label=lambda e: "_or_".join(name for name, _ in e.options),
    worth=lambda e: max(effect_worth(option) for _, option in e.options),
    plain=lambda e: all(is_plain(option) for _, option in e.options),
)
say(
    Choose,
    text=_choose_words,
    icons=_choose_icons,
    label=lambda e: f"{e.amount}_of_" + "_".join(name for name, _ in e.options),
    worth=_best,
    plain=lambda e: all(is_plain(option) for _, option in e.options),
)
say(
    Pay,
    text=lambda e: f"{cost_words(e.cost)} → {inner_words(e.reward)}",
    icons=lambda e: [*row(e.cost), ARROW, *row(e.reward)],
    label=lambda e: f"pay_{label(e.cost)}",
    worth=_bargain,
    refusable=True,
)
say_deed(Pay, "pays", whenever=_paid_words)
say(
    When,
    text=lambda e: f"{condition_words(e.condition)}: {inner_words(e.then)}",
    icons=lambda e: [where(*condition_row(e.condition)), *row(e.then)],
    label=lambda e: label(e.then),
    worth=lambda e: effect_worth(e.then) * WAITING,
    plain=lambda e: is_plain(e.then),
)
say(
    ForEach,
    text=_each_words,
    icons=_each_icons,
    label=lambda e: f"each_{label(e.gain)}",
    worth=lambda e: max(0.0, effect_worth(e.gain) * 2),
    plain=lambda e: not _loses(e),
)
say(
    EachOpponent,
    text=_opponent_words,
    icons=lambda e: [words("each foe"), *row(e.effect)],
    label=lambda e: f"opponents_{label(e.effect)}",
    plain=True,
)
_WAITS: Final = {
    REVEALS: ("on your reveal turn this round", "at reveal"),
    WINS: ("if you win this conflict", "if you win"),
}
"""What is said of the moments that an effect may be kept for, in words and beside icons."""


def _worth_later(effect: Later) -> float:
    # A reveal turn comes for certain, but what a bot makes of it does not depend on this effect.
    return SOME_WORTH if effect.moment == REVEALS else effect_worth(effect.effect) * WAITING


say(
    Later,
    text=lambda e: f"{_WAITS[e.moment][0]}: {inner_words(e.effect)}",
    icons=lambda e: [where(words(_WAITS[e.moment][1])), *row(e.effect)],
    label=lambda e: f"on_{e.moment.key()}",
    worth=_worth_later,
    plain=True,
)
say(
    ThisTurn,
    text=lambda e: turn_words(e.ability),
    icons=lambda e: turn_row(e.ability),
    worth=lambda e: 1.0 if e.ability == bends(Rule.COMBAT) else SOME_WORTH,
    plain=True,
)
_FATES: Final = ("draw it", "put it back", "discard it", "trash it")
_BRIEFLY: Final = ("draw", "put back", "discard", "trash")


def look_words(option: Effect) -> str:
    """One of the things to do with a card that was looked at: ``pay 1 solari and draw it``."""
    if isinstance(option, Pay):
        return f"{cost_words(option.cost)} and {look_words(option.reward)}"
    return describe(option)


def _alternatives(told: list[str]) -> str:
    if len(told) < 3:
        return listed(told, "or")
    return f"{', '.join(told[:-1])}, or {told[-1]}"


def _look_icons(effect: Look) -> list[Token]:
    told = [_briefly(option, "") for option in effect.fates()[:-1]]
    told.append(_briefly(effect.fates()[-1], " it"))
    return [words(f"see the top card: {_alternatives(told)}")]


def _briefly(option: Effect, it: str) -> str:
    if isinstance(option, Pay):
        paid = listed([amount_of(step) for step in parts(option.cost) if isinstance(step, Gain)])
        return f"{_briefly(option.reward, it)} for {paid}"
    assert isinstance(option, TopCard)
    return f"{_BRIEFLY[option.fate]}{it}"


say(TopCard, text=lambda e: _FATES[e.fate], icons=lambda e: [words(_FATES[e.fate])])
say(
    Look,
    text=lambda e: (
        "look at the top card of your deck, then "
        + _alternatives([look_words(option) for option in e.fates()])
    ),
    icons=_look_icons,
    label=lambda e: "look",
)
say(
    Special,
    text=lambda e: SPECIALS[e.key][0],
    icons=lambda e: SPECIALS[e.key][1],
    label=lambda e: e.key,
)
