"""What Rise of Ix brings to a game of Uprising, and to its contracts.

Its two observation posts stand with the others of Uprising's board: a post is there where a space
that it watches is.
"""

from dataclasses import replace

from landsraad.games.imperium.sets.base.cards import RESERVE as ORIGINAL
from landsraad.games.imperium.sets.uprising.contracts import IX_CONTRACTS

COVERS = ("assembly_hall", "gather_support", "shipping", "accept_contract")
"""What lies under the folded overlay, the whole old section of CHOAM included."""
RESERVE = tuple(replace(card) for card in ORIGINAL if card.key == "foldspace")
"""The cards that the signet of Ilesa Ecaz gains, and nothing else."""
CONTRACTS = IX_CONTRACTS
