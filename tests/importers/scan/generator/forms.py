"""Empty score sheets as a printer would make them: ruled table, captions, move numbers."""

import xml.etree.ElementTree as xml
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

PROJECT = Path(__file__).resolve().parents[4]
WIDTH, HEIGHT = 1240, 1754  # A4 at 150 dots per inch
DEJAVU = "/usr/share/fonts/truetype/dejavu/"

CAPTIONS = {
    "en": ("SCORE SHEET", "Event", "Round", "WHITE", "BLACK", "Result"),
    "de": ("PARTIEFORMULAR", "Turnier", "Runde", "Weiß", "Schwarz", "Ergebnis"),
    "fr": ("FEUILLE DE PARTIE", "Tournoi", "Ronde", "Blancs", "Noirs", "Résultat"),
    "es": ("PLANILLA", "Torneo", "Ronda", "Blancas", "Negras", "Resultado"),
    "nl": ("NOTATIEFORMULIER", "Toernooi", "Ronde", "Wit", "Zwart", "Uitslag"),
    "it": ("FORMULARIO", "Torneo", "Turno", "Bianco", "Nero", "Risultato"),
}


@dataclass
class Table:
    """An empty sheet and where its cells lie: (left, top, right, bottom) for each half-move."""

    image: np.ndarray
    cells: list = field(default_factory=list)
    outline: tuple = ()


def columns_of(form_id):
    """(rows, blocks, [(kind, width, ruled)]) of a form of the program."""
    root = xml.parse(PROJECT / "importers/scan/forms/forms.xml").getroot()
    form = next((f for f in root if f.get("id") == form_id), None)
    if form is None:
        raise SystemExit(f"forms.xml: no form {form_id}")
    columns = [(c.get("kind"), float(c.get("width")), c.get("rule") != "no") for c in form]
    return int(form.get("rows")), int(form.get("blocks")), columns


def form_ids():
    root = xml.parse(PROJECT / "importers/scan/forms/forms.xml").getroot()
    return [form.get("id") for form in root]


def draw_header(draw, language, top):
    """Title, players and event with lines to write on."""
    title, event, round_, white, black, result = CAPTIONS[language]
    large = ImageFont.truetype(DEJAVU + "DejaVuSans-Bold.ttf", 30)
    small = ImageFont.truetype(DEJAVU + "DejaVuSans.ttf", 18)
    draw.text((WIDTH / 2, 60), title, 20, large, anchor="mm")
    for i, (left, right) in enumerate(((event, round_), (white, black))):
        y = 110 + 44 * i
        for x, caption in ((90, left), (680, right)):
            draw.text((x, y), caption, 30, small, anchor="ls")
            draw.line((x + 110, y + 4, x + 470, y + 4), 60, 1)
    draw.text((90, HEIGHT - 40), result + ":   1-0     ½-½     0-1", 30, small, anchor="ls")
    assert top > 180


def draw_captions(draw, lefts, top, height, language, columns, inverse):
    """The row above the moves: White and Black, the latter white on black on some forms."""
    font = ImageFont.truetype(DEJAVU + "DejaVuSans-Bold.ttf", 17)
    for left, right, kind in lefts:
        if kind not in ("white", "black"):
            continue
        dark = inverse and kind == "black"
        if dark:
            draw.rectangle((left, top - height, right, top), 30)
        text = CAPTIONS[language][3 if kind == "white" else 4]
        draw.text(
            ((left + right) / 2, top - height / 2), text, 245 if dark else 30, font, anchor="mm"
        )


def strips(columns, blocks, left, right, rng):
    """[(left, right, kind, ruled)] of all columns, the widths a little varied."""
    widths = np.array([width * (1 + rng.uniform(-0.04, 0.04)) for _, width, _ in columns] * blocks)
    edges = left + (right - left) * np.concatenate([[0], np.cumsum(widths) / widths.sum()])
    kinds = [(kind, ruled) for kind, _, ruled in columns] * blocks
    return [(edges[i], edges[i + 1], *kinds[i]) for i in range(len(kinds))]


def empty_sheet(form_id, language, rng):
    """A sheet of the form, printed."""
    rows, blocks, columns = columns_of(form_id)
    image = Image.new("L", (WIDTH, HEIGHT), 248)
    draw = ImageDraw.Draw(image)
    left, right = 70 + rng.uniform(-15, 15), WIDTH - 70 + rng.uniform(-15, 15)
    top, bottom = 245 + rng.uniform(-20, 20), HEIGHT - 95 + rng.uniform(-30, 15)
    pitch = (bottom - top) / rows
    parts = strips(columns, blocks, left, right, rng)
    draw_header(draw, language, top)
    draw_captions(
        draw, [p[:3] for p in parts], top, 36, language, columns, form_id.startswith("us")
    )
    line = int(rng.integers(30, 110))
    heavy = 2 if rng.random() < 0.6 else 3
    for row in range(rows + 1):
        y = top + row * pitch
        draw.line((left, y, right, y), line, 3 if row in (0, rows) else heavy - 1)
    numbers = ImageFont.truetype(DEJAVU + "DejaVuSerif.ttf", int(min(22, 0.5 * pitch)))
    table = Table(np.empty(0), [], (left, top, right, bottom))
    draw.line((left, top, left, bottom), line, heavy)
    block = -1
    for start, end, kind, ruled in parts:
        if kind == "number":
            block += 1
            for row in range(rows):
                text = str(block * rows + row + 1)
                draw.text(
                    ((start + end) / 2, top + (row + 0.5) * pitch), text, 50, numbers, anchor="mm"
                )
        if ruled:
            draw.line((end, top, end, bottom), line, heavy)
    moves = [p for p in parts if p[2] in ("white", "black")]
    for block in range(blocks):
        for row in range(rows):
            for start, end, _, _ in moves[2 * block : 2 * block + 2]:
                table.cells.append((start, top + row * pitch, end, top + (row + 1) * pitch))
    table.image = np.asarray(image, np.float32)
    return table
