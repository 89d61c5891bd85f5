#include "app/gui/voice.h"

#include <QLocale>

#ifdef DIPTYCH_VOICE
#include <QTextToSpeech>
#endif

namespace diptych::gui {

#ifdef DIPTYCH_VOICE

Voice::Voice(QObject* parent)
    : QObject(parent)
{
    if (!QTextToSpeech::availableEngines().isEmpty()) {
        m_speech = new QTextToSpeech(this);
    }
}

bool Voice::isThere() const
{
    return m_speech && m_speech->state() != QTextToSpeech::Error;
}

void Voice::speak(const QString& text, const QString& language)
{
    if (isThere()) {
        m_speech->stop();
        m_speech->setLocale(QLocale(language));
        m_speech->say(text);
    }
}

#else

Voice::Voice(QObject* parent)
    : QObject(parent)
{}

bool Voice::isThere() const
{
    return false;
}

void Voice::speak(const QString&, const QString&) {}

#endif

}  // namespace diptych::gui
