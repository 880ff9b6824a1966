"""The answers of Dune: Imperium. Each is made once, so that options compare by identity."""

from __future__ import annotations

from functools import cache
from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.catalogue import (
    CARDS,
    HOUSE_HAGAL,
    INTRIGUES,
    LEADER,
    LEADERS,
    NAMES,
    NAVIGATIONS,
    SKILLS,
    SPACES,
    TECHS,
)
from landsraad.games.imperium.effects import (
    AcquireFree,
    AcquireTech,
    Choose,
    Draw,
    DrawIntrigue,
    EachOpponent,
    Effect,
    ForEach,
    Gain,
    GainInfluence,
    LoseInfluence,
    LoseTroops,
    OneOf,
    Pay,
    Recruit,
    RecruitAndDeploy,
    Seq,
    Special,
    TrackBonus,
    When,
)
from landsraad.games.imperium.effects_bloodlines import RecruitHome, RetreatTroops
from landsraad.games.imperium.terms import FACTION_KEYS, FACTION_NAMES, FACTIONS, Zone
from landsraad.games.imperium.text import describe

ZONE_NAMES: Final = ("your hand", "your discard pile", "play")


def label(effect: Effect) -> str:
    """The stable name of an effect in notation: ``draw_1``, ``pay_water_1``."""
    match effect:
        case Gain(resource, amount):
            return f"{resource.name.lower()}_{amount}"
        case Pay(cost, _):
            return f"pay_{label(cost)}"
        case When(_, then):
            return label(then)
        case ForEach(_, gain):
            return f"each_{label(gain)}"
        case EachOpponent(inner):
            return f"opponents_{label(inner)}"
        case Seq(steps):
            return "_and_".join(map(label, steps))
        case OneOf(options):
            return "_or_".join(name for name, _ in options)
        case Choose(amount, options):
            return f"{amount}_of_" + "_".join(name for name, _ in options)
        case GainInfluence(factions, amount):
            named = "any" if factions == FACTIONS else "_".join(FACTION_KEYS[f] for f in factions)
            return f"influence_{named}_{amount}"
        case Recruit(amount):
            return f"troops_{amount}"
        case Draw(amount):
            return f"draw_{amount}"
        case DrawIntrigue(amount):
            return f"intrigue_{amount}"
        case LoseInfluence(amount):
            return f"influence_{amount}"
        case LoseTroops(_, amount):
            return f"troops_{amount}"
        case AcquireFree(limit, _):
            return f"acquire_{limit}"
        case AcquireTech(discount, _):
            return f"tech_{discount}" if discount else "tech"
        case RecruitAndDeploy(amount):
            return f"troops_{amount}"
        case TrackBonus(faction):
            return f"bonus_{FACTION_KEYS[faction]}"
        case RetreatTroops(least, _):
            return f"retreat_{least}"
        case RecruitHome(amount):
            return f"troops_{amount}"
        case Special(key):
            return key
    return "".join("_" + c.lower() if c.isupper() else c for c in type(effect).__name__)[1:]


def _house_of(leader: int) -> str:
    """The key of a house by its leader; House Hagal has none."""
    return LEADERS[leader].key if leader >= 0 else HOUSE_HAGAL


class Send(Option):
    """Play a card to send an agent to a space."""

    __slots__ = ("card", "space")

    def __init__(self, card: int, space: int) -> None:
        self.card, self.space = card, space
        self.notation = f"send {CARDS[card].key} {SPACES[space].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        return f"Send an agent to {SPACES[self.space].name} with {CARDS[self.card].name}"


class Play(Option):
    """Play an intrigue card."""

    __slots__ = ("card", "moment")

    def __init__(self, card: int, moment: str) -> None:
        self.card, self.moment = card, moment
        self.notation = f"play {INTRIGUES[card].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        intrigue = INTRIGUES[self.card]
        return f"Play {intrigue.name} ({describe(getattr(intrigue, self.moment))})"


class Do(Option):
    """Carry out a waiting effect."""

    __slots__ = ("effect", "source")

    def __init__(self, effect: Effect, source: str) -> None:
        self.effect, self.source = effect, source
        self.notation = f"resolve {source} {label(effect)}"

    @property
    def text(self) -> str:
        """The option for people."""
        return f"{self.origin}: {describe(self.effect)}"

    @property
    def origin(self) -> str:
        """What the effect comes from, by name: of a leader, which of the two abilities."""
        if self.source not in LEADER:
            return NAMES[self.source]
        leader = LEADERS[LEADER[self.source]]
        signet: tuple[Effect | None, ...] = (leader.signet,)
        if isinstance(leader.signet, Seq):
            signet = leader.signet.steps
        return f"{leader.signet_name} (signet ring)" if self.effect in signet else leader.ability


class Acquire(Option):
    """Acquire a card, to the discard pile or on top of the deck."""

    __slots__ = ("card", "price", "to_top")

    def __init__(self, card: int, to_top: bool, price: int | None = None) -> None:
        self.card, self.to_top, self.price = card, to_top, price
        self.notation = f"acquire {CARDS[card].key}" + (" on_deck" if to_top else "")

    @property
    def text(self) -> str:
        """The option for people."""
        where = " and put it on top of your deck" if self.to_top else ""
        paid = f" for {self.price} persuasion" if self.price is not None else ""
        return f"Acquire {CARDS[self.card].name}{paid}{where}"


class OfCard(Option):
    """Something done with one card of one's own or of the row."""

    __slots__ = ("card", "verb")

    def __init__(self, verb: str, card: int) -> None:
        self.verb, self.card = verb, card
        self.notation = f"{verb} {CARDS[card].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        words = {"discard": "Discard {}", "recover": "Take {} into your hand",
                 "set_aside": "Set {} aside",
                 "pass": "Put {} into play and pass this turn"}  # fmt: skip
        return words[self.verb].format(CARDS[self.card].name)


class OfIntrigue(Option):
    """Something done with one intrigue card other than playing it."""

    __slots__ = ("card", "verb")

    def __init__(self, verb: str, card: int) -> None:
        self.verb, self.card = verb, card
        self.notation = f"{verb} {INTRIGUES[card].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        words = {"bury": "Put {} under the intrigue deck", "keep": "Keep {}",
                 "scrap": "Trash {}", "hand_over": "Give {} away"}  # fmt: skip
        return words[self.verb].format(INTRIGUES[self.card].name)


_TILE_WORDS: Final = {
    "tech": "Acquire {0} (cost {1})",
    "project": "Set {0} aside (cost {1})",
    "dismantle": "Trash {0}",
}


class OfTech(Option):
    """A tech tile to acquire (``tech``), to set aside, to trash or to use."""

    __slots__ = ("price", "tile", "verb")

    def __init__(self, verb: str, tile: int, price: int | None = None) -> None:
        self.verb, self.tile, self.price = verb, tile, price
        self.notation = f"{verb} {TECHS[tile].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        tile = TECHS[self.tile]
        if self.verb in _TILE_WORDS:
            less = self.price is not None and self.price < tile.cost
            cost = f"{self.price} instead of {tile.cost}" if less else tile.cost
            return _TILE_WORDS[self.verb].format(tile.name, cost)
        effect = tile.ability or tile.instead_of_control
        return f"Use {tile.name} ({describe(effect)})" if effect else f"Use {tile.name}"


class OfUnit(Option):
    """One unit, a troop or a dreadnought, of one's own or of an opponent's."""

    __slots__ = ("leader", "unit", "verb")

    def __init__(self, verb: str, unit: str, leader: int | None = None) -> None:
        self.verb, self.unit, self.leader = verb, unit, leader
        owner = "" if leader is None else f"{_house_of(leader)} "
        self.notation = f"{verb} {owner}{unit}"

    @property
    def text(self) -> str:
        """The option for people."""
        if self.verb == "recruit":
            return "Pay to recruit a Sardaukar Commander from your supply"
        if self.verb == "recall":
            return "Recall the agent in the conflict"
        if self.leader is None:
            return f"{self.verb.title()} a {self.unit}"
        return f"Drive a {self.unit} of {NAMES[_house_of(self.leader)]} back"


class OfSkill(Option):
    """A skill of Sardaukar Commanders to take."""

    __slots__ = ("skill",)

    def __init__(self, skill: int) -> None:
        self.skill = skill
        self.notation = f"skill {SKILLS[skill].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        skill = SKILLS[self.skill]
        effect = skill.reveal or skill.strength
        return f"{skill.name} ({describe(effect)})" if effect else skill.name


class OfNavigation(Option):
    """A navigation card for the next slot."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card
        self.notation = f"course {NAVIGATIONS[card].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        card = NAVIGATIONS[self.card]
        return f"{card.name} ({describe(card.effect)})"


class TrashCard(Option):
    """Trash a card from one of the three zones."""

    __slots__ = ("card", "zone")

    def __init__(self, card: int, zone: int) -> None:
        self.card, self.zone = card, zone
        self.notation = f"trash {CARDS[card].key} {Zone(zone).name.lower()}"

    @property
    def text(self) -> str:
        """The option for people."""
        return f"Trash {CARDS[self.card].name} from {ZONE_NAMES[self.zone]}"


class Number(Option):
    """An amount of troops, or of spice to sell."""

    __slots__ = ("amount", "verb")

    def __init__(self, verb: str, amount: int) -> None:
        self.verb, self.amount = verb, amount
        self.notation = f"{verb} {amount}"

    @property
    def text(self) -> str:
        """The option for people."""
        if self.verb == "sell":
            return f"Sell {self.amount} spice"
        if self.verb == "return":
            return f"Return {self.amount or 'no'} negotiator{'s' if self.amount != 1 else ''}"
        if self.verb == "commanders":
            return f"{self.amount or 'No'} commander{'s' if self.amount != 1 else ''} among them"
        return f"{self.verb.title()} {self.amount} troop{'s' if self.amount != 1 else ''}"


class Take(Option):
    """One alternative of an effect, by its label."""

    __slots__ = ("label", "words")

    def __init__(self, name: str, words: str) -> None:
        self.label, self.words = name, words
        self.notation = f"take {name}"

    @property
    def text(self) -> str:
        """The option for people."""
        return self.words[:1].upper() + self.words[1:]


class OfFaction(Option):
    """A faction."""

    __slots__ = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction = int(faction)
        self.notation = f"faction {FACTION_KEYS[faction]}"

    @property
    def text(self) -> str:
        """The option for people."""
        return FACTION_NAMES[self.faction]


class OfSpace(Option):
    """A board space; -1 stands for the leader."""

    __slots__ = ("space", "verb")

    def __init__(self, verb: str, space: int) -> None:
        self.verb, self.space = verb, space
        self.notation = f"{verb} {SPACES[space].key if space >= 0 else 'leader'}"

    @property
    def text(self) -> str:
        """The option for people."""
        if self.space < 0:
            return "The agent on your leader"
        words = {"from": "The agent on {}", "recall": "Recall the agent on {}", "name": "{}",
                 "station": "Take control of {} with your dreadnought",
                 "smuggle": "Take 1 bonus spice from {}"}  # fmt: skip
        return words[self.verb].format(SPACES[self.space].name)


class OfLeader(Option):
    """A leader: an opponent by the leader's name, or a leader to play."""

    __slots__ = ("leader", "verb")

    def __init__(self, verb: str, leader: int) -> None:
        self.verb, self.leader = verb, leader
        self.notation = f"{verb} {_house_of(leader)}"

    @property
    def text(self) -> str:
        """The option for people."""
        return NAMES[_house_of(self.leader)]


class Plain(Option):
    """An answer without anything in it."""

    __slots__ = ("words",)

    def __init__(self, notation: str, words: str) -> None:
        self.notation, self.words = notation, words

    @property
    def text(self) -> str:
        """The option for people."""
        return self.words


REVEAL: Final = Plain("reveal", "Take your reveal turn")
DONE: Final = Plain("done", "Done, nothing more")
PASS: Final = Plain("pass", "Pass")
DECLINE: Final = Plain("decline", "Decline")

send: Final = cache(Send)
play: Final = cache(Play)
do: Final = cache(Do)
acquire: Final = cache(Acquire)
of_card: Final = cache(OfCard)
trash_card: Final = cache(TrashCard)
number: Final = cache(Number)
take: Final = cache(Take)
of_faction: Final = cache(OfFaction)
of_space: Final = cache(OfSpace)
of_leader: Final = cache(OfLeader)
of_intrigue: Final = cache(OfIntrigue)
of_tech: Final = cache(OfTech)
of_unit: Final = cache(OfUnit)
of_skill: Final = cache(OfSkill)
of_navigation: Final = cache(OfNavigation)


_SENDS: Final[tuple[dict[int, tuple[Option, ...]], ...]] = tuple({} for _ in CARDS)

SPECIAL_TAKES = {
    "bindu_suspension": (
        take("end_turn", "end your turn"),
        take("go_on", "go on with your turn"),
    ),
    "poison_snooper": (take("draw", "draw it"), take("trash", "trash it")),
    "controlled": (
        take("put_back", "put it back"),
        take("discard", "discard it"),
        take("draw", "pay 1 solari and draw it"),
    ),
}
"""The alternatives that the effects of one card only put by themselves."""


def sends(card: int, spaces: int) -> tuple[Option, ...]:
    """The options to send an agent with a card to each of the spaces given as bits."""
    options = _SENDS[card].get(spaces)
    if options is None:
        options = tuple(send(card, space) for space in range(len(SPACES)) if spaces >> space & 1)
        _SENDS[card][spaces] = options
    return options


@cache
def plays(cards: tuple[int, ...], moment: str) -> tuple[Option, ...]:
    """The options to play these intrigue cards in a moment: plot, combat, win or endgame."""
    return tuple(play(card, moment) for card in cards)


@cache
def numbers(verb: str, first: int, last: int) -> tuple[Option, ...]:
    """The options for the amounts from first to last."""
    return tuple(number(verb, amount) for amount in range(first, last + 1))
