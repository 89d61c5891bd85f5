#include "app/gui/score_table_view.h"
#include "app/session/desk.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <gtest/gtest.h>

using namespace diptych;
using namespace diptych::gui;

namespace {

reports::PhraseBook english()
{
    return reports::PhraseBook::forLanguage(reports::Language::English);
}

incident::ScoreSource typed(score::Keeper keeper, const char* text)
{
    incident::ScoreSource source;
    source.keeper = keeper;
    source.dialect = "en";
    source.text = text;
    return source;
}

ScoreRows rowsOf(const char* white, const char* black)
{
    incident::Incident incident;
    incident.scores = {typed(score::Keeper::White, white), typed(score::Keeper::Black, black)};
    const auto desk = session::evaluate(incident, {});
    EXPECT_TRUE(desk);
    return scoreRowsOf(*desk, english());
}

std::string asText(const QString& text)
{
    return text.toStdString();
}

constexpr const char* italian = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6";

}  // namespace

TEST(ScoreRows, AreAgreedWhereOnlyTheSpellingDiffers)
{
    const ScoreRows table =
        rowsOf(italian, "1. e2-e4 e7-e5 2. Ng1f3 Nb8c6 3. Bf1-c4 Bf8-c5 4. c3 Ngf6 5. d3 d6");
    ASSERT_EQ(table.rows.size(), 11U);
    EXPECT_TRUE(table.differences.empty());
    for (std::size_t ply = 1; ply < table.rows.size(); ++ply) {
        EXPECT_EQ(table.rows[ply].kind, RowKind::Agreed) << ply;
        EXPECT_EQ(asText(table.rows[ply].state), "agreed");
    }
    EXPECT_EQ(asText(table.rows[3].blackText), "Ng1f3");
    EXPECT_EQ(asText(table.rows[3].blackReading), "Nf3");
    EXPECT_EQ(asText(table.rows[4].number), "2…");
    EXPECT_EQ(asText(table.rows[4].header), "Move 2, Black");
}

TEST(ScoreRows, HaveARowForAnEntryThatIsMissing)
{
    const ScoreRows table = rowsOf(italian, "1. e4 e5 2. Nf3 Nc6 3. Bc4 4. c3 Nf6 5. d3 d6");
    ASSERT_EQ(table.rows.size(), 11U);
    EXPECT_EQ(table.differences, std::vector<int>{6});
    EXPECT_EQ(table.rows[6].kind, RowKind::Doubtful);
    EXPECT_EQ(asText(table.rows[6].blackText), "missing");
    EXPECT_EQ(asText(table.rows[6].whiteText), "Bc5");
    EXPECT_NE(asText(table.rows[6].state).find("Black’s score"), std::string::npos);
}

TEST(ScoreRows, SayWhyAnEntryIsIllegal)
{
    const char* pinned = "1. e4 e5 2. Nf3 d6 3. Bb5 Nc6 4. d4 Nxd4";
    const ScoreRows table = rowsOf(pinned, pinned);
    bool says = false;
    for (const ScoreRow& row : table.rows) {
        says = says || (row.kind == RowKind::Differs && row.state.contains(QStringLiteral(", ")));
    }
    EXPECT_TRUE(says);
}

TEST(ScoreRows, ShowTheSquaresWhereOneEntryIsTwoMoves)
{
    const ScoreRows table = rowsOf("1. d4 d5 2. Nf3 Nf6 3. Nd2 e6 4. Nf3 Be7 5. e3",
                                   "1. d4 d5 2. Nf3 Nf6 3. Nd2 e6 4. Ne5 Be7 5. e3");
    ASSERT_GT(table.rows.size(), 5U);
    EXPECT_EQ(table.rows[5].whiteText, table.rows[5].blackText);
    EXPECT_EQ(asText(table.rows[5].whiteReading), "Nfd2 (f3–d2)");
    EXPECT_EQ(asText(table.rows[5].blackReading), "Nbd2 (b1–d2)");
}

TEST(ScoreRows, SayWhereOnlyOneScoreGoesOn)
{
    const ScoreRows table = rowsOf(italian, "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6");
    ASSERT_EQ(table.rows.size(), 11U);
    EXPECT_EQ(table.rows[10].kind, RowKind::Single);
    EXPECT_EQ(asText(table.rows[10].state), "only in White’s score");
}

TEST(ScoreTableModel, KeepsTheRulesOfModelsWhenRowsComeAndGo)
{
    ScoreTableModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setRows(rowsOf(italian, italian));
    EXPECT_EQ(model.rowCount(), 11);
    model.setRows(rowsOf("1. e4 e5", "1. e4 e5"));
    EXPECT_EQ(model.rowCount(), 3);
}

TEST(ScoreTableModel, SpeaksTheStateWithEveryCellThatIsNotAgreed)
{
    ScoreTableModel model;
    model.setRows(rowsOf("1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. Nf3 Nf6"));
    const auto spoken = [&](int row, int column) {
        return asText(model.data(model.index(row, column), Qt::AccessibleTextRole).toString());
    };
    EXPECT_EQ(spoken(3, ScoreTableModel::WhiteText), "Nf3");
    EXPECT_EQ(spoken(4, ScoreTableModel::WhiteText), "Nc6, different moves");
    EXPECT_EQ(spoken(4, ScoreTableModel::BlackReading), "Nf6, different moves");
    EXPECT_EQ(spoken(4, ScoreTableModel::Number), "Move 2, Black, different moves");
    EXPECT_EQ(
        asText(model.data(model.index(4, ScoreTableModel::State), Qt::DisplayRole).toString()),
        "✗ different moves");
}

TEST(ScoreTableView, KeepsItsPlyWhenTheScoresChange)
{
    ScoreTableView view;
    view.present(rowsOf(italian, italian));
    view.goToPly(7);
    view.present(rowsOf(italian, "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d5"));
    EXPECT_EQ(view.currentPly(), 7);
    view.goToNextDifference();
    EXPECT_EQ(view.currentPly(), 10);
    EXPECT_EQ(view.currentDifference(), 1);
    view.present(rowsOf("1. e4", "1. e4"));
    EXPECT_EQ(view.currentPly(), 1);
}

TEST(ScoreTable, TellsBelowAnEntryWhatItMeansWhereThatHasNoColumn)
{
    ScoreTableModel model;
    model.setRows(rowsOf(italian, "1. e2-e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6"));
    model.setReadings(ScoreTableModel::Readings::Below);
    const auto told = [&](int ply, ScoreTableModel::Column column, int role) {
        return asText(model.data(model.index(ply, column), role).toString());
    };
    EXPECT_EQ(told(1, ScoreTableModel::BlackText, Qt::DisplayRole), "e2-e4\n→ e4");
    EXPECT_EQ(told(1, ScoreTableModel::BlackText, Qt::AccessibleTextRole), "e2-e4, read as e4");
    EXPECT_EQ(told(1, ScoreTableModel::BlackText, Qt::EditRole), "e2-e4");
    EXPECT_EQ(told(2, ScoreTableModel::BlackText, Qt::DisplayRole), "e5");
}
