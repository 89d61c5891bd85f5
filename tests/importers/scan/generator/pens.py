"""What puts the moves into the cells: a printer or typewriter, or a hand."""

from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

import games  # noqa: F401  (puts the training folder on the path)
import fonts

PRINTED = (
    "truetype/dejavu/DejaVuSans.ttf",
    "truetype/dejavu/DejaVuSerif.ttf",
    "truetype/dejavu/DejaVuSansMono.ttf",
    "opentype/urw-base35/NimbusRoman-Regular.otf",
    "opentype/urw-base35/NimbusSans-Regular.otf",
    "opentype/urw-base35/NimbusMonoPS-Regular.otf",
    "opentype/urw-base35/C059-Roman.otf",
)


def put(image, ink, left, top, darkness):
    """Darkens the page where the ink is (1 full, 0 none)."""
    y0, x0 = max(int(top), 0), max(int(left), 0)
    place = image[y0 : y0 + ink.shape[0], x0 : x0 + ink.shape[1]]
    ink = ink[: place.shape[0], : place.shape[1]]
    place *= 1 - ink * darkness


class Printer:
    """One printed font, the same size on the whole sheet."""

    def __init__(self, form, language, options, rng):
        self.form, self.language = form, language
        paths = [Path("/usr/share/fonts") / name for name in PRINTED]
        paths = [p for p in paths if p.exists()]
        self.path = paths[int(rng.integers(len(paths)))]
        self.habits = games.Habits(language, rng, careful=True)
        self.share = rng.uniform(0.5, 0.62)
        self.darkness = rng.uniform(0.75, 0.95)
        self.indent = rng.uniform(0.08, 0.25)
        self.rng = rng
        self.description = f"print {self.path.stem}"

    def write(self, san, ply, image, cell):
        text = self.habits.write(san)
        left, top, right, bottom = cell
        font = ImageFont.truetype(str(self.path), int(self.share * (bottom - top)))
        box = font.getbbox(text)
        canvas = Image.new("L", (box[2] + 8, box[3] + 8))
        ImageDraw.Draw(canvas).text((4, 4), text, 255, font)
        ink = np.asarray(canvas, np.float32) / 255
        ascent, descent = font.getmetrics()
        y = (top + bottom) / 2 - (ascent + descent) / 2 - 4 + self.rng.normal(0, 0.6)
        x = min(left + self.indent * (right - left), right - ink.shape[1]) + self.rng.normal(
            0, 0.6
        )
        put(image, ink, max(x, left), y, self.darkness)
        return text


class Writer:
    """One handwriting font with a hand's unrest; pencil or pen."""

    def __init__(self, form, language, options, rng):
        self.form, self.language = form, language
        paths = fonts.font_files(options.fonts)
        if not options.seen:
            paths = [p for p in paths if p.stem.lower() in fonts.UNSEEN]
        if not paths:
            raise SystemExit(
                "no handwriting fonts found: install them or name a folder with --fonts"
            )
        self.path = paths[int(rng.integers(len(paths)))]
        self.habits = games.Habits(language, rng, careful=False)
        self.share = rng.uniform(0.48, 0.72)
        self.darkness = rng.uniform(0.35, 0.9)
        self.indent = rng.uniform(0.08, 0.3)
        self.unrest = rng.uniform(0.6, 1.3)
        self.rng = rng
        self.description = f"hand {self.path.stem}"

    def write(self, san, ply, image, cell):
        text = self.habits.write(san)
        left, top, right, bottom = cell
        pitch, width = bottom - top, right - left
        ink = fonts.written(
            text, self.path, max(10, int(self.share * pitch)), self.rng, self.unrest
        )
        room = 0.95 * width
        if ink.shape[1] > room:
            ink = cv2.resize(ink, None, fx=room / ink.shape[1], fy=1, interpolation=cv2.INTER_AREA)
        x = min(
            left + self.indent * width + self.rng.normal(0, 0.03 * width), right - ink.shape[1]
        )
        y = (top + bottom) / 2 - ink.shape[0] / 2 + self.rng.normal(0, 0.06 * pitch)
        put(image, ink, max(x, left + 1), y, self.darkness * self.rng.uniform(0.85, 1))
        return text
