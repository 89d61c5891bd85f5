#pragma once

#include "app/gui/incident_document.h"
#include "app/session/candidates.h"

#include <QObject>

namespace diptych::gui {

/// What the arbiter does to the entries of the two scores on the desk; each verb is an edit with a
/// name.
class ScoreEditing : public QObject {
    Q_OBJECT

public:
    explicit ScoreEditing(IncidentDocument* document, QObject* parent = nullptr);

    /// The entry as it is written; empty where the score has none at the ply.
    QString entryText(chess::Color keeper, int ply) const;
    /// Another text for an entry, or a new entry where the score has none.
    void setEntry(chess::Color keeper, int ply, const QString& text);
    /// A place for an entry that the player left out.
    void addMissing(chess::Color keeper, int ply);
    /// The entry counts for nothing; it is kept in brackets.
    void voidEntry(chess::Color keeper, int ply);
    /// The player admits that the other's entry is the right one.
    void concede(chess::Color keeper, int ply);
    /// Lays the entry at one ply against another, later one.
    void align(chess::Color keeper, int from, int to);
    void takeCandidate(chess::Color keeper, int ply, chess::Move move);
    std::vector<session::EntryCandidate> candidates(chess::Color keeper, int ply);
    /// "Bxf7, as Black’s score has it".
    QString words(chess::Color keeper, int ply, const session::EntryCandidate& candidate) const;

Q_SIGNALS:
    void said(const QString& words);

private:
    const score::ScoreLine* line(chess::Color keeper) const;
    const score::Sheet* sheet(chess::Color keeper) const;
    std::size_t entryAtOrAfter(chess::Color keeper, int ply) const;
    bool hasEntry(chess::Color keeper, int ply) const;
    QString plyWords(int ply) const;

    IncidentDocument* m_document;
};

}  // namespace diptych::gui
