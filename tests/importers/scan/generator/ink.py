"""Real handwriting in other layouts: the cells of a held-out page pasted into a new form."""

import cv2
import numpy as np

import games  # noqa: F401  (puts the training folder on the path)
import cells
import sheets
from augment import CELL_HEIGHT
from pens import put

PITCH, ABOVE = 40, 14  # rows of a stored cell: one row of the form, and what lies above its line


class Ink:
    """The writing of one page, cell by cell."""

    language = "en"

    def __init__(self, page, images, labels, rng):
        self.images, self.labels, self.rng = images, labels, rng
        self.darkness = rng.uniform(0.6, 0.9)
        self.description = f"ink HCS {page}"
        self.form = None

    def write(self, san, ply, image, cell):
        left, top, right, bottom = cell
        stored = self.images[ply].astype(np.float32) / 255
        stored = without_lines(stored)
        scale = (bottom - top) / PITCH
        narrow = min(1.0, (right - left) / (scale * max(1, written_width(stored))))
        ink = cv2.resize(stored, None, fx=scale * narrow, fy=scale, interpolation=cv2.INTER_AREA)
        ink = ink[:, : int(right - left)]
        put(image, ink, left, top - ABOVE * scale, self.darkness)
        return self.labels.get(ply + 1, "-")


def written_width(stored):
    columns = np.flatnonzero(stored[ABOVE : ABOVE + PITCH].max(0) > 0.3)
    return columns[-1] + 4 if columns.size else stored.shape[1]


def without_lines(stored):
    """The cell without its ruled lines and without its neighbours' ink."""
    ink = stored.copy()
    across = ink.mean(1)
    for y in np.flatnonzero(across > 0.45 * max(across.max(), 0.2)):
        if abs(y - ABOVE) < 6 or abs(y - ABOVE - PITCH) < 6:
            ink[y] = 0
    down = ink[ABOVE + 3 : ABOVE + PITCH - 3].mean(0)
    upright = cv2.dilate((down > 0.6).astype(np.uint8)[None], np.ones((1, 5), np.uint8))[0]
    ink[:, upright > 0] = 0
    ink[: ABOVE - 8] = 0
    ink[CELL_HEIGHT - 10 :] = 0
    ink[ink < 0.12] = 0
    return ink


def agreeing_pages(path):
    """{page: moves} of the held-out pages of which the game bears out all but 2 labels."""
    found = {}
    for line in path.read_text().splitlines():
        counts, moves, *_ = line.split("|")
        game, *pages = counts.split()
        if game in sum(sheets.held_out(), []):
            for page, wrong in (field.split(":") for field in pages):
                if int(wrong) <= 2 and page not in sheets.POORLY_CUT:
                    found[page] = moves.split()
    return found


def real_game(options, rng, number):
    """(moves, pen) of a held-out page whose labels agree with a legal game."""
    found = agreeing_pages(options.truth)
    if not found:
        raise SystemExit(f"{options.truth}: no held-out page with a game")
    page = sorted(found)[number % len(found)]
    labels = sheets.read_labels(options.labels)[page]
    images = cells.read_page(options.cells, page)
    return found[page][: max(labels)], Ink(page, images, labels, rng)
