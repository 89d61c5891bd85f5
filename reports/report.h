#pragma once

#include "core/chess/bitboard.h"
#include "core/chess/position.h"
#include "core/clock/clock_record.h"
#include "core/clock/time_control.h"
#include "core/incident/incident.h"
#include "core/law/assessment.h"
#include "core/law/circumstances.h"
#include "core/law/worksheets.h"
#include "core/score/comparison.h"
#include "reports/document/grey_picture.h"
#include "reports/words/decision.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace diptych::reports {

/// The game that the incident belongs to.
struct GameData {
    incident::Event event{};
    incident::Players players{};
    std::string edition{};
    law::Play play = law::Play::Standard;
    law::Supervision supervision = law::Supervision::Ordinary;
    law::Who disabled = law::Who::None;
    law::Who hearingImpaired = law::Who::None;
    std::optional<clock::TimeControl> time{};
    chess::Position start = chess::Position::initial();
};

/// One entry of a score beside its ply.
struct EntryCell {
    std::string text{};  ///< as written; empty where there is none
    std::optional<chess::Move> move{};
    chess::Position before = chess::Position::initial();  ///< where the move is made
    score::PlyState state = score::PlyState::Beyond;
};

/// One ply in both scores.
struct ScoreRow {
    int ply = 0;
    EntryCell white{};
    EntryCell black{};
};

/// The scores side by side, from a few plies before the last agreed position on.
struct ScoreExtract {
    score::Keeper white = score::Keeper::White;
    score::Keeper black = score::Keeper::Black;
    int agreedPly = 0;  ///< last row that stands above the line
    std::vector<ScoreRow> rows{};
};

/// The cell of one entry on a scanned sheet.
struct CellPicture {
    chess::Color score = chess::Color::White;  ///< in which column of the extract it stands
    int ply = 0;
    GreyPicture picture{};
};

enum class DiagramKind : std::uint8_t { WhiteBoard, BlackBoard, Agreed, InForce };

/// What the marked squares of a diagram differ from. While the scores differ no version of the game
/// is taken for granted, so that the boards are compared with each other.
enum class Marks : std::uint8_t { FromGame, FromOtherBoard };

struct Diagram {
    DiagramKind kind = DiagramKind::InForce;
    chess::Position position = chess::Position::initial();
    chess::Bitboard marked = 0;  ///< squares that a reader should look at
    Marks marks = Marks::FromGame;
    std::optional<int> ply{};  ///< the position stands after it
    std::optional<chess::Color> toMove{};
};

/// What the report says about the decision.
enum class RulingState : std::uint8_t { Proposal, AsProposed, Departs };

enum class SignatureRole : std::uint8_t {
    Arbiter,
    ChiefArbiter,
    White,
    Black,
    WhiteAssistant,
    BlackAssistant
};

struct SignatureLine {
    SignatureRole role = SignatureRole::Arbiter;
    std::string name{};
    bool refused = false;  ///< the player refused to sign
};

/// What a score came in as, and its fingerprint, so that a reader can see that it is the same.
struct Source {
    score::Keeper keeper = score::Keeper::White;
    score::Medium medium = score::Medium::Typed;
    std::string dialect{};  ///< found out or given
    std::string file{};     ///< name; empty for text within the case
    std::string bytes{};
    std::string sha256{};  ///< hexadecimal, of the bytes
};

/// Bytes of a file that an incident names; absent where it cannot be read.
using ReadSource = std::function<std::optional<std::string>(const std::string& name)>;

/// Everything that a report of an incident says, in no language. Values only; the words are made by
/// compose() in the language of a copy. Fields: law.md 5.3.
struct Report {
    std::string title{};
    std::vector<std::string> story{};
    GameData game{};

    Decision decision{};
    std::optional<score::Agreement> agreement{};
    law::Boards boards{};
    std::vector<law::Finding> findings{};
    ScoreExtract extract{};
    std::vector<ScoreRow> rows{};      ///< both scores in full
    std::vector<CellPicture> cells{};  ///< of entries in doubt or dispute, by ply
    score::Comparison comparison{};
    std::vector<Diagram> diagrams{};

    clock::ClockRecord clocksFound{};
    law::Worksheets worksheets{};

    std::vector<law::Remedy> remedies{};        ///< all that were offered
    std::vector<law::Remedy> ruledOtherwise{};  ///< what was ruled without having been offered
    std::vector<law::Question> questions{};
    std::map<std::string, std::string> answers{};

    RulingState rulingState = RulingState::Proposal;
    std::optional<incident::Ruling> ruling{};
    std::vector<incident::Attachment> attachments{};
    std::vector<std::string> attachmentHashes{};  ///< of each, SHA-256; empty where not there
    incident::CheckedItems checklist{};
    law::Facts facts{};
    incident::EditHistory history{};
    std::vector<Source> sources{};
    std::vector<SignatureLine> signatures{};
};

}  // namespace diptych::reports
