"""Uprising for six players: the other side of its board, and what Commanders have."""

from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.commanders.words import Posts
from landsraad.games.imperium.mechanisms.overlay.words import Overlay
from landsraad.games.imperium.mechanisms.spies.words import observation_posts
from landsraad.games.imperium.mechanisms.teams.words import Boards, Demands, command_deck
from landsraad.games.imperium.sets.uprising_teams.board import (
    COVERS,
    FIGURES,
    LEFT_OUT,
    MAIN_BOARD,
    OWN_BOARDS,
    POSTS,
    SPACES,
    STANDS_FOR,
    STRENGTHS,
)
from landsraad.games.imperium.sets.uprising_teams.decks import EMPEROR_DECK, MUADDIB_DECK

UPRISING_TEAMS = ComponentSet(
    "uprising_teams",
    "Uprising for six players",
    mechanisms=("teams",),
    spaces=SPACES,
    more=(
        Overlay(COVERS, STANDS_FOR),
        Boards(OWN_BOARDS),
        Demands(STRENGTHS, MAIN_BOARD),
        observation_posts(*POSTS),
        command_deck(*MUADDIB_DECK, *EMPEROR_DECK),
    ),
)
BLOODLINES_TEAMS = ComponentSet(
    "bloodlines_teams",
    "Bloodlines for six players",
    more=(Posts(FIGURES, alone=True, without=LEFT_OUT),),
)
