#include "importers/recorder/announcement_search.h"

#include "core/chess/bitboard.h"
#include "core/chess/san.h"
#include "importers/recorder/announcement_costs.h"
#include "importers/source/sheet_readings.h"

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
/// Words behind the last move of a game this long are not heard.
constexpr int mostPlies = static_cast<int>(mostEntries);
constexpr std::size_t wordsThatShowHabits = 3000;

}  // namespace

AnnouncementSearch::AnnouncementSearch(const Transcript& transcript, const Speech& speech,
                                       const notation::SpokenReader& reader, const Position& start)
    : m_transcript(transcript)
    , m_speech(speech)
    , m_reader(reader)
    , m_turns(start)
    , m_at(speech.words.size() + 1)
    , m_least(speech.words.size() + 1, std::numeric_limits<double>::infinity())
    , m_pressedBefore(speech.words.size() + 1, 0)
{
    for (const SpeechNote& note : speech.notes) {
        m_pressedBefore[note.word] = m_pressedBefore[note.word] != 0 || note.isPress ? 1 : 0;
    }
    m_phrases.resize(speech.words.size());
    m_nodes.emplace_back();
    m_at[0].push_back(0);
}

std::vector<SearchNode> AnnouncementSearch::run()
{
    findHabit();
    std::size_t words = m_speech.words.size();
    for (std::size_t word = 0; word < words; ++word) {
        const std::vector<std::size_t> nodes = kept(word);
        if (!nodes.empty() && turnOf(m_nodes[nodes.front()]).plies > mostPlies) {
            words = word;
            break;
        }
        for (const std::size_t node : nodes) {
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
    const std::size_t end = std::min(m_speech.words.size(), wordsThatShowHabits);
    for (std::size_t word = 0; word < end;) {
        const auto& phrases = phrasesAt(word);
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

bool AnnouncementSearch::isSame(const SearchNode& a, const SearchNode& b, Moment moment)
{
    return m_turns.position(a.turn, moment) == m_turns.position(b.turn, moment);
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
                   (better.turn == node.turn ||
                    (isSame(better, node, Moment::After) && isSame(better, node, Moment::Before)));
        });
        if (!known) {
            result.push_back(index);
        }
    }
    all = result;
    return result;
}

std::vector<notation::SpokenPhrase>& AnnouncementSearch::phrasesAt(std::size_t word)
{
    auto& phrases = m_phrases[word];
    if (!phrases) {
        phrases = m_reader.phrasesAt(word, m_speech.words.size(), longestPause);
    }
    return *phrases;
}

void AnnouncementSearch::expand(std::size_t word)
{
    const std::vector<std::size_t> nodes = m_at[word];
    for (notation::SpokenPhrase& phrase : phrasesAt(word)) {
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

/// A better line by far ends with the same words.
bool AnnouncementSearch::isHopeless(WordRange words, double cost) const
{
    return cost > m_least[words.first + words.count] + beamMargin;
}

void AnnouncementSearch::push(const SearchNode& node)
{
    const std::size_t end = node.words.first + node.words.count;
    if (!isHopeless(node.words, node.cost)) {
        m_least[end] = std::min(m_least[end], node.cost);
        m_at[end].push_back(m_nodes.size());
        m_nodes.push_back(node);
    }
}

/// Follows a new announcement.
void AnnouncementSearch::announce(std::size_t node, SearchEvent event, const Arc& arc,
                                  HeardTurn turn)
{
    if (isHopeless(arc.words, m_nodes[node].cost + turn.cost)) {
        return;
    }
    SearchNode next;
    next.parent = node;
    next.cost = m_nodes[node].cost + turn.cost;
    next.event = event;
    next.words = arc.words;
    next.arc = arc.readings;
    turn.parent = m_nodes[node].turn;
    turn.announced = arc.words.first;
    turn.plies = turnOf(m_nodes[node]).plies + 1;
    turn.toMove = chess::opposite(m_turns.sideToMove(turn.parent, turn.follows));
    next.turn = m_turns.add(turn);
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

std::vector<AnnouncementSearch::Meant> AnnouncementSearch::meantBy(std::size_t turn, Moment moment,
                                                                   const Readings& readings)
{
    std::vector<Meant> result;
    const LegalTargets& targets = m_turns.targets(turn, moment);
    const Position& position = m_turns.position(turn, moment);
    for (const Reading& reading : readings) {
        if (!result.empty() && reading.cost > result.front().cost + plainReadingCost) {
            break;
        }
        if (!targets.mayMean(reading.token)) {
            continue;
        }
        const chess::MoveList moves = chess::matches(position, reading.token);
        const double cost = reading.cost + (moves.size() > 1 ? ambiguousCost : 0.0);
        for (const Move move : moves) {
            const bool known = std::any_of(result.begin(), result.end(),
                                           [=](const Meant& other) { return other.move == move; });
            if (result.size() < mostMoves && !known) {
                result.push_back({move, reading.token, cost});
            }
        }
    }
    return result;
}

HeardTurn AnnouncementSearch::legalTurn(const Meant& meant, Moment follows, double cost)
{
    HeardTurn turn;
    turn.follows = follows;
    turn.move = meant.move;
    turn.token = meant.token;
    turn.cost = cost;
    return turn;
}

void AnnouncementSearch::addAnnouncement(std::size_t node, const Arc& arc)
{
    const SearchNode& now = m_nodes[node];
    const std::vector<Meant> meant = meantBy(now.turn, Moment::After, m_arcs[arc.readings]);
    double shared = arc.pauses + speakerCost(arc.words.first, turnOf(now).toMove);
    shared += now.cue ? cueIgnoredCost : 0.0;
    shared += m_repeatsAsARule && turnOf(now).plies > 0 && !now.repeated ? notRepeatedCost : 0.0;
    for (const Meant& each : meant) {
        announce(node, SearchEvent::Announcement, arc,
                 legalTurn(each, Moment::After, shared + each.cost));
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
    const std::size_t last = m_nodes[node].turn;
    if (m_turns[last].plies == 0 || m_turns.position(last, Moment::After).inCheck()) {
        return;
    }
    const double shared = missedPlyCost + arc.pauses +
                          speakerCost(arc.words.first, m_turns.sideToMove(last, Moment::Passed));
    for (const Meant& each : meantBy(last, Moment::Passed, m_arcs[arc.readings])) {
        if (each.cost < plainReadingCost) {
            announce(node, SearchEvent::Announcement, arc,
                     legalTurn(each, Moment::Passed, shared + each.cost));
        }
    }
}

void AnnouncementSearch::addIllegal(std::size_t node, const Arc& arc)
{
    const Reading& likeliest = m_arcs[arc.readings].front();
    if (likeliest.cost >= plainReadingCost) {
        return;
    }
    HeardTurn turn;
    turn.isLegal = false;
    turn.token = likeliest.token;
    turn.cost = (isUtterance(arc.words) ? illegalUtteranceCost : illegalCost) + likeliest.cost +
                arc.pauses + speakerCost(arc.words.first, turnOf(m_nodes[node]).toMove) +
                (m_nodes[node].cue ? cueIgnoredCost : 0.0);
    announce(node, SearchEvent::IllegalAnnouncement, arc, turn);
}

}  // namespace diptych::importers
