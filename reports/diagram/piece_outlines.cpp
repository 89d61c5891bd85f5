#include "reports/diagram/piece_outlines.h"

namespace diptych::reports {

namespace {

constexpr PieceOutline pawn{
    "M 50 19 C 58 19 64 25 64 33 C 64 38 61.5 42 58 44.5 L 64 49 L 59 52 C 59 63 65 70 73 76 "
    "L 73 86 L 27 86 L 27 76 C 35 70 41 63 41 52 L 36 49 L 42 44.5 C 38.5 42 36 38 36 33 "
    "C 36 25 42 19 50 19 Z",
    ""};

constexpr PieceOutline rook{
    "M 25 17 L 37 17 L 37 24 L 44 24 L 44 17 L 56 17 L 56 24 L 63 24 L 63 17 L 75 17 L 75 33 "
    "L 66 40 L 68 68 L 76 75 L 76 86 L 24 86 L 24 75 L 32 68 L 34 40 L 25 33 Z",
    "M 34 40 L 66 40 M 32 68 L 68 68 M 25 33 L 75 33"};

constexpr PieceOutline bishop{
    "M 50 8 C 53.5 8 56 10.5 56 14 C 56 16 55 17.7 53.6 18.8 C 64 25 71 34 71 45 "
    "C 71 54 67 60 61 64 L 64 72 C 71 73 77 78 79 86 L 21 86 C 23 78 29 73 36 72 L 39 64 "
    "C 33 60 29 54 29 45 C 29 34 36 25 46.4 18.8 C 45 17.7 44 16 44 14 C 44 10.5 46.5 8 50 8 Z",
    "M 50 32 L 50 52 M 41 41 L 59 41 M 39 64 L 61 64 M 36 72 L 64 72"};

constexpr PieceOutline knight{
    "M 50 20 C 72 22 82 46 79 86 L 33 86 C 33 70 54 64 52 46 C 48 52 41 56 35 58 "
    "C 31 62 29 69 24 70 C 20 70 18 67 19 63 C 14 64 13 58 16 53 C 20 46 26 41 28 34 "
    "C 29 30 31 27 33 24 L 32 11 L 42 19 L 47 10 L 50 20 Z",
    "M 35 36 L 38 33 M 22 59 L 24 57 M 58 28 C 68 36 72 54 71 78"};

constexpr PieceOutline queen{
    "M 26 86 L 26 76 L 31 66 L 14 34 C 9 33 7 30 8 27 C 9 22 17 22 18 27 C 18 29 18 30 17 32 "
    "L 33 51 L 30 24 C 26 22 26 19 27 17 C 29 13 36 13 37 18 C 37 20 36 22 34 23 L 44 48 "
    "L 48.5 19 C 45 17 44 14 45 12 C 47 8 53 8 55 12 C 56 14 55 17 51.5 19 L 56 48 L 66 23 "
    "C 64 22 63 20 63 18 C 64 13 71 13 73 17 C 74 19 74 22 70 24 L 67 51 L 83 32 "
    "C 82 30 82 29 82 27 C 83 22 91 22 92 27 C 93 30 91 33 86 34 L 69 66 L 74 76 L 74 86 Z",
    "M 31 66 C 43 62 57 62 69 66 M 26 76 C 42 72 58 72 74 76"};

constexpr PieceOutline king{
    "M 46 6 L 54 6 L 54 12 L 60 12 L 60 19 L 54 19 L 54 27 C 59 30 58 36 55 40 "
    "C 60 33 68 31 76 34 C 89 39 90 52 82 59 L 70 68 L 74 76 L 74 86 L 26 86 L 26 76 L 30 68 "
    "L 18 59 C 10 52 11 39 24 34 C 32 31 40 33 45 40 C 42 36 41 30 46 27 L 46 19 L 40 19 "
    "L 40 12 L 46 12 Z",
    "M 30 68 C 42 64 58 64 70 68 M 26 76 C 42 72 58 72 74 76 M 45 40 C 48 44 50 50 50 64 "
    "M 55 40 C 52 44 50 50 50 64"};

}  // namespace

PieceOutline outlineOf(chess::PieceType type)
{
    switch (type) {
    case chess::PieceType::Pawn:
        return pawn;
    case chess::PieceType::Knight:
        return knight;
    case chess::PieceType::Bishop:
        return bishop;
    case chess::PieceType::Rook:
        return rook;
    case chess::PieceType::Queen:
        return queen;
    case chess::PieceType::King:
        return king;
    }
    return pawn;
}

}  // namespace diptych::reports
