"""The bare command serves the table on this machine."""

import json
import os
import re
import signal
import subprocess
import sys
from urllib.request import urlopen

import landsraad


def test_the_bare_command_serves_the_table_and_prints_its_address(tmp_path):
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "landsraad", "--no-browser", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            line = server.stdout.readline()
            address = re.search(r"http://127\.0\.0\.1:\d+/", line).group(0)
            with urlopen(f"{address}api/games", timeout=60) as answer:
                assert [game["name"] for game in json.load(answer)] == list(landsraad.games())
        finally:
            server.send_signal(signal.SIGINT)
        assert server.wait(60) == 0
    assert any(tmp_path.rglob("*.sqlite"))
