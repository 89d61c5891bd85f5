#pragma once

#include <QLayout>
#include <QList>

namespace diptych::gui {

/// Puts widgets side by side and goes on in the next line where the width ends.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    explicit FlowLayout(QWidget* parent = nullptr);
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

    QList<QLayoutItem*> m_items{};
};

}  // namespace diptych::gui
