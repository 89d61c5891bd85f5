#include "app/gui/named_fields.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace diptych::gui {

QString withoutMnemonic(QString label)
{
    return label.remove(QLatin1Char('&'));
}

void addField(QFormLayout* form, const QString& label, QWidget* field)
{
    field->setAccessibleName(withoutMnemonic(label));
    form->addRow(label, field);
}

QLineEdit* addLine(QFormLayout* form, const QString& label)
{
    auto* line = new QLineEdit;
    addField(form, label, line);
    return line;
}

QComboBox* addChoice(QFormLayout* form, const QString& label)
{
    auto* choice = new QComboBox;
    addField(form, label, choice);
    choice->view()->setAccessibleName(choice->accessibleName());
    // A screen reader gets the choice itself as the name of a combo box under X11.
    choice->setAccessibleDescription(choice->accessibleName());
    return choice;
}

QPlainTextEdit* addText(QFormLayout* form, const QString& label, int lines)
{
    auto* text = new QPlainTextEdit;
    text->setTabChangesFocus(true);
    text->setAcceptDrops(false);
    // A line in the colour of the text, so that the field is seen in every palette.
    text->setFrameStyle(QFrame::Box | QFrame::Plain);
    text->setMinimumHeight(lines * text->fontMetrics().lineSpacing() + 14);
    addField(form, label, text);
    return text;
}

QFormLayout* newForm()
{
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

QLabel* wrappedLabel(const QString& text)
{
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

}  // namespace diptych::gui
