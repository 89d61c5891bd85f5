#include "importers/recorder/announcements.h"

#include "importers/recorder/announcement_costs.h"
#include "importers/recorder/announcement_search.h"

#include <algorithm>

namespace diptych::importers {

using notation::Reading;
using notation::Readings;
using notation::SpokenKind;

namespace {

constexpr std::size_t mostReadings = 24;

/// Where only a confusion is possible it counts no longer as unlikely.
Readings settled(Readings readings, const chess::SanToken& chosen)
{
    const auto found = std::find_if(readings.begin(), readings.end(), [&](const Reading& reading) {
        return reading.token == chosen;
    });
    if (found != readings.end() && found->cost >= plainReadingCost) {
        const double excess = found->cost - chosenConfusionCost;
        for (Reading& reading : readings) {
            if (reading.cost >= plainReadingCost) {
                reading.cost = std::max(chosenConfusionCost, reading.cost - excess);
            }
        }
    }
    std::stable_sort(readings.begin(), readings.end(),
                     [](const Reading& a, const Reading& b) { return a.cost < b.cost; });
    if (readings.size() > mostReadings) {
        readings.resize(mostReadings);
    }
    return readings;
}

bool isPlain(const Reading& reading)
{
    return reading.cost < plainReadingCost;
}

/// "torre a d ocho" is a rook to d8, or that of the a-file to d8; who speaks so where two rooks can
/// go there means the latter, as Article C.10 wants it.
Readings withDeparture(Readings readings, const chess::Position& before)
{
    const auto namesOne = [&](const Reading& reading) {
        const chess::SanToken& token = reading.token;
        return isPlain(reading) && (token.fromFile || token.fromRank) &&
               chess::matches(before, token).size() == 1;
    };
    for (Reading& reading : readings) {
        const chess::SanToken& token = reading.token;
        if (!isPlain(reading) || token.castling || token.fromFile || token.fromRank ||
            chess::matches(before, token).size() < 2) {
            continue;
        }
        const bool better =
            std::any_of(readings.begin(), readings.end(), [&](const Reading& other) {
                return saysTheSame(other.token, token) && other.token.piece == token.piece &&
                       namesOne(other);
            });
        reading.cost += better ? plainReadingCost : 0.0;
    }
    std::stable_sort(readings.begin(), readings.end(),
                     [](const Reading& x, const Reading& y) { return x.cost < y.cost; });
    return readings;
}

/// Readings of both announcements, the first of them the likelier.
Readings joined(Readings first, const Readings& second)
{
    for (const Reading& reading : second) {
        const bool known = std::any_of(first.begin(), first.end(), [&](const Reading& other) {
            return other.token == reading.token;
        });
        if (!known) {
            first.push_back({reading.token, reading.cost + lateCorrectionCost, reading.reason});
        }
    }
    return first;
}

class GameBuilder {
public:
    GameBuilder(AnnouncementSearch& search, const notation::SpokenReader& reader)
        : m_search(search)
        , m_reader(reader)
    {}

    void take(const SearchNode& node)
    {
        switch (node.event) {
        case SearchEvent::Start:
            break;
        case SearchEvent::Talk:
            takeTalk(node);
            break;
        case SearchEvent::Announcement:
        case SearchEvent::IllegalAnnouncement:
            takeAnnouncement(node);
            break;
        case SearchEvent::Repetition:
            m_game.plies.back().repetitions.push_back(node.words);
            break;
        case SearchEvent::WrongRepetition:
            m_game.plies.back().wrongRepetition = node.words;
            break;
        case SearchEvent::Correction:
        case SearchEvent::LateCorrection:
        case SearchEvent::LateCorrectionAccepted:
            takeCorrection(node);
            break;
        }
        m_game.cost = node.cost;
    }

    HeardGame finish()
    {
        m_game.legal =
            static_cast<int>(std::count_if(m_game.plies.begin(), m_game.plies.end(),
                                           [](const HeardPly& ply) { return ply.isLegal; }));
        return std::move(m_game);
    }

private:
    void takeTalk(const SearchNode& node)
    {
        const std::size_t word = node.words.first;
        const bool isChess = m_reader.means(word, SpokenKind::Piece) ||
                             m_reader.means(word, SpokenKind::File) ||
                             m_reader.means(word, SpokenKind::Rank);
        if (!isChess || m_reader.means(word, SpokenKind::Filler)) {
            return;
        }
        const bool goesOn = !m_game.unused.empty() &&
                            m_game.unused.back().first + m_game.unused.back().count == word;
        if (goesOn) {
            ++m_game.unused.back().count;
        } else {
            m_game.unused.push_back({word, 1});
        }
    }

    void takeAnnouncement(const SearchNode& node)
    {
        HeardPly ply;
        ply.words = node.words;
        ply.mover = m_search.moverOf(node);
        ply.readings =
            withDeparture(settled(m_search.readingsOf(node), m_search.turnOf(node).token),
                          m_search.positionBefore(node));
        ply.isLegal = node.event == SearchEvent::Announcement;
        m_game.plies.push_back(std::move(ply));
        m_said = node.words;
    }

    void takeCorrection(const SearchNode& node)
    {
        HeardPly& ply = m_game.plies.back();
        HeardSlip slip{m_said, node.words};
        Readings readings = m_search.readingsOf(node);
        if (node.event == SearchEvent::Correction) {
            ply.readings = settled(std::move(readings), m_search.turnOf(node).token);
            ply.words.count = node.words.first + node.words.count - ply.words.first;
            ply.isLegal = true;
        } else {
            slip.time = SlipTime::AfterPress;
            ply.readings = joined(std::move(ply.readings), readings);
        }
        m_said = node.words;
        ply.slips.push_back(slip);
    }

    AnnouncementSearch& m_search;
    const notation::SpokenReader& m_reader;
    HeardGame m_game{};
    WordRange m_said{};  ///< last announcement
};

}  // namespace

HeardGame findAnnouncements(const Transcript& transcript, const Speech& speech,
                            const notation::SpokenLanguage& language, const chess::Position& start)
{
    const notation::SpokenReader reader(language, speech.words, speech.text);
    AnnouncementSearch search(transcript, speech, reader, start);
    const std::vector<SearchNode> path = search.run();
    GameBuilder builder(search, reader);
    for (const SearchNode& node : path) {
        builder.take(node);
    }
    return builder.finish();
}

}  // namespace diptych::importers
