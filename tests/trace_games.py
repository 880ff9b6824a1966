"""The games that are traced: every seat count with every combination of options."""

from __future__ import annotations

import zlib
from typing import Any, NamedTuple

IMPERIUM, DAWN, WAR = "imperium", "dawn_of_the_fremen", "war_for_arrakis"


class Played(NamedTuple):
    """A game to trace; with ``golden`` its set-up and choices are those of a recorded game."""

    group: str
    name: str
    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    every: int
    """Views are looked at every so many steps."""
    golden: str = ""


SETS: dict[str, dict[str, Any]] = {
    "base": {},
    "ix": {"expansions": ["ix"]},
    "ix_epic": {"expansions": ["ix"], "epic": True},
    "bl": {"expansions": ["bloodlines"]},
    "bl_tech": {"expansions": ["bloodlines"], "modules": ["tech"]},
    "bl_tech_tiles": {"expansions": ["bloodlines"], "modules": ["tech", "ix_tiles"]},
    "ix_bl": {"expansions": ["ix", "bloodlines"]},
    "ix_bl_epic": {"expansions": ["ix", "bloodlines"], "epic": True},
    "ix_bl_tech": {"expansions": ["ix", "bloodlines"], "modules": ["tech"]},
    "ix_bl_tech_epic": {"expansions": ["ix", "bloodlines"], "modules": ["tech"], "epic": True},
}
LEADERS = {
    "base": (
        "paul_atreides", "duke_leto_atreides", "baron_vladimir_harkonnen",
        "glossu_the_beast_rabban", "earl_memnon_thorvald", "countess_ariana_thorvald",
        "count_ilban_richese", "helena_richese",
    ),
    "ix": (
        "archduke_armand_ecaz", "ilesa_ecaz", "prince_rhombur_vernius", "princess_yuna_moritani",
        "tessia_vernius", "viscount_hundro_moritani",
    ),
    "bl": (
        "leader_chani", "leader_duncan_idaho", "leader_esmar_tuek", "leader_piter_de_vries",
        "steersman_yrkoon",
    ),
    "tech": ("kota_odax_of_ix",),
    "uprising": (
        "feyd_rautha_harkonnen", "leader_gurney_halleck", "lady_amber_metulli",
        "leader_lady_jessica", "lady_margot_fenring", "muaddib", "princess_irulan", "staban_tuek",
    ),
    "choam": ("shaddam_corrino_iv",),
    "uprising_bl": ("count_hasimir_fenring", "gaius_helen_mohiam", "leader_liet_kynes"),
}  # fmt: skip
UPRISING: dict[str, dict[str, Any]] = {
    "uprising": {"edition": "uprising"},
    "uprising_choam": {"edition": "uprising", "modules": ["choam"]},
    "uprising_bl": {
        "edition": "uprising",
        "expansions": ["bloodlines"],
        "modules": ["choam", "tech"],
    },
}
SIX: dict[str, dict[str, Any]] = {
    "uprising": {"edition": "uprising"},
    "uprising_bl": {"edition": "uprising", "expansions": ["bloodlines"], "modules": ["tech"]},
}
IX_UPRISING: dict[str, dict[str, Any]] = {
    "uprising_ix": {"edition": "uprising", "expansions": ["ix"]},
    "uprising_ix_choam_epic": {
        "edition": "uprising", "expansions": ["ix"], "modules": ["choam"], "epic": True,
    },
    "uprising_ix_bl": {
        "edition": "uprising", "expansions": ["ix", "bloodlines"], "modules": ["choam", "tech"],
    },
}  # fmt: skip
DIFFICULTIES = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
GREEDY = (
    "imperium_solo_mentat", "imperium_solo_kwisatz_haderach", "imperium_two_greedy",
    "imperium_three_greedy", "imperium_four_draft", "imperium_ix_solo_greedy",
    "imperium_ix_two_greedy", "imperium_ix_three_greedy", "imperium_ix_four_epic",
    "imperium_bl_solo_greedy", "imperium_bl_three_greedy", "imperium_bl_tech_four_greedy",
    "imperium_bl_ix_two_greedy", "imperium_bl_ix_tech_solo_greedy", "dawn_two_greedy",
    "dawn_two_short", "dawn_three_greedy", "dawn_four_greedy", "dawn_four_allied", "dawn_own_box",
    "war_for_arrakis_atreides", "war_for_arrakis_harkonnen", "war_smugglers_greedy",
    "war_guild_greedy", "war_futures_greedy",
)  # fmt: skip
"""Recorded games of the greedy bot: they go where chance seldom leads."""


def _by_name(
    group: str, name: str, game: str, seats: int, options: dict[str, Any], every: int
) -> Played:
    """A game whose seed comes from its name, so that no other game's matters to it."""
    return Played(group, name, game, seats, zlib.crc32(name.encode()), options, every)


def _given(name: str, count: int, turn: int) -> list[str]:
    """Leaders by name, the newest sets' first, others in the next game."""
    parts = [LEADERS[part] for part in ("tech", "bl", "ix") if part in name.split("_")]
    pool = [leader for part in (*parts, LEADERS["base"]) for leader in part]
    return [pool[(turn * count + seat) % len(pool)] for seat in range(count)]


def _imperium() -> list[Played]:
    games: list[Played] = []
    for number, (name, sets) in enumerate(SETS.items()):
        group = f"imperium_{name}"
        for seats in (2, 3, 4) if "epic" in sets else (1, 2, 3, 4):
            for level in DIFFICULTIES if seats == 1 else ("",):
                for leaders in ("random", "draft", "given"):
                    options = {**sets, "leaders": leaders}
                    if leaders == "given":
                        options["leaders"] = _given(name, seats, number + len(games) // 3)
                    if level:
                        options["difficulty"] = level
                    title = "_".join(filter(None, (group, str(seats), level, leaders)))
                    games.append(_by_name(group, title, IMPERIUM, seats, options, 1 + seats // 4))
    return games


def _uprising() -> list[Played]:
    own, choam = LEADERS["uprising"], LEADERS["choam"]
    fresh = LEADERS["uprising_bl"]
    given = iter((own[:3], own[3:7], (*own[7:], *choam), (*choam, *own[:2]), fresh, fresh))
    return [
        _by_name(
            "imperium_uprising",
            f"imperium_{name}_{seats}_{leaders}",
            IMPERIUM,
            seats,
            {**options, "leaders": list(next(given)) if leaders == "given" else leaders},
            3,
        )
        for name, options in UPRISING.items()
        for seats in (3, 4)
        for leaders in ("random", "draft", "given")
    ] + [
        _by_name(
            "imperium_six", f"imperium_six_{name}_{leaders}", IMPERIUM, 6,
            {**options, "leaders": leaders}, 5,
        )
        for name, options in SIX.items()
        for leaders in ("random", "draft")
    ]  # fmt: skip


def _uprising_ix() -> list[Played]:
    given = iter((LEADERS["ix"][:3], LEADERS["ix"][2:], LEADERS["ix"][3:],
                  (*LEADERS["choam"], *LEADERS["ix"][:3]), LEADERS["uprising_bl"],
                  (*LEADERS["tech"], *LEADERS["choam"], *LEADERS["ix"][1:3])))  # fmt: skip
    return [
        _by_name(
            "imperium_uprising_ix",
            f"imperium_{name}_{seats}_{leaders}",
            IMPERIUM,
            seats,
            {**options, "leaders": list(next(given)) if leaders == "given" else leaders},
            3,
        )
        for name, options in IX_UPRISING.items()
        for seats in (3, 4)
        for leaders in ("draft", "given")
    ]


FEW: dict[str, tuple[int, dict[str, Any]]] = {
    **{
        f"{level}_{name}": (1, {**sets, "difficulty": level})
        for level, (name, sets) in zip(
            DIFFICULTIES,
            (
                ("plain", {}),
                ("bl", {"expansions": ["bloodlines"], "modules": ["choam", "tech"]}),
                ("choam", {"modules": ["choam"], "row_churn": True}),
                ("ix", {"expansions": ["ix"], "modules": ["choam"]}),
            ),
            strict=True,
        )
    },
    "plain": (2, {}),
    "bl": (2, {"expansions": ["bloodlines"], "modules": ["choam"], "smart_politics": True}),
    "streamlined": (2, {"streamlined": True}),
    "streamlined_bl": (
        2,
        {"streamlined": True, "expansions": ["bloodlines"], "modules": ["choam", "tech"]},
    ),
    "streamlined_ix": (2, {"streamlined": True, "expansions": ["ix"]}),
}
"""Uprising with rivals: what is chosen beside the edition, by name."""


def _uprising_few() -> list[Played]:
    return [
        _by_name(
            "imperium_uprising_few",
            f"imperium_uprising_{seats}_{name}",
            IMPERIUM,
            seats,
            {"edition": "uprising", **options},
            3,
        )
        for name, (seats, options) in FEW.items()
    ]


def _dawn() -> list[Played]:
    makers = {"name": "Another box", "tokens": {"maker": {"strength": 2, "move": 3}}}
    variants: dict[str, tuple[tuple[int, ...], dict[str, Any]]] = {
        "plain": ((2, 3, 4), {}),
        "again": ((2, 3, 4), {}),
        "two_sietches": ((2, 3, 4), {"sietches_to_win": 2}),
        "six_together": ((3, 4), {"alliance_sietches_to_win": 6}),
        "allied": ((4,), {"alliances": True}),
        "allied_two_sietches": ((4,), {"alliances": True, "alliance_sietches_to_win": 2}),
        "own_box": ((2, 3, 4), {"content": makers}),
    }
    return [
        _by_name("dawn", f"dawn_{name}_{seats}", DAWN, seats, options, 5)
        for name, (counts, options) in variants.items()
        for seats in counts
    ]


def _war() -> list[Played]:
    contents: dict[str, dict[str, Any]] = {
        "worms": {"content": {"wormsigns": {"sandworm": 16}}},
        "chani": {"content": {"leaders": {"chani": {"special": ["desert_power"]}}}},
    }
    games = [(f"plain_{number}", {}) for number in range(6)]
    played = [
        _by_name("war", f"war_{name}", WAR, 2, {"last_round": 12, **options}, 6)
        for name, options in (*games, *contents.items())
    ]
    tables: tuple[tuple[str, int, dict[str, Any]], ...] = (
        ("three", 3, {}), ("three_atreides", 3, {"shared": "atreides"}), ("four", 4, {}),
        ("alone", 1, {}), ("two_against_mahdi", 2, {"modules": ["mahdi"]}),
    )  # fmt: skip
    played += [
        _by_name("war", f"war_{name}", WAR, seats, {"last_round": 6, **options}, 6)
        for name, seats, options in tables
    ]
    return played


WAR_BOXES: dict[str, dict[str, Any]] = {
    "smugglers": {"modules": ["smugglers"]},
    "old_man": {"modules": ["old_man_of_the_desert"]},
    "smugglers_old_man": {"modules": ["smugglers", "old_man_of_the_desert"]},
    "guild": {"modules": ["spacing_guild"]},
    "guild_again": {"modules": ["spacing_guild"]},
    "duke": {"futures": ["long_live_the_duke", "the_swordmaster_of_ginaz"]},
    "assassins": {"futures": ["the_master_of_assassins", "the_judge_of_the_change"]},
    "baron": {"futures": ["the_baron_is_dead", "the_redemption_of_dr_yueh"]},
    "princess": {"futures": ["the_princess_steps_in"]},
    "everything": {
        "modules": ["smugglers", "old_man_of_the_desert", "spacing_guild"],
        "futures": [
            "the_judge_of_the_change", "the_swordmaster_of_ginaz", "the_redemption_of_dr_yueh",
            "the_princess_steps_in",
        ],
    },
}  # fmt: skip


def _war_modules() -> list[Played]:
    return [
        _by_name("war_modules", f"war_with_{name}", WAR, 2, {"last_round": 8, **options}, 9)
        for name, options in WAR_BOXES.items()
    ]


def _greedy() -> list[Played]:
    return [
        Played(
            "greedy", f"greedy_{name}", "", 0, number, {}, 2 if "imperium" in name else 8,
            golden=name,
        )
        for number, name in enumerate(GREEDY)
    ]  # fmt: skip


GAMES = [
    *_imperium(),
    *_uprising(),
    *_uprising_ix(),
    *_uprising_few(),
    *_dawn(),
    *_war(),
    *_war_modules(),
    *_greedy(),
]
