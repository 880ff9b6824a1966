"""The position of War for Arrakis in lines, from the view of a seat."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from landsraad.cli.catalogue import entry_lines
from landsraad.cli.tables import View
from landsraad.cli.words import listed, plain, plural
from landsraad.core.entries import find
from landsraad.games.war_for_arrakis.entries import entries
from landsraad.games.war_for_arrakis.sheet import sheet

_OPENINGS = frozenset(("harvester", "turn", "harvest", "claim_end", "recall", "unclaimed"))
"""The questions that come with the whole status, once in a phase or turn."""
_COUNTED = ("regular", "elite", "fedaykin", "sardaukar", "naib", "bashar")


def moment(view: View) -> Hashable:
    """Once a phase, and once a turn; None for other questions."""
    table, decision = view["table"], view["decision"]
    if decision is None or decision["ask"] not in _OPENINGS or view["seat"] is None:
        return None
    left = tuple(sum(player["dice"].values()) for player in view["players"])
    return (table["round"], table["phase"], decision["ask"], left)


# --- lines


def status(view: View, names: Sequence[str]) -> list[str]:
    """Everything one needs at the start of a turn."""
    sides = [side_line(view, seat, names) for seat in range(2)]
    return [*track_lines(view), *sides, *own_lines(view), *map_lines(view)]


def track_lines(view: View) -> list[str]:
    """The round, both tracks, the economy and the prescience cards."""
    table = view["table"]
    heights = listed([f"{words_of(key)} {n}" for key, n in table["prescience"].items()])
    rows = listed([f"{words_of(key)} on step {n}" for key, n in table["imperium"].items()])
    lines = [
        f"Round {table['round']} of {table['last_round']}, {table['phase']}. "
        f"Supremacy {table['supremacy']} of 10. Prescience: {heights}.",
        f"Imperium markers: {rows}. Bans: {listed(list(map(words_of, table['bans']))) or 'none'}. "
        f"Spice reserve: {table['spice_reserve']}.",
    ]
    lines += [
        f"Prescience card {card['name']} ({card['when']}): {card['requirement']}; "
        f"{card['advance_text']}."
        for card in table["row"]
    ]
    return lines


def words_of(key: str) -> str:
    """A key as people read it."""
    return "CHOAM" if key == "choam" else key.replace("_", " ").title()


def side_line(view: View, seat: int, names: Sequence[str]) -> str:
    """Dice, tokens, hand and leaders of a side."""
    player = view["players"][seat]
    dice = [f"{n} {key}" for key, n in player["dice"].items() if n]
    if player["token_slot"]:
        dice.append(f"a token on {player['token_slot']}")
    facts = [
        f"dice {listed(dice) or 'none'}",
        plural(player["tokens"], "Bene Gesserit token"),
        f"{player['hand_size']} cards in hand",
        f"supply {listed([f'{n} {key}' for key, n in player['supply'].items() if n])}",
    ]
    leaders = sheet()["leaders"]
    where = [
        f"{leaders[key]['name']} {place(at)}{' (spent)' if key in player['spent'] else ''}"
        for key, at in player["leaders"].items()
        if at not in ("out", "removed")
    ]
    return f"{names[seat]}: {'; '.join(facts)}. Leaders: {listed(where)}."


def place(where: str) -> str:
    """Where a leader is, in words."""
    if where == "aside":
        return "off the board"
    if where.startswith("tank"):
        return f"in the {where}"
    return f"in {sheet()['areas'][where]['name']}"


def own_lines(view: View) -> list[str]:
    """The hand and the objective of the seat that looks."""
    if view["seat"] is None:
        return []
    own, cards = view["players"][view["seat"]], sheet()["planning"]
    lines = [f"Your hand: {listed([cards[key]['name'] for key in own['hand']]) or 'nothing'}."]
    for objective in own.get("objectives", ()):
        scores = listed([f"{words_of(key)} {n}" for key, n in objective.items()])
        lines.append(f"Your objective: {scores}.")
    return lines


# --- the map


def map_lines(view: View, sector: int | None = None) -> list[str]:
    """Areas where there is anything by sector, and the vehicles in the air."""
    parts, table = sheet(), view["table"]
    lines = []
    for number, name in enumerate(parts["sectors"]):
        if sector is not None and number != sector:
            continue
        there = [
            f"  {area_line(view, key)}"
            for key in table["areas"]
            if parts["areas"][key]["sectors"][0] == number
        ]
        air = [
            f"{vehicle} in {key}"
            for key, vehicle in table["zones"].items()
            if vehicle and number in parts["zones"][key]["sectors"]
        ]
        if there or air:
            lines += [f"{name}{f' (in the air: {listed(air)})' if air else ''}:", *there]
    return lines


def area_line(view: View, key: str) -> str:
    """An area and what is in it."""
    area, found = sheet()["areas"][key], view["table"]["areas"].get(key, {})
    terrain = found.get("terrain", area["terrain"]).replace("_", " ")
    things = []
    if "legion" in found:
        things.append(legion_words(found["legion"]))
    if "settlement" in found:
        things.append(f"settlement of rank {found['settlement']}")
    if "sietch" in found:
        rank = found["sietch"]
        words = f"sietch of rank {rank}" if rank is not None else "sietch of unknown rank"
        things.append(words if found["sietch_revealed"] else f"{words}, facedown")
    things += [
        key.replace("_", " ")
        for key in ("harvester", "wormsign", "sandworm", "wild_maker", "station")
        if found.get(key)
    ]
    return f"{area['name']} [{key}] ({terrain}): {'; '.join(things) or 'nothing'}"


def legion_words(legion: dict[str, Any]) -> str:
    """``Harkonnen 3 regular, 1 bashar``."""
    words = [f"{legion[key]} {key}" for key in _COUNTED if key in legion]
    words += [sheet()["leaders"][key]["name"] for key in legion.get("leaders", ())]
    hidden = legion.get("hidden")
    if hidden:
        words += [key.replace("_", " ") for key in hidden]
    elif "tokens" in legion:
        words.append(plural(legion["tokens"] + legion["reserve_tokens"], "facedown token"))
    return f"{legion['side'].title()} {', '.join(words)}"


# --- in the middle of things


def brief(view: View) -> str:
    """The battle that is being fought, or nothing."""
    battle = view["table"]["battle"]
    if battle is None:
        return ""
    origin, target = area_line(view, battle["from"]), area_line(view, battle["at"])
    odds = view["table"]["odds"].get(battle["at"])
    chances = f" The attacker has {odds['words']}." if odds else ""
    return f"Battle, round {battle['round']}. {origin}, against {target}.{chances}"


def look(view: View, words: str, names: Sequence[str]) -> list[str]:
    """What ``look words`` shows."""
    wanted, parts = plain(words), sheet()
    if not wanted or wanted == "map":
        return map_lines(view)
    if wanted in ("tracks", "cards", "prescience"):
        return track_lines(view)
    for seat, name in enumerate(names):
        if wanted == plain(name):
            return [side_line(view, seat, names)]
    for number, name in enumerate(parts["sectors"]):
        if wanted == plain(name):
            return map_lines(view, number)
    found = [key for key, area in parts["areas"].items() if wanted in (key, plain(area["name"]))]
    if found:
        near = [parts["areas"][key]["name"] for key in parts["areas"][found[0]]["adjacent"]]
        return [f"{area_line(view, found[0])}.", f"Adjacent: {listed(near)}."]
    return [line for entry in find(entries(), words)[:3] for line in entry_lines(entry)]


def ranking(view: View, winners: Sequence[int]) -> list[tuple[int, str]]:
    """The sides from the winner on, with how far they came."""
    table = view["table"]
    reached = (
        f"prescience {'/'.join(str(n) for n in table['prescience'].values())}",
        f"supremacy {table['supremacy']}",
    )
    return [(seat, reached[seat]) for seat in sorted((0, 1), key=lambda s: s not in winners)]
