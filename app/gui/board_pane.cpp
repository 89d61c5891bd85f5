#include "app/gui/board_pane.h"

#include "app/gui/board_frame.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

namespace diptych::gui {

BoardPane::BoardPane(IncidentDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_account(new QComboBox)
    , m_frame(new BoardFrame(this))
    , m_caption(new QLabel(this))
{
    m_account->setAccessibleName(tr("Account of the game on the board"));
    m_account->addItems({tr("Likeliest game"), tr("By White’s score"), tr("By Black’s score")});
    m_account->view()->setAccessibleName(m_account->accessibleName());
    // A screen reader gets the choice itself as the name of a combo box under X11.
    m_account->setAccessibleDescription(m_account->accessibleName());
    m_caption->setWordWrap(true);
    m_caption->setAlignment(Qt::AlignHCenter | Qt::AlignVCenter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 6);
    column->setSpacing(4);
    column->addWidget(m_frame, 1);
    column->addWidget(m_caption);
    connect(m_account, &QComboBox::currentIndexChanged, this, [this] { refresh(); });
    connect(m_document, &IncidentDocument::changed, this, [this] { refresh(); });
}

void BoardPane::showPly(int ply)
{
    m_ply = ply;
    refresh();
}

BoardView* BoardPane::view() const
{
    return m_frame->view();
}

QString BoardPane::caption() const
{
    return m_caption->text();
}

chess::Position BoardPane::position() const
{
    return view()->board()->content().position;
}

void BoardPane::refresh()
{
    if (!m_document->isOpen()) {
        return;
    }
    const auto account = static_cast<Account>(m_account->currentIndex());
    const PlyOnBoard shown = boardAt(m_document->desk(), account, m_ply, m_document->book());
    m_caption->setText(shown.caption);
    //: name of the board for a screen reader; %1 "After 8…O-O, last agreed position, …"
    view()->present(tr("Board, %1").arg(shown.caption), shown.content, m_document->book());
}

}  // namespace diptych::gui
