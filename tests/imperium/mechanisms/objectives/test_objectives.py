"""Objectives and battle icons (IMP 41)."""

import pytest

import landsraad
from imperium.table import Table

KNIFE, MOUSE = "objective_crysknife", "objective_desert_mouse_first"


def fight(fought, others=(), **me):
    """A combat that seat 0 wins, being alone in it."""
    table = {"conflict": fought, "phase": "combat", "round": me.pop("round", None)}
    described = {key: value for key, value in table.items() if value is not None}
    house = {"garrison": 0, "conflict": 1, **me}
    return Table(uprising=True, table=described, others=list(others), **house)


@pytest.mark.parametrize(
    "seats, icons",
    [
        (3, ["crysknife", "desert_mouse", "ornithopter"]),
        (4, ["crysknife", "crysknife", "desert_mouse", "desert_mouse"]),
    ],
)
def test_each_house_has_an_objective_face_up(seats, icons):
    """IMP 41.1.1, IMP 41.1.2, IMP 37.1.5: one of them goes first."""
    for seed in range(6):
        game = landsraad.new("imperium", seats, seed, edition="uprising")
        view = game.view(None)
        dealt = [player["objective"] for player in view["players"]]
        assert sorted(one["icon"] for one in dealt) == icons
        assert all(one["face_up"] for one in dealt)
        assert dealt[view["table"]["first"]]["key"] == MOUSE


def test_the_winner_takes_the_card_after_the_rewards():
    """IMP 41.2.1"""
    table = fight("skirmish_ornithopter", objective=KNIFE)
    assert (table.asked, table.trophies) == ((0, "win"), [])
    table.do("done")
    shown = [{"key": "skirmish_ornithopter", "icon": "ornithopter", "face_up": True}]
    assert table.trophies == shown
    assert (table.vp, table.battle_icons) == (0, ["crysknife", "ornithopter"])


def test_a_tie_for_first_gives_the_card_to_nobody():
    """IMP 41.2.1"""
    table = fight("skirmish_ornithopter", [{"conflict": 1, "garrison": 0}])
    assert [table.player(seat)["trophies"] for seat in range(3)] == [[], [], []]


def test_a_pair_is_turned_down_for_a_point():
    """IMP 41.2.2, IMP 41.3.2: a card that is down makes no pair."""
    table = fight("skirmish_desert_mouse", objective=MOUSE)
    assert (table.vp, table.battle_icons) == (1, [])
    assert not table.objective["face_up"]
    down = fight("skirmish_desert_mouse", objective=MOUSE, objective_down=True)
    assert (down.vp, down.battle_icons) == (0, ["desert_mouse"])


def test_two_conflict_cards_make_a_pair():
    """IMP 41.2.2"""
    table = {"conflict": "trade_dispute", "phase": "combat", "round": 2,
             "conflicts_past": ["skirmish_desert_mouse"]}  # fmt: skip
    won = Table(uprising=True, table=table, garrison=0, conflict=1, objective=KNIFE,
                trophies=["skirmish_desert_mouse"])  # fmt: skip
    while won.asked and won.asked[1] == "win":
        won.do(won.options[0])
    assert won.battle_icons == ["crysknife"]
    assert won.vp == 1


PAST = ["skirmish_crysknife", "choam_security", "shadow_contest", "trade_dispute",
        "test_of_loyalty", "protect_the_sietches", "propaganda", "battle_for_arrakeen",
        "battle_for_spice_refinery"]  # fmt: skip


def ending(**me):
    """The game is over but for the endgame cards."""
    table = {"phase": "endgame", "round": 10, "conflict": "battle_for_imperial_basin",
             "conflicts_past": PAST}  # fmt: skip
    return Table(uprising=True, table=table, **me)


def test_a_wild_icon_pairs_only_in_the_end():
    """IMP 41.3.1, IMP 41.3.3"""
    table = ending(objective=KNIFE, trophies=["propaganda"], vp=5)
    assert table.game.over
    assert (table.vp, table.battle_icons) == (6, [])
    alone = ending(objective=KNIFE, objective_down=True, trophies=["propaganda"], vp=5)
    assert alone.vp == 5


@pytest.mark.parametrize(
    "objective, points", [(KNIFE, 1), (MOUSE, 0), ("objective_ornithopter_1_3p", 0)]
)
def test_a_card_turns_its_icon_down_in_the_end(objective, points):
    """IMP 41.3.4"""
    others = [{"objective": key} for key in (KNIFE, MOUSE) if key != objective]
    table = ending(objective=objective, intrigue=["crysknife"], vp=5, others=others)
    if not points:
        assert table.options == ["pass"]
        return
    table.do("play crysknife")
    assert (table.vp, table.battle_icons) == (6, [])


def test_the_card_may_turn_a_wild_icon_down_instead():
    """IMP 41.3.4"""
    table = ending(objective=KNIFE, trophies=["propaganda"], intrigue=["crysknife"], vp=5)
    table.do("play crysknife")
    assert table.options == [f"turn_down {KNIFE}", "turn_down propaganda"]
    assert table.why("turn_down trade_dispute") == "IMP 41.3.4"
    table.do("turn_down propaganda")
    assert (table.vp, table.battle_icons) == (6, ["crysknife"])
