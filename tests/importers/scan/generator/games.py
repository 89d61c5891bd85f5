"""Games to write on the sheets, and how a player writes a move."""

import re
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[4]
sys.path.insert(0, str(PROJECT / "importers/scan/handwriting/training"))

import chess_moves as chess  # noqa: E402

LETTERS = {
    "en": "KQRBN",
    "de": "KDTLS",
    "fr": "RDTFC",
    "es": "RDTAC",
    "nl": "KDTLP",
    "it": "RDTAC",
}
GAMES = PROJECT / "tests/data/games/lichess-438-games.pgn"


def move_texts(path):
    """The moves of each game of a PGN file, without comments, numbers and results."""
    for section in re.split(r"\n\n(?=\[)", Path(path).read_text()):
        body = re.sub(r"\{[^}]*\}|^\[.*\]$", "", section, flags=re.M)
        words = re.sub(r"\d+\.+", " ", body).split()
        yield [w.rstrip("!?") for w in words if w not in ("1-0", "0-1", "1/2-1/2", "*")]


def replay(texts):
    """The moves in full SAN; stops at the first text that is no legal move."""
    position, moves = chess.START, []
    for text in texts:
        legal = chess.legal_moves(position)
        bare = text.rstrip("+#")
        for move, then in legal:
            if chess.name(move[1])[0] in bare or bare.startswith("O"):
                full = chess.san(position, move, legal, then)
                if full.rstrip("+#") == bare:
                    moves.append(full)
                    position = then
                    break
        else:
            break
    return moves


def choose_game(rng, at_most, at_least=40, path=GAMES):
    """The SAN moves of one game that fits on the form."""
    texts = [t for t in move_texts(path) if at_least <= len(t) <= at_most]
    chosen = texts[int(rng.integers(len(texts)))]
    moves = replay(chosen)
    if len(moves) != len(chosen):
        raise SystemExit(
            f"{path}: {chosen[len(moves)]} is no legal move after {' '.join(moves[-3:])}"
        )
    return moves


class Habits:
    """What one player leaves out or writes in his own way; fixed for a sheet."""

    def __init__(self, language, rng, careful):
        self.letters = LETTERS[language]
        self.rng = rng
        self.no_check = rng.random() < (0.1 if careful else 0.6)
        self.no_takes = rng.random() < (0.05 if careful else 0.3)
        self.short_pawn = rng.random() < (0.0 if careful else 0.25)
        self.promotion_sign = rng.random() < 0.8
        self.castling = "0" if careful and rng.random() < 0.5 else "O"

    def write(self, san):
        """The move as this player writes it."""
        text = san
        if text.startswith("O"):
            text = text.replace("O", self.castling)
        if self.no_check or (text[-1] == "+" and self.rng.random() < 0.05):
            text = text.rstrip("+#")
        if self.short_pawn and re.fullmatch(r"[a-h]x[a-h]\d", text):
            text = text[0] + text[2]
        elif self.no_takes:
            text = text.replace("x", "")
        if not self.promotion_sign:
            text = text.replace("=", "")
        return "".join(self.letters["KQRBN".index(c)] if c in "KQRBN" else c for c in text)
