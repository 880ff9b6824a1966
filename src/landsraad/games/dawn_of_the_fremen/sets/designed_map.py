"""The map: 36 territories and 3 drum sands on a canvas of 1000 by 1000.

Our own, but for the number of territories, the names Hollow Erg and Hollow Basin, and that Hollow
Erg touches nothing else. Names are places of Arrakis; the terrain is a fill colour only.
"""

from landsraad.games.dawn_of_the_fremen.components import Border, DrumSand, Map, Point, Territory


def _shape(text: str) -> tuple[Point, ...]:
    """The corners of a line: ``20,20 156,20``."""
    pairs = (corner.split(",") for corner in text.split())
    return tuple((int(x), int(y)) for x, y in pairs)


# fmt: off
_TERRITORIES = (
    Territory(
        "hollow_erg", "Hollow Erg", "North west", "erg", 83, 87, 63,
        _shape("20,20 156,20 149,98 135,149 68,156 20,171"),
    ),
    Territory(
        "splintered_rock", "Splintered Rock", "North", "rock", 378, 82, 62,
        _shape("285,20 468,20 462,68 465,122 421,142 381,172 345,153 310,125 290,82"),
    ),
    Territory(
        "rimwall_west", "Rimwall West", "North", "rock", 547, 83, 60,
        _shape("468,20 608,20 630,79 633,127 600,148 556,161 522,138 465,122 462,68"),
    ),
    Territory(
        "old_gap", "Old Gap", "North east", "pass", 705, 86, 66,
        _shape("608,20 793,20 778,79 782,129 752,158 712,175 663,156 633,127 630,79"),
    ),
    Territory(
        "sihaya_ridge", "Sihaya Ridge", "North east", "rock", 887, 98, 77,
        _shape("793,20 980,20 980,175 917,191 868,189 836,156 782,129 778,79"),
    ),
    Territory(
        "hollow_basin", "Hollow Basin", "West", "basin", 106, 221, 64,
        _shape("20,171 68,156 135,149 170,168 206,177 200,225 207,259 120,284 20,296"),
    ),
    Territory(
        "tsimpo", "Tsimpo", "West", "pass", 299, 216, 75,
        _shape(
            "206,177 258,144 310,125 345,153 381,172 397,216 397,270 333,289 286,292 "
            "250,284 207,259 200,225"
        ),
    ),
    Territory(
        "broken_land", "Broken Land", "Centre", "rock", 470, 208, 73,
        _shape(
            "381,172 421,142 465,122 522,138 556,161 552,212 525,277 484,283 448,306 "
            "431,285 397,270 397,216"
        ),
    ),
    Territory(
        "arsunt", "Arsunt", "Centre", "pass", 622, 230, 72,
        _shape(
            "556,161 600,148 633,127 663,156 712,175 708,231 688,283 653,315 621,326 "
            "569,308 525,277 552,212"
        ),
    ),
    Territory(
        "hole_in_the_rock", "Hole in the Rock", "East", "pass", 786, 235, 78,
        _shape(
            "712,175 752,158 782,129 836,156 868,189 878,238 877,280 826,302 776,335 "
            "728,314 688,283 708,231"
        ),
    ),
    Territory(
        "chin_rock", "Chin Rock", "East", "rock", 931, 238, 49,
        _shape("868,189 917,191 980,175 980,307 925,287 877,280 878,238"),
    ),
    Territory(
        "plaster_basin", "Plaster Basin", "West", "basin", 160, 356, 77,
        _shape(
            "20,296 120,284 207,259 250,284 286,292 297,346 295,410 260,422 225,449 "
            "120,427 20,423"
        ),
    ),
    Territory(
        "hagga_basin", "Hagga Basin", "Centre", "basin", 376, 363, 78,
        _shape(
            "286,292 333,289 397,270 431,285 448,306 456,371 448,430 406,458 372,465 "
            "335,430 295,410 297,346"
        ),
    ),
    Territory(
        "shield_wall", "Shield Wall", "East", "rock", 696, 374, 65,
        _shape(
            "621,326 653,315 688,283 728,314 776,335 776,369 787,412 740,433 710,458 "
            "664,431 617,424 611,368"
        ),
    ),
    Territory(
        "gara_kulan", "Gara Kulan", "East", "pass", 883, 358, 70,
        _shape(
            "776,335 826,302 877,280 925,287 980,307 980,416 931,418 865,436 829,415 "
            "787,412 776,369"
        ),
    ),
    Territory(
        "wind_pass", "Wind Pass", "West", "pass", 115, 507, 79,
        _shape("20,423 120,427 225,449 227,496 214,561 170,570 125,600 66,592 20,576"),
    ),
    Territory(
        "observatory_mountain", "Observatory Mountain", "West", "rock", 294, 508, 68,
        _shape(
            "225,449 260,422 295,410 335,430 372,465 368,521 382,559 321,582 282,605 "
            "238,587 214,561 227,496"
        ),
    ),
    Territory(
        "cave_of_birds", "Cave of Birds", "Centre", "rock", 457, 510, 63,
        _shape(
            "372,465 406,458 448,430 500,462 551,475 551,506 543,543 495,573 453,584 "
            "420,564 382,559 368,521"
        ),
    ),
    Territory(
        "minor_erg", "Minor Erg", "East", "erg", 796, 490, 68,
        _shape(
            "710,458 740,433 787,412 829,415 865,436 881,484 886,532 825,552 782,580 "
            "751,548 704,526 713,490"
        ),
    ),
    Territory(
        "pasty_mesa", "Pasty Mesa", "East", "rock", 932, 480, 48,
        _shape("865,436 931,418 980,416 980,559 936,540 886,532 881,484"),
    ),
    Territory(
        "funeral_plain", "Funeral Plain", "West", "erg", 68, 646, 48,
        _shape("20,576 66,592 125,600 132,637 121,685 63,700 20,726"),
    ),
    Territory(
        "great_flat", "Great Flat", "West", "erg", 205, 644, 65,
        _shape(
            "125,600 170,570 214,561 238,587 282,605 284,633 299,668 268,696 216,722 "
            "165,707 121,685 132,637"
        ),
    ),
    Territory(
        "tabr_sink", "Tabr Sink", "Centre", "basin", 374, 631, 64,
        _shape(
            "282,605 321,582 382,559 420,564 453,584 447,627 458,670 419,685 377,716 "
            "337,686 299,668 284,633"
        ),
    ),
    Territory(
        "harg_pass", "Harg Pass", "Centre", "pass", 539, 631, 72,
        _shape(
            "453,584 495,573 543,543 580,571 621,582 626,621 621,676 585,700 541,712 "
            "502,699 458,670 447,627"
        ),
    ),
    Territory(
        "cielago_rise", "Cielago Rise", "East", "rock", 704, 628, 78,
        _shape(
            "621,582 661,562 704,526 751,548 782,580 784,642 771,691 742,713 716,724 "
            "668,710 621,676 626,621"
        ),
    ),
    Territory(
        "red_chasm", "Red Chasm", "East", "basin", 884, 640, 96,
        _shape(
            "782,580 825,552 886,532 936,540 980,559 980,729 926,739 861,740 804,719 "
            "771,691 784,642"
        ),
    ),
    Territory(
        "bight_of_the_cliff", "Bight of the Cliff", "South west", "pass", 109, 764, 65,
        _shape("20,726 63,700 121,685 165,707 216,722 200,774 197,814 122,829 20,838"),
    ),
    Territory(
        "habbanya_ridge", "Habbanya Ridge", "South west", "rock", 293, 763, 70,
        _shape(
            "216,722 268,696 299,668 337,686 377,716 381,758 375,812 322,827 287,854 "
            "241,826 197,814 200,774"
        ),
    ),
    Territory(
        "windsack", "Windsack", "South", "basin", 465, 771, 77,
        _shape(
            "377,716 419,685 458,670 502,699 541,712 544,770 557,838 505,860 457,868 "
            "427,838 375,812 381,758"
        ),
    ),
    Territory(
        "false_wall_south", "False Wall South", "South east", "rock", 778, 786, 70,
        _shape(
            "716,724 742,713 771,691 804,719 861,740 850,781 859,823 820,842 785,876 "
            "741,863 706,833 706,769"
        ),
    ),
    Territory(
        "south_mesa", "South Mesa", "South east", "rock", 920, 784, 44,
        _shape("861,740 926,739 980,729 980,834 911,834 859,823 850,781"),
    ),
    Territory(
        "habbanya_erg", "Habbanya Erg", "South west", "erg", 151, 904, 76,
        _shape("20,838 122,829 197,814 241,826 287,854 277,915 280,980 20,980"),
    ),
    Territory(
        "tuono_basin", "Tuono Basin", "South", "basin", 370, 906, 74,
        _shape("287,854 322,827 375,812 427,838 457,868 467,927 459,980 280,980 277,915"),
    ),
    Territory(
        "cielago_depression", "Cielago Depression", "South", "basin", 547, 918, 62,
        _shape("457,868 505,860 557,838 598,867 632,873 636,935 624,980 459,980 467,927"),
    ),
    Territory(
        "jacurutu", "Jacurutu", "South east", "rock", 711, 920, 60,
        _shape("632,873 672,862 706,833 741,863 785,876 794,934 790,980 624,980 636,935"),
    ),
    Territory(
        "tanzerouft", "Tanzerouft", "South east", "erg", 887, 907, 73,
        _shape("785,876 820,842 859,823 911,834 980,834 980,980 790,980 794,934"),
    ),
)
_DRUM_SAND = (
    DrumSand(
        "hollow_drum", "Hollow Drum",
        ("hollow_basin", "hollow_erg", "splintered_rock", "tsimpo"),
        217, 93,
        _shape("156,20 285,20 290,82 310,125 258,144 206,177 170,168 135,149 149,98"),
    ),
    DrumSand(
        "great_drum", "Great Drum",
        ("arsunt", "broken_land", "cave_of_birds", "cielago_rise", "hagga_basin", "harg_pass",
         "minor_erg", "shield_wall"),
        535, 388,
        _shape(
            "448,306 484,283 525,277 569,308 621,326 611,368 617,424 664,431 710,458 "
            "713,490 704,526 661,562 621,582 580,571 543,543 551,506 551,475 500,462 "
            "448,430 456,371"
        ),
    ),
    DrumSand(
        "lesser_drum", "Lesser Drum",
        ("cielago_depression", "cielago_rise", "false_wall_south", "harg_pass", "jacurutu",
         "windsack"),
        626, 778,
        _shape(
            "541,712 585,700 621,676 668,710 716,724 706,769 706,833 672,862 632,873 "
            "598,867 557,838 544,770"
        ),
    ),
)
# fmt: on
_BORDERS = (
    Border("arsunt", "broken_land", _shape("556,161 552,212 525,277")),
    Border("arsunt", "hole_in_the_rock", _shape("712,175 708,231 688,283")),
    Border("arsunt", "old_gap", _shape("633,127 663,156 712,175")),
    Border("arsunt", "rimwall_west", _shape("556,161 600,148 633,127")),
    Border("arsunt", "shield_wall", _shape("621,326 653,315 688,283")),
    Border("bight_of_the_cliff", "funeral_plain", _shape("20,726 63,700 121,685")),
    Border("bight_of_the_cliff", "great_flat", _shape("121,685 165,707 216,722")),
    Border("bight_of_the_cliff", "habbanya_erg", _shape("20,838 122,829 197,814")),
    Border("bight_of_the_cliff", "habbanya_ridge", _shape("216,722 200,774 197,814")),
    Border("broken_land", "hagga_basin", _shape("397,270 431,285 448,306")),
    Border("broken_land", "rimwall_west", _shape("465,122 522,138 556,161")),
    Border("broken_land", "splintered_rock", _shape("381,172 421,142 465,122")),
    Border("broken_land", "tsimpo", _shape("381,172 397,216 397,270")),
    Border("cave_of_birds", "hagga_basin", _shape("372,465 406,458 448,430")),
    Border("cave_of_birds", "harg_pass", _shape("453,584 495,573 543,543")),
    Border("cave_of_birds", "observatory_mountain", _shape("372,465 368,521 382,559")),
    Border("cave_of_birds", "tabr_sink", _shape("382,559 420,564 453,584")),
    Border("chin_rock", "gara_kulan", _shape("877,280 925,287 980,307")),
    Border("chin_rock", "hole_in_the_rock", _shape("868,189 878,238 877,280")),
    Border("chin_rock", "sihaya_ridge", _shape("868,189 917,191 980,175")),
    Border("cielago_depression", "jacurutu", _shape("632,873 636,935 624,980")),
    Border("cielago_depression", "tuono_basin", _shape("457,868 467,927 459,980")),
    Border("cielago_depression", "windsack", _shape("457,868 505,860 557,838")),
    Border("cielago_rise", "false_wall_south", _shape("716,724 742,713 771,691")),
    Border("cielago_rise", "harg_pass", _shape("621,582 626,621 621,676")),
    Border("cielago_rise", "minor_erg", _shape("704,526 751,548 782,580")),
    Border("cielago_rise", "red_chasm", _shape("782,580 784,642 771,691")),
    Border("false_wall_south", "jacurutu", _shape("706,833 741,863 785,876")),
    Border("false_wall_south", "red_chasm", _shape("771,691 804,719 861,740")),
    Border("false_wall_south", "south_mesa", _shape("861,740 850,781 859,823")),
    Border("false_wall_south", "tanzerouft", _shape("785,876 820,842 859,823")),
    Border("funeral_plain", "great_flat", _shape("125,600 132,637 121,685")),
    Border("funeral_plain", "wind_pass", _shape("20,576 66,592 125,600")),
    Border("gara_kulan", "hole_in_the_rock", _shape("776,335 826,302 877,280")),
    Border("gara_kulan", "minor_erg", _shape("787,412 829,415 865,436")),
    Border("gara_kulan", "pasty_mesa", _shape("865,436 931,418 980,416")),
    Border("gara_kulan", "shield_wall", _shape("776,335 776,369 787,412")),
    Border("great_flat", "habbanya_ridge", _shape("216,722 268,696 299,668")),
    Border("great_flat", "observatory_mountain", _shape("214,561 238,587 282,605")),
    Border("great_flat", "tabr_sink", _shape("282,605 284,633 299,668")),
    Border("great_flat", "wind_pass", _shape("125,600 170,570 214,561")),
    Border("habbanya_erg", "habbanya_ridge", _shape("197,814 241,826 287,854")),
    Border("habbanya_erg", "tuono_basin", _shape("287,854 277,915 280,980")),
    Border("habbanya_ridge", "tabr_sink", _shape("299,668 337,686 377,716")),
    Border("habbanya_ridge", "tuono_basin", _shape("287,854 322,827 375,812")),
    Border("habbanya_ridge", "windsack", _shape("377,716 381,758 375,812")),
    Border("hagga_basin", "observatory_mountain", _shape("295,410 335,430 372,465")),
    Border("hagga_basin", "plaster_basin", _shape("286,292 297,346 295,410")),
    Border("hagga_basin", "tsimpo", _shape("286,292 333,289 397,270")),
    Border("harg_pass", "tabr_sink", _shape("453,584 447,627 458,670")),
    Border("harg_pass", "windsack", _shape("458,670 502,699 541,712")),
    Border("hole_in_the_rock", "old_gap", _shape("712,175 752,158 782,129")),
    Border("hole_in_the_rock", "shield_wall", _shape("688,283 728,314 776,335")),
    Border("hole_in_the_rock", "sihaya_ridge", _shape("782,129 836,156 868,189")),
    Border("hollow_basin", "hollow_erg", _shape("20,171 68,156 135,149")),
    Border("hollow_basin", "plaster_basin", _shape("20,296 120,284 207,259")),
    Border("hollow_basin", "tsimpo", _shape("206,177 200,225 207,259")),
    Border("jacurutu", "tanzerouft", _shape("785,876 794,934 790,980")),
    Border("minor_erg", "pasty_mesa", _shape("865,436 881,484 886,532")),
    Border("minor_erg", "red_chasm", _shape("782,580 825,552 886,532")),
    Border("minor_erg", "shield_wall", _shape("710,458 740,433 787,412")),
    Border("observatory_mountain", "plaster_basin", _shape("225,449 260,422 295,410")),
    Border("observatory_mountain", "tabr_sink", _shape("282,605 321,582 382,559")),
    Border("observatory_mountain", "wind_pass", _shape("225,449 227,496 214,561")),
    Border("old_gap", "rimwall_west", _shape("608,20 630,79 633,127")),
    Border("old_gap", "sihaya_ridge", _shape("793,20 778,79 782,129")),
    Border("pasty_mesa", "red_chasm", _shape("886,532 936,540 980,559")),
    Border("plaster_basin", "tsimpo", _shape("207,259 250,284 286,292")),
    Border("plaster_basin", "wind_pass", _shape("20,423 120,427 225,449")),
    Border("red_chasm", "south_mesa", _shape("861,740 926,739 980,729")),
    Border("rimwall_west", "splintered_rock", _shape("468,20 462,68 465,122")),
    Border("south_mesa", "tanzerouft", _shape("859,823 911,834 980,834")),
    Border("splintered_rock", "tsimpo", _shape("310,125 345,153 381,172")),
    Border("tabr_sink", "windsack", _shape("377,716 419,685 458,670")),
    Border("tuono_basin", "windsack", _shape("375,812 427,838 457,868")),
)

MAP = Map(_TERRITORIES, _DRUM_SAND, _BORDERS)
