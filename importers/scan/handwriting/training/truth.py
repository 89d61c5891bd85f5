"""The game behind the labels of its sheets, found by legality from all of them together.

    python3 truth.py DATA OUTPUT

writes OUTPUT/label_corrections.txt (labels of the training pages that the game shows to be slips) and
OUTPUT/truth.txt (how many labels of each page disagree, and the moves of every game; where the labels
bear out several games equally well, each of them after a bar). No image is looked at.
"""

import sys
from functools import lru_cache
from itertools import islice
from pathlib import Path

import chess_moves as chess
import sheets

WIDTH = 40
PATIENT_WIDTH = 200  # for the games that are measured with
GAP_WIDTH = 1500  # for a few half-moves after one that no sheet tells
OPEN = 8  # how many of the best lines may go on with a move that no label speaks of
EQUAL = 0.3  # games that cost so little more explain the labels as well
MOST_GAMES = 16  # of one set of labels
WORST = 3.0  # what a label costs that has nothing to do with the move
LOOKALIKE = {
    frozenset(pair)
    for pair in ("ag", "ce", "53", "86", "BR", "RK", "ad", "17", "HN", "KN", "49", "gq")
}


@lru_cache(maxsize=None)
def distance(written, form):
    """Edits between two texts; letters that look alike cost half."""
    row = list(range(len(form) + 1))
    for i, a in enumerate(written, 1):
        previous, row = row, [i]
        for j, b in enumerate(form, 1):
            change = 0 if a == b else 0.6 if frozenset((a, b)) in LOOKALIKE else 1
            row.append(min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + change))
    return row[-1]


@lru_cache(maxsize=None)
def written_forms(kind, start, end, taken, promotion):
    """[(form, cost)] of a move without check signs, as players write it; taken: the letter of the
    piece that is captured, or nothing."""
    taking = bool(taken)
    if kind == "K" and abs(end % 8 - start % 8) == 2:
        return [("O-O" if end > start else "O-O-O", 0)]
    to, home = chess.name(end), chess.name(start)
    forms = []
    if kind == "P":
        tail = [("=" + promotion, 0), (promotion, 0.1), ("", 0.5)] if promotion else [("", 0)]
        heads = [(to, 0 if not taking else 0.4), ("P" + to, 0.2)]
        if taking:
            short = home[0] + to[0]
            heads += [(home[0] + "x" + to, 0), (home[0] + to, 0.1), (home[0] + "x" + to[0], 0.2)]
            heads += [(short, 0.2), ("Px" + to, 0.2), ("x" + to, 0.3), (home + "x" + to, 0.2)]
            heads += [(home[0] + "x" + taken, 0.1), ("Px" + taken, 0.1)]
        return [(head + end_, a + b) for head, a in heads for end_, b in tail]
    for from_, extra in (("", 0), (home[0], 0.05), (home[1], 0.1), (home, 0.1)):
        forms.append((kind + from_ + to, extra + (0.1 if taking else 0)))
        if taking:
            forms.append((kind + from_ + "x" + to, extra))
    if taking:
        forms += [(kind + "x" + taken, 0.1), (kind + "x" + taken + to, 0.1)]
    return forms


@lru_cache(maxsize=None)
def nearest_form(label, kind, start, end, taken, promotion):
    """(cost, form) of the written form that comes nearest to the label."""
    bare = label.rstrip("+#")
    forms = written_forms(kind, start, end, taken, promotion)
    return min((min(distance(bare, form) + cost, WORST), form) for form, cost in forms)


def shape(position, move):
    """What the written forms of a move depend on."""
    board, (start, end, promotion) = position[0], move
    kind = board[start].upper()
    passing = kind == "P" and start % 8 != end % 8
    taken = board[end].upper() if board[end] != "." else "P" if passing else ""
    return kind, start, end, taken, promotion


def explained(position, labels, any_move):
    """(cost, move, position after it); moves far from every label only if wanted."""
    white = position[1] == "w"
    limit = WORST * len(labels)
    for move in chess.pseudo_moves(position):
        form = shape(position, move)
        cost = sum(nearest_form(label, *form)[0] for label in labels)
        if cost < limit or any_move:
            then = chess.play(position, move)
            if not chess.in_check(then, white):
                yield cost, move, then


class Line:
    """A way to a position: the line before it, the move, and other ways that cost hardly more."""

    def __init__(self, cost, before=None, position=None, move=None):
        self.cost, self.before, self.position, self.move = cost, before, position, move
        self.others = []


def merged(known, line):
    """The cheaper of two lines to one position; the other stays beside it if nearly as cheap."""
    if known is None:
        return line
    best, other = (line, known) if line.cost < known.cost else (known, line)
    if other.cost <= best.cost + EQUAL:
        best.others.append(other)
    return best


def games_of(line, slack):
    """Every [(position, move)] that a line stands for, as far as slack goes."""
    if line.before is None:
        yield []
        return
    for game in games_of(line.before, slack):
        yield game + [(line.position, line.move)]
    for other in line.others:
        if other.cost - line.cost <= slack:
            yield from games_of(other, slack - (other.cost - line.cost))


def find_games(pages, width=WIDTH, gap_width=WIDTH):
    """The games, each [(position, move)], that explain the labels best and equally well; each page
    is {half-move: label}."""
    last = max(max(page) for page in pages)
    untold = [ply for ply in range(1, last + 1) if not any(ply in page for page in pages)]
    beam = {chess.START: Line(0.0)}
    for ply in range(1, last + 1):
        labels = [page[ply] for page in pages if ply in page]
        reached = {}
        for rank, (position, line) in enumerate(beam.items()):
            for cost, move, then in explained(position, labels, rank < OPEN):
                way = Line(line.cost + cost, line, position, move)
                reached[then] = merged(reached.get(then), way)
        if not reached:
            break
        after_gap = any(gap <= ply <= gap + 6 for gap in untold)
        kept = sorted(reached.items(), key=lambda item: item[1].cost)
        beam = dict(kept[: gap_width if after_gap else width])
    ends = sorted(beam.values(), key=lambda line: line.cost)
    games = []
    for end in ends:
        slack = EQUAL - (end.cost - ends[0].cost)
        games += islice(games_of(end, slack), MOST_GAMES - len(games)) if slack >= 0 else []
    return games


def disagreements(page, game):
    """Half-moves at which the label is no written form of the game's move."""
    wrong = []
    for ply, label in sorted(page.items()):
        if ply > len(game) or nearest_form(label, *shape(*game[ply - 1]))[0] > 0.5:
            wrong.append(ply)
    return wrong


def trusted(page, wrong):
    """Whether so few labels disagree that the game can be taken for the truth."""
    return len(wrong) <= 4 or len(wrong) <= 0.08 * len(page)


def game_in_san(game):
    texts = []
    for position, move in game:
        moves = chess.legal_moves(position)
        texts.append(chess.san(position, move, moves, dict(moves)[move]))
    return texts


def versions(games):
    """The moves of each game after a bar."""
    return [word for game in games for word in ["|", *game_in_san(game)]]


def corrected(page, game, wrong):
    """(half-move, label, what stands there by the game) for each disagreement."""
    for ply in wrong:
        if ply <= len(game):
            sign = page[ply][len(page[ply].rstrip("+#")) :]
            right = nearest_form(page[ply], *shape(*game[ply - 1]))[1] + sign
            if right != page[ply]:
                yield ply, page[ply], right


def all_games(labels):
    """{game: [[(position, move)]]}, best first; more patience for the games held out of training."""
    measured = set(sum(sheets.held_out(), []))
    found = {}
    for name, pages in sheets.games(labels).items():
        widths = (PATIENT_WIDTH, GAP_WIDTH) if name in measured else (WIDTH, WIDTH)
        found[name] = find_games([labels[page] for page in pages], *widths)
    return found


def main(data, output):
    labels = sheets.read_labels(Path(data) / "labels.txt")
    trained = set(sheets.training_pages(labels))
    found = all_games(labels)
    with open(Path(output) / "truth.txt", "w") as truth:
        for name, pages in sheets.games(labels).items():
            games = found[name]
            counts = [f"{page}:{len(disagreements(labels[page], games[0]))}" for page in pages]
            print(name, *counts, *versions(games), file=truth)
    with open(Path(output) / "label_corrections.txt", "w") as list_:
        print("# page half-move as-written corrected (truth.py)", file=list_)
        for page in sorted(trained):
            game = found[page.split("_")[0]][0]
            wrong = disagreements(labels[page], game)
            if trusted(labels[page], wrong):
                for correction in corrected(labels[page], game, wrong):
                    print(page, *correction, file=list_)


if __name__ == "__main__":
    main(*sys.argv[1:3])
