#!/usr/bin/env python3
"""How much processor time the program takes beside programs that everybody has.

    python3 peers.py [--program FOLDER] [--games GAMES.pgn] [--rounds 5]

FOLDER holds diptych-cli; its peers are stockfish, pgn-extract and tesseract as Debian has them.
Each work is done by both in turn, so that a busy machine hits both alike. Printed are the median
seconds of the processor (user and system, of the whole process and its children), the ratio, and
the commands. GAMES.pgn is written out again and again until there are 60 MB of it, once as it is
and once without its comments.
"""

import argparse
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
PAGE = str(PROJECT / "tests/data/scan/print-101.jpg")
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -"
MEGABYTES = 60


class Work:
    """One thing that both programs do: two commands, and what each is told on standard input."""

    def __init__(self, name, ours, theirs, told="", bound=None):
        self.name, self.ours, self.theirs, self.told, self.bound = name, ours, theirs, told, bound


def processor_seconds(command, told, folder):
    """User and system seconds of a command; stops where it fails."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, input=told.encode(), capture_output=True, cwd=folder)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode not in (0, 1):
        sys.exit(f"{' '.join(command)}: {done.stderr.decode(errors='replace')[-300:]}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def make_games(text, path):
    """Games, as often as they fit into 60 MB."""
    text = text.rstrip() + b"\n\n"
    with open(path, "wb") as file:
        for _ in range(MEGABYTES * 1_000_000 // len(text) + 1):
            file.write(text)


def collections(source, folder):
    """Two files: the games as they are, and without comments."""
    text = source.read_bytes()
    bare = re.sub(rb"\{[^}]*\} ?", b"", text)
    for name, content in (("with comments", text), ("without comments", bare)):
        path = f"{folder}/{name.replace(' ', '-')}.pgn"
        make_games(content, path)
        yield name, path


def find(name):
    return shutil.which(name) or shutil.which(name, path="/usr/games")


def works(cli, games):
    stockfish, extract, tesseract = map(find, ("stockfish", "pgn-extract", "tesseract"))
    if stockfish:
        yield Work("perft, start, depth 6", [cli, "perft", "6"], [stockfish],
                   "position startpos\ngo perft 6\nquit\n", 0.35)
        yield Work("perft, kiwipete, depth 5", [cli, "perft", "--fen", KIWIPETE + " 0 1", "5"],
                   [stockfish], f"position fen {KIWIPETE} 0 1\ngo perft 5\nquit\n", 0.25)
    for name, path in games if extract else ():
        yield Work(f"replay of {MEGABYTES} MB {name}", [cli, "replay", path],
                   [extract, "-s", "-r", path], "", 0.075)
    if tesseract:
        yield Work("printed page", [cli, "read", PAGE], [tesseract, PAGE, "-", "--psm", "6"])


def measure(work, rounds, folder):
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(processor_seconds(work.ours, "", folder))
        theirs.append(processor_seconds(work.theirs, work.told, folder))
    return statistics.median(ours), statistics.median(theirs)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", type=Path, default=PROJECT / "build/bin")
    parser.add_argument("--games", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    os.environ["OMP_THREAD_LIMIT"] = "1"
    with tempfile.TemporaryDirectory() as folder:
        # Nothing that was read before is to answer.
        os.environ["XDG_CACHE_HOME"] = folder + "/no-cache"
        Path(folder, "no-cache").write_text("a file, so that no folder can be made here\n")
        games = list(collections(options.games, folder)) if options.games else []
        commands = []
        print("| work | diptych, s | peer, s | ratio | aim |\n|---|---|---|---|---|")
        for work in works(str(options.program.resolve() / "diptych-cli"), games):
            ours, theirs = measure(work, options.rounds, folder)
            aim = "" if work.bound is None else f"{work.bound}"
            print(f"| {work.name} | {ours:.3f} | {theirs:.3f} | {ours / theirs:.3f} | {aim} |",
                  flush=True)
            said = work.told.strip().replace("\n", "\\n")
            commands.append(f"{work.name}:\n    {' '.join(work.ours)}\n    {' '.join(work.theirs)}"
                            + (f"    told: {said}" if said else ""))
        print("\n" + "\n".join(commands))


if __name__ == "__main__":
    main()
