#include "app/gui/help_dialog.h"

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace diptych::gui {
namespace {

QStringList linesOf(HelpTopic topic)
{
    if (topic == HelpTopic::Typing) {
        return {
            HelpDialog::tr("Type the first score as its sheet has it. A move is taken as soon as "
                           "only one legal move can be meant; small letters will do."),
            HelpDialog::tr("Enter takes what stands in the line as it is, also when it is not "
                           "legal. Insert says that the sheet left the move out, Backspace in an "
                           "empty line takes the last entry back."),
            HelpDialog::tr("Then go to the second score with F6: Enter says that it has the same "
                           "move, anything else is typed."),
            HelpDialog::tr("Moves can also be made on the board: drag a piece, click on two "
                           "squares, or press Enter on two squares."),
        };
    }
    return {
        HelpDialog::tr("The score table shows both scores move by move, with the state of every "
                       "row in words. Ctrl+Down goes to the next difference; the board shows the "
                       "position there."),
        HelpDialog::tr("F2 or Enter types an entry anew, F4 offers the moves that it may stand "
                       "for. Ctrl+1 and Ctrl+2 note that a player accepts the other’s entry."),
        HelpDialog::tr("Ctrl+B sets up the boards as found, Ctrl+K enters the clocks."),
        HelpDialog::tr("On the board, the arrows go from square to square and a name such as e4 "
                       "goes there. K Q R B N P go to the next such piece of the player to move, "
                       "with Shift of the other; O says what stands around, X what stands in "
                       "line, W where White’s pieces are, with Shift Black’s, and Shift+L the last "
                       "move."),
        HelpDialog::tr("The ruling is the arbiter’s: answer what is asked, go to a remedy, write "
                       "the reasons, and accept it with Ctrl+Enter. Ctrl+L shows the article, "
                       "Ctrl+R what to read aloud."),
        HelpDialog::tr("Ctrl+Shift+P shows the report as it will be printed, Ctrl+I signs it. "
                       "Ctrl+Shift+O checks a signed report for the committee, Ctrl+Shift+A opens "
                       "the archive of incidents."),
        HelpDialog::tr("F6 goes from pane to pane, Ctrl+Z undoes any edit, and Ctrl+? lists all "
                       "keys and lets you change them."),
    };
}

}  // namespace

HelpDialog::HelpDialog(HelpTopic topic, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Help"));
    auto* text = new QPlainTextEdit(linesOf(topic).join(QStringLiteral("\n\n")));
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
    text->setAccessibleName(tr("Help"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(text, 1);
    column->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 76, fontMetrics().height() * 24);
}

}  // namespace diptych::gui
