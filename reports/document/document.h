#pragma once

#include "core/chess/bitboard.h"
#include "core/chess/position.h"
#include "reports/document/grey_picture.h"
#include "reports/words/language.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

/// A report in one language, before it becomes a file: what stands where, not how it looks.
namespace diptych::reports {

struct Heading {
    std::string text{};  ///< of the second level; the title is the first
};

enum class ParagraphStyle : std::uint8_t { Normal, Notice };

struct Paragraph {
    std::string text{};
    ParagraphStyle style = ParagraphStyle::Normal;
};

enum class ListStyle : std::uint8_t { Plain, Emphasised };

struct List {
    std::vector<std::string> items{};
    ListStyle style = ListStyle::Plain;
};

/// Name and value, as on the head of a form.
struct Field {
    std::string name{}, value{};
};

struct Fields {
    std::vector<Field> fields{};
};

enum class Align : std::uint8_t { Left, Right };

struct Column {
    std::string title{};
    Align align = Align::Left;
    int share = 1;  ///< of the width, relative to the others
};

enum class RowStyle : std::uint8_t { Normal, Emphasised };
enum class RowRule : std::uint8_t { None, Above };  ///< a heavy line that parts it from the last

/// The first cell is the header of its row.
struct Row {
    std::vector<std::string> cells{};
    RowStyle style = RowStyle::Normal;
    RowRule rule = RowRule::None;
};

struct Table {
    std::string caption{};
    std::vector<Column> columns{};
    std::vector<Row> rows{};
};

struct Figure {
    std::string caption{};
    std::string alternative{};  ///< all that the picture shows, in words
    std::string note{};         ///< below the picture: the FEN
    chess::Position position = chess::Position::initial();
    chess::Bitboard marked = 0;
};

/// Figures that stand side by side.
struct Figures {
    std::vector<Figure> figures{};
};

/// A small picture beside its words.
struct Picture {
    std::string text{};
    std::string alternative{};  ///< what the picture is of, for those who do not see it
    GreyPicture picture{};
};

/// Pictures one below the other.
struct Pictures {
    std::vector<Picture> pictures{};
};

struct SignaturePlace {
    std::string role{}, name{};
    std::string note{};   ///< such as "refused to sign"
    std::string field{};  ///< name of its signature field in a PDF, such as "arbiter"; or none
};

struct Signatures {
    std::vector<SignaturePlace> places{};
    std::string dateLabel{};
};

using Block = std::variant<Heading, Paragraph, List, Fields, Table, Figures, Pictures, Signatures>;

/// What a PDF carries for machines besides what it shows.
struct CarriedData {
    std::string xml{};                  ///< incident.xml, or that of a decision
    std::vector<std::string> ruling{};  ///< in short, as the report words it
};

struct Document {
    Language language = Language::English;
    std::string title{};
    std::string subtitle{};
    std::string pageLabel{};  ///< "Page %1 of %2"
    std::vector<Block> blocks{};
    CarriedData carried{};  ///< empty where nothing is carried
};

}  // namespace diptych::reports
