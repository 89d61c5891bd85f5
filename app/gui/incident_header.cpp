#include "app/gui/incident_header.h"

#include "app/gui/scaled_label.h"
#include "app/gui/text.h"

#include <QLabel>
#include <QVBoxLayout>

namespace diptych::gui {

IncidentHeader::IncidentHeader(IncidentDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_title(new ScaledLabel({}, 1.25, QFont::DemiBold, this))
    , m_game(new QLabel(this))
    , m_state(new QLabel(this))
{
    QFont bold = m_state->font();
    bold.setWeight(QFont::DemiBold);
    m_state->setFont(bold);
    for (QLabel* label : {m_title, m_game, m_state}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 10, 6);
    column->setSpacing(2);
    column->addWidget(m_title);
    column->addWidget(m_state);
    column->addWidget(m_game);
    connect(m_document, &IncidentDocument::changed, this, [this] { refresh(); });
}

void IncidentHeader::refresh()
{
    m_title->setText(m_document->title());
    m_game->setText(gameWords());
    m_state->setText(stateWords());
}

QString IncidentHeader::gameWords() const
{
    const incident::Incident& incident = m_document->desk().incident;
    const auto& book = m_document->book();
    QStringList parts;
    if (!incident.event.round.empty()) {
        parts << tr("Round %1").arg(toQt(incident.event.round));
    }
    if (!incident.event.board.empty()) {
        parts << tr("Board %1").arg(toQt(incident.event.board));
    }
    if (incident.players.white && incident.players.black) {
        parts << QStringLiteral("%1 – %2").arg(toQt(incident.players.white->name),
                                               toQt(incident.players.black->name));
    }
    parts << toQt(book.edition(incident.circumstances.edition));
    if (incident.circumstances.time) {
        parts << toQt(book.timeControl(*incident.circumstances.time));
    }
    return parts.join(QStringLiteral(" · "));
}

QString IncidentHeader::stateWords() const
{
    const law::Assessment& assessment = m_document->assessment();
    const auto& book = m_document->book();
    QStringList lines;
    //: %1 "differ", "correspond", …
    lines << tr("Scores: %1").arg(toQt(book.scoresState(assessment.comparison.state)));
    //: %1 "differ", "equal", "unknown"
    lines << tr("Boards: %1").arg(toQt(book.boardsState(assessment.boards.state)));
    return lines.join(QStringLiteral(" · "));
}

}  // namespace diptych::gui
