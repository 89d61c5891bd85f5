#include "app/gui/keys_dialog.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <utility>

namespace diptych::gui {
namespace {

using KeyList = QList<std::pair<QString, QString>>;

QString nameOf(QString text)
{
    return text.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

QString keysOf(const QAction* action)
{
    return QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
}

/// Keys that lists, tables and boards have by themselves.
KeyList keysOfViews()
{
    return {
        {KeysDialog::tr("← → Home End"), KeysDialog::tr("Scores: ply by ply, start, end")},
        {KeysDialog::tr("Ctrl+← Ctrl+→"), KeysDialog::tr("Scores: column by column")},
        {KeysDialog::tr("Arrows"), KeysDialog::tr("Board: square by square")},
        {KeysDialog::tr("e 4"), KeysDialog::tr("Board: go to a square by its name")},
        {KeysDialog::tr("Enter"), KeysDialog::tr("Findings: show the move on the board")},
        {KeysDialog::tr("F2 Enter"), KeysDialog::tr("Scores: type the entry anew")},
        {KeysDialog::tr("Insert Delete"),
         KeysDialog::tr("Scores: add a missing entry, mark an entry as void")},
        {KeysDialog::tr("Enter Insert Backspace"),
         KeysDialog::tr("Typing: the same move, left out, take back")},
        {KeysDialog::tr("K Q R B N P"), KeysDialog::tr("Boards as found: a white piece, small "
                                                       "letters a black one")},
        {KeysDialog::tr("Ctrl+C"), KeysDialog::tr("Copy the cell or the sentence")},
        {KeysDialog::tr("Tab"), KeysDialog::tr("Next control; Tab never stays in a field")},
    };
}

}  // namespace

KeysDialog::KeysDialog(const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_table(new QTableWidget(this))
    , m_key(new QKeySequenceEdit(this))
    , m_use(new QPushButton(tr("&Use this key"), this))
    , m_hint(new QLabel(this))
{
    setWindowTitle(tr("Keys"));
    buildTable(static_cast<int>(m_actions.size() + keysOfViews().size()));
    fill();
    m_table->setCurrentCell(0, 0);
    m_key->setAccessibleName(tr("Another key"));
    // The field inside is what takes the keyboard.
    for (QWidget* field : m_key->findChildren<QWidget*>()) {
        field->setAccessibleName(m_key->accessibleName());
    }
    m_hint->setWordWrap(true);
    auto* label = new QLabel(tr("&Another key"));
    label->setBuddy(m_key);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_key, 1);
    row->addWidget(m_use);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_table, 1);
    column->addLayout(row);
    column->addWidget(m_hint);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this] { refreshEditor(); });
    connect(m_use, &QPushButton::clicked, this, [this] { assign(m_key->keySequence()); });
    resize(fontMetrics().averageCharWidth() * 84, fontMetrics().height() * 32);
    refreshEditor();
    m_table->setFocus();
}

void KeysDialog::buildTable(int rows)
{
    m_table->setRowCount(rows);
    m_table->setColumnCount(2);
    m_table->setAccessibleName(tr("Keys"));
    m_table->setHorizontalHeaderLabels({tr("Keys"), tr("What they do")});
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
}

void KeysDialog::fill()
{
    int row = 0;
    const auto add = [&](const QString& keys, const QString& words) {
        m_table->setItem(row, 0, new QTableWidgetItem(keys));
        m_table->setItem(row, 1, new QTableWidgetItem(words));
        ++row;
    };
    for (const QAction* action : m_actions) {
        add(keysOf(action), nameOf(action->text()));
    }
    for (const auto& [keys, words] : keysOfViews()) {
        add(keys, words);
    }
    m_table->resizeColumnsToContents();
}

QAction* KeysDialog::current() const
{
    const int row = m_table->currentRow();
    return row >= 0 && row < m_actions.size() ? m_actions[row] : nullptr;
}

void KeysDialog::refreshEditor()
{
    const QAction* action = current();
    m_key->setEnabled(action != nullptr);
    m_use->setEnabled(action != nullptr);
    m_key->setKeySequence(action ? action->shortcut() : QKeySequence());
    m_hint->setText(action ? QString() : tr("This key belongs to the view and stays as it is."));
}

void KeysDialog::assign(const QKeySequence& key)
{
    QAction* action = current();
    if (!action || key.isEmpty()) {
        m_hint->setText(tr("Press a key first."));
        return;
    }
    for (const QAction* other : m_actions) {
        if (other != action && other->shortcuts().contains(key)) {
            //: %1 a key, %2 what it does already
            m_hint->setText(
                tr("%1 is already the key of “%2”.")
                    .arg(key.toString(QKeySequence::NativeText), nameOf(other->text())));
            return;
        }
    }
    action->setShortcuts({key});
    m_table->item(m_table->currentRow(), 0)->setText(keysOf(action));
    //: %1 a key, %2 what it does now
    m_hint->setText(tr("%1 is now the key of “%2”.")
                        .arg(key.toString(QKeySequence::NativeText), nameOf(action->text())));
    Q_EMIT changed();
}

}  // namespace diptych::gui
