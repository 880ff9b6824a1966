"""Attacks: target, sums, support, moved strength, barring, capture (DOF 11)."""

import pytest

from dawn.table import Table

HOME = {"tanzerouft": "1", "south_mesa": "1"}
"""Where the second tribe lives besides."""


def war(land, **more):
    return Table({**HOME, **land}, phase="action", **more)


def sums(table):
    attack = table.table["attack"]
    return attack["attack"], attack["defence"]


def result(table):
    """Attack, defence and outcome of the last attack."""
    events = [event for _, event in table.game.events(None) if event.kind == "result"]
    return events[-1].public[1:]


# --- targets


def test_targets_are_rival_or_abandoned_neighbours():
    """DOF 11.1.1, DOF 11.1.2"""
    table = war({"tsimpo": "0", "splintered_rock": "1", "hollow_basin": "0"})
    assert "splintered_rock" in table.offered("attack")
    assert "broken_land" in table.offered("attack")
    assert "tanzerouft" not in table.offered("attack")
    assert table.why("attack hollow_basin") == "DOF 11.1.1"
    assert table.why("attack tanzerouft") == "DOF 11.1.2"
    assert table.why("attack great_drum") == "DOF 1.2.1"


def test_allies_are_never_attacked():
    """DOF 14.1.1, DOF 11.1.1"""
    table = war({"tsimpo": "0 crysknife", "splintered_rock": "2"}, seats=3, alliances=[[0, 2]])
    assert table.why("attack splintered_rock") == "DOF 14.1.1"


def test_a_barrier_needs_something_that_crosses_it():
    """DOF 11.1.2, DOF 8.4.1"""
    land = {"hollow_erg": "0 crysknife maker", "hollow_basin": "1"}
    walls = "hollow_erg/hollow_basin"
    assert war(land, walls=walls).why("attack hollow_basin") == "DOF 11.1.2"
    table = war({**land, "hollow_erg": "0 crysknife stillsuit"}, walls=walls)
    table.do("attack hollow_basin")
    assert sums(table) == (0, 1)
    table.do("move stillsuit hollow_erg", "load crysknife")
    assert result(table) == (5, 1, True)
    assert table.tokens("hollow_basin") == ["stillsuit", "crysknife"]


# --- sums


def test_defence_is_all_that_stands_there_and_what_bears():
    """DOF 11.2.1, DOF 11.3.1, DOF 2.2.1"""
    land = {"tsimpo": "0 crysknife", "splintered_rock": "1 sietch stillsuit maker",
            "broken_land": "1 maula_pistol jubba_cloak"}  # fmt: skip
    table = war(land).do("attack splintered_rock")
    assert result(table) == (4, 1 + 2 + 2 + 1 + 1 + 2 + 1, False)


def test_nothing_bears_over_a_barrier():
    """DOF 11.3.2"""
    land = {"tsimpo": "0 crysknife", "hollow_basin": "1", "plaster_basin": "1 crysknife"}
    table = war(land, walls="plaster_basin/hollow_basin").do("attack hollow_basin")
    assert result(table) == (4, 1, True)


@pytest.mark.parametrize(("tokens", "bears"), [("kulon stillsuit crysknife", 6),
                                               ("kulon maula_pistol jubba_cloak", 4),
                                               ("kulon maker sietch", 1),
                                               ("stillsuit crysknife", 0)])  # fmt: skip
def test_beside_a_kulon_some_tokens_bear_over_barriers(tokens, bears):
    """DOF 11.3.3"""
    table = war({"hollow_erg": f"0 {tokens}", "hollow_basin": "1"},
                walls="hollow_erg/hollow_basin")  # fmt: skip
    assert table.at("hollow_basin")["bearing"].get("0", 0) == bears
    table = war({"hollow_erg": f"1 {tokens}", "hollow_basin": "1", "tsimpo": "0 crysknife"},
                walls="hollow_erg/hollow_basin").do("attack hollow_basin")  # fmt: skip
    assert result(table)[:2] == (4, 1 + bears)


@pytest.mark.parametrize(("tokens", "won"), [("", False), ("maker", True)])
def test_equal_strength_fails(tokens, won):
    """DOF 11.7.1"""
    table = war({"tsimpo": f"0 {tokens}", "splintered_rock": "1"}).do("attack splintered_rock")
    assert result(table)[2] == won
    assert (table.owner("splintered_rock") == 0) == won


# --- support


def test_others_declare_from_the_attackers_left():
    """DOF 11.4.1"""
    land = {"tsimpo": "0", "splintered_rock": "1", "broken_land": "2 crysknife",
            "rimwall_west": "3 maker", "windsack": "3"}  # fmt: skip
    table = war(land, seats=4)
    table.do("attack splintered_rock")
    assert table.asked == (2, "support")
    table.do("join attack")
    assert table.asked == (3, "support")
    assert sums(table) == (1 + 4, 1)
    table.do("join defence")
    assert result(table) == (5, 3, True)
    assert table.owner("splintered_rock") == 0


def test_who_bears_nothing_is_not_asked_and_neutrals_count_nowhere():
    """DOF 11.4.1"""
    land = {"tsimpo": "0", "splintered_rock": "1", "broken_land": "2 crysknife"}
    table = war(land, seats=3, walls="broken_land/splintered_rock").do("attack splintered_rock")
    assert table.asked == (0, "first_action")
    table = war(land, seats=3).do("attack splintered_rock", "neutral")
    assert result(table) == (1, 1, False)


def test_nobody_supports_an_attack_on_an_ally():
    """DOF 11.4.2"""
    land = {"tsimpo": "0", "splintered_rock": "1", "broken_land": "2"}
    table = war(land, seats=3, alliances=[[1, 2]]).do("attack splintered_rock")
    assert table.options == ["neutral", "join defence"]


# --- moved strength


def test_strength_moves_in_from_land_that_does_not_bear():
    """DOF 11.5.1, DOF 11.7.3"""
    land = {"hollow_erg": "0 maker", "hollow_basin": "0", "tsimpo": "1"}
    table = war(land).do("attack tsimpo")
    assert table.offered("move") == ["maker hollow_erg"]
    assert table.why("move crysknife hollow_erg") == "DOF 11.5.1"
    table.do("move maker hollow_erg")
    assert result(table) == (2, 1, True)
    assert table.tokens("tsimpo") == ["maker"]
    assert table.tokens("hollow_erg") == []


def test_tokens_are_picked_up_one_of_a_kind_and_no_resources():
    """DOF 11.5.2"""
    land = {"hollow_erg": "0 maker stillsuit water", "tsimpo": "1 sietch stillsuit",
            "hollow_basin": "0 stillsuit great_maker crysknife"}  # fmt: skip
    table = war(land).do("attack tsimpo", "move maker hollow_erg")
    assert table.why("load water") == "DOF 11.5.2"
    table.do("load stillsuit")
    assert table.table["attack"]["at"] == "hollow_basin"
    assert table.offered("load") == ["crysknife"]
    assert table.why("load stillsuit") == "DOF 11.5.2"
    assert not table.offered("drop")


def test_a_token_that_bears_already_counts_once():
    """DOF 11.5.3"""
    land = {"hollow_erg": "0 maker", "hollow_basin": "0 crysknife", "tsimpo": "1"}
    table = war(land).do("attack tsimpo", "move maker hollow_erg")
    assert table.offered("load") == ["crysknife"]
    table.do("load crysknife")
    assert result(table) == (1 + 3 + 1, 1, True)
    assert table.tokens("tsimpo") == ["crysknife", "maker"]
    assert table.tokens("hollow_basin") == []


def test_moved_strength_crosses_rival_land_for_debts_paid_on_success():
    """DOF 11.5.4, DOF 18.1.10"""
    land = {"hollow_basin": "0 great_maker", "tsimpo": "1", "splintered_rock": "1"}
    assert "splintered_rock" not in war(land).offered("attack")
    table = war(land, debts={0: {"iduali": 1}})
    table.do("attack splintered_rock", "move great_maker hollow_basin", "go tsimpo")
    table.do("go splintered_rock")
    assert result(table)[2] is False
    assert table.debts(0, "iduali") == 1
    assert table.tokens("hollow_basin") == ["great_maker"]
    strong = war({**land, "hollow_basin": "0 great_maker crysknife"}, debts={0: {"iduali": 1}})
    strong.do("attack splintered_rock", "move great_maker hollow_basin", "load crysknife",
              "go tsimpo", "go splintered_rock")  # fmt: skip
    assert result(strong) == (5, 2, True)
    assert strong.debts(0, "iduali") == 0


def test_moved_strength_crosses_allied_land_and_picks_nothing_up_there():
    """DOF 11.5.4"""
    land = {"hollow_basin": "0 great_maker", "tsimpo": "2 crysknife", "splintered_rock": "1"}
    table = war(land, seats=3, alliances=[[0, 2]])
    table.do("attack splintered_rock", "neutral", "move great_maker hollow_basin", "go tsimpo")
    assert table.options == ["go splintered_rock", "go broken_land"]
    assert table.why("load crysknife") == "DOF 8.3.1"


def test_abandoned_land_is_crossed_by_the_strong_and_left_as_it_is():
    """DOF 11.5.5, DOF 18.1.15"""
    land = {"hollow_basin": "0 maker", "tsimpo": "- crysknife", "splintered_rock": "1"}
    table = war(land).do("attack splintered_rock", "move maker hollow_basin")
    assert result(table) == (1, 1, False)
    assert table.tokens("tsimpo") == ["crysknife"]
    land = {"hollow_basin": "0 kulon", "rimwall_west": "1"}
    assert "rimwall_west" not in war(land).offered("attack")
    armed = war({**land, "hollow_basin": "0 kulon maula_pistol"})
    armed.do("attack rimwall_west", "move kulon hollow_basin")
    assert armed.table["attack"]["moved"][1]["token"] == "maula_pistol"
    assert armed.offered("go") == ["splintered_rock", "broken_land"]


def test_a_worm_takes_a_kulon_through_abandoned_land():
    """DOF 11.5.5, DOF 18.1.15"""
    land = {"hollow_basin": "0 kulon maker", "rimwall_west": "1"}
    table = war(land)
    assert "rimwall_west" in table.offered("attack")
    table.do("attack rimwall_west")
    assert "kulon hollow_basin" in table.offered("move")
    table.do("move kulon hollow_basin")
    moved = [part["token"] for part in table.table["attack"]["moved"]]
    assert moved == ["kulon", "maker"]
    # But with the worm no rock barrier is crossed.
    walls = "hollow_basin/tsimpo hollow_basin/plaster_basin hollow_basin/hollow_erg"
    assert "rimwall_west" not in war(land, walls=walls).offered("attack")


def test_an_ornithopter_brings_strength_over_drum_sand():
    """DOF 11.5.4, DOF 8.4.2"""
    land = {"hollow_erg": "0 ornithopter crysknife", "splintered_rock": "1"}
    table = war(land).do("attack splintered_rock", "move ornithopter hollow_erg")
    table.do("load crysknife", "go hollow_drum", "go splintered_rock")
    assert result(table) == (3, 1, True)


# --- barring


def barred_war(**more):
    land = {"tsimpo": "0 crysknife", "splintered_rock": "1", "hollow_basin": "1"}
    return war(land, debts={1: {"tabr": 4}}, **more)


def test_the_defender_bars_the_attacker():
    """DOF 11.6.1, DOF 11.6.2, DOF 11.7.2, DOF 18.1.9"""
    table = barred_war().do("attack splintered_rock")
    assert table.asked == (1, "bar")
    table.do("bar tabr")
    assert table.owner("splintered_rock") == 1
    assert table.debts(1, "tabr") == 2
    assert table.asked == (0, "first_action")
    assert table.why("attack splintered_rock") == "DOF 11.6.2"
    assert table.table["barred"] == [{"territory": "splintered_rock", "seat": 0}]
    while table.table["cycle"] == 2:
        table.do("pass")
    assert (table.debts(0, "tabr"), table.table["barred"]) == (6, [])


def test_a_defender_may_let_it_happen():
    """DOF 11.6.1"""
    table = barred_war().do("attack splintered_rock", "done")
    assert table.owner("splintered_rock") == 0


def test_a_barred_supporter_adds_nothing_but_may_defend_later():
    """DOF 11.6.1, DOF 11.6.2"""
    land = {"tsimpo": "0 maker", "splintered_rock": "1 maker", "broken_land": "2 crysknife",
            "rimwall_west": "2"}  # fmt: skip
    table = war(land, seats=3, debts={1: {"ben_sharuk": 2}})
    table.do("attack splintered_rock", "join attack")
    assert sums(table) == (2 + 4 + 1, 2)
    table.do("bar ben_sharuk")
    assert result(table) == (2, 2, False)
    again = war(land, seats=3, barred=[{"territory": "splintered_rock", "seat": 2}])
    again.do("attack splintered_rock")
    assert again.options == ["neutral", "join defence"]


# --- results


def test_a_failed_attack_costs_nothing_and_another_may_follow():
    """DOF 11.7.2, DOF 18.1.5"""
    land = {"tsimpo": "0", "splintered_rock": "1 crysknife", "hollow_basin": "1"}
    table = war(land).do("attack splintered_rock")
    assert table.asked == (0, "first_action")
    assert table.why("attack splintered_rock") == "DOF 18.1.5"
    assert "scavenge" in table.options
    assert "attack hollow_basin" in table.options
    table.do("pass", "attack splintered_rock")
    assert table.asked == (0, "second_action")
    assert not table.offered("scavenge")
    assert table.why("scavenge") == "DOF 9.1.1"


def test_all_that_lies_there_is_captured():
    """DOF 11.7.3"""
    land = {"tsimpo": "0 crysknife stillsuit", "splintered_rock": "1 sietch maker spice*2"}
    table = war(land).do("attack splintered_rock")
    assert table.owner("splintered_rock") == 0
    assert table.tokens("splintered_rock") == ["maker", "sietch"]
    assert table.goods("splintered_rock") == {"spice": 2, "water": 1}
    assert table.tokens("tsimpo") == ["stillsuit", "crysknife"]


def test_duplicates_are_discarded_and_the_attacker_keeps_a_worm():
    """DOF 11.7.3, DOF 8.6.1"""
    land = {"hollow_erg": "0 great_maker stillsuit", "hollow_basin": "0 crysknife",
            "tsimpo": "1 maker stillsuit"}  # fmt: skip
    table = war(land).do("attack tsimpo", "move great_maker hollow_erg", "load stillsuit")
    table.do("go tsimpo")
    assert table.asked == (0, "keep_worm")
    table.do("keep great_maker")
    assert table.tokens("tsimpo") == ["stillsuit", "great_maker"]


@pytest.mark.parametrize(("tokens", "owed"), [("", 1), ("stillsuit", 1), ("crysknife", 2)])
def test_the_fallen_are_rendered_and_debts_are_owed(tokens, owed):
    """DOF 11.8.1, DOF 11.8.2, DOF 18.1.8"""
    land = {"tsimpo": "0 crysknife stillsuit", "splintered_rock": f"1 {tokens}"}
    table = war(land).do("attack splintered_rock")
    assert table.goods("splintered_rock") == {"water": 1}
    assert (table.debts(0, "tabr"), table.debts(1, "tabr")) == (8 - owed, owed)


def test_who_has_no_debts_left_owes_none():
    """DOF 11.8.2"""
    land = {"tsimpo": "0 crysknife stillsuit", "splintered_rock": "1 crysknife", "windsack": "2"}
    table = war(land, seats=3, debts={1: {"tabr": 1}, 2: {"tabr": 6}})
    table.do("attack splintered_rock")
    assert (table.debts(0, "tabr"), table.debts(1, "tabr")) == (0, 2)


def test_an_abandoned_territory_gives_no_water_and_costs_no_debt():
    """DOF 11.8.3, DOF 15.1.3"""
    table = war({"tsimpo": "0", "splintered_rock": "- crysknife spice"})
    table.do("attack splintered_rock")
    assert table.owner("splintered_rock") == 0
    assert table.tokens("splintered_rock") == ["crysknife"]
    assert table.goods("splintered_rock") == {"spice": 1}
    assert table.debts(0, "tabr") == 8


def test_neighbours_may_oppose_an_attack_on_abandoned_land():
    """DOF 15.1.3, DOF 18.1.15"""
    table = war({"tsimpo": "0", "splintered_rock": "- crysknife", "broken_land": "1"})
    table.do("attack splintered_rock")
    assert table.asked == (1, "support")
    table.do("join defence")
    assert result(table) == (1, 1, False)


def test_all_warriors_on_the_board_attack_nobody():
    """DOF 18.1.6"""
    land = dict.fromkeys(("tanzerouft", "south_mesa", "jacurutu", "false_wall_south",
                          "red_chasm", "pasty_mesa"), "1")  # fmt: skip
    table = Table(land, rest=0, phase="action")
    assert table.player(0)["warriors"] == 0
    assert table.why("attack jacurutu") == "DOF 18.1.6"


def test_a_tribe_without_land_has_vanished():
    """DOF 18.1.7, DOF 13.3.2"""
    table = Table({"tsimpo": "0 crysknife", "splintered_rock": "1"}, phase="action")
    table.do("attack splintered_rock")
    assert table.player(1)["vanished"]
    assert table.game.winners == (0,)


def test_a_worm_is_chosen_before_the_last_rival_vanishes():
    """DOF 8.6.1, DOF 18.1.7"""
    table = Table({"hollow_erg": "0 great_maker", "hollow_basin": "0 crysknife",
                   "tsimpo": "1 maker"}, phase="action")  # fmt: skip
    table.do("attack tsimpo", "move great_maker hollow_erg", "go tsimpo")
    assert table.asked == (0, "keep_worm")
    table.do("keep maker")
    assert table.tokens("tsimpo") == ["maker"]
    assert table.game.winners == (0,)
    table.game.info.rules.audit(table.game.state)


def test_supporters_alone_take_nothing_for_the_attacker():
    """DOF 18.1.19, DOF 11.1.2"""
    land = {"hollow_erg": "0 crysknife stillsuit", "hollow_basin": "1", "plaster_basin": "2 maker"}
    table = war(land, seats=3, walls="hollow_erg/hollow_basin")
    table.do("attack hollow_basin", "join attack")
    assert sums(table) == (0, 1)
    table.do("strike")
    assert result(table) == (0, 1, False)
    assert table.owner("hollow_basin") == 1
    table = war(land, seats=3, walls="hollow_erg/hollow_basin")
    table.do("attack hollow_basin", "join attack", "move stillsuit hollow_erg", "go hollow_basin")
    assert result(table) == (4, 1, True)


def test_the_view_tells_how_much_move_is_left_of_moved_strength():
    """DOF 11.5.1"""
    table = war({"hollow_erg": "0 maker crysknife", "hollow_basin": "0 stillsuit",
                 "plaster_basin": "1"})  # fmt: skip
    table.do("attack plaster_basin")
    assert table.table["attack"]["left"] is None
    table.do("move maker hollow_erg")
    assert table.table["attack"]["left"] == 2
    table.do("go hollow_basin")
    assert table.table["attack"]["left"] == 1
