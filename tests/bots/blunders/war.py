"""War for Arrakis: what stands empty is taken, what cannot be won is left alone."""

from __future__ import annotations

from functools import partial

from bots.blunders.case import told
from war.table import Table

case = partial(told, "war", Table)

WEAK = {"s1_2": "A 1r", "sihaya_ridge": "A 2r", "s1_6": "H 5r 1e"}
EMPTY = {"s1_2": "H 4r 1e", "arrakeen": "H 2r", "gara_kulon": "A 1r"}
HARKONNEN = {"turn": "harkonnen", "dice": "strategy mentat"}

CASES = [
    case("does not attack six with two", WEAK, "die strategy", never="take attack, done",
         dice="strategy"),
    case("attacks an empty sietch", EMPTY, "die strategy", must="take attack", **HARKONNEN),
    case("uses the die that takes a sietch", EMPTY, must="die strategy", **HARKONNEN),
]  # fmt: skip
for _empty in ("tasmin_sink", "habbanya_ridge", "rock_outcroppings", "bight_of_the_cliff"):
    _near = {"tasmin_sink": "s2_1", "habbanya_ridge": "s3_1", "rock_outcroppings": "s4_2",
             "bight_of_the_cliff": "s4_6"}[_empty]  # fmt: skip
    CASES.append(
        case(f"takes {_empty} while it stands empty", {_near: "H 4r 1e", "arrakeen": "H 2r",
             "gara_kulon": "A 1r"}, "die strategy", must="take attack", **HARKONNEN)
    )  # fmt: skip
