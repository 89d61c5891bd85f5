#pragma once

#include "core/chess/fen.h"
#include "core/chess/san.h"
#include "core/law/assess.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::law::test {

/// The game of most incidents: a Ruy Lopez of 24 plies.
inline const char* const mainScore =
    "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 Nbd2 Bb7 Bc2 Re8";
inline const char* const mainScoreWithA3 =
    "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O a3 Nb8 d4 Nbd7 Nbd2 Bb7 Bc2 Re8";
inline const char* const mainBoard = "r2qr1k1/1bpnbppp/p2p1n2/1p2p3/3PP3/2P2N1P/PPBN1PP1/R1BQR1K1";
inline const char* const boardWithA3 =
    "r2qr1k1/1bpnbppp/p2p1n2/1p2p3/3PP3/P1P2N2/1PBN1PPP/R1BQR1K1";
inline const char* const boardWithBishopOnB3 =
    "r2qr1k1/1bpnbppp/p2p1n2/1p2p3/3PP3/1BP2N1P/PP1N1PP1/R1BQR1K1";
inline const char* const pinnedScore = "e4 e5 Nf3 d6 Bb5+ Nc6 d4 Nxd4";
inline const char* const pinnedBoard = "r1bqkbnr/ppp2ppp/3p4/1B2p3/3nP3/5N2/PPP2PPP/RNBQK2R";

inline score::Sheet sheetOf(score::Keeper keeper, const std::string& moves)
{
    score::Sheet sheet;
    sheet.keeper = keeper;
    sheet.dialect = "en";
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        score::Entry entry;
        entry.text = word;
        if (const auto token = chess::parseSan(word)) {
            entry.readings = {{*token, 0.0, notation::ReadingReason::AsWritten}};
        }
        sheet.entries.push_back(std::move(entry));
    }
    return sheet;
}

inline chess::Position boardOf(const char* placement)
{
    return chess::parseFen(placement, chess::FenUse::BoardAsFound).value();
}

/// An incident with two scores and two boards, to be changed by each test.
struct Incident {
    Circumstances circumstances{};
    std::vector<score::Sheet> sheets{};

    Assessment assessed() const { return assess(circumstances, sheets); }
};

inline Incident incident(const char* white, const char* black, const char* whiteBoard,
                         const char* blackBoard)
{
    Incident one;
    one.circumstances.disabled = Who::Black;
    one.sheets = {sheetOf(score::Keeper::White, white), sheetOf(score::Keeper::Black, black)};
    one.circumstances.whiteBoard = boardOf(whiteBoard);
    one.circumstances.blackBoard = boardOf(blackBoard);
    return one;
}

/// Black moved his pinned knight, both scores have it, and the clock was pressed.
inline Incident pinnedKnight()
{
    Incident one = incident(pinnedScore, pinnedScore, pinnedBoard, pinnedBoard);
    one.circumstances.facts.pressed = Answered::Yes;
    one.circumstances.facts.touched = {
        {chess::Color::Black, {chess::Square::C6, chess::Square::D4}}};
    return one;
}

inline const Remedy* recommended(const Assessment& assessment, RemedyId id)
{
    for (const Remedy& remedy : assessment.remedies) {
        if (remedy.recommended && remedy.id == id) {
            return &remedy;
        }
    }
    return nullptr;
}

inline bool offers(const Assessment& assessment, RemedyId id)
{
    return std::any_of(assessment.remedies.begin(), assessment.remedies.end(),
                       [&](const Remedy& remedy) { return remedy.id == id; });
}

inline bool asks(const Assessment& assessment, std::string_view id)
{
    return std::any_of(assessment.questions.begin(), assessment.questions.end(),
                       [&](const Question& question) { return question.id == id; });
}

inline const Finding* finding(const Assessment& assessment, std::string_view id)
{
    for (const Finding& one : assessment.findings) {
        if (one.id == id) {
            return &one;
        }
    }
    return nullptr;
}

}  // namespace diptych::law::test
