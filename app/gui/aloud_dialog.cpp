#include "app/gui/aloud_dialog.h"

#include "app/gui/language_names.h"
#include "app/gui/text.h"
#include "app/gui/voice.h"
#include "reports/words/decision.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace diptych::gui {

AloudDialog::AloudDialog(IncidentDocument* document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_voice(new Voice(this))
    , m_language(new QComboBox)
    , m_text(new QPlainTextEdit)
{
    setWindowTitle(tr("Read aloud"));
    m_language->setAccessibleName(tr("Language of the players"));
    m_language->view()->setAccessibleName(m_language->accessibleName());
    // A screen reader gets the choice itself as the name of a combo box under X11.
    m_language->setAccessibleDescription(m_language->accessibleName());
    addLanguages(m_language);
    m_language->setCurrentIndex(
        std::max(0, m_language->findData(toQt(reports::toCode(document->book().language())))));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
    m_text->setAccessibleName(tr("What is read aloud"));
    scale(2.0);
    auto* larger = new QPushButton(tr("&Larger"));
    auto* smaller = new QPushButton(tr("&Smaller"));
    auto* speak = new QPushButton(tr("S&peak"));
    speak->setEnabled(m_voice->isThere());
    if (!m_voice->isThere()) {
        speak->setToolTip(tr("No voice is installed on this computer."));
    }
    auto* row = new QHBoxLayout;
    row->addWidget(m_language);
    row->addStretch(1);
    row->addWidget(smaller);
    row->addWidget(larger);
    row->addWidget(speak);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(m_text, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_language, &QComboBox::currentIndexChanged, this, [this] { refresh(); });
    connect(larger, &QPushButton::clicked, this, [this] { scale(1.2); });
    connect(smaller, &QPushButton::clicked, this, [this] { scale(1 / 1.2); });
    connect(speak, &QPushButton::clicked, this,
            [this] { m_voice->speak(text(), m_language->currentData().toString()); });
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 36);
    refresh();
    m_text->setFocus();
}

QString AloudDialog::text() const
{
    return m_text->toPlainText();
}

void AloudDialog::scale(double factor)
{
    QFont font = m_text->font();
    font.setPointSizeF(std::clamp(font.pointSizeF() * factor, 10.0, 72.0));
    m_text->setFont(font);
}

void AloudDialog::refresh()
{
    const auto book = reports::PhraseBook::forLanguage(fromQt(m_language->currentData().toString()),
                                                       reports::Audience::Players)
                          .startingFrom(m_document->inputs().circumstances.start)
                          .announcing();
    const session::Desk& desk = m_document->desk();
    QStringList lines;
    for (const std::string& line : book.aloud(desk.incident, desk.assessment)) {
        lines << toQt(line);
    }
    // The position is read out as well, so that both players can set up their boards by it.
    for (const law::Remedy& remedy : reports::remediesInForce(desk.incident, desk.assessment)) {
        if (remedy.position && !remedy.result) {
            lines << toQt(book.position(*remedy.position));
            break;
        }
    }
    m_text->setPlainText(lines.join(QStringLiteral("\n\n")));
}

}  // namespace diptych::gui
