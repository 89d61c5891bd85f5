#include "app/gui/preferences_dialog.h"

#include "app/gui/language_names.h"
#include "app/gui/settings.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace diptych::gui {

PreferencesDialog::PreferencesDialog(QWidget* parent)
    : QDialog(parent)
    , m_language(new QComboBox)
    , m_comfortable(new QCheckBox(tr("&Large controls, for fingers")))
    , m_advancing(new QCheckBox(tr("Go on to the &next difference when one is decided")))
{
    setWindowTitle(tr("Preferences"));
    m_language->addItem(tr("As the desktop"), QString());
    addLanguages(m_language);
    m_language->setCurrentIndex(std::max(0, m_language->findData(settings::language())));
    m_language->setAccessibleName(tr("Language"));
    m_language->view()->setAccessibleName(m_language->accessibleName());
    m_comfortable->setChecked(settings::isComfortable());
    m_advancing->setChecked(settings::isAdvancing());
    auto* note = new QLabel(tr("The language changes when the program starts again. Colours and "
                               "size of the text are in the View menu, keys under Help."));
    note->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout;
    form->addRow(tr("L&anguage"), m_language);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->addLayout(form);
    column->addWidget(m_comfortable);
    column->addWidget(m_advancing);
    column->addWidget(note);
    column->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 64, sizeHint().height());
}

void PreferencesDialog::keep() const
{
    settings::setLanguage(m_language->currentData().toString());
    settings::setComfortable(m_comfortable->isChecked());
    settings::setAdvancing(m_advancing->isChecked());
}

}  // namespace diptych::gui
