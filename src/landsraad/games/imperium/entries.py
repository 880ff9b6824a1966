"""The catalogue for people: every component of every set in ready lines, to list and to search."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from landsraad.core import entries as catalogue
from landsraad.core.entries import Entry
from landsraad.games.imperium.catalogue import NAMES, SPACE, SPACES, Keyed
from landsraad.games.imperium.components import (
    DREADNOUGHT_STRENGTH,
    Card,
    ComponentSet,
    Conflict,
    HagalCard,
    Intrigue,
    Leader,
    Space,
    TechTile,
)
from landsraad.games.imperium.effects import (
    Commission,
    Effect,
    GainInfluence,
    Recruit,
    Seq,
    TakeMentat,
)
from landsraad.games.imperium.sets import SETS
from landsraad.games.imperium.terms import FACTION_NAMES, ICON_NAMES, RESOURCE_NAMES
from landsraad.games.imperium.text import (
    LEVELS,
    amount_of,
    cost_words,
    describe,
    listed,
    plural,
    the_faction,
)
from landsraad.games.imperium.vocabulary import seq


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
    written: list[tuple[str, Keyed, tuple[str, ...]]] = [
        *(("card", card, _card(card, "in each starting deck")) for card in chosen.starting),
        *(("card", card, _card(card, _epic_deck(old))) for card, old in chosen.epic),
        *(("card", card, _card(card, "in the reserve")) for card in chosen.reserve),
        *(("card", card, _card(card, "in the Imperium deck")) for card in chosen.imperium),
        *(("intrigue", card, _intrigue(card)) for card in chosen.intrigue),
        *(("conflict", card, _conflict(card)) for card in chosen.conflicts),
        *(("leader", leader, _leader(leader)) for leader in chosen.leaders),
        *(("tech", tile, _tech(tile)) for tile in chosen.tech),
        *(("space", space, _space(space)) for space in chosen.spaces),
        *(("hagal", card, _hagal(card)) for card in chosen.hagal),
    ]
    for kind, part, lines in written:
        designed = part.key in chosen.designed
        yield Entry(part.key, part.name, kind, chosen.name, lines, designed)


def _moments(*moments: tuple[str, Effect | None]) -> tuple[str, ...]:
    return tuple(f"{moment}: {describe(effect)}" for moment, effect in moments if effect)


def _facts(*facts: str) -> str:
    line = " · ".join(fact for fact in facts if fact)
    return line[:1].upper() + line[1:]


# --- cards


def _epic_deck(replaced: str) -> str:
    return f"in each starting deck of the epic game, in place of one {NAMES[replaced]}"


def _card(card: Card, where: str) -> tuple[str, ...]:
    icons = ", ".join(
        f"{ICON_NAMES[icon]} (infiltrates)" if icon in card.infiltrate else ICON_NAMES[icon]
        for icon in card.icons
    )
    head = _facts(
        f"cost {card.cost}" if card.cost is not None else "no cost",
        ", ".join(FACTION_NAMES[faction] for faction in card.factions),
        f"icons: {icons}" if icons else "" if card.anywhere else "no agent icons",
        f"{card.copies} {where}",
    )
    anywhere = (
        "Sends an agent to any space, even an occupied one; the agent may come from the board"
    )
    return (
        head,
        *((anywhere,) if card.anywhere else ()),
        *cheaper_words(card),
        *_moments(
            ("Agent", card.agent),
            ("Reveal or unload" if card.unload else "Reveal", card.reveal),
            ("When acquired", card.acquire),
            ("When trashed", card.when_trashed),
        ),
    )


def cheaper_words(card: Card) -> tuple[str, ...]:
    """The line of a card that makes a space cheaper."""
    if card.cheaper is None:
        return ()
    space, less = card.cheaper
    return (f"{NAMES[space]} costs {less} less if this card sends the agent",)


def _tech(tile: TechTile) -> tuple[str, ...]:
    head = _facts(
        f"cost {tile.cost} spice", "solo rivals may acquire it" if tile.hagal else "", "1 tile"
    )
    return (head, *tech_lines(tile))


def tech_lines(tile: TechTile) -> tuple[str, ...]:
    """What a tech tile gives its owner, moment by moment."""
    instead = "When you win with a dreadnought, it may go to your supply instead of taking control"
    lines = _moments(
        ("When acquired", tile.acquire),
        ("At the start of each round", tile.round_start),
        ("On your reveal turn", tile.reveal),
        ("Once a round, on your turn" if tile.flip else "On your turn", tile.ability),
        ("When you win a conflict", tile.win),
        (instead, tile.instead_of_control),
        ("In the endgame", tile.endgame),
    )
    more = (
        (tile.more_shipped, f"The shipping track gives you {tile.more_shipped} troop more, and "
                            "you may deploy all the troops it gives"),
        (tile.standing, "Whenever you acquire a card, you may put it on top of your deck"),
        (tile.tiebreak, "You win a tie of the final scores"),
    )  # fmt: skip
    return (*lines, *(words for holds, words in more if holds))


def _intrigue(card: Intrigue) -> tuple[str, ...]:
    return (
        *_moments(
            ("Plot, at the very start of your turn" if card.opening else "Plot", card.plot),
            ("Combat", card.combat),
            ("When you win a conflict", card.win),
            ("Endgame", card.endgame),
        ),
        f"{card.copies} in the intrigue deck",
    )


def _conflict(card: Conflict) -> tuple[str, ...]:
    over = f"fought over {NAMES[card.space]}" if card.space is not None else ""
    rewards = _moments(("1st", card.first), ("2nd", card.second), ("3rd", card.third))
    mentat = any(_has_mentat(reward) for reward in (card.first, card.second, card.third))
    later = ("The Mentat is taken when the next round begins",) if mentat else ()
    return (_facts(f"level {LEVELS[card.level]}", over), *rewards, *later)


def _has_mentat(reward: Effect) -> bool:
    steps = reward.steps if isinstance(reward, Seq) else (reward,)
    return any(isinstance(step, TakeMentat) for step in steps)


# --- leaders


def _leader(leader: Leader) -> tuple[str, ...]:
    rival = () if leader.rival else ("Cannot lead a rival in the solo game",)
    return (
        _facts(
            f"House {leader.house}",
            f"complexity {leader.complexity} of {max(3, leader.complexity)}",
        ),
        f"{leader.ability}: {'; '.join(_ability(leader))}",
        f"Signet ring, {leader.signet_name}: {describe(leader.signet)}",
        *rival,
    )


def _ability(leader: Leader) -> Iterator[str]:
    moments = (
        ("at the start of the game,", leader.setup),
        ("when you take a High Council seat,", leader.on_seat),
        ("whenever you pay solari for a board space,", leader.on_solari_cost),
        ("whenever you harvest, take 1 spice less and", leader.instead_of_spice),
        ("on each of your reveal turns,", leader.reveal),
    )
    yield from (f"{moment} {describe(effect)}" for moment, effect in moments if effect)
    if leader.discount:
        icon, amount = leader.discount
        yield f"{ICON_NAMES[icon]} spaces cost you {amount} solari less"
    if leader.passes:
        spaces = listed([ICON_NAMES[icon] for icon in leader.passes])
        yield f"enemy agents do not block you at {spaces} spaces"
    if leader.masterstroke:
        troops = plural(leader.masterstroke, "troop")
        yield (
            "choose 2 factions in secret during setup; "
            f"when you first deploy {troops} on one turn, reveal them: +1 influence with each"
        )
    if leader.foresight:
        yield "you may look at the top card of your deck at any time"
    yield from _ix_ability(leader)


def _ix_ability(leader: Leader) -> Iterator[str]:
    if not leader.water:
        yield "you start with no water"
    if leader.extra_solari:
        yield f"each time you gain solari on your turn, gain {leader.extra_solari} more"
    if leader.dreadnought_strength != DREADNOUGHT_STRENGTH:
        yield f"each of your dreadnoughts has {leader.dreadnought_strength} strength"
    if leader.ahead:
        one, other = map(describe, leader.ahead)
        yield (
            "at the start of each round set a card of your hand aside, face down; at the start of "
            f"your second turn it comes back, and if it sends an agent on that turn: {one} if it "
            f"has one agent icon, otherwise {other}"
        )
    if leader.snoopers:
        yield (
            "a snooper token lies on the 2nd step of each track; when you first reach it, take it, "
            "in this order: discard a card → +1 spice; the bonus of that track; +1 influence with "
            "that faction; the bonus of that track and +1 influence with that faction"
        )


# --- spaces


def _space(space: Space) -> tuple[str, ...]:
    icon = ICON_NAMES[space.icon]
    needs = ""
    if space.requirement:
        faction, height = space.requirement
        needs = f"only with {height} or more {FACTION_NAMES[faction]} influence"
    head = _facts(
        f"{icon} space",
        f"cost {amount_of(space.cost)}" if space.cost else "",
        needs,
        "combat" if space.combat else "",
        "once per game for each player" if space.once else "",
    )
    effect = space.effect
    if space.faction is not None:
        gained = GainInfluence((space.faction,), 1)
        rest = effect.steps if isinstance(effect, Seq) else (effect,) if effect else ()
        effect = seq(gained, *rest)
    return (head, *_moments(("Effect", effect)), *_prices(space), *_later(space))


def _prices(space: Space) -> Iterator[str]:
    lines = [f"{cost_words(cost)} → {describe(reward)}" for cost, reward in space.prices]
    if lines:
        yield f"One exchange: {', or '.join(lines)}"


def _later(space: Space) -> Iterator[str]:
    yield from _moments(("On your reveal turn, with your agent here", space.reveal))
    if space.maker:
        yield "Maker: 1 bonus spice gathers here at the end of a round if no agent is here"
    if space.control is not None:
        gained = RESOURCE_NAMES[space.control]
        yield f"Control: whoever controls it gains 1 {gained} whenever an agent is sent here"


# --- House Hagal


def _hagal(card: HagalCard) -> tuple[str, ...]:
    counts = listed([str(seats) for seats in card.seats], "or")
    players = f"{counts} player{'' if card.seats == (1,) else 's'}"
    return (*_rival_turn(card), _facts(f"with {players}", f"{card.copies} in the deck"))


def _rival_turn(card: HagalCard) -> Iterator[str]:
    if card.reshuffle:
        yield "Shuffle all House Hagal cards into a new deck and turn up the next one"
        return
    if card.harvest:
        yield "The rival's agent harvests at the maker space with the most bonus spice"
    else:
        yield f"The rival's agent goes to {NAMES[card.space]}"
    if gains := _rival_gains(card):
        yield f"Rival: {', '.join(gains)}"
    yield from _rival_otherwise(card)
    yield f"In combat: {plural(card.swords, 'sword') if card.swords else 'no swords'}"


def _rival_gains(card: HagalCard) -> list[str]:
    gains: list[str] = []
    if card.faction is not None:
        gains.append(f"+1 influence with {the_faction(card.faction)}")
    if card.troops:
        gains.append(describe(Recruit(card.troops)))
    if card.signet:
        gains.append("use its leader's signet ring")
    if card.dreadnought:
        gains.append(describe(Commission()))
    if card.freighters:
        gains.append(f"move its freighter{' twice' if card.freighters > 1 else ''}")
    if card.tech is not None:
        gains.append(describe(card.tech))
    return gains


def _rival_otherwise(card: HagalCard) -> Iterator[str]:
    if card.dreadnought:
        yield "Skipped if the rival has no dreadnought left to commission"
    needs = SPACES[SPACE[card.space]].requirement if card.space else None
    if needs is None:
        return
    below = f"With less than {needs[1]} {FACTION_NAMES[needs[0]]} influence"
    if card.otherwise is None:
        yield f"{below}: skipped"
    else:
        gains = ", ".join(_rival_gains(card.otherwise))
        yield f"{below}: to {NAMES[card.otherwise.space]} instead, {gains}"
