"""What is told of a rival's turns: the card, why it is passed over, and what it does (IMP 50.4)."""

import pytest

from imperium.uprising_rivals import alone, pair

TAKEN = {"agents": {"fremkit": [0]}}


def told(at):
    """The lines of the story, with the rival on turn called by a short name."""
    return [line.replace("Seat 3", "Gurney") for line in at.game.log(None)]


@pytest.mark.parametrize(
    "card, place, reason",
    [
        ("fremkit", TAKEN, "an agent stands on Fremkit"),
        ("fremkit", {"closed": [{"space": "fremkit", "by": 0}]}, "Fremkit is closed to it"),
        ("deep_desert", {}, "no bonus spice lies on Deep Desert"),
        ("hagga_basin_or_imperial_basin", {},
         "no bonus spice lies on Hagga Basin or Imperial Basin"),
        ("hagga_basin_or_imperial_basin",
         {"bonus_spice": {"hagga_basin": 1}, "agents": {"hagga_basin": [0]}},
         "an agent stands on Hagga Basin"),
        ("sietch_tabr", {}, "it has too little influence for Sietch Tabr"),
    ],
)  # fmt: skip
def test_why_a_card_is_passed_over(card, place, reason):
    """IMP 50.4.2, IMP 50.4.3, IMP 50.4.5"""
    lines = told(alone(card, "dutiful_service", table=place))
    first = next(number for number, line in enumerate(lines) if line.startswith("Gurney"))
    assert lines[first].startswith("Gurney turns up the Hagal card")
    assert lines[first + 1 : first + 4] == [
        f"Gurney passes it over: {reason}.",
        "Gurney turns up the Hagal card Dutiful Service.",
        "Gurney sends an agent to Dutiful Service.",
    ]


@pytest.mark.parametrize(
    "own, mine, reason",
    [(4, 0, "its alliance there is safe"), (2, 4, "it is too far behind there")],
)
def test_why_smart_politics_passes_a_card_over(own, mine, reason):
    """IMP 50.9.1"""
    at = alone("fremkit", "secrets", rival={"influence": {"fremen": own}},
               influence={"fremen": mine}, variants=("smart_politics",))  # fmt: skip
    assert f"Gurney passes it over: {reason}." in told(at)


def test_a_signet_a_spy_without_a_post_and_troops_that_stay():
    """IMP 50.4.6, IMP 50.4.14, IMP 50.9.3"""
    assert "Gurney uses the signet." in told(alone("arrakeen"))
    full = ["post_arrakeen", "post_refinery", "post_sietch"]
    full_posts = alone("place_spy_city", "secrets", spies=full)
    assert "Gurney finds no free post for a spy." in told(full_posts)
    ahead = alone("fremkit", rival={"conflict": 3, "garrison": 2}, variants=("expert_deployment",),
                  table={"conflict": "shadow_contest"})  # fmt: skip
    assert "Gurney is far enough ahead and deploys no troops." in told(ahead)


def test_the_card_of_combat_is_the_rivals():
    """IMP 50.6.1"""
    at = pair("sardaukar", rival={"conflict": 1}, table={"phase": "combat", "turn": 0},
              hand=[], conflict=1, intrigue="impress", other={"hand": []})  # fmt: skip
    assert told(at)[:2] == ["Gurney turns up the Hagal card Sardaukar.", "Gurney gains 4 swords."]


def test_one_intrigue_card_is_spent():
    """IMP 50.5.2"""
    poor = {"solari": 1, "spice": 4, "intrigue": ["impress"]}
    lines = told(alone("accept_contract_or_shipping_1", rival=poor))
    assert "Gurney spends the intrigue card Impress." in lines
