#pragma once

#include "app/gui/incident_document.h"
#include "app/gui/palette_roles.h"

#include <QFont>
#include <QMainWindow>

#include <memory>

class QLabel;
class QStackedWidget;

namespace diptych::gui {

class Announcer;
class Autosave;
class DeskPage;
class FileGuard;
struct MainActions;
class NoticeBar;
class TypingPage;
class WelcomePage;

/// Whether the window keeps in mind what was opened and how it looks.
enum class Memory { Kept, None };

/// The arbiter's desk: one incident, or the welcome page.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(reports::Language language, Memory memory, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a case, or two score files (White's, Black's); one score file asks for the other.
    void openFiles(const QStringList& paths);
    void setAppearance(Appearance appearance);
    /// Size of all text, relative to the desktop's; 70 to 300.
    void setTextPercent(int percent);
    /// Writes the report; the ending of the name decides between HTML, text and PDF.
    bool exportReportTo(const QString& path);
    /// Writes the incident: everything in one `.diptych` file, or inputs and decisions as a case,
    /// as the ending of the name says. What stood in the file before is kept beside it.
    bool saveTo(const QString& path);
    /// Opens what was dropped on the window; a score for the open incident is asked for its owner.
    void takeDropped(const QStringList& paths);
    /// Saves to the file that the incident came from; asks for one where there is none.
    void save();
    /// Begins an incident without scores and goes to the page on which they are typed.
    void typeScores();
    /// Offers what other windows left unsaved when they came to a sudden end.
    void offerRecovery();

    IncidentDocument* document() { return &m_document; }
    const IncidentDocument* document() const { return &m_document; }
    MainActions* actions() const { return m_actions.get(); }
    DeskPage* desk() const { return m_desk; }
    TypingPage* typing() const { return m_typing; }
    FileGuard* guard() const { return m_guard; }
    WelcomePage* welcome() const { return m_welcome; }
    Announcer* announcer() const { return m_announcer; }
    NoticeBar* notice() const { return m_notice; }
    QString statusText() const;

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void buildContents();
    void connectActions();
    void connectViews();
    void fitPages();
    void goToPane(void (DeskPage::*enter)());
    void fillMenusOfFiles();
    void showPage();
    void refreshTitle();
    void refreshPlace();
    void announce(const QString& text);
    void complain(const QString& text);

    /// An entry that is still open for typing becomes part of the incident.
    void takeWhatIsBeingTyped();
    bool mayLeave();
    void guardFile();
    void takeFile();
    void sayChangedOutside();
    void reload();
    void recover(const QString& journal);
    void finishTyping();
    void showHistory();
    void setUpBoards();
    void enterClocks();
    void showRulingDetails();
    void readAloud();
    void showHelp();
    void showPreferences();
    void connectDesk();
    void open(tl::expected<session::Desk, session::OpenError> desk, const QString& path,
              IncidentDocument::Access access = IncidentDocument::Access::Edit);
    void askForFile();
    void askWhose(const QString& path);
    void askForScores(const QStringList& paths);
    void askForReport();
    void askForCase();
    void closeIncident();
    void showArticle();
    void showKeys();
    void showAbout();
    void copyFen();
    /// Says that there is no report yet, where a picture is being read.
    bool waitsForScan();
    void printReport();
    void previewReport();
    void signReport();
    void askForReview();
    void openSigned(const QString& path);
    void review(const std::string& bytes, const QString& name);
    void walkThrough(const session::Desk& desk);
    void showArchive();
    void find();
    void findAgain();

    IncidentDocument m_document;
    Memory m_memory;
    std::unique_ptr<MainActions> m_actions;
    QStackedWidget* m_pages;
    WelcomePage* m_welcome;
    DeskPage* m_desk;
    TypingPage* m_typing;
    NoticeBar* m_notice;
    FileGuard* m_guard;
    Autosave* m_autosave = nullptr;
    QLabel* m_place;
    Announcer* m_announcer;
    QPalette m_systemPalette;
    QFont m_systemFont;
    int m_textPercent = 100;
    QString m_sought{};
};

}  // namespace diptych::gui
