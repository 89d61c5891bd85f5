#include "app/gui/sign_dialog.h"

#include "app/gui/beside.h"
#include "app/gui/hand_field.h"
#include "app/gui/identity_box.h"
#include "app/gui/named_fields.h"
#include "app/gui/report_file.h"
#include "app/gui/sentence_view.h"
#include "app/gui/settings.h"
#include "app/gui/signature_words.h"
#include "app/gui/text.h"
#include "app/gui/wrapped_button.h"
#include "app/session/documents/identity_store.h"
#include "reports/verification/verification.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <ctime>
#include <memory>

namespace diptych::gui {
namespace {

constexpr const char* roles[] = {"arbiter", "chief", "white", "black", "assistant"};

}  // namespace

/// Everything that the work beside the window needs.
struct SignDialog::Order {
    session::Desk desk{};
    bool isContainer = true;
    reports::Language language = reports::Language::English;
    std::string identityFile{};
    std::string freeFile{};  ///< for an identity whose protection is too old
    std::shared_ptr<reports::Passphrase> passphrase{};
    std::string onceFor{};  ///< name of a person who has no identity of his own
    reports::PdfSigning signing{};
    std::string before{};  ///< the signed file that gets one more signature; empty: none yet
};

struct SignDialog::Outcome {
    std::string bytes{};
    std::optional<reports::Verification> verification{};
    std::string keptAnew{};  ///< file to which an identity of old protection went
    session::SigningProblem problem{};
};

SignDialog::SignDialog(IncidentDocument* document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_hand(new HandField)
    , m_refused{new QCheckBox(tr("&White refuses to sign")),
                new QCheckBox(tr("&Black refuses to sign"))}
    , m_identity(new IdentityBox)
    , m_signatures(new SentenceView(tr("Signatures"), tr("Nobody has signed yet."),
                                    SentenceView::Height::FitsContents))
    , m_hint(wrappedLabel())
    , m_sign(new WrappedButton(tr("&Sign…")))
{
    setWindowTitle(tr("Sign the report"));
    buildContents();
    connectContents();
    suggestName();
    refresh();
    resize(fontMetrics().averageCharWidth() * 84, fontMetrics().height() * 44);
    (m_identity->path().isEmpty() ? static_cast<QWidget*>(m_role) : m_identity->passphrase())
        ->setFocus();
}

void SignDialog::buildChoices(QFormLayout* form)
{
    m_kind = addChoice(form, tr("W&hat is signed"));
    m_kind->addItem(tr("Report with all evidence (.asice)"), true);
    m_kind->addItem(tr("Report alone (.pdf)"), false);
    m_language = addChoice(form, tr("&Language of the report"));
    for (const auto& [name, code] : {std::pair{"English", "en"}, std::pair{"Deutsch", "de"},
                                     std::pair{"Español", "es"}, std::pair{"Français", "fr"}}) {
        m_language->addItem(QString::fromUtf8(name), QString::fromLatin1(code));
    }
    m_language->setCurrentIndex(
        std::max(0, m_language->findData(toQt(reports::toCode(m_document->book().language())))));
    m_role = addChoice(form, tr("Who &signs"));
    for (const char* role : roles) {
        m_role->addItem(roleName(role), QString::fromLatin1(role));
    }
    m_name = addLine(form, tr("&Name"));
    m_place = addLine(form, tr("Pl&ace"));
    m_place->setText(toQt(m_document->inputs().event.city));
    auto* drawn = new QWidget;
    auto* row = new QVBoxLayout(drawn);
    row->setContentsMargins(0, 0, 0, 0);
    auto* empty = new WrappedButton(tr("&Empty the field"));
    empty->setAutoDefault(false);
    row->addWidget(m_hand);
    row->addWidget(empty, 0, Qt::AlignLeft);
    connect(empty, &QPushButton::clicked, m_hand, &HandField::clear);
    form->addRow(tr("By hand"), drawn);
}

void SignDialog::buildContents()
{
    auto* form = newForm();
    buildChoices(form);
    m_signatures->setFrameShape(QFrame::StyledPanel);
    m_sign->setDefault(true);
    auto* consequences = wrappedLabel(
        tr("Signing cannot be undone. The signature covers the report as the incident stands now: "
           "what is changed afterwards needs a new report, which is signed again. A player who "
           "signs was informed; he need not agree."));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addWidget(consequences);
    column->addLayout(form);
    column->addWidget(m_refused[0]);
    column->addWidget(m_refused[1]);
    column->addWidget(m_identity);
    column->addWidget(m_hint);
    column->addWidget(m_signatures);
    column->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_sign, QDialogButtonBox::ActionRole);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto& ruling = m_document->inputs().ruling;
    for (const chess::Color side : {chess::Color::White, chess::Color::Black}) {
        const bool isRecorded =
            ruling && std::find(ruling->refusedToSign.begin(), ruling->refusedToSign.end(), side) !=
                          ruling->refusedToSign.end();
        refused(side)->setChecked(isRecorded);
    }
}

void SignDialog::connectContents()
{
    connect(m_role, &QComboBox::currentIndexChanged, this, [this] {
        suggestName();
        m_hand->clear();
        refresh();
    });
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] { refresh(); });
    connect(m_name, &QLineEdit::textChanged, this, [this] { refresh(); });
    connect(m_identity, &IdentityBox::changed, this, [this] {
        if (!isOnce()) {
            suggestName();
        }
        refresh();
    });
    connect(m_document, &IncidentDocument::changed, this, [this] { refresh(); });
    connect(m_sign, &QPushButton::clicked, this,
            [this] { m_path.isEmpty() ? askForFile() : signTo(m_path); });
    for (const chess::Color side : {chess::Color::White, chess::Color::Black}) {
        connect(refused(side), &QCheckBox::clicked, this, [this, side] { recordRefusal(side); });
    }
}

QCheckBox* SignDialog::refused(chess::Color side) const
{
    return m_refused[side == chess::Color::White ? 0 : 1];
}

QString SignDialog::hint() const
{
    return m_hint->text();
}

bool SignDialog::isOnce() const
{
    return m_role->currentIndex() > 1;
}

void SignDialog::suggestName()
{
    const incident::Players& players = m_document->inputs().players;
    const QString role = m_role->currentData().toString();
    m_name->setReadOnly(!isOnce());
    if (!isOnce()) {
        m_name->setText(m_identity->owner());
    } else if (role == QStringLiteral("assistant")) {
        m_name->setText(toQt(players.blackAssistant.value_or(players.whiteAssistant.value_or(""))));
    } else {
        const auto& player = role == QStringLiteral("white") ? players.white : players.black;
        m_name->setText(player ? toQt(player->name) : QString());
    }
}

QString SignDialog::refusal(const session::SigningProblem& problem) const
{
    using Kind = session::SigningProblem::Kind;
    switch (problem.kind) {
    case Kind::NoRuling:
        return tr("There is no ruling yet. A proposal cannot be signed.");
    case Kind::LacksReason:
        return tr("The ruling departs from the proposal. Write the reasons first.");
    case Kind::Tampered:
        return tr("The file was changed after it was signed: %1").arg(toQt(problem.message));
    case Kind::NoField:
        return tr("The report has no free place for a signature of %1.").arg(m_role->currentText());
    case Kind::HasRefused:
        return tr("The report says that %1 refused to sign.").arg(m_role->currentText());
    case Kind::Failed:
        break;
    }
    return toQt(problem.message);
}

QString SignDialog::whyNot() const
{
    if (m_isBusy) {
        return tr("Signing…");
    }
    if (const auto problem = session::whyNotSigned(m_document->desk())) {
        return refusal(*problem);
    }
    if (m_path.isEmpty() && isOnce()) {
        return tr("The arbiter signs first.");
    }
    if (m_identity->path().isEmpty()) {
        return tr("Make an identity, or choose the file of one.");
    }
    if (isOnce() && m_name->text().trimmed().isEmpty()) {
        return tr("Type the name of the person who signs.");
    }
    return m_identity->isComplete() ? QString() : tr("Type the passphrase of the identity.");
}

void SignDialog::refresh()
{
    const QString problem = whyNot();
    const bool isSigned = !m_path.isEmpty();
    m_sign->setEnabled(problem.isEmpty());
    m_sign->setText(isSigned ? tr("Add the &signature") : tr("&Sign…"));
    if (problem.isEmpty() && isOnce()) {
        //: %1 a player, %2 whose identity certifies the key
        m_hint->setText(tr("%1 signs with a key that %2 certifies for this signature only; it is "
                           "forgotten afterwards.")
                            .arg(m_name->text().trimmed(), m_identity->owner()));
    } else {
        m_hint->setText(problem.isEmpty() ? tr("Ready to be signed.") : problem);
    }
    m_kind->setEnabled(!isSigned);
    m_language->setEnabled(!isSigned);
    for (QCheckBox* box : m_refused) {
        box->setEnabled(!isSigned && m_document->inputs().ruling);
    }
    // What lies in a container is sealed by its first signature: no other stamp can be drawn.
    m_hand->setEnabled(!isSigned || !m_kind->currentData().toBool());
}

void SignDialog::recordRefusal(chess::Color side)
{
    incident::Incident after = m_document->inputs();
    if (!after.ruling) {
        return;
    }
    std::erase(after.ruling->refusedToSign, side);
    if (refused(side)->isChecked()) {
        after.ruling->refusedToSign.push_back(side);
    }
    m_document->change(std::move(after), withoutMnemonic(refused(side)->text()));
}

void SignDialog::askForFile()
{
    const bool isContainer = m_kind->currentData().toBool();
    auto* chooser = new QFileDialog(this, tr("Keep the signed report"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    chooser->setNameFilter(isContainer ? tr("Signed container (*.asice)")
                                       : tr("PDF document (*.pdf)"));
    chooser->setDefaultSuffix(isContainer ? QStringLiteral("asice") : QStringLiteral("pdf"));
    connect(chooser, &QFileDialog::fileSelected, this,
            [this](const QString& path) { signTo(path); });
    chooser->open();
}

void SignDialog::signTo(const QString& path)
{
    if (!whyNot().isEmpty()) {
        return;
    }
    Order order;
    order.desk = m_document->desk();
    order.isContainer = m_kind->currentData().toBool();
    order.language = reports::languageFromCode(fromQt(m_language->currentData().toString()))
                         .value_or(reports::Language::English);
    order.identityFile = fromQt(m_identity->path());
    order.freeFile = fromQt(freeIdentityPath());
    order.passphrase = std::make_shared<reports::Passphrase>(m_identity->takePassphrase());
    order.onceFor = isOnce() ? fromQt(m_name->text().trimmed()) : std::string();
    order.signing.role = fromQt(m_role->currentData().toString());
    order.signing.place = fromQt(m_place->text().trimmed());
    order.signing.time = std::time(nullptr);
    order.signing.hand = m_hand->hand();
    order.before = m_bytes;
    m_isBusy = true;
    refresh();
    beside(
        this, [order = std::move(order)] { return carryOut(order); },
        [this, path](const Outcome& outcome) {
            m_isBusy = false;
            const QString before = m_path;
            m_path = path;
            take(outcome);
            if (outcome.bytes.empty()) {
                m_path = before;
            }
        });
}

SignDialog::Outcome SignDialog::carryOut(const Order& order)
{
    Outcome outcome;
    const auto fail = [&outcome](std::string message) {
        outcome.problem = {session::SigningProblem::Kind::Failed, std::move(message)};
        return outcome;
    };
    const auto opened = session::openIdentity(order.identityFile, *order.passphrase);
    if (!opened) {
        return fail(opened.error());
    }
    if (opened->protection == session::Protection::TooOld &&
        session::keepIdentity(order.freeFile, opened->identity, *order.passphrase)) {
        outcome.keptAnew = order.freeFile;
    }
    auto signer = tl::expected<reports::Identity, std::string>(opened->identity);
    if (!order.onceFor.empty()) {
        signer = reports::newIdentity({order.onceFor, {}, order.signing.role}, opened->identity);
    }
    if (!signer) {
        return fail(signer.error());
    }
    const auto file =
        !order.before.empty() ? session::signFile(order.before, *signer, order.signing)
        : order.isContainer
            ? session::issueContainer(order.desk, order.language, *signer, order.signing)
            : session::issuePdf(order.desk, order.language, *signer, order.signing);
    if (!file) {
        outcome.problem = file.error();
        return outcome;
    }
    outcome.bytes = *file;
    outcome.verification = reports::verify(outcome.bytes, {});
    return outcome;
}

void SignDialog::take(const Outcome& outcome)
{
    if (!outcome.keptAnew.empty()) {
        settings::setIdentityPath(toQt(outcome.keptAnew));
        m_identity->setPath(toQt(outcome.keptAnew));
    }
    QString words;
    if (outcome.bytes.empty()) {
        words = refusal(outcome.problem);
    } else if (const auto written = saveBytes(m_path, outcome.bytes); !written) {
        words = written.error();
    } else {
        m_bytes = outcome.bytes;
        m_identity->confirm();
        if (outcome.verification) {
            m_signatures->present(sentencesOf(*outcome.verification, m_document->book()));
        }
        m_hand->clear();
        words = tr("Signed: %1").arg(m_path);
        // Who has signed need not be chosen again.
        m_role->setCurrentIndex(std::min(m_role->currentIndex() + 1, m_role->count() - 1));
    }
    if (m_bytes.empty()) {
        m_path.clear();
    }
    refresh();
    m_hint->setText(words);
    m_identity->passphrase()->setFocus();
    Q_EMIT said(words);
}

}  // namespace diptych::gui
