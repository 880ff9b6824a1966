"""Uprising with one and two players: setup, levels, what is refused (IMP 50.1, IMP 50.2)."""

import pytest

import landsraad
from imperium.uprising_rivals import alone, pair
from landsraad.games.imperium.engine.catalogue import HAGALS, LEADERS
from landsraad.games.imperium.rivals.words import Antagonist

STREAMLINED = {"rival_lady_amber_metulli", "rival_glossu_the_beast_rabban"}


def new(seats, seed=1, **options):
    return landsraad.new("imperium", seats, seed, edition="uprising", **options)


def unplayed(seats, **options):
    """A game in which no rival has acted yet."""
    games = (new(seats, seed, **options) for seed in range(50))
    return next(game for game in games if game.view(None)["table"]["first"] < seats)


def houses(game):
    return game.view(None)["players"]


@pytest.mark.parametrize("seats", [1, 2])
def test_three_houses_of_which_the_others_are_rivals(seats):
    """IMP 50.1.1, IMP 50.1.4, IMP 50.1.5 (R1, R4, R5)"""
    game = unplayed(seats, difficulty="sardaukar")
    assert [house["rival"] for house in houses(game)] == [n >= seats for n in range(3)]
    for rival in houses(game)[seats:]:
        assert set(rival["influence"].values()) <= {0}
        assert (rival["water"], rival["solari"], rival["spice"]) == (1, 0, 0)
        assert (rival["garrison"], rival["supply"]) == (3, 9)
        assert (rival["agents"], rival["swordmaster"], rival["spies_supply"]) == (2, False, 3)
        assert (rival["vp"], rival["intrigue_size"], rival["hand_size"]) == (0, 0, 0)


def test_what_a_rival_card_shows():
    """IMP 50.1.2 (R2)"""
    at = alone()
    assert at.player(2)["antagonist"] == {
        "swordmaster": 8,
        "pieces": 0,
        "priority": ["fremen", "guild", "emperor", "bene_gesserit"],
        "streamlined": False,
    }
    assert at.player(0)["antagonist"] is None
    cards = [card for card in LEADERS if isinstance(card, Antagonist)]
    assert len(cards) == 10 + 6
    assert all(sorted(card.priority) == [0, 1, 2, 3] for card in cards)


def test_rival_cards_are_named_or_dealt():
    """IMP 50.1.3 (R3)"""
    game = new(1, leaders=["muaddib", "lady_jessica", "rival_staban_tuek"])
    assert [house["house"] for house in houses(game)] == [
        "muaddib", "rival_lady_jessica", "rival_staban_tuek"
    ]  # fmt: skip
    for seed in range(30):
        names = [LEADERS[player.leader].name for player in new(1, seed).state.players]
        assert len(set(names)) == 3


@pytest.mark.parametrize(
    "seats, leaders, reason",
    [
        (1, ["muaddib", "muaddib"], "twice"),
        (1, ["rival_muaddib"], "not in play"),
        (1, [None, "shaddam_corrino_iv"], "not in play"),
        (1, [None, "glossu_the_beast_rabban"], r"cannot lead a rival here \(IMP 50.8.1"),
        (1, [None, "lady_amber_metulli"], r"cannot lead a rival here \(IMP 50.8.1"),
        (2, [None, None, "lady_amber_metulli"], r"cannot lead a rival here \(IMP 50.8.1"),
        (2, ["muaddib", "princess_irulan", "muaddib"], "twice"),
        (2, [None, None, None, None], "3 houses"),
        (1, [None, "chani"], "set not in play|unknown"),
    ],
)
def test_what_cannot_be_a_rival_is_refused(seats, leaders, reason):
    """IMP 50.1.3 (R3)"""
    with pytest.raises(landsraad.InvalidSetup, match=reason):
        new(seats, leaders=leaders)


def test_nobody_drafts_the_name_of_a_rival():
    """IMP 50.1.3 (R3)"""
    for seed in range(20):
        game = new(2, seed, leaders="draft")
        rival = LEADERS[game.state.players[2].leader].name
        assert rival not in {option.text for option in game.decision.options}


@pytest.mark.parametrize(("seats", "count"), [(1, 36), (2, 37)])
def test_the_hagal_deck(seats, count):
    """IMP 50.1.6 (R6)"""
    keys = [HAGALS[card].key for card in unplayed(seats).state.hagal_deck]
    assert len(keys) == count
    assert keys.count("reshuffle") == seats - 1


def test_the_objectives():
    """IMP 50.1.7, IMP 50.1.8 (R7, R8)"""
    first = set()
    for seed in range(25):
        marks = [house["objective"]["key"] for house in houses(new(2, seed))]
        assert marks[2] == "objective_ornithopter_1_3p"
        game = new(2, seed)
        assert game.view(None)["table"]["first"] == marks.index("objective_desert_mouse_first")
        first.add(new(1, seed).view(None)["table"]["first"])
    assert first == {0, 1, 2}


@pytest.mark.parametrize("seats", [1, 2])
def test_contracts_may_be_added(seats):
    """IMP 50.1.9 (R9)"""
    game = new(seats, modules=("choam",))
    assert len(game.view(None)["table"]["contracts"]) == 2
    assert all(house["vp"] == 0 for house in houses(game))


# --- levels


@pytest.mark.parametrize(
    "level, garrison, intrigue, variants",
    [
        ("mercenary", 0, 1, 0),
        ("sardaukar", 3, 0, 0),
        ("mentat", 3, 0, 3),
        ("kwisatz_haderach", 3, 0, 3),
    ],
)
def test_the_levels(level, garrison, intrigue, variants):
    """IMP 50.2.1 (R10)"""
    game = unplayed(1, difficulty=level)
    me, *rivals = houses(game)
    assert [rival["garrison"] for rival in rivals] == [garrison] * 2
    assert (me["intrigue_size"], me["garrison"], me["solari"], me["spice"]) == (intrigue, 3, 0, 0)
    assert len(game.view(None)["variants"]) == variants


def test_the_highest_level_knows_no_swordmaster():
    """IMP 50.2.1 (R10)"""
    at = alone("fremkit", level="kwisatz_haderach", solari=10, hand="dagger")
    assert at.offered("send dagger high_council")
    assert not at.offered("send dagger swordmaster")
    assert alone("fremkit", level="mentat", solari=10).offered("send dagger swordmaster")


@pytest.mark.parametrize("seats", [1, 2])
def test_variants_may_be_added_to_any_game(seats):
    """IMP 50.2.2 (R11)"""
    chosen = dict.fromkeys(("brutal_escalation", "smart_politics"), True)
    assert new(seats, **chosen).view(None)["variants"] == [*chosen]
    assert new(2).view(None)["difficulty"] is None


@pytest.mark.parametrize(
    "seats, edition, key",
    [
        (1, "uprising", "streamlined"),
        (3, "uprising", "streamlined"),
        (2, "original", "streamlined"),
        (1, "original", "smart_politics"),
        (4, "uprising", "brutal_escalation"),
        (2, "uprising", "row_churn"),
    ],
)
def test_variants_that_do_not_fit_are_refused(seats, edition, key):
    """IMP 50.8.1, IMP 50.9.4 (R46, R50a)"""
    with pytest.raises(landsraad.InvalidSetup, match="is for"):
        landsraad.new("imperium", seats, 1, edition=edition, **{key: True})


def test_streamlined_rivals_are_the_two_made_for_it():
    """IMP 50.8.1 (R46)"""
    found = {houses(new(2, seed, streamlined=True))[2]["house"] for seed in range(12)}
    assert found == STREAMLINED
    others = {house["house"] for seed in range(30) for house in houses(new(1, seed))[1:]}
    others |= {houses(new(2, seed))[2]["house"] for seed in range(30)}
    assert len(others) == 8
    assert not others & STREAMLINED


def test_a_position_refuses_a_rival_that_would_have_spent():
    """IMP 50.5.2, IMP 50.5.3 (R34, R35)"""
    with pytest.raises(landsraad.InvalidSetup, match=r"its swordmaster \(IMP 50\.5\.2"):
        alone(rival={"solari": 8})
    with pytest.raises(landsraad.InvalidSetup, match=r"a point \(IMP 50\.5\.3"):
        alone(rival={"swordmaster": True, "spice": 7})
    assert pair(rival={"swordmaster": True, "spice": 6}).player(2)["spice"] >= 6


def test_the_hardest_level_refuses_a_swordmaster_by_its_own_rule():
    """IMP 50.2.1 (R10)"""
    table = alone("fremkit", level="kwisatz_haderach", table={"turn": 0, "first": 0}, solari=9)
    assert table.why("send dagger swordmaster") == "IMP 50.2.1"


@pytest.mark.parametrize("edition", ["original", "uprising"])
def test_a_level_means_nothing_to_more_than_one_player(edition):
    """IMP 50.2.2 (R11)"""
    hard, plain = (
        landsraad.new("imperium", 2, 5, edition=edition, difficulty=level)
        for level in ("kwisatz_haderach", "mercenary")
    )
    assert hard.view(None)["difficulty"] is None
    assert hard.digest() == plain.digest()


def test_the_refusal_of_rise_of_ix_by_six_names_its_rule():
    """IMP 60.11.1"""
    with pytest.raises(landsraad.InvalidSetup, match=r"IMP 60\.11\.1"):
        landsraad.new("imperium", 6, 1, edition="uprising", expansions=["ix"])


@pytest.mark.parametrize(
    ("rival", "options", "reason"),
    [
        ({"spies": ["post_emperor", "post_guild", "post_fremen"]}, {}, "three spies"),
        ({"revealed": True}, {}, "revealed"),
        ({"contracts": ["contract_harvest_3"]}, {"modules": ("choam",)}, "no 'contracts'"),
        ({}, {"level": "kwisatz_haderach", "swordmaster": True}, "swordmaster"),
    ],
)
def test_a_position_refuses_what_no_rival_has(rival, options, reason):
    """IMP 50.4.15 (R31), IMP 50.3.1 (R12), IMP 50.6.5 (R41), IMP 50.2.1 (R10)"""
    with pytest.raises(landsraad.InvalidSetup, match=reason):
        alone("secrets", rival=rival, **options)


def test_a_position_refuses_a_hagal_card_of_other_games():
    """IMP 50.1.6 (R6)"""
    with pytest.raises(landsraad.InvalidSetup, match="deck of this game has no 'reshuffle'"):
        alone("reshuffle")
    with pytest.raises(landsraad.InvalidSetup, match="has no more 'secrets'"):
        alone("secrets", "secrets")


def test_a_position_refuses_points_of_a_streamlined_rival():
    """IMP 50.8.2 (R47)"""
    with pytest.raises(landsraad.InvalidSetup, match="points"):
        pair("secrets", variants=("streamlined",), rival={"vp": 1})


def test_a_space_that_is_not_there_is_refused_by_a_rule_of_uprising():
    """IMP 37.1.1, IMP 48.1.1"""
    hand = {"hand": "diplomacy dagger", "leader": "muaddib"}
    plain, shipped = alone("secrets", **hand), alone("secrets", ix=True, **hand)
    assert plain.why("send diplomacy stillsuits") == "IMP 37.1.1"
    assert shipped.why("send dagger gather_support") == "IMP 48.1.1"


@pytest.mark.parametrize("space", ["high_council", "imperial_privilege", "swordmaster"])
def test_a_rival_never_stands_where_no_card_sends_it(space):
    """IMP 50.5.5 (R36a)"""
    with pytest.raises(landsraad.InvalidSetup, match="no card sends a rival"):
        alone("secrets", table={"agents": {space: [2]}})
    assert alone("secrets", table={"agents": {space: [0]}}).table["agents"][space] == [0]


def test_beside_two_players_the_rival_has_the_ornithopter():
    """IMP 50.1.7 (R7)"""
    knife, bird = "objective_crysknife", "objective_ornithopter_1_3p"
    for rival, mine in ((knife, None), (None, bird)):
        with pytest.raises(landsraad.InvalidSetup, match="has the ornithopter"):
            pair(
                "secrets",
                rival={"objective": rival} if rival else {},
                **({"objective": mine} if mine else {}),
            )
    assert pair("secrets", objective=knife).player(2)["objective"]["key"] == bird
