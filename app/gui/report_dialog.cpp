#include "app/gui/report_dialog.h"

#include "app/gui/beside.h"
#include "app/gui/named_fields.h"
#include "app/gui/page_view.h"
#include "app/gui/report_file.h"
#include "app/gui/text.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace diptych::gui {

ReportDialog::ReportDialog(const QString& title, QWidget* parent)
    : QDialog(parent)
    , m_column(new QVBoxLayout(this))
    , m_pages(new PageView)
    , m_text(new QPlainTextEdit)
    , m_hint(wrappedLabel())
{
    setWindowTitle(title);
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
    m_text->setAccessibleName(tr("The report as text"));
    auto* tabs = new QTabWidget;
    tabs->addTab(m_pages, tr("&Pages"));
    tabs->addTab(m_text, tr("&Text"));
    tabs->tabBar()->setAccessibleName(tr("Pages or text"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    const auto button = [buttons](const QString& text) {
        auto* made = buttons->addButton(text, QDialogButtonBox::ActionRole);
        made->setAutoDefault(false);
        return made;
    };
    auto* larger = button(tr("&Larger"));
    auto* smaller = button(tr("S&maller"));
    m_print = button(tr("P&rint…"));
    m_save = button(tr("&Save…"));
    m_column->addWidget(m_hint);
    m_column->addWidget(tabs, 1);
    m_column->addWidget(buttons);
    QWidget::setTabOrder(m_save, buttons->button(QDialogButtonBox::Close));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(larger, &QPushButton::clicked, this, [this] { m_pages->zoom(1.25); });
    connect(smaller, &QPushButton::clicked, this, [this] { m_pages->zoom(0.8); });
    connect(m_print, &QPushButton::clicked, this, [this] { print(); });
    connect(m_save, &QPushButton::clicked, this, [this] { save(); });
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 44);
    present({});
    m_pages->setFocus();
}

void ReportDialog::present(const Copy& copy)
{
    m_copy = copy;
    m_text->setPlainText(toQt(copy.text));
    m_pages->present(copy.pdf);
    m_print->setEnabled(!copy.pdf.empty());
    m_save->setEnabled(!copy.pdf.empty());
    m_hint->setText(toQt(copy.problem));
    m_hint->setVisible(!copy.problem.empty());
}

void ReportDialog::presentLater(std::function<Copy()> work)
{
    m_isBusy = true;
    m_hint->setText(tr("The report is being drawn…"));
    m_hint->show();
    const int round = ++m_round;
    beside(this, std::move(work), [this, round](const Copy& copy) {
        if (round == m_round) {
            m_isBusy = false;
            present(copy);
        }
    });
}

void ReportDialog::print()
{
    auto* dialog = new QPrintDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this](QPrinter* printer) {
        if (const auto pages = session::PdfPages::of(m_copy.pdf)) {
            printPages(*pages, printer);
        }
    });
    dialog->open();
}

void ReportDialog::save()
{
    auto* chooser = new QFileDialog(this, tr("Export the report"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    chooser->setNameFilter(tr("PDF document (*.pdf)"));
    chooser->setDefaultSuffix(QStringLiteral("pdf"));
    connect(chooser, &QFileDialog::fileSelected, this, [this](const QString& path) {
        const auto written = saveBytes(path, m_copy.pdf);
        m_hint->setText(written ? tr("Report written: %1").arg(path) : written.error());
        m_hint->show();
    });
    chooser->open();
}

}  // namespace diptych::gui
