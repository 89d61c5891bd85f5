#pragma once

#include "app/gui/incident_document.h"

#include <QWidget>

#include <map>

class QLabel;
class QProgressBar;
class QPushButton;

namespace diptych::gui {

/// For every score that comes from a picture: how far it has been read, page by page, with a button
/// that stops it or begins again.
class ScanStatus : public QWidget {
    Q_OBJECT

public:
    explicit ScanStatus(IncidentDocument* document, QWidget* parent = nullptr);

    void refresh();

private:
    struct Row {
        QWidget* whole = nullptr;
        QLabel* words = nullptr;
        QProgressBar* bar = nullptr;
        QPushButton* button = nullptr;
    };

    Row& row(score::Keeper keeper);
    void press(score::Keeper keeper);
    QString words(score::Keeper keeper, const ScanProgress& progress) const;

    IncidentDocument* m_document;
    std::map<score::Keeper, Row> m_rows{};
};

}  // namespace diptych::gui
