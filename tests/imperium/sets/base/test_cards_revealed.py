"""What cards without a choice give when they are revealed (IMP 13.2)."""

import pytest

from imperium.card_turns import reveal, wealth


@pytest.mark.parametrize(
    "card, gained",
    [
        ("arrakis_recruiter", {"persuasion": 1, "swords": 1}),
        ("assassination_mission", {"solari": 1, "swords": 1}),
        ("bene_gesserit_initiate", {"persuasion": 1}),
        ("carryall", {"persuasion": 1, "spice": 1}),
        ("choam_directorship", {"solari": 3}),
        ("crysknife", {"swords": 1}),
        ("dr_yueh", {"persuasion": 1}),
        ("duncan_idaho", {"swords": 2, "water": 1}),
        ("fedaykin_death_commando", {"persuasion": 1}),
        ("firm_grip", {}),
        ("fremen_camp", {"persuasion": 2, "swords": 1}),
        ("gene_manipulation", {"persuasion": 2}),
        ("guild_administrator", {"persuasion": 1}),
        ("guild_ambassador", {}),
        ("guild_bankers", {}),
        ("imperial_spy", {"persuasion": 1, "swords": 1}),
        ("kwisatz_haderach", {}),
        ("lady_jessica", {"persuasion": 3, "swords": 1}),
        ("missionaria_protectiva", {"persuasion": 1}),
        ("opulence", {"persuasion": 1}),
        ("other_memory", {"persuasion": 2}),
        ("piter_de_vries", {"persuasion": 3, "swords": 1}),
        ("power_play", {}),
        ("reverend_mother_mohiam", {"persuasion": 2, "spice": 2}),
        ("sardaukar_infantry", {"persuasion": 1, "swords": 2}),
        ("shifting_allegiances", {"persuasion": 2}),
        ("smugglers_thopter", {"persuasion": 1, "spice": 1}),
        ("space_travel", {"persuasion": 2}),
        ("spice_hunter", {"persuasion": 1, "swords": 1}),
        ("spice_smugglers", {"persuasion": 1, "swords": 1}),
        ("stilgar", {"persuasion": 2, "swords": 3}),
        ("test_of_humanity", {"persuasion": 2}),
        ("the_voice", {"persuasion": 2}),
    ],
)
def test_reveal_boxes(card, gained):
    table = reveal(card)
    assert wealth(table) == gained
    assert table.strength == 2 + gained.get("swords", 0)
    assert table.offered("resolve") == []
