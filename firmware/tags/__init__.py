"""Tags, and which piece each is on."""


class NdefError(Exception):
    """Why a tag cannot be read or written: the key of a text.

    tag_plain    no capability container: it was never formatted
    tag_damaged  what is written is no sound message
    tag_locked   it may not be written, or not be read
    tag_full     there is no room beside what others have written
    """
