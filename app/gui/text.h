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

inline std::string fromQt(const QString& text)
{
    return text.toStdString();
}

}  // namespace diptych::gui
