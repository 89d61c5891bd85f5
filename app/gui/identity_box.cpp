#include "app/gui/identity_box.h"

#include "app/gui/dialog_frame.h"
#include "app/gui/flow_layout.h"
#include "app/gui/keyring.h"
#include "app/gui/named_fields.h"
#include "app/gui/new_identity_dialog.h"
#include "app/gui/settings.h"
#include "app/gui/text.h"
#include "app/gui/wrapped_button.h"
#include "app/session/documents/identity_store.h"

#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace diptych::gui {

QString freeIdentityPath()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    QString path = folder.filePath(QStringLiteral("identity.p12"));
    for (int number = 2; QFile::exists(path); ++number) {
        path = folder.filePath(QStringLiteral("identity-%1.p12").arg(number));
    }
    return path;
}

IdentityBox::IdentityBox(QWidget* parent)
    : QGroupBox(tr("Identity"), parent)
    , m_words(wrappedLabel())
{
    auto* other = new WrappedButton(tr("Another &file…"));
    auto* fresh = new WrappedButton(tr("&New identity…"));
    auto* form = newForm();
    m_passphrase = addLine(form, tr("&Passphrase"));
    m_passphrase->setEchoMode(QLineEdit::Password);
    m_passphrase->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText |
                                      Qt::ImhHiddenText);
    m_remember = new QCheckBox(tr("&Remember it in the keyring of this computer"));
    m_remember->setVisible(keyring::isKnown());
    form->addRow(m_remember);
    auto* buttons = new FlowLayout(FlowLayout::Fill::Left);
    for (QPushButton* button : {other, fresh}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_words);
    column->addLayout(buttons);
    column->addLayout(form);
    connect(other, &QPushButton::clicked, this, [this] { chooseFile(); });
    connect(fresh, &QPushButton::clicked, this, [this] { makeNew(); });
    connect(m_passphrase, &QLineEdit::textChanged, this, &IdentityBox::changed);
    setPath(settings::identityPath());
}

void IdentityBox::setPath(const QString& path)
{
    m_path = QFile::exists(path) ? path : QString();
    m_owner.clear();
    if (m_path.isEmpty()) {
        m_words->setText(tr("There is no identity yet. Make one, or use a file (PKCS#12) that you "
                            "have from your federation."));
    } else if (const auto owner = session::ownerOf(fromQt(m_path))) {
        m_owner = toQt(owner->name());
        //: %1 a person, %2 a file
        m_words->setText(tr("%1 signs, with the key in %2.").arg(m_owner, m_path));
    } else {
        m_words->setText(tr("The key in %1 signs.").arg(m_path));
    }
    m_passphrase->setEnabled(!m_path.isEmpty());
    m_remember->setEnabled(!m_path.isEmpty());
    recall();
    Q_EMIT changed();
}

/// Fills in what the keyring has, unless the user is typing already.
void IdentityBox::recall()
{
    m_remember->setChecked(false);
    if (m_path.isEmpty()) {
        return;
    }
    keyring::find(m_path, this, [this, path = m_path](const QString& found) {
        if (path == m_path && !found.isEmpty() && m_passphrase->text().isEmpty()) {
            m_passphrase->setText(found);
            m_remember->setChecked(true);
        }
    });
}

void IdentityBox::confirm()
{
    QString passphrase;
    passphrase.swap(m_toRemember);
    if (passphrase.isEmpty()) {
        return;
    }
    keyring::keep(m_path, passphrase, this, [this](bool isKept) {
        if (isKept) {
            recall();
        } else {
            m_remember->setChecked(false);
            m_remember->setText(tr("No keyring is running on this computer"));
            m_remember->setEnabled(false);
        }
    });
}

bool IdentityBox::isComplete() const
{
    return !m_path.isEmpty() && !m_passphrase->text().isEmpty();
}

reports::Passphrase IdentityBox::takePassphrase()
{
    reports::Passphrase passphrase(fromQt(m_passphrase->text()));
    m_toRemember = m_remember->isChecked() ? m_passphrase->text() : QString();
    if (!m_remember->isChecked() && keyring::isKnown()) {
        keyring::forget(m_path);
    }
    m_passphrase->clear();
    return passphrase;
}

void IdentityBox::chooseFile()
{
    auto* chooser = new QFileDialog(this, tr("Identity"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::ExistingFile);
    chooser->setNameFilters({tr("Identities (*.p12 *.pfx)"), tr("All files (*)")});
    connect(chooser, &QFileDialog::fileSelected, this, [this](const QString& path) {
        settings::setIdentityPath(path);
        setPath(path);
        m_passphrase->setFocus();
    });
    chooser->open();
}

void IdentityBox::makeNew()
{
    auto* dialog = new NewIdentityDialog(freeIdentityPath(), this);
    frameDialog(dialog);
    connect(dialog, &QDialog::accepted, this, [this, path = dialog->path()] {
        settings::setIdentityPath(path);
        setPath(path);
        m_passphrase->setFocus();
    });
    dialog->open();
}

}  // namespace diptych::gui
