"""The options of Dune: Imperium in readable lines, and plain words read as choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from landsraad import Option
from landsraad.cli.tables import Group, View, grouped
from landsraad.cli.tables.imperium.in_play import in_play
from landsraad.cli.tables.imperium.position import card_facts, own, toll
from landsraad.core.entries import slug
from landsraad.games.imperium.engine.catalogue import (
    CARD,
    CARDS,
    INTRIGUE,
    LEADER,
    LEADERS,
    REACH,
    SPACE,
    SPACES,
    TABLES,
    numbers,
)
from landsraad.games.imperium.engine.options import Acquire, OfFaction, OfLeader, Send
from landsraad.games.imperium.facets.entries import find
from landsraad.games.imperium.language.components import Space
from landsraad.games.imperium.language.terms import FACTION_KEYS
from landsraad.games.imperium.mechanisms.tech.options import OfTech
from landsraad.games.imperium.mechanisms.tech.sheet import tech_lines

VERBS = frozenset(
    ("send", "acquire", "play", "deploy", "done", "reveal", "resolve", "pass", "decline", "discard",
     "recover", "set_aside", "trash", "retreat", "sell", "take", "faction", "from", "recall",
     "name", "give", "target", "lead", "tech", "use", "return", "station", "rout", "bury", "keep",
     "commanders", "recruit", "skill", "course", "project", "dismantle", "scrap", "hand_over",
     "smuggle")
)  # fmt: skip


# --- options


def group(view: View, options: Sequence[Option]) -> list[Group]:
    """Options in their order; those that send agents share a line for each card."""
    return grouped(options, _title, partial(_words, view))


def _title(option: Option) -> str:
    return CARDS[option.card].name if isinstance(option, Send) else ""


def _words(view: View, option: Option, title: str) -> str:
    return _space(view, SPACES[option.space]) if isinstance(option, Send) else _line(view, option)


def _line(view: View, option: Option) -> str:
    """An option with what one should know before choosing it."""
    player = own(view)
    # Alone, a player also chooses for the rivals (IMP 18.5.1); at setup all tracks are empty.
    plain = view["seats"] == 1 or view["table"]["phase"] == "setup"
    if isinstance(option, OfFaction) and player and not plain:
        return f"{option.text} (you have {player['influence'][FACTION_KEYS[option.faction]]})"
    if isinstance(option, Acquire):
        return f"{option.text}. {card_facts(CARDS[option.card])}"
    if isinstance(option, OfLeader) and option.verb == "lead":
        entry = find(LEADERS[option.leader].key)[0]
        return f"{option.text}. {'. '.join(entry.lines[:3])}."
    if isinstance(option, OfTech) and option.verb in ("tech", "project"):
        return f"{option.text}. {'. '.join(tech_lines(TABLES['tech'][option.tile]))}."
    return option.text


def _space(view: View, space: Space) -> str:
    table = view["table"]
    bonus = table["bonus_spice"].get(space.key)
    notes = [toll(view, space), f"+{bonus} bonus spice" if bonus else ""]
    words = ", ".join(filter(None, notes))
    return f"{space.name} ({words})" if words else space.name


# --- questions


def notations(view: View, words: str) -> list[str]:
    """The choices that words may mean: notation, or names of cards and spaces in any order."""
    pieces = words.casefold().split()
    if not pieces:
        return []
    if len(pieces) == 3 and pieces[0] == "send" and pieces[1] in CARD and pieces[2] in SPACE:
        return [" ".join(pieces)]
    if pieces[0] in VERBS and pieces[0] not in ("send", "acquire", "play"):
        return [" ".join([pieces[0], *_known(pieces[1:])])]
    verb, rest = (pieces[0], pieces[1:]) if pieces[0] in VERBS else ("", pieces)
    text = slug(" ".join(rest))
    spaces = _named(text, SPACE)
    cards = _named(_without(text, spaces) if spaces else text, CARD)
    intrigues = [key for key in INTRIGUE if _inside(key, text)]
    found: list[str] = []
    if verb in ("", "send"):
        found += _sends(view, cards, spaces)
    if (verb == "acquire" or (not verb and not found)) and not spaces:
        found += [f"acquire {key}" for key in cards]
    if verb in ("", "play"):
        found += [f"play {key}" for key in intrigues]
    return found or ([words] if verb else [])


def _sends(view: View, cards: list[str], spaces: list[str]) -> list[str]:
    player = own(view)
    hand = list(dict.fromkeys(player["hand"])) if player else []
    chosen = in_play(view)
    if cards and spaces:
        return [f"send {card} {space}" for card in cards for space in spaces]
    if spaces:
        return [f"send {card} {space}" for card in hand for space in spaces]
    return [
        f"send {card} {space}"
        for card in cards
        if card in hand
        for space, number in chosen.space.items()
        if REACH[chosen.card[card]] >> number & 1 or not REACH[chosen.card[card]]
    ]


def _known(words: list[str]) -> list[str]:
    """Words in the spelling of notation: ``Dr. Yueh hand`` becomes ``dr_yueh hand``."""
    text = slug(" ".join(words))
    tech, navigation = (numbers(TABLES[kind]) for kind in ("tech", "navigation"))
    names = CARD | SPACE | INTRIGUE | tech | LEADER | navigation
    for key in sorted(names, key=len, reverse=True):
        if text == key or text.startswith(f"{key}_"):
            return [key, *text[len(key) + 1 :].split()]
    return [slug(word) for word in words]


def _inside(key: str, text: str) -> bool:
    return f"_{key}_" in f"_{text}_"


def _without(text: str, keys: Iterable[str]) -> str:
    for key in keys:
        text = f"_{text}_".replace(f"_{key}_", "_", 1).strip("_")
    return text


def _named(text: str, table: Iterable[str]) -> list[str]:
    """The keys of a table that a text holds, the longest where one holds another."""
    found = [key for key in table if _inside(key, text)]
    return [
        key for key in found if not any(key != other and _inside(key, other) for other in found)
    ]
