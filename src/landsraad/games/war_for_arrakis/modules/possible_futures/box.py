"""The components of the possible futures, one box for each.

Names, entries and set-ups are known; boxes, special actions and combat values of the leaders and
what the cards do are stand-ins, every one of them.
"""

from typing import Final

from landsraad.games.war_for_arrakis.components import Box, Card, Leader
from landsraad.games.war_for_arrakis.effects import Effect, When
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    DECK,
    HARKONNEN,
    HOUSE,
    LEADERSHIP,
    MENTAT,
    NO_BOX,
    STRATEGY,
)
from landsraad.games.war_for_arrakis.vocabulary import (
    IT,
    LEGION,
    SETTLEMENT,
    any_result,
    desert_power,
    draw,
    enter,
    in_play,
    move,
    move_or_attack,
    opponent_discards,
    place,
    play_card,
    seize,
    seq,
    special,
    when,
    with_leader,
)

DUKE: Final = "long_live_the_duke"
ASSASSINS: Final = "the_master_of_assassins"
JUDGE: Final = "the_judge_of_the_change"
BARON: Final = "the_baron_is_dead"
SWORDMASTER: Final = "the_swordmaster_of_ginaz"
REDEMPTION: Final = "the_redemption_of_dr_yueh"
PRINCESS: Final = "the_princess_steps_in"
RIVALS: Final = (DUKE, ASSASSINS, BARON, PRINCESS)
"""The futures of which one at most is chosen."""

_OURS, _FREMEN = DECK["house_atreides"], DECK["fremen_ally"]
_THEIRS, _CORRINO = DECK["house_harkonnen"], DECK["corrino_ally"]
_SCHEMING: Final = ("hawats_scheming",)


def _replaces_scheming(key: str, name: str, effect: Effect) -> Card:
    return Card(key, name, effect, copies=3, deck=_THEIRS)


def _enters_first(leader: str, then: Effect) -> When:
    """The leader enters play by the first card; later ones do something else."""
    return when(in_play(leader), then, seq(enter(leader), play_card()))


BOXES: Final = (
    Box(
        DUKE,
        cards=(
            _replaces_scheming(
                "twisted_mentat", "Twisted Mentat",
                seq(place("elite", "piter_de_vries", where=SETTLEMENT), draw(2)),
            ),
        ),
        removed=_SCHEMING,
        leaders=(
            Leader("duke_leto", "Duke Leto Atreides", ATREIDES, HOUSE,
                   seq(any_result(), move(1)), 1, 1, at_start=True, designed=True, deck=_OURS),
            Leader("piter_de_vries", "Piter De Vries", HARKONNEN, MENTAT,
                   seq(draw(2, "house_harkonnen"), opponent_discards(1)), 1, 1,
                   at_start=True, designed=True, deck=_THEIRS),
        ),
    ),
    Box(
        ASSASSINS,
        cards=(
            _replaces_scheming(
                "guard_captain", "Guard Captain",
                _enters_first(
                    "iakin_nefud", place("elite", "elite", "iakin_nefud", where=SETTLEMENT)
                ),
            ),
        ),
        removed=_SCHEMING,
        leaders=(
            Leader("thufir_hawat_atreides", "Thufir Hawat (Atreides)", ATREIDES, MENTAT,
                   draw(3, "house_atreides"), 1, 2, at_start=True, designed=True, deck=_OURS),
            Leader("iakin_nefud", "Iakin Nefud", HARKONNEN, LEADERSHIP,
                   seq(place("regular", "iakin_nefud", where=LEGION), move(1, IT)), 1, 1,
                   designed=True, deck=_THEIRS),
        ),
    ),
    Box(
        JUDGE,
        leaders=(
            Leader("liet_kynes", "Liet-Kynes", ATREIDES, STRATEGY,
                   seq(move(1), desert_power()), 0, 1, at_start=True, designed=True,
                   deck=_FREMEN),
            Leader("jamis", "Jamis", ATREIDES, NO_BOX, None, 2, 0, at_start=True, designed=True,
                   deck=_FREMEN),
        ),
    ),
    Box(
        BARON,
        cards=(
            _replaces_scheming(
                "trained_in_the_bene_gesserit_ways", "Trained in the Bene Gesserit Ways",
                _enters_first(
                    "lady_fenring",
                    seq(place("elite", "lady_fenring", where=SETTLEMENT), opponent_discards(1)),
                ),
            ),
        ),
        removed=_SCHEMING,
        leaders=(
            Leader("count_fenring", "Count Fenring", HARKONNEN, STRATEGY,
                   seq(move(1), seize("beside")), 2, 1, at_start=True, designed=True,
                   deck=_CORRINO),
            Leader("lady_fenring", "Lady Fenring", HARKONNEN, MENTAT,
                   seq(draw(2), opponent_discards(1)), 0, 2, designed=True, deck=_CORRINO),
        ),
    ),
    Box(
        SWORDMASTER,
        leaders=(
            Leader("duncan_idaho", "Duncan Idaho", ATREIDES, LEADERSHIP,
                   move_or_attack(with_leader("duncan_idaho"), surprise=True, extra=1), 3, 0,
                   at_start=True, designed=True, deck=_OURS),
        ),
    ),
    Box(
        REDEMPTION,
        leaders=(
            Leader("dr_yueh", "Dr. Yueh", ATREIDES, NO_BOX, None, 0, 2, at_start=True,
                   designed=True, untouchable=True, deck=_OURS),
        ),
    ),
    Box(
        PRINCESS,
        leaders=(
            Leader("princess_irulan", "Princess Irulan", HARKONNEN, MENTAT,
                   seq(draw(2, "corrino_ally"), special("withdraw_prescience")), 0, 2,
                   designed=True, deck=_CORRINO),
        ),
    ),
)  # fmt: skip
