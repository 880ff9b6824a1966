"""The Rival cards in play, and what each rival does of its own accord (IMP 50.4)."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.catalogue import LEADERS
from landsraad.games.imperium.engine.state import PlayerState, Setup, State
from landsraad.games.imperium.rivals.words import Antagonist

STREAMLINED: Final = "streamlined"
BRUTAL: Final = "brutal_escalation"
DEPLOYMENT: Final = "expert_deployment"
POLITICS: Final = "smart_politics"
CHURN: Final = "row_churn"
_EXPERT: Final = (BRUTAL, DEPLOYMENT, POLITICS)
"""What the two harder levels of the solo game bring with them."""


def card_of(rival: PlayerState) -> Antagonist:
    """The Rival card of a rival."""
    card = LEADERS[rival.leader]
    assert isinstance(card, Antagonist)
    return card


def cards_for(setup: Setup) -> list[int]:
    """IMP 50.1.3, IMP 50.8.1: the Rival cards of a game, with the variant those made for it."""
    streamlined = STREAMLINED in setup.variants
    return [
        number
        for number in setup.selection.numbers("antagonists")
        if isinstance(card := LEADERS[number], Antagonist) and card.streamlined == streamlined
    ]


def named(setup: Setup, leader: int) -> bool:
    """Whether the sets have a Rival card with the name of a leader, for this game or another."""
    known = setup.selection.numbers("antagonists")
    return any(LEADERS[leader].name == LEADERS[number].name for number in known)


def unfit(leader: int) -> str:
    """The rule by which a leader leads no rival here: no card, or one for other games."""
    name = LEADERS[leader].name
    known = any(isinstance(card, Antagonist) and card.name == name for card in LEADERS)
    return "IMP 50.8.1, IMP 51.1.1" if known else "IMP 50.1.2"


def plays(setup: Setup, variant: str) -> bool:
    """Whether a variant is in use: chosen, or part of the level."""
    return variant in setup.variants or (setup.expert and variant in _EXPERT)


def scores(state: State, rival: PlayerState) -> bool:
    """IMP 50.8.2: a streamlined rival has no points."""
    return not card_of(rival).streamlined


def collects(state: State, rival: PlayerState) -> bool:
    """IMP 50.8.2: a streamlined rival stops gathering once it has its swordmaster."""
    return not (rival.swordmaster and card_of(rival).streamlined)


def by_list(rival: PlayerState, factions: list[int]) -> int:
    """IMP 50.4.10: of some factions the one with least influence, on a tie the leftmost."""
    order = [int(faction) for faction in card_of(rival).priority]
    return min(factions, key=lambda faction: (rival.influence[faction], order.index(faction)))
