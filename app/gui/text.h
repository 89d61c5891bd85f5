#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace diptych::gui {

/// Text of the core and the reports (UTF-8) for the window.
inline QString toQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The text with a capital at its beginning, for heads of columns.
inline QString capitalised(QString text)
{
    if (!text.isEmpty()) {
        text[0] = text[0].toUpper();
    }
    return text;
}

inline std::string fromQt(const QString& text)
{
    return text.toStdString();
}

}  // namespace diptych::gui
