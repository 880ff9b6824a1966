"""Several people at one screen: nobody sees the cards of another."""

import re

import landsraad as api
from landsraad.cli.screen import BLANK_LINES
from landsraad.games.imperium.catalogue import NAMES

SEATS = "play imperium --seats human,human,human --seed 6"


def sittings(out):
    """What each person saw: pairs of the seat and the text after the key was pressed."""
    pieces = re.split(r"Seat (\d) \([^\n]*\), press Enter\. *\n", out)
    return [(int(pieces[at]) - 1, pieces[at + 1]) for at in range(1, len(pieces), 2)]


def blanked(text):
    return text.endswith("\n" * BLANK_LINES)


def test_the_screen_is_cleared_and_waits_before_another_person(landsraad):
    result = landsraad(SEATS, ["", "1", "1", "", "1", "1", "", "quit"])
    seen = sittings(result.out)
    first = api.new("imperium", seats=3, seed=6).decision.seat
    assert [seat for seat, _ in seen][:2] == [first, (first + 1) % 3]
    assert all(blanked(text) for _, text in seen[:-1])


def test_after_the_hand_over_nothing_shows_the_cards_of_the_others(landsraad, kept):
    """Each sitting is compared with what the other seats hold at that time."""
    answers = ["1"] * 400
    result = landsraad(SEATS, answers)
    game = kept().play()
    start = game.at(0)
    hands = [{NAMES[key] for key in start.view(seat)["players"][seat]["hand"]} for seat in range(3)]
    seat, text = sittings(result.out)[0]
    names = "\n".join(f"{name}." for name in hands[seat])
    assert all(f"  {name}" in text or f"× {name}" in text for name in names.split(".\n")[:1])
    for other in range(3):
        only_there = hands[other] - hands[seat] if other != seat else set()
        assert not [name for name in only_there if f"{name}." in text]


def test_intrigue_cards_stay_with_their_owners(landsraad, kept):
    """No text of a sitting names an intrigue card that its seat cannot know by then."""
    result = landsraad(SEATS, ["1"], for_ever=True)
    game = kept().play()
    assert game.over
    ever_open = set()
    for seat in (None, 0, 1, 2):
        for _, event in game.events(seat):
            if event.kind == "play" and seat is None:
                ever_open.add(event.public[0])
    for seat in range(3):
        mine = set(ever_open)
        for _, event in game.events(seat):
            if event.kind in ("intrigue", "steal") and event.secret:
                mine.update(event.secret)
        text = "\n".join(shown for who, shown in sittings(result.out) if who == seat)
        for number in foreign_intrigue(game, mine):
            assert number not in text


def foreign_intrigue(game, known):
    from landsraad.games.imperium.catalogue import INTRIGUES

    dealt = {
        card
        for seat in range(3)
        for _, event in game.events(seat)
        if event.kind == "intrigue" and event.secret
        for card in event.secret
    }
    return [INTRIGUES[card].name for card in dealt - known]


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
