#pragma once

#include "app/session/move_completion.h"

#include <QLineEdit>
#include <QStringList>

#include <optional>

namespace diptych::gui {

/// One line in which moves are typed one after the other. A move is taken as soon as only one can
/// be meant; Enter takes what stands there as it is, and in an empty line says that the sheet has
/// the expected move. Digits and marks that only finish a move already taken are let pass; a digit
/// that contradicts it opens it again. Undoing takes what is still open away; what was taken is
/// undone by the window.
class MoveLine : public QLineEdit {
    Q_OBJECT

public:
    explicit MoveLine(QWidget* parent = nullptr);

    /// Where the next move is made; the dialect must outlive the line.
    void setPlace(const chess::Position& position, const notation::Dialect& dialect);
    const std::vector<session::MoveOffer>& offers() const { return m_offers; }
    /// The offer that Enter takes; -1: what is typed, as it is.
    int currentOffer() const { return m_currentOffer; }
    void setCurrentOffer(int number);
    /// Takes away what is open, for good.
    void empty();

Q_SIGNALS:
    void entered(const QString& text);
    void same();       ///< Enter in an empty line
    void leftOut();    ///< Insert: the sheet lacks the move
    void takenBack();  ///< Backspace in an empty line
    void reopened();   ///< the move taken last was another one: it was never entered
    void stepped(int entries);
    void pasted(const QString& text);
    /// What was typed is open or means nothing; there is something new to be said.
    void offersChanged();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void consider(const QString& text);
    bool finishesTheLast(const QString& text);
    void take(const QString& text);
    void takeWhatStands();
    void setOffers(std::vector<session::MoveOffer> offers);
    bool pasteMoves();

    chess::Position m_position = chess::Position::initial();
    const notation::Dialect* m_dialect = nullptr;
    std::vector<session::MoveOffer> m_offers{};
    int m_currentOffer = -1;
    std::optional<session::MoveOffer> m_last{};  ///< taken before it was typed to its end
    QString m_lastTyped{};
};

}  // namespace diptych::gui
