"""The games' titles, as their own texts have them: a board cannot load every file to list them."""

TEXT = {
    "amazones": ("Amazones", "Amazones"),
    "why_first": ("Why First ?", "Why First?"),
    "stones": ("Les pierres de Stonehenge", "The Stones of Stonehenge"),
    "magic": ("La magie de Stonehenge", "The Magic of Stonehenge"),
    "high_druid": ("Le haut druide", "The High Druid"),
    "chariots": ("Les chars de Stonehenge", "The Chariots of Stonehenge"),
    "ghost_knights": ("Les chevaliers fantômes arthuriens", "The Arthurian Ghost Knights"),
    "sacrifice_roulette": ("La roulette du sacrifice", "Sacrifice Roulette"),
    "final_exam": ("L'examen final", "Final Exam"),
    "awele": ("L'awélé afro-celtique", "Afro-Celtic Awele"),
    "faux_cilles": ("Les faux-cilles", "Les faux-cilles"),
    "five_suitors": ("Les 5 prétendants", "The 5 Suitors"),
    "war_of_gods": ("Le combat des dieux", "The War of the Gods"),
    "backgammon": ("Backgammon de Stonehenge", "Stonehenge Backgammon"),
    "celtic_whist": ("Le whist celtique", "Celtic Whist"),
}
