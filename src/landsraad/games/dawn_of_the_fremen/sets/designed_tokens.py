"""Numbers of tokens and dice. Our own: strengths, most moves, costs, copies, shares of the die.

Known are MOVE 1 and 2 of the small developments, the kinds of resource in a sietch, 14 production
sites, the seven results of the Arrakis die, its twelve sides and its one Coriolis Storm.
"""

from landsraad.games.dawn_of_the_fremen.components import Numbers, TokenKind

NUMBERS = Numbers(
    tokens=(
        TokenKind("spice", "Spice", copies=32),
        TokenKind("water", "Water", copies=32),
        TokenKind("food", "Food", copies=32),
        TokenKind("worm_tooth", "Worm Tooth", copies=32),
        TokenKind("stillsuit", "Stillsuit", strength=2, move=2, copies=24, cost=(0, 1, 1, 0)),
        TokenKind("crysknife", "Crysknife", strength=3, copies=24, cost=(1, 0, 0, 1)),
        TokenKind("maula_pistol", "Maula Pistol", strength=2, copies=2),
        TokenKind("jubba_cloak", "Jubba Cloak", strength=1, copies=2),
        TokenKind("kulon", "Kulon", move=3, copies=1),
        TokenKind("ornithopter", "Ornithopter", move=4, copies=1),
        TokenKind("maker", "Maker", strength=1, move=2, copies=26),
        TokenKind("great_maker", "Great Maker", strength=2, move=3, copies=26),
        TokenKind("sietch", "Sietch", strength=2, move=0, copies=12, cost=(1, 1, 1, 0)),
    ),
    sites=(2, 2, 4, 3, 3),
    faces=(3, 3, 2, 1, 1, 1, 1),
    order_die=(1, 2, 3, 4, 5, 6, 7, 8),
)
