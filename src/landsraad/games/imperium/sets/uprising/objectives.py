"""The five objectives."""

from landsraad.games.imperium.mechanisms.objectives.words import (
    CRYSKNIFE,
    MOUSE,
    ORNITHOPTER,
    objective,
)

FEW = (1, 2, 3)
MANY = (4, 6)
OBJECTIVES = (
    objective("desert_mouse_first", MOUSE, seats=(*FEW, *MANY), first=True),
    objective("crysknife", CRYSKNIFE, seats=(*FEW, *MANY)),
    objective("ornithopter_1_3p", ORNITHOPTER, seats=FEW),
    objective("desert_mouse_4_6p", MOUSE, seats=MANY),
    objective("crysknife_4_6p", CRYSKNIFE, seats=MANY),
)
