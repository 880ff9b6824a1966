"""The House Hagal and Rival cards against the lists that were made apart from them."""

import pytest

from imperium.inventory import rows
from landsraad.games.imperium.engine.catalogue import HAGALS, LEADERS
from landsraad.games.imperium.engine.selection import selection
from landsraad.games.imperium.language.terms import FACTION_KEYS
from landsraad.games.imperium.rivals.words import Antagonist, Errand

SETS = ("antagonists", "bloodlines_antagonists", "tech_antagonists")
LISTED = {row["key"]: row for row in rows("uprising", "hagal")}
CARDS = {HAGALS[n].key: HAGALS[n] for n in selection(("antagonists",)).numbers("hagal")}


def spaces(card):
    """The spaces of a card, those that it names at once first as the list has them."""
    if isinstance(card, Errand) and card.late is not None:
        return f"{card.space}|{card.late.space}"
    other = card.instead()
    return f"{card.space}|{other.space}" if other is not None else card.space


def test_the_deck_is_whole():
    """IMP 50.1.6 (R6)"""
    assert CARDS.keys() == LISTED.keys()
    assert sum(card.copies for card in CARDS.values()) == 37


@pytest.mark.parametrize("key", sorted(CARDS))
def test_a_card_is_as_listed(key):
    card, listed = CARDS[key], LISTED[key]
    found = (card.name, str(card.copies), spaces(card), str(card.swords))
    assert found == (listed["name"], listed["copies"], listed["space"], listed["swords"])
    assert (card.seats == (2,)) is (listed["marks"] == "2P")


def test_the_rival_cards_are_as_listed():
    """IMP 50.1.2 (R2)"""
    found = {}
    for chosen in SETS:
        for number in selection((chosen,)).numbers("antagonists"):
            card = LEADERS[number]
            assert isinstance(card, Antagonist)
            factions = "|".join(FACTION_KEYS[faction] for faction in card.priority)
            streamlined = "yes" if card.streamlined else "no"
            key = card.key.removeprefix("rival_")
            found[key] = (card.name, chosen, str(card.swordmaster), factions, streamlined)
    listed = {
        row["key"]: (
            row["name"], row["set"], row["swordmaster"], row["priority"], row["streamlined"]
        )
        for row in rows("uprising", "rivals")
    }  # fmt: skip
    assert found == listed
