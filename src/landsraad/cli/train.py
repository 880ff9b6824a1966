"""``landsraad train``: learn the evaluation of a game from self-play."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from landsraad.cli.arguments import add_game, some
from landsraad.cli.menu import MENU
from landsraad.cli.options import add_choices, read_flags, read_option
from landsraad.cli.progress import progress
from landsraad.cli.words import Complaint, plural
from landsraad.core import registry

if TYPE_CHECKING:
    from landsraad.core.rules import GameInfo
    from landsraad.training.course import Course, Report


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "train",
        help=MENU["train"].help,
        description="Let a network play itself and learn from it by temporal differences. The "
        "same game, games, seed and options give the same weights whatever the number of workers.",
    )
    add = parser.add_argument
    add_game(add)
    add(
        "--games",
        type=some,
        default=4000,
        metavar="N",
        help="rounded up to whole generations (4000)",
    )
    add("--seed", type=int, default=1, metavar="N", help="of everything (1)")
    add("--workers", type=some, default=1, metavar="N", help="processes side by side (1)")
    add("--out", type=Path, metavar="FILE", help="the weights (GAME.npz); a curve as JSON and as "
        "SVG and a checkpoint lie beside it")  # fmt: skip
    add("--resume", action="store_true", help="go on from the checkpoint, if there is one")
    add("--checkpoint-every", type=some, default=10, metavar="N", help="generations (10)")
    add_choices(add)
    add("--option", action="append", default=[], metavar="KEY=VALUE",
        help="an option of the game; of several values of one key each game draws one")  # fmt: skip
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Train to the end; Ctrl-C keeps a checkpoint."""
    # Imported here, so that the other commands need not wait for numpy.
    from landsraad.training.course import Course, Plan
    from landsraad.training.crew import crew

    info = registry.info(args.game)
    out = args.out or Path(f"{info.name}.npz")
    if out.suffix != ".npz" or not out.parent.is_dir():
        raise Complaint(f"--out is a file that ends in .npz in a folder that there is, not {out}")
    checkpoint = out.with_suffix(".checkpoint")
    course = Course(Plan(info.name, args.games, args.seed, _options(args, info)))
    if args.resume and checkpoint.exists():
        course.resume(checkpoint)
    print(f"{info.title}: {plural(args.games, 'game')}, seed {args.seed}, weights go to {out}")
    start, begun = monotonic(), course.games
    try:
        with crew(args.workers) as playing, progress("games") as advance:
            while not course.done:
                report = course.step(playing)
                if course.generation % args.checkpoint_every == 0:
                    _write(course, out, checkpoint)
                advance(course.games, args.games)
                _tell(course, report, (course.games - begun) / (monotonic() - start))
    except KeyboardInterrupt:
        if course.reports:
            _write(course, out, checkpoint)
            print(f"\n{plural(course.generation, 'generation')} kept in {checkpoint}; the same "
                  "command with --resume goes on with it.", file=sys.stderr)  # fmt: skip
        raise
    _write(course, out, checkpoint)
    _tell_uses(info, out)
    return 0


def _tell_uses(info: GameInfo, out: Path) -> None:
    """What can be done with the weights."""
    learnt = f"mentat:weights={out}"
    print("To play against it, and to compare it with the mentat that is shipped:")
    print(f"  {shlex.join(['landsraad', 'play', info.name, '--seats', f'human,{learnt}'])}")
    print(f"  {shlex.join(['landsraad', 'arena', info.name, learnt, 'mentat'])}")
    if info.calibration.weights is not None:
        print(f"It is shipped as {info.calibration.weights}.")


def _options(args: argparse.Namespace, info: GameInfo) -> dict[str, list[Any]]:
    """The options of the game, with all the values that were given."""
    options = {key: [value] for key, value in read_flags(args, info).items()}
    for key, value in map(read_option, args.option):
        options.setdefault(key, []).append(value)
    return options


def _write(course: Course, out: Path, checkpoint: Path) -> None:
    """Weights, curve and checkpoint."""
    from landsraad.training.plot import curve_plot

    info = registry.info(course.plan.game)
    course.learner.network().save(out)
    curve = json.dumps(course.curve(), indent=1) + "\n"
    out.with_suffix(".json").write_text(curve, encoding="utf-8")
    title = f"{info.title}: {plural(course.plan.games, 'game')}, seed {course.plan.seed}"
    picture = curve_plot(course.reports, title, 1 / info.default_seats)
    out.with_suffix(".svg").write_text(picture, encoding="utf-8")
    course.save(checkpoint)


def _tell(course: Course, report: Report, speed: float) -> None:
    """A line for each generation; on a terminal, where there is a bar, for each trial."""
    line = (
        f"generation {report.generation} of {course.plan.generations}, "
        f"{report.games} games, {speed:.2f} games/s, loss {report.loss:.3f}"
    )
    if report.wins is not None:
        line += f", won {report.wins} of {report.trials} against greedy"
    if not sys.stderr.isatty() or report.wins is not None or course.done:
        print(line, file=sys.stderr, flush=True)
