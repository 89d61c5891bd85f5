"""Just enough chess for the truth of a sheet: legal moves and their written forms.

A position is an immutable tuple (board, side, castling, en passant): board is a string of 64 squares
from a1 to h8, pieces as in FEN and `.` for none; castling a string out of `KQkq`; en passant a square
or None.
"""

ROOK = ((1, 0), (-1, 0), (0, 1), (0, -1))
BISHOP = ((1, 1), (1, -1), (-1, 1), (-1, -1))
KNIGHT = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))
STEPS = {"N": KNIGHT, "B": BISHOP, "R": ROOK, "Q": ROOK + BISHOP, "K": ROOK + BISHOP}
START = ("RNBQKBNR" + "P" * 8 + "." * 32 + "p" * 8 + "rnbqkbnr", "w", "KQkq", None)


def name(square):
    return "abcdefgh"[square % 8] + str(square // 8 + 1)


def walk(square, step, slides):
    """The squares from here in one direction."""
    x, y = square % 8 + step[0], square // 8 + step[1]
    while 0 <= x < 8 and 0 <= y < 8:
        yield 8 * y + x
        if not slides:
            return
        x, y = x + step[0], y + step[1]


REACH = {
    (kind, square): [list(walk(square, step, kind in "BRQ")) for step in STEPS[kind]]
    for kind in STEPS
    for square in range(64)
}


def attacked(board, square, by_white):
    """Whether a piece of the given side attacks the square."""
    own = str.upper if by_white else str.lower
    for kinds, shape in (("RQ", "R"), ("BQ", "B"), ("N", "N"), ("K", "K")):
        wanted = own(kinds)
        for ray in REACH[shape, square]:
            for target in ray:
                if board[target] != ".":
                    if board[target] in wanted:
                        return True
                    break
    down = -8 if by_white else 8
    for side in (-1, 1):
        if 0 <= square % 8 + side < 8 and 0 <= square + down + side < 64:
            if board[square + down + side] == own("p"):
                return True
    return False


def pawn_moves(board, square, white, passing):
    ahead = 8 if white else -8
    targets = []
    if board[square + ahead] == ".":
        targets.append(square + ahead)
        if square // 8 == (1 if white else 6) and board[square + 2 * ahead] == ".":
            targets.append(square + 2 * ahead)
    for side in (-1, 1):
        if 0 <= square % 8 + side < 8:
            target = square + ahead + side
            piece = board[target]
            if target == passing or (piece != "." and piece.isupper() != white):
                targets.append(target)
    for target in targets:
        for promotion in "QRBN" if target // 8 in (0, 7) else ("",):
            yield square, target, promotion


def castling_moves(board, white, rights):
    rank = 0 if white else 56
    if "K" in rights and board[rank + 5 : rank + 7] == "..":
        if not any(attacked(board, rank + f, not white) for f in (4, 5)):
            yield rank + 4, rank + 6, ""
    if "Q" in rights and board[rank + 1 : rank + 4] == "...":
        if not any(attacked(board, rank + f, not white) for f in (4, 3)):
            yield rank + 4, rank + 2, ""


def pseudo_moves(position):
    board, side, castling, passing = position
    white = side == "w"
    for square, piece in enumerate(board):
        if piece == "." or piece.isupper() != white:
            continue
        kind = piece.upper()
        if kind == "P":
            yield from pawn_moves(board, square, white, passing)
            continue
        for ray in REACH[kind, square]:
            for target in ray:
                if board[target] == "." or board[target].isupper() != white:
                    yield square, target, ""
                if board[target] != ".":
                    break
    rights = "".join(r.upper() for r in castling if r.isupper() == white)
    yield from castling_moves(board, white, rights)


ROOK_HOMES = {0: "Q", 7: "K", 56: "q", 63: "k"}


def play(position, move):
    """The position after a pseudo-legal move."""
    board, side, castling, passing = position
    start, end, promotion = move
    squares = list(board)
    piece = squares[start]
    squares[start], squares[end] = ".", piece
    if promotion:
        squares[end] = promotion if side == "w" else promotion.lower()
    new_passing = None
    if piece in "Pp":
        if end == passing:
            squares[end + (-8 if side == "w" else 8)] = "."
        if abs(end - start) == 16:
            new_passing = (start + end) // 2
    if piece in "Kk":
        castling = "".join(r for r in castling if r.isupper() != (piece == "K"))
        if abs(end - start) == 2:
            rook, to = (end + 1, end - 1) if end > start else (end - 2, end + 1)
            squares[to], squares[rook] = squares[rook], "."
    for square in (start, end):
        if square in ROOK_HOMES:
            castling = castling.replace(ROOK_HOMES[square], "")
    return "".join(squares), "b" if side == "w" else "w", castling, new_passing


def in_check(position, white):
    board = position[0]
    king = board.find("K" if white else "k")
    return attacked(board, king, not white)


def legal_moves(position):
    """[(move, position after it)]."""
    white = position[1] == "w"
    after = ((move, play(position, move)) for move in pseudo_moves(position))
    return [(move, then) for move, then in after if not in_check(then, white)]


def san(position, move, moves, then):
    """The move in the notation of Appendix C, with its check or mate sign."""
    board = position[0]
    start, end, promotion = move
    kind = board[start].upper()
    taking = board[end] != "." or (kind == "P" and start % 8 != end % 8)
    if kind == "K" and abs(end - start) == 2:
        text = "O-O" if end > start else "O-O-O"
    elif kind == "P":
        text = (name(start)[0] + "x" if taking else "") + name(end)
        text += "=" + promotion if promotion else ""
    else:
        rivals = [
            m[0] for m, _ in moves if m[1] == end and m[0] != start and board[m[0]] == board[start]
        ]
        text = kind
        if rivals:
            if all(r % 8 != start % 8 for r in rivals):
                text += name(start)[0]
            elif all(r // 8 != start // 8 for r in rivals):
                text += name(start)[1]
            else:
                text += name(start)
        text += ("x" if taking else "") + name(end)
    if in_check(then, then[1] == "w"):
        text += "+" if legal_moves(then) else "#"
    return text


def perft(position, depth):
    """Number of lines of so many half-moves: 20, 400, 8902, 197281 from the start."""
    moves = legal_moves(position)
    return len(moves) if depth == 1 else sum(perft(then, depth - 1) for _, then in moves)
