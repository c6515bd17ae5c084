"""Texts for teaching where the lights are; in memory only meanwhile."""

TEXT = {
    "which_plate": ("Quelle plaque ?", "Which plate?"),
    "plate_stonehenge": ("Stonehenge", "Stonehenge"),
    "plate_rail": ("Why First?", "Why First?"),
    "plate_bed": ("Amazones", "Amazones"),
    "place_": ("case ", "space "),
    "place_head": ("tête", "head"),
    "place_torso": ("torse", "torso"),
    "place_legs": ("jambes", "legs"),
    "place_seat": ("siège ", "seat "),
    "nowhere": ("nulle part", "nowhere"),
    # What the knob offers for the light in question
    "where_is": ("Lumière {n} : où ?", "Light {n}: where?"),
    "all_taught": ("Tout a sa lumière.", "Every place has its light."),
    "run": ("plusieurs…", "several…"),
    "other": ("ailleurs…", "elsewhere…"),
    "back": ("retour", "back"),
    "stop": ("terminer", "finish"),
    "keep": ("garder", "keep"),
    "drop": ("ne rien garder", "keep nothing"),
    # Questions
    "run_to": (
        "Tournez tant que c'est juste, puis pressez",
        "Turn as long as it is right, then press",
    ),
    "sure_keep": ("Garder ces {n} lumière(s) ?", "Keep these {n} light(s)?"),
}
