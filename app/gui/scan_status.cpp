#include "app/gui/scan_status.h"

#include "app/gui/text.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace diptych::gui {

using Stage = ScanProgress::Stage;

ScanStatus::ScanStatus(IncidentDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(2);
    connect(&document->scans(), &ScanReading::progressed, this, &ScanStatus::refresh);
    connect(document, &IncidentDocument::changed, this, &ScanStatus::refresh);
}

ScanStatus::Row& ScanStatus::row(score::Keeper keeper)
{
    Row& row = m_rows[keeper];
    if (row.whole) {
        return row;
    }
    row.whole = new QWidget;
    row.words = new QLabel;
    row.words->setWordWrap(true);
    row.words->setTextFormat(Qt::PlainText);
    row.bar = new QProgressBar;
    row.bar->setTextVisible(false);
    row.bar->setMaximumHeight(fontMetrics().height() / 2);
    row.button = new QPushButton;
    row.button->setAutoDefault(false);
    auto* line = new QHBoxLayout;
    line->addWidget(row.words, 1);
    line->addWidget(row.button);
    auto* column = new QVBoxLayout(row.whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(line);
    column->addWidget(row.bar);
    layout()->addWidget(row.whole);
    connect(row.button, &QPushButton::clicked, this, [this, keeper] { press(keeper); });
    return row;
}

void ScanStatus::press(score::Keeper keeper)
{
    const auto progress = m_document->scans().progress(keeper);
    if (progress && progress->stage == Stage::Reading) {
        m_document->scans().stop(keeper);
    } else {
        m_document->scans().readAgain(m_document->desk(), keeper);
    }
}

QString ScanStatus::words(score::Keeper keeper, const ScanProgress& progress) const
{
    const QString name = capitalised(toQt(m_document->book().keeper(keeper)));
    if (progress.stage == Stage::Reading) {
        //: %1 "White’s score", %2 and %3 numbers of pages, %4 percent
        return tr("%1: reading page %2 of %3, %4 %")
            .arg(name, QString::number(progress.page), QString::number(progress.pages),
                 QString::number(static_cast<int>(100 * progress.share)));
    }
    if (progress.stage == Stage::Stopped) {
        return tr("%1: reading was stopped").arg(name);
    }
    const auto& sheets = m_document->desk().sheets;
    const auto sheet = std::find_if(sheets.begin(), sheets.end(),
                                    [&](const auto& other) { return other.keeper == keeper; });
    if (sheet == sheets.end() || isUnread(*sheet)) {
        return tr("%1: comparing what was read").arg(name);
    }
    QStringList parts{tr("%n entries were read", nullptr, static_cast<int>(sheet->entries.size()))};
    for (const Diagnostic& diagnostic : sheet->diagnostics) {
        if (diagnostic.severity == Severity::Error) {
            parts << toQt(m_document->book().diagnostic(diagnostic));
        }
    }
    //: %1 "White’s score", %2 how it was read
    return tr("%1: %2").arg(name, parts.join(QStringLiteral(" ")));
}

void ScanStatus::refresh()
{
    if (!m_document->isOpen()) {
        return;
    }
    for (auto& [keeper, row] : m_rows) {
        row.whole->setVisible(m_document->scans().progress(keeper).has_value());
    }
    for (const score::Sheet& sheet : m_document->desk().sheets) {
        const auto progress = m_document->scans().progress(sheet.keeper);
        if (!progress) {
            continue;
        }
        Row& shown = row(sheet.keeper);
        const QString name = toQt(m_document->book().keeper(sheet.keeper));
        const bool isReading = progress->stage == Stage::Reading;
        shown.words->setText(words(sheet.keeper, *progress));
        shown.bar->setVisible(isReading);
        shown.bar->setValue(static_cast<int>(100 * progress->share));
        //: %1 "White’s score"
        shown.bar->setAccessibleName(tr("Reading %1").arg(name));
        shown.button->setVisible(progress->stage != Stage::Read);
        shown.button->setText(isReading ? tr("Cancel") : tr("Read it"));
        shown.button->setAccessibleName(isReading ? tr("Cancel reading %1").arg(name)
                                                  : tr("Read %1").arg(name));
    }
}

}  // namespace diptych::gui
