"""Cells as the program cuts them (`scan_cells`): one PNG a page, 120 cells of 72 x 288 in order."""

from pathlib import Path

import cv2

from augment import CELL_HEIGHT


def read_page(folder, page):
    """[cells, 72, 288] of bytes, ink high, in the order of the half-moves."""
    path = Path(folder) / f"{page}.png"
    image = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
    if image is None:
        raise SystemExit(
            f"{path}: no cells of page {page}; run scan_cells over the data folder first"
        )
    return image.reshape(-1, CELL_HEIGHT, image.shape[1])


def labelled(folder, pages, labels):
    """(cell, label) for every label of the pages."""
    for page in pages:
        cells = read_page(folder, page)
        for ply, label in sorted(labels[page].items()):
            if ply <= len(cells):
                yield cells[ply - 1], label


def empty(folder):
    """The cells of the blank forms, last row left out (a result is often circled below it)."""
    for path in sorted(Path(folder).glob("empty_*.png")):
        yield from read_page(folder, path.stem)[:118]
