"""Scavenging and every scavenge card (DOF 10, DOF 17)."""

import pytest

from dawn.table import Table

QUIET = {"tanzerouft": "1"}


def dig(card, land=None, **more):
    """Draw a card as the first action."""
    table = Table({**QUIET, **(land or {"tsimpo": "0", "hagga_basin": "0"})}, phase="action",
                  deck=card, **more)  # fmt: skip
    return table.do("scavenge")


@pytest.mark.parametrize("item", ["maula_pistol", "jubba_cloak", "kulon", "ornithopter"])
def test_items_are_set_down_and_their_cards_removed(item):
    """DOF 17.1.1, DOF 10.1.1, DOF 10.1.2, DOF 10.2.1"""
    table = dig(item, {"tsimpo": "0", "hagga_basin": f"0 {item}" if "l" in item[:1] else "0"})
    assert table.asked == (0, "item")
    table.do("place hagga_basin")
    assert table.tokens("hagga_basin") == [item]
    assert table.table["removed"] == [item]
    assert table.asked == (0, "second_action")


def test_an_item_goes_where_there_is_none_of_its_kind():
    """DOF 10.2.1"""
    table = dig("maula_pistol", {"tsimpo": "0 maula_pistol", "hagga_basin": "0",
                                 "hollow_basin": "0"})  # fmt: skip
    assert table.offered("place") == ["hollow_basin", "hagga_basin"]


def test_an_item_that_cannot_be_placed_is_shuffled_back():
    """DOF 10.2.1, DOF 2.2.3"""
    table = dig("kulon", {"tsimpo": "0 kulon"})
    assert table.table["deck"] == 20
    assert table.table["removed"] == []
    table = dig("maula_pistol", {"tsimpo": "0 maula_pistol"})
    assert table.table["deck"] == 20


def test_an_empty_deck_cannot_be_searched():
    """DOF 10.1.3"""
    every = ["maula_pistol", "maula_pistol", "jubba_cloak", "jubba_cloak", "kulon", "ornithopter",
             "spice_cache", "literjon", "hidden_stores", "makers_bones", "paracompass",
             "weather_scanner", "naibs_voice", "sandriders", "watermasters", "sandwalkers",
             "fremkit", "lost_thumper", "shifting_rock", "muaddib_tracks"]  # fmt: skip
    table = Table({**QUIET, "tsimpo": "0"}, phase="action", removed=every)
    assert table.table["deck"] == 0
    assert table.why("scavenge") == "DOF 10.1.3"


@pytest.mark.parametrize("card", ["spice_cache", "literjon", "hidden_stores", "makers_bones",
                                  "paracompass", "weather_scanner", "naibs_voice", "sandriders",
                                  "watermasters", "sandwalkers"])  # fmt: skip
def test_kept_cards_lie_face_up(card):
    """DOF 10.1.1"""
    assert dig(card).cards(0) == [card]


@pytest.mark.parametrize(("card", "resource"), [("spice_cache", "spice"), ("literjon", "water"),
                                                ("hidden_stores", "food"),
                                                ("makers_bones", "worm_tooth")])  # fmt: skip
@pytest.mark.parametrize("phase", ["development", "shipment"])
def test_stores_become_a_resource_in_two_phases(card, resource, phase):
    """DOF 17.2.1, DOF 10.1.2"""
    rolled = {"rolled": "full_moon"} if phase == "shipment" else {}
    table = Table({**QUIET, "tsimpo": "0", "hagga_basin": "0"}, phase=phase, cards={0: card},
                  **rolled)  # fmt: skip
    table.do(f"use {card}", "put hagga_basin")
    assert table.goods("hagga_basin") == {resource: 1}
    assert (table.cards(0), table.table["deck"]) == ([], 20)


def test_a_paracompass_adds_a_border_to_a_shipment():
    """DOF 17.2.2"""
    table = Table({**QUIET, "hollow_erg": "0 water", "hollow_basin": "0", "plaster_basin": "0"},
                  phase="shipment", rolled="full_moon", cards={0: "paracompass"})  # fmt: skip
    table.do("ship water hollow_erg", "use paracompass", "go hollow_basin", "go plaster_basin")
    assert table.goods("plaster_basin") == {"water": 1}
    assert table.cards(0) == []


def test_a_paracompass_adds_a_border_to_moved_strength():
    """DOF 17.2.2"""
    table = Table({**QUIET, "hollow_erg": "0 crysknife", "hollow_basin": "0", "tsimpo": "1"},
                  phase="action", cards={0: "paracompass"})  # fmt: skip
    table.do("attack tsimpo", "move crysknife hollow_erg")
    # Without the card it could not get there, so nothing is asked.
    assert table.cards(0) == []
    assert table.owner("tsimpo") == 0


def test_a_weather_scanner_rolls_again_once():
    """DOF 17.2.3"""
    land = {**QUIET, "tsimpo": "0 water", "hagga_basin": "0"}
    table = Table(land, phase="production", cards={1: "weather_scanner"})
    table.do("thumper full_moon", "thumper full_moon")
    assert table.asked == (1, "roll_again")
    table.do("use weather_scanner")
    rolls = [event.public for _, event in table.game.events(None) if event.kind == "roll"]
    assert len(rolls) > 1
    assert table.cards(1) == []
    kept = Table(land, phase="production", cards={1: "weather_scanner"})
    kept.do("thumper full_moon", "thumper full_moon", "keep roll")
    assert kept.cards(1) == ["weather_scanner"]


def test_naibs_voice_counts_twice():
    """DOF 17.3.1"""
    table = Table({**QUIET, "tsimpo": "0 water", "hagga_basin": "0"}, phase="shipment",
                  rolled="vote", cards={1: "naibs_voice"})  # fmt: skip
    table.do("yes", "no")
    assert table.table["phase"] == "action"


def test_sandriders_match_every_moon():
    """DOF 17.3.2"""
    table = Table({**QUIET, "tsimpo": "0"}, phase="production", rolled="full_moon",
                  cards={0: "sandriders"}, thumpers={0: "crested_moon"})  # fmt: skip
    assert table.offered("call") == ["tsimpo"]


def test_watermasters_exchange_two_for_one():
    """DOF 17.3.3"""
    table = Table({**QUIET, "tsimpo": "0"}, cards={0: "watermasters"}, debts={0: {"iduali": 2}})
    assert table.offered("exchange") == ["2"]
    table.do("exchange 2", "take food")
    assert table.goods("tsimpo") == {"food": 1}
    assert table.table["phase"] != "development"


@pytest.mark.parametrize(("token", "borders"), [("water", 2), ("crysknife", 2), ("maker", 2)])
def test_sandwalkers_take_slow_tokens_two_borders(token, borders):
    """DOF 17.3.4"""
    table = Table({**QUIET, "hollow_erg": f"0 {token}", "hollow_basin": "0", "plaster_basin": "0",
                   "wind_pass": "0"},
                  phase="shipment", rolled="full_moon", cards={0: "sandwalkers"})  # fmt: skip
    table.do(f"ship {token} hollow_erg", "go hollow_basin", "go plaster_basin")
    assert "wind_pass" not in table.offered("go")


def test_a_fremkit_gives_any_resource():
    """DOF 17.4.1"""
    table = dig("fremkit").do("take worm_tooth", "put tsimpo")
    assert table.goods("tsimpo") == {"worm_tooth": 1}
    assert table.table["deck"] == 20


def test_a_lost_thumper_calls_or_promotes():
    """DOF 17.4.2"""
    table = dig("lost_thumper", {"tsimpo": "0 maker", "hagga_basin": "0"})
    assert table.options == ["call hagga_basin", "promote tsimpo", "pass"]
    assert table.do("promote tsimpo").tokens("tsimpo") == ["great_maker"]


def test_shifting_rock_moves_a_barrier():
    """DOF 17.4.3"""
    table = dig("shifting_rock", walls="hollow_erg/hollow_basin").do("lift hollow_basin hollow_erg")
    assert "barrier hollow_basin hollow_erg" not in table.options
    table.do("barrier arsunt old_gap")
    assert table.table["barriers"] == [["arsunt", "old_gap"]]
    assert dig("shifting_rock", walls="hollow_erg/hollow_basin").do("pass").table["barriers"]


def test_muaddib_tracks_show_two_cards():
    """DOF 17.4.4"""
    table = dig("muaddib_tracks literjon kulon")
    assert sorted(table.options) == ["resolve kulon", "resolve literjon"]
    assert "options" not in table.game.view(1)["decision"]
    table.do("resolve literjon")
    assert table.cards(0) == ["literjon"]
    assert table.table["deck"] == 19
