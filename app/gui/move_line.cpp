#include "app/gui/move_line.h"

#include "app/gui/text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QRegularExpression>

#include <algorithm>

namespace diptych::gui {
namespace {

/// A character with which no move begins.
bool onlyGoesOn(QChar character)
{
    return (character >= QLatin1Char('1') && character <= QLatin1Char('9')) ||
           QStringLiteral("+#=!?x:-").contains(character);
}

}  // namespace

MoveLine::MoveLine(QWidget* parent)
    : QLineEdit(parent)
{
    setAccessibleName(tr("Move"));
    setInputMethodHints(Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
    connect(this, &QLineEdit::textEdited, this, [this](const QString& text) { consider(text); });
}

void MoveLine::setPlace(const chess::Position& position, const notation::Dialect& dialect)
{
    m_position = position;
    m_dialect = &dialect;
    // What comes now belongs to this place, however it was come to.
    m_last.reset();
    if (!text().isEmpty()) {
        setOffers(session::complete(m_position, fromQt(text()), *m_dialect).offers);
    }
}

void MoveLine::setCurrentOffer(int number)
{
    m_currentOffer = std::clamp(number, -1, static_cast<int>(m_offers.size()) - 1);
    Q_EMIT offersChanged();
}

void MoveLine::setOffers(std::vector<session::MoveOffer> offers)
{
    m_offers = std::move(offers);
    m_currentOffer = -1;
    Q_EMIT offersChanged();
}

bool MoveLine::finishesTheLast(const QString& text)
{
    if (!m_last || text.isEmpty() || !onlyGoesOn(text.front())) {
        return false;
    }
    m_lastTyped += text;
    if (session::finishes(fromQt(m_lastTyped), *m_last)) {
        empty();
        return true;
    }
    // The move was taken too early: it is another one, or none that is possible.
    const QString typed = m_lastTyped;
    m_last.reset();
    Q_EMIT reopened();
    setText(typed);
    consider(typed);
    return true;
}

void MoveLine::consider(const QString& text)
{
    if (m_dialect == nullptr || finishesTheLast(text)) {
        return;
    }
    m_last.reset();
    const auto completion = session::complete(m_position, fromQt(text), *m_dialect);
    if (completion.decided) {
        take(toQt(completion.decided->spelling));
        m_last = completion.decided;
        m_lastTyped = text;
        return;
    }
    setOffers(completion.offers);
}

void MoveLine::empty()
{
    // Unlike clear(), this leaves nothing that undoing could bring back into the line.
    setText({});
    setOffers({});
}

void MoveLine::take(const QString& text)
{
    empty();
    Q_EMIT entered(text);
}

void MoveLine::takeWhatStands()
{
    const QString typed = text().trimmed();
    m_last.reset();
    if (typed.isEmpty()) {
        Q_EMIT same();
        return;
    }
    if (m_currentOffer >= 0) {
        take(toQt(m_offers[static_cast<std::size_t>(m_currentOffer)].spelling));
        return;
    }
    const bool isMeant = !m_offers.empty() && (m_offers.size() == 1 ||
                                               session::isWhole(fromQt(typed), m_offers.front()));
    take(isMeant ? toQt(m_offers.front().spelling) : typed);
}

bool MoveLine::pasteMoves()
{
    const QString clip = QGuiApplication::clipboard()->text().trimmed();
    static const QRegularExpression blank(QStringLiteral("\\s"));
    if (!clip.contains(blank)) {
        return false;
    }
    empty();
    Q_EMIT pasted(clip);
    return true;
}

bool MoveLine::event(QEvent* event)
{
    // The edits of the incident are undone, not those of a line that is empty after each.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isUndo = key->matches(QKeySequence::Undo);
        if ((isUndo && text().isEmpty()) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return false;
        }
    }
    return QLineEdit::event(event);
}

void MoveLine::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers();
    const bool isMnemonic =
        modifiers.testFlag(Qt::AltModifier) && !modifiers.testFlag(Qt::ControlModifier);
    if (isMnemonic || event->matches(QKeySequence::Redo)) {
        event->ignore();
        return;
    }
    if (event->matches(QKeySequence::Undo)) {
        m_last.reset();
        empty();
        return;
    }
    const bool isEmpty = text().isEmpty();
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers().testFlag(Qt::ControlModifier)) {
            break;
        }
        takeWhatStands();
        return;
    case Qt::Key_Space:
        if (!isEmpty) {
            takeWhatStands();
        }
        return;
    case Qt::Key_Down:
        setCurrentOffer(m_currentOffer + 1);
        return;
    case Qt::Key_Up:
        setCurrentOffer(m_currentOffer - 1);
        return;
    case Qt::Key_PageUp:
        Q_EMIT stepped(-1);
        return;
    case Qt::Key_PageDown:
        Q_EMIT stepped(1);
        return;
    case Qt::Key_Insert:
        m_last.reset();
        Q_EMIT leftOut();
        return;
    case Qt::Key_Backspace:
        if (isEmpty) {
            m_last.reset();
            Q_EMIT takenBack();
            return;
        }
        break;
    default:
        break;
    }
    if (event->matches(QKeySequence::Paste) && pasteMoves()) {
        return;
    }
    QLineEdit::keyPressEvent(event);
}

}  // namespace diptych::gui
