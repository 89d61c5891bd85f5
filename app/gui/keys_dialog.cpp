#include "app/gui/keys_dialog.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

#include <utility>

namespace diptych::gui {
namespace {

using KeyList = QList<std::pair<QString, QString>>;

QString withoutMnemonic(QString text)
{
    return text.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

KeyList keysOf(const QList<QAction*>& actions)
{
    KeyList keys;
    for (const QAction* action : actions) {
        if (!action->shortcut().isEmpty()) {
            keys.append({QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText),
                         withoutMnemonic(action->text())});
        }
    }
    return keys;
}

/// Keys that lists, tables and boards have by themselves.
KeyList keysOfViews()
{
    return {
        {KeysDialog::tr("← → Home End"), KeysDialog::tr("Scores: ply by ply, start, end")},
        {KeysDialog::tr("Ctrl+← Ctrl+→"), KeysDialog::tr("Scores: column by column")},
        {KeysDialog::tr("Arrows"), KeysDialog::tr("Board: square by square")},
        {KeysDialog::tr("e 4"), KeysDialog::tr("Board: go to a square by its name")},
        {KeysDialog::tr("Enter"), KeysDialog::tr("Findings: show the move on the board")},
        {KeysDialog::tr("Ctrl+C"), KeysDialog::tr("Copy the cell or the sentence")},
        {KeysDialog::tr("Tab"), KeysDialog::tr("Next control; Tab never stays in a field")},
    };
}

}  // namespace

KeysDialog::KeysDialog(const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    const KeyList keys = keysOf(actions) + keysOfViews();
    auto* table = new QTableWidget(static_cast<int>(keys.size()), 2, this);
    table->setAccessibleName(tr("Keys"));
    table->setHorizontalHeaderLabels({tr("Keys"), tr("What they do")});
    table->verticalHeader()->hide();
    table->horizontalHeader()->setStretchLastSection(true);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setTabKeyNavigation(false);
    table->setShowGrid(false);
    for (int row = 0; row < keys.size(); ++row) {
        table->setItem(row, 0, new QTableWidgetItem(keys[row].first));
        table->setItem(row, 1, new QTableWidgetItem(keys[row].second));
    }
    table->resizeColumnsToContents();
    table->setCurrentCell(0, 0);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(table, 1);
    column->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 80, fontMetrics().height() * 30);
}

}  // namespace diptych::gui
