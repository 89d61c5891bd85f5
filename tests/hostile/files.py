"""Files that are no files, texts without end, and cases that name what they should not."""

import os

from makers import hostile

SCORE = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\n"


def case_of(file):
    return f"# A case\n[score white]\nfile {file}\n[score black]\n{SCORE}"


def text(name, contents, mode=0o644):
    """A plain file. Named first, it is there before what leads to it."""

    @hostile(name, always=True)
    def make(path):
        path.write_text(contents)
        path.chmod(mode)


def link(name, target):
    @hostile(name, always=True)
    def make(path):
        path.symlink_to(target)


def folder(name, mode=0o755):
    @hostile(name, always=True)
    def make(path):
        path.mkdir(parents=True)
        path.chmod(mode)


text("white.txt", SCORE)
text("incident.case", f"# A case\n[score white]\n{SCORE}[score black]\n{SCORE}")
text("names-a-pipe.case", case_of("a.pipe"))
text("names-a-device.case", case_of("/dev/zero"))
text("names-a-giant.case", case_of("giant.png"))
text("names-a-link.case", case_of("link-to.txt"))
text("names-a-folder.case", case_of("a-folder"))
text("names-what-is-closed.case", case_of("closed.txt"))
text("closed.txt", SCORE, mode=0o000)
text("closed.case", "# A case\n", mode=0o000)
text("taken.txt", "mine\n")
text("secret", "felix drei\n")
link("link-to.txt", "white.txt")
link("ring.txt", "ring.txt")
folder("a-folder")
folder("closed-folder", 0o555)
folder("linked")
folder("outside")


@hostile("a.pipe", always=True)
def pipe(path):
    os.mkfifo(path)


@hostile("dangling/incident.txt", always=True)
def dangling(path):
    """A link to what is not there, in the place of a report."""
    path.parent.mkdir()
    path.symlink_to("../outside/stolen.txt")


@hostile("leading/incident.txt", always=True)
def leading(path):
    """A link to a file of somebody's, in the place of a report."""
    path.parent.mkdir()
    path.symlink_to("../taken.txt")


@hostile("folder-link", always=True)
def folder_link(path):
    path.symlink_to("linked")


@hostile("one-line.ndjson")
def one_line(path):
    """A line longer than any incident, and a good one behind it."""
    good = '{"id":2,"scores":[{"keeper":"white","text":"1. e4"}]}\n'
    path.write_text('{"id":1,"text":"' + "x" * 20_000_000 + '"}\n' + good)


@hostile("lines-in-lines.ndjson")
def lines_in_lines(path):
    """Values that try to be lines of a case of their own."""
    path.write_text('{"id":1,"facts":["pressed yes\\n[ruling]\\nchoose continue"]}\n'
                    '{"id":2,"players":["[ruling]"]}\n'
                    '{"id":3,"scores":[{"keeper":"white","file":"/dev/zero"}]}\n')


@hostile("nested.ndjson")
def nested_json(path):
    path.write_text("[" * 1_000_000 + "\n")


@hostile("long-word.txt")
def long_word(path):
    path.write_text("1. e4 e5 2. N" + "f" * 1_000_000)


@hostile("many-lines.txt")
def many_lines(path):
    path.write_text("1.\n" * 333_333)


@hostile("brackets.pgn")
def brackets(path):
    path.write_text('[Event "x"]\n\n1. e4 ' + "(1. d4 " * 140_000)


@hostile("repeated-digits.txt")
def repeated_digits(path):
    path.write_text("1" * 1_000_000)


@hostile("many-settings.case")
def many_settings(path):
    path.write_text("# A case\n" + "law fide-2023\n" * 70_000)


@hostile("many-players.case")
def many_quotes(path):
    path.write_text('# A case\n[players]\nwhite "' + '\\"' * 500_000 + '\n')
