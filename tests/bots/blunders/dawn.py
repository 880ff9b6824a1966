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

PLACES = ("tsimpo", "hollow_basin", "arsunt", "old_gap", "hollow_erg", "windsack")
FRONTS = (("tsimpo", "splintered_rock"), ("splintered_rock", "tsimpo"), ("tsimpo", "broken_land"),
          ("tsimpo", "hagga_basin"), ("hollow_basin", "tsimpo"))  # fmt: skip
HELPERS = dict.fromkeys(("tanzerouft", "south_mesa", "red_chasm"), "1 crysknife")
AHEAD = {"tsimpo": "1 sietch", "hollow_basin": "1 sietch", "arsunt": "2 sietch",
         "old_gap": "2 sietch", "jacurutu": "0", "tanzerouft": "0", "south_mesa": "0"}  # fmt: skip
COUNCIL = {"seats": 3, "phase": "council", "turn": 1}

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
    *(case(f"builds a sietch in {place}", {place: "0 spice water food", "tanzerouft": "1"},
           must="build sietch") for place in PLACES),
    *(case(f"builds a sietch in {place} among {seats}",
           {place: "0 spice water food", "tanzerouft": "1", "jacurutu": "2"}, seats=seats,
           must="build sietch") for place in PLACES[:3] for seats in (3, 4)),
    *(case(f"takes the empty sietch of {target} from {place}",
           {place: "0 crysknife stillsuit", target: "1 sietch", "tanzerouft": "1"},
           never="pass, scavenge, draw", phase="action") for place, target in FRONTS),
    *(case(f"attacks no fortress in {target} from {place}",
           {place: "0", target: "1 sietch crysknife stillsuit", **HELPERS}, phase="action",
           action=2, never=f"attack {target}") for place, target in FRONTS),
    *(case(f"votes {vote} on the victory of {rival} among {seats}",
           {"tsimpo": "0 sietch", "tanzerouft": "1", "jacurutu": "2 sietch"},
           f"propose, victory {rival}", must=vote, seats=seats, turn=1, phase="council")
      for seats in (3, 4) for rival, vote in (("tabr", "no"), ("ben_sharuk", "yes"))),
    *(case(f"builds a weapon in {place} against {target}",
           {place: "0 sietch spice worm_tooth", target: "1 sietch"},
           must="build crysknife") for place, target in FRONTS[1:]),
    *(case(f"gives no {good} for a tooth among three", {"tsimpo": "0 worm_tooth",
           "tanzerouft": "1 spice water food", "jacurutu": "2"},
           f"give worm_tooth, want {good}", never="accept", seats=3, phase="trade",
           rolled="full_moon") for good in ("food", "water", "spice")),
    case("proposes an alliance that all should want", AHEAD, must="propose", **COUNCIL),
    case("names the ally once it has the word", AHEAD, "propose", must="alliance", **COUNCIL),
    case("votes for an alliance that gives it time", AHEAD,
         "propose, alliance ben_sharuk, same", must="yes", **COUNCIL),
    case("votes for its own alliance", AHEAD, "propose, alliance ben_sharuk, same, yes",
         must="yes", **COUNCIL),
    case("proposes nothing that nobody wants", {"tsimpo": "0 sietch", "arsunt": "1"},
         never="propose", phase="council"),
    case("takes back a word that nobody wants", {"tsimpo": "0 sietch", "arsunt": "1"},
         "propose", must="pass", phase="council"),
    *(case(f"stays with a sietch in {place}", {place: "0 sietch", "tanzerouft": "1 sietch"},
           "vanish", must="stay", phase="action") for place in PLACES),
]  # fmt: skip
