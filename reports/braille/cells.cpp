#include "reports/braille/cells.h"

#include <QRegularExpression>
#include <QString>

#include <liblouis/liblouis.h>

#include <map>
#include <mutex>
#include <vector>

namespace diptych::reports {

namespace {

/// Signs that a typesetter likes, and what stands for them in Braille.
struct Plain {
    char32_t sign;
    const char* text;
};
constexpr Plain plainSigns[] = {
    {U'–', "-"},      {U'—', "-"},      {U'−', "-"},  {U'…', "..."}, {U'’', "'"},  {U'‘', "'"},
    {U'“', "\""},     {U'”', "\""},     {U'„', "\""}, {U'«', "\""},  {U'»', "\""}, {U'½', "1/2"},
    {U'\u00A0', " "}, {U'\u202F', " "}, {U'×', "x"},  {U'†', "+"},   {U'≠', "#"},
};

/// liblouis keeps its tables in globals.
std::mutex& louisMutex()
{
    static std::mutex mutex;
    return mutex;
}

void keepQuiet(logLevels, const char*) {}

std::string translated(const std::u32string& text, const std::string& tables, int mode)
{
    std::vector<widechar> in(text.begin(), text.end());
    std::vector<widechar> out(text.size() * 8 + 64);
    int inLength = static_cast<int>(in.size());
    int outLength = static_cast<int>(out.size());
    lou_registerLogCallback(keepQuiet);
    if (lou_translateString(tables.c_str(), in.data(), &inLength, out.data(), &outLength, nullptr,
                            nullptr, mode) == 0) {
        return {};
    }
    return {out.begin(), out.begin() + outLength};
}

/// Times of clocks in words that every table can write.
QString withTimesInWords(QString text)
{
    static const QRegularExpression time(QStringLiteral("\\b(\\d+):(\\d\\d):(\\d\\d)\\b"));
    static const QRegularExpression hour(QStringLiteral("\\b(\\d+):(\\d\\d)\\b"));
    text.replace(time, QStringLiteral("\\1 h \\2 min \\3 s"));
    return text.replace(hour, QStringLiteral("\\1 h \\2 min"));
}

/// Replaces what the tables of a language do not know; remembers what it has asked.
class Speller {
public:
    explicit Speller(Language language)
        : m_tables(brailleTables(language))
    {}

    std::string spell(std::string_view text)
    {
        const QString spoken = withTimesInWords(
            QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).simplified());
        std::u32string known;
        for (const char32_t sign : spoken.toStdU32String()) {
            known += known1(sign);
        }
        return translated(known, m_tables, 0);
    }

private:
    std::u32string known1(char32_t sign)
    {
        for (const Plain& plain : plainSigns) {
            if (plain.sign == sign) {
                return QString::fromLatin1(plain.text).toStdU32String();
            }
        }
        if (sign < 0x80) {
            return std::u32string(1, sign);
        }
        const auto found = m_known.find(sign);
        return found != m_known.end() ? found->second : (m_known[sign] = lookUp(sign));
    }

    std::u32string lookUp(char32_t sign) const
    {
        const std::u32string alone(1, sign);
        if (sign >= 0x2800 && sign <= 0x28FF) {
            return alone;  // a Braille pattern stands for itself
        }
        if (!translated(alone, m_tables, noUndefined).empty()) {
            return alone;
        }
        const QString parts =
            QString::fromStdU32String(alone).normalized(QString::NormalizationForm_KD);
        for (const char32_t part : parts.toStdU32String()) {
            const std::u32string base(1, part);
            if (part < 0x80 || !translated(base, m_tables, noUndefined).empty()) {
                return base;
            }
        }
        return U"?";
    }

    std::string m_tables;
    std::map<char32_t, std::u32string> m_known{};
};

}  // namespace

std::string_view brailleTables(Language language)
{
    switch (language) {
    case Language::English:
        return "en-us-brf.dis,en-ueb-g1.ctb";
    case Language::French:
        return "en-us-brf.dis,fr-bfu-comp6.utb";
    case Language::German:
        return "en-us-brf.dis,de-g0.utb";
    case Language::Spanish:
        return "en-us-brf.dis,es-g1.ctb";
    }
    return "en-us-brf.dis,en-ueb-g1.ctb";
}

std::string toCells(std::string_view text, Language language)
{
    static std::map<Language, Speller> spellers;
    const std::scoped_lock lock(louisMutex());
    return spellers.try_emplace(language, language).first->second.spell(text);
}

}  // namespace diptych::reports
