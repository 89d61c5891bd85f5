#include "app/gui/clock_panel.h"

#include "app/gui/clock_chart.h"
#include "app/gui/clock_table_model.h"
#include "app/gui/quiet_delegate.h"
#include "app/gui/scroll_page.h"
#include "app/gui/text.h"
#include "reports/words/worksheet_phrases.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace diptych::gui {

ClockPanel::ClockPanel(IncidentDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new ClockTableModel(this))
    , m_table(new QTableView)
    , m_counter(new QLabel)
    , m_notes(new QLabel)
    , m_chart(new ClockChart)
    , m_clockModel(new QComboBox)
    , m_steps(new QLabel)
{
    m_table->setModel(m_model);
    m_table->setItemDelegate(new QuietDelegate(m_table));
    m_table->setAccessibleName(tr("Clocks"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTextElideMode(Qt::ElideNone);
    m_table->setShowGrid(false);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setHighlightSections(false);
    m_table->setCurrentIndex(m_model->index(ClockTableModel::ToSet, ClockTableModel::White));
    for (QLabel* label : {m_counter, m_notes, m_steps}) {
        label->setWordWrap(true);
        label->setContentsMargins(8, 2, 8, 2);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    m_clockModel->setAccessibleName(tr("Setting steps for"));
    m_clockModel->view()->setAccessibleName(m_clockModel->accessibleName());
    // A screen reader gets the choice itself as the name of a combo box under X11.
    m_clockModel->setAccessibleDescription(m_clockModel->accessibleName());
    m_clockModel->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const clock::ClockModel model : clock::clockModels) {
        m_clockModel->addItem(toQt(reports::clockModelName(document->book(), model)));
    }
    connect(m_clockModel, &QComboBox::currentIndexChanged, this, [this] { showSteps(); });
    auto* contents = new QWidget;
    auto* column = new QVBoxLayout(contents);
    column->setContentsMargins(0, 0, 0, 6);
    column->setSpacing(2);
    column->addWidget(m_table);
    column->addWidget(m_counter);
    column->addWidget(m_notes);
    column->addWidget(m_chart);
    column->addWidget(m_clockModel);
    column->addWidget(m_steps);
    column->addStretch(1);
    contents->setBackgroundRole(QPalette::Base);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(new ScrollPage(contents));
    setFocusProxy(m_table);
    layOutTable();
}

void ClockPanel::present(const std::optional<law::ClockProposal>& proposal)
{
    const auto& circumstances = m_document->desk().incident.circumstances;
    m_model->present(circumstances.clocks, proposal, m_document->book());
    m_counter->setText(proposal ? counterWords(*proposal)
                                : tr("The remedy says nothing about the clocks."));
    m_notes->setText(proposal ? boundsWords(*proposal) : QString());
    const auto& game = m_document->assessment().comparison.game;
    const bool whiteBegins = circumstances.start.sideToMove() == chess::Color::White;
    const int first = (game.plies() + 1) / 2;
    const int second = game.plies() / 2;
    m_chart->present(circumstances.clocks, circumstances.time, proposal,
                     whiteBegins ? first : second, whiteBegins ? second : first);
    m_proposal = proposal;
    showSteps();
    layOutTable();
}

void ClockPanel::showSteps()
{
    QStringList steps;
    if (m_proposal) {
        const auto model = clock::clockModels[std::max(0, m_clockModel->currentIndex())];
        const auto& control = m_document->desk().incident.circumstances.time;
        for (const std::string& line :
             reports::settingLines(m_document->book(), model, *m_proposal, control)) {
            steps << QStringLiteral("%1. %2").arg(steps.size() + 1).arg(toQt(line));
        }
    }
    m_steps->setText(steps.join(QLatin1Char('\n')));
    m_clockModel->setVisible(!steps.isEmpty());
    m_steps->setVisible(!steps.isEmpty());
}

QString ClockPanel::counterWords(const law::ClockProposal& proposal) const
{
    QStringList lines;
    lines << tr("Move counter: White %1, Black %2.")
                 .arg(QString::number(proposal.counterWhite),
                      QString::number(proposal.counterBlack));
    if (proposal.period) {
        lines << tr("Period %1.").arg(QString::number(*proposal.period));
    }
    if (proposal.running) {
        lines << (*proposal.running == chess::Color::White ? tr("Start White’s clock.")
                                                           : tr("Start Black’s clock."));
    }
    return lines.join(QLatin1Char(' '));
}

QString ClockPanel::boundsWords(const law::ClockProposal& proposal) const
{
    const auto& book = m_document->book();
    QStringList lines;
    const auto add = [&](chess::Color side, const std::optional<law::ClockSetting>& setting) {
        if (!setting) {
            return;
        }
        law::ClockSetting shown = *setting;
        if (shown.low == shown.high) {
            // Bounds that leave no room say nothing.
            shown.low.reset();
            shown.high.reset();
        }
        lines << toQt(book.clockSetting(side, shown));
        for (const std::string& warning : setting->warnings) {
            lines << toQt(book.clockWarning(warning));
        }
    };
    add(chess::Color::White, proposal.white);
    add(chess::Color::Black, proposal.black);
    lines.removeDuplicates();
    return lines.join(QLatin1Char('\n'));
}

void ClockPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        layOutTable();
    }
}

void ClockPanel::layOutTable()
{
    const QFont digits =
        m_model->index(ClockTableModel::ToSet, 0).data(Qt::FontRole).value<QFont>();
    m_table->verticalHeader()->setDefaultSectionSize(QFontMetrics(digits).height() + 10);
    int width = m_table->verticalHeader()->sizeHint().width() + 4;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        int needed = m_table->horizontalHeader()->sectionSizeHint(column);
        for (int row = 0; row < m_model->rowCount(); ++row) {
            const QString time = m_model->index(row, column).data().toString();
            needed = std::max(needed, QFontMetrics(digits).horizontalAdvance(time) + 12);
        }
        width += needed;
    }
    m_table->setMinimumWidth(width);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            m_table->verticalHeader()->length() + 4);
}

}  // namespace diptych::gui
