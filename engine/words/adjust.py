"""Texts for the settings at the table; in memory only while somebody is there."""

TEXT = {
    # What there is to set, with its value
    "set_night": ("mode nuit : {w}", "night mode: {w}"),
    "set_mute": ("son : {w}", "sound: {w}"),
    "set_brightness": ("le jour : {n} %", "by day: {n} %"),
    "set_night_brightness": ("la nuit : {n} %", "at night: {n} %"),
    "set_limit_ma": ("courant {n} mA", "current {n} mA"),
    "set_where": ("lumières : où ?", "lights: where?"),
    "set_about": ("cette table", "this table"),
    "back": ("retour", "back"),
    # Questions
    "how_bright": ("Clarté des lumières", "Brightness of lights"),
    "how_bright_night": ("Clarté, la nuit", "Brightness at night"),
    "which_supply": ("Courant pour les lumières ?", "Current for the lights?"),
    "limit_320": ("320 mA : USB 2 d'ordinateur", "320 mA: USB 2 of a computer"),
    "limit_500": ("500 mA : chargeur de 1 A", "500 mA: charger of 1 A"),
    "limit_720": ("720 mA : USB 3 d'ordinateur", "720 mA: USB 3 of a computer"),
    "limit_1500": ("1500 mA : chargeur de 2 A", "1500 mA: charger of 2 A"),
    "limit_other": ("{n} mA", "{n} mA"),
    "only_now": ("Pas gardé : vaut jusqu'à l'arrêt", "Not kept: only until it is switched off"),
    # This table
    "about_reader": ("Lecteur {n}", "Reader {n}"),
    "reader_clone": ("Lecteur : puce imitée, moins sûre", "Reader: a clone, less reliable"),
    "reader_unknown": ("Lecteur : puce inconnue", "Reader: an unknown chip"),
    "about_limited": ("Limite : lumières à {n} %", "Limit: lights at {n} %"),
    "about_free": ("Place : {n} Ko", "Room: {n} KB"),
}
