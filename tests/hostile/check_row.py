#!/usr/bin/env python3
"""Holds the program to MESSAGES.md, the table of hostile inputs.

    check_row.py names                       the tests, one for each row
    check_row.py run NAME PROGRAMS PATIENCE  makes the input, runs the command, compares

A row says what is given to the program, the command, its exit code and its message. `…` stands for
anything. With exit code 2 the message is the only line of the program's own, and nothing is on
standard output. No row may hang, take more than two seconds of processor time (eight where pages
are drawn) or hold more than 512 MB, times PATIENCE.
"""

import re
import sys
import tempfile
from pathlib import Path

import files  # noqa: F401  (the makers of the inputs)
import pdfs  # noqa: F401
import pictures  # noqa: F401
import xml_texts  # noqa: F401
import zips  # noqa: F401
from makers import make_all
from program import PREFIX, run

TABLE = Path(__file__).with_name("MESSAGES.md")
MOST_MEGABYTES = 512

# A page has to be drawn before anything can be said about it, and a pipe is read to its limit.
DRAWN = ("scan-", "picture-", "png-", "jpeg-", "tiff-", "moves-replay", "zeros-replay",
         "zeros-verify")


def rows():
    """The rows of the table: name, command, exit code, message."""
    for line in TABLE.read_text().splitlines():
        cells = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) == 5 and cells[3].isdigit():
            yield cells[0], cells[2].strip("`"), int(cells[3]), cells[4].strip("`")


def fits(message, line):
    """Whether a line is the message, where `…` is anything."""
    pattern = ".*".join(re.escape(part) for part in message.split("…"))
    return re.fullmatch(pattern, line) is not None


def check(name, programs, patience):
    command, code, message = next(row[1:] for row in rows() if row[0] == name)
    seconds = 8.0 if name.startswith(DRAWN) else 2.0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        make_all(command, folder)
        ran = run(command, folder, programs)
    told = f"{command}\nexit {ran.code}, {ran.seconds:.2f} s, {ran.megabytes:.0f} MB\n" \
           f"{ran.err}{ran.out[:2000]}"
    print(told)
    assert ran.code == code, f"expected exit {code}"
    assert any(fits(message, line) for line in ran.lines()), f"expected the message {message}"
    if code == 2:
        ours = [line for line in ran.err.splitlines() if line.startswith(PREFIX)]
        assert len(ours) == 1, "expected one line of the program's own"
        assert ran.out == "", "expected nothing on standard output"
    assert ran.seconds <= seconds * patience, f"expected at most {seconds} s"
    assert ran.megabytes <= MOST_MEGABYTES * patience, f"expected at most {MOST_MEGABYTES} MB"


if __name__ == "__main__":
    if sys.argv[1] == "names":
        print(";".join(row[0] for row in rows()), end="")
    else:
        try:
            check(sys.argv[2], sys.argv[3], float(sys.argv[4]))
        except AssertionError as failure:
            sys.exit(f"FAILED: {failure}")
