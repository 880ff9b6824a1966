"""Influence of Commanders, and the tracks on their personal boards (IMP 60.3)."""

import pytest

from imperium.six_table import AMBER, GURNEY, IRULAN, MARGOT, MUADDIB, SHADDAM, Six

SEEK = "muaddib_seek_allies"
HELD = {"intrigue": "impress"}


def test_the_better_ally_counts_whoever_is_activated():
    """IMP 60.3.1"""
    me = {MUADDIB: {"hand": "muaddib_signet_ring", "spice": 3}}
    table = Six({**me, AMBER: {"influence": {"guild": 2}}}).activate(GURNEY)
    assert "send muaddib_signet_ring shipping" in table.options
    without = Six({**me, AMBER: {"influence": {"guild": 1}}}).activate(GURNEY)
    assert without.why("send muaddib_signet_ring shipping") == "IMP 4.3.2"


def test_influence_of_a_space_is_the_activated_allys():
    """IMP 60.3.3"""
    table = Six({MUADDIB: {"hand": SEEK, **HELD}}).activate(AMBER)
    table.do(f"send {SEEK} secrets")
    assert table.at(AMBER, "influence")["bene_gesserit"] == 1
    assert table.at(MUADDIB, "influence")["bene_gesserit"] == 0


def test_spaces_of_fringe_worlds_and_of_the_own_board():
    """IMP 60.3.2"""
    fringe = Six({MUADDIB: {"hand": SEEK, **HELD}}).activate(AMBER)
    fringe.do(f"send {SEEK} expedition")
    assert (fringe.at(AMBER, "influence")["fremen"], fringe.at(MUADDIB, "own_track")) == (1, 0)
    own = Six({MUADDIB: {"hand": SEEK, "spice": 0, **HELD}}).activate(AMBER)
    own.do(f"send {SEEK} desert_mastery")
    assert (own.at(AMBER, "influence")["fremen"], own.at(MUADDIB, "own_track")) == (0, 1)


def test_a_commander_may_use_the_own_board_for_what_is_asked():
    """IMP 60.3.2"""
    me = {"hand": "emperor_signet_ring", "solari": 3, "own_track": 2}
    table = Six({SHADDAM: me}, turn=SHADDAM).activate(MARGOT)
    assert "send emperor_signet_ring imperial_privilege" in table.options
    fremen = {"hand": "muaddib_usul", "own_track": 1}
    assert Six({MUADDIB: fremen}).activate(GURNEY).why("send muaddib_usul sietch_tabr")


def test_free_influence_may_go_to_the_own_board():
    """IMP 60.3.3"""
    me = {"hand": "muaddib_signet_ring", "spice": 3, **HELD}
    table = Six({MUADDIB: me, GURNEY: {"influence": {"guild": 2}}}).activate(GURNEY)
    table.do("send muaddib_signet_ring shipping", "resolve shipping influence_any_1")
    assert table.options == [
        "faction emperor", "faction guild", "faction bene_gesserit", "faction fremen",
        "take own_board",
    ]  # fmt: skip
    table.do("take own_board")
    assert table.at(MUADDIB, "own_track") == 1


@pytest.mark.parametrize("height, points", [(1, 1), (3, 1), (0, 0), (2, 0)])
def test_points_of_the_own_board(height, points):
    """IMP 60.3.4"""
    table = Six({MUADDIB: {"hand": SEEK, "own_track": height, **HELD}}).activate(AMBER)
    before = table.at(MUADDIB, "vp")
    table.do(f"send {SEEK} desert_mastery")
    assert table.at(MUADDIB, "vp") == before + points


def test_influence_lost_may_be_of_the_own_board():
    """IMP 60.3.3, IMP 60.3.4: the points go with it."""
    me = {"hand": "muaddib_usul", "own_track": 4, "intrigue": "backed_by_choam"}
    table = Six({MUADDIB: me, GURNEY: {"influence": {"guild": 1}}}).activate(GURNEY)
    before = table.at(MUADDIB, "vp")
    table.do("play backed_by_choam")
    assert table.options == ["faction guild", "take own_board"]
    table.do("take own_board")
    assert (table.at(MUADDIB, "own_track"), table.at(MUADDIB, "vp")) == (3, before - 1)
    assert table.at(MUADDIB, "solari") == 4


def test_the_fremen_board_pays_the_whole_team():
    """IMP 60.3.5"""
    for height, good in ((0, "spice"), (2, "water")):
        table = Six({MUADDIB: {"hand": SEEK, "own_track": height, "spice": 0, **HELD}})
        before = {seat: table.at(seat, good) for seat in (MUADDIB, GURNEY, AMBER, IRULAN)}
        table.activate(AMBER).do(f"send {SEEK} desert_mastery")
        gained = {seat: table.at(seat, good) - held for seat, held in before.items()}
        own = 1 + (good == "spice")  # The space itself gives spice.
        assert gained == {MUADDIB: own, GURNEY: 1, AMBER: 1, IRULAN: 0}


def test_the_emperor_board_pays_solari_and_spies():
    """IMP 60.3.5: a spy may be refused."""
    me = {"hand": "emperor_seek_allies", "own_track": 0, **HELD}
    table = Six({SHADDAM: me}, turn=SHADDAM).activate(MARGOT)
    table.do("send emperor_seek_allies vast_wealth")
    assert [table.at(seat, "solari") for seat in (SHADDAM, MARGOT, IRULAN)] == [4, 1, 1]
    me = {"hand": "emperor_seek_allies", "own_track": 2, **HELD}
    table = Six({SHADDAM: me}, turn=SHADDAM).activate(MARGOT)
    table.do("send emperor_seek_allies vast_wealth")
    asked = []
    while table.decision.ask.key in ("board_spy", "place_spy"):
        if table.decision.ask.key == "board_spy":
            asked.append(table.decision.seat)
            table.do("decline" if table.decision.seat == IRULAN else "take spy")
        else:
            table.do(table.options[0])
    assert sorted(asked) == [IRULAN, SHADDAM, MARGOT]
    assert [len(table.at(seat, "spies")) for seat in (SHADDAM, MARGOT, IRULAN)] == [1, 1, 0]


@pytest.mark.parametrize(
    "faction, space, card",
    [
        ("emperor", "military_support", "diplomacy"),
        ("guild", "deliver_supplies", "diplomacy"),
        ("bene_gesserit", "secrets", "diplomacy"),
        ("fremen", "expedition", "diplomacy"),
    ],
)
def test_bonuses_of_the_main_tracks(faction, space, card):
    """IMP 60.3.6"""
    me = {"hand": card, "influence": {faction: 3}, "spice": 2, "solari": 0, **HELD}
    table = Six({GURNEY: me}, turn=GURNEY)
    table.do(f"send {card} {space}")
    while table.decision.seat == GURNEY and table.decision.ask.key in ("agent_turn", "end_turn"):
        found = [option for option in table.options if "influence" in option]
        if not found:
            break
        table.do(found[0])
    got = {
        "emperor": table.at(GURNEY, "garrison") == 2 or table.decision.ask.key == "reinforce",
        "guild": table.at(GURNEY, "solari") == 3,
        "bene_gesserit": table.at(GURNEY, "intrigue_size") >= 2,
        "fremen": table.decision.ask.key in ("place_spy", "contract"),
    }
    assert got[faction]
    assert table.table["alliances"][faction] == GURNEY


def test_an_alliance_of_an_ally_is_not_the_commanders():
    """IMP 60.3.4, IMP 60.3.6: and it passes between team-mates."""
    held = {GURNEY: {"influence": {"guild": 4}}, AMBER: {"influence": {"guild": 4}}}
    table = Six({**held, MUADDIB: {"hand": SEEK, **HELD}}, alliances={"guild": GURNEY}).activate(
        AMBER
    )
    table.do(f"send {SEEK} deliver_supplies")
    assert table.table["alliances"]["guild"] == AMBER


SHADOW = {"intrigue": "shadow_alliance"}
FOUR, FIVE = {"influence": {"guild": 4}}, {"influence": {"guild": 5}}


@pytest.mark.parametrize(
    ("players", "offered"),
    [
        ({GURNEY: {**SHADOW, **FOUR}, IRULAN: FIVE}, True),
        ({GURNEY: {**SHADOW, **FOUR}, AMBER: FIVE}, False),
        ({MUADDIB: SHADOW, GURNEY: FOUR}, False),
        ({MUADDIB: SHADOW, GURNEY: FOUR, IRULAN: FIVE}, True),
        (
            {
                SHADDAM: {**SHADOW, "own_track": 4},
                MARGOT: {"influence": {"emperor": 4}},
                GURNEY: {"influence": {"emperor": 5}},
            },
            True,
        ),
        ({SHADDAM: {**SHADOW, "own_track": 4}, GURNEY: {"influence": {"emperor": 5}}}, False),
        ({GURNEY: {**SHADOW, "influence": {"emperor": 4}}, SHADDAM: {"own_track": 4}}, False),
    ],
)
def test_shadow_alliance_asks_for_an_alliance_of_the_other_team(players, offered):
    """IMP 60.8.3, IMP 60.3.1, IMP 60.4.6: on the main board, and not one of a team-mate's."""
    table = Six(players, phase="endgame")
    assert ("play shadow_alliance" in table.options) == offered


@pytest.mark.parametrize(
    ("heights", "own", "point"),
    [
        ({"guild": 3, "bene_gesserit": 3, "fremen": 3}, 3, 0),
        ({"guild": 3, "bene_gesserit": 3, "emperor": 3}, 3, 1),
        ({"guild": 3, "bene_gesserit": 3, "emperor": 3}, 2, 0),
    ],
)
def test_the_own_board_counts_instead_of_a_track_not_beside_it(heights, own, point):
    """IMP 60.3.2: Memocorders ask for 3 influence with four factions."""
    players = {
        MUADDIB: {"tech": ["memocorders"], "own_track": own, "intrigue": "impress"},
        GURNEY: {"influence": heights},
    }
    tiles = {"bloodlines": True, "modules": ("tech", "ix_tiles")}
    table = Six(players, phase="endgame", **tiles)
    assert table.at(MUADDIB, "vp") == 5 + point
