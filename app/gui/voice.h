#pragma once

#include <QObject>
#include <QString>

class QTextToSpeech;

namespace diptych::gui {

/// The computer’s voice, where there is one.
class Voice : public QObject {
    Q_OBJECT

public:
    explicit Voice(QObject* parent = nullptr);

    bool isThere() const;
    /// Begins to speak; what was being said ends.
    void speak(const QString& text, const QString& language);

private:
    QTextToSpeech* m_speech = nullptr;
};

}  // namespace diptych::gui
