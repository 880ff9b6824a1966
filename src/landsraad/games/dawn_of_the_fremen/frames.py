"""Frames: unfinished business on the stack. They are values, never changed in place."""

from __future__ import annotations

from landsraad.core.native import mypyc_attr
from landsraad.games.dawn_of_the_fremen.terms import NOBODY, UNASKED


@mypyc_attr(acyclic=True)
class Step:
    """The next step of a phase, for a seat, with up to two numbers of its own."""

    __slots__ = ("more", "name", "seat", "value")

    def __init__(
        self,
        name: str,
        seat: int = NOBODY,
        value: int = 0,
        more: int = 0,
    ) -> None:
        self.name = name
        self.seat = seat
        self.value = value
        self.more = more

    def changed(
        self,
        *,
        more: int | None = None,
    ) -> Step:
        """The same frame but for what is named."""
        return Step(
            self.name,
            self.seat,
            self.value,
            self.more if more is None else more,
        )

    def __repr__(self) -> str:
        return f"Step(name={self.name!r}, seat={self.seat}, value={self.value}, more={self.more})"


@mypyc_attr(acyclic=True)
class Trip:
    """Tokens on their way; until they are dropped they are counted where they were picked up.

    ``carried`` has each token with the territory it comes from; the first is the starting token.
    ``dropped`` has the territories, and the tokens dropped there, which may not be carried again,
    ``path`` the territories and drum sand it has left. ``granted`` and ``refused`` are the allies
    who gave leave to cross their land, and who did not, as bits (DOF 8.3.1).
    """

    __slots__ = ("at", "carried", "dropped", "extra", "granted", "moved", "path", "refused", "seat")

    def __init__(
        self,
        seat: int,
        at: int,
        carried: tuple[tuple[int, int], ...],
        moved: int = 0,
        extra: int = 0,
        dropped: tuple[tuple[int, int], ...] = (),
        path: tuple[int, ...] = (),
        granted: int = 0,
        refused: int = 0,
    ) -> None:
        self.seat = seat
        self.at = at
        self.carried = carried
        self.moved = moved
        self.extra = extra
        self.dropped = dropped
        self.path = path
        self.granted = granted
        self.refused = refused

    def changed(
        self,
        *,
        at: int | None = None,
        carried: tuple[tuple[int, int], ...] | None = None,
        moved: int | None = None,
        extra: int | None = None,
        dropped: tuple[tuple[int, int], ...] | None = None,
        path: tuple[int, ...] | None = None,
        granted: int | None = None,
        refused: int | None = None,
    ) -> Trip:
        """The same frame but for what is named."""
        return Trip(
            self.seat,
            self.at if at is None else at,
            self.carried if carried is None else carried,
            self.moved if moved is None else moved,
            self.extra if extra is None else extra,
            self.dropped if dropped is None else dropped,
            self.path if path is None else path,
            self.granted if granted is None else granted,
            self.refused if refused is None else refused,
        )

    def __repr__(self) -> str:
        return (
            f"Trip(seat={self.seat}, at={self.at}, carried={self.carried!r}, "
            f"moved={self.moved}, extra={self.extra}, dropped={self.dropped!r}, "
            f"path={self.path!r}, granted={self.granted}, refused={self.refused})"
        )


@mypyc_attr(acyclic=True)
class Attack:
    """An attack from the placing of the marker to its end.

    ``moved`` counts the borders that the moved strength has crossed; -1 before it starts. ``paid``
    has the tribes whose territories are crossed, one water debt each, ``path`` the territories and
    drum sand that the moved strength has left.
    """

    __slots__ = ("at", "carried", "extra", "moved", "paid", "path", "seat",
                 "sides", "step", "target")  # fmt: skip

    def __init__(
        self,
        seat: int,
        target: int,
        sides: tuple[int, ...] = (UNASKED,) * 4,
        moved: int = NOBODY,
        at: int = NOBODY,
        extra: int = 0,
        carried: tuple[tuple[int, int], ...] = (),
        paid: tuple[int, ...] = (),
        step: int = 0,
        path: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.target = target
        self.sides = sides
        self.moved = moved
        self.at = at
        self.extra = extra
        self.carried = carried
        self.paid = paid
        self.step = step
        self.path = path

    def changed(
        self,
        *,
        sides: tuple[int, ...] | None = None,
        moved: int | None = None,
        at: int | None = None,
        extra: int | None = None,
        carried: tuple[tuple[int, int], ...] | None = None,
        paid: tuple[int, ...] | None = None,
        step: int | None = None,
        path: tuple[int, ...] | None = None,
    ) -> Attack:
        """The same frame but for what is named."""
        return Attack(
            self.seat,
            self.target,
            self.sides if sides is None else sides,
            self.moved if moved is None else moved,
            self.at if at is None else at,
            self.extra if extra is None else extra,
            self.carried if carried is None else carried,
            self.paid if paid is None else paid,
            self.step if step is None else step,
            self.path if path is None else path,
        )

    def __repr__(self) -> str:
        return (
            f"Attack(seat={self.seat}, target={self.target}, sides={self.sides!r}, "
            f"moved={self.moved}, at={self.at}, extra={self.extra}, carried={self.carried!r}, "
            f"paid={self.paid!r}, step={self.step}, path={self.path!r})"
        )


@mypyc_attr(acyclic=True)
class Deal:
    """A trade being talked over: who offers now, what for what, after how many counter-offers."""

    __slots__ = ("by", "counters", "give", "partner", "seat", "want")

    def __init__(
        self,
        seat: int,
        partner: int,
        by: int,
        give: int = NOBODY,
        want: int = NOBODY,
        counters: int = 0,
    ) -> None:
        self.seat = seat
        self.partner = partner
        self.by = by
        self.give = give
        self.want = want
        self.counters = counters

    def changed(
        self,
        *,
        give: int | None = None,
        want: int | None = None,
    ) -> Deal:
        """The same frame but for what is named."""
        return Deal(
            self.seat,
            self.partner,
            self.by,
            self.give if give is None else give,
            self.want if want is None else want,
            self.counters,
        )

    def __repr__(self) -> str:
        return (
            f"Deal(seat={self.seat}, partner={self.partner}, by={self.by}, give={self.give}, "
            f"want={self.want}, counters={self.counters})"
        )


@mypyc_attr(acyclic=True)
class Motion:
    """A proposal in the council, put to the vote of the seats that follow the proposer.

    ``pacts`` has the pairs of tribes that shall be allied.
    """

    __slots__ = ("allied", "asked", "kind", "pacts", "seat", "single", "what")

    def __init__(
        self,
        seat: int,
        kind: int,
        what: int = NOBODY,
        single: int = 0,
        allied: int = 0,
        asked: int = 0,
        pacts: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.what = what
        self.single = single
        self.allied = allied
        self.asked = asked
        self.pacts = pacts

    def changed(
        self,
        *,
        what: int | None = None,
        single: int | None = None,
        allied: int | None = None,
        asked: int | None = None,
        pacts: tuple[tuple[int, int], ...] | None = None,
    ) -> Motion:
        """The same frame but for what is named."""
        return Motion(
            self.seat,
            self.kind,
            self.what if what is None else what,
            self.single if single is None else single,
            self.allied if allied is None else allied,
            self.asked if asked is None else asked,
            self.pacts if pacts is None else pacts,
        )

    def __repr__(self) -> str:
        return (
            f"Motion(seat={self.seat}, kind={self.kind}, what={self.what}, "
            f"single={self.single}, allied={self.allied}, asked={self.asked}, "
            f"pacts={self.pacts!r})"
        )


Frame = Step | Trip | Attack | Deal | Motion
