#include "app/gui/history_dialog.h"

#include "app/gui/quiet_delegate.h"

#include <QDialogButtonBox>
#include <QUndoStack>
#include <QUndoView>
#include <QVBoxLayout>

namespace diptych::gui {

HistoryDialog::HistoryDialog(QUndoStack* history, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("History"));
    auto* view = new QUndoView(history);
    view->setAccessibleName(tr("Edits, the newest last"));
    view->setEmptyLabel(tr("As it was opened"));
    view->setItemDelegate(new QuietDelegate(view));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(view, 1);
    column->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 60, fontMetrics().height() * 22);
}

}  // namespace diptych::gui
