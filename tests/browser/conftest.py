"""One Chromium and one server for each test process; every page must stay free of errors."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect, sync_playwright

from browser.guests import LONG, Guest
from browser.house import IN_CI, SWITCHES, House, Missing, build_client, find_chromium

# What is expected may take its time on a busy machine.
expect.set_options(timeout=LONG)


def needed(find):
    """In CI nothing may be missing; elsewhere the tests say what is."""
    try:
        return find()
    except Missing as missing:
        if IN_CI:
            pytest.fail(str(missing))
        pytest.skip(str(missing))


# Of the package, not the session: while it runs, no other test can run an event loop.
@pytest.fixture(scope="package")
def chromium():
    path = needed(find_chromium)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def client():
    """The built client; built at most once, so that no test sees half of it."""
    needed(build_client)


@pytest.fixture(scope="package")
def house(client, tmp_path_factory):
    """A server on a database of its own, shared by the tests of this process."""
    running = House(tmp_path_factory.mktemp("house")).start()
    yield running
    running.close()


@pytest.fixture
def own_house(client, tmp_path):
    """A server of one test, which may kill it."""
    running = House(tmp_path).start()
    yield running
    running.close()


@pytest.fixture
def invite(chromium, house):
    """Opens browsers: ``invite()`` for the usual one, with options for others."""
    guests = []

    def enter(address=house.address, **options):
        guest = Guest(chromium, address, **options)
        guests.append(guest)
        return guest

    yield enter
    for guest in guests:
        guest.close()
    for guest in guests:
        guest.check()


@pytest.fixture
def guest(invite):
    return invite()
