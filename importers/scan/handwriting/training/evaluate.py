"""What a network reads in the held-out cells without any chess, against the labels as written.

    python3 evaluate.py DATA CELLS NETWORK.onnx ... [--truth truth.txt] [--games 026 101 ...]

Prints exact matches and the character error rate of all held-out pages and, with the games that
truth.py found, of the clean ones: at most 4 labels (or 8 %) disagree with the game.
"""

import argparse
from pathlib import Path

import cv2
import numpy as np

import cells
import sheets
from augment import plain
from sizes import ALPHABET


def texts(network, images):
    """The best text of each cell: likeliest classes, repeats merged, blanks dropped."""
    found = []
    for i in range(0, len(images), 60):
        network.setInput(np.stack([plain(image) for image in images[i : i + 60]])[:, None])
        for row in network.forward().argmax(1).reshape(-1, 42):
            kept = [c for j, c in enumerate(row) if c and (j == 0 or row[j - 1] != c)]
            found.append("".join(ALPHABET[c - 1] for c in kept))
    return found


def edits(read, label):
    row = list(range(len(label) + 1))
    for i, a in enumerate(read, 1):
        previous, row = row, [i]
        for j, b in enumerate(label, 1):
            row.append(min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (a != b)))
    return row[-1]


def clean_pages(path, labels):
    """Pages whose labels the game of truth.txt bears out."""
    clean = set()
    for line in Path(path).read_text().splitlines():
        for field in line.split("|")[0].split()[1:]:
            page, wrong = field.split(":")
            if int(wrong) <= max(4, 0.08 * len(labels[page])):
                clean.add(page)
    return clean


def held_out_pages(labels):
    two, one = sheets.held_out()
    pages = [p for p in sorted(labels) if p not in sheets.MISSING]
    return {
        "two sheets": [p for p in pages if p.split("_")[0] in two],
        "one sheet": [p for p in pages if p.split("_")[0] in one],
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data", type=Path)
    parser.add_argument("cells", type=Path)
    parser.add_argument("networks", type=Path, nargs="+")
    parser.add_argument("--truth", type=Path)
    parser.add_argument("--games", nargs="*", help="only these of the held-out games")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    labels = sheets.read_labels(options.data / "labels.txt")
    clean = clean_pages(options.truth, labels) if options.truth else set()
    for path in options.networks:
        network = cv2.dnn.readNetFromONNX(str(path))
        print(path.name)
        for kind, pages in held_out_pages(labels).items():
            pages = [p for p in pages if not options.games or p.split("_")[0] in options.games]
            for name, chosen in (("all", pages), ("clean", [p for p in pages if p in clean])):
                if not chosen:
                    continue
                samples = list(cells.labelled(options.cells, chosen, labels))
                read = texts(network, [cell for cell, _ in samples])
                right = sum(r == label for r, (_, label) in zip(read, samples))
                wrong = sum(edits(r, label) for r, (_, label) in zip(read, samples))
                letters = sum(len(label) for _, label in samples)
                print(
                    f"  {kind}, {name}: {len(chosen)} pages, {len(samples)} cells, "
                    f"{100 * right / len(samples):.1f} % exact, "
                    f"{100 * wrong / letters:.1f} % of letters wrong"
                )


if __name__ == "__main__":
    main()
