"""What ``look`` shows of Dune: Imperium: topics, houses and components."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from landsraad.cli.catalogue import entry_lines
from landsraad.cli.tables import View
from landsraad.cli.tables.imperium import bloodlines, ix, teams, uprising
from landsraad.cli.tables.imperium.in_play import in_play
from landsraad.cli.tables.imperium.position import (
    agents_left,
    brief,
    card_line,
    cards_lines,
    conflict_lines,
    counted,
    influence_line,
    known_cards,
    own,
    points_line,
    round_line,
    status,
    toll,
)
from landsraad.cli.words import listed, plain, plural
from landsraad.core.entries import Entry
from landsraad.games.imperium.editions import tracks_with
from landsraad.games.imperium.engine.catalogue import CARDS, SPACES
from landsraad.games.imperium.facets.entries import find
from landsraad.games.imperium.language.components import Space
from landsraad.games.imperium.language.structure import cost_words
from landsraad.games.imperium.language.terms import FACTION_KEYS, FACTION_NAMES, ICON_NAMES
from landsraad.games.imperium.language.words import NAMES, describe
from landsraad.games.imperium.mechanisms.tech.words import Borrowed
from landsraad.games.imperium.sets import SETS

RIVAL_SEATS = 2
"""Up to this many seats play with House Hagal."""

Topic = Callable[[View, Sequence[str]], list[str]]


def look(view: View, words: str, names: Sequence[str]) -> list[str]:
    """A topic, else the house of a seat or leader, else components of that name."""
    wanted = plain(words)
    # One of Uprising's spaces has the name of a topic of Rise of Ix.
    named = wanted == "shipping" and "freighter" not in view["players"][0]
    if (topic := TOPICS.get(wanted)) and not named:
        return topic(view, names)
    seat = house(view, wanted, names)
    if seat is not None:
        return player_lines(view, seat, names)
    rivals = view["seats"] <= RIVAL_SEATS
    every = [entry for entry in find(words) if rivals or entry.kind != "hagal"]
    found = [entry for entry in every if _there(view, entry)]
    if found:
        return [line for entry in found for line in entry_lines(entry)]
    return [
        line
        for entry in every
        for head, *rest in [entry_lines(entry)]
        for line in (f"{head} (of {entry.set_name}, not in this game)", *rest)
    ]


def _there(view: View, entry: Entry) -> bool:
    """Whether a component belongs to a set in play, or is lent to one."""
    sets = [chosen for chosen in SETS if chosen.key in view["sets"]]
    lent = [extra for chosen in sets for extra in chosen.more if isinstance(extra, Borrowed)]
    if entry.kind == "tech" and any(entry.key in extra.tiles for extra in lent):
        return True
    return entry.set_name in {chosen.name for chosen in sets}


def house(view: View, wanted: str, names: Sequence[str]) -> int | None:
    """The house that words name: ``seat 2``, ``2``, a leader's name or part of it, House Hagal."""
    number = wanted.removeprefix("seat ")
    if number.isdigit() and 1 <= int(number) <= len(names):
        return int(number) - 1
    found = [
        seat
        for seat, player in enumerate(view["players"])
        if wanted and set(wanted.split()) <= set(plain(f"{names[seat]} {player['house']}").split())
    ]
    return found[0] if len(found) == 1 else None


# --- houses


def player_lines(view: View, seat: int, names: Sequence[str]) -> list[str]:
    """All that the viewer may know of a house."""
    player = view["players"][seat]
    lines = [f"{names[seat]}: {plural(player['vp'], 'victory point')}."]
    carded = player.get("antagonist")
    if player["leader"] is not None:
        told = find(player["leader"])[0].lines
        lines += [f"{line}." for line in (told if carded else told[:3])]
    if carded and not player["swordmaster"]:
        pieces = f"{carded['pieces']} of {plural(carded['swordmaster'], 'piece')}"
        lines.append(f"It has {pieces} for its swordmaster.")
    goods = [f"{player[key]} {key}" for key in ("solari", "spice", "water")]
    lines.append(f"{listed(goods)}; {agents_left(player)}.")
    lines.append(
        f"Troops: {player['garrison']} in the garrison, {player['conflict']} in the conflict "
        f"(strength {player['strength']}), {player['supply']} in the supply."
    )
    lines += ix.fleet_lines(player)
    lines.append(influence_line(view, player))
    lines += ix.house_lines(player)
    lines += bloodlines.house_lines(view, player)
    lines += uprising.house_lines(view, player)
    lines += _honours(view, seat)
    if not player["rival"]:
        lines.append(
            f"{plural(player['hand_size'], 'card')} in hand, {player['deck_size']} in the deck, "
            f"{plural(player['intrigue_size'], 'intrigue card')}."
        )
    elif player["intrigue_size"]:
        lines.append(f"{plural(player['intrigue_size'], 'intrigue card')}.")
    return lines + _piles(player, own=seat == view["seat"])


def _honours(view: View, seat: int) -> list[str]:
    table, player = view["table"], view["players"][seat]
    words = ["a High Council seat"] if player["council"] else []
    words += ["the swordmaster"] if player["swordmaster"] else []
    words += ["the Mentat"] if table["mentat"] == seat else []
    words += [
        f"the {name} alliance"
        for key, name in zip(FACTION_KEYS, tracks_with(view["seats"]), strict=True)
        if table["alliances"][key] == seat
    ]
    words += [f"control of {NAMES[key]}" for key, by in table["control"].items() if by == seat]
    return [f"Holds {listed(words)}."] if words else []


def _piles(player: dict[str, Any], *, own: bool) -> list[str]:
    piles = [
        ("In hand", player["hand"] if own else player["hand_shown"]),
        ("In play", player["play"]),
        ("Discard pile", player["discard"]),
        ("Set aside", player["aside"]),
        ("Intrigue played, waiting for the reveal turn", player["waiting"]),
        ("Intrigue" if own else "Intrigue cards you know of", player["intrigue_known"]),
        ("Known on top of the deck", player["deck_shown"]),
    ]
    lines = [f"{name}: {counted(keys)}." for name, keys in piles if keys]
    factions = player["masterstroke"] or (player.get("secret") if own else None)
    if factions:
        words = [FACTION_NAMES[FACTION_KEYS.index(key)] for key in factions]
        lines.append(f"Masterstroke factions: {listed(words)}.")
    return lines


# --- topics


def _me(view: View, names: Sequence[str]) -> list[str]:
    seat = view["seat"]
    return player_lines(view, seat, names) if seat is not None else _players(view, names)


def _players(view: View, names: Sequence[str]) -> list[str]:
    return [
        line
        for seat in range(len(names))
        for line in ([""] if seat else []) + player_lines(view, seat, names)
    ]


def _deck(view: View, names: Sequence[str]) -> list[str]:
    player = own(view)
    if player is None:
        return ["A spectator has no deck."]
    drawn = counted(player["deck_cards"])
    lines = [
        f"Your deck has {plural(player['deck_size'], 'card')} in an order you do not know: {drawn}."
        if drawn
        else "Your deck is empty; the discard pile is shuffled when you must draw."
    ]
    lines += known_cards(player)
    return lines + _piles({**player, "masterstroke": None, "secret": None}, own=True)


def _hand(view: View, names: Sequence[str]) -> list[str]:
    player = own(view)
    if player is None:
        return ["A spectator has no hand."]
    return cards_lines(view, player, "turns")


def _row(view: View, names: Sequence[str]) -> list[str]:
    table = view["table"]
    cards = in_play(view).card
    lines = [f"Cost {CARDS[cards[key]].cost}: {card_line(view, key)}" for key in table["row"]]
    for key in table.get("throne_row", ()):
        line = f"Cost {CARDS[cards[key]].cost}: {card_line(view, key)}"
        lines.append(f"In the Throne row, for Shaddam and his allies. {line}")
    for key, left in table["reserve"].items():
        cost = CARDS[cards[key]].cost
        price = f"Cost {cost}" if cost is not None else "Only by its icon"
        lines.append(f"{price}, {left} in the reserve: {card_line(view, key)}")
    return [*lines, f"The Imperium deck has {plural(table['imperium_deck'], 'card')}."]


def space_line(view: View, space: Space, names: Sequence[str]) -> str:
    """A space of the board: cost, effect, and what is on it now."""
    table, tracks = view["table"], tracks_with(view["seats"])
    needs = [
        toll(view, space),
        "combat" if space.combat else "",
        "once per game" if space.once else "",
    ]
    if space.requirement:
        needs.append(f"needs {space.requirement[1]} {tracks[space.requirement[0]]} influence")
    notes = ", ".join(filter(None, needs))
    effects = [f"{cost_words(line.price)} → {describe(line.paid)}" for line in space.table]
    if space.faction is not None:
        own = space.area.endswith("_board")
        where = "on the personal board" if own else f"with the {tracks[space.faction]}"
        effects.append(f"+1 influence {where}")
    effects += [describe(space.effect)] if space.effect else []
    effects += [f"on your reveal turn {describe(space.reveal)}"] if space.reveal else []
    line = f"{space.name}{f' ({notes})' if notes else ''}: {'; '.join(effects)}."
    return " ".join([line, *_on_space(table, space, names)])


def _on_space(table: dict[str, Any], space: Space, names: Sequence[str]) -> list[str]:
    notes = []
    if there := table["agents"].get(space.key):
        notes.append(f"Agents here: {listed([names[seat] for seat in there])}.")
    if bonus := table["bonus_spice"].get(space.key):
        notes.append(f"Bonus spice: {bonus}.")
    holder = table["control"].get(space.key)
    if holder is not None:
        notes.append(f"Controlled by {names[holder]}.")
    flag = table.get("flags", {}).get(space.key)
    if flag is not None:
        notes.append(f"A dreadnought of {names[flag]} controls it.")
    notes += [
        f"Closed by {names[ban['by']]}." for ban in table["closed"] if ban["space"] == space.key
    ]
    return notes


def _board(view: View, names: Sequence[str]) -> list[str]:
    lines: list[str] = []
    numbers = in_play(view).space
    spaces = [SPACES[numbers[key]] for key in view["table"]["spaces"]]
    for number, icon in enumerate(ICON_NAMES):
        lines.append(f"{icon} spaces:")
        here = [space for space in spaces if space.icon == number]
        lines += [f"  {space_line(view, space, names)}" for space in here]
    return lines


def _factions(view: View, names: Sequence[str]) -> list[str]:
    lines = []
    for key, faction in zip(FACTION_KEYS, tracks_with(view["seats"]), strict=True):
        tracks = [
            f"{name} {player['influence'][key]}"
            for name, player in zip(names, view["players"], strict=True)
            if not player.get("commander")
        ]
        holder = view["table"]["alliances"][key]
        alliance = f" Alliance: {names[holder]}." if holder is not None else ""
        lines.append(f"{faction}: {', '.join(tracks)}.{alliance}")
    return lines


def _conflict(view: View, names: Sequence[str]) -> list[str]:
    past = counted(view["table"]["conflicts_past"])
    return [
        *(conflict_lines(view, names) or ["There is no conflict now."]),
        f"{plural(view['table']['conflicts_left'], 'conflict')} to come."
        + (f" Past: {past}." if past else ""),
    ]


def _table(view: View, names: Sequence[str]) -> list[str]:
    table = view["table"]
    hagal = [
        f"House Hagal deck: {plural(table['hagal_deck'], 'card')}. "
        f"Discards: {counted(table['hagal_discard']) or 'none'}."
    ]
    return [
        round_line(view, names),
        points_line(view, names),
        brief(view) or "You watch.",
        f"Intrigue deck: {plural(table['intrigue_deck'], 'card')}. "
        f"Discards: {counted(table['intrigue_discard']) or 'none'}.",
        f"Trashed: {counted(table['trashed']) or 'nothing'}.",
        *(hagal if view["seats"] <= RIVAL_SEATS else []),
    ]


TOPICS: dict[str, Topic] = {
    "": lambda view, names: status(view, names),
    "me": _me,
    "player": _players,
    "players": _players,
    "deck": _deck,
    "discard": _deck,
    "hand": _hand,
    "intrigue": _hand,
    "cards": _hand,
    "row": _row,
    "market": _row,
    "board": _board,
    "spaces": _board,
    "factions": _factions,
    "influence": _factions,
    "conflict": _conflict,
    "table": _table,
    "teams": teams.topic,
    "tech": ix.tech_topic,
    "tiles": ix.tech_topic,
    "shipping": ix.shipping_topic,
    "freighters": ix.shipping_topic,
    "commanders": bloodlines.commanders_topic,
    "spies": uprising.posts_topic,
    "posts": uprising.posts_topic,
    "contracts": uprising.contracts_topic,
    "skills": bloodlines.commanders_topic,
}
