"""What is done with troops: deployed, retreated, lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from landsraad.games.imperium.language.cards import ANY_NUMBER
from landsraad.games.imperium.language.terms import TROOP, Place, UnitKind
from landsraad.games.imperium.language.values import Count, Effect
from landsraad.games.imperium.language.words import Token, icon, plural, say, say_count, words


def unit_icons(kind: UnitKind, amount: int | str = 1) -> list[Token]:
    """That many units of a kind."""
    tokens: list[Token] = []
    for name in kind.shown:
        tokens += [*([words("/")] if tokens else []), icon(name, amount)]
    return tokens


def up_to(amount: int) -> str:
    """An amount that may be less, beside an icon."""
    return "any" if amount == ANY_NUMBER else f"≤{amount}"


def _up_to_words(amount: int, kind: UnitKind = TROOP) -> str:
    if amount == ANY_NUMBER:
        return f"any number of {kind.key}s"
    return f"up to {plural(amount, kind.key)}"


@dataclass(frozen=True, slots=True)
class UnitsAt(Count):
    """The seat's units of a kind in a place; ``EITHER``: wherever they are."""

    kind: UnitKind
    place: Place


def _there(count: UnitsAt) -> str:
    return " in the conflict" if count.place == Place.CONFLICT else ""


def _fighting(count: UnitsAt) -> list[Token]:
    return [icon("combat")] if count.place == Place.CONFLICT else []


def _units_reached(count: UnitsAt, minimum: int) -> str:
    name = count.kind.key
    if count.place != Place.CONFLICT:
        return f"with {plural(minimum, name)}"
    some = f"a {name}" if minimum == 1 else f"{minimum} or more {name}s"
    return f"with {some}{_there(count)}"


def _units_reached_icons(count: UnitsAt, minimum: int) -> list[Token]:
    one = minimum == 1 and count.place == Place.CONFLICT
    return [*unit_icons(count.kind, 1 if one else f"{minimum}+"), *_fighting(count)]


say_count(
    UnitsAt,
    each=lambda c: f"{c.kind.key} you have{_there(c)}",
    icons=lambda c: [*unit_icons(c.kind), *_fighting(c)],
    reached=_units_reached,
    reached_icons=_units_reached_icons,
)


@dataclass(frozen=True, slots=True)
class Deploy(Effect):
    """Deploy units of a kind, up to a number; most kinds come from the garrison."""

    amount: int
    kind: UnitKind


def deploy_up_to(amount: int, kind: UnitKind = TROOP) -> Deploy:
    """Units from the garrison into the conflict."""
    return Deploy(amount, kind)


class SaidOfKind(NamedTuple):
    """What is said of deploying units of a kind that do not come from the garrison."""

    text: str
    icons: tuple[Token, ...]
    label: str


_ELSEWHERE: Final[dict[UnitKind, SaidOfKind]] = {}


def say_deploying(kind: UnitKind, text: str, *icons: Token, label: str) -> None:
    """Register what is said of deploying units of a kind from elsewhere than the garrison."""
    _ELSEWHERE[kind] = SaidOfKind(text, icons, label)


def _deploy_words(effect: Deploy) -> str:
    if effect.kind in _ELSEWHERE:
        return _ELSEWHERE[effect.kind].text
    return f"deploy {_up_to_words(effect.amount, effect.kind)} from your garrison"


def _deploy_icons(effect: Deploy) -> list[Token]:
    if effect.kind in _ELSEWHERE:
        return [token.copy() for token in _ELSEWHERE[effect.kind].icons]
    return [words("deploy"), *unit_icons(effect.kind, up_to(effect.amount))]


def _deploy_label(effect: Deploy) -> str:
    if effect.kind in _ELSEWHERE:
        return _ELSEWHERE[effect.kind].label
    return "deploy" if effect.kind == TROOP else f"deploy_{effect.kind.key}s"


say(Deploy, text=_deploy_words, icons=_deploy_icons, label=_deploy_label)


@dataclass(frozen=True, slots=True)
class DeployRecruits(Effect):
    """Deploy troops just recruited, up to a number."""

    amount: int


def deploy_recruits(amount: int) -> DeployRecruits:
    """This turn's recruits into the conflict."""
    return DeployRecruits(amount)


say(
    DeployRecruits,
    text=lambda e: f"deploy up to {e.amount} of this turn's recruits",
    icons=lambda e: [words(f"deploy ≤{e.amount}")],
)


@dataclass(frozen=True, slots=True)
class Retreat(Effect):
    """Take troops from the conflict back to the garrison, up to a number."""

    amount: int


def retreat_up_to(amount: int) -> Retreat:
    """Troops back from the conflict to the garrison."""
    return Retreat(amount)


say(
    Retreat,
    text=lambda e: f"retreat {_up_to_words(e.amount)}",
    icons=lambda e: [icon("retreat", up_to(e.amount)), icon("troop")],
)


@dataclass(frozen=True, slots=True)
class LoseTroops(Effect):
    """Troops go back to the supply."""

    place: Place
    amount: int


def lose_troops(place: Place, amount: int = 1) -> LoseTroops:
    """Troops lost to the supply."""
    return LoseTroops(place, amount)


def _lose_words(effect: LoseTroops) -> str:
    of = (" from your garrison", " in the conflict", "")[effect.place]
    return f"lose {plural(effect.amount, 'troop')}{of}"


def _lose_icons(effect: LoseTroops) -> list[Token]:
    place = [icon("combat")] if effect.place == Place.CONFLICT else []
    return [icon("troop", -effect.amount), *place]


say(LoseTroops, text=_lose_words, icons=_lose_icons, label=lambda e: f"troops_{e.amount}")
