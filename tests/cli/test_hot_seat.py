"""Several people at one screen: nobody sees the cards of another."""

import re

import landsraad as api
from landsraad.cli.screen import BLANK_LINES
from landsraad.games.imperium.engine.catalogue import INTRIGUES
from landsraad.games.imperium.language.words import NAMES

LEADERS = ["duke_leto_atreides", "earl_memnon_thorvald", "count_ilban_richese"]
SEATS = f"play imperium --seats human,human,human --seed 6 --leaders {','.join(LEADERS)}"


def sittings(out):
    """What each person saw: pairs of the seat and the text after the key was pressed."""
    pieces = re.split(r"Seat (\d) \([^\n]*\), press Enter\.[^\n]*\n", out)
    return [(int(pieces[at]) - 1, pieces[at + 1]) for at in range(1, len(pieces), 2)]


def blanked(text):
    return text.endswith("\n" * BLANK_LINES)


def test_the_screen_is_cleared_and_waits_before_another_person(landsraad):
    result = landsraad(SEATS, ["", "1", "1", "", "1", "1", "", "quit"])
    seen = sittings(result.out)
    first = api.new("imperium", seats=3, seed=6, leaders=LEADERS).decision.seat
    assert [seat for seat, _ in seen][:2] == [first, (first + 1) % 3]
    assert all(blanked(text) for _, text in seen[:-1])


def test_after_the_hand_over_nothing_shows_the_hands_of_the_others(landsraad):
    """The first sittings are compared with what each seat holds at the start."""
    result = landsraad(SEATS, ["", "reveal", "done", "", "reveal", "done", "", "look me", "quit"])
    game = api.new("imperium", seats=3, seed=6, leaders=LEADERS)
    hands = [{NAMES[key] for key in game.view(s)["players"][s]["hand"]} for s in range(3)]
    (first, shown), (second, hidden) = sittings(result.out)[:2]
    third = 3 - first - second
    assert all(name in shown for name in hands[first])
    for other in (second, third):
        assert not [name for name in hands[other] - hands[first] if name in shown]
    # What the first has revealed by now is open; the third has shown nothing.
    assert all(name in hidden for name in hands[second])
    unknown = hands[third] - hands[second] - hands[first]
    assert not [name for name in unknown if name in hidden]


def test_intrigue_cards_stay_with_their_owners(landsraad, kept):
    """No sitting of a seat names an intrigue card that this seat has never seen."""
    result = landsraad(SEATS, ["1"], for_ever=True)
    game = kept().play()
    assert game.over
    drawn = [seen_intrigue(game, seat, ("intrigue",)) for seat in range(3)]
    for seat in range(3):
        known = seen_intrigue(game, seat, ("intrigue", "steal", "play", "intrigue_spent"))
        text = "\n".join(shown for who, shown in sittings(result.out) if who == seat)
        for card in set().union(*drawn) - known:
            assert INTRIGUES[card].name not in text
    assert len(set().union(*drawn)) > max(map(len, drawn))


def seen_intrigue(game, seat, kinds):
    """The intrigue cards that the events of some kinds have shown to a seat."""
    events = [event for _, event in game.events(seat) if event.kind in kinds]
    return {
        card
        for event in events
        for card in (event.secret or (event.public if event.kind == "play" else ()))
    }


def test_a_person_who_stays_at_the_screen_is_not_asked_to_press_a_key(landsraad):
    result = landsraad("play imperium --seats human,greedy,greedy --seed 6", ["1"], for_ever=True)
    assert not sittings(result.out)


def test_a_seat_without_a_choice_takes_the_screen_all_the_same(landsraad, kept):
    """Otherwise the missing hand-over would tell that it could only pass (IMP 19.1.6)."""
    result = landsraad(SEATS, ["1"], for_ever=True)
    game = kept().play().at(0)
    expected, before = [], None
    for action in kept().actions:
        seat = game.decision.seat
        if seat != before:
            expected.append(seat)
        before = seat
        game.apply(action)
    assert [seat for seat, _ in sittings(result.out)] == expected


def test_quitting_at_the_hand_over_keeps_the_game(landsraad, kept):
    result = landsraad(SEATS, ["quit"])
    assert result.code == 0
    assert kept().actions == ()
