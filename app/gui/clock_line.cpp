#include "app/gui/clock_line.h"

#include "app/gui/text.h"
#include "core/incident/time_text.h"

#include <QFontDatabase>
#include <QRegularExpression>

namespace diptych::gui {

std::optional<int> clockSecondsFrom(const QString& text)
{
    static const QRegularExpression mark(QStringLiteral("[:.,\\s]"));
    const QString trimmed = text.trimmed();
    QStringList parts = trimmed.split(mark, Qt::SkipEmptyParts);
    if (parts.size() == 1 && !trimmed.contains(mark)) {
        const QString digits = trimmed.rightJustified(6, QLatin1Char('0'));
        const qsizetype hours = digits.size() - 4;
        parts = {digits.left(hours), digits.mid(hours, 2), digits.right(2)};
    }
    if (trimmed.isEmpty() || parts.size() > 3) {
        return std::nullopt;
    }
    int seconds = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        bool isNumber = false;
        const int value = parts[i].toInt(&isNumber);
        if (!isNumber || value < 0 || value > 999 || (i > 0 && value > 59)) {
            return std::nullopt;
        }
        seconds = seconds * 60 + value;
    }
    return seconds;
}

ClockLine::ClockLine(const QString& name, Look look, QWidget* parent)
    : QLineEdit(parent)
{
    setAccessibleName(name);
    setAccessibleDescription(tr("Hours, minutes, seconds; 3410 is 0:34:10"));
    setToolTip(accessibleDescription());
    setPlaceholderText(QStringLiteral("0:00:00"));
    setAlignment(Qt::AlignCenter);
    if (look == Look::Display) {
        QFont large = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        large.setPointSizeF(font().pointSizeF() * 2.4);
        large.setWeight(QFont::DemiBold);
        setFont(large);
    }
    connect(this, &QLineEdit::editingFinished, this, [this] {
        if (const auto known = seconds()) {
            setSeconds(known);
        }
    });
}

std::optional<int> ClockLine::seconds() const
{
    return clockSecondsFrom(text());
}

void ClockLine::setSeconds(std::optional<int> seconds)
{
    setText(seconds ? toQt(incident::clockTimeText(*seconds)) : QString());
}

}  // namespace diptych::gui
