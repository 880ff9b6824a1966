"""The position of War for Arrakis in lines, from the view of a seat."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from landsraad.cli.catalogue import entry_lines
from landsraad.cli.tables import View
from landsraad.cli.words import listed, plain, plural
from landsraad.core.entries import find
from landsraad.games.war_for_arrakis import picture
from landsraad.games.war_for_arrakis.entries import entries
from landsraad.games.war_for_arrakis.sheet import sheet

_OPENINGS = frozenset(("harvester", "turn", "harvest", "claim_end", "recall", "unclaimed"))
"""The questions that come with the whole status, once in a phase or turn."""
_LETTERS = {"r": "regular", "e": "elite", "f": "fedaykin"}
_COUNTED = ("regular", "elite", "fedaykin", "sardaukar", "naib", "bashar", "smuggler_regular",
            "houses_major_troop", "facedown_black", "facedown_silver")  # fmt: skip
_MARKS = ("harvester", "wormsign", "sandworm", "wild_maker", "station", "smuggler_harvester",
          "smugglers_base")  # fmt: skip


def moment(view: View) -> Hashable:
    """Once a phase, and once a turn; None for other questions."""
    table, decision = view["table"], view["decision"]
    if decision is None or decision["ask"] not in _OPENINGS or view["seat"] is None:
        return None
    left = tuple(sum(player["dice"].values()) for player in view["players"])
    return (table["round"], table["phase"], decision["ask"], left)


# --- lines


def seat_names(view: View) -> list[str]:
    """The sides by seat, or the roles of those who share one; then an automaton."""
    sides = [player["side"].title() for player in view["players"]]
    if "dashboards" not in view:
        return sides
    automaton = [sides[1]] if automated(view) else []
    return [*(board["name"] for board in view["dashboards"]), *automaton]


def automated(view: View) -> bool:
    """Whether nobody plays the Harkonnens."""
    return bool(view["players"][1].get("automaton"))


def side_names(view: View, names: Sequence[str]) -> list[str]:
    """The sides by the names of their players, where each has one."""
    if "dashboards" not in view and len(names) == len(view["players"]):
        return list(names)
    return [player["side"].title() for player in view["players"]]


def side_of(view: View, seat: int) -> int:
    """The place of a seat's side among the players of a view."""
    if "dashboards" not in view:
        return seat
    side = view["dashboards"][seat]["side"]
    return [player["side"] for player in view["players"]].index(side)


def partner_lines(view: View) -> list[str]:
    """Who shares a side: dice, cards and leaders of each."""
    return [_partner(board) for board in view.get("dashboards", ()) if board["shared"]]


def _partner(board: dict[str, Any]) -> str:
    dice = [f"{n} {key}" for key, n in board["dice"].items() if n]
    dice += [f"a token on {board['token_slot']}"] if board["token_slot"] else []
    facts = [f"dice {listed(dice) or 'none'}", plural(board["hand_size"], "card")]
    facts += ["acting"] if board["acting"] else []
    if board.get("seen"):
        cards = [sheet()["planning"][key]["name"] for key in board["seen"]]
        facts.append(f"you have seen {listed(cards)}")
    return f"{board['name']}: {'; '.join(facts)}."


def status(view: View, names: Sequence[str]) -> list[str]:
    """Everything one needs at the start of a turn."""
    named = side_names(view, names)
    sides = [side_line(view, side, named) for side in range(2)] + partner_lines(view)
    return [*track_lines(view), *module_lines(view), *sides, *own_lines(view), *map_lines(view)]


def track_lines(view: View) -> list[str]:
    """The round, both tracks, the economy and the prescience cards."""
    table = view["table"]
    heights = listed([f"{words_of(key)} {n}" for key, n in table["prescience"].items()])
    rows = listed([f"{words_of(key)} on step {n}" for key, n in table["imperium"].items()])
    last = f" of {table['last_round']}" if table["last_round"] else ""
    lines = [
        f"Round {table['round']}{last}, {table['phase']}. "
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


def module_lines(view: View) -> list[str]:
    """What modules add to the table."""
    table, lines = view["table"], []
    if "smugglers" in table:
        lines.append(_smugglers(table["smugglers"]))
    if "old_man" in table:
        sector, kept = table["old_man"]["sector"], plural(table["old_man"]["kept"], "kept sandworm")
        where = f"in {sector}, {kept}" if sector else "not on the board"
        lines.append(f"Old Man of the Desert: {where}.")
    if "mahdi" in table:
        lines.append(_automaton(table["mahdi"]))
    if "spacing_guild" in table:
        lines += [_heighliner(table["spacing_guild"], side) for side in ("atreides", "harkonnen")]
    return lines


def _automaton(shown: dict[str, Any]) -> str:
    """The tactical cards and dice of the automaton on one line."""
    harvesting, target = shown["harvesting"], shown["target_area"]
    facts = [f"harvests in {harvesting['name']}"] if harvesting else []
    facts.append(f"target {sheet()['areas'][target]['name'] if target else 'none'}")
    facts.append(f"{shown['unused']} unused {'die' if shown['unused'] == 1 else 'dice'}")
    spent = [f"{n} {key}" for key, n in shown["spent"].items() if n]
    facts.append(f"spent {listed(spent) or 'none'}")
    if shown["stand_in"]:
        facts.append(f"moves towards {sheet()['areas'][shown['stand_in']]['name']} this turn")
    if shown["board"]:
        facts.append(f"{shown['board']} on The Spice Must Flow board")
    if shown["waiting"]:
        facts.append(f"{shown['waiting']} Hawat's Scheming beside the board")
    return f"Automaton: {', '.join(facts)}."


def _heighliner(shown: dict[str, Any], side: str) -> str:
    """A heighliner with what is aboard on one line."""
    own = shown[side]
    facts = [
        f"step {own['step']} of {shown['route']}",
        f"{plural(own['troops'], 'troop')} and {plural(own['frigates'], 'frigate')} aboard",
        f"{own['bases_left']} bases and {own['frigates_left']} frigates left",
    ]
    facts += [f"{words_of(key)} in play" for key in own["in_play"]]
    return f"{words_of(side)} heighliner: {', '.join(facts)}."


def _smugglers(shown: dict[str, Any]) -> str:
    """The smugglers board on one line."""
    facts = [shown["status"]]
    if shown["step"] is not None:
        facts.append(f"Staban Tuek on step {shown['step']}")
        facts.append(f"{plural(shown['board'], 'smuggler')} on their board")
        facts.append(plural(shown["harvesters"], "smuggler harvester"))
    if shown["base"] is not None:
        facts.append(f"base in {sheet()['areas'][shown['base']]['name']}")
        facts.append(f"die {shown['die'] or 'spent'}")
    facts.append(plural(shown["ornithopters"], "smuggler ornithopter"))
    return f"Smugglers: {', '.join(facts)}."


def words_of(key: str) -> str:
    """A key as people read it."""
    return "CHOAM" if key == "choam" else key.replace("_", " ").title()


def side_line(view: View, seat: int, names: Sequence[str]) -> str:
    """Dice, tokens, hand and leaders of a side."""
    player = view["players"][seat]
    supply = [f"{n} {_piece(key)}" for key, n in player["supply"].items() if n]
    if player.get("automaton"):
        # Its dice are told with its tactical cards; it has no tokens.
        facts = [plural(player["hand_size"], "reinforcement card")]
    else:
        dice = [f"{n} {key}" for key, n in player["dice"].items() if n]
        if player["token_slot"]:
            dice.append(f"a token on {player['token_slot']}")
        facts = [
            f"dice {listed(dice) or 'none'}",
            plural(player["tokens"], "Bene Gesserit token"),
            f"{player['hand_size']} cards in hand",
        ]
    facts.append(f"supply {listed(supply)}")
    leaders = sheet()["leaders"]
    where = [
        f"{leaders[key]['name']} {place(at)}{' (spent)' if key in player['spent'] else ''}"
        for key, at in player["leaders"].items()
        if at not in ("out", "removed")
    ]
    return f"{names[seat]}: {'; '.join(facts)}. Leaders: {listed(where)}."


def _piece(key: str) -> str:
    """A kind of piece as people read it."""
    colour = key.removeprefix("facedown_")
    return f"{colour} facedown" if colour != key else key.replace("_", " ")


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
    own, cards = view["players"][side_of(view, view["seat"])], sheet()["planning"]
    lines = [f"Your hand: {listed([cards[key]['name'] for key in own['hand']]) or 'nothing'}."]
    for objective in own.get("objectives", ()):
        scores = listed([f"{words_of(key)} {n}" for key, n in objective.items()])
        lines.append(f"Your objective: {scores}.")
    return lines


# --- the map


def drawn_map(view: View) -> list[str]:
    """The map in letters."""
    key = "Areas by number; A and H: a legion of that side; *: something else."
    return [*picture.map_lines(view), key]


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
            f"{vehicle.replace('_', ' ')} over {zone_words(key)}"
            for key, vehicle in table["zones"].items()
            if vehicle and number in parts["zones"][key]["sectors"]
        ]
        if there or air:
            above = f" (in the air: {listed(air)})" if air else ""
            lines += [f"{name}{above}:", *there]
    return lines


def zone_words(key: str) -> str:
    """An air zone by the sectors it serves."""
    parts = sheet()
    return listed([parts["sectors"][sector] for sector in parts["zones"][key]["sectors"]])


def token_words(key: str) -> str:
    """``token_1r1f`` -> ``token of 1 regular and 1 fedaykin``."""
    kind, _, letters = key.partition("_")
    pairs = zip(letters[::2], letters[1::2], strict=False)
    units = [f"{n} {_LETTERS[letter]}" for n, letter in pairs if letter in _LETTERS]
    name = "reserve token" if kind == "reserve" else "token"
    return f"{name} of {listed(units)}" if letters != "empty" else f"empty {name}"


def area_line(view: View, key: str) -> str:
    """An area with its number on the map, and what is in it."""
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
    things += [mark.replace("_", " ") for mark in _MARKS if found.get(mark)]
    number = picture.numbers()[key]
    return f"{number} {area['name']} ({terrain}): {'; '.join(things) or 'nothing'}"


def legion_words(legion: dict[str, Any]) -> str:
    """``Harkonnen 3 regular, 1 bashar``."""
    words = [f"{legion[key]} {_piece(key)}" for key in _COUNTED if key in legion]
    words += [sheet()["leaders"][key]["name"] for key in legion.get("leaders", ())]
    hidden = legion.get("hidden")
    if hidden:
        words += [token_words(key) for key in hidden]
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
        return [*drawn_map(view), *map_lines(view)]
    if wanted in ("tracks", "cards", "prescience"):
        return track_lines(view)
    sides = side_names(view, names)
    for side, name in enumerate(sides):
        if wanted == plain(name):
            return [side_line(view, side, sides)]
    for board in view.get("dashboards", ()):
        if wanted == plain(board["name"]):
            return [_partner(board)]
    for number, name in enumerate(parts["sectors"]):
        if wanted == plain(name):
            return map_lines(view, number)
    on_map = picture.numbers()
    found = [
        key
        for key, area in parts["areas"].items()
        if wanted in (key, plain(area["name"]), str(on_map[key]))
    ]
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
    seats = sorted(range(view["seats"]), key=lambda seat: seat not in winners)
    ranked = [(seat, reached[side_of(view, seat)]) for seat in seats]
    if automated(view):
        ranked.insert(len(ranked) if winners else 0, (view["seats"], reached[1]))
    return ranked
