#pragma once

#include "core/notation/spoken_reader.h"
#include "importers/recorder/announcements.h"
#include "importers/recorder/heard_turns.h"

#include <cstdint>
#include <deque>
#include <limits>
#include <optional>
#include <vector>

namespace diptych::importers {

enum class SearchEvent : std::uint8_t {
    Start,
    Talk,
    Announcement,
    IllegalAnnouncement,
    Repetition,
    WrongRepetition,
    Correction,
    LateCorrection,         ///< after the press; the first announcement stands
    LateCorrectionAccepted  ///< after the press; the second one stands
};

/// What is known after some of the words.
struct SearchNode {
    std::size_t parent = 0;
    std::size_t turn = 0;
    double cost = 0.0;
    SearchEvent event = SearchEvent::Start;
    bool cue = false;       ///< a word of correction was heard since the announcement
    bool pressed = false;   ///< the clock was pressed since
    bool repeated = false;  ///< well or wrongly
    bool wronglyRepeated = false;
    WordRange words{};
    std::size_t arc = 0;  ///< index of the announcement's readings
};

/// Two announcements name the same square and piece.
bool saysTheSame(const chess::SanToken& a, const chess::SanToken& b);

/// A beam search over the words of a recording. Nodes are kept for each place between two words.
class AnnouncementSearch {
public:
    AnnouncementSearch(const Transcript& transcript, const Speech& speech,
                       const notation::SpokenReader& reader, const chess::Position& start);

    /// The path of nodes from the first word to the last, or to the last move of the longest game.
    std::vector<SearchNode> run();

    const notation::Readings& readingsOf(const SearchNode& node) const { return m_arcs[node.arc]; }
    const HeardTurn& turnOf(const SearchNode& node) const { return m_turns[node.turn]; }
    /// Where the last announcement was made.
    const chess::Position& positionBefore(const SearchNode& node)
    {
        return m_turns.position(node.turn, Moment::Before);
    }
    /// The side whose announcement the node has heard last.
    chess::Color moverOf(const SearchNode& node) const
    {
        return m_turns.sideToMove(node.turn, Moment::Before);
    }

private:
    /// Words that can be one announcement.
    struct Arc {
        WordRange words{};
        std::size_t readings = 0;  ///< index in m_arcs
        double pauses = 0.0;
    };
    /// A legal move that an announcement can mean.
    struct Meant {
        chess::Move move{};
        chess::SanToken token{};
        double cost = 0.0;
    };

    static HeardTurn legalTurn(const Meant& meant, Moment follows, double cost);
    bool isSame(const SearchNode& a, const SearchNode& b, Moment moment);
    void findHabit();
    std::vector<notation::SpokenPhrase>& phrasesAt(std::size_t word);
    void expand(std::size_t word);
    void addTalk(std::size_t node, std::size_t word);
    void addRepetition(std::size_t node, const Arc& arc);
    void addAnnouncement(std::size_t node, const Arc& arc);
    void addAfterMissedPly(std::size_t node, const Arc& arc);
    void addIllegal(std::size_t node, const Arc& arc);
    void addCorrection(std::size_t node, const Arc& arc);
    void addFragment(std::size_t node, const notation::SpokenFragment& fragment);
    void addCorrected(std::size_t node, const Meant& meant, WordRange words, std::size_t arc,
                      double cost);
    bool isHopeless(WordRange words, double cost) const;
    void push(const SearchNode& node);
    void announce(std::size_t node, SearchEvent event, const Arc& arc, HeardTurn turn);
    std::vector<std::size_t> kept(std::size_t word);
    std::vector<Meant> meantBy(std::size_t turn, Moment moment, const notation::Readings& readings);
    bool isUtterance(WordRange words) const;
    double talkCost(std::size_t word) const;
    double speakerCost(std::size_t word, chess::Color expected) const;
    double secondsBetween(std::size_t first, std::size_t second) const;
    SearchNode follow(std::size_t parent, SearchEvent event, WordRange words, double cost) const;

    const Transcript& m_transcript;
    const Speech& m_speech;
    const notation::SpokenReader& m_reader;
    std::deque<SearchNode> m_nodes{};
    HeardTurns m_turns;
    std::vector<std::vector<std::size_t>> m_at{};  ///< nodes before each word
    std::vector<double> m_least{};                 ///< cost of the best of them
    /// From each word on, once they were asked for.
    std::vector<std::optional<std::vector<notation::SpokenPhrase>>> m_phrases{};
    std::vector<notation::Readings> m_arcs{};
    std::vector<std::uint8_t> m_pressedBefore{};  ///< for each word
    bool m_repeatsAsARule = false;
};

}  // namespace diptych::importers
