"""What a storage that keeps texts needs besides `lines`: journals are read as bytes."""


class Texts:
    """`lines(name)` is its own."""

    def survey(self, name, mark, others=()):
        """As firmware.storage.files.Files has it."""
        count, found, text = 0, [], "".join(self.lines(name))
        for line in text.split("\n")[:-1]:
            count += 1
            if (line + "\n").startswith(mark[1:].decode()):
                found.append(count)
        mixed = found and [other for other in others if other.decode() in text]
        return count, None if mixed else found

    def raw(self, name):
        for line in self.lines(name):
            yield line.encode()
