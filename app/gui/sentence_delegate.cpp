#include "app/gui/sentence_delegate.h"

#include "app/gui/palette_roles.h"
#include "app/gui/quiet_delegate.h"
#include "app/gui/sentence_model.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace diptych::gui {
namespace {

constexpr int wrapped = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;

QString markOf(Tone tone)
{
    switch (tone) {
    case Tone::Differs:
        return QStringLiteral("✗");
    case Tone::Doubtful:
        return QStringLiteral("▲");
    case Tone::Recommended:
        return QStringLiteral("▶");
    case Tone::Chosen:
        return QStringLiteral("✓");
    case Tone::Plain:
        return QStringLiteral("•");
    case Tone::Quiet:
        return {};
    }
    return {};
}

QColor colorOf(Tone tone, const PaletteRoles& roles, const QPalette& palette)
{
    switch (tone) {
    case Tone::Differs:
        return roles.differs;
    case Tone::Doubtful:
        return roles.doubtful;
    case Tone::Recommended:
        return roles.recommended;
    case Tone::Chosen:
        return roles.chosen;
    case Tone::Quiet:
        return roles.agreed;
    case Tone::Plain:
        break;
    }
    return palette.color(QPalette::Text);
}

enum class Part { Badge, Text, Step, Source };

struct Line {
    Part part = Part::Text;
    QString text{};
    QFont font{};
    QRect rect{};  ///< relative to the top left of the item
};

QFont fontOf(Part part, Tone tone, const QFont& base)
{
    QFont font = base;
    if (part == Part::Badge || (part == Part::Text && tone != Tone::Plain && tone != Tone::Quiet)) {
        font.setWeight(QFont::DemiBold);
    }
    if (part == Part::Source || part == Part::Badge) {
        font.setPointSizeF(base.pointSizeF() * 0.9);
    }
    return font;
}

/// The lines of an item laid out in a width; the last one's bottom is the height.
std::vector<Line> layOut(const QStyleOptionViewItem& option, const QModelIndex& index, int width)
{
    const auto tone = static_cast<Tone>(index.data(SentenceModel::ToneRole).toInt());
    const int margin = option.fontMetrics.height() / 3 + 2;
    const int indent = option.fontMetrics.height() + 2;
    std::vector<Line> lines;
    int top = margin;
    const auto add = [&](Part part, const QString& text) {
        if (text.isEmpty()) {
            return;
        }
        const QFont font = fontOf(part, tone, option.font);
        const int left = margin + indent;
        const QRect room(left, top, std::max(40, width - left - margin), 10000);
        const QRect needed = QFontMetrics(font).boundingRect(room, wrapped, text);
        lines.push_back({part, text, font, QRect(left, top, room.width(), needed.height())});
        top += needed.height() + 2;
    };
    add(Part::Badge, index.data(SentenceModel::BadgeRole).toString());
    add(Part::Text, index.data(Qt::DisplayRole).toString());
    for (const QString& step : index.data(SentenceModel::StepsRole).toStringList()) {
        add(Part::Step, step);
    }
    add(Part::Source, index.data(SentenceModel::SourceRole).toString());
    lines.back().rect.setBottom(lines.back().rect.bottom() + margin);
    return lines;
}

}  // namespace

void SentenceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    QStyleOptionViewItem background = option;
    initStyleOption(&background, index);
    background.text.clear();
    const bool isSoft = soften(background);
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, option.widget);

    const bool isSelected = option.state.testFlag(QStyle::State_Selected) && !isSoft;
    const QColor onHighlight = option.palette.color(QPalette::HighlightedText);
    const PaletteRoles roles = rolesOf(option.palette);
    const auto tone = static_cast<Tone>(index.data(SentenceModel::ToneRole).toInt());
    const auto inked = [&](const QColor& color) {
        return isSelected ? onHighlight : isSoft ? readableOn(roles.softSelection, color) : color;
    };
    const QColor toned = inked(colorOf(tone, roles, option.palette));
    const QColor plain = inked(option.palette.color(QPalette::Text));
    const QColor quiet = inked(roles.agreed);

    painter->save();
    const std::vector<Line> lines = layOut(option, index, option.rect.width());
    const Line& first = lines.front();
    painter->setFont(first.font);
    painter->setPen(toned);
    const int margin = option.fontMetrics.height() / 3 + 2;
    painter->drawText(option.rect.left() + margin,
                      option.rect.top() + first.rect.top() + QFontMetrics(first.font).ascent(),
                      markOf(tone));
    for (const Line& line : lines) {
        painter->setFont(line.font);
        const bool isHeadline = &line == &first || line.part == Part::Badge;
        painter->setPen(line.part == Part::Source ? quiet : isHeadline ? toned : plain);
        painter->drawText(line.rect.translated(option.rect.topLeft()), wrapped, line.text);
    }
    if (!isSelected) {
        painter->setPen(roles.rule);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }
    painter->restore();
}

QSize SentenceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    QStyleOptionViewItem own = option;
    initStyleOption(&own, index);
    return {width, layOut(own, index, width).back().rect.bottom() + 1};
}

}  // namespace diptych::gui
