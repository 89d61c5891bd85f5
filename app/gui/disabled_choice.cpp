#include "app/gui/disabled_choice.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>

namespace diptych::gui {
namespace {

struct DisabledWords {
    Q_DECLARE_TR_FUNCTIONS(DisabledChoice)
};

}  // namespace

QComboBox* newDisabledChoice()
{
    auto* choice = new QComboBox;
    choice->addItems({DisabledWords::tr("Nobody"), DisabledWords::tr("White"),
                      DisabledWords::tr("Black"), DisabledWords::tr("Both players")});
    choice->setAccessibleName(DisabledWords::tr("Visually disabled"));
    choice->view()->setAccessibleName(choice->accessibleName());
    // A screen reader gets the choice itself as the name of a combo box under X11.
    choice->setAccessibleDescription(choice->accessibleName());
    return choice;
}

}  // namespace diptych::gui
