#include "app/gui/clock_dialog.h"

#include "app/gui/clock_line.h"
#include "app/gui/text.h"
#include "core/clock/time_control.h"
#include "core/incident/case_file.h"
#include "core/incident/clocks_section.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace diptych::gui {
namespace {

QComboBox* choiceOf(const QString& name, const QStringList& items)
{
    auto* choice = new QComboBox;
    choice->setAccessibleName(name);
    choice->addItems(items);
    choice->view()->setAccessibleName(name);
    return choice;
}

QString readingLine(const clock::ClockReading& reading)
{
    clock::ClockRecord record;
    record.readings = {reading};
    return toQt(incident::clocksText(record)).trimmed();
}

}  // namespace

ClockDialog::ClockDialog(IncidentDocument* document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_white(new ClockLine(tr("White’s clock"), ClockLine::Look::Display))
    , m_black(new ClockLine(tr("Black’s clock"), ClockLine::Look::Display))
    , m_running(choiceOf(tr("Whose clock ran"), {tr("not known"), tr("White"), tr("Black")}))
    , m_control(new QLineEdit)
    , m_elapsed(new ClockLine(tr("Time since the start")))
    , m_side(choiceOf(tr("Player"), {tr("White"), tr("Black")}))
    , m_move(new QSpinBox)
    , m_time(new ClockLine(tr("Display after the move")))
    , m_source(choiceOf(tr("Known from"),
                        {tr("clock log"), tr("arbiter"), tr("recorder"), tr("score sheet")}))
    , m_readings(new QPlainTextEdit)
    , m_hint(new QLabel)
{
    setWindowTitle(tr("Clocks"));
    m_control->setAccessibleName(tr("Time control"));
    m_control->setPlaceholderText(QStringLiteral("40/5400+30:1800+30"));
    m_move->setRange(1, 400);
    m_move->setAccessibleName(tr("After move"));
    m_readings->setAccessibleName(tr("Earlier displays, one a line"));
    m_readings->setTabChangesFocus(true);
    m_readings->setFrameStyle(QFrame::Box | QFrame::Plain);
    m_hint->setWordWrap(true);
    auto* add = new QPushButton(tr("&Add"));
    add->setAutoDefault(false);
    auto* readingRow = new QWidget;
    auto* reading = new QHBoxLayout(readingRow);
    reading->setContentsMargins(0, 0, 0, 0);
    readingRow->setFocusProxy(m_side);
    m_time->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("00:00:00")) + 24);
    m_readings->setFixedHeight(5 * fontMetrics().lineSpacing() + 12);
    for (QWidget* part : std::initializer_list<QWidget*>{m_side, m_move, m_time, m_source, add}) {
        reading->addWidget(part);
    }
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Whose clock &ran"), m_running);
    form->addRow(tr("&Time control"), m_control);
    form->addRow(tr("Time since the &start"), m_elapsed);
    form->addRow(tr("Display &after a move"), readingRow);
    form->addRow(tr("&Earlier displays"), m_readings);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->addWidget(buildDisplays());
    column->addLayout(form);
    column->addWidget(m_hint);
    column->addWidget(buttons);
    connect(add, &QPushButton::clicked, this, [this] { addReading(); });
    connect(buttons, &QDialogButtonBox::accepted, this, [this] { keep(); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fill();
    m_white->setFocus();
}

QWidget* ClockDialog::buildDisplays()
{
    auto* displays = new QWidget;
    auto* row = new QHBoxLayout(displays);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    for (ClockLine* line : {m_white, m_black}) {
        auto* column = new QVBoxLayout;
        auto* label = new QLabel(line == m_white ? tr("&White’s clock") : tr("&Black’s clock"));
        label->setBuddy(line);
        column->addWidget(label);
        column->addWidget(line);
        row->addLayout(column);
    }
    return displays;
}

void ClockDialog::fill()
{
    const law::Circumstances& circumstances = m_document->inputs().circumstances;
    const clock::ClockRecord& clocks = circumstances.clocks;
    m_white->setSeconds(clocks.white);
    m_black->setSeconds(clocks.black);
    if (clocks.running) {
        m_running->setCurrentIndex(*clocks.running == chess::Color::White ? 1 : 2);
    }
    if (circumstances.time) {
        m_control->setText(toQt(clock::toString(*circumstances.time)));
    }
    m_elapsed->setSeconds(clocks.elapsed);
    QStringList lines;
    for (const clock::ClockReading& reading : clocks.readings) {
        lines << readingLine(reading);
    }
    m_readings->setPlainText(lines.join(QLatin1Char('\n')));
}

void ClockDialog::addReading()
{
    const auto seconds = m_time->seconds();
    if (!seconds) {
        complain(tr("Type the display first, such as 3410 for 0:34:10."), m_time);
        return;
    }
    clock::ClockReading reading;
    reading.side = m_side->currentIndex() == 0 ? chess::Color::White : chess::Color::Black;
    reading.move = m_move->value();
    reading.seconds = *seconds;
    reading.source = static_cast<clock::ReadingSource>(m_source->currentIndex());
    m_readings->appendPlainText(readingLine(reading));
    m_time->clear();
    m_hint->clear();
    m_side->setFocus();
}

void ClockDialog::complain(const QString& words, QWidget* where)
{
    m_hint->setText(words);
    m_hint->setAccessibleName(words);
    where->setFocus();
}

void ClockDialog::keep()
{
    for (ClockLine* line : {m_white, m_black, m_elapsed}) {
        if (line->isWrong()) {
            complain(tr("“%1” is no clock time.").arg(line->text()), line);
            return;
        }
    }
    incident::Incident after = m_document->inputs();
    law::Circumstances& circumstances = after.circumstances;
    const QString control = m_control->text().trimmed();
    const auto read = clock::parseTimeControl(fromQt(control));
    if (!control.isEmpty() && !read) {
        complain(tr("Time control: “%1” found, %2 expected.")
                     .arg(toQt(read.error().found), toQt(read.error().expected)),
                 m_control);
        return;
    }
    // The earlier displays are lines of a case, and are read as such.
    const auto lines = incident::readCase("[clocks]\n" + fromQt(m_readings->toPlainText()) + "\n");
    if (lines.hasErrors()) {
        complain(tr("A line of the earlier displays cannot be read; “anchor white 20 0:34:10 log” "
                    "would be one."),
                 m_readings);
        return;
    }
    if (control.isEmpty()) {
        circumstances.time.reset();
    } else {
        const auto credit =
            circumstances.time ? circumstances.time->startCredit : clock::StartCredit::Yes;
        circumstances.time = *read;
        circumstances.time->startCredit = credit;
    }
    circumstances.clocks.white = m_white->seconds();
    circumstances.clocks.black = m_black->seconds();
    circumstances.clocks.running.reset();
    if (m_running->currentIndex() > 0) {
        circumstances.clocks.running =
            m_running->currentIndex() == 1 ? chess::Color::White : chess::Color::Black;
    }
    circumstances.clocks.elapsed = m_elapsed->seconds();
    circumstances.clocks.readings = lines.incident.circumstances.clocks.readings;
    m_document->change(std::move(after), tr("Enter the clocks"));
    accept();
}

}  // namespace diptych::gui
