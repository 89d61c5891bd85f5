#!/usr/bin/env python3
"""Names and entries that try to be formulas, markup, commands for a terminal, or other names.

    names_test.py PROGRAMS

Wherever they are shown, in a report of any format, in a register, in a list of the archive, in a
message, they are text: nothing in them is obeyed, and two names that differ do not look like one.
"""

import re
import subprocess
import sys
import tempfile
import unittest
import zipfile
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

from program import run

PROGRAMS = ""

# What is obeyed and not shown: controls, what turns the direction, what ends a line unseen.
OBEYED = re.compile("[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
                    "\ufff9-\ufffb]")
UNSEEN = re.compile("[\u00ad\u180e\u200b\u2060-\u2064\ufeff\u3164\U000e0000-\U000e007f]")

FORMULAS = ["=1+1", '=HYPERLINK("http://example.org","x")', "+1+1", "-1+1", "@SUM(1)",
            "=cmd|' /C calc'!A0", "\t=1+1"]
MARKUP = ["<script>alert(1)</script>", "a&b;<b>\"c\"'d'", "</title><h1>", "]]>", "<!--", "${HOME}",
          "$(id)", "%s%n", "_x0041_", "\\(x\\) Tj", "%1 and %2"]
CONTROLS = ["\x1b[31mRed\x1b[2J", "Bell\x07", "\u202egnp.exe", "a\u2066b\u2069c", "a\u2028b",
            "a\x9b31mb", "\x7fdel"]
SPOOFS = ["Mu\u200bster", "Mu\u2060ster", "Mu\ufeffster", "Mu\u00adster", "Mu\u3164ster"]
ORDINARY = ["Müller-Lüdenscheidt", "Ńowak, Žofie", "棋士", "Петров", "\u0645\u06cc\u200c\u062e",
            "x" * 3000]
NAMES = FORMULAS + MARKUP + CONTROLS + SPOOFS + ORDINARY
# Eight for a case: title, event, city, arbiter, reason, statement, the two players.
GROUPS = [(NAMES + NAMES)[first:first + 8] for first in range(0, len(NAMES), 7)]

ENTRIES = "1. e4\x1b[31m e5\u202e 2. <b>Nf3</b> =Nc6 3. Bb5 @a6 4. Ba4\u200b Nf6\n"


def shown(name):
    """The name as it may be shown: a blank for what is obeyed or cannot be seen."""
    return UNSEEN.sub(" ", OBEYED.sub(" ", name.replace("\t", " ")))


def quoted(name):
    """As a case has the name of a player."""
    return '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'


def squeezed(text):
    return " ".join(text.split())


class Shown(HTMLParser):
    """The text of a page, and its elements."""

    def __init__(self, page):
        super().__init__()
        self.text = ""
        self.elements = set()
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.elements.add(tag)

    def handle_data(self, data):
        self.text += data


class Names(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.place = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.place.cleanup)
        cls.folder = Path(cls.place.name)
        run("diptych-cli archive init --name Open --store store", cls.folder, PROGRAMS)
        for number, (title, event, city, arbiter, reason, said, white, black) in enumerate(GROUPS):
            case = cls.folder / f"{number}.case"
            case.write_text(f"# {title}\nlaw fide-2023\n\n[event]\nname {event}\ncity {city}\n"
                            f"arbiter {arbiter}\n\n[players]\nwhite {quoted(white)} 1874\n"
                            f"black {quoted(black)}\n\n[score white typed en]\n{ENTRIES}"
                            f"[score black typed en]\n{ENTRIES}\n"
                            f"[ruling]\nchoose continue\nreason {reason}\n"
                            f"statement white {said}\n")
            ran = run(f"diptych-cli report {number}.case -o {number}", cls.folder, PROGRAMS)
            assert ran.code == 0, f"{GROUPS[number]!r}: {ran.err}"

    def assert_safe(self, text, what):
        self.assertIsNone(OBEYED.search(text), f"{what}: {OBEYED.search(text)}")

    def each(self, ending):
        for number, names in enumerate(GROUPS):
            yield names, self.folder / str(number) / f"incident.{ending}"

    def test_pages_show_them_as_text(self):
        for names, path in self.each("html"):
            page = path.read_text()
            self.assert_safe(page, path)
            parsed = Shown(page)
            self.assertFalse(parsed.elements & {"script", "b", "iframe"}, names)
            for name in names:
                self.assertIn(squeezed(shown(name)), squeezed(parsed.text))

    def test_texts_hold_no_commands_for_a_terminal(self):
        for names, path in self.each("txt"):
            text = path.read_text()
            self.assert_safe(text, path)
            for name in names:
                if len(name) < 60:
                    self.assertIn(squeezed(shown(name)), squeezed(text))

    def test_braille_files_hold_nothing_but_cells(self):
        for _, path in self.each("brf"):
            self.assertRegex(path.read_bytes(), rb"\A[\x20-\x7e\n\r\f]*\Z")

    def test_xml_is_well_formed_and_gives_the_name_back(self):
        for names, path in self.each("xml"):
            self.assert_safe(path.read_text(), path)
            incident = ElementTree.parse(path).getroot()
            for side, name in (("white", names[-2]), ("black", names[-1])):
                player = incident.find(f"player[@side='{side}']")
                self.assertEqual(squeezed(player.get("name")), squeezed(shown(name)))

    def test_pdf_shows_them_as_text(self):
        for names, path in self.each("pdf"):
            text = subprocess.run(["pdftotext", "-raw", path, "-"], check=True, capture_output=True,
                                  text=True).stdout
            about = subprocess.run(["pdfinfo", path], check=True, capture_output=True,
                                   text=True).stdout
            for said in (text, about):
                self.assertIsNone(OBEYED.search(said.replace("\f", "").replace("\u202b", "")
                                                .replace("\u202c", "")), path)
            for name in names:
                if name in FORMULAS:
                    self.assertIn(shown(name).replace(" ", ""), "".join(text.split()))

    def test_pgn_tags_stay_on_their_lines(self):
        for names, path in self.each("pgn"):
            text = path.read_text()
            self.assert_safe(text, path)
            head = [line for line in text.splitlines() if line.startswith("[")]
            self.assertTrue(any(line.startswith("[White ") for line in head), names)
            for line in head:
                self.assertRegex(line, r'^\[\w+ "([^"\\]|\\.)*"\]$')

    def workbook_is_safe(self, path, formulas):
        with zipfile.ZipFile(path) as book:
            for part in book.namelist():
                text = book.read(part).decode()
                self.assert_safe(text, f"{path}: {part}")
                tree = ElementTree.fromstring(text)
                if part.startswith("xl/worksheets/"):
                    found = {cell.text.split("(")[0] for cell in tree.iter() if
                             cell.tag.endswith("}f")}
                    self.assertLessEqual(found, formulas, f"{path}: {part}")

    def test_workbooks_hold_them_as_strings(self):
        for _, path in self.each("xlsx"):
            self.workbook_is_safe(path, set())

    def test_the_register_holds_them_as_strings(self):
        cases = " ".join(f"{number}.case" for number in range(len(GROUPS)))
        ran = run(f"diptych-cli register {cases} -o register.xlsx", self.folder, PROGRAMS)
        self.assertEqual(ran.code, 0, ran.err)
        self.workbook_is_safe(self.folder / "register.xlsx",
                              {"COUNTA", "COUNTIF", "COUNT", "SUM", "SUBTOTAL", "MAX", "MIN"})
        with zipfile.ZipFile(self.folder / "register.xlsx") as book:
            strings = ElementTree.fromstring(book.read("xl/sharedStrings.xml"))
        texts = {squeezed("".join(item.itertext())) for item in strings}
        for names in GROUPS:
            for name in (names[1], names[3], *names[-2:]):
                self.assertIn(squeezed(shown(name)), texts)

    def test_lists_of_the_archive_are_safe_to_print(self):
        incident = ('<incident schema="diptych.incident/1"><title>x&#27;[2J</title>'
                    '<event name="a&#x202e;b" arbiter="c&#7;"/><player side="white" '
                    'name="Mu&#x200b;ster&#155;"/><ruling state="proposal"/></incident>')
        (self.folder / "spelt-out.xml").write_text(incident)
        for command in ("archive add spelt-out.xml", "archive add 0.case 1.case",
                        "archive list", "archive show 1", "archive list --statistics",
                        "archive search --player ster", "archive check",
                        "archive list --format json"):
            ran = run(f"diptych-cli {command} --store store", self.folder, PROGRAMS)
            self.assertEqual(ran.code, 0, f"{command}: {ran.err}")
            self.assert_safe(ran.out + ran.err, command)
        self.assertIsNone(UNSEEN.search(ran.out))

    def test_what_is_printed_about_a_case_is_safe(self):
        for number in range(len(GROUPS)):
            for command in ("rule", "rule --for players --lang de", "check"):
                ran = run(f"diptych-cli {command} {number}.case", self.folder, PROGRAMS)
                self.assertIn(ran.code, (0, 1, 2), ran.err)
                self.assert_safe(ran.out + ran.err, command)

    def test_entries_are_safe_to_print(self):
        (self.folder / "entries.txt").write_text(ENTRIES)
        (self.folder / "spelt-out.json").write_text(
            '{"segments":[{"start":0,"end":1,"text":"\\u001b[31m e 4"},'
            '{"start":2,"end":3,"text":"e 5 \\u202e"}]}')
        (self.folder / "spelt-out.csv").write_text('White,Black\n"e4\x1b[1m","e5"\n"Nf3","=Nc6"\n')
        for name in ("entries.txt", "spelt-out.json", "spelt-out.csv"):
            for command in (f"read {name}", f"convert --to pgn {name}"):
                ran = run(f"diptych-cli {command}", self.folder, PROGRAMS)
                self.assertIn(ran.code, (0, 1, 2), ran.err)
                self.assert_safe(ran.out + ran.err, command)

    def test_signers_cannot_disguise_themselves(self):
        (self.folder / "secret").write_text("felix drei\n")
        with_secret = "--passphrase-file secret"
        name = "Eve\u202e\x1b[2J\u200b Chief"
        made = run(f"diptych-cli identity new --name '{name}' -o eve.p12 {with_secret}",
                   self.folder, PROGRAMS)
        self.assert_safe(made.out + made.err, "identity new")
        if made.code == 0:
            (self.folder / "ruled.case").write_text(
                f"# x\n[score white]\n{ENTRIES}[score black]\n{ENTRIES}[ruling]\n"
                "choose continue\nreason x\n")
            for command in ("sign ruled.case --identity eve.p12 -o eve.asice " + with_secret,
                            "verify eve.asice", "identity show eve.p12 " + with_secret):
                ran = run(f"diptych-cli {command}", self.folder, PROGRAMS)
                self.assertEqual(ran.code, 0, f"{command}: {ran.err}")
                self.assert_safe(ran.out + ran.err, command)
                self.assertIsNone(UNSEEN.search(ran.out), command)


if __name__ == "__main__":
    PROGRAMS = sys.argv.pop(1)
    unittest.main(verbosity=2)
