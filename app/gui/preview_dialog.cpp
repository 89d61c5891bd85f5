#include "app/gui/preview_dialog.h"

#include "app/gui/flow_layout.h"
#include "app/gui/language_names.h"
#include "app/gui/named_fields.h"
#include "app/gui/text.h"
#include "app/session/documents/desk_report.h"
#include "reports/report_writer.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QVBoxLayout>

#include <algorithm>

namespace diptych::gui {
namespace {

QComboBox* choice(QLayout* row, const QString& name)
{
    auto* made = new QComboBox;
    made->setAccessibleName(name);
    made->setToolTip(name);
    made->view()->setAccessibleName(name);
    // A screen reader gets the choice itself as the name of a combo box under X11.
    made->setAccessibleDescription(name);
    row->addWidget(made);
    return made;
}

ReportDialog::Copy copyOf(const session::Desk& desk, const reports::PhraseBook& book,
                          const reports::ReportStyle& style)
{
    ReportDialog::Copy copy;
    const reports::Report report = session::reportOf(desk);
    const auto pdf = reports::write(report, reports::Format::Pdf, book, style);
    const auto text = reports::write(report, reports::Format::Text, book, style);
    if (!pdf || !text) {
        copy.problem = reports::describe(pdf ? text.error() : pdf.error(), book);
        return copy;
    }
    copy.pdf = *pdf;
    copy.text = *text;
    return copy;
}

}  // namespace

PreviewDialog::PreviewDialog(const IncidentDocument* document, QWidget* parent)
    : ReportDialog(tr("The report"), parent)
    , m_document(document)
    , m_largePrint(new QCheckBox(tr("Large p&rint")))
{
    auto* controls = new QWidget;
    auto* row = new FlowLayout(FlowLayout::Fill::Left, controls);
    m_language = choice(row, tr("Language of the report"));
    addLanguages(m_language);
    m_language->setCurrentIndex(
        std::max(0, m_language->findData(toQt(reports::toCode(document->book().language())))));
    m_extent = choice(row, tr("Extent"));
    m_extent->addItem(tr("Everything, for the committee"),
                      static_cast<int>(reports::Extent::Complete));
    m_extent->addItem(tr("One page, for the arbiter"), static_cast<int>(reports::Extent::OnePage));
    m_paper = choice(row, tr("Paper"));
    m_paper->addItems({QStringLiteral("A4"), QStringLiteral("Letter")});
    row->addWidget(m_largePrint);
    column()->insertWidget(0, controls);
    for (QComboBox* box : {m_language, m_extent, m_paper}) {
        connect(box, &QComboBox::currentIndexChanged, this, [this] { refresh(); });
    }
    connect(m_largePrint, &QCheckBox::toggled, this, [this] { refresh(); });
    refresh();
}

void PreviewDialog::refresh()
{
    reports::ReportStyle style;
    style.extent = static_cast<reports::Extent>(m_extent->currentData().toInt());
    style.page.paper = m_paper->currentIndex() == 0 ? reports::Paper::A4 : reports::Paper::Letter;
    style.page.print = m_largePrint->isChecked() ? reports::Print::Large : reports::Print::Normal;
    style.page.pages =
        style.extent == reports::Extent::OnePage ? reports::Pages::One : reports::Pages::AsNeeded;
    const auto book = reports::PhraseBook::forLanguage(fromQt(m_language->currentData().toString()),
                                                       reports::Audience::Arbiter);
    presentLater([desk = m_document->desk(), book, style] { return copyOf(desk, book, style); });
}

}  // namespace diptych::gui
