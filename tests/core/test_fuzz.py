"""Whatever comes from outside is taken, or refused with a reason that changes nothing."""

import json
from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import landsraad
from landsraad import IllegalAction, InvalidReplay, InvalidSetup, Replay
from landsraad.core.contract import random_play
from landsraad.games.imperium.engine.catalogue import (
    CARD,
    CONFLICT_CARD,
    HAGAL,
    INTRIGUE,
    LEADER,
    SPACE,
    TABLES,
    numbers,
)
from landsraad.games.imperium.engine.plug import described_by
from landsraad.games.imperium.facets.position import PHASES, player_keys, table_keys
from landsraad.games.imperium.language.terms import FACTION_KEYS

FUZZ = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
INFO = landsraad.games()["imperium"]
TECH, SKILL, NAVIGATION, POST, OBJECTIVE, CONTRACT = (
    numbers(TABLES[kind])
    for kind in ("tech", "skills", "navigation", "posts", "objectives", "contracts")
)


def needing(chosen: str) -> set[str]:
    """The keys of a position that a set brings."""
    return {key for part in described_by(("base", chosen)) for key in (*part.table, *part.house)}


IX_KEYS = needing("ix")
BLOODLINES_KEYS = needing("bloodlines")
UPRISING_KEYS = needing("uprising") | needing("choam")
SHEET = sorted({word for word in json.dumps(INFO.rules.sheet()).split('"') if word.isidentifier()})


def keys(table) -> st.SearchStrategy:
    return st.lists(st.sampled_from([*table, *list(table)[:3] * 3]), max_size=8)


names = st.sampled_from([*SHEET, "turns", "combat"])
scalars = (
    st.none() | st.booleans() | st.integers(-3, 14) | st.just(1 << 64)
    | st.floats() | st.text(max_size=8) | st.binary(max_size=4) | names
)  # fmt: skip
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.tuples(inner, inner)
        | st.dictionaries(names | st.integers(0, 3) | st.text(max_size=3), inner, max_size=4)
        | st.lists(names, min_size=60, max_size=70)
    ),
    max_leaves=12,
)
cards, intrigues = keys(CARD), keys(INTRIGUE)
number, flag, few_pieces = st.integers(0, 12), st.booleans(), st.integers(0, 2)
holders = st.none() | st.integers(0, 3)
factions = st.sampled_from(FACTION_KEYS)
numerals = st.sampled_from(["0", "1", "2", "3"])
PLAYER = {
    "leader": st.sampled_from(list(LEADER)), "influence": st.dictionaries(factions, number),
    "hand": cards, "deck": cards, "discard": cards, "play": cards, "aside": cards,
    "intrigue": intrigues, "waiting": intrigues, "secret": st.lists(factions, max_size=2),
    **dict.fromkeys(("swordmaster", "council", "revealed", "masterstroke"), flag),
    **dict.fromkeys(("vp", "solari", "spice", "water", "persuasion", "swords"), number),
    **dict.fromkeys(("garrison", "conflict"), st.integers(0, 7)),
    "freighter": st.integers(0, 4), "negotiators": st.integers(0, 4), "tech": keys(TECH),
    "flipped": keys(TECH), "snooped": st.lists(factions, max_size=4), "ahead": names,
    "dreadnoughts": st.dictionaries(st.sampled_from(["garrison", "conflict"]), number),
    "commanders": st.dictionaries(st.sampled_from(["garrison", "conflict", "supply"]), few_pieces),
    "skills": keys(SKILL), "tactics": number, "course": keys(NAVIGATION), "project": names,
    "navigated": keys(NAVIGATION), "dealt": keys(NAVIGATION),
    "recruited": number, "deployed": number,
    **dict.fromkeys(("each_reveal", "agents_fighting", "next_sister"), few_pieces),
    "spies": keys(POST), "objective": st.sampled_from(list(OBJECTIVE)), "training": names,
    **dict.fromkeys(("hooks", "objective_down", "awake", "swordmaster_gone"), flag),
    "own_track": number, "tokens": st.dictionaries(names, names, max_size=2),
    **dict.fromkeys(("spies_lost", "sandworms", "memories"), few_pieces),
    **dict.fromkeys(("trophies", "trophies_down"), keys(CONFLICT_CARD)),
    **dict.fromkeys(("contracts", "contracts_done"), keys(CONTRACT)),
    **dict.fromkeys(("hand_shown", "deck_shown", "deck_known"), cards),
    "intrigue_known": st.dictionaries(numerals, intrigues, max_size=3),
    "glimpsed": st.dictionaries(numerals, st.sampled_from(list(TECH)), max_size=3),
    **dict.fromkeys(("generated", "spice_gained", "spies_recalled"), number),
}  # fmt: skip
spaces = st.sampled_from(list(SPACE))
TABLE = {
    "phase": st.sampled_from(list(PHASES)), "conflict": st.sampled_from(list(CONFLICT_CARD)),
    "round": number, "row": cards, "throne_row": cards, "imperium_top": cards, "trashed": cards,
    "intrigue_top": intrigues, "intrigue_discard": intrigues, "hagal_top": keys(HAGAL),
    "conflicts_past": keys(CONFLICT_CARD), "alliances": st.dictionaries(factions, holders),
    "agents": st.dictionaries(spaces, st.lists(st.integers(0, 3), max_size=5), max_size=4),
    "bonus_spice": st.dictionaries(st.sampled_from(["imperial_basin", "hagga_basin"]), number),
    "control": st.dictionaries(st.sampled_from(["arrakeen", "carthag"]), holders),
    "closed": st.lists(st.fixed_dictionaries({"space": spaces, "by": holders}), max_size=2),
    **dict.fromkeys(("first", "turn", "mentat", "mentat_next"), holders),
    "tech_top": keys(TECH), "tech_trashed": keys(TECH),
    "flags": st.dictionaries(st.sampled_from(["arrakeen", "carthag"]), holders),
    "commanders": st.lists(st.sampled_from(["wealth", "conspire", "mentat"]), max_size=3),
    "commander_bank": few_pieces, "skills": keys(SKILL), "skills_gone": keys(SKILL),
    "twisted_top": intrigues, "intrigue_deck": intrigues, "hagal_discard": keys(HAGAL),
    "twisted_discard": intrigues, "intrigue_trashed": intrigues,
    "conflicts_next": keys(CONFLICT_CARD), "skills_top": keys(SKILL),
    "tech_stacks": st.lists(keys(TECH), max_size=3),
    "reveals": st.lists(st.integers(0, 3), max_size=4), "shield_wall": flag,
    **dict.fromkeys(("contracts", "contracts_top", "contracts_gone"), keys(CONTRACT)),
}  # fmt: skip


def some_of(parts) -> st.SearchStrategy:
    """A few likely entries, seldom one of a wrong kind."""
    wrong = st.dictionaries(st.sampled_from(list(parts)), anything, max_size=1)
    few = st.sets(st.sampled_from(list(parts)), max_size=4).flatmap(
        lambda chosen: st.fixed_dictionaries({key: parts[key] for key in chosen})
    )
    return few | few | few | st.builds(lambda right, left: right | left, few, wrong)


players = st.lists(some_of(PLAYER), max_size=3)
tables = some_of(TABLE)


def midgame(seats: int, choices: int):
    game = landsraad.new("imperium", seats, 5)
    for number, _ in enumerate(random_play(game, 3)):
        if number == choices:
            break
    return game


GAMES = [midgame(seats, choices) for seats in INFO.seats for choices in (0, 40, 90)]
WORDS = sorted({word for game in GAMES for action in game.actions for word in action.split()})


def attempt(refusal: type[Exception], act):
    """What an act gives, or None if it is refused with a reason."""
    try:
        return act()
    except refusal as error:
        reason = str(error)
    assert reason
    return None


@FUZZ
@given(st.sampled_from(GAMES), anything | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_a_choice_is_taken_or_refused(game, choice):
    game, before = game.copy(), game.digest()
    reason = game.why_not(choice)
    taken = attempt(IllegalAction, lambda: game.apply(choice))
    assert (taken is None) == (reason is not None) == (game.digest() == before)


@FUZZ
@given(anything, anything, anything, st.dictionaries(st.sampled_from(list(INFO.options)), anything))
def test_a_game_is_set_up_or_refused(name, seats, seed, options):
    for arguments in ((name, seats, seed), ("imperium", seats, seed), ("imperium", 3, 1)):
        game = attempt(InvalidSetup, lambda given=arguments: landsraad.new(*given, **options))
        assert game is None or again(game) == game.digest()


def again(game) -> str:
    return Replay.from_json(game.replay().to_json()).play().digest()


def test_every_entry_of_a_description_is_tried():
    assert set(PLAYER) == player_keys()
    assert set(TABLE) == table_keys()


@FUZZ
@given(st.sampled_from(INFO.seats), players, tables)
def test_a_position_is_built_or_refused(seats, players, table):
    described = {key for part in (table, *players) for key in part}
    boxes = (("ix", IX_KEYS), ("bloodlines", BLOODLINES_KEYS))
    box = {"expansions": [name for name, needs in boxes if described & needs]}
    if described & UPRISING_KEYS:
        box |= {"edition": "uprising", "modules": ["choam"]}
    game = attempt(
        InvalidSetup, lambda: landsraad.position("imperium", seats, 1, players, table, **box)
    )
    for position in islice(random_play(game, 1), 80) if game else ():
        INFO.rules.audit(position.state)
    assert game is None or again(game) == game.digest()


@FUZZ
@given(players | anything, tables | anything)
def test_a_description_of_any_kind_is_taken_or_refused(players, table):
    attempt(InvalidSetup, lambda: landsraad.position("imperium", 3, 1, players, table))


TEXT = GAMES[1].replay().to_json()


@FUZZ
@given(st.sampled_from([*json.loads(TEXT), "position", "strange"]), anything)
def test_a_replay_is_played_or_refused(part, value):
    text = json.dumps({**json.loads(TEXT), part: value}, default=str)
    attempt(InvalidReplay, lambda: Replay.from_json(text).play())


@FUZZ
@given(st.text() | st.binary(), st.integers(0, len(TEXT)), st.integers(0, 40))
def test_a_torn_replay_is_refused(patch, start, length):
    for text in (patch, TEXT[:start] + str(patch) + TEXT[start + length :]):
        attempt(InvalidReplay, lambda broken=text: Replay.from_json(broken).play())


@pytest.mark.parametrize("digits", [4000, 5000, 100_000])
def test_numbers_too_long_to_write_are_refused(digits):
    game, huge = GAMES[0].copy(), 10**digits
    with pytest.raises(IllegalAction):
        game.apply(huge)
    for arguments in ((huge,), ("imperium", huge), ("imperium", 3, huge)):
        with pytest.raises(InvalidSetup):
            landsraad.new(*arguments)
    with pytest.raises(InvalidSetup):
        landsraad.new("imperium", 3, 1, leaders=[huge])
    with pytest.raises(InvalidReplay):
        Replay.from_json(TEXT.replace('"seed":5', f'"seed":1{"0" * digits}')).play()


def test_lists_nested_too_deep_are_refused():
    with pytest.raises(InvalidReplay):
        Replay.from_json("[" * 100_000 + "]" * 100_000)
    deep: list = []
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(InvalidSetup):
        landsraad.new("imperium", 3, 1, leaders=deep)
    with pytest.raises(IllegalAction):
        GAMES[0].copy().apply(deep)
