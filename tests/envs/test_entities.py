"""Tables of components: a position card by card, for programs that learn."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import landsraad
from landsraad import InvalidSetup
from landsraad.envs import pettingzoo
from landsraad.envs.gym import SeatEnv
from landsraad.envs.seats import SeatVectorEnv
from landsraad.envs.vector import VectorGames

PLAYERS = [
    {
        "hand": ["dagger", "dagger", "signet_ring"],
        "intrigue": ["bribery"],
        "leader": "earl_memnon_thorvald",
    },
    {"leader": "helena_richese", "discard": ["convincing_argument"]},
    {"leader": "countess_ariana_thorvald"},
]


def table_of(game: landsraad.Game, name: str, seat: int) -> dict[tuple[str, str], int]:
    """What is not zero in a table, by row and column."""
    entities = game.info.entities
    assert entities is not None
    blocks = entities.blocks(game.state)
    number = next(place for place, block in enumerate(blocks) if block.name == name)
    block, numbers = blocks[number], entities.counts(game.state, seat)[number]
    wide = len(block.columns)
    return {
        (block.rows[place // wide], block.columns[place % wide]): count
        for place, count in enumerate(numbers)
        if count
    }


@pytest.fixture
def game() -> landsraad.Game:
    return landsraad.position("imperium", seats=3, players=PLAYERS, table={"row": ["dr_yueh"]})


def test_a_seat_sees_its_own_hand_and_of_others_what_all_can_count(game):
    cards = table_of(game, "cards", 0)
    assert cards["dagger", "hand"] == 2
    assert cards["signet_ring", "hand"] == 1
    assert cards["dr_yueh", "row"] == 1
    assert cards["convincing_argument", "next.discard"] == 1
    assert cards["dagger", "next.cards"] == 2
    other = table_of(game, "cards", 1)
    assert other["convincing_argument", "discard"] == 1
    assert not any(
        column == "hand" and row == "dagger" for row, column in table_of(game, "intrigue", 1)
    )


def test_intrigue_cards_of_others_are_not_told(game):
    assert table_of(game, "intrigue", 0) == {("bribery", "hand"): 1}
    assert table_of(game, "intrigue", 1) == {}


def test_leaders_stand_in_the_order_of_turns(game):
    names = ["earl_memnon_thorvald", "helena_richese", "countess_ariana_thorvald"]
    for seat in range(3):
        led = table_of(game, "leaders", seat)
        order = [names[(seat + step) % 3] for step in range(3)]
        assert set(led) == set(zip(order, ("me", "next", "third"), strict=True))


@pytest.mark.parametrize("expansions", [(), ("ix", "bloodlines")], ids=["base", "all"])
def test_rows_are_the_components_in_play(expansions):
    game = landsraad.new("imperium", seats=2, expansions=expansions)
    cards, intrigue, conflicts, leaders = game.info.entities.blocks(game.state)
    for block in (cards, intrigue, conflicts, leaders):
        assert len(set(block.rows)) == len(block.rows)
        assert block.meaning
    assert ("control_the_spice" in cards.rows) == bool(expansions)
    assert ("diplomacy" in cards.rows) is True


def test_environments_show_the_tables():
    env = SeatEnv("imperium", seats=2, entities=True, illegal="lose")
    check_env(env, skip_render_check=True)
    seen, _ = env.reset(seed=3)
    assert seen["cards"].dtype == np.int8
    assert env.observation_space.contains(seen)
    hand = seen["cards"][:, env.encoding.blocks[0].columns.index("hand")]
    assert hand.sum() == 5


def test_pettingzoo_shows_the_tables():
    env = pettingzoo.env("imperium", seats=2, entities=True, max_cycles=40)
    api_test(env, num_cycles=60)
    env.reset(seed=1)
    seen = env.observe("seat_1")
    assert seen["leaders"].sum() == env.unwrapped.game.seats


def test_many_games_show_the_tables_of_each():
    games = VectorGames("imperium", 3, seats=3, entities=True, seed=5)
    alone = landsraad.new("imperium", seats=3, seed=6, **games._options)
    seat = alone.decision.seat
    expected = games.encoding.tables(alone.state, seat)
    for name, table in expected.items():
        assert (games.batch.tables[name][1] == table).all()
    seats = SeatVectorEnv("imperium", 2, seats=2, entities=True)
    seen, _ = seats.reset(seed=1)
    assert seats.observation_space.contains(seen)
    assert seen["cards"].shape[0] == 2


def test_a_game_whose_features_name_everything_has_no_tables():
    with pytest.raises(InvalidSetup):
        SeatEnv("dawn_of_the_fremen", seats=2, entities=True)
