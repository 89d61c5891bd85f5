#include "app/gui/review_dialog.h"

#include "app/gui/beside.h"
#include "app/gui/dialog_frame.h"
#include "app/gui/flow_layout.h"
#include "app/gui/identity_box.h"
#include "app/gui/named_fields.h"
#include "app/gui/report_dialog.h"
#include "app/gui/report_file.h"
#include "app/gui/sentence_view.h"
#include "app/gui/signature_words.h"
#include "app/gui/text.h"
#include "app/gui/wrapped_button.h"
#include "app/session/documents/appeal.h"
#include "app/session/documents/identity_store.h"
#include "app/session/documents/issue.h"
#include "reports/verification/verification_words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <ctime>

namespace diptych::gui {
namespace {

using Written = tl::expected<std::string, std::string>;

/// The report inside a container and its words; a PDF is its own report.
ReportDialog::Copy reportIn(const std::string& bytes)
{
    ReportDialog::Copy copy;
    if (reports::fileKindOf(bytes) == reports::FileKind::Pdf) {
        copy.pdf = bytes;
        return copy;
    }
    const auto parts = reports::readEntries(bytes);
    if (!parts) {
        copy.problem = parts.error();
        return copy;
    }
    for (const reports::ContainerPart& part : *parts) {
        if (part.name == "report.pdf") {
            copy.pdf = part.bytes;
        } else if (part.name == "report.txt") {
            copy.text = part.bytes;
        }
    }
    return copy;
}

Written signedDecision(const std::string& pdf, const std::string& identityFile,
                       const reports::Passphrase& passphrase)
{
    const auto opened = session::openIdentity(identityFile, passphrase);
    if (!opened) {
        return tl::make_unexpected(opened.error());
    }
    reports::PdfSigning signing;
    signing.role = "committee";
    signing.time = std::time(nullptr);
    return reports::signPdf(pdf, opened->identity, signing).map_error([](const auto& error) {
        return error.message;
    });
}

}  // namespace

ReviewDialog::ReviewDialog(std::string bytes, const QString& fileName,
                           const reports::PhraseBook& book, QWidget* parent)
    : QDialog(parent)
    , m_bytes(std::move(bytes))
    , m_fileName(fileName)
    , m_book(book)
    , m_summary(wrappedLabel())
    , m_signatures(new SentenceView(tr("Signatures and problems"), tr("No signature was found."),
                                    SentenceView::Height::FitsContents))
    , m_walk(new WrappedButton(tr("&Walk through the evidence")))
    , m_show(new WrappedButton(tr("Show the re&port")))
    , m_identity(new IdentityBox)
    , m_hint(wrappedLabel())
    , m_decide(new WrappedButton(tr("&Sign the decision…")))
{
    setWindowTitle(tr("Signed report: %1").arg(fileName));
    QFont large = m_summary->font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    large.setWeight(QFont::DemiBold);
    m_summary->setFont(large);
    m_signatures->setFrameShape(QFrame::StyledPanel);
    auto* ways = new QWidget;
    auto* row = new FlowLayout(FlowLayout::Fill::Left, ways);
    row->addWidget(m_walk);
    row->addWidget(m_show);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addWidget(m_summary);
    column->addWidget(m_signatures);
    column->addWidget(ways);
    column->addWidget(buildDecision());
    column->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_decide, QDialogButtonBox::ActionRole);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QPushButton* button : {m_walk, m_show, m_decide}) {
        button->setAutoDefault(false);
    }
    connectContents();
    resize(fontMetrics().averageCharWidth() * 96, fontMetrics().height() * 46);
    verify();
}

QGroupBox* ReviewDialog::buildDecision()
{
    auto* group = new QGroupBox(tr("Decision of the committee"));
    auto* form = newForm();
    m_outcome = addChoice(form, tr("The &appeal"));
    m_outcome->addItem(tr("Not decided yet"));
    m_outcome->addItem(tr("is upheld"), static_cast<int>(reports::Outcome::Upheld));
    m_outcome->addItem(tr("leads to a changed ruling"),
                       static_cast<int>(reports::Outcome::Changed));
    m_outcome->addItem(tr("is rejected, the ruling stands"),
                       static_cast<int>(reports::Outcome::Rejected));
    m_ruling = addText(form, tr("What holds &now, where it changes"), 2);
    m_reason = addText(form, tr("&Reasons"), 3);
    m_committee = addText(form, tr("Me&mbers, one a line, the chairman first"), 3);
    auto* column = new QVBoxLayout(group);
    column->addLayout(form);
    column->addWidget(m_identity);
    column->addWidget(m_hint);
    return group;
}

void ReviewDialog::connectContents()
{
    connect(m_walk, &QPushButton::clicked, this, [this] { walkThrough(); });
    connect(m_show, &QPushButton::clicked, this, [this] { showReport(); });
    connect(m_decide, &QPushButton::clicked, this, [this] { askForFile(); });
    connect(m_outcome, &QComboBox::currentIndexChanged, this, [this] { refresh(); });
    connect(m_reason, &QPlainTextEdit::textChanged, this, [this] { refresh(); });
    connect(m_committee, &QPlainTextEdit::textChanged, this, [this] { refresh(); });
    connect(m_identity, &IdentityBox::changed, this, [this] { refresh(); });
}

QString ReviewDialog::summary() const
{
    return m_summary->text();
}

QString ReviewDialog::hint() const
{
    return m_hint->text();
}

void ReviewDialog::verify()
{
    m_isBusy = true;
    m_summary->setText(tr("The signatures are being checked…"));
    refresh();
    beside(
        this,
        [bytes = m_bytes] { return reports::verify(bytes, {}).value_or(reports::Verification{}); },
        [this](const reports::Verification& verification) { take(verification); });
}

void ReviewDialog::take(const reports::Verification& verification)
{
    m_isBusy = false;
    m_verification = verification;
    m_summary->setText(toQt(reports::summary(verification, m_book)));
    m_signatures->present(sentencesOf(verification, m_book));
    const bool isContainer = verification.file == reports::FileKind::Container;
    m_walk->setEnabled(isContainer);
    m_walk->setToolTip(isContainer ? QString() : tr("A PDF alone holds no evidence to walk in."));
    m_signatures->setFocus();
    refresh();
    Q_EMIT said(m_summary->text());
}

void ReviewDialog::walkThrough()
{
    const auto desk = session::openContainer(m_bytes, fromQt(m_fileName));
    if (!desk) {
        m_hint->setText(toQt(desk.error().message));
        return;
    }
    Q_EMIT walkRequested(*desk);
}

void ReviewDialog::showReport()
{
    auto* dialog = new ReportDialog(m_fileName, this);
    dialog->presentLater([bytes = m_bytes] { return reportIn(bytes); });
    frameDialog(dialog);
    dialog->show();
}

QString ReviewDialog::whyNot() const
{
    if (m_isBusy) {
        return tr("One moment…");
    }
    if (!m_verification.valid()) {
        return tr("A report whose signatures do not hold cannot be decided on.");
    }
    if (m_outcome->currentIndex() == 0) {
        return tr("Choose what becomes of the appeal.");
    }
    if (m_reason->toPlainText().trimmed().isEmpty()) {
        return tr("Write the reasons of the committee.");
    }
    if (session::namesOf(fromQt(m_committee->toPlainText())).empty()) {
        return tr("Name the members of the committee.");
    }
    if (m_identity->path().isEmpty()) {
        return tr("Make an identity, or choose the file of one.");
    }
    return m_identity->isComplete() ? QString() : tr("Type the passphrase of the identity.");
}

void ReviewDialog::refresh()
{
    const QString problem = whyNot();
    m_decide->setEnabled(problem.isEmpty());
    m_hint->setText(problem.isEmpty() ? tr("Ready to be signed. The decision cites the report by "
                                           "its hash; the report stays as it is.")
                                      : problem);
}

void ReviewDialog::askForFile()
{
    auto* chooser = new QFileDialog(this, tr("Keep the decision"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    chooser->setNameFilter(tr("PDF document (*.pdf)"));
    chooser->setDefaultSuffix(QStringLiteral("pdf"));
    chooser->selectFile(QStringLiteral("decision.pdf"));
    connect(chooser, &QFileDialog::fileSelected, this,
            [this](const QString& path) { decideTo(path); });
    chooser->open();
}

void ReviewDialog::decideTo(const QString& path)
{
    if (!whyNot().isEmpty()) {
        return;
    }
    const session::AppealRuling ruling{
        static_cast<reports::Outcome>(m_outcome->currentData().toInt()),
        fromQt(m_ruling->toPlainText().trimmed()), fromQt(m_reason->toPlainText().trimmed()),
        session::namesOf(fromQt(m_committee->toPlainText()))};
    auto passphrase = std::make_shared<reports::Passphrase>(m_identity->takePassphrase());
    m_isBusy = true;
    refresh();
    beside(
        this,
        [name = fromQt(m_fileName), bytes = m_bytes, verification = m_verification, ruling,
         book = m_book, identity = fromQt(m_identity->path()), passphrase]() -> Written {
            const auto pdf = session::decisionPdf(name, bytes, verification, ruling, book);
            return pdf ? signedDecision(*pdf, identity, *passphrase) : pdf;
        },
        [this, path](const Written& decision) {
            m_isBusy = false;
            refresh();
            if (!decision) {
                m_hint->setText(toQt(decision.error()));
            } else if (const auto written = saveBytes(path, *decision); !written) {
                m_hint->setText(written.error());
            } else {
                m_identity->confirm();
                m_hint->setText(tr("The decision is signed: %1").arg(path));
            }
            Q_EMIT said(m_hint->text());
        });
}

}  // namespace diptych::gui
