#include "app/gui/about_dialog.h"

#include "app/gui/scaled_label.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace diptych::gui {
namespace {

struct Part {
    const char* name;
    const char* licence;
};

// As named in the copyright files of the Debian packages.
constexpr Part parts[] = {
    {"Qt 6", "LGPL-3.0"},
    {"pugixml", "MIT"},
    {"tl::expected", "CC0-1.0"},
    {"libzip", "BSD-3-Clause"},
    {"libxlsxwriter", "BSD-2-Clause"},
    {"nlohmann-json", "MIT"},
    {"cairo", "LGPL-2.1 / MPL-1.1"},
    {"Pango", "LGPL-2.0-or-later"},
    {"QPDF", "Apache-2.0"},
    {"OpenSSL", "Apache-2.0"},
    {"Tesseract", "Apache-2.0"},
    {"Leptonica", "BSD-2-Clause"},
    {"SQLite", "public domain"},
};

}  // namespace

AboutDialog::AboutDialog(QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("About Diptych"));
    auto* words = new QLabel(tr("Reconciles two game scores, proposes by the Laws of Chess, and "
                                "reports. The arbiter rules.\n\nMIT licence. Nothing is sent over "
                                "the network. Built upon:"));
    words->setWordWrap(true);
    const int count = static_cast<int>(std::size(parts));
    auto* table = new QTableWidget(count, 2);
    table->setAccessibleName(tr("Libraries and their licences"));
    table->setHorizontalHeaderLabels({tr("Library"), tr("Licence")});
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->horizontalHeader()->setHighlightSections(false);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setTabKeyNavigation(false);
    table->setShowGrid(false);
    for (int row = 0; row < count; ++row) {
        const Part& part = parts[row];
        table->setItem(row, 0, new QTableWidgetItem(QString::fromLatin1(part.name)));
        table->setItem(row, 1, new QTableWidgetItem(QString::fromLatin1(part.licence)));
    }
    table->setCurrentCell(0, 0);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(new ScaledLabel(tr("Diptych %1").arg(QStringLiteral(DIPTYCH_VERSION)), 1.5,
                                      QFont::Bold, this));
    column->addWidget(words);
    column->addWidget(table, 1);
    column->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 30);
}

}  // namespace diptych::gui
