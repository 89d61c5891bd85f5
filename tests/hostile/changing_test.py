#!/usr/bin/env python3
"""Files that grow, shrink, or are replaced while the program reads them.

    changing_test.py PROGRAMS
"""

import os
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

from program import HANGS_AFTER, run, start

PROGRAMS = ""
GAME = '[Event "x"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1-0\n\n'


class Changing(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.folder = Path(place.name)

    def while_changing(self, change, command):
        """Runs a command while another thread changes its file again and again."""
        stop = threading.Event()

        def work():
            while not stop.is_set():
                change()

        thread = threading.Thread(target=work)
        thread.start()
        try:
            return run(command, self.folder, PROGRAMS)
        finally:
            stop.set()
            thread.join()

    def test_a_collection_that_is_cut_while_it_is_replayed_ends_with_a_message_or_whole(self):
        path = self.folder / "games.pgn"
        games = GAME * 200_000
        ends = set()
        for pause in (0.002, 0.005, 0.01, 0.02, 0.04, 0.08):
            path.write_text(games)
            process = start("diptych-cli replay games.pgn", self.folder, PROGRAMS)
            time.sleep(pause)
            os.truncate(path, 0)
            out, err = process.communicate(timeout=HANGS_AFTER)
            ends.add(process.returncode)
            if process.returncode == 0:
                self.assertIn(b"200000 games, 2000000 plies, 0 errors", out)
            else:
                self.assertEqual(process.returncode, 2, err)
                self.assertRegex(err, rb"games.pgn: (it was cut short while it was read: found \d+ "
                                      rb"bytes, expected \d+|the file is empty)\n")
        self.assertLessEqual(ends, {0, 2})

    def test_a_file_that_grows_for_ever_is_read_to_the_limit(self):
        path = self.folder / "log.txt"
        path.write_text("1. e4 e5 \n" * 1_600_000)

        def grow():
            with path.open("a") as file:
                file.write("1. e4 e5 \n" * 50_000)
            if path.stat().st_size > 200_000_000:
                time.sleep(0.1)

        ran = self.while_changing(grow, "sleep 0.1; diptych-cli read log.txt")
        self.assertEqual(ran.code, 2)
        self.assertEqual(ran.lines(),
                         ["log.txt: more than 16777216 bytes, which no score or case has"])

    def test_a_case_that_is_replaced_is_read_as_it_was_or_as_it_is(self):
        texts = ["1. e4 e5 2. Nf3\n", "1. d4 d5 2. c4\n"]
        path = self.folder / "incident.case"
        turns = iter(range(1_000_000_000))

        def replace():
            text = texts[next(turns) % 2]
            fresh = self.folder / "fresh"
            fresh.write_text(f"[score white]\n{text}[score black]\n{text}")
            fresh.replace(path)

        replace()
        for _ in range(10):
            ran = self.while_changing(replace, "diptych-cli rule --format json incident.case")
            self.assertEqual(ran.code, 0, ran.err)
            self.assertTrue('"san":["e4","e5","Nf3"]' in ran.out or
                            '"san":["d4","d5","c4"]' in ran.out, ran.out)

    def test_a_pipe_gives_what_comes_through_it(self):
        os.mkfifo(self.folder / "pipe.txt")
        command = ("diptych-cli convert --to uci pipe.txt & sleep 0.2; echo '1. e4 e5' > pipe.txt; "
                   "wait $!")
        ran = run(command, self.folder, PROGRAMS)
        self.assertEqual((ran.code, ran.out), (0, "e2e4 e7e5\n"), ran.err)

    def test_a_pipe_that_nobody_writes_to_is_left_by_an_interrupt(self):
        os.mkfifo(self.folder / "pipe.txt")
        ran = run("timeout --signal=INT 0.3 diptych-cli read pipe.txt", self.folder, PROGRAMS)
        self.assertEqual(ran.code, 124)


if __name__ == "__main__":
    PROGRAMS = sys.argv.pop(1)
    unittest.main(verbosity=2)
