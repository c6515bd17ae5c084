"""What a storage that keeps texts needs besides `lines`: journals are read as bytes."""


class Texts:
    """`lines(name)` is its own."""

    def survey(self, name, mark):
        """As firmware.storage.files.Files has it: (lines, whether `mark` is anywhere in them)."""
        count, found, mark = 0, False, mark.decode()
        for line in self.lines(name):
            found = found or line.startswith(mark[1:])
            count += line.endswith("\n")
        return count, found

    def raw(self, name):
        for line in self.lines(name):
            yield line.encode()
