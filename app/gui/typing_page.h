#pragma once

#include "app/gui/score_typing.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QTableView;

namespace diptych::gui {

class BoardFrame;
class MoveLine;
class TypingTableModel;

/// Page on which two scores are typed: the first move by move, the second laid against it, where
/// Enter says that it has the same. Also by clicking or dragging on the board.
class TypingPage : public QWidget {
    Q_OBJECT

public:
    explicit TypingPage(IncidentDocument* document, QWidget* parent = nullptr);

    void enter();
    ScoreTyping* typing() const { return m_typing; }
    MoveLine* line() const { return m_line; }
    BoardFrame* board() const { return m_board; }
    QListWidget* offers() const { return m_offers; }
    QComboBox* disabled() const { return m_disabled; }
    /// Goes on with the sheet that is not typed now, and says so.
    void goToOtherSheet();

Q_SIGNALS:
    void said(const QString& words);
    void finished();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildHead();
    QWidget* buildTable();
    QWidget* buildEntry();
    void connectParts();
    void refresh();
    void refreshPrompt();
    void refreshBoard(const QString& words);
    QString turnWords() const;
    QString hint() const;
    void toSheet(chess::Color sheet);
    void setDisabled(int who);
    void showOffers();
    void fillOffers();
    QStringList choices() const;
    void sizeRows();
    void moveOnBoard(chess::Square from, chess::Square to);
    void askForStart();

    IncidentDocument* m_document;
    ScoreTyping* m_typing;
    QPushButton* m_white;
    QPushButton* m_black;
    QComboBox* m_notation;
    QComboBox* m_disabled;
    QPushButton* m_start;
    TypingTableModel* m_model;
    QTableView* m_table;
    QLabel* m_prompt;
    MoveLine* m_line;
    QLabel* m_hint;
    QListWidget* m_offers;
    QPushButton* m_same;
    QPushButton* m_leftOut;
    QPushButton* m_takeBack;
    QPushButton* m_compare;
    BoardFrame* m_board;
};

}  // namespace diptych::gui
