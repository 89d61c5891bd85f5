#pragma once

#include <QLayout>
#include <QList>

namespace diptych::gui {

/// Puts widgets side by side and goes on in the next line where the width ends.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    /// Spread puts the first widget left and the others right, where they fit into one line.
    enum class Fill { Left, Spread };

    explicit FlowLayout(Fill fill, QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override;
    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    enum class Pass { Measure, Place };
    int arrange(const QRect& rect, Pass pass) const;

    int spareWidth(int width) const;

    Fill m_fill;
    QList<QLayoutItem*> m_items{};
};

}  // namespace diptych::gui
