"""Frames: unfinished business on the stack. They are values, never changed in place."""

from __future__ import annotations

from landsraad.core.native import mypyc_attr
from landsraad.games.war_for_arrakis.effects import Attack, Effect, Legions, Place
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.terms import NOWHERE


@mypyc_attr(acyclic=True)
class Resolve:
    """An effect to carry out for a side; ``left`` of it is still to do, 0 before it begins."""

    __slots__ = ("effect", "left", "side", "source")

    def __init__(self, effect: Effect, side: int, source: str, left: int = 0) -> None:
        self.effect = effect
        self.side = side
        self.source = source
        self.left = left

    def changed(self, *, left: int) -> Resolve:
        """The same frame but for what is named."""
        return Resolve(self.effect, self.side, self.source, left)

    def __repr__(self) -> str:
        return f"Resolve({self.effect!r}, {self.side}, {self.source}, {self.left})"


@mypyc_attr(acyclic=True)
class Step:
    """The next step of the round, or of something longer than one question."""

    __slots__ = ("more", "name", "side", "value")

    def __init__(self, name: str, side: int = 0, value: int = 0, more: int = 0) -> None:
        self.name = name
        self.side = side
        self.value = value
        self.more = more

    def changed(
        self, *, side: int | None = None, value: int | None = None, more: int | None = None
    ) -> Step:
        """The same frame but for what is named."""
        return Step(
            self.name,
            self.side if side is None else side,
            self.value if value is None else value,
            self.more if more is None else more,
        )

    def __repr__(self) -> str:
        return f"Step(name={self.name!r}, side={self.side}, value={self.value}, more={self.more})"


@mypyc_attr(acyclic=True)
class Moving:
    """A legion on its way: the part that goes, and the air zone of its ornithopter."""

    __slots__ = ("group", "left", "legions", "origin", "side", "source", "zone")

    def __init__(
        self,
        side: int,
        source: str,
        legions: Legions,
        left: int,
        origin: int,
        group: Legion,
        zone: int = NOWHERE,
    ) -> None:
        self.side = side
        self.source = source
        self.legions = legions
        self.left = left
        self.origin = origin
        self.group = group
        self.zone = zone

    def changed(
        self,
        *,
        left: int | None = None,
        origin: int | None = None,
        group: Legion | None = None,
        zone: int | None = None,
    ) -> Moving:
        """The same frame but for what is named."""
        return Moving(
            self.side,
            self.source,
            self.legions,
            self.left if left is None else left,
            self.origin if origin is None else origin,
            self.group if group is None else group,
            self.zone if zone is None else zone,
        )

    def __repr__(self) -> str:
        return (
            f"Moving(side={self.side}, source={self.source!r}, legions={self.legions!r}, "
            f"left={self.left}, origin={self.origin}, group={self.group!r}, zone={self.zone})"
        )


@mypyc_attr(acyclic=True)
class Attacking:
    """A legion about to attack."""

    __slots__ = ("attack", "origin", "side", "source", "zone")

    def __init__(
        self, side: int, source: str, attack: Attack, origin: int = NOWHERE, zone: int = NOWHERE
    ) -> None:
        self.side = side
        self.source = source
        self.attack = attack
        self.origin = origin
        self.zone = zone

    def changed(self, *, origin: int | None = None, zone: int | None = None) -> Attacking:
        """The same frame but for what is named."""
        return Attacking(
            self.side,
            self.source,
            self.attack,
            self.origin if origin is None else origin,
            self.zone if zone is None else zone,
        )

    def __repr__(self) -> str:
        return (
            f"Attacking(side={self.side}, source={self.source!r}, attack={self.attack!r}, "
            f"origin={self.origin}, zone={self.zone})"
        )


Rolls = tuple[tuple[int, int, int], tuple[int, int, int]]
"""Hits, shields and specials of both sides, attacker's first."""


@mypyc_attr(acyclic=True)
class Battle:
    """A battle between two rounds or in the middle of one. Of pairs the attacker's comes first.

    ``dice`` were added by discarded cards, ``hits`` are still to be taken, ``used`` has the leaders
    whose ability has been applied, as bits. ``began`` counts the units of the defender when the
    battle began, ``passed`` has the seats that discard no more cards for dice in this round, as
    bits, ``behind`` the kinds of the attacker's units that were left behind and take no part.
    """

    __slots__ = ("attack", "attacker", "began", "behind", "dice", "hits", "origin", "passed",
                 "rolls", "round", "stage", "target", "used")  # fmt: skip

    def __init__(
        self,
        attacker: int,
        origin: int,
        target: int,
        attack: Attack,
        stage: str,
        round: int = 1,
        dice: tuple[int, int] = (0, 0),
        rolls: Rolls = ((0, 0, 0), (0, 0, 0)),
        hits: tuple[int, int] = (0, 0),
        used: tuple[int, int] = (0, 0),
        began: int = 0,
        passed: int = 0,
        behind: tuple[int, ...] = (),
    ) -> None:
        self.attacker = attacker
        self.origin = origin
        self.target = target
        self.attack = attack
        self.stage = stage
        self.round = round
        self.dice = dice
        self.rolls = rolls
        self.hits = hits
        self.used = used
        self.began = began
        self.passed = passed
        self.behind = behind

    def changed(
        self,
        *,
        stage: str | None = None,
        round: int | None = None,
        dice: tuple[int, int] | None = None,
        rolls: Rolls | None = None,
        used: tuple[int, int] | None = None,
        began: int | None = None,
        passed: int | None = None,
    ) -> Battle:
        """The same frame but for what is named."""
        return Battle(
            self.attacker,
            self.origin,
            self.target,
            self.attack,
            self.stage if stage is None else stage,
            self.round if round is None else round,
            self.dice if dice is None else dice,
            self.rolls if rolls is None else rolls,
            self.hits,
            self.used if used is None else used,
            self.began if began is None else began,
            self.passed if passed is None else passed,
            self.behind,
        )

    def __repr__(self) -> str:
        passed = f", passed={self.passed}" if self.passed else ""
        behind = f", behind={self.behind!r}" if self.behind else ""
        return (
            f"Battle(attacker={self.attacker}, origin={self.origin}, target={self.target}, "
            f"attack={self.attack!r}, stage={self.stage!r}, round={self.round}, "
            f"dice={self.dice!r}, rolls={self.rolls!r}, hits={self.hits!r}, used={self.used!r}, "
            f"began={self.began}{passed}{behind})"
        )


@mypyc_attr(acyclic=True)
class Losses:
    """Hits that a legion takes, one after another.

    The kinds of units in ``behind`` take no hit, because they have been left behind.
    """

    __slots__ = ("area", "behind", "hits", "side", "source")

    def __init__(
        self, side: int, area: int, hits: int, source: str, behind: tuple[int, ...] = ()
    ) -> None:
        self.side = side
        self.area = area
        self.hits = hits
        self.source = source
        self.behind = behind

    def changed(self, *, hits: int) -> Losses:
        """The same frame but for what is named."""
        return Losses(self.side, self.area, hits, self.source, self.behind)

    def __repr__(self) -> str:
        added = f", behind={self.behind!r}" if self.behind else ""
        return (
            f"Losses(side={self.side}, area={self.area}, hits={self.hits}, "
            f"source={self.source!r}{added})"
        )


@mypyc_attr(acyclic=True)
class Placing:
    """Pieces being placed: which are left, in which area, and from where the next one comes.

    ``leader`` is the one that was chosen and still needs an area, as a piece.
    """

    __slots__ = ("area", "leader", "left", "origin", "place", "side", "source")

    def __init__(
        self,
        side: int,
        source: str,
        place: Place,
        left: tuple[str, ...],
        area: int = NOWHERE,
        origin: int = NOWHERE,
        leader: int = NOWHERE,
    ) -> None:
        self.side = side
        self.source = source
        self.place = place
        self.left = left
        self.area = area
        self.origin = origin
        self.leader = leader

    def changed(
        self,
        *,
        left: tuple[str, ...] | None = None,
        area: int | None = None,
        origin: int | None = None,
        leader: int | None = None,
    ) -> Placing:
        """The same frame but for what is named."""
        return Placing(
            self.side,
            self.source,
            self.place,
            self.left if left is None else left,
            self.area if area is None else area,
            self.origin if origin is None else origin,
            self.leader if leader is None else leader,
        )

    def __repr__(self) -> str:
        return (
            f"Placing(side={self.side}, source={self.source!r}, place={self.place!r}, "
            f"left={self.left!r}, area={self.area}, origin={self.origin}, leader={self.leader})"
        )


@mypyc_attr(acyclic=True)
class Relocating:
    """Figures, and perhaps a sietch, going straight to another area."""

    __slots__ = ("group", "origin", "side", "sietch", "source", "target")

    def __init__(
        self, side: int, source: str, origin: int, target: int, group: Legion, sietch: bool = False
    ) -> None:
        self.side = side
        self.source = source
        self.origin = origin
        self.target = target
        self.group = group
        self.sietch = sietch

    def changed(self, *, group: Legion) -> Relocating:
        """The same frame but for what is named."""
        return Relocating(self.side, self.source, self.origin, self.target, group, self.sietch)

    def __repr__(self) -> str:
        return (
            f"Relocating(side={self.side}, source={self.source!r}, origin={self.origin}, "
            f"target={self.target}, group={self.group!r}, sietch={self.sietch})"
        )


Frame = Resolve | Step | Moving | Attacking | Battle | Losses | Placing | Relocating
