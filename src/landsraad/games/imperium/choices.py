"""The options of Dune: Imperium."""

from __future__ import annotations

from landsraad.core.choices import ALWAYS, Choice, Condition, Pick, flag
from landsraad.games.imperium.editions import ORIGINAL, UPRISING
from landsraad.games.imperium.engine.catalogue import SET
from landsraad.games.imperium.engine.plug import variants

WITH_IX = Condition(holds=(("expansions", "ix"),))
WITH_BLOODLINES = Condition(holds=(("expansions", "bloodlines"),))
WITH_UPRISING = Condition(holds=(("edition", UPRISING.key),))
FEW = (1, 2, 3, 4)
"""Seats for which every player is alone; six play in teams."""


def _set(key: str, label: str, hint: str, when: Condition = ALWAYS, *, drawn: bool = True) -> Pick:
    return Pick(key, label, hint, when, SET[key].name, drawn)


BOXES = (
    Pick(
        ORIGINAL.key,
        "Dune: Imperium",
        "The game that came first",
        Condition(seats=ORIGINAL.seats),
    ),
    Pick(
        UPRISING.key,
        "Uprising",
        "Spies, sandworms and battle icons, on a board of its own",
        Condition(seats=UPRISING.seats),
        SET[UPRISING.box].name,
    ),
)
EXPANSIONS = (
    _set(
        "ix",
        "Rise of Ix",
        "Tech tiles, freighters and dreadnoughts; six more leaders",
        Condition(seats=FEW),
    ),
    _set("bloodlines", "Bloodlines", "Sardaukar Commanders and their skills; five more leaders"),
)
MODULES = (
    _set("tech", "Tech module", "More tech tiles, two cards, and Kota Odax of Ix", WITH_BLOODLINES),
    _set(
        "ix_tiles",
        "Tiles of Ix",
        "The tiles of Rise of Ix mixed in, without the rest of that box",
        Condition(holds=(("modules", "tech"),), lacks=(("expansions", "ix"),)),
    ),
    _set(
        "choam",
        "CHOAM module",
        "Contracts, four cards of each deck, and Shaddam Corrino IV",
        Condition(seats=FEW, holds=WITH_UPRISING.holds),
    ),
)
LEADERS = (
    Pick("random", "random", "Chance deals a leader to each house"),
    Pick("draft", "draft", "The seats pick one after another, the first player last"),
)
LEVELS = (
    Pick("mercenary", "Mercenary", "For the first games alone"),
    Pick("sardaukar", "Sardaukar", "The rivals start with more"),
    Pick("mentat", "Mentat", "The rivals think ahead"),
    Pick("kwisatz_haderach", "Kwisatz Haderach", "As mentat, and no swordmaster for you"),
)
VARIANTS = {
    "epic": (
        "Epic game",
        "A longer game: twelve points, harder conflicts from the start, more troops",
        Condition(seats=(2, 3, 4), holds=WITH_IX.holds),
    ),
    "streamlined": (
        "Streamlined rival",
        "For two players: the rival cannot win, and is quicker to play",
        Condition(seats=(2,), holds=WITH_UPRISING.holds),
    ),
    "brutal_escalation": (
        "Brutal escalation",
        "At conflicts of level III rivals count the swords of two cards",
        Condition(seats=(1, 2), holds=WITH_UPRISING.holds),
    ),
    "expert_deployment": (
        "Expert deployment",
        "At conflicts of levels I and II rivals do not pile up more troops than they need",
        Condition(seats=(1, 2), holds=WITH_UPRISING.holds),
    ),
    "smart_politics": (
        "Smart politics",
        "Rivals skip factions where they have nothing to win",
        Condition(seats=(1, 2), holds=WITH_UPRISING.holds),
    ),
    "row_churn": (
        "Churn of the row",
        "Dice remove cards of the Imperium row after each of your reveal turns",
        Condition(seats=(1,), holds=WITH_UPRISING.holds),
    ),
}
"""What is said of the variants that mechanisms bring, and when each is on offer."""


def choices() -> tuple[Choice, ...]:
    """Every option; the mechanisms must be registered."""
    return (
        Choice(
            "edition", "Edition", ORIGINAL.key, BOXES, "The board and the rules it came with"
        ),
        Choice("expansions", "Expansions", (), EXPANSIONS, "Sets beside the base game", True),
        Choice("modules", "Modules", (), MODULES, "Parts of other boxes", True),
        Choice("leaders", "Leaders", "random", LEADERS, "Dealt, drafted, or named seat by seat"),
        Choice(
            "difficulty", "Level", "mercenary", LEVELS, "Of the game for one seat",
            when=Condition(seats=(1,)),
        ),
        *(flag(one.key, *VARIANTS.get(one.key, (one.key.title(), "", ALWAYS)))
          for one in variants()),
    )  # fmt: skip
