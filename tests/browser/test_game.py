"""From the home page to the end of a game, by clicking what glows."""

import json

from playwright.sync_api import expect

import landsraad
from browser.guests import Whim

SETUP = {
    "imperium": {
        "slots": [
            {"kind": kind, "bot": "random", "leader": ""}
            for kind in ("you", "bot", "bot", "closed")
        ],
        "leaders": "random",
        "difficulty": "mercenary",
    }
}


def test_a_visitor_is_in_a_game_within_two_clicks(guest):
    guest.go("/")
    guest.page.get_by_role("button", name="Play: Bots").click()
    guest.wait("location.pathname.startsWith('/table/') && seen.number >= 0")
    assert guest.scene()["things"]
    kinds = {seat["kind"] for seat in guest.see("seen.info.seats")}
    assert kinds == {"human", "bot"}


def test_a_whole_game_by_clicking(invite, house):
    guest = invite(reduced_motion="no-preference")
    page = guest.go("/").page
    page.evaluate("setup => localStorage.setItem('landsraad.setup', setup)", json.dumps(SETUP))
    page.reload()
    page.get_by_role("button", name="Seats and options").click()
    page.get_by_role("button", name="Start the game").click()
    guest.wait("document.querySelector('#prompt')")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="instant").click()
    guest.wait("seen.info.pace === 'instant'")
    page.keyboard.press("Escape")

    guest.play(Whim())

    end = page.get_by_role("dialog", name="The end")
    expect(end.get_by_role("row")).to_have_count(4)
    table = guest.see("seen.info.table")
    summary = house.get(f"/api/tables/{table}").json()
    assert summary["ended"] == "over"
    for row, score in zip(range(1, 4), sorted(summary["scores"], reverse=True), strict=True):
        expect(end.get_by_role("row").nth(row).get_by_role("cell").first).to_contain_text(
            str(score)
        )
    winners = [summary["seats"][seat]["name"] for seat in summary["winners"]]
    title = "Victory is yours" if 0 in summary["winners"] else winners[0]
    expect(end.get_by_role("heading")).to_contain_text(title)
    replay = landsraad.Replay.from_json(house.get(f"/api/tables/{table}/replay").text)
    game = replay.play()
    assert game.over
    assert list(game.scores) == summary["scores"]
