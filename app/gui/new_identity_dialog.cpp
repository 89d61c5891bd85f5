#include "app/gui/new_identity_dialog.h"

#include "app/gui/beside.h"
#include "app/gui/named_fields.h"
#include "app/gui/text.h"
#include "app/session/documents/identity_store.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <memory>

namespace diptych::gui {
namespace {

constexpr int shortestPassphrase = 8;

}  // namespace

NewIdentityDialog::NewIdentityDialog(const QString& path, QWidget* parent)
    : QDialog(parent)
    , m_path(path)
    , m_hint(wrappedLabel())
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setWindowTitle(tr("New identity"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Make the identity"));
    auto* form = newForm();
    m_name = addLine(form, tr("&Your name, as it stands on reports"));
    m_fideId = addLine(form, tr("&FIDE ID, if you have one"));
    m_passphrase = addLine(form, tr("&Passphrase"));
    m_repeated = addLine(form, tr("Passphrase &again"));
    for (QLineEdit* line : {m_passphrase, m_repeated}) {
        line->setEchoMode(QLineEdit::Password);
    }
    auto* column = new QVBoxLayout(this);
    column->addWidget(wrappedLabel(
        tr("An identity is a key with your name. It can certify other arbiters and, once for each "
           "signature, the players. It is kept in %1. Keep a copy of the file and remember the "
           "passphrase: nobody can restore either.")
            .arg(path)));
    column->addLayout(form);
    column->addWidget(m_hint);
    column->addStretch(1);
    column->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] { make(); });
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QLineEdit* line : {m_name, m_fideId, m_passphrase, m_repeated}) {
        connect(line, &QLineEdit::textChanged, this, [this] { refresh(); });
    }
    resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 18);
    refresh();
}

QString NewIdentityDialog::hint() const
{
    return m_hint->text();
}

QString NewIdentityDialog::whyNot() const
{
    if (m_name->text().trimmed().isEmpty()) {
        return tr("Type your name.");
    }
    if (m_passphrase->text().size() < shortestPassphrase) {
        return tr("The passphrase needs at least %n characters.", nullptr, shortestPassphrase);
    }
    if (m_passphrase->text() != m_repeated->text()) {
        return tr("The two passphrases are not the same.");
    }
    return {};
}

void NewIdentityDialog::refresh()
{
    m_hint->setText(whyNot());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(m_hint->text().isEmpty());
}

void NewIdentityDialog::make()
{
    const reports::Subject subject{
        fromQt(m_name->text().trimmed()), fromQt(m_fideId->text().trimmed()), {}};
    auto passphrase = std::make_shared<reports::Passphrase>(fromQt(m_passphrase->text()));
    setEnabled(false);
    beside(
        this,
        [path = fromQt(m_path), subject, passphrase] {
            const auto made = session::makeIdentity(path, subject, *passphrase);
            return made ? std::string() : made.error();
        },
        [this](const std::string& problem) {
            setEnabled(true);
            if (problem.empty()) {
                m_passphrase->clear();
                m_repeated->clear();
                accept();
            } else {
                m_hint->setText(toQt(problem));
            }
        });
}

}  // namespace diptych::gui
