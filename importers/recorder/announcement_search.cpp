#include "importers/recorder/announcement_search.h"

#include "core/chess/bitboard.h"
#include "core/chess/san.h"
#include "importers/recorder/announcement_costs.h"

#include <algorithm>
#include <cctype>

namespace diptych::importers {

using chess::Color;
using chess::Move;
using chess::Position;
using chess::SanToken;
using notation::Reading;
using notation::Readings;
using notation::SpokenKind;

namespace {

constexpr std::size_t beamWidth = 10;
/// Lines that cost more than the best by this have no hope.
constexpr double beamMargin = 14.0;
constexpr std::size_t mostMoves = 6;  ///< followed from one announcement

Position withoutMove(const Position& position)
{
    const chess::Square empty = chess::firstOf(~position.occupied());
    return position.afterAnyway(Move(empty, empty));
}

}  // namespace

AnnouncementSearch::AnnouncementSearch(const Transcript& transcript, const Speech& speech,
                                       const notation::SpokenReader& reader, const Position& start)
    : m_transcript(transcript)
    , m_speech(speech)
    , m_reader(reader)
    , m_at(speech.words.size() + 1)
    , m_pressedBefore(speech.words.size() + 1, 0)
{
    for (const SpeechNote& note : speech.notes) {
        m_pressedBefore[note.word] = m_pressedBefore[note.word] != 0 || note.isPress ? 1 : 0;
    }
    for (std::size_t word = 0; word < speech.words.size(); ++word) {
        m_phrases.push_back(reader.phrasesAt(word, speech.words.size(), longestPause));
    }
    m_turns.push_back({start, start});
    m_nodes.emplace_back();
    m_at[0].push_back(0);
}

std::vector<SearchNode> AnnouncementSearch::run()
{
    findHabit();
    const std::size_t words = m_speech.words.size();
    for (std::size_t word = 0; word < words; ++word) {
        for (const std::size_t node : kept(word)) {
            m_nodes[node].pressed = m_nodes[node].pressed || m_pressedBefore[word] != 0;
            addTalk(node, word);
        }
        expand(word);
    }
    const std::vector<std::size_t> ends = kept(words);
    std::vector<SearchNode> path;
    for (std::size_t node = ends.empty() ? 0 : ends.front(); node != 0;
         node = m_nodes[node].parent) {
        path.push_back(m_nodes[node]);
    }
    std::reverse(path.begin(), path.end());
    return path;
}

/// Whether most moves are said twice, as Article D.2.1 wants it.
void AnnouncementSearch::findHabit()
{
    std::size_t announcements = 0;
    std::size_t repeated = 0;
    std::optional<SanToken> last;
    for (std::size_t word = 0; word < m_speech.words.size();) {
        const auto& phrases = m_phrases[word];
        const auto longest =
            std::max_element(phrases.begin(), phrases.end(), [](const auto& a, const auto& b) {
                const bool plainA = a.readings.front().cost < plainReadingCost;
                const bool plainB = b.readings.front().cost < plainReadingCost;
                return plainA != plainB ? plainB : a.count < b.count;
            });
        if (longest == phrases.end() || longest->readings.front().cost >= plainReadingCost) {
            ++word;
            continue;
        }
        const SanToken& token = longest->readings.front().token;
        ++announcements;
        const bool same = last && saysTheSame(*last, token);
        repeated += same ? 1 : 0;
        last = same ? std::nullopt : std::optional(token);
        word += longest->count;
    }
    m_repeatsAsARule = repeated * 4 > announcements;
}

/// The nodes before a word that are worth following, best first.
std::vector<std::size_t> AnnouncementSearch::kept(std::size_t word)
{
    std::vector<std::size_t>& all = m_at[word];
    std::stable_sort(all.begin(), all.end(), [&](std::size_t a, std::size_t b) {
        return m_nodes[a].cost < m_nodes[b].cost;
    });
    std::vector<std::size_t> result;
    for (const std::size_t index : all) {
        const SearchNode& node = m_nodes[index];
        if (result.size() == beamWidth || node.cost > m_nodes[all.front()].cost + beamMargin) {
            break;
        }
        const bool known = std::any_of(result.begin(), result.end(), [&](std::size_t other) {
            const SearchNode& better = m_nodes[other];
            return better.cue == node.cue &&
                   (better.turn == node.turn || (turnOf(better).position == turnOf(node).position &&
                                                 turnOf(better).before == turnOf(node).before));
        });
        if (!known) {
            result.push_back(index);
        }
    }
    all = result;
    return result;
}

void AnnouncementSearch::expand(std::size_t word)
{
    const std::vector<std::size_t> nodes = m_at[word];
    for (notation::SpokenPhrase& phrase : m_phrases[word]) {
        const Arc arc{{phrase.first, phrase.count}, m_arcs.size(), phrase.pauses};
        m_arcs.push_back(std::move(phrase.readings));
        for (const std::size_t node : nodes) {
            addRepetition(node, arc);
            addAnnouncement(node, arc);
            addCorrection(node, arc);
        }
    }
    if (const auto fragment = m_reader.fragmentAt(word, m_speech.words.size())) {
        for (const std::size_t node : nodes) {
            addFragment(node, *fragment);
        }
    }
}

SearchNode AnnouncementSearch::follow(std::size_t parent, SearchEvent event, WordRange words,
                                      double cost) const
{
    SearchNode node = m_nodes[parent];
    node.parent = parent;
    node.event = event;
    node.words = words;
    node.cost += cost;
    return node;
}

void AnnouncementSearch::push(SearchNode node)
{
    m_at[node.words.first + node.words.count].push_back(m_nodes.size());
    m_nodes.push_back(node);
}

/// Position of a turn with the right to move passed on.
const Position& AnnouncementSearch::passed(std::size_t turn)
{
    HeardTurn& heard = m_turns[turn];
    if (!heard.passed) {
        heard.passed = withoutMove(heard.position);
    }
    return *heard.passed;
}

/// Follows a new announcement.
void AnnouncementSearch::announce(std::size_t node, SearchEvent event, const Arc& arc,
                                  HeardTurn turn)
{
    SearchNode next;
    next.parent = node;
    next.turn = m_turns.size();
    next.cost = m_nodes[node].cost + turn.cost;
    next.event = event;
    next.words = arc.words;
    next.arc = arc.readings;
    turn.announced = arc.words.first;
    turn.plies = turnOf(m_nodes[node]).plies + 1;
    m_turns.push_back(std::move(turn));
    push(next);
}

double AnnouncementSearch::talkCost(std::size_t word) const
{
    const notation::SpokenWord& spoken = m_speech.words[word];
    const bool isNumber = std::isdigit(static_cast<unsigned char>(spoken.folded.front())) != 0;
    const bool startsUnit = word == 0 || m_speech.words[word - 1].unit != spoken.unit;
    const char after = m_speech.text[spoken.end];
    double cost = otherWordCost;
    if (isNumber && startsUnit && (after == '.' || spoken.folded.size() > 1)) {
        cost = moveNumberCost;
    } else if (m_reader.means(word, SpokenKind::Piece)) {
        cost = pieceWordCost;
    } else if (m_reader.means(word, SpokenKind::File) || m_reader.means(word, SpokenKind::Rank)) {
        cost = m_reader.means(word, SpokenKind::Filler) ? shortWordCost : squareWordCost;
    }
    const bool isDoubtful = m_transcript.utterances[m_speech.utterance[word]].isDoubtful;
    return isDoubtful ? cost * doubtfulShare : cost;
}

void AnnouncementSearch::addTalk(std::size_t node, std::size_t word)
{
    std::size_t count = 1;
    const bool known = turnOf(m_nodes[node]).plies > 0;
    bool cue = false;
    for (const notation::HeardTerm& term : m_reader.termsAt(word)) {
        if (term.meaning.kind == SpokenKind::Correction) {
            cue = known;
            count = std::max(count, term.words);
        }
    }
    const double cost = cue ? moveNumberCost : talkCost(word);
    SearchNode next = follow(node, SearchEvent::Talk, {word, cue ? count : 1}, cost);
    next.cue = next.cue || cue;
    push(next);
}

double AnnouncementSearch::speakerCost(std::size_t word, Color expected) const
{
    const auto& side = m_speech.side[word];
    return side && *side != expected ? wrongSpeakerCost : 0.0;
}

double AnnouncementSearch::secondsBetween(std::size_t first, std::size_t second) const
{
    const Utterance& a = m_transcript.utterances[m_speech.utterance[first]];
    const Utterance& b = m_transcript.utterances[m_speech.utterance[second]];
    return a.begin && b.begin ? *b.begin - *a.begin : 0.0;
}

std::vector<AnnouncementSearch::Meant> AnnouncementSearch::meantBy(const Position& position,
                                                                   const Readings& readings) const
{
    std::vector<Meant> result;
    for (const Reading& reading : readings) {
        const chess::MoveList moves = chess::matches(position, reading.token);
        const double cost = reading.cost + (moves.size() > 1 ? ambiguousCost : 0.0);
        for (const Move move : moves) {
            const bool known = std::any_of(result.begin(), result.end(),
                                           [=](const Meant& other) { return other.move == move; });
            if (result.size() < mostMoves && !known) {
                result.push_back({move, reading.token, cost});
            }
        }
        if (!result.empty() && reading.cost > result.front().cost + plainReadingCost) {
            break;
        }
    }
    return result;
}

void AnnouncementSearch::addAnnouncement(std::size_t node, const Arc& arc)
{
    const SearchNode& now = m_nodes[node];
    const Position before = turnOf(now).position;
    const std::vector<Meant> meant = meantBy(before, m_arcs[arc.readings]);
    double shared = arc.pauses + speakerCost(arc.words.first, before.sideToMove());
    shared += now.cue ? cueIgnoredCost : 0.0;
    shared += m_repeatsAsARule && turnOf(now).plies > 0 && !now.repeated ? notRepeatedCost : 0.0;
    for (const Meant& each : meant) {
        announce(node, SearchEvent::Announcement, arc,
                 {before.after(each.move), before, each.move, each.token, 0, shared + each.cost});
    }
    if (meant.empty() || meant.front().cost >= plainReadingCost) {
        addAfterMissedPly(node, arc);
        addIllegal(node, arc);
    }
}

/// The words are all that was said without a break.
bool AnnouncementSearch::isUtterance(WordRange words) const
{
    const std::size_t next = words.first + words.count;
    const auto& utterance = m_speech.utterance;
    const bool starts = words.first == 0 || utterance[words.first - 1] != utterance[words.first];
    return starts && utterance[next - 1] == utterance[words.first] &&
           (next == utterance.size() || utterance[next] != utterance[words.first]);
}

/// The announcement is a move of the player who has just moved: one ply was not recorded.
void AnnouncementSearch::addAfterMissedPly(std::size_t node, const Arc& arc)
{
    const HeardTurn& turn = turnOf(m_nodes[node]);
    if (turn.plies == 0 || turn.position.inCheck()) {
        return;
    }
    const Position before = passed(m_nodes[node].turn);
    const double shared =
        missedPlyCost + arc.pauses + speakerCost(arc.words.first, before.sideToMove());
    for (const Meant& each : meantBy(before, m_arcs[arc.readings])) {
        if (each.cost < plainReadingCost) {
            announce(
                node, SearchEvent::Announcement, arc,
                {before.after(each.move), before, each.move, each.token, 0, shared + each.cost});
        }
    }
}

void AnnouncementSearch::addIllegal(std::size_t node, const Arc& arc)
{
    const Reading likeliest = m_arcs[arc.readings].front();
    const Position before = turnOf(m_nodes[node]).position;
    if (likeliest.cost >= plainReadingCost) {
        return;
    }
    const chess::SanResolution meaning = chess::resolve(before, likeliest.token);
    const auto* illegal = std::get_if<chess::SanIllegal>(&meaning);
    HeardTurn turn;
    turn.before = before;
    turn.position =
        illegal != nullptr ? before.afterAnyway(illegal->move) : passed(m_nodes[node].turn);
    turn.move = illegal != nullptr ? illegal->move : Move();
    turn.token = likeliest.token;
    turn.cost = (isUtterance(arc.words) ? illegalUtteranceCost : illegalCost) + likeliest.cost +
                arc.pauses + speakerCost(arc.words.first, before.sideToMove()) +
                (m_nodes[node].cue ? cueIgnoredCost : 0.0);
    announce(node, SearchEvent::IllegalAnnouncement, arc, std::move(turn));
}

}  // namespace diptych::importers
