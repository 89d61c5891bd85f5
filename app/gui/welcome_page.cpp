#include "app/gui/welcome_page.h"

#include "app/gui/quiet_delegate.h"
#include "app/gui/samples.h"
#include "app/gui/scaled_label.h"
#include "app/gui/settings.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace diptych::gui {
namespace {

constexpr int pathRole = Qt::UserRole;

}  // namespace

WelcomePage::WelcomePage(QWidget* parent)
    : QScrollArea(parent)
    , m_new(new QPushButton(tr("New &incident…")))
    , m_type(new QPushButton(tr("T&ype two scores")))
    , m_open(new QPushButton(tr("&Open…")))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    auto* contents = new QWidget;
    contents->setMaximumWidth(900);
    auto* column = new QVBoxLayout(contents);
    column->setContentsMargins(32, 32, 32, 24);
    column->setSpacing(8);
    column->addWidget(new ScaledLabel(tr("Diptych"), 2.2, QFont::Bold, contents));
    column->addWidget(
        new ScaledLabel(tr("Two boards, two scores, one game."), 1.2, QFont::Normal, contents));
    column->addSpacing(12);
    auto* doors = new QHBoxLayout;
    doors->setSpacing(8);
    for (QPushButton* door : {m_new, m_type, m_open}) {
        door->setAutoDefault(true);
        door->setMinimumHeight(44);
        door->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
        doors->addWidget(door);
    }
    doors->addStretch(1);
    column->addLayout(doors);
    column->addWidget(new ScaledLabel(
        tr("Or drop an incident, a case or two score files anywhere in this window."), 1.0,
        QFont::Normal, contents));
    column->addSpacing(16);
    m_samples = addList(contents, tr("Try a &sample"), tr("Samples"));
    column->addSpacing(16);
    m_recent = addList(contents, tr("Rece&nt"), tr("Recent incidents"));
    column->addStretch(1);
    setWidget(contents);
    setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    connect(m_new, &QPushButton::clicked, this, [this] { Q_EMIT newRequested(); });
    connect(m_type, &QPushButton::clicked, this, [this] { Q_EMIT typeRequested(); });
    connect(m_open, &QPushButton::clicked, this, [this] { Q_EMIT openRequested(); });
    fillSamples();
    refresh();
}

QListWidget* WelcomePage::addList(QWidget* contents, const QString& title, const QString& name)
{
    auto* label = new ScaledLabel(title, 1.1, QFont::DemiBold, contents);
    auto* list = new QListWidget(contents);
    list->setAccessibleName(name);
    list->setFrameShape(QFrame::StyledPanel);
    list->setWordWrap(true);
    list->setTextElideMode(Qt::ElideNone);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setSpacing(1);
    list->setItemDelegate(new QuietDelegate(list));
    label->setBuddy(list);
    contents->layout()->addWidget(label);
    contents->layout()->addWidget(list);
    connect(list, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        const QString path = item->data(pathRole).toString();
        if (!path.isEmpty()) {
            Q_EMIT fileRequested(path);
        }
    });
    connect(list, &QListWidget::itemClicked, list, &QListWidget::itemActivated);
    return list;
}

void WelcomePage::fillSamples()
{
    for (const Sample& sample : samples()) {
        auto* item = new QListWidgetItem(sample.title, m_samples);
        item->setData(pathRole, sample.path);
    }
    if (m_samples->count() == 0) {
        m_samples->addItem(tr("The samples are not installed."));
    }
    m_samples->setCurrentRow(0);
    fit(m_samples);
}

void WelcomePage::enter()
{
    m_new->setFocus();
}

void WelcomePage::refresh()
{
    m_recent->clear();
    for (const QString& path : settings::recentFiles()) {
        const QFileInfo file(path);
        //: %1 a file, %2 its folder
        auto* item = new QListWidgetItem(
            tr("%1 in %2").arg(file.fileName(), QDir::toNativeSeparators(file.absolutePath())),
            m_recent);
        item->setData(pathRole, path);
    }
    if (m_recent->count() == 0) {
        m_recent->addItem(tr("Nothing has been opened yet."));
    }
    m_recent->setCurrentRow(0);
    fit(m_recent);
}

void WelcomePage::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_recent) {
        fit(m_samples);
        fit(m_recent);
    }
}

void WelcomePage::fit(QListWidget* list)
{
    int height = 2 * list->frameWidth() + 2;
    for (int row = 0; row < list->count(); ++row) {
        QListWidgetItem* item = list->item(row);
        item->setSizeHint({});
        const int line = std::max(list->sizeHintForRow(row), list->fontMetrics().height() + 14);
        item->setSizeHint(QSize(0, line));
        height += line + 2 * list->spacing();
    }
    list->setFixedHeight(height);
}

}  // namespace diptych::gui
