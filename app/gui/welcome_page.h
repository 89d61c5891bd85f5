#pragma once

#include <QScrollArea>

class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace diptych::gui {

/// What the window shows before an incident is open: three doors and the recent files.
class WelcomePage : public QScrollArea {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);

    /// Reads the recent files again.
    void refresh();
    void enter();
    QPushButton* newButton() const { return m_new; }
    QListWidget* sampleList() const { return m_samples; }

Q_SIGNALS:
    void newRequested();
    void typeRequested();
    void openRequested();
    void fileRequested(const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    QListWidget* addList(QWidget* contents, const QString& title, const QString& name);
    void fillSamples();
    static void fit(QListWidget* list);

    QPushButton* m_new;
    QPushButton* m_type;
    QPushButton* m_open;
    QListWidget* m_samples = nullptr;
    QListWidget* m_recent = nullptr;
};

}  // namespace diptych::gui
