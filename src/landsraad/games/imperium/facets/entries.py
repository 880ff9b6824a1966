"""The catalogue for people: every component of every set in ready lines, to list and to search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from landsraad.core import entries as catalogue
from landsraad.core.entries import Entry
from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.engine.plug import sheets
from landsraad.games.imperium.engine.selection import companions, selection
from landsraad.games.imperium.language.abilities import (
    COST,
    OPENS,
    SIGNETS,
    Anywhere,
    Changes,
    clause,
    found,
    given_on,
    line,
)
from landsraad.games.imperium.language.board import TakeMentat
from landsraad.games.imperium.language.cards import Reshuffle
from landsraad.games.imperium.language.components import (
    LEVELS,
    STAND_INS,
    Card,
    ComponentSet,
    Conflict,
    HagalCard,
    Intrigue,
    Keyed,
    Leader,
    Space,
)
from landsraad.games.imperium.language.gains import GainInfluence, Recruit, amount_of
from landsraad.games.imperium.language.structure import Seq, cost_words, seq
from landsraad.games.imperium.language.terms import FACTION_NAMES, ICON_NAMES, RESOURCE_NAMES
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import (
    NAMES,
    describe,
    listed,
    of_rival,
    plural,
    the_faction,
)
from landsraad.games.imperium.sets import SETS

Written = tuple[str, Keyed, tuple[str, ...]]
"""What a component is called, itself, and its lines."""


@cache
def entries() -> tuple[Entry, ...]:
    """Every component of every set, set by set and kind by kind."""
    return tuple(entry for chosen in SETS for entry in _of_set(chosen))


def search(words: str) -> list[Entry]:
    """The entries in whose name, kind or lines all the words occur."""
    return catalogue.search(entries(), words)


def find(text: str) -> list[Entry]:
    """The entries of a key or a name; where there are none, those with the most similar names."""
    return catalogue.find(entries(), text)


def _of_set(chosen: ComponentSet) -> Iterator[Entry]:
    deck = {
        "starting": "in each starting deck",
        "reserve": "in the reserve",
        "imperium": "in the Imperium deck",
    }
    written: dict[str, list[Written]] = {
        kind: [("card", card, card_lines(card, where)) for card in chosen.of(kind)]
        for kind, where in deck.items()
    }
    written["intrigue"] = [("intrigue", card, intrigue_lines(card)) for card in chosen.intrigue]
    written["conflicts"] = [("conflict", card, _conflict(card)) for card in chosen.conflicts]
    written["leaders"] = [("leader", leader, _leader(leader)) for leader in chosen.leaders]
    written["spaces"] = [("space", space, space_lines(space)) for space in chosen.spaces]
    for sheet in sheets():
        for more in sheet.kinds:
            found = [(more.entry, part, more.lines(chosen, part)) for part in chosen.of(more.kind)]
            written[more.after] += found
    sets = companions(chosen.key)
    written["hagal"] = [("hagal", card, _hagal(card, sets)) for card in chosen.of("hagal")]
    for kind, part, lines in (one for told in written.values() for one in told):
        designed = part.key in chosen.designed
        yield Entry(part.key, part.name, kind, chosen.name, lines, designed)


def moments(*written: tuple[str, Effect | None]) -> tuple[str, ...]:
    """A line for each moment in which something happens."""
    return tuple(f"{moment}: {describe(effect)}" for moment, effect in written if effect)


def facts(*told: str) -> str:
    """A line of short facts."""
    line = " · ".join(fact for fact in told if fact)
    return line[:1].upper() + line[1:]


# --- cards


def card_lines(card: Card, where: str) -> tuple[str, ...]:
    """What a card does, and where it is found."""
    icons = ", ".join(f"{ICON_NAMES[icon]}{_note(card, icon)}" for icon in card.icons)
    anywhere = found(Anywhere, card.abilities)
    head = facts(
        f"cost {card.cost}" if card.cost is not None else "no cost",
        ", ".join(FACTION_NAMES[faction] for faction in card.factions),
        f"icons: {icons}" if icons else "" if anywhere else "no agent icons",
        f"{card.copies} {where}",
    )
    return (
        head,
        *((line(anywhere),) if anywhere else ()),
        *cheaper_words(card),
        *moments(
            ("Agent", card.agent),
            (_reveal_title(card), card.reveal),
            ("When acquired", card.acquire),
            ("When trashed", card.when_trashed),
            (OPENS.title(), given_on(OPENS, card.abilities)),
        ),
    )


def _note(card: Card, icon: int) -> str:
    return "".join(sheet.icon(card, icon) for sheet in sheets() if sheet.icon is not None)


def _reveal_title(card: Card) -> str:
    return "".join(ability.reveal_title() for ability in card.abilities) or "Reveal"


def cheaper_words(card: Card) -> tuple[str, ...]:
    """The line of a card that makes a space cheaper."""
    return tuple(
        f"{NAMES[change.of]} costs {-change.by} less if this card sends the agent"
        for change in card.abilities
        if isinstance(change, Changes) and change.quantity == COST
        if isinstance(change.of, str)
    )


def intrigue_lines(card: Intrigue, back: str = "") -> tuple[str, ...]:
    """What an intrigue card does, and in which deck it is found."""
    return (
        *moments(
            ("Plot, at the very start of your turn" if card.opening else "Plot", card.plot),
            ("Combat", card.combat),
            ("When you win a conflict", card.win),
            ("Endgame", card.endgame),
        ),
        f"{card.copies} in the {back}intrigue deck",
    )


def _conflict(card: Conflict) -> tuple[str, ...]:
    over = f"fought over {NAMES[card.space]}" if card.space is not None else ""
    rewards = moments(("1st", card.first), ("2nd", card.second), ("3rd", card.third))
    mentat = any(_has_mentat(reward) for reward in (card.first, card.second, card.third))
    later = ("The Mentat is taken when the next round begins",) if mentat else ()
    return (facts(f"level {LEVELS[card.level]}", over), *rewards, *later)


def _has_mentat(reward: Effect) -> bool:
    steps = reward.steps if isinstance(reward, Seq) else (reward,)
    return any(isinstance(step, TakeMentat) for step in steps)


# --- leaders


def _leader(leader: Leader) -> tuple[str, ...]:
    rival = () if leader.rival else ("Cannot lead a rival in the solo game",)
    return (
        facts(
            f"House {leader.house}" if leader.house else "no House",
            f"complexity {leader.complexity} of {max(3, leader.complexity)}",
        ),
        f"{leader.ability}: {'; '.join(_ability(leader))}",
        _signet(leader),
        *rival,
    )


def _signet(leader: Leader) -> str:
    if leader.signet is None:
        instead = "; ".join(SIGNETS[type(one)] for one in leader.abilities if type(one) in SIGNETS)
        return f"{leader.signet_name}, and no Signet Ring: {instead}"
    return f"Signet ring, {leader.signet_name}: {describe(leader.signet)}"


def _ability(leader: Leader) -> Iterator[str]:
    if leader.setup is not None:
        yield f"at the start of the game, {describe(leader.setup)}"
    yield from (clause(one) for one in leader.abilities if type(one) not in SIGNETS)
    for part in sheets():
        yield from part.ability(leader) if part.ability is not None else ()


# --- spaces


def space_lines(space: Space, of_leader: bool = False) -> tuple[str, ...]:
    """What a space asks for and does."""
    icon = ICON_NAMES[space.icon]
    needs = ""
    if space.requirement:
        faction, height = space.requirement
        needs = f"only with {height} or more {FACTION_NAMES[faction]} influence"
    head = facts(
        f"{icon} space" + (f" of the {space.track}" if space.area in STAND_INS else ""),
        f"cost {amount_of(space.cost)}" if space.cost else "",
        needs,
        "combat" if space.combat else "",
        "once per game for each player" if space.once else "",
        "only with its leader" if of_leader else "",
    )
    effect = space.effect
    if space.faction is not None:
        gained = GainInfluence((space.faction,), 1)
        rest = effect.steps if isinstance(effect, Seq) else (effect,) if effect else ()
        effect = seq(gained, *rest)
    told = map(space.told, moments(("Effect", effect)))
    return (head, *told, *_prices(space), *_later(space))


def _prices(space: Space) -> Iterator[str]:
    lines = [f"{cost_words(line.price)} → {describe(line.paid)}" for line in space.table]
    if lines:
        yield f"One exchange: {', or '.join(lines)}"


def _later(space: Space) -> Iterator[str]:
    yield from moments(("On your reveal turn, with your agent here", space.reveal))
    if space.maker:
        yield "Maker: 1 bonus spice gathers here at the end of a round if no agent is here"
    if space.control is not None:
        gained = RESOURCE_NAMES[space.control]
        yield f"Control: whoever controls it gains 1 {gained} whenever an agent is sent here"


# --- House Hagal


def _hagal(card: HagalCard, sets: tuple[str, ...]) -> tuple[str, ...]:
    counts = listed([str(seats) for seats in card.seats], "or")
    players = f"{counts} player{'' if card.seats == (1,) else 's'}"
    return (*_rival_turn(card, sets), facts(f"with {players}", f"{card.copies} in the deck"))


def _rival_turn(card: HagalCard, sets: tuple[str, ...]) -> Iterator[str]:
    if Reshuffle() in card.does:
        yield "Shuffle all House Hagal cards into a new deck and turn up the next one"
        return
    if not card.space and not card.harvest and card.does:
        told = ", ".join(map(describe, card.does))
        # What only solo games have waits for the swordmaster (IMP 35.3.1).
        who = "Rival with a swordmaster" if card.seats == (1,) else "Rival"
        yield f"{who}: {told}; then the next card is turned up"
    elif card.harvest and not card.space:
        yield "The rival's agent harvests at the maker space with the most bonus spice"
    elif card.harvest:
        yield f"The rival's agent harvests at {NAMES[card.space]} if bonus spice lies there"
    else:
        yield f"The rival's agent goes to {NAMES[card.space]}"
    if (card.space or card.harvest) and (gains := _rival_gains(card)):
        yield f"Rival: {', '.join(gains)}"
    yield from _rival_otherwise(card, sets)
    yield f"In combat: {plural(card.swords, 'sword') if card.swords else 'no swords'}"


def _rival_gains(card: HagalCard) -> list[str]:
    gains: list[str] = []
    if card.faction is not None:
        gains.append(f"+1 influence with {the_faction(card.faction)}")
    if card.troops:
        gains.append(describe(Recruit(card.troops)))
    for effect, times in Counter(card.does).items():
        told = of_rival(effect)
        gains.append(f"{told} twice" if times > 1 else told)
    return gains


def _rival_otherwise(card: HagalCard, sets: tuple[str, ...]) -> Iterator[str]:
    if card.skipped():
        yield card.skipped()
    needs = SPACES[selection(sets).space[card.space]].requirement if card.space else None
    if needs is None:
        return
    below = f"With less than {needs[1]} {FACTION_NAMES[needs[0]]} influence"
    instead = card.instead()
    if instead is None:
        yield f"{below}: skipped"
    else:
        gains = ", ".join(_rival_gains(instead))
        yield f"{below}: to {NAMES[instead.space]} instead, {gains}"
