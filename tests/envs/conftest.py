"""Cases for the environments: every registered game with each of its numbers of seats."""

import landsraad

CASES = [(name, seats) for name, info in landsraad.games().items() for seats in info.seats]


def pytest_generate_tests(metafunc):
    if {"name", "seats"} <= set(metafunc.fixturenames):
        metafunc.parametrize("name, seats", CASES)
