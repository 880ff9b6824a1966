"""The position of Dune: Imperium in sentences, from the view of a seat."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial
from typing import Any

from landsraad.cli.tables import View
from landsraad.cli.tables.imperium import bloodlines, ix, teams, uprising
from landsraad.cli.tables.imperium.in_play import in_play
from landsraad.cli.words import listed, plural
from landsraad.games.imperium.editions import tracks_with
from landsraad.games.imperium.engine.board import space_discount
from landsraad.games.imperium.engine.catalogue import (
    CARDS,
    CONFLICTS,
    INTRIGUES,
    LEADERS,
)
from landsraad.games.imperium.facets.entries import cheaper_words
from landsraad.games.imperium.language.abilities import Anywhere, found, passing
from landsraad.games.imperium.language.cards import Signet
from landsraad.games.imperium.language.components import LEVELS, Card, Space
from landsraad.games.imperium.language.gains import amount_of
from landsraad.games.imperium.language.terms import FACTION_KEYS, FACTION_NAMES, ICON_NAMES, SOLARI
from landsraad.games.imperium.language.words import NAMES, describe, resource_amount
from landsraad.games.imperium.mechanisms.unloading.words import Unloads

_PHASES = {
    "setup": "setup",
    "round_start": "round start",
    "turns": "player turns",
    "combat": "combat",
    "makers": "makers",
    "recall": "recall",
    "endgame": "endgame",
    "over": "the game is over",
}
_OPENINGS = frozenset(("activate", "turn", "combat", "endgame", "defend"))
"""The questions that come with the whole status."""
_TIEBREAKS = ("spice", "solari", "water", "garrison")


def names(view: View) -> list[str]:
    """Leaders without their nicknames; seats by number while leaders are being chosen."""
    return [
        f"Seat {number + 1}"
        if player["leader"] is None and not player["rival"]
        else re.sub(r'"[^"]*" ', "", NAMES[player["house"]])
        for number, player in enumerate(view["players"])
    ]


def own(view: View) -> dict[str, Any] | None:
    """The player whose view it is; None for a spectator."""
    return None if view["seat"] is None else view["players"][view["seat"]]


def moment(view: View) -> Hashable:
    """Something for the first question of a turn or a phase, None for the others."""
    table, player = view["table"], own(view)
    asked = view["decision"]["ask"] if view["decision"] else None
    if player is None or asked not in _OPENINGS:
        return None
    if table["phase"] != "turns":
        return (table["round"], table["phase"])
    # An agent turn uses an agent or leaves a card in play; plot cards before it do neither.
    return (table["round"], "turn", player["agents"], len(player["play"]))


def counted(keys: Iterable[str]) -> str:
    """Names of cards in their order, several copies as ``2 × Dagger``."""
    counts = Counter(NAMES[key] for key in keys)
    words = [f"{count} × {name}" if count > 1 else name for name, count in counts.items()]
    return ("; " if any("," in word for word in words) else ", ").join(words)


# --- cards in one line


def icons(card: Card) -> str:
    """The agent icons of a card in words."""
    if found(Anywhere, card.abilities):
        return "Goes to any space."
    names = [
        f"{ICON_NAMES[icon]} (infiltrates)" if icon in passing(card.abilities) else ICON_NAMES[icon]
        for icon in card.icons
    ]
    if set(FACTION_NAMES) <= set(names):
        names = ["all factions", *names[len(FACTION_NAMES) :]]
    return f"Icons: {', '.join(names)}." if names else "No agent icons."


def card_line(view: View, key: str) -> str:
    """A card of a deck: name, icons and boxes."""
    card = CARDS[in_play(view).card[key]]
    return f"{card.name}. {card_facts(card)}"


def own_card_line(view: View, player: dict[str, Any], key: str) -> str:
    """A card of the viewer, with what the signet ring of the leader does."""
    line, chosen = card_line(view, key), in_play(view)
    if isinstance(CARDS[chosen.card[key]].agent, Signet) and player["leader"]:
        signet = LEADERS[chosen.leader[player["leader"]]].signet
        ring = describe(signet) if signet is not None else "none"
        line = line.replace(describe(Signet()), f"your signet ring ({ring})")
    return line


def card_facts(card: Card) -> str:
    """What a card of a deck is and does: factions, icons and boxes."""
    factions = " and ".join(FACTION_NAMES[faction] for faction in card.factions)
    boxes = (
        ("Agent", card.agent),
        ("Reveal or unload" if Unloads() in card.abilities else "Reveal", card.reveal),
        ("When acquired", card.acquire),
        ("When trashed", card.when_trashed),
    )
    words = [f"{box}: {describe(effect)}." for box, effect in boxes if effect]
    words = [*(f"{line}." for line in cheaper_words(card)), *words]
    return " ".join([*([f"{factions} card."] if factions else []), icons(card), *words])


def intrigue_line(view: View, key: str) -> str:
    """An intrigue card: its moments."""
    card = INTRIGUES[in_play(view).keys("intrigue")[key]]
    boxes = (
        ("Plot at the start of a turn" if card.opening else "Plot", card.plot),
        ("Combat", card.combat),
        ("When you win", card.win),
        ("Endgame", card.endgame),
    )
    words = [f"{box}: {describe(effect)}." for box, effect in boxes if effect]
    return " ".join([f"{card.name}.", *words])


def several(keys: Iterable[str], line: Callable[[str], str]) -> list[str]:
    """A line for each different card, with the number of copies."""
    counts = Counter(keys)
    return [f"{f'{count} × ' if count > 1 else ''}{line(key)}" for key, count in counts.items()]


# --- the table


def toll(view: View, space: Space) -> str:
    """What a space costs the viewer, in words; nothing if it is free."""
    if space.table:
        return f"{amount_of(space.table[0].price)} or more"
    if space.cost is None:
        return ""
    amount = view["table"]["mentat_cost"] if space.key == "mentat" else space.cost.amount
    player = own(view)
    if player and player["leader"] and space.cost.resource == SOLARI:
        leader = LEADERS[in_play(view).leader[player["leader"]]]
        amount = max(amount + space_discount(leader, space), 0)
    return resource_amount(space.cost.resource, amount)


def round_line(view: View, names: Sequence[str]) -> str:
    """``Round 3 of 10, player turns. The first player is Paul Atreides.``"""
    table = view["table"]
    if not table["round"]:
        return "Setup."
    phase = _PHASES[table["phase"]]
    first = names[table["first"]]
    return f"Round {table['round']} of {teams.rounds(view)}, {phase}. First player: {first}."


def conflict_lines(view: View, names: Sequence[str]) -> list[str]:
    """The conflict with its rewards, and who is in it."""
    key = view["table"]["conflict"]
    if key is None:
        return []
    card = CONFLICTS[in_play(view).keys("conflicts")[key]]
    places = zip(("1st", "2nd", "3rd"), (card.first, card.second, card.third), strict=True)
    rewards = " ".join(f"{place}: {describe(reward)}." for place, reward in places)
    fighters = [
        f"{name} {units(player)}, strength {player['strength']}"
        for name, player in zip(names, view["players"], strict=True)
        if units(player)
    ]
    there = f"In the conflict: {'; '.join(fighters)}." if fighters else "No troops are in it yet."
    told = f"Conflict: {card.name} (level {LEVELS[card.level]}). {rewards}"
    return [told, *uprising.table_lines(view), there]


def ships(player: dict[str, Any], place: str) -> int:
    """The dreadnoughts of a house in a place; none without Rise of Ix."""
    count: int = player["dreadnoughts"][place] if "dreadnoughts" in player else 0
    return count


def units(player: dict[str, Any]) -> str:
    """``2 troops and 1 dreadnought``: what a house has in the conflict."""
    words = [plural(player["conflict"], "troop")] if player["conflict"] else []
    if player.get("sandworms"):
        words.append(plural(player["sandworms"], "sandworm"))
    if fighting := ships(player, "conflict"):
        words.append(plural(fighting, "dreadnought"))
    return listed(words)


def points_line(view: View, names: Sequence[str]) -> str:
    """The victory points of all houses; House Hagal has none."""
    if teams.teams(view):
        return teams.points(view, names)
    scores = [
        f"{name} {player['vp']}"
        for name, player in zip(names, view["players"], strict=True)
        if player["leader"] is not None or not player["rival"]
    ]
    return f"Victory points: {', '.join(scores)}."


def brief(view: View) -> str:
    """What the seat has to spend."""
    player = own(view)
    if player is None or view["table"]["phase"] == "setup":
        return ""
    words = [f"{player[key]} {key}" for key in ("solari", "spice", "water")]
    if player["persuasion"]:
        words.append(f"{player['persuasion']} persuasion")
    if not player.get("commander"):
        words.append(f"{plural(player['garrison'], 'troop')} in the garrison")
    if waiting := ships(player, "garrison"):
        words.append(f"{plural(waiting, 'dreadnought')} in the garrison")
    if units(player):
        words.append(f"{player['strength']} strength in the conflict")
    return f"You have {listed(words)}."


def influence_line(view: View, player: dict[str, Any]) -> str:
    """The four tracks of a house; of a Commander the personal board."""
    if player.get("commander"):
        return teams.influence(view, player)
    tracks = [
        f"{name} {player['influence'][key]}"
        for key, name in zip(FACTION_KEYS, tracks_with(view["seats"]), strict=True)
    ]
    return f"Influence: {', '.join(tracks)}."


def agents_left(player: dict[str, Any]) -> str:
    """The agents on the leader, the Mentat counted among them."""
    return f"{player['agents'] or 'no'} agent{'' if player['agents'] == 1 else 's'} left"


def status(view: View, names: Sequence[str]) -> list[str]:
    """Everything one needs at the start of a turn."""
    phase, player = view["table"]["phase"], own(view)
    if phase == "setup":
        return [round_line(view, names)]
    lines = [round_line(view, names), *conflict_lines(view, names), points_line(view, names)]
    if player is None:
        return lines
    agents = f" {agents_left(player).capitalize()}." if phase == "turns" else ""
    if agents and player.get("commander"):
        agents = f" {teams.agents(view, names, player)}"
    lines += [f"{brief(view)}{agents}", influence_line(view, player), *ix.house_lines(player)]
    lines += bloodlines.house_lines(view, player)
    lines += uprising.house_lines(view, player)
    return lines + cards_lines(view, player, phase)


def known_cards(player: dict[str, Any]) -> list[str]:
    """The cards on top of their own deck that a player knows, from the top."""
    keys = player.get("deck_known", [])
    if not keys and "deck_top" in player:
        keys = [player["deck_top"]]
    return [f"On top of your deck: {', then '.join(NAMES[key] for key in keys)}."] if keys else []


def cards_lines(view: View, player: dict[str, Any], phase: str) -> list[str]:
    """The cards of the viewer with what they do."""
    lines = [f"  {line}" for line in several(player["hand"], partial(own_card_line, view, player))]
    if lines or phase == "turns":
        lines.insert(0, "Your hand:" if lines else "Your hand is empty.")
    if player["intrigue"]:
        lines.append("Your intrigue cards:")
        lines += [f"  {line}" for line in several(player["intrigue"], partial(intrigue_line, view))]
    lines += known_cards(player)
    if player.get("ahead_card"):
        lines.append(f"Set aside for your second turn: {NAMES[player['ahead_card']]}.")
    return lines


def ranking(view: View, winners: Sequence[int]) -> list[tuple[int, str]]:
    """The houses by points and tiebreaks, winners first; House Hagal takes no part."""
    players = view["players"]

    def standing(seat: int) -> tuple[bool, list[int], bool]:
        player = players[seat]
        values = [player[key] for key in ("vp", *_TIEBREAKS)]
        # IMP 19.1.12: a rival that is level with the player wins the tie.
        return (seat in winners, values, player["rival"])

    houses = [seat for seat, player in enumerate(players) if player["leader"] is not None]
    return [
        (
            seat,
            f"{plural(players[seat]['vp'], 'point')} (tiebreaks: "
            f"{', '.join(f'{key} {players[seat][key]}' for key in _TIEBREAKS)})",
        )
        for seat in sorted(houses, key=standing, reverse=True)
    ]
