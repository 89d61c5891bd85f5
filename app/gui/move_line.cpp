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
        clear();
        return true;
    }
    // The move was taken too early: it is another one, or none that is possible.
    const QString typed = m_lastTyped;
    m_last.reset();
    Q_EMIT takenBack();
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
        m_last = completion.decided;
        m_lastTyped = text;
        take(toQt(completion.decided->spelling));
        return;
    }
    setOffers(completion.offers);
}

void MoveLine::take(const QString& text)
{
    clear();
    setOffers({});
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
    clear();
    Q_EMIT pasted(clip);
    return true;
}

void MoveLine::keyPressEvent(QKeyEvent* event)
{
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
