"""The Harj: order die, barriers, hidden sites, settlement, first worms (DOF 3)."""

import pytest

import landsraad


def begun(seats=3, seed=5, **options):
    return landsraad.new("dawn_of_the_fremen", seats=seats, seed=seed, **options)


def play_until(game, ask):
    """Take first options until a question is asked."""
    while game.decision is not None and game.decision.ask.key != ask:
        game.apply(game.decision.options[0])
    return game


def seats_asked(game, ask):
    """Who is asked a question, one after the other."""
    asked = []
    while game.decision is not None and game.decision.ask.key == ask:
        asked.append(game.decision.seat)
        game.apply(game.decision.options[0])
    return asked


@pytest.mark.parametrize("seed", range(8))
def test_the_highest_roll_leads_the_harj_and_ties_roll_again(seed):
    """DOF 3.1.1"""
    rolls, leader, contenders = {}, None, set(range(4))
    for _, event in begun(4, seed).events(None):
        if event.kind == "order_roll":
            assert event.seat in contenders
            if event.seat in rolls:
                rolls.clear()
            rolls[event.seat] = event.public[0]
            if set(rolls) == contenders:
                best = max(rolls.values())
                contenders = {seat for seat, roll in rolls.items() if roll == best}
                rolls = {}
        if event.kind == "harj_leader":
            leader = event.seat
    assert contenders == {leader}


def test_every_step_goes_counterclockwise_from_the_harj_leader():
    """DOF 3.1.2, DOF 3.2.1"""
    game = begun(3, 5)
    table = game.view(None)["table"]
    leader, count = table["harj"], table["barriers_to_place"]
    order = [(leader - step) % 3 for step in range(3)]
    asked = seats_asked(game, "barrier")
    assert asked == [order[number % 3] for number in range(count)]
    assert len(game.view(None)["table"]["barriers"]) == count
    assert seats_asked(game, "site") == order * 4
    assert seats_asked(game, "settle")[:6] == order * 2


def test_a_border_takes_one_barrier_and_drum_sand_none():
    """DOF 1.2.2"""
    seed = next(s for s in range(20) if begun(2, s).view(None)["table"]["barriers_to_place"] > 1)
    game = begun(2, seed)
    first = str(game.decision.options[0])
    assert not any("drum" in str(option) for option in game.decision.options)
    game.apply(first)
    assert first not in [str(option) for option in game.decision.options]


def test_twelve_sites_lie_hidden_until_all_are_placed():
    """DOF 3.3.2, DOF 3.4.1"""
    game = play_until(begun(), "site")
    game.apply("site tsimpo")
    assert game.why_not("site tsimpo").rule == "DOF 3.3.2"
    assert game.view(0)["table"]["territories"]["tsimpo"]["site"] == "hidden"
    play_until(game, "settle")
    sites = [land["site"] for land in game.view(None)["table"]["territories"].values()]
    assert sum(site is not None for site in sites) == 12
    assert "hidden" not in sites


@pytest.mark.parametrize("seed", range(12))
def test_one_of_three_sites_set_aside_comes_back(seed):
    """DOF 3.3.1: of 4 food, 3 water and 3 worm tooth sites two are missing, not of one kind."""
    game = play_until(begun(2, seed), "settle")
    sites = [land["site"] for land in game.view(None)["table"]["territories"].values()]
    found = {key: sites.count(key) for key in ("food", "water", "worm_tooth")}
    missing = sorted([4 - found["food"], 3 - found["water"], 3 - found["worm_tooth"]])
    assert missing == [0, 1, 1]
    assert sites.count("spice_full_moon") == sites.count("spice_crested_moon") == 2


@pytest.mark.parametrize(("seats", "each"), [(2, 18), (3, 12), (4, 9)])
def test_all_territories_are_settled_evenly_and_drum_sand_never(seats, each):
    """DOF 3.4.1, DOF 1.2.1, DOF 1.3.1"""
    game = play_until(begun(seats, 2), "settle")
    assert game.why_not("settle great_drum").rule == "DOF 1.2.1"
    game.apply("settle tsimpo")
    assert game.why_not("settle tsimpo").rule == "DOF 3.4.1"
    play_until(game, "first_worm")
    players = game.view(None)["players"]
    assert [player["territories"] for player in players] == [each] * seats
    assert [player["warriors"] for player in players] == [30 - each] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_calls_a_first_worm_and_the_last_to_do_so_leads(seats):
    """DOF 3.5.1, DOF 4.1.2"""
    game = play_until(begun(seats, 4), "first_worm")
    asked = seats_asked(game, "first_worm")
    table = game.view(None)["table"]
    assert table["lead"] == asked[-1] == (table["harj"] + 1) % seats
    worms = [land["tokens"] for land in table["territories"].values() if land["tokens"]]
    assert worms == [["maker"]] * seats


def test_supplies_at_the_start():
    """DOF 1.3.1, DOF 2.2.3"""
    view = begun(4, 1).view(None)
    assert [p["debts"][p["tribe"]] for p in view["players"]] == [8] * 4
    assert view["table"]["supply"]["maker"] == 26
    assert view["table"]["deck"] == 20


@pytest.mark.parametrize(
    "options",
    [{"alliances": 1}, {"alliances": True, "seats": 3}, {"sietches_to_win": 0},
     {"sietches_to_win": "many"}, {"content": 7}, {"treaties": True}],
)  # fmt: skip
def test_impossible_options_are_refused(options):
    options = {"seats": 4, "seed": 1, **options}
    with pytest.raises(landsraad.InvalidSetup):
        landsraad.new("dawn_of_the_fremen", **options)
