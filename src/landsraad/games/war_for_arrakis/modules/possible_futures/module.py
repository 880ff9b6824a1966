"""The possible futures, each put together."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from landsraad.core.decisions import Ask
from landsraad.games.war_for_arrakis.components import Box
from landsraad.games.war_for_arrakis.modules.possible_futures import rules, shown, yueh
from landsraad.games.war_for_arrakis.modules.possible_futures.box import (
    ASSASSINS,
    BARON,
    BOXES,
    DUKE,
    JUDGE,
    PRINCESS,
    REDEMPTION,
    RIVALS,
    SWORDMASTER,
)
from landsraad.games.war_for_arrakis.plug import Described, Explain, Module

_BOX: Final = {box.key: box for box in BOXES}
_WHY: Final = (
    "each of them removes or needs Thufir Hawat, Hawat's Scheming or Gaius Helen Mohiam "
    "(WFA 20.1.2)"
)


_MOHIAM: Final = {"supremacy_gained": rules.mohiam_enters}


def _future(
    key: str,
    title: str,
    hint: str,
    moments: dict[str, Callable[..., Any]],
    verbs: tuple[str, ...] = (),
    asks: tuple[Ask, ...] = (),
    refusals: dict[str, Explain] | None = None,
) -> Module:
    """A future with what it does at which moments, and the verbs of its own answers."""
    box: Box = _BOX[key]
    rivals = key in RIVALS
    return Module(
        key,
        title,
        Path(__file__).with_name("RULES.md"),
        option="futures",
        hint=hint,
        excludes=tuple(other for other in RIVALS if rivals and other != key),
        why_excluded=_WHY if rivals else "",
        moments=moments,
        asks=asks,
        actions=shown.actions_of(box, verbs),
        timing={verb: shown.TIMING[verb] for verb in verbs},
        refusals={verb: shown.refusal(verb) for verb in verbs} | (refusals or {}),
        numbers=shown.numbers_of(box),
        entries=shown.entries_of(box, title),
        described=Described(build=rules.mohiam_described) if moments.keys() & _MOHIAM else None,
    )


MODULES: Final = (
    _future(DUKE, "Long Live the Duke", "Duke Leto lives, and Piter De Vries with him",
            {"set_up": rules.duke_set_up, "round_begun": rules.first_round, **_MOHIAM}),
    _future(ASSASSINS, "The Master of Assassins", "Thufir Hawat stays with the Atreides",
            {"set_up": rules.assassins_set_up, "round_begun": rules.first_round, **_MOHIAM}),
    _future(JUDGE, "The Judge of the Change", "Liet-Kynes and Jamis take the place of a legend",
            {"set_up": rules.judge_set_up},
            ("jamis", "deploy"), (rules.JAMIS_ASK, rules.DEPLOY)),
    _future(BARON, "The Baron Is Dead", "Count Fenring rules in the place of the Baron",
            {"set_up": rules.baron_set_up, **_MOHIAM}),
    _future(SWORDMASTER, "The Swordmaster of Ginaz", "Duncan Idaho lives and leads",
            {"set_up": rules.swordmaster_set_up},
            ("duncan_idaho", "deploy"), (rules.DUNCAN_ASK, rules.DEPLOY)),
    _future(REDEMPTION, "The Redemption of Dr. Yueh", "Dr. Yueh follows whoever wins",
            {"set_up": rules.redemption_set_up, "defeated": yueh.defeated},
            ("dr_yueh", "deploy"), (rules.YUEH_ASK, rules.DEPLOY, yueh.TAKEN),
            {"lose": shown.yueh_lost, "recall": shown.yueh_recalled}),
    _future(PRINCESS, "The Princess Steps In", "Princess Irulan enters when a scheme succeeds",
            {"set_up": rules.princess_set_up, "schemed": rules.irulan_enters}),
)  # fmt: skip
