"""How many moves of real sheets the program reads from the picture on.

    python3 scan_accuracy.py DIPTYCH-CLI PICTURES truth.txt [--clean] [--games 013 037 ...]

truth.txt is what importers/scan/handwriting/training/truth.py found by legality from all labels of a
game together; of games that the labels bear out equally well the one counts that was read best. Only games that no training saw are read: one sheet alone (`read`), and both sheets of a
game (`compare`). A move counts where the same move stands at the same half-move. Also printed: how many
half-moves the program flags, and how many of its errors are among them. With --clean only games of
which some page has at most 4 labels (or 8 %) that disagree with the game.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(PROJECT / "importers/scan/handwriting/training"))

import sheets  # noqa: E402


def misread(truth, read):
    """The half-moves at which another move was read, or none."""
    return {i + 1 for i, move in enumerate(truth) if i >= len(read) or read[i] != move}


class Tally:
    """Moves, errors and flags of several sheets or games."""

    def __init__(self, name):
        self.name = name
        self.plies = self.right = self.whole = self.games = self.flagged = self.caught = 0

    def add(self, versions, read, flagged):
        truth, wrong = min(
            ((moves, misread(moves, read)) for moves in versions), key=lambda pair: len(pair[1])
        )
        flags = {ply for ply in flagged if ply <= len(truth)}
        self.plies += len(truth)
        self.right += len(truth) - len(wrong)
        self.games += 1
        self.whole += not wrong and len(read) == len(truth)
        self.flagged += len(flags)
        self.caught += len(wrong & flags)
        return len(wrong)

    def line(self):
        if not self.plies:
            return f"{self.name}: none"
        errors = self.plies - self.right
        return (
            f"{self.name}: {self.games} read, {self.plies} half-moves, "
            f"{100 * self.right / self.plies:.2f} % right, "
            f"{self.whole} without an error; flagged {100 * self.flagged / self.plies:.1f} % with "
            f"{self.caught} of {errors} errors"
        )


def answer(*command):
    """The JSON answer of the program, or None where it says that it cannot read the picture."""
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode > 1:
        print(" ".join(command[1:]), run.stderr.strip().splitlines()[-1:], file=sys.stderr)
        return None
    return json.loads(run.stdout)


def plain(san):
    return (san or "?").rstrip("+#")


def one_sheet(program, picture):
    """(moves, flagged half-moves) of one sheet read alone."""
    sheet = answer(program, "read", str(picture), "--format", "json") or {"entries": []}
    moves, flagged = {}, []
    for entry in sheet["entries"]:
        if entry["ply"]:
            moves[entry["ply"]] = plain(entry["san"])
            if entry["state"] != "read":
                flagged.append(entry["ply"])
    return [moves.get(ply, "?") for ply in range(1, max(moves, default=0) + 1)], flagged


def both_sheets(program, white, black):
    """(moves, flagged half-moves) of the likeliest game behind two sheets."""
    found = answer(
        program, "compare", "--white", str(white), "--black", str(black), "--format", "json"
    )
    game = found["game"] if found else {"san": [], "doubtful": []}
    return [plain(san) for san in game["san"]], game["doubtful"]


def read_truth(path):
    """{game: ({page: labels that disagree}, [moves, other moves ...])}."""
    found = {}
    for line in Path(path).read_text().splitlines():
        counts, *versions = line.split("|")
        game, *pages = counts.split()
        found[game] = (
            {page: int(wrong) for page, wrong in (field.split(":") for field in pages)},
            [[plain(move) for move in moves.split()] for moves in versions],
        )
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("pictures", type=Path)
    parser.add_argument("truth", type=Path)
    parser.add_argument("--clean", action="store_true")
    parser.add_argument("--games", nargs="*", help="only these")
    options = parser.parse_args()
    truth = read_truth(options.truth)
    single, pair = Tally("one sheet"), Tally("both sheets")
    for game in options.games or sum(sheets.held_out(), []):
        pages, versions = truth[game]
        clean = min(pages.values()) <= max(4, 0.08 * len(versions[0]))
        if options.clean and not clean:
            continue
        pictures = [options.pictures / f"{page}.jpg" for page in pages]
        errors = [single.add(versions, *one_sheet(options.program, picture)) for picture in pictures]
        if len(pictures) > 1:
            errors.append(pair.add(versions, *both_sheets(options.program, *pictures[:2])))
        print(
            game,
            len(versions[0]),
            "half-moves, wrong:",
            *errors,
            "" if clean else "(labels disagree)",
            flush=True,
        )
    print(single.line())
    print(pair.line())


if __name__ == "__main__":
    main()
