#include "app/gui/ruling_details_dialog.h"

#include "app/gui/clock_line.h"
#include "app/gui/text.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace diptych::gui {
namespace {

// Words of the case file for the two players.
const std::string players[] = {"white", "black"};

const incident::Statement* statementOf(const incident::Ruling& ruling, std::size_t player)
{
    const auto found = std::find_if(ruling.statements.begin(), ruling.statements.end(),
                                    [&](const auto& s) { return s.who == players[player]; });
    return found == ruling.statements.end() ? nullptr : &*found;
}

}  // namespace

RulingDetailsDialog::RulingDetailsDialog(IncidentDocument* document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
{
    setWindowTitle(tr("Details of the ruling"));
    const QString clocks[] = {tr("White’s clock, if other than proposed"),
                              tr("Black’s clock, if other than proposed")};
    const QString statements[] = {tr("White’s statement"), tr("Black’s statement")};
    const QString refusals[] = {tr("White refused to sign"), tr("Black refused to sign")};
    auto* column = new QVBoxLayout(this);
    for (std::size_t player = 0; player < 2; ++player) {
        m_clocks[player] = new ClockLine(clocks[player]);
        m_statements[player] = new QPlainTextEdit;
        m_statements[player]->setTabChangesFocus(true);
        m_statements[player]->setAccessibleName(statements[player]);
        m_refused[player] = new QCheckBox(refusals[player]);
        auto* form = new QFormLayout;
        form->setRowWrapPolicy(QFormLayout::WrapAllRows);
        form->addRow(clocks[player], m_clocks[player]);
        form->addRow(statements[player], m_statements[player]);
        column->addLayout(form);
        column->addWidget(m_refused[player]);
        column->addSpacing(8);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] { keep(); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 32);
    fill();
}

void RulingDetailsDialog::fill()
{
    const incident::Ruling ruling = m_document->inputs().ruling.value_or(incident::Ruling{});
    m_clocks[0]->setSeconds(ruling.whiteClock);
    m_clocks[1]->setSeconds(ruling.blackClock);
    for (std::size_t player = 0; player < 2; ++player) {
        const auto color = static_cast<chess::Color>(player);
        if (const auto* statement = statementOf(ruling, player)) {
            m_statements[player]->setPlainText(toQt(statement->text));
        }
        m_refused[player]->setChecked(std::find(ruling.refusedToSign.begin(),
                                                ruling.refusedToSign.end(),
                                                color) != ruling.refusedToSign.end());
    }
}

void RulingDetailsDialog::keep()
{
    incident::Incident after = m_document->inputs();
    incident::Ruling ruling = after.ruling.value_or(incident::Ruling{});
    for (ClockLine* line : m_clocks) {
        if (line->isWrong()) {
            line->setFocus();
            line->selectAll();
            return;
        }
    }
    ruling.whiteClock = m_clocks[0]->seconds();
    ruling.blackClock = m_clocks[1]->seconds();
    for (std::size_t player = 0; player < 2; ++player) {
        const auto color = static_cast<chess::Color>(player);
        std::erase_if(ruling.statements,
                      [&](const auto& statement) { return statement.who == players[player]; });
        const QString text = m_statements[player]->toPlainText().trimmed();
        if (!text.isEmpty()) {
            ruling.statements.push_back({players[player], fromQt(text)});
        }
        std::erase(ruling.refusedToSign, color);
        if (m_refused[player]->isChecked()) {
            ruling.refusedToSign.push_back(color);
        }
    }
    after.ruling = std::move(ruling);
    m_document->change(std::move(after), tr("Details of the ruling"));
    accept();
}

}  // namespace diptych::gui
