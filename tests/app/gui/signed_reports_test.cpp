#include "app/gui/archive_dialog.h"
#include "app/gui/desk_page.h"
#include "app/gui/hand_field.h"
#include "app/gui/identity_box.h"
#include "app/gui/main_actions.h"
#include "app/gui/new_identity_dialog.h"
#include "app/gui/notice_bar.h"
#include "app/gui/page_view.h"
#include "app/gui/preview_dialog.h"
#include "app/gui/review_dialog.h"
#include "app/gui/ruling_panel.h"
#include "app/gui/score_table_view.h"
#include "app/gui/sentence_view.h"
#include "app/gui/sign_dialog.h"
#include "app/session/documents/identity_store.h"
#include "tests/app/gui/open_window.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

using namespace diptych;
using namespace diptych::gui;
using chess::Color;
using test::OpenWindow;

namespace {

constexpr int patience = 60000;

const QString passphrase = QStringLiteral("two boards one game");

std::string bytesOf(const QString& path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll().toStdString();
}

/// An identity in a file, as the arbiter would make it.
QString makeIdentity(OpenWindow& window)
{
    const QString path = window.file(QStringLiteral("arbiter.p12"));
    const auto made = session::makeIdentity(path.toStdString(), {"Agnes Arbiter", "", ""},
                                            reports::Passphrase(passphrase.toStdString()));
    EXPECT_TRUE(made) << (made ? "" : made.error());
    return path;
}

void sign(SignDialog& dialog, const QString& identity, const QString& path)
{
    dialog.identity()->setPath(identity);
    dialog.identity()->passphrase()->setText(passphrase);
    dialog.signTo(path);
    EXPECT_TRUE(QTest::qWaitFor([&dialog] { return !dialog.isBusy(); }, patience));
}

/// A ruled incident, signed by the arbiter as a container.
QString signedContainer(OpenWindow& window, const QString& identity)
{
    window->desk()->acceptRemedy();
    SignDialog dialog(window->document(), &*window);
    const QString path = window.file(QStringLiteral("incident.asice"));
    sign(dialog, identity, path);
    return path;
}

}  // namespace

TEST(NewIdentity, WantsANameAndTheSamePassphraseTwice)
{
    OpenWindow window;
    NewIdentityDialog dialog(window.file(QStringLiteral("new.p12")), &*window);
    dialog.show();
    auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    EXPECT_FALSE(ok->isEnabled());
    dialog.name()->setText(QStringLiteral("Agnes Arbiter"));
    dialog.passphrase()->setText(passphrase);
    dialog.repeated()->setText(QStringLiteral("another"));
    EXPECT_FALSE(ok->isEnabled());
    EXPECT_FALSE(dialog.hint().isEmpty());
    dialog.repeated()->setText(passphrase);
    ASSERT_TRUE(ok->isEnabled());
    ok->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog.isVisible(); }, patience));
    const auto owner = session::ownerOf(dialog.path().toStdString());
    ASSERT_TRUE(owner) << owner.error();
    EXPECT_EQ(owner->name(), "Agnes Arbiter");
    EXPECT_EQ(QFile::permissions(dialog.path()) & (QFile::ReadGroup | QFile::ReadOther),
              QFile::Permissions());
}

TEST(Signing, RefusesAProposal)
{
    OpenWindow window(test::differingScores);
    SignDialog dialog(window->document(), &*window);
    dialog.show();
    EXPECT_TRUE(dialog.hint().contains(QStringLiteral("no ruling")));
    EXPECT_FALSE(dialog.refused(Color::White)->isEnabled());
}

TEST(Signing, SignsTheReportOfARuledIncidentForArbiterAndPlayer)
{
    OpenWindow window(test::differingScores);
    const QString identity = makeIdentity(window);
    window->desk()->acceptRemedy();
    SignDialog dialog(window->document(), &*window);
    dialog.show();
    dialog.refused(Color::Black)->click();
    EXPECT_EQ(window->document()->inputs().ruling->refusedToSign, std::vector{Color::Black});
    dialog.kind()->setCurrentIndex(1);
    QTest::mousePress(dialog.hand(), Qt::LeftButton, {}, QPoint(10, 10));
    QTest::mouseMove(dialog.hand(), QPoint(60, 30));
    QTest::mouseRelease(dialog.hand(), Qt::LeftButton, {}, QPoint(90, 12));
    EXPECT_EQ(dialog.hand()->hand().size(), 1U);
    const QString path = window.file(QStringLiteral("report.pdf"));
    sign(dialog, identity, path);
    EXPECT_TRUE(dialog.hint().startsWith(QStringLiteral("Signed"))) << dialog.hint().toStdString();
    EXPECT_TRUE(dialog.identity()->passphrase()->text().isEmpty());
    EXPECT_TRUE(dialog.hand()->hand().empty());

    dialog.role()->setCurrentIndex(2);
    for (auto* line : dialog.findChildren<QLineEdit*>()) {
        if (line->accessibleName() == QStringLiteral("Name")) {
            line->setText(QStringLiteral("Weiss, Wilma"));
        }
    }
    sign(dialog, identity, path);
    const auto verified = reports::verify(bytesOf(path), {});
    ASSERT_TRUE(verified);
    EXPECT_TRUE(verified->valid());
    ASSERT_EQ(verified->signatures.size(), 2U);
    EXPECT_EQ(verified->signatures[0].name, "Agnes Arbiter");
    EXPECT_EQ(verified->signatures[1].role, "white");
    EXPECT_EQ(dialog.signatures()->model()->rowCount(), 2);
}

TEST(Signing, SaysWhenThePassphraseIsWrongAndWritesNothing)
{
    OpenWindow window(test::differingScores);
    const QString identity = makeIdentity(window);
    window->desk()->acceptRemedy();
    SignDialog dialog(window->document(), &*window);
    dialog.identity()->setPath(identity);
    dialog.identity()->passphrase()->setText(QStringLiteral("wrong"));
    const QString path = window.file(QStringLiteral("none.asice"));
    dialog.signTo(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog.isBusy(); }, patience));
    EXPECT_FALSE(QFile::exists(path));
    EXPECT_TRUE(dialog.hint().contains(QStringLiteral("passphrase")))
        << dialog.hint().toStdString();
}

TEST(Review, TellsTheStateOfASignedContainerAndOpensItsEvidenceForReading)
{
    OpenWindow window(test::differingScores);
    const QString identity = makeIdentity(window);
    const QString path = signedContainer(window, identity);
    const auto ruled = window->document()->inputs();
    ReviewDialog dialog(bytesOf(path), QStringLiteral("incident.asice"), window->document()->book(),
                        &*window);
    QObject::connect(&dialog, &ReviewDialog::walkRequested, &*window,
                     [&window](const session::Desk& desk) {
                         window->document()->open(desk, IncidentDocument::Access::Read);
                     });
    dialog.show();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog.isBusy(); }, patience));
    EXPECT_TRUE(dialog.signatures()->currentIndex().data().toString().contains(
        QStringLiteral("Agnes Arbiter")));
    dialog.walk()->click();
    EXPECT_TRUE(window->document()->isReadOnly());
    EXPECT_EQ(window->document()->inputs().ruling->chosen.size(), ruled.ruling->chosen.size());
    EXPECT_EQ(window->document()->desk().sheets.size(), 2U);
    window->document()->withdrawRuling();
    EXPECT_TRUE(window->document()->inputs().ruling);
}

TEST(Review, RecordsAndSignsTheDecision)
{
    OpenWindow window(test::differingScores);
    const QString identity = makeIdentity(window);
    const std::string report = bytesOf(signedContainer(window, identity));
    ReviewDialog dialog(report, QStringLiteral("incident.asice"), window->document()->book(),
                        &*window);
    dialog.show();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog.isBusy(); }, patience));
    dialog.identity()->setPath(identity);
    dialog.identity()->passphrase()->setText(passphrase);
    const QString path = window.file(QStringLiteral("decision.pdf"));
    dialog.decideTo(path);
    EXPECT_FALSE(QFile::exists(path));
    dialog.outcome()->setCurrentIndex(3);
    dialog.reason()->setPlainText(QStringLiteral("The scores part where the arbiter says."));
    dialog.decideTo(path);
    EXPECT_FALSE(QFile::exists(path)) << "nobody decides";
    dialog.committee()->setPlainText(QStringLiteral("Vorsitz, Vera"));
    dialog.decideTo(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog.isBusy(); }, patience));
    const auto verified = reports::verify(bytesOf(path), {});
    ASSERT_TRUE(verified);
    EXPECT_TRUE(verified->valid()) << dialog.hint().toStdString();
}

TEST(Review, SaysWhatWasDoneToAFileAndForbidsADecision)
{
    OpenWindow window(test::differingScores);
    const QString identity = makeIdentity(window);
    window->desk()->acceptRemedy();
    SignDialog signing(window->document(), &*window);
    signing.kind()->setCurrentIndex(1);
    const QString path = window.file(QStringLiteral("report.pdf"));
    sign(signing, identity, path);
    std::string changed = bytesOf(path);
    changed[changed.size() / 3] ^= 1;
    ReviewDialog dialog(changed, QStringLiteral("report.pdf"), window->document()->book(),
                        &*window);
    dialog.show();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog.isBusy(); }, patience));
    EXPECT_TRUE(dialog.hint().contains(QStringLiteral("do not hold")))
        << dialog.hint().toStdString();
    EXPECT_FALSE(dialog.walk()->isEnabled());
}

TEST(Preview, ShowsThePagesOfTheReportAndItsWordsInEachLanguage)
{
    OpenWindow window(test::differingScores);
    PreviewDialog dialog(window->document(), &*window);
    dialog.show();
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return !dialog.isBusy() && dialog.pages()->isDrawn(); }, patience));
    EXPECT_GE(dialog.pages()->pageCount(), 1);
    EXPECT_TRUE(dialog.text()->toPlainText().contains(QStringLiteral("D.2.9")));
    dialog.language()->setCurrentIndex(1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog.isBusy(); }, patience));
    EXPECT_TRUE(dialog.text()->toPlainText().contains(QStringLiteral("Weiß")));
}

TEST(Archive, IsMadeFilledSearchedAndChecked)
{
    OpenWindow window(test::differingScores);
    auto after = window->document()->inputs();
    after.players.white = incident::Player{};
    after.players.white->name = "Weiss, Wilma";
    window->document()->change(after, QStringLiteral("Name a player"));
    ArchiveDialog dialog(window->document(), &*window);
    dialog.show();
    const auto isDone = [&dialog] { return !dialog.isBusy(); };
    dialog.openStore(window.file(QStringLiteral("archive")));
    ASSERT_TRUE(QTest::qWaitFor(isDone, patience));
    ASSERT_TRUE(dialog.make()->isVisible()) << dialog.state().toStdString();
    dialog.make()->click();
    ASSERT_TRUE(QTest::qWaitFor(isDone, patience));
    dialog.add()->click();
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return isDone() && dialog.state().contains(QStringLiteral("1 incident")); },
        patience))
        << dialog.state().toStdString();
    dialog.player()->setText(QStringLiteral("nobody"));
    dialog.search();
    ASSERT_TRUE(QTest::qWaitFor(isDone, patience));
    EXPECT_EQ(dialog.found()->currentIndex().data().toString(),
              QStringLiteral("Nothing was found."));
    dialog.player()->setText(QStringLiteral("wilma"));
    dialog.search();
    ASSERT_TRUE(QTest::qWaitFor(isDone, patience));
    EXPECT_TRUE(
        dialog.found()->currentIndex().data().toString().contains(QStringLiteral("Weiss, Wilma")));
    dialog.exportTo(window.file(QStringLiteral("register.xlsx")));
    ASSERT_TRUE(QTest::qWaitFor(isDone, patience));
    EXPECT_TRUE(QFile::exists(window.file(QStringLiteral("register.xlsx"))));
    dialog.check();
    ASSERT_TRUE(QTest::qWaitFor(isDone, patience));
    EXPECT_TRUE(dialog.state().contains(QStringLiteral("Nothing was removed")))
        << dialog.state().toStdString();
}
