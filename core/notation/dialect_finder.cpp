#include "core/notation/dialect_finder.h"

#include "core/notation/dialect_catalog.h"
#include "core/notation/entry_reader.h"
#include "core/notation/entry_shape.h"
#include "core/notation/forgotten_capitals.h"
#include "core/notation/legal_extent.h"
#include "core/notation/letter_table.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace diptych::notation {

namespace {

/// How much less likely a sheet is for each entry that is not legal in a dialect.
constexpr double illegalCost = 3.0;
/// How much the costs of readings count against a dialect.
constexpr double costWeight = 2.0;
/// What an entry with the shape of a move counts against a dialect that cannot read its letters.
constexpr double unknownLettersCost = 0.75;
/// Shares below this are not worth naming.
constexpr double smallestShare = 0.01;
/// Readings in the other of two dialects: where it is not to be expected, and where it is.
constexpr double otherDialectBefore = 3.0;
constexpr double otherDialectAfter = 0.5;
constexpr double firstDialectAfter = 1.0;

/// Dialects that mean the same by all letters of a sheet.
struct Family {
    std::vector<const Dialect*> members{};
    std::string meaning;
    int known = 0;
    bool isReplayed = false;
    std::vector<Readings> readings{};
    LegalExtent extent{};
    int turnedLegal = 0;  ///< legal entries if the sheet is seen from the other side

    double fit = 0.0;  ///< how well the family explains the sheet; larger is better
};

std::vector<Readings> readAll(const WrittenEntries& entries, const Dialect& dialect,
                              const WritingHabits& habits)
{
    std::vector<Readings> readings;
    readings.reserve(entries.texts.size());
    for (const std::string_view text : entries.texts) {
        readings.push_back(readEntry(text, dialect, habits));
    }
    return readings;
}

std::vector<Family> familiesOf(const WrittenEntries& entries, Capitals capitals)
{
    const std::vector<UsedLetters> used = usedLetters(entries.texts);
    std::vector<Family> families;
    for (const Dialect& dialect : allDialects()) {
        LetterTable table = lettersIn(dialect, used, capitals);
        const auto same = std::find_if(families.begin(), families.end(), [&](const Family& family) {
            return family.meaning == table.meaning;
        });
        if (same != families.end()) {
            same->members.push_back(&dialect);
        } else {
            families.push_back({{&dialect}, std::move(table.meaning), table.known});
        }
    }
    std::stable_sort(families.begin(), families.end(),
                     [](const Family& a, const Family& b) { return a.known > b.known; });
    return families;
}

bool hasPawnLetter(const Readings& readings, std::string_view text)
{
    return !readings.empty() && readings.front().token.piece == chess::PieceType::Pawn &&
           !leadingLetters(text).empty();
}

/// Entries that are legal count, those before the first error more; letters that a dialect does not
/// have count against it. Few players write a letter for
/// the pawn, so such entries say nothing for a dialect.
double fitOf(const Family& family, const WrittenEntries& entries)
{
    double fit = -costWeight * family.extent.cost;
    for (std::size_t i = 0; i < family.readings.size(); ++i) {
        if (family.extent.isLegal[i] && !hasPawnLetter(family.readings[i], entries.texts[i])) {
            fit += static_cast<int>(i) < family.extent.prefix ? 1.5 : 1.0;
        }
        if (family.readings[i].empty() && shapeOf(entries.texts[i]) == EntryShape::Move) {
            fit -= unknownLettersCost;
        }
    }
    return fit;
}

void replay(Family& family, const WrittenEntries& entries, const WritingHabits& habits)
{
    if (!family.isReplayed) {
        family.readings = readAll(entries, *family.members.front(), habits);
        family.extent = legalExtent(entries.start, family.readings);
        family.fit = fitOf(family, entries);
        family.isReplayed = true;
    }
}

/// At the beginning, before a third of the sheet, several entries have no reading: they may be in
/// another dialect.
bool leavesBeginUnread(const std::vector<Readings>& readings)
{
    constexpr int several = 3;
    const auto end = readings.begin() + static_cast<std::ptrdiff_t>(readings.size() / 3);
    return std::count_if(readings.begin(), end,
                         [](const Readings& entry) { return entry.empty(); }) >= several;
}

/// Replays the families that know nearly as many letters as the best; all of them if none of
/// these explains the sheet. The best comes first afterwards.
void rank(std::vector<Family>& families, const WrittenEntries& entries, const WritingHabits& habits)
{
    const int most = families.front().known;
    int legal = 0;
    for (Family& family : families) {
        if (family.known * 10 >= most * 9) {
            replay(family, entries, habits);
            legal = std::max(legal, family.extent.legal);
        }
    }
    const bool beginIsUnread =
        std::all_of(families.begin(), families.end(), [](const Family& family) {
            return !family.isReplayed || leavesBeginUnread(family.readings);
        });
    if (beginIsUnread || legal * 5 < static_cast<int>(entries.texts.size()) * 4) {
        for (Family& family : families) {
            replay(family, entries, habits);
        }
    }
    std::stable_sort(families.begin(), families.end(), [](const Family& a, const Family& b) {
        return a.isReplayed != b.isReplayed ? a.isReplayed : a.fit > b.fit;
    });
}

/// Where nothing is legal from the first entry on, the sheet may be seen from the other side: then
/// the family that becomes legal when turned round comes first.
void chooseTurned(std::vector<Family>& families, const WrittenEntries& entries)
{
    if (families.front().extent.prefix > 0) {
        return;
    }
    for (Family& family : families) {
        if (!family.isReplayed) {
            continue;
        }
        std::vector<Readings> readings = family.readings;
        LegalExtent extent = family.extent;
        if (orient(entries.start, readings, extent) == Orientation::Turned) {
            family.turnedLegal = extent.legal;
        }
    }
    std::stable_sort(families.begin(), families.end(), [](const Family& a, const Family& b) {
        return a.turnedLegal > b.turnedLegal;
    });
}

std::vector<DialectLikelihood> likelihoodsOf(const std::vector<Family>& families)
{
    std::vector<DialectLikelihood> likelihoods;
    double sum = 0.0;
    for (const Family& family : families) {
        if (!family.isReplayed) {
            continue;
        }
        const double weight =
            std::exp(illegalCost * std::min(0.0, family.fit - families.front().fit));
        for (const Dialect* dialect : family.members) {
            likelihoods.push_back({dialect->code, weight});
            sum += weight;
        }
    }
    for (DialectLikelihood& entry : likelihoods) {
        entry.share /= sum;
    }
    const double least = std::min(smallestShare, likelihoods.front().share);
    std::erase_if(likelihoods, [=](const DialectLikelihood& entry) { return entry.share < least; });
    return likelihoods;
}

/// Readings of both dialects, each token once, cheapest first.
Readings joined(Readings first, double firstCost, const Readings& second, double secondCost)
{
    for (Reading& reading : first) {
        reading.cost += firstCost;
    }
    for (const Reading& reading : second) {
        const auto same = std::find_if(first.begin(), first.end(), [&](const Reading& known) {
            return known.token == reading.token;
        });
        if (same != first.end()) {
            same->cost -= firstCost;  // both mean it, so neither is out of place
        } else {
            first.push_back(
                {reading.token, reading.cost + secondCost, ReadingReason::OtherDialect});
        }
    }
    std::stable_sort(first.begin(), first.end(),
                     [](const Reading& a, const Reading& b) { return a.cost < b.cost; });
    return first;
}

std::vector<Readings> joinedFrom(std::size_t change, const std::vector<Readings>& first,
                                 const std::vector<Readings>& second)
{
    std::vector<Readings> result;
    result.reserve(first.size());
    for (std::size_t i = 0; i < first.size(); ++i) {
        result.push_back(i < change
                             ? joined(first[i], 0.0, second[i], otherDialectBefore)
                             : joined(first[i], firstDialectAfter, second[i], otherDialectAfter));
    }
    return result;
}

/// Number of entries from a place on that have no reading.
int unreadableFrom(std::size_t from, const std::vector<Readings>& readings)
{
    return static_cast<int>(std::count_if(readings.begin() + static_cast<std::ptrdiff_t>(from),
                                          readings.end(),
                                          [](const Readings& entry) { return entry.empty(); }));
}

/// A piece letter before a place is understood, so that the first dialect has some ground.
bool hasGround(const DialectFinding& finding, const WrittenEntries& entries, std::size_t before)
{
    for (std::size_t i = 0; i < before; ++i) {
        if (!finding.readings[i].empty() && !leadingLetters(entries.texts[i]).empty()) {
            return true;
        }
    }
    return false;
}

/// A sheet in two dialects: what it says, and where the second begins.
struct TwoDialects {
    std::vector<Readings> readings{};
    DialectChange change{};
    int legal = 0;
};

/// Looks for a second dialect that explains what the first, which is legal up to a place, leaves
/// unread. Entries of the second may be legal in the first by accident, so the change may lie
/// before that place. More entries than a number must be legal then.
std::optional<TwoDialects> secondDialect(const DialectFinding& first, std::size_t prefix,
                                         const WrittenEntries& entries, const WritingHabits& habits,
                                         int best)
{
    std::optional<TwoDialects> found;
    for (const std::size_t back : {0U, 2U, 5U, 9U}) {
        if (back + 1 >= prefix && back > 0) {
            break;
        }
        const std::size_t from = prefix - back;
        if (!hasGround(first, entries, from)) {
            break;
        }
        WrittenEntries rest = entries;
        rest.texts.erase(rest.texts.begin(),
                         rest.texts.begin() + static_cast<std::ptrdiff_t>(from));
        for (const Family& family : familiesOf(rest, habits.capitals)) {
            const Dialect& other = *family.members.front();
            if (other.code == first.code) {
                continue;
            }
            std::vector<Readings> both =
                joinedFrom(from, first.readings, readAll(entries, other, habits));
            const int legal = legalExtent(entries.start, both).legal;
            if (legal > best) {
                best = legal;
                found = TwoDialects{std::move(both), {other.code, from}, legal};
            }
        }
        if (found) {
            break;
        }
    }
    return found;
}

void addSecondDialect(DialectFinding& finding, const LegalExtent& extent,
                      const WrittenEntries& entries, const WritingHabits& habits)
{
    const std::size_t count = entries.texts.size();
    const auto from = static_cast<std::size_t>(extent.prefix);
    if (from >= count || unreadableFrom(from, finding.readings) < 2) {
        return;
    }
    const int best = extent.legal + std::max(2, static_cast<int>(count - from) / 3);
    if (auto two = secondDialect(finding, from, entries, habits, best)) {
        finding.readings = std::move(two->readings);
        finding.change = std::move(two->change);
        finding.legal = two->legal;
    }
}

DialectFinding findingOf(Family& best, const WrittenEntries& entries, const WritingHabits& habits)
{
    DialectFinding finding;
    finding.code = best.members.front()->code;
    finding.readings = best.readings;
    finding.orientation = orient(entries.start, finding.readings, best.extent);
    finding.legal = best.extent.legal;
    if (finding.orientation == Orientation::Usual) {
        addSecondDialect(finding, best.extent, entries, habits);
    }
    return finding;
}

/// The families that are legal for longest from the first entry on, and then leave a good part
/// unread: one of them may be the first of two dialects.
std::vector<const Family*> firstDialects(const std::vector<Family>& families, std::size_t count)
{
    constexpr std::size_t most = 6;
    constexpr int fewestLegal = 3;
    constexpr std::size_t unreadShare = 8;
    std::vector<const Family*> firsts;
    for (const Family& family : families) {
        const auto prefix = static_cast<std::size_t>(family.extent.prefix);
        if (family.isReplayed && family.extent.prefix >= fewestLegal &&
            static_cast<std::size_t>(unreadableFrom(prefix, family.readings)) >=
                std::max<std::size_t>(2, (count - prefix) / unreadShare)) {
            firsts.push_back(&family);
        }
    }
    std::stable_sort(firsts.begin(), firsts.end(), [](const Family* a, const Family* b) {
        return a->extent.prefix > b->extent.prefix;
    });
    firsts.resize(std::min(firsts.size(), most));
    return firsts;
}

/// A sheet that changes its dialect early fits the second one best as a whole, though hardly any of
/// it is legal so. It begins in the one that is legal for longest from the first entry on.
void findFirstDialect(DialectFinding& finding, const std::vector<Family>& families,
                      const WrittenEntries& entries, const WritingHabits& habits)
{
    constexpr std::size_t longestGame = 600;
    const std::size_t count = entries.texts.size();
    const int explained = static_cast<int>(count) * 4 / 5;
    const bool mayBegin = finding.legal < explained || leavesBeginUnread(families.front().readings);
    if (finding.orientation == Orientation::Turned || !mayBegin || count > longestGame) {
        return;
    }
    std::optional<TwoDialects> best;
    std::string code;
    int legal = finding.legal + std::max(2, static_cast<int>(count) / 12);
    for (const Family* family : firstDialects(families, count)) {
        DialectFinding first;
        first.code = family->members.front()->code;
        first.readings = family->readings;
        const auto prefix = static_cast<std::size_t>(family->extent.prefix);
        if (auto two = secondDialect(first, prefix, entries, habits, legal)) {
            legal = two->legal;
            code = first.code;
            best = std::move(two);
        }
    }
    if (best) {
        finding.code = code;
        finding.likelihoods = {{code, 1.0}};
        finding.readings = std::move(best->readings);
        finding.change = std::move(best->change);
        finding.legal = best->legal;
    }
}

DialectFinding foundOut(const WrittenEntries& entries, const WritingHabits& habits)
{
    std::vector<Family> families = familiesOf(entries, habits.capitals);
    rank(families, entries, habits);
    chooseTurned(families, entries);
    std::vector<DialectLikelihood> likelihoods = likelihoodsOf(families);
    DialectFinding finding = findingOf(families.front(), entries, habits);
    finding.likelihoods = std::move(likelihoods);
    findFirstDialect(finding, families, entries, habits);
    return finding;
}

DialectFinding asStated(const WrittenEntries& entries, const WritingHabits& habits)
{
    Family only{{entries.stated}, {}};
    replay(only, entries, habits);
    DialectFinding finding = findingOf(only, entries, habits);
    finding.likelihoods = {{entries.stated->code, 1.0}};
    return finding;
}

/// An entry has letters that the dialect does not know.
bool lacksLetters(const DialectFinding& finding, const WrittenEntries& entries)
{
    for (std::size_t i = 0; i < finding.readings.size(); ++i) {
        if (finding.readings[i].empty() && shapeOf(entries.texts[i]) == EntryShape::Move) {
            return true;
        }
    }
    return false;
}

DialectFinding find(const WrittenEntries& entries)
{
    const Capitals seen = capitalsOf(entries.texts);
    const WritingHabits habits{seen == Capitals::Unknown ? entries.capitals : seen,
                               entries.confusions};
    if (entries.stated == nullptr) {
        return foundOut(entries, habits);
    }
    DialectFinding stated = asStated(entries, habits);
    const int count = static_cast<int>(entries.texts.size());
    if (stated.legal * 4 >= count * 3) {
        return stated;
    }
    if (!lacksLetters(stated, entries)) {
        return stated;
    }
    DialectFinding other = foundOut(entries, habits);
    const int more = count < 4 ? 1 : std::max(2, count / 4);
    if (other.code != stated.code && other.legal >= stated.legal + more) {
        other.stated = StatedDialect::DoesNotFit;
        return other;
    }
    return stated;
}

}  // namespace

DialectFinding findDialect(const WrittenEntries& entries)
{
    DialectFinding finding = find(entries);
    allowForgottenCapitals(entries.start, finding.readings);
    return finding;
}

}  // namespace diptych::notation
