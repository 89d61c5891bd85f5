"""Moves written with handwriting fonts, every letter a little different, as ink on white paper."""

from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from augment import CELL_HEIGHT, CELL_WIDTH

# Kept for measuring: no training sees these hands.
UNSEEN = {"kalam", "patrick-hand", "handlee", "coming-soon", "neucha"}
DEBIAN = ("bwht", "breip", "fifthhorseman", "rufscript", "sjfonts", "humor-sans")


def font_files(folder=None):
    """Handwriting fonts of Debian, and every TTF in the folder."""
    roots = [
        Path("/usr/share/fonts") / kind / name
        for kind in ("truetype", "opentype")
        for name in DEBIAN
    ]
    files = [
        f for root in roots + ([Path(folder)] if folder else []) for f in root.rglob("*.[to]tf")
    ]
    return sorted({f.name: f for f in files}.values(), key=lambda f: f.name)


def has_small_letters(path):
    """Whether `e` is lower than `E`; in the other fonts b3 and B3 look alike."""
    small, capital = (open_font(path, 100).getbbox(c) for c in "eE")
    return small[3] - small[1] < 0.85 * (capital[3] - capital[1])


def training_fonts(folder=None):
    return [f for f in font_files(folder) if f.stem.lower() not in UNSEEN and has_small_letters(f)]


@lru_cache(maxsize=400)
def open_font(path, size):
    return ImageFont.truetype(str(path), size)


@lru_cache(maxsize=200)
def size_for(path, height):
    """The size at which the digits and capitals of the font are so many pixels high."""
    box = open_font(path, 100).getbbox("N4d5")
    return max(8, int(100 * height / max(1, box[3] - box[1])))


def letter(character, font, rng, unrest):
    """One letter: (ink as floats, left edge and top relative to the pen, how far the pen moves)."""
    box = font.getbbox(character)
    margin = 6
    width, height = box[2] - box[0] + 2 * margin, box[3] - box[1] + 2 * margin
    image = Image.new("L", (max(1, width), max(1, height)))
    ImageDraw.Draw(image).text((margin - box[0], margin - box[1]), character, 255, font)
    ink = np.asarray(image, np.float32) / 255
    angle = rng.normal(0, 3.0) * unrest
    turn = cv2.getRotationMatrix2D(
        (width / 2, height / 2), angle, 1 + rng.normal(0, 0.05) * unrest
    )
    turn[0, 1] += rng.normal(0, 0.06) * unrest
    return (
        cv2.warpAffine(ink, turn, (width, height)),
        box[0] - margin,
        box[1] - margin,
        font.getlength(character),
    )


def written(text, path, height, rng, unrest=1.0):
    """The text in one line, ink 1 and paper 0, letters about `height` pixels high; cut tight."""
    font = open_font(path, size_for(path, height))
    ink = np.zeros((4 * height, (len(text) + 3) * 3 * height), np.float32)
    pen, base = float(height), height
    for character in text:
        if character == " ":
            pen += 0.5 * height
            continue
        stroke, left, top, advance = letter(character, font, rng, unrest)
        x = int(pen + left)
        y = int(base + top + rng.normal(0, 0.035 * height) * unrest)
        y, x = max(y, 0), max(x, 0)
        place = ink[y : y + stroke.shape[0], x : x + stroke.shape[1]]
        np.maximum(place, stroke[: place.shape[0], : place.shape[1]], out=place)
        pen += advance * (1 + rng.normal(0, 0.06) * unrest) + rng.normal(0, 0.02 * height) * unrest
    rows, columns = np.flatnonzero(ink.max(1) > 0.1), np.flatnonzero(ink.max(0) > 0.1)
    if not rows.size:
        return np.zeros((1, 1), np.float32)
    return ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]


def paste(ink, target, x, y):
    """Adds ink to the target, cut where it leaves it."""
    x0, y0 = max(x, 0), max(y, 0)
    x1 = min(x + ink.shape[1], target.shape[1])
    y1 = min(y + ink.shape[0], target.shape[0])
    if x1 > x0 and y1 > y0:
        np.maximum(
            target[y0:y1, x0:x1], ink[y0 - y : y1 - y, x0 - x : x1 - x], out=target[y0:y1, x0:x1]
        )


def font_cell(texts, path, rng):
    """A cell as `scan_cells` writes it: the middle one of three texts, between ruled lines."""
    cell = np.zeros((CELL_HEIGHT, CELL_WIDTH), np.float32)
    width = int(rng.integers(150, 260))
    height = int(rng.integers(18, 34))
    left = int(rng.integers(3, 50))
    for i, text in enumerate(texts):
        ink = written(text, path, height, rng) * rng.uniform(0.45, 1)
        middle = 34 + 40 * (i - 1) + int(rng.normal(0, 3))
        paste(ink, cell, left + int(rng.normal(0, 6)), middle - ink.shape[0] // 2)
    strength = rng.uniform(0.3, 1)
    for y in (14, 54):
        y += int(rng.integers(-2, 3))
        np.maximum(cell[y : y + 2, :width], strength, out=cell[y : y + 2, :width])
    np.maximum(cell[:, width : width + 2], strength, out=cell[:, width : width + 2])
    cell[:, width + 3 :] = 0
    cell = cv2.GaussianBlur(cell, (0, 0), rng.uniform(0.5, 1.2))
    cell += rng.standard_normal(cell.shape, dtype=np.float32) * 0.02 * (cell > -1)
    cell /= max(np.percentile(cell, 99.5), 0.15)
    return (np.clip(cell, 0, 1) * 255).astype(np.uint8)


def font_cells(count, texts, folder, seed):
    """So many (cell, label) with texts drawn from the given ones and the fonts for training."""
    files = training_fonts(folder)
    if count and not files:
        raise SystemExit(
            "no handwriting fonts found; install those named in README.md or use --font-cells 0"
        )
    rng = np.random.default_rng((seed, 3))
    for i in range(count):
        chosen = [texts[j] for j in rng.integers(len(texts), size=3)]
        yield font_cell(chosen, files[i % len(files)], rng), chosen[1]
