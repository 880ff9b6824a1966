"""The wire: the client's types are those of the server."""

import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from landsraad.table import wire
from landsraad.table.channel import ACTS
from landsraad.table.typescript import expression, interface, typescript

WIRE_TS = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_types_of_the_client_are_up_to_date():
    """If not: python -m landsraad.table.typescript > web/src/lib/wire.ts."""
    assert WIRE_TS.read_text(encoding="utf-8") == typescript()


def test_the_types_are_written_by_a_command():
    command = [sys.executable, "-m", "landsraad.table.typescript"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == typescript()


def test_every_message_of_a_client_is_answered():
    assert set(ACTS) == set(get_args(wire.FromClient))


@pytest.mark.parametrize(
    "hint, words",
    [
        (int, "number"),
        (str | None, "string | null"),
        (list[int | None], "(number | null)[]"),
        (dict[str, list[str]], "Record<string, string[]>"),
        (wire.Pace, "Pace"),
        (wire.SeatInfo, "SeatInfo"),
    ],
)
def test_types_are_translated(hint, words):
    assert expression(hint) == words


def test_a_field_that_may_be_left_out_is_marked_only_where_the_client_writes():
    assert "  log?: number;" in list(interface(wire.Hello))
    assert "  rule: string;" in list(interface(wire.Refused))


def test_unknown_and_missing_fields_are_refused():
    decoder = msgspec.json.Decoder(wire.FromClient)
    assert decoder.decode('{"type":"ping"}') == wire.Ping()
    for text in ('{"type":"ping","x":1}', '{"type":"choose","position":1}', '{"type":"x"}', "{}"):
        with pytest.raises(msgspec.ValidationError):
            decoder.decode(text)
