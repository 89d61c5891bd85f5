#pragma once

#include "app/gui/incident_document.h"
#include "reports/archive/archive.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace diptych::gui {

class SentenceView;

/// The organiser's archive: find any incident, look at it, check that nothing was removed or
/// changed, and hand out the register. Every piece of work opens the archive anew beside the
/// window.
class ArchiveDialog : public QDialog {
    Q_OBJECT

public:
    explicit ArchiveDialog(const IncidentDocument* document, QWidget* parent = nullptr);

    /// A folder, or an address postgresql://…
    void openStore(const QString& store);
    void search();
    void check();
    void exportTo(const QString& path);
    bool isBusy() const { return m_isBusy; }
    QString state() const;
    QLineEdit* player() const { return m_player; }
    QLineEdit* text() const { return m_text; }
    SentenceView* found() const { return m_found; }
    QPushButton* add() const { return m_add; }
    QPushButton* make() const { return m_make; }

Q_SIGNALS:
    void said(const QString& words);
    /// A document of the archive is to be shown.
    void documentRequested(const std::string& bytes, const QString& name);

private:
    /// What a piece of work brings back.
    struct Answer {
        std::vector<reports::ArchivedIncident> incidents{};
        std::string document{};
        reports::ArchiveError error{};
        std::string problem{};  ///< empty: it went well
        QString words{};
    };
    using Work = std::function<reports::ArchiveExpected<Answer>(reports::Archive&)>;
    using Take = std::function<void(const Answer&)>;

    QWidget* buildStore();
    QWidget* buildSearch();
    void buildContents();
    void connectContents();
    void run(Work work, Take take);
    void say(const QString& words);
    void showFound(const std::vector<reports::ArchivedIncident>& incidents);
    void chooseFolder();
    void makeArchive();
    void addIncident();
    void showDocument();
    void askForRegister();
    reports::ArchiveSearch wanted() const;
    const reports::ArchivedIncident* current() const;
    void refresh();

    const IncidentDocument* m_document;
    QString m_store{};
    std::vector<reports::ArchivedIncident> m_incidents{};
    QLineEdit* m_where = nullptr;
    QLineEdit* m_player = nullptr;
    QLineEdit* m_event = nullptr;
    QLineEdit* m_round = nullptr;
    QComboBox* m_kind = nullptr;
    QLineEdit* m_text = nullptr;
    SentenceView* m_found;
    QPlainTextEdit* m_details;
    QLabel* m_state;
    QPushButton* m_make;
    QPushButton* m_add;
    QPushButton* m_show;
    QPushButton* m_check;
    QPushButton* m_export;
    bool m_isBusy = false;
};

}  // namespace diptych::gui
