"""Dawn of the Fremen: sietches first, no attacks in vain, votes by what they bring."""

from __future__ import annotations

from functools import partial

from bots.blunders.case import told
from dawn.table import Table

case = partial(told, "dawn", Table)

STRONG = {
    "tsimpo": "0", "splintered_rock": "1 sietch crysknife", "tanzerouft": "1",
    "broken_land": "1", "hagga_basin": "1", "hollow_basin": "1", "plaster_basin": "1",
}  # fmt: skip
FRONT = {
    "tsimpo": "0 crysknife stillsuit", "splintered_rock": "1 sietch", "hollow_basin": "1",
    "tanzerouft": "1",
}  # fmt: skip
MAKINGS = {"tsimpo": "0 spice water food", "tanzerouft": "1"}
RICH = {
    "tsimpo": "0 @food", "hollow_basin": "0 @spice_full_moon", "arsunt": "0 @water",
    "old_gap": "0 @worm_tooth", "tanzerouft": "1", "south_mesa": "1", "jacurutu": "2",
}  # fmt: skip
SPREAD = {"tsimpo": "0 spice", "hollow_basin": "0 water", "arsunt": "0 food", "jacurutu": "1"}
ONE = {"tsimpo": "0 sietch", "tanzerouft": "1"}
OTHER = {"tsimpo": "0", "tanzerouft": "1 sietch"}

CASES = [
    case("builds the sietch it has the makings of", MAKINGS, must="build sietch"),
    case("builds it with a sietch elsewhere", {**MAKINGS, "old_gap": "0 sietch"},
         must="build sietch"),
    case("builds it among three", {**MAKINGS, "jacurutu": "2"}, seats=3, must="build sietch"),
    case("builds it where twelve are needed", MAKINGS, single_wins=12, must="build sietch"),
    case("builds it where it wins", MAKINGS, single_wins=1, must="build sietch"),
    case("builds a weapon at the front",
         {"tsimpo": "0 sietch spice worm_tooth", "splintered_rock": "1 sietch"},
         must="build crysknife"),
    case("attacks nobody too strong", STRONG, phase="action", action=2, must="pass"),
    case("draws a card rather than attack in vain", STRONG, phase="action", never="attack"),
    case("does not ask three tribes in vain", {**STRONG, "jacurutu": "2"}, seats=3,
         phase="action", action=2, never="attack splintered_rock"),
    case("votes against a rival's victory", ONE, "propose, victory tabr", must="no",
         phase="council"),
    case("votes for its own victory", OTHER, "propose, victory iduali", must="yes",
         phase="council"),
    case("stays in the game", {"tsimpo": "0", "tanzerouft": "1 sietch crysknife"}, "vanish",
         must="stay", phase="action"),
    case("stays though a sietch is near", {"tsimpo": "0 sietch", "tanzerouft": "1 sietch"},
         "vanish", must="stay", phase="action"),
    case("gives no food for a tooth", {"tsimpo": "0 worm_tooth",
         "tanzerouft": "1 spice water food"}, "give worm_tooth, want food", never="accept",
         phase="trade", rolled="full_moon"),
    case("gives no water for a tooth", {"tsimpo": "0 worm_tooth",
         "tanzerouft": "1 spice water food"}, "give worm_tooth, want water", never="accept",
         phase="trade", rolled="full_moon"),
    case("lets no rival trade", SPREAD, must="skip", phase="trade", rolled="lead_player", lead=1),
    case("lets no rival ship", SPREAD, must="skip", phase="shipment", rolled="lead_player",
         lead=1),
    *(case(f"votes on production by its sites, seat {lead}", RICH, must=vote, seats=3,
           phase="production", rolled="vote", lead=lead)
      for lead, vote in enumerate(("yes", "no", "no"))),
    case("attacks when it is sure to win", FRONT, never="pass, scavenge", phase="action"),
]  # fmt: skip
