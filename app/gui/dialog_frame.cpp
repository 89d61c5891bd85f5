#include "app/gui/dialog_frame.h"

#include "app/gui/scroll_page.h"

#include <QBoxLayout>
#include <QDialog>
#include <QDialogButtonBox>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>

namespace diptych::gui {
namespace {

/// The buttons at the bottom of a layout, taken out of it.
QDialogButtonBox* takeButtons(QLayout* layout)
{
    const int last = layout->count() - 1;
    QLayoutItem* item = last < 0 ? nullptr : layout->itemAt(last);
    auto* buttons = item ? qobject_cast<QDialogButtonBox*>(item->widget()) : nullptr;
    if (buttons) {
        delete layout->takeAt(last);
        // So that they come behind the contents for Tab as well.
        buttons->setParent(nullptr);
    }
    return buttons;
}

/// The first field that the keyboard can be in.
QWidget* firstField(const QWidget* contents)
{
    QWidget* field = contents->nextInFocusChain();
    while (field != contents && contents->isAncestorOf(field)) {
        if (field->isEnabled() && (field->focusPolicy() & Qt::TabFocus) != 0) {
            return field;
        }
        field = field->nextInFocusChain();
    }
    return nullptr;
}

/// What the contents need to be seen whole, and at the least so that nothing is cut at the side.
struct Need {
    QSize whole{};
    int width = 0;
};

Need needOf(const QWidget* contents, const ScrollPage* page, const QDialogButtonBox* buttons)
{
    const int bar = page->verticalScrollBar()->sizeHint().width();
    const QSize below = buttons ? buttons->sizeHint() : QSize();
    const QMargins margins = contents->layout()->contentsMargins();
    const int sides = margins.left() + margins.right();
    Need need;
    need.width = std::max(contents->minimumSizeHint().width() + bar, below.width() + sides);
    need.whole = contents->sizeHint() + QSize(bar, below.height() + 2 * margins.bottom());
    return need;
}

}  // namespace

void frameDialog(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const bool isSized = dialog->testAttribute(Qt::WA_Resized);
    const QSize given = dialog->size();
    const QMargins margins = dialog->layout()->contentsMargins();
    QDialogButtonBox* buttons = takeButtons(dialog->layout());
    QWidget* focus = dialog->focusWidget();
    auto* contents = new QWidget;
    // Takes the layout out of the dialog, with everything that lies in it.
    contents->setLayout(dialog->layout());
    contents->layout()->setContentsMargins(margins);
    auto* page = new ScrollPage(contents);
    page->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    constexpr QSize smallest(320, 200);
    page->setMinimumSize(smallest);
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(page, 1);
    if (buttons) {
        auto* row = new QHBoxLayout;
        row->setContentsMargins(margins.left(), 0, margins.right(), margins.bottom());
        row->addWidget(buttons);
        column->addLayout(row);
    }
    if (focus == nullptr) {
        focus = firstField(contents);
    }
    if (focus) {
        focus->setFocus();
    }
    // What the frame of the window takes is not known before it is shown.
    constexpr QSize frame(16, 48);
    const QSize screen = dialog->screen()->availableSize() - frame;
    const Need need = needOf(contents, page, buttons);
    const QSize wanted = (isSized ? given : need.whole).expandedTo({need.width, 0});
    dialog->resize(wanted.boundedTo(screen));
}

}  // namespace diptych::gui
