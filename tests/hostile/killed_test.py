#!/usr/bin/env python3
"""Programs that are killed half way: what was there stays whole, or what is new is whole.

    killed_test.py PROGRAMS SAMPLES
"""

import sqlite3
import sys
import tempfile
import time
import unittest
import zipfile
from pathlib import Path

from program import kill, run, start

PROGRAMS = ""
SAMPLES = ""
KILLS = 4  # at moments spread over the time that the command takes


class Killed(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.folder = Path(place.name)
        self.ruled = f"'{SAMPLES}/02-the-scores-differ/incident.case'"

    def succeed(self, command):
        ran = run(command, self.folder, PROGRAMS)
        self.assertEqual(ran.code, 0, f"{command}\n{ran.err}")
        return ran

    def kill_at_many_moments(self, command, after_each):
        begin = time.monotonic()
        self.succeed(command)
        whole = time.monotonic() - begin
        for moment in range(KILLS):
            process = start(command, self.folder, PROGRAMS)
            time.sleep(whole * (moment + 0.5) / KILLS)
            kill(process)
            after_each()
        self.succeed(command)

    def names(self, place="."):
        """What stands in a folder, without what a killed program left beside the files."""
        return sorted(path.name for path in (self.folder / place).iterdir()
                      if not path.name.endswith(".part"))

    def test_a_report_is_whole_in_every_format(self):
        def check():
            self.assertEqual(self.names("out"), names)
            for path in (self.folder / "out").iterdir():
                if not path.name.endswith(".part"):
                    self.assertIn(path.suffix, ENDS)
                    self.assertTrue(ENDS[path.suffix](path.read_bytes()), path)

        command = f"diptych-cli report {self.ruled} -o out --force"
        self.succeed(command)
        names = self.names("out")
        self.assertEqual(len(names), 7)
        self.kill_at_many_moments(command, check)

    def test_a_register_is_whole(self):
        def check():
            with zipfile.ZipFile(self.folder / "register.xlsx") as book:
                self.assertIsNone(book.testzip())

        self.kill_at_many_moments(f"diptych-cli register {self.ruled} -o register.xlsx --force",
                                  check)

    def test_a_signed_container_is_whole(self):
        (self.folder / "secret").write_text("felix drei\n")
        self.succeed("diptych-cli identity new --name 'Chief, Carla' -o chief.p12 "
                     "--passphrase-file secret")
        self.kill_at_many_moments(
            f"diptych-cli sign {self.ruled} --identity chief.p12 --passphrase-file secret "
            "-o issue.asice --force",
            lambda: self.succeed("diptych-cli verify issue.asice"))

    def test_an_archive_loses_nothing_and_has_no_halves(self):
        def check():
            nonlocal least
            answer = self.succeed("diptych-cli archive check --store store").out
            self.assertRegex(answer, r"^\d+ entries, 0 problems\n$")
            entries = int(answer.split()[0])
            self.assertIn(entries, (least, least + 1))
            least = entries
            with sqlite3.connect(self.folder / "store/archive.sqlite") as store:
                counts = [store.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
                          for table in ("incident", "document")]
                self.assertEqual(counts, [entries - 1, entries - 1])

        self.succeed("diptych-cli archive init --name Open --store store")
        least = 2
        self.kill_at_many_moments(f"diptych-cli archive add {self.ruled} --force --store store", check)

    def test_an_export_has_no_half_files(self):
        def check():
            for path in (self.folder / "out").glob("*.xml"):
                self.assertTrue(ENDS[".xml"](path.read_bytes()))

        self.succeed("diptych-cli archive init --name Open --store store")
        self.succeed(f"diptych-cli archive add {self.ruled} {self.ruled} --force --store store")
        self.kill_at_many_moments("diptych-cli archive export -o out --store store --force", check)


# How each format ends when it is whole.
ENDS = {
    ".pdf": lambda data: data.rstrip().endswith(b"%%EOF"),
    ".html": lambda data: data.endswith(b"</html>\n"),
    ".txt": lambda data: data.endswith(b"\n"),
    ".brf": lambda data: data.rstrip(b"\r\n\f") != b"" and data.endswith((b"\n", b"\f")),
    ".xlsx": lambda data: b"PK\x05\x06" in data[-200:],
    ".xml": lambda data: data.endswith(b"</incident>\n"),
    ".pgn": lambda data: data.endswith(b"\n"),
}

if __name__ == "__main__":
    PROGRAMS, SAMPLES = sys.argv[1:3]
    del sys.argv[1:3]
    unittest.main(verbosity=2)
