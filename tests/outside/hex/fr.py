"""Hex, in French: texts for the table, help for newcomers."""

# The game in a line, for people who choose.
ABOUT = "Relie tes deux bords du plateau par une chaîne de pierres."

TEXT = {
    "title": "Hex",
    "option_swapping": "Le second peut-il échanger ?",
    "value_on": "oui",
    "value_off": "non",
    # Asks
    "first": "Qui commence, tiré au sort ?",
    "stone": "Pose une pierre",
    "swap": "échanger",
    # News
    "joins_upright": "{s} relie la ligne 1 à la ligne 7.",
    "joins_across": "{s} relie la colonne a à la colonne g.",
    "swaps": "{s} reprend {b} et ses bords.",
    "only_stone": "{n} : dernière case, une pierre de {n}.",
    "ending_joined": "Les deux bords sont reliés !",
    # Status
    "stones": "Pierres : {n}",
}

# By question; {goal} stands for what the game is about.
HELP = {
    "goal": "But : relier tes deux bords par une chaîne de pierres qui se touchent.",
    "option_swapping": "Le premier coup devient juste : trop bon, il est repris.",
    "first": "Qui commence relie la ligne 1 à la ligne 7. {goal}",
    "stone": "Sur n'importe quelle case libre. Les cases se touchent le long des lignes, des"
    " colonnes et des diagonales qui descendent, comme b3 et c2. Une pierre ne bouge plus.",
}

# How the box is set up, step by step.
SETUP = {
    "1": "Posez à côté du plateau vide des pierres de deux couleurs, vingt-cinq de chaque.",
    "2": "Deux bords qui se font face sont à l'un, les deux autres à l'autre.",
}
