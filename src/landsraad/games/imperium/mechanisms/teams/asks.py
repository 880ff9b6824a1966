"""The questions of a game in teams."""

from typing import Final

from landsraad.core.decisions import Ask

ACTIVATE: Final = Ask("activate", "Which ally do you activate for this turn?", "IMP 60.2.1")
FOR_WHOM: Final = Ask("for_whom", "For which ally do you play this card?", "IMP 60.7.2")
ALLY_DEPLOYS: Final = Ask(
    "ally_deploys", "Your Commander has activated you. How many troops do you deploy?", "IMP 60.2.5"
)
TRACK_UP: Final = Ask("track_up", "Gain influence with which faction?", "IMP 60.3.3")
TRACK_DOWN: Final = Ask("track_down", "Lose influence with which faction?", "IMP 60.3.3")
BOARD_SPY: Final = Ask("board_spy", "Do you place a spy?", "IMP 60.3.5")
ENTHRONE: Final = Ask("enthrone", "Which card goes to the Throne row?", "IMP 60.6.3")
REINFORCE: Final = Ask("reinforce", "How do the two allies share the troops?", "IMP 60.4.4")
PARTNER: Final = Ask("partner", "With which team-mate do you trade?", "IMP 60.4.5")
GOODS: Final = Ask("goods", "What do you give to your team-mate?", "IMP 60.4.5")
AMOUNT: Final = Ask("goods_amount", "How much of it do you give?", "IMP 60.4.5")
GIFT: Final = Ask("gift", "Which intrigue card do you give?", "IMP 60.4.5")
SHARE: Final = Ask("share_contract", "Take one of the open contracts.", "IMP 60.6.6")
LEVY: Final = Ask("levy", "How much do you contribute for your Commander?", "IMP 60.6.5")
SPLIT: Final = Ask("split", "Which do you take? Your ally gets the other.", "IMP 60.6.4")
YIELD: Final = Ask(
    "yield", "You are level with your team-mate. Do you let your team-mate go first?", "IMP 60.7.3"
)
CALLED: Final = Ask("end_turn", "Let your ally deploy, or end your turn.", "IMP 60.2.5")
