#include "app/gui/archive_dialog.h"

#include "app/gui/archive_words.h"
#include "app/gui/beside.h"
#include "app/gui/flow_layout.h"
#include "app/gui/named_fields.h"
#include "app/gui/report_file.h"
#include "app/gui/sentence_view.h"
#include "app/gui/settings.h"
#include "app/gui/text.h"
#include "app/gui/wrapped_button.h"
#include "app/session/documents/desk_report.h"
#include "core/law/assessment.h"
#include "reports/archive/archive_check.h"
#include "reports/archive/archive_register.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace diptych::gui {

ArchiveDialog::ArchiveDialog(const IncidentDocument* document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_found(new SentenceView(tr("Incidents found"), tr("Open an archive to see what is in it."),
                               SentenceView::Height::Scrolls))
    , m_details(new QPlainTextEdit)
    , m_state(wrappedLabel())
    , m_make(new WrappedButton(tr("&Make an archive here")))
    , m_add(new WrappedButton(tr("&Add the open incident")))
    , m_show(new WrappedButton(tr("S&how the document")))
    , m_check(new WrappedButton(tr("&Check the archive")))
    , m_export(new WrappedButton(tr("E&xport the register…")))
{
    setWindowTitle(tr("Archive of incidents"));
    buildContents();
    connectContents();
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 46);
    openStore(settings::archiveStore());
}

QWidget* ArchiveDialog::buildStore()
{
    auto* part = new QWidget;
    auto* form = newForm();
    m_where = addLine(form, tr("&Folder, or address postgresql://…"));
    auto* open = new WrappedButton(tr("&Open"));
    auto* choose = new WrappedButton(tr("Choose a fo&lder…"));
    auto* buttons = new FlowLayout(FlowLayout::Fill::Left);
    for (QPushButton* button : {open, choose, static_cast<WrappedButton*>(m_make)}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(form);
    column->addLayout(buttons);
    connect(open, &QPushButton::clicked, this, [this] { openStore(m_where->text().trimmed()); });
    connect(choose, &QPushButton::clicked, this, [this] { chooseFolder(); });
    connect(m_make, &QPushButton::clicked, this, [this] { makeArchive(); });
    return part;
}

QWidget* ArchiveDialog::buildSearch()
{
    auto* part = new QWidget;
    auto* form = newForm();
    m_player = addLine(form, tr("&Player"));
    m_event = addLine(form, tr("&Event"));
    m_round = addLine(form, tr("&Round"));
    m_kind = addChoice(form, tr("R&uling"));
    m_kind->addItem(tr("any"));
    for (int kind = 0; kind <= static_cast<int>(law::RemedyId::Ask); ++kind) {
        const auto id = static_cast<law::RemedyId>(kind);
        m_kind->addItem(toQt(m_document->book().remedyName(id)), toQt(law::toCode(id)));
    }
    m_text = addLine(form, tr("&Words in it"));
    auto* search = new WrappedButton(tr("&Search"));
    search->setDefault(true);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(form);
    column->addWidget(search, 0, Qt::AlignLeft);
    connect(search, &QPushButton::clicked, this, [this] { this->search(); });
    return part;
}

void ArchiveDialog::buildContents()
{
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_found->setFrameShape(QFrame::StyledPanel);
    m_found->setMinimumHeight(fontMetrics().height() * 8);
    m_details->setReadOnly(true);
    m_details->setTabChangesFocus(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
    m_details->setAccessibleName(tr("The incident in the archive"));
    m_details->setMinimumHeight(fontMetrics().height() * 6);
    auto* ways = new QWidget;
    auto* row = new FlowLayout(FlowLayout::Fill::Left, ways);
    for (QPushButton* button : {m_show, m_add, m_check, m_export}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addWidget(buildStore());
    column->addWidget(m_state);
    column->addWidget(buildSearch());
    column->addWidget(m_found, 3);
    column->addWidget(m_details, 2);
    column->addWidget(ways);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ArchiveDialog::connectContents()
{
    connect(m_found, &SentenceView::currentRowChanged, this, [this] { refresh(); });
    connect(m_found, &SentenceView::activated, this, [this] { showDocument(); });
    connect(m_show, &QPushButton::clicked, this, [this] { showDocument(); });
    connect(m_add, &QPushButton::clicked, this, [this] { addIncident(); });
    connect(m_check, &QPushButton::clicked, this, [this] { check(); });
    connect(m_export, &QPushButton::clicked, this, [this] { askForRegister(); });
}

QString ArchiveDialog::state() const
{
    return m_state->text();
}

void ArchiveDialog::say(const QString& words)
{
    m_state->setText(words);
    Q_EMIT said(words);
}

void ArchiveDialog::run(Work work, Take take)
{
    m_isBusy = true;
    refresh();
    beside(
        this,
        [store = fromQt(m_store), work = std::move(work)] {
            auto archive = reports::Archive::open(store);
            auto answer =
                archive ? work(*archive)
                        : reports::ArchiveExpected<Answer>(tl::make_unexpected(archive.error()));
            if (answer) {
                return *answer;
            }
            Answer failure;
            failure.error = answer.error();
            failure.problem = answer.error().message;
            return failure;
        },
        [this, take = std::move(take)](const Answer& answer) {
            m_isBusy = false;
            m_make->setVisible(!answer.problem.empty() &&
                               answer.error.kind == reports::ArchiveError::Kind::NotThere);
            if (answer.problem.empty()) {
                take(answer);
            } else {
                say(wordsOf(answer.error, m_store));
            }
            refresh();
        });
}

void ArchiveDialog::openStore(const QString& store)
{
    m_store = store;
    m_where->setText(store);
    m_make->hide();
    m_incidents.clear();
    m_found->setEmptyText(tr("Open an archive to see what is in it."));
    m_found->present({});
    if (store.isEmpty()) {
        say(tr("Choose the folder of an archive, or one in which an archive is to be made."));
        refresh();
        return;
    }
    search();
}

void ArchiveDialog::chooseFolder()
{
    auto* chooser = new QFileDialog(this, tr("Folder of the archive"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::Directory);
    chooser->setOption(QFileDialog::ShowDirsOnly);
    connect(chooser, &QFileDialog::fileSelected, this,
            [this](const QString& path) { openStore(path); });
    chooser->open();
}

void ArchiveDialog::makeArchive()
{
    const auto made = reports::Archive::create(fromQt(m_store), {});
    if (!made) {
        say(wordsOf(made.error(), m_store));
        return;
    }
    openStore(m_store);
}

reports::ArchiveSearch ArchiveDialog::wanted() const
{
    reports::ArchiveSearch wanted;
    wanted.player = fromQt(m_player->text().trimmed());
    wanted.event = fromQt(m_event->text().trimmed());
    wanted.round = fromQt(m_round->text().trimmed());
    wanted.kind = fromQt(m_kind->currentData().toString());
    wanted.text = fromQt(m_text->text().trimmed());
    return wanted;
}

void ArchiveDialog::search()
{
    run(
        [wanted = wanted()](reports::Archive& archive) -> reports::ArchiveExpected<Answer> {
            return archive.search(wanted).map([](auto incidents) {
                Answer answer;
                answer.incidents = std::move(incidents);
                return answer;
            });
        },
        [this](const Answer& answer) {
            settings::setArchiveStore(m_store);
            showFound(answer.incidents);
        });
}

void ArchiveDialog::showFound(const std::vector<reports::ArchivedIncident>& incidents)
{
    m_incidents = incidents;
    std::vector<Sentence> sentences;
    for (const reports::ArchivedIncident& incident : m_incidents) {
        sentences.push_back(sentenceOf(incident, m_document->book()));
    }
    m_found->setEmptyText(tr("Nothing was found."));
    m_found->present(std::move(sentences));
    say(tr("%n incident(s) found.", nullptr, static_cast<int>(m_incidents.size())));
}

void ArchiveDialog::check()
{
    run(
        [](reports::Archive& archive) -> reports::ArchiveExpected<Answer> {
            return reports::checkArchive(archive).map([](const reports::ArchiveCheck& check) {
                Answer answer;
                answer.words = wordsOf(check);
                return answer;
            });
        },
        [this](const Answer& answer) { say(answer.words); });
}

void ArchiveDialog::addIncident()
{
    const auto record = session::archiveRecordOf(m_document->desk());
    if (!record) {
        say(toQt(record.error()));
        return;
    }
    run(
        [record = *record](reports::Archive& archive) -> reports::ArchiveExpected<Answer> {
            return archive.add({&record, 1}).map([](const std::vector<std::int64_t>& numbers) {
                Answer answer;
                answer.words = tr("Added under number %1.").arg(numbers.front());
                return answer;
            });
        },
        [this](const Answer& answer) {
            say(answer.words);
            search();
        });
}

const reports::ArchivedIncident* ArchiveDialog::current() const
{
    const auto row = static_cast<std::size_t>(m_found->currentRow());
    return row < m_incidents.size() ? &m_incidents[row] : nullptr;
}

void ArchiveDialog::showDocument()
{
    if (!current()) {
        return;
    }
    const auto name = toQt(reports::exportName(*current()));
    run(
        [number =
             current()->number](reports::Archive& archive) -> reports::ArchiveExpected<Answer> {
            return archive.document(number).map([](std::string document) {
                Answer answer;
                answer.document = std::move(document);
                return answer;
            });
        },
        [this, name](const Answer& answer) {
            if (answer.document.empty()) {
                say(tr("This document was erased."));
            } else {
                Q_EMIT documentRequested(answer.document, name);
            }
        });
}

void ArchiveDialog::askForRegister()
{
    auto* chooser = new QFileDialog(this, tr("Export the register"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    chooser->setNameFilter(tr("Workbook (*.xlsx)"));
    chooser->setDefaultSuffix(QStringLiteral("xlsx"));
    chooser->selectFile(QStringLiteral("register.xlsx"));
    connect(chooser, &QFileDialog::fileSelected, this,
            [this](const QString& path) { exportTo(path); });
    chooser->open();
}

void ArchiveDialog::exportTo(const QString& path)
{
    auto all = wanted();
    all.most = 1'000'000;
    run(
        [all,
         book = m_document->book()](reports::Archive& archive) -> reports::ArchiveExpected<Answer> {
            const auto incidents = archive.search(all);
            if (!incidents) {
                return tl::make_unexpected(incidents.error());
            }
            const auto rows = reports::registerOf(archive, *incidents, book);
            if (!rows) {
                return tl::make_unexpected(rows.error());
            }
            const auto bytes = reports::toXlsx(*rows, book);
            if (!bytes) {
                return tl::make_unexpected(
                    reports::ArchiveError{reports::ArchiveError::Kind::Refused, bytes.error()});
            }
            Answer answer;
            answer.document = *bytes;
            return answer;
        },
        [this, path](const Answer& answer) {
            const auto written = saveBytes(path, answer.document);
            say(written ? tr("Register written: %1").arg(path) : written.error());
        });
}

void ArchiveDialog::refresh()
{
    const auto* incident = current();
    m_details->setPlainText(incident ? detailsOf(*incident, m_document->book()) : QString());
    m_show->setEnabled(incident && !m_isBusy);
    m_add->setEnabled(m_document->isOpen() && !m_isBusy && !m_store.isEmpty());
    m_check->setEnabled(!m_isBusy && !m_store.isEmpty());
    m_export->setEnabled(!m_isBusy && !m_incidents.empty());
}

}  // namespace diptych::gui
