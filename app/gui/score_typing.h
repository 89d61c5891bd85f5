#pragma once

#include "app/gui/incident_document.h"
#include "app/session/typed_score.h"

#include <QObject>

#include <array>
#include <optional>

namespace diptych::gui {

/// The typing of two scores into the open incident, entry by entry: which sheet, at which entry,
/// and what the other sheet lets expect there. Every entry is an edit of its own.
class ScoreTyping : public QObject {
    Q_OBJECT

public:
    explicit ScoreTyping(IncidentDocument* document, QObject* parent = nullptr);

    chess::Color sheet() const { return m_sheet; }
    void setSheet(chess::Color sheet);
    /// Number of the entry that is typed next, from 0.
    std::size_t place() const { return m_place; }
    void setPlace(std::size_t place);
    const session::TypedScore& score(chess::Color sheet) const { return at(sheet).score; }
    const session::TypedLine& line(chess::Color sheet) const { return at(sheet).line; }
    const notation::Dialect& dialect(chess::Color sheet) const { return *at(sheet).dialect; }
    void setDialect(const std::string& code);

    /// The position in which the next entry is made.
    const chess::Position& position() const;
    /// What the other sheet has there, if it can be played.
    std::optional<chess::Move> expected() const;
    /// That move as the sheet at hand would write it.
    QString expectedText() const;

    void enter(const QString& text);
    void enterSame();
    void leaveOut();
    void takeBack();
    /// The entry made last, and nothing since, was never meant: as if it had not been made.
    void reopen();
    void enterAll(const QString& text);
    /// Another beginning of the game, for both sheets.
    void startFrom(const chess::Position& start);

    /// "White’s score".
    static QString nameOf(chess::Color sheet);
    QString placeName(std::size_t place) const;  ///< "12." or "12…"

Q_SIGNALS:
    void changed();
    void said(const QString& words);

private:
    struct Sheet {
        session::TypedScore score{};
        session::TypedLine line{};
        bool isTyped = true;  ///< else the line is what the sheet was read as
        const notation::Dialect* dialect = nullptr;
    };

    const Sheet& at(chess::Color sheet) const { return m_sheets[static_cast<std::size_t>(sheet)]; }
    void read();
    void readSheet(chess::Color sheet);
    void takeAsRead(Sheet& sheet, chess::Color color) const;
    void begin();
    void put(session::TypedScore score, const QString& name);
    void say(const QString& text, std::size_t place);

    IncidentDocument* m_document;
    std::array<Sheet, 2> m_sheets{};
    chess::Color m_sheet = chess::Color::White;
    std::size_t m_place = 0;
    bool m_isPutting = false;
};

}  // namespace diptych::gui
