#include "app/gui/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

namespace {

struct Message {
    QString source{};
    QStringList translations{};
    bool isUnfinished = false;
};

QList<Message> messagesOf(const QString& language)
{
    QFile file(QStringLiteral(DIPTYCH_SOURCE_DIR "/app/translations/desk_%1.ts").arg(language));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << language.toStdString();
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) {
            continue;
        }
        if (xml.name() == QStringLiteral("message")) {
            messages.append(Message{});
        } else if (xml.name() == QStringLiteral("source")) {
            messages.last().source = xml.readElementText();
        } else if (xml.name() == QStringLiteral("translation")) {
            messages.last().isUnfinished = xml.attributes().hasAttribute(QStringLiteral("type"));
            const QString text =
                xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            messages.last().translations << text;
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return messages;
}

QSet<QString> placesIn(const QString& text)
{
    static const QRegularExpression place(QStringLiteral("%(\\d|n)"));
    QSet<QString> places;
    auto matches = place.globalMatch(text);
    while (matches.hasNext()) {
        places.insert(matches.next().captured());
    }
    return places;
}

}  // namespace

TEST(Translations, GiveEverySampleItsTitle)
{
    const QDir folder(QStringLiteral(DIPTYCH_SOURCE_DIR "/samples"));
    for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file(folder.filePath(name + QStringLiteral("/incident.case")));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
        const QByteArray title = file.readLine().trimmed().mid(2);
        for (const auto language :
             {diptych::reports::Language::French, diptych::reports::Language::German,
              diptych::reports::Language::Spanish}) {
            QObject translations;
            diptych::gui::installTranslations(&translations, language);
            EXPECT_NE(QCoreApplication::translate("Samples", title.constData()),
                      QString::fromUtf8(title));
        }
    }
}

TEST(Translations, AreFinishedAndKeepEveryPlaceholder)
{
    for (const QString& language :
         {QStringLiteral("fr"), QStringLiteral("de"), QStringLiteral("es")}) {
        const QList<Message> messages = messagesOf(language);
        EXPECT_GT(messages.size(), 200) << language.toStdString();
        for (const Message& message : messages) {
            const std::string name = language.toStdString() + ": " + message.source.toStdString();
            EXPECT_FALSE(message.isUnfinished) << name;
            for (const QString& translation : message.translations) {
                EXPECT_FALSE(translation.isEmpty()) << name;
                EXPECT_EQ(placesIn(translation), placesIn(message.source)) << name;
            }
        }
    }
}

TEST(Translations, HaveTheSameMessagesInEveryLanguage)
{
    QStringList french;
    QStringList german;
    QStringList spanish;
    for (const Message& message : messagesOf(QStringLiteral("fr"))) {
        french << message.source;
    }
    for (const Message& message : messagesOf(QStringLiteral("de"))) {
        german << message.source;
    }
    for (const Message& message : messagesOf(QStringLiteral("es"))) {
        spanish << message.source;
    }
    EXPECT_EQ(french, german);
    EXPECT_EQ(french, spanish);
}
