"""House Hagal cards: where they send a rival, what it gains, how it fights (IMP 16)."""

import pytest

from imperium.table import Table
from landsraad.games.imperium.engine.catalogue import SET

# card: space, faction, troops in garrison, troops in the conflict, swords
CARDS = {
    "conspire": ("conspire", "emperor", 2, 0, 4),
    "wealth": ("wealth", "emperor", 0, 0, 3),
    "heighliner": ("heighliner", "guild", 0, 3, 6),
    "foldspace": ("foldspace", "guild", 0, 0, 1),
    "selective_breeding": ("selective_breeding", "bene_gesserit", 0, 0, 2),
    "secrets": ("secrets", "bene_gesserit", 0, 0, 1),
    "hardy_warriors": ("hardy_warriors", "fremen", 0, 2, 5),
    "stillsuits": ("stillsuits", "fremen", 0, 0, 4),
    "rally_troops": ("rally_troops", None, 4, 0, 3),
    "hall_of_oratory": ("hall_of_oratory", None, 1, 0, 0),
    "carthag": ("carthag", None, 0, 1, 0),
    "arrakeen_2p": ("arrakeen", None, 0, 1, 1),
    "harvest_spice": ("hagga_basin", None, 0, 0, 2),
}
COMBAT_SPACES = {"heighliner", "hardy_warriors", "stillsuits", "carthag", "arrakeen", "hagga_basin"}
SOLO_ONLY, SHUFFLES = "arrakeen_1p", "reshuffle"
HAND = "dune_the_desert_planet signet_ring"


def hagal_turn(*cards, hagal=None, table=None, **me):
    """Two players; the first sends an agent, so House Hagal acts by these cards."""
    others = [{"hand": "dagger seek_allies", "garrison": 0}, {"leader": None, **(hagal or {})}]
    place = {"hagal_top": list(cards), "bonus_spice": {"hagga_basin": 1}, **(table or {})}
    mine = Table(seats=2, hand=HAND, others=others, table=place, **me)
    return mine.do("send dune_the_desert_planet secure_contract")


def where(table, house=2):
    """The spaces with an agent of a house."""
    return [space for space, owners in table.table["agents"].items() if house in owners]


def test_every_hagal_card_is_listed():
    assert {*CARDS, SOLO_ONLY, SHUFFLES} == {card.key for card in SET["base"].of("hagal")}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_sends_the_agent_and_alone_decides_what_is_gained(card):
    """IMP 16.1.1, IMP 16.2.1, IMP 16.2.2: no cost, and nothing of the space."""
    table = hagal_turn(card)
    space, faction, garrison, conflict, _ = CARDS[card]
    rival = table.player(2)
    assert where(table) == [space]
    assert {name for name, height in rival["influence"].items() if height} == {faction} - {None}
    assert sum(rival["influence"].values()) == (faction is not None)
    assert (rival["garrison"], rival["conflict"]) == (garrison, conflict)
    assert (rival["solari"], rival["spice"], rival["water"]) == (0, 0, 0)
    assert (rival["intrigue_size"], rival["revealed"], rival["agents"]) == (0, False, 2)


@pytest.mark.parametrize("card", CARDS)
def test_at_a_combat_space_two_garrison_troops_go_along(card):
    """IMP 16.2.2: with or without recruits."""
    space, _, garrison, conflict, _ = CARDS[card]
    rival = hagal_turn(card, hagal={"garrison": 3}).player(2)
    along = 2 if space in COMBAT_SPACES else 0
    assert (rival["garrison"], rival["conflict"]) == (garrison + 3 - along, conflict + along)


def test_a_rival_recruits_no_more_than_its_supply():
    """IMP 16.2.2"""
    rival = hagal_turn("rally_troops", hagal={"garrison": 2, "conflict": 9}).player(2)
    assert (rival["garrison"], rival["conflict"], rival["supply"]) == (3, 9, 0)


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_card_of_an_occupied_space_is_skipped(owner):
    """IMP 16.1.2"""
    table = hagal_turn("carthag", "wealth", table={"agents": {"carthag": [owner]}})
    assert "wealth" in where(table)
    assert table.table["hagal_discard"] == ["carthag", "wealth"]
    assert table.player(2)["conflict"] == 0


@pytest.mark.parametrize(
    ("bonus", "space"),
    [
        ({"imperial_basin": 2, "hagga_basin": 1, "the_great_flat": 1}, "imperial_basin"),
        ({"imperial_basin": 1, "hagga_basin": 1, "the_great_flat": 0}, "hagga_basin"),
        ({"imperial_basin": 2, "hagga_basin": 2, "the_great_flat": 2}, "the_great_flat"),
    ],
)
def test_harvest_spice_goes_where_most_bonus_spice_lies(bonus, space):
    """IMP 16.1.3: on a tie where the most spice lies in all."""
    table = hagal_turn("harvest_spice", table={"bonus_spice": bonus})
    assert where(table) == [space]
    assert table.table["bonus_spice"] == {**bonus, space: 0}


def test_harvest_spice_without_bonus_spice_turns_up_the_next_card():
    """IMP 16.1.3"""
    table = hagal_turn("harvest_spice", "secrets", table={"bonus_spice": {}})
    assert where(table) == ["secrets"]


def test_harvest_spice_looks_only_at_the_space_it_picks():
    """IMP 16.1.2, IMP 19.1.28: closed by The Voice, the richest space makes the card fail."""
    place = {"bonus_spice": {"hagga_basin": 1, "imperial_basin": 2},
             "closed": [{"space": "imperial_basin", "by": 1}]}  # fmt: skip
    table = hagal_turn("harvest_spice", "secrets", table=place)
    assert where(table) == ["secrets"]
    assert table.table["bonus_spice"]["hagga_basin"] == 1


def test_a_space_closed_by_the_voice_counts_as_occupied():
    """IMP 19.1.28"""
    table = hagal_turn("wealth", "secrets", table={"closed": [{"space": "wealth", "by": 1}]})
    assert where(table) == ["secrets"]


def test_an_agent_that_finds_no_space_stays_at_home_this_round():
    """IMP 19.1.28"""
    spaces = {space for space, *_ in CARDS.values()} - {"hagga_basin"}
    bans = [{"space": space, "by": 1} for space in sorted(spaces)]
    table = hagal_turn("wealth", table={"closed": bans, "bonus_spice": {}})
    assert (where(table), table.asked) == ([], (1, "turn"))
    assert table.player(2)["agents"] == 2


def reshuffles(table):
    return sum(event.kind == "hagal_reshuffle" for _, event in table.game.events(None))


def test_the_reshuffle_card_shuffles_all_cards_and_the_reveal_goes_on():
    """IMP 16.1.4"""
    table = hagal_turn("carthag", "carthag", "reshuffle", table={"agents": {"carthag": [1]}})
    shared = table.table
    assert (reshuffles(table), len(where(table))) == (1, 1)
    assert shared["hagal_deck"] + len(shared["hagal_discard"]) == 28
    assert shared["hagal_discard"][:2] != ["carthag", "carthag"]
    assert "reshuffle" not in shared["hagal_discard"]


def test_an_empty_hagal_deck_is_shuffled_anew():
    """IMP 16.1.4"""
    others = [{"hand": "dagger seek_allies"}]
    table = Table(seats=2, hand=HAND, others=others)
    state = table.game.state
    state.hagal_deck, state.hagal_discard = [], state.hagal_deck
    table.do("send dune_the_desert_planet secure_contract")
    assert len(where(table)) == 1
    assert reshuffles(table) >= 1
    assert table.table["hagal_deck"] + len(table.table["hagal_discard"]) == 28


@pytest.mark.parametrize(
    ("card", "faction"),
    [("wealth", "emperor"), ("foldspace", "guild"), ("secrets", "bene_gesserit"),
     ("stillsuits", "fremen")],
)  # fmt: skip
def test_a_rival_gets_no_bonus_at_four_but_takes_the_alliance(card, faction):
    """IMP 16.2.1"""
    table = hagal_turn(card, hagal={"influence": {faction: 3}})
    rival = table.player(2)
    assert table.table["alliances"][faction] == 2
    assert (rival["garrison"], rival["solari"], rival["water"], rival["intrigue_size"]) == (0,) * 4


def test_a_rival_takes_an_alliance_from_a_player_it_passes():
    """IMP 16.2.1, IMP 19.1.11: the holder loses the point, House Hagal never scores."""
    table = hagal_turn("wealth", hagal={"influence": {"emperor": 4}}, influence={"emperor": 4},
                       table={"alliances": {"emperor": 0}}, vp=5)  # fmt: skip
    assert (table.table["alliances"]["emperor"], table.vp, table.player(2)["vp"]) == (2, 4, 0)


def test_drawing_level_does_not_take_the_alliance():
    """IMP 16.2.1"""
    table = hagal_turn("wealth", hagal={"influence": {"emperor": 3}}, influence={"emperor": 4})
    assert table.table["alliances"]["emperor"] == 0


def test_a_player_who_passes_house_hagal_takes_the_alliance_back():
    """IMP 16.2.1, IMP 19.1.11"""
    others = [{"hand": "dagger seek_allies"}, {"leader": None, "influence": {"emperor": 4}}]
    table = Table(seats=2, hand="diplomacy dagger", influence={"emperor": 4}, vp=3, others=others,
                  table={"alliances": {"emperor": 2}, "hagal_top": ["secrets"]})  # fmt: skip
    table.do("send diplomacy wealth")
    assert (table.table["alliances"]["emperor"], table.vp, table.player(2)["vp"]) == (0, 4, 0)


def fight(*cards, hagal=1, **place):
    """Combat of two players and House Hagal, stopped at my first combat card."""
    others = [{"conflict": 1}, {"leader": None, "conflict": hagal}]
    shared = {"phase": "combat", "conflict": "guild_bank_raid", "hagal_top": list(cards), **place}
    return Table(seats=2, hand="", conflict=1, intrigue="ambush", others=others, table=shared)


@pytest.mark.parametrize("card", CARDS)
def test_a_rival_counts_the_swords_of_a_card_before_combat_cards(card):
    """IMP 16.3.1: and nothing else of it."""
    table = fight(card)
    rival = table.player(2)
    assert table.asked == (0, "combat")
    assert rival["strength"] == 2 + CARDS[card][4]
    assert (rival["conflict"], rival["garrison"], sum(rival["influence"].values())) == (1, 0, 0)
    assert table.table["agents"] == {}


def test_a_rival_without_troops_in_the_conflict_turns_up_no_card():
    """IMP 16.3.1"""
    table = fight("heighliner", hagal=0)
    assert (table.table["hagal_discard"], table.player(2)["strength"]) == ([], 0)


def test_a_reshuffle_in_combat_is_followed_by_another_card():
    """IMP 16.3.1, IMP 16.1.4"""
    table = fight("reshuffle")
    (card,) = table.table["hagal_discard"]
    assert card != "reshuffle"
    assert table.player(2)["strength"] == 2 + CARDS[card][4]
    assert reshuffles(table) == 1


@pytest.mark.parametrize(("first", "swords"), [(1, (6, 5)), (2, (5, 6))])
def test_several_rivals_turn_up_their_cards_in_turn_order(first, swords):
    """IMP 16.3.1"""
    place = {"phase": "combat", "conflict": "guild_bank_raid", "first": first,
             "hagal_top": ["heighliner", "hardy_warriors"]}  # fmt: skip
    table = Table(seats=1, hand="", conflict=1, intrigue="ambush", others=[{"conflict": 1}] * 2,
                  table=place)  # fmt: skip
    assert (table.player(1)["swords"], table.player(2)["swords"]) == swords


def test_a_rival_loses_troops_like_an_opponent():
    """IMP 16.4.1: in the garrison, by Gun Thopter."""
    others = [{"hand": "dagger seek_allies"}, {"leader": None, "garrison": 2}]
    table = Table(seats=2, hand="gun_thopter dagger", others=others,
                  table={"hagal_top": ["wealth"]})  # fmt: skip
    table.do("send gun_thopter secure_contract")
    assert (table.player(2)["garrison"], table.player(2)["supply"]) == (1, 11)


@pytest.mark.parametrize(("deployed", "left"), [(2, 1), (0, 0)])
def test_a_rival_has_no_hand_to_discard_from(deployed, left):
    """IMP 16.4.1: under Test of Humanity it can only lose a troop, if it has one."""
    others = [{"hand": "dagger seek_allies"}, {"leader": None, "conflict": deployed}]
    table = Table(seats=2, hand="test_of_humanity dagger", others=others,
                  table={"hagal_top": ["wealth"]})  # fmt: skip
    table.do("send test_of_humanity hall_of_oratory", "discard dagger")
    assert (table.player(2)["conflict"], table.asked) == (left, (1, "turn"))


def test_a_rival_can_be_the_target_of_a_card():
    """IMP 16.4.1: Double Cross."""
    others = [{"hand": "dagger seek_allies"}, {"leader": None, "conflict": 2}]
    table = Table(seats=2, hand="dagger diplomacy", intrigue="double_cross", solari=1,
                  others=others)  # fmt: skip
    table.do("play double_cross")
    assert (table.player(2)["conflict"], table.conflict) == (1, 1)
