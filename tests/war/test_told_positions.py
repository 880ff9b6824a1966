"""What views tell can be described: the position that comes of it looks the same to everybody."""

import pytest

import landsraad
from landsraad.core.contract import random_play
from landsraad.core.registry import new_match

TABLE = ("round", "phase", "turn", "supremacy", "prescience", "imperium", "bans", "spice_reserve",
         "atomics", "claims", "zones", "forced", "paul_held", "harvesters_removed", "claimed",
         "prescience_gone", "tokens_gone", "token_reserve", "objectives_excluded")  # fmt: skip
OF_MODULES = ("smugglers", "old_man", "spacing_guild")
PLAYER = ("dice", "token_slot", "tokens", "leaders", "spent", "discard", "hand")
AREA = ("harvester", "wormsign", "sandworm", "wild_maker", "smuggler_harvester")
BACKS = ("tokens", "reserve_tokens")
"""Facedown tokens by their backs; `hidden` tells what is below."""


def areas_of(table):
    """What stands in the areas, without what other parts of a description tell."""
    areas = {}
    for key, told in table["areas"].items():
        found = {what: told[what] for what in AREA if what in told}
        if "legion" in told:
            found["legion"] = {k: n for k, n in told["legion"].items() if k not in BACKS}
        if found:
            areas[key] = found
    return areas


def told(game, seats=(0, 1)):
    """Players and table, of the views of a seat of each side."""
    views = [game.view(seat) for seat in seats]
    table, areas = views[0]["table"], views[0]["table"]["areas"]
    known = {key: table[key] for key in (*TABLE, *OF_MODULES) if key in table}
    known |= {
        "areas": areas_of(table),
        "row": [card["key"] for card in table["row"]],
        "eyes": [card["key"] for card in table["row"] if card["eyes"]],
        "fear": next((card["key"] for card in table["row"] if card["fear"]), None),
        "sietches": {key: area["sietch"] for key, area in areas.items() if "sietch" in area},
        "revealed": [key for key, area in areas.items() if area.get("sietch_revealed")],
        "settlements": [key for key, area in areas.items() if "settlement" in area],
        "stations": [key for key, area in areas.items() if area.get("station")],
    }
    players = [
        {key: view["players"][side][key] for key in PLAYER} for side, view in enumerate(views)
    ]
    players[0]["objectives"] = game.state.objectives[:]
    return players, known


BOXES = [
    {},
    {"modules": ("smugglers",)},
    {"modules": ("old_man_of_the_desert",)},
    {"modules": ("spacing_guild",)},
    {"futures": ("the_redemption_of_dr_yueh", "the_master_of_assassins")},
]


@pytest.mark.parametrize("box", BOXES, ids=lambda box: "_".join(*box.values()) if box else "base")
def test_whatever_views_tell_can_be_described(box):
    turns = 0
    for game in random_play(new_match("war_for_arrakis", 2, 5, **box), 5):
        if game.decision is None or game.decision.ask.key != "turn":
            continue
        turns += 1
        if turns % 6:
            continue
        players, table = told(game)
        last_round = game.state.setup.last_round
        again = landsraad.position(
            "war_for_arrakis", seed=1, players=players, table=table, last_round=last_round, **box
        )
        for seat in (0, 1):
            assert again.view(seat) == game.view(seat)
        assert list(map(str, again.decision.options)) == list(map(str, game.decision.options))
    assert turns > 40


def told_by_partners(game):
    """The same where partners share a side: each tells of the own dashboard."""
    kit, seats = game.state.kit, range(game.seats)
    views = [game.view(seat) for seat in seats]
    (ours, theirs), table = told(game, kit.seats)
    table |= {key: views[0]["table"][key] for key in ("cones", "cone_open")}
    table["turn"] = ("atreides", "harkonnen")[kit.sides[game.decision.seat]]
    table["seen"], players = {}, []
    for seat in seats:
        side, own = kit.sides[seat], views[seat]["dashboards"][seat]
        player = {key: own[key] for key in ("dice", "hand", "token_slot")}
        if kit.seats[side] == seat:
            player = {**(ours, theirs)[side], **player}
        if kit.shared[side]:
            other = next(one for one in kit.players[side] if one != seat)
            seen = views[other]["dashboards"][seat]["seen"]
            if own["side"] not in table["cone_open"]:
                table["seen"][kit.roles[other].key] = seen
        players.append(player)
    return players, table


@pytest.mark.parametrize("seats", [3, 4])
def test_what_partners_are_told_can_be_described(seats):
    """WFA 21.5.2, WFA 21.6.2: what they have seen of each other's cards too."""
    asked, seen = 0, 0
    for game in random_play(new_match("war_for_arrakis", seats, 3), 3):
        if game.decision is None or game.decision.ask.key != "who_acts":
            continue
        asked += 1
        if asked % 3:
            continue
        players, table = told_by_partners(game)
        last_round = game.state.setup.last_round
        again = landsraad.position(
            "war_for_arrakis", seats, 1, players=players, table=table, last_round=last_round
        )
        for seat in range(seats):
            ours, theirs = (match.view(seat)["dashboards"] for match in (again, game))
            seen += any(board.get("seen") for board in ours)
            passing = {"acting": None}
            assert [{**b, **passing} for b in ours] == [{**b, **passing} for b in theirs]
            assert again.view(seat)["players"] == game.view(seat)["players"]
        assert list(map(str, again.decision.options)) == list(map(str, game.decision.options))
    assert asked > 20
    assert seen


def test_a_token_may_be_what_truthtrance_forces():
    """WFA 16.1.27"""
    players = [{"dice": {"strategy": 1}}, {"dice": {"mentat": 2}, "token_slot": "leadership"}]
    table = {"turn": "harkonnen", "forced": "leadership"}
    game = landsraad.position("war_for_arrakis", seed=1, players=players, table=table)
    offered = [str(option) for option in game.decision.options]
    assert "token leadership" in offered
    assert "die mentat" not in offered
