"""What the refusals and chronicles of all games share."""

from __future__ import annotations

from landsraad.core.chronicle import says, seat_name, teller
from landsraad.core.decisions import Ask, Decision, Reason
from landsraad.core.events import Event
from landsraad.core.refusals import no_word, not_asked, refuse

DECISION = Decision(0, Ask("turn", "What do you do?", "X 1.1"), ())


def because(decision, words):
    return Reason(" ".join(reversed(words)), decision.rule)


def test_a_game_that_is_over_refuses_everything():
    assert refuse(None, "go home", "X 9.9", because) == Reason("the game is over", "X 9.9")


def test_an_empty_answer_is_refused_before_the_game_is_asked():
    assert refuse(DECISION, "  ", "X 9.9", because).text == "nothing was chosen"


def test_a_game_gives_its_reason_for_the_words():
    assert refuse(DECISION, "go home", "X 9.9", because) == Reason("home go", "X 1.1")


def test_an_unknown_word_and_another_question_are_told():
    assert "'dance'" in no_word(DECISION, "dance").text
    assert not_asked(DECISION) == Reason("now the question is: What do you do?", "X 1.1")


def test_a_teller_keeps_a_line_for_each_kind():
    lines = {"won": says("{name} has won {0} times.")}
    tells = teller(lines)

    @tells("rain", "snow")
    def _weather(name, event, names):
        return f"{seat_name(event.seat, names)} gets wet."

    names = ["Ada", ""]
    assert lines["won"]("Ada", Event("won", 0, (3,)), names) == "Ada has won 3 times."
    told = [lines[kind]("", Event(kind, 1), names) for kind in ("rain", "snow")]
    assert told == ["Seat 2 gets wet."] * 2


def test_a_seat_beyond_the_names_has_a_number():
    assert [seat_name(seat, ["Ada"]) for seat in (0, 1, 5)] == ["Ada", "Seat 2", "Seat 6"]
