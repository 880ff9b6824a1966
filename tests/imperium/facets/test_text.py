"""The words for people: every effect and every component has some, and they can be searched."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterator
from typing import Any

import pytest

from imperium import vocabulary
from landsraad.games.imperium.engine.resolve_cards import SPECIAL_STEPS
from landsraad.games.imperium.facets import entries
from landsraad.games.imperium.language import words as text
from landsraad.games.imperium.language.abilities import COST, less
from landsraad.games.imperium.language.cards import discard, trash
from landsraad.games.imperium.language.components import COMMON, ComponentSet
from landsraad.games.imperium.language.counts import alliance, another
from landsraad.games.imperium.language.gains import (
    draw,
    gain_influence,
    persuasion,
    solari,
    spice,
    sword,
    troops,
    water,
)
from landsraad.games.imperium.language.structure import (
    Special,
    each_opponent,
    one_of,
    pay,
    seq,
    this_turn,
    when,
)
from landsraad.games.imperium.language.terms import (
    EMPEROR,
    FACTIONS,
    FREMEN,
    GUILD,
    Pile,
    Place,
    Resource,
    Rule,
    Zone,
)
from landsraad.games.imperium.language.values import Condition, Count, Effect
from landsraad.games.imperium.language.words import condition_words, count_words, describe
from landsraad.games.imperium.mechanisms.dreadnoughts.words import Station
from landsraad.games.imperium.mechanisms.tech.words import Withheld
from landsraad.games.imperium.sets import SETS

SPECIALS_SHARE = 0.05

EFFECTS: tuple[Effect, ...] = (
    vocabulary.reinforce(2),
    Withheld(spice(2)),
    vocabulary.trade(),
    vocabulary.enthrone(),
    vocabulary.each_ally(spice(1)),
    vocabulary.share_contracts(),
    vocabulary.split(spice=spice(1), water=water(1)),
    vocabulary.joint_cost(spice(2)),
    vocabulary.SendAway(),
    vocabulary.AlliedInfluence(gain_influence(FREMEN), ""),
    vocabulary.AlliedLoss(1),
    seq(spice(1), water(1)),
    one_of(spice=spice(1), water=water(1)),
    vocabulary.choose(2, spice=spice(1), water=water(1), solari=solari(1)),
    pay(spice(1), then=water(1)),
    when(alliance(FREMEN), water(1)),
    vocabulary.either(card=when(alliance(FREMEN), draw(1)), otherwise=water(1)),
    vocabulary.for_each(vocabulary.in_play(FREMEN), persuasion(2)),
    each_opponent(discard(1)),
    vocabulary.on_reveal(persuasion(1)),
    vocabulary.this_turn(Rule.IGNORE_AGENTS),
    vocabulary.special("the_voice"),
    vocabulary.look(draw=vocabulary.top_fate(vocabulary.Fate.DRAW)),
    vocabulary.top_fate(vocabulary.Fate.TRASH),
    vocabulary.recover(EMPEROR),
    vocabulary.rout(vocabulary.TROOP, name="rout"),
    vocabulary.reshuffle(),
    spice(1),
    troops(1),
    draw(1),
    vocabulary.intrigue(1),
    gain_influence(FREMEN),
    vocabulary.lose_influence(),
    vocabulary.vp(1),
    trash(),
    vocabulary.trash_priced(1, Zone.DISCARD),
    vocabulary.acquire_of_row(),
    vocabulary.manipulate(),
    vocabulary.trash_self(),
    vocabulary.signet(),
    vocabulary.foldspace(),
    vocabulary.mentat(),
    vocabulary.control("arrakeen"),
    vocabulary.council_seat(),
    vocabulary.swordmaster(),
    vocabulary.recall_agent(),
    vocabulary.steal_intrigue(),
    discard(1),
    vocabulary.lose_troops(Place.GARRISON),
    vocabulary.deploy_up_to(2),
    vocabulary.deploy_recruits(2),
    vocabulary.retreat_up_to(vocabulary.ANY_NUMBER),
    vocabulary.acquire_up_to(5, to=Pile.DECK),
    vocabulary.harvest(2),
    vocabulary.on_win(solari(2)),
    vocabulary.recruit_and_deploy(2),
    vocabulary.swap_intrigue(vocabulary.ANY_NUMBER),
    vocabulary.track_bonus(GUILD),
    vocabulary.dreadnought(),
    vocabulary.deploy_up_to(2, vocabulary.UNIT),
    vocabulary.retreat(3, kind=vocabulary.UNIT),
    vocabulary.retreat(1, kind=vocabulary.DREADNOUGHT),
    Station(),
    vocabulary.freighter(),
    vocabulary.tech(1, paying=Resource.SOLARI),
    vocabulary.negotiator(),
    vocabulary.trash_tile(),
    vocabulary.buy_commander(),
    vocabulary.bank_commander(),
    vocabulary.skill(),
    vocabulary.trash_skill(),
    vocabulary.retreat(1, 2),
    vocabulary.troops_at_home(1),
    vocabulary.trash_intrigue(),
    vocabulary.give_intrigue(),
    vocabulary.trash_own_tile(),
    vocabulary.acquire_card("the_spice_must_flow"),
    vocabulary.each_reveal(1),
    vocabulary.pass_turn(),
    vocabulary.next_sister(),
    vocabulary.spy(EMPEROR, deep=True),
    vocabulary.recall_spy(2),
    vocabulary.move_spy(),
    vocabulary.sandworms(2),
    vocabulary.maker_hooks(),
    vocabulary.break_wall(),
    vocabulary.turn_down("crysknife"),
    vocabulary.contract(),
    vocabulary.shown_contract(),
    vocabulary.Fulfil("contract_espionage", solari(3)),
    vocabulary.at_price(solari(2), water(1)),
    vocabulary.ranked(2),
    vocabulary.covet(2),
    vocabulary.deepen(),
    vocabulary.levy(Resource.SPICE),
    vocabulary.spy_at("post_choam", "post_emperor"),
    vocabulary.spice_or_worms(2, 1),
    vocabulary.complete(),
    vocabulary.train(),
    vocabulary.memory(),
    vocabulary.awaken(),
    vocabulary.repeat_space(),
    vocabulary.then(discard(1), draw(1)),
    vocabulary.grant(vocabulary.welcome()),
    vocabulary.trash_of(EMPEROR, Zone.PLAY),
    vocabulary.acquire_to_hand(3),
    vocabulary.take_back(),
    vocabulary.lose_all(Resource.SPICE),
)
AIMS = vocabulary.met(vocabulary.seated(), vocabulary.tiles() >= 1)
COUNTS: tuple[Count, ...] = (
    vocabulary.influence(GUILD),
    vocabulary.in_play(FREMEN),
    vocabulary.owned("the_spice_must_flow"),
    vocabulary.tracks_at(3),
    vocabulary.low_tracks(1),
    vocabulary.held(Resource.SOLARI),
    vocabulary.agents_on(EMPEROR, GUILD),
    vocabulary.tiles(),
    vocabulary.dreadnoughts(),
    vocabulary.deployed(),
    vocabulary.sword_cards(),
    AIMS,
    vocabulary.commanders(),
    vocabulary.spice_gained(),
    vocabulary.units(Place.GARRISON),
    vocabulary.units(Place.CONFLICT),
    vocabulary.UnitsAt(vocabulary.TROOP, Place.CONFLICT),
    vocabulary.command().count,
    vocabulary.spies(),
    vocabulary.watching(maker=True),
    vocabulary.watching(EMPEROR),
    vocabulary.worms(),
    vocabulary.enemy(vocabulary.worms()),
    vocabulary.completed(),
    vocabulary.revealed(EMPEROR),
    vocabulary.strength(),
)
NOT_ASKED = (vocabulary.low_tracks(1), vocabulary.sword_cards(), vocabulary.revealed(EMPEROR))
"""Counts that only multiply something."""
CONDITIONS: tuple[Condition, ...] = (
    *(count >= 2 for count in COUNTS if count not in NOT_ASKED),
    vocabulary.agents_on(FREMEN) >= 1,
    vocabulary.enemy(vocabulary.agents_on(here=True)) >= 1,
    alliance(),
    alliance(EMPEROR),
    another(FREMEN),
    another(GUILD),
    vocabulary.seated(),
    vocabulary.reveal_turn(),
    vocabulary.most(vocabulary.owned("the_spice_must_flow")),
    vocabulary.lacking(another(GUILD)),
    vocabulary.agent_turn(),
    vocabulary.trashed(EMPEROR),
    vocabulary.trashed(cost=1),
    vocabulary.plain_intrigue(),
    vocabulary.in_slot(4),
    vocabulary.reached(GUILD),
    vocabulary.did(vocabulary.complete()),
    vocabulary.did(vocabulary.recall_spy()),
    vocabulary.spy_placed(EMPEROR),
    vocabulary.hooked(),
    vocabulary.awake(),
    vocabulary.discarded(GUILD),
    vocabulary.did(vocabulary.acquire_card("the_spice_must_flow")),
    vocabulary.did(vocabulary.send_agent(maker=True)),
    vocabulary.mastered(),
    vocabulary.Icons(1),
)


def parts(chosen: ComponentSet) -> Iterator[Any]:
    for kind in (*COMMON, *(extra.kind for extra in chosen.kinds())):
        yield from chosen.of(kind)


COMPONENTS = [part for chosen in SETS for part in parts(chosen)]


def inside(value: Any, kinds: tuple[type[Any], ...]) -> Iterator[Any]:
    """Everything of some kinds inside a component or an effect, itself included."""
    if isinstance(value, kinds):
        yield value
    if isinstance(value, tuple):
        for inner in value:
            yield from inside(inner, kinds)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from inside(getattr(value, field.name), kinds)


def specials(part: object) -> Iterator[str]:
    """The keys of all specials inside a component."""
    return (special.key for special in inside(part, (Special,)))


def with_examples(listed: tuple[Any, ...], kinds: Collection[type[Any]]) -> list[Any]:
    """Those of the list; of a class that it lacks, those that components are written with."""
    lacking = tuple(set(kinds) - {type(example) for example in listed})
    written = (example for part in COMPONENTS for example in inside(part, lacking))
    return [*listed, *written]


def readable(line: str) -> bool:
    """One line without slugs, unfilled places or anything printed by Python."""
    return line == " ".join(line.split()) != "" and not set(line) & set("_{}<>[]")


def test_every_effect_class_has_words():
    """A word without fields is its own example; others have some in the list or on a card."""
    plain = [kind() for kind in text.effect_kinds() if not dataclasses.fields(kind)]
    examples = with_examples((*EFFECTS, *plain), text.effect_kinds())
    assert {type(effect) for effect in examples} == text.effect_kinds()
    assert [effect for effect in examples if not readable(describe(effect))] == []


def test_every_condition_and_count_has_words():
    counts = with_examples(COUNTS, Count.__subclasses__())
    conditions = with_examples(CONDITIONS, Condition.__subclasses__())
    assert {type(count).__name__ for count in counts} == {
        kind.__name__ for kind in Count.__subclasses__()
    }
    assert {type(condition).__name__ for condition in conditions} == {
        kind.__name__ for kind in Condition.__subclasses__()
    }
    assert all(readable(count_words(count)) for count in counts)
    assert all(readable(condition_words(condition)) for condition in conditions)


def test_every_rule_change_and_every_special_has_words():
    assert set(text.RULES) == set(Rule)
    assert set(text.SPECIALS) == set(SPECIAL_STEPS)
    told = (*text.RULES.values(), *text.SPECIALS.values())
    assert all(readable(words) and icons for words, icons in told)


def test_specials_are_rare_and_all_registered():
    using = [part for part in COMPONENTS if any(specials(part))]
    assert using
    assert len(using) <= SPECIALS_SHARE * len(COMPONENTS)
    assert {key for part in using for key in specials(part)} <= set(SPECIAL_STEPS)


@pytest.mark.parametrize(
    "effect, words",
    [
        (pay(spice(2), then=troops(3)), "pay 2 spice → recruit 3 troops"),
        (pay(seq(water(1), spice(1)), then=draw(3)), "pay 1 water and 1 spice → draw 3 cards"),
        (pay(trash(), then=draw(2)), "trash a card → draw 2 cards"),
        (trash(), "you may trash a card"),
        (
            seq(persuasion(1), sword(1), when(another(FREMEN), spice(1))),
            "+1 persuasion and +1 sword; Fremen bond: +1 spice",
        ),
        (
            one_of(one=gain_influence(), two=pay(spice(2), then=gain_influence(amount=2))),
            "either +1 influence with any one faction, "
            "or pay 2 spice → +2 influence with any one faction",
        ),
        (gain_influence(EMPEROR, GUILD), "+1 influence with the Emperor or the Spacing Guild"),
        (
            seq(*(gain_influence(faction) for faction in FACTIONS)),
            "+1 influence with each of the four factions",
        ),
        (
            each_opponent(one_of(discard=discard(1), troop=vocabulary.lose_troops(Place.CONFLICT))),
            "each opponent discards a card or loses 1 troop in the conflict",
        ),
        (each_opponent(draw(1)), "each opponent: draw a card"),
        (
            seq(troops(1), when(alliance(), troops(1))),
            "recruit 1 troop; with any alliance: recruit 1 more",
        ),
        (vocabulary.control("imperial_basin"), "take control of Imperial Basin"),
        (
            one_of(
                both=when(AIMS >= 2, vocabulary.vp(2)), either=when(AIMS >= 1, vocabulary.vp(1))
            ),
            "with 2 of these 2 (a High Council seat; 1 or more tech tiles): +2 victory points, "
            "or with 1 of them: +1 victory point",
        ),
        (
            vocabulary.for_each(vocabulary.sword_cards(others=True), sword(1)),
            "+1 sword for each other card that gives you swords this turn",
        ),
    ],
)
def test_effects_read_as_a_player_would_say_them(effect, words):
    assert describe(effect) == words


def test_cards_are_called_by_their_printed_names():
    assert "The Spice Must Flow" in condition_words(vocabulary.owned("the_spice_must_flow") >= 2)
    cheaper = this_turn(less(COST, 3, of="the_spice_must_flow"))
    assert describe(cheaper) == "The Spice Must Flow costs 3 persuasion less this turn"


def test_every_component_of_every_set_has_an_entry():
    keys = [part.key for part in COMPONENTS]
    assert sorted(entry.key for entry in entries.entries()) == sorted(keys)
    identities = [(entry.set_name, entry.kind, entry.key) for entry in entries.entries()]
    assert len(set(identities)) == len(identities)


KINDS = (
    "card", "intrigue", "conflict", "leader", "space", "hagal", "tech", "skill", "navigation",
    "post", "objective", "contract", "rival",
)  # fmt: skip


def test_designed_entries_are_marked():
    designed = {entry.key for entry in entries.entries() if entry.designed}
    assert designed == {key for chosen in SETS for key in chosen.designed}


@pytest.mark.parametrize("entry", entries.entries(), ids=lambda entry: f"{entry.kind}-{entry.key}")
def test_every_entry_is_readable(entry):
    assert entry.kind in KINDS
    assert entry.set_name in {chosen.name for chosen in SETS}
    assert len(entry.lines) > (entry.kind != "navigation")
    assert [line for line in entry.lines if not readable(line) or line.endswith(":")] == []


def test_every_leader_tells_both_abilities():
    leaders = {leader.key: leader for chosen in SETS for leader in chosen.leaders}
    told = {entry.key: entry.lines for entry in entries.entries() if entry.kind == "leader"}
    for key, leader in leaders.items():
        _, ability, signet, *_ = told[key]
        assert len(ability) > len(f"{leader.ability}: ")
        assert leader.signet_name in signet
        assert leader.signet is None or signet.endswith(f": {describe(leader.signet)}")


def test_a_faction_space_tells_its_influence_and_a_price_table_every_line():
    (conspire,) = [entry for entry in entries.find("conspire") if entry.kind == "space"]
    assert any("influence with the Emperor" in line for line in conspire.lines)
    (melange,) = entries.find("Sell Melange")
    exchange = melange.lines[1]
    assert exchange.count("→") == 4
    assert "2 spice → +6 solari" in exchange
    assert "5 spice → +12 solari" in exchange


def keys(found: list[entries.Entry]) -> set[str]:
    return {entry.key for entry in found}


def test_search_finds_all_words_in_any_order_and_case():
    found = entries.search("BOND fremen card sword")
    assert {"fedaykin_death_commando", "spice_hunter", "crysknife"} <= keys(found)
    assert "stilgar" not in keys(found)
    assert entries.search("sword bond Fremen card") == found


def test_search_looks_into_name_kind_and_lines():
    assert keys(entries.search("stilgar")) == {"stilgar", "stilgar_the_devoted"}
    assert {entry.kind for entry in entries.search("hagal reshuffle")} == {"hagal"}
    assert keys(entries.search("leader landsraad solari less")) == {"duke_leto_atreides"}


def test_search_does_not_find_what_is_not_there():
    assert entries.search("stilgar harkonnen") == []
    assert entries.search("zanovar") == []


@pytest.mark.parametrize(
    "asked", ["the_spice_must_flow", "The Spice Must Flow", "spice must flow", "the spice must flo"]
)
def test_find_forgives_how_a_name_is_written(asked):
    assert entries.find(asked)[0].key == "the_spice_must_flow"
    assert keys(entries.find(asked)) <= {"the_spice_must_flow", "contract_acquire_spice_must_flow"}


def test_find_gives_all_of_a_name_and_nothing_for_nonsense():
    assert {entry.kind for entry in entries.find("Foldspace")} == {"card", "space", "hagal"}
    assert len(entries.find("skirmish")) == 10
    assert keys(entries.find("skirmish_b")) == {"skirmish_b"}
    assert entries.find("xyzzy") == []
    assert entries.find("") == []
