"""The options of Dawn of the Fremen."""

from __future__ import annotations

from landsraad.core.choices import Choice, Condition, Pick, flag
from landsraad.games.dawn_of_the_fremen.phases.winning import VOTE

CHOICES = (
    flag(
        "alliances", "Two pairs", "Tribes opposite each other win together", Condition(seats=(4,))
    ),
    Choice(
        "sietches_to_win", "Sietches to win", None,
        (Pick(None, "as printed", "A single tribe needs three"), Pick(2, "2"), Pick(4, "4")),
        "How many sietches win for a single tribe",
    ),
    Choice(
        "alliance_sietches_to_win", "Allies need", None,
        (
            Pick(None, "as printed", "Two more than a single tribe needs, the two pairs four"),
            Pick(4, "4"),
            Pick(6, "6"),
        ),
        "How many sietches win for an alliance",
        when=Condition(seats=(3, 4)),
    ),
    Choice("content", "Content", None, hint="The printed values of a box of your own"),
    Choice(
        "ties", "Ties", VOTE,
        (
            Pick(VOTE, "council votes",
                 "Play goes on only if all vote to; else the tied sides share the win"),
            Pick("play_on", "play on", "Play goes on unless all agree to end the game"),
        ),
        "What happens where two sides reach their number together",
    ),
)  # fmt: skip
