"""The sheets of the HCS data set: labels as written, pages of a game, what no training sees."""

import random
import re
from pathlib import Path

HERE = Path(__file__).parent
# Pages whose grid the page finder does not follow well enough to learn from.
POORLY_CUT = {"047_1", "074_0", "107_0"}
# Two photographs of one hand (a carbon copy): no second witness.
CARBON_COPIES = {"002", "073", "079"}
# Two pages whose moves do not stand at the same numbers or do not belong together.
UNEQUAL = {"078", "080", "095", "098", "103"}
MISSING = {"010_0"}


def half_move(name):
    """`013_0_7_black.png` -> ("013_0", 14); half-moves are counted from 1."""
    page, number, side = re.fullmatch(r"(\w+?_\d+)_(\d+)_(white|black)\.png", name).groups()
    return page, 2 * int(number) - (side == "white")


def read_labels(path):
    """{page: {half-move: label as written}}."""
    pages = {}
    for line in Path(path).read_text().splitlines():
        fields = line.split()
        if len(fields) == 2:
            page, ply = half_move(fields[0])
            pages.setdefault(page, {})[ply] = fields[1]
    return pages


def games(pages):
    """{game: [pages]} in order."""
    found = {}
    for page in sorted(pages):
        found.setdefault(page.split("_")[0], []).append(page)
    return found


def choose_held_out(pages, seed=8, pairs=15, singles=20):
    """15 games with two independent sheets and 20 single pages, fixed by the seed."""
    found = games(pages)
    two = [
        g for g, p in found.items() if len(p) > 1 and g not in CARBON_COPIES and g not in UNEQUAL
    ]
    one = [g for g, p in found.items() if len(p) == 1 and not set(p) & (POORLY_CUT | MISSING)]
    chance = random.Random(seed)
    return sorted(chance.sample(two, pairs)), sorted(chance.sample(one, singles))


def held_out():
    """(games with two sheets, games with one), as listed in held_out.txt."""
    lists = {"two": [], "one": []}
    for line in (HERE / "held_out.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            kind, *numbers = line.split()
            lists[kind] += numbers
    return lists["two"], lists["one"]


def training_pages(pages):
    kept_out = set(sum(held_out(), []))
    return [
        p
        for p in sorted(pages)
        if p.split("_")[0] not in kept_out | {"107"} and p not in POORLY_CUT | MISSING
    ]


def correct(pages, path):
    """Replaces labels by those of a file of lines `page half-move as-written corrected`."""
    for line in Path(path).read_text().splitlines():
        if line and not line.startswith("#"):
            page, ply, wrong, right = line.split()
            if pages.get(page, {}).get(int(ply)) == wrong:
                pages[page][int(ply)] = right
