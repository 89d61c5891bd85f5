#include "app/gui/main_actions.h"
#include "app/gui/move_line.h"
#include "app/gui/typing_page.h"
#include "core/chess/movegen.h"
#include "core/notation/move_writer.h"
#include "tests/app/gui/open_window.h"

#include <QRandomGenerator>
#include <QTest>

#include <gtest/gtest.h>

#include <set>

using namespace diptych;
using namespace diptych::gui;
using chess::Color;
using test::OpenWindow;

namespace {

using Entries = std::vector<std::string>;

void undo(MoveLine* line)
{
    QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
}

/// Types and undoes at random, and holds every step to what was typed.
class RandomTyping {
public:
    RandomTyping(TypingPage& page, quint32 seed)
        : m_page(page)
        , m_random(seed)
    {
        m_seen.insert(entries());
    }

    void step()
    {
        const auto choice = m_random.bounded(100);
        if (choice < 70) {
            type(nextCharacter());
        } else if (choice < 80) {
            undoOnce();
        } else if (choice < 86) {
            QTest::keyClick(m_page.line(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            EXPECT_TRUE(m_seen.contains(entries())) << "redone";
            forget();
        } else if (choice < 94) {
            QTest::keyClick(m_page.line(), Qt::Key_Backspace);
            forget();
        } else if (!m_page.line()->text().isEmpty()) {
            takeAsItIs();
        }
        m_seen.insert(entries());
    }

private:
    Entries entries() const { return m_page.typing()->score(Color::White).entries; }

    void forget()
    {
        m_move.clear();
        m_typed.clear();
    }

    /// Mostly of a legal move, at times any other.
    char nextCharacter()
    {
        if (m_random.bounded(8) == 0) {
            return "abcdefgh12345678NBRQKO-x+="[m_random.bounded(26)];
        }
        const std::size_t at = static_cast<std::size_t>(m_page.line()->text().size());
        if (m_move.size() <= at) {
            const chess::Position& position = m_page.typing()->position();
            const auto moves = chess::legalMoves(position);
            if (moves.empty()) {
                return 'e';
            }
            const auto number = m_random.bounded(static_cast<int>(moves.size()));
            m_move = notation::writeMove(position, moves[static_cast<std::size_t>(number)],
                                         m_page.typing()->dialect(Color::White));
        }
        return at < m_move.size() ? m_move[at] : 'e';
    }

    bool canBecome(const chess::Position& position, const std::string& typed,
                   const std::string& entry) const
    {
        const auto found =
            session::complete(position, typed, m_page.typing()->dialect(Color::White));
        return std::any_of(found.offers.begin(), found.offers.end(),
                           [&](const auto& offer) { return offer.spelling == entry; });
    }

    void type(char character)
    {
        const Entries before = entries();
        const chess::Position position = m_page.typing()->position();
        const std::string open = m_page.line()->text().toStdString() + character;
        QTest::keyClick(m_page.line(), character);
        const Entries after = entries();
        if (m_seen.contains(after)) {
            m_typed += character;
            return;
        }
        ASSERT_FALSE(after.empty());
        const bool isNew = canBecome(position, open, after.back());
        const bool isOther = canBecome(m_before, m_typed + character, after.back());
        EXPECT_TRUE(isNew || isOther) << after.back() << " from " << open;
        EXPECT_LE(after.size(), before.size() + 1);
        m_before = isNew ? position : m_before;
        m_typed = isNew ? open : m_typed + character;
        m_move.clear();
    }

    void undoOnce()
    {
        const bool isOpen = !m_page.line()->text().isEmpty();
        const Entries before = entries();
        undo(m_page.line());
        EXPECT_TRUE(m_page.line()->text().isEmpty());
        EXPECT_TRUE(isOpen ? entries() == before : m_seen.contains(entries())) << "undone";
        forget();
    }

    void takeAsItIs()
    {
        const chess::Position position = m_page.typing()->position();
        const std::string open = m_page.line()->text().toStdString();
        QTest::keyClick(m_page.line(), Qt::Key_Return);
        ASSERT_FALSE(entries().empty());
        const std::string last = entries().back();
        EXPECT_TRUE(last == open || canBecome(position, open, last)) << last << " from " << open;
        forget();
    }

    TypingPage& m_page;
    QRandomGenerator m_random;
    std::set<Entries> m_seen{};
    chess::Position m_before = chess::Position::initial();
    std::string m_typed{};  ///< of the move taken last
    std::string m_move{};   ///< that is being typed
};

}  // namespace

TEST(TypingUndo, TakesOneNamedEditBackAtATimeAndLeavesTheLineEmpty)
{
    OpenWindow window;
    window->actions()->typeScores->trigger();
    TypingPage& page = *window->typing();
    QTest::keyClicks(page.line(), QStringLiteral("e4e5Nf3Nc6"));
    for (std::size_t left = 4; left > 0; --left) {
        EXPECT_EQ(page.typing()->score(Color::White).entries.size(), left);
        EXPECT_TRUE(window->document()->history()->undoText().startsWith(QStringLiteral("Type ")));
        undo(page.line());
        EXPECT_EQ(page.line()->text(), QString());
        EXPECT_EQ(page.typing()->place(), left - 1);
    }
    EXPECT_FALSE(window->document()->history()->canUndo());
    QTest::keyClick(page.line(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(page.typing()->score(Color::White).entries, Entries{"e4"});
}

TEST(TypingUndo, TakesWhatIsOpenAwayFirst)
{
    OpenWindow window;
    window->actions()->typeScores->trigger();
    TypingPage& page = *window->typing();
    QTest::keyClicks(page.line(), QStringLiteral("e4e5N"));
    undo(page.line());
    EXPECT_EQ(page.line()->text(), QString());
    EXPECT_EQ(page.typing()->score(Color::White).entries, (Entries{"e4", "e5"}));
    undo(page.line());
    EXPECT_EQ(page.typing()->score(Color::White).entries, Entries{"e4"});
}

TEST(TypingUndo, TakesADigitForAMoveOfItsOwnOnceTheOneBeforeIsUndone)
{
    OpenWindow window;
    window->actions()->typeScores->trigger();
    TypingPage& page = *window->typing();
    QTest::keyClicks(page.line(), QStringLiteral("e4e5Nf"));
    undo(page.line());
    QTest::keyClick(page.line(), '3');
    EXPECT_EQ(page.line()->text(), QStringLiteral("3"));
    EXPECT_EQ(page.typing()->score(Color::White).entries, (Entries{"e4", "e5"}));
}

TEST(TypingUndo, NeverEntersWhatWasNotTyped)
{
    for (quint32 seed = 1; seed <= 12; ++seed) {
        OpenWindow window;
        window->actions()->typeScores->trigger();
        RandomTyping typing(*window->typing(), seed);
        for (int i = 0; i < 120 && !testing::Test::HasFailure(); ++i) {
            typing.step();
        }
        ASSERT_FALSE(testing::Test::HasFailure()) << "seed " << seed;
    }
}
