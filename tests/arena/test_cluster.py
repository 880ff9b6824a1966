"""The same match on a cluster; Ray is really started here, once."""

import subprocess
import sys

import pytest

from landsraad import InvalidSetup
from landsraad.arena import cluster
from landsraad.arena.journal import Journal
from landsraad.arena.schedule import Match
from landsraad.arena.tournament import play_match
from landsraad.cli.main import main

MATCH = Match("imperium", ("greedy", "random"), seed=5)


def interrupt(result):
    if result.number == 2:
        raise KeyboardInterrupt


def test_ray_plays_the_same_match_is_interrupted_and_goes_on(tmp_path, capsys):
    ray = pytest.importorskip("ray")
    path = tmp_path / "games.jsonl"
    alone = play_match(MATCH, 6)
    with cluster.cluster(workers=2) as pool:
        with Journal(path, MATCH) as journal, pytest.raises(KeyboardInterrupt):
            play_match(MATCH, 6, journal=journal, pool=pool, each=interrupt)
        with Journal(path, MATCH) as journal:
            assert sorted(journal.results) == [0, 1, 2]
            assert play_match(MATCH, 6, journal=journal, pool=pool) == alone
        # The same as it is typed, in a process of its own, on the cluster that is there.
        words = ["arena", "imperium", *MATCH.bots, "--games", "4", "--seed", "5"]
        address = ray.get_runtime_context().gcs_address
        command = [sys.executable, "-m", "landsraad", *words, "--ray", address]
        typed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert not ray.is_initialized()
    assert main(words) == 0
    assert typed == capsys.readouterr().out


def test_without_ray_one_line_says_what_is_missing(monkeypatch, capsys):
    monkeypatch.setattr(cluster, "available", lambda: False)
    assert main(["arena", "imperium", "random", "random", "--ray"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "landsraad[ray]" in err


@pytest.mark.parametrize("address", ["random", "127.0.0.1:1", "127.0.0.1:99999", ":6379"])
def test_an_address_where_nobody_is_takes_one_line(capsys, monkeypatch, address):
    monkeypatch.setattr(cluster, "available", lambda: True)
    assert main(["arena", "imperium", "random", "random", "--ray", address]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)


def test_a_cluster_of_other_rules_is_refused():
    with pytest.raises(InvalidSetup):
        cluster.play_same_rules(MATCH, 0, "1066")
