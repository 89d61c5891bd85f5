#include "app/gui/signature_words.h"

#include "app/gui/text.h"
#include "reports/verification/verification_words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace diptych::gui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Signatures)
};

QString timeWords(std::time_t time)
{
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(time), QLocale::ShortFormat);
}

Sentence sentenceOf(const reports::SignatureReport& signature, const reports::PhraseBook& book)
{
    Sentence sentence;
    sentence.tone = signature.valid ? Tone::Chosen : Tone::Differs;
    sentence.badge = signature.valid ? Words::tr("Valid") : Words::tr("Not valid");
    const QString name =
        signature.name.empty() ? Words::tr("Without a name") : toQt(signature.name);
    sentence.text = signature.role.empty()
                        ? name
                        : QStringLiteral("%1 (%2)").arg(name, roleName(signature.role));
    if (!signature.part.empty()) {
        //: %1 a signer with his role, %2 a file in a container
        sentence.text = Words::tr("%1, in %2").arg(sentence.text, toQt(signature.part));
    }
    if (signature.time) {
        sentence.steps
            << Words::tr("Signed %1, by the signer’s own clock").arg(timeWords(*signature.time));
    }
    if (signature.stampedAt) {
        sentence.steps
            << Words::tr("Time stamp of an authority: %1").arg(timeWords(*signature.stampedAt));
    }
    sentence.steps << capitalised(toQt(reports::describe(signature.trust, book)));
    if (const auto form = reports::describe(signature.profile, book); !form.empty()) {
        sentence.steps << capitalised(toQt(form));
    }
    if (!signature.fingerprint.empty()) {
        sentence.source = Words::tr("Fingerprint %1").arg(toQt(signature.fingerprint));
    }
    return sentence;
}

}  // namespace

QString roleName(const std::string& role)
{
    if (role == "arbiter") {
        return Words::tr("Arbiter");
    }
    if (role == "chief") {
        return Words::tr("Chief arbiter");
    }
    if (role == "white") {
        return Words::tr("White");
    }
    if (role == "black") {
        return Words::tr("Black");
    }
    if (role == "assistant") {
        return Words::tr("Assistant");
    }
    return role == "committee" ? Words::tr("Committee") : toQt(role);
}

std::vector<Sentence> sentencesOf(const reports::Verification& verification,
                                  const reports::PhraseBook& book)
{
    std::vector<Sentence> sentences;
    for (const reports::Problem& problem : verification.problems) {
        Sentence sentence;
        sentence.tone = Tone::Differs;
        sentence.badge = Words::tr("Problem");
        sentence.text = toQt(reports::describe(problem, book));
        sentences.push_back(std::move(sentence));
    }
    for (const reports::SignatureReport& signature : verification.signatures) {
        sentences.push_back(sentenceOf(signature, book));
    }
    return sentences;
}

}  // namespace diptych::gui
