"""Photo-like pictures of score sheets with the truth beside them.

    python3 generate.py OUTPUT --seed 1 --count 20 --writing print|hand|ink [--pairs]
                        [--fonts FOLDER]
                        [--cells FOLDER --labels labels.txt --truth truth.txt]

Each page is OUTPUT/NAME.jpg with OUTPUT/NAME.txt: seed, form, language, writing, moves (SAN), what
was written, and the corners of every cell in the picture. `hand` writes with handwriting fonts that
no training saw (all of them with --seen), `ink` pastes the cells of real sheets that `scan_cells` cut
into another form.
With --pairs two hands write the same game: NAME-w and NAME-b.
"""

import argparse
from pathlib import Path

import numpy as np

import camera
import forms
import games
from ink import real_game
from pens import Printer, Writer


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("output", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--writing", choices=("print", "hand", "ink"), default="print")
    parser.add_argument("--pairs", action="store_true", help="two sheets of each game")
    parser.add_argument("--form", help="one form of forms.xml instead of any")
    parser.add_argument("--language", help="one language instead of any")
    parser.add_argument("--fonts", type=Path, help="folder of further handwriting fonts")
    parser.add_argument("--seen", action="store_true", help="fonts that the training saw, too")
    parser.add_argument("--cells", type=Path, help="cells of real sheets, for --writing ink")
    parser.add_argument("--labels", type=Path, help="labels.txt of the real sheets")
    parser.add_argument(
        "--truth", type=Path, help="truth.txt that training/truth.py wrote, for --writing ink"
    )
    parser.add_argument(
        "--trouble", type=float, default=1.0, help="how bad the photograph is, 0 to 1.5"
    )
    return parser.parse_args()


def sheet(name, moves, pen, options, rng):
    """Draws, photographs and stores one sheet."""
    language, form_id = pen.language, pen.form
    table = forms.empty_sheet(form_id, language, rng)
    written = []
    for ply, move in enumerate(moves[: len(table.cells)]):
        written.append(pen.write(move, ply, table.image, table.cells[ply]))
    shot = camera.Camera(forms.WIDTH, forms.HEIGHT, rng, options.trouble)
    picture = shot.photograph(table.image)
    (options.output / f"{name}.jpg").write_bytes(camera.jpeg(picture, rng))
    with open(options.output / f"{name}.txt", "w") as truth:
        print(
            f"seed {options.seed}\nform {form_id}\nlanguage {language}\nwriting {pen.description}",
            file=truth,
        )
        print("moves", *moves[: len(table.cells)], file=truth)
        print("written", *written, file=truth)
        for ply, (left, top, right, bottom) in enumerate(table.cells):
            corners = [
                shot.place(x, y)
                for x, y in ((left, top), (right, top), (right, bottom), (left, bottom))
            ]
            print(
                "cell",
                ply + 1,
                *(f"{value:.1f}" for corner in corners for value in corner),
                file=truth,
            )


def sheet_form(options, rng, at_least=0):
    """A form with room for so many half-moves."""
    names = [options.form] if options.form else forms.form_ids()
    room = {name: 2 * np.prod(forms.columns_of(name)[:2]) for name in names}
    fitting = [name for name in names if room[name] >= at_least]
    return fitting[int(rng.integers(len(fitting)))], room


def sheet_language(options, rng):
    if options.language:
        return options.language
    return (
        "en"
        if options.writing == "hand"
        else list(games.LETTERS)[int(rng.integers(len(games.LETTERS)))]
    )


def main(options):
    options.output.mkdir(parents=True, exist_ok=True)
    print(f"seed {options.seed}")
    for number in range(options.count):
        rng = np.random.default_rng((options.seed, number))
        name = f"{options.writing}-{options.seed}-{number:03d}"
        if options.writing == "ink":
            moves, pen = real_game(options, rng, number)
            pen.form, _ = sheet_form(options, rng, len(moves))
            sheet(name, moves, pen, options, rng)
            continue
        form, room = sheet_form(options, rng, 80)
        moves = games.choose_game(rng, room[form])
        language = sheet_language(options, rng)
        make = Printer if options.writing == "print" else Writer
        for side in ("-w", "-b") if options.pairs else ("",):
            sheet(name + side, moves, make(form, language, options, rng), options, rng)


if __name__ == "__main__":
    main(arguments())
