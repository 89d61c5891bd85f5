#pragma once

#include <QDialog>

#include <functional>
#include <string>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace diptych::gui {

class PageView;

/// A report as it is: the pages of its PDF, and the same words as text.
class ReportDialog : public QDialog {
    Q_OBJECT

public:
    struct Copy {
        std::string pdf{};
        std::string text{};     ///< empty where there is no twin in words
        std::string problem{};  ///< why there is no copy
    };

    explicit ReportDialog(const QString& title, QWidget* parent = nullptr);

    void present(const Copy& copy);
    /// Presents a copy that is made beside the window.
    void presentLater(std::function<Copy()> work);
    bool isBusy() const { return m_isBusy; }
    PageView* pages() const { return m_pages; }
    QPlainTextEdit* text() const { return m_text; }

protected:
    QVBoxLayout* column() const { return m_column; }

private:
    void print();
    void save();

    Copy m_copy{};
    QVBoxLayout* m_column;
    PageView* m_pages;
    QPlainTextEdit* m_text;
    QLabel* m_hint;
    QPushButton* m_print;
    QPushButton* m_save;
    bool m_isBusy = false;
    int m_round = 0;
};

}  // namespace diptych::gui
