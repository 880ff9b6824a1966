"""War for Arrakis: what stands empty is taken, what cannot be won is left alone."""

from __future__ import annotations

from functools import partial

from bots.blunders.case import told
from war.table import Table

case = partial(told, "war", Table)

HARKONNEN = {"turn": "harkonnen", "dice": "strategy mentat"}
FAR = {"arrakeen": "H 2r", "gara_kulon": "A 1r"}
SIETCHES = {
    "tasmin_sink": "s2_1 s2_3 s2_7", "habbanya_ridge": "s3_1 s3_4 s3_6",
    "rock_outcroppings": "s4_2 s4_4 s4_9", "bight_of_the_cliff": "s4_6 s4_12",
    "hobars_gap": "s2_8 s6_4", "sihaya_ridge": "s1_2 s1_9", "windgap": "s3_8 s7_3",
}  # fmt: skip
"""Sietches, and areas next to them."""
SETTLEMENTS = {
    "hagga_basin": "splintered_rock s5_2", "imperial_basin": "hole_in_the_rock s5_5",
    "north_pole": "wind_pass", "arsunt": "shield_wall_2",
}  # fmt: skip
NEXT_TO = [(sietch, near) for sietch, areas in SIETCHES.items() for near in areas.split()]
WEAK = {"s1_2": "A 1r", "sihaya_ridge": "A 2r", "s1_6": "H 5r 1e"}


def with_empty(sietch: str, near: str) -> dict[str, str]:
    """A strong legion of the Harkonnens next to a sietch without defenders."""
    return {**FAR, near: "H 4r 1e"}


def with_strong(sietch: str, near: str) -> dict[str, str]:
    """A weak legion of the Harkonnens next to a strong garrison."""
    return {**FAR, near: "H 1r", sietch: "A 4r 2e"}


def with_guard(sietch: str, near: str) -> dict[str, str]:
    """A garrison that a strong legion threatens, and a legion that is needed nowhere."""
    return {"arrakeen": "H 2r", near: "H 4r 1e", sietch: "A 3r", "s5_9": "A 1r"}


def without_guard(sietch: str, near: str) -> dict[str, str]:
    """A threatened sietch, and legions that are no danger and in none."""
    return {"arrakeen": "H 2r", "s1_15": "A 1r", near: "H 4r 1e"}


CASES = [
    case("does not attack six with two", WEAK, "die strategy", never="take attack, done",
         dice="strategy"),
    case("uses the die that takes a sietch", {**FAR, "s1_2": "H 4r 1e"},
         must="die strategy", **HARKONNEN),
    *(case(f"takes {sietch} from {near} while it stands empty", with_empty(sietch, near),
           "die strategy", must="take attack", **HARKONNEN) for sietch, near in NEXT_TO),
    *(case(f"does not attack {sietch} from {near} with one", with_strong(sietch, near),
           "die strategy", never="take attack", **HARKONNEN) for sietch, near in NEXT_TO),
    *(case(f"leaves no garrison of {sietch} for an enemy at {near}", with_guard(sietch, near),
           f"die strategy, take move, move {sietch}", never="to") for sietch, near in NEXT_TO
      if sietch != "windgap"),
    *(case(f"takes {village} from {near} while it stands empty",
           {"gara_kulon": "A 1r", "carthag": "H 2r", near: "A 3r 1e"}, "die strategy",
           must="take attack, special stilgar") for village, areas in SETTLEMENTS.items()
      for near in areas.split()),
    *(case(f"garrisons {sietch} against an enemy at {near}", without_guard(sietch, near),
           "die deployment, take deployment", must=f"place {sietch}", dice="deployment")
      for sietch, near in NEXT_TO[::3]),
    *(case(f"wins by taking {sietch} from {near}", with_empty(sietch, near), supremacy=9,
           must="die strategy", **HARKONNEN) for sietch, near in NEXT_TO[::3]),
]  # fmt: skip
